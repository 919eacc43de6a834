/* cra-token.h: the counter of a man as a widget, outside the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"

#include <gtk/gtk.h>

/* Returns: (transfer floating): a widget that shows a counter. @size: its width and height in
 * pixels */
GtkWidget *cra_token_new (int size);

/* @token: (nullable): copied; NULL shows nothing */
void cra_token_show (GtkWidget *widget, const CrToken *token);

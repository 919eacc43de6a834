/* cra-token.h: a man's counter outside the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"

#include <gtk/gtk.h>

/* (transfer floating): a picture so many pixels wide and high. */
GtkWidget *cra_token_new (int size);

/* @token: (nullable): copied; NULL shows nothing */
void cra_token_show (GtkWidget *widget, const CrToken *token);

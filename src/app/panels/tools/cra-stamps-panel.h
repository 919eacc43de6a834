/* cra-stamps-panel.h: the nine stamps with their pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

/* A list that follows the user's stamps: a click takes one in hand, its menu renames and deletes.
 */
GtkWidget *cra_stamps_panel_new (CreMapDocument *document);

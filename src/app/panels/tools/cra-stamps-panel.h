/* cra-stamps-panel.h: the nine stamps with their pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

/* Returns: (transfer floating): a list that follows the user's stamps. A click takes a stamp in
 * hand; its menu renames and deletes it. */
GtkWidget *cra_stamps_panel_new (CreMapDocument *document);

/* cra-find.h: finding a place by its number or name. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-find.h"

#include <gtk/gtk.h>

#define CRA_TYPE_FIND (cra_find_get_type ())
G_DECLARE_FINAL_TYPE (CraFind, cra_find, CRA, FIND, GtkBox)

/**
 * CraFind: an entry with the matching places below it. Enter takes the selected one.
 *
 * Signals: found (const CreFound *), when one was taken; left (), when Esc was pressed.
 */
void cra_find_set_document (CraFind *self, CreMapDocument *document);

/* Empties the entry and gives it the focus. */
void cra_find_begin (CraFind *self);

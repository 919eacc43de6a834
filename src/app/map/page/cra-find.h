/* cra-find.h: finding a place by its number or name. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-find.h"

#include <gtk/gtk.h>

#define CRA_TYPE_FIND (cra_find_get_type ())
G_DECLARE_FINAL_TYPE (CraFind, cra_find, CRA, FIND, GtkBox)

/**
 * CraFind: an entry with what answers to it below. Enter takes the chosen one.
 *
 * Signals: found (const CreFound *); left (), by Esc.
 */
void cra_find_set_document (CraFind *self, CreMapDocument *document);

/* The entry is empty and has the focus. */
void cra_find_begin (CraFind *self);

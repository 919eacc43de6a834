/* cra-start-page.h: the start page: recent files, the shipped castles, and new maps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-kept-list.h"

#define CRA_TYPE_START_PAGE (cra_start_page_get_type ())
G_DECLARE_FINAL_TYPE (CraStartPage, cra_start_page, CRA, START_PAGE, GtkBox)

/* Tells the page the width of the window: it keeps a margin and a greatest width, and its pictures
 * shrink in a small window. */
void cra_start_page_set_width (CraStartPage *self, int width);

/* Returns: (transfer none): the list of unsaved work */
CraKeptList *cra_start_page_get_kept (CraStartPage *self);

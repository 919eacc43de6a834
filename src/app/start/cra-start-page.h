/* cra-start-page.h: recent maps, the castles that come along, and new ones.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-kept-list.h"

#define CRA_TYPE_START_PAGE (cra_start_page_get_type ())
G_DECLARE_FINAL_TYPE (CraStartPage, cra_start_page, CRA, START_PAGE, GtkBox)

/* The page keeps a margin and a greatest width; the castles' pictures shrink in a small window. */
void cra_start_page_set_width (CraStartPage *self, int width);

/* Returns: (transfer none) */
CraKeptList *cra_start_page_get_kept (CraStartPage *self);

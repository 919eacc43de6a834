/* paper.h: pages as pixels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-pages.h"

/* (transfer full): on white paper; @dots: to the millimetre */
cairo_surface_t *paper_paint (const CrPages *pages, int page, int dots);

/* Whether that pixel is not white. */
gboolean paper_is_inked (cairo_surface_t *surface, int x, int y);

/* cr-stamp.h: what is drawn often and alike. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Where it is put down: on whole pixels; or to a quarter of one from left to right, as letters are;
 * or so both ways, as what is thin and meets others of its kind. */
typedef enum { CR_STAMP_WHOLE, CR_STAMP_LETTER, CR_STAMP_FINE } CrStampGrid;

/**
 * CrStamp: a thing that has some looks, each drawn once a size and from then on put down as it is.
 * @draw: a look, about the origin; nothing may tell it where on the map that is
 * @reach: how far it gets from the origin, in W
 * @about: (nullable): what else @draw must know
 */
typedef struct {
  void (*draw) (const CrDraw *draw, guint look, gconstpointer about);
  double reach;
  gconstpointer about;
  CrStampGrid grid;
} CrStamp;

/* Whether such things are put down, and not drawn in their place. */
gboolean cr_draw_has_stamps (const CrDraw *draw);

/* Large, and where paths stay paths, it is drawn in its place; else it lies on pixels as its grid
 * says. */
void cr_draw_stamp (const CrDraw *draw, const CrStamp *stamp, guint look, CrPoint at);

/* Chance that belongs to a look. */
CrRng cr_rng_of_look (guint look, guint32 purpose);

/* Stamps that were drawn, kept to be drawn again. */
typedef struct _CrStamps CrStamps;
CrStamps *cr_stamps_new (void);
void cr_stamps_free (CrStamps *stamps);
CrStamps *cr_art_get_stamps (CrArt *art);

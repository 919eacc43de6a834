/* cr-stamp.h: a cache of small drawings that are repeated.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* How finely a stamp is placed: on whole pixels; to a quarter of a pixel horizontally, for letters;
 * to a quarter both ways, for thin things that meet others of their kind. */
typedef enum { CR_STAMP_WHOLE, CR_STAMP_LETTER, CR_STAMP_FINE } CrStampGrid;

/**
 * CrStamp: a thing with several looks. Each look is drawn once for each size and is then copied.
 * @draw: draws a look around the origin; it must not depend on the place on the map
 * @reach: how far it reaches from the origin, in W
 * @about: (nullable): other data for @draw
 */
typedef struct {
  void (*draw) (const CrDraw *draw, guint look, gconstpointer about);
  double reach;
  gconstpointer about;
  CrStampGrid grid;
} CrStamp;

/* Whether stamps are used in this painting; otherwise things are drawn in place. */
gboolean cr_draw_has_stamps (const CrDraw *draw);

/* Puts down a stamp on the pixels that its grid allows. On large hexes, and in vector files, it is
 * drawn in place instead. */
void cr_draw_stamp (const CrDraw *draw, const CrStamp *stamp, guint look, CrPoint at);

/* Returns: random numbers that depend on the look only */
CrRng cr_rng_of_look (guint look, guint32 purpose);

/* The stamps that were drawn so far. */
typedef struct _CrStamps CrStamps;
CrStamps *cr_stamps_new (void);
void cr_stamps_free (CrStamps *stamps);
CrStamps *cr_art_get_stamps (CrArt *art);

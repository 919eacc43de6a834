/* cr-marker.h: what is laid beside men. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-symbol.h"

/**
 * CrMarker:
 * @id: as people ask for it: "hoarding-2"
 * @name: to be translated
 * @symbol: of data/art
 * @number: that stands on it; 0 for none
 * @back: (nullable): id of what is on its other side
 */
typedef struct {
  const char *id, *name, *symbol;
  int number;
  const char *back;
} CrMarker;

/* In the order in which they are printed. */
const CrMarker *cr_markers_get (guint *n_out);

/* (nullable): NULL for an id that there is none of. */
const CrMarker *cr_marker_find (const char *id);

/* @middle, @size: of the square it is cut out of */
void cr_marker_draw (cairo_t *cr,
                     CrSymbols *symbols,
                     CrVariant variant,
                     const CrMarker *marker,
                     CrPoint middle,
                     double size);

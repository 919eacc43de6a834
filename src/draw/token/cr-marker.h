/* cr-marker.h: markers that are laid beside men. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-symbol.h"

/**
 * CrMarker:
 * @id: by which it is chosen: "hoarding-2"
 * @name: untranslated
 * @symbol: its file in data/art
 * @number: written on it; 0 for none
 * @back: (nullable): the id of its other side
 */
typedef struct {
  const char *id, *name, *symbol;
  int number;
  const char *back;
} CrMarker;

/* Returns: (array length=n_out): the markers in the order in which they are printed */
const CrMarker *cr_markers_get (guint *n_out);

/* Returns: (nullable): the marker with that id */
const CrMarker *cr_marker_find (const char *id);

/* @middle, @size: of the square from which it is cut */
void cr_marker_draw (cairo_t *cr,
                     CrSymbols *symbols,
                     CrVariant variant,
                     const CrMarker *marker,
                     CrPoint middle,
                     double size);

/* cr-paint.h: options of what is painted of a map, and how.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-palette.h"

/* What is painted: the art of the data, the fitted pictures of the map, or the pictures over the
 * art. */
typedef enum { CR_PAINT_DATA, CR_PAINT_PICTURE, CR_PAINT_BOTH } CrPaintMode;

/* What is drawn over the art. */
typedef enum {
  CR_SHOW_LINES = 1 << 0,       /* hair lines of the grid */
  CR_SHOW_TICKS = 1 << 1,       /* ticks at its corners */
  CR_SHOW_NUMBERS = 1 << 2,     /* the printed hex numbers */
  CR_SHOW_BADGES = 1 << 3,      /* levels other than 0, on the hex centre */
  CR_SHOW_SECRETS = 1 << 4,     /* passages, which only their owner knows */
  CR_SHOW_SEE_THROUGH = 1 << 5, /* canopies at 55 %, so that the hexes beneath can be read */
  CR_SHOW_GRAIN = 1 << 6,       /* the grain of paper: on screen and in colour only */
  CR_SHOW_GHOST = 1 << 7,       /* the floor below, faintly, where this one has no hex */
  CR_SHOW_WAYS = 1 << 8,        /* at stairs and ladders, the floor they lead to */
  CR_SHOW_LABELS = 1 << 9,      /* the labels of the map */
  CR_SHOW_AREAS = 1 << 10,      /* the named areas: rim and name */
  CR_SHOW_TITLE = 1 << 11,      /* in the margin: title, source and author */
  CR_SHOW_KEY = 1 << 12,        /* the key of levels */
  CR_SHOW_SIDES = 1 << 13,      /* the names of its sides */
  CR_SHOW_SCALE = 1 << 14,      /* the north arrow and the scale */
} CrShow;

#define CR_SHOW_MARGIN (CR_SHOW_TITLE | CR_SHOW_KEY | CR_SHOW_SIDES | CR_SHOW_SCALE)

#define CR_SHOW_DEFAULT \
  (CR_SHOW_LINES | CR_SHOW_TICKS | CR_SHOW_NUMBERS | CR_SHOW_BADGES | CR_SHOW_GRAIN | \
   CR_SHOW_WAYS | CR_SHOW_LABELS | CR_SHOW_MARGIN)

/* Where the number stands in its hex, as seen from the centre; where the frame would cut it, on the
 * other side. */
typedef enum {
  CR_NUMBER_ABOVE,
  CR_NUMBER_BELOW,
  CR_NUMBER_LEFT,
  CR_NUMBER_RIGHT,
  CR_N_NUMBER_PLACES
} CrNumberPlace;

/* How much detail is drawn, design/art section 11. AUTO follows the size of a hex in device pixels,
 * and is FULL for PDF and SVG. */
typedef enum { CR_DETAIL_AUTO = -1, CR_DETAIL_FLAT, CR_DETAIL_PLAIN, CR_DETAIL_FULL } CrDetail;

/* The layers that a drawing program shows, from the ground up. */
typedef enum {
  CR_PAINTS_GROUND,
  CR_PAINTS_BUILDINGS,
  CR_PAINTS_PICTURE,
  CR_PAINTS_GRID,
  CR_PAINTS_MARKS,
  CR_PAINTS_NAMES,
  CR_PAINTS_MARGIN,  /* frame, title, keys */
  CR_PAINTS_ANSWERS, /* everything else on a sheet */
  CR_N_PAINT_LAYERS
} CrPaintLayer;

/**
 * CrPaintOptions:
 * @floor: the index of the floor to paint
 * @opacity: of the pictures in %CR_PAINT_BOTH, 0…1
 * @plan: how strongly the data are hatched over everything, to be compared with a picture; 0: not
 *   at all
 * @show: #CrShow flags
 * @numbers: where they stand, if they are shown
 * @layers: bit k for each #CrPaintLayer that is painted; 0: all
 * @area: the part to paint, in W; no width: all of it. A map painted in parts has the same pixels
 *   as one painted whole.
 */
typedef struct {
  int floor;
  CrVariant variant;
  CrPaintMode mode;
  double opacity, plan;
  CrShow show;
  CrNumberPlace numbers;
  guint layers;
  CrDetail detail;
  CrBox area;
} CrPaintOptions;

/* cr-side.h: what stands on the sides of hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"
#include "cr-node.h"

/* Kinds of thing on a side; their meaning for fire and walking is fixed by the castle model. */
typedef enum {
  CR_SIDE_WALL,
  CR_SIDE_PARTITION,
  CR_SIDE_SLIT,
  CR_SIDE_DOORWAY,
  CR_SIDE_WINDOW,
  CR_SIDE_GATE,
  CR_SIDE_POSTERN,
  CR_SIDE_PORTCULLIS,
  CR_SIDE_SECRET_DOOR,
  CR_SIDE_BATTLEMENT,
  CR_SIDE_PARAPET,
  CR_SIDE_LOW_WALL,
  CR_SIDE_SLOPE,
  CR_SIDE_CLIFF,
  CR_SIDE_HEDGE,
  CR_SIDE_FENCE,
  CR_SIDE_HOARDING,
  CR_SIDE_OTHER, /* kept as it was read, in @node */
  CR_N_SIDE_KINDS,
} CrSideKind;

/* Which of the two hexes a thing belongs to; the other face is the outside. */
typedef enum { CR_INSIDE_NONE, CR_INSIDE_HERE, CR_INSIDE_BEYOND } CrInside;

/* What is broken lets through and cannot be shut any more (MAP-17). */
typedef enum { CR_STATE_DEFAULT, CR_STATE_OPEN, CR_STATE_CLOSED, CR_STATE_BROKEN } CrOpening;

/* "open", "closed", "broken", as in map files; NULL for the default. */
const char *cr_opening_get_name (CrOpening state);

#define CR_HEIGHT_DEFAULT (-1)
#define CR_ARC_DEFAULT (-1)

/**
 * CrSide:
 * @cell: of the hex that names the side (cr_grid_name_side())
 * @direction: of the side as seen from that hex
 * @kind: a #CrSideKind
 * @inside: a #CrInside, HERE being the hex of @cell
 * @state: a #CrOpening, of doors and gates
 * @height: in levels, 0…12, or %CR_HEIGHT_DEFAULT
 * @arc: of a slit, 0, 60, 120 or 180 degrees, or %CR_ARC_DEFAULT
 * @node: (nullable): id and whatever else the file said; owned by who owns the side
 *
 * One thing on a side. A floor holds them sorted by cell and direction, things on one side in
 * the order they were put there.
 */
typedef struct {
  gint32 cell;
  gint8 direction, kind, inside, state, height;
  gint16 arc;
  CrNode *node;
} CrSide;

/**
 * cr_side_kind_get_name:
 *
 * Returns: (transfer none): the element's name in map files; "" for %CR_SIDE_OTHER
 */
const char *cr_side_kind_get_name (CrSideKind kind);

gboolean cr_side_kind_parse (const char *name, CrSideKind *kind_out);

/* Doorway, window, gate, postern, portcullis, secret door: open or shut over the whole side. */
gboolean cr_side_kind_is_opening (CrSideKind kind);

gboolean cr_side_kind_needs_inside (CrSideKind kind);

/* In levels above the higher of the two hexes. */
int cr_side_get_height (const CrSide *side);

/* In degrees; the default, the sextant of its side, is inferred (castle model). */
int cr_side_get_arc (const CrSide *side);

gboolean cr_side_is_open (const CrSide *side);

/**
 * cr_side_same:
 *
 * Returns: whether both say the same of the same side
 */
gboolean cr_side_same (const CrSide *a, const CrSide *b);

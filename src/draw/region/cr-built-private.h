/* cr-built-private.h: a zigzag of hexsides while masonry edges are made from it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-region.h"

#define CR_BUILT_TIP -1

/**
 * CrBuiltFace: a stretch of a loop between turns of another pattern: a face of the wall that runs
 * at one of twelve directions, or a tip, where the wall turns about one hex.
 * @way: multiples of 30 degrees, or %CR_BUILT_TIP
 * @line: of the parallel lines of that way
 * @first: span of the loop, as the next: span i leads from side i to side i + 1
 * @count: they wrap
 * @dropped: gives way to a corner of its neighbours
 */
typedef struct {
  int way, line;
  guint first, count;
  gboolean dropped;
} CrBuiltFace;

/* A direction with a place: the line a face stands for. */
typedef struct {
  CrPoint at, way;
} CrBuiltRay;

/* A side that gave way to a corner; one that no straight line suits. */
enum { CR_BUILT_CORNER = -1, CR_BUILT_SOFT = -2, CR_BUILT_CAPS = 1 << 24 };

/**
 * CrBuilt:
 * @mids: (element-type CrPoint): middles of the sides
 * @faces: (element-type CrBuiltFace):
 * @caps: (element-type CrBuiltRay):
 * @owners: by side: index of its face, that of a cap from %CR_BUILT_CAPS on, or one of the above
 */
typedef struct {
  const CrGrid *grid;
  const GArray *loop;
  GArray *mids, *faces, *caps;
  int *owners;
} CrBuilt;

#define cr_built_face_at(fit, i) \
  (&g_array_index ((fit)->faces, CrBuiltFace, (i) % (fit)->faces->len))

static inline CrPoint
cr_built_mid_at (const CrBuilt *fit, guint i)
{
  return cr_line_at (fit->mids, i % fit->mids->len);
}

CrPoint cr_built_place_at (const CrBuilt *fit, guint i);
gboolean cr_built_is_axis (const CrBuilt *fit, int way);
CrBuiltRay cr_built_get_ray (const CrBuilt *fit, const CrBuiltFace *face);
gboolean cr_built_meet (CrBuiltRay a, CrBuiltRay b, CrPoint *out);

/* In this order. */
void cr_built_find_faces (CrBuilt *fit);
void cr_built_drop_cuts (CrBuilt *fit);
void cr_built_find_owners (CrBuilt *fit);

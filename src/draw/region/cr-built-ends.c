/* cr-built-ends.c: where a wall ends or turns from one face to the next. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-built-private.h"

#include <math.h>

static gboolean
is_kept (const CrBuiltFace *face)
{
  return face->way != CR_BUILT_TIP && !face->dropped;
}

/* The side in a stretch whose middle lies farthest that way. */
static guint
find_farthest (const CrBuilt *fit, guint first, guint count, CrPoint way)
{
  double most = -G_MAXDOUBLE;
  guint best = first;

  for (guint i = first; i < first + count; i++) {
    CrPoint p = cr_built_mid_at (fit, i);
    if (p.x * way.x + p.y * way.y <= most + 1e-9)
      continue;
    most = p.x * way.x + p.y * way.y;
    best = i;
  }
  return best % fit->mids->len;
}

/* How far apart the two faces of a wall one hex thick can be, in W. */
#define THICK 1.0

/* The face that a wall's end is square to: either of two that run side by side, else the row of a
 * row and an axis, whose way is told by more spans. None of walls that meet at a corner. */
static const CrBuiltFace *
find_squared (const CrBuilt *fit, const CrBuiltFace *a, const CrBuiltFace *b)
{
  int turn = (b->way - a->way + 12) % 12;

  if (turn == 6)
    return a;
  return turn == 5 || turn == 7 ? (cr_built_is_axis (fit, a->way) ? b : a) : NULL;
}

/* Square to a way, at the farthest of the sides between two faces. */
static void
add_cap (CrBuilt *fit, const CrBuiltFace *a, guint count, CrPoint way)
{
  guint side = find_farthest (fit, a->first + a->count + 1, count, way);
  CrBuiltRay cap = { cr_built_mid_at (fit, side), { -way.y, way.x } };

  fit->owners[side] = CR_BUILT_CAPS + (int) fit->caps->len;
  g_array_append_val (fit->caps, cap);
}

/* The wall ends between its two faces. */
static gboolean
cap_end (CrBuilt *fit, const CrBuiltFace *a, const CrBuiltFace *b, guint count)
{
  const CrBuiltFace *squared = find_squared (fit, a, b);
  CrPoint p = cr_built_place_at (fit, a->first + a->count), q = cr_built_place_at (fit, b->first);

  if (squared == NULL || count == 0)
    return FALSE;
  CrPoint way = cr_built_get_ray (fit, squared).way;
  if (fabs ((p.y - q.y) * way.x - (p.x - q.x) * way.y) > THICK)
    return FALSE;
  if (squared == b)
    way = (CrPoint){ -way.x, -way.y };
  add_cap (fit, a, count, way);
  return TRUE;
}

/* Two walls meet sharply: their tip is cut, it would stand out over the next hexes. */
static gboolean
cut_tip (CrBuilt *fit, const CrBuiltFace *a, const CrBuiltFace *b, guint count)
{
  CrPoint from = cr_built_get_ray (fit, a).way, to = cr_built_get_ray (fit, b).way;

  if ((b->way - a->way + 12) % 12 != 4 || count == 0)
    return FALSE;
  add_cap (fit, a, count, (CrPoint){ (from.x - to.x) / sqrt (3), (from.y - to.y) / sqrt (3) });
  return TRUE;
}

/* How far off the sides between them a corner of two faces may lie, in W. */
#define MOST_OFF 0.8

static gboolean
has_corner (const CrBuilt *fit, const CrBuiltFace *a, const CrBuiltFace *b)
{
  CrPoint from = cr_built_mid_at (fit, a->first + a->count), to = cr_built_mid_at (fit, b->first),
          corner;

  return cr_built_meet (cr_built_get_ray (fit, a), cr_built_get_ray (fit, b), &corner) &&
         cr_distance (corner, cr_point_between (from, to, 0.5)) < MOST_OFF;
}

/* What stands between a face that is kept and the next one. */
static void
settle_gap (CrBuilt *fit, const CrBuiltFace *a, const CrBuiltFace *b)
{
  guint n = fit->mids->len, last = a->first + a->count;
  guint count = (b->first + 2 * n - last - 1) % n;

  /* Faces that follow each other share a side. */
  if (last % n == b->first % n || cut_tip (fit, a, b, count) || has_corner (fit, a, b) ||
      cap_end (fit, a, b, count))
    return;
  for (guint i = last + 1; i < last + 1 + count; i++)
    fit->owners[i % n] = CR_BUILT_SOFT;
}

static guint
find_kept (const CrBuilt *fit, guint from)
{
  guint i = from;

  while (i < from + fit->faces->len && !is_kept (cr_built_face_at (fit, i)))
    i++;
  return i;
}

void
cr_built_find_owners (CrBuilt *fit)
{
  guint n = fit->mids->len, faces = fit->faces->len;

  for (guint i = 0; i < n; i++)
    fit->owners[i] = CR_BUILT_CORNER;
  for (guint k = 0; k < faces; k++) {
    const CrBuiltFace *face = cr_built_face_at (fit, k);
    for (guint i = 0; i <= face->count && is_kept (face); i++)
      fit->owners[(face->first + i) % n] = (int) k;
  }
  for (guint k = 0; k < faces; k++)
    if (is_kept (cr_built_face_at (fit, k)))
      settle_gap (fit, cr_built_face_at (fit, k), cr_built_face_at (fit, find_kept (fit, k + 1)));
}

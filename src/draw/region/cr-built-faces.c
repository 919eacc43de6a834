/* cr-built-faces.c: the straight faces of a wall, from the zigzag of its hexsides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-built-private.h"

#include <math.h>

/* Whether the loop turns right, towards its hexes, from a side to the next. */
static gboolean
turns_right (const CrBuilt *fit, guint side)
{
  guint n = fit->loop->len;
  int turn = cr_edge_at (fit->loop, (side + 1) % n).side - cr_edge_at (fit->loop, side % n).side;

  return (turn + CR_N_DIRECTIONS) % CR_N_DIRECTIONS == 1;
}

/* Of the span from a side to the next: a wall goes that way wherever three turns are not alike. */
static int
way_of_span (const CrBuilt *fit, guint i)
{
  guint n = fit->mids->len;
  gboolean right = turns_right (fit, i);
  CrPoint a = cr_built_place_at (fit, i), b = cr_built_place_at (fit, i + 1);

  if (turns_right (fit, i + n - 1) == right && turns_right (fit, i + 1) == right)
    return CR_BUILT_TIP;
  return ((int) lround (atan2 (b.y - a.y, b.x - a.x) / (G_PI / 6)) + 12) % 12;
}

/* The way across a line, to its right. */
static CrPoint
across (int way)
{
  return (CrPoint){ -sin (way * G_PI / 6), cos (way * G_PI / 6) };
}

/* The lines of walls along the axes lie so far apart, and those of walls between them. */
#define AXIS_PITCH 0.375
#define ROW_PITCH (CR_LAYOUT_PITCH / 4)

/* The axes of a flat grid are the rows of a pointy one. */
gboolean
cr_built_is_axis (const CrBuilt *fit, int way)
{
  return (way % 2 == 1) == (fit->grid->orientation == CR_FLAT);
}

static double
pitch_of (const CrBuilt *fit, int way)
{
  return cr_built_is_axis (fit, way) ? AXIS_PITCH : ROW_PITCH;
}

static void
add_face (CrBuilt *fit, int way, guint first, guint count)
{
  CrBuiltFace face = { way, 0, first, count, FALSE };

  if (way != CR_BUILT_TIP) {
    CrPoint normal = across (way), at = cr_built_place_at (fit, first);
    face.line = (int) lround ((at.x * normal.x + at.y * normal.y) / pitch_of (fit, way));
  }
  g_array_append_val (fit->faces, face);
}

void
cr_built_find_faces (CrBuilt *fit)
{
  guint n = fit->mids->len, start = 0, count;
  g_autofree int *ways = g_new (int, n);

  for (guint i = 0; i < n; i++)
    ways[i] = way_of_span (fit, i);
  while (start < n && ways[start] == ways[(start + n - 1) % n])
    start++;
  for (guint i = start; i < start + n; i += count) {
    for (count = 1; count < n && ways[(i + count) % n] == ways[i % n];)
      count++;
    add_face (fit, ways[i % n], i % n, count);
  }
}

/* Whether a face runs along an axis, so many spans or more. */
static gboolean
is_axis_face (const CrBuilt *fit, guint i, guint least)
{
  const CrBuiltFace *face = cr_built_face_at (fit, i);

  return face->way != CR_BUILT_TIP && cr_built_is_axis (fit, face->way) && face->count >= least;
}

static gboolean
is_row_face (const CrBuilt *fit, guint i, guint count)
{
  const CrBuiltFace *face = cr_built_face_at (fit, i);

  return face->way != CR_BUILT_TIP && !cr_built_is_axis (fit, face->way) && face->count == count;
}

/* A wall goes on beyond face @i, @step to the next one or back: along an axis, or square to it in a
 * row that only one span of another axis parts from it. */
static gboolean
goes_on (const CrBuilt *fit, guint i, guint step)
{
  guint next = i + step, after = next + step;

  return is_axis_face (fit, next, 2) ||
         (is_axis_face (fit, next, 1) && cr_built_face_at (fit, after)->way != CR_BUILT_TIP &&
          cr_built_face_at (fit, after)->count > 2);
}

/* A corner between two axes looks like two spans of a row, and beside a tip like one. */
static gboolean
is_cut_row (const CrBuilt *fit, guint i)
{
  guint back = fit->faces->len - 1;
  gboolean bare = is_axis_face (fit, i + back, 2) || is_axis_face (fit, i + 1, 2);

  return is_row_face (fit, i, 1) ||
         (is_row_face (fit, i, 2) && bare && goes_on (fit, i, 1) && goes_on (fit, i, back));
}

/* And a corner between two rows like one span of an axis; but so does the side of two hexes. */
static gboolean
is_cut_axis (const CrBuilt *fit, guint i)
{
  guint before = i + fit->faces->len - 1;

  return is_axis_face (fit, i, 1) && !is_axis_face (fit, i, 2) &&
         !(is_row_face (fit, before, 1) && is_row_face (fit, i + 1, 1));
}

/* Each by the few spans about it, never by how long its wall is: an edit at one end of a wall must
 * not change the other. */
void
cr_built_drop_cuts (CrBuilt *fit)
{
  for (guint i = 0; i < fit->faces->len; i++)
    cr_built_face_at (fit, i)->dropped = is_cut_row (fit, i) || is_cut_axis (fit, i);
}

CrBuiltRay
cr_built_get_ray (const CrBuilt *fit, const CrBuiltFace *face)
{
  CrPoint way = { cos (face->way * G_PI / 6), sin (face->way * G_PI / 6) };
  CrPoint normal = across (face->way);
  double off = face->line * pitch_of (fit, face->way);

  return (CrBuiltRay){ { normal.x * off, normal.y * off }, way };
}

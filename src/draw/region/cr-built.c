/* cr-built.c: masonry edges from zigzags of hexsides. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-built-private.h"

#include <math.h>

/* Between the middles of the neighbours of a side: walls along an axis of the grid zigzag every two
 * sides, those between two axes every four, and these places lie on one line in either. */
CrPoint
cr_built_place_at (const CrBuilt *fit, guint i)
{
  return cr_point_between (cr_built_mid_at (fit, i + fit->mids->len - 1),
                           cr_built_mid_at (fit, i + 1), 0.5);
}

static CrBuiltRay
ray_of_owner (const CrBuilt *fit, int owner)
{
  return owner >= CR_BUILT_CAPS ? g_array_index (fit->caps, CrBuiltRay, owner - CR_BUILT_CAPS)
                                : cr_built_get_ray (fit, cr_built_face_at (fit, (guint) owner));
}

/* Where two lines meet; FALSE when they are nearly parallel. */
gboolean
cr_built_meet (CrBuiltRay a, CrBuiltRay b, CrPoint *out)
{
  double det = a.way.x * b.way.y - a.way.y * b.way.x;

  if (fabs (det) < 0.3)
    return FALSE;
  double t = ((b.at.x - a.at.x) * b.way.y - (b.at.y - a.at.y) * b.way.x) / det;
  *out = (CrPoint){ a.at.x + t * a.way.x, a.at.y + t * a.way.y };
  return TRUE;
}

/* A softened middle: what is drawn where no straight line will do. */
static void
add_soft (const CrBuilt *fit, guint i, GArray *out)
{
  guint n = fit->mids->len;
  CrPoint a = cr_built_mid_at (fit, i + n - 1), b = cr_built_mid_at (fit, i),
          c = cr_built_mid_at (fit, i + 1);

  cr_line_add (out, (a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4);
}

/* Where the middle of a side falls on its line. */
static void
add_foot (const CrBuilt *fit, guint i, GArray *out)
{
  CrBuiltRay ray = ray_of_owner (fit, fit->owners[i]);
  CrPoint p = cr_built_mid_at (fit, i);
  double t = (p.x - ray.at.x) * ray.way.x + (p.y - ray.at.y) * ray.way.y;

  cr_line_add (out, ray.at.x + t * ray.way.x, ray.at.y + t * ray.way.y);
}

/* From the last side of a line to the first of the next. */
static void
add_corner (const CrBuilt *fit, guint last, guint first, GArray *out)
{
  CrPoint corner;

  if (cr_built_meet (ray_of_owner (fit, fit->owners[last]), ray_of_owner (fit, fit->owners[first]),
                     &corner)) {
    g_array_append_val (out, corner);
    return;
  }
  add_foot (fit, last, out);
  add_foot (fit, first, out);
}

static void
add_passage (const CrBuilt *fit, guint last, guint side, GArray *out)
{
  gboolean was_soft = fit->owners[last] == CR_BUILT_SOFT,
           is_soft = fit->owners[side] == CR_BUILT_SOFT;

  if (!was_soft && !is_soft) {
    if (fit->owners[last] != fit->owners[side])
      add_corner (fit, last, side, out);
    return;
  }
  if (!was_soft)
    add_foot (fit, last, out);
  if (is_soft)
    add_soft (fit, side, out);
  else
    add_foot (fit, side, out);
}

static GArray *
join_runs (const CrBuilt *fit)
{
  guint n = fit->mids->len, last = n - 1;
  GArray *out = cr_line_new ();

  while (last > 0 && fit->owners[last] == CR_BUILT_CORNER)
    last--;
  for (guint i = 0; i < n; i++) {
    if (fit->owners[i] == CR_BUILT_CORNER)
      continue;
    add_passage (fit, last, i, out);
    last = i;
  }
  return out;
}

static gboolean
side_is_true (const CrBuilt *fit, guint i, const GArray *line)
{
  CrEdge edge = cr_edge_at (fit->loop, i % fit->loop->len);
  CrPoint in = cr_layout_centre (fit->grid, edge.hex);
  CrPoint out = cr_layout_centre (fit->grid, cr_hex_neighbour (edge.hex, edge.side));
  gboolean clockwise = cr_line_get_area (line) > 0;

  return cr_line_contains (line, in) == clockwise && cr_line_contains (line, out) != clockwise;
}

/* Softens a side and its two neighbours. Returns: whether any was straight till now */
static gboolean
soften_about (CrBuilt *fit, guint i, guint reach)
{
  guint n = fit->mids->len;
  gboolean any = FALSE;

  for (guint k = 0; k <= 2 * reach; k++) {
    int *owner = &fit->owners[(i + n - reach + k) % n];
    any |= *owner != CR_BUILT_SOFT;
    *owner = CR_BUILT_SOFT;
  }
  return any;
}

/* Returns: how many sides have a hex on the wrong side of the line; sets *@mended_out when
 * something about them could still be softened, and was */
static guint
soften_faults (CrBuilt *fit, const GArray *line, guint reach, gboolean *mended_out)
{
  guint faults = 0;

  *mended_out = FALSE;
  for (guint i = 0; i < fit->mids->len; i++) {
    if (side_is_true (fit, i, line))
      continue;
    faults++;
    *mended_out |= soften_about (fit, i, reach);
  }
  return faults;
}

static GArray *
soften_all (const CrBuilt *fit)
{
  GArray *out = cr_line_new ();

  for (guint i = 0; i < fit->mids->len; i++)
    add_soft (fit, i, out);
  return out;
}

/* Straight where the check allows. About a fault the line gives way, ever farther, and elsewhere
 * the wall stays as it is: an edit at one end must not change the other. */
static GArray *
fit_checked (CrBuilt *fit)
{
  gboolean clockwise = cr_line_get_area (fit->mids) > 0, mended = TRUE;

  for (guint reach = 1; mended && reach < fit->mids->len / 2; reach++) {
    g_autoptr (GArray) line = join_runs (fit);

    if (line->len < 3 || (cr_line_get_area (line) > 0) != clockwise)
      break;
    if (soften_faults (fit, line, reach, &mended) == 0)
      return g_steal_pointer (&line);
  }
  return soften_all (fit);
}

/**
 * cr_region_built:
 * @loop: (element-type CrEdge): from cr_region_trace()
 *
 * A loop about a single hex is drawn through its middles.
 */
GArray *
cr_region_built (const CrGrid *grid, const GArray *loop)
{
  g_autoptr (GArray) mids = cr_line_new ();
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (CrBuiltFace));
  g_autoptr (GArray) caps = g_array_new (FALSE, FALSE, sizeof (CrBuiltRay));
  g_autofree int *owners = g_new (int, loop->len);
  CrBuilt fit = { grid, loop, mids, faces, caps, owners };

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_edge_get_middle (grid, cr_edge_at (loop, i));
    g_array_append_val (mids, p);
  }
  if (loop->len == CR_N_DIRECTIONS)
    return g_steal_pointer (&mids);
  cr_built_find_faces (&fit);
  cr_built_drop_cuts (&fit);
  cr_built_find_owners (&fit);
  return fit_checked (&fit);
}

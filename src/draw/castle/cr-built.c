/* cr-built.c: masonry edges from zigzags of hexsides. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-region.h"

#include <math.h>

/* A stretch of a loop between turns of another pattern: a face of the wall that runs at one of
 * twelve directions, or a tip, where the wall turns about one hex. */
typedef struct {
  int way;            /* multiples of 30 degrees, or TIP */
  int line;           /* of the parallel lines of that way */
  guint first, count; /* spans of the loop, wrapping: span i leads from side i to side i + 1 */
  gboolean dropped;   /* gives way to a corner of its neighbours */
} Face;

#define TIP -1

typedef struct {
  const CrGrid *grid;
  const GArray *loop;
  GArray *mids;  /* CrPoint, middles of the sides */
  GArray *faces; /* Face */
  GArray *caps;  /* Ray */
  int *owners;   /* by side: index of its face, that of a cap from CAPS on, or one of the below */
} Fit;

/* A side that gave way to a corner; one that no straight line suits. */
enum { OWNER_CORNER = -1, OWNER_SOFT = -2, CAPS = 1 << 24 };

/* A direction with a place: the line a face stands for. */
typedef struct {
  CrPoint at, way;
} Ray;

#define face_at(fit, i) (&g_array_index ((fit)->faces, Face, (i) % (fit)->faces->len))

static CrPoint
mid_at (const Fit *fit, guint i)
{
  return cr_line_at (fit->mids, i % fit->mids->len);
}

/* Between the middles of the neighbours of a side: walls along an axis of the grid zigzag every two
 * sides, those between two axes every four, and these places lie on one line in either. */
static CrPoint
place_at (const Fit *fit, guint i)
{
  return cr_point_between (mid_at (fit, i + fit->mids->len - 1), mid_at (fit, i + 1), 0.5);
}

/* Whether the loop turns right, towards its hexes, from a side to the next. */
static gboolean
turns_right (const Fit *fit, guint side)
{
  guint n = fit->loop->len;
  int turn = cr_edge_at (fit->loop, (side + 1) % n).side - cr_edge_at (fit->loop, side % n).side;

  return (turn + CR_N_DIRECTIONS) % CR_N_DIRECTIONS == 1;
}

/* Of the span from a side to the next: a wall goes that way wherever three turns are not alike. */
static int
way_of_span (const Fit *fit, guint i)
{
  guint n = fit->mids->len;
  gboolean right = turns_right (fit, i);
  CrPoint a = place_at (fit, i), b = place_at (fit, i + 1);

  if (turns_right (fit, i + n - 1) == right && turns_right (fit, i + 1) == right)
    return TIP;
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
static gboolean
is_axis (const Fit *fit, int way)
{
  return (way % 2 == 1) == (fit->grid->orientation == CR_FLAT);
}

static double
pitch_of (const Fit *fit, int way)
{
  return is_axis (fit, way) ? AXIS_PITCH : ROW_PITCH;
}

static void
add_face (Fit *fit, int way, guint first, guint count)
{
  Face face = { way, 0, first, count, FALSE };

  if (way != TIP) {
    CrPoint normal = across (way), at = place_at (fit, first);
    face.line = (int) lround ((at.x * normal.x + at.y * normal.y) / pitch_of (fit, way));
  }
  g_array_append_val (fit->faces, face);
}

static void
find_faces (Fit *fit)
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
is_axis_face (const Fit *fit, guint i, guint least)
{
  const Face *face = face_at (fit, i);

  return face->way != TIP && is_axis (fit, face->way) && face->count >= least;
}

static gboolean
is_row_face (const Fit *fit, guint i, guint count)
{
  const Face *face = face_at (fit, i);

  return face->way != TIP && !is_axis (fit, face->way) && face->count == count;
}

/* A wall goes on beyond face @i, @step to the next one or back: along an axis, or square to it in a
 * row that only one span of another axis parts from it. */
static gboolean
goes_on (const Fit *fit, guint i, guint step)
{
  guint next = i + step, after = next + step;

  return is_axis_face (fit, next, 2) ||
         (is_axis_face (fit, next, 1) && face_at (fit, after)->way != TIP &&
          face_at (fit, after)->count > 2);
}

/* A corner between two axes looks like two spans of a row, and beside a tip like one. */
static gboolean
is_cut_row (const Fit *fit, guint i)
{
  guint back = fit->faces->len - 1;
  gboolean bare = is_axis_face (fit, i + back, 2) || is_axis_face (fit, i + 1, 2);

  return is_row_face (fit, i, 1) ||
         (is_row_face (fit, i, 2) && bare && goes_on (fit, i, 1) && goes_on (fit, i, back));
}

/* And a corner between two rows like one span of an axis; but so does the side of two hexes. */
static gboolean
is_cut_axis (const Fit *fit, guint i)
{
  guint before = i + fit->faces->len - 1;

  return is_axis_face (fit, i, 1) && !is_axis_face (fit, i, 2) &&
         !(is_row_face (fit, before, 1) && is_row_face (fit, i + 1, 1));
}

/* Each by the few spans about it, never by how long its wall is: an edit at one end of a wall must
 * not change the other. */
static void
drop_cuts (Fit *fit)
{
  for (guint i = 0; i < fit->faces->len; i++)
    face_at (fit, i)->dropped = is_cut_row (fit, i) || is_cut_axis (fit, i);
}

static gboolean
is_kept (const Face *face)
{
  return face->way != TIP && !face->dropped;
}

static Ray
ray_of_face (const Fit *fit, const Face *face)
{
  CrPoint way = { cos (face->way * G_PI / 6), sin (face->way * G_PI / 6) };
  CrPoint normal = across (face->way);
  double off = face->line * pitch_of (fit, face->way);

  return (Ray){ { normal.x * off, normal.y * off }, way };
}

static Ray
ray_of_owner (const Fit *fit, int owner)
{
  return owner >= CAPS ? g_array_index (fit->caps, Ray, owner - CAPS)
                       : ray_of_face (fit, face_at (fit, (guint) owner));
}

/* Where two lines meet; FALSE when they are nearly parallel. */
static gboolean
meet (Ray a, Ray b, CrPoint *out)
{
  double det = a.way.x * b.way.y - a.way.y * b.way.x;

  if (fabs (det) < 0.3)
    return FALSE;
  double t = ((b.at.x - a.at.x) * b.way.y - (b.at.y - a.at.y) * b.way.x) / det;
  *out = (CrPoint){ a.at.x + t * a.way.x, a.at.y + t * a.way.y };
  return TRUE;
}

/* The side in a stretch whose middle lies farthest that way. */
static guint
find_farthest (const Fit *fit, guint first, guint count, CrPoint way)
{
  double most = -G_MAXDOUBLE;
  guint best = first;

  for (guint i = first; i < first + count; i++) {
    CrPoint p = mid_at (fit, i);
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
static const Face *
find_squared (const Fit *fit, const Face *a, const Face *b)
{
  int turn = (b->way - a->way + 12) % 12;

  if (turn == 6)
    return a;
  return turn == 5 || turn == 7 ? (is_axis (fit, a->way) ? b : a) : NULL;
}

/* Square to a way, at the farthest of the sides between two faces. */
static void
add_cap (Fit *fit, const Face *a, guint count, CrPoint way)
{
  guint side = find_farthest (fit, a->first + a->count + 1, count, way);
  Ray cap = { mid_at (fit, side), { -way.y, way.x } };

  fit->owners[side] = CAPS + (int) fit->caps->len;
  g_array_append_val (fit->caps, cap);
}

/* The wall ends between its two faces. */
static gboolean
cap_end (Fit *fit, const Face *a, const Face *b, guint count)
{
  const Face *squared = find_squared (fit, a, b);
  CrPoint p = place_at (fit, a->first + a->count), q = place_at (fit, b->first);

  if (squared == NULL || count == 0)
    return FALSE;
  CrPoint way = ray_of_face (fit, squared).way;
  if (fabs ((p.y - q.y) * way.x - (p.x - q.x) * way.y) > THICK)
    return FALSE;
  if (squared == b)
    way = (CrPoint){ -way.x, -way.y };
  add_cap (fit, a, count, way);
  return TRUE;
}

/* Two walls meet sharply: their tip is cut, it would stand out over the next hexes. */
static gboolean
cut_tip (Fit *fit, const Face *a, const Face *b, guint count)
{
  CrPoint from = ray_of_face (fit, a).way, to = ray_of_face (fit, b).way;

  if ((b->way - a->way + 12) % 12 != 4 || count == 0)
    return FALSE;
  add_cap (fit, a, count, (CrPoint){ (from.x - to.x) / sqrt (3), (from.y - to.y) / sqrt (3) });
  return TRUE;
}

/* How far off the sides between them a corner of two faces may lie, in W. */
#define MOST_OFF 0.8

static gboolean
has_corner (const Fit *fit, const Face *a, const Face *b)
{
  CrPoint from = mid_at (fit, a->first + a->count), to = mid_at (fit, b->first), corner;

  return meet (ray_of_face (fit, a), ray_of_face (fit, b), &corner) &&
         cr_distance (corner, cr_point_between (from, to, 0.5)) < MOST_OFF;
}

/* What stands between a face that is kept and the next one. */
static void
settle_gap (Fit *fit, const Face *a, const Face *b)
{
  guint n = fit->mids->len, last = a->first + a->count;
  guint count = (b->first + 2 * n - last - 1) % n;

  /* Faces that follow each other share a side. */
  if (last % n == b->first % n || cut_tip (fit, a, b, count) || has_corner (fit, a, b) ||
      cap_end (fit, a, b, count))
    return;
  for (guint i = last + 1; i < last + 1 + count; i++)
    fit->owners[i % n] = OWNER_SOFT;
}

static guint
find_kept (const Fit *fit, guint from)
{
  guint i = from;

  while (i < from + fit->faces->len && !is_kept (face_at (fit, i)))
    i++;
  return i;
}

static void
find_owners (Fit *fit)
{
  guint n = fit->mids->len, faces = fit->faces->len;

  for (guint i = 0; i < n; i++)
    fit->owners[i] = OWNER_CORNER;
  for (guint k = 0; k < faces; k++) {
    const Face *face = face_at (fit, k);
    for (guint i = 0; i <= face->count && is_kept (face); i++)
      fit->owners[(face->first + i) % n] = (int) k;
  }
  for (guint k = 0; k < faces; k++)
    if (is_kept (face_at (fit, k)))
      settle_gap (fit, face_at (fit, k), face_at (fit, find_kept (fit, k + 1)));
}

/* A softened middle: what is drawn where no straight line will do. */
static void
add_soft (const Fit *fit, guint i, GArray *out)
{
  guint n = fit->mids->len;
  CrPoint a = mid_at (fit, i + n - 1), b = mid_at (fit, i), c = mid_at (fit, i + 1);

  cr_line_add (out, (a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4);
}

/* Where the middle of a side falls on its line. */
static void
add_foot (const Fit *fit, guint i, GArray *out)
{
  Ray ray = ray_of_owner (fit, fit->owners[i]);
  CrPoint p = mid_at (fit, i);
  double t = (p.x - ray.at.x) * ray.way.x + (p.y - ray.at.y) * ray.way.y;

  cr_line_add (out, ray.at.x + t * ray.way.x, ray.at.y + t * ray.way.y);
}

/* From the last side of a line to the first of the next. */
static void
add_corner (const Fit *fit, guint last, guint first, GArray *out)
{
  CrPoint corner;

  if (meet (ray_of_owner (fit, fit->owners[last]), ray_of_owner (fit, fit->owners[first]),
            &corner)) {
    g_array_append_val (out, corner);
    return;
  }
  add_foot (fit, last, out);
  add_foot (fit, first, out);
}

static void
add_passage (const Fit *fit, guint last, guint side, GArray *out)
{
  gboolean was_soft = fit->owners[last] == OWNER_SOFT, is_soft = fit->owners[side] == OWNER_SOFT;

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
join_runs (const Fit *fit)
{
  guint n = fit->mids->len, last = n - 1;
  GArray *out = cr_line_new ();

  while (last > 0 && fit->owners[last] == OWNER_CORNER)
    last--;
  for (guint i = 0; i < n; i++) {
    if (fit->owners[i] == OWNER_CORNER)
      continue;
    add_passage (fit, last, i, out);
    last = i;
  }
  return out;
}

static gboolean
side_is_true (const Fit *fit, guint i, const GArray *line)
{
  CrEdge edge = cr_edge_at (fit->loop, i % fit->loop->len);
  CrPoint in = cr_layout_centre (fit->grid, edge.hex);
  CrPoint out = cr_layout_centre (fit->grid, cr_hex_neighbour (edge.hex, edge.side));
  gboolean clockwise = cr_line_get_area (line) > 0;

  return cr_line_contains (line, in) == clockwise && cr_line_contains (line, out) != clockwise;
}

/* Softens a side and its two neighbours. Returns: whether any was straight till now */
static gboolean
soften_about (Fit *fit, guint i, guint reach)
{
  guint n = fit->mids->len;
  gboolean any = FALSE;

  for (guint k = 0; k <= 2 * reach; k++) {
    int *owner = &fit->owners[(i + n - reach + k) % n];
    any |= *owner != OWNER_SOFT;
    *owner = OWNER_SOFT;
  }
  return any;
}

/* Returns: how many sides have a hex on the wrong side of the line; sets *@mended_out when
 * something about them could still be softened, and was */
static guint
soften_faults (Fit *fit, const GArray *line, guint reach, gboolean *mended_out)
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
soften_all (const Fit *fit)
{
  GArray *out = cr_line_new ();

  for (guint i = 0; i < fit->mids->len; i++)
    add_soft (fit, i, out);
  return out;
}

/* Straight where the check allows. About a fault the line gives way, ever farther, and elsewhere
 * the wall stays as it is: an edit at one end must not change the other. */
static GArray *
fit_checked (Fit *fit)
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
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (Face));
  g_autoptr (GArray) caps = g_array_new (FALSE, FALSE, sizeof (Ray));
  g_autofree int *owners = g_new (int, loop->len);
  Fit fit = { grid, loop, mids, faces, caps, owners };

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_edge_get_middle (grid, cr_edge_at (loop, i));
    g_array_append_val (mids, p);
  }
  if (loop->len == CR_N_DIRECTIONS)
    return g_steal_pointer (&mids);
  find_faces (&fit);
  drop_cuts (&fit);
  find_owners (&fit);
  return fit_checked (&fit);
}

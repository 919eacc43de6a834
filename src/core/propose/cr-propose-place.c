/* cr-propose-place.c: the map laid on the hexes of a picture. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-propose-private.h"

#include <math.h>
#include <string.h>

#define LEAST_SHARE 0.5
#define SPAN 200
#define OUTSIDE (-30) /* evidence of a side that the picture does not show */

/* How far the plane of @orientation is turned when the hexes are called @turns sixths on. */
static double
find_turn (const CrAffine *flat, CrOrientation orientation, int turns)
{
  CrPoint p = cr_patch_get_centre (CR_FLAT, cr_hex_rotate ((CrHex){ 1, 0 }, turns));
  CrPoint q = cr_patch_get_centre (CR_FLAT, cr_hex_rotate ((CrHex){ 0, 1 }, turns));
  CrAffine plane = { 0 }, back, m;
  CrPoint u = cr_patch_get_centre (orientation, (CrHex){ 1, 0 }),
          v = cr_patch_get_centre (orientation, (CrHex){ 0, 1 });

  p = (CrPoint){ flat->xx * p.x + flat->xy * p.y, flat->yx * p.x + flat->yy * p.y };
  q = (CrPoint){ flat->xx * q.x + flat->xy * q.y, flat->yx * q.x + flat->yy * q.y };
  plane.xx = u.x, plane.yx = u.y, plane.xy = v.x, plane.yy = v.y;
  cr_affine_invert (&plane, &back);
  m.xx = p.x * back.xx + q.x * back.yx;
  m.xy = p.x * back.xy + q.x * back.yy;
  m.yx = p.y * back.xx + q.y * back.yx;
  m.yy = p.y * back.xy + q.y * back.yy;
  return atan2 (m.yx - m.xy, m.xx + m.yy);
}

/* Calls the hexes so that the map lies as upright as it can; @wanted: (nullable): the map's way.
 * Returns: whether that is the way of the picture's hexes too */
gboolean
cr_search_turn (CrSearch *search, const CrGrid *wanted)
{
  double least = G_MAXDOUBLE;
  int turns = 0;
  CrOrientation orientation = CR_FLAT;

  for (int i = 0; i < 2 * CR_N_DIRECTIONS; i++) {
    double turn = fabs (find_turn (&search->lattice.matrix, i & 1, i / 2));

    if (turn < least) {
      least = turn;
      turns = i / 2;
      orientation = i & 1;
    }
  }
  search->orientation = search->lattice.orientation = orientation;
  for (guint i = 0; i < search->lattice.seen->len; i++)
    cr_search_get_seen (search, i)->hex =
        cr_hex_rotate (cr_search_get_seen (search, i)->hex, -turns);
  return wanted == NULL || wanted->orientation == orientation;
}

static gint8
judge_side (const CrSearch *search, CrHex hex, int side)
{
  CrPoint a = cr_patch_get_centre (search->orientation, hex);
  CrPoint b = cr_patch_get_centre (search->orientation, cr_hex_neighbour (hex, side));
  CrPoint at = cr_warp_apply (&search->warp, (CrPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 });
  const CrGrey *ink = search->lattice.ink;

  if (!(at.x >= 2 && at.y >= 2 && at.x < ink->width - 2 && at.y < ink->height - 2))
    return OUTSIDE;
  double weight = cr_search_weigh_side (search, hex, side, (CrPoint){ 0, 0 });
  double middle = (search->seen + search->chance) / 2;
  return (gint8) (100 * CLAMP ((weight - middle) / (search->seen - search->chance), -1, 1));
}

/* −100 … 100 for a side 0 … 2 of a hex of the lattice */
static int
evidence (CrSearch *search, CrHex hex, int side)
{
  if (ABS (hex.q) >= SPAN || ABS (hex.r) >= SPAN)
    return OUTSIDE;
  gint8 *at = &search->sides[((hex.r + SPAN) * 2 * SPAN + hex.q + SPAN) * 3 + side];
  if (*at == G_MININT8)
    *at = judge_side (search, hex, side);
  return *at;
}

/* Placing the map. */

/* A side of the map that the frame does not cut off. */
typedef struct {
  CrHex hex;
  int side;
} Side;

static GArray *
list_sides (const CrGrid *grid)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (Side));
  CrBox frame = cr_layout_frame (grid);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    for (int i = 0; i < CR_N_DIRECTIONS; i++) {
      Side side = { cr_grid_get_hex (grid, cell), i };
      CrPoint at = cr_layout_side_middle (grid, side.hex, i);
      gboolean inside = at.x > frame.x + 0.05 && at.y > frame.y + 0.05 &&
                        at.x < frame.x + frame.width - 0.05 && at.y < frame.y + frame.height - 0.05;

      if (i >= 3 && cr_grid_contains (grid, cr_hex_neighbour (side.hex, i)))
        continue;
      if (i >= 3)
        side = (Side){ cr_hex_neighbour (side.hex, i), i - 3 };
      if (inside)
        g_array_append_val (sides, side);
    }
  return sides;
}

/* How well the map lies with its hex 1,1 on @origin, per side. */
static double
weigh_place (CrSearch *search, const GArray *sides, CrHex origin, guint every)
{
  double sum = 0;
  guint n = 0;

  for (guint i = 0; i < sides->len; i += every, n++) {
    const Side *side = &g_array_index (sides, Side, i);
    sum += evidence (search, cr_hex_add (side->hex, origin), side->side);
  }
  return sum / 100 / MAX (n, 1);
}

typedef struct {
  CrHex origin;
  double weight;
} Place;

static int
compare_places (gconstpointer a, gconstpointer b)
{
  double left = ((const Place *) a)->weight, right = ((const Place *) b)->weight;

  return left < right ? 1 : left > right ? -1 : 0;
}

/* All origins that bring the middle of the map onto a hex that is there. */
static GArray *
list_places (CrSearch *search, const CrGrid *grid, const GArray *sides)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  CrHex middle = cr_grid_hex_at (grid, (grid->columns + 1) / 2, (grid->rows + 1) / 2);
  guint every = sides->len / 600 + 1;

  for (guint i = 0; i < search->lattice.seen->len; i++) {
    Place place = { cr_hex_sub (cr_search_get_seen (search, i)->hex, middle), 0 };

    place.weight = weigh_place (search, sides, place.origin, every);
    g_array_append_val (places, place);
  }
  g_array_sort (places, compare_places);
  g_array_set_size (places, MIN (places->len, 24));
  for (guint i = 0; i < places->len; i++) {
    Place *place = &g_array_index (places, Place, i);
    place->weight = weigh_place (search, sides, place->origin, 1);
  }
  g_array_sort (places, compare_places);
  return places;
}

/* How far off the middle of the picture the map would lie. */
static double
off_centre (const CrSearch *search, const CrGrid *grid, CrHex origin)
{
  CrHex last = cr_grid_hex_at (grid, grid->columns, grid->rows);
  CrPoint a = cr_warp_apply (&search->warp, cr_patch_get_centre (search->orientation, origin));
  CrPoint b = cr_warp_apply (&search->warp,
                             cr_patch_get_centre (search->orientation, cr_hex_add (last, origin)));

  return hypot ((a.x + b.x - search->lattice.ink->width) / 2,
                (a.y + b.y - search->lattice.ink->height) / 2);
}

/* Of places that are about as good the one nearest to the middle of the picture; then it is not
 * plain which it is. */
static CrHex
choose_place (CrSearch *search, const CrGrid *grid, const GArray *places, gboolean *plain_out)
{
  const Place *best = &g_array_index (places, Place, 0);
  double weight = best->weight, alike = MAX (0.25 / (grid->columns + grid->rows), 0.004);

  *plain_out = TRUE;
  for (guint i = 1; i < places->len; i++) {
    const Place *place = &g_array_index (places, Place, i);

    if (place->weight < weight - alike)
      break;
    *plain_out = FALSE;
    if (off_centre (search, grid, place->origin) < off_centre (search, grid, best->origin))
      best = place;
  }
  return best->origin;
}

/* Of those lines of the map that the picture has room for. */
static double
find_share (CrSearch *search, const GArray *sides, CrHex origin)
{
  guint n = 0, n_seen = 0;

  for (guint i = 0; i < sides->len; i++) {
    const Side *side = &g_array_index (sides, Side, i);
    int weight = evidence (search, cr_hex_add (side->hex, origin), side->side);

    n += weight != OUTSIDE;
    n_seen += weight > 0;
  }
  return (double) n_seen / MAX (n, 1);
}

/* The origin that brings a known hex to where it is. */
static gboolean
find_known (const CrSearch *search, const CrFitPoint *known, CrHex *origin_out)
{
  CrGrid grid = { 1, 1, search->orientation, CR_SHIFT_EVEN, TRUE };
  CrPoint plane;

  if (!cr_warp_invert (&search->warp,
                       (CrPoint){ known->pixel.x / search->step, known->pixel.y / search->step },
                       &plane))
    return FALSE;
  *origin_out = cr_hex_sub (cr_layout_hex_at (&grid, plane), known->hex);
  return TRUE;
}

void
cr_search_place (CrSearch *search, const CrGrid *grid, CrProposal *out)
{
  g_autoptr (GArray) sides = list_sides (grid);
  g_autoptr (GArray) places = NULL;
  const CrFitPoint *known = search->picture->known;
  CrHex origin = { 0, 0 };
  gboolean plain;

  search->sides = g_malloc (3 * 4 * SPAN * SPAN);
  memset (search->sides, G_MININT8, 3 * 4 * SPAN * SPAN);
  places = known == NULL ? list_places (search, grid, sides) : NULL;
  if (known == NULL)
    origin = choose_place (search, grid, places, &plain);
  else
    plain = find_known (search, known, &origin);
  out->share = find_share (search, sides, origin);
  cr_search_pick_points (search, grid, origin, out->points);
  out->sure = plain && out->share >= LEAST_SHARE && out->points->len >= 4;
  g_free (search->sides);
}

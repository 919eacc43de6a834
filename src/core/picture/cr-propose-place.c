/* cr-propose-place.c: the map laid on the hexes of a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sides.h"

#include <math.h>

/* A map must show so much of its lines: half of them may be lost under roofs and trees, and with
 * fewer it is not this map. */
#define LEAST_SHARE 0.5
/* Places whose lines agree so much less well cannot be told apart. Half a column too far costs
 * about 1 / (2 × columns); a quarter of that is left to chance, and never less than what single
 * blots do. */
#define ALIKE 0.25
#define ALIKE_LEAST 0.004
/* No more ways are listed than anyone will look at. */
#define MOST_WAYS 8
/* A hex cut by the edge of the sheet has its middle on it, give or take the cut. */
#define BESIDE 0.25 /* W */
/* What a lane of hexes more or less would change at the least, as evidence for each of them: below
 * it the printed rectangle is the map's. A lane of blank hexes has at least three sides each, of
 * which evidence is −0.5 on the mean, and half of them tell. */
#define LANE 0.75
/* A known hex is one of the print when most of its sides show. */
#define LEAST_KNOWN 0

/* Returns how far the plane of @orientation is turned when the hexes are called @turns sixths on.
 * */
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

typedef struct {
  CrSearch *search;
  const CrSides *sides;
  CrFrame frame; /* of all that is printed */
  CrGrid grid;   /* likewise */
  CrHex origin;  /* of its hex 1,1 in the lattice */
  const CrGrid *wanted;
  double alike;
} Placing;

typedef struct {
  CrShift shift;
  CrHex origin;
  double weight, off_centre;
} Place;

static CrGrid
shift_grid (const CrGrid *grid, CrShift shift)
{
  CrGrid other = *grid;

  other.shift = shift;
  return other;
}

static CrPoint
pixel_of (const CrSearch *search, CrHex hex)
{
  CrPoint at = cr_warp_apply (&search->warp, cr_patch_get_centre (search->orientation, hex));

  return (CrPoint){ at.x * search->step, at.y * search->step };
}

/* Returns how far off the middle of the picture the map would lie. */
static double
find_off_centre (const CrSearch *search, const CrGrid *grid, CrHex origin)
{
  CrHex last = cr_grid_hex_at (grid, grid->columns, grid->rows);
  CrPoint a = pixel_of (search, origin), b = pixel_of (search, cr_hex_add (last, origin));

  return hypot ((a.x + b.x - search->picture->width) / 2,
                (a.y + b.y - search->picture->height) / 2);
}

static Place
make_place (const Placing *placing, const CrGrid *grid, CrHex origin)
{
  CrFrame frame = cr_frame_of (grid, origin);

  return (Place){ grid->shift, origin, cr_sides_weigh (placing->sides, &frame),
                  find_off_centre (placing->search, grid, origin) };
}

/* Adds all origins that bring the middle of the map onto a hex that is there. */
static void
add_places (const Placing *placing, const CrGrid *grid, GArray *places)
{
  CrHex middle = cr_grid_hex_at (grid, (grid->columns + 1) / 2, (grid->rows + 1) / 2);

  for (guint i = 0; i < placing->search->lattice.seen->len; i++) {
    CrHex seen = cr_search_get_seen (placing->search, i)->hex;
    Place place = make_place (placing, grid, cr_hex_sub (seen, middle));

    g_array_append_val (places, place);
  }
}

/* Finds the hex of the lattice at a pixel. */
static gboolean
find_hex (const CrSearch *search, CrPoint pixel, CrHex *hex_out)
{
  CrGrid grid = { 1, 1, search->orientation, CR_SHIFT_EVEN, TRUE };
  CrPoint plane;

  if (!cr_warp_invert (&search->warp, (CrPoint){ pixel.x / search->step, pixel.y / search->step },
                       &plane))
    return FALSE;
  *hex_out = cr_layout_hex_at (&grid, plane);
  return TRUE;
}

/* Returns the hex of the same address on a map of the other shift. */
static CrHex
rename_hex (const CrGrid *from, const CrGrid *to, CrHex hex)
{
  int column, row;

  cr_grid_address (from, hex, &column, &row);
  return cr_grid_hex_at (to, column, row);
}

static gboolean
is_printed (const Placing *placing, CrHex hex)
{
  return cr_grid_contains (&placing->grid, cr_hex_sub (hex, placing->origin)) ||
         cr_sides_weigh_hex (placing->sides, hex) > LEAST_KNOWN;
}

/* Adds the origins that bring known hexes to where they are; a known hex in the margin says
 * nothing. */
static void
add_known (const Placing *placing, const CrGrid *grid, GArray *places)
{
  const CrPrinted *picture = placing->search->picture;
  CrHex at;

  for (guint i = 0; i < picture->n_known; i++) {
    if (!find_hex (placing->search, picture->known[i].pixel, &at) || !is_printed (placing, at))
      continue;
    CrHex hex = rename_hex (placing->wanted, grid, picture->known[i].hex);
    Place place = make_place (placing, grid, cr_hex_sub (at, hex));
    g_array_append_val (places, place);
  }
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *left = a, *right = b;

  if (left->weight != right->weight)
    return left->weight < right->weight ? 1 : -1;
  return left->off_centre > right->off_centre ? 1 : left->off_centre < right->off_centre ? -1 : 0;
}

/* Of known hexes that contradict each other the most that agree, else those that suit the lines
 * best; every one is held against the outcome later. @places: the best first */
static guint
find_most_agreed (const GArray *places, CrShift shift)
{
  guint best = 0, most = 0;

  for (guint i = 0; i < places->len; i++) {
    const Place *place = &g_array_index (places, Place, i);
    guint n = 0;

    for (guint j = 0; j < places->len; j++)
      n += g_array_index (places, Place, j).shift == shift &&
           cr_hex_equal (g_array_index (places, Place, j).origin, place->origin);
    if (place->shift == shift && n > most) {
      most = n;
      best = i;
    }
  }
  return best;
}

/* Keeps one place of each shift, the better one first. */
static void
keep_agreed (GArray *places)
{
  Place kept[CR_SHIFT_EVEN + 1];
  guint n = 0;

  for (CrShift shift = CR_SHIFT_ODD; shift <= CR_SHIFT_EVEN; shift++) {
    Place place = g_array_index (places, Place, find_most_agreed (places, shift));
    if (place.shift == shift)
      kept[n++] = place;
  }
  g_array_set_size (places, 0);
  g_array_append_vals (places, kept, n);
  g_array_sort (places, compare_places);
}

static GArray *
list_places (const Placing *placing, gboolean *known_out)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  gboolean flat = placing->wanted->orientation == CR_FLAT;
  int lanes = flat ? placing->wanted->columns : placing->wanted->rows;

  for (int pass = 0; pass < 2 && places->len == 0; pass++) {
    for (CrShift shift = CR_SHIFT_ODD; shift <= CR_SHIFT_EVEN; shift++) {
      CrGrid grid = shift_grid (placing->wanted, shift);

      if (lanes == 1 && shift != placing->wanted->shift)
        continue;
      (pass == 0 ? add_known : add_places) (placing, &grid, places);
    }
    *known_out = pass == 0;
  }
  g_array_sort (places, compare_places);
  if (*known_out)
    keep_agreed (places);
  return places;
}

/* What the map has and the print has not, and the other way round. Where the printed rectangle is
 * hardly better than the map's, chance has made it. */
static void
compare_with_print (const Placing *placing, const CrGrid *grid, CrHex origin, CrProposalWay *way)
{
  CrFrame frame = cr_frame_of (grid, origin);
  int evidence = cr_sides_sum (placing->sides, &frame).evidence;
  int most = cr_sides_sum (placing->sides, &placing->frame).evidence;
  int lane = MIN (grid->columns, grid->rows);

  if (grid->halves == placing->grid.halves && most - evidence < 100 * LANE * lane)
    return;
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrHex hex = cr_hex_add (cr_grid_get_hex (grid, cell), origin);

    way->n_blank += !cr_grid_contains (&placing->grid, cr_hex_sub (hex, placing->origin)) &&
                    cr_sides_weigh_hex (placing->sides, hex) < CR_N_DIRECTIONS * CR_SIDES_OUTSIDE;
  }
  for (int cell = 0; cell < cr_grid_n_cells (&placing->grid); cell++) {
    CrHex hex = cr_hex_add (cr_grid_get_hex (&placing->grid, cell), placing->origin);

    way->n_missing += !cr_grid_contains (grid, cr_hex_sub (hex, origin));
  }
}

static int
count_outside (const CrSearch *search, const CrGrid *grid, CrHex origin)
{
  double beside = BESIDE * cr_warp_get_scale (&search->warp, (CrPoint){ 0, 0 }) * search->step;
  int n = 0;

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPoint at = pixel_of (search, cr_hex_add (cr_grid_get_hex (grid, cell), origin));

    n += at.x < -beside || at.y < -beside || at.x > search->picture->width + beside ||
         at.y > search->picture->height + beside;
  }
  return n;
}

static CrProposalWay
make_way (const Placing *placing, const Place *place)
{
  CrGrid grid = shift_grid (placing->wanted, place->shift);
  CrFrame frame = cr_frame_of (&grid, place->origin);
  CrSidesSum sum = cr_sides_sum (placing->sides, &frame);
  CrProposalWay way = {
    .shift = place->shift,
    .first = pixel_of (placing->search, place->origin),
    .weight = place->weight,
    .share = (double) sum.seen / MAX (sum.shown, 1),
    .n_outside = count_outside (placing->search, &grid, place->origin),
    .points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint)),
  };

  compare_with_print (placing, &grid, place->origin, &way);
  cr_search_pick_points (placing->search, &grid, place->origin, way.points);
  return way;
}

/* Chooses, of the places that are about as good, the one nearest to the middle of the picture. */
static const Place *
choose_place (const Placing *placing, const GArray *places, CrShift shift)
{
  const Place *best = NULL;

  for (guint i = 0; i < places->len; i++) {
    const Place *place = &g_array_index (places, Place, i);

    if (place->shift != shift)
      continue;
    if (best != NULL && place->weight < best->weight - placing->alike)
      break;
    if (best == NULL || place->off_centre < best->off_centre)
      best = place;
  }
  return best;
}

static void
add_way (const Placing *placing, const Place *place, CrProposal *out)
{
  CrProposalWay way = make_way (placing, place);

  g_array_append_val (out->ways, way);
}

/* Lists all places that cannot be told from the best, then the best of the shift that is not among
 * them. */
static const Place *
list_ways (const Placing *placing, const GArray *places, CrProposal *out)
{
  const Place *chosen[] = { choose_place (placing, places, CR_SHIFT_ODD),
                            choose_place (placing, places, CR_SHIFT_EVEN) };
  double least = g_array_index (places, Place, 0).weight - placing->alike;

  for (guint i = 0; i < places->len; i++) {
    const Place *place = &g_array_index (places, Place, i);
    gboolean alike = place->weight >= least;

    if (place != chosen[place->shift] && (!alike || out->ways->len >= MOST_WAYS))
      continue;
    if (place == chosen[placing->wanted->shift])
      out->own = out->ways->len;
    out->n_alike += alike;
    add_way (placing, place, out);
  }
  return chosen[placing->wanted->shift];
}

/* Finds where the map would lie if nothing were known: its true place covers as many of the lines
 * as any, whether the sheet shows more than the map or less. */
static CrHex
find_better (const Placing *placing, const Place *own)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  CrGrid grid = shift_grid (placing->wanted, own->shift);

  add_places (placing, &grid, places);
  g_array_sort (places, compare_places);
  const Place *best = choose_place (placing, places, own->shift);
  return best->weight > own->weight + placing->alike ? best->origin : own->origin;
}

/* Tests every hex that was known against the hexes as they would be. */
static gboolean
test_known (const Placing *placing, CrHex origin, CrProposal *out)
{
  const CrPrinted *picture = placing->search->picture;
  gboolean agree = TRUE;

  for (guint i = 0; i < picture->n_known; i++) {
    CrProposalTest test = { .hex = picture->known[i].hex, .verdict = CR_KNOWN_IN_MARGIN };
    CrHex at;

    if (find_hex (placing->search, picture->known[i].pixel, &at)) {
      test.is = cr_hex_sub (at, origin);
      if (is_printed (placing, at))
        test.verdict = cr_hex_equal (test.is, test.hex) ? CR_KNOWN_AGREES : CR_KNOWN_CONTRADICTS;
    }
    agree &= test.verdict == CR_KNOWN_AGREES;
    g_array_append_val (out->tests, test);
  }
  return agree;
}

/* The proposal is sure when a known hex says which hex is which; else the map must be all that is
 * printed, in one way only. */
static gboolean
is_sure (const Placing *placing, const CrProposal *out, gboolean agree)
{
  const CrProposalWay *own = cr_proposal_get_way (out, out->own);
  gboolean best = own->weight >= cr_proposal_get_way (out, 0)->weight - placing->alike;

  if (own->share < LEAST_SHARE || own->points->len < 4 || !agree || !best)
    return FALSE;
  return out->known || (out->n_alike == 1 && own->n_outside + own->n_blank + own->n_missing == 0);
}

static void
lay_map (Placing *placing, CrProposal *out)
{
  g_autoptr (GArray) places = list_places (placing, &out->known);
  const Place *own = list_ways (placing, places, out);
  CrHex origin = out->known ? find_better (placing, own) : own->origin;
  gboolean agree = test_known (placing, origin, out);

  out->points = cr_proposal_get_way (out, out->own)->points;
  out->share = cr_proposal_get_way (out, out->own)->share;
  out->sure = is_sure (placing, out, agree);
}

void
cr_search_place (CrSearch *search, const CrGrid *grid, CrProposal *out)
{
  g_autoptr (CrSides) sides = cr_sides_new (search);
  Placing placing = { .search = search, .sides = sides };

  if (!cr_sides_find_frame (sides, &placing.frame)) {
    out->found = FALSE;
    return;
  }
  placing.grid = cr_sides_name_frame (sides, &placing.frame, &placing.origin);
  out->grid = placing.grid;
  placing.wanted = grid != NULL ? grid : &out->grid;
  placing.alike = MAX (ALIKE / (placing.wanted->columns + placing.wanted->rows), ALIKE_LEAST);
  if (out->fits)
    lay_map (&placing, out);
}

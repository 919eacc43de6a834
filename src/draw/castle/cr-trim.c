/* cr-trim.c: what of an outline would stick out from under masonry.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

/* A round tower over some hexes of a walk. */
typedef struct {
  const CrGrid *grid;
  CrHexSet *walk, *hexes;
  CrPoint at;
  double radius;
} Cover;

/* How far beside a tower a corner of it can lie, and how deep beneath its rim it is cut, in W. */
#define MOST_BESIDE 0.7
#define BENEATH 0.03

/* The hex of a set that a point beside it belongs to. */
static CrHex
find_nearest (const CrGrid *grid, const CrHexSet *set, CrPoint p)
{
  CrHex at = cr_layout_hex_at (grid, p), best = at;
  double least = G_MAXDOUBLE;

  for (int i = 0; i < cr_hex_n_within (1); i++) {
    CrHex hex = cr_hex_add (at, cr_hex_spiral (i));
    double d = cr_distance (p, cr_layout_centre (grid, hex));

    if (!cr_hex_set_has (set, hex) || d >= least)
      continue;
    least = d;
    best = hex;
  }
  return best;
}

static gboolean
sticks_out (const Cover *cover, CrPoint p)
{
  double d = cr_distance (p, cover->at);

  return d > cover->radius - BENEATH && d < cover->radius + MOST_BESIDE &&
         cr_hex_set_has (cover->hexes, find_nearest (cover->grid, cover->walk, p));
}

/* Where the way from @from, outwards in the end, leaves the tower for good. */
static gboolean
find_exit (const Cover *cover, CrPoint from, CrPoint to, CrPoint *out)
{
  double x = to.x - from.x, y = to.y - from.y, fx = from.x - cover->at.x, fy = from.y - cover->at.y;
  double r = cover->radius - BENEATH, a = x * x + y * y, b = fx * x + fy * y;
  double root = b * b - a * (fx * fx + fy * fy - r * r);

  if (root < 0 || a <= 0)
    return FALSE;
  double t = (-b + sqrt (root)) / a;
  *out = (CrPoint){ from.x + t * x, from.y + t * y };
  return t > 0 && t < 1;
}

/* Corners first…first + count stick out: between the two walls that meet there the line goes
 * straight beneath the tower. */
static void
cut_corners (const Cover *cover, const GArray *line, guint first, guint count, GArray *out)
{
  guint n = line->len;
  CrPoint from, to;
  gboolean cut =
      count < n - 1 &&
      find_exit (cover, cr_line_at (line, (first + n - 1) % n), cr_line_at (line, first), &from) &&
      find_exit (cover, cr_line_at (line, (first + count) % n),
                 cr_line_at (line, (first + count - 1) % n), &to);

  if (cut) {
    g_array_append_val (out, from);
    g_array_append_val (out, to);
    return;
  }
  for (guint i = 0; i < count; i++)
    g_array_append_val (out, cr_line_at (line, (first + i) % n));
}

static void
trim_line (const Cover *cover, GArray *line)
{
  g_autoptr (GArray) out = cr_line_new ();
  guint n = line->len, start = 0, count;

  while (start < n && sticks_out (cover, cr_line_at (line, start)))
    start++;
  for (guint i = start; i < start + n && start < n; i += MAX (count, 1)) {
    count = 0;
    while (count < n && i + count < start + n &&
           sticks_out (cover, cr_line_at (line, (i + count) % n)))
      count++;
    if (count > 0)
      cut_corners (cover, line, i % n, count, out);
    else
      g_array_append_val (out, cr_line_at (line, i % n));
  }
  if (out->len < 3)
    return;
  g_array_set_size (line, 0);
  g_array_append_vals (line, out->data, out->len);
}

/* The hexes of one tower of a class that a hex is of; they are added to @done. */
static GArray *
take_tower (const CrArt *art, int floor, const CrRegionClass *class, CrHex first, CrHexSet *done)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  g_array_append_val (hexes, first);
  cr_hex_set_add (done, first);
  for (guint i = 0; i < hexes->len; i++) {
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (g_array_index (hexes, CrHex, i), d);

      if (cr_hex_set_has (done, next) || !class->has (art, floor, next, class->data))
        continue;
      cr_hex_set_add (done, next);
      g_array_append_val (hexes, next);
    }
  }
  return hexes;
}

static void
trim_tower (Cover *cover, const CrRegionClass *class, const GArray *hexes, GPtrArray *outlines)
{
  g_autoptr (GPtrArray) loops = cr_region_trace ((const CrHex *) hexes->data, hexes->len);
  g_autoptr (GArray) rim = class->outline (cover->grid, loops->pdata[0]);
  g_autoptr (GHashTable) set = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  cover->hexes = set;
  if (!cr_line_is_round (rim, &cover->at, &cover->radius))
    return;
  for (guint i = 0; i < outlines->len; i++)
    trim_line (cover, outlines->pdata[i]);
}

void
cr_walk_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines)
{
  static const CrRegionClass *const classes[] = { &cr_tower_class, &cr_gate_tower_class };
  g_autoptr (GHashTable) walk = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);
  g_autoptr (GHashTable) done = cr_hex_set_new (NULL, 0);
  Cover cover = { cr_art_get_grid (art), walk, NULL, { 0, 0 }, 0 };

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    for (guint c = 0; c < G_N_ELEMENTS (classes); c++) {
      if (cr_hex_set_has (done, hex) || !classes[c]->has (art, floor, hex, classes[c]->data))
        continue;
      g_autoptr (GArray) tower = take_tower (art, floor, classes[c], hex, done);
      trim_tower (&cover, classes[c], tower, outlines);
    }
  }
}

/* How far a court is drawn in beneath what hides its edge, as a part of the way to the middle of
 * the hex: the straight face of a wall leaves the corners of its hexes outside, and a bank more.
 * Less towards a road, beneath which it goes on, and ground that comes but a little way beneath the
 * wall itself. */
#define BENEATH_WALLS 0.55
#define BENEATH_BETWEEN 0.3
#define BENEATH_WATER 0.55

static double
get_share (const CrArt *art, int floor, CrHex hex, CrHex outside)
{
  CrPiece piece = cr_castle_get_piece (art, floor, hex);
  const CrRecipe *other = cr_art_get_recipe (art, floor, outside);

  if (piece == CR_PIECE_WALK || piece == CR_PIECE_TOWER || piece == CR_PIECE_KEEP)
    return other->layer == CR_RECIPE_LAYER_GROUND && other->fill != CR_TONE_GRASS ? BENEATH_BETWEEN
                                                                                  : BENEATH_WALLS;
  return cr_art_get_recipe (art, floor, hex)->layer == CR_RECIPE_LAYER_WATER ? BENEATH_WATER : 0;
}

/* How far a court goes on beneath a wall or a house beyond a hex that something stands on, as a
 * part of the way to its middle: the ground at the foot of a wall, and from the court that tells
 * it no farther than one hex. */
#define BEYOND 0.4

/* The hex outside a court that a point of its outline borders on. */
static CrHex
find_outside (const CrGrid *grid, CrHex inside, CrPoint p)
{
  CrPoint c = cr_layout_centre (grid, inside);
  double far = 1.5 * CR_LAYOUT_PITCH / 2 / MAX (cr_distance (c, p), 0.1);

  return cr_layout_hex_at (grid, cr_point_between (c, p, far));
}

/* Grass would show between a tent in the court and the wall behind it. */
static gboolean
goes_on (const CrArt *art, int floor, CrHex inside, CrHex outside)
{
  CrPiece piece = cr_castle_get_piece (art, floor, inside);
  CrRecipeLayer layer = cr_art_get_recipe (art, floor, inside)->layer;

  if (piece != CR_PIECE_NONE && piece != CR_PIECE_HOUSE)
    return FALSE;
  return layer != CR_RECIPE_LAYER_COURT && layer != CR_RECIPE_LAYER_WATER &&
         cr_castle_get_piece (art, floor, outside) != CR_PIECE_NONE;
}

static CrPoint
trim_court_point (const CrArt *art, int floor, const CrHexSet *court, CrPoint p)
{
  const CrGrid *grid = cr_art_get_grid (art);
  CrHex inside = find_nearest (grid, court, p), outside = find_outside (grid, inside, p);

  if (!cr_hex_set_has (court, outside) && goes_on (art, floor, inside, outside))
    return cr_point_between (p, cr_layout_centre (grid, outside), BEYOND);
  return cr_point_between (p, cr_layout_centre (grid, inside),
                           get_share (art, floor, inside, outside));
}

void
cr_court_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines)
{
  g_autoptr (GHashTable) court = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (guint i = 0; i < outlines->len; i++) {
    GArray *line = outlines->pdata[i];

    for (guint k = 0; k < line->len; k++)
      cr_line_at (line, k) = trim_court_point (art, floor, court, cr_line_at (line, k));
  }
}

/* A mud or a ramp goes on beneath the court about it, which is drawn over it, and beneath a wall:
 * each outline rounds its corners for itself, and grass would show between them. */
static gboolean
hides_rim (const CrArt *art, int floor, CrHex outside)
{
  return cr_art_get_recipe (art, floor, outside)->layer == CR_RECIPE_LAYER_COURT ||
         cr_castle_get_piece (art, floor, outside) != CR_PIECE_NONE;
}

void
cr_ground_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines)
{
  const CrGrid *grid = cr_art_get_grid (art);
  g_autoptr (GHashTable) ground = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (guint i = 0; i < outlines->len; i++) {
    GArray *line = outlines->pdata[i];

    for (guint k = 0; k < line->len; k++) {
      CrPoint p = cr_line_at (line, k);
      CrHex outside = find_outside (grid, find_nearest (grid, ground, p), p);

      if (!cr_hex_set_has (ground, outside) && hides_rim (art, floor, outside))
        cr_line_at (line, k) = cr_point_between (p, cr_layout_centre (grid, outside), BEYOND);
    }
  }
}

/* cr-castle.c: which hexes are of one piece of masonry. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-castle-private.h"

#include <math.h>
#include <string.h>

#define ROUND_POINTS 40

/* How far a tower's wall stands out beyond the centres of its hexes, in W. */
#define TOWER_RADIUS 0.73
#define GATE_TOWER_RADIUS 0.55

static gboolean
is_structure (const CrArt *art, int floor, CrHex hex, const char *code)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);

  return structure != NULL && strcmp (structure->code, code) == 0;
}

/* Towers that flank a gate or stand at another's side: slim, and not merged with a great one. */
static gboolean
is_slim (const CrArt *art, int floor, CrHex hex)
{
  return is_structure (art, floor, hex, "gatetower") || is_structure (art, floor, hex, "turret");
}

static gboolean
is_wall_walk (const CrArt *art, int floor, CrHex hex)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);

  return structure != NULL && structure->wall_walk;
}

static gboolean
is_masonry (const CrRecipe *recipe)
{
  switch (recipe->layer) {
  case CR_RECIPE_LAYER_WALL:
  case CR_RECIPE_LAYER_TOWER:
  case CR_RECIPE_LAYER_KEEP:
  case CR_RECIPE_LAYER_STAIR:
    return TRUE;
  default:
    return FALSE;
  }
}

gboolean
cr_castle_is_keep (const CrArt *art, int floor, CrHex hex)
{
  const CrStructureKind *structure = cr_art_get_structure (art, floor, hex);
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || !is_masonry (recipe))
    return FALSE;
  if (recipe->layer == CR_RECIPE_LAYER_KEEP)
    return TRUE;
  if (structure != NULL && structure->keep)
    return TRUE;
  /* A room that is no tower: a hall, a chapel. */
  return recipe->layer == CR_RECIPE_LAYER_TOWER && recipe->kind == CR_RECIPE_BUILT &&
         cr_recipe_has_scatter (recipe, "planks") && !is_wall_walk (art, floor, hex);
}

gboolean
cr_castle_is_tower (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || !is_masonry (recipe) ||
      cr_castle_is_keep (art, floor, hex))
    return FALSE;
  return recipe->layer == CR_RECIPE_LAYER_TOWER || is_structure (art, floor, hex, "tower") ||
         is_slim (art, floor, hex);
}

/* What stands at the edge of the map ends there: it is not repeated beyond, as ground is. */
static gboolean
is_on_map (const CrArt *art, CrHex hex)
{
  return cr_grid_contains (cr_art_get_grid (art), hex);
}

static gboolean
has_tower (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_is_tower (art, floor, hex) && !is_slim (art, floor, hex);
}

static gboolean
has_gate_tower (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_is_tower (art, floor, hex) && is_slim (art, floor, hex);
}

static gboolean
has_keep (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  return is_on_map (art, hex) && cr_castle_is_keep (art, floor, hex);
}

static gboolean
has_solid (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  return recipe->layer == CR_RECIPE_LAYER_WALL && cr_recipe_has_scatter (recipe, "courses") &&
         cr_art_has_hex (art, floor, hex) && !cr_castle_is_keep (art, floor, hex);
}

/* Rubble between two hexes of a wall: the wall is fitted as if it stood, then cut open. */
gboolean
cr_castle_is_breach (const CrArt *art, int floor, CrHex hex)
{
  int n = 0;

  if (cr_art_get_recipe (art, floor, hex)->layer != CR_RECIPE_LAYER_RUBBLE ||
      !cr_art_has_hex (art, floor, hex))
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    const CrRecipe *recipe = cr_art_get_recipe (art, floor, next);

    n += (recipe->layer == CR_RECIPE_LAYER_WALL && !cr_castle_is_keep (art, floor, next)) ||
         cr_castle_is_tower (art, floor, next);
  }
  return n > 1;
}

/* The walk runs on under towers and over gateways, so that no seam is seen. */
static gboolean
has_walk (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (!cr_art_has_hex (art, floor, hex) || cr_castle_is_keep (art, floor, hex) ||
      has_solid (art, floor, hex, NULL))
    return FALSE;
  if (recipe->layer == CR_RECIPE_LAYER_RUBBLE)
    return cr_castle_is_breach (art, floor, hex);
  return recipe->layer == CR_RECIPE_LAYER_WALL || cr_castle_is_tower (art, floor, hex) ||
         is_structure (art, floor, hex, "gatehouse") ||
         (is_wall_walk (art, floor, hex) && recipe->kind == CR_RECIPE_STAIR);
}

/* The hexes along a loop, each once. */
static GArray *
hexes_of_loop (const GArray *loop)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GHashTable) seen = cr_hex_set_new (NULL, 0);

  for (guint i = 0; i < loop->len; i++) {
    CrHex hex = cr_edge_at (loop, i).hex;
    if (cr_hex_set_has (seen, hex))
      continue;
    cr_hex_set_add (seen, hex);
    g_array_append_val (hexes, hex);
  }
  return hexes;
}

/* A circle about all the hexes, if it leaves the centres of their neighbours outside. */
static GArray *
outline_round (const CrGrid *grid, const GArray *loop, double radius)
{
  g_autoptr (GArray) hexes = hexes_of_loop (loop);
  CrPoint middle = { 0, 0 };
  double reach = 0, room = G_MAXDOUBLE;

  for (guint i = 0; i < hexes->len; i++) {
    CrPoint p = cr_layout_centre (grid, g_array_index (hexes, CrHex, i));
    middle.x += p.x / hexes->len;
    middle.y += p.y / hexes->len;
  }
  for (guint i = 0; i < hexes->len; i++)
    reach =
        MAX (reach, cr_distance (middle, cr_layout_centre (grid, g_array_index (hexes, CrHex, i))));
  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    CrHex out = cr_hex_neighbour (edge.hex, edge.side);
    room = MIN (room, cr_distance (middle, cr_layout_centre (grid, out)));
  }
  if (hexes->len > 1)
    radius = MIN (reach + 0.45, room - 0.06);
  if (radius < reach + 0.2)
    return cr_region_built (grid, loop);
  return cr_line_circle (middle, radius, ROUND_POINTS);
}

static GArray *
outline_tower (const CrGrid *grid, const GArray *loop)
{
  return outline_round (grid, loop, TOWER_RADIUS);
}

static GArray *
outline_gate_tower (const CrGrid *grid, const GArray *loop)
{
  return outline_round (grid, loop, GATE_TOWER_RADIUS);
}

gboolean
cr_line_is_round (const GArray *line, CrPoint *centre_out, double *radius_out)
{
  if (line->len != ROUND_POINTS)
    return FALSE;
  *centre_out = cr_point_between (cr_line_at (line, 0), cr_line_at (line, ROUND_POINTS / 2), 0.5);
  *radius_out = cr_distance (*centre_out, cr_line_at (line, 0));
  for (guint i = 0; i < line->len; i++) {
    if (fabs (cr_distance (*centre_out, cr_line_at (line, i)) - *radius_out) > 1e-6)
      return FALSE;
  }
  return TRUE;
}

#define KEEP_MARGIN 0.32

/* The smallest upright box, turned by @angle, about the centres of a loop's hexes. */
static GArray *
box_about (const CrGrid *grid, const GArray *loop, double angle, double margin)
{
  CrPoint way = cr_way_of_angle (angle);
  double u0 = G_MAXDOUBLE, u1 = -G_MAXDOUBLE, v0 = G_MAXDOUBLE, v1 = -G_MAXDOUBLE;

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_layout_centre (grid, cr_edge_at (loop, i).hex);
    u0 = MIN (u0, p.x * way.x + p.y * way.y);
    u1 = MAX (u1, p.x * way.x + p.y * way.y);
    v0 = MIN (v0, p.y * way.x - p.x * way.y);
    v1 = MAX (v1, p.y * way.x - p.x * way.y);
  }
  CrPoint middle = cr_point_along ((CrPoint){ 0, 0 }, way, (u0 + u1) / 2, (v0 + v1) / 2);
  return cr_line_box (middle, u1 - u0 + 2 * margin, v1 - v0 + 2 * margin, angle);
}

static gboolean
leaves_out (const CrGrid *grid, const GArray *loop, const GArray *line)
{
  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    CrHex out = cr_hex_neighbour (edge.hex, edge.side);
    if (cr_line_contains (line, cr_layout_centre (grid, out)))
      return FALSE;
  }
  return TRUE;
}

/* A keep is a plain block where one fits, at a multiple of 30 degrees; else it follows its hexes.
 */
static GArray *
outline_keep (const CrGrid *grid, const GArray *loop)
{
  g_autoptr (GArray) sides = cr_region_sides (grid, loop);

  for (int i = 0; i < 3 && cr_line_get_area (sides) > 0; i++) {
    g_autoptr (GArray) box = box_about (grid, loop, i * G_PI / 6, KEEP_MARGIN);
    if (leaves_out (grid, loop, box))
      return g_steal_pointer (&box);
  }
  return cr_region_built (grid, loop);
}

const CrRegionClass cr_walk_class = { has_walk, cr_region_built, NULL, 1, cr_walk_trim };
const CrRegionClass cr_solid_class = { has_solid, cr_region_built, NULL, 0 };
const CrRegionClass cr_tower_class = { has_tower, outline_tower, NULL, 0 };
const CrRegionClass cr_gate_tower_class = { has_gate_tower, outline_gate_tower, NULL, 0 };
const CrRegionClass cr_keep_class = { has_keep, outline_keep, NULL, 0 };

/* The level that most of some hexes have; of two as frequent the higher. */
static int
most_frequent (const int counts[CR_LEVEL_MAX - CR_LEVEL_MIN + 1], int fallback)
{
  int best = 0, level = fallback;

  for (int i = 0; i <= CR_LEVEL_MAX - CR_LEVEL_MIN; i++) {
    if (counts[i] < best || counts[i] == 0)
      continue;
    best = counts[i];
    level = i + CR_LEVEL_MIN;
  }
  return level;
}

int
cr_region_get_level (const CrDraw *draw, const CrRegion *region)
{
  int counts[CR_LEVEL_MAX - CR_LEVEL_MIN + 1] = { 0 };

  for (guint i = 0; i < region->hexes->len; i++) {
    int level = cr_art_get_level (draw->art, draw->floor, g_array_index (region->hexes, CrHex, i));
    counts[CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX) - CR_LEVEL_MIN]++;
  }
  return most_frequent (counts, 0);
}

/* Ground is what is bare about it: neither water nor built upon. */
static int
ground_about (const CrDraw *draw, const CrRegion *region)
{
  int counts[CR_LEVEL_MAX - CR_LEVEL_MIN + 1] = { 0 };

  for (guint i = 0; i < region->loops->len; i++) {
    const GArray *loop = region->loops->pdata[i];
    for (guint k = 0; k < loop->len; k++) {
      CrEdge edge = cr_edge_at (loop, k);
      CrHex out = cr_hex_neighbour (edge.hex, edge.side);
      const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, out);
      int level = cr_art_get_level (draw->art, draw->floor, out);

      if (cr_recipe_is_natural (recipe) || recipe->layer == CR_RECIPE_LAYER_COURT)
        counts[CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX) - CR_LEVEL_MIN]++;
    }
  }
  return most_frequent (counts, 0);
}

/* At least a low wall's height, so that nothing built lies flat. */
double
cr_region_get_rise (const CrDraw *draw, const CrRegion *region)
{
  return MAX (cr_region_get_level (draw, region) - ground_about (draw, region), 0.8);
}

CrPiece
cr_castle_get_piece (const CrArt *art, int floor, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (art, floor, hex);

  if (cr_castle_is_keep (art, floor, hex))
    return CR_PIECE_KEEP;
  if (cr_castle_is_tower (art, floor, hex))
    return CR_PIECE_TOWER;
  if (cr_castle_is_breach (art, floor, hex))
    return CR_PIECE_NONE;
  if (has_walk (art, floor, hex, NULL) || has_solid (art, floor, hex, NULL))
    return CR_PIECE_WALK;
  return recipe->layer == CR_RECIPE_LAYER_HOUSE ? CR_PIECE_HOUSE : CR_PIECE_NONE;
}

static const CrRegion *
find_region_of (const CrDraw *draw, const CrRegionClass *class, CrHex hex, GPtrArray **held)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);
  CrDraw near = *draw;

  /* It is at hand, wherever the painting is. */
  near.clip = (CrBox){ at.x - 0.1, at.y - 0.1, 0.2, 0.2 };
  *held = cr_draw_get_regions (&near, class, 0.5);
  for (guint i = 0; i < (*held)->len; i++) {
    const CrRegion *region = (*held)->pdata[i];
    if (cr_hex_set_has (region->set, hex))
      return region;
  }
  return NULL;
}

/* The outline of the loop that has this side. */
static const GArray *
find_outline (const CrRegion *region, CrHex hex, CrDirection side)
{
  for (guint i = 0; i < region->loops->len; i++) {
    const GArray *loop = region->loops->pdata[i];
    for (guint k = 0; k < loop->len; k++)
      if (cr_hex_equal (cr_edge_at (loop, k).hex, hex) && cr_edge_at (loop, k).side == side)
        return region->outlines->pdata[i];
  }
  return NULL;
}

static gboolean
anchor_on (const CrDraw *draw, const CrRegion *region, CrHex hex, CrDirection side, CrAnchor *out)
{
  const GArray *line = region != NULL ? find_outline (region, hex, side) : NULL;
  CrPoint centre, way, middle = cr_layout_side_middle (draw->grid, hex, side);
  double radius;

  if (line == NULL)
    return FALSE;
  if (cr_line_is_round (line, &centre, &radius)) {
    out->out = cr_way_between (centre, middle);
    out->at = cr_point_along (centre, out->out, radius, 0);
    return TRUE;
  }
  out->at = cr_line_get_point (line, cr_line_project (line, middle, TRUE), TRUE, &way);
  out->out = (CrPoint){ way.y, -way.x };
  return TRUE;
}

/* @hex: the side as seen from it */
static gboolean
anchor_from (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out)
{
  static const struct {
    const CrRegionClass *class;
    double depth;
  } kinds[] = { { &cr_tower_class, 0.26 },
                { &cr_gate_tower_class, 0.22 },
                { &cr_keep_class, 0.32 },
                { &cr_walk_class, 0.34 },
                { &cr_solid_class, 0.34 } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GPtrArray *held;
    const CrRegion *region = find_region_of (draw, kinds[i].class, hex, &held);
    gboolean found = anchor_on (draw, region, hex, side, out);

    g_ptr_array_unref (held);
    out->depth = kinds[i].depth;
    if (found)
      return TRUE;
  }
  return FALSE;
}

CrAnchor
cr_draw_get_anchor (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrPoint middle = cr_layout_side_middle (draw->grid, hex, side);
  CrAnchor anchor = { middle, cr_way_between (cr_layout_centre (draw->grid, hex), middle), 0 };

  if (anchor_from (draw, hex, side, &anchor))
    return anchor;
  if (anchor_from (draw, cr_hex_neighbour (hex, side), cr_direction_opposite (side), &anchor)) {
    anchor.out = (CrPoint){ -anchor.out.x, -anchor.out.y };
    return anchor;
  }
  anchor.depth = 0;
  return anchor;
}

const CrSide *
cr_draw_find_side (const CrDraw *draw, CrHex hex, CrDirection side, CrSideKind kind)
{
  return cr_map_find_side (draw->map, (CrPlace){ draw->floor, hex }, side, kind);
}

gboolean
cr_draw_has_battlement (const CrDraw *draw, CrHex hex, CrDirection side)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (draw->map, (CrPlace){ draw->floor, hex }, side, &n);

  for (gsize i = 0; i < n; i++) {
    if (sides[i].kind == CR_SIDE_BATTLEMENT && cr_map_is_inside (draw->map, &sides[i], hex))
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_draw_bars_slit (const CrDraw *draw, CrEdge edge, CrPoint at, double length)
{
  if (cr_draw_find_side (draw, edge.hex, edge.side, CR_SIDE_SLIT) == NULL)
    return FALSE;
  CrAnchor slit = cr_draw_get_anchor (draw, edge.hex, edge.side);
  double along = (at.x - slit.at.x) * slit.out.y - (at.y - slit.at.y) * slit.out.x;

  return fabs (along) < length / 2 + 0.03;
}

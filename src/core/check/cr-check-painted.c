/* cr-check-painted.c: gear that an older map painted as ground.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"

#include "cr-build.h"
#include "cr-link.h"
#include "cr-mine.h"
#include "cr-numbering.h"
#include "cr-stock.h"
#include "cr-text.h"

/* One painted piece: @places are the hexes that it is painted on, all of one code. */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  CrStockPiece piece;
  const char *code;
  GArray *places;
} Painted;

static gboolean
is_painted (const CrMap *map, CrPlace place, const char *code)
{
  return cr_map_has_place (map, place) && g_str_equal (cr_map_get_terrain (map, place), code);
}

/* A ladder that is part of a link is built, and no gear. */
static gboolean
is_link (const CrMap *map, CrPlace place)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (cr_link_is_kind (cr_node_get_name (node)) && cr_link_read (map, node, &link, NULL) &&
        (cr_place_equal (link.from, place) || cr_place_equal (link.to, place)))
      return TRUE;
  }
  return FALSE;
}

/* Counts how many of the hexes it would stand on are painted so. It never takes in a hex that
 * another piece has. */
static guint
count_painted (const Painted *self, GHashTable *taken)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  guint n = 0;

  cr_stock_list_hexes (&self->piece, places);
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);

    n += is_painted (self->map, place, self->code) && !g_hash_table_contains (taken, &place);
  }
  return n;
}

/* The piece has its front here; it looks where the map says, else where most of it is painted, else
 * from here to nowhere in particular. */
static void
find_facing (Painted *self, CrPlace at, GHashTable *taken)
{
  int front = cr_map_get_front (self->map, at);
  CrDirection best = 0;
  guint most = 0;

  for (CrDirection d = 0; front < 0 && d < CR_N_DIRECTIONS; d++) {
    guint n;

    self->piece.standing.facing = d;
    n = count_painted (self, taken);
    if (n > most) {
      most = n;
      best = d;
    }
  }
  self->piece.standing.facing = front >= 0 ? (CrDirection) front : best;
}

/* Finds what the walkable ground beside it at its level is like. */
static const char *
find_around (const Painted *self, CrPlace place)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (self->scene);
  const char *best = NULL;
  int most = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace beside = { place.floor, cr_hex_neighbour (place.hex, d) };
    const CrTerrainKind *kind = cr_scene_get_terrain (self->scene, beside);
    int n = 0;

    if (!cr_map_has_place (self->map, beside) || kind == NULL || !kind->rolled ||
        cr_stock_find_painted (ruleset, kind->code) != NULL ||
        cr_scene_get_structure (self->scene, beside) != cr_scene_get_structure (self->scene, place))
      continue;
    for (CrDirection k = 0; k < CR_N_DIRECTIONS; k++)
      n += is_painted (self->map, (CrPlace){ place.floor, cr_hex_neighbour (place.hex, k) },
                       kind->code);
    n += n > 0 &&
         cr_scene_get_level (self->scene, beside) == cr_scene_get_level (self->scene, place);
    if (n > most) {
      most = n;
      best = kind->code;
    }
  }
  return best;
}

/* A pile that is cleared from a wall-walk leaves the wall-walk. */
static const char *
find_ground (const Painted *self, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (self->scene, place);
  const CrFloor *floor = cr_map_get_floor (self->map, place.floor);
  const char *plain =
      cr_map_get_code (self->map, CR_LAYER_TERRAIN, floor->defaults[CR_LAYER_TERRAIN]);
  const char *around;

  if (structure != NULL && structure->wall_walk && structure->floor != NULL)
    return structure->floor;
  around = find_around (self, place);
  if (around != NULL)
    return around;
  return floor->defaults[CR_LAYER_TERRAIN] == 0 ||
                 cr_stock_find_painted (cr_scene_get_ruleset (self->scene), plain) != NULL
             ? "flat"
             : plain;
}

/* The hexes of a mine are filled, as nothing but the piece digs there any more. */
static void
clear_ground (const Painted *self, CrEdit *edit)
{
  for (guint i = 0; i < self->places->len; i++) {
    CrPlace place = g_array_index (self->places, CrPlace, i);

    if (self->piece.work->depth.value > 0) {
      cr_mine_fill (edit, self->map, place);
      continue;
    }
    cr_edit_set_code (edit, self->map, place, CR_LAYER_TERRAIN, find_ground (self, place));
    cr_edit_set_value (edit, self->map, place, CR_LAYER_FACING, 0);
  }
}

static CrEdit *
plan_mend (const Painted *self)
{
  g_autofree char *id = cr_build_free_id (self->map, CR_SECTION_GEAR, self->piece.standing.kind);
  CrStanding standing = self->piece.standing;
  CrEdit *edit = cr_edit_new ();

  clear_ground (self, edit);
  standing.id = id;
  cr_build_gear (edit, self->map, cr_standing_make_node (self->map, &standing), NULL);
  return edit;
}

static void
tell_painted (const Painted *self, CrPlace where, GPtrArray *problems)
{
  const char *name =
      cr_node_get_localized (self->piece.work->node, "name", g_get_language_names ());
  g_autofree char *at = cr_map_format_printed (self->map, where);
  CrProblem *problem = cr_check_add (
      problems, "gear-painted", where,
      g_strdup_printf (cr_text ("%1$s: “%2$s” is painted as the ground. As a piece of gear it can "
                                "be moved and taken away in a game, and the ground stays."),
                       at, name != NULL ? name : self->code));

  cr_check_set_fix (problem, cr_text ("Make it a piece"), plan_mend (self));
  cr_check_set_places (problem, g_array_ref (self->places));
}

/* Stakes without a front get one first, which is another problem. */
static gboolean
waits_for_front (const CrScene *scene, const CrTerrainKind *kind, CrPlace place)
{
  return (cr_check_is_stakes (kind) && cr_map_get_front (cr_scene_get_map (scene), place) < 0) ||
         is_link (cr_scene_get_map (scene), place);
}

/* Whether a piece is a mine beneath that wall. */
static gboolean
has_mine (const CrScene *scene, CrPlace wall)
{
  g_autoptr (GArray) stock = cr_stock_new (scene);
  int index = cr_stock_find (stock, wall);

  return index >= 0 && g_array_index (stock, CrStockPiece, index).work->depth.value > 0;
}

/* Whether one gets in from there, by the ground or by a mine that is a piece already. */
static gboolean
has_mouth (const CrScene *scene, CrPlace wall, CrDirection mouth)
{
  CrPlace before = cr_place_neighbour (wall, mouth);
  CrMineWhy why = cr_mine_check (scene, wall, mouth);

  if (why == CR_MINE_NO_WALL)
    return FALSE;
  return has_mine (scene, before) ||
         (why != CR_MINE_NO_MOUTH && cr_mine_find (cr_scene_get_map (scene), before).floor < 0);
}

/* MIN-04: A mine lies beneath a wall and has a way in; elsewhere it is a passage like others. */
static void
check_mine (Painted *self, CrPlace place, GPtrArray *problems)
{
  CrPlace wall = { 0, place.hex };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrDirection d = 0;

  while (place.floor != 0 && d < CR_N_DIRECTIONS && !has_mouth (self->scene, wall, d))
    d++;
  if (place.floor == 0 || d == CR_N_DIRECTIONS || has_mine (self->scene, wall))
    return;
  self->piece.standing.at = wall;
  self->piece.standing.facing = d;
  g_array_append_val (places, place);
  self->places = places;
  tell_painted (self, place, problems);
}

/* @taken: (element-type CrPlace): hexes of what was told already */
static void
check_hex (const CrScene *scene, CrPlace place, GHashTable *taken, GPtrArray *problems)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (scene, place);
  Painted self = { .scene = scene, .map = cr_scene_get_map (scene) };
  g_autoptr (GArray) hexes = NULL, places = NULL;

  if (kind == NULL || g_hash_table_contains (taken, &place))
    return;
  self.piece.work = cr_stock_find_painted (cr_scene_get_ruleset (scene), kind->code);
  if (self.piece.work == NULL)
    return;
  self.code = kind->code;
  self.piece.standing.kind = self.piece.work->piece;
  if (self.piece.work->depth.value > 0) {
    check_mine (&self, place, problems);
    return;
  }
  if (waits_for_front (scene, kind, place))
    return;
  self.piece.standing.at = place;
  find_facing (&self, place, taken);
  hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  self.places = places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  cr_stock_list_hexes (&self.piece, hexes);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace *hex = &g_array_index (hexes, CrPlace, i);

    if (!is_painted (self.map, *hex, self.code) || g_hash_table_contains (taken, hex))
      continue;
    g_array_append_val (places, *hex);
    g_hash_table_add (taken, g_memdup2 (hex, sizeof *hex));
  }
  tell_painted (&self, place, problems);
}

static guint
hash_place (gconstpointer data)
{
  const CrPlace *place = data;

  return (guint) (place->floor * 31 + place->hex.q) * 4099 + (guint) place->hex.r;
}

static gboolean
equal_places (gconstpointer a, gconstpointer b)
{
  return cr_place_equal (*(const CrPlace *) a, *(const CrPlace *) b);
}

/* Whether the map has any of the codes at all: most maps have none. */
static gboolean
knows_any (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (int i = 1; i < cr_map_n_codes (map, CR_LAYER_TERRAIN); i++)
    if (cr_stock_find_painted (cr_scene_get_ruleset (scene),
                               cr_map_get_code (map, CR_LAYER_TERRAIN, i)) != NULL)
      return TRUE;
  return FALSE;
}

void
cr_check_painted (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autoptr (GHashTable) taken = NULL;

  if (!knows_any (scene))
    return;
  taken = g_hash_table_new_full (hash_place, equal_places, g_free, NULL);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      check_hex (scene, (CrPlace){ floor, cr_grid_get_hex (grid, cell) }, taken, problems);
}

/* cr-stock.c: gear that stands there at the start, as a ruleset reads it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-stock.h"

#include "cr-error.h"
#include "cr-mine.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-tower-ground.h"

GArray *
cr_stock_new (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  GArray *stock = g_array_new (FALSE, FALSE, sizeof (CrStockPiece));

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_GEAR); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_GEAR, i);
    CrStockPiece piece = { .index = i };

    if (!cr_node_is (node, "piece") || !cr_standing_read (map, node, &piece.standing, NULL))
      continue;
    piece.work = cr_ruleset_find_piece (cr_scene_get_ruleset (scene), piece.standing.kind);
    if (piece.work != NULL)
      g_array_append_val (stock, piece);
  }
  return stock;
}

CrTower
cr_stock_get_tower (const CrStockPiece *piece, const CrScene *scene)
{
  CrTower tower = {
    .front = piece->standing.at, .facing = piece->standing.facing, .type = piece->work, .wall = 1
  };

  tower.wall = cr_tower_measure_wall (&tower, scene);
  return tower;
}

static void
list_body (const CrStockPiece *piece, GArray *places)
{
  CrTower tower = { .front = piece->standing.at, .facing = piece->standing.facing };
  const GArray *body =
      piece->work->tower ? cr_work_get_part (piece->work, 0)->hexes : piece->work->hexes;

  for (guint i = 0; i < body->len; i++) {
    CrPlace place = { tower.front.floor,
                      cr_tower_get_hex (&tower, g_array_index (body, CrHex, i)) };

    g_array_append_val (places, place);
  }
}

void
cr_stock_list_hexes (const CrStockPiece *piece, GArray *places)
{
  CrPlace second = piece->standing.at;

  if (cr_work_is_piece (piece->work)) {
    list_body (piece, places);
    return;
  }
  g_array_append_val (places, piece->standing.at);
  second.hex = cr_hex_neighbour (second.hex, piece->standing.facing);
  g_array_append_val (places, second);
}

static gboolean
has_place (const CrStockPiece *piece, CrPlace place)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_stock_list_hexes (piece, places);
  return cr_places_contain (places, place);
}

int
cr_stock_find (const GArray *stock, CrPlace place)
{
  for (guint i = stock->len; i-- > 0;)
    if (has_place (&g_array_index (stock, CrStockPiece, i), place))
      return (int) i;
  return -1;
}

const CrWork *
cr_stock_find_painted (const CrRuleset *ruleset, const char *code)
{
  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++) {
    const CrWork *work = cr_ruleset_get_work (ruleset, i);

    if (work->piece != NULL && g_strcmp0 (cr_node_get (work->node, "painted"), code) == 0)
      return work;
  }
  return NULL;
}

gboolean
cr_stock_takes (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (scene, place);

  return kind == NULL || !(kind->stairs || kind->blocks || kind->door || kind->keep_door ||
                           kind->moat || kind->bridge || kind->cost[0].value == CR_IMPASSABLE);
}

static gboolean
refuse_piece (GError **error, const CrMap *map, CrPlace place, const char *format)
{
  g_autofree char *at = cr_map_format_printed (map, place);

  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, format, at);
  return FALSE;
}

/* A ladder that lies is in nobody's way, nor is a mine. */
static gboolean
lies_there (const CrWork *work)
{
  return (!work->tower && work->terrain == NULL) || work->depth.value > 0;
}

/* Whether another of them is a mine beneath that hex. */
static gboolean
is_mined (const GArray *stock, const CrStockPiece *piece, CrPlace place)
{
  for (guint i = 0; i < stock->len; i++) {
    const CrStockPiece *other = &g_array_index (stock, CrStockPiece, i);

    if (other->index != piece->index && other->work->depth.value > 0 &&
        cr_place_equal (other->standing.at, place))
      return TRUE;
  }
  return FALSE;
}

static gboolean
can_dig (const CrScene *scene, const CrStockPiece *piece, const GArray *stock, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrPlace at = piece->standing.at, mouth = cr_place_neighbour (at, piece->standing.facing);
  CrMineWhy why = cr_mine_check (scene, at, piece->standing.facing);

  if (why == CR_MINE_NO_MOUTH && is_mined (stock, piece, mouth))
    why = CR_MINE_FREE;
  if (why == CR_MINE_FREE && is_mined (stock, piece, at))
    why = CR_MINE_TAKEN;
  return why == CR_MINE_FREE || refuse_piece (error, map, at, cr_mine_why_text (why));
}

static gboolean
is_apart (const CrStockPiece *piece,
          const GArray *places,
          const GArray *stock,
          const CrMap *map,
          GError **error)
{
  for (guint i = 0; !lies_there (piece->work) && i < stock->len; i++) {
    const CrStockPiece *other = &g_array_index (stock, CrStockPiece, i);

    if (lies_there (other->work) || other->index == piece->index)
      continue;
    for (guint k = 0; k < places->len; k++)
      if (has_place (other, g_array_index (places, CrPlace, k)))
        return refuse_piece (error, map, g_array_index (places, CrPlace, k),
                             /* Translators: a hex */
                             cr_text ("another piece of gear is on %s"));
  }
  return TRUE;
}

static gboolean
is_on_map (const GArray *places, const CrMap *map, GError **error)
{
  for (guint i = 0; i < places->len; i++)
    if (!cr_map_has_place (map, g_array_index (places, CrPlace, i)))
      return refuse_piece (error, map, g_array_index (places, CrPlace, i),
                           /* Translators: a hex */
                           cr_text ("there is no hex at %s (MOV-04)"));
  return TRUE;
}

static gboolean
takes_all (const CrScene *scene, const GArray *places, GError **error)
{
  for (guint i = 0; i < places->len; i++)
    if (!cr_stock_takes (scene, g_array_index (places, CrPlace, i)))
      return refuse_piece (error, cr_scene_get_map (scene), g_array_index (places, CrPlace, i),
                           /* Translators: a hex */
                           cr_text ("on %s nothing can be set down: there are stairs, a doorway, a "
                                    "bridge or water, or nobody walks there"));
  return TRUE;
}

static gboolean
has_ground (const CrScene *scene,
            const CrStockPiece *piece,
            const GArray *stock,
            const GArray *places,
            GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrTower tower;

  if (piece->work->depth.value > 0)
    return is_on_map (places, map, error) && can_dig (scene, piece, stock, error);
  if (!piece->work->tower)
    return is_on_map (places, map, error) &&
           (lies_there (piece->work) || takes_all (scene, places, error));
  if (piece->standing.at.floor != 0) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_PLACE,
                         cr_text ("what is rolled stands on the main surface (TWO-04)"));
    return FALSE;
  }
  tower = cr_stock_get_tower (piece, scene);
  tower.moving = TRUE;
  return cr_tower_check (&tower, map, error) && cr_tower_check_ground (&tower, scene, error);
}

gboolean
cr_stock_check (const CrScene *scene,
                const GArray *stock,
                const CrStockPiece *piece,
                GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_stock_list_hexes (piece, places);
  return has_ground (scene, piece, stock, places, error) &&
         is_apart (piece, places, stock, cr_scene_get_map (scene), error);
}

void
cr_stock_set_down (CrEdit *edit, const CrMap *map, const CrStockPiece *piece)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (piece->work->depth.value > 0)
    cr_mine_dig (edit, map, piece->work, piece->standing.at, piece->standing.facing);
  if (piece->work->terrain == NULL || piece->work->depth.value > 0)
    return;
  cr_stock_list_hexes (piece, places);
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);

    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, piece->work->terrain);
    cr_edit_set_value (edit, map, place, CR_LAYER_FACING, 1 + (int) piece->standing.facing);
  }
}

gboolean
cr_stock_is_played (const CrRuleset *ruleset, const CrWork *work)
{
  const char *rule = cr_node_get (work->node, "rule");

  return rule == NULL || !work->tower || cr_ruleset_plays (ruleset, rule);
}

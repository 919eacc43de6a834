/* cr-check-gear.c: what stands there when a game begins. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-check-private.h"

#include "cr-berth.h"
#include "cr-numbering.h"
#include "cr-stock.h"
#include "cr-text.h"
#include "cr-tower-ground.h"

/* How far a piece looks for the wall that it is meant for. */
#define FARTHEST 200

/* One piece, and its kind.
 * @at: as it is printed */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  guint index;
  CrStanding standing;
  const CrWork *work;
  const char *at;
} Piece;

static CrProblem *
add_problem (const Piece *piece, GPtrArray *problems, const char *id, const char *sentence)
{
  return cr_check_add (problems, id, piece->standing.at, g_strdup_printf (sentence, piece->at));
}

/* Finds the wall straight ahead of the piece. */
static gboolean
find_wall (const Piece *piece, CrPlace *wall_out)
{
  CrTower looking = { .front = piece->standing.at, .facing = piece->standing.facing };

  return cr_tower_find_wall (&looking, piece->scene, wall_out);
}

/* Whether a gate or a wall without battlements stands straight ahead. */
static gboolean
find_masonry (const CrMap *map, CrPlace from, CrDirection facing)
{
  for (int n = 0; n < FARTHEST; n++) {
    if (cr_map_find_side (map, from, facing, CR_SIDE_GATE) != NULL ||
        cr_map_find_side (map, from, facing, CR_SIDE_WALL) != NULL ||
        cr_map_find_side (map, from, facing, CR_SIDE_BATTLEMENT) != NULL)
      return TRUE;
    from.hex = cr_hex_neighbour (from.hex, facing);
  }
  return FALSE;
}

/* TWR-07: A piece that cannot turn goes straight ahead, and has to come to a wall that it fits. */
static void
check_course (const Piece *piece, GPtrArray *problems)
{
  CrTower tower = {
    .front = piece->standing.at, .facing = piece->standing.facing, .type = piece->work, .wall = 1
  };
  g_autoptr (GError) error = NULL;
  CrTowerCourse course;

  if (!cr_tower_find_course (&tower, piece->scene, &course, &error))
    cr_check_add (problems, "gear-no-wall", piece->standing.at,
                  g_strdup_printf (cr_text ("%1$s: the siege tower comes to no wall: %2$s."),
                                   piece->at, error->message));
}

/* TWR-15: A rolled piece needs a wall or a gate ahead of it to go against. */
static void
check_rolled (const Piece *piece, GPtrArray *problems)
{
  CrPlace wall;

  if (cr_work_is_siege_tower (piece->work) && !piece->work->pivots) {
    check_course (piece, problems);
    return;
  }
  if (cr_work_is_siege_tower (piece->work)) {
    if (!find_wall (piece, &wall))
      add_problem (
          piece, problems, "gear-no-wall",
          cr_text ("%s: straight ahead of the siege tower is no battlement that it could reach."));
  } else if (!find_masonry (piece->map, piece->standing.at, piece->standing.facing))
    add_problem (piece, problems, "gear-no-gate",
                 cr_text ("%s: straight ahead of it is neither a gate nor a wall."));
}

/* Stakes stop whoever comes from where they look. */
static void
check_stakes (const Piece *piece, GPtrArray *problems)
{
  CrProblem *problem;
  CrNode *turned;
  CrEdit *fix;
  CrPlace wall;

  if (!find_wall (piece, &wall))
    return;
  problem = add_problem (
      piece, problems, "gear-facing-home",
      cr_text ("%s: the stakes look at the wall, and not at who comes against it: turn "
               "them round."));
  turned = cr_node_copy (cr_map_get_node (piece->map, CR_SECTION_GEAR, piece->index));
  cr_standing_put (turned, piece->map, piece->standing.at,
                   cr_direction_opposite (piece->standing.facing));
  fix = cr_edit_new ();
  cr_edit_replace_node (fix, piece->map, CR_SECTION_GEAR, piece->index, turned);
  cr_check_set_fix (problem, cr_text ("Turn the stakes round"), fix);
}

/* LAD-06: A ladder is set against the wall straight ahead of its second hex. */
static void
check_ladder (const Piece *piece, GPtrArray *problems)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_scene_get_ruleset (piece->scene), "ladder");
  CrPlace wall;
  int levels;

  if (rule == NULL || !find_wall (piece, &wall))
    return;
  levels = cr_scene_get_level (piece->scene, wall) -
           cr_scene_get_level (piece->scene, piece->standing.at);
  if (levels > rule->reach.value)
    cr_check_add (problems, "gear-short", piece->standing.at,
                  g_strdup_printf (cr_text ("%1$s: the wall straight ahead is %2$d levels up, and "
                                            "a ladder spans %3$d."),
                                   piece->at, levels, rule->reach.value));
}

/* TWO-04, TWR-07, MOV-04: The ground must be such that a game can begin with the piece there.
 * Returns FALSE when a game would leave it out. */
static gboolean
check_ground (const Piece *piece, const CrStockPiece *it, GArray *before, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  CrProblem *problem;

  if (cr_stock_check (piece->scene, before, it, &error)) {
    g_array_append_val (before, *it);
    return TRUE;
  }
  problem = cr_check_add (problems, "gear-ground", piece->standing.at,
                          g_strdup_printf (cr_text ("%1$s: a game begins without it: %2$s."),
                                           piece->at, error->message));
  if (piece->work->depth.value > 0)
    problem->rule = "MIN-04";
  cr_check_offer_without_node (problem, piece->map, CR_SECTION_GEAR, piece->index,
                               cr_text ("Take the piece out"));
  return FALSE;
}

static void
check_kind (const Piece *piece, GPtrArray *problems)
{
  const CrTerrainKind *terrain =
      piece->work->terrain != NULL
          ? cr_ruleset_find_terrain (cr_scene_get_ruleset (piece->scene), piece->work->terrain)
          : NULL;

  if (piece->work->tower)
    check_rolled (piece, problems);
  else if (piece->work->terrain == NULL)
    check_ladder (piece, problems);
  else if (terrain != NULL && cr_check_is_stakes (terrain))
    check_stakes (piece, problems);
}

/* @before: (element-type CrStockPiece): those that a game begins with */
static void
check_piece (const CrScene *scene, const CrStockPiece *it, GArray *before, GPtrArray *problems)
{
  Piece piece = { .scene = scene, .map = cr_scene_get_map (scene), .index = it->index };
  g_autofree char *at = cr_map_format_printed (piece.map, it->standing.at);

  piece.standing = it->standing;
  piece.work = it->work;
  piece.at = at;
  if (check_ground (&piece, it, before, problems))
    check_kind (&piece, problems);
}

/* Tells of a piece that cannot be read, or is of a kind that nobody knows. */
static void
check_readable (const CrScene *scene, guint index, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrNode *node = cr_map_get_node (map, CR_SECTION_GEAR, index);
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;
  CrStanding standing;

  if (!cr_node_is (node, "piece"))
    return;
  if (!cr_standing_read (map, node, &standing, &error))
    why = g_strdup (error->message);
  else if (cr_ruleset_find_piece (cr_scene_get_ruleset (scene), standing.kind) == NULL)
    why = g_strdup_printf (cr_text ("no gear is called “%s”"), standing.kind);
  if (why == NULL)
    return;
  cr_check_offer_without_node (
      cr_check_add (
          problems, "gear-unreadable", CR_PLACE_MAP,
          g_strdup_printf (cr_text ("A piece of gear does not come into a game: %s."), why)),
      map, CR_SECTION_GEAR, index, cr_text ("Take the piece out"));
}

void
cr_check_gear (const CrScene *scene, GPtrArray *problems)
{
  g_autoptr (GArray) stock = cr_stock_new (scene);
  g_autoptr (GArray) before = g_array_new (FALSE, FALSE, sizeof (CrStockPiece));

  for (guint i = 0; i < cr_map_n_nodes (cr_scene_get_map (scene), CR_SECTION_GEAR); i++)
    check_readable (scene, i, problems);
  for (guint i = 0; i < stock->len; i++)
    check_piece (scene, &g_array_index (stock, CrStockPiece, i), before, problems);
}

/* cr-check-gear.c: what stands there when a game begins. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-check-private.h"
#include "cr-numbering.h"
#include "cr-standing.h"
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
add (const Piece *piece, GPtrArray *problems, const char *id, const char *sentence)
{
  return cr_check_add (problems, id, piece->standing.at, g_strdup_printf (sentence, piece->at));
}

/* Straight ahead of @from the first battlement that shelters who looks back; FALSE where there is
 * none. @wall_out: its hex */
static gboolean
find_wall (const CrMap *map, CrPlace from, CrDirection facing, CrPlace *wall_out)
{
  CrDirection back = cr_direction_opposite (facing);

  for (int n = 0; n < FARTHEST; n++) {
    const CrSide *side;

    from.hex = cr_hex_neighbour (from.hex, facing);
    side = cr_map_find_side (map, from, back, CR_SIDE_BATTLEMENT);
    if (side == NULL || !cr_map_is_inside (map, side, from.hex))
      continue;
    *wall_out = from;
    return TRUE;
  }
  return FALSE;
}

/* Or a gate, or a wall without battlements. */
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

static gboolean
has_bridge (const CrWork *work)
{
  for (guint i = 0; i < work->parts->len; i++)
    if (cr_work_get_part (work, (int) i)->crosses)
      return TRUE;
  return FALSE;
}

/* TWO-04, TWR-07: where it stands, and TWR-15: what it goes against. */
static void
check_rolled (const Piece *piece, GPtrArray *problems)
{
  CrTower tower = { .front = piece->standing.at,
                    .facing = piece->standing.facing,
                    .type = piece->work,
                    .wall = 1,
                    .moving = TRUE };
  g_autoptr (GError) error = NULL;
  CrPlace wall;

  if (!cr_tower_check (&tower, piece->map, &error) ||
      !cr_tower_check_ground (&tower, piece->scene, &error)) {
    cr_check_add (problems, "gear-ground", piece->standing.at,
                  g_strdup_printf (cr_text ("%1$s: it does not stand there: %2$s."), piece->at,
                                   error->message));
    return;
  }
  if (has_bridge (piece->work)) {
    if (!find_wall (piece->map, piece->standing.at, piece->standing.facing, &wall))
      add (piece, problems, "gear-no-wall",
           cr_text ("%s: straight ahead of the siege tower is no battlement that it could reach."));
  } else if (!find_masonry (piece->map, piece->standing.at, piece->standing.facing))
    add (piece, problems, "gear-no-gate",
         cr_text ("%s: straight ahead of it is neither a gate nor a wall."));
}

/* They stop who comes from where they look. */
static void
check_stakes (const Piece *piece, GPtrArray *problems)
{
  CrStanding turned = piece->standing;
  CrProblem *problem;
  CrEdit *fix;
  CrPlace wall;

  if (!find_wall (piece->map, piece->standing.at, piece->standing.facing, &wall))
    return;
  problem = add (piece, problems, "gear-facing-home",
                 cr_text ("%s: the stakes look at the wall, and not at who comes against it: turn "
                          "them round."));
  turned.facing = cr_direction_opposite (turned.facing);
  fix = cr_edit_new ();
  cr_edit_replace_node (fix, piece->map, CR_SECTION_GEAR, piece->index,
                        cr_standing_make_node (piece->map, &turned));
  cr_check_set_fix (problem, cr_text ("Turn the stakes round"), fix);
}

/* LAD-06: straight ahead of its second hex. */
static void
check_ladder (const Piece *piece, GPtrArray *problems)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_scene_get_ruleset (piece->scene), "ladder");
  CrPlace wall;
  int levels;

  if (rule == NULL || !find_wall (piece->map, piece->standing.at, piece->standing.facing, &wall))
    return;
  levels = cr_scene_get_level (piece->scene, wall) -
           cr_scene_get_level (piece->scene, piece->standing.at);
  if (levels > rule->reach.value)
    cr_check_add (problems, "gear-short", piece->standing.at,
                  g_strdup_printf (cr_text ("%1$s: the wall straight ahead is %2$d levels up, and "
                                            "a ladder spans %3$d."),
                                   piece->at, levels, rule->reach.value));
}

static void
check_kind (const Piece *piece, GPtrArray *problems)
{
  const CrTerrainKind *terrain =
      piece->work->terrain != NULL
          ? cr_ruleset_find_terrain (cr_scene_get_ruleset (piece->scene), piece->work->terrain)
          : NULL;

  if (!cr_map_has_place (piece->map, piece->standing.at))
    add (piece, problems, "gear-ground", cr_text ("%s: the map has no hex there."));
  else if (piece->work->tower)
    check_rolled (piece, problems);
  else if (piece->work->terrain == NULL)
    check_ladder (piece, problems);
  else if (terrain != NULL && terrain->front.value > 0)
    check_stakes (piece, problems);
}

static void
check_piece (const CrScene *scene, guint index, GPtrArray *problems)
{
  Piece piece = { .scene = scene, .map = cr_scene_get_map (scene), .index = index };
  const CrNode *node = cr_map_get_node (piece.map, CR_SECTION_GEAR, index);
  g_autofree char *at = NULL, *why = NULL;
  g_autoptr (GError) error = NULL;

  if (!cr_node_is (node, "piece"))
    return;
  if (!cr_standing_read (piece.map, node, &piece.standing, &error))
    why = g_strdup (error->message);
  else
    piece.work = cr_ruleset_find_piece (cr_scene_get_ruleset (scene), piece.standing.kind);
  if (why == NULL && piece.work == NULL)
    why = g_strdup_printf (cr_text ("no gear is called “%s”"), piece.standing.kind);
  if (why != NULL) {
    cr_check_offer_without_node (
        cr_check_add (
            problems, "gear-unreadable", CR_PLACE_MAP,
            g_strdup_printf (cr_text ("A piece of gear does not come into a game: %s."), why)),
        piece.map, CR_SECTION_GEAR, index, cr_text ("Take the piece out"));
    return;
  }
  at = cr_map_format_printed (piece.map, piece.standing.at);
  piece.at = at;
  check_kind (&piece, problems);
}

void
cr_check_gear (const CrScene *scene, GPtrArray *problems)
{
  for (guint i = 0; i < cr_map_n_nodes (cr_scene_get_map (scene), CR_SECTION_GEAR); i++)
    check_piece (scene, i, problems);
}

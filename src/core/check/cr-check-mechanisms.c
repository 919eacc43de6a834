/* cr-check-mechanisms.c: winches, and what they move.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-check-private.h"
#include "cr-mechanism.h"
#include "cr-move.h"
#include "cr-numbering.h"
#include "cr-text.h"

/**
 * CrCheckWorks: the mechanisms of a map, and what all of them move.
 * @ways: there, where there are mechanisms
 * @sides: (element-type gint64): named by some effect
 * @links: ids of ways that some effect names; borrowed
 */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  const CrWays *ways;
  GHashTable *sides, *links;
} CrCheckWorks;

/* One mechanism that is checked. */
typedef struct {
  const CrCheckWorks *works;
  const CrNode *node;
  guint index;
  CrMechanism read;
} CrCheckWinch;

/* What a mechanism moves: ways, doors and bridges. */

/* A mechanism of such a kind moves a whole link: a stairway (TMP-03) or a passage (TMP-08). */
static const char *
get_link_name (const CrMechanism *mechanism)
{
  if (g_str_equal (mechanism->kind, "stairway"))
    return "stairway";
  return g_str_equal (mechanism->kind, "sluice") ? "passage" : NULL;
}

static const char *
get_flag (const CrNode *link)
{
  return cr_node_is (link, "stairway") ? "raisable" : "floods";
}

/* Finds the way that is made to be moved and that nothing moves yet, if there is but one. */
static const char *
find_idle (const CrCheckWinch *winch)
{
  const CrMap *map = winch->works->map;
  const char *name = get_link_name (&winch->read), *found = NULL;

  for (guint i = 0; name != NULL && i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *link = cr_map_get_node (map, CR_SECTION_LINKS, i);
    const char *id = cr_node_get (link, "id");

    if (!cr_node_is (link, name) || id == NULL ||
        g_strcmp0 (cr_node_get (link, get_flag (link)), "yes") != 0 ||
        g_hash_table_contains (winch->works->links, id))
      continue;
    if (found != NULL)
      return NULL;
    found = id;
  }
  return found;
}

/* The fix lets the mechanism move the idle way, instead of @dead or besides what it moves. */
static void
check_winch_offer_link (CrProblem *problem, const CrCheckWinch *winch, const char *dead)
{
  const char *idle = find_idle (winch);
  CrNode *mended;
  CrEdit *fix;
  g_autofree char *mend = NULL;

  if (idle == NULL)
    return;
  mended = cr_node_new ("mechanism");
  for (guint i = 0; i < cr_node_n_attributes (winch->node); i++) {
    const char *value, *name = cr_node_get_attribute (winch->node, i, &value);

    cr_node_set (mended, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (winch->node); i++) {
    CrNode *child = cr_node_copy (cr_node_get_child (winch->node, i));

    if (dead != NULL && g_strcmp0 (cr_node_get (child, "of"), dead) == 0)
      cr_node_set (child, "of", idle);
    cr_node_take_child (mended, child);
  }
  if (dead == NULL) {
    CrNode *effect = cr_node_new ("effect");

    cr_node_set (effect, "of", idle);
    cr_node_take_child (mended, effect);
  }
  fix = cr_edit_new ();
  cr_edit_replace_node (fix, winch->works->map, CR_SECTION_MECHANISMS, winch->index, mended);
  mend = g_strdup_printf (cr_text ("Move “%s”"), idle);
  cr_check_set_fix (problem, mend, fix);
}

/* @message: (transfer full): */
static CrProblem *
check_winch_add (const CrCheckWinch *winch, const char *id, CrPlace place, char *message)
{
  CrProblem *problem = cr_check_add (winch->works->problems, id, place, message);

  problem->rule = cr_mechanism_find_kind (winch->read.kind)->rule;
  return problem;
}

/* A stairway that a mechanism raises must be one that can be raised; a passage that it floods
 * likewise. */
static void
check_able (const CrCheckWinch *winch, guint index)
{
  const CrMap *map = winch->works->map;
  const CrNode *link = cr_map_get_node (map, CR_SECTION_LINKS, index);
  gboolean stairway = cr_node_is (link, "stairway");
  CrProblem *problem;
  CrNode *able;
  CrEdit *fix;

  if (g_strcmp0 (cr_node_get (link, get_flag (link)), "yes") == 0)
    return;
  problem = check_winch_add (
      winch, "effect-unable", winch->read.control,
      g_strdup_printf (
          stairway ? cr_text ("“%s” raises the stairway “%s”, which is not said to be raisable.")
                   : cr_text ("“%s” floods the passage “%s”, which is not said to be floodable."),
          cr_node_get_id (winch->node), cr_node_get_id (link)));
  able = cr_node_copy (link);
  cr_node_set (able, get_flag (link), "yes");
  fix = cr_edit_new ();
  cr_edit_replace_node (fix, map, CR_SECTION_LINKS, index, able);
  cr_check_set_fix (problem, stairway ? cr_text ("Make raisable") : cr_text ("Make floodable"),
                    fix);
}

static void
check_link (const CrCheckWinch *winch, const char *of)
{
  const CrMap *map = winch->works->map;
  const char *name = get_link_name (&winch->read);
  CrProblem *problem;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *link = cr_map_get_node (map, CR_SECTION_LINKS, i);

    if (g_strcmp0 (cr_node_get (link, "id"), of) != 0 || name == NULL || !cr_node_is (link, name))
      continue;
    check_able (winch, i);
    return;
  }
  if (name == NULL)
    problem = check_winch_add (
        winch, "effect-on-nothing", winch->read.control,
        g_strdup_printf (cr_text ("“%s” names “%s”, but a drawbridge or a portcullis "
                                  "moves hexes and sides, no ways."),
                         cr_node_get_id (winch->node), of));
  else
    problem = check_winch_add (
        winch, "effect-on-nothing", winch->read.control,
        g_strdup_printf (g_str_equal (name, "stairway")
                             ? cr_text ("“%s” raises “%s”, but the map has no stairway "
                                        "of that name.")
                             : cr_text ("“%s” floods “%s”, but the map has no passage "
                                        "of that name."),
                         cr_node_get_id (winch->node), of));
  check_winch_offer_link (problem, winch, of);
}

static gboolean
has_door (const CrMap *map, const CrPlacedSide *side)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, side->place, side->direction, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening (sides[i].kind) && sides[i].kind != CR_SIDE_WINDOW)
      return TRUE;
  return FALSE;
}

/* The fix puts there the door that a winch of that kind shuts, as it stands in the winch's state.
 * */
static void
offer_door (CrProblem *problem,
            const CrCheckWinch *winch,
            const CrEffect *effect,
            const CrPlacedSide *where)
{
  gboolean portcullis = g_str_equal (winch->read.kind, "portcullis");
  CrSide side = { .kind = portcullis ? CR_SIDE_PORTCULLIS : CR_SIDE_GATE,
                  .height = CR_HEIGHT_DEFAULT,
                  .arc = CR_ARC_DEFAULT };
  CrEdit *fix;

  if (!portcullis && !g_str_equal (winch->read.kind, "drawbridge"))
    return;
  side.state = (gint8) cr_mechanism_get_opening (&winch->read, effect, winch->read.state);
  fix = cr_edit_new ();
  cr_edit_put_side (fix, winch->works->map, where->place, where->direction, side);
  cr_check_set_fix (problem, portcullis ? cr_text ("Put a portcullis") : cr_text ("Put a gate"),
                    fix);
}

static void
check_side (const CrCheckWinch *winch, const CrEffect *effect, const CrPlacedSide *where)
{
  const CrMap *map = winch->works->map;
  CrProblem *problem;
  g_autofree char *at = NULL;

  if (has_door (map, where))
    return;
  at = cr_map_format_printed_side (map, where->place, where->direction);
  problem = check_winch_add (
      winch, "effect-without-door", where->place,
      g_strdup_printf (
          cr_text ("“%s” works %s, where no gate, door or portcullis stands: put one there."),
          cr_node_get_id (winch->node), at));
  problem->side = where->direction;
  offer_door (problem, winch, effect, where);
}

static void
check_bridge (const CrCheckWinch *winch, CrPlace place)
{
  const CrScene *scene = winch->works->scene;
  const CrRuleset *ruleset = cr_scene_get_ruleset (scene);
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);
  CrProblem *problem;
  g_autofree char *at = NULL;
  int code = -1;

  if (terrain == NULL || terrain->bridge || !cr_scene_has_place (scene, place))
    return;
  at = cr_map_format_printed (winch->works->map, place);
  problem = check_winch_add (
      winch, "lowered-without-bridge", place,
      g_strdup_printf (cr_text ("“%s” is lowered, but no bridge lies at %s: lay one, or raise it."),
                       cr_node_get_id (winch->node), at));
  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset) && code < 0; i++)
    if (cr_ruleset_get_terrain (ruleset, i)->bridge)
      code = cr_map_find_code (winch->works->map, CR_LAYER_TERRAIN,
                               cr_ruleset_get_terrain (ruleset, i)->code);
  if (code > 0) {
    CrEdit *fix = cr_edit_new ();
    cr_edit_set_value (fix, winch->works->map, place, CR_LAYER_TERRAIN, code);
    cr_check_set_fix (problem, cr_text ("Lay a bridge"), fix);
  }
}

/* A gate that a raised bridge leaves open lets in whoever wades through the moat. One mend ties all
 * gates. */
static void
check_gates (const CrCheckWinch *winch)
{
  const CrMap *map = winch->works->map;
  g_autoptr (GArray) gates = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));

  cr_mechanism_find_loose_gates (&winch->read, map, gates);
  for (guint i = 0; i < gates->len; i++) {
    const CrPlacedSide *gate = &g_array_index (gates, CrPlacedSide, i);
    g_autofree char *at = cr_map_format_printed_side (map, gate->place, gate->direction);
    CrProblem *problem =
        check_winch_add (winch, "gate-without-bridge", gate->place,
                         g_strdup_printf (cr_text ("“%s” does not shut the gate of %s, to which "
                                                   "its bridge leads: tie the gate to it."),
                                          cr_node_get_id (winch->node), at));
    CrEdit *fix = cr_edit_new ();

    problem->side = gate->direction;
    cr_build_tie_bridge (fix, map, winch->index);
    cr_check_set_fix (problem, cr_text ("Tie the gate"), fix);
  }
}

static void
check_winch_place (const CrCheckWinch *winch, CrPlace place)
{
  g_autofree char *at = NULL;

  if (cr_scene_has_place (winch->works->scene, place))
    return;
  at = cr_map_format_printed (winch->works->map, place);
  cr_check_add (winch->works->problems, "leads-nowhere", place,
                g_strdup_printf (cr_text ("“%s” leads to %s, where the map has no hex."),
                                 cr_node_get_id (winch->node), at));
}

static void
check_winch_effects (const CrCheckWinch *winch)
{
  gboolean lies =
      g_str_equal (winch->read.kind, "drawbridge") && g_str_equal (winch->read.state, "lowered");

  for (guint i = 0; i < winch->read.places->len; i++)
    check_winch_place (winch, g_array_index (winch->read.places, CrPlace, i));
  for (guint i = 0; i < winch->read.effects->len; i++) {
    const CrEffect *effect = &g_array_index (winch->read.effects, CrEffect, i);

    for (guint j = 0; j < effect->sides->len; j++)
      check_side (winch, effect, &g_array_index (effect->sides, CrPlacedSide, j));
    if (effect->of != NULL)
      check_link (winch, effect->of);
    for (guint j = 0; lies && g_strcmp0 (effect->state, "lowered") != 0 && j < effect->places->len;
         j++)
      check_bridge (winch, g_array_index (effect->places, CrPlace, j));
  }
  check_gates (winch);
}

gint64
cr_check_get_side_key (const CrMap *map, CrPlace place, CrDirection direction)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = place.hex;

  cr_grid_name_side (grid, &hex, &direction);
  return (((gint64) place.floor * cr_grid_n_cells (grid)) + cr_grid_get_cell (grid, hex)) *
             CR_N_DIRECTIONS +
         direction;
}

/* The walker may open shut doors and let water out, but not pass a wall. */
static gboolean
can_come (const CrWays *ways, CrPlace from, CrPlace to)
{
  for (guint i = 0; i < cr_ruleset_n_movers (cr_scene_get_ruleset (cr_ways_get_scene (ways)));
       i++) {
    CrStep step = cr_ways_step (ways, from, to, (int) i);

    if (step.cost != CR_IMPASSABLE || step.why == CR_STEP_CLOSED || step.why == CR_STEP_FLOODED)
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_reached (const CrWays *ways, CrPlace place)
{
  g_autoptr (GArray) around = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace beside = cr_place_neighbour (place, d);
    g_array_append_val (around, beside);
  }
  cr_ways_links (ways, place, around);
  for (guint i = 0; i < around->len; i++) {
    CrPlace from = g_array_index (around, CrPlace, i);

    if (cr_scene_has_place (cr_ways_get_scene (ways), from) && can_come (ways, from, place))
      return TRUE;
  }
  return FALSE;
}

static void
check_control (const CrCheckWinch *winch)
{
  CrPlace control = winch->read.control;
  g_autofree char *at = NULL;

  if (control.floor < 0) {
    cr_check_offer_without_node (
        check_winch_add (winch, "mechanism-without-winch", CR_PLACE_MAP,
                         g_strdup_printf (cr_text ("The mechanism “%s” is worked from nowhere."),
                                          cr_node_get_id (winch->node))),
        winch->works->map, CR_SECTION_MECHANISMS, winch->index, cr_text ("Remove the mechanism"));
    return;
  }
  check_winch_place (winch, control);
  if (!cr_scene_has_place (winch->works->scene, control) ||
      cr_ruleset_n_movers (cr_scene_get_ruleset (winch->works->scene)) == 0 ||
      is_reached (winch->works->ways, control))
    return;
  at = cr_map_format_printed (winch->works->map, control);
  check_winch_add (
      winch, "winch-out-of-reach", control,
      g_strdup_printf (cr_text ("“%s” is worked from %s, where nobody can get to: make a door, "
                                "stairs or a ladder to it, or work it from another hex."),
                       cr_node_get_id (winch->node), at));
}

static void
check_mechanism (const CrCheckWinch *winch)
{
  check_control (winch);
  if (winch->read.places->len == 0 && winch->read.n_others == 0)
    check_winch_offer_link (
        check_winch_add (winch, "winch-controls-nothing", winch->read.control,
                         g_strdup_printf (cr_text ("The mechanism “%s” moves nothing."),
                                          cr_node_get_id (winch->node))),
        winch, NULL);
  check_winch_effects (winch);
}

static void
note_effects (CrCheckWorks *works, const CrMechanism *mechanism)
{
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    if (effect->of != NULL)
      g_hash_table_add (works->links, (gpointer) effect->of);
    for (guint j = 0; j < effect->sides->len; j++) {
      const CrPlacedSide *side = &g_array_index (effect->sides, CrPlacedSide, j);
      gint64 key = cr_check_get_side_key (works->map, side->place, side->direction);

      g_hash_table_add (works->sides, g_memdup2 (&key, sizeof key));
    }
  }
}

/* A portcullis hangs from a winch, so DRW-01 holds for it as for the bridge. */
static void
check_portcullises (const CrCheckWorks *works, int floor)
{
  const CrGrid *grid = cr_map_get_grid (works->map);
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (works->map, floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrPlace place = { floor, cr_grid_get_hex (grid, sides[i].cell) };
    gint64 key = cr_check_get_side_key (works->map, place, sides[i].direction);
    g_autofree char *at = NULL;

    if (sides[i].kind != CR_SIDE_PORTCULLIS || g_hash_table_contains (works->sides, &key))
      continue;
    at = cr_map_format_printed_side (works->map, place, sides[i].direction);
    cr_check_add (works->problems, "portcullis-without-winch", place,
                  g_strdup_printf (cr_text ("No mechanism works the portcullis of %s: give it a "
                                            "winch, or make it a gate."),
                                   at))
        ->side = sides[i].direction;
  }
}

static void
check_stairways (const CrCheckWorks *works)
{
  for (guint i = 0; i < cr_map_n_nodes (works->map, CR_SECTION_LINKS); i++) {
    const CrNode *link = cr_map_get_node (works->map, CR_SECTION_LINKS, i);
    const char *id = cr_node_get (link, "id");
    g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));

    if (!cr_node_is (link, "stairway") || g_strcmp0 (cr_node_get (link, "raisable"), "yes") != 0 ||
        (id != NULL && g_hash_table_contains (works->links, id)))
      continue;
    if (cr_node_get (link, "hexes") == NULL ||
        !cr_map_parse_places (works->map, cr_node_get (link, "hexes"), hexes, NULL) ||
        hexes->len == 0)
      continue; /* said by another check */
    cr_check_offer_without (
        cr_check_add (works->problems, "stairway-without-winch", g_array_index (hexes, CrPlace, 0),
                      g_strdup_printf (cr_text ("The stairway “%s” can be raised, but no mechanism "
                                                "raises it: give it a winch."),
                                       cr_node_get_id (link))),
        works->map, i, "raisable", cr_text ("Make it fixed"));
  }
}

static void
check_winches (CrCheckWorks *works, CrCheckRun *run, GArray *winches)
{
  for (guint i = 0; i < winches->len; i++)
    note_effects (works, &g_array_index (winches, CrCheckWinch, i).read);
  if (winches->len > 0)
    works->ways = cr_check_get_ways (run);
  for (guint i = 0; i < winches->len; i++)
    check_mechanism (&g_array_index (winches, CrCheckWinch, i));
}

static void
clear_winch (gpointer data)
{
  cr_mechanism_clear (&((CrCheckWinch *) data)->read);
}

void
cr_check_mechanisms (CrCheckRun *run)
{
  CrCheckWorks works = { .scene = run->scene,
                         .map = cr_scene_get_map (run->scene),
                         .problems = run->problems };
  g_autoptr (GArray) winches = g_array_new (FALSE, FALSE, sizeof (CrCheckWinch));
  g_autoptr (GHashTable) sides = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) links = g_hash_table_new (g_str_hash, g_str_equal);

  works.sides = sides;
  works.links = links;
  g_array_set_clear_func (winches, clear_winch);
  for (guint i = 0; i < cr_map_n_nodes (works.map, CR_SECTION_MECHANISMS); i++) {
    CrCheckWinch winch = {
      &works, cr_map_get_node (works.map, CR_SECTION_MECHANISMS, i), i, { .kind = NULL }
    };
    g_autoptr (GError) error = NULL;

    if (!cr_node_is (winch.node, "mechanism"))
      continue;
    if (cr_mechanism_read (works.map, winch.node, &winch.read, &error))
      g_array_append_val (winches, winch);
    else
      cr_check_add (run->problems, "mechanism-unreadable", CR_PLACE_MAP,
                    g_strdup_printf ("“%s”: %s.", cr_node_get_id (winch.node), error->message));
  }
  check_winches (&works, run, winches);
  for (int floor = 0; floor < cr_map_n_floors (works.map); floor++)
    check_portcullises (&works, floor);
  check_stairways (&works);
}

/* cr-check-effects.c: what a mechanism moves: ways, doors and bridges.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-check-mechanisms-private.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* What a mechanism of that kind moves as a whole: a stairway (TMP-03), a passage (TMP-08). */
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

/* Of the ways that are made to be moved the only one that nothing moves yet. */
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

void
cr_check_winch_offer_link (CrProblem *problem, const CrCheckWinch *winch, const char *dead)
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

/* A stairway that is raised is one that can be; a passage that is flooded likewise. */
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
  problem = cr_check_winch_add (
      winch, "effect-unable", winch->read.control,
      g_strdup_printf (
          stairway ? cr_text ("“%s” raises the stairway “%s”, which is not said to be raisable.")
                   : cr_text ("“%s” floods the passage “%s”, which is not said to be floodable."),
          cr_check_get_node_id (winch->node), cr_check_get_node_id (link)));
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
    problem = cr_check_winch_add (
        winch, "effect-on-nothing", winch->read.control,
        g_strdup_printf (cr_text ("“%s” names “%s”, but a drawbridge or a portcullis "
                                  "moves hexes and sides, no ways."),
                         cr_check_get_node_id (winch->node), of));
  else
    problem = cr_check_winch_add (
        winch, "effect-on-nothing", winch->read.control,
        g_strdup_printf (g_str_equal (name, "stairway")
                             ? cr_text ("“%s” raises “%s”, but the map has no stairway "
                                        "of that name.")
                             : cr_text ("“%s” floods “%s”, but the map has no passage "
                                        "of that name."),
                         cr_check_get_node_id (winch->node), of));
  cr_check_winch_offer_link (problem, winch, of);
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

/* What a winch of that kind shuts is put there, as it stands in the state the winch is in. */
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
  problem = cr_check_winch_add (
      winch, "effect-without-door", where->place,
      g_strdup_printf (
          cr_text ("“%s” works %s, where no gate, door or portcullis stands: put one there."),
          cr_check_get_node_id (winch->node), at));
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
  problem = cr_check_winch_add (
      winch, "lowered-without-bridge", place,
      g_strdup_printf (cr_text ("“%s” is lowered, but no bridge lies at %s: lay one, or raise it."),
                       cr_check_get_node_id (winch->node), at));
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

/* What a raised bridge leaves open lets in whoever wades through the moat. One mend ties all. */
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
        cr_check_winch_add (winch, "gate-without-bridge", gate->place,
                            g_strdup_printf (cr_text ("“%s” does not shut the gate of %s, to which "
                                                      "its bridge leads: tie the gate to it."),
                                             cr_check_get_node_id (winch->node), at));
    CrEdit *fix = cr_edit_new ();

    problem->side = gate->direction;
    cr_build_tie_bridge (fix, map, winch->index);
    cr_check_set_fix (problem, cr_text ("Tie the gate"), fix);
  }
}

void
cr_check_winch_effects (const CrCheckWinch *winch)
{
  gboolean lies =
      g_str_equal (winch->read.kind, "drawbridge") && g_str_equal (winch->read.state, "lowered");

  for (guint i = 0; i < winch->read.places->len; i++)
    cr_check_winch_place (winch, g_array_index (winch->read.places, CrPlace, i));
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

/* cr-check-mechanisms.c: winches, and what they move. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-mechanisms-private.h"

#include "cr-numbering.h"
#include "cr-text.h"

const char *
cr_check_get_node_id (const CrNode *node)
{
  const char *id = cr_node_get (node, "id");

  return id != NULL ? id : cr_node_get_name (node);
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

CrProblem *
cr_check_winch_add (const CrCheckWinch *winch, const char *id, CrPlace place, char *message)
{
  CrProblem *problem = cr_check_add (winch->works->problems, id, place, message);

  problem->rule = cr_mechanism_find_kind (winch->read.kind)->rule;
  return problem;
}

void
cr_check_winch_place (const CrCheckWinch *winch, CrPlace place)
{
  g_autofree char *at = NULL;

  if (cr_scene_has_place (winch->works->scene, place))
    return;
  at = cr_map_format_printed (winch->works->map, place);
  cr_check_add (winch->works->problems, "leads-nowhere", place,
                g_strdup_printf (cr_text ("“%s” leads to %s, where the map has no hex."),
                                 cr_check_get_node_id (winch->node), at));
}

/* A shut door can be opened and water let out; a wall cannot. */
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
    CrPlace beside = { place.floor, cr_hex_neighbour (place.hex, d) };
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
        cr_check_winch_add (winch, "mechanism-without-winch", CR_PLACE_MAP,
                            g_strdup_printf (cr_text ("The mechanism “%s” is worked from nowhere."),
                                             cr_check_get_node_id (winch->node))),
        winch->works->map, CR_SECTION_MECHANISMS, winch->index, cr_text ("Remove the mechanism"));
    return;
  }
  cr_check_winch_place (winch, control);
  if (!cr_scene_has_place (winch->works->scene, control) ||
      cr_ruleset_n_movers (cr_scene_get_ruleset (winch->works->scene)) == 0 ||
      is_reached (winch->works->ways, control))
    return;
  at = cr_map_format_printed (winch->works->map, control);
  cr_check_winch_add (
      winch, "winch-out-of-reach", control,
      g_strdup_printf (cr_text ("“%s” is worked from %s, where nobody can get to: make a door, "
                                "stairs or a ladder to it, or work it from another hex."),
                       cr_check_get_node_id (winch->node), at));
}

static void
check_mechanism (const CrCheckWinch *winch)
{
  check_control (winch);
  if (winch->read.places->len == 0 && winch->read.n_others == 0)
    cr_check_winch_offer_link (
        cr_check_winch_add (winch, "winch-controls-nothing", winch->read.control,
                            g_strdup_printf (cr_text ("The mechanism “%s” moves nothing."),
                                             cr_check_get_node_id (winch->node))),
        winch, NULL);
  cr_check_winch_effects (winch);
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

/* A portcullis hangs from a winch: DRW-01 holds for it as for the bridge. */
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
                                       cr_check_get_node_id (link))),
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
      cr_check_add (
          run->problems, "mechanism-unreadable", CR_PLACE_MAP,
          g_strdup_printf ("“%s”: %s.", cr_check_get_node_id (winch.node), error->message));
  }
  check_winches (&works, run, winches);
  for (int floor = 0; floor < cr_map_n_floors (works.map); floor++)
    check_portcullises (&works, floor);
  check_stairways (&works);
}

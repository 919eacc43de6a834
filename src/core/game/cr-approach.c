/* cr-approach.c: where a side of a scenario can come at all.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-approach-private.h"

#include "cr-map-edges.h"

/**
 * CrApproach:
 * @seen: by place of the ways: whether it is come to
 * @queue: (element-type int): these places
 * @light: who wears no armour, as @mover
 * @reach: levels that can be climbed onto a wall
 * @spans: whether moats are crossed: by ladders laid over them, or filled
 * @falls: whether walls may be thrown down, so that nothing is closed
 */
struct _CrApproach {
  const CrState *state;
  CrWays *ways;
  guint8 *seen;
  GArray *queue;
  int mover, light, reach;
  gboolean climbs, spans, falls;
};

static gboolean
is_of (const CrApproach *approach, int party, int side)
{
  return approach->state->parties[party].team == approach->state->parties[side].team;
}

static void
visit_place (CrApproach *approach, CrPlace place)
{
  int index = cr_ways_index (approach->ways, place);

  if (index < 0 || approach->seen[index])
    return;
  approach->seen[index] = TRUE;
  g_array_append_val (approach->queue, index);
}

static int
get_level (const CrApproach *approach, CrPlace place)
{
  return cr_ways_get_level (approach->ways, cr_ways_index (approach->ways, place));
}

/* Nothing but height is between them: who is above could jump down, were he without armour. */
static gboolean
is_open (const CrApproach *approach, CrPlace high, CrPlace low)
{
  return cr_ways_leap (approach->ways, high, low, approach->light) != CR_IMPASSABLE;
}

static gboolean
can_cross_moat (const CrApproach *approach, CrPlace to)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (cr_ways_get_scene (approach->ways), to);

  return approach->spans && kind != NULL && kind->moat;
}

static gboolean
can_climb (const CrApproach *approach, CrPlace from, CrPlace to)
{
  int rise = get_level (approach, to) - get_level (approach, from);

  return approach->climbs && rise <= approach->reach &&
         (rise > 0 ? is_open (approach, to, from) : is_open (approach, from, to));
}

static void
visit_beside (CrApproach *approach, CrPlace from)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = cr_place_neighbour (from, d);

    if (cr_ways_index (approach->ways, to) >= 0 &&
        (approach->falls || cr_ways_can_step (approach->ways, from, to, approach->mover) ||
         can_cross_moat (approach, to) || can_climb (approach, from, to)))
      visit_place (approach, to);
  }
}

static void
spread_ways (CrApproach *approach)
{
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < approach->queue->len; i++) {
    CrPlace from = cr_ways_place (approach->ways, g_array_index (approach->queue, int, i));

    visit_beside (approach, from);
    g_array_set_size (joined, 0);
    cr_ways_links (approach->ways, from, joined);
    for (guint j = 0; j < joined->len; j++) {
      CrPlace to = g_array_index (joined, CrPlace, j);

      if (approach->falls || cr_ways_can_step (approach->ways, from, to, approach->mover))
        visit_place (approach, to);
    }
  }
}

static void
visit_all (CrApproach *approach, const CrMask *mask)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_mask_list (mask, cr_state_get_map (approach->state), places);
  for (guint i = 0; i < places->len; i++)
    visit_place (approach, g_array_index (places, CrPlace, i));
}

/* Where he stands, or else anywhere that he may be put. */
static void
begin_man (CrApproach *approach, guint man)
{
  const CrPlan *plan = approach->state->plan;
  const CrFighter *fighter = &approach->state->fighters[man];
  int area = cr_scenario_get_force (plan->scenario,
                                    (guint) cr_scenario_get_man (plan->scenario, man)->force)
                 ->area;

  if (fighter->here)
    visit_place (approach, fighter->man.place);
  else if (area >= 0)
    visit_all (approach, plan->areas->pdata[area]);
}

static int
find_mover (const CrState *state, const char *id)
{
  return MAX (0, cr_ruleset_find_mover (cr_state_get_ruleset (state), id));
}

/* Who wears no armour goes farther, and riders dismount. */
static void
choose_movers (CrApproach *approach, int side)
{
  const CrState *state = approach->state;
  gboolean armoured = TRUE;

  for (guint i = 0; i < state->plan->scenario->men->len; i++)
    armoured &=
        state->fighters[i].character->armour || !is_of (approach, state->fighters[i].side, side);
  approach->light = find_mover (state, "foot");
  approach->mover = find_mover (state, armoured ? "armoured" : "foot");
}

static int
find_link_reach (const CrState *state, const char *link)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_state_get_ruleset (state), link);

  return rule != NULL ? rule->reach.value : 0;
}

/* What of the game lies about may be taken up by anybody. */
static void
count_gear (CrApproach *approach)
{
  const CrState *state = approach->state;

  for (guint i = 0; i < state->turn.n_gear; i++) {
    const CrWork *work = state->gear[i].work;

    if (work == NULL) {
      approach->reach = MAX (approach->reach, find_link_reach (state, "ladder"));
      approach->spans = TRUE;
    } else if (cr_work_is_siege_tower (work))
      approach->reach = MAX (approach->reach, CR_WORK_MAX_WALL);
    else if (cr_node_find (work->node, "hurls") != NULL)
      approach->falls = TRUE;
  }
}

static void
count_tools (CrApproach *approach, int side)
{
  const CrState *state = approach->state;

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "GRP-01"))
    return;
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (is_of (approach, state->fighters[i].side, side) &&
        state->fighters[i].character->tools & CR_TOOL_GRAPNEL)
      approach->reach = MAX (approach->reach, find_link_reach (state, "rope"));
}

CrApproach *
cr_approach_new (const CrState *state, int side, gboolean climbs)
{
  CrApproach *approach = g_new0 (CrApproach, 1);

  approach->state = state;
  approach->ways = cr_ways_new_open (cr_castle_get_scene (state->ground->castle));
  approach->seen = g_new0 (guint8, (gsize) cr_ways_n_stands (approach->ways));
  approach->queue = g_array_new (FALSE, FALSE, sizeof (int));
  approach->climbs = climbs;
  choose_movers (approach, side);
  approach->spans = cr_state_says (state, "fascines", "yes");
  if (climbs) {
    count_gear (approach);
    count_tools (approach, side);
  }
  for (guint i = 0; i < state->plan->scenario->men->len; i++)
    if (is_of (approach, state->fighters[i].side, side))
      begin_man (approach, i);
  spread_ways (approach);
  return approach;
}

void
cr_approach_free (CrApproach *approach)
{
  cr_ways_free (approach->ways);
  g_array_unref (approach->queue);
  g_free (approach->seen);
  g_free (approach);
}

static gboolean
is_reached (const CrApproach *approach, CrPlace place)
{
  int index = cr_ways_index (approach->ways, place);

  return index >= 0 && approach->seen[index];
}

gboolean
cr_approach_has_of (const CrApproach *approach, const CrMask *mask, int least)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  int n = 0;

  cr_mask_list (mask, cr_state_get_map (approach->state), places);
  for (guint i = 0; i < places->len; i++)
    n += is_reached (approach, g_array_index (places, CrPlace, i));
  return n >= least;
}

gboolean
cr_approach_has_edge (const CrApproach *approach, int edge)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (approach->state));

  for (guint i = 0; i < approach->queue->len; i++) {
    CrPlace place = cr_ways_place (approach->ways, g_array_index (approach->queue, int, i));

    if (place.floor == 0 && cr_grid_is_at_edge (grid, place.hex, (CrMapEdge) edge))
      return TRUE;
  }
  return FALSE;
}

int
cr_approach_find_climb (const CrApproach *approach, CrPlace *wall_out)
{
  const CrScene *scene = cr_ways_get_scene (approach->ways);
  int least = 0;

  for (guint i = 0; i < approach->queue->len; i++) {
    CrPlace from = cr_ways_place (approach->ways, g_array_index (approach->queue, int, i));

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace to = cr_place_neighbour (from, d);
      int rise;

      if (cr_ways_index (approach->ways, to) < 0 || !cr_scene_is_wall_walk (scene, to))
        continue;
      rise = get_level (approach, to) - get_level (approach, from);
      if (rise > 0 && is_open (approach, to, from) && (least == 0 || rise < least)) {
        least = rise;
        *wall_out = to;
      }
    }
  }
  return least;
}

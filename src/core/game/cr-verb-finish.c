/* cr-verb-finish.c: the end of an assault. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

static gboolean
man_defends (const CrState *state, guint man)
{
  return state->parties[state->fighters[man].side].defends &&
         !cr_fighter_is_animal (&state->fighters[man]) &&
         cr_fighter_is_living (&state->fighters[man]);
}

static gboolean
man_attacks (const CrState *state, guint man)
{
  return !state->parties[state->fighters[man].side].defends &&
         !cr_fighter_is_animal (&state->fighters[man]) &&
         cr_fighter_is_living (&state->fighters[man]);
}

/* Whether the castle lets somebody walk from there to within a blow of a defender. */
static gboolean
gets_at_defenders (const CrState *state, const CrReach *reach)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (man_defends (state, i) &&
        cr_reach_get_cost (reach, state->fighters[i].man.place) != CR_IMPASSABLE)
      return TRUE;
  return FALSE;
}

/* (transfer full) (element-type CrBurden): no moat is crossed, be it shallow; but who stands in it
 * is not parted by it. */
static GArray *
find_moats (const CrState *state)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  GArray *moats = g_array_new (FALSE, FALSE, sizeof (CrBurden));

  for (int i = 0; i < cr_ways_n_places (ways); i++) {
    CrBurden moat = { cr_ways_place (ways, i), 0, TRUE, "END-01", CR_POST_GROUND };
    const CrTerrainKind *kind = cr_scene_get_terrain (scene, moat.place);

    if (kind != NULL && kind->moat && cr_state_find_living (state, moat.place, CR_POST_GROUND) < 0)
      g_array_append_val (moats, moat);
  }
  return moats;
}

/* A siege tower's bridge that is down is a way. */
static gboolean
gets_over_bridge (CrState *state, guint man, const CrWalker *walker, const CrReach *reach)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  g_autoptr (GArray) exits = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  CrWalker on = *walker;

  on.post = CR_POST_GROUND;
  cr_deck_find_exits (state, (int) man, reach, exits);
  for (guint i = 0; i < exits->len; i++) {
    g_autoptr (CrReach) beyond =
        cr_reach_new_among (ways, g_array_index (exits, CrDeckSpot, i).place, &on);

    if (gets_at_defenders (state, beyond))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_apart (CrState *state, guint man, const GArray *moats)
{
  const CrFighter *fighter = &state->fighters[man];
  CrWalker walker = { .mover = cr_state_get_mover (state, (int) man),
                      .budget = -1,
                      .post = (CrPostKind) fighter->man.post.kind,
                      .burdens = (const CrBurden *) (gconstpointer) moats->data,
                      .n_burdens = moats->len };
  g_autoptr (CrReach) reach = NULL;

  if (fighter->man.post.kind == CR_POST_LADDER_TOP)
    return FALSE;
  reach = cr_reach_new_among (cr_castle_get_ways (cr_state_get_castle (state)), fighter->man.place,
                              &walker);
  return !gets_at_defenders (state, reach) && !gets_over_bridge (state, man, &walker, reach);
}

/* END-01: wall, moat, gate or an impassable hex parts all defenders from the attackers. */
static gboolean
are_apart (CrState *state)
{
  g_autoptr (GArray) moats = find_moats (state);

  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (man_attacks (state, i) && !is_apart (state, i, moats))
      return FALSE;
  return TRUE;
}

/* END-02: a free line of hexes to the keep, through the doors that he can open. */
static gboolean
has_line_to_keep (CrState *state, const CrWays *open, guint man)
{
  const CrFighter *fighter = &state->fighters[man];
  const CrMap *map = cr_state_get_map (state);
  CrWalker walker = { .mover = cr_state_get_mover (state, (int) man),
                      .budget = -1,
                      .post = (CrPostKind) fighter->man.post.kind,
                      .muster = cr_state_get_muster (state),
                      .side = 1 + fighter->man.side };
  g_autoptr (CrReach) reach = cr_reach_new_among (open, fighter->man.place, &walker);

  for (int i = 0; i < cr_ways_n_places (open); i++) {
    CrPlace place = cr_ways_place (open, i);
    const CrStructureKind *kind =
        cr_ruleset_find_structure (cr_state_get_ruleset (state), cr_map_get_structure (map, place));

    if (kind != NULL && kind->keep && cr_reach_get_cost (reach, place) != CR_IMPASSABLE)
      return TRUE;
  }
  return FALSE;
}

static gboolean
captures (const CrState *state)
{
  return cr_ruleset_plays (cr_state_get_ruleset (state), "END-02");
}

/* Returns: how many defenders are left */
static int
capture_men (CrState *state, CrEvents *events)
{
  g_autoptr (CrWays) open = cr_ways_new_open (cr_castle_get_scene (cr_state_get_castle (state)));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (int));
  int n = 0;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    int man = (int) i;

    if (!man_defends (state, i))
      continue;
    if (!captures (state) || has_line_to_keep (state, open, i))
      n++;
    else
      g_array_append_val (taken, man);
  }
  for (guint i = 0; i < taken->len; i++) {
    int man = g_array_index (taken, int, i);
    CrFighter *fighter = cr_state_change_fighter (state, events, man);

    fighter->here = FALSE;
    fighter->away = CR_AWAY_TAKEN;
    cr_events_add (events, CR_EVENT_CAPTURED, man)->rule = "END-02";
  }
  return n;
}

/* -1, or the first party that defends, or that does not. */
static int
find_party (const CrState *state, gboolean defends)
{
  for (guint i = 0; i < state->n_parties; i++)
    if (state->parties[i].defends == defends)
      return (int) i;
  return -1;
}

static gboolean
is_anybody_there (const CrState *state)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (man_defends (state, i) || man_attacks (state, i))
      return TRUE;
  return FALSE;
}

/* Ends the assault; where neither side has a man on the map, nobody wins. */
static void
finish_assault (CrState *state, CrEvents *events, const char *rule)
{
  gboolean judged = is_anybody_there (state) && find_party (state, TRUE) >= 0;
  int n_left = capture_men (state, events);

  cr_verdict_conclude (state, events, judged ? find_party (state, n_left > 0) : -1, rule);
}

/* The game ends by both players' leave. */
gboolean
cr_verb_finish (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  if (state->turn.number == 0)
    return cr_refuse (refusal, CR_REFUSAL_PHASE, "END-01", -1);
  if (events != NULL)
    finish_assault (state, events, captures (state) ? "END-02" : NULL);
  return TRUE;
}

/* END-01: after so many game turns without a blow. */
void
cr_finish_turn (CrState *state, CrEvents *events)
{
  CrTurn *turn = cr_state_change_turn (state);

  turn->quiet++;
  if (turn->last > 0 && turn->number > turn->last)
    finish_assault (state, events, "GEN-02");
  else if (cr_state_says (state, "assault-end", "lines") &&
           turn->quiet >= cr_state_get_figure (state, CR_FIGURE_ASSAULT_TURNS) && are_apart (state))
    finish_assault (state, events, "END-01");
}

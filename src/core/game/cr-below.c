/* cr-below.c: attackers who lie in wait under ramparts. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

/* Whether @to is ground beside the rampart @from and below it, where men come out from under it. */
static gboolean
is_outlet (const CrState *state, int mover, CrPlace from, CrPlace to)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrTerrainKind *kind = cr_scene_get_terrain (scene, to);

  return cr_scene_has_place (scene, to) && !cr_scene_is_wall_walk (scene, to) &&
         cr_scene_get_level (scene, to) < cr_scene_get_level (scene, from) &&
         (kind == NULL || kind->cost[mover].value != CR_IMPASSABLE);
}

static gboolean
has_outlet (const CrState *state, CrPlace from)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (is_outlet (state, 0, from, cr_place_neighbour (from, d)))
      return TRUE;
  return FALSE;
}

static int
count_below (const CrState *state, int but)
{
  int n = 0;

  for (int i = 0; i < (int) state->turn.n_fighters; i++)
    n += i != but && cr_fighter_is_living (&state->fighters[i]) &&
         state->fighters[i].man.post.kind == CR_POST_BELOW;
  return n;
}

/* The castle is theirs, or their friends'. */
static gboolean
party_defends (const CrState *state, int party)
{
  for (guint i = 0; i < state->n_parties; i++)
    if (state->parties[i].defends && state->parties[i].team == state->parties[party].team)
      return TRUE;
  return FALSE;
}

/* DEP-02: before the fight, under ramparts that nobody defends. */
gboolean
cr_below_can_hide (const CrState *state, const CrOrder *order, int party, CrRefusal *refusal)
{
  CrPlace place = order->places[0];
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  int man = order->men[0];

  refusal->place = place;
  if (!cr_state_says (state, "under-ramparts", "yes"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "DEP-02", man);
  if (party_defends (state, party))
    return cr_refuse (refusal, CR_REFUSAL_DEFENDS, "DEP-02", man);
  if (state->turn.number > 0)
    return cr_refuse (refusal, CR_REFUSAL_PHASE, "DEP-02", man);
  if (!cr_scene_is_wall_walk (scene, place) || !has_outlet (state, place))
    return cr_refuse (refusal, CR_REFUSAL_NOT_BELOW, "DEP-02", man);
  refusal->other = cr_find_in_hex (state, place, CR_POST_GROUND);
  if (refusal->other >= 0 && state->fighters[refusal->other].side != party)
    return cr_refuse (refusal, CR_REFUSAL_ENEMY, "DEP-02", man);
  refusal->other = -1;
  refusal->limit = CR_MAX_AWAITED;
  return count_below (state, man) < CR_MAX_AWAITED ||
         cr_refuse (refusal, CR_REFUSAL_MANY_BELOW, "DEP-02", man);
}

/* When the assault starts they come out, those who came first before the others. */
void
cr_below_begin (CrState *state)
{
  for (int i = (int) state->turn.n_fighters - 1; i >= 0; i--) {
    const CrFighter *fighter = &state->fighters[i];
    CrAwaited awaited = {
      .kind = CR_AWAITED_OUT, .party = fighter->side, .man = (gint16) i, .from = fighter->man.place
    };

    if (cr_fighter_is_living (fighter) && fighter->man.post.kind == CR_POST_BELOW)
      cr_decision_await (state, &awaited);
  }
}

void
cr_below_list (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  int mover = cr_state_get_mover (state, awaited->man);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = cr_place_neighbour (awaited->from, d);

    if (is_outlet (state, mover, awaited->from, to) &&
        cr_find_in_hex (state, to, CR_POST_GROUND) < 0 &&
        !cr_state_get_burden (state, awaited->man, to).bars)
      cr_decision_add_choice (choices, awaited->man, to);
  }
  if (choices->len == 0)
    cr_landing_list (state, awaited, choices);
}

void
cr_below_answer (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  if (choice != NULL)
    cr_decision_bring (state, events, awaited->man, choice->place, CR_EVENT_CAME_OUT, "DEP-02");
}

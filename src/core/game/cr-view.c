/* cr-view.c: what one side may know of a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-view.h"

#include "cr-state-private.h"

#include <string.h>

static gboolean
is_of_team (const CrState *state, int party, int man)
{
  return state->parties[state->fighters[man].side].team == state->parties[party].team;
}

static gboolean
is_secret (const CrState *state, int floor)
{
  return cr_floor_is_secret (cr_map_get_floor (cr_state_get_map (state), floor));
}

/* Somebody of theirs stands on that floor. */
static gboolean
has_man_on (const CrState *state, int party, int floor)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_fighter_is_living (&state->fighters[i]) && state->fighters[i].man.place.floor == floor &&
        is_of_team (state, party, (int) i))
      return TRUE;
  return FALSE;
}

/* Whether a stair joins the place with that floor. */
static gboolean
leads_to (const CrState *state, CrPlace place, int floor)
{
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_ways_links (cr_castle_get_ways (cr_state_get_castle (state)), place, joined);
  for (guint i = 0; i < joined->len; i++)
    if (g_array_index (joined, CrPlace, i).floor == floor)
      return TRUE;
  return FALSE;
}

static gboolean
stands_at_stairs (const CrState *state, int party, int floor)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_fighter_is_living (&state->fighters[i]) && is_of_team (state, party, (int) i) &&
        leads_to (state, state->fighters[i].man.place, floor))
      return TRUE;
  return FALSE;
}

gboolean
cr_state_knows_floor (const CrState *state, int party, int floor)
{
  return !is_secret (state, floor) || state->parties[party].defends ||
         has_man_on (state, party, floor) || stands_at_stairs (state, party, floor);
}

static gboolean
sees_floor (const CrState *state, int party, int floor)
{
  return !is_secret (state, floor) || has_man_on (state, party, floor);
}

gboolean
cr_state_sees (const CrState *state, int party, int man)
{
  return is_of_team (state, party, man) ||
         (!state->fighters[man].hidden && state->fighters[man].man.post.kind != CR_POST_BELOW &&
          sees_floor (state, party, state->fighters[man].man.place.floor));
}

/* Of their own men they know what these carry. */
static gboolean
sees_ladder (const CrState *state, int party, const CrGear *ladder)
{
  return sees_floor (state, party, ladder->places[0].floor) ||
         (ladder->bearers[0] >= 0 && is_of_team (state, party, ladder->bearers[0]));
}

CrState *
cr_state_view (const CrState *state, int party)
{
  CrState *view = cr_state_copy (state);

  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (!cr_state_sees (state, party, (int) i)) {
      view->fighters[i].here = FALSE;
      view->fighters[i].man.place = (CrPlace){ 0, { 0, 0 } };
    }
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (!sees_ladder (state, party, &state->gear[i])) {
      view->gear[i].state = CR_GEAR_AWAY;
      memset (view->gear[i].places, 0, sizeof view->gear[i].places);
      memset (view->gear[i].bearers, -1, sizeof view->gear[i].bearers);
    }
  return view;
}

/* Whether an area is being set up of which only its own side is to know, by its name too. */
static gboolean
is_secret_step (const CrState *state, int party)
{
  int area = cr_state_get_setup_area (state);

  return area >= 0 && cr_scenario_get_area (state->plan->scenario, (guint) area)->hidden &&
         state->parties[cr_state_get_actor (state)].team != state->parties[party].team;
}

gboolean
cr_event_is_seen (const CrState *state, int party, const CrEvent *event)
{
  gboolean tells_party = event->kind == CR_EVENT_TURN || event->kind == CR_EVENT_PHASE ||
                         event->kind == CR_EVENT_STAYED || event->kind == CR_EVENT_OVER;

  if (event->kind == CR_EVENT_PHASE && is_secret_step (state, party))
    return FALSE;
  if (event->man < 0 && !tells_party && !sees_floor (state, party, event->from.floor))
    return FALSE;
  return (event->man < 0 || cr_state_sees (state, party, event->man)) &&
         (tells_party || event->other < 0 || cr_state_sees (state, party, event->other));
}

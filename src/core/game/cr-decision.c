/* cr-decision.c: what the rules leave to a player. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

void
cr_decision_add_choice (GArray *choices, int man, CrPlace place)
{
  CrChoice choice = { man, place };

  g_array_append_val (choices, choice);
}

const CrPlace cr_nowhere = { -1, { 0, 0 } };

static void
list_victims (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  for (int i = 0; i < awaited->n_men; i++)
    if (cr_fighter_is_living (&state->fighters[awaited->men[i]]))
      cr_decision_add_choice (choices, awaited->men[i], cr_nowhere);
}

void
cr_decision_await (CrState *state, const CrAwaited *awaited)
{
  g_assert (state->turn.n_awaited < CR_MAX_AWAITED);
  cr_state_change_turn (state)->awaited[state->turn.n_awaited++] = *awaited;
}

void
cr_decision_bring (CrState *state,
                   CrEvents *events,
                   int man,
                   CrPlace to,
                   CrEventKind kind,
                   const char *rule)
{
  CrFighter *fighter;
  CrEvent *event;
  CrPost post;
  CrMan after;

  cr_deck_step (state, man, to, &post);
  cr_ladder_let_go (state, events, man);
  if (cr_fighter_rides (&state->fighters[man]) &&
      !cr_ride_pace (&state->fighters[man].man, to, &after))
    cr_ride_fall (state, events, man);
  fighter = cr_state_change_fighter (state, events, man);
  event = cr_events_add (events, kind, man);
  event->from = fighter->man.place;
  event->to = to;
  event->rule = rule;
  if (cr_ride_pace (&fighter->man, to, &after))
    fighter->man = after;
  else
    fighter->man.place = to;
  fighter->man.post = post;
  if (fighter->man.state == CR_MAN_KNEELING)
    fighter->man.state = CR_MAN_STANDING;
}

static void
harm_victim (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  if (choice != NULL)
    cr_harm_man (state, events, choice->man, (CrHarm) awaited->number);
}

/* A horse dies with the harm, and who is on foot takes that alone. */
static void
unhorse_victim (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  CrTableResult result = { .harm = (CrHarm) awaited->number, .unhorsed = TRUE };

  if (choice != NULL)
    cr_ride_harm (state, events, choice->man, &result);
}

static const struct {
  CrDecisionList list; /* (nullable): nothing is asked */
  CrDecisionAnswer answer;
} decisions[] = {
  [CR_AWAITED_RETREAT] = { cr_retreat_list, cr_retreat_answer },
  [CR_AWAITED_VICTIM] = { list_victims, harm_victim },
  [CR_AWAITED_UNHORSED] = { list_victims, unhorse_victim },
  [CR_AWAITED_ADVANCE] = { cr_advance_list, cr_advance_answer },
  [CR_AWAITED_FALL] = { cr_fall_list_moat, cr_fall_into_moat },
  [CR_AWAITED_DROP] = { cr_fall_list_beside_ladder, cr_fall_off_ladder },
  [CR_AWAITED_LADDER] = { cr_fall_list_beside_ladder, cr_fall_lay_ladder },
  [CR_AWAITED_FIRE] = { cr_reaction_list_fire, cr_reaction_answer_fire },
  [CR_AWAITED_REFUSE] = { cr_fight_list_refusals, cr_fight_refuse },
  [CR_AWAITED_FIGHT] = { NULL, cr_fight_answer },
  [CR_AWAITED_LEAP] = { NULL, cr_leap_answer },
  [CR_AWAITED_LANDING] = { cr_landing_list, cr_landing_answer },
  [CR_AWAITED_OUT] = { cr_below_list, cr_below_answer },
  [CR_AWAITED_WAY] = { NULL, cr_reaction_answer_way },
};

G_STATIC_ASSERT (G_N_ELEMENTS (decisions) == CR_N_AWAITED_KINDS);

void
cr_state_list_choices (CrState *state, GArray *choices)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);

  g_array_set_size (choices, 0);
  if (awaited != NULL && decisions[awaited->kind].list != NULL)
    decisions[awaited->kind].list (state, awaited, choices);
}

/* @choice: (nullable): NULL when there is none */
static void
answer_awaited (CrState *state, CrEvents *events, const CrChoice *choice)
{
  CrAwaited awaited = *cr_state_get_awaited (state);

  cr_state_change_turn (state)->n_awaited--;
  decisions[awaited.kind].answer (state, events, &awaited, choice);
}

void
cr_decision_settle (CrState *state, CrEvents *events)
{
  g_autoptr (GArray) choices = NULL;

  if (state->turn.n_awaited == 0)
    return;
  choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  while (state->turn.n_awaited > 0) {
    cr_state_list_choices (state, choices);
    if (choices->len > 1)
      return;
    answer_awaited (state, events, choices->len > 0 ? &g_array_index (choices, CrChoice, 0) : NULL);
  }
}

gboolean
cr_verb_choose (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));

  cr_state_list_choices (state, choices);
  refusal->limit = (int) choices->len;
  if (order->number > refusal->limit)
    return cr_refuse (refusal, CR_REFUSAL_NO_CHOICE, NULL, -1);
  if (events != NULL)
    answer_awaited (state, events, &g_array_index (choices, CrChoice, order->number - 1));
  return TRUE;
}

void
cr_verb_list_choose (CrState *state, int man, GArray *orders)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  CrOrder order = cr_order_new (CR_VERB_CHOOSE);

  if (man >= 0)
    return;
  cr_state_list_choices (state, choices);
  for (guint i = 0; i < choices->len; i++) {
    order.number = (int) i + 1;
    g_array_append_val (orders, order);
  }
}

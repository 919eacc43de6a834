/* cre-play-end.c: ends phases. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include "cr-view.h"

/* A turn of both sides has fewer phases in any sequence. */
#define MOST_PASSED 40

void
cre_play_set_passes (CrePlay *play, gboolean passes)
{
  play->passes = passes;
}

/* Whether all who are in the gear, and at least one man, are of that side. */
static gboolean
is_held_by (const CrState *state, int gear, int side)
{
  gboolean any = FALSE;

  for (int i = 0; i < (int) cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, (guint) i);

    if (!cr_fighter_is_living (fighter) || !cr_state_is_aboard (state, i, gear))
      continue;
    if (fighter->side != side)
      return FALSE;
    any = TRUE;
  }
  return any;
}

/* Whether an order is a reason to stop in a phase. Men who have raised a ladder could push it over
 * again, and those in a siege tower set fire to it, but nobody wants that. */
static gboolean
is_worth_a_stop (const CrState *state, const CrOrder *order)
{
  if (order->verb == CR_VERB_TOPPLE)
    return cr_place_equal (cr_state_get_fighter (state, (guint) order->men[0])->man.place,
                           cr_gear_get_top (cr_state_get_gear (state, (guint) order->gear)));
  if (order->verb == CR_VERB_BURN && order->gear >= 0)
    return !is_held_by (state, order->gear, cr_state_get_actor (state));
  return order->verb != CR_VERB_END;
}

static gboolean
can_act (CrState *state, int man, GArray *orders)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);

  if (!fighter->here || !cr_fighter_is_living (fighter) ||
      fighter->side != cr_state_get_actor (state))
    return FALSE;
  cr_game_list (state, man, orders);
  for (guint i = 0; i < orders->len; i++)
    if (is_worth_a_stop (state, &g_array_index (orders, CrOrder, i)))
      return TRUE;
  return FALSE;
}

/* Whether the phase can only be ended: no man can be given an order, and the game asks nothing. */
static gboolean
is_idle (CrState *state)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  gboolean idle = cr_state_get_phase (state) != NULL && !cr_state_get_turn (state)->over &&
                  cr_state_get_awaited (state) == NULL;

  for (guint i = 0; idle && i < cr_state_n_fighters (state); i++)
    idle = !can_act (state, (int) i, orders);
  return idle;
}

gboolean
cre_play_has_men (CrePlay *play)
{
  for (guint i = 0; i < cr_state_n_fighters (play->state); i++)
    if (cr_state_get_fighter (play->state, i)->here)
      return TRUE;
  return FALSE;
}

gboolean
cre_play_end_phase (CrePlay *play, CrRefusal *refusal_out)
{
  CrOrder end = cr_order_new (CR_VERB_END);
  gboolean passes = play->passes && cre_play_has_men (play), ended;

  /* While an earlier moment is looked at, nothing can be ended; one steps on in the log instead. */
  if (play->looking) {
    *refusal_out = (CrRefusal){ .why = CR_REFUSAL_EARLIER, .man = -1, .other = -1 };
    return FALSE;
  }
  play->jumping = TRUE;
  play->told = NULL;
  ended = cre_play_give (play, &end, refusal_out);
  for (int i = 0; ended && passes && i < MOST_PASSED && is_idle (play->state); i++)
    if (!cre_play_give (play, &end, NULL))
      break;
  play->jumping = FALSE;
  if (ended)
    cre_play_tell (play, play->told);
  return ended;
}

static gboolean
is_end (const CrPlayed *played)
{
  return played != NULL && g_str_equal (played->order, cr_verb_get_name (CR_VERB_END));
}

static const CrPlayed *
get_last (const GPtrArray *played)
{
  return played->len > 0 ? played->pdata[played->len - 1] : NULL;
}

gboolean
cre_play_take_back (CrePlay *play)
{
  gboolean done;

  if (cre_play_take_back_leaving (play))
    return TRUE;
  play->jumping = TRUE;
  done = cre_document_undo (CRE_DOCUMENT (play));
  while (done && play->passes && is_end (get_last (play->undone)) &&
         is_end (get_last (play->log->played)) && is_idle (play->state))
    cre_document_undo (CRE_DOCUMENT (play));
  play->jumping = FALSE;
  if (done)
    cre_play_tell (play, NULL);
  return done;
}

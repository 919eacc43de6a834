/* cr-verb-lower.c: the bridge of a siege tower. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-verb-private.h"

/* The part with its winches, NULL for none. */
static const CrWorkPart *
find_winches (const CrWork *work)
{
  for (int i = 0; i < (int) work->parts->len; i++)
    if (cr_work_get_part (work, i)->winches->len > 0)
      return cr_work_get_part (work, i);
  return NULL;
}

static CrPlace
get_winch (const CrState *state, int gear, guint winch)
{
  const CrWorkPart *part = find_winches (state->gear[gear].work);
  CrTower tower = cr_gear_get_tower (state, gear);

  return (CrPlace){ 0, cr_tower_get_hex (&tower, g_array_index (part->winches, CrHex, winch)) };
}

/* -1, or who is at that winch. */
static int
find_winder (const CrState *state, int gear, guint winch)
{
  CrPost post = { CR_POST_TOWER, -1, find_winches (state->gear[gear].work)->id };

  return cr_state_find_on (state, get_winch (state, gear, winch), post);
}

static gboolean
refuse_berth (const CrState *state, int gear, CrRefusal *refusal)
{
  static const struct {
    CrRefusalWhy why;
    const char *rule;
  } reasons[] = {
    [CR_BERTH_NO_WALL] = { CR_REFUSAL_NO_BERTH, "TWR-15" },
    [CR_BERTH_HOARDED] = { CR_REFUSAL_HOARDED, "HRD-13" },
    [CR_BERTH_LEVEL] = { CR_REFUSAL_BERTH_LEVEL, "TWR-03" },
  };
  CrBerth berth = cr_deck_find_berth (state, gear, &refusal->place);

  return berth == CR_BERTH_FITS || cr_refuse (refusal, reasons[berth].why, reasons[berth].rule, -1);
}

/* TWR-15: two men at both winches, who do nothing else in the whole turn. */
gboolean
cr_verb_lower (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrGear *gear = &state->gear[order->gear];
  int men[CR_GEAR_BEARERS];
  CrEvent *event;

  refusal->limit = cr_gear_stands (gear) && cr_work_is_siege_tower (gear->work);
  if (!cr_gear_stands (gear) || find_winches (gear->work) == NULL)
    return cr_refuse (refusal, CR_REFUSAL_NO_WINCH, "TWR-15", -1);
  refusal->limit = gear->bridge_down;
  if (gear->bridge_down || gear->bearers[0] >= 0)
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, "TWR-15", -1);
  for (guint i = 0; i < CR_GEAR_BEARERS; i++) {
    men[i] = find_winder (state, order->gear, i);
    refusal->place = get_winch (state, order->gear, i);
    if (men[i] < 0)
      return cr_refuse (refusal, CR_REFUSAL_NO_WINDERS, "TWR-15", -1);
    if (!cr_verb_can_act (state, order, men[i], refusal))
      return FALSE;
    if (state->fighters[men[i]].deeds != 0)
      return cr_refuse (refusal, CR_REFUSAL_BUSY, "TWR-15", men[i]);
  }
  if (gear->raised == state->turn.played)
    return cr_refuse (refusal, CR_REFUSAL_ROLLING, "TWR-15", -1);
  if (!refuse_berth (state, order->gear, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  gear = cr_state_change_gear (state, events, order->gear);
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    CrFighter *fighter = cr_state_change_fighter (state, events, men[i]);

    gear->bearers[i] = (gint16) men[i];
    fighter->deeds |= CR_DEED_WORKED;
    fighter->points = 0;
  }
  event = cr_events_add (events, CR_EVENT_BRIDGE_LOOSED, men[0]);
  event->other = (gint16) men[1];
  event->number = order->gear;
  event->rule = "TWR-15";
  return TRUE;
}

/* Whoever is in the tower can say it; those at the winches do it. */
void
cr_verb_list_lower (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_LOWER);
  CrRefusal refusal;

  order.gear =
      man < 0 ? -1
              : cr_deck_find (state, state->fighters[man].man.place, state->fighters[man].man.post)
                    .gear;
  if (order.gear >= 0 && state->fighters[man].side == cr_state_get_actor (state) &&
      cr_verb_lower (state, &order, NULL, &refusal))
    g_array_append_val (orders, order);
}

/* TWR-16: those who can fall back do. */
static void
strike_man (CrState *state, CrEvents *events, int man, CrPlace from)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), "tower-bridge");
  const CrTableResult *result;
  CrAwaited retreat = { .kind = CR_AWAITED_RETREAT,
                        .party = state->fighters[man].side,
                        .man = (gint16) man,
                        .from = from };
  CrEvent *event = cr_events_add (events, CR_EVENT_BRIDGE_STRUCK, man);

  cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  if (state->fighters[man].character->armour)
    event->modified =
        (gint8) (event->die + cr_state_get_figure (state, CR_FIGURE_TOWER_BRIDGE_ARMOUR));
  event->rule = "TWR-16";
  result = table != NULL ? cr_table_look (table, 0, event->modified)->result : NULL;
  if (result == NULL)
    return;
  event->code = result->code;
  cr_harm_man (state, events, man, result->harm);
  retreat.number = (gint16) result->retreat;
  if (result->retreat > 0 && cr_fighter_is_living (&state->fighters[man]))
    cr_decision_await (state, &retreat);
}

/* The last of them is asked first. */
static void
drop_bridge (CrState *state, CrEvents *events, int index)
{
  CrEvent *event = cr_events_add (events, CR_EVENT_BRIDGE_FELL, -1);
  const CrWork *work = state->gear[index].work;
  CrTower tower;

  cr_state_change_gear (state, events, index)->bridge_down = TRUE;
  tower = cr_gear_get_tower (state, index);
  cr_deck_find_berth (state, index, &event->to);
  event->number = index;
  event->rule = "TWR-15";
  for (int i = 0; i < (int) work->parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (work, i);

    for (guint j = 0; !part->enclosed && j < part->hexes->len; j++) {
      CrPlace place = { 0, cr_tower_get_hex (&tower, g_array_index (part->hexes, CrHex, j)) };
      int man = cr_find_in_hex (state, place, CR_POST_GROUND);

      if (man >= 0)
        strike_man (state, events, man, tower.front);
    }
  }
}

/* Whether both are still there and did nothing else. */
static gboolean
is_worked (const CrState *state, int index)
{
  for (guint i = 0; i < CR_GEAR_BEARERS; i++) {
    int man = state->gear[index].bearers[i];

    if (man != find_winder (state, index, i) || !cr_fighter_can_act (&state->fighters[man]) ||
        state->fighters[man].deeds != CR_DEED_WORKED)
      return FALSE;
  }
  return TRUE;
}

void
cr_tower_end (CrState *state, CrEvents *events)
{
  for (int i = 0; i < (int) state->turn.n_gear; i++) {
    CrGear *gear = &state->gear[i];
    int man = gear->bearers[0];
    gboolean worked;

    if (!cr_gear_stands (gear) || man < 0 || state->fighters[man].side != state->turn.player)
      continue;
    worked = is_worked (state, i);
    gear = cr_state_change_gear (state, events, i);
    gear->bearers[0] = gear->bearers[1] = -1;
    if (worked)
      drop_bridge (state, events, i);
    else
      cr_events_add (events, CR_EVENT_BRIDGE_HELD, man)->number = i;
  }
}

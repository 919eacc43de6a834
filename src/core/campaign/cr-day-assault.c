/* cr-day-assault.c: a game within a siege: who and what is in it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"
#include "cr-day-list.h"
#include "cr-enlist.h"
#include "cr-start.h"

/* Its dice begin where those of the siege stand. */
static guint64
draw_seed (CrCampaign *campaign)
{
  guint64 seed = campaign->day.dice.state;

  cr_dice_roll (&campaign->day.dice, cr_campaign_get_sides (campaign), NULL);
  return seed;
}

/* BES-02: of the battle outside are the army that came and those who meet it; of the game within
 * all others. */
static gboolean
is_in_game (const CrCampaign *campaign, guint soldier, gboolean field)
{
  const CrSoldier *man = cr_campaign_get_soldier (campaign, soldier);

  return cr_campaign_is_free (campaign, soldier) && (man->outside || man->fields) == field;
}

int
cr_day_count_fighters (const CrCampaign *campaign, CrCamp camp, gboolean field)
{
  int n = 0;

  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    n += man->camp == camp && !man->character->animal && is_in_game (campaign, i, field);
  }
  return n;
}

/* Who holds what says where each side begins: the besiegers before the walls, until they hold all
 * but the keep; who took refuge within is besieged from the keep and from without (BES-03). */
static void
set_start (const CrCampaign *campaign, CrState *state, gboolean field)
{
  const CrDay *day = &campaign->day;
  CrZones zones[CR_MAX_PARTIES] = {
    [CR_BESIEGERS] = CR_ZONE_OUTSIDE, [CR_GARRISON] = CR_ZONE_WITHIN | CR_ZONE_KEEP
  };

  if (cr_state_says (state, "siege-start", "free"))
    return;
  if (field)
    zones[CR_GARRISON] = CR_ZONE_OUTSIDE;
  else if (day->relief == CR_RELIEF_REFUGE) {
    zones[CR_BESIEGERS] = CR_ZONE_WITHIN;
    zones[CR_GARRISON] = CR_ZONE_KEEP | CR_ZONE_OUTSIDE;
  } else if (day->held) {
    zones[CR_BESIEGERS] =
        day->relief == CR_RELIEF_DIVIDED ? CR_ZONE_WITHIN : CR_ZONE_OUTSIDE | CR_ZONE_WITHIN;
    zones[CR_GARRISON] = CR_ZONE_KEEP;
  }
  cr_state_set_start (state, zones);
}

static CrState *
begin_game (CrCampaign *campaign, const CrDayOrder *order, gboolean field)
{
  static const char *const none[] = { NULL };
  CrState *state = cr_state_new_by (cr_campaign_get_castle (campaign), none, order->number,
                                    campaign->library, draw_seed (campaign), NULL);

  /* END-02 is of men parted from their keep: not of a field, nor of those who hold the rest. */
  if (field || campaign->day.relief == CR_RELIEF_REFUGE)
    cr_state_set_defender (state, -1);
  set_start (campaign, state, field);
  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    if (is_in_game (campaign, i, field))
      cr_state_enlist (state, man->id, man->character, man->camp);
  }
  return state;
}

/* One that is planned is played as its scenario has it. */
static void
begin_games (CrCampaign *campaign, const CrDayOrder *order, CrDayEvents *events)
{
  CrDay *day = &campaign->day;

  day->field = day->relief == CR_RELIEF_BATTLE;
  if (cr_campaign_get_planned (campaign) >= 0)
    campaign->assault =
        cr_day_begin_planned (campaign, order->number, draw_seed (campaign), events);
  if (campaign->assault == NULL)
    campaign->assault = begin_game (campaign, order, day->field);
  if (day->relief == CR_RELIEF_DIVIDED)
    campaign->other = begin_game (campaign, order, TRUE);
}

gboolean
cr_day_may_hit_back (const CrCampaign *campaign)
{
  const CrDay *day = &campaign->day;

  return day->relief == CR_RELIEF_REFUGE && day->batters && !day->idle &&
         day->camp == cr_campaign_get_attacker (campaign);
}

/* The army of relief fights on the side of the garrison. */
static int
count_fit (const CrCampaign *campaign, CrCamp camp)
{
  return cr_campaign_count (campaign, camp, CR_SOLDIER_FIT) +
         (camp == CR_GARRISON ? cr_campaign_count_relief (campaign, CR_SOLDIER_FIT) : 0);
}

gboolean
cr_day_assault (CrCampaign *campaign,
                const CrDayOrder *order,
                CrDayEvents *events,
                CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;
  gboolean hits_back = cr_day_may_hit_back (campaign);
  CrCamp camp = hits_back ? (CrCamp) (1 - day->camp) : (CrCamp) day->camp;
  CrDayEvent *event;

  refusal->camp = camp;
  if (count_fit (campaign, camp) == 0)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NOBODY, "GEN-03");
  if (!hits_back && !cr_day_may_act (campaign, refusal))
    return FALSE;
  day->camp = (guint8) camp;
  event = cr_day_events_add (events, CR_DAY_EVENT_ASSAULT);
  event->camp = day->camp;
  event->other = day->camp != cr_campaign_get_attacker (campaign);
  event->number = day->relief == CR_RELIEF_BATTLE ? 1 : day->relief == CR_RELIEF_DIVIDED ? 2 : 0;
  event->rule = hits_back ? "BES-03" : event->number > 0 ? "BES-02" : "GEN-03";
  begin_games (campaign, order, events);
  day->acted = TRUE;
  day->batters = FALSE;
  day->step = CR_STEP_ASSAULT;
  return TRUE;
}

/* GEN-03: throwers stay behind, unless those who took refuge brought them in. */
static gboolean
is_held_back (const CrCampaign *campaign, const CrEngine *engine)
{
  return engine->kind->use == CR_ENGINE_THROWS && campaign->day.relief != CR_RELIEF_REFUGE;
}

/* BES-02: of two fights at once an engine is in one. */
static gboolean
is_elsewhere (const CrCampaign *campaign, const char *id)
{
  int there = campaign->other != NULL ? cr_state_find_gear (campaign->other, id) : -1;

  return there >= 0 && cr_state_get_gear (campaign->other, (guint) there)->state != CR_GEAR_AWAY;
}

gboolean
cr_day_may_set_down (const CrCampaign *campaign, guint index)
{
  const CrEngine *engine = cr_campaign_get_engine (campaign, index);

  return engine->state == CR_ENGINE_READY && !is_held_back (campaign, engine) &&
         !is_elsewhere (campaign, engine->id);
}

/* A ladder, a tower, a ram or what else is set down has been built; horses come with their riders.
 */
static gboolean
has_piece (const CrCampaign *campaign, const char *id, CrDayRefusal *refusal)
{
  int index = cr_campaign_find_engine (campaign, id);
  const CrEngine *engine = index >= 0 ? cr_campaign_get_engine (campaign, (guint) index) : NULL;

  refusal->name = id;
  if (engine == NULL)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_STRANGER, "GSI-05");
  if (engine->state != CR_ENGINE_READY)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_ENGINE, "GSI-05");
  if (is_elsewhere (campaign, id))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_ELSEWHERE, "BES-02");
  return !is_held_back (campaign, engine) ||
         cr_day_refuse (refusal, CR_DAY_REFUSAL_HELD_BACK, "GEN-03");
}

/* GEN-03: of the side that has built it, where that begins. */
static gboolean
starts_there (const CrCampaign *campaign, const CrOrder *order, CrDayRefusal *refusal)
{
  int index = cr_campaign_find_engine (
      campaign, order->gear >= 0 ? cr_state_get_gear (campaign->assault, (guint) order->gear)->id
                                 : order->name);
  int camp = index >= 0 ? cr_campaign_get_engine (campaign, (guint) index)->camp : CR_BESIEGERS;

  if (index < 0 || cr_state_may_start (campaign->assault, camp, order->places[0]))
    return TRUE;
  refusal->camp = camp;
  refusal->place = order->places[0];
  refusal->limit = (int) cr_state_get_start (campaign->assault, camp);
  return cr_day_refuse (refusal, CR_DAY_REFUSAL_GROUND, "GEN-03");
}

/* Nobody and nothing is there but what the siege has. */
static gboolean
is_of_siege (const CrCampaign *campaign, const CrOrder *order, CrDayRefusal *refusal)
{
  gboolean sets = order->verb == CR_VERB_PLACE || order->verb == CR_VERB_LAY;
  gboolean begun = cr_state_get_turn (campaign->assault)->number > 0;

  refusal->name = order->name != NULL ? order->name : "";
  if (order->verb == CR_VERB_BREACH)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_STRANGER, "BAT-08");
  if (order->verb == CR_VERB_REMOVE && begun)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_STRANGER, "BAT-08");
  if (!sets)
    return TRUE;
  if (begun)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_STRANGER, "GEN-03");
  if (order->verb == CR_VERB_LAY || order->gear >= 0 || order->work != NULL)
    return (order->gear >= 0 || has_piece (campaign, order->name, refusal)) &&
           starts_there (campaign, order, refusal);
  refusal->name = order->horse != NULL ? order->horse : order->name;
  return (order->men[0] >= 0 &&
          (order->horse == NULL || cr_state_find_fighter (campaign->assault, order->horse) >= 0)) ||
         cr_day_refuse (refusal, CR_DAY_REFUSAL_STRANGER, "GEN-03");
}

/* FIR-03: what burns in the game is lost to the siege, be it sheltered within the walls. */
static void
burn_engines (CrCampaign *campaign, CrDayEvents *events)
{
  for (guint i = 0; i < cr_events_get_n (events->fight); i++) {
    const CrEvent *burnt = cr_events_get (events->fight, i);
    CrDayEvent *event;
    int engine;

    if (burnt->kind != CR_EVENT_BURNT || burnt->number < 0)
      continue;
    engine = cr_campaign_find_engine (
        campaign, cr_state_get_gear (campaign->assault, (guint) burnt->number)->id);
    if (engine < 0)
      continue;
    cr_campaign_engine (campaign, (guint) engine)->state = CR_ENGINE_BURNT;
    event = cr_day_events_add (events, CR_DAY_EVENT_BURNT);
    event->engine = engine;
    event->rule = "FIR-03";
  }
}

gboolean
cr_day_fight (CrCampaign *campaign,
              const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal)
{
  if (!is_of_siege (campaign, &order->order, refusal))
    return FALSE;
  if (!cr_game_apply (campaign->assault, &order->order, events->fight, &refusal->fight))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_FIGHT, refusal->fight.rule);
  events->after = cr_state_copy (campaign->assault);
  burn_engines (campaign, events);
  if (cr_state_get_turn (campaign->assault)->over)
    cr_day_end_assault (campaign, events);
  return TRUE;
}

/* cr-day-pass.c: morning and evening of a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

/* GSI-01: on the first day the supplies are looked at. */
static void
count_supplies (CrCampaign *campaign, CrDayEvents *events)
{
  CrDay *day = &campaign->day;
  CrDayEvent *event;

  if (day->number != 1)
    return;
  if (day->food == 0)
    day->food = (gint16) cr_siege_figure (campaign, CR_SIEGE_SUPPLY_DAYS);
  event = cr_day_events_add (events, CR_DAY_EVENT_FOOD);
  event->number = day->food;
  event->rule = "GSI-01";
}

static void
suffer_event (CrCampaign *campaign, const CrTableResult *result)
{
  CrDay *day = &campaign->day;
  int points = cr_campaign_get_points (campaign, CR_BESIEGERS);

  day->food = (gint16) MAX (day->food + cr_table_result_get_number (result, "food"), 1);
  day->idle = g_strcmp0 (cr_node_get (result->node, "idle"), "yes") == 0;
  day->lost[CR_BESIEGERS] = (gint16) (day->lost[CR_BESIEGERS] +
                                      MIN (cr_table_result_get_number (result, "lost"), points));
}

/* The event of the day is looked up by two dice, and each is told. */
static void
meet_chance (CrCampaign *campaign, CrDayEvents *events)
{
  const CrTable *table = cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), "siege-events");
  CrDayEvent *second = cr_day_events_add (events, CR_DAY_EVENT_SECOND), *event;
  const CrTableResult *result;
  int sum = cr_day_roll (campaign, second);

  event = cr_day_events_add (events, CR_DAY_EVENT_CHANCE);
  event->modified = sum + cr_day_roll (campaign, event);
  result = cr_table_look (table, 0, event->modified)->result;
  event->code = g_intern_string (result->code);
  event->table = "siege-events";
  event->rule = "GSI-02";
  suffer_event (campaign, result);
}

static void
roll_initiative (CrCampaign *campaign, CrDayEvents *events)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_INITIATIVE);
  const CrTableResult *result = cr_day_look (campaign, event, "siege-initiative");

  campaign->day.camp = g_str_equal (result->code, "G") ? CR_GARRISON : CR_BESIEGERS;
  /* BES-03: the roles are exchanged. */
  if (campaign->day.relief == CR_RELIEF_REFUGE)
    campaign->day.camp = (guint8) (1 - campaign->day.camp);
  event->camp = campaign->day.camp;
  event->rule = campaign->day.relief == CR_RELIEF_REFUGE ? "BES-03" : "GSI-02";
}

static void
return_men (CrCampaign *campaign, CrDayEvents *events)
{
  for (guint i = 0; i < campaign->soldiers->len; i++) {
    CrSoldier *man = cr_campaign_soldier (campaign, i);

    gboolean comes = man->state == CR_SOLDIER_COMING;
    CrDayEvent *event;

    if ((man->state != CR_SOLDIER_LAID && !comes) || man->back > campaign->day.number)
      continue;
    man->state = CR_SOLDIER_FIT;
    man->back = 0;
    event = cr_day_events_add (events, comes ? CR_DAY_EVENT_MUSTERED : CR_DAY_EVENT_HEALED);
    event->man = (int) i;
    event->camp = comes ? man->camp : event->camp;
  }
}

static void
release_builders (CrCampaign *campaign, int engine)
{
  for (guint i = 0; i < campaign->soldiers->len; i++)
    if (cr_campaign_get_soldier (campaign, i)->builds == engine)
      cr_campaign_soldier (campaign, i)->builds = -1;
}

static void
finish_engines (CrCampaign *campaign, CrDayEvents *events)
{
  for (guint i = 0; i < campaign->engines->len; i++) {
    CrEngine *engine = cr_campaign_engine (campaign, i);
    CrDayEvent *event;

    if (engine->state != CR_ENGINE_BUILT || engine->ready > campaign->day.number)
      continue;
    engine->state = CR_ENGINE_READY;
    release_builders (campaign, (int) i);
    event = cr_day_events_add (events, CR_DAY_EVENT_READY);
    event->engine = (int) i;
    event->camp = engine->camp;
    event->rule = "GSI-05";
  }
}

gboolean
cr_day_dawn (CrCampaign *campaign,
             G_GNUC_UNUSED const CrDayOrder *order,
             CrDayEvents *events,
             CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;
  CrDayEvent *event;

  for (int camp = 0; camp < CR_N_CAMPS; camp++) {
    refusal->camp = camp;
    if (day->number == 0 && cr_campaign_count (campaign, (CrCamp) camp, CR_SOLDIER_FIT) == 0)
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_NOBODY, "GSI-02");
  }
  day->number++;
  day->step = CR_STEP_ACTION;
  day->acted = day->batters = day->idle = day->parleyed = day->relieved = FALSE;
  day->walls = day->hoardings = 0;
  event = cr_day_events_add (events, CR_DAY_EVENT_DAY);
  event->number = day->number;
  event->rule = "GEN-03";
  count_supplies (campaign, events);
  if (cr_ruleset_plays (cr_campaign_get_ruleset (campaign), "GSI-02"))
    meet_chance (campaign, events);
  roll_initiative (campaign, events);
  return_men (campaign, events);
  finish_engines (campaign, events);
  cr_mines_dawn (campaign, events);
  return TRUE;
}

static void
lay_up (CrCampaign *campaign, CrDayEvents *events, guint index)
{
  CrSoldier *man = cr_campaign_soldier (campaign, index);
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_WOUNDED);
  const CrTableResult *result = cr_day_look (campaign, event, "healing");
  int days = cr_table_result_get_number (result, "days");

  event->man = (int) index;
  event->rule = "GSI-02";
  man->state = result->harm == CR_HARM_KILLED ? CR_SOLDIER_DEAD
               : days > 0                     ? CR_SOLDIER_LAID
                                              : CR_SOLDIER_AWAY;
  man->back = man->state == CR_SOLDIER_LAID ? (gint16) (campaign->day.number + days) : 0;
  event->number = man->back;
  if (man->state == CR_SOLDIER_DEAD)
    cr_day_events_add (events, CR_DAY_EVENT_DIED)->man = (int) index;
}

static void
eat_food (CrCampaign *campaign, CrDayEvents *events)
{
  CrDay *day = &campaign->day;
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_EATEN);

  day->food--;
  event->number = day->food;
  event->camp = 1 - (int) cr_campaign_get_attacker (campaign);
  event->rule = "GSI-01";
}

gboolean
cr_day_end (CrCampaign *campaign,
            G_GNUC_UNUSED const CrDayOrder *order,
            CrDayEvents *events,
            G_GNUC_UNUSED CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;

  for (guint i = 0; i < campaign->soldiers->len; i++)
    if (cr_campaign_get_soldier (campaign, i)->state == CR_SOLDIER_HURT)
      lay_up (campaign, events, i);
  eat_food (campaign, events);
  day->step = CR_STEP_EVENING;
  cr_day_settle (campaign, events);
  if (!day->over && day->number >= day->track &&
      cr_ruleset_plays (cr_campaign_get_ruleset (campaign), "GSI-02"))
    cr_day_conclude (campaign, events, CR_GARRISON, "GSI-02");
  return TRUE;
}

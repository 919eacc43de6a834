/* cr-day-relief.c: an army comes to relieve the place. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

CrCamp
cr_campaign_get_attacker (const CrCampaign *campaign)
{
  return campaign->day.relief == CR_RELIEF_REFUGE ? CR_GARRISON : CR_BESIEGERS;
}

static gboolean
is_army_there (const CrCampaign *campaign)
{
  for (guint i = 0; i < campaign->soldiers->len; i++)
    if (cr_campaign_get_soldier (campaign, i)->outside &&
        cr_campaign_get_soldier (campaign, i)->state == CR_SOLDIER_FIT)
      return TRUE;
  return FALSE;
}

gboolean
cr_campaign_is_relief_awaited (const CrCampaign *campaign)
{
  return campaign->day.relief == CR_RELIEF_NONE && is_army_there (campaign) &&
         cr_ruleset_plays (cr_campaign_get_ruleset (campaign), "BES-01");
}

gboolean
cr_campaign_is_battle_due (const CrCampaign *campaign)
{
  return campaign->day.relief == CR_RELIEF_BATTLE || campaign->day.relief == CR_RELIEF_DIVIDED;
}

/* BES-01: the besiegers hold all but the citadel, and are besieged themselves. */
gboolean
cr_day_relief (CrCampaign *campaign,
               G_GNUC_UNUSED const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;

  if (!cr_ruleset_plays (cr_campaign_get_ruleset (campaign), "BES-01"))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_UNPLAYED, "BES-01");
  if (!is_army_there (campaign))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_ARMY, "BES-01");
  if (!day->held || day->relief != CR_RELIEF_NONE)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NOT_HELD, "BES-01");
  if (day->relieved)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_RELIEVED, "BES-01");
  /* It could not be fought today. */
  if (day->idle)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_IDLE, "GSI-02");
  day->relief = CR_RELIEF_COME;
  cr_day_events_add (events, CR_DAY_EVENT_RELIEF)->rule = "BES-01";
  return TRUE;
}

static gboolean
can_divide (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  for (int i = 0; i < order->n_men; i++) {
    refusal->man = order->men[i];
    if (cr_campaign_get_soldier (campaign, (guint) order->men[i])->camp != CR_BESIEGERS ||
        !cr_campaign_is_free (campaign, (guint) order->men[i]))
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_MAN, "BES-02");
  }
  return TRUE;
}

/* BES-02: with all, and the garrison has the whole place again; or with those who are named, and
 * the garrison has the initiative today. */
gboolean
cr_day_battle (CrCampaign *campaign,
               const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;
  gboolean divided = order->n_men > 0;
  CrDayEvent *event;

  if (day->relief != CR_RELIEF_COME)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_ARMY, "BES-01");
  if (!can_divide (campaign, order, refusal))
    return FALSE;
  for (guint i = 0; i < campaign->soldiers->len; i++)
    cr_campaign_soldier (campaign, i)->fields =
        !divided && cr_campaign_get_soldier (campaign, i)->camp == CR_BESIEGERS;
  for (int i = 0; i < order->n_men; i++)
    cr_campaign_soldier (campaign, (guint) order->men[i])->fields = TRUE;
  day->relief = divided ? CR_RELIEF_DIVIDED : CR_RELIEF_BATTLE;
  day->acted = FALSE;
  day->held = divided;
  day->camp = divided ? CR_GARRISON : CR_BESIEGERS;
  event = cr_day_events_add (events, divided ? CR_DAY_EVENT_DIVIDED : CR_DAY_EVENT_RECOVERED);
  event->rule = "BES-02";
  return TRUE;
}

/* BES-02: the garrison may refuse the initiative that a divided enemy gives it. */
gboolean
cr_day_yield (CrCampaign *campaign,
              G_GNUC_UNUSED const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal)
{
  CrDayEvent *event;

  if (campaign->day.relief != CR_RELIEF_DIVIDED || campaign->day.camp != CR_GARRISON)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_CAMP, "BES-02");
  campaign->day.camp = CR_BESIEGERS;
  event = cr_day_events_add (events, CR_DAY_EVENT_YIELDED);
  event->rule = "BES-02";
  return TRUE;
}

static gboolean
has_commander (const CrCampaign *campaign, CrCamp camp)
{
  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    if (man->camp == camp && (man->character->roles & CR_ROLE_COMMANDER) != 0 &&
        man->state != CR_SOLDIER_DEAD && man->state != CR_SOLDIER_TAKEN)
      return TRUE;
  }
  return FALSE;
}

/* BES-03: they shut themselves in: now they eat what the garrison left and what they have brought,
 * and the others besiege them. */
gboolean
cr_day_refuge (CrCampaign *campaign,
               const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;
  CrDayEvent *event;

  if (day->relief != CR_RELIEF_COME)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_ARMY, "BES-01");
  day->relief = CR_RELIEF_REFUGE;
  day->food = (gint16) (day->rations + order->number);
  day->rations = 0;
  day->commanded = has_commander (campaign, CR_BESIEGERS);
  for (guint i = 0; i < campaign->soldiers->len; i++)
    cr_campaign_soldier (campaign, i)->outside = FALSE;
  event = cr_day_events_add (events, CR_DAY_EVENT_REFUGE);
  event->number = day->food;
  event->rule = "BES-03";
  return TRUE;
}

/* CROISADES 2.64: the garrison falls back on the citadel with food for so many days, and leaves the
 * rest. */
gboolean
cr_day_retire (CrCampaign *campaign,
               const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;
  CrDayEvent *event;

  if (!cr_day_may_act (campaign, refusal))
    return FALSE;
  if (day->camp != CR_GARRISON || day->relief != CR_RELIEF_NONE)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_CAMP, "GSI-02");
  refusal->cost = order->number;
  refusal->limit = day->food;
  if (order->number > day->food)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_FOOD, "BES-03");
  day->acted = day->held = TRUE;
  day->rations = (gint16) (day->food - order->number);
  day->food = (gint16) order->number;
  event = cr_day_events_add (events, CR_DAY_EVENT_RETIRED);
  event->number = day->rations;
  event->other = day->food;
  event->rule = "BES-03";
  return TRUE;
}

/* From one table to the other. */
gboolean
cr_day_table (CrCampaign *campaign,
              G_GNUC_UNUSED const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal)
{
  CrState *state = campaign->assault;

  if (campaign->other == NULL)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_ONE_TABLE, "BES-02");
  campaign->assault = campaign->other;
  campaign->other = state;
  campaign->day.field = !campaign->day.field;
  cr_day_events_add (events, CR_DAY_EVENT_TABLE)->number = campaign->day.field;
  return TRUE;
}

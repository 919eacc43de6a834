/* cr-day-muster.c: who and what a siege begins with. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

/* Each may come later, too: friends from elsewhere, by the author. */
gboolean
cr_day_muster (CrCampaign *campaign,
               const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  gboolean later = order->number > campaign->day.number;
  CrSoldier soldier = { order->name,
                        order->character,
                        (guint8) order->camp,
                        later ? CR_SOLDIER_COMING : CR_SOLDIER_FIT,
                        order->outside,
                        FALSE,
                        (gint16) (later ? order->number : 0),
                        -1,
                        -1 };
  CrDayEvent *event;

  refusal->name = order->name;
  if (cr_campaign_find_soldier (campaign, order->name) >= 0 ||
      cr_campaign_find_engine (campaign, order->name) >= 0)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_KNOWN, NULL);
  g_array_append_val (campaign->soldiers, soldier);
  if (order->camp == CR_GARRISON && !order->outside &&
      (order->character->roles & CR_ROLE_COMMANDER) != 0)
    campaign->day.commanded = TRUE;
  event = cr_day_events_add (events, CR_DAY_EVENT_MUSTERED);
  event->man = (int) campaign->soldiers->len - 1;
  event->camp = order->camp;
  return TRUE;
}

static CrEngine *
add_engine (CrCampaign *campaign, const CrDayOrder *order, int ready)
{
  gboolean is_ready = ready <= campaign->day.number;
  CrEngine engine = { order->name, order->kind, (guint8) MAX (order->camp, 0),
                      is_ready ? CR_ENGINE_READY : CR_ENGINE_BUILT, (gint16) ready };

  g_array_append_val (campaign->engines, engine);
  return cr_campaign_engine (campaign, campaign->engines->len - 1);
}

static gboolean
is_new (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  refusal->name = order->name;
  return (cr_campaign_find_engine (campaign, order->name) < 0 &&
          cr_campaign_find_soldier (campaign, order->name) < 0) ||
         cr_day_refuse (refusal, CR_DAY_REFUSAL_KNOWN, NULL);
}

gboolean
cr_day_bring (CrCampaign *campaign,
              const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal)
{
  CrDayEvent *event;

  if (!is_new (campaign, order, refusal))
    return FALSE;
  event = cr_day_events_add (events, CR_DAY_EVENT_BROUGHT);
  event->camp = add_engine (campaign, order, campaign->day.number)->camp;
  event->engine = (int) campaign->engines->len - 1;
  return TRUE;
}

/* MIN-02: what a penthouse takes the men of an engineer. Returns: 0 for other things, −1 with a
 * refusal */
static int
count_turns (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  int work = cr_siege_figure (campaign, CR_SIEGE_PENTHOUSE_MAN_TURNS);
  int men = order->n_men - 1;
  gboolean led = FALSE;

  if (order->kind->use != CR_ENGINE_MINES)
    return 0;
  for (int i = 0; i < order->n_men; i++)
    led |= (cr_campaign_get_soldier (campaign, (guint) order->men[i])->character->roles &
            CR_ROLE_ENGINEER) != 0;
  refusal->man = -1;
  refusal->limit = cr_siege_figure (campaign, CR_SIEGE_PENTHOUSE_MEN);
  if (led && men >= refusal->limit)
    return (work + men - 1) / men;
  cr_day_refuse (refusal, CR_DAY_REFUSAL_FEW, "MIN-02");
  return -1;
}

/* GSI-05: it is ready in the morning after so many days; who builds does nothing else. */
gboolean
cr_day_build (CrCampaign *campaign,
              const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal)
{
  int ready = campaign->day.number + order->kind->days.value;
  CrDayEvent *event;
  int turns;

  if (!is_new (campaign, order, refusal))
    return FALSE;
  for (int i = 0; i < order->n_men; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, (guint) order->men[i]);

    refusal->man = order->men[i];
    if (!cr_campaign_is_free (campaign, (guint) order->men[i]) || man->camp != MAX (order->camp, 0))
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_MAN, "GSI-05");
  }
  turns = count_turns (campaign, order, refusal);
  if (turns < 0)
    return FALSE;
  event = cr_day_events_add (events, CR_DAY_EVENT_BUILDS);
  event->camp = add_engine (campaign, order, ready)->camp;
  event->engine = (int) campaign->engines->len - 1;
  event->number = ready;
  event->other = turns;
  event->rule = turns > 0 ? "MIN-02" : "GSI-05";
  for (int i = 0; i < order->n_men && ready > campaign->day.number; i++)
    cr_campaign_soldier (campaign, (guint) order->men[i])->builds = (gint16) event->engine;
  return TRUE;
}

gboolean
cr_day_food (CrCampaign *campaign,
             const CrDayOrder *order,
             CrDayEvents *events,
             G_GNUC_UNUSED CrDayRefusal *refusal)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_FOOD);

  campaign->day.food = (gint16) order->number;
  event->number = order->number;
  event->rule = "GSI-01";
  return TRUE;
}

gboolean
cr_day_track (CrCampaign *campaign,
              const CrDayOrder *order,
              CrDayEvents *events,
              G_GNUC_UNUSED CrDayRefusal *refusal)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_TRACK);

  campaign->day.track = (gint16) order->number;
  event->number = order->number;
  event->rule = "GSI-02";
  return TRUE;
}

/* GSI-04 asks for a commander where the garrison has had one. */
static gboolean
is_commanded (const CrCampaign *campaign)
{
  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    if (man->camp == CR_GARRISON && !man->outside &&
        (man->character->roles & CR_ROLE_COMMANDER) != 0)
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_day_dismiss (CrCampaign *campaign,
                const CrDayOrder *order,
                CrDayEvents *events,
                CrDayRefusal *refusal)
{
  int man = cr_campaign_find_soldier (campaign, order->name);
  int engine = cr_campaign_find_engine (campaign, order->name);
  CrDayEvent *event;

  refusal->name = order->name;
  if (man < 0 && engine < 0)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_UNKNOWN, NULL);
  event = cr_day_events_add (events, CR_DAY_EVENT_DISMISSED);
  event->code = order->name;
  if (man >= 0)
    g_array_remove_index (campaign->soldiers, (guint) man);
  else
    g_array_remove_index (campaign->engines, (guint) engine);
  campaign->day.commanded = is_commanded (campaign);
  return TRUE;
}

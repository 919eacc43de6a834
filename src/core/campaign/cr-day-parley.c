/* cr-day-parley.c: how a siege ends. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

/* The living who are at the siege. */
/* @coming: with those who are yet to come */
static int
count_left (const CrCampaign *campaign, CrCamp camp, gboolean coming)
{
  int n = 0;

  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    n += man->camp == camp && !man->outside && !man->character->animal &&
         man->state != CR_SOLDIER_DEAD && man->state != CR_SOLDIER_TAKEN &&
         (coming || man->state != CR_SOLDIER_COMING);
  }
  return n;
}

static int
weigh_numbers (const CrCampaign *campaign, const CrSurrender *surrender)
{
  int ratio = cr_siege_figure (campaign, CR_SIEGE_SURRENDER_RATIO);
  int high = cr_siege_figure (campaign, CR_SIEGE_SURRENDER_HIGH_RATIO);

  return surrender->besiegers >= high * surrender->garrison
             ? cr_siege_figure (campaign, CR_SIEGE_SURRENDER_THRICE)
         : surrender->besiegers >= ratio * surrender->garrison
             ? cr_siege_figure (campaign, CR_SIEGE_SURRENDER_TWICE)
             : 0;
}

static gboolean
has_fallen (const CrCampaign *campaign, gboolean citadel)
{
  for (guint i = 0; i < campaign->damages->len; i++) {
    const CrDamage *damage = cr_campaign_get_damage (campaign, i);

    if (damage->fallen && (damage->citadel || !citadel))
      return TRUE;
  }
  return FALSE;
}

/* Of one factor the best holds, they do not add up (SUR-02). */
static void
offer_progress (const CrCampaign *campaign, CrSurrender *surrender, CrSiegeFigure figure)
{
  int bonus = cr_siege_figure (campaign, figure);

  if (bonus <= surrender->progress)
    return;
  surrender->progress = bonus;
  surrender->by = figure;
}

static void
weigh_progress (const CrCampaign *campaign, CrSurrender *surrender)
{
  const CrRuleset *ruleset = cr_campaign_get_ruleset (campaign);
  const char *map = cr_map_get_id (cr_campaign_get_map (campaign));
  gboolean guiscard = cr_ruleset_plays (ruleset, "GSI-03");

  if (guiscard && has_fallen (campaign, FALSE))
    offer_progress (campaign, surrender, CR_SIEGE_SURRENDER_BREACHED);
  if (!campaign->day.held)
    return;
  if (guiscard)
    offer_progress (campaign, surrender, CR_SIEGE_SURRENDER_HELD);
  if (guiscard && has_fallen (campaign, TRUE))
    offer_progress (campaign, surrender, CR_SIEGE_SURRENDER_HELD_BREACHED);
  if (cr_ruleset_plays (ruleset, "SUR-01") &&
      !cr_siege_rules_exempts (campaign->rules, "SUR-01", map))
    offer_progress (campaign, surrender, CR_SIEGE_SURRENDER_ALL_BUT_KEEP);
}

CrSurrender
cr_campaign_get_surrender (const CrCampaign *campaign)
{
  CrSurrender surrender = { .besiegers = count_left (campaign, CR_BESIEGERS, FALSE),
                            .garrison = count_left (campaign, CR_GARRISON, FALSE),
                            .by = CR_N_SIEGE_FIGURES,
                            .limit = cr_siege_figure (campaign, CR_SIEGE_SURRENDER_TOTAL) };

  surrender.numbers = weigh_numbers (campaign, &surrender);
  weigh_progress (campaign, &surrender);
  if (cr_ruleset_plays (cr_campaign_get_ruleset (campaign), "SUR-02") &&
      campaign->day.food <= cr_siege_figure (campaign, CR_SIEGE_SURRENDER_HUNGRY_DAYS))
    surrender.supply = cr_siege_figure (campaign, CR_SIEGE_SURRENDER_HUNGRY);
  surrender.total = surrender.numbers + surrender.supply + surrender.progress;
  surrender.least = MAX (surrender.limit - surrender.total, 1);
  return surrender;
}

static void
tell_bonus (CrDayEvents *events, const char *factor, int number, const char *rule)
{
  CrDayEvent *event;

  if (number == 0)
    return;
  event = cr_day_events_add (events, CR_DAY_EVENT_BONUS);
  event->code = factor;
  event->number = number;
  event->rule = rule;
}

gboolean
cr_day_parley (CrCampaign *campaign,
               G_GNUC_UNUSED const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  CrSurrender surrender = cr_campaign_get_surrender (campaign);
  CrDayEvent *event;
  int total;

  if (cr_campaign_is_battle_due (campaign))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_ANSWER, "BES-02");
  if (campaign->day.relief != CR_RELIEF_NONE)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_TALK, "BES-03");
  if (campaign->day.parleyed)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_PARLEYED, "GSI-03");
  campaign->day.parleyed = TRUE;
  tell_bonus (events, "numbers", surrender.numbers, "GSI-03");
  tell_bonus (events, "supply", surrender.supply, "SUR-02");
  tell_bonus (events, "progress", surrender.progress, "SUR-02");
  event = cr_day_events_add (events, CR_DAY_EVENT_PARLEYED);
  total = cr_day_roll (campaign, event) + surrender.total;
  event->modified = total;
  event->number = surrender.limit;
  event->rule = "GSI-03";
  if (total >= surrender.limit)
    cr_day_conclude (campaign, events, CR_BESIEGERS, "GSI-03");
  return TRUE;
}

gboolean
cr_day_raise (CrCampaign *campaign,
              G_GNUC_UNUSED const CrDayOrder *order,
              CrDayEvents *events,
              G_GNUC_UNUSED CrDayRefusal *refusal)
{
  /* Shut in, they have nowhere to go: they give the place up (BES-03). */
  cr_day_conclude (campaign, events, CR_GARRISON,
                   campaign->day.relief == CR_RELIEF_REFUGE ? "BES-03" : NULL);
  return TRUE;
}

void
cr_day_conclude (CrCampaign *campaign, CrDayEvents *events, int winner, const char *rule)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_OVER);

  campaign->day.over = TRUE;
  campaign->day.winner = winner;
  campaign->day.why = rule;
  event->camp = winner;
  event->rule = rule;
}

/* GSI-04: the commanders of who is besieged are dead or taken. */
static gboolean
has_commander (const CrCampaign *campaign)
{
  CrCamp besieged =
      cr_campaign_get_attacker (campaign) == CR_BESIEGERS ? CR_GARRISON : CR_BESIEGERS;

  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    if (man->camp == besieged && !man->outside &&
        (man->character->roles & CR_ROLE_COMMANDER) != 0 && man->state != CR_SOLDIER_DEAD &&
        man->state != CR_SOLDIER_TAKEN)
      return TRUE;
  }
  return FALSE;
}

void
cr_day_settle (CrCampaign *campaign, CrDayEvents *events)
{
  const CrDay *day = &campaign->day;

  if (day->over || day->step == CR_STEP_MUSTER || day->step == CR_STEP_ASSAULT)
    return;
  if (count_left (campaign, CR_GARRISON, TRUE) == 0)
    cr_day_conclude (campaign, events, CR_BESIEGERS, NULL);
  else if (count_left (campaign, CR_BESIEGERS, TRUE) == 0)
    cr_day_conclude (campaign, events, CR_GARRISON, NULL);
  else if (day->food <= 0 || (day->commanded && !has_commander (campaign)))
    cr_day_conclude (campaign, events, (int) cr_campaign_get_attacker (campaign), "GSI-04");
}

/* cr-day-clash.c: a fight below ground. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

/* Both sides fight on the same ground, so that its columns cancel out. */
#define COMBAT_TABLE "combat-foot"

/* @attacks: their attack is asked for, else their defence */
static int
add_up (const CrCampaign *campaign, const gint16 *men, int n, gboolean attacks)
{
  int sum = 0;

  for (int i = 0; i < n; i++) {
    const CrCharacter *character = cr_campaign_get_soldier (campaign, (guint) men[i])->character;

    sum += attacks ? character->foot.attack[CR_CHARACTER_WHOLE].value
                   : character->foot.defence[CR_CHARACTER_WHOLE].value;
  }
  return sum;
}

static gboolean
are_free (const CrCampaign *campaign, const gint16 *men, int n, CrCamp camp, CrDayRefusal *refusal)
{
  for (int i = 0; i < n; i++) {
    refusal->man = men[i];
    if (cr_campaign_get_soldier (campaign, (guint) men[i])->camp != camp ||
        !cr_campaign_is_free (campaign, (guint) men[i]))
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_MAN, "MIN-08");
  }
  refusal->man = -1;
  return TRUE;
}

/* Their owner has named him first who takes the harm. */
static void
harm_man (CrCampaign *campaign, CrDayEvents *events, int man, CrHarm harm)
{
  CrDayEvent *event;

  if (harm != CR_HARM_WOUNDED && harm != CR_HARM_KILLED)
    return;
  cr_campaign_soldier (campaign, (guint) man)->state =
      harm == CR_HARM_KILLED ? CR_SOLDIER_DEAD : CR_SOLDIER_HURT;
  event =
      cr_day_events_add (events, harm == CR_HARM_KILLED ? CR_DAY_EVENT_FELL : CR_DAY_EVENT_STRUCK);
  event->man = man;
  event->rule = "MIN-08";
}

static const CrTableResult *
roll_fight (CrCampaign *campaign, CrDayEvents *events, int mine, const CrTable *table, int column)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_CLASH);
  const CrTableResult *result =
      cr_table_look (table, (guint) column, cr_day_roll (campaign, event))->result;

  event->mine = mine;
  event->number = column;
  event->code = g_intern_string (result->code);
  event->table = COMBAT_TABLE;
  event->rule = "MIN-08";
  return result;
}

/* Who is stunned or falls back below ground is driven out. */
static void
clear_mine (CrCampaign *campaign, CrDayEvents *events, int index)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_CLEARED);

  cr_campaign_mine (campaign, (guint) index)->manned = FALSE;
  event->mine = index;
  event->rule = "MIN-08";
}

/* MIN-08: where they meet they fight as anywhere. */
gboolean
cr_day_clash (CrCampaign *campaign,
              const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal)
{
  const CrMine *mine = cr_campaign_get_mine (campaign, (guint) order->mine);
  const CrTable *table = cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), COMBAT_TABLE);
  const CrTableResult *result;
  int column, hurt;

  refusal->name = mine->id;
  if (mine->n == 0 || !cr_campaign_has_met (campaign, order->mine))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NOT_MET, "MIN-08");
  if (!are_free (campaign, order->men, order->n_men, (CrCamp) (1 - mine->camp), refusal) ||
      !are_free (campaign, order->foes, order->n_foes, (CrCamp) mine->camp, refusal))
    return FALSE;
  refusal->cost = add_up (campaign, order->men, order->n_men, TRUE);
  refusal->limit = add_up (campaign, order->foes, order->n_foes, FALSE);
  column = cr_table_find_odds (table, refusal->cost, refusal->limit);
  if (column < 0)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_WEAK, "CBT-03");
  result = roll_fight (campaign, events, order->mine, table, column);
  hurt = result->on_attacker ? order->men[0] : order->foes[0];
  harm_man (campaign, events, hurt, result->harm);
  if (!result->on_attacker && (result->harm != CR_HARM_NONE || result->retreat > 0))
    clear_mine (campaign, events, order->mine);
  return TRUE;
}

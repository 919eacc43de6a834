/* cr-day.c: the one function that leads a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

#include <string.h>

#define AT(step) (1u << (step))
#define ALWAYS (AT (CR_STEP_MUSTER) | AT (CR_STEP_ACTION) | AT (CR_STEP_EVENING))

/* @steps: bits of the hours of the day at which it is ordered */
typedef struct {
  CrDayApply apply;
  guint steps;
  const char *rule;
} Verb;

static const Verb verbs[] = {
  [CR_DAY_MUSTER] = { cr_day_muster, ALWAYS, NULL },
  [CR_DAY_BRING] = { cr_day_bring, ALWAYS, NULL },
  [CR_DAY_FOOD] = { cr_day_food, AT (CR_STEP_MUSTER), "GSI-01" },
  [CR_DAY_TRACK] = { cr_day_track, AT (CR_STEP_MUSTER), "GSI-02" },
  [CR_DAY_DISMISS] = { cr_day_dismiss, AT (CR_STEP_MUSTER), NULL },
  [CR_DAY_DAWN] = { cr_day_dawn, AT (CR_STEP_MUSTER) | AT (CR_STEP_EVENING), "GSI-02" },
  [CR_DAY_BATTER] = { cr_day_batter, AT (CR_STEP_ACTION), "GEN-03" },
  [CR_DAY_BUILD] = { cr_day_build, AT (CR_STEP_ACTION), "GSI-05" },
  [CR_DAY_ASSAULT] = { cr_day_assault, AT (CR_STEP_ACTION), "GEN-03" },
  [CR_DAY_MINE] = { cr_day_mine, AT (CR_STEP_ACTION), "MIN-04" },
  [CR_DAY_DIG] = { cr_day_dig, AT (CR_STEP_ACTION), "MIN-04" },
  [CR_DAY_PROPS] = { cr_day_props, AT (CR_STEP_ACTION), "MIN-05" },
  [CR_DAY_CLASH] = { cr_day_clash, AT (CR_STEP_ACTION), "MIN-08" },
  [CR_DAY_REFILL] = { cr_day_refill, AT (CR_STEP_ACTION), "MIN-08" },
  [CR_DAY_PARLEY] = { cr_day_parley, AT (CR_STEP_ACTION), "GSI-03" },
  [CR_DAY_RELIEF] = { cr_day_relief, AT (CR_STEP_ACTION), "BES-01" },
  [CR_DAY_BATTLE] = { cr_day_battle, AT (CR_STEP_ACTION), "BES-02" },
  [CR_DAY_YIELD] = { cr_day_yield, AT (CR_STEP_ACTION), "BES-02" },
  [CR_DAY_REFUGE] = { cr_day_refuge, AT (CR_STEP_ACTION), "BES-03" },
  [CR_DAY_RETIRE] = { cr_day_retire, AT (CR_STEP_ACTION), "BES-03" },
  [CR_DAY_TABLE] = { cr_day_table, AT (CR_STEP_ASSAULT), "BES-02" },
  [CR_DAY_RAISE] = { cr_day_raise, AT (CR_STEP_ACTION) | AT (CR_STEP_EVENING), NULL },
  [CR_DAY_ROLL] = { NULL, ALWAYS, NULL },
  [CR_DAY_END] = { cr_day_end, AT (CR_STEP_ACTION), "GSI-02" },
  [CR_DAY_FIGHT] = { cr_day_fight, AT (CR_STEP_ASSAULT), NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (verbs) == CR_N_DAY_VERBS);

CrDayEvents *
cr_day_events_new (void)
{
  CrDayEvents *events = g_new0 (CrDayEvents, 1);

  events->happened = g_array_new (FALSE, TRUE, sizeof (CrDayEvent));
  events->fight = cr_events_new ();
  return events;
}

static void
events_clear (CrDayEvents *events)
{
  g_array_set_size (events->happened, 0);
  cr_events_free (events->fight);
  events->fight = cr_events_new ();
  g_clear_pointer (&events->before, cr_campaign_free);
  g_clear_pointer (&events->after, cr_state_free);
}

void
cr_day_events_free (CrDayEvents *events)
{
  if (events == NULL)
    return;
  g_array_unref (events->happened);
  cr_events_free (events->fight);
  cr_campaign_free (events->before);
  cr_state_free (events->after);
  g_free (events);
}

guint
cr_day_events_n (const CrDayEvents *events)
{
  return events->happened->len;
}

const CrDayEvent *
cr_day_events_get (const CrDayEvents *events, guint index)
{
  g_return_val_if_fail (index < events->happened->len, NULL);
  return &g_array_index (events->happened, CrDayEvent, index);
}

const CrEvents *
cr_day_events_get_fight (const CrDayEvents *events)
{
  return events->fight;
}

const CrState *
cr_day_events_get_state (const CrDayEvents *events)
{
  return events->after;
}

CrDayEvent *
cr_day_events_add (CrDayEvents *events, CrDayEventKind kind)
{
  CrDayEvent event = { .kind = kind, .camp = -1, .man = -1, .engine = -1, .mine = -1, .side = -1 };

  g_array_append_val (events->happened, event);
  return &g_array_index (events->happened, CrDayEvent, events->happened->len - 1);
}

gboolean
cr_day_refuse (CrDayRefusal *refusal, CrDayRefusalWhy why, const char *rule)
{
  refusal->why = why;
  refusal->rule = rule;
  return FALSE;
}

int
cr_day_roll (CrCampaign *campaign, CrDayEvent *event)
{
  CrDay *day = &campaign->day;

  if (day->n_typed > 0) {
    day->dice.typed = day->typed[0];
    day->n_typed--;
    memmove (day->typed, day->typed + 1, day->n_typed);
  }
  event->die = cr_dice_roll (&day->dice, cr_campaign_get_sides (campaign), &event->typed);
  event->modified = event->die;
  return event->die;
}

const CrTableResult *
cr_day_look (CrCampaign *campaign, CrDayEvent *event, const char *table)
{
  const CrTable *found = cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), table);
  const CrTableResult *result;

  cr_day_roll (campaign, event);
  result = cr_table_look (found, 0, event->die)->result;
  event->table = g_intern_string (table);
  event->code = g_intern_string (result->code);
  return result;
}

gboolean
cr_day_may_act (const CrCampaign *campaign, CrDayRefusal *refusal)
{
  if (campaign->day.idle)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_IDLE, "GSI-02");
  if (campaign->day.acted)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_ACTED, "GEN-03");
  return TRUE;
}

/* Dice that somebody rolled by hand. */
static gboolean
type_dice (CrCampaign *campaign,
           const CrDayOrder *order,
           CrDayEvents *events,
           CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;

  refusal->limit = CR_MAX_TYPED;
  if (day->n_typed + order->n_dice > CR_MAX_TYPED)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_DICE, NULL);
  for (int i = 0; i < order->n_dice; i++)
    day->typed[day->n_typed++] = order->dice[i];
  cr_day_events_add (events, CR_DAY_EVENT_ROLLED)->number = order->n_dice;
  return TRUE;
}

static gboolean
is_in_time (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  if (campaign->day.over)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_OVER, campaign->day.why);
  if (campaign->day.relief == CR_RELIEF_COME && order->verb != CR_DAY_BATTLE &&
      order->verb != CR_DAY_REFUGE && order->verb != CR_DAY_ROLL)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_ANSWER, "BES-01");
  if (order->verb == CR_DAY_END && cr_campaign_is_battle_due (campaign))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_ANSWER, "BES-02");
  if ((verbs[order->verb].steps & AT (campaign->day.step)) == 0)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_STEP, verbs[order->verb].rule);
  return TRUE;
}

gboolean
cr_day_apply (CrCampaign *campaign,
              const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal_out)
{
  CrDayRefusal refusal = { .man = -1, .camp = -1 };
  CrCampaign *before = cr_campaign_copy (campaign);
  CrDayApply apply = verbs[order->verb].apply != NULL ? verbs[order->verb].apply : type_dice;
  gboolean done;

  events_clear (events);
  done = is_in_time (campaign, order, &refusal) && apply (campaign, order, events, &refusal);
  if (done) {
    cr_mines_bury (campaign, events);
    cr_day_settle (campaign, events);
    events->before = before;
  } else
    cr_campaign_free (before);
  if (refusal_out != NULL)
    *refusal_out = refusal;
  return done;
}

void
cr_day_revert (CrCampaign *campaign, CrDayEvents *events)
{
  CrCampaign now = *campaign;

  g_return_if_fail (events->before != NULL);
  *campaign = *events->before;
  *events->before = now;
  events_clear (events);
}

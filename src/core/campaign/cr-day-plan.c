/* cr-day-plan.c: assaults that a scenario has planned. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

#include "cr-day-list.h"
#include "cr-enlist.h"
#include "cr-scenario-edit.h"
#include "cr-text.h"

/* @own: (transfer full): becomes that other one, if there is one */
static CrScenario *
put (CrScenario *own, CrScenario *changed)
{
  if (changed == NULL)
    return own;
  cr_scenario_unref (own);
  return changed;
}

static gboolean
fights (const CrCampaign *campaign, int soldier)
{
  return soldier >= 0 && cr_campaign_is_free (campaign, (guint) soldier) &&
         !cr_campaign_get_soldier (campaign, (guint) soldier)->outside;
}

static gboolean
is_lost (const CrCampaign *campaign, int soldier)
{
  guint8 state =
      soldier >= 0 ? cr_campaign_get_soldier (campaign, (guint) soldier)->state : CR_SOLDIER_FIT;

  return state == CR_SOLDIER_DEAD || state == CR_SOLDIER_TAKEN;
}

/* Who was lost before counts for nothing in this assault. */
static CrScenario *
forget_points (const CrCampaign *campaign, CrScenario *own)
{
  for (guint i = 0; i < own->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (own, i);

    if (is_lost (campaign, cr_campaign_find_soldier (campaign, man->id)))
      own = put (own, cr_scenario_set (own, man->node, "points", "0"));
  }
  return own;
}

static CrCamp
get_camp (const CrScenario *scenario, int side)
{
  return cr_scenario_get_side (scenario, (guint) side)->defends ? CR_GARRISON : CR_BESIEGERS;
}

/* (nullable): the first of a camp that sets up: who came to the siege otherwise is of it */
static const CrNode *
find_force (const CrScenario *scenario, CrCamp camp)
{
  for (guint i = 0; i < scenario->forces->len; i++) {
    const CrForce *force = cr_scenario_get_force (scenario, i);

    if (get_camp (scenario, force->side) == camp && !cr_force_comes_later (force))
      return force->node;
  }
  return NULL;
}

static CrScenario *
add_others (const CrCampaign *campaign, CrScenario *own)
{
  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *soldier = cr_campaign_get_soldier (campaign, i);
    const CrNode *force = find_force (own, (CrCamp) soldier->camp);
    CrNode *row;

    if (force == NULL || !fights (campaign, (int) i) || soldier->character->animal ||
        cr_scenario_find (own->men, soldier->id) >= 0)
      continue;
    row = cr_node_new ("man");
    cr_node_set (row, "character", soldier->character->id);
    cr_node_set (row, "id", soldier->id);
    own = put (own, cr_scenario_add (own, force, NULL, row));
  }
  return own;
}

/* What is built in the siege is there when it is ready, and all else that the scenario has. */
static CrScenario *
drop_gear (const CrCampaign *campaign, CrScenario *own)
{
  for (guint i = own->gear->len; i > 0; i--) {
    const CrScenarioGear *gear = cr_scenario_get_gear (own, i - 1);

    if (cr_campaign_find_engine (campaign, gear->id) >= 0)
      own = put (own, cr_scenario_replace (own, gear->node, NULL));
  }
  return own;
}

/* (nullable): as the game calls it */
static const char *
find_work (const CrCampaign *campaign, const CrEngineKind *kind)
{
  const CrRuleset *ruleset = cr_campaign_get_ruleset (campaign);

  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++)
    if (g_strcmp0 (cr_ruleset_get_work (ruleset, i)->piece, kind->id) == 0)
      return cr_ruleset_get_work (ruleset, i)->id;
  return NULL;
}

static CrScenario *
add_gear (const CrCampaign *campaign, CrScenario *own)
{
  for (guint i = 0; i < campaign->engines->len; i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);
    const CrNode *force = find_force (own, (CrCamp) engine->camp);
    const char *work = find_work (campaign, engine->kind);
    CrNode *row;

    if (work == NULL || force == NULL || !cr_day_may_set_down (campaign, i))
      continue;
    row = cr_node_new ("gear");
    cr_node_set (row, "id", engine->id);
    cr_node_set (row, "kind", work);
    own = put (own, cr_scenario_add (own, force, NULL, row));
  }
  return own;
}

/* The dead are dead in it, and nobody else than who is free comes. */
static void
note_absent (const CrCampaign *campaign, const CrScenario *own, CrState *state)
{
  for (guint i = 0; i < own->men->len; i++) {
    int soldier = cr_campaign_find_soldier (campaign, cr_scenario_get_man (own, i)->id);
    guint8 is =
        soldier >= 0 ? cr_campaign_get_soldier (campaign, (guint) soldier)->state : CR_SOLDIER_AWAY;

    if (!fights (campaign, soldier))
      cr_state_set_absent (state, (int) i,
                           is == CR_SOLDIER_TAKEN ? CR_AWAY_CAPTIVE : CR_AWAY_ABSENT,
                           is == CR_SOLDIER_DEAD);
  }
}

int
cr_campaign_get_planned (const CrCampaign *campaign)
{
  const CrDay *day = &campaign->day;

  if (campaign->plan == NULL || day->relief != CR_RELIEF_NONE || day->camp != CR_BESIEGERS ||
      day->given >= campaign->plan->assaults->len ||
      cr_scenario_get_assault (campaign->plan, day->given)->day > day->number)
    return -1;
  return day->given;
}

/* (nullable): NULL with an error where it cannot be played */
static CrState *
begin_assault (const CrCampaign *campaign, guint index, int last_turn, guint64 seed, GError **error)
{
  const CrScenario *planned = cr_scenario_get_assault (campaign->plan, index)->it;
  g_autoptr (CrScenario) own = cr_scenario_ref (planned);
  CrState *state;

  if (last_turn > 0 && planned->last_turn == 0)
    own = put (own, cr_scenario_choose (own, (const char *const *) own->choices, last_turn));
  own = forget_points (campaign, g_steal_pointer (&own));
  own = add_others (campaign, g_steal_pointer (&own));
  own = drop_gear (campaign, g_steal_pointer (&own));
  own = add_gear (campaign, g_steal_pointer (&own));
  state = cr_state_new_scenario (cr_campaign_get_castle (campaign), own, campaign->library, seed,
                                 error);
  if (state == NULL)
    return NULL;
  note_absent (campaign, own, state);
  cr_state_skip_areas (state);
  return state;
}

CrState *
cr_day_begin_planned (CrCampaign *campaign, int last_turn, guint64 seed, CrDayEvents *events)
{
  int index = cr_campaign_get_planned (campaign);
  CrState *state =
      index >= 0 ? begin_assault (campaign, (guint) index, last_turn, seed, NULL) : NULL;

  if (state == NULL)
    return NULL;
  campaign->day.given++;
  campaign->day.planned = TRUE;
  cr_day_events_add (events, CR_DAY_EVENT_PLANNED)->number = index;
  return state;
}

gboolean
cr_campaign_plan (CrCampaign *campaign, const CrScenario *scenario, GError **error)
{
  if (scenario->assaults->len == 0)
    return TRUE;
  campaign->plan = cr_scenario_ref (scenario);
  for (guint i = 0; i < scenario->assaults->len; i++) {
    g_autoptr (CrState) state = begin_assault (campaign, i, 0, 1, error);

    if (state == NULL) {
      g_prefix_error (error, cr_text ("The assault “%s”: "),
                      cr_scenario_get_name (cr_scenario_get_assault (scenario, i)->node,
                                            g_get_language_names ()));
      return FALSE;
    }
  }
  return TRUE;
}

const CrScenario *
cr_campaign_get_plan (const CrCampaign *campaign)
{
  return campaign->plan;
}

/* (nullable): the level of its victory that was reached */
static const CrLevel *
find_reached (const CrState *state)
{
  int level = cr_state_get_turn (state)->level;

  return level >= 0 ? cr_scenario_get_level (cr_state_get_scenario (state), (guint) level) : NULL;
}

int
cr_day_judge_planned (CrCampaign *campaign, const CrState *state, CrDayEvents *events)
{
  const CrLevel *level = find_reached (state);
  int winner = cr_state_get_turn (state)->winner;
  CrDayEvent *event;

  if (!campaign->day.planned)
    return -1;
  campaign->day.planned = FALSE;
  event = cr_day_events_add (events, CR_DAY_EVENT_DECIDED);
  event->number = campaign->day.given - 1;
  event->other = cr_state_get_turn (state)->level;
  event->camp = winner >= 0 ? (int) get_camp (campaign->plan, winner) : -1;
  return level != NULL && level->ends_siege ? event->camp : -1;
}

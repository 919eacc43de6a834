/* cr-siege-log.c: what was done in a siege, to be done again.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-siege-log.h"

#include "cr-error.h"
#include "cr-playlog-check.h"
#include "cr-text.h"

CrPlaylog *
cr_siege_log_new (const CrCampaign *campaign)
{
  CrPlaylog *log = cr_playlog_new_empty ();

  log->siege = TRUE;
  if (cr_campaign_get_plan (campaign) != NULL)
    log->scenario = cr_scenario_ref (cr_campaign_get_plan (campaign));
  log->map = g_strdup (cr_map_get_id (cr_campaign_get_map (campaign)));
  log->map_digest = cr_campaign_dup_origin (campaign);
  log->ruleset = g_strdup (cr_ruleset_get_id (cr_campaign_get_ruleset (campaign)));
  log->characters = g_strdup (cr_characters_get_id (cr_campaign_get_library (campaign)));
  log->choices = g_strdupv ((char **) cr_ruleset_get_choices (cr_campaign_get_ruleset (campaign)));
  log->seed = cr_campaign_get_seed (campaign);
  return log;
}

static void
collect_dice (const CrDayEvents *events, GArray *dice)
{
  const CrEvents *fight = cr_day_events_get_fight (events);

  for (guint i = 0; i < cr_events_get_n (fight); i++) {
    const CrEvent *event = cr_events_get (fight, i);
    CrRolled rolled = { event->die, event->modified, event->typed };

    if (event->die != 0)
      g_array_append_val (dice, rolled);
  }
  for (guint i = 0; i < cr_day_events_n (events); i++) {
    const CrDayEvent *event = cr_day_events_get (events, i);
    CrRolled rolled = { event->die, event->modified, event->typed };

    if (event->die != 0)
      g_array_append_val (dice, rolled);
  }
}

/* After each order that is not of a game, and where a game ends. */
static gboolean
is_marked (const CrCampaign *campaign)
{
  return cr_campaign_get_assault (campaign) == NULL;
}

void
cr_siege_log_add (CrPlaylog *log,
                  const CrCampaign *campaign,
                  const char *order,
                  const CrDayEvents *events,
                  char **words)
{
  CrPlayed *played = cr_played_new ();

  played->order = g_strdup (order);
  played->words = words;
  played->turn = cr_campaign_get_day (campaign)->number;
  played->phase = -1;
  collect_dice (events, played->dice);
  if (is_marked (campaign))
    played->digest = cr_campaign_dup_digest (campaign);
  g_ptr_array_add (log->played, played);
}

/* With the assaults that were planned then. */
static CrCampaign *
begin_again (const CrPlaylog *log,
             const CrCastle *castle,
             const CrCharacters *library,
             GError **error)
{
  g_autoptr (CrCampaign) campaign =
      cr_campaign_new (castle, (const char *const *) log->choices, library, log->seed, error);

  return campaign != NULL &&
                 (log->scenario == NULL || cr_campaign_plan (campaign, log->scenario, error))
             ? g_steal_pointer (&campaign)
             : NULL;
}

CrCampaign *
cr_siege_log_begin (const CrPlaylog *log,
                    const CrCastle *castle,
                    const CrCharacters *library,
                    GError **error)
{
  const CrMap *map = cr_castle_get_map (castle);
  g_autofree char *digest = cr_map_dup_digest (map);
  const CrPlayedOn on = { cr_map_get_id (map), digest,
                          cr_ruleset_get_id (cr_castle_get_ruleset (castle)),
                          cr_characters_get_id (library) };

  if (!log->siege) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_UNKNOWN,
                         cr_text ("this is the log of a game and of no siege"));
    return NULL;
  }
  if (!cr_playlog_check_on (log, &on, error))
    return NULL;
  return begin_again (log, castle, library, error);
}

static gboolean
check_digest (const CrPlayed *played, const CrCampaign *campaign, GError **error)
{
  g_autofree char *digest = played->digest != NULL ? cr_campaign_dup_digest (campaign) : NULL;

  if (g_strcmp0 (digest, played->digest) == 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
               cr_text ("after “%s” the siege is not as the log has it"), played->order);
  return FALSE;
}

static gboolean
do_again (const CrPlayed *played,
          CrCampaign *campaign,
          CrDayEvents *events,
          const CrNode **at,
          GError **error)
{
  g_autoptr (GArray) dice = g_array_new (FALSE, FALSE, sizeof (CrRolled));
  CrDayOrder order;

  if (!cr_day_order_parse (campaign, played->order, &order, error))
    return FALSE;
  if (!cr_day_apply (campaign, &order, events, NULL))
    return cr_played_refuse (played, error);
  collect_dice (events, dice);
  return cr_played_check_dice (played, dice, at, error) && check_digest (played, campaign, error);
}

gboolean
cr_siege_log_replay (const CrPlaylog *log,
                     guint index,
                     CrCampaign *campaign,
                     CrDayEvents *events,
                     GError **error)
{
  const CrPlayed *played = log->played->pdata[index];
  const CrNode *at = played->node;
  g_autoptr (GError) local = NULL;

  return do_again (played, campaign, events, &at, &local) ||
         cr_played_take_error (at, g_steal_pointer (&local), error);
}

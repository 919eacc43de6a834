/* cr-siege-log.c: what was done in a siege, to be done again.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-siege-log.h"

#include "cr-error.h"
#include "cr-text.h"

CrPlaylog *
cr_siege_log_new (const CrCampaign *campaign)
{
  CrPlaylog *log = cr_playlog_new_empty ();

  log->siege = TRUE;
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

static gboolean
check_same (const char *what, const char *logged, const char *found, GError **error)
{
  if (g_strcmp0 (logged, found) == 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
               cr_text ("the log was played with %s “%s”, and here is “%s”"), what, logged, found);
  return FALSE;
}

CrCampaign *
cr_siege_log_begin (const CrPlaylog *log,
                    const CrCastle *castle,
                    const CrCharacters *library,
                    GError **error)
{
  const CrMap *map = cr_castle_get_map (castle);
  g_autofree char *digest = cr_map_dup_digest (map);

  if (!log->siege) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_UNKNOWN,
                         cr_text ("this is the log of a game and of no siege"));
    return NULL;
  }
  if (!check_same (cr_text ("the castle"), log->map, cr_map_get_id (map), error) ||
      !check_same (cr_text ("the rules"), log->ruleset,
                   cr_ruleset_get_id (cr_castle_get_ruleset (castle)), error) ||
      !check_same (cr_text ("the characters"), log->characters, cr_characters_get_id (library),
                   error))
    return NULL;
  if (!g_str_equal (log->map_digest, digest)) {
    g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
                 cr_text ("the castle “%s” has been changed since this was played"), log->map);
    return NULL;
  }
  return cr_campaign_new (castle, (const char *const *) log->choices, library, log->seed, error);
}

static gboolean
check_dice (const CrPlayed *played, const CrDayEvents *events, GError **error)
{
  g_autoptr (GArray) dice = g_array_new (FALSE, FALSE, sizeof (CrRolled));

  collect_dice (events, dice);
  for (guint i = 0; i < MAX (dice->len, played->dice->len); i++) {
    int now = i < dice->len ? g_array_index (dice, CrRolled, i).die : 0;
    int then = i < played->dice->len ? g_array_index (played->dice, CrRolled, i).die : 0;

    if (now == then)
      continue;
    g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
                 cr_text ("die %u of “%s” shows %d in the log, and is %d when it is rolled again"),
                 i + 1, played->order, then, now);
    return FALSE;
  }
  return TRUE;
}

static gboolean
do_again (const CrPlayed *played, CrCampaign *campaign, CrDayEvents *events, GError **error)
{
  g_autofree char *digest = NULL;
  CrDayOrder order;

  if (!cr_day_order_parse (campaign, played->order, &order, error))
    return FALSE;
  if (!cr_day_apply (campaign, &order, events, NULL)) {
    g_set_error (error, CR_ERROR, CR_ERROR_CHANGED, cr_text ("“%s” cannot be done any more"),
                 played->order);
    return FALSE;
  }
  if (!check_dice (played, events, error))
    return FALSE;
  digest = played->digest != NULL ? cr_campaign_dup_digest (campaign) : NULL;
  if (g_strcmp0 (digest, played->digest) == 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
               cr_text ("after “%s” the siege is not as the log has it"), played->order);
  return FALSE;
}

gboolean
cr_siege_log_replay (const CrPlaylog *log,
                     guint index,
                     CrCampaign *campaign,
                     CrDayEvents *events,
                     GError **error)
{
  const CrPlayed *played = log->played->pdata[index];
  g_autoptr (GError) local = NULL;

  if (do_again (played, campaign, events, &local))
    return TRUE;
  if (played->node != NULL)
    cr_node_set_error (played->node, error, CR_ERROR_CHANGED, "%s", local->message);
  else
    g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

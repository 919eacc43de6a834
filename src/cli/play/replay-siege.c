/* replay-siege.c: the log of a siege played again. SPDX-License-Identifier: GPL-3.0-or-later */
#include "replay-siege.h"

#include "cr-siege-log.h"
#include "cr-words-siege.h"
#include "cr-xml-characters.h"

static gboolean
step_order (const CrPlaylog *log,
            guint index,
            CrCampaign *campaign,
            CrDayEvents *events,
            GError **error)
{
  const CrPlayed *played = log->played->pdata[index];
  g_auto (GStrv) words = NULL;

  if (!cr_siege_log_replay (log, index, campaign, events, error))
    return FALSE;
  words = cr_words_day_events (campaign, events, g_get_language_names ());
  g_print ("> %s\n", played->order);
  for (char **word = words; *word != NULL; word++)
    g_print ("  %s\n", *word);
  return TRUE;
}

gboolean
replay_siege (const CrPlaylog *log, const char *path, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (path, NULL, error);
  g_autoptr (CrCharacters) library =
      castle != NULL ? cr_characters_load (log->characters, error) : NULL;
  g_autoptr (CrDayEvents) events = cr_day_events_new ();
  g_autoptr (CrCampaign) campaign = NULL;
  g_autofree char *digest = NULL;

  if (library == NULL)
    return FALSE;
  campaign = cr_siege_log_begin (log, castle->it, library, error);
  if (campaign == NULL)
    return FALSE;
  for (guint i = 0; i < log->played->len; i++)
    if (!step_order (log, i, campaign, events, error))
      return FALSE;
  if (log->problem != NULL) {
    g_propagate_error (error, g_error_copy (log->problem));
    return FALSE;
  }
  digest = cr_campaign_dup_digest (campaign);
  g_print ("%s\n", digest);
  return TRUE;
}

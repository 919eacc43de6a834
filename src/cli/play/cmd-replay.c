/* cmd-replay.c: a log played again. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-words-game.h"
#include "cr-xml-characters.h"
#include "cr-xml-playlog.h"

static CrState *
start_replay (const CrPlaylog *log, const char *map_path, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (map_path, log->ruleset, error);
  g_autoptr (CrCharacters) library = NULL;
  g_autoptr (CrState) state = NULL;

  if (castle == NULL)
    return NULL;
  library = cr_characters_load (log->characters, error);
  if (library == NULL)
    return NULL;
  state = cr_state_new (cr_castle_copy (castle->it), library, log->seed);
  return cr_playlog_check_start (log, state, error) ? g_steal_pointer (&state) : NULL;
}

static void
tell_order (const CrState *state, const CrPlayed *played, const CrEvents *events)
{
  g_auto (GStrv) words = cr_words_events (state, events, g_get_language_names ());

  g_print ("> %s\n", played->order);
  for (char **word = words; *word != NULL; word++)
    g_print ("  %s\n", *word);
}

CliStatus
cli_replay (CliCall *call, GError **error)
{
  g_autoptr (CrPlaylog) log = NULL;
  g_autoptr (CrState) state = NULL;
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *digest = NULL;

  if (!cli_call_parse (call, NULL, error))
    return CLI_FAILED;
  log = cr_playlog_load (call->words[0], error);
  state = log != NULL ? start_replay (log, call->words[1], error) : NULL;
  if (state == NULL)
    return CLI_FAILED;
  for (guint i = 0; i < log->played->len; i++) {
    if (!cr_playlog_replay (log, i, state, events, error)) {
      cr_error_add_file (error, call->words[0]);
      return CLI_FAILED;
    }
    tell_order (state, log->played->pdata[i], events);
  }
  digest = cr_state_dup_digest (state);
  g_print ("%s\n", digest);
  return CLI_YES;
}

/* cmd-replay.c: a log played again. SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "cr-words-game.h"
#include "cr-xml-playlog.h"
#include "position.h"
#include "replay-siege.h"

static void
tell_order (const CliPosition *position)
{
  const CrPlayed *played = position->log->played->pdata[position->n_done - 1];
  g_auto (GStrv) words =
      cr_words_events (position->state, position->events, g_get_language_names ());

  g_print ("> %s\n", played->order);
  for (char **word = words; *word != NULL; word++)
    g_print ("  %s\n", *word);
}

CliStatus
cli_replay (CliCall *call, GError **error)
{
  g_autoptr (CliPosition) position = NULL;
  g_autoptr (CrPlaylog) log = NULL;
  g_autofree char *digest = NULL;

  if (!cli_call_parse (call, NULL, error))
    return CLI_FAILED;
  log = cr_playlog_load (call->words[0], error);
  if (log == NULL)
    return CLI_FAILED;
  if (log->siege)
    return replay_siege (log, call->words[1], error) ? CLI_YES : CLI_FAILED;
  position = cli_position_load (call->words[0], call->words[1], error);
  if (position == NULL)
    return CLI_FAILED;
  while (position->n_done < position->log->played->len) {
    if (!cli_position_step (position, error))
      return CLI_FAILED;
    tell_order (position);
  }
  if (position->log->problem != NULL) {
    g_propagate_error (error, g_error_copy (position->log->problem));
    return CLI_FAILED;
  }
  digest = cr_state_dup_digest (position->state);
  g_print ("%s\n", digest);
  return CLI_YES;
}

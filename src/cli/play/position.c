/* position.c: a game as a log records it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "position.h"

#include <glib/gi18n.h>

#include "cli-scenario.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"
#include "cr-words-game.h"
#include "cr-xml-characters.h"
#include "cr-xml-playlog.h"

static CrState *
begin_free (const CliPosition *position, const char *map_path, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (map_path, position->log->ruleset, error);
  g_autoptr (CrCharacters) library = NULL;

  if (castle == NULL)
    return NULL;
  library = cr_playlog_load_library (position->log, position->path, error);
  if (library == NULL)
    return NULL;
  if (position->log->scenario != NULL)
    return cr_state_new_scenario (castle->it, position->log->scenario, library, position->log->seed,
                                  error);
  return cr_state_new_by (castle->it, (const char *const *) position->log->choices,
                          position->log->last_turn, library, position->log->seed, error);
}

/* Returns: (nullable): a game of the log's scenario, or one with an empty castle */
static CrState *
begin_game (const CliPosition *position, const char *path, GError **error)
{
  g_autoptr (CliScenario) scenario =
      cli_is_scenario (path) ? cli_scenario_load (path, position->log->characters, error) : NULL;

  if (cli_is_scenario (path))
    return scenario != NULL ? cli_scenario_begin (scenario, position->log->seed, error) : NULL;
  return begin_free (position, path, error);
}

static gboolean
start_position (CliPosition *position, const char *path, GError **error)
{
  position->state = begin_game (position, path, error);
  return position->state != NULL && cr_playlog_check_start (position->log, position->state, error);
}

CliPosition *
cli_position_load (const char *path, const char *map_path, GError **error)
{
  g_autoptr (CliPosition) position = g_new0 (CliPosition, 1);

  position->path = g_strdup (path);
  position->events = cr_events_new ();
  position->log = cr_playlog_load (path, error);
  return position->log != NULL && start_position (position, map_path, error)
             ? g_steal_pointer (&position)
             : NULL;
}

void
cli_position_free (CliPosition *position)
{
  if (position == NULL)
    return;
  g_free (position->path);
  g_clear_pointer (&position->log, cr_playlog_free);
  g_clear_pointer (&position->state, cr_state_free);
  cr_events_free (position->events);
  g_free (position);
}

gboolean
cli_position_step (CliPosition *position, GError **error)
{
  if (!cr_words_replay (position->log, position->n_done, position->state, position->events,
                        g_get_language_names (), error)) {
    cr_error_add_file (error, position->path);
    return FALSE;
  }
  position->n_done++;
  return TRUE;
}

gboolean
cli_position_go (CliPosition *position, int n_orders, GError **error)
{
  guint all = position->log->played->len, end = n_orders < 0 ? all : (guint) n_orders;

  if (end > all) {
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found %s %u, and %s has %u orders"),
                 "--after", end, position->path, all);
    return FALSE;
  }
  while (position->n_done < end)
    if (!cli_position_step (position, error))
      return FALSE;
  return TRUE;
}

int
cli_position_find_man (const CliPosition *position, const char *id, GError **error)
{
  const CrState *state = position->state;
  int man = cr_state_find_fighter (state, id);
  g_autofree char *shown = cr_text_show (id);
  CrNear near = { .name = id };

  if (man >= 0 && cr_fighter_is_living (cr_state_get_fighter (state, (guint) man)))
    return man;
  for (guint i = 0; i < cr_state_n_fighters (state); i++)
    if (cr_fighter_is_living (cr_state_get_fighter (state, i)))
      cr_near_offer (&near, cr_state_get_fighter (state, i)->id);
  cr_near_refuse (&near, error, _ ("nobody living of the name “%s” is on the map after %u orders"),
                  shown, position->n_done);
  return -1;
}

/* cr-playlog.c: what was played, to be played again. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-playlog-check.h"

#include "cr-error.h"
#include "cr-text.h"

CrPlayed *
cr_played_new (void)
{
  CrPlayed *played = g_new0 (CrPlayed, 1);

  played->dice = g_array_new (FALSE, FALSE, sizeof (CrRolled));
  return played;
}

void
cr_played_free (CrPlayed *played)
{
  g_free (played->order);
  g_free (played->digest);
  g_strfreev (played->words);
  g_free (played->hidden);
  g_array_unref (played->dice);
  g_clear_pointer (&played->node, cr_node_unref);
  g_free (played);
}

CrPlaylog *
cr_playlog_new_empty (void)
{
  CrPlaylog *log = g_new0 (CrPlaylog, 1);

  log->played = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_played_free);
  return log;
}

CrPlaylog *
cr_playlog_new (const CrState *state)
{
  CrPlaylog *log = cr_playlog_new_empty ();

  log->map = g_strdup (cr_map_get_id (cr_state_get_map (state)));
  log->map_digest = cr_state_dup_map_digest (state);
  log->ruleset = g_strdup (cr_ruleset_get_id (cr_state_get_ruleset (state)));
  log->characters = g_strdup (cr_characters_get_id (cr_state_get_library (state)));
  log->choices = g_strdupv ((char **) cr_ruleset_get_choices (cr_state_get_ruleset (state)));
  log->seed = cr_state_get_seed (state);
  log->last_turn = cr_state_get_turn (state)->last;
  if (cr_state_get_scenario (state) != NULL)
    log->scenario = cr_scenario_ref (cr_state_get_scenario (state));
  return log;
}

void
cr_playlog_free (CrPlaylog *log)
{
  if (log == NULL)
    return;
  g_free (log->map);
  g_free (log->map_digest);
  g_free (log->map_file);
  g_free (log->ruleset);
  g_free (log->characters);
  g_strfreev (log->choices);
  g_clear_pointer (&log->scenario, cr_scenario_unref);
  g_ptr_array_unref (log->played);
  g_clear_pointer (&log->node, cr_node_unref);
  g_clear_pointer (&log->old, g_bytes_unref);
  g_clear_error (&log->problem);
  g_free (log);
}

void
cr_playlog_keep (CrPlaylog *log, const CrPlaylog *file)
{
  log->node = file->node != NULL ? cr_node_ref (file->node) : NULL;
  log->old = file->old != NULL ? g_bytes_ref (file->old) : NULL;
}

static void
collect_dice (const CrEvents *events, GArray *dice)
{
  for (guint i = 0; i < cr_events_get_n (events); i++) {
    const CrEvent *event = cr_events_get (events, i);
    CrRolled rolled = { event->die, event->modified, event->typed };

    if (event->die != 0)
      g_array_append_val (dice, rolled);
  }
}

static gboolean
ends_phase (const CrEvents *events)
{
  for (guint i = 0; i < cr_events_get_n (events); i++)
    if (cr_events_get (events, i)->kind == CR_EVENT_PHASE)
      return TRUE;
  return FALSE;
}

void
cr_playlog_add (CrPlaylog *log,
                const CrState *state,
                const char *order,
                const CrEvents *events,
                char **words)
{
  CrPlayed *played = cr_played_new ();

  played->order = g_strdup (order);
  played->words = words;
  played->turn = cr_state_get_turn (state)->number;
  played->phase = cr_state_get_phase (state) != NULL ? cr_state_get_turn (state)->phase : -1;
  collect_dice (events, played->dice);
  if (ends_phase (events))
    played->digest = cr_state_dup_digest (state);
  g_ptr_array_add (log->played, played);
}

gboolean
cr_playlog_check_start (const CrPlaylog *log, const CrState *state, GError **error)
{
  const CrMap *map = cr_state_get_map (state);
  g_autofree char *digest = cr_state_dup_map_digest (state);
  CrPlayedOn on;

  if (log->siege) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_UNKNOWN,
                         cr_text ("this is the log of a siege by days, not of one game"));
    return FALSE;
  }
  on = (CrPlayedOn){ cr_map_get_id (map), digest, cr_ruleset_get_id (cr_state_get_ruleset (state)),
                     cr_characters_get_id (cr_state_get_library (state)) };
  return cr_playlog_check_on (log, &on, error);
}

static gboolean
check_digest (const CrPlayed *played, const CrState *state, GError **error)
{
  g_autofree char *digest = played->digest != NULL ? cr_state_dup_digest (state) : NULL;

  if (g_strcmp0 (digest, played->digest) == 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
               cr_text ("after “%s” the men are not where the log has them"), played->order);
  return FALSE;
}

static gboolean
do_again (const CrPlayed *played,
          CrState *state,
          CrEvents *events,
          CrRefusal *refusal,
          const CrNode **at,
          GError **error)
{
  g_autoptr (GArray) dice = g_array_new (FALSE, FALSE, sizeof (CrRolled));
  CrOrder order;

  refusal->why = CR_REFUSAL_NONE;
  if (!cr_order_parse (state, played->order, &order, error))
    return FALSE;
  if (!cr_game_apply (state, &order, events, refusal))
    return cr_played_refuse (played, error);
  collect_dice (events, dice);
  return cr_played_check_dice (played, dice, at, error) && check_digest (played, state, error);
}

gboolean
cr_playlog_replay (const CrPlaylog *log,
                   guint index,
                   CrState *state,
                   CrEvents *events,
                   CrRefusal *refusal_out,
                   GError **error)
{
  const CrPlayed *played = log->played->pdata[index];
  const CrNode *at = played->node;
  g_autoptr (GError) local = NULL;

  return do_again (played, state, events, refusal_out, &at, &local) ||
         cr_played_take_error (at, g_steal_pointer (&local), error);
}

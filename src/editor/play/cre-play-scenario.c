/* cre-play-scenario.c: games of scenarios. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include "cr-error.h"

#include <glib/gi18n-lib.h>

CrePlay *
cre_play_new_scenario (CreScenarioDocument *scenario, GError **error)
{
  CreMapDocument *map = cre_scenario_document_get_map (scenario);
  const CrCharacters *library = cre_scenario_document_get_library (scenario);
  CrState *state;

  if (map == NULL || library == NULL) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_IO,
                         _ ("The scenario has no map that can be read: choose one in Maps"));
    return NULL;
  }
  state = cr_state_new_scenario (cre_map_document_get_castle (map),
                                 cre_scenario_document_get (scenario), library,
                                 cre_play_choose_seed (), error);
  return state != NULL ? cre_play_new_of (map, state) : NULL;
}

gboolean
cre_play_is_of (CrePlay *play, CreScenarioDocument *scenario)
{
  const CrScenario *played = cr_state_get_scenario (play->state);
  const CrScenario *now = cre_scenario_document_get (scenario);

  return played != NULL && (played == now || cr_node_equal (played->root, now->root));
}

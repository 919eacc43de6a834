/* cre-play-scenario.c: games of scenarios. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include "cr-error.h"
#include "cr-position.h"
#include "cr-scenario-edit.h"
#include "cr-start.h"

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

/* Returns: (transfer full): the title of the position: "Market Day, turn 3" */
static char *
title_position (CrePlay *play, CreMapDocument *map)
{
  const CrScenario *scenario = cr_state_get_scenario (play->state);
  const char *title =
      scenario != NULL ? cr_scenario_get_title (scenario, g_get_language_names ()) : NULL;

  if (title == NULL)
    title = cre_document_get_title (CRE_DOCUMENT (map));
  if (cr_state_get_turn (play->state)->number == 0)
    /* Translators: the title of a scenario or a castle, of which men are still set up */
    return g_strdup_printf (_ ("%s, set-up"), title);
  /* Translators: the title of a scenario or a castle, and a game turn */
  return g_strdup_printf (_ ("%1$s, turn %2$d"), title, cr_state_get_turn (play->state)->number);
}

/* The title is in the language of the user who saves it; titles in other languages would be those
 * of the original scenario. */
static CrScenario *
with_title (CrScenario *own, const char *title)
{
  g_autoptr (CrScenario) it = own;
  const CrNode *meta = cr_node_find (it->root, "meta");
  CrScenario *changed =
      meta != NULL ? cr_scenario_set_words (it, meta, "title", g_get_language_names (), title)
                   : NULL;

  return changed != NULL ? changed : g_steal_pointer (&it);
}

CreScenarioDocument *
cre_play_save_position (CrePlay *play, CreMapDocument *map, GError **error)
{
  const CrCastle *castle = cre_map_document_get_castle (map);
  g_autofree char *title = title_position (play, map);
  g_autofree char *id = cr_map_make_id (title);
  CrScenario *it = cr_position_new_scenario (play->state, castle, id, error);

  if (it == NULL)
    return NULL;
  return cre_scenario_document_new_of (with_title (it, title), map,
                                       cr_characters_ref (cr_state_get_library (play->state)));
}

gboolean
cre_play_is_of (CrePlay *play, CreScenarioDocument *scenario)
{
  const CrScenario *played = cr_state_get_scenario (play->state);
  const CrScenario *now = cre_scenario_document_get (scenario);

  return played != NULL && (played == now || cr_node_equal (played->root, now->root));
}

/* Whether a man belongs to a game that is led, and is not on the map. */
static gboolean
is_absent (const CrState *state, const CrCharacter *character, int party)
{
  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    if (!fighter->here && fighter->away <= CR_AWAY_TO_COME && fighter->character == character &&
        fighter->side == party)
      return TRUE;
  }
  return FALSE;
}

int
cre_play_count_absent (CrePlay *play, int party)
{
  gboolean asked = cre_play_is_led (play) && cr_state_get_scenario (play->state) == NULL;
  int n = 0;

  for (guint i = 0; asked && i < cr_state_n_fighters (play->state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (play->state, i);

    n += !fighter->here && fighter->away <= CR_AWAY_TO_COME && fighter->side == party &&
         !cr_fighter_is_animal (fighter);
  }
  return n;
}

guint
cre_play_count_comers (CrePlay *play)
{
  guint n = 0;

  for (guint i = 0; i < cr_state_n_fighters (play->state); i++)
    n += cr_state_get_entry (play->state, (int) i) >= 0 &&
         cr_state_get_fighter (play->state, i)->side == cr_state_get_actor (play->state);
  return n;
}

const CrMap *
cre_play_get_led_areas (CrePlay *play)
{
  return cre_play_is_led (play) ? play->leader.get_areas (play->leader.data) : NULL;
}

CrMap *
cre_play_map_starts (CrePlay *play)
{
  gboolean anywhere = TRUE;

  for (int i = 0; i < CR_MAX_PARTIES; i++)
    anywhere &= cr_state_get_start (play->state, i) == CR_ZONES_ALL;
  return anywhere || !cre_play_is_led (play) ? NULL : play->leader.map_starts (play->state);
}

const char *
cre_play_find_led_gear (CrePlay *play, const CrWork *work, int party, guint *n_out)
{
  *n_out = 0;
  return cre_play_is_led (play)
             ? play->leader.find_gear (play, work, party, n_out, play->leader.data)
             : NULL;
}

/* Whether it is a piece of that kind; all ladders are alike. */
static gboolean
is_kind (const CrScenarioGear *gear, const CrWork *work)
{
  return g_str_equal (gear->kind, cr_work_is_piece (work) ? work->id : "ladder");
}

int
cre_play_find_waiting_gear (CrePlay *play, const CrWork *work, int party, guint *n_out)
{
  const CrScenario *scenario = cr_state_get_scenario (play->state);
  int first = -1;

  *n_out = 0;
  if (cr_state_get_turn (play->state)->over)
    return -1;
  if (cre_play_is_led (play)) {
    const char *id = cre_play_find_led_gear (play, work, party, n_out);

    return id != NULL ? cr_state_find_gear (play->state, id) : -1;
  }
  for (guint i = 0; scenario != NULL && i < scenario->gear->len; i++) {
    const CrScenarioGear *gear = cr_scenario_get_gear (scenario, i);
    int index = cr_state_find_gear (play->state, gear->id);

    if (index < 0 || gear->at != NULL || gear->gone || !is_kind (gear, work) ||
        cr_state_get_gear (play->state, (guint) index)->state != CR_GEAR_AWAY ||
        !cr_state_force_comes (play->state, (guint) gear->force))
      continue;
    first = first < 0 ? index : first;
    ++*n_out;
  }
  return first;
}

gboolean
cre_play_awaits (CrePlay *play, const CrCharacter *character, int party)
{
  const CrScenario *scenario = cr_state_get_scenario (play->state);

  if (cre_play_is_led (play))
    return is_absent (play->state, character, party);
  for (guint i = 0; scenario != NULL && i < scenario->men->len; i++) {
    const CrFighter *fighter = cr_state_get_fighter (play->state, i);
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if (!fighter->here && fighter->away == CR_AWAY_TO_COME && fighter->character == character &&
        fighter->side == party && man->at == NULL &&
        cr_state_force_comes (play->state, (guint) man->force))
      return TRUE;
  }
  return scenario == NULL;
}

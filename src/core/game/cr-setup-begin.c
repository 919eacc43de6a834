/* cr-setup-begin.c: the state in which a scenario begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-setup-private.h"

#include "cr-build.h"
#include "cr-change.h"
#include "cr-error.h"
#include "cr-game.h"
#include "cr-mechanism.h"
#include "cr-own-characters.h"
#include "cr-text.h"
#include "cr-verb-private.h"

static const char ladder_kind[] = "ladder";

/* Of a state that is being made: what the author would do by an order. */
static gboolean
give_order (CrState *state, const CrNode *row, const char *text, GError **error)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  GError *inner = NULL;
  CrOrder order;

  if (!cr_order_parse (state, text, &order, &inner))
    return cr_node_take_error (row, inner, error);
  if (cr_game_apply (state, &order, events, NULL))
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_PLACE, cr_text ("“%s” cannot be done as the game begins"),
                     text);
  return FALSE;
}

static gboolean
comes_later (const CrScenario *scenario, int force)
{
  return cr_force_comes_later (cr_scenario_get_force (scenario, (guint) force));
}

static gboolean
put_man (CrState *state, const CrScenario *scenario, const CrScenarioMan *man, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (man->at == NULL || comes_later (scenario, man->force))
    return TRUE;
  g_string_append_printf (text, "place %s at %s", man->id, man->at);
  if (man->facing != NULL)
    g_string_append_printf (text, " facing %s", man->facing);
  if (man->on != NULL)
    g_string_append_printf (text, " on %s", man->on);
  if (man->horse != NULL)
    g_string_append_printf (text, " riding %s", man->horse);
  return give_order (state, man->node, text->str, error);
}

/* @facing: (nullable) */
static gboolean
lay_gear (CrState *state, const CrScenarioGear *gear, const char *facing, GError **error)
{
  g_autofree char *text = g_strdup_printf (
      "%s %s at %s%s%s", g_str_equal (gear->kind, ladder_kind) ? "lay" : "place", gear->id,
      gear->at, facing != NULL ? " facing " : "", facing != NULL ? facing : "");

  return give_order (state, gear->node, text, error);
}

/* Where it does not matter how it faces, the first way in which there is room. */
static gboolean
lay_any_way (CrState *state, const CrScenarioGear *gear, GError **error)
{
  CrOrientation orientation = cr_map_get_grid (cr_state_get_map (state))->orientation;
  const CrWork *work = state->gear[cr_state_find_gear (state, gear->id)].work;

  if (gear->facing == NULL && work != NULL && work->depth.value > 0)
    return lay_gear (state, gear, NULL, error);
  for (CrDirection d = 0; gear->facing == NULL && d < CR_N_DIRECTIONS; d++)
    if (lay_gear (state, gear, cr_direction_get_name (d, orientation), NULL))
      return TRUE;
  return lay_gear (state, gear,
                   gear->facing != NULL ? gear->facing : cr_direction_get_name (0, orientation),
                   error);
}

/* It is laid away from the wall that it leans on. */
static gboolean
raise_gear (CrState *state, const CrScenarioGear *gear, GError **error)
{
  CrOrientation orientation = cr_map_get_grid (cr_state_get_map (state))->orientation;
  CrDirection wall;

  if (gear->facing == NULL || !cr_direction_parse (gear->facing, orientation, &wall)) {
    cr_node_set_error (gear->node, error, CR_ERROR_SYNTAX,
                       cr_text ("“%s” is raised: say to which side it leans, with facing"),
                       gear->id);
    return FALSE;
  }
  if (!lay_gear (state, gear, cr_direction_get_name (cr_direction_opposite (wall), orientation),
                 error))
    return FALSE;
  cr_setup_raise (state, gear);
  return TRUE;
}

static gboolean
put_gear (CrState *state, const CrScenario *scenario, const CrScenarioGear *gear, GError **error)
{
  if (gear->at == NULL || gear->gone || comes_later (scenario, gear->force))
    return TRUE;
  return gear->raised ? raise_gear (state, gear, error) : lay_any_way (state, gear, error);
}

static gboolean
add_man (CrState *state, const CrScenario *scenario, const CrScenarioMan *man, GError **error)
{
  const CrCharacter *character = cr_characters_find (state->library, man->character);
  const CrForce *force = cr_scenario_get_force (scenario, (guint) man->force);

  if (character != NULL && state->turn.n_fighters < CR_MAX_FIGHTERS) {
    int index = cr_fighter_add (state, g_intern_string (man->id), character, force->side);

    state->fighters[index].away = CR_AWAY_TO_COME;
    if (man->wounded)
      state->fighters[index].health = CR_HEALTH_WOUNDED;
    return TRUE;
  }
  cr_node_set_error (man->node, error, CR_ERROR_UNKNOWN,
                     cr_text ("found character=\"%1$s\", and the library “%2$s” has nobody of that "
                              "name"),
                     man->character, cr_characters_get_id (state->library));
  return FALSE;
}

static gboolean
add_gear (CrState *state, const CrScenarioGear *piece, GError **error)
{
  gboolean ladder = g_str_equal (piece->kind, ladder_kind);
  CrGear gear = { .id = g_intern_string (piece->id),
                  .work = ladder ? NULL
                                 : cr_ruleset_find_work (cr_state_get_ruleset (state), piece->kind),
                  .state = CR_GEAR_AWAY,
                  .bearers = { -1, -1 },
                  .raised = -1 };

  if (!cr_setup_take_off_map (state, piece, error))
    return FALSE;
  if (gear.work != NULL || ladder) {
    cr_state_add_gear (state, &gear);
    return TRUE;
  }
  cr_node_set_error (piece->node, error, CR_ERROR_UNKNOWN,
                     cr_text ("found kind=\"%s\", expected ladder or one of the ruleset’s works"),
                     piece->kind);
  return FALSE;
}

static gboolean
put_men (CrState *state, const CrScenario *scenario, gboolean climbing, GError **error)
{
  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if ((man->climbing != NULL) == climbing &&
        (!put_man (state, scenario, man, error) || !cr_setup_put_plight (state, man, error)))
      return FALSE;
  }
  return TRUE;
}

static gboolean
add_all (CrState *state, const CrScenario *scenario, GError **error)
{
  for (guint i = 0; i < scenario->men->len; i++)
    if (!add_man (state, scenario, cr_scenario_get_man (scenario, i), error))
      return FALSE;
  for (guint i = 0; i < scenario->gear->len; i++)
    if (!add_gear (state, cr_scenario_get_gear (scenario, i), error))
      return FALSE;
  for (guint i = 0; i < scenario->gear->len; i++)
    if (!put_gear (state, scenario, cr_scenario_get_gear (scenario, i), error))
      return FALSE;
  /* Who is up a ladder leaves its foot to others. */
  return put_men (state, scenario, TRUE, error) && put_men (state, scenario, FALSE, error);
}

/* What it is changed into is not what its author left. */
static void
note_origin (CrState *state)
{
  g_autofree char *digest = cr_state_dup_map_digest (state);

  state->origin = g_intern_string (digest);
}

/* Sets one mechanism as the scenario begins: of="drawbridge" is="raised". */
static gboolean
work_mechanism (CrCastle *castle, const CrNode *row, GError **error)
{
  const CrMap *map = cr_castle_get_map (castle);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  const char *id = cr_node_get (row, "of"), *is = cr_node_get (row, "is");
  GError *inner = NULL;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, i);

    if (g_strcmp0 (cr_node_get (node, "id"), id) != 0)
      continue;
    if (g_strcmp0 (cr_node_get (node, "state"), is) == 0)
      return TRUE;
    if (!cr_build_work_mechanism (edit, map, i, is, &inner))
      return cr_node_take_error (row, inner, error);
    cr_castle_swap (castle, edit, NULL);
    return TRUE;
  }
  cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                     cr_text ("found of=\"%s\", and the map has no mechanism of that name"), id);
  return FALSE;
}

static gboolean
change_castle (CrCastle *castle, const CrScenario *scenario, GError **error)
{
  for (guint i = 0; i < scenario->changes->len; i++) {
    const CrNode *row = scenario->changes->pdata[i];
    gboolean with = cr_node_get (row, "with") != NULL;
    GError *inner = NULL;

    if (cr_node_is (row, "state")
            ? !work_mechanism (castle, row, error)
            : !cr_change_do (castle, with, cr_node_get (row, with ? "with" : "without"), &inner) &&
                  !cr_node_take_error (row, inner, error))
      return FALSE;
  }
  return TRUE;
}

/* Weather by turn, and the sun. */
static gboolean
foretell_weather (CrState *state, const CrScenario *scenario, GError **error)
{
  for (guint i = 0; i < scenario->skies->len; i++) {
    const CrNode *row = scenario->skies->pdata[i];
    const char *from = cr_node_get (row, "turn");
    g_autofree char *text = cr_node_is (row, "sun")
                                ? g_strdup_printf ("sun %s", cr_node_get (row, "is"))
                                : g_strdup_printf ("weather %s from %s", cr_node_get (row, "is"),
                                                   from != NULL ? from : "1");

    if (!give_order (state, row, text, error))
      return FALSE;
  }
  return TRUE;
}

static void
seat_parties (CrState *state, const CrScenario *scenario)
{
  gboolean defended = FALSE;

  state->n_parties = scenario->sides->len;
  for (guint i = 0; i < scenario->sides->len; i++) {
    const CrScenarioSide *side = cr_scenario_get_side (scenario, i);

    state->parties[i] = (CrParty){ g_intern_string (side->id), side->team, side->defends };
    defended |= side->defends;
  }
  state->parties[state->n_parties - 1].defends |= !defended;
}

/* What is held is the castle’s own until others stand there. */
static void
hold_all (CrState *state)
{
  for (guint i = 0; i < state->plan->held->len; i++)
    for (guint party = 0; party < state->n_parties; party++)
      if (state->parties[party].defends)
        state->turn.holders[i] = (guint8) (party + 1);
}

CrState *
cr_state_new_scenario (const CrCastle *castle,
                       const CrScenario *scenario,
                       const CrCharacters *library,
                       guint64 seed,
                       GError **error)
{
  g_autoptr (CrCharacters) own = NULL;
  g_autoptr (CrState) state = NULL;
  guint n_gear;

  if (!cr_scenario_check_faults (scenario, error))
    return NULL;
  if (scenario->sides->len < 2) {
    cr_node_set_error (scenario->root, error, CR_ERROR_SYNTAX,
                       cr_text ("found %u sides, expected two or more"), scenario->sides->len);
    return NULL;
  }
  own = cr_scenario_find_library (scenario, library, error);
  if (own == NULL)
    return NULL;
  state = cr_state_new_by (castle, (const char *const *) scenario->choices, scenario->last_turn,
                           own, seed, error);
  if (state == NULL)
    return NULL;
  if (scenario->changes->len > 0)
    note_origin (state);
  if (!change_castle (state->ground->castle, scenario, error))
    return NULL;
  seat_parties (state, scenario);
  n_gear = state->turn.n_gear;
  if (!add_all (state, scenario, error) || !foretell_weather (state, scenario, error) ||
      !cr_setup_put_plights (state, scenario, error))
    return NULL;
  state->plan = cr_plan_new (scenario, cr_castle_get_scene (state->ground->castle), error);
  if (state->plan == NULL)
    return NULL;
  state->plan->first_gear = n_gear;
  hold_all (state);
  return g_steal_pointer (&state);
}

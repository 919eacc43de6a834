/* cr-position.c: a game as it stands, made a scenario of its own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-position-private.h"
#include "cr-setup-private.h"

#include "cr-error.h"
#include "cr-scenario-edit.h"
#include "cr-text.h"

/**
 * Position:
 * @it: (owned): what is made of it, step by step
 * @over: game turns that are over
 */
typedef struct {
  const CrState *state;
  CrScenario *it;
  int over;
} Position;

/* @changed: (transfer full) (nullable): NULL where nothing was to be changed */
static void
step_scenario (Position *position, CrScenario *changed)
{
  if (changed == NULL)
    return;
  cr_scenario_unref (position->it);
  position->it = changed;
}

static void
set_row (Position *position, const CrNode *row, const char *attribute, const char *value)
{
  step_scenario (position, cr_scenario_set (position->it, row, attribute, value));
}

static void
set_int (Position *position, const CrNode *row, const char *attribute, int value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  set_row (position, row, attribute, text);
}

/* Of a game without a scenario: its sides, on its map, by its rules. */
static CrScenario *
begin_free (const CrState *state, const CrCastle *original, GError **error)
{
  const CrMap *map = cr_castle_get_map (original);
  g_autofree char *digest = cr_map_dup_digest (map);
  const char *kinds[] = { "map", "ruleset", "characters" };
  const char *ids[] = { cr_map_get_id (map), cr_ruleset_get_id (cr_castle_get_ruleset (original)),
                        cr_characters_get_id (state->library) };
  g_autoptr (CrNode) root = cr_node_new ("scenario");

  cr_node_set (root, "version", "1.0");
  cr_node_set (root, "id", "position");
  cr_node_take_child (root, cr_node_new ("meta"));
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    CrNode *uses = cr_node_new ("uses");

    cr_node_set (uses, "kind", kinds[i]);
    cr_node_set (uses, "id", ids[i]);
    cr_node_set (uses, "digest", i == 0 ? digest : NULL);
    cr_node_take_child (root, uses);
  }
  for (guint i = 0; i < state->n_parties; i++) {
    CrNode *side = cr_node_new ("side");

    cr_node_set (side, "id", state->parties[i].id);
    cr_node_take_child (root, side);
  }
  return cr_scenario_new (root, error);
}

/* The same rules; and as many turns as are left. */
static void
keep_rules (Position *position)
{
  const char *const *choices = cr_ruleset_get_choices (cr_state_get_ruleset (position->state));
  int last = position->state->turn.last;

  step_scenario (position, cr_scenario_choose (position->it, choices,
                                               last > 0 ? MAX (1, last - position->over) : 0));
}

static gboolean
is_gone (const CrState *state, guint man)
{
  const CrFighter *fighter = &state->fighters[man];

  return fighter->health == CR_HEALTH_DEAD ||
         (!fighter->here && fighter->away != CR_AWAY_TO_COME && !cr_fighter_is_animal (fighter));
}

/* A victory that asked for nothing else than what is gone cannot be had any more. */
static void
remove_empty_levels (Position *position, const CrScenario *before)
{
  for (guint i = before->levels->len; i-- > 0;)
    if (cr_scenario_get_level (before, i)->n > 0 && cr_scenario_get_level (position->it, i)->n == 0)
      step_scenario (
          position,
          cr_scenario_remove (position->it, cr_scenario_get_level (position->it, i)->node, NULL));
}

static void
remove_gone (Position *position)
{
  const CrState *state = position->state;
  g_autoptr (CrScenario) before = cr_scenario_ref (position->it);

  for (guint i = before->men->len; i-- > 0;)
    if (is_gone (state, i))
      step_scenario (
          position,
          cr_scenario_remove (position->it, cr_scenario_get_man (position->it, i)->node, NULL));
  for (guint i = before->gear->len; i-- > 0;)
    if (state->gear[state->plan->first_gear + i].state == CR_GEAR_AWAY &&
        !cr_scenario_get_gear (before, i)->gone)
      step_scenario (
          position,
          cr_scenario_remove (position->it, cr_scenario_get_gear (position->it, i)->node, NULL));
  remove_empty_levels (position, before);
}

/* What was lost or left off, and turns that are over, are asked for no more. */
static void
adapt_condition (Position *position, guint index)
{
  const CrCondition *it = cr_scenario_get_condition (position->it, index);
  int number = it->number, least = it->least;

  if (it->kind == CR_CONDITION_LOST) {
    set_int (position, it->node, "points",
             MAX (1, number - cr_verdict_count_lost (position->state, it->side)));
    return; /* the conditions are those of another scenario now */
  }
  if (it->kind != CR_CONDITION_TIME)
    return;
  if (least > 0)
    set_int (position, it->node, "to", MAX (1, least - position->over));
  it = cr_scenario_get_condition (position->it, index);
  if (number > 1)
    set_int (position, it->node, "from", MAX (1, number - position->over));
}

/* Who is yet to come does so in as many turns as before. */
static void
adapt_force (Position *position, guint index)
{
  const CrForce *force = cr_scenario_get_force (position->it, index);
  gboolean happened = force->event >= 0 && position->state->turn.happened[force->event] > 0;
  int turn = force->turn;

  if (happened)
    turn += position->state->turn.happened[force->event];
  if (!cr_force_comes_later (force))
    return;
  if (turn > 0 && (happened || force->event < 0))
    set_int (position, force->node, "turn", MAX (1, turn - position->over));
  if (happened)
    set_row (position, cr_scenario_get_force (position->it, index)->node, "event", NULL);
}

/* Of weather that has come only the last is left. */
static void
adapt_weather (Position *position)
{
  gboolean found = FALSE;

  for (guint i = position->it->skies->len; i-- > 0;) {
    const CrNode *row = position->it->skies->pdata[i];
    const char *text = cr_node_get (row, "turn");
    int turn = (text != NULL ? atoi (text) : 1) - position->over;

    if (cr_node_is (row, "sun"))
      continue;
    if (turn <= 1 && found)
      step_scenario (position, cr_scenario_remove (position->it, row, NULL));
    else
      set_int (position, row, "turn", MAX (1, turn));
    found |= turn <= 1;
  }
}

/* (transfer none): the force of those of a side who are there; made when first asked for */
static const CrNode *
find_present (Position *position, int side)
{
  const CrScenarioSide *it = cr_scenario_get_side (position->it, (guint) side);
  g_autofree char *id = g_strdup_printf ("%s-present", it->id);
  int index = cr_scenario_find (position->it->forces, id);
  CrNode *force;

  if (index >= 0)
    return cr_scenario_get_force (position->it, (guint) index)->node;
  force = cr_node_new ("force");
  cr_node_set (force, "id", id);
  cr_node_set (force, "name", cr_text ("Those who are there"));
  step_scenario (position, cr_scenario_add (position->it, it->node, NULL, force));
  index = cr_scenario_find (position->it->forces, id);
  return cr_scenario_get_force (position->it, (guint) index)->node;
}

/* (transfer full): him, of a game without a scenario */
static CrNode *
new_man (const CrFighter *fighter)
{
  CrNode *man = cr_node_new ("man");

  cr_node_set (man, "character", fighter->character->id);
  if (!g_str_equal (fighter->id, fighter->character->id))
    cr_node_set (man, "id", fighter->id);
  return man;
}

static const CrNode *
find_man (const Position *position, const char *id)
{
  int index = cr_scenario_find (position->it->men, id);

  return index >= 0 ? cr_scenario_get_man (position->it, (guint) index)->node : NULL;
}

static void
set_facing (Position *position, const CrFighter *fighter)
{
  int facing = cr_fighter_get_facing (fighter);

  set_row (position, find_man (position, fighter->id), "facing",
           facing >= 0 ? cr_direction_get_name (
                             (CrDirection) facing,
                             cr_map_get_grid (cr_state_get_map (position->state))->orientation)
                       : NULL);
}

/* Whether he kneels, is stunned, or is up a ladder. */
static void
put_plight (Position *position, const CrFighter *fighter)
{
  const CrState *state = position->state;
  gboolean up = fighter->man.post.kind == CR_POST_LADDER_TOP;
  const char *ladder = NULL;

  for (guint i = 0; up && i < state->turn.n_gear; i++)
    if (state->gear[i].state == CR_GEAR_UPRIGHT && !state->gear[i].rope &&
        cr_place_equal (state->gear[i].places[0], fighter->man.place) &&
        (gint8) state->gear[i].facing == fighter->man.post.facing)
      ladder = state->gear[i].id;
  set_row (position, find_man (position, fighter->id), "climbing", ladder);
  set_row (position, find_man (position, fighter->id), "kneeling",
           fighter->man.state == CR_MAN_KNEELING ? "yes" : NULL);
  set_row (position, find_man (position, fighter->id), "stunned", NULL);
  if (fighter->stunned > 0)
    set_int (position, find_man (position, fighter->id), "stunned", fighter->stunned);
}

/* Where he stands, on what of it, on which horse, and how he is. */
static void
put_man (Position *position, guint index)
{
  const CrState *state = position->state;
  const CrFighter *fighter = &state->fighters[index];
  const CrMap *map = cr_state_get_map (state);
  g_autofree char *at = cr_map_format_place (map, fighter->man.place);
  gboolean aloft =
      fighter->man.post.kind == CR_POST_TOWER || fighter->man.post.kind == CR_POST_HOARDING;
  g_autofree char *on = aloft ? cr_post_format (map, fighter->man.post) : NULL;
  const CrNode *force = find_present (position, fighter->side), *row;

  if (find_man (position, fighter->id) == NULL)
    step_scenario (position, cr_scenario_add (position->it, force, NULL, new_man (fighter)));
  else
    step_scenario (position,
                   cr_scenario_give (position->it, find_man (position, fighter->id), force, &row));
  set_row (position, find_man (position, fighter->id), "at", at);
  set_row (position, find_man (position, fighter->id), "on", on);
  set_facing (position, fighter);
  set_row (position, find_man (position, fighter->id), "riding",
           cr_fighter_rides (fighter) ? state->fighters[fighter->horse].id : NULL);
  set_row (position, find_man (position, fighter->id), "wounded",
           fighter->health == CR_HEALTH_WOUNDED ? "yes" : NULL);
  put_plight (position, fighter);
}

/* Whose it was; what was nobody's is of the first side. */
static int
find_owner (const CrState *state, guint index)
{
  guint own = state->plan != NULL ? index - state->plan->first_gear : G_MAXUINT;

  if (state->plan == NULL || own >= state->plan->scenario->gear->len)
    return 0;
  return cr_scenario_get_force (state->plan->scenario,
                                (guint) cr_scenario_get_gear (state->plan->scenario, own)->force)
      ->side;
}

static void
put_gear (Position *position, guint index)
{
  const CrState *state = position->state;
  const CrGear *gear = &state->gear[index];
  const CrMap *map = cr_state_get_map (state);
  g_autofree char *at = cr_map_format_place (map, gear->places[0]);
  CrDirection facing = (CrDirection) gear->facing;
  gboolean ladder = gear->work == NULL;
  int known = cr_scenario_find (position->it->gear, gear->id);
  const CrNode *force;
  CrNode *made = cr_node_new ("gear");

  if (known >= 0)
    step_scenario (position, cr_scenario_remove (
                                 position->it,
                                 cr_scenario_get_gear (position->it, (guint) known)->node, NULL));
  force = find_present (position, find_owner (state, index));
  cr_node_set (made, "id", gear->id);
  cr_node_set (made, "kind", gear->work != NULL ? gear->work->id : "ladder");
  if (gear->state == CR_GEAR_AWAY)
    cr_node_set (made, "gone", "yes");
  else {
    cr_node_set (made, "at", at);
    cr_node_set (made, "facing",
                 cr_direction_get_name (facing, cr_map_get_grid (map)->orientation));
  }
  if (ladder && gear->state == CR_GEAR_UPRIGHT)
    cr_node_set (made, "raised", "yes");
  step_scenario (position, cr_scenario_add (position->it, force, NULL, made));
}

/* Whether the map has it as it is. */
static gboolean
is_as_mapped (const CrState *fresh, const CrGear *gear)
{
  int index = cr_state_find_gear (fresh, gear->id);
  const CrGear *was = index >= 0 ? &fresh->gear[index] : NULL;

  return was != NULL && was->state == gear->state && was->facing == gear->facing &&
         cr_place_equal (was->places[0], gear->places[0]);
}

/* What has left the map by a name that the map knows is missed. */
static gboolean
is_missed (const CrState *fresh, const CrGear *gear)
{
  return gear->state != CR_GEAR_AWAY || cr_state_find_gear (fresh, gear->id) >= 0;
}

/* In the order in which they were lit. */
static void
put_fires (Position *position)
{
  const CrState *state = position->state;
  const CrMap *map = cr_state_get_map (state);

  for (guint i = 0; i < state->turn.n_blazes; i++) {
    const CrBlaze *blaze = &state->turn.blazes[i];
    g_autofree char *at = cr_map_format_place (map, blaze->fuel.place);
    CrNode *row = cr_node_new ("fire");

    if (blaze->fuel.gear >= 0)
      cr_node_set (row, "gear", state->gear[blaze->fuel.gear].id);
    else
      cr_node_set (row, "at", at);
    if (blaze->fuel.side >= 0)
      cr_node_set (row, "side",
                   cr_direction_get_name ((CrDirection) blaze->fuel.side,
                                          cr_map_get_grid (map)->orientation));
    cr_node_set_int (row, "age", MAX (0, 1 - (blaze->since - position->over)));
    if (blaze->by_arrow)
      cr_node_set (row, "arrow", "yes");
    step_scenario (position, cr_scenario_add (position->it, NULL, NULL, row));
  }
}

static void
put_heaps (Position *position)
{
  const CrTurn *turn = &position->state->turn;

  for (guint i = 0; i < turn->n_heaps; i++) {
    g_autofree char *at =
        cr_map_format_place (cr_state_get_map (position->state), turn->heaps[i].place);
    CrNode *row = cr_node_new ("heap");

    cr_node_set (row, "at", at);
    cr_node_set_int (row, "fascines", turn->heaps[i].fascines);
    step_scenario (position, cr_scenario_add (position->it, NULL, NULL, row));
  }
}

static void
put_all (Position *position, const CrCastle *original)
{
  const CrState *state = position->state;
  g_autoptr (CrState) fresh = cr_state_new (cr_castle_copy (original), state->library, 1);

  while (position->it->plights->len > 0)
    step_scenario (position,
                   cr_scenario_remove (position->it, position->it->plights->pdata[0], NULL));
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_fighter_is_living (&state->fighters[i]) && !cr_fighter_is_animal (&state->fighters[i]))
      put_man (position, i);
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (!state->gear[i].rope && is_missed (fresh, &state->gear[i]) &&
        !is_as_mapped (fresh, &state->gear[i]))
      put_gear (position, i);
  put_fires (position);
  put_heaps (position);
}

static gboolean
is_empty (const CrScenario *scenario, int force)
{
  for (guint i = 0; i < scenario->men->len; i++)
    if (cr_scenario_get_man (scenario, i)->force == force)
      return FALSE;
  for (guint i = 0; i < scenario->gear->len; i++)
    if (cr_scenario_get_gear (scenario, i)->force == force)
      return FALSE;
  return TRUE;
}

/* Those who are all there, or gone, have left nobody behind. */
static void
remove_empty_forces (Position *position)
{
  for (guint i = position->it->forces->len; i-- > 0;)
    if (is_empty (position->it, (int) i))
      step_scenario (
          position,
          cr_scenario_remove (position->it, cr_scenario_get_force (position->it, i)->node, NULL));
}

/* Who plays now does so first; who the castle belongs to is not told by the order. */
static void
seat_sides (Position *position)
{
  const CrState *state = position->state;
  int n = (int) position->it->sides->len;

  for (guint i = 0; i < state->n_parties; i++)
    set_row (position, cr_scenario_get_side (position->it, i)->node, "defends",
             state->parties[i].defends ? "yes" : NULL);
  for (int i = 0; i < state->turn.player; i++)
    step_scenario (
        position,
        cr_scenario_move (position->it, cr_scenario_get_side (position->it, 0)->node, n - 1));
}

static void
change_castle (Position *position, const CrCastle *original)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  while (position->it->changes->len > 0)
    step_scenario (position,
                   cr_scenario_remove (position->it, position->it->changes->pdata[0], NULL));
  cr_position_list_changes (position->state, original, rows);
  for (guint i = 0; i < rows->len; i++)
    step_scenario (position, cr_scenario_add (position->it, NULL, NULL, rows->pdata[i]));
}

/* Whether a game begins from the scenario that was written of the position. */
static gboolean
try_it (const Position *position, const CrCastle *original, GError **error)
{
  g_autoptr (CrState) begun =
      cr_state_new_scenario (original, position->it, position->state->library, 1, error);

  return begun != NULL;
}

static void
adapt_all (Position *position)
{
  remove_gone (position);
  for (guint i = 0; i < position->it->conditions->len; i++)
    adapt_condition (position, i);
  for (guint i = 0; i < position->it->forces->len; i++)
    adapt_force (position, i);
  adapt_weather (position);
}

CrScenario *
cr_position_new_scenario (const CrState *state,
                          const CrCastle *original,
                          const char *id,
                          GError **error)
{
  Position position = { state, NULL, MAX (0, state->turn.number - 1) };

  position.it = state->plan != NULL ? cr_scenario_ref (state->plan->scenario)
                                    : begin_free (state, original, error);
  if (position.it == NULL)
    return NULL;
  set_row (&position, position.it->root, "id", id);
  keep_rules (&position);
  if (state->plan != NULL)
    adapt_all (&position);
  put_all (&position, original);
  remove_empty_forces (&position);
  seat_sides (&position);
  change_castle (&position, original);
  if (try_it (&position, original, error))
    return position.it;
  cr_scenario_unref (position.it);
  return NULL;
}

/* cr-mechanism.c: drawbridges, portcullises, stairways that are raised, sluices.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-mechanism.h"

#include "cr-error.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cr-text.h"

#define MAX_TURNS 9

/* Of all effects of a mechanism: twelve letters of a file name a run of a thousand hexes. */
#define MAX_HEXES 1000

static const CrMechanismKind kinds[] = {
  { "drawbridge", { "lowered", "raised" }, "DRW-01", "DRW-02" },
  { "portcullis", { "lowered", "raised" }, "DRW-01", NULL },
  { "stairway", { "lowered", "raised" }, "TMP-03", "TMP-04" },
  { "sluice", { "shut", "open" }, "TMP-08", "TMP-08" },
};

static const char *const kind_names[] = { "drawbridge", "portcullis", "stairway", "sluice", NULL };
static const char *const states[] = { "lowered", "raised", "shut", "open", NULL };
static const char *const openings[] = { "", "open", "closed", NULL };

const CrMechanismKind *
cr_mechanism_find_kind (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].name, name) == 0)
      return &kinds[i];
  return NULL;
}

guint
cr_mechanism_n_kinds (void)
{
  return G_N_ELEMENTS (kinds);
}

const CrMechanismKind *
cr_mechanism_get_kind (guint index)
{
  return index < G_N_ELEMENTS (kinds) ? &kinds[index] : NULL;
}

static void
clear_effect (gpointer data)
{
  CrEffect *effect = data;

  g_array_unref (effect->places);
  g_array_unref (effect->sides);
}

static gboolean
read_sides (const CrMap *map, const CrNode *node, CrEffect *effect, GError **error)
{
  g_auto (GStrv) words = cr_text_split (cr_node_get (node, "sides"));

  for (char **word = words; *word != NULL; word++) {
    CrPlacedSide side;
    GError *inner = NULL;

    if (!cr_map_parse_side (map, *word, &side.place, &side.direction, &inner))
      return cr_node_take_error (node, inner, error);
    g_array_append_val (effect->sides, side);
  }
  return TRUE;
}

/* @most: how many hexes it may name */
static gboolean
read_effect (const CrMap *map, const CrNode *node, guint most, CrEffect *effect, GError **error)
{
  const char *hexes = cr_node_get (node, "hexes");
  GError *inner = NULL;
  int opening;

  effect->state = cr_node_get (node, "state");
  effect->terrain = cr_node_get (node, "terrain");
  effect->structure = cr_node_get (node, "structure");
  effect->of = cr_node_get (node, "of");
  if (!cr_node_read_int (node, "level", CR_LEVEL_MIN, CR_LEVEL_MAX, CR_EFFECT_NO_LEVEL,
                         &effect->level, error) ||
      !cr_node_read_enum (node, "opening", openings + 1, -1, &opening, error))
    return FALSE;
  effect->opening = (CrOpening) (opening + 1);
  if (hexes != NULL && !cr_map_parse_few_places (map, hexes, most, effect->places, &inner))
    return cr_node_take_error (node, inner, error);
  return read_sides (map, node, effect, error);
}

/* Lowered and raised mostly name the same hexes. */
static void
collect_places (const CrMap *map, CrMechanism *mechanism)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  const CrGrid *grid = cr_map_get_grid (map);

  for (guint i = 0; i < mechanism->effects->len; i++) {
    const GArray *places = g_array_index (mechanism->effects, CrEffect, i).places;

    for (guint j = 0; j < places->len; j++) {
      CrPlace place = g_array_index (places, CrPlace, j);
      gint64 key = ((gint64) place.floor << 32) | cr_grid_get_cell (grid, place.hex);

      if (g_hash_table_add (known, g_memdup2 (&key, sizeof key)))
        g_array_append_val (mechanism->places, place);
    }
  }
}

static gboolean
read_effects (const CrMap *map, const CrNode *node, CrMechanism *mechanism, GError **error)
{
  guint most = MAX_HEXES;

  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);
    CrEffect effect = { .places = NULL };

    if (!cr_node_is (child, "effect"))
      continue;
    effect.places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
    effect.sides = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));
    if (!read_effect (map, child, most, &effect, error)) {
      clear_effect (&effect);
      return FALSE;
    }
    g_array_append_val (mechanism->effects, effect);
    most -= effect.places->len;
    mechanism->n_others += effect.sides->len + (effect.of != NULL ? 1 : 0);
  }
  collect_places (map, mechanism);
  return TRUE;
}

gboolean
cr_mechanism_is_raised (const CrMechanism *mechanism)
{
  return g_str_equal (mechanism->state, "raised") && !g_str_equal (mechanism->kind, "portcullis");
}

/* The hexes of an effect that says what lies there are barred only as long as it does not. */
static void
bar_places (const CrMap *map, const CrEffect *effect, GArray *barred)
{
  for (guint i = 0; i < effect->places->len; i++) {
    CrPlace place = g_array_index (effect->places, CrPlace, i);

    if (effect->terrain == NULL || !g_str_equal (effect->terrain, cr_map_get_terrain (map, place)))
      g_array_append_val (barred, place);
  }
}

/* Of a raised stairway the upper hex is marked; nobody enters it (TMP-05). */
static void
bar_stairway (const CrMap *map, const char *id, GArray *barred)
{
  const CrNode *node = cr_map_find_node (map, CR_SECTION_LINKS, "stairway", id);
  g_autoptr (CrStairway) stairway = node != NULL ? cr_stairway_new (map, node, NULL) : NULL;

  if (stairway != NULL)
    g_array_append_val (barred, stairway->hexes[stairway->ends[CR_STAIR_HEAD].stair]);
}

gboolean
cr_mechanism_is_open_sluice (const CrMechanism *mechanism)
{
  return g_str_equal (mechanism->kind, "sluice") && g_str_equal (mechanism->state, "open");
}

static void
work_out (const CrMap *map, CrMechanism *mechanism)
{
  gboolean raised = cr_mechanism_is_raised (mechanism),
           open = cr_mechanism_is_open_sluice (mechanism);

  for (guint i = 0; (raised || open) && i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    if (effect->state != NULL && !g_str_equal (effect->state, mechanism->state))
      continue;
    bar_places (map, effect, mechanism->barred);
    if (effect->of != NULL && raised)
      bar_stairway (map, effect->of, mechanism->barred);
  }
}

static gboolean
read_control (const CrMap *map, const CrNode *node, CrMechanism *mechanism, GError **error)
{
  const char *text = cr_node_get (node, "control");
  GError *inner = NULL;

  mechanism->control = (CrPlace){ -1, { 0, 0 } };
  if (text == NULL || cr_map_parse_place (map, text, &mechanism->control, &inner))
    return TRUE;
  return cr_node_take_error (node, inner, error);
}

gboolean
cr_mechanism_read (const CrMap *map, const CrNode *node, CrMechanism *mechanism_out, GError **error)
{
  CrMechanism mechanism = { .id = cr_node_get (node, "id") };
  int kind, state;

  if (!cr_node_need (node, "kind", &mechanism.kind, error) ||
      !cr_node_read_enum (node, "kind", kind_names, 0, &kind, error) ||
      !cr_node_read_enum (node, "state", states, -1, &state, error) ||
      !cr_node_read_int (node, "turns", 1, MAX_TURNS, 1, &mechanism.turns, error) ||
      !read_control (map, node, &mechanism, error))
    return FALSE;
  mechanism.kind = kinds[kind].name;
  mechanism.state = state >= 0 ? states[state] : kinds[kind].states[0];
  mechanism.effects = g_array_new (FALSE, FALSE, sizeof (CrEffect));
  g_array_set_clear_func (mechanism.effects, clear_effect);
  mechanism.places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  mechanism.barred = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  if (!read_effects (map, node, &mechanism, error)) {
    cr_mechanism_clear (&mechanism);
    return FALSE;
  }
  work_out (map, &mechanism);
  *mechanism_out = mechanism;
  return TRUE;
}

void
cr_mechanism_clear (CrMechanism *mechanism)
{
  g_clear_pointer (&mechanism->effects, g_array_unref);
  g_clear_pointer (&mechanism->places, g_array_unref);
  g_clear_pointer (&mechanism->barred, g_array_unref);
}

static gboolean
acts_on_side (const CrEffect *effect, CrPlace place)
{
  for (guint i = 0; i < effect->sides->len; i++) {
    const CrPlacedSide *side = &g_array_index (effect->sides, CrPlacedSide, i);
    CrHex beyond = cr_hex_neighbour (side->place.hex, side->direction);

    if (side->place.floor == place.floor &&
        (cr_hex_equal (side->place.hex, place.hex) || cr_hex_equal (beyond, place.hex)))
      return TRUE;
  }
  return FALSE;
}

/* Whether an effect names the hex or one of its sides. */
static gboolean
acts_on (const CrMechanism *mechanism, CrPlace place)
{
  for (guint i = 0; i < mechanism->effects->len; i++)
    if (acts_on_side (&g_array_index (mechanism->effects, CrEffect, i), place))
      return TRUE;
  return cr_places_contain (mechanism->places, place) ||
         cr_places_contain (mechanism->barred, place);
}

static gboolean
moves_link (const CrMap *map, const char *id, CrPlace place)
{
  const CrNode *node = cr_map_find_node (map, CR_SECTION_LINKS, NULL, id);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;

  if (node == NULL)
    return FALSE;
  if (cr_node_is (node, "stairway")) {
    g_autoptr (CrStairway) stairway = cr_stairway_new (map, node, NULL);
    return stairway != NULL && cr_stairway_find (stairway, place) >= 0;
  }
  if (!cr_node_is (node, "passage") || !cr_passage_read (map, node, &passage, NULL) ||
      place.floor != passage.floor)
    return FALSE;
  cr_passage_get_hexes (&passage, map, hexes);
  return cr_places_contain (hexes, place);
}

gboolean
cr_mechanism_concerns (const CrMechanism *mechanism, const CrMap *map, CrPlace place)
{
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const char *of = g_array_index (mechanism->effects, CrEffect, i).of;

    if (of != NULL && moves_link (map, of, place))
      return TRUE;
  }
  return acts_on (mechanism, place);
}

const char *
cr_mechanism_get_other_state (const CrMechanism *mechanism)
{
  const CrMechanismKind *kind = cr_mechanism_find_kind (mechanism->kind);

  return kind->states[g_str_equal (mechanism->state, kind->states[0]) ? 1 : 0];
}

CrOpening
cr_mechanism_get_opening (const CrMechanism *mechanism, const CrEffect *effect, const char *state)
{
  gboolean raised = g_str_equal (state, "raised");

  if (effect->state != NULL && !g_str_equal (effect->state, state))
    return CR_STATE_DEFAULT;
  if (effect->opening != CR_STATE_DEFAULT)
    return effect->opening;
  if (g_str_equal (mechanism->kind, "drawbridge"))
    return raised ? CR_STATE_CLOSED : CR_STATE_OPEN;
  if (g_str_equal (mechanism->kind, "portcullis"))
    return raised ? CR_STATE_OPEN : CR_STATE_CLOSED;
  return CR_STATE_DEFAULT;
}

gboolean
cr_mechanism_moves (const CrMechanism *mechanism, CrSideKind kind, gboolean portcullis)
{
  gboolean itself = kind == CR_SIDE_PORTCULLIS;

  if (!cr_side_kind_is_opening (kind) || kind == CR_SIDE_WINDOW)
    return FALSE;
  return itself == g_str_equal (mechanism->kind, "portcullis") || !portcullis;
}

static gboolean
works_side (const CrMechanism *mechanism, CrPlace place, CrDirection direction)
{
  CrHex beyond = cr_hex_neighbour (place.hex, direction);

  for (guint i = 0; i < mechanism->effects->len; i++) {
    const GArray *sides = g_array_index (mechanism->effects, CrEffect, i).sides;

    for (guint j = 0; j < sides->len; j++) {
      const CrPlacedSide *side = &g_array_index (sides, CrPlacedSide, j);

      if (side->place.floor == place.floor &&
          ((cr_hex_equal (side->place.hex, place.hex) && side->direction == direction) ||
           (cr_hex_equal (side->place.hex, beyond) &&
            side->direction == cr_direction_opposite (direction))))
        return TRUE;
    }
  }
  return FALSE;
}

void
cr_mechanism_find_loose_gates (const CrMechanism *mechanism, const CrMap *map, GArray *gates)
{
  if (!g_str_equal (mechanism->kind, "drawbridge"))
    return;
  for (guint i = 0; i < mechanism->places->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlacedSide gate = { g_array_index (mechanism->places, CrPlace, i), d };

      if (cr_map_find_side (map, gate.place, d, CR_SIDE_GATE) != NULL &&
          !works_side (mechanism, gate.place, d))
        g_array_append_val (gates, gate);
    }
}

static gboolean
is_flank (const CrPlacedSide *gate, CrPlace place)
{
  CrHex beyond = cr_hex_neighbour (gate->place.hex, gate->direction);

  return gate->place.floor == place.floor && cr_hex_distance (gate->place.hex, place.hex) == 1 &&
         cr_hex_distance (beyond, place.hex) == 1;
}

static gboolean
flanks_gate_of (const CrMechanism *bridge, const CrMap *map, CrPlace place)
{
  g_autoptr (GArray) gates = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));

  cr_mechanism_find_loose_gates (bridge, map, gates);
  for (guint i = 0; i < bridge->effects->len; i++) {
    const GArray *sides = g_array_index (bridge->effects, CrEffect, i).sides;

    g_array_append_vals (gates, sides->data, sides->len);
  }
  for (guint i = 0; i < gates->len; i++)
    if (is_flank (&g_array_index (gates, CrPlacedSide, i), place))
      return TRUE;
  return FALSE;
}

gboolean
cr_flanks_bridge (const CrMap *map, CrPlace place)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    g_auto (CrMechanism) mechanism = { .kind = NULL };

    if (cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, i), &mechanism,
                           NULL) &&
        g_str_equal (mechanism.kind, "drawbridge") && flanks_gate_of (&mechanism, map, place))
      return TRUE;
  }
  return FALSE;
}

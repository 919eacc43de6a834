/* cr-build-mechanism.c: mechanisms put into a map and worked.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build-private.h"

#include "cr-error.h"
#include "cr-mechanism.h"
#include "cr-text.h"

/* A gate that stands shut behind the lowered bridge stays as it is when the bridge comes down. */
static gboolean
is_kept_shut (const CrMap *map, const CrMechanism *mechanism, const CrPlacedSide *gate)
{
  const CrSide *side = cr_map_find_side (map, gate->place, gate->direction, CR_SIDE_GATE);

  return !cr_mechanism_is_raised (mechanism) && !cr_side_is_open (side);
}

static void
add_gates (CrNode *node,
           const CrMap *map,
           const CrMechanism *mechanism,
           const GArray *gates,
           gboolean kept)
{
  g_autoptr (GString) sides = g_string_new (NULL);
  CrNode *effect;

  for (guint i = 0; i < gates->len; i++) {
    const CrPlacedSide *gate = &g_array_index (gates, CrPlacedSide, i);
    g_autofree char *at = cr_build_format_side (map, gate->place, gate->direction);

    if (is_kept_shut (map, mechanism, gate) == kept)
      g_string_append_printf (sides, "%s%s", sides->len > 0 ? " " : "", at);
  }
  if (sides->len == 0)
    return;
  effect = cr_node_new ("effect");
  cr_node_set (effect, "state", kept ? "raised" : NULL);
  cr_node_set (effect, "sides", sides->str);
  cr_node_take_child (node, effect);
}

CrNode *
cr_build_tie_gates (const CrMap *map, const CrNode *node)
{
  g_autoptr (GArray) gates = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  CrNode *tied = cr_node_copy (node);

  if (!cr_mechanism_read (map, node, &mechanism, NULL))
    return tied;
  cr_mechanism_find_loose_gates (&mechanism, map, gates);
  add_gates (tied, map, &mechanism, gates, FALSE);
  add_gates (tied, map, &mechanism, gates, TRUE);
  return tied;
}

static void
open_side (CrEdit *edit,
           const CrMap *map,
           const CrMechanism *mechanism,
           const CrPlacedSide *where,
           CrOpening opening)
{
  gsize n;
  const CrSide *there = cr_map_get_sides (map, where->place, where->direction, &n);
  g_autofree CrSide *sides = g_memdup2 (there, n * sizeof (CrSide));
  gboolean has_portcullis =
      cr_map_find_side (map, where->place, where->direction, CR_SIDE_PORTCULLIS) != NULL;

  for (gsize i = 0; i < n; i++)
    if (cr_mechanism_moves (mechanism, sides[i].kind, has_portcullis) &&
        cr_side_is_open (&sides[i]) != (opening == CR_STATE_OPEN))
      sides[i].state = (gint8) opening;
  cr_edit_set_sides (edit, map, where->place, where->direction, sides, n);
}

void
cr_build_tie_bridge (CrEdit *edit, const CrMap *map, guint index)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, index);
  g_autoptr (GArray) gates = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));
  g_auto (CrMechanism) mechanism = { .kind = NULL };

  if (!cr_mechanism_read (map, node, &mechanism, NULL))
    return;
  cr_mechanism_find_loose_gates (&mechanism, map, gates);
  for (guint i = 0; cr_mechanism_is_raised (&mechanism) && i < gates->len; i++)
    open_side (edit, map, &mechanism, &g_array_index (gates, CrPlacedSide, i), CR_STATE_CLOSED);
  cr_edit_replace_node (edit, map, CR_SECTION_MECHANISMS, index, cr_build_tie_gates (map, node));
}

/* What an effect may say of a hex. */
typedef enum { ASPECT_TERRAIN, ASPECT_LEVEL, ASPECT_STRUCTURE, N_ASPECTS } Aspect;

static gboolean
says_aspect (const CrEffect *effect, Aspect aspect)
{
  if (aspect == ASPECT_LEVEL)
    return effect->level != CR_EFFECT_NO_LEVEL;
  return (aspect == ASPECT_TERRAIN ? effect->terrain : effect->structure) != NULL;
}

static gboolean
is_of (const CrEffect *effect, const char *state)
{
  return g_strcmp0 (effect->state, state) == 0;
}

/* Whether some effect of that state says it of that hex. */
static gboolean
is_known (const CrMechanism *mechanism, const char *state, CrPlace place, Aspect aspect)
{
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    if (is_of (effect, state) && says_aspect (effect, aspect) &&
        cr_places_contain (effect->places, place))
      return TRUE;
  }
  return FALSE;
}

static void
set_aspect (CrNode *node, const CrMap *map, CrPlace place, Aspect aspect)
{
  if (aspect == ASPECT_TERRAIN)
    cr_node_set (node, "terrain", cr_map_get_terrain (map, place));
  else if (aspect == ASPECT_STRUCTURE)
    cr_node_set (node, "structure", cr_map_get_structure (map, place));
  else
    cr_node_set_int (node, "level", cr_map_get_level (map, place));
}

static gboolean
looks_alike (const CrNode *a, const CrNode *b)
{
  static const char *const attributes[] = { "terrain", "level", "structure" };

  for (gsize i = 0; i < G_N_ELEMENTS (attributes); i++)
    if (g_strcmp0 (cr_node_get (a, attributes[i]), cr_node_get (b, attributes[i])) != 0)
      return FALSE;
  return TRUE;
}

/* An effect of several hexes that look alike names them together. */
static void
add_memory (GPtrArray *memories, GPtrArray *sets, CrNode *memory, CrPlace place)
{
  guint i;

  for (i = 0; i < memories->len; i++)
    if (looks_alike (memories->pdata[i], memory))
      break;
  if (i == memories->len) {
    g_ptr_array_add (memories, cr_node_ref (memory));
    g_ptr_array_add (sets, g_array_new (FALSE, FALSE, sizeof (CrPlace)));
  }
  g_array_append_val ((GArray *) sets->pdata[i], place);
}

/* What the map shows now of the hexes that the other state will change, and no effect keeps yet. */
static void
remember_effect (const CrMap *map,
                 const CrMechanism *mechanism,
                 const CrEffect *effect,
                 GPtrArray *memories,
                 GPtrArray *sets)
{
  for (guint i = 0; i < effect->places->len; i++) {
    CrPlace place = g_array_index (effect->places, CrPlace, i);
    g_autoptr (CrNode) memory = cr_node_new ("effect");

    cr_node_set (memory, "state", mechanism->state);
    cr_node_set (memory, "hexes", "");
    for (Aspect aspect = 0; aspect < N_ASPECTS; aspect++)
      if (says_aspect (effect, aspect) && !is_known (mechanism, mechanism->state, place, aspect))
        set_aspect (memory, map, place, aspect);
    if (cr_node_n_attributes (memory) > 2)
      add_memory (memories, sets, memory, place);
  }
}

/* So that it can go back: adds effects for the state it is in. */
static void
remember_state (CrNode *node, const CrMap *map, const CrMechanism *mechanism)
{
  const char *other = cr_mechanism_get_other_state (mechanism);
  g_autoptr (GPtrArray) memories = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_node_unref);
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    if (is_of (effect, other))
      remember_effect (map, mechanism, effect, memories, sets);
  }
  for (guint i = 0; i < memories->len; i++) {
    const GArray *set = sets->pdata[i];
    g_autofree char *hexes = cr_build_format_places (map, cr_places_of (set));

    cr_node_set (memories->pdata[i], "hexes", hexes);
    cr_node_take_child (node, cr_node_ref (memories->pdata[i]));
  }
}

/* A stairway that is raised is one that can be; a passage that is flooded likewise. */
static gboolean
check_link (CrEdit *edit,
            const CrMap *map,
            const CrMechanism *mechanism,
            const char *of,
            GError **error)
{
  gboolean stairway = g_str_equal (mechanism->kind, "stairway");
  const char *name = stairway ? "stairway" : "passage";
  const char *flag = stairway ? "raisable" : "floods";

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);

    if (g_strcmp0 (cr_node_get (node, "id"), of) != 0 || !cr_node_is (node, name))
      continue;
    if (g_strcmp0 (cr_node_get (node, flag), "yes") != 0) {
      CrNode *able = cr_node_copy (node);

      cr_node_set (able, flag, "yes");
      cr_edit_replace_node (edit, map, CR_SECTION_LINKS, i, able);
    }
    return TRUE;
  }
  return cr_error_refuse (error, CR_ERROR_UNKNOWN,
                          stairway ? cr_text ("the map has no stairway “%s” to raise (TMP-03)")
                                   : cr_text ("the map has no passage “%s” to flood (TMP-08)"),
                          of);
}

static gboolean
check_effects (CrEdit *edit, const CrMap *map, const CrMechanism *mechanism, GError **error)
{
  if (mechanism->control.floor < 0)
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("a mechanism is worked from a hex: it needs control= "
                                     "(DRW-01)"));
  if (mechanism->places->len == 0 && mechanism->n_others == 0)
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("a mechanism moves something: it needs hexes=, sides= or "
                                     "of= (DRW-01)"));
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const char *of = g_array_index (mechanism->effects, CrEffect, i).of;

    if (of != NULL && !check_link (edit, map, mechanism, of, error))
      return FALSE;
  }
  return TRUE;
}

static guint
find_mechanism (const CrMap *map, const char *id)
{
  guint n = cr_map_n_nodes (map, CR_SECTION_MECHANISMS);

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_MECHANISMS, i), "id"), id) == 0)
      return i;
  return n;
}

gboolean
cr_build_mechanism (CrEdit *edit, const CrMap *map, CrNode *node, GError **error)
{
  g_autoptr (CrNode) owned = node;
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  guint n = cr_map_n_nodes (map, CR_SECTION_MECHANISMS);
  guint index = find_mechanism (map, cr_node_get (node, "id"));

  if ((index == n && !cr_build_check_id (map, CR_SECTION_MECHANISMS, node, error)) ||
      !cr_mechanism_read (map, node, &mechanism, error) ||
      !check_effects (edit, map, &mechanism, error))
    return FALSE;
  remember_state (node, map, &mechanism);
  if (index < n)
    cr_edit_replace_node (edit, map, CR_SECTION_MECHANISMS, index, g_steal_pointer (&owned));
  else
    cr_edit_insert_node (edit, map, CR_SECTION_MECHANISMS, n, g_steal_pointer (&owned));
  return TRUE;
}

static void
apply_to_hexes (CrEdit *edit, const CrMap *map, const CrEffect *effect)
{
  for (guint i = 0; i < effect->places->len; i++) {
    CrPlace place = g_array_index (effect->places, CrPlace, i);

    if (effect->terrain != NULL)
      cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, effect->terrain);
    if (effect->structure != NULL)
      cr_edit_set_code (edit, map, place, CR_LAYER_STRUCTURE, effect->structure);
    if (effect->level != CR_EFFECT_NO_LEVEL)
      cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, effect->level);
  }
}

static void
apply_to_sides (CrEdit *edit,
                const CrMap *map,
                const CrMechanism *mechanism,
                const CrEffect *effect,
                const char *state)
{
  CrOpening opening = cr_mechanism_get_opening (mechanism, effect, state);

  for (guint i = 0; opening != CR_STATE_DEFAULT && i < effect->sides->len; i++)
    open_side (edit, map, mechanism, &g_array_index (effect->sides, CrPlacedSide, i), opening);
}

static gboolean
check_state (const CrMechanism *mechanism, const char *state, GError **error)
{
  const CrMechanismKind *kind = cr_mechanism_find_kind (mechanism->kind);

  if (g_strcmp0 (state, kind->states[0]) == 0 || g_strcmp0 (state, kind->states[1]) == 0)
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX, cr_text ("found state “%s”, expected %s or %s"),
                          state, kind->states[0], kind->states[1]);
}

gboolean
cr_build_work_mechanism (CrEdit *edit,
                         const CrMap *map,
                         guint index,
                         const char *state,
                         GError **error)
{
  g_autoptr (CrNode) worked =
      cr_build_tie_gates (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, index));
  g_auto (CrMechanism) mechanism = { .kind = NULL };

  if (!cr_mechanism_read (map, worked, &mechanism, error) ||
      !check_state (&mechanism, state, error))
    return FALSE;
  if (g_str_equal (mechanism.state, state))
    return TRUE;
  remember_state (worked, map, &mechanism);
  cr_node_set (worked, "state", state);
  for (guint i = 0; i < mechanism.effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism.effects, CrEffect, i);

    if (is_of (effect, state))
      apply_to_hexes (edit, map, effect);
    apply_to_sides (edit, map, &mechanism, effect, state);
  }
  cr_edit_replace_node (edit, map, CR_SECTION_MECHANISMS, index, g_steal_pointer (&worked));
  return TRUE;
}

/* cr-operation-mechanisms.c: mechanisms built and worked. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-build.h"
#include "cr-error.h"
#include "cr-mechanism.h"
#include "cr-operation-private.h"
#include "cr-text.h"

static guint
find_mechanism (const CrArgument *argument)
{
  guint n = cr_map_n_nodes (argument->map, CR_SECTION_MECHANISMS);

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (argument->map, CR_SECTION_MECHANISMS, i), "id"),
                   argument->head) == 0)
      return i;
  return n;
}

/* "opening" without a state says how doors stand in the other one. */
static gboolean
check_values (const CrArgument *argument, GError **error)
{
  const char *terrain = cr_argument_get (argument, "terrain");
  const char *structure = cr_argument_get (argument, "structure");
  int level;

  if (terrain != NULL && cr_ruleset_find_terrain (argument->ruleset, terrain) == NULL)
    return cr_argument_refuse_code (argument, CR_LAYER_TERRAIN, terrain, error);
  if (structure != NULL && cr_ruleset_find_structure (argument->ruleset, structure) == NULL)
    return cr_argument_refuse_code (argument, CR_LAYER_STRUCTURE, structure, error);
  if (cr_argument_read_int (argument, "level", CR_LEVEL_MIN, CR_LEVEL_MAX, &level))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("found level “%s”, expected a whole number from %d to %d"),
                          cr_argument_get (argument, "level"), CR_LEVEL_MIN, CR_LEVEL_MAX);
}

static gboolean
set_hexes (const CrArgument *argument, CrNode *effect, GError **error)
{
  const char *text = cr_argument_get (argument, "hexes");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *hexes = NULL;

  if (text == NULL)
    return TRUE;
  if (!cr_operation_parse_places (argument->map, text, places, error))
    return FALSE;
  hexes = cr_build_format_places (argument->map, cr_places_of (places));
  cr_node_set (effect, "hexes", hexes);
  return TRUE;
}

/* What the options say of the state that the mechanism is not in; of sides and links in both. */
static gboolean
add_effects (const CrArgument *argument, CrNode *node, const char *state, GError **error)
{
  static const char *const values[] = { "terrain", "level", "structure" };
  g_autoptr (CrNode) hexes = cr_node_new ("effect");
  g_autoptr (CrNode) others = cr_node_new ("effect");

  cr_node_set (hexes, "state", state);
  if (!check_values (argument, error) || !set_hexes (argument, hexes, error) ||
      (cr_argument_get (argument, "sides") != NULL &&
       !cr_argument_set_places (argument, others, "sides", error)))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    cr_node_set (hexes, values[i], cr_argument_get (argument, values[i]));
  cr_node_set (others, "of", cr_argument_get (argument, "of"));
  if (cr_node_get (hexes, "hexes") != NULL)
    cr_node_take_child (node, g_steal_pointer (&hexes));
  if (cr_node_n_attributes (others) > 0)
    cr_node_take_child (node, g_steal_pointer (&others));
  return TRUE;
}

static const char *
get_other_state (const CrMechanismKind *kind, const char *state)
{
  return kind->states[state == NULL || g_str_equal (state, kind->states[0]) ? 1 : 0];
}

static gboolean
set_plain (const CrArgument *argument, CrNode *node, GError **error)
{
  if (cr_argument_get (argument, "turns") != NULL)
    cr_node_set (node, "turns", cr_argument_get (argument, "turns"));
  return cr_argument_get (argument, "control") == NULL ||
         cr_argument_set_places (argument, node, "control", error);
}

static gboolean
build_new (const CrArgument *argument, CrEdit *edit, GError **error)
{
  const CrMechanismKind *kind = cr_mechanism_find_kind (cr_argument_get (argument, "kind"));
  const char *state = cr_argument_get (argument, "state");
  const char *found = cr_argument_get (argument, "kind");
  g_autoptr (CrNode) node = cr_node_new ("mechanism");

  if (kind == NULL)
    return cr_error_refuse (error, CR_ERROR_UNKNOWN,
                            cr_text ("found kind “%s”, expected drawbridge, portcullis, "
                                     "stairway or sluice"),
                            found != NULL ? found : "");
  cr_node_set (node, "id", argument->head);
  cr_node_set (node, "kind", kind->name);
  if (!set_plain (argument, node, error))
    return FALSE;
  cr_node_set (node, "state", state != NULL ? state : kind->states[0]);
  if (!add_effects (argument, node, get_other_state (kind, state), error))
    return FALSE;
  /* Who names the sides that it works names all of them. */
  return cr_build_mechanism (edit, argument->map,
                             cr_argument_get (argument, "sides") != NULL
                                 ? cr_node_ref (node)
                                 : cr_build_tie_gates (argument->map, node),
                             error);
}

/* More effects, another winch, or worked: "state" alone. */
static gboolean
change_mechanism (const CrArgument *argument, CrEdit *edit, guint index, GError **error)
{
  const CrNode *before = cr_map_get_node (argument->map, CR_SECTION_MECHANISMS, index);
  const char *state = cr_argument_get (argument, "state");
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  g_autoptr (CrNode) node = NULL;

  if (state != NULL && argument->options->len > 2)
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("a mechanism that is there is changed or worked, not both "
                                     "at once"));
  if (state != NULL)
    return cr_build_work_mechanism (edit, argument->map, index, state, error);
  if (!cr_mechanism_read (argument->map, before, &mechanism, error))
    return FALSE;
  node = cr_node_copy (before);
  return set_plain (argument, node, error) &&
         add_effects (argument, node, cr_mechanism_get_other_state (&mechanism), error) &&
         cr_build_mechanism (edit, argument->map, g_steal_pointer (&node), error);
}

static gboolean
build_mechanism (const CrArgument *argument, CrEdit *edit, GError **error)
{
  guint index = find_mechanism (argument);
  gboolean there = index < cr_map_n_nodes (argument->map, CR_SECTION_MECHANISMS);

  if (cr_argument_get (argument, "kind") != NULL || !there)
    return build_new (argument, edit, error);
  return change_mechanism (argument, edit, index, error);
}

static const CrOperationRow rows[] = {
  { { "mechanism",
      "ID:kind=drawbridge|portcullis|stairway|sluice:control=HEX[:turns=N][:state=STATE]"
      "[:hexes=HEXES[:terrain=CODE][:level=N][:structure=KIND]][:sides=SIDES][:of=LINK]",
      N_ ("Build a mechanism: what its hexes become in its other state, doors that it moves, the "
          "stairway or passage it works; for one that is there state= works it") },
    CR_FORM_HEAD,
    { "kind", "control", "turns", "state", "hexes", "terrain", "level", "structure", "sides", "of",
      NULL },
    build_mechanism },
};

const CrOperationFamily cr_operations_mechanisms = { rows, G_N_ELEMENTS (rows) };

/* cr-build-gates.c: the gates that a drawbridge shuts. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build-private.h"
#include "cr-mechanism.h"

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

/**
 * cr_build_tie_gates:
 *
 * Returns: (transfer full): the mechanism, with every gate that its bridge leads to among what it
 *   works: a raised drawbridge shuts its gate (DRW-01)
 */
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

/**
 * cr_build_tie_bridge:
 * @index: of the mechanism in its section
 *
 * Ties its gates to a drawbridge that is there, and shuts them where it stands raised.
 */
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
    cr_build_open_side (edit, map, &mechanism, &g_array_index (gates, CrPlacedSide, i),
                        CR_STATE_CLOSED);
  cr_edit_replace_node (edit, map, CR_SECTION_MECHANISMS, index, cr_build_tie_gates (map, node));
}

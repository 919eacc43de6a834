/* cr-operation-links.c: stairways and other links. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-operation-private.h"

static gboolean
build_stairway (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (CrNode) node = cr_node_new ("stairway");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_argument_read_places (argument, places, error))
    return FALSE;

  g_autofree char *hexes = cr_build_format_places (
      argument->map, (const CrPlace *) (const void *) places->data, places->len);
  cr_node_set (node, "id", argument->head);
  cr_node_set (node, "hexes", hexes);
  if (!cr_argument_set_places (argument, node, "foot", error) ||
      !cr_argument_set_places (argument, node, "head", error))
    return FALSE;
  cr_node_set (node, "opens-foot", cr_argument_get (argument, "opens-foot"));
  cr_node_set (node, "opens-head", cr_argument_get (argument, "opens-head"));
  return cr_build_stairway (edit, argument->map,
                            cr_map_intern_code (argument->map, CR_LAYER_TERRAIN, CR_BUILD_STAIR),
                            g_steal_pointer (&node), error);
}

static gboolean
build_link (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (CrNode) node = cr_node_new (argument->name);

  cr_node_set (node, "id", argument->head);
  if (!cr_argument_set_places (argument, node, "from", error) ||
      !cr_argument_set_places (argument, node, "to", error))
    return FALSE;
  return cr_build_link (edit, argument->map, g_steal_pointer (&node), error);
}

static const CrOperationRow rows[] = {
  { { "stairway", "ID:foot=HEX:head=HEX[:opens-foot=side|two|hex][:opens-head=…]@HEXES",
      N_ ("Build a stairway: its hexes become stairs, their levels steps") },
    CR_FORM_PLACES,
    { "foot", "head", "opens-foot", "opens-head", NULL },
    build_stairway },
  { { "spiral", "ID:from=HEX:to=HEX", N_ ("Join two floors by a spiral stair") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
  { { "ladder", "ID:from=HEX:to=HEX", N_ ("Join two floors by a ladder") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
  { { "trapdoor", "ID:from=HEX:to=HEX", N_ ("Join two floors by a trapdoor") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
};

const CrOperationFamily cr_operations_links = { rows, G_N_ELEMENTS (rows) };

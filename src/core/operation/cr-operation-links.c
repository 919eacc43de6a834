/* cr-operation-links.c: stairways and other links. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-error.h"
#include "cr-operation-private.h"
#include "cr-text.h"

static gboolean
build_stairway (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (CrNode) node = cr_node_new ("stairway");
  gboolean raisable = FALSE;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_argument_read_places (argument, places, error))
    return FALSE;

  g_autofree char *hexes = cr_build_format_places (argument->map, cr_places_of (places));
  cr_node_set (node, "id", argument->head);
  cr_node_set (node, "hexes", hexes);
  if (!cr_argument_set_places (argument, node, "foot", error) ||
      !cr_argument_set_places (argument, node, "head", error))
    return FALSE;
  cr_node_set (node, "opens-foot", cr_argument_get (argument, "opens-foot"));
  cr_node_set (node, "opens-head", cr_argument_get (argument, "opens-head"));
  if (!cr_argument_read_flag (argument, "raisable", &raisable, error))
    return FALSE;
  cr_node_set (node, "raisable", raisable ? "yes" : NULL);
  return cr_build_stairway (edit, argument->map, g_steal_pointer (&node), error);
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

/* Between two spiral stairs, or dug along hexes with all that belongs to it. */
static gboolean
build_passage (const CrArgument *argument, CrEdit *edit, GError **error)
{
  const char *floor = cr_argument_get (argument, "floor");
  CrPassagePlan plan = { .id = argument->head, .floor = floor != NULL ? floor : "passage" };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (CrNode) node = cr_node_new ("passage");

  plan.level = -1;
  if (!cr_argument_read_flag (argument, "floods", &plan.floods, error))
    return FALSE;
  if (argument->where == NULL) {
    cr_node_set (node, "id", argument->head);
    cr_node_set (node, "from", cr_argument_get (argument, "from"));
    cr_node_set (node, "to", cr_argument_get (argument, "to"));
    cr_node_set (node, "floods", plan.floods ? "yes" : NULL);
    return cr_build_passage (edit, argument->map, g_steal_pointer (&node), error);
  }
  if (!cr_argument_read_int (argument, "level", CR_LEVEL_MIN, CR_LEVEL_MAX, &plan.level))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found level “%s”, expected a whole number from %d to %d"),
                            cr_argument_get (argument, "level"), CR_LEVEL_MIN, CR_LEVEL_MAX);
  if (!cr_argument_read_places (argument, places, error))
    return FALSE;
  plan.hexes = cr_places_of (places).places;
  plan.n_hexes = places->len;
  return cr_build_passage_along (edit, argument->map, &plan, error);
}

static const CrOperationRow rows[] = {
  { { "stairway",
      "ID:foot=HEX:head=HEX[:opens-foot=side|two|hex][:opens-head=…][:raisable=yes]@HEXES",
      N_ ("Build a stairway: its hexes become stairs, their levels steps") },
    CR_FORM_PLACES,
    { "foot", "head", "opens-foot", "opens-head", "raisable", NULL },
    build_stairway },
  { { "spiral", "ID:from=HEX:to=HEX", N_ ("Join two floors by a spiral stair") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
  { { "ladder", "ID:from=HEX:to=HEX", N_ ("Join two floors by a ladder") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
  { { "ramp", "ID:from=HEX:to=HEX", N_ ("Join two hexes of different levels by a ramp") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
  { { "rope", "ID:from=HEX:to=HEX", N_ ("Let a rope down a wall") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
  { { "trapdoor", "ID:from=HEX:to=HEX", N_ ("Join two floors by a trapdoor") },
    CR_FORM_HEAD,
    { "from", "to", NULL },
    build_link },
  { { "passage",
      "ID:from=SPIRAL:to=SPIRAL[:floods=yes] or ID[:floor=ID][:level=N][:floods=yes]@HEXES",
      N_ ("Join two spiral stairs by a secret passage, or dig one along hexes, stairs and all") },
    CR_FORM_MAYBE_PLACES,
    { "from", "to", "floods", "floor", "level", NULL },
    build_passage },
};

const CrOperationFamily cr_operations_links = { rows, G_N_ELEMENTS (rows) };

/* cr-operation-names.c: areas and other names. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-error.h"
#include "cr-operation-private.h"
#include "cr-plain.h"
#include "cr-text.h"

static gboolean
build_area (const CrArgument *argument, CrEdit *edit, GError **error)
{
  const char *id = cr_argument_get (argument, "id");
  g_autofree char *made = id != NULL ? g_strdup (id) : cr_map_make_id (argument->head);
  g_autoptr (CrNode) node = cr_node_new ("area");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_text_is_clean (argument->head))
    return cr_argument_refuse (error, CR_ERROR_SYNTAX,
                               cr_text ("the name holds what no file can carry"));
  if (!cr_argument_read_places (argument, places, error))
    return FALSE;

  g_autofree char *text = cr_build_format_places (
      argument->map, (const CrPlace *) (const void *) places->data, places->len);
  cr_node_set (node, "id", made);
  cr_node_set (node, "name", argument->head);
  cr_node_set (node, "kind", cr_argument_get (argument, "kind"));
  cr_node_set_text (node, text);
  return cr_build_area (edit, argument->map, g_steal_pointer (&node), error);
}

static const CrOperationRow rows[] = {
  { { "area", "NAME[:kind=KIND][:id=ID]@HEXES", N_ ("Name an area") },
    CR_FORM_PLACES,
    { "kind", "id", NULL },
    build_area },
};

const CrOperationFamily cr_operations_names = { rows, G_N_ELEMENTS (rows) };

/* cra-tool-options-material.c: the material of the walls of an area.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"

#include <glib/gi18n.h>

/* The kind of an area is any text; the drop-down offers those kinds that are materials of the
 * ruleset. Its first row stands for every other kind. */

static const CrNode *
get_material (const GValue *kind, CreTool *tool, guint *index_out)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (cre_tool_get_document (tool));
  const CrNode *siege = cr_node_find (cr_ruleset_get_node (ruleset), "siege");
  guint n = 0;

  for (guint i = 0; siege != NULL && i < cr_node_n_children (siege); i++) {
    const CrNode *row = cr_node_get_child (siege, i);

    if (!cr_node_is (row, "material"))
      continue;
    n++;
    if (kind != NULL ? g_strcmp0 (cr_node_get (row, "id"), g_value_get_string (kind)) != 0
                     : n != *index_out)
      continue;
    *index_out = n;
    return row;
  }
  return NULL;
}

static gboolean
from_kind (G_GNUC_UNUSED GBinding *binding, const GValue *kind, GValue *selected, gpointer tool)
{
  guint index = 0;

  get_material (kind, tool, &index);
  g_value_set_uint (selected, index);
  return TRUE;
}

/* The first row leaves a kind that is no material as it is. An area without a name gets that of the
 * chosen material, so that it can be painted at once. */
static gboolean
to_kind (G_GNUC_UNUSED GBinding *binding, const GValue *selected, GValue *kind, gpointer tool)
{
  guint index = g_value_get_uint (selected), unused = 0;
  const CrNode *row = index > 0 ? get_material (NULL, tool, &index) : NULL;
  g_autofree char *name = NULL, *now = NULL;
  g_auto (GValue) current = G_VALUE_INIT;

  g_object_get (tool, "name", &name, "kind", &now, NULL);
  g_value_init (&current, G_TYPE_STRING);
  g_value_set_string (&current, now);
  if (row == NULL && get_material (&current, tool, &unused) == NULL)
    return FALSE;
  if (row != NULL && (name == NULL || *name == '\0'))
    g_object_set (tool, "name", cr_node_get_localized (row, "name", g_get_language_names ()), NULL);
  g_value_set_string (kind, row != NULL ? cr_node_get (row, "id") : "");
  return TRUE;
}

void
cra_tool_options_add_material (GtkWidget *form, CreTool *tool)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *chooser;
  const CrNode *row;

  gtk_string_list_append (names, _ ("As it is built"));
  for (guint i = 1; (row = get_material (NULL, tool, &i)) != NULL; i++)
    gtk_string_list_append (names, cr_node_get_localized (row, "name", g_get_language_names ()));
  chooser = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  cra_form_give_rows (GTK_DROP_DOWN (chooser));
  gtk_widget_set_tooltip_text (
      chooser,
      _ ("Of what the walls of this area are: how long they stand, and whether they burn"));
  g_object_bind_property_full (tool, "kind", chooser, "selected",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL, from_kind, to_kind,
                               tool, NULL);
  cra_form_add_row (form, _ ("Material"), chooser);
}

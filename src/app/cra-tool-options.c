/* cra-tool-options.c: what the tool in use can be told. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-tool-options.h"

#include "cra-form.h"
#include "cra-kind-list.h"

#include "cre-brush.h"
#include "cre-tools.h"

#include <glib/gi18n.h>

static gboolean
size_to_count (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  int n = cr_hex_n_within (g_value_get_int (from));

  g_value_take_string (
      to, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hex", "%d hexes", (gulong) n), n));
  return TRUE;
}

static void
add_brush (GtkWidget *form, CreTool *tool)
{
  const CraChoice shapes[] = { { _ ("Brush"), "cre-terrain-symbolic" },
                               { _ ("Fill what is alike"), "crenel-brush-fill-symbolic" },
                               { NULL, NULL } };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *spin = cra_form_new_spin (tool, "size", 0, CRE_BRUSH_MAX_SIZE);
  GtkWidget *count = cra_form_new_label (NULL, "dim caption num");

  cra_form_add_row (form, _ ("Shape"), cra_form_new_buttons (shapes, tool, "flood"));
  gtk_box_append (GTK_BOX (box), spin);
  gtk_box_append (GTK_BOX (box), count);
  g_object_bind_property_full (tool, "size", count, "label", G_BINDING_SYNC_CREATE, size_to_count,
                               NULL, NULL, NULL);
  g_object_bind_property (tool, "flood", spin, "sensitive",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  cra_form_add_row (form, _ ("Size"), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Brush size"), -1);
}

static void
add_kinds (GtkWidget *form,
           CreTool *tool,
           GListModel *kinds,
           const char *label,
           const char *figures)
{
  GtkWidget *list = cra_kind_list_new (kinds, label, figures);

  g_object_bind_property (tool, "code", list, "code",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (form), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (form), list);
}

static void
fill_terrain (GtkWidget *form, CreTool *tool)
{
  CreDocument *document = cre_tool_get_document (tool);

  add_brush (form, tool);
  gtk_box_append (GTK_BOX (form), cra_form_new_check (_ ("Only where empty"), tool, "only-empty"));
  add_kinds (
      form, tool,
      cra_kind_new_terrains (cre_document_get_map (document), cre_document_get_ruleset (document)),
      _ ("Terrain kinds"), _ ("MP on foot"));
}

static void
fill_structure (GtkWidget *form, CreTool *tool)
{
  CreDocument *document = cre_tool_get_document (tool);

  add_brush (form, tool);
  add_kinds (form, tool,
             cra_kind_new_structures (cre_document_get_map (document),
                                      cre_document_get_ruleset (document)),
             _ ("Structure kinds"), NULL);
}

static void
fill_level (GtkWidget *form, CreTool *tool)
{
  const CraChoice modes[] = {
    { _ ("Set"), NULL }, { _ ("Raise"), NULL }, { _ ("Lower"), NULL }, { NULL, NULL }
  };

  add_brush (form, tool);
  cra_form_add_row (form, _ ("Do"), cra_form_new_buttons (modes, tool, "mode"));
  cra_form_add_row (form, _ ("Level"),
                    cra_form_new_spin (tool, "level", CR_LEVEL_MIN, CR_LEVEL_MAX));
  cra_form_add_hint (form,
                     _ ("Ground is 0. Raise and lower change each hex by one level a stroke."));
}

static const struct {
  const char *id;
  void (*fill) (GtkWidget *form, CreTool *tool);
} pages[] = {
  { "terrain", fill_terrain },
  { "structure", fill_structure },
  { "level", fill_level },
};

/**
 * cra_tool_options_new:
 *
 * Returns: (transfer floating): the panel of the tool called @id, bound to @tool's properties
 */
GtkWidget *
cra_tool_options_new (const char *id, CreTool *tool)
{
  GtkWidget *form = cra_form_new ();
  const CreToolInfo *info = cre_tools_find (id);
  g_autofree char *action = g_strdup_printf ("win.tool::%s", id);

  cra_form_add_heading (form, _ (info->label), action);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i].id, id))
      pages[i].fill (form, tool);
  return form;
}

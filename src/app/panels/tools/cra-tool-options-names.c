/* cra-tool-options-names.c: the options of the tool for names and areas.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"
#include "cra-inspect-form.h"
#include "cra-map-names.h"
#include "cra-rows.h"
#include "cra-tab-stop.h"

#include "cre-tool-names.h"

#include <glib/gi18n.h>

/* These functions make entries for a text of the tool. Enter takes the text and moves the focus to
 * the map. */

static const char *
get_property (GtkWidget *entry)
{
  return g_object_get_data (G_OBJECT (entry), "property");
}

static void
set_text (const char *text, gpointer data)
{
  GtkWidget *entry = data;

  g_object_set (g_object_get_data (G_OBJECT (entry), "tool"), get_property (entry), text, NULL);
}

static void
show_text (CreTool *tool, GParamSpec *pspec, GtkWidget *entry)
{
  g_autofree char *text = NULL;

  g_object_get (tool, get_property (entry), &text, NULL);
  cra_inspect_entry_set (entry, text);
}

static void
go_on_cb (GtkWidget *entry)
{
  gtk_widget_activate_action (entry, "map.to-map", NULL);
}

static GtkWidget *
add_text (GtkWidget *form, CreTool *tool, const char *label, const char *property)
{
  GtkWidget *entry = cra_inspect_new_entry ("", set_text, NULL);
  g_autofree char *signal = g_strdup_printf ("notify::%s", property);

  cra_inspect_entry_set_data (entry, entry);
  g_object_set_data_full (G_OBJECT (entry), "tool", g_object_ref (tool), g_object_unref);
  g_object_set_data_full (G_OBJECT (entry), "property", g_strdup (property), g_free);
  g_signal_connect_object (tool, signal, G_CALLBACK (show_text), entry, 0);
  g_signal_connect_after (entry, "activate", G_CALLBACK (go_on_cb), NULL);
  cra_form_add_row (form, label, entry);
  show_text (tool, NULL, entry);
  return entry;
}

/* The functions from here on list the areas of the map, with buttons to choose and remove them. */

static void
take_cb (GtkWidget *button, CreTool *tool)
{
  g_object_set (tool, "current", cra_rows_get_row (button), NULL);
}

static void
remove_cb (GtkWidget *button, CreTool *tool)
{
  cre_tool_names_remove_area (CRE_TOOL_NAMES (tool), cra_rows_get_row (button));
}

static GtkWidget *
new_name (const char *name, guint n_hexes, gboolean current)
{
  g_autofree char *size =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", n_hexes), n_hexes);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = cra_form_new_label (name, current ? "heading" : NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (size, "dim caption num"));
  return cra_rows_new_name (name, box);
}

static void
add_area (GtkWidget *list, CreTool *tool, int index, int current)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *away = cra_form_new_icon_button ("list-remove-symbolic", _ ("Remove"), NULL), *button;
  guint n_hexes;
  g_autofree char *name = cre_tool_names_dup_area (CRE_TOOL_NAMES (tool), index, &n_hexes);

  button = new_name (name, n_hexes, index == current);
  gtk_widget_add_css_class (away, "mini");
  cra_rows_name_act (away, _ ("Remove"), name);
  cra_rows_connect (button, index, G_CALLBACK (take_cb), tool);
  cra_rows_connect (away, index, G_CALLBACK (remove_cb), tool);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (row), away);
  gtk_box_append (GTK_BOX (list), row);
}

static void
fill_areas (GtkWidget *list)
{
  CreTool *tool = g_object_get_data (G_OBJECT (list), "tool");
  const CrMap *map = cre_tool_get_map (tool);
  int current, row = 0, stop = 0;

  g_object_get (tool, "current", &current, NULL);
  cra_rows_clear (list);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++)
    if (cr_node_is (cr_map_get_node (map, CR_SECTION_AREAS, i), "area")) {
      stop = (int) i == current ? row : stop;
      row++;
      add_area (list, tool, (int) i, current);
    }
  cra_rows_set_stop (list, stop);
  if (gtk_widget_get_first_child (list) == NULL)
    gtk_box_append (GTK_BOX (list), cra_form_new_label (_ ("None on this map yet."), "dim"));
}

static void
new_cb (GtkWidget *button, GtkWidget *name)
{
  g_object_set (g_object_get_data (G_OBJECT (name), "tool"), "current", -1, NULL);
  gtk_widget_grab_focus (name);
}

static GtkWidget *
new_list (CreTool *tool)
{
  GtkWidget *list = cra_rows_new ();

  g_object_set_data_full (G_OBJECT (list), "tool", g_object_ref (tool), g_object_unref);
  g_signal_connect_object (tool, "notify::current", G_CALLBACK (fill_areas), list,
                           G_CONNECT_SWAPPED);
  fill_areas (list);
  return list;
}

static void
fill_area_page (GtkWidget *page, CreTool *tool)
{
  GtkWidget *name = add_text (page, tool, _ ("Name"), "name");
  GtkWidget *kind = add_text (page, tool, _ ("Kind"), "kind");
  GtkWidget *another = gtk_button_new_with_label (_ ("New area"));
  GtkWidget *selection = gtk_button_new_with_label (_ ("Take what is selected"));
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_set_tooltip_text (
      kind, _ ("What rules and scenarios look for: keep, court, gate, rampart, tower, outside …"));
  cra_tool_options_add_material (page, tool);
  cra_form_add_row (page, _ ("Size"), cra_form_new_spin (tool, "size", 0, 5));
  g_signal_connect_object (another, "clicked", G_CALLBACK (new_cb), name, 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (selection), "map.name-selection");
  gtk_box_append (GTK_BOX (list), another);
  gtk_box_append (GTK_BOX (list), selection);
  cra_form_add_hint (list, _ ("Type a name, then paint its hexes; one click names one hex. Ctrl "
                              "takes hexes out, a right click takes the area there in hand, Esc "
                              "lets go."));
  cra_form_add_section (list, _ ("Areas"));
  gtk_box_append (GTK_BOX (list), new_list (tool));
  gtk_box_append (GTK_BOX (page), cra_tab_stop_new (list));
}

static void
fill_label_page (GtkWidget *page, CreTool *tool)
{
  add_text (page, tool, _ ("Text"), "text");
  cra_form_add_row (page, _ ("Size, %"), cra_form_new_spin (tool, "scale", 25, 1000));
  cra_form_add_row (page, _ ("Turned by, °"), cra_form_new_spin (tool, "angle", -360, 360));
  cra_form_add_hint (page, _ ("Type the words, then click where they go. A click on a label takes "
                              "it in hand; drag it, or click elsewhere, to move it. Ctrl removes "
                              "it, Esc lets go."));
}

static gboolean
is_mode (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_boolean (to, g_value_get_int (from) == GPOINTER_TO_INT (data));
  return TRUE;
}

static GtkWidget *
add_page (GtkWidget *form, CreTool *tool, int mode)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  g_object_bind_property_full (tool, "mode", page, "visible", G_BINDING_SYNC_CREATE, is_mode, NULL,
                               GINT_TO_POINTER (mode), NULL);
  gtk_box_append (GTK_BOX (form), page);
  return page;
}

void
cra_tool_options_fill_names (GtkWidget *form, CreTool *tool)
{
  const CraChoice modes[] = { { _ ("Areas"), NULL }, { _ ("Labels"), NULL }, { NULL, NULL } };
  CraMapNames *names = g_object_new (CRA_TYPE_MAP_NAMES, NULL);

  gtk_box_append (GTK_BOX (form), cra_form_new_buttons (modes, tool, "mode"));
  fill_area_page (add_page (form, tool, CRE_NAMES_AREAS), tool);
  fill_label_page (add_page (form, tool, CRE_NAMES_LABELS), tool);
  cra_map_names_set_document (names, cre_tool_get_document (tool));
  gtk_box_append (GTK_BOX (form), GTK_WIDGET (names));
}

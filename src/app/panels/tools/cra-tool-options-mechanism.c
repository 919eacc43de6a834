/* cra-tool-options-mechanism.c: the options of the tool for mechanisms.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"
#include "cra-rows.h"

#include "cre-names.h"
#include "cre-tool-mechanism.h"

#include <glib/gi18n.h>

/* The functions from here on list the mechanisms of the map, with buttons to choose, work and
 * remove them. */

static void
take_cb (GtkWidget *button, CreTool *tool)
{
  g_object_set (tool, "current", cra_rows_get_row (button), NULL);
}

static void
work_cb (GtkWidget *button, CreTool *tool)
{
  cre_tool_mechanism_work (CRE_TOOL_MECHANISM (tool), cra_rows_get_row (button));
}

static void
remove_cb (GtkWidget *button, CreTool *tool)
{
  cre_tool_mechanism_remove (CRE_TOOL_MECHANISM (tool), cra_rows_get_row (button));
}

static GtkWidget *
new_name (const CrMap *map, const CrMechanism *mechanism, gboolean current)
{
  g_autofree char *name = cre_tool_mechanism_dup_name (map, mechanism);
  g_autofree char *capital = cre_capitalize (name);

  return cra_rows_new_name (capital, cra_form_new_label (capital, current ? "heading" : NULL));
}

static GtkWidget *
new_state (const CrMechanism *mechanism)
{
  GtkWidget *state =
      cra_form_new_label (cre_tool_mechanism_get_state (mechanism->state), "dim caption");

  gtk_widget_set_hexpand (state, TRUE);
  gtk_widget_set_margin_start (state, 10);
  return state;
}

/* A row has two lines, because a name may be as long as "Raisable stairway u/1520". */
static GtkWidget *
new_row (GtkWidget *name, GtkWidget *away, GtkWidget *work, GtkWidget *state)
{
  GtkWidget *row = gtk_grid_new ();

  gtk_widget_add_css_class (away, "mini");
  gtk_grid_set_column_spacing (GTK_GRID (row), 4);
  gtk_grid_attach (GTK_GRID (row), name, 0, 0, 2, 1);
  gtk_grid_attach (GTK_GRID (row), away, 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), work, 1, 1, 2, 1);
  gtk_grid_attach (GTK_GRID (row), state, 0, 1, 1, 1);
  gtk_widget_set_margin_bottom (row, 6);
  return row;
}

static void
add_mechanism (GtkWidget *list, CreTool *tool, int index)
{
  const CrMap *map = cre_tool_get_map (tool);
  const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, (guint) index);
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autofree char *called = NULL;
  GtkWidget *name, *work, *away;
  int current;

  if (!cr_mechanism_read (map, node, &it, NULL))
    return;
  g_object_get (tool, "current", &current, NULL);
  called = cre_tool_mechanism_dup_name (map, &it);
  name = new_name (map, &it, index == current);
  work = gtk_button_new_with_label (_ ("Work it"));
  away = cra_form_new_icon_button ("list-remove-symbolic", _ ("Remove"), NULL);
  gtk_widget_set_tooltip_text (work, _ ("Turns its state, as a full turn at its control hex does"));
  cra_rows_name_act (work, _ ("Work it"), called);
  cra_rows_name_act (away, _ ("Remove"), called);
  cra_rows_connect (name, index, G_CALLBACK (take_cb), tool);
  cra_rows_connect (work, index, G_CALLBACK (work_cb), tool);
  cra_rows_connect (away, index, G_CALLBACK (remove_cb), tool);
  gtk_box_append (GTK_BOX (list), new_row (name, away, work, new_state (&it)));
}

static void
fill_mechanisms (GtkWidget *list)
{
  CreTool *tool = g_object_get_data (G_OBJECT (list), "tool");
  const CrMap *map = cre_tool_get_map (tool);
  int current;

  g_object_get (tool, "current", &current, NULL);
  cra_rows_clear (list);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    add_mechanism (list, tool, (int) i);
  cra_rows_set_stop (list, current);
  if (gtk_widget_get_first_child (list) == NULL)
    gtk_box_append (GTK_BOX (list), cra_form_new_label (_ ("None on this map yet."), "dim"));
}

void
cra_tool_options_fill_mechanism (GtkWidget *form, CreTool *tool)
{
  GtkStringList *kinds = gtk_string_list_new (NULL);
  GtkWidget *list = cra_rows_new ();

  for (guint i = 0; i < cr_mechanism_n_kinds (); i++) {
    g_autofree char *name = cre_tool_mechanism_dup_kind (cr_mechanism_get_kind (i)->name);
    g_autofree char *capital = cre_capitalize (name);

    gtk_string_list_append (kinds, capital);
  }
  cra_form_add_row (form, _ ("Kind"), cra_form_new_drop_down (G_LIST_MODEL (kinds), tool, "kind"));
  cra_form_add_hint (form,
                     _ ("Click the control hex, then what it moves: the hexes of the bridge, its "
                        "gate, the stairway, the passage. The same click takes it out again. A "
                        "click on the control hex works it; Esc lets go."));
  cra_form_add_section (form, _ ("Mechanisms"));
  gtk_box_append (GTK_BOX (form), list);
  g_object_set_data_full (G_OBJECT (list), "tool", g_object_ref (tool), g_object_unref);
  g_signal_connect_object (tool, "notify::current", G_CALLBACK (fill_mechanisms), list,
                           G_CONNECT_SWAPPED);
  fill_mechanisms (list);
}

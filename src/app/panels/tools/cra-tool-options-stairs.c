/* cra-tool-options-stairs.c: the options of the stairway tool.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"

#include "cre-floors.h"
#include "cre-names.h"
#include "cre-tool-stairway.h"

#include <glib/gi18n.h>

/* Shows the row of @widget for the straight stairway only, or for all others. */

static gboolean
is_straight (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  gboolean straight = g_value_get_int (from) == CRE_STAIRS_STRAIGHT;

  g_value_set_boolean (to, straight == (data != NULL));
  return TRUE;
}

static void
show_for (CreTool *tool, GtkWidget *widget, gboolean straight)
{
  g_object_bind_property_full (tool, "kind", widget, "visible", G_BINDING_SYNC_CREATE, is_straight,
                               NULL, GINT_TO_POINTER (straight), NULL);
}

static void
add_row_for (GtkWidget *form, CreTool *tool, gboolean straight, const char *text, GtkWidget *widget)
{
  cra_form_add_row (form, text, widget);
  show_for (tool, gtk_widget_get_parent (widget), straight);
}

/* Row 0 stands for −1: the stairway opens as it was dragged. */

static gboolean
opens_to_row (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_uint (to, (guint) (g_value_get_int (from) + 1));
  return TRUE;
}

static gboolean
row_to_opens (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_int (to, (int) g_value_get_uint (from) - 1);
  return TRUE;
}

static GtkWidget *
new_opens (CreTool *tool, const char *property)
{
  const char *names[] = { _ ("As it is dragged"), _ ("On one side"), _ ("On two hexes"),
                          _ ("Into the middle"), NULL };
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  g_object_bind_property_full (tool, property, drop_down, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, opens_to_row,
                               row_to_opens, NULL, NULL);
  return drop_down;
}

/* Fills a list that follows the floors of the map. */

static void
fill_floors (CreMapDocument *document, GtkStringList *list)
{
  guint n_fixed = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "fixed"));
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int i = 0; i < cr_map_n_floors (map); i++)
    g_ptr_array_add (names, (gpointer) cre_floors_get_name (map, i));
  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (list, n_fixed, g_list_model_get_n_items (G_LIST_MODEL (list)) - n_fixed,
                          (const char *const *) names->pdata);
}

static void
document_changed_cb (CreMapDocument *document, const CreChange *change, GtkStringList *list)
{
  if (change->floors)
    fill_floors (document, list);
}

static GtkWidget *
new_floors (CreTool *tool, const char *property, const char *const *fixed)
{
  GtkStringList *list = gtk_string_list_new (fixed);
  CreMapDocument *document = cre_tool_get_document (tool);

  g_object_set_data (G_OBJECT (list), "fixed",
                     GUINT_TO_POINTER (g_list_model_get_n_items (G_LIST_MODEL (list))));
  fill_floors (document, list);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), list,
                           G_CONNECT_AFTER);
  return cra_form_new_drop_down (G_LIST_MODEL (list), tool, property);
}

static GtkWidget *
new_kinds (CreTool *tool)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (int i = 0; i < CRE_N_STAIRS; i++) {
    g_autofree char *name = cre_name_link (
        cre_map_document_get_ruleset (cre_tool_get_document (tool)), cre_stairs_get_kind (i));
    g_autofree char *capital = cre_capitalize (name);

    gtk_string_list_append (names, capital);
  }
  return cra_form_new_drop_down (G_LIST_MODEL (names), tool, "kind");
}

void
cra_tool_options_fill_stairway (GtkWidget *form, CreTool *tool)
{
  const char *on[] = { _ ("This floor"), NULL };
  const char *to[] = { _ ("Floor above"),     _ ("Floor below"),  _ ("New floor above"),
                       _ ("New floor below"), _ ("The next hex"), NULL };
  GtkWidget *raisable = cra_form_new_check (_ ("Can be raised"), tool, "raisable");

  cra_form_add_row (form, _ ("Kind"), new_kinds (tool));
  add_row_for (form, tool, TRUE, _ ("Foot"), new_opens (tool, "opens-foot"));
  add_row_for (form, tool, TRUE, _ ("Head"), new_opens (tool, "opens-head"));
  add_row_for (form, tool, TRUE, _ ("Head is on"), new_floors (tool, "head-floor", on));
  show_for (tool, raisable, TRUE);
  gtk_box_append (GTK_BOX (form), raisable);
  show_for (tool,
            cra_form_add_hint (form, _ ("What raises it is a mechanism: M, kind stairway, then "
                                        "its control hex and one of its steps.")),
            TRUE);
  add_row_for (form, tool, FALSE, _ ("Leads to"), new_floors (tool, "to", to));
  show_for (tool,
            cra_form_add_hint (form, _ ("Drag from the hex at the foot over the steps to the hex "
                                        "at the head. Begin or end near another hex and the "
                                        "stairway opens on both. Ctrl takes a stairway away.")),
            TRUE);
  show_for (tool,
            cra_form_add_hint (form, _ ("Click the hex where it begins. To the next hex it leads "
                                        "over the side pointed at; comma and full stop turn to "
                                        "another side. Ctrl takes it away.")),
            FALSE);
}

/* cra-tool-options-paste.c: the options of the paste tool.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"
#include "cra-keys.h"
#include "cra-stamps-panel.h"
#include "cra-stops.h"
#include "cra-tab-stop.h"

#include "cre-tool-paste.h"

#include <glib/gi18n.h>

static void
add_button (GtkWidget *box, const char *icon, const char *title, const char *action)
{
  g_autofree char *tooltip = cra_keys_get_tooltip (title, action);

  gtk_box_append (GTK_BOX (box), cra_form_new_icon_button (icon, tooltip, action));
}

static gboolean
turn_to_text (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_take_string (to, g_strdup_printf (_ ("%d°"), g_value_get_int (from) * 60));
  return TRUE;
}

/* Adds buttons that turn and mirror the piece. */
static void
add_turning (GtkWidget *form, CreTool *tool)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = cra_form_new_label (NULL, "dim caption num");
  GtkWidget *mirror = gtk_toggle_button_new ();
  g_autofree char *tooltip = cra_keys_get_tooltip (_ ("Mirror"), "map.mirror-piece");

  add_button (box, "object-rotate-left-symbolic", _ ("Turn back by 60°"), "map.turn-piece::-1");
  add_button (box, "object-rotate-right-symbolic", _ ("Turn by 60°"), "map.turn-piece::1");
  gtk_button_set_icon_name (GTK_BUTTON (mirror), "object-flip-horizontal-symbolic");
  gtk_widget_add_css_class (mirror, "flat");
  gtk_widget_set_tooltip_text (mirror, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (mirror), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                  -1);
  g_object_bind_property (tool, "mirror", mirror, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (box), mirror);
  g_object_bind_property_full (tool, "sixths", label, "label", G_BINDING_SYNC_CREATE, turn_to_text,
                               NULL, NULL, NULL);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_box_append (GTK_BOX (box), label);
  cra_stops_make (box, FALSE);
  gtk_box_append (GTK_BOX (form), box);
}

static GtkWidget *
new_layer (const char *title, CreTool *tool, int layer)
{
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = cra_form_new_label (title, NULL);

  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_widget_set_tooltip_text (check, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_bind_property (tool, cr_piece_layer_get_name (layer), check, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return check;
}

/* Adds a check for each layer, in the order of #CrPieceLayers. */
static void
add_layers (GtkWidget *form, CreTool *tool)
{
  const char *titles[CR_PIECE_N_LAYERS] = {
    _ ("Terrain"), _ ("Levels"),     _ ("Structures"), _ ("Sides"),
    _ ("Stairs"),  _ ("Mechanisms"), _ ("Names"),
  };

  GtkWidget *grid = gtk_grid_new ();

  cra_form_add_section (form, _ ("What is pasted"));
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int i = 0; i < CR_PIECE_N_LAYERS; i++)
    gtk_grid_attach (GTK_GRID (grid), new_layer (titles[i], tool, i), i % 2, i / 2, 1, 1);
  gtk_box_append (GTK_BOX (form), cra_tab_stop_new (grid));
}

void
cra_tool_options_fill_paste (GtkWidget *form, CreTool *tool)
{
  add_turning (form, tool);
  gtk_box_append (GTK_BOX (form), cra_form_new_check (_ ("Only where empty"), tool, "only-empty"));
  gtk_box_append (GTK_BOX (form),
                  cra_form_new_check (_ ("Levels from the hex pointed at"), tool, "relative"));
  add_layers (form, tool);
  cra_form_add_section (form, _ ("Stamps"));
  gtk_box_append (GTK_BOX (form), cra_stamps_panel_new (cre_tool_get_document (tool)));
  cra_form_add_hint (form, _ ("A click or Enter puts it down, as often as you like; Esc leaves. "
                              "Ctrl and a digit keeps the hexes that are selected as a stamp, "
                              "the digit takes it in hand."));
}

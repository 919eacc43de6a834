/* cra-tool-options-select.c: the options of the select tool.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"
#include "cra-stops.h"

#include "cre-tool-select.h"

#include <glib/gi18n.h>

static gboolean
reach_is_alike (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_boolean (to, g_value_get_int (from) == CRE_REACH_ALIKE);
  return TRUE;
}

/* Adds the choice of what counts as alike, and where alike hexes are looked for. */
static void
add_alike (GtkWidget *form, CreTool *tool)
{
  const char *layers[] = { _ ("Terrain"), _ ("Level"), _ ("Structure"), NULL };
  GtkWidget *box = cra_form_new ();

  cra_form_add_row (
      box, _ ("Alike in"),
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (layers)), tool, "layer"));
  gtk_box_append (GTK_BOX (box),
                  cra_form_new_check (_ ("Only what hangs together"), tool, "connected"));
  g_object_bind_property_full (tool, "reach", box, "visible", G_BINDING_SYNC_CREATE, reach_is_alike,
                               NULL, NULL, NULL);
  gtk_box_append (GTK_BOX (form), box);
}

static void
add_actions (GtkWidget *form)
{
  static const struct {
    const char *label, *action;
  } actions[] = {
    { N_ ("All"), "map.select-all" },
    { N_ ("None"), "map.select-none" },
    { N_ ("Invert"), "map.select-invert" },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++) {
    GtkWidget *button = gtk_button_new_with_label (_ (actions[i].label));

    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), actions[i].action);
    gtk_box_append (GTK_BOX (box), button);
  }
  cra_stops_make (box, FALSE);
  gtk_box_append (GTK_BOX (form), box);
}

void
cra_tool_options_fill_select (GtkWidget *form, CreTool *tool)
{
  const CraChoice modes[] = {
    { _ ("Hexes"), NULL }, { _ ("Sides"), NULL }, { _ ("Links"), NULL }, { NULL, NULL }
  };
  const CraChoice reaches[] = {
    { _ ("Area"), NULL }, { _ ("Lasso"), NULL }, { _ ("Wand"), NULL }, { NULL, NULL }
  };

  gtk_box_append (GTK_BOX (form), cra_form_new_buttons (modes, tool, "mode"));
  gtk_box_append (GTK_BOX (form), cra_form_new_buttons (reaches, tool, "reach"));
  add_alike (form, tool);
  add_actions (form);
  cra_form_add_hint (form,
                     _ ("Shift adds, Ctrl or Alt takes away, both together keep only what was "
                        "selected before. + and − raise and lower. What is selected can be changed "
                        "at the right."));
}

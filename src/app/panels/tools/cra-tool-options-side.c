/* cra-tool-options-side.c: the options of the side tool, and those that all painting tools share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"
#include "cra-stops.h"

#include "cre-names.h"
#include "cre-painting.h"
#include "cre-tool-side.h"

#include <glib/gi18n.h>

/* Without a mirror there is no axis to place. */
static gboolean
is_mirrored (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_boolean (to, g_value_get_int (from) > 0);
  return TRUE;
}

/* Adds the mirror, which all painting tools share. */
static void
add_symmetry (GtkWidget *form, CreTool *tool)
{
  const char *kinds[] = { _ ("None"),      _ ("Left and right"), _ ("Top and bottom"), _ ("Both"),
                          _ ("Half turn"), _ ("Thirds"),         _ ("Sixths"),         NULL };
  CrePainting *painting = cre_painting_get (cre_tool_get_document (tool));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (kinds)), painting, "symmetry");
  GtkWidget *button = cra_form_new_icon_button ("find-location-symbolic",
                                                _ ("Mirror about the hex cursor"), "map.set-axis");

  gtk_widget_set_hexpand (drop_down, TRUE);
  gtk_widget_add_css_class (button, "mini");
  g_object_bind_property_full (painting, "symmetry", button, "visible", G_BINDING_SYNC_CREATE,
                               is_mirrored, NULL, NULL, NULL);
  gtk_box_append (GTK_BOX (box), drop_down);
  gtk_box_append (GTK_BOX (box), button);
  cra_form_add_row (form, _ ("Mirror"), box);
}

/* Adds the locks, which keep layers from being painted; at first nothing is locked. */
static void
add_locks (GtkWidget *form, CreTool *tool)
{
  static const struct {
    const char *property, *icon, *tooltip;
  } locks[] = {
    { "lock-terrain", "cre-terrain-symbolic", N_ ("Lock the terrain") },
    { "lock-level", "cre-level-symbolic", N_ ("Lock the levels") },
    { "lock-structure", "cre-structure-symbolic", N_ ("Lock the structures") },
    { "lock-sides", "cre-side-symbolic", N_ ("Lock the sides") },
  };
  CrePainting *painting = cre_painting_get (cre_tool_get_document (tool));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  for (gsize i = 0; i < G_N_ELEMENTS (locks); i++) {
    GtkWidget *button = gtk_toggle_button_new ();

    gtk_button_set_icon_name (GTK_BUTTON (button), locks[i].icon);
    gtk_widget_set_tooltip_text (button, _ (locks[i].tooltip));
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ (locks[i].tooltip), -1);
    g_object_bind_property (painting, locks[i].property, button, "active",
                            G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
    gtk_box_append (GTK_BOX (box), button);
  }
  cra_stops_make (box, FALSE);
  cra_form_add_row (form, _ ("Locked"), box);
}

void
cra_tool_options_add_painting (GtkWidget *form, CreTool *tool)
{
  add_symmetry (form, tool);
  add_locks (form, tool);
}

/* The rows are the arcs of a slit in steps of 60 degrees. */

static gboolean
arc_to_row (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_uint (to, (guint) MAX (g_value_get_int (from), 0) / 60);
  return TRUE;
}

static gboolean
row_to_arc (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_int (to, (int) MIN (g_value_get_uint (from), 3) * 60);
  return TRUE;
}

static GtkWidget *
new_arcs (CreTool *tool)
{
  const char *arcs[] = { _ ("Straight ahead"), _ ("60° cone"), _ ("120° cone"), _ ("180°"), NULL };
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (arcs)), NULL, NULL);

  g_object_bind_property_full (tool, "arc", drop_down, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, arc_to_row,
                               row_to_arc, NULL, NULL);
  return drop_down;
}

/* Only slits have an arc, only doors and gates a state; only things with two faces can be turned.
 */

static gboolean
has_arc (CrSideKind kind)
{
  return kind == CR_SIDE_SLIT;
}

static gboolean
kind_to_sensitive (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  gboolean (*has) (CrSideKind kind) = data;

  g_value_set_boolean (to, has (g_value_get_int (from)));
  return TRUE;
}

static void
enable_for (GtkWidget *widget, CreTool *tool, gboolean (*has) (CrSideKind kind))
{
  g_object_bind_property_full (tool, "kind", widget, "sensitive", G_BINDING_SYNC_CREATE,
                               kind_to_sensitive, NULL, (gpointer) has, NULL);
}

static GtkWidget *
new_states (CreTool *tool)
{
  const char *states[] = { _ ("As the rules say"), _ ("Open"), _ ("Closed"), NULL };

  return cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (states)), tool, "state");
}

/* The rows are the kinds in the order of the enumeration. */
static GtkWidget *
new_kinds (CreTool *tool)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (cre_tool_get_document (tool));
  GtkStringList *kinds = gtk_string_list_new (NULL);

  for (int i = 0; i < CR_SIDE_OTHER; i++) {
    g_autofree char *name = cre_name_side (ruleset, i);
    g_autofree char *capital = cre_capitalize (name);

    gtk_string_list_append (kinds, capital);
  }
  return cra_form_new_drop_down (G_LIST_MODEL (kinds), tool, "kind");
}

CraKind *
cra_tool_options_new_side_kind (CreTool *tool)
{
  int kind = 0;

  g_object_get (tool, "kind", &kind, NULL);
  return cra_kind_new_side (cre_map_document_get_ruleset (cre_tool_get_document (tool)),
                            (CrSideKind) kind);
}

void
cra_tool_options_fill_side (GtkWidget *form, CreTool *tool)
{
  GtkWidget *flip = cra_form_new_check (_ ("Inside and outside swapped"), tool, "flip");
  GtkWidget *arcs = new_arcs (tool), *states = new_states (tool);
  GtkWidget *around = gtk_button_new_with_label (_ ("Put round the selection"));

  cra_form_add_row (form, _ ("Kind"), new_kinds (tool));
  gtk_box_append (GTK_BOX (form),
                  cra_form_new_check (_ ("From corner to corner"), tool, "corners"));
  gtk_box_append (GTK_BOX (form), flip);
  cra_form_add_row (form, _ ("Slit"), arcs);
  cra_form_add_row (form, _ ("Doors"), states);
  cra_form_add_row (form, _ ("Height"), cra_form_new_own_spin (tool, "height", CR_LEVEL_MAX));
  cra_tool_options_add_painting (form, tool);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (around), "map.sides-around");
  gtk_box_append (GTK_BOX (form), around);
  enable_for (flip, tool, cre_tool_side_kind_has_inside);
  enable_for (arcs, tool, has_arc);
  enable_for (states, tool, cr_side_kind_is_opening);
  cra_form_add_hint (form, _ ("A thing is as high as its kind unless a height is given. Point near "
                              "a side; drag along to put more. "
                              "The outside is the lower ground, else out of the structure. "
                              "Comma and full stop turn to the next side of the hex cursor."));
}

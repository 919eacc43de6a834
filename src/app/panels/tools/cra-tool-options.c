/* cra-tool-options.c: the options of the tool in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-form.h"
#include "cra-kind-list.h"
#include "cra-tab-stop.h"

#include "cre-brush.h"
#include "cre-names.h"
#include "cre-tool-suggest.h"
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

/* An option that only some shapes have is shown with these only: the size of brush and line, the
 * reach of a flood. */
static gboolean
shape_is (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_boolean (to, (GPOINTER_TO_INT (data) >> g_value_get_int (from)) & 1);
  return TRUE;
}

static void
show_for (GtkWidget *widget, CreTool *tool, int shapes)
{
  g_object_bind_property_full (tool, "shape", widget, "visible", G_BINDING_SYNC_CREATE, shape_is,
                               NULL, GINT_TO_POINTER (shapes), NULL);
}

/* The number of hexes stands below, because beside the spin button it would be cut short. */
static void
add_size (GtkWidget *form, CreTool *tool)
{
  GtkWidget *spin = cra_form_new_spin (tool, "size", 0, CRE_BRUSH_MAX_SIZE);
  GtkWidget *count = cra_form_new_label (NULL, "dim caption num");

  g_object_bind_property_full (tool, "size", count, "label", G_BINDING_SYNC_CREATE, size_to_count,
                               NULL, NULL, NULL);
  g_object_bind_property_full (tool, "shape", spin, "sensitive", G_BINDING_SYNC_CREATE, shape_is,
                               NULL, GINT_TO_POINTER (1 << CRE_SHAPE_BRUSH | 1 << CRE_SHAPE_LINE),
                               NULL);
  cra_form_add_row (form, _ ("Size"), spin);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Brush size"), -1);
  cra_form_add_row (form, "", count);
}

/* Returns: (transfer none): the box for the brush's checks, which is one tab stop */
static GtkWidget *
add_brush (GtkWidget *form, CreTool *tool)
{
  const CraChoice shapes[] = { { _ ("Brush"), "cre-terrain-symbolic" },
                               { _ ("Line"), "crenel-brush-line-symbolic" },
                               { _ ("Rectangle"), "crenel-brush-area-symbolic" },
                               { _ ("Polygon"), "crenel-brush-polygon-symbolic" },
                               { _ ("Fill what is alike"), "crenel-brush-fill-symbolic" },
                               { NULL, NULL } };
  GtkWidget *buttons = cra_form_new_buttons (shapes, tool, "shape");
  GtkWidget *connected = cra_form_new_check (_ ("Only what hangs together"), tool, "connected");
  GtkWidget *checks = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (buttons, "narrow");
  cra_form_add_row (form, _ ("Shape"), buttons);
  add_size (form, tool);
  cra_tool_options_add_painting (form, tool);
  show_for (connected, tool, 1 << CRE_SHAPE_FLOOD);
  gtk_box_append (GTK_BOX (checks), connected);
  gtk_box_append (GTK_BOX (checks),
                  cra_form_new_check (_ ("Only where empty"), tool, "only-empty"));
  gtk_box_append (GTK_BOX (form), cra_tab_stop_new (checks));
  return checks;
}

/* Adds the list of kinds, below all other options. */
static void
add_list (GtkWidget *form, GtkWidget *list)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_box_append (GTK_BOX (form), line);
  gtk_box_append (GTK_BOX (form), list);
  g_object_set_data (G_OBJECT (form), "crenel-line", line);
  g_object_set_data (G_OBJECT (form), "crenel-kinds", list);
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
  g_object_bind_property (tool, "recent", list, "recent", G_BINDING_SYNC_CREATE);
  add_list (form, list);
}

/* Returns: (transfer none): the drop-down of the front */
static GtkWidget *
new_front (GtkWidget *form, CreTool *tool)
{
  CrOrientation orientation = cre_map_document_get_grid (cre_tool_get_document (tool))->orientation;
  GtkStringList *directions = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    gtk_string_list_append (directions, cr_direction_get_title (d, orientation));
  drop_down = cra_form_new_drop_down (G_LIST_MODEL (directions), tool, "front");
  gtk_widget_set_tooltip_text (drop_down,
                               _ ("Where it looks; comma and full stop turn it over the map"));
  cra_form_add_row (form, _ ("Front"), drop_down);
  return gtk_widget_get_parent (drop_down);
}

/* Adds the choice of a front, for kinds that have one. */
static void
add_front (GtkWidget *form, CreTool *tool)
{
  g_object_bind_property (tool, "has-front", new_front (form, tool), "visible",
                          G_BINDING_SYNC_CREATE);
}

static void
fill_terrain (GtkWidget *form, CreTool *tool)
{
  CreMapDocument *document = cre_tool_get_document (tool);

  add_brush (form, tool);
  add_front (form, tool);
  add_kinds (form, tool,
             cra_kind_new_terrains (cre_map_document_get_map (document),
                                    cre_map_document_get_ruleset (document)),
             _ ("Terrain kinds"), _ ("MP on foot"));
}

static void
fill_gear (GtkWidget *form, CreTool *tool)
{
  GtkWidget *list = cra_kind_list_new (
      cra_kind_new_gear (cre_map_document_get_ruleset (cre_tool_get_document (tool))),
      _ ("Kinds of gear"), NULL);

  new_front (form, tool);
  g_object_bind_property (tool, "code", list, "code",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  cra_form_add_hint (form,
                     _ ("What stands there when a game begins. A click places a piece, a drag from "
                        "there turns it; pieces are moved by dragging, turned by their front, and "
                        "taken away with Ctrl or Delete."));
  add_list (form, list);
}

static void
fill_structure (GtkWidget *form, CreTool *tool)
{
  CreMapDocument *document = cre_tool_get_document (tool);

  gtk_box_append (GTK_BOX (add_brush (form, tool)),
                  cra_form_new_check (_ ("With its floor"), tool, "with-floor"));
  add_kinds (form, tool,
             cra_kind_new_structures (cre_map_document_get_map (document),
                                      cre_map_document_get_ruleset (document)),
             _ ("Structure kinds"), NULL);
}

static void
fill_level (GtkWidget *form, CreTool *tool)
{
  const CraChoice modes[] = {
    { _ ("Set"), NULL }, { _ ("Raise"), NULL }, { C_ ("level", "Lower"), NULL }, { NULL, NULL }
  };

  add_brush (form, tool);
  gtk_box_append (GTK_BOX (form), cra_form_new_buttons (modes, tool, "mode"));
  cra_form_add_row (form, _ ("Level"),
                    cra_form_new_spin (tool, "level", CR_LEVEL_MIN, CR_LEVEL_MAX));
  cra_form_add_hint (form,
                     _ ("Ground is 0. Raise and lower change each hex by one level a stroke."));
}

static GtkWidget *
new_action_button (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
fill_walk (GtkWidget *form, CreTool *tool)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (cre_tool_get_document (tool));
  GtkStringList *movers = gtk_string_list_new (NULL);
  CreAsk *ask = cre_tool_get_ask (tool);

  for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++) {
    g_autofree char *name = cre_name_mover (ruleset, (int) i);
    g_autofree char *capital = cre_capitalize (name);

    gtk_string_list_append (movers, capital);
  }
  cra_form_add_row (form, _ ("Mover"),
                    cra_form_new_drop_down (G_LIST_MODEL (movers), ask, "mover"));
  cra_form_add_row (form, _ ("MP"), cra_form_new_spin (ask, "points", -1, 99));
  gtk_box_append (GTK_BOX (form), new_action_button (_ ("Let go"), "map.let-go"));
  cra_form_add_hint (form,
                     _ ("Press on a hex to see how far he gets; −1 MP is as far as he can go at "
                        "all. Drag to see the way and its price."));
}

static gboolean
count_to_label (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  int n = g_value_get_int (from);

  g_value_take_string (to, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Take %d proposal",
                                                         "Take all %d proposals", (gulong) n),
                                            n));
  return TRUE;
}

static gboolean
count_to_some (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  g_value_set_boolean (to, g_value_get_int (from) > 0);
  return TRUE;
}

/* Adds buttons that take or refuse the proposals, shown while there are any. */
static void
add_proposals (GtkWidget *form, CreTool *tool)
{
  GtkWidget *take = new_action_button ("", "map.take-proposals");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (take, "suggested-action");
  g_object_bind_property_full (tool, "n-proposals", take, "label", G_BINDING_SYNC_CREATE,
                               count_to_label, NULL, NULL, NULL);
  g_object_bind_property_full (tool, "n-proposals", box, "visible", G_BINDING_SYNC_CREATE,
                               count_to_some, NULL, NULL, NULL);
  gtk_box_append (GTK_BOX (box), take);
  gtk_box_append (GTK_BOX (box), new_action_button (_ ("Turn all down"), "map.drop-proposals"));
  gtk_box_append (GTK_BOX (form), box);
}

static void
fill_suggest (GtkWidget *form, CreTool *tool)
{
  GtkWidget *read = new_action_button (_ ("Read the picture"), "map.read-picture");
  GtkWidget *stop = new_action_button (_ ("Stop reading"), "map.stop-reading");
  GtkWidget *message;

  g_object_bind_property (tool, "busy", stop, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (tool, "busy", read, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  gtk_box_append (GTK_BOX (form), read);
  gtk_box_append (GTK_BOX (form), stop);
  message = cra_form_add_hint (form, "");
  g_object_bind_property (tool, "message", message, "label", G_BINDING_SYNC_CREATE);
  cra_form_add_row (form, _ ("Sure, %"), cra_form_new_spin (tool, "least", CR_SUGGEST_LOWEST, 100));
  add_brush (form, tool);
  add_proposals (form, tool);
  cra_form_add_hint (form,
                     _ ("Paint a few hexes of each terrain first: the picture is read like them. "
                        "Hexes that are selected are learnt from as they are. The brush takes what "
                        "is proposed, with Ctrl it turns it down."));
}

static GtkWidget *
new_choice (CreTool *tool, const CreField *field)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; field->choices[i] != NULL; i++)
    gtk_string_list_append (list, _ (field->choices[i]));
  return cra_form_new_drop_down (G_LIST_MODEL (list), tool, field->name);
}

static void
add_field (GtkWidget *form, CreTool *tool, const CreField *field)
{
  if (field->flag)
    gtk_box_append (GTK_BOX (form), cra_form_new_check (_ (field->label), tool, field->name));
  else
    cra_form_add_row (form, _ (field->label),
                      field->choices != NULL
                          ? new_choice (tool, field)
                          : cra_form_new_spin (tool, field->name, field->least, field->most));
}

/* Fills the options of a tool that has only the fields and hints of its class. */
static void
fill_fields (GtkWidget *form, CreTool *tool)
{
  const CreToolClass *klass = CRE_TOOL_GET_CLASS (tool);

  for (guint i = 0; i < klass->n_fields; i++)
    if (klass->fields[i].label != NULL)
      add_field (form, tool, &klass->fields[i]);
  for (const char *const *hint = klass->hints; hint != NULL && *hint != NULL; hint++)
    cra_form_add_hint (form, _ (*hint));
}

/* The tools that have more than the fields of their class. @new_kind: (nullable): makes the kind
 * that a tool with the property "kind" and without a list of kinds has in hand */
typedef struct {
  const char *id;
  void (*fill) (GtkWidget *form, CreTool *tool);
  CraKind *(*new_kind) (CreTool *tool);
} Page;

static const Page pages[] = {
  { "terrain", fill_terrain },
  { "structure", fill_structure },
  { "level", fill_level },
  { "gear", fill_gear },
  { "side", cra_tool_options_fill_side, cra_tool_options_new_side_kind },
  { "stairway", cra_tool_options_fill_stairway },
  { "mechanism", cra_tool_options_fill_mechanism },
  { "names", cra_tool_options_fill_names },
  { "select", cra_tool_options_fill_select },
  { "paste", cra_tool_options_fill_paste },
  { "suggest", fill_suggest },
  { "fire", cra_tool_options_fill_fire },
  { "walk", fill_walk },
};

GtkWidget *
cra_tool_options_new (const CreToolInfo *info, CreTool *tool)
{
  GtkWidget *form = cra_form_new ();
  const Page *page = pages;
  g_autofree char *action = g_strdup_printf ("map.tool::%s", info->id);

  cra_form_add_heading (form, _ (info->label), action);
  while (page < pages + G_N_ELEMENTS (pages) && !g_str_equal (page->id, info->id))
    page++;
  if (page < pages + G_N_ELEMENTS (pages)) {
    page->fill (form, tool);
    g_object_set_data (G_OBJECT (form), "crenel-page", (gpointer) page);
  } else {
    fill_fields (form, tool);
  }
  g_object_set_data_full (G_OBJECT (form), "crenel-tool", g_object_ref (tool), g_object_unref);
  return form;
}

static CraKindList *
get_kinds (GtkWidget *form)
{
  return g_object_get_data (G_OBJECT (form), "crenel-kinds");
}

static const Page *
get_page (GtkWidget *form)
{
  return g_object_get_data (G_OBJECT (form), "crenel-page");
}

GdkPaintable *
cra_tool_options_dup_picture (GtkWidget *form, char **name)
{
  CraKindList *kinds = get_kinds (form);
  const Page *page = get_page (form);
  g_autoptr (CraKind) kind = NULL;

  if (kinds != NULL)
    return cra_kind_list_get_chosen (kinds, name);
  if (page == NULL || page->new_kind == NULL)
    return NULL;
  kind = page->new_kind (g_object_get_data (G_OBJECT (form), "crenel-tool"));
  *name = g_strdup (cra_kind_get_name (kind));
  return g_object_ref (cra_kind_get_picture (kind, gtk_widget_get_scale_factor (form)));
}

void
cra_tool_options_watch_picture (GtkWidget *form, GCallback changed, gpointer object)
{
  CraKindList *kinds = get_kinds (form);
  const Page *page = get_page (form);

  if (kinds != NULL)
    g_signal_connect_object (kinds, "notify::code", changed, object, G_CONNECT_SWAPPED);
  else if (page != NULL && page->new_kind != NULL)
    g_signal_connect_object (g_object_get_data (G_OBJECT (form), "crenel-tool"), "notify::kind",
                             changed, object, G_CONNECT_SWAPPED);
}

void
cra_tool_options_set_compact (GtkWidget *form, gboolean compact)
{
  CraKindList *kinds = get_kinds (form);

  if (kinds == NULL)
    return;
  gtk_box_reorder_child_after (GTK_BOX (form), GTK_WIDGET (kinds),
                               compact ? gtk_widget_get_first_child (form)
                                       : gtk_widget_get_last_child (form));
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (form), "crenel-line"), !compact);
  cra_kind_list_set_compact (kinds, compact);
}

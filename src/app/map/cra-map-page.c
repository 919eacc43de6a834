/* cra-map-page.c: the map with its tools, panels and status line. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include "cra-facts.h"
#include "cra-form.h"
#include "cra-keys.h"
#include "cra-tool-options.h"

#include "cre-find.h"
#include "cre-tool-paste.h"
#include "cre-tools.h"

#include <glib/gi18n.h>

/* Widths of the window at which something gives way, design/window section 2. */
#define NARROW 1400
#define COMPACT 1200
#define TIGHT 900
#define LOW 700

/* Of the popover that holds the options of the tool then, at most. */
#define OPTIONS_WIDTH 246
#define OPTIONS_HEIGHT 480

G_DEFINE_FINAL_TYPE (CraMapPage, cra_map_page, GTK_TYPE_BOX)

/* The status line: facts of the hex aimed at, and what the tool has to say. */

static gboolean
is_dark (CraMapPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_widget_has_css_class (GTK_WIDGET (root), "dark");
}

void
cra_map_page_update_status (CraMapPage *self)
{
  CreDocument *document = cra_map_view_get_document (self->view);
  CreTool *tool = cra_map_view_get_tool (self->view);
  g_autofree char *facts = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *markup = NULL;
  const char *status = tool != NULL ? cre_tool_get_status (tool) : NULL;
  CrPlace place;

  if (document == NULL)
    return;
  if (cra_map_view_get_aimed (self->view, &place))
    facts = self->compact ? cra_facts_short (document, place) : cra_facts_long (document, place);
  if (facts == NULL)
    facts = g_strdup (_ ("No hex"));
  status = status != NULL ? status : "";
  markup = tool != NULL ? cra_facts_dup_markup (tool, is_dark (self)) : NULL;
  cra_status_bar_set_facts (self->status, facts);
  cra_status_bar_set_sentence (self->status, status, markup);
  spoken = *status != '\0' ? g_strdup_printf ("%s. %s", facts, status) : g_strdup (facts);
  cra_map_view_set_description (self->view, spoken);
  g_free (self->sentence);
  self->sentence = g_strdup (*status != '\0' ? status : facts);
}

/* Text for the clipboard: the sentence of the tool, else the facts. */
const char *
cra_map_page_get_sentence (CraMapPage *self)
{
  return self->sentence;
}

/* What a brush is told stays when its tool is made anew. */
static void
copy_settings (CreTool *from, CreTool *to)
{
  static const char *const names[] = { "code",      "size", "shape", "only-empty",
                                       "connected", "kind", "mode",  "level" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (from), names[i]);
    GValue value = G_VALUE_INIT;

    if (spec == NULL || !(spec->flags & G_PARAM_WRITABLE))
      continue;
    g_value_init (&value, spec->value_type);
    g_object_get_property (G_OBJECT (from), names[i], &value);
    g_object_set_property (G_OBJECT (to), names[i], &value);
    g_value_unset (&value);
  }
}

/* The map has another size: every hex that anything here remembers is another. So all is made
 * anew, with the same tool in hand and the same floor in sight; a piece to be pasted is let go. */
static void
reopen (CraMapPage *self, CreDocument *document)
{
  const CrMap *map = cre_document_get_map (document);
  g_autoptr (GHashTable) tools = g_hash_table_ref (self->tools);
  g_autofree char *id = g_strdup (self->tool_id);
  g_autofree char *floor_id = cra_map_view_dup_floor_id (self->view);
  GHashTableIter iter;
  gpointer key, tool;

  self->tools = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  cra_map_page_set_document (self, document);
  g_hash_table_iter_init (&iter, tools);
  while (g_hash_table_iter_next (&iter, &key, &tool))
    copy_settings (tool, cra_map_page_get_any_tool (self, key));
  cra_map_view_set_floor (self->view, cr_map_find_floor (map, floor_id));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tool", "s",
                              g_strcmp0 (id, "paste") == 0 ? "select" : id);
}

static void
resized_cb (CreDocument *document, const CreChange *change, CraMapPage *self)
{
  if (change->grid)
    reopen (self, document);
}

static void
document_changed_cb (CreDocument *document, const CreChange *change, CraMapPage *self)
{
  if (change->floors)
    cra_floor_switch_refresh (self->floor_switch);
}

/* Tools and their options. */

/* Back to what was in hand before it. */
static void
left_cb (CraMapPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tool", "s",
                              self->tool_before != NULL ? self->tool_before : "select");
}

static void
active_cb (CraMapPage *self, GParamSpec *property, CreTool *tool)
{
  cra_inspector_set_held (self->inspector, cre_tool_is_active (tool));
}

CreTool *
cra_map_page_get_any_tool (CraMapPage *self, const char *id)
{
  CreTool *tool = g_hash_table_lookup (self->tools, id);

  if (tool != NULL)
    return tool;
  tool = cre_tools_create (cre_tools_find (id), cra_map_view_get_document (self->view));
  g_hash_table_insert (self->tools, g_strdup (id), tool);
  g_signal_connect_object (tool, "notify::status", G_CALLBACK (cra_map_page_update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tool, "notify::active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
  if (CRE_IS_TOOL_PASTE (tool))
    g_signal_connect_object (tool, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  return tool;
}

static void
show_options (CraMapPage *self, const char *id)
{
  if (gtk_stack_get_child_by_name (self->options, id) == NULL)
    gtk_stack_add_named (self->options,
                         cra_tool_options_new (id, cra_map_page_get_any_tool (self, id)), id);
  gtk_stack_set_visible_child_name (self->options, id);
}

const char *
cra_map_page_get_tool (CraMapPage *self)
{
  return self->tool_id;
}

void
cra_map_page_set_tool (CraMapPage *self, const char *id)
{
  gboolean asks;

  if (cra_map_view_get_document (self->view) == NULL || cre_tools_find (id) == NULL)
    return;
  if (g_strcmp0 (self->tool_id, "paste") != 0) {
    g_free (self->tool_before);
    self->tool_before = g_strdup (self->tool_id);
  }
  g_free (self->tool_id);
  self->tool_id = g_strdup (id);
  asks = cre_tools_find (id)->group == 2;
  cra_map_view_set_tool (self->view, cra_map_page_get_any_tool (self, id));
  show_options (self, id);
  cra_tool_strip_set_tool (self->tool_strip, id);
  cra_status_bar_set_two_lines (self->status, asks);
  cra_map_page_tool_changed (self);
  cra_map_page_update_status (self);
}

static void
clear_tools (CraMapPage *self)
{
  GtkWidget *child;

  cra_map_view_set_tool (self->view, NULL);
  cra_map_view_set_answers (self->view, NULL, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_stack_remove (self->options, child);
  g_hash_table_remove_all (self->tools);
}

/* @document: (nullable) */
void
cra_map_page_set_document (CraMapPage *self, CreDocument *document)
{
  CreDocument *old = cra_map_view_get_document (self->view);

  if (old != NULL)
    g_signal_handlers_disconnect_by_data (old, self);
  /* First of all who listen: when the map has another size they are not asked any more. */
  if (document != NULL)
    g_signal_connect_object (document, "changed", G_CALLBACK (resized_cb), self, 0);
  clear_tools (self);
  cra_map_view_set_document (self->view, document);
  cra_map_page_set_panels_document (self, document);
  cra_map_page_set_find_document (self, document);
  if (document == NULL)
    return;
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self, 0);
  cra_floor_switch_refresh (self->floor_switch);
  cra_map_page_set_tool (self, "select");
}

CraMapView *
cra_map_page_get_view (CraMapPage *self)
{
  return self->view;
}

/* What gives way when the window is small. */

static void
move_options (CraMapPage *self)
{
  GtkWidget *options = GTK_WIDGET (self->options);
  GtkMenuButton *swatch = cra_tool_strip_get_swatch (self->tool_strip);
  g_autoptr (GtkWidget) keep = g_object_ref (options);

  if (self->compact) {
    gtk_scrolled_window_set_child (self->options_side, NULL);
    gtk_scrolled_window_set_child (self->options_scroll, options);
  } else {
    gtk_popover_popdown (self->options_popover);
    gtk_scrolled_window_set_child (self->options_scroll, NULL);
    gtk_scrolled_window_set_child (self->options_side, options);
  }
  gtk_widget_set_visible (GTK_WIDGET (swatch), self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->options_revealer), !self->compact);
}

/* @width, @height: of the window */
void
cra_map_page_set_size (CraMapPage *self, int width, int height)
{
  gboolean compact = width < COMPACT;

  cra_tool_strip_set_low (self->tool_strip, height < LOW);
  self->tight = width < TIGHT;
  gtk_widget_set_size_request (GTK_WIDGET (self->right), width < NARROW ? 272 : 300, -1);
  if (compact != self->compact) {
    self->compact = compact;
    cra_drawer_set_small (self->drawer, compact);
    move_options (self);
    cra_map_page_update_status (self);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->right), self->right_shown && !self->tight);
}

void
cra_map_page_set_shown (CraMapPage *self, gboolean options, gboolean right)
{
  self->right_shown = right;
  gtk_revealer_set_reveal_child (self->options_revealer, options);
  gtk_widget_set_visible (GTK_WIDGET (self->right), right);
}

void
cra_map_page_open_options (CraMapPage *self)
{
  gboolean shown = gtk_revealer_get_reveal_child (self->options_revealer);

  if (self->compact)
    gtk_menu_button_popup (cra_tool_strip_get_swatch (self->tool_strip));
  else
    gtk_revealer_set_reveal_child (self->options_revealer, !shown);
}

/* Shows the options of the tool, if they are not, with the focus in the first. */
void
cra_map_page_focus_options (CraMapPage *self)
{
  if (self->compact)
    gtk_menu_button_popup (cra_tool_strip_get_swatch (self->tool_strip));
  else
    gtk_revealer_set_reveal_child (self->options_revealer, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->options), GTK_DIR_TAB_FORWARD);
}

/* F6 walks over the areas; those that are hidden are left out. */
void
cra_map_page_move_focus (CraMapPage *self, int step)
{
  GtkWidget *areas[] = { GTK_WIDGET (self->tool_strip),
                         GTK_WIDGET (self->options),
                         GTK_WIDGET (cra_map_view_get_canvas (self->view)),
                         GTK_WIDGET (self->drawer),
                         GTK_WIDGET (self->record_stack),
                         GTK_WIDGET (self->lower) };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int n = G_N_ELEMENTS (areas), at = step > 0 ? -1 : n;

  for (int i = 0; i < n; i++)
    if (focus != NULL && (focus == areas[i] || gtk_widget_is_ancestor (focus, areas[i])))
      at = i;
  for (int tries = 0; tries < n; tries++) {
    at = (at + step + n) % n;
    if (gtk_widget_get_mapped (areas[at]) &&
        (areas[at] == GTK_WIDGET (cra_map_view_get_canvas (self->view))
             ? gtk_widget_grab_focus (areas[at])
             : gtk_widget_child_focus (areas[at], GTK_DIR_TAB_FORWARD)))
      return;
  }
}

/* Going to a hex by its number. */

static void
go_to_cb (GtkEntry *entry, CraMapPage *self)
{
  CreDocument *document = cra_map_view_get_document (self->view);
  g_autoptr (GError) error = NULL;
  CrPlace place;

  if (!cre_find_place (document, gtk_editable_get_text (GTK_EDITABLE (entry)), &place, &error)) {
    gtk_label_set_text (self->go_to_message, error->message);
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
    return;
  }
  gtk_popover_popdown (self->go_to_popover);
  cra_map_view_show_place (self->view, place);
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

static void
go_to_typed_cb (GtkEditable *entry, CraMapPage *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  gtk_label_set_text (self->go_to_message, _ ("Enter goes there."));
}

void
cra_map_page_go_to_dialog (CraMapPage *self)
{
  if (cra_map_view_get_document (self->view) == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->go_to_entry), "");
  gtk_popover_popup (self->go_to_popover);
  gtk_widget_grab_focus (GTK_WIDGET (self->go_to_entry));
}

static void
make_go_to (CraMapPage *self)
{
  GtkWidget *box = cra_form_new ();

  self->go_to_popover = GTK_POPOVER (gtk_popover_new ());
  self->go_to_entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (self->go_to_entry, _ ("Number of a hex, or a name"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_to_entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Go to a hex"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->go_to_entry));
  self->go_to_message = GTK_LABEL (cra_form_add_hint (box, _ ("Enter goes there.")));
  gtk_popover_set_child (self->go_to_popover, box);
  gtk_popover_set_position (self->go_to_popover, GTK_POS_BOTTOM);
  gtk_popover_set_has_arrow (self->go_to_popover, FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->go_to_popover), GTK_WIDGET (self->zoom_bar));
  g_signal_connect (self->go_to_entry, "activate", G_CALLBACK (go_to_cb), self);
  g_signal_connect (self->go_to_entry, "changed", G_CALLBACK (go_to_typed_cb), self);
}

static void
make_options (CraMapPage *self)
{
  GtkMenuButton *swatch = cra_tool_strip_get_swatch (self->tool_strip);

  self->options = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->options, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->options), TRUE);
  gtk_stack_set_hhomogeneous (self->options, FALSE);
  gtk_scrolled_window_set_child (self->options_side, GTK_WIDGET (self->options));
  self->options_popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_has_arrow (self->options_popover, FALSE);
  gtk_popover_set_position (self->options_popover, GTK_POS_RIGHT);
  /* No taller than the least window, however much a tool can be told. */
  self->options_scroll = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->options_scroll, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->options_scroll, TRUE);
  gtk_scrolled_window_set_max_content_height (self->options_scroll, OPTIONS_HEIGHT);
  gtk_widget_set_size_request (GTK_WIDGET (self->options_scroll), OPTIONS_WIDTH, -1);
  gtk_popover_set_child (self->options_popover, GTK_WIDGET (self->options_scroll));
  gtk_widget_set_valign (GTK_WIDGET (self->options_popover), GTK_ALIGN_END);
  gtk_menu_button_set_popover (swatch, GTK_WIDGET (self->options_popover));
}

static void
cra_map_page_dispose (GObject *object)
{
  CraMapPage *self = CRA_MAP_PAGE (object);

  if (self->view != NULL)
    cra_map_page_set_document (self, NULL);
  if (self->go_to_popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->go_to_popover));
  self->go_to_popover = NULL;
  cra_map_page_drop_find (self);
  G_OBJECT_CLASS (cra_map_page_parent_class)->dispose (object);
}

static void
cra_map_page_finalize (GObject *object)
{
  CraMapPage *self = CRA_MAP_PAGE (object);

  g_clear_pointer (&self->tools, g_hash_table_unref);
  g_clear_pointer (&self->tool_id, g_free);
  g_clear_pointer (&self->tool_before, g_free);
  g_clear_pointer (&self->sentence, g_free);
  G_OBJECT_CLASS (cra_map_page_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraMapPage, name)

static void
cra_map_page_class_init (CraMapPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_map_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_map_page_finalize;
  cra_map_page_ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-map-page.ui");
  BIND (tool_strip);
  BIND (options_revealer);
  BIND (options_side);
  BIND (view);
  BIND (floor_switch);
  BIND (zoom_bar);
  BIND (drawer_revealer);
  BIND (drawer);
  BIND (right);
  BIND (right_paned);
  BIND (record_stack);
  BIND (inspector);
  BIND (record);
  BIND (lower);
  BIND (lower_stack);
  BIND (layers);
  BIND (problems);
  BIND (problems_tab);
  BIND (problems_count);
  BIND (status);
  gtk_widget_class_bind_template_callback (widget_class, cra_map_page_problems_toggled_cb);
}

/* Esc from anywhere goes back to the map. */
static gboolean
escape_cb (GtkEventControllerKey *controller,
           guint key,
           guint code,
           GdkModifierType state,
           CraMapPage *self)
{
  if (key != GDK_KEY_Escape || state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  return gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

static void
make_escape (CraMapPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (escape_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
cra_map_page_init (CraMapPage *self)
{
  self->tools = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->right_shown = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  make_options (self);
  make_go_to (self);
  cra_map_page_make_find (self);
  make_escape (self);
  cra_keys_add_map_keys (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
  cra_map_view_set_layers (self->view, self->layers);
  cra_zoom_bar_set_canvas (self->zoom_bar, cra_map_view_get_canvas (self->view), CRA_VIEWPORT_FULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cra_map_view_get_canvas (self->view)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map"), -1);
  cra_floor_switch_set_view (self->floor_switch, self->view);
  g_signal_connect_object (self->view, "aimed", G_CALLBACK (cra_map_page_update_status), self,
                           G_CONNECT_SWAPPED);
  cra_map_page_connect_panels (self);
}

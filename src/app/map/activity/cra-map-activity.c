/* cra-map-activity.c: the activity in which a map is edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include "cra-compare-window.h"
#include "cra-file-dialogs.h"
#include "cra-form.h"
#include "cre-men.h"

#include <glib/gi18n.h>

/* The action of the bar that says that there is no picture to fit. */
#define CHOOSE_ACTION "map.add-picture"

G_DEFINE_FINAL_TYPE (CraMapActivity, cra_map_activity, CRA_TYPE_ACTIVITY)

CraMapView *
cra_map_activity_get_view (CraMapActivity *self)
{
  return cra_map_page_get_view (self->page);
}

CraCanvas *
cra_map_activity_get_canvas (CraMapActivity *self)
{
  return cra_map_view_get_canvas (cra_map_activity_get_view (self));
}

gboolean
cra_map_activity_get_place_here (CraMapActivity *self, CrPlace *place_out)
{
  CraMapView *view = cra_map_activity_get_view (self);

  return cra_map_view_get_aimed (view, place_out) || cra_map_view_get_cursor (view, place_out);
}

gboolean
cra_map_activity_read_place (CraMapActivity *self, GVariant *target, CrPlace *place_out)
{
  return cr_map_parse_place (cre_map_document_get_map (self->document),
                             g_variant_get_string (target, NULL), place_out, NULL);
}

void
cra_map_activity_do (CraMapActivity *self, const char *action, const char *target)
{
  g_action_group_activate_action (cra_activity_get_actions (CRA_ACTIVITY (self)), action,
                                  target != NULL ? g_variant_new_string (target) : NULL);
}

void
cra_map_activity_take_tool (CraMapActivity *self, const char *id)
{
  cra_map_activity_do (self, "tool", id);
}

void
cra_map_activity_toast (CraMapActivity *self, const char *text, gboolean undo)
{
  cra_activity_toast (CRA_ACTIVITY (self), text, undo);
}

void
cra_map_activity_put_on_clipboard (CraMapActivity *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->page)), text);
}

/* Taking a tool in hand ends the wish to fit a picture. */
static void
tool_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  CraMapActivity *self = data;
  CraMapPage *page = self->page;

  if (self->wants_picture)
    cra_activity_drop_warning (data, CHOOSE_ACTION);
  self->wants_picture = FALSE;
  cra_map_page_set_tool (page, g_variant_get_string (state, NULL));
  g_simple_action_set_state (action, g_variant_new_string (cra_map_page_get_tool (page) != NULL
                                                               ? cra_map_page_get_tool (page)
                                                               : "select"));
}

ACTION (let_go_cb)
{
  cre_tool_cancel (cra_map_view_get_tool (cra_map_activity_get_view (data)));
}

ACTION (drawer_cb)
{
  cra_map_page_toggle_drawer (CRA_MAP_ACTIVITY (data)->page);
}

ACTION (next_problem_cb)
{
  cra_map_page_step_problem (CRA_MAP_ACTIVITY (data)->page, 1);
}

ACTION (previous_problem_cb)
{
  cra_map_page_step_problem (CRA_MAP_ACTIVITY (data)->page, -1);
}

ACTION (options_cb)
{
  cra_map_page_open_options (CRA_MAP_ACTIVITY (data)->page);
}

ACTION (right_panel_cb)
{
  CraMapActivity *self = data;

  self->right_shown = !cra_map_page_shows_right (self->page);
  cra_map_page_set_shown (self->page, self->options_shown, self->right_shown);
}

ACTION (all_panels_cb)
{
  CraMapActivity *self = data;
  gboolean show = !self->options_shown && !self->right_shown;

  self->options_shown = self->right_shown = show;
  cra_map_page_set_shown (self->page, show, show);
}

/* Begins the fit activity with the floor that is shown, and with @what is wanted there. */
static void
ask_for_fit (CraMapActivity *self, const char *what)
{
  g_autofree char *how =
      g_strdup_printf ("%d %s", cra_map_view_get_floor (cra_map_activity_get_view (self)), what);

  cra_activity_ask_for (CRA_ACTIVITY (self), "fit", how);
}

/* A map without a picture has nothing to fit; the bar says so and has a button to add one. */
ACTION (fit_grid_cb)
{
  CraMapActivity *self = data;
  const char *text =
      _ ("There is no picture under the map to fit. Choose the scan of a printed map, and the grid "
         "is laid on it; the map itself stays as it is.");

  if (cr_map_n_nodes (cre_map_document_get_map (self->document), CR_SECTION_PICTURES) > 0) {
    ask_for_fit (self, "");
    return;
  }
  self->wants_picture = TRUE;
  cra_activity_warn (data, &(CraWarning){ .icon = "dialog-information-symbolic",
                                          .text = text,
                                          .label = _ ("Choose a picture…"),
                                          .action = CHOOSE_ACTION,
                                          .focus = TRUE });
}

static void
add_picture (gpointer activity, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  ask_for_fit (activity, uri);
}

ACTION (add_picture_cb)
{
  cra_file_ask_for_picture (cra_activity_get_window (data), cra_activity_get_document (data),
                            add_picture, data);
}

static const GActionEntry entries[] = {
  { .name = "tool", .parameter_type = "s", .state = "'select'", .change_state = tool_cb },
  { .name = "let-go", .activate = let_go_cb },
  { .name = "drawer", .activate = drawer_cb },
  { .name = "next-problem", .activate = next_problem_cb },
  { .name = "previous-problem", .activate = previous_problem_cb },
  { .name = "options", .activate = options_cb },
  { .name = "right-panel", .activate = right_panel_cb },
  { .name = "all-panels", .activate = all_panels_cb },
  { .name = "fit-grid", .activate = fit_grid_cb },
  { .name = "add-picture", .activate = add_picture_cb },
  { .name = NULL },
};

static const GActionEntry *const actions[] = {
  entries,
  cra_map_activity_export_actions,
  cra_map_activity_fire_actions,
  cra_map_activity_inspect_actions,
  cra_map_activity_paint_actions,
  cra_map_activity_piece_actions,
  cra_map_activity_suggest_actions,
  cra_map_activity_view_actions,
};

static GtkWidget *
cra_map_activity_page (CraActivity *activity)
{
  return GTK_WIDGET (CRA_MAP_ACTIVITY (activity)->page);
}

static CraCanvas *
cra_map_activity_canvas (CraActivity *activity)
{
  return cra_map_activity_get_canvas (CRA_MAP_ACTIVITY (activity));
}

static void
stop_listening (CraMapActivity *self)
{
  if (self->document == NULL)
    return;
  g_signal_handlers_disconnect_by_data (cre_men_get (self->document), self);
  g_signal_handlers_disconnect_by_data (self->document, self);
}

/* Each document has tools of its own, so the tool with the same id is taken in hand. */
static void
cra_map_activity_set_document (CraActivity *activity, CreDocument *base)
{
  CraMapActivity *self = CRA_MAP_ACTIVITY (activity);
  CreMapDocument *document = base != NULL ? CRE_MAP_DOCUMENT (base) : NULL;
  const char *id;

  stop_listening (self);
  self->document = document;
  cra_map_page_set_document (self->page, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "notify", G_CALLBACK (cra_activity_changed), self);
  g_signal_connect_swapped (cre_men_get (document), "changed", G_CALLBACK (cra_activity_changed),
                            self);
  id = cra_map_page_get_tool (self->page);
  if (id != NULL)
    g_action_group_change_action_state (cra_activity_get_actions (activity), "tool",
                                        g_variant_new_string (id));
  cre_map_document_await_fire (document);
}

static void
cra_map_activity_begin (CraActivity *activity, const char *how)
{
  cra_activity_show (activity);
  if (how != NULL)
    cra_map_activity_take_tool (CRA_MAP_ACTIVITY (activity), how);
}

static CreMen *
get_men (CraActivity *activity)
{
  return cre_men_get (CRA_MAP_ACTIVITY (activity)->document);
}

static const char *
cra_map_activity_get_undo_label (CraActivity *activity)
{
  return cre_men_get_undo_label (get_men (activity));
}

static const char *
cra_map_activity_get_redo_label (CraActivity *activity)
{
  return cre_men_get_redo_label (get_men (activity));
}

static void
settle_fields (CraActivity *activity)
{
  if (cra_activity_get_window (activity) != NULL)
    cra_form_settle (GTK_WIDGET (cra_activity_get_window (activity)));
}

static void
say_label (CraActivity *activity, const char *format, const char *label)
{
  g_autofree char *text = g_strdup_printf (format, label);

  cra_map_page_say (CRA_MAP_ACTIVITY (activity)->page, text);
}

static void
step_back (CraActivity *activity)
{
  g_autofree char *label = g_strdup (cra_map_activity_get_undo_label (activity));

  cre_men_undo (get_men (activity));
  if (label != NULL)
    say_label (activity, _ ("Undone: %s"), label);
}

static void
cra_map_activity_undo (CraActivity *activity)
{
  CreTool *tool = cra_map_view_get_tool (cra_map_activity_get_view (CRA_MAP_ACTIVITY (activity)));

  settle_fields (activity);
  if (cre_tool_is_active (tool))
    cre_tool_cancel (tool);
  else if (!cre_tool_take_back (tool))
    step_back (activity);
  cra_activity_hide_toast (activity);
}

static void
cra_map_activity_redo (CraActivity *activity)
{
  g_autofree char *label = NULL;

  settle_fields (activity);
  label = g_strdup (cra_map_activity_get_redo_label (activity));
  cre_men_redo (get_men (activity));
  if (label != NULL)
    say_label (activity, _ ("Redone: %s"), label);
}

static void
cra_map_activity_settle (CraActivity *activity)
{
  settle_fields (activity);
}

static void
cra_map_activity_list_areas (CraActivity *activity, GPtrArray *areas)
{
  cra_map_page_list_areas (CRA_MAP_ACTIVITY (activity)->page, areas);
}

static gboolean
cra_map_activity_enter_area (CraActivity *activity, GtkWidget *area)
{
  return cra_map_page_enter_area (CRA_MAP_ACTIVITY (activity)->page, area);
}

static const char *
cra_map_activity_get_help (CraActivity *activity)
{
  return cra_map_page_get_help (CRA_MAP_ACTIVITY (activity)->page);
}

static void
cra_map_activity_set_size (CraActivity *activity, int width, int height)
{
  cra_map_page_set_size (CRA_MAP_ACTIVITY (activity)->page, width, height);
}

static void
cra_map_activity_take_picture (CraActivity *activity, GFile *file)
{
  if (cra_activity_get_document (activity) != NULL)
    add_picture (activity, file);
  else
    cra_map_activity_new_from (CRA_MAP_ACTIVITY (activity), file);
}

static void
cra_map_activity_compare (CraActivity *activity,
                          const CraState states[2],
                          const char *label,
                          const char *action)
{
  CreMapDocument *document = CRA_MAP_ACTIVITY (activity)->document;

  gtk_window_present (GTK_WINDOW (cra_compare_window_new (
      cra_activity_get_window (activity),
      document != NULL ? cre_map_document_get_map (document) : NULL, states, label, action)));
}

/* The map is drawn without the picture; the button of the bar adds the picture again. */
static void
picture_failed_cb (CraMapActivity *self, const char *message)
{
  /* Translators: what went wrong with the picture, as the system says it */
  g_autofree char *text = g_strdup_printf (
      _ ("A picture of the map is left out; what it showed is drawn from the map: %s."), message);

  self->wants_picture = FALSE;
  cra_activity_warn (CRA_ACTIVITY (self), &(CraWarning){ .icon = "dialog-warning-symbolic",
                                                         .text = text,
                                                         .label = _ ("Choose a picture…"),
                                                         .action = CHOOSE_ACTION });
}

static void
cra_map_activity_dispose (GObject *object)
{
  CraMapActivity *self = CRA_MAP_ACTIVITY (object);

  if (self->page != NULL)
    cra_map_activity_set_document (CRA_ACTIVITY (object), NULL);
  g_clear_object (&self->page);
  G_OBJECT_CLASS (cra_map_activity_parent_class)->dispose (object);
}

static void
cra_map_activity_class_init (CraMapActivityClass *klass)
{
  CraActivityClass *activity_class = CRA_ACTIVITY_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_map_activity_dispose;
  activity_class->prefix = "map";
  activity_class->title = N_ ("Map");
  activity_class->icon = "cre-structure-symbolic";
  activity_class->document_type = CRE_TYPE_MAP_DOCUMENT;
  activity_class->lasting = cra_map_activity_new_actions;
  activity_class->get_page = cra_map_activity_page;
  activity_class->get_canvas = cra_map_activity_canvas;
  activity_class->set_document = cra_map_activity_set_document;
  activity_class->begin = cra_map_activity_begin;
  activity_class->get_undo_label = cra_map_activity_get_undo_label;
  activity_class->get_redo_label = cra_map_activity_get_redo_label;
  activity_class->undo = cra_map_activity_undo;
  activity_class->redo = cra_map_activity_redo;
  activity_class->print = cra_map_activity_print;
  activity_class->settle = cra_map_activity_settle;
  activity_class->list_areas = cra_map_activity_list_areas;
  activity_class->enter_area = cra_map_activity_enter_area;
  activity_class->get_help = cra_map_activity_get_help;
  activity_class->set_size = cra_map_activity_set_size;
  activity_class->take_picture = cra_map_activity_take_picture;
  activity_class->compare = cra_map_activity_compare;
}

static void
cra_map_activity_init (CraMapActivity *self)
{
  self->options_shown = self->right_shown = TRUE;
  self->page = g_object_ref_sink (g_object_new (CRA_TYPE_MAP_PAGE, NULL));
  g_signal_connect_object (cra_map_activity_get_view (self), "picture-failed",
                           G_CALLBACK (picture_failed_cb), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    cra_activity_add_actions (CRA_ACTIVITY (self), actions[i]);
}

/* cra-window-activities.c: the activities of the window, of which it shows one at a time.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cr-xml-root.h"

#include "cra-fit-activity.h"
#include "cra-form.h"
#include "cra-keys.h"
#include "cra-map-activity.h"
#include "cra-play-activity.h"
#include "cra-scenario-activity.h"
#include "cra-siege-activity.h"

#include <glib/gi18n.h>

/* All activities. The switcher has them in this order; a document opens in the first that fits. */
static GType (*const types[]) (void) = { cra_map_activity_get_type, cra_fit_activity_get_type,
                                         cra_scenario_activity_get_type, cra_play_activity_get_type,
                                         cra_siege_activity_get_type };

static CraActivity *
get_activity (CraWindow *self, guint index)
{
  return self->activities->pdata[index];
}

static const char *
get_name (CraActivity *activity)
{
  return CRA_ACTIVITY_GET_CLASS (activity)->prefix;
}

CraActivity *
cra_window_get_activity (CraWindow *self, const char *name)
{
  for (guint i = 0; i < self->activities->len; i++)
    if (g_str_equal (get_name (get_activity (self, i)), name))
      return get_activity (self, i);
  return NULL;
}

CreDocument *
cra_window_get_work (CraWindow *self)
{
  return self->activity != NULL ? cra_activity_get_work (self->activity) : self->document;
}

CraActivity *
cra_window_find_activity (CraWindow *self, GType kind)
{
  for (guint i = 0; i < self->activities->len; i++)
    if (g_type_is_a (kind, CRA_ACTIVITY_GET_CLASS (get_activity (self, i))->document_type))
      return get_activity (self, i);
  return get_activity (self, 0);
}

/* Returns: the kind of document whose file names end like that, 0 for none */
static GType
find_kind_called (CraWindow *self, const char *name)
{

  for (guint i = 0; i < self->activities->len; i++) {
    GType kind = CRA_ACTIVITY_GET_CLASS (get_activity (self, i))->document_type;
    g_autoptr (CreDocumentClass) klass = kind != 0 ? g_type_class_ref (kind) : NULL;

    if (klass != NULL && g_str_has_suffix (name, klass->ending))
      return kind;
  }
  return 0;
}

/* Finds the kind by the name of the file, then by its root element. */
GType
cra_window_find_kind (CraWindow *self, GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  GType kind = find_kind_called (self, name);
  const char *path = file != NULL && kind == 0 ? g_file_peek_path (file) : NULL;
  g_autofree char *root = path != NULL ? cr_xml_read_root (path) : NULL;
  g_autofree char *proper = g_strdup_printf (".%s.xml", root != NULL ? root : "");

  if (kind == 0)
    kind = find_kind_called (self, proper);
  return kind != 0 ? kind : CRA_ACTIVITY_GET_CLASS (get_activity (self, 0))->document_type;
}

gboolean
cra_window_is_modal (CraWindow *self)
{
  return self->activity != NULL && CRA_ACTIVITY_GET_CLASS (self->activity)->modal;
}

static void
show_buttons (CraActivity *activity, gboolean shown)
{
  for (GtkPackType end = GTK_PACK_START; end <= GTK_PACK_END; end++)
    if (cra_activity_get_button (activity, end) != NULL)
      gtk_widget_set_visible (cra_activity_get_button (activity, end), shown);
}

/* A modal activity has the header to itself. */
static void
show_header (CraWindow *self)
{
  gboolean document = self->activity != NULL, modal = cra_window_is_modal (self);
  const char *title = modal ? cra_activity_get_title (self->activity) : NULL;
  g_autofree char *subtitle = modal ? cra_activity_dup_subtitle (self->activity) : NULL;

  for (guint i = 0; i < self->activities->len; i++)
    show_buttons (get_activity (self, i), modal && get_activity (self, i) == self->activity);
  gtk_widget_set_visible (self->start_buttons, modal);
  gtk_widget_set_visible (self->end_buttons, modal);
  gtk_widget_set_visible (self->file_buttons, !modal);
  gtk_widget_set_visible (self->title_box, document && !modal);
  gtk_widget_set_visible (self->history_buttons, document);
  gtk_widget_set_visible (self->save_button, document && !modal);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), !modal);
  gtk_label_set_text (self->modal_title, title != NULL ? title : "");
  gtk_label_set_text (self->modal_subtitle, subtitle != NULL ? subtitle : "");
  gtk_stack_set_visible_child_name (self->title_stack, modal      ? "modal"
                                                       : document ? "switcher"
                                                                  : "start");
}

static void
show_history (CraWindow *self)
{
  const char *undo = self->activity != NULL ? cra_activity_get_undo_label (self->activity) : NULL;
  const char *redo = self->activity != NULL ? cra_activity_get_redo_label (self->activity) : NULL;
  g_autofree char *undo_tip = undo != NULL ? g_strdup_printf (_ ("Undo: %s  Ctrl+Z"), undo)
                                           : g_strdup (_ ("Nothing to undo"));
  g_autofree char *redo_tip = redo != NULL ? g_strdup_printf (_ ("Redo: %s  Ctrl+Shift+Z"), redo)
                                           : g_strdup (_ ("Nothing to redo"));

  cra_form_set_tip (self->undo_button, undo_tip);
  cra_form_set_tip (self->redo_button, redo_tip);
}

static void
changed_cb (CraWindow *self, CraActivity *activity)
{
  if (activity != self->activity)
    return;
  show_header (self);
  show_history (self);
  cra_window_show_title (self);
  cra_window_update_actions (self);
}

/* The header of the smallest window has room for so many activities; the others are in a menu. */
#define MOST_PLACES 3

static const char *
get_target (GtkWidget *button)
{
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)),
                               NULL);
}

static void
add_to_menu (CraWindow *self, GMenu *menu, const char *name)
{
  g_autofree char *action = g_strdup_printf ("win.activity::%s", name);
  const char *title = CRA_ACTIVITY_GET_CLASS (cra_window_get_activity (self, name))->title;
  g_autoptr (GMenuItem) item = g_menu_item_new (_ (title), action);

  cra_keys_show_in_menu (item, action);
  g_menu_append_item (menu, item);
}

/* The shown activity always has a button: if it is in the menu, it replaces the last of the others.
 */
static int
find_last_shown (CraWindow *self)
{
  int n = 0, last = MOST_PLACES - 1;

  for (GtkWidget *button = gtk_widget_get_first_child (self->switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button), n++)
    if (self->place != NULL && g_str_equal (get_target (button), get_name (self->place)))
      last = MAX (last, n);
  return last;
}

static void
fit_switcher (CraWindow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  int n = 0, last = find_last_shown (self);

  for (GtkWidget *button = gtk_widget_get_first_child (self->switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button), n++) {
    gtk_widget_set_visible (button, n < MOST_PLACES - 1 || n == last);
    if (!gtk_widget_get_visible (button))
      add_to_menu (self, menu, get_target (button));
  }
  gtk_menu_button_set_menu_model (self->more_places, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->more_places), n > MOST_PLACES);
}

void
cra_window_show_activity (CraWindow *self, CraActivity *activity)
{
  CraActivity *before = self->activity;

  if (before != NULL && before != activity)
    gtk_widget_insert_action_group (GTK_WIDGET (self), get_name (before), NULL);
  self->activity = activity;
  if (activity == NULL) {
    self->place = NULL;
    gtk_stack_set_visible_child_name (self->pages, "start");
  } else {
    gtk_widget_insert_action_group (GTK_WIDGET (self), get_name (activity),
                                    cra_activity_get_actions (activity));
    gtk_stack_set_visible_child (self->pages, cra_activity_get_page (activity));
  }
  if (activity != NULL && CRA_ACTIVITY_GET_CLASS (activity)->title != NULL) {
    self->place = activity;
    g_simple_action_set_state (
        G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "activity")),
        g_variant_new_string (get_name (activity)));
    fit_switcher (self);
  }
  show_header (self);
  show_history (self);
  cra_window_show_title (self);
  cra_window_update_actions (self);
  if (activity != NULL)
    cra_activity_grab_focus (activity);
}

/* Goes to another activity; if that is not possible now, tells why. */
static void
go_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  CraWindow *self = data;
  CraActivity *wanted = cra_window_get_activity (self, g_variant_get_string (state, NULL));
  const char *hindrance =
      self->activity != NULL ? cra_activity_get_hindrance (self->activity) : NULL;

  if (wanted == NULL || wanted == self->activity)
    return;
  if (hindrance != NULL)
    cra_window_toast (self, hindrance, FALSE);
  else
    cra_activity_begin (wanted, NULL);
}

const GActionEntry cra_window_activity_actions[] = {
  { .name = "activity", .parameter_type = "s", .state = "'map'", .change_state = go_cb },
  { .name = NULL },
};

/* These functions implement CraHost, through which activities ask the window for something. */

static void
host_toast (CraHost *host, const char *text, const char *label, const char *action)
{
  cra_toast_show (CRA_WINDOW (host)->toast, text, label, action);
}

static void
host_hide_toast (CraHost *host)
{
  cra_toast_hide (CRA_WINDOW (host)->toast);
}

static void
host_warn (CraHost *host, const CraWarning *warning)
{
  CraBanner *banner = CRA_WINDOW (host)->banner;

  if (warning->instead != NULL && !cra_banner_says (banner, warning->instead))
    return;
  cra_banner_show (banner, warning->icon, warning->text);
  if (warning->action != NULL)
    cra_banner_add_button (banner, warning->label, warning->action);
  if (warning->focus)
    cra_banner_take_focus (banner);
}

static void
host_drop_warning (CraHost *host, const char *action)
{
  CraWindow *self = CRA_WINDOW (host);

  if (action != NULL && !cra_banner_offers (self->banner, action))
    return;
  if (action != NULL && self->activity != NULL)
    cra_activity_grab_focus (self->activity);
  cra_banner_hide (self->banner);
}

static void
host_open (CraHost *host, CreDocument *document, const char *name, const char *how)
{
  CraWindow *self = CRA_WINDOW (host), *window = cra_window_get_for_more (self);

  window->closes_with_document = window != self;
  cra_window_take_document (window, document);
  cra_activity_begin (cra_window_get_activity (window, name), how);
}

static GSettings *
host_get_settings (CraHost *host)
{
  return cra_application_get_settings (
      CRA_APPLICATION (gtk_window_get_application (GTK_WINDOW (host))));
}

static void
host_begin (CraHost *host, const char *name, const char *how)
{
  CraActivity *activity = cra_window_get_activity (CRA_WINDOW (host), name);

  if (activity != NULL)
    cra_activity_begin (activity, how);
}

static void
host_show (CraHost *host, GtkWidget *page)
{
  CraWindow *self = CRA_WINDOW (host);

  for (guint i = 0; i < self->activities->len; i++)
    if (cra_activity_get_page (get_activity (self, i)) == page)
      cra_window_show_activity (self, get_activity (self, i));
}

static void
host_leave (CraHost *host)
{
  CraWindow *self = CRA_WINDOW (host);

  cra_window_show_activity (self, self->place != NULL ? self->place : get_activity (self, 0));
}

static void
host_forget (CraHost *host)
{
  CraWindow *self = CRA_WINDOW (host);

  cra_window_drop_document (self);
  if (self->closes_with_document)
    gtk_window_close (GTK_WINDOW (self));
}

void
cra_window_host_init (CraHostInterface *iface)
{
  iface->toast = host_toast;
  iface->hide_toast = host_hide_toast;
  iface->warn = host_warn;
  iface->drop_warning = host_drop_warning;
  iface->open = host_open;
  iface->get_settings = host_get_settings;
  iface->begin = host_begin;
  iface->show = host_show;
  iface->leave = host_leave;
  iface->forget = host_forget;
}

/* With icons on three buttons the header would be wider than the smallest window. */
#define MOST_ICONS 2

static void
show_icons (GtkWidget *switcher)
{
  guint n = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    n++;
  for (GtkWidget *button = gtk_widget_get_first_child (switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_visible (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button))),
                            n <= MOST_ICONS);
}

static void
add_place (CraWindow *self, CraActivity *activity)
{
  const CraActivityClass *klass = CRA_ACTIVITY_GET_CLASS (activity);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (klass->icon));
  gtk_box_append (GTK_BOX (box), gtk_label_new (_ (klass->title)));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.activity");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", klass->prefix);
  cra_form_name (button, _ (klass->title));
  /* Each button has a key of its own, Alt and a digit, so Tab does not go there. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_box_append (GTK_BOX (self->switcher), button);
}

/* Shows the activities that are about the kind of document. A single one needs no switcher. */
static void
fill_switcher (CraWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->switcher)) != NULL)
    gtk_box_remove (GTK_BOX (self->switcher), child);
  for (guint i = 0; i < self->activities->len; i++)
    if (CRA_ACTIVITY_GET_CLASS (get_activity (self, i))->title != NULL &&
        cra_activity_get_document (get_activity (self, i)) != NULL)
      add_place (self, get_activity (self, i));
  show_icons (self->switcher);
  fit_switcher (self);
  child = gtk_widget_get_first_child (self->switcher);
  gtk_widget_set_visible (self->switcher,
                          child != NULL && gtk_widget_get_next_sibling (child) != NULL);
}

void
cra_window_hand_document (CraWindow *self, CreDocument *document)
{
  for (guint i = 0; i < self->activities->len; i++)
    cra_activity_set_document (get_activity (self, i), document);
  fill_switcher (self);
  cra_window_show_activity (
      self, document != NULL ? cra_window_find_activity (self, G_OBJECT_TYPE (document)) : NULL);
}

void
cra_window_add_activity (CraWindow *self, GType type)
{
  CraActivity *activity = g_object_new (type, "host", self, NULL);
  GtkWidget *start = cra_activity_get_button (activity, GTK_PACK_START);
  GtkWidget *end = cra_activity_get_button (activity, GTK_PACK_END);

  g_ptr_array_add (self->activities, activity);
  gtk_stack_add_named (self->pages, cra_activity_get_page (activity), get_name (activity));
  if (start != NULL)
    gtk_box_append (GTK_BOX (self->start_buttons), start);
  if (end != NULL)
    gtk_box_append (GTK_BOX (self->end_buttons), end);
  if (CRA_ACTIVITY_GET_CLASS (activity)->lasting != NULL)
    g_action_map_add_action_entries (G_ACTION_MAP (self),
                                     CRA_ACTIVITY_GET_CLASS (activity)->lasting, -1, activity);
  cra_activity_set_document (activity, self->document);
  fill_switcher (self);
  g_signal_connect_object (activity, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
cra_window_add_activities (CraWindow *self)
{
  self->activities = g_ptr_array_new_with_free_func (g_object_unref);
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    cra_window_add_activity (self, types[i]());
}

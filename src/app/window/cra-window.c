/* cra-window.c: a window with one document. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-file-dialogs.h"
#include "cra-form.h"
#include "cra-kept-list.h"
#include "cra-recent.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

/* The surface of a window is larger than the window by its shadow, which has at most so many
 * pixels. */
#define SHADOW_SLACK 60

G_DEFINE_FINAL_TYPE_WITH_CODE (CraWindow,
                               cra_window,
                               GTK_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (CRA_TYPE_HOST, cra_window_host_init))

void
cra_window_toast (CraWindow *self, const char *text, gboolean undo)
{
  cra_toast_show (self->toast, text, undo ? _ ("Undo") : NULL, undo ? "win.undo" : NULL);
}

void
cra_window_show_error (CraWindow *self, const GError *error)
{
  cra_banner_show (self->banner, "dialog-error-symbolic", error->message);
}

/* The functions from here on show the title, and the labels of undo and redo. */

/* The window manager is told only of a changed title. */
static void
set_title (CraWindow *self, const char *title)
{
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
}

void
cra_window_show_title (CraWindow *self)
{
  CreDocument *work = cra_window_get_work (self);
  g_autofree char *title = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *own = NULL;
  const char *name, *file;

  if (work == NULL) {
    set_title (self, "Crenel");
    return;
  }
  name = cre_document_get_title (work);
  file = cre_document_get_file_name (work);
  if (cre_document_get_modified (work)) {
    title = g_strdup_printf ("● %s", name);
    spoken = g_strdup_printf (_ ("%s, unsaved"), name);
  }
  gtk_label_set_text (self->title_label, title != NULL ? title : name);
  cra_form_set_tip (GTK_WIDGET (self->title_label), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken != NULL ? spoken : name, -1);
  own = cra_file_is_shipped (work) ? g_strdup_printf (_ ("%s, saved as a copy"), file) : NULL;
  gtk_label_set_text (self->file_label, own != NULL    ? own
                                        : file != NULL ? file
                                                       : _ ("not saved yet"));
  cra_form_set_tip (GTK_WIDGET (self->file_label), gtk_label_get_text (self->file_label));
  gtk_widget_set_visible (self->lock,
                          work == self->document && self->read_only && !cra_file_is_shipped (work));
  set_title (self, title != NULL ? title : name);
}

static void
document_notify_cb (CraWindow *self)
{
  cra_window_show_title (self);
  cra_window_update_actions (self);
}

/* Tells what the user has to know of the file before working on it. */
static void
show_warnings (CraWindow *self)
{
  const char *lost = cre_document_get_warning (self->document);
  gboolean kept = self->read_only && !cra_file_is_shipped (self->document);
  g_autoptr (GString) text = g_string_new (lost);

  if (lost == NULL && !kept)
    return;
  if (kept) {
    if (lost != NULL)
      g_string_append_c (text, ' ');
    g_string_append (text, cre_document_is_made (self->document)
                               ? _ ("This is several maps put together: what you change is saved "
                                    "as a map of its own.")
                               : _ ("You may not write to this file."));
  }
  cra_banner_show (self->banner,
                   lost != NULL ? "dialog-warning-symbolic" : "changes-prevent-symbolic",
                   text->str);
  if (kept)
    cra_banner_add_button (self->banner, _ ("Save a copy…"), "win.save-as");
}

void
cra_window_take_document (CraWindow *self, CreDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  cra_window_stop_watching (self);
  g_clear_object (&self->document);
  self->document = document;
  cra_window_watch (self);
  cra_window_watch_disk (self);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (document_notify_cb), self);
  cra_banner_hide (self->banner);
  cra_window_hand_document (self, document);
  document_notify_cb (self);
  show_warnings (self);
}

void
cra_window_drop_document (CraWindow *self)
{
  g_signal_handlers_disconnect_by_data (self->document, self);
  cra_window_stop_watching (self);
  cra_banner_hide (self->banner);
  g_clear_object (&self->document);
  cra_window_hand_document (self, NULL);
  cra_window_show_title (self);
}

/* The button has one menu whose recent files change. A new menu would reset the button, and the
 * list can change between the press and the release of a click. */
static void
make_open_menu (CraWindow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  self->recent_menu = g_menu_new ();
  g_menu_append (menu, _ ("Open a file…"), "win.open");
  g_menu_append_section (menu, _ ("Recent"), G_MENU_MODEL (self->recent_menu));
  gtk_menu_button_set_menu_model (self->open_button, G_MENU_MODEL (menu));
}

static void
fill_recent_menu (CraWindow *self)
{
  g_autoptr (GListModel) recent = cra_recent_new_list ();

  g_menu_remove_all (self->recent_menu);
  for (guint i = 0; i < g_list_model_get_n_items (recent); i++) {
    g_autoptr (CraRecent) item = g_list_model_get_item (recent, i);
    g_autoptr (GMenuItem) entry = g_menu_item_new (cra_recent_get_title (item), NULL);
    g_autofree char *uri = g_file_get_uri (cra_recent_get_file (item));

    g_menu_item_set_action_and_target (entry, "win.open-uri", "s", uri);
    if (cra_recent_is_there (item))
      g_menu_append_item (self->recent_menu, entry);
  }
}

/* GTK 4.8 has no breakpoints, so the size of the surface is watched. */
static void
surface_size_cb (CraWindow *self)
{
  int height = gdk_surface_get_height (gtk_native_get_surface (GTK_NATIVE (self)));
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int surface = gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (self)));

  if (width <= 0 || abs (surface - width) > SHADOW_SLACK)
    width = surface;
  cra_start_page_set_width (self->start_page, width);
  for (guint i = 0; i < self->activities->len; i++)
    cra_activity_set_size (self->activities->pdata[i], width, height);
}

static void
cra_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cra_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "notify::width",
                           G_CALLBACK (surface_size_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "notify::height",
                           G_CALLBACK (surface_size_cb), widget, G_CONNECT_SWAPPED);
}

/* The tests wait for this output: the first frame is on screen. */
static void
ready_cb (GdkFrameClock *clock, gpointer widget)
{
  g_signal_handlers_disconnect_by_func (clock, ready_cb, widget);
  g_print ("READY\n");
}

static void
cra_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cra_window_parent_class)->map (widget);
  surface_size_cb (CRA_WINDOW (widget));
  if (CRA_WINDOW (widget)->document == NULL)
    cra_kept_list_refresh (cra_start_page_get_kept (CRA_WINDOW (widget)->start_page));
  if (g_getenv ("CRENEL_TEST_READY") != NULL)
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                             G_CALLBACK (ready_cb), widget, 0);
}

static void
close_popovers (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_popdown (GTK_POPOVER (child));
    else
      close_popovers (child);
}

/* Open popovers are closed before the window: one that is destroyed with it keeps the pointer grab,
 * and GDK then swallows every later press in any window. */
static void
cra_window_unmap (GtkWidget *widget)
{
  close_popovers (widget);
  GTK_WIDGET_CLASS (cra_window_parent_class)->unmap (widget);
}

static gboolean
cra_window_close_request (GtkWindow *window)
{
  CraWindow *self = CRA_WINDOW (window);

  if (!self->closing && cra_window_ask_before_closing (self))
    return TRUE;
  return GTK_WINDOW_CLASS (cra_window_parent_class)->close_request (window);
}

static void
cra_window_dispose (GObject *object)
{
  CraWindow *self = CRA_WINDOW (object);

  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_object (&self->opening);
  g_clear_handle_id (&self->pulse, g_source_remove);
  g_clear_object (&self->recent_menu);
  g_clear_object (&self->save_target);
  g_clear_object (&self->save_next);
  g_clear_handle_id (&self->minute, g_source_remove);
  cra_window_stop_watching_disk (self);
  cra_window_stop_watching (self);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  /* No activity counts as shown while each of them gets rid of the document. */
  self->activity = self->place = NULL;
  for (guint i = 0; self->activities != NULL && i < self->activities->len; i++)
    cra_activity_set_document (self->activities->pdata[i], NULL);
  g_clear_pointer (&self->activities, g_ptr_array_unref);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (cra_window_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraWindow, name)

static void
cra_window_class_init (CraWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_window_dispose;
  widget_class->realize = cra_window_realize;
  widget_class->map = cra_window_map;
  widget_class->unmap = cra_window_unmap;
  GTK_WINDOW_CLASS (klass)->close_request = cra_window_close_request;
  g_type_ensure (CRA_TYPE_BANNER);
  g_type_ensure (CRA_TYPE_START_PAGE);
  g_type_ensure (CRA_TYPE_TAB_STOP);
  g_type_ensure (CRA_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-window.ui");
  BIND (header);
  BIND (title_stack);
  BIND (switcher);
  BIND (more_places);
  BIND (modal_title);
  BIND (modal_subtitle);
  BIND (start_buttons);
  BIND (end_buttons);
  BIND (file_buttons);
  BIND (title_box);
  BIND (history_buttons);
  BIND (open_button);
  BIND (new_button);
  BIND (menu_button);
  BIND (title_label);
  BIND (file_label);
  BIND (lock);
  BIND (save_button);
  BIND (undo_button);
  BIND (redo_button);
  BIND (banner);
  BIND (progress);
  BIND (pages);
  BIND (start_page);
  BIND (toast);
}

static void
cra_window_init (CraWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cra_window_add_actions (self);
  cra_window_add_activities (self);
  cra_window_accept_files (self);
  cra_window_start_minutes (self);
  cra_window_connect_keys (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (cra_window_check_disk), NULL);
  make_open_menu (self);
  fill_recent_menu (self);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (fill_recent_menu), self, G_CONNECT_SWAPPED);
  cra_window_update_actions (self);
}

CraWindow *
cra_window_new (CraApplication *application)
{
  CraWindow *self = g_object_new (CRA_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = cra_application_get_settings (application);

  if (settings != NULL) {
    g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
    g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
    g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  }
  return self;
}

gboolean
cra_window_is_empty (CraWindow *self)
{
  return self->document == NULL && self->loading == NULL;
}

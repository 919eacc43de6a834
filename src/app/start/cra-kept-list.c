/* cra-kept-list.c: the list of unsaved work from sessions that ended without saving.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-kept-list.h"

#include "cra-form.h"
#include "cra-thumbnail.h"

#include "cr-text.h"
#include "cre-recovery.h"

#include <glib/gi18n.h>

#define PICTURE_WIDTH 108
#define PICTURE_HEIGHT 70

struct _CraKeptList {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (CraKeptList, cra_kept_list, GTK_TYPE_BOX)

char *
cra_kept_format_time (gint64 time)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (g_date_time_get_year (then) != g_date_time_get_year (now))
    return g_date_time_format (then, _ ("%-d %B %Y %H:%M"));
  if (g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    return g_date_time_format (then, _ ("Today %H:%M"));
  return g_date_time_format (then, _ ("%-d %B %H:%M"));
}

static char *
dup_place (const CreRecovered *kept)
{
  g_autoptr (GFile) file = kept->uri != NULL ? g_file_new_for_uri (kept->uri) : NULL;
  g_autofree char *name = file != NULL ? g_file_get_parse_name (file) : NULL;

  return name != NULL ? cr_text_show (name) : g_strdup (_ ("never saved"));
}

/* The spoken label contains the name of the map, because several rows have the same buttons. */
static void
add_button (GtkWidget *row,
            const char *label,
            const char *spoken,
            const char *action,
            const CreRecovered *kept)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *title = cr_text_show (kept->title != NULL ? kept->title : "");
  g_autofree char *name = g_strdup_printf (spoken, title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", kept->folder);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (g_str_equal (action, "win.recover"))
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (row), button);
}

static GtkWidget *
new_picture (const CreRecovered *kept)
{
  GtkWidget *picture = gtk_picture_new ();
  g_autoptr (GFile) copy = g_file_new_for_path (kept->path);

  gtk_widget_set_size_request (picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_COVER);
  gtk_widget_add_css_class (picture, "picture");
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Picture of the map"), -1);
  cra_thumbnail_show (copy, PICTURE_WIDTH, PICTURE_HEIGHT, GTK_PICTURE (picture));
  return picture;
}

static GtkWidget *
new_row (const CreRecovered *kept)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *place_label;
  g_autofree char *place = dup_place (kept);
  g_autofree char *title = cr_text_show (kept->title != NULL ? kept->title : "");
  g_autofree char *time = cra_kept_format_time (kept->time);

  place_label = cra_form_new_label (place, "caption dim");
  gtk_label_set_ellipsize (GTK_LABEL (place_label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_tooltip_text (place_label, place);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (names), cra_form_new_label (title, "strong"));
  gtk_box_append (GTK_BOX (names), place_label);
  gtk_box_append (GTK_BOX (names), cra_form_new_label (time, "caption num"));
  gtk_box_append (GTK_BOX (row), new_picture (kept));
  gtk_box_append (GTK_BOX (row), names);
  /* Translators: spoken; the title of a map */
  add_button (row, _ ("Discard"), _ ("Discard the unsaved work on “%s”"), "win.let-go-kept", kept);
  if (kept->uri != NULL)
    add_button (row, _ ("Look at both"), _ ("Look at “%s” as saved and as kept"),
                "win.look-at-kept", kept);
  add_button (row, _ ("Recover"), _ ("Recover the unsaved work on “%s”"), "win.recover", kept);
  return row;
}

/* When the focused row was removed, the focus goes to the last button of the first row, which
 * destroys nothing. */
static void
focus_first (CraKeptList *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->rows);

  if (row != NULL)
    gtk_widget_grab_focus (gtk_widget_get_last_child (row));
}

void
cra_kept_list_refresh (CraKeptList *self)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  gboolean within = gtk_widget_get_focus_child (self->rows) != NULL;

  cra_form_clear (self->rows);
  for (guint i = 0; i < list->len; i++)
    gtk_box_append (GTK_BOX (self->rows), new_row (list->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (self), list->len > 0);
  if (within)
    focus_first (self);
}

static void
cra_kept_list_class_init (CraKeptListClass *klass)
{
}

static void
cra_kept_list_init (CraKeptList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "kept");
  gtk_box_append (GTK_BOX (self), cra_form_new_label (_ ("Unsaved work that was kept"), "heading"));
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self), self->rows);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

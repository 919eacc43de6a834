/* cra-window-drop.c: files dropped on the window. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

static gboolean
is_picture (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *type = g_content_type_guess (name, NULL, 0, NULL);
  g_autofree char *mime = g_content_type_get_mime_type (type);

  return mime != NULL && g_str_has_prefix (mime, "image/");
}

void
cra_window_take_file (CraWindow *self, GFile *file)
{
  if (!is_picture (file))
    cra_window_show_file (self, file);
  else
    cra_activity_take_picture (self->activity != NULL ? self->activity : self->activities->pdata[0],
                               file);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, CraWindow *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *l = files; l != NULL; l = l->next)
    cra_window_take_file (self, l->data);
  return files != NULL;
}

void
cra_window_accept_files (CraWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

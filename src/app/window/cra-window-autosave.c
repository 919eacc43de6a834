/* cra-window-autosave.c: saves files automatically, if the user wants that.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-file-dialogs.h"
#include "cra-preferences.h"

void
cra_window_pass_minute (CraWindow *self, int wanted)
{
  gboolean waits = self->document != NULL && !cra_window_is_modal (self) &&
                   cre_document_get_file (self->document) != NULL && !self->read_only &&
                   !cra_file_is_shipped (self->document) &&
                   cre_document_get_modified (self->document);

  self->minutes_unsaved = waits ? self->minutes_unsaved + 1 : 0;
  if (wanted == 0 || self->minutes_unsaved < wanted)
    return;
  self->minutes_unsaved = 0;
  cra_window_save (self);
}

static gboolean
minute_cb (gpointer data)
{
  GtkApplication *application = gtk_window_get_application (data);

  if (application != NULL)
    cra_window_pass_minute (data, cra_preferences_get_autosave (cra_application_get_settings (
                                      CRA_APPLICATION (application))));
  return G_SOURCE_CONTINUE;
}

void
cra_window_start_minutes (CraWindow *self)
{
  self->minute = g_timeout_add_seconds (60, minute_cb, self);
}

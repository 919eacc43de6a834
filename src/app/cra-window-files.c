/* cra-window-files.c: opening and saving. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-new-dialog.h"
#include "cra-recent.h"

#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"

#include <glib/gi18n.h>

static void
map_chosen_cb (CraWindow *self, CrMap *map)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load ("siege", &error);

  if (ruleset == NULL) {
    cr_map_free (map);
    cra_window_show_error (self, error);
    return;
  }
  if (!cra_window_is_empty (self)) {
    self = cra_window_new (CRA_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
    gtk_window_present (GTK_WINDOW (self));
  }
  cra_window_take_document (self, cre_document_new (map, ruleset));
}

void
cra_window_new_empty (CraWindow *self)
{
  CraNewDialog *dialog = cra_new_dialog_new (GTK_WINDOW (self));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (map_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
cra_window_open (CraWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load ("siege", &error);
  CrMap *map = ruleset != NULL ? cr_map_load (path, NULL, &error) : NULL;

  if (map == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  cra_window_take_document (self, cre_document_new (map, ruleset));
  cra_recent_add (file, cre_document_get_title (self->document));
}
void
cra_window_open_dialog (CraWindow *self)
{
}
void
cra_window_save (CraWindow *self)
{
}
void
cra_window_save_as (CraWindow *self)
{
}
gboolean
cra_window_ask_before_closing (CraWindow *self)
{
  return FALSE;
}

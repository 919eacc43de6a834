/* cra-map-activity-new.c: actions that begin a new map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include <glib/gi18n.h>

#include "cra-file-dialogs.h"
#include "cra-new-dialog.h"
#include "cra-preferences.h"

#include "cr-picture.h"
#include "cr-plain.h"

/* @document: (transfer full) (nullable): NULL with an error */
static void
open_map (gpointer activity,
          CreMapDocument *document,
          const GError *error,
          const char *name,
          const char *how)
{
  if (document != NULL)
    cra_activity_open (activity, CRE_DOCUMENT (document), name, how);
  else
    cra_activity_show_error (activity, error);
}

/* Reads the style of a new map from the preferences. */
static CrPlainStyle
read_style (gpointer activity, char **ruleset_out)
{
  CrPlainStyle style;

  cra_preferences_read_style (cra_activity_get_settings (activity), &style, ruleset_out);
  return style;
}

static void
grid_chosen_cb (CraMapActivity *self, const CrGrid *grid, const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *ruleset = NULL;
  CrPlainStyle style = read_style (self, &ruleset);

  open_map (self, cre_map_document_new_styled (grid, title, &style, &error), error, "map",
            "terrain");
}

ACTION (new_empty_cb)
{
  CraNewDialog *dialog =
      cra_new_dialog_new (cra_activity_get_window (data), _ ("New empty map"), _ ("New castle"));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (grid_chosen_cb), data, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The grid of a new map until its picture has been searched: that of most printed sheets. */
static const CrGrid usual_grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };

void
cra_map_activity_new_from (CraMapActivity *self, GFile *picture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *ruleset = NULL;
  CrPlainStyle style = read_style (self, &ruleset);
  g_autofree char *path = g_file_get_path (picture);
  CreMapDocument *document = NULL;

  if (path == NULL || cr_picture_check_file (path, &error))
    document = cre_map_document_new_from_picture (picture, &usual_grid, NULL, &style, &error);
  open_map (self, document, error, "fit", "0 new");
}

static void
picture_chosen (gpointer activity, GFile *file)
{
  cra_map_activity_new_from (activity, file);
}

ACTION (new_from_picture_cb)
{
  cra_file_ask_for_picture (cra_activity_get_window (data), cra_activity_get_document (data),
                            picture_chosen, data);
}

const GActionEntry cra_map_activity_new_actions[] = {
  { .name = "new-empty", .activate = new_empty_cb },
  { .name = "new-from-picture", .activate = new_from_picture_cb },
  { .name = NULL },
};

/* cra-portrait.c: sets the picture on a counter. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-portrait.h"

#include "cr-error.h"
#include "cr-picture.h"
#include "cr-scenario-edit.h"
#include "cra-field-character.h"
#include "cra-file-dialogs.h"
#include "cra-row-words.h"

#include <glib/gi18n.h>

/* The dialog stores the path of the row, because the row itself may be replaced before the answer.
 */
#define ROW "portrait-row"

static gboolean
has_character (CraActivity *activity, CreScenarioDocument *document, const CrNode *row)
{
  if (row != NULL && cra_row_find_character (document, row) != NULL)
    return TRUE;
  cra_activity_toast (activity, _ ("Choose a man first"), FALSE);
  return FALSE;
}

static void
set_picture (CreScenarioDocument *document, const CrNode *row, const char *picture)
{
  cre_scenario_document_apply (document, cra_field_character_set_picture (document, row, picture),
                               _ ("picture of a counter"), 0);
}

/* Returns: (transfer full) (nullable): the file's name relative to the scenario; NULL with an error
 */
static char *
make_href (CreScenarioDocument *document, const char *picture, GError **error)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (document));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  char *href = NULL;

  if (picture != NULL && path != NULL && cr_picture_check_file (picture, error)) {
    href = cr_picture_make_href (path, picture);
    if (href == NULL)
      g_set_error_literal (error, CR_ERROR, CR_ERROR_PICTURE,
                           _ ("A picture of a counter lies in the folder of the scenario or "
                              "below it: copy it there, then choose it"));
  }
  return href;
}

static void
chosen_cb (gpointer data, GFile *chosen)
{
  CraActivity *activity = CRA_ACTIVITY (data);
  CreDocument *it = cra_activity_get_document (activity);
  CreScenarioDocument *document = CRE_IS_SCENARIO_DOCUMENT (it) ? CRE_SCENARIO_DOCUMENT (it) : NULL;
  const char *where = g_object_get_data (G_OBJECT (activity), ROW);
  const CrNode *row = document != NULL && where != NULL
                          ? cr_scenario_get_at (cre_scenario_document_get (document), where)
                          : NULL;
  g_autofree char *path = g_file_get_path (chosen), *href = NULL;
  g_autoptr (GError) error = NULL;

  if (row == NULL || cra_row_find_character (document, row) == NULL)
    return;
  href = make_href (document, path, &error);
  if (error != NULL)
    cra_activity_show_error (activity, error);
  if (href != NULL)
    set_picture (document, row, href);
}

void
cra_portrait_choose (CraActivity *activity, CreScenarioDocument *document, const CrNode *row)
{
  if (!has_character (activity, document, row))
    return;
  if (cre_document_get_file (CRE_DOCUMENT (document)) == NULL) {
    cra_activity_toast (activity, _ ("Save the scenario first: its pictures lie beside it"), FALSE);
    return;
  }
  g_object_set_data_full (G_OBJECT (activity), ROW,
                          cr_scenario_find_path (cre_scenario_document_get (document), row),
                          g_free);
  cra_file_ask_for_picture (cra_activity_get_window (activity), CRE_DOCUMENT (document), chosen_cb,
                            G_OBJECT (activity));
}

void
cra_portrait_remove (CraActivity *activity, CreScenarioDocument *document, const CrNode *row)
{
  if (has_character (activity, document, row))
    set_picture (document, row, NULL);
}

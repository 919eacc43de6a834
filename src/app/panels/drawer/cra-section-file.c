/* cra-section-file.c: the cut along a line of fire, in a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-section-file.h"

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-picture-file.h"
#include "cr-save.h"
#include "cr-section.h"

#include <glib/gi18n.h>

static void
paint_cb (cairo_t *cr, gpointer data)
{
  CreToolFire *tool = data;
  CrSectionSheet sheet = { .width = CR_SECTION_WIDTH };
  const GArray *steps;
  const CrLof *lof = cre_tool_fire_get_shown (tool, &steps);

  cr_section_draw_sheet (cr, &sheet, cre_tool_fire_get_scene_after (tool), lof, steps);
}

/**
 * cra_section_file_save:
 * @path: its ending says what kind of file
 *
 * The same drawing that the command line writes.
 */
gboolean
cra_section_file_save (CreToolFire *tool, const char *path, GError **error)
{
  CrPictureFile surface = { CR_PICTURE_FILE_PNG, CR_SECTION_WIDTH,
                            CR_SECTION_WIDTH / CR_SECTION_PROPORTION, paint_cb, tool };
  g_autoptr (GBytes) bytes = NULL;

  if (path == NULL || !cr_picture_file_read_kind (path, &surface.kind, error)) {
    if (path == NULL)
      g_set_error_literal (error, CR_ERROR, CR_ERROR_IO,
                           _ ("The section can be saved on this machine only."));
    return FALSE;
  }
  if (!cre_document_check_export (cre_tool_get_document (CRE_TOOL (tool)), path, error))
    return FALSE;
  bytes = cr_picture_file_draw (&surface, error);
  return bytes != NULL && cr_save (path, bytes, NULL, error);
}

/**
 * cra_section_file_dup_name:
 *
 * Returns: (transfer full) (nullable): "section-1107-0612.svg", or NULL when there is no shot
 */
char *
cra_section_file_dup_name (CreToolFire *tool)
{
  const CrLof *lof = tool != NULL ? cre_tool_fire_get_lof (tool) : NULL;
  g_autofree char *from = NULL, *to = NULL;
  const CrMap *map;

  if (lof == NULL)
    return NULL;
  map = cre_document_get_map (cre_tool_get_document (CRE_TOOL (tool)));
  from = cr_map_format_printed (map, lof->from);
  to = cr_map_format_printed (map, lof->to);
  return g_strdelimit (g_strdup_printf ("section-%s-%s.svg", from, to), "/", '.');
}

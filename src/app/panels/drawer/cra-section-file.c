/* cra-section-file.c: writes the section along a line of fire into a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-section-file.h"

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-picture-file.h"
#include "cr-save.h"
#include "cr-section.h"
#include "cr-words-answer.h"

#include <glib/gi18n.h>

typedef struct {
  const CrAnswer *answer;
  CrSectionSheet sheet;
} Cut;

static void
paint_cb (cairo_t *cr, gpointer data)
{
  const Cut *cut = data;

  cr_section_draw_sheet (cr, &cut->sheet, cr_answer_get_scene (cut->answer),
                         cr_answer_get_lof (cut->answer), cr_answer_get_steps (cut->answer));
}

gboolean
cra_section_file_save (CreMapDocument *document,
                       const CrAnswer *answer,
                       const char *path,
                       GError **error)
{
  g_autofree char *sentence =
      cr_words_answer (answer, CR_QUESTION_SECTION, g_get_language_names ());
  Cut cut = { answer, { .width = CR_SECTION_WIDTH, .caption = sentence } };
  CrPictureFile surface = { CR_PICTURE_FILE_PNG, CR_SECTION_WIDTH,
                            cr_section_find_height (&cut.sheet, cr_answer_get_scene (answer),
                                                    cr_answer_get_lof (answer),
                                                    cr_answer_get_steps (answer)),
                            paint_cb, &cut };
  g_autoptr (GBytes) bytes = NULL;

  if (path == NULL || !cr_picture_file_read_kind (path, &surface.kind, error)) {
    if (path == NULL)
      g_set_error_literal (error, CR_ERROR, CR_ERROR_IO,
                           _ ("The section can be saved on this machine only."));
    return FALSE;
  }
  if (!cre_map_document_check_export (document, path, error))
    return FALSE;
  bytes = cr_picture_file_draw (&surface, error);
  return bytes != NULL && cr_save (path, bytes, NULL, error);
}

char *
cra_section_file_dup_name (const CrAnswer *answer)
{
  const CrLof *lof = cr_answer_get_lof (answer);
  const CrMap *map = cr_scene_get_map (cr_answer_get_scene (answer));
  g_autofree char *from = cr_map_format_printed (map, lof->from);
  g_autofree char *to = cr_map_format_printed (map, lof->to);

  return g_strdelimit (g_strdup_printf ("section-%s-%s.svg", from, to), "/", '.');
}

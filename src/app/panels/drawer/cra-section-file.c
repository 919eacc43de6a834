/* cra-section-file.c: writes the section along a line of fire into a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-section-file.h"

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-save.h"
#include "cr-section.h"
#include "cr-words-answer.h"

#include <glib/gi18n.h>

gboolean
cra_section_file_save (CreMapDocument *document,
                       const CrAnswer *answer,
                       const char *path,
                       GError **error)
{
  g_autofree char *sentence =
      cr_words_answer (answer, CR_QUESTION_SECTION, g_get_language_names ());
  const CrSectionSheet sheet = { .width = CR_SECTION_WIDTH, .caption = sentence };
  g_autoptr (GBytes) bytes = NULL;

  if (path == NULL) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_IO,
                         _ ("The section can be saved on this machine only."));
    return FALSE;
  }
  bytes = cr_section_draw_file (&sheet, answer, path, error);
  return bytes != NULL && cre_map_document_check_export (document, path, error) &&
         cr_save (path, bytes, NULL, error);
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

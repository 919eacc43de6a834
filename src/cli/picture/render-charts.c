/* render-charts.c: tables on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-charts.h"

#include <string.h>

#include "cli-surface.h"
#include "cr-map-words.h"
#include "cr-save.h"
#include "cr-setup-picture.h"
#include "cr-target.h"
#include "cr-words-record.h"
#include "cr-words-sheet.h"
#include "cr-xml-characters.h"
#include "cr-xml-playlog.h"

#define ALL "all"

static gboolean
add_charts (CrAid *aid, const char *names, const CrAidSource *source, GError **error)
{
  g_auto (GStrv) words = g_strsplit (names, ",", -1);

  for (int kind = 0; kind < CR_N_AIDS && g_str_equal (names, ALL); kind++)
    cr_aids_add (aid, (CrAidKind) kind, source);
  for (char **word = words; *word != NULL && !g_str_equal (names, ALL); word++) {
    int kind;

    if (!cli_read_name ("--chart", g_strstrip (*word), cr_aid_names, &kind, error))
      return FALSE;
    cr_aids_add (aid, (CrAidKind) kind, source);
  }
  return TRUE;
}

/* Returns: (transfer full) (nullable): with nothing on it yet */
static CrAid *
begin_aid (const CliPaper *paper, const char *title, GError **error)
{
  CrPrintWish wish;

  cr_print_wish_init (&wish);
  if ((paper->paper != NULL && !cr_paper_parse (paper->paper, &wish.tiling.paper, error)) ||
      !cli_read_number ("--margin", paper->margin, 0, 100, &wish.tiling.margin, error) ||
      !cr_aid_fits (&wish.tiling.paper, wish.tiling.margin, error))
    return NULL;
  return cr_aid_new (&wish.tiling.paper, wish.tiling.margin, title);
}

gboolean
cli_charts_save (const char *names,
                 const CrAidSource *source,
                 const CliPaper *paper,
                 CrPictureFileKind kind,
                 const char *path,
                 GError **error)
{
  g_autoptr (CrAid) aid =
      begin_aid (paper, cr_map_get_title (source->map, source->languages), error);
  CrPages pages;

  if (aid == NULL || !add_charts (aid, names, source, error))
    return FALSE;
  pages = cr_aid_get_pages (aid);
  return cli_paper_save (paper, &pages, kind, path, error);
}

gboolean
cli_charts_is_text (const char *path)
{
  return g_str_has_suffix (path, ".txt");
}

static void
add_legends (CrAid *aid, const CrAidSource *source, const GPtrArray *legends)
{
  if (legends->len > 0)
    cr_aid_begin (aid, cr_map_get_title (source->map, source->languages));
  for (guint i = 0; i < legends->len; i++) {
    g_autofree char *text = cr_legend_dup_text (g_ptr_array_index (legends, i));

    cr_aid_add_text (aid, text);
  }
}

gboolean
cli_charts_save_text (const char *names,
                      const CrAidSource *source,
                      const GPtrArray *legends,
                      const char *path,
                      GError **error)
{
  gsize n;
  g_autoptr (CrAid) aid = cr_aid_new (cr_papers_get (&n), 0, NULL);
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  add_legends (aid, source, legends);
  if (!add_charts (aid, names != NULL ? names : cr_aid_names[CR_AID_TERRAIN], source, error))
    return FALSE;
  text = cr_aid_dup_text (aid);
  bytes = g_bytes_new_take (text, strlen (text));
  return cr_save (path, bytes, NULL, error);
}

gboolean
cli_sheet_is_page (const char *path)
{
  return g_str_has_suffix (path, ".html");
}

static gboolean
save_words (const GPtrArray *sections, const char *path, GError **error)
{
  char *text = cli_sheet_is_page (path) ? cr_words_sections_html (sections, g_get_language_names ())
                                        : cr_words_sections_join (sections);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  return cr_save (path, bytes, NULL, error);
}

static gboolean
save_sections (GPtrArray *sections,
               const char *title,
               const CliPaper *paper,
               const char *path,
               GError **error)
{
  g_autoptr (CrAid) aid = NULL;
  CrPictureFileKind kind;
  CrPages pages;

  if (cli_sheet_is_page (path) || cli_charts_is_text (path))
    return save_words (sections, path, error);
  if (!cr_picture_file_read_kind (path, &kind, error))
    return FALSE;
  aid = begin_aid (paper, title, error);
  if (aid == NULL)
    return FALSE;
  cr_aids_add_sheet (aid, sections);
  pages = cr_aid_get_pages (aid);
  return cli_paper_save (paper, &pages, kind, path, error);
}

gboolean
cli_sheet_save (const CliScenario *scenario,
                const CliPaper *paper,
                const char *path,
                GError **error)
{
  const char *const *languages = g_get_language_names ();
  g_autoptr (GPtrArray) sections =
      cr_words_sheet_sections (scenario->castle->it, scenario->it, scenario->library, languages);
  g_autoptr (GBytes) picture =
      cr_setup_picture_new (scenario->it, scenario->castle->scene, languages);

  cr_setup_picture_add (sections, picture);
  return save_sections (sections, cr_scenario_get_title (scenario->it, languages), paper, path,
                        error);
}

gboolean
cli_record_save (const CliCastle *castle,
                 const char *log_path,
                 const CliPaper *paper,
                 const char *path,
                 GError **error)
{
  const char *const *languages = g_get_language_names ();
  g_autoptr (CrPlaylog) log =
      cr_target_check_read (path, log_path, error) ? cr_playlog_load (log_path, error) : NULL;
  g_autoptr (CrCharacters) library =
      log != NULL ? cr_characters_load (log->characters, error) : NULL;
  g_autoptr (GPtrArray) sections =
      library != NULL ? cr_words_record_sections (log, castle->it, library, languages, error)
                      : NULL;

  return sections != NULL &&
         save_sections (sections, cr_map_get_title (cr_castle_get_map (castle->it), languages),
                        paper, path, error);
}

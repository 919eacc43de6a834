/* render-charts.c: tables on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-charts.h"

#include "cli-surface.h"
#include "cr-map-words.h"

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

gboolean
cli_charts_save (const char *names,
                 const CrAidSource *source,
                 const CliPaper *paper,
                 CrPictureFileKind kind,
                 const char *path,
                 GError **error)
{
  g_autoptr (CrAid) aid = NULL;
  CrPrintWish wish;
  CrPages pages;

  cr_print_wish_init (&wish);
  if ((paper->paper != NULL && !cr_paper_parse (paper->paper, &wish.tiling.paper, error)) ||
      !cli_read_number ("--margin", paper->margin, 0, 100, &wish.tiling.margin, error))
    return FALSE;
  if (!cr_aid_fits (&wish.tiling.paper, wish.tiling.margin, error))
    return FALSE;
  aid = cr_aid_new (&wish.tiling.paper, wish.tiling.margin,
                    cr_map_get_title (source->map, source->languages));
  if (!add_charts (aid, names, source, error))
    return FALSE;
  pages = cr_aid_get_pages (aid);
  return cli_paper_save (paper, &pages, kind, path, error);
}

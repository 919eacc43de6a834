/* render-sheets.c: puts a map and its answers on a sheet, and on paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-sheets.h"

#include <glib/gi18n.h>

#include "cr-map-words.h"

static void
add_legends (CrSheet *sheet, GPtrArray *legends)
{
  while (legends->len > 0)
    cr_sheet_add_legend (sheet, g_ptr_array_steal_index (legends, 0));
}

static void
add_figures (CrSheet *sheet, GPtrArray *figures)
{
  while (figures->len > 0)
    cr_sheet_add_figure (sheet, g_ptr_array_steal_index (figures, 0));
}

/* The towers of the question are drawn under the men who shoot from them. */
static gboolean
add_answers (const CliRender *render,
             const CliWishes *wishes,
             CrVariant variant,
             CrSheet *sheet,
             GError **error)
{
  g_autoptr (GPtrArray) legends = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_legend_free);
  g_autoptr (GPtrArray) figures =
      g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  const CliFigures cuts = { figures, variant };

  cr_sheet_add_towers (sheet, cr_question_get_muster (render->question.asked), -1);
  for (char **text = wishes->overlays; text != NULL && *text != NULL; text++)
    if (!cli_overlay_add (&render->question, sheet, legends, wishes->section ? &cuts : NULL, *text,
                          error))
      return FALSE;
  /* Paper always has the legend, because nothing else tells what its marks mean. */
  if (wishes->legend || (wishes->paper.paper != NULL && !wishes->separate))
    add_legends (sheet, legends);
  add_figures (sheet, figures);
  return TRUE;
}

CrSheet *
cli_sheet_new (const CliRender *render,
               const CliWishes *wishes,
               const CrPaintOptions *options,
               int shown,
               GError **error)
{
  const CrMap *map = render->question.map;
  g_autoptr (CrSheet) sheet = cr_sheet_new (map, options);
  CrBox part;

  if (wishes->part != NULL && !cli_wishes_read_part (map, wishes->part, &part, error))
    return NULL;
  cr_sheet_set_art (sheet, render->art);
  if (!(shown & CLI_SHOW_MAP))
    cr_sheet_set_tracing (sheet);
  if (wishes->part != NULL)
    cr_sheet_set_part (sheet, &part);
  else if (shown & CLI_SHOW_MAP)
    cr_sheet_add_frame (sheet);
  if (wishes->key && shown & CLI_SHOW_MAP)
    cr_sheet_add_terrain_key (sheet, render->question.scene);
  return !(shown & CLI_SHOW_ANSWERS) || add_answers (render, wishes, options->variant, sheet, error)
             ? g_steal_pointer (&sheet)
             : NULL;
}

/* Sheets that are laid over one another are divided in the same places. */
static void
align_sheets (CrSheet *a, CrSheet *b)
{
  CrBox box = cr_sheet_get_box (a);

  box.height = MAX (box.height, cr_sheet_get_box (b).height);
  cr_sheet_set_part (a, &box);
  cr_sheet_set_part (b, &box);
}

/* Adds a floor with its answers, or with these on sheets of their own. */
static gboolean
add_floor (const CliRender *render,
           const CliWishes *wishes,
           const CrPaintOptions *options,
           CrPrint *print,
           GError **error)
{
  const char *floor =
      cr_map_get_floor_name (render->question.map, options->floor, g_get_language_names ());
  g_autofree char *name = g_strdup_printf (_ ("%s answers"), floor);
  int shown = wishes->separate ? CLI_SHOW_MAP : CLI_SHOW_MAP | CLI_SHOW_ANSWERS;
  g_autoptr (CrSheet) sheet = cli_sheet_new (render, wishes, options, shown, error);
  g_autoptr (CrSheet) traced = NULL;

  if (sheet != NULL && wishes->separate)
    traced = cli_sheet_new (render, wishes, options, CLI_SHOW_ANSWERS, error);
  if (sheet == NULL || (wishes->separate && traced == NULL))
    return FALSE;
  if (traced != NULL)
    align_sheets (sheet, traced);
  return cr_print_add (print, g_steal_pointer (&sheet), TRUE, floor, error) &&
         (traced == NULL || cr_print_add (print, g_steal_pointer (&traced), TRUE, name, error));
}

static gboolean
add_floors (const CliRender *render,
            const CliWishes *wishes,
            CrPaintOptions options,
            CrPrint *print,
            GError **error)
{
  if (!wishes->floors)
    return add_floor (render, wishes, &options, print, error);
  for (int i = 0; i < cr_map_n_floors (render->question.map); i++) {
    options.floor = i;
    if (!add_floor (render, wishes, &options, print, error))
      return FALSE;
  }
  return TRUE;
}

/* Returns: (nullable): NULL with an error */
static CrPrint *
make_print (const CliRender *render,
            const CliWishes *wishes,
            const CrPaintOptions *options,
            const CrPrintWish *wish,
            GError **error)
{
  g_autoptr (CrPrint) print = cr_print_new (cr_map_get_grid (render->question.map), wish);

  return add_floors (render, wishes, *options, print, error) ? g_steal_pointer (&print) : NULL;
}

/* With --fit the size is known when there are sheets to be measured. */
static gboolean
fit_print (const CliRender *render,
           const CliWishes *wishes,
           const CrPaintOptions *options,
           CrPrintWish *wish,
           GError **error)
{
  g_autoptr (CrPrint) print = NULL;
  int columns, rows;

  if (wishes->paper.fit == NULL)
    return TRUE;
  if (!cli_paper_read_fit (&wishes->paper, &columns, &rows, error))
    return FALSE;
  wish->hex_mm = 1;
  print = make_print (render, wishes, options, wish, error);
  if (print != NULL)
    wish->hex_mm = MAX (cr_print_find_hex (print, columns, rows), 0.1);
  return print != NULL;
}

gboolean
cli_sheets_save (const CliRender *render,
                 const CliWishes *wishes,
                 const CrPaintOptions *options,
                 const char *path,
                 GError **error)
{
  const CrMap *map = render->question.map;
  g_autofree char *date = cr_file_state_dup_date (&render->question.castle->state);
  g_autofree char *authors = cr_map_dup_authors (map);
  g_autoptr (CrPrint) print = NULL;
  CrPrintWish wish;
  CrPages pages;

  cr_print_wish_init (&wish);
  wish.hex_mm = render->hex_mm;
  wish.title = cr_map_get_title (map, g_get_language_names ());
  wish.author = authors;
  wish.date = date;
  if (!cli_paper_read (&wishes->paper, &wish, error) ||
      !fit_print (render, wishes, options, &wish, error))
    return FALSE;
  print = make_print (render, wishes, options, &wish, error);
  if (print == NULL)
    return FALSE;
  if (cr_print_get_hint (print) != NULL)
    g_printerr ("crenel-cli: %s\n", cr_print_get_hint (print));
  pages = cr_print_get_pages (print);
  return cli_paper_save (&wishes->paper, &pages, render->kind, path, error);
}

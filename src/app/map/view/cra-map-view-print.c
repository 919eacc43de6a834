/* cra-map-view-print.c: prints what the map view shows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-print.h"

#include "cra-map-view-private.h"
#include "cra-print-aids.h"

#include "cr-fit.h"
#include "cr-map-words.h"
#include "cr-section.h"
#include "cr-words-answer.h"

#include <glib/gi18n.h>

/* Adds the section along the shot that is shown. */
static void
add_section (CraMapView *self, CrSheet *sheet, CrVariant variant)
{
  const CrAnswer *answer =
      self->ask != NULL ? cre_ask_answer (self->ask, CR_QUESTION_SECTION) : NULL;
  const CrLof *lof = answer != NULL ? cr_answer_get_lof (answer) : NULL;

  if (lof == NULL || lof->range < 1)
    return;
  g_autofree char *sentence =
      cr_words_answer (answer, CR_QUESTION_SECTION, g_get_language_names ());
  const CrSectionSheet cut = { .width = CR_SECTION_WIDTH, .variant = variant, .caption = sentence };

  cr_sheet_add_figure (sheet, cr_section_record (&cut, answer));
}

/* Adds the answers on the shown floor. @beneath: with the legend that explains them */
static void
add_answers (CraMapView *self, CrSheet *sheet, const CraPrintChoice *choice, gboolean beneath)
{
  CrSheet *overlay = cra_map_view_new_overlay (self, CR_SHEET_PAPER_DOTS);
  CrSheet *answers = cra_map_view_new_answers (self);
  CrLegend *told = beneath ? cra_map_view_new_legend (self) : NULL;

  cr_sheet_freeze (answers, CR_SHEET_PAPER_DOTS);
  if (choice->areas)
    cr_sheet_add_areas (
        sheet, self->areas != NULL ? self->areas : cre_map_document_get_map (self->document), -1);
  if (overlay != NULL)
    cr_sheet_add_sheet (sheet, overlay);
  cr_sheet_add_sheet (sheet, answers);
  if (told != NULL)
    cr_sheet_add_legend (sheet, told);
}

/* Returns: (transfer full): the answers alone, for tracing paper, split into pages like @map. */
static CrSheet *
new_apart (CraMapView *self, const CraPrintChoice *choice, CrSheet *map)
{
  CrPaintOptions options;
  CrBox box = cr_sheet_get_box (map);
  CrSheet *sheet;

  cr_paint_options_init (&options);
  options.floor = self->floor;
  options.variant = choice->variant;
  sheet = cr_sheet_new (cre_map_document_get_map (self->document), &options);
  cr_sheet_set_tracing (sheet);
  cr_sheet_set_part (sheet, &box);
  add_answers (self, sheet, choice, FALSE);
  return sheet;
}

void
cra_map_view_set_printed (CraMapView *self, CraMapPrinted printed, gpointer data)
{
  self->printed = printed;
  self->printed_data = data;
}

void
cra_map_view_set_areas (CraMapView *self, const CrMap *areas)
{
  self->areas = areas;
}

static void
add_pieces (CraMapView *self, CrSheet *sheet, const CrPaintOptions *options)
{
  CrSheet *pieces = cr_sheet_new (cre_map_document_get_map (self->document), options);

  self->printed (pieces, self->printed_data);
  cr_sheet_freeze (pieces, CR_SHEET_PAPER_DOTS);
  cr_sheet_add_sheet (sheet, pieces);
}

/* Returns: (transfer full): the map as the view shows it, with the choices made for the paper. */
static CrSheet *
new_map (CraMapView *self, int floor, const CraPrintChoice *choice)
{
  CrPaintOptions options;
  CrSheet *sheet;

  cra_map_view_read_options (self, &options);
  options.floor = floor;
  options.variant = choice->variant;
  options.show = (options.show & ~CRA_PRINT_SHOWS) | choice->show;
  options.numbers = choice->numbers;
  if (choice->picture != CRA_PRINT_AS_SHOWN && cra_map_view_has_picture (self))
    options.mode = (CrPaintMode) (choice->picture - CRA_PRINT_DRAWN);
  sheet = cra_map_view_new_sheet (self, &options);
  if (self->printed != NULL)
    add_pieces (self, sheet, &options);
  if (choice->terrain_key)
    cr_sheet_add_terrain_key (sheet, cre_map_document_get_scene (self->document));
  return sheet;
}

static gboolean
add_floor (CraMapView *self,
           CrPrint *print,
           int floor,
           const CraPrintChoice *choice,
           GError **error)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  const char *name = cr_map_get_floor_name (map, floor, g_get_language_names ());
  g_autofree char *apart = g_strdup_printf (_ ("%s answers"), name);
  CrSheet *sheet = new_map (self, floor, choice), *traced = NULL;
  gboolean added;

  if (floor == self->floor && choice->answers == CRA_PRINT_TOGETHER)
    add_answers (self, sheet, choice, TRUE);
  if (floor == self->floor && choice->section)
    add_section (self, sheet, choice->variant);
  if (floor == self->floor && choice->answers == CRA_PRINT_APART)
    traced = new_apart (self, choice, sheet);
  added = cr_print_add (print, sheet, TRUE, name, error);
  if (traced == NULL || added)
    return added && (traced == NULL || cr_print_add (print, traced, TRUE, apart, error));
  cr_sheet_free (traced);
  return FALSE;
}

static gboolean
add_floors (CraMapView *self, CrPrint *print, const CraPrintChoice *choice, GError **error)
{
  int n = cr_map_n_floors (cre_map_document_get_map (self->document));

  if (!choice->all_floors)
    return add_floor (self, print, self->floor, choice, error);
  for (int floor = 0; floor < n; floor++)
    if (!add_floor (self, print, floor, choice, error))
      return FALSE;
  return TRUE;
}

static CrPrint *
make_cb (CrPrintWish *wish, const CraPrintChoice *choice, gpointer data, GError **error)
{
  CraMapView *self = data;
  const CrMap *map = cre_map_document_get_map (self->document);
  CrFileState state = cre_document_copy_disk_state (CRE_DOCUMENT (self->document));
  g_autofree char *authors = cr_map_dup_authors (map), *date = cr_file_state_dup_date (&state);
  g_autoptr (CrPrint) print = NULL;

  wish->date = date;
  wish->title = cr_map_get_title (map, g_get_language_names ());
  wish->author = authors;
  print = cr_print_new (cr_map_get_grid (map), wish);
  return add_floors (self, print, choice, error) &&
                 cra_print_add_aids (print, choice, map,
                                     cre_map_document_get_ruleset (self->document), error) &&
                 cra_print_add_counters (print, choice, error)
             ? g_steal_pointer (&print)
             : NULL;
}

static gpointer
hold_cb (gpointer data)
{
  return cra_mirror_ref (((CraMapView *) data)->mirror);
}

static void
ready_cb (CrPrint *print, gpointer held)
{
  cra_mirror_ready_print (held, print);
}

static double
measure_picture_cb (gpointer data)
{
  return cr_fit_measure_hex (cre_map_document_get_map (((CraMapView *) data)->document));
}

CraPrintSource
cra_map_view_get_print_source (CraMapView *self)
{
  return (CraPrintSource){ .make = make_cb,
                           .hold = hold_cb,
                           .ready = ready_cb,
                           .let_go = (GDestroyNotify) cra_mirror_unref,
                           .measure_picture = measure_picture_cb,
                           .data = self };
}

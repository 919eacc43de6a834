/* cr-sheet-answers.c: puts answers of the rules on a sheet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"

#include "cr-words-bands.h"
#include "cr-words-lof.h"

static void
draw_field (const CrSheetItem *item, const CrSheetPage *page)
{
  int floor = page->sheet->options.floor;

  if (item->number & CR_SHEET_DEAD)
    cr_overlay_dead (page->cr, &page->style, item->about, floor);
  if (item->number & CR_SHEET_FIELD)
    cr_overlay_field (page->cr, &page->style, item->about, floor);
  if (item->number & CR_SHEET_COUNTS)
    cr_overlay_shooters (page->cr, &page->style, item->about, floor);
}

void
cr_sheet_add_field (CrSheet *self, const CrField *field, CrSheetField shown)
{
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_field, .about = field, .number = shown });
}

static const CrField *
get_only_field (const CrSheet *self)
{
  const CrSheetItem *item = &g_array_index (self->items, CrSheetItem, 0);

  return self->items->len == 1 && item->draw == draw_field ? item->about : NULL;
}

static gboolean
is_alike (const CrSheet *a, const CrSheet *b)
{
  return a->options.floor == b->options.floor && a->options.variant == b->options.variant &&
         a->veiled == b->veiled && a->opacity == b->opacity &&
         g_array_index (a->items, CrSheetItem, 0).number ==
             g_array_index (b->items, CrSheetItem, 0).number;
}

GArray *
cr_sheet_list_changes (const CrSheet *a, const CrSheet *b)
{
  const CrField *before = get_only_field (a), *after = get_only_field (b);

  if (before == NULL || after == NULL || a->art != NULL || b->art != NULL || !is_alike (a, b))
    return NULL;
  return cr_field_list_changes (before, after, a->options.floor);
}

static void
draw_difference (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_difference (page->cr, &page->style, &page->sheet->grid, item->about,
                         page->sheet->options.floor);
}

void
cr_sheet_add_difference (CrSheet *self, const CrDifference *difference)
{
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_difference, .about = difference });
}

static void
draw_bands (const CrSheetItem *item, const CrSheetPage *page)
{
  g_auto (GStrv) labels = cr_words_rings (item->about);

  cr_overlay_bands (page->cr, &page->style, &page->sheet->grid, item->about,
                    (const char *const *) labels);
}

void
cr_sheet_add_bands (CrSheet *self, const CrBands *bands)
{
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_bands, .about = bands });
}

static void
draw_exposure (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_exposure (page->cr, &page->style, &page->sheet->grid, item->about,
                       page->sheet->options.floor, item->text);
}

void
cr_sheet_add_exposure (CrSheet *self, const CrExposure *exposure, const char *badge)
{
  cr_sheet_add (
      self, (CrSheetItem){ .draw = draw_exposure, .about = exposure, .text = g_strdup (badge) });
}

static void
draw_shot (const CrSheetItem *item, const CrSheetPage *page)
{
  const CrLof *lof = item->about;
  g_autofree char *shooter = cr_words_tag (item->scene, lof->from, lof->from_stand.level);
  g_autofree char *decided = cr_words_decided (item->scene, lof);
  g_autofree char *target = cr_words_badge (lof);

  cr_overlay_lof (page->cr, &page->style, item->scene, lof,
                  &(CrOverlayTags){ shooter, decided, target });
}

void
cr_sheet_add_shot (CrSheet *self, const CrScene *scene, const CrLof *lof)
{
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_shot, .about = lof, .scene = scene });
}

static void
draw_reach (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_reach (page->cr, &page->style, item->scene, item->about, page->sheet->options.floor);
}

void
cr_sheet_add_reach (CrSheet *self, const CrScene *scene, const CrReach *reach)
{
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_reach, .about = reach, .scene = scene });
}

static void
draw_threats (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_threats (page->cr, &page->style, &page->sheet->grid, item->about);
}

void
cr_sheet_add_threats (CrSheet *self, const GArray *places)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < places->len; i++) {
    const CrPlace *place = &g_array_index (places, CrPlace, i);

    if (place->floor == self->options.floor)
      g_array_append_val (hexes, place->hex);
  }
  cr_sheet_own (self, hexes, (GDestroyNotify) g_array_unref);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_threats, .about = hexes });
}

static void
draw_path (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_path (page->cr, &page->style, &page->sheet->grid, item->about,
                   page->sheet->options.floor, item->text);
}

void
cr_sheet_add_path (CrSheet *self, const GArray *steps, const char *badge)
{
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_path, .about = steps, .text = g_strdup (badge) });
}

static void
draw_suggestions (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_suggestions (page->cr, &page->style, item->scene, item->about,
                          page->sheet->options.floor);
}

void
cr_sheet_add_suggestions (CrSheet *self, const CrScene *scene, const GArray *suggestions)
{
  cr_sheet_add (self,
                (CrSheetItem){ .draw = draw_suggestions, .about = suggestions, .scene = scene });
}

/* @number: whether his name is below him */
static void
draw_shooter (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_shooter (page->cr, &page->style, &page->sheet->grid, item->hex, item->text,
                      item->number != 0);
}

void
cr_sheet_add_shooter (CrSheet *self, CrPlace place, const char *label, gboolean below)
{
  if (place.floor == self->options.floor)
    cr_sheet_add (self, (CrSheetItem){ .draw = draw_shooter,
                                       .hex = place.hex,
                                       .text = g_strdup (label),
                                       .number = below });
}

static void
draw_origins (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_origins (page->cr, &page->style, &page->sheet->grid, item->about);
}

void
cr_sheet_add_origins (CrSheet *self, int floor, const CrOverlayOrigins *origins)
{
  if (floor == self->options.floor)
    cr_sheet_add (self, (CrSheetItem){ .draw = draw_origins,
                                       .about = cr_sheet_own (
                                           self, g_memdup2 (origins, sizeof *origins), g_free) });
}

static void
draw_man (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_man (page->cr, &page->style, &page->sheet->grid,
                  &(CrOverlayMan){ item->hex, item->number != 0, item->text });
}

void
cr_sheet_add_man (CrSheet *self, int floor, const CrOverlayMan *man)
{
  if (floor == self->options.floor)
    cr_sheet_add (self, (CrSheetItem){ .draw = draw_man,
                                       .hex = man->hex,
                                       .text = g_strdup (man->letter),
                                       .number = man->friend });
}

/* @number: the chosen one */
static void
draw_towers (const CrSheetItem *item, const CrSheetPage *page)
{
  for (guint i = 0; i < cr_muster_n_towers (item->about); i++)
    cr_overlay_tower (page->cr, &page->style, &page->sheet->grid,
                      cr_muster_get_tower (item->about, i), (int) i == item->number);
}

/* Siege towers stand on the ground floor only. */
void
cr_sheet_add_towers (CrSheet *self, const CrMuster *muster, int chosen)
{
  if (self->options.floor == 0)
    cr_sheet_add (self, (CrSheetItem){ .draw = draw_towers, .about = muster, .number = chosen });
}

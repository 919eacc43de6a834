/* cra-legend.c: places and draws the legend on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-legend.h"

#include "cr-painter.h"

#define MARGIN 12.0
/* So many pixels at the top belong to the switches in the upper corners. */
#define BELOW_SWITCHES 58.0
/* A legend nearer to a man than this, in pixels, would hide his name or his ring. */
#define CLEAR 24.0

CrSheetField
cra_legend_get_shown (CreAsk *ask)
{
  CreShown shown = cre_ask_get_shown (ask);

  return (shown & CRE_SHOWN_HIT ? CR_SHEET_FIELD : 0) |
         (shown & CRE_SHOWN_DEAD ? CR_SHEET_DEAD : 0) |
         (shown & CRE_SHOWN_COUNTS ? CR_SHEET_COUNTS : 0);
}

/* While a change is tried, the legend says which, because the drawer that also says it may be shut;
 * the field itself is not drawn then. */
static void
read_answers (CrLegend *legend, const CrMap *map, CreAsk *ask)
{
  const CrAnswer *field = cre_ask_answer (ask, CR_QUESTION_FIELD);
  const CrAnswer *difference = cre_ask_answer (ask, CR_QUESTION_DIFFERENCE);
  const CrAnswer *answer = difference != NULL ? difference : field;
  g_autofree char *tried = cre_ask_dup_tried (ask);
  const GArray *men;

  if (cre_ask_get_reach (ask) != NULL) {
    cr_legend_set_from (legend, map, (CrPlaces){ cre_ask_get_end (ask, CR_END_FROM), 1 });
    cr_legend_add_reach (legend);
  }
  if (answer == NULL)
    return;
  men = cr_answer_get_shooters (answer);
  cr_legend_set_from (legend, map, cr_places_of (men));
  if (difference != NULL) {
    cr_legend_add_note (legend, tried);
    cr_legend_add_difference (legend, cr_answer_get_difference (difference));
  } else {
    cr_legend_add_field (legend, cr_answer_get_field (field), cra_legend_get_shown (ask));
  }
}

CrLegend *
cra_legend_read (const CraLegend *about)
{
  const CrMap *map = cre_map_document_get_map (about->document);
  CrLegend *legend = cr_legend_new ();

  if (about->ask != NULL)
    read_answers (legend, map, about->ask);
  if (about->tell != NULL)
    about->tell (legend, about->tell_data);
  if (about->folded)
    cr_legend_fold (legend);
  if (cr_legend_get_title (legend) == NULL)
    g_clear_pointer (&legend, cr_legend_free);
  return legend;
}

static CrBox
to_widget (const CraViewport *viewport, CrBox box)
{
  CrPoint at = cra_viewport_to_widget (viewport, (CrPoint){ box.x, box.y });

  return (CrBox){ at.x, at.y, box.width * viewport->scale, box.height * viewport->scale };
}

static double
overlap (CrBox a, CrBox b)
{
  double width = MIN (a.x + a.width, b.x + b.width) - MAX (a.x, b.x);
  double height = MIN (a.y + a.height, b.y + b.height) - MAX (a.y, b.y);

  return MAX (width, 0) * MAX (height, 0);
}

static gboolean
hides_hex (const CraViewport *viewport, const CrGrid *grid, CrHex hex, CrBox box)
{
  return cr_box_has (box, cra_viewport_to_widget (viewport, cr_layout_centre (grid, hex)), CLEAR);
}

static int
count_concerned (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  const CrGrid *grid = cre_map_document_get_grid (about->document);
  int n_hidden = 0;

  for (guint i = 0; about->concerned != NULL && i < about->concerned->len; i++) {
    const CrPlace *place = &g_array_index (about->concerned, CrPlace, i);

    n_hidden += place->floor == about->floor && hides_hex (viewport, grid, place->hex, box);
  }
  return n_hidden;
}

/* Counts the men and the touched hex that the legend would hide. The hex under the pointer does not
 * count, because a legend that moves away from the pointer cannot be clicked. */
static int
count_hidden (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  const CrGrid *grid = cre_map_document_get_grid (about->document);
  int n_hidden = count_concerned (viewport, about, box) +
                 (about->touched != NULL && hides_hex (viewport, grid, *about->touched, box));
  const CrQuestion *question;
  const GArray *shooters;
  const CrMuster *muster;

  if (about->ask == NULL)
    return n_hidden;
  question = cre_ask_get_question (about->ask);
  shooters = cr_question_get_list (question, CR_LIST_SHOOTERS);
  muster = cr_question_get_muster (question);
  for (guint i = 0; i < shooters->len; i++)
    n_hidden +=
        hides_hex (viewport, grid, g_array_index (shooters, CrQuestionItem, i).place.hex, box);
  for (guint i = 0; i < cr_muster_n_men (muster); i++)
    n_hidden += hides_hex (viewport, grid, cr_muster_get_man (muster, i)->place.hex, box);
  for (CrQuestionEnd end = CR_END_FROM; end < CR_N_ENDS; end++) {
    const CrPlace *place = cre_ask_get_end (about->ask, end);

    /* The shooter of a line is counted in the list of shooters. */
    if (place != NULL && (end == CR_END_TO || shooters->len == 0))
      n_hidden += hides_hex (viewport, grid, place->hex, box);
  }
  return n_hidden;
}

/* Counts the hexes under the box where a change that is tried gains or loses something. */
static int
count_changed (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  const CrGrid *grid = cre_map_document_get_grid (about->document);
  const CrDifference *difference = about->ask != NULL ? cre_ask_get_difference (about->ask) : NULL;
  int n_changed = 0;

  for (guint i = 0; difference != NULL && i < cr_difference_n (difference); i++) {
    CrPoint at = cr_layout_centre (grid, cr_difference_get (difference, i)->place.hex);

    n_changed += cr_box_has (box, cra_viewport_to_widget (viewport, at), 0);
  }
  return n_changed;
}

/* Returns: how much the legend would hide at @box: the ground around the sheet counts nothing, bare
 * hexes little, the title and key beneath the map more, men and changed hexes most. */
static double
weigh_box (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  const CrMap *map = cre_map_document_get_map (about->document);
  double sheet = overlap (box, to_widget (viewport, cr_paint_sheet_box (map)));
  double key = overlap (box, to_widget (viewport, cr_paint_key_box (map)));

  return sheet + 8 * key +
         1e6 * (count_hidden (viewport, about, box) + count_changed (viewport, about, box));
}

/* The places for the legend: left and right, each at the foot, above the map's key, and at the top.
 */
#define N_CORNERS 6

static CrBox
get_corner (const CraViewport *viewport, const CraLegend *about, int corner, CrBox size)
{
  CrBox key = to_widget (viewport, cr_paint_key_box (cre_map_document_get_map (about->document)));
  double bottom = viewport->height - size.height - MARGIN;
  const double heights[] = { bottom, MIN (bottom, key.y - size.height), BELOW_SWITCHES };

  size.x = corner % 2 == 0 ? MARGIN : viewport->width - size.width - MARGIN;
  size.y = heights[corner / 2];
  return size;
}

/* The legend stays where the reader found it as long as it hides nothing that counts there, even
 * when another field is shown. */
static gboolean
stays_there (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  CrBox key = to_widget (viewport, cr_paint_key_box (cre_map_document_get_map (about->document)));

  return box.y >= BELOW_SWITCHES && count_hidden (viewport, about, box) == 0 &&
         overlap (box, key) <= 0;
}

/* Finds the corner where the legend hides least; the upper corners begin below the switches. */
static CrBox
place_legend (const CraViewport *viewport, const CraLegend *about, CrBox size)
{
  int before = about->corner != NULL ? *about->corner : -1, best = -1;
  double least = G_MAXDOUBLE;

  if (before >= 0 && stays_there (viewport, about, get_corner (viewport, about, before, size)))
    return get_corner (viewport, about, before, size);
  for (int i = 0; i < N_CORNERS; i++) {
    CrBox box = get_corner (viewport, about, i, size);
    double weight = weigh_box (viewport, about, box);

    if (box.y >= BELOW_SWITCHES && weight < least) {
      best = i;
      least = weight;
    }
  }
  if (about->corner != NULL)
    *about->corner = best;
  return get_corner (viewport, about, MAX (best, 0), size);
}

CrBox
cra_legend_draw (cairo_t *cr, const CraViewport *viewport, const CraLegend *about)
{
  g_autoptr (CrLegend) legend = cra_legend_read (about);
  CrBox box = { 0 };

  if (legend == NULL)
    return box;
  cr_legend_get_size (legend, &box.width, &box.height);
  box = place_legend (viewport, about, box);
  cr_legend_draw (legend, cr, box);
  return box;
}

char *
cra_legend_dup_text (const CraLegend *about)
{
  g_autoptr (CrLegend) legend = cra_legend_read (about);

  return legend != NULL ? cr_legend_dup_text (legend) : NULL;
}

/* render-overlay.c: answers to be drawn over a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"
#include "cr-words-bands.h"
#include "cr-words-lof.h"

/* A row of the table below: what is between the colons, how it is answered and drawn. */
typedef struct {
  const char *name, *syntax;
  guint least, most;
  gboolean (*ask) (CliOverlay *overlay, char **words, GError **error);
  void (*draw) (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor);
} Kind;

struct _CliOverlay {
  const Kind *kind;
  const CliQuestion *question;
  GArray *men;   /* CrPlace */
  GArray *steps; /* CrStep */
  CrField *field;
  CrDifference *difference;
  CrExposure *exposure;
  CrBands *bands;
  CrLof lof;
  CrPlace to;
  const CrWays *ways;
  CrReach *reach;
};

static CrFirePlaces
get_places (const GArray *places)
{
  return (CrFirePlaces){ (const CrPlace *) (const void *) places->data, places->len };
}

static CrField *
shoot (const CliOverlay *overlay, CrFire *fire)
{
  return cr_field_new (fire, get_places (overlay->men).places, overlay->men->len,
                       &overlay->question->options, NULL, NULL);
}

static gboolean
ask_men (CliOverlay *overlay, char **words, GError **error)
{
  if (!cli_question_read_some (overlay->question, words[0], overlay->men, error))
    return FALSE;
  overlay->field = shoot (overlay, overlay->question->fire);
  return TRUE;
}

static gboolean
ask_difference (CliOverlay *overlay, char **words, GError **error)
{
  g_autoptr (CrField) before = NULL;

  if (overlay->question->before == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("--overlay difference needs --with or --without, so that something differs"));
    return FALSE;
  }
  if (!ask_men (overlay, words, error))
    return FALSE;
  before = shoot (overlay, overlay->question->before);
  overlay->difference = cr_difference_new (overlay->question->scene, before, overlay->field);
  return TRUE;
}

static gboolean
ask_exposure (CliOverlay *overlay, char **words, GError **error)
{
  g_autoptr (GArray) way = cli_places_new ();

  if (!cli_question_read_some (overlay->question, words[0], overlay->men, error) ||
      !cli_question_read_some (overlay->question, words[1], way, error))
    return FALSE;
  overlay->exposure = cr_exposure_new (overlay->question->fire, get_places (way),
                                       get_places (overlay->men), &overlay->question->options);
  return TRUE;
}

static gboolean
ask_bands (CliOverlay *overlay, char **words, GError **error)
{
  const CliQuestion *question = overlay->question;

  if (!cli_question_read_some (question, words[0], overlay->men, error))
    return FALSE;
  overlay->bands = cr_bands_new (cr_map_get_grid (question->map), get_places (overlay->men).places,
                                 overlay->men->len, &question->options);
  if (cr_bands_n (overlay->bands) > 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("--overlay bands needs --weapon, or a --weather in which one does not see far"));
  return FALSE;
}

static gboolean
ask_lof (CliOverlay *overlay, char **words, GError **error)
{
  CrPlace from;

  if (!cli_read_place (overlay->question->map, words[0], &from, error) ||
      !cli_read_place (overlay->question->map, words[1], &overlay->to, error))
    return FALSE;
  overlay->lof =
      cr_lof_judge (overlay->question->scene, from, overlay->to, &overlay->question->options, NULL);
  return TRUE;
}

static gboolean
walk (CliOverlay *overlay, const char *from, const char *mover_id, int budget, GError **error)
{
  CrWalker walker = { .budget = budget, .muster = overlay->question->muster };
  CrPlace place;

  if (!cli_read_place (overlay->question->map, from, &place, error) ||
      !cli_read_mover (overlay->question->castle->ruleset, mover_id, &walker.mover, error))
    return FALSE;
  overlay->ways = cr_castle_get_ways (overlay->question->it);
  overlay->reach = cr_reach_new_among (overlay->ways, place, &walker);
  return TRUE;
}

static gboolean
ask_reach (CliOverlay *overlay, char **words, GError **error)
{
  int budget;

  return cli_read_movement_points (words[1], &budget, error) &&
         walk (overlay, words[0], words[2], budget, error);
}

static gboolean
ask_path (CliOverlay *overlay, char **words, GError **error)
{
  if (!cli_read_place (overlay->question->map, words[1], &overlay->to, error) ||
      !walk (overlay, words[0], words[2], -1, error))
    return FALSE;
  if (cr_reach_get_path (overlay->reach, overlay->to, overlay->steps))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("there is no way from %s to %s"), words[0],
               words[1]);
  return FALSE;
}

static void
draw_men (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  const CrGrid *grid = cr_map_get_grid (overlay->question->map);

  for (guint i = 0; i < overlay->men->len; i++) {
    CrPlace place = g_array_index (overlay->men, CrPlace, i);

    if (place.floor == floor)
      cr_overlay_shooter (cr, style, grid, place.hex, NULL, FALSE);
  }
}

static void
draw_field (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  cr_overlay_field (cr, style, overlay->field, floor);
  draw_men (overlay, cr, style, floor);
}

static void
draw_dead (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  cr_overlay_dead (cr, style, overlay->field, floor);
  draw_men (overlay, cr, style, floor);
}

static void
draw_shooters (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  cr_overlay_shooters (cr, style, overlay->field, floor);
  draw_men (overlay, cr, style, floor);
}

static void
draw_difference (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  cr_overlay_difference (cr, style, cr_map_get_grid (overlay->question->map), overlay->difference,
                         floor);
  draw_men (overlay, cr, style, floor);
}

static void
draw_exposure (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  g_autofree char *badge = g_strdup_printf ("%u", cr_exposure_get_total (overlay->exposure));

  draw_men (overlay, cr, style, floor);
  cr_overlay_exposure (cr, style, cr_map_get_grid (overlay->question->map), overlay->exposure,
                       floor, badge);
}

static void
draw_bands (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  g_auto (GStrv) labels = cr_words_rings (overlay->bands);

  cr_overlay_bands (cr, style, cr_map_get_grid (overlay->question->map), overlay->bands,
                    (const char *const *) labels);
  draw_men (overlay, cr, style, floor);
}

static void
draw_lof (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  const CrScene *scene = overlay->question->scene;
  const CrLof *lof = &overlay->lof;
  g_autofree char *shooter = cr_words_tag (scene, lof->from, lof->from_stand.level);
  g_autofree char *decided = cr_words_decided (scene, lof);
  g_autofree char *target = cr_words_badge (lof);

  cr_overlay_lof (cr, style, scene, lof, &(CrOverlayTags){ shooter, decided, target });
}

static void
draw_reach (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  cr_overlay_reach (cr, style, overlay->question->scene, overlay->reach, floor);
}

static void
draw_path (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  g_autofree char *badge = g_strdup_printf (
      _ ("%d MP"), cr_reach_get_cost_on (overlay->reach, overlay->to,
                                         cr_reach_find_post (overlay->reach, overlay->to)));

  cr_overlay_path (cr, style, cr_map_get_grid (overlay->question->map), overlay->steps, floor,
                   badge);
}

static const Kind kinds[] = {
  { "field", "field:FROM", 1, 1, ask_men, draw_field },
  { "dead", "dead:FROM", 1, 1, ask_men, draw_dead },
  { "shooters", "shooters:FROM", 1, 1, ask_men, draw_shooters },
  { "bands", "bands:FROM", 1, 1, ask_bands, draw_bands },
  { "lof", "lof:FROM:TO", 2, 2, ask_lof, draw_lof },
  { "difference", "difference:FROM", 1, 1, ask_difference, draw_difference },
  { "exposure", "exposure:FROM:PLACES", 2, 2, ask_exposure, draw_exposure },
  { "reach", "reach:FROM:MP[:MOVER]", 2, 3, ask_reach, draw_reach },
  { "path", "path:FROM:TO[:MOVER]", 2, 3, ask_path, draw_path },
};

static const Kind *
find_kind (const char *name, const char *text, guint n_words, GError **error)
{
  CrNear near = { .name = name };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    if (!g_str_equal (kinds[i].name, name))
      continue;
    if (n_words >= kinds[i].least && n_words <= kinds[i].most)
      return &kinds[i];
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found --overlay %s, expected %s"), text,
                 kinds[i].syntax);
    return NULL;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    cr_near_offer (&near, kinds[i].name);
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("found --overlay %s, expected field, dead, shooters, bands, lof, "
                  "difference, exposure, reach or path"),
               text);
  cr_near_tell (&near, error);
  return NULL;
}

/**
 * cli_overlay_new:
 * @question: must outlive the overlay
 * @text: NAME:ARGUMENT:…
 */
CliOverlay *
cli_overlay_new (const CliQuestion *question, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ":", -1);
  guint n = g_strv_length (words);
  const Kind *kind = find_kind (n > 0 ? words[0] : "", text, n > 0 ? n - 1 : 0, error);
  CliOverlay *overlay;

  if (kind == NULL)
    return NULL;
  overlay = g_new0 (CliOverlay, 1);
  overlay->kind = kind;
  overlay->question = question;
  overlay->men = cli_places_new ();
  overlay->steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  if (kind->ask (overlay, words + 1, error))
    return overlay;
  cli_overlay_free (overlay);
  return NULL;
}

void
cli_overlay_free (CliOverlay *overlay)
{
  if (overlay == NULL)
    return;
  cr_reach_free (overlay->reach);
  cr_difference_unref (overlay->difference);
  cr_exposure_free (overlay->exposure);
  cr_bands_free (overlay->bands);
  cr_field_free (overlay->field);
  g_array_unref (overlay->steps);
  g_array_unref (overlay->men);
  g_free (overlay);
}

/* In W, over what cr_art_paint() has drawn of that floor. */
void
cli_overlay_draw (const CliOverlay *overlay, cairo_t *cr, const CrOverlayStyle *style, int floor)
{
  overlay->kind->draw (overlay, cr, style, floor);
}

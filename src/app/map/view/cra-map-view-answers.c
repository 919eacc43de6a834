/* cra-map-view-answers.c: draws the line of fire and the way of a walk in each frame.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <glib/gi18n.h>

#include "cr-question-aim.h"
#include "cr-words-lof.h"
#include "cra-legend.h"
#include "cre-tower-placer.h"

static gboolean
is_north_of (const CraMapView *self, CrHex a, CrHex b)
{
  return cr_layout_centre (&self->grid, a).y < cr_layout_centre (&self->grid, b).y;
}

/* Adds the sides of his hex over which the shooter can shoot, if he has a choice. */
static void
add_origins (CraMapView *self, CrSheet *sheet, CrPlace shooter)
{
  const CrLof *lof = cre_ask_get_lof (self->ask);
  const CrQuestion *question = cre_ask_get_question (self->ask);
  CrOverlayOrigins origins = {
    shooter.hex, cr_question_find_origins (question, cre_map_document_get_scene (self->document)),
    cr_question_get_side (question), FALSE
  };

  origins.asked = origins.chosen >= 0;
  if (!origins.asked && lof != NULL)
    origins.chosen = lof->from_end.side;
  cr_sheet_add_origins (sheet, shooter.floor, &origins);
}

/* Adds the men placed for questions: friends in blue, enemies in red, each with the letter of his
 * state. */
static void
add_men (CraMapView *self, CrSheet *sheet)
{
  const CrMuster *muster = cr_question_get_muster (cre_ask_get_question (self->ask));

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);
    /* Translators: one letter each, as on counters: standing, kneeling, stunned, dead, mounted */
    const char *letters[] = { C_ ("man", "S"), C_ ("man", "K"), C_ ("man", "Z"), C_ ("man", "D") };
    CrOverlayMan drawn = { man->place.hex, man->side == 0,
                           man->body == CR_MAN_MOUNTED ? C_ ("man", "M") : letters[man->state] };

    cr_sheet_add_man (sheet, man->place.floor, &drawn);
  }
}

static void
add_towers (CraMapView *self, CrSheet *sheet)
{
  cr_sheet_add_towers (sheet, cr_question_get_muster (cre_ask_get_question (self->ask)),
                       cre_tower_placer_get_chosen (cre_tower_placer_get (self->document)));
}

/* Adds a way under fire, with the sum at its end. */
static void
add_way (CraMapView *self, CrSheet *sheet)
{
  const CrAnswer *answer = cre_ask_answer (self->ask, CR_QUESTION_EXPOSURE);
  const CrExposure *exposure = answer != NULL ? cr_answer_get_exposure (answer) : NULL;
  g_autofree char *badge = NULL;
  guint total;

  if (exposure == NULL)
    return;
  total = cr_exposure_get_total (exposure);
  badge = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u shot", "%u shots", total), total);
  cr_sheet_add_exposure (sheet, exposure, badge);
}

/* Adds the man about whom it is asked who can hit him, while there is no shooter yet. */
static void
add_victim (CraMapView *self, CrSheet *sheet)
{
  const CrScene *scene = cre_map_document_get_scene (self->document);
  const CrPlace *victim = cr_question_get_end (cre_ask_get_question (self->ask), CR_END_TO);
  g_autofree char *tag = NULL, *label = NULL;

  if (victim == NULL || victim->floor != self->floor)
    return;
  tag = cr_words_tag (scene, *victim, cr_scene_get_level (scene, *victim));
  label = g_strdup_printf ("→ %s", tag);
  cr_sheet_add_shooter (sheet, *victim, label, FALSE);
}

/* Adds the shooters on all floors, each with his name, unless it stands beside the line already or
 * there are too many. */
static void
add_shooters (CraMapView *self, CrSheet *sheet, const GArray *shooters)
{
  const CrScene *scene = cre_ask_get_scene (self->ask);
  const CrLof *lof = cre_ask_get_lof (self->ask);

  for (guint i = 0; i < shooters->len; i++) {
    CrPlace at = g_array_index (shooters, CrQuestionItem, i).place;
    gboolean shoots = lof != NULL && cr_place_equal (lof->from, at);
    g_autofree char *label = shoots || shooters->len > CR_SHEET_MOST_NAMED
                                 ? NULL
                                 : cr_words_tag (scene, at, cr_scene_get_level (scene, at));

    cr_sheet_add_shooter (sheet, (CrPlace){ self->floor, at.hex }, label,
                          lof != NULL && is_north_of (self, lof->to.hex, at.hex));
  }
}

static void
add_fire (CraMapView *self, CrSheet *sheet)
{
  const CrQuestion *question = cre_ask_get_question (self->ask);
  const GArray *shooters = cr_question_get_list (question, CR_LIST_SHOOTERS);
  const CrPlace *shooter = cre_ask_get_end (self->ask, CR_END_FROM);
  const CrBands *bands = cre_ask_get_bands (self->ask);
  const CrLof *lof = cre_ask_get_lof (self->ask);

  if (bands != NULL)
    cr_sheet_add_bands (sheet, bands);
  add_towers (self, sheet);
  if (shooter != NULL)
    add_origins (self, sheet, *shooter);
  add_shooters (self, sheet, shooters);
  if (shooters->len == 0)
    add_victim (self, sheet);
  add_men (self, sheet);
  add_way (self, sheet);
  if (lof != NULL)
    cr_sheet_add_shot (sheet, cre_ask_get_scene (self->ask), lof);
}

/* Adds the way of a walk, which goes around the men who bar it. */
static void
add_walk (CraMapView *self, CrSheet *sheet)
{
  const CrAnswer *answer = cre_ask_answer (self->ask, CR_QUESTION_PATH);
  const CrGoal *goal = answer != NULL ? cr_answer_get_goal (answer) : NULL;
  g_autofree char *badge = NULL;

  add_towers (self, sheet);
  add_men (self, sheet);
  if (goal == NULL || goal->steps->len == 0)
    return;
  badge = g_strdup_printf (_ ("%d MP"), goal->cost);
  cr_sheet_add_path (sheet, goal->steps, badge);
}

CrSheet *
cra_map_view_new_answers (CraMapView *self)
{
  CrPaintOptions options;
  CrSheet *sheet;

  cr_paint_options_init (&options);
  options.floor = self->floor;
  sheet = cr_sheet_new (cre_map_document_get_map (self->document), &options);
  if (!cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY))
    return sheet;
  if (self->ask == NULL)
    return sheet;
  if (cr_question_kind_walks (cr_question_get_kind (cre_ask_get_question (self->ask))))
    add_walk (self, sheet);
  else
    add_fire (self, sheet);
  return sheet;
}

void
cra_map_view_draw_answers (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  g_autoptr (CrSheet) sheet = cra_map_view_new_answers (self);
  CrBox seen = cra_viewport_get_visible (viewport);

  cr_sheet_set_view (sheet, &seen);
  cairo_save (cr);
  cairo_translate (cr, viewport->x, viewport->y);
  cairo_scale (cr, viewport->scale, viewport->scale);
  cr_sheet_paint (sheet, cr, &seen, cra_map_view_get_pixels (self));
  cairo_restore (cr);
}

static CraLegend
get_legend (CraMapView *self)
{
  gboolean at_cursor = self->keyboard && self->has_cursor;
  gboolean plays = cra_map_view_has_game_reach (self);

  return (CraLegend){ .document = self->document,
                      .ask = self->ask,
                      .tell = plays ? self->game->tell : NULL,
                      .tell_data = self->game_data,
                      .concerned = plays ? self->game->get_concerned (self->game_data) : NULL,
                      .floor = self->floor,
                      .touched = at_cursor           ? &self->cursor.hex
                                 : self->has_touched ? &self->touched
                                                     : NULL,
                      .folded = self->legend_folded,
                      .corner = &self->legend_corner };
}

static gboolean
has_legend (CraMapView *self)
{
  return cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY) &&
         (cra_map_view_has_answers (self) || cra_map_view_has_game_reach (self));
}

static gboolean
has_answer (CraMapView *self)
{
  const CrQuestion *question;

  if (self->ask == NULL)
    return FALSE;
  question = cre_ask_get_question (self->ask);
  return cre_ask_get_reach (self->ask) != NULL ||
         cr_question_get_list (question, CR_LIST_SHOOTERS)->len > 0 ||
         cr_question_get_list (question, CR_LIST_WAY)->len > 1;
}

gboolean
cra_map_view_hides_answers (CraMapView *self)
{
  return self->document != NULL && self->asking && has_answer (self) &&
         !cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY);
}

void
cra_map_view_show_answers (CraMapView *self)
{
  g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_OVERLAY), "shown", TRUE, NULL);
}

void
cra_map_view_draw_legend (CraMapView *self, cairo_t *cr)
{
  CraLegend about = get_legend (self);

  self->legend = (CrBox){ 0 };
  if (has_legend (self))
    self->legend = cra_legend_draw (cr, cra_canvas_get_viewport (self->canvas), &about);
}

char *
cra_map_view_dup_legend (CraMapView *self)
{
  CraLegend about = get_legend (self);

  return self->document != NULL && has_legend (self) ? cra_legend_dup_text (&about) : NULL;
}

CrLegend *
cra_map_view_new_legend (CraMapView *self)
{
  CraLegend about = get_legend (self);

  about.folded = FALSE;
  return has_legend (self) ? cra_legend_read (&about) : NULL;
}

void
cra_map_view_fold_legend (CraMapView *self)
{
  self->legend_folded = !self->legend_folded;
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

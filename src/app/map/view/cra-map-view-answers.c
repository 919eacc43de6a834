/* cra-map-view-answers.c: the line of fire and the way of a walk, as they follow the pointer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <glib/gi18n.h>

#include "cr-words-bands.h"
#include "cr-words-lof.h"
#include "cra-legend.h"

/* More shooters would hide the map under their names. */
#define MOST_MARKED 12

static gboolean
is_north_of (const CraMapView *self, CrHex a, CrHex b)
{
  return cr_layout_centre (&self->grid, a).y < cr_layout_centre (&self->grid, b).y;
}

/* The sides over which the shooter of the line can shoot, while there is something to choose. */
static void
draw_origins (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style, CrPlace shooter)
{
  const CrLof *lof = cre_tool_fire_get_shown (self->fire, NULL);
  CrOverlayOrigins origins = { shooter.hex, cre_tool_fire_get_origins (self->fire), -1, FALSE };

  g_object_get (self->fire, "from-side", &origins.chosen, NULL);
  origins.asked = origins.chosen >= 0;
  if (!origins.asked && lof != NULL)
    origins.chosen = lof->from_end.side;
  if (shooter.floor == self->floor)
    cr_overlay_origins (cr, style, &self->grid, &origins);
}

/* The men of the question: friends in blue, enemies in red, each with the letter of his state. */
static void
draw_men (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrMuster *muster = cre_tool_fire_get_muster (self->fire);

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);
    /* Translators: one letter each, as on counters: standing, kneeling, stunned, dead, mounted */
    const char *letters[] = { C_ ("man", "S"), C_ ("man", "K"), C_ ("man", "Z"), C_ ("man", "D") };
    CrOverlayMan drawn = { man->place.hex, man->side == 0,
                           man->body == CR_MAN_MOUNTED ? C_ ("man", "M") : letters[man->state] };

    if (man->place.floor == self->floor)
      cr_overlay_man (cr, style, &self->grid, &drawn);
  }
}

/* Siege towers of the question stand on the main surface, and under whoever stands on them. */
static void
draw_towers (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrMuster *muster = cre_tool_fire_get_muster (self->fire);

  for (guint i = 0; self->floor == 0 && i < cr_muster_n_towers (muster); i++)
    cr_overlay_tower (cr, style, &self->grid, cr_muster_get_tower (muster, i),
                      (int) i == cre_tool_fire_get_tower (self->fire));
}

/* How far they shoot and see, by rings with their names. */
static void
draw_bands (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrBands *bands = cre_tool_fire_get_bands (self->fire);
  g_auto (GStrv) labels = bands != NULL ? cr_words_rings (bands) : NULL;

  if (bands != NULL)
    cr_overlay_bands (cr, style, &self->grid, bands, (const char *const *) labels);
}

/* The way under fire, with the sum at its end. */
static void
draw_way (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrExposure *exposure = cre_tool_fire_get_exposure (self->fire);
  g_autofree char *badge = NULL;
  guint total;

  if (exposure == NULL)
    return;
  total = cr_exposure_get_total (exposure);
  badge = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u shot", "%u shots", total), total);
  cr_overlay_exposure (cr, style, &self->grid, exposure, self->floor, badge);
}

/* Whoever it is asked about who can hit him, while nobody shoots yet. */
static void
draw_victim (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrScene *scene = cre_document_get_scene (self->document);
  g_autofree char *tag = NULL, *label = NULL;
  CrPlace victim;

  if (!cre_tool_fire_get_victim (self->fire, &victim) || victim.floor != self->floor)
    return;
  tag = cr_words_tag (scene, victim, cr_scene_get_level (scene, victim));
  label = g_strdup_printf ("→ %s", tag);
  cr_overlay_shooter (cr, style, &self->grid, victim.hex, label, FALSE);
}

static void
draw_fire (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrScene *scene = cre_tool_fire_get_scene_after (self->fire);
  const CrLof *lof = cre_tool_fire_get_shown (self->fire, NULL);
  gsize n = 0;
  const CrPlace *shooters = cre_tool_fire_get_shooters (self->fire, &n);

  draw_bands (self, cr, style);
  draw_towers (self, cr, style);
  if (n > 0)
    draw_origins (self, cr, style, shooters[n - 1]);
  for (gsize i = 0; i < n && n <= MOST_MARKED; i++) {
    gboolean shoots = lof != NULL && lof->from.floor == shooters[i].floor &&
                      cr_hex_equal (lof->from.hex, shooters[i].hex);
    g_autofree char *label =
        shoots ? NULL : cr_words_tag (scene, shooters[i], cr_scene_get_level (scene, shooters[i]));

    cr_overlay_shooter (cr, style, &self->grid, shooters[i].hex, label,
                        lof != NULL && is_north_of (self, lof->to.hex, shooters[i].hex));
  }
  if (n == 0 && lof == NULL)
    draw_victim (self, cr, style);
  draw_men (self, cr, style);
  draw_way (self, cr, style);
  if (lof != NULL) {
    g_autofree char *shooter = cr_words_tag (scene, lof->from, lof->from_stand.level);
    g_autofree char *decided = cr_words_decided (scene, lof);
    g_autofree char *target = cr_words_badge (lof);

    cr_overlay_lof (cr, style, scene, lof, &(CrOverlayTags){ shooter, decided, target });
  }
}

static void
draw_walk (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const GArray *path = cre_tool_walk_get_path (self->walk);
  g_autofree char *badge = NULL;
  int cost = 0;

  if (path == NULL || path->len == 0)
    return;
  for (guint i = 0; i < path->len; i++)
    cost += g_array_index (path, CrStep, i).cost;
  badge = g_strdup_printf (_ ("%d MP"), cost);
  cr_overlay_path (cr, style, &self->grid, path, self->floor, badge);
}

/* In the plane, of which @style says the part that is seen. */
void
cra_map_view_draw_answers_in (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  if (!cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY))
    return;
  if (self->walk != NULL && self->walking)
    draw_walk (self, cr, style);
  if (self->fire != NULL && !self->walking)
    draw_fire (self, cr, style);
}

/* What follows the pointer. */
void
cra_map_view_draw_answers (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  CrOverlayStyle style = cra_map_view_get_style (self);

  style.clip = cra_viewport_get_visible (viewport);
  cairo_save (cr);
  cairo_translate (cr, viewport->x, viewport->y);
  cairo_scale (cr, viewport->scale, viewport->scale);
  cra_map_view_draw_answers_in (self, cr, &style);
  cairo_restore (cr);
}

static CraLegend
get_legend (CraMapView *self)
{
  gboolean at_cursor = self->keyboard && self->has_cursor;

  return (CraLegend){ .document = self->document,
                      .fire = self->walking ? NULL : self->fire,
                      .walk = self->walking ? self->walk : NULL,
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
         (cra_map_view_get_field (self) != NULL || cra_map_view_get_difference (self) != NULL ||
          cra_map_view_get_reach (self) != NULL);
}

static gboolean
has_answer (CraMapView *self)
{
  gsize n;

  if (self->walking)
    return self->walk != NULL && cre_tool_walk_get_reach (self->walk) != NULL;
  if (self->fire == NULL)
    return FALSE;
  cre_tool_fire_get_shooters (self->fire, &n);
  return n > 0 || cre_tool_fire_get_exposure (self->fire) != NULL;
}

/* Returns: whether there is an answer to what is asked now, and its layer is off */
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

/* Returns: where it was drawn last, in pixels of the canvas; no width: nowhere */
CrBox
cra_map_view_get_legend_box (CraMapView *self)
{
  return self->legend;
}

/* Returns: (transfer full) (nullable): what it says, to be spoken */
char *
cra_map_view_dup_legend (CraMapView *self)
{
  CraLegend about = get_legend (self);

  return self->document != NULL && has_legend (self) ? cra_legend_dup_text (&about) : NULL;
}

/* For as long as the window is open: only its title is left, or it is whole again. Who does not see
 * it hears what it says now, until the next move. */
void
cra_map_view_fold_legend (CraMapView *self)
{
  g_autofree char *spoken = NULL;

  self->legend_folded = !self->legend_folded;
  spoken = cra_map_view_dup_legend (self);
  if (spoken != NULL)
    cra_map_view_set_description (self, spoken);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

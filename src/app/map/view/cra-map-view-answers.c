/* cra-map-view-answers.c: the line of fire and the way of a walk, as they follow the pointer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <glib/gi18n.h>

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
add_origins (CraMapView *self, CrSheet *sheet, CrPlace shooter)
{
  const CrLof *lof = cre_tool_fire_get_shown (self->fire, NULL);
  CrOverlayOrigins origins = { shooter.hex, cre_tool_fire_get_origins (self->fire), -1, FALSE };

  g_object_get (self->fire, "from-side", &origins.chosen, NULL);
  origins.asked = origins.chosen >= 0;
  if (!origins.asked && lof != NULL)
    origins.chosen = lof->from_end.side;
  cr_sheet_add_origins (sheet, shooter.floor, &origins);
}

/* The men of the question: friends in blue, enemies in red, each with the letter of his state. */
static void
add_men (CraMapView *self, CrSheet *sheet)
{
  const CrMuster *muster = cre_tool_fire_get_muster (self->fire);

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);
    /* Translators: one letter each, as on counters: standing, kneeling, stunned, dead, mounted */
    const char *letters[] = { C_ ("man", "S"), C_ ("man", "K"), C_ ("man", "Z"), C_ ("man", "D") };
    CrOverlayMan drawn = { man->place.hex, man->side == 0,
                           man->body == CR_MAN_MOUNTED ? C_ ("man", "M") : letters[man->state] };

    cr_sheet_add_man (sheet, man->place.floor, &drawn);
  }
}

/* The way under fire, with the sum at its end. */
static void
add_way (CraMapView *self, CrSheet *sheet)
{
  const CrExposure *exposure = cre_tool_fire_get_exposure (self->fire);
  g_autofree char *badge = NULL;
  guint total;

  if (exposure == NULL)
    return;
  total = cr_exposure_get_total (exposure);
  badge = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u shot", "%u shots", total), total);
  cr_sheet_add_exposure (sheet, exposure, badge);
}

/* Whoever it is asked about who can hit him, while nobody shoots yet. */
static void
add_victim (CraMapView *self, CrSheet *sheet)
{
  const CrScene *scene = cre_document_get_scene (self->document);
  g_autofree char *tag = NULL, *label = NULL;
  CrPlace victim;

  if (!cre_tool_fire_get_victim (self->fire, &victim) || victim.floor != self->floor)
    return;
  tag = cr_words_tag (scene, victim, cr_scene_get_level (scene, victim));
  label = g_strdup_printf ("→ %s", tag);
  cr_sheet_add_shooter (sheet, victim, label, FALSE);
}

/* On whatever floor they stand; each with his name, unless it is written beside the line. */
static void
add_shooters (CraMapView *self, CrSheet *sheet, const CrPlace *shooters, gsize n)
{
  const CrScene *scene = cre_tool_fire_get_scene_after (self->fire);
  const CrLof *lof = cre_tool_fire_get_shown (self->fire, NULL);

  for (gsize i = 0; i < n && n <= MOST_MARKED; i++) {
    gboolean shoots = lof != NULL && lof->from.floor == shooters[i].floor &&
                      cr_hex_equal (lof->from.hex, shooters[i].hex);
    g_autofree char *label =
        shoots ? NULL : cr_words_tag (scene, shooters[i], cr_scene_get_level (scene, shooters[i]));

    cr_sheet_add_shooter (sheet, (CrPlace){ self->floor, shooters[i].hex }, label,
                          lof != NULL && is_north_of (self, lof->to.hex, shooters[i].hex));
  }
}

static void
add_fire (CraMapView *self, CrSheet *sheet)
{
  const CrBands *bands = cre_tool_fire_get_bands (self->fire);
  const CrLof *lof = cre_tool_fire_get_shown (self->fire, NULL);
  gsize n = 0;
  const CrPlace *shooters = cre_tool_fire_get_shooters (self->fire, &n);

  if (bands != NULL)
    cr_sheet_add_bands (sheet, bands);
  cr_sheet_add_towers (sheet, cre_tool_fire_get_muster (self->fire),
                       cre_tool_fire_get_tower (self->fire));
  if (n > 0)
    add_origins (self, sheet, shooters[n - 1]);
  add_shooters (self, sheet, shooters, n);
  if (n == 0 && lof == NULL)
    add_victim (self, sheet);
  add_men (self, sheet);
  add_way (self, sheet);
  if (lof != NULL)
    cr_sheet_add_shot (sheet, cre_tool_fire_get_scene_after (self->fire), lof);
}

static void
add_walk (CraMapView *self, CrSheet *sheet)
{
  const GArray *path = cre_tool_walk_get_path (self->walk);
  g_autofree char *badge = NULL;
  int cost = 0;

  if (path == NULL || path->len == 0)
    return;
  for (guint i = 0; i < path->len; i++)
    cost += g_array_index (path, CrStep, i).cost;
  badge = g_strdup_printf (_ ("%d MP"), cost);
  cr_sheet_add_path (sheet, path, badge);
}

CrSheet *
cra_map_view_new_answers (CraMapView *self)
{
  CrPaintOptions options;
  CrSheet *sheet;

  cr_paint_options_init (&options);
  options.floor = self->floor;
  sheet = cr_sheet_new (cre_document_get_map (self->document), &options);
  if (!cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY))
    return sheet;
  if (self->walk != NULL && self->walking)
    add_walk (self, sheet);
  if (self->fire != NULL && !self->walking)
    add_fire (self, sheet);
  return sheet;
}

/* What follows the pointer. */
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

/* Returns: (transfer full) (nullable): of what is shown, whole */
CrLegend *
cra_map_view_new_legend (CraMapView *self)
{
  CraLegend about = get_legend (self);

  about.folded = FALSE;
  return has_legend (self) ? cra_legend_read (&about) : NULL;
}

/* For as long as the window is open: only its title is left, or it is whole again. */
void
cra_map_view_fold_legend (CraMapView *self)
{
  self->legend_folded = !self->legend_folded;
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

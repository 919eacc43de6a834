/* cra-map-view-picture.c: what the tiles of the map show: layers, floor and pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

/* The flags of the painter for each layer. */
static const CrShow shows[CRA_N_LAYERS] = {
  [CRA_LAYER_NUMBERS] = CR_SHOW_NUMBERS, [CRA_LAYER_BADGES] = CR_SHOW_BADGES,
  [CRA_LAYER_LABELS] = CR_SHOW_LABELS,   [CRA_LAYER_AREAS] = CR_SHOW_AREAS,
  [CRA_LAYER_TICKS] = CR_SHOW_TICKS,     [CRA_LAYER_LINES] = CR_SHOW_LINES,
  [CRA_LAYER_SECRETS] = CR_SHOW_SECRETS, [CRA_LAYER_CANOPIES] = CR_SHOW_SEE_THROUGH,
  [CRA_LAYER_GHOST] = CR_SHOW_GHOST,     [CRA_LAYER_WAYS] = CR_SHOW_WAYS,
};

gboolean
cra_map_view_layer_shown (CraMapView *self, CraLayerId id)
{
  return self->layers == NULL || cra_layer_get_shown (cra_layers_panel_get (self->layers, id));
}

double
cra_map_view_layer_opacity (CraMapView *self, CraLayerId id)
{
  return self->layers == NULL ? 1 : cra_layer_get_opacity (cra_layers_panel_get (self->layers, id));
}

gboolean
cra_map_view_has_picture (CraMapView *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);

  return cr_map_n_nodes (map, CR_SECTION_PICTURES) > 0;
}

/* A floor that only its owner knows of is drawn with what he knows. */
void
cra_map_view_read_options (CraMapView *self, CrPaintOptions *options)
{
  gboolean picture =
      cra_map_view_layer_shown (self, CRA_LAYER_PICTURE) && cra_map_view_has_picture (self);
  gboolean terrain = cra_map_view_layer_shown (self, CRA_LAYER_TERRAIN);

  cr_paint_options_init (options);
  options->floor = self->floor;
  options->show = CR_SHOW_GRAIN | CR_SHOW_MARGIN;
  for (int i = 0; i < CRA_N_LAYERS; i++)
    if (shows[i] != 0 && cra_map_view_layer_shown (self, i) != (i == CRA_LAYER_CANOPIES))
      options->show |= shows[i];
  if (cr_floor_is_secret (
          cr_map_get_floor (cre_map_document_get_map (self->document), self->floor)))
    options->show |= CR_SHOW_SECRETS;
  options->show |= cra_map_view_get_tool_show (self->tool);
  options->mode = !picture ? CR_PAINT_DATA : terrain ? CR_PAINT_BOTH : CR_PAINT_PICTURE;
  options->opacity = cra_map_view_layer_opacity (self, CRA_LAYER_PICTURE);
  if (cra_map_view_layer_shown (self, CRA_LAYER_PLAN))
    options->plan = cra_map_view_layer_opacity (self, CRA_LAYER_PLAN);
}

static CrSheet *
new_sheet (CraMapView *self, const CrPaintOptions *options)
{
  CrSheet *sheet = cr_sheet_new (cre_map_document_get_map (self->document), options);

  cr_sheet_add_frame (sheet);
  return sheet;
}

void
cra_map_view_refresh_picture (CraMapView *self)
{
  CrPaintOptions options;
  g_autoptr (CraSource) source = NULL;

  if (self->document == NULL || self->mirror == NULL)
    return;
  cra_map_view_read_options (self, &options);
  source = cra_mirror_new_source (self->mirror, new_sheet (self, &options));
  cra_canvas_set_source (self->canvas, CRA_CANVAS_MAP, source);
  cra_canvas_invalidate (self->canvas, CRA_CANVAS_MAP, NULL);
}

CrSheet *
cra_map_view_new_sheet (CraMapView *self, const CrPaintOptions *options)
{
  CrPaintOptions smooth = *options;

  smooth.show &= ~CR_SHOW_GRAIN;
  return new_sheet (self, &smooth);
}

static void
mirror_changed_cb (const CrBox *box, const char *failure, gpointer data)
{
  CraMapView *self = data;

  if (failure != NULL)
    cra_map_view_emit_picture_failed (self, failure);
  else
    cra_canvas_invalidate (self->canvas, CRA_CANVAS_MAP, box);
}

void
cra_map_view_drop_mirror (CraMapView *self)
{
  if (self->mirror != NULL)
    cra_mirror_set_changed (self->mirror, NULL, NULL);
  g_clear_pointer (&self->mirror, cra_mirror_unref);
}

/* When a picture is missing, the map is drawn without it and a signal tells so. */
static void
add_pictures (CraMapView *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = NULL;

    if (!cr_node_is (node, "picture") || cra_mirror_has_picture (self->mirror, node))
      continue;
    bytes = cre_map_document_load_picture (self->document, i, &error);
    if (bytes != NULL)
      cra_mirror_add_picture (self->mirror, node, bytes);
    else
      cra_map_view_emit_picture_failed (self, error->message);
  }
}

void
cra_map_view_make_mirror (CraMapView *self)
{
  cra_map_view_drop_mirror (self);
  self->mirror = cra_mirror_new (cre_map_document_get_map (self->document),
                                 cre_map_document_get_ruleset (self->document));
  cra_mirror_set_changed (self->mirror, mirror_changed_cb, self);
  add_pictures (self);
  cra_map_view_refresh_picture (self);
}

void
cra_map_view_touch_mirror (CraMapView *self, const CreChange *change)
{
  cra_mirror_touch (self->mirror, cre_map_document_get_map (self->document), change);
  if (!change->nodes || !cr_edit_touches_section (change->edit, CR_SECTION_PICTURES))
    return;
  add_pictures (self);
  cra_map_view_refresh_picture (self);
}

/* When fewer hexes are painted than this, in hundredths, the picture is still being traced. */
#define TRACED_PERCENT 25

static gboolean
is_painted (const CrMap *map)
{
  const gint16 *terrain = cr_map_get_layer (map, 0, CR_LAYER_TERRAIN);
  int n = cr_grid_n_cells (cr_map_get_grid (map));
  int painted = 0;

  for (int i = 0; i < n; i++)
    painted += terrain[i] != cr_map_get_floor (map, 0)->defaults[CR_LAYER_TERRAIN];
  return 100 * painted >= TRACED_PERCENT * n;
}

void
cra_map_view_choose_mode (CraMapView *self)
{
  gboolean painted = is_painted (cre_map_document_get_map (self->document));

  if (self->layers != NULL && cra_map_view_has_picture (self)) {
    g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_PICTURE), "shown", !painted, NULL);
    g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_TERRAIN), "shown", TRUE, NULL);
  }
  cra_map_view_move_numbers (self);
}

CrPaintMode
cra_map_view_get_mode (CraMapView *self)
{
  CrPaintOptions options = { 0 };

  if (self->document != NULL)
    cra_map_view_read_options (self, &options);
  return options.mode;
}

void
cra_map_view_move_numbers (CraMapView *self)
{
  CraLayer *numbers;
  gboolean scan;

  if (self->document == NULL || self->layers == NULL)
    return;
  numbers = cra_layers_panel_get (self->layers, CRA_LAYER_NUMBERS);
  scan = cra_map_view_get_mode (self) != CR_PAINT_DATA;
  if (scan && cra_layer_get_shown (numbers)) {
    self->numbers_aside = TRUE;
    g_object_set (numbers, "shown", FALSE, NULL);
  } else if (!scan && self->numbers_aside) {
    self->numbers_aside = FALSE;
    g_object_set (numbers, "shown", TRUE, NULL);
  }
}

void
cra_map_view_cycle_mode (CraMapView *self)
{
  CrPaintMode mode = cra_map_view_get_mode (self);
  gboolean picture, terrain;

  if (self->document == NULL || self->layers == NULL || !cra_map_view_has_picture (self))
    return;
  picture = mode != CR_PAINT_PICTURE;
  terrain = mode != CR_PAINT_BOTH;
  g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_PICTURE), "shown", picture, NULL);
  g_object_set (cra_layers_panel_get (self->layers, CRA_LAYER_TERRAIN), "shown", terrain, NULL);
}

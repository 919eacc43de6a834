/* cra-kind.c: one kind to paint with. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-kind-private.h"

#include "cr-build.h"
#include "cr-painter.h"
#include "cr-plain.h"
#include "cr-stock.h"
#include "cre-names.h"

#include <glib/gi18n.h>

#define PICTURE_WIDTH 26
#define PICTURE_HEIGHT 23

/* Gear is drawn on a map of so many hexes each way, with its front at this column and row. */
#define GEAR_HEXES 9
#define GEAR_MIDDLE 5
#define GEAR_FRONT 3

struct _CraKind {
  GObject parent_instance;

  char *code, *name, *figure, *note;
  CrRuleset *ruleset;
  CrLayer layer;
  int side;      /* a #CrSideKind; −1: a kind that stands in hexes */
  gboolean gear; /* a piece of gear of the kind @code; all of it is drawn */
  GdkTexture *picture;
};

G_DEFINE_FINAL_TYPE (CraKind, cra_kind, G_TYPE_OBJECT)

static void
cra_kind_finalize (GObject *object)
{
  CraKind *self = CRA_KIND (object);

  g_free (self->code);
  g_free (self->name);
  g_free (self->figure);
  g_free (self->note);
  g_clear_pointer (&self->ruleset, cr_ruleset_unref);
  g_clear_object (&self->picture);
  G_OBJECT_CLASS (cra_kind_parent_class)->finalize (object);
}

static void
cra_kind_class_init (CraKindClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_kind_finalize;
}

static void
cra_kind_init (CraKind *self)
{
  self->side = -1;
}

/* Returns: the code of the kind; NULL for a heading */
const char *
cra_kind_get_code (CraKind *self)
{
  return self->code;
}

const char *
cra_kind_get_name (CraKind *self)
{
  return self->name;
}

const char *
cra_kind_get_figure (CraKind *self)
{
  return self->figure;
}

const char *
cra_kind_get_note (CraKind *self)
{
  return self->note;
}

/* Puts the structure in the middle hex only, on its floor: its outline is what people recognise. */
static void
put_structure (CraKind *self, CrMap *map, CrEdit *edit)
{
  const CrStructureKind *kind = cr_ruleset_find_structure (self->ruleset, self->code);
  CrPlace middle = { 0, cr_grid_hex_at (cr_map_get_grid (map), 2, 2) };

  cr_edit_set_value (edit, map, middle, CR_LAYER_LEVEL, 1);
  cr_edit_set_code (edit, map, middle, CR_LAYER_STRUCTURE, self->code);
  if (kind != NULL && kind->floor != NULL)
    cr_edit_set_code (edit, map, middle, CR_LAYER_TERRAIN, kind->floor);
}

/* Puts a thing of sides on all sides of the middle hex. */
static void
put_sides (CraKind *self, const CrMap *map, CrEdit *edit)
{
  CrPlace middle = { 0, cr_grid_hex_at (cr_map_get_grid (map), 2, 2) };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    cr_edit_put_side (edit, map, middle, d,
                      (CrSide){ .kind = (gint8) self->side,
                                .inside = CR_INSIDE_HERE,
                                .height = CR_HEIGHT_DEFAULT,
                                .arc = CR_ARC_DEFAULT });
}

/* Puts the piece facing up, so far from the edges that all of it is on the map. */
static void
put_piece (CraKind *self, const CrMap *map, CrEdit *edit)
{
  CrStanding standing = {
    .id = "sample",
    .kind = self->code,
    .at = { 0, cr_grid_hex_at (cr_map_get_grid (map), GEAR_MIDDLE, GEAR_FRONT) },
  };

  cr_build_gear (edit, map, cr_standing_make_node (map, &standing), NULL);
}

static CrMap *
new_sample_map (CraKind *self)
{
  int n = self->gear ? GEAR_HEXES : 3;
  CrGrid grid = { n, n, CR_FLAT, CR_SHIFT_EVEN, FALSE };
  CrMap *map = cr_map_new_plain (&grid, "sample", "sample");
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (self->gear)
    put_piece (self, map, edit);
  if (self->side >= 0)
    put_sides (self, map, edit);
  if (self->layer == CR_LAYER_STRUCTURE)
    put_structure (self, map, edit);
  for (int i = 0; !self->gear && self->layer != CR_LAYER_STRUCTURE && i < cr_grid_n_cells (&grid);
       i++)
    cr_edit_set_code (edit, map, (CrPlace){ 0, cr_grid_get_hex (&grid, i) }, self->layer,
                      self->code);
  cr_edit_swap (edit, map);
  return map;
}

static void
add_hex (cairo_t *cr, const CrGrid *grid, CrHex hex)
{
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint p = cr_layout_corner (grid, hex, i);

    cairo_line_to (cr, p.x, p.y);
  }
  cairo_close_path (cr);
}

/* Draws the middle one of nine hexes of the kind, with the painter of the map. */
static void
draw_hex (CraKind *self, cairo_t *cr)
{
  g_autoptr (CrMap) map = new_sample_map (self);
  g_autoptr (CrScene) scene = cr_scene_new (map, self->ruleset);
  g_autoptr (CrArt) art = cr_art_new (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex middle = cr_grid_hex_at (grid, 2, 2);
  CrPoint centre = cr_layout_centre (grid, middle);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show = 0;
  options.detail = CR_DETAIL_FULL;
  cairo_translate (cr, -centre.x, -centre.y);
  add_hex (cr, grid, middle);
  cairo_save (cr);
  cairo_clip (cr);
  cr_art_paint (art, cr, &options);
  cairo_restore (cr);
  cairo_new_path (cr);
  add_hex (cr, grid, middle);
  cairo_set_source_rgba (cr, 0.18, 0.14, 0.10, 0.8);
  cairo_set_line_width (cr, 1.0 / PICTURE_WIDTH);
  cairo_stroke (cr);
}

/* Returns: the box around the hexes of the piece, with a small margin */
static CrBox
find_extents (const CrScene *scene)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  g_autoptr (GArray) stock = cr_stock_new (scene), places = NULL;
  CrBox box = { 0 };

  places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  for (guint i = 0; i < stock->len; i++)
    cr_stock_list_hexes (&g_array_index (stock, CrStockPiece, i), places);
  for (guint i = 0; i < places->len; i++) {
    CrPoint at = cr_layout_centre (grid, g_array_index (places, CrPlace, i).hex);
    CrBox hex = { at.x - 0.5, at.y - 0.5, 1, 1 };

    box = i == 0 ? hex : cr_box_join (box, hex);
  }
  return box;
}

/* Draws the whole piece of gear as it stands on the map. */
static void
draw_gear (CraKind *self, cairo_t *cr)
{
  g_autoptr (CrMap) map = new_sample_map (self);
  g_autoptr (CrScene) scene = cr_scene_new (map, self->ruleset);
  g_autoptr (CrArt) art = cr_art_new (scene);
  CrBox box = find_extents (scene);
  double scale = MIN (1.0 / box.width, (double) PICTURE_HEIGHT / PICTURE_WIDTH / box.height);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show = 0;
  options.detail = CR_DETAIL_FULL;
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -box.x - box.width / 2, -box.y - box.height / 2);
  cr_art_paint (art, cr, &options);
}

static GdkTexture *
draw_picture (CraKind *self, int device)
{
  int width = PICTURE_WIDTH * device, height = PICTURE_HEIGHT * device;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, (width - device) * 1.0, (width - device) * 1.0);
  if (self->gear)
    draw_gear (self, cr);
  else
    draw_hex (self, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) height * stride);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

GdkPaintable *
cra_kind_get_picture (CraKind *self, int device)
{
  if (self->picture == NULL && self->code != NULL)
    self->picture = draw_picture (self, device);
  return GDK_PAINTABLE (self->picture);
}

static CraKind *
new_kind (const CrRuleset *ruleset, CrLayer layer, const char *code, char *name)
{
  CraKind *kind = g_object_new (CRA_TYPE_KIND, NULL);

  kind->ruleset = cr_ruleset_ref (ruleset);
  kind->layer = layer;
  kind->code = g_strdup (code);
  kind->name = cre_capitalize (name);
  g_free (name);
  return kind;
}

static void
take_kind (GListStore *store, CraKind *kind)
{
  g_list_store_append (store, kind);
  g_object_unref (kind);
}

/* The figure is "2" when printed, "2 ?" when inferred, "2 H" by a house rule, a dash where nobody
 * may enter. */
static void
set_figure (CraKind *kind, const CrFigure *figure)
{
  const char *mark = figure->provenance == CR_INFERRED ? " ?"
                     : figure->provenance == CR_HOUSE  ? " H"
                                                       : "";

  if (figure->value == CR_IMPASSABLE)
    kind->figure = g_strdup ("—");
  else
    kind->figure = g_strdup_printf ("%d%s", figure->value, mark);
  if (figure->provenance != CR_PRINTED && figure->source != NULL)
    kind->note = g_strdup_printf (figure->provenance == CR_INFERRED ? _ ("inferred, %s")
                                                                    : _ ("house rule, %s"),
                                  figure->source);
}

static const char *
group_title (const char *group)
{
  if (g_strcmp0 (group, "ground") == 0)
    return _ ("Ground");
  if (g_strcmp0 (group, "water") == 0)
    return _ ("Water");
  if (g_strcmp0 (group, "built") == 0)
    return _ ("Built");
  return _ ("Other");
}

/* Appends codes that the map uses and the ruleset does not know; one can paint with them too. */
static void
append_unknown (GListStore *store, const CrMap *map, const CrRuleset *ruleset, CrLayer layer)
{
  gboolean headed = FALSE;

  for (int i = 1; i < cr_map_n_codes (map, layer); i++) {
    const char *code = cr_map_get_code (map, layer, i);
    gboolean known = layer == CR_LAYER_TERRAIN ? cr_ruleset_find_terrain (ruleset, code) != NULL
                                               : cr_ruleset_find_structure (ruleset, code) != NULL;

    if (known)
      continue;
    if (!headed)
      take_kind (store, new_kind (ruleset, layer, NULL, g_strdup (_ ("Unknown to the rules"))));
    headed = TRUE;
    take_kind (store, new_kind (ruleset, layer, code, g_strdup (code)));
  }
}

static gboolean
has_code (const CrMap *map, const char *code)
{
  for (int i = 0; i < cr_map_n_codes (map, CR_LAYER_TERRAIN); i++)
    if (g_str_equal (cr_map_get_code (map, CR_LAYER_TERRAIN, i), code))
      return TRUE;
  return FALSE;
}

/* Gear that can be a piece is offered as terrain only if the map has it painted already. */
GListModel *
cra_kind_new_terrains (const CrMap *map, const CrRuleset *ruleset)
{
  GListStore *store = g_list_store_new (CRA_TYPE_KIND);
  const char *group = NULL;

  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++) {
    const CrTerrainKind *terrain = cr_ruleset_get_terrain (ruleset, i);
    CraKind *kind;

    if (cr_stock_find_painted (ruleset, terrain->code) != NULL && !has_code (map, terrain->code))
      continue;
    if (i == 0 || g_strcmp0 (group, terrain->group) != 0)
      take_kind (store, new_kind (ruleset, CR_LAYER_TERRAIN, NULL,
                                  g_strdup (group_title (terrain->group))));
    group = terrain->group;
    kind = new_kind (ruleset, CR_LAYER_TERRAIN, terrain->code,
                     cre_name_terrain (ruleset, terrain->code));
    set_figure (kind, &terrain->cost[0]);
    take_kind (store, kind);
  }
  append_unknown (store, map, ruleset, CR_LAYER_TERRAIN);
  return G_LIST_MODEL (store);
}

GListModel *
cra_kind_new_structures (const CrMap *map, const CrRuleset *ruleset)
{
  GListStore *store = g_list_store_new (CRA_TYPE_KIND);

  for (guint i = 0; i < cr_ruleset_n_structures (ruleset); i++) {
    const char *code = cr_ruleset_get_structure (ruleset, i)->code;

    take_kind (store,
               new_kind (ruleset, CR_LAYER_STRUCTURE, code, cre_name_structure (ruleset, code)));
  }
  append_unknown (store, map, ruleset, CR_LAYER_STRUCTURE);
  return G_LIST_MODEL (store);
}

GListModel *
cra_kind_new_gear (const CrRuleset *ruleset)
{
  GListStore *store = g_list_store_new (CRA_TYPE_KIND);

  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++) {
    const CrWork *work = cr_ruleset_get_work (ruleset, i);
    CraKind *kind;

    if (work->piece == NULL)
      continue;
    kind = new_kind (ruleset, CR_LAYER_TERRAIN, work->piece, cre_name_piece (ruleset, work->piece));
    kind->gear = TRUE;
    take_kind (store, kind);
  }
  return G_LIST_MODEL (store);
}

CraKind *
cra_kind_new_side (const CrRuleset *ruleset, CrSideKind side)
{
  CraKind *kind = new_kind (ruleset, CR_LAYER_TERRAIN, "flat", cre_name_side (ruleset, side));

  kind->side = (int) side;
  return kind;
}

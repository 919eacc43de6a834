/* cra-tiles-append.c: puts tiles into a frame, and stand-ins where tiles are not drawn yet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tiles-private.h"

#include <math.h>

/* The software renderer gets a reference to the surface, other renderers a texture of its pixels.
 */
static GskRenderNode *
make_node (GtkWidget *widget, cairo_surface_t *surface)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, CRA_TILE_SIZE, CRA_TILE_SIZE);

  if (g_str_equal (G_OBJECT_TYPE_NAME (renderer), "GskCairoRenderer")) {
    GskRenderNode *node = gsk_cairo_node_new (&bounds);
    cairo_t *cr = gsk_cairo_node_get_draw_context (node);

    cairo_set_source_surface (cr, surface, 0, 0);
    cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
    cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
    cairo_rectangle (cr, 0, 0, CRA_TILE_SIZE, CRA_TILE_SIZE);
    cairo_fill (cr);
    cairo_destroy (cr);
    return node;
  }
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (surface), CRA_TILE_SIZE * CRA_TILE_SIZE * 4,
      (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));
  g_autoptr (GdkTexture) texture =
      gdk_memory_texture_new (CRA_TILE_SIZE, CRA_TILE_SIZE, GDK_MEMORY_DEFAULT, bytes,
                              cairo_image_surface_get_stride (surface));
  return gsk_texture_node_new (texture, &bounds);
}

static void
append_tile (CraTiles *tiles, GtkSnapshot *snapshot, CraTile *tile)
{
  tile->used = tiles->frame;
  if (tile->node == NULL)
    tile->node = make_node (tiles->widget, tile->surface);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) cra_tile_get_column (tile->key) * CRA_TILE_SIZE,
                                      (float) cra_tile_get_row (tile->key) * CRA_TILE_SIZE));
  gtk_snapshot_append_node (snapshot, tile->node);
  gtk_snapshot_restore (snapshot);
}

/* Shows tiles of another scale for the part of the plane in @box, resampled. */
static void
append_stand_in (CraTiles *tiles,
                 GtkSnapshot *snapshot,
                 const CraViewport *viewport,
                 CraTileLevel *level,
                 const CrBox *box)
{
  double size = CRA_TILE_SIZE / level->scale, zoom = viewport->scale / level->scale;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) viewport->x, (float) viewport->y));
  gtk_snapshot_scale (snapshot, (float) zoom, (float) zoom);
  for (int row = (int) floor (box->y / size); row * size < box->y + box->height; row++)
    for (int column = (int) floor (box->x / size); column * size < box->x + box->width; column++) {
      CraTile *tile = cra_tiles_get_tile (tiles, level, cra_tile_key (column, row), FALSE);

      if (tile != NULL && tile->surface != NULL)
        append_tile (tiles, snapshot, tile);
    }
  gtk_snapshot_restore (snapshot);
}

/* Whether @level has tiles for every part of @box. */
static gboolean
covers_box (CraTiles *tiles, CraTileLevel *level, const CrBox *box)
{
  double size = CRA_TILE_SIZE / level->scale;

  for (int row = (int) floor (box->y / size); row * size < box->y + box->height; row++)
    for (int column = (int) floor (box->x / size); column * size < box->x + box->width; column++) {
      CraTile *tile = cra_tiles_get_tile (tiles, level, cra_tile_key (column, row), FALSE);

      if (tile == NULL || tile->surface == NULL)
        return FALSE;
    }
  return TRUE;
}

static void
append_missing (CraTiles *tiles,
                GtkSnapshot *snapshot,
                const CraViewport *viewport,
                int column,
                int row)
{
  double size = CRA_TILE_SIZE / tiles->current->scale;
  double inset = 0.01 * size;
  CrBox inner = { column * size + inset, row * size + inset, size - 2 * inset, size - 2 * inset };
  double edge = size * viewport->scale;
  CraTileLevel *level = tiles->last != NULL && tiles->last != tiles->current ? tiles->last : NULL;

  if (level == NULL || !covers_box (tiles, level, &inner))
    level = tiles->overview;
  if (level == NULL || level == tiles->current)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) (viewport->x + column * edge),
                                                         (float) (viewport->y + row * edge),
                                                         (float) edge, (float) edge));
  append_stand_in (tiles, snapshot, viewport, level, &inner);
  gtk_snapshot_pop (snapshot);
}

void
cra_tiles_append (CraTiles *tiles, GtkSnapshot *snapshot, const CraViewport *viewport)
{
  CraTileLevel *level = tiles->current;
  double zoom = viewport->scale / level->scale;
  int range[4];

  cra_tiles_find_range (viewport, level->scale, range);
  tiles->complete = tiles->whole = TRUE;
  for (int row = range[2]; row <= range[3]; row++)
    for (int column = range[0]; column <= range[1]; column++) {
      CraTile *tile = cra_tiles_get_tile (tiles, level, cra_tile_key (column, row), FALSE);

      if (tile == NULL || tile->surface == NULL) {
        append_missing (tiles, snapshot, viewport, column, row);
        tiles->complete = tiles->whole = FALSE;
        continue;
      }
      tiles->complete = tiles->complete && tile->drawn >= tile->wanted;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT ((float) viewport->x, (float) viewport->y));
      if (zoom != 1)
        gtk_snapshot_scale (snapshot, (float) zoom, (float) zoom);
      append_tile (tiles, snapshot, tile);
      gtk_snapshot_restore (snapshot);
    }
}

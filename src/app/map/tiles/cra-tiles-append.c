/* cra-tiles-append.c: puts tiles into a frame, and stand-ins where tiles are not drawn yet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-still.h"
#include "cra-tiles-private.h"

#include <math.h>

static void
append_tile (CraTiles *tiles, GtkSnapshot *snapshot, CraTile *tile)
{
  tile->used = tiles->frame;
  if (tile->empty)
    return;
  if (tile->node == NULL)
    tile->node = cra_still_show (tiles->widget, tile->surface,
                                 &GRAPHENE_RECT_INIT (0, 0, CRA_TILE_SIZE, CRA_TILE_SIZE));
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

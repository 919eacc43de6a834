/* cra-tiles.c: the map as cached picture tiles, drawn off the main thread.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tiles.h"

#include <math.h>

#include "cra-tiles-private.h"

/* The cache holds so many tiles, 40 MB, but at least twice as many as one view shows. */
#define MAX_TILES 160
/* The overview is shown where no tile is ready. It is at most so many pixels wide and high, and has
 * so few pixels a hex that it is drawn quickly. */
#define OVERVIEW 768.0
#define OVERVIEW_SCALE 3.5

gint64
cra_tile_key (int column, int row)
{
  return (gint64) ((guint64) (guint32) column << 32 | (guint32) row);
}

int
cra_tile_get_column (gint64 key)
{
  return (int) (key >> 32);
}

int
cra_tile_get_row (gint64 key)
{
  return (gint32) (guint32) (key & 0xffffffff);
}

static void
tile_free (CraTile *tile)
{
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  g_free (tile);
}

static void
level_free (CraTileLevel *level)
{
  g_hash_table_unref (level->tiles);
  g_free (level);
}

CraTileLevel *
cra_tiles_get_level (CraTiles *tiles, double scale)
{
  CraTileLevel *level;

  for (guint i = 0; i < tiles->levels->len; i++) {
    level = g_ptr_array_index (tiles->levels, i);
    if (fabs (level->scale - scale) < 1e-6 * scale)
      return level;
  }
  level = g_new0 (CraTileLevel, 1);
  level->scale = scale;
  level->tiles =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, (GDestroyNotify) tile_free);
  g_ptr_array_add (tiles->levels, level);
  return level;
}

CraTile *
cra_tiles_get_tile (CraTiles *tiles, CraTileLevel *level, gint64 key, gboolean make)
{
  CraTile *tile = g_hash_table_lookup (level->tiles, &key);

  if (tile != NULL || !make)
    return tile;
  tile = g_new0 (CraTile, 1);
  tile->key = key;
  tile->wanted = tiles->edition;
  g_hash_table_insert (level->tiles, &tile->key, tile);
  tiles->n_tiles++;
  return tile;
}

CraTiles *
cra_tiles_new (GtkWidget *widget)
{
  CraTiles *tiles = g_new0 (CraTiles, 1);

  tiles->widget = widget;
  tiles->levels = g_ptr_array_new_with_free_func ((GDestroyNotify) level_free);
  tiles->alive = g_cancellable_new ();
  tiles->edition = 1;
  return tiles;
}

void
cra_tiles_free (CraTiles *tiles)
{
  if (tiles == NULL)
    return;
  g_cancellable_cancel (tiles->alive);
  g_clear_object (&tiles->alive);
  g_ptr_array_unref (tiles->levels);
  g_clear_pointer (&tiles->source, cra_source_unref);
  g_free (tiles);
}

void
cra_tiles_set_source (CraTiles *tiles, CraSource *source)
{
  if (source != NULL)
    cra_source_ref (source);
  g_clear_pointer (&tiles->source, cra_source_unref);
  tiles->source = source;
}

static gboolean
touches_box (const CraTileLevel *level, const CraTile *tile, const CrBox *box)
{
  double size = CRA_TILE_SIZE / level->scale;
  double x = cra_tile_get_column (tile->key) * size, y = cra_tile_get_row (tile->key) * size;

  return box == NULL || (x < box->x + box->width && x + size > box->x && y < box->y + box->height &&
                         y + size > box->y);
}

void
cra_tiles_invalidate (CraTiles *tiles, const CrBox *box)
{
  tiles->edition++;
  for (guint i = 0; i < tiles->levels->len; i++) {
    CraTileLevel *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    CraTile *tile;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &tile))
      if (touches_box (level, tile, box))
        tile->wanted = tiles->edition;
  }
  gtk_widget_queue_draw (tiles->widget);
}

/* Finds the tiles that cover what @viewport shows at @scale. */
void
cra_tiles_find_range (const CraViewport *viewport, double scale, int range[4])
{
  CrBox seen = cra_viewport_get_visible (viewport);
  const CrBox *all = &viewport->content;
  double left = MAX (seen.x, all->x), right = MIN (seen.x + seen.width, all->x + all->width);
  double top = MAX (seen.y, all->y), bottom = MIN (seen.y + seen.height, all->y + all->height);

  range[0] = (int) floor (left * scale / CRA_TILE_SIZE);
  range[1] = (int) ceil (right * scale / CRA_TILE_SIZE) - 1;
  range[2] = (int) floor (top * scale / CRA_TILE_SIZE);
  range[3] = (int) ceil (bottom * scale / CRA_TILE_SIZE) - 1;
}

/* Orders tiles by when they were last shown, the longest ago first. */
static int
compare_use (gconstpointer a, gconstpointer b)
{
  const CraTile *const *left = a;
  const CraTile *const *right = b;

  return ((*left)->used > (*right)->used) - ((*left)->used < (*right)->used);
}

static guint
get_most_tiles (const CraTiles *tiles, const CraViewport *viewport)
{
  int range[4];

  cra_tiles_find_range (viewport, tiles->current->scale, range);
  return MAX (MAX_TILES, 2 * (guint) ((range[1] - range[0] + 3) * (range[3] - range[2] + 3)));
}

/* When there are too many tiles, frees a quarter of them, those not shown for longest first. */
static void
trim_cache (CraTiles *tiles, const CraViewport *viewport)
{
  g_autoptr (GPtrArray) all = NULL;
  guint64 limit;

  if (tiles->n_tiles <= get_most_tiles (tiles, viewport))
    return;
  all = g_ptr_array_new ();
  for (guint i = 0; i < tiles->levels->len; i++) {
    CraTileLevel *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    CraTile *tile;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &tile))
      if (level != tiles->overview)
        g_ptr_array_add (all, tile);
  }
  g_ptr_array_sort (all, compare_use);
  limit = ((CraTile *) g_ptr_array_index (all, all->len / 4))->used;

  tiles->n_tiles = 0;
  for (guint i = tiles->levels->len; i-- > 0;) {
    CraTileLevel *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    CraTile *tile;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &tile))
      if (level != tiles->overview && tile->used <= limit && tile->used < tiles->frame)
        g_hash_table_iter_remove (&iter);
    tiles->n_tiles += g_hash_table_size (level->tiles);
    if (g_hash_table_size (level->tiles) == 0 && level != tiles->current &&
        level != tiles->overview) {
      if (level == tiles->last)
        tiles->last = NULL;
      g_ptr_array_remove_index (tiles->levels, i);
    }
  }
}

static void
choose_levels (CraTiles *tiles, const CraViewport *viewport, int device, gboolean settled)
{
  const CrBox *all = &viewport->content;
  double overview = MIN (OVERVIEW / MAX (all->width, 1), OVERVIEW / MAX (all->height, 1));
  double wanted = viewport->scale * device;

  if (tiles->overview == NULL)
    tiles->overview = cra_tiles_get_level (tiles, MIN (overview, OVERVIEW_SCALE));
  if (tiles->current == NULL || (settled && fabs (tiles->current->scale - wanted) > 1e-9)) {
    tiles->last = tiles->current;
    tiles->current = cra_tiles_get_level (tiles, wanted);
  }
}

void
cra_tiles_snapshot (CraTiles *tiles,
                    GtkSnapshot *snapshot,
                    const CraViewport *viewport,
                    gboolean settled)
{
  int device = gtk_widget_get_scale_factor (tiles->widget);

  if (tiles->source == NULL)
    return;
  tiles->frame++;
  choose_levels (tiles, viewport, device, settled);
  cra_tiles_append (tiles, snapshot, viewport);
  cra_tiles_send_jobs (tiles, viewport);
  trim_cache (tiles, viewport);
}

gboolean
cra_tiles_is_complete (CraTiles *tiles)
{
  return tiles->source == NULL || tiles->complete;
}

gboolean
cra_tiles_is_whole (CraTiles *tiles)
{
  return tiles->source != NULL && tiles->whole;
}

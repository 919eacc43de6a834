/* cra-tiles.c: the map as cached picture tiles, drawn off the main thread. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-tiles.h"

#include "cra-worker.h"

#include <math.h>

#define TILE 256
/* 96 MB of tiles. */
#define MAX_TILES 384
/* So many are at the worker at once: one being drawn, one waiting, none long out of date. */
#define MAX_JOBS 2
/* The overview, shown where no tile is ready, is at most so many pixels wide and high. */
#define OVERVIEW 768.0

struct _CraSource {
  gatomicrefcount refs;
  CraSourceDraw draw;
  gpointer data;
  GDestroyNotify free_data;
};

/**
 * Tile: one picture of one scale.
 * @node: what the renderer is given, made once; GSK redraws only what it has not seen before
 * @drawn: edition of the map it shows; older than @wanted when an edit has touched it since
 * @used: frame that showed it last
 */
typedef struct {
  gint64 key;
  cairo_surface_t *surface;
  GskRenderNode *node;
  guint drawn, wanted;
  gboolean at_work;
  guint64 used;
} Tile;

/* All tiles of one scale, by column and row. */
typedef struct {
  double scale;
  GHashTable *tiles;
} Level;

struct _CraTiles {
  GtkWidget *widget; /* borrowed */
  CraSource *source;
  GPtrArray *levels;
  Level *current, *last; /* borrowed */
  Level *overview;       /* borrowed */
  GCancellable *alive;
  guint edition, n_tiles, n_jobs;
  guint64 frame;
  gboolean complete, whole;
};

/* A tile on its way to the worker and back. It borrows nothing of the window. */
typedef struct {
  CraTiles *tiles; /* only touched on the main thread, while @alive is not cancelled */
  GCancellable *alive;
  CraSource *source;
  double scale;
  gint64 key;
  guint edition;
  cairo_surface_t *surface;
} Job;

/**
 * cra_source_new:
 * @data: (transfer full): handed to @draw, in a worker thread, never in two at once
 */
CraSource *
cra_source_new (CraSourceDraw draw, gpointer data, GDestroyNotify free_data)
{
  CraSource *source = g_new0 (CraSource, 1);

  g_atomic_ref_count_init (&source->refs);
  source->draw = draw;
  source->data = data;
  source->free_data = free_data;
  return source;
}

CraSource *
cra_source_ref (CraSource *source)
{
  g_atomic_ref_count_inc (&source->refs);
  return source;
}

void
cra_source_unref (CraSource *source)
{
  if (!g_atomic_ref_count_dec (&source->refs))
    return;
  if (source->free_data != NULL)
    source->free_data (source->data);
  g_free (source);
}

void
cra_source_draw (CraSource *source, cairo_t *cr, const CrBox *box, double scale)
{
  source->draw (source->data, cr, box, scale);
}

static gint64
tile_key (int column, int row)
{
  return (gint64) ((guint64) (guint32) column << 32 | (guint32) row);
}

static int
key_column (gint64 key)
{
  return (int) (key >> 32);
}

static int
key_row (gint64 key)
{
  return (gint32) (guint32) (key & 0xffffffff);
}

static void
tile_free (Tile *tile)
{
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  g_free (tile);
}

static void
level_free (Level *level)
{
  g_hash_table_unref (level->tiles);
  g_free (level);
}

static Level *
get_level (CraTiles *tiles, double scale)
{
  Level *level;

  for (guint i = 0; i < tiles->levels->len; i++) {
    level = g_ptr_array_index (tiles->levels, i);
    if (fabs (level->scale - scale) < 1e-6 * scale)
      return level;
  }
  level = g_new0 (Level, 1);
  level->scale = scale;
  level->tiles =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, (GDestroyNotify) tile_free);
  g_ptr_array_add (tiles->levels, level);
  return level;
}

static Tile *
get_tile (CraTiles *tiles, Level *level, gint64 key, gboolean make)
{
  Tile *tile = g_hash_table_lookup (level->tiles, &key);

  if (tile != NULL || !make)
    return tile;
  tile = g_new0 (Tile, 1);
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

/**
 * cra_tiles_set_source:
 * @source: (nullable) (transfer none): what to draw from now on
 *
 * Tiles stay as they are until cra_tiles_invalidate() says which no longer hold.
 */
void
cra_tiles_set_source (CraTiles *tiles, CraSource *source)
{
  if (source != NULL)
    cra_source_ref (source);
  g_clear_pointer (&tiles->source, cra_source_unref);
  tiles->source = source;
}

static gboolean
touches (const Level *level, const Tile *tile, const CrBox *box)
{
  double size = TILE / level->scale;
  double x = key_column (tile->key) * size, y = key_row (tile->key) * size;

  return box == NULL || (x < box->x + box->width && x + size > box->x && y < box->y + box->height &&
                         y + size > box->y);
}

/**
 * cra_tiles_invalidate:
 * @box: (nullable): the part of the plane that has changed, or all of it
 *
 * Tiles there are drawn anew when they are next in view; until then the old ones are shown.
 */
void
cra_tiles_invalidate (CraTiles *tiles, const CrBox *box)
{
  tiles->edition++;
  for (guint i = 0; i < tiles->levels->len; i++) {
    Level *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    Tile *tile;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &tile))
      if (touches (level, tile, box))
        tile->wanted = tiles->edition;
  }
  gtk_widget_queue_draw (tiles->widget);
}

/* Whole numbers of tiles that cover what @viewport shows at @scale. */
static void
visible_range (const CraViewport *viewport, double scale, int range[4])
{
  CrBox seen = cra_viewport_get_visible (viewport);
  const CrBox *all = &viewport->content;
  double left = MAX (seen.x, all->x), right = MIN (seen.x + seen.width, all->x + all->width);
  double top = MAX (seen.y, all->y), bottom = MIN (seen.y + seen.height, all->y + all->height);

  range[0] = (int) floor (left * scale / TILE);
  range[1] = (int) ceil (right * scale / TILE) - 1;
  range[2] = (int) floor (top * scale / TILE);
  range[3] = (int) ceil (bottom * scale / TILE) - 1;
}

/* A reference to the surface for the software renderer; elsewhere a texture over its pixels. */
static GskRenderNode *
make_node (GtkWidget *widget, cairo_surface_t *surface)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, TILE, TILE);

  if (g_str_equal (G_OBJECT_TYPE_NAME (renderer), "GskCairoRenderer")) {
    GskRenderNode *node = gsk_cairo_node_new (&bounds);
    cairo_t *cr = gsk_cairo_node_get_draw_context (node);

    cairo_set_source_surface (cr, surface, 0, 0);
    cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
    cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
    cairo_rectangle (cr, 0, 0, TILE, TILE);
    cairo_fill (cr);
    cairo_destroy (cr);
    return node;
  }
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (surface), TILE * TILE * 4,
      (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (
      TILE, TILE, GDK_MEMORY_DEFAULT, bytes, cairo_image_surface_get_stride (surface));
  return gsk_texture_node_new (texture, &bounds);
}

static void
append_tile (CraTiles *tiles, GtkSnapshot *snapshot, Tile *tile)
{
  tile->used = tiles->frame;
  if (tile->node == NULL)
    tile->node = make_node (tiles->widget, tile->surface);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) key_column (tile->key) * TILE,
                                                          (float) key_row (tile->key) * TILE));
  gtk_snapshot_append_node (snapshot, tile->node);
  gtk_snapshot_restore (snapshot);
}

/* What another scale has of the piece of the plane at @box, resampled. */
static void
append_stand_in (CraTiles *tiles,
                 GtkSnapshot *snapshot,
                 const CraViewport *viewport,
                 Level *level,
                 const CrBox *box)
{
  double size = TILE / level->scale, zoom = viewport->scale / level->scale;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) viewport->x, (float) viewport->y));
  gtk_snapshot_scale (snapshot, (float) zoom, (float) zoom);
  for (int row = (int) floor (box->y / size); row * size < box->y + box->height; row++)
    for (int column = (int) floor (box->x / size); column * size < box->x + box->width; column++) {
      Tile *tile = get_tile (tiles, level, tile_key (column, row), FALSE);

      if (tile != NULL && tile->surface != NULL)
        append_tile (tiles, snapshot, tile);
    }
  gtk_snapshot_restore (snapshot);
}

/* Whether every part of @box is there at @level. */
static gboolean
covers (CraTiles *tiles, Level *level, const CrBox *box)
{
  double size = TILE / level->scale;

  for (int row = (int) floor (box->y / size); row * size < box->y + box->height; row++)
    for (int column = (int) floor (box->x / size); column * size < box->x + box->width; column++) {
      Tile *tile = get_tile (tiles, level, tile_key (column, row), FALSE);

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
  double size = TILE / tiles->current->scale;
  double inset = 0.01 * size;
  CrBox inner = { column * size + inset, row * size + inset, size - 2 * inset, size - 2 * inset };
  double edge = size * viewport->scale;
  Level *level = tiles->last != NULL && tiles->last != tiles->current ? tiles->last : NULL;

  if (level == NULL || !covers (tiles, level, &inner))
    level = tiles->overview;
  if (level == NULL || level == tiles->current)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) (viewport->x + column * edge),
                                                         (float) (viewport->y + row * edge),
                                                         (float) edge, (float) edge));
  append_stand_in (tiles, snapshot, viewport, level, &inner);
  gtk_snapshot_pop (snapshot);
}

/* The visible tiles of the current scale; stand-ins where they are not yet drawn. */
static void
append_tiles (CraTiles *tiles, GtkSnapshot *snapshot, const CraViewport *viewport)
{
  Level *level = tiles->current;
  double zoom = viewport->scale / level->scale;
  int range[4];

  visible_range (viewport, level->scale, range);
  tiles->complete = tiles->whole = TRUE;
  for (int row = range[2]; row <= range[3]; row++)
    for (int column = range[0]; column <= range[1]; column++) {
      Tile *tile = get_tile (tiles, level, tile_key (column, row), FALSE);

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

/* Least recently shown first. */
static int
compare_use (gconstpointer a, gconstpointer b)
{
  const Tile *const *left = a;
  const Tile *const *right = b;

  return ((*left)->used > (*right)->used) - ((*left)->used < (*right)->used);
}

/* Over the cap a quarter of the tiles goes, those not shown for longest first. */
static void
trim (CraTiles *tiles)
{
  g_autoptr (GPtrArray) all = NULL;
  guint64 limit;

  if (tiles->n_tiles <= MAX_TILES)
    return;
  all = g_ptr_array_new ();
  for (guint i = 0; i < tiles->levels->len; i++) {
    Level *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    Tile *tile;

    g_hash_table_iter_init (&iter, level->tiles);
    while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &tile))
      if (level != tiles->overview)
        g_ptr_array_add (all, tile);
  }
  g_ptr_array_sort (all, compare_use);
  limit = ((Tile *) g_ptr_array_index (all, all->len / 4))->used;

  tiles->n_tiles = 0;
  for (guint i = tiles->levels->len; i-- > 0;) {
    Level *level = g_ptr_array_index (tiles->levels, i);
    GHashTableIter iter;
    Tile *tile;

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
job_free (Job *job)
{
  g_clear_pointer (&job->surface, cairo_surface_destroy);
  g_clear_object (&job->alive);
  cra_source_unref (job->source);
  g_free (job);
}

/* Main thread: a tile has come back. It is kept even if the map has changed since: what is
 * nearly right is shown until the right one is drawn. */
static gboolean
job_done (gpointer data)
{
  Job *job = data;

  if (!g_cancellable_is_cancelled (job->alive)) {
    CraTiles *tiles = job->tiles;
    Level *level = get_level (tiles, job->scale);
    Tile *tile = get_tile (tiles, level, job->key, TRUE);

    g_clear_pointer (&tile->node, gsk_render_node_unref);
    g_clear_pointer (&tile->surface, cairo_surface_destroy);
    tile->surface = g_steal_pointer (&job->surface);
    tile->drawn = job->edition;
    tile->at_work = FALSE;
    tile->used = tiles->frame;
    tiles->n_jobs--;
    gtk_widget_queue_draw (tiles->widget);
  }
  job_free (job);
  return G_SOURCE_REMOVE;
}

/* Worker thread. */
static void
do_job (gpointer data)
{
  Job *job = data;
  double size = TILE / job->scale;
  CrBox box = { key_column (job->key) * size, key_row (job->key) * size, size, size };

  job->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TILE, TILE);
  if (!g_cancellable_is_cancelled (job->alive)) {
    cairo_t *cr = cairo_create (job->surface);

    cairo_translate (cr, -(double) key_column (job->key) * TILE,
                     -(double) key_row (job->key) * TILE);
    cairo_scale (cr, job->scale, job->scale);
    cra_source_draw (job->source, cr, &box, job->scale);
    cairo_destroy (cr);
    cairo_surface_flush (job->surface);
  }
  g_idle_add_full (CRA_WORKER_DONE, job_done, job, NULL);
}

static void
send_job (CraTiles *tiles, Level *level, gint64 key)
{
  Tile *tile = get_tile (tiles, level, key, TRUE);
  Job *job;

  tile->at_work = TRUE;
  tile->used = tiles->frame;
  job = g_new0 (Job, 1);
  job->tiles = tiles;
  job->alive = g_object_ref (tiles->alive);
  job->source = cra_source_ref (tiles->source);
  job->scale = level->scale;
  job->key = key;
  job->edition = tiles->edition;
  tiles->n_jobs++;
  cra_worker_push (do_job, job);
}

/* Whether a tile should go to the worker, and how badly: missing ones before stale ones, near
 * ones before far ones. Lower is sooner; negative: not at all. */
static double
urgency (CraTiles *tiles, Level *level, gint64 key, CrPoint middle)
{
  Tile *tile = get_tile (tiles, level, key, FALSE);
  double size = TILE / level->scale;
  double dx = (key_column (key) + 0.5) * size - middle.x;
  double dy = (key_row (key) + 0.5) * size - middle.y;

  if (tile != NULL && (tile->at_work || (tile->surface != NULL && tile->drawn >= tile->wanted)))
    return -1;
  return hypot (dx, dy) * level->scale + (tile != NULL && tile->surface != NULL ? 1e6 : 0);
}

static gboolean
send_most_urgent (CraTiles *tiles, Level *level, const CraViewport *viewport, int ring)
{
  CrPoint middle = cra_viewport_to_plane (viewport, viewport->width / 2, viewport->height / 2);
  double best = G_MAXDOUBLE;
  gint64 best_key = 0;
  int range[4];

  visible_range (viewport, level->scale, range);
  for (int row = range[2] - ring; row <= range[3] + ring; row++)
    for (int column = range[0] - ring; column <= range[1] + ring; column++) {
      double u = urgency (tiles, level, tile_key (column, row), middle);

      if (u >= 0 && u < best) {
        best = u;
        best_key = tile_key (column, row);
      }
    }
  if (best == G_MAXDOUBLE)
    return FALSE;
  send_job (tiles, level, best_key);
  return TRUE;
}

/* The overview first (few tiles, and a stand-in for everything), then what is in view, then a
 * ring around it so that panning finds its tiles ready. */
static void
send_jobs (CraTiles *tiles, const CraViewport *viewport)
{
  const CrBox *all = &viewport->content;
  CraViewport whole = { *all, all->width * tiles->overview->scale,
                        all->height * tiles->overview->scale, tiles->overview->scale };

  whole.x = -all->x * whole.scale;
  whole.y = -all->y * whole.scale;
  while (tiles->n_jobs < MAX_JOBS) {
    if (send_most_urgent (tiles, tiles->overview, &whole, 0))
      continue;
    if (!send_most_urgent (tiles, tiles->current, viewport, 0) &&
        !send_most_urgent (tiles, tiles->current, viewport, 1))
      break;
  }
}

static void
choose_levels (CraTiles *tiles, const CraViewport *viewport, int device, gboolean settled)
{
  const CrBox *all = &viewport->content;
  double overview = MIN (OVERVIEW / MAX (all->width, 1), OVERVIEW / MAX (all->height, 1));
  double wanted = viewport->scale * device;

  if (tiles->overview == NULL)
    tiles->overview = get_level (tiles, MIN (overview, CRA_VIEWPORT_FULL / 2));
  if (tiles->current == NULL || (settled && fabs (tiles->current->scale - wanted) > 1e-9)) {
    tiles->last = tiles->current;
    tiles->current = get_level (tiles, wanted);
  }
}

/**
 * cra_tiles_snapshot:
 * @settled: FALSE while the scale is being changed smoothly: then no tiles are drawn for scales
 *   that will be gone with the next frame
 *
 * Never draws a tile itself, so the time of a frame does not depend on what the map holds.
 */
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
  append_tiles (tiles, snapshot, viewport);
  send_jobs (tiles, viewport);
  trim (tiles);
}

/* Whether the last frame showed everything as it is. */
gboolean
cra_tiles_is_complete (CraTiles *tiles)
{
  return tiles->source == NULL || tiles->complete;
}

/* Whether the last frame had a tile everywhere, be it old. */
gboolean
cra_tiles_is_whole (CraTiles *tiles)
{
  return tiles->source != NULL && tiles->whole;
}

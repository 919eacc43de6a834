/* cra-tiles-jobs.c: sends tiles to the worker and takes them back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tiles-private.h"

#include <math.h>

#include "cra-still.h"
#include "cra-worker.h"

/* At most so many tiles are at the worker: one being drawn and one waiting. More would be outdated
 * by the time they are drawn. */
#define MAX_JOBS 2

/* A tile at the worker. It borrows nothing that belongs to the window. */
typedef struct {
  CraTiles *tiles; /* used on the main thread only, and only while @alive is not cancelled */
  GCancellable *alive;
  CraSource *source;
  double scale;
  gint64 key;
  guint edition;
  cairo_surface_t *surface;
  cairo_surface_t *old; /* (nullable): what is shown now; only read */
  gboolean same, empty;
} Job;

static void
job_free (Job *job)
{
  g_clear_pointer (&job->surface, cairo_surface_destroy);
  g_clear_pointer (&job->old, cairo_surface_destroy);
  g_clear_object (&job->alive);
  cra_source_unref (job->source);
  g_free (job);
}

/* A tile whose pixels stay the same keeps its node, so that the renderer does not redraw it. */
static void
take_surface (CraTiles *tiles, CraTile *tile, Job *job)
{
  if (job->same && tile->surface == job->old)
    return;
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  tile->surface = g_steal_pointer (&job->surface);
  tile->empty = job->empty;
}

/* Called in the main thread when a tile was drawn. It is shown even if the map has changed since,
 * until the newer one is drawn. */
static gboolean
job_done (gpointer data)
{
  Job *job = data;

  if (!g_cancellable_is_cancelled (job->alive)) {
    CraTiles *tiles = job->tiles;
    CraTileLevel *level = cra_tiles_get_level (tiles, job->scale);
    CraTile *tile = cra_tiles_get_tile (tiles, level, job->key, TRUE);

    take_surface (tiles, tile, job);
    tile->drawn = job->edition;
    tile->at_work = FALSE;
    tile->used = tiles->frame;
    tiles->n_jobs--;
    gtk_widget_queue_draw (tiles->widget);
  }
  job_free (job);
  return G_SOURCE_REMOVE;
}

/* This runs in the worker thread. */
static void
do_job (gpointer data)
{
  Job *job = data;
  double size = CRA_TILE_SIZE / job->scale;
  CrBox box = { cra_tile_get_column (job->key) * size, cra_tile_get_row (job->key) * size, size,
                size };

  job->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CRA_TILE_SIZE, CRA_TILE_SIZE);
  if (!g_cancellable_is_cancelled (job->alive)) {
    cairo_t *cr = cairo_create (job->surface);

    cairo_translate (cr, -(double) cra_tile_get_column (job->key) * CRA_TILE_SIZE,
                     -(double) cra_tile_get_row (job->key) * CRA_TILE_SIZE);
    cairo_scale (cr, job->scale, job->scale);
    cra_source_draw (job->source, cr, &box, job->scale);
    cairo_destroy (cr);
    cairo_surface_flush (job->surface);
    job->empty = cra_still_is_empty (job->surface);
    job->same = job->old != NULL && cra_still_is_same (job->old, job->surface);
  }
  g_idle_add_full (CRA_WORKER_DONE, job_done, job, NULL);
}

static void
send_job (CraTiles *tiles, CraTileLevel *level, gint64 key)
{
  CraTile *tile = cra_tiles_get_tile (tiles, level, key, TRUE);
  Job *job;

  tile->at_work = TRUE;
  tile->used = tiles->frame;
  job = g_new0 (Job, 1);
  job->tiles = tiles;
  job->alive = g_object_ref (tiles->alive);
  job->source = cra_source_ref (tiles->source);
  if (tile->surface != NULL)
    job->old = cairo_surface_reference (tile->surface);
  job->scale = level->scale;
  job->key = key;
  job->edition = tiles->edition;
  tiles->n_jobs++;
  cra_worker_push (do_job, job);
}

/* Returns: how urgently a tile should be drawn: missing before outdated, near before far. Lower is
 * sooner; negative means not at all. */
static double
urgency (CraTiles *tiles, CraTileLevel *level, gint64 key, CrPoint middle)
{
  CraTile *tile = cra_tiles_get_tile (tiles, level, key, FALSE);
  double size = CRA_TILE_SIZE / level->scale;
  double dx = (cra_tile_get_column (key) + 0.5) * size - middle.x;
  double dy = (cra_tile_get_row (key) + 0.5) * size - middle.y;

  if (tile != NULL && (tile->at_work || (tile->surface != NULL && tile->drawn >= tile->wanted)))
    return -1;
  return hypot (dx, dy) * level->scale + (tile != NULL && tile->surface != NULL ? 1e6 : 0);
}

/* Finds the range of tiles of the whole sheet; there is nothing to draw beyond it. */
static void
find_all (const CraViewport *viewport, double scale, int range[4])
{
  const CrBox *box = &viewport->content;
  CraViewport whole = { *box, box->width, box->height, 1, -box->x, -box->y };

  cra_tiles_find_range (&whole, scale, range);
}

static gboolean
send_most_urgent (CraTiles *tiles, CraTileLevel *level, const CraViewport *viewport, int ring)
{
  CrPoint middle = cra_viewport_to_plane (viewport, viewport->width / 2, viewport->height / 2);
  double best = G_MAXDOUBLE;
  gint64 best_key = 0;
  int range[4], all[4];

  cra_tiles_find_range (viewport, level->scale, range);
  find_all (viewport, level->scale, all);
  for (int row = MAX (range[2] - ring, all[2]); row <= MIN (range[3] + ring, all[3]); row++)
    for (int column = MAX (range[0] - ring, all[0]); column <= MIN (range[1] + ring, all[1]);
         column++) {
      double u = urgency (tiles, level, cra_tile_key (column, row), middle);

      if (u >= 0 && u < best) {
        best = u;
        best_key = cra_tile_key (column, row);
      }
    }
  if (best == G_MAXDOUBLE)
    return FALSE;
  send_job (tiles, level, best_key);
  return TRUE;
}

void
cra_tiles_send_jobs (CraTiles *tiles, const CraViewport *viewport)
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

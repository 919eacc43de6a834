/* cra-worker.c: the one thread beside the window's. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-worker.h"

#include <stdlib.h>

static GThreadPool *pool;

typedef struct {
  CraWork work;
  gpointer data;
} Item;

static void
run_cb (gpointer data, gpointer unused)
{
  Item *item = data;

  item->work (item->data);
  g_free (item);
}

/* Waits for what is under way. A process that ends while its worker draws pulls the fonts away from
 * under it; however it ends, and whoever still holds the application. */
static void
finish (void)
{
  g_thread_pool_free (g_steal_pointer (&pool), FALSE, TRUE);
}

/**
 * cra_worker_push:
 *
 * One thread for all windows: painters share caches, two cores are few, and the order in which
 * changes and tiles were asked for is kept for nothing.
 */
void
cra_worker_push (CraWork work, gpointer data)
{
  Item *item = g_new (Item, 1);

  if (pool == NULL) {
    pool = g_thread_pool_new (run_cb, NULL, 1, FALSE, NULL);
    atexit (finish);
  }
  *item = (Item){ work, data };
  g_thread_pool_push (pool, item, NULL);
}

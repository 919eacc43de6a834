/* cra-worker.c: the one thread that works beside the main thread.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-worker.h"

#include <stdlib.h>

static GThreadPool *pool;

/* @late: it is done only when no other work waits; @number: counts up, so that work stays in order
 */
typedef struct {
  CraWork work;
  gpointer data;
  gboolean late;
  guint number;
} Item;

static void
run_cb (gpointer data, gpointer unused)
{
  Item *item = data;

  item->work (item->data);
  g_free (item);
}

/* Waits for the running work before the process exits, whichever way it exits: fonts are freed at
 * exit, and a worker that still draws would use them. */
static void
finish_work (void)
{
  g_thread_pool_free (g_steal_pointer (&pool), FALSE, TRUE);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer unused)
{
  const Item *one = a, *other = b;

  if (one->late != other->late)
    return one->late ? 1 : -1;
  return one->number < other->number ? -1 : 1;
}

static void
push_work (CraWork work, gpointer data, gboolean late)
{
  static guint n_items;
  Item *item = g_new (Item, 1);

  if (pool == NULL) {
    pool = g_thread_pool_new (run_cb, NULL, 1, FALSE, NULL);
    g_thread_pool_set_sort_function (pool, compare_cb, NULL);
    atexit (finish_work);
  }
  *item = (Item){ work, data, late, n_items++ };
  g_thread_pool_push (pool, item, NULL);
}

void
cra_worker_push (CraWork work, gpointer data)
{
  push_work (work, data, FALSE);
}

void
cra_worker_push_late (CraWork work, gpointer data)
{
  push_work (work, data, TRUE);
}

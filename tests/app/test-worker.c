/* test-worker.c: the thread beside the window's. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No rule ids. */
#include "cra-worker.h"

static GMutex gate;
static GAsyncQueue *done;

static void
wait_at_gate (gpointer data)
{
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
}

static void
tell (gpointer data)
{
  g_async_queue_push (done, data);
}

/* What nobody waits for is done last, everything else in the order it came. */
static void
test_order (void)
{
  static char *const expected[] = { "first", "second", "late", "later" };

  done = g_async_queue_new ();
  g_mutex_lock (&gate);
  cra_worker_push (wait_at_gate, NULL);
  cra_worker_push_late (tell, "late");
  cra_worker_push (tell, "first");
  cra_worker_push_late (tell, "later");
  cra_worker_push (tell, "second");
  g_mutex_unlock (&gate);
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpstr (g_async_queue_pop (done), ==, expected[i]);
  g_async_queue_unref (done);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/worker/order", test_order);
  return g_test_run ();
}

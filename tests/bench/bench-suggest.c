/* bench-suggest.c: how many hexes of our own drawings are told right, and how long that takes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>

#include "baron.h"
#include "cr-xml-map.h"
#include "drawn.h"
#include "plain-sight.h"
#include "support.h"

#define TAUGHT 15
#define N_SEEDS 3

static const char *const style_names[] = { "clean", "painted", "photographed" };

static gboolean
want_confusion (void)
{
  return g_getenv ("CRENEL_BENCH_CONFUSED") != NULL;
}

static void
note_confusion (const char *is, const char *proposed, gpointer data)
{
  GHashTable *table = data;
  char *key = g_strdup_printf ("%s → %s", is, proposed != NULL ? proposed : "?");

  if (g_strcmp0 (is, proposed) == 0) {
    g_free (key);
    return;
  }
  g_hash_table_replace (table, key,
                        GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (table, key)) + 1));
}

static void
print_confusion (gpointer key, gpointer value, gpointer data)
{
  (void) data;
  printf ("    %4d %s\n", GPOINTER_TO_INT (value), (const char *) key);
}

static void
run (const char *name, const CrScene *scene)
{
  g_autofree gboolean *clear = plain_sight_find (scene);
  guint32 first = (guint32) g_ascii_strtoull (
      g_getenv ("CRENEL_TEST_SEED") != NULL ? g_getenv ("CRENEL_TEST_SEED") : "1", NULL, 10);

  for (DrawnStyle style = DRAWN_CLEAN; style < DRAWN_N_STYLES; style += getenv ("SEEDS") ? 2 : 1) {
    DrawnScore score = { 0 };
    g_autoptr (GHashTable) table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

    for (guint32 seed = first;
         seed < first + (guint32) (getenv ("SEEDS") ? atoi (getenv ("SEEDS")) : N_SEEDS); seed++)
      drawn_try (scene, style, seed, TAUGHT, clear, &score, note_confusion, table);
    printf ("%-18s %-12s %5d hexes %5.1f %% right %5.1f %% wrong; clear %5d %5.1f %% right "
            "%5.1f %% wrong\n",
            name, style_names[style], score.n, 100.0 * score.n_right / score.n,
            100.0 * score.n_wrong / score.n, score.n_clear,
            100.0 * score.n_clear_right / score.n_clear,
            100.0 * score.n_clear_wrong / score.n_clear);
    if (want_confusion ())
      g_hash_table_foreach (table, print_confusion, NULL);
  }
}

static void
run_shipped (const char *id)
{
  g_autofree char *path =
      g_strdup_printf ("%s/maps/%s.map.xml", g_getenv ("CRENEL_SOURCE_DIR"), id);
  g_autoptr (CrMap) map = cr_map_load (path, NULL, NULL);
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);

  run (id, scene);
}

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    run_shipped (argv[i]);
  if (argc > 1)
    return EXIT_SUCCESS;
  run_shipped ("border-castle");
  run_shipped ("templars-castle");
  run_shipped ("medieval-town");
  for (guint32 seed = 901; seed < 904; seed++) {
    g_autofree char *name = g_strdup_printf ("castle %u", seed);
    g_autoptr (Sketch) baron = baron_new (seed, seed & 1, seed >> 1 & 1);

    run (name, baron->scene);
  }
  return EXIT_SUCCESS;
}

/* test-pairs.c: the window says of shipped castles what the command line says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; random pairs of places, so whatever of LOF-01 to LOF-26 they meet. The
 * seed is printed, CRENEL_SEED repeats it. */
#include "cra-application.h"
#include "cra-map-page-private.h"
#include "cra-window-private.h"
#include "pointer.h"
#include "stage.h"

#include "cr-words-lof.h"

#define N_PAIRS 70 /* of each castle */

typedef struct {
  CraApplication *application;
  CraWindow *window;
  GRand *rand;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer name)
{
  const char *seed = g_getenv ("CRENEL_SEED");
  guint32 value =
      seed != NULL ? (guint32) g_ascii_strtoull (seed, NULL, 10) : (guint32) g_test_rand_int ();
  g_autofree char *file = g_strdup_printf ("%s.map.xml", (const char *) name);
  g_autoptr (GError) error = NULL;

  g_test_message ("CRENEL_SEED=%u", value);
  fixture->rand = g_rand_new_with_seed (value);
  fixture->path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);

  g_autoptr (GFile) map = g_file_new_for_path (fixture->path);
  CreDocument *document = cre_document_open (map, &error);
  g_assert_no_error (error);
  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, document);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "tool",
                                  g_variant_new_string ("fire"));
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  stage_close (fixture->application, fixture->window);
  g_rand_free (fixture->rand);
  g_free (fixture->path);
}

static CrPlace
choose_place (Fixture *fixture)
{
  const CrMap *map = cre_document_get_map (fixture->window->document);
  const CrGrid *grid = cr_map_get_grid (map);

  for (;;) {
    CrPlace place = {
      g_rand_int_range (fixture->rand, 0, cr_map_n_floors (map)),
      cr_grid_get_hex (grid, g_rand_int_range (fixture->rand, 0, cr_grid_n_cells (grid))),
    };

    if (cr_map_has_place (map, place))
      return place;
  }
}

/* The first line of what crenel-cli answers. */
static char *
ask_cli (Fixture *fixture, CrPlace from, CrPlace to)
{
  const CrMap *map = cre_document_get_map (fixture->window->document);
  g_autofree char *cli =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  g_autofree char *a = cr_map_format_place (map, from);
  g_autofree char *b = cr_map_format_place (map, to);
  const char *words[] = { cli, "lof", fixture->path, a, b, NULL };
  g_autoptr (GError) error = NULL;
  char *answer = NULL;

  g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_DEFAULT, NULL, NULL, &answer, NULL, NULL,
                &error);
  g_assert_no_error (error);
  return g_strchomp (answer);
}

/* What the drawer draws the section from is the record of the line, with all its steps. */
static void
check_steps (Fixture *fixture, CreToolFire *fire)
{
  const CrScene *scene = cre_document_get_scene (fixture->window->document);
  const CrLof *shown = cre_tool_fire_get_lof (fire);
  const GArray *steps = cre_tool_fire_get_steps (fire);
  g_autoptr (GArray) anew = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  CrLofOptions options;

  cr_lof_options_init (&options, cr_scene_get_ruleset (scene));
  CrLof lof = cr_lof_judge (scene, shown->from, shown->to, &options, anew);
  g_assert_cmpint (shown->verdict, ==, lof.verdict);
  g_assert_cmpint (shown->deciding, ==, lof.deciding);
  g_assert_cmpuint (steps->len, ==, anew->len);
  for (guint i = 0; i < steps->len; i++) {
    const CrLofStep *one = &g_array_index (steps, CrLofStep, i);
    const CrLofStep *two = &g_array_index (anew, CrLofStep, i);
    g_autofree char *here = cr_words_step (scene, one, NULL);
    g_autofree char *there = cr_words_step (scene, two, NULL);

    g_assert_cmpstr (here, ==, there);
    g_assert_cmpint (one->top, ==, two->top);
    g_assert_cmpint (one->n, ==, two->n);
    g_assert_cmpint (one->h, ==, two->h);
    g_assert_cmpint (one->d1, ==, two->d1);
    g_assert_cmpint (one->d2, ==, two->d2);
    g_assert_cmpint (one->reason, ==, two->reason);
  }
}

static void
test_pairs (Fixture *fixture, gconstpointer name)
{
  CraMapPage *page = fixture->window->map_page;
  CreToolFire *fire = cra_map_page_get_fire (page);

  for (int i = 0; i < N_PAIRS; i++) {
    CrPlace from = choose_place (fixture), to = choose_place (fixture);
    g_autofree char *expected = ask_cli (fixture, from, to);

    cre_tool_fire_set_shot (fire, from, to);
    WAIT_UNTIL (g_strcmp0 (cra_map_page_get_sentence (page), expected) == 0);
    check_steps (fixture, fire);
  }
}

int
main (int argc, char **argv)
{
  static const char *const castles[] = { "border-castle", "templars-castle", "medieval-town" };

  gtk_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (castles); i++) {
    g_autofree char *path = g_strdup_printf ("/app/pairs/%s", castles[i]);

    g_test_add (path, Fixture, castles[i], set_up, test_pairs, tear_down);
  }
  return g_test_run ();
}

/* test-pairs.c: the window says of shipped castles what the command line says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; random pairs of places, so whatever of LOF-01 to LOF-26 they meet. The
 * seed is printed, CRENEL_SEED repeats it. */
#include "asked.h"
#include "cra-application.h"
#include "cra-map-page-private.h"
#include "cra-window-private.h"
#include "pointer.h"
#include "stage.h"

#include "cr-tower-ground.h"
#include "cr-tower-text.h"
#include "cr-words-lof.h"

#define N_PAIRS 70 /* of each castle */
#define N_PEOPLED 40
#define N_MEN 80

typedef struct {
  CraApplication *application;
  CraWindow *window;
  GRand *rand;
  char *path;
  GPtrArray *words; /* what else the command line is told */
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
  fixture->words = g_ptr_array_new_with_free_func (g_free);

  g_autoptr (GFile) map = g_file_new_for_path (fixture->path);
  CreMapDocument *document = cre_map_document_open (map, &error);
  g_assert_no_error (error);
  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, document);
  gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), "map.tool",
                                      g_variant_new_string ("fire"));
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  stage_close (fixture->application, fixture->window);
  g_rand_free (fixture->rand);
  g_free (fixture->path);
  g_ptr_array_unref (fixture->words);
}

static CrPlace
choose_place (Fixture *fixture)
{
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document));
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
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document));
  g_autofree char *cli =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  g_autofree char *a = cr_map_format_place (map, from);
  g_autofree char *b = cr_map_format_place (map, to);
  const char *first[] = { cli, "lof", fixture->path, a, b };
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  char *answer = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (first); i++)
    g_ptr_array_add (words, (char *) first[i]);
  for (guint i = 0; i < fixture->words->len; i++)
    g_ptr_array_add (words, fixture->words->pdata[i]);
  g_ptr_array_add (words, NULL);
  g_spawn_sync (NULL, (char **) words->pdata, NULL, G_SPAWN_DEFAULT, NULL, NULL, &answer, NULL,
                NULL, &error);
  g_assert_no_error (error);
  return g_strchomp (answer);
}

static void
add_word (Fixture *fixture, const char *option, const char *value)
{
  g_ptr_array_add (fixture->words, g_strdup (option));
  g_ptr_array_add (fixture->words, g_strdup (value));
}

static int
choose (Fixture *fixture, int end)
{
  return g_rand_int_range (fixture->rand, 0, end);
}

static void
add_man (Fixture *fixture, CreToolFire *fire)
{
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document));
  g_autofree char *at = cr_map_format_place (map, choose_place (fixture));
  g_autofree char *text =
      g_strdup_printf ("%s:state=%s:%s%s", at,
                       cr_man_state_get_name ((CrManState) choose (fixture, CR_N_MAN_STATES)),
                       cr_man_body_get_name ((CrManBody) choose (fixture, CR_N_MAN_BODIES)),
                       g_rand_boolean (fixture->rand) ? ":side=other" : "");
  CrMan man;

  g_assert_true (cr_man_parse (map, text, &man, NULL));
  cre_man_placer_set (asked_men (fire), &man);
  add_word (fixture, "--man", text);
}

static void
add_tower (Fixture *fixture, CreToolFire *fire)
{
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document));
  const CrRuleset *ruleset =
      cre_map_document_get_ruleset (CRE_MAP_DOCUMENT (fixture->window->document));
  g_autofree char *text = NULL;
  CrPlace front = choose_place (fixture);
  CrTower tower;

  while (front.floor != 0)
    front = choose_place (fixture);

  g_autofree char *at = cr_map_format_place (map, front);
  text = g_strdup_printf (
      "%s:facing=%s:wall=%d", at,
      cr_direction_get_name (choose (fixture, CR_N_DIRECTIONS), cr_map_get_grid (map)->orientation),
      1 + choose (fixture, 3));
  /* Beyond the edge of the map and on masonry none stands. */
  if (!cr_tower_parse (map, ruleset, text, &tower, NULL) ||
      !cr_tower_check_ground (
          &tower, cre_map_document_get_scene (CRE_MAP_DOCUMENT (fixture->window->document)), NULL))
    return;
  asked_add_tower (fire, &tower);
  add_word (fixture, "--tower", text);
}

/* Men of both sides, three siege towers, a weapon, weather. */
static void
people (Fixture *fixture, CreToolFire *fire)
{
  const CrRuleset *ruleset =
      cre_map_document_get_ruleset (CRE_MAP_DOCUMENT (fixture->window->document));
  const char *weapon = cr_ruleset_get_weapon (
                           ruleset, (guint) choose (fixture, (int) cr_ruleset_n_weapons (ruleset)))
                           ->id;
  const char *weather =
      cr_ruleset_get_weather (ruleset,
                              (guint) choose (fixture, (int) cr_ruleset_n_weathers (ruleset)))
          ->id;

  for (int i = 0; i < N_MEN; i++)
    add_man (fixture, fire);
  for (int i = 0; i < 3; i++)
    add_tower (fixture, fire);
  g_object_set (asked_of (fire), "weapon", weapon, "weather", weather, NULL);
  add_word (fixture, "--weapon", weapon);
  add_word (fixture, "--weather", weather);
}

/* What the drawer draws the section from is the record of the line, with all its steps. */
static void
check_steps (Fixture *fixture, CreToolFire *fire)
{
  const CrScene *scene = cre_map_document_get_scene (CRE_MAP_DOCUMENT (fixture->window->document));
  const CrLof *shown = asked_lof (fire);
  const GArray *steps = asked_steps (fire);
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
  CraMapPage *page = stage_get_map_page (fixture->window);
  CreToolFire *fire = cra_map_page_get_fire (page);

  for (int i = 0; i < N_PAIRS; i++) {
    CrPlace from = choose_place (fixture), to = choose_place (fixture);
    g_autofree char *expected = ask_cli (fixture, from, to);

    cre_ask_set_shot (asked_of (fire), from, to);
    WAIT_UNTIL (g_strcmp0 (cra_map_page_get_sentence (page), expected) == 0);
    check_steps (fixture, fire);
  }
}

/* The same with somebody in the way. */
static void
test_peopled (Fixture *fixture, gconstpointer name)
{
  CraMapPage *page = stage_get_map_page (fixture->window);
  CreToolFire *fire = cra_map_page_get_fire (page);

  people (fixture, fire);
  for (int i = 0; i < N_PEOPLED; i++) {
    CrPlace from = choose_place (fixture), to = choose_place (fixture);
    g_autofree char *expected = ask_cli (fixture, from, to);

    cre_ask_set_shot (asked_of (fire), from, to);
    WAIT_UNTIL (g_strcmp0 (cra_map_page_get_sentence (page), expected) == 0);
  }
}

int
main (int argc, char **argv)
{
  static const char *const castles[] = { "border-castle", "templars-castle", "medieval-town" };

  gtk_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (castles); i++) {
    g_autofree char *path = g_strdup_printf ("/app/pairs/%s", castles[i]);
    g_autofree char *peopled = g_strdup_printf ("/app/pairs/peopled/%s", castles[i]);

    g_test_add (path, Fixture, castles[i], set_up, test_pairs, tear_down);
    g_test_add (peopled, Fixture, castles[i], set_up, test_peopled, tear_down);
  }
  return g_test_run ();
}

/* test-twin.c: what lof --json says of the shipped castles, against the second implementation.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random pairs of places of each, bare and with men, posts, siege towers, weapons, weather and
 * switches: the text that the program is given is read here too, and verdict, reason and cover are
 * what the twin says. Rules: whatever of LOF-01 to LOF-26, COV, HRD, TWR and WEA they meet. The
 * seed is printed, CRENEL_SEED repeats it. */
#include <string.h>

#include "compare.h"
#include "random-muster.h"
#include "run.h"
#include "support.h"

#include "cr-numbering.h"
#include "cr-stage.h"
#include "cr-tower-ground.h"
#include "cr-tower-text.h"
#include "cr-xml-map.h"

#define N_PAIRS 60 /* of each castle */

typedef struct {
  GRand *rand;
  CrRuleset *ruleset;
  CrCastle *castle; /* as the program judges it: its gear has been set down */
  CrMuster *standing;
  const CrMap *map;
  const CrScene *scene;
  GArray *places;
  TwinPlan *plan;
  TwinCastle *twin;
} Fixture;

/* One question, as the program is asked it and as the twin is. */
typedef struct {
  CrPlace from, to;
  GString *words;
  CrMuster *muster;
  CrLofOptions options;
  CrPost post;
} Question;

static void
set_up (Fixture *fixture, gconstpointer name)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", (const char *) name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  CrCastle *castle, *staged;

  fixture->rand = compare_make_rand ();
  fixture->ruleset = support_load_ruleset ("siege");
  castle = cr_castle_new (cr_map_load (path, NULL, NULL), fixture->ruleset);
  fixture->standing = cr_muster_new ();
  staged = cr_castle_dup_staged (castle, fixture->standing);
  fixture->castle = staged != NULL ? staged : cr_castle_copy (castle);
  cr_castle_free (castle);
  fixture->map = cr_castle_get_map (fixture->castle);
  fixture->scene = cr_castle_get_scene (fixture->castle);
  fixture->places = compare_list_places (fixture->scene);
  fixture->plan = twin_plan_new ();
  fixture->twin = twin_castle_new (fixture->plan, fixture->scene);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  twin_castle_free (fixture->twin);
  twin_plan_free (fixture->plan);
  g_array_unref (fixture->places);
  cr_muster_free (fixture->standing);
  cr_castle_free (fixture->castle);
  cr_ruleset_unref (fixture->ruleset);
  g_rand_free (fixture->rand);
}

static CrPlace
choose_place (Fixture *fixture)
{
  int n = (int) fixture->places->len;

  return g_array_index (fixture->places, CrPlace, g_rand_int_range (fixture->rand, 0, n));
}

/* The shooter's, the target's or, most often, one that the line goes through. */
static CrPlace
choose_near (Fixture *fixture, const Question *question)
{
  CrHex way = cr_hex_sub (question->to.hex, question->from.hex);
  const TwinTrack *track = twin_plan_find (fixture->plan, way, -1, -1);
  CrHex hex = track->passed[g_rand_int_range (fixture->rand, 0, track->n)].hex;
  CrPlace place = { question->from.floor, cr_hex_add (question->from.hex, hex) };

  return cr_map_has_place (fixture->map, place) ? place : question->from;
}

static const char *
name_direction (Fixture *fixture, int direction)
{
  return cr_direction_get_name (direction, cr_map_get_grid (fixture->map)->orientation);
}

static void
add_man (Fixture *fixture, Question *question)
{
  CrPlace place = choose_near (fixture, question);
  g_autofree char *at = cr_map_format_printed (fixture->map, place);
  GString *text = g_string_new (at);
  g_autoptr (GError) error = NULL;
  CrMan man;

  g_string_append_printf (
      text, ":state=%s:%s:rear=%s%s",
      cr_man_state_get_name (g_rand_int_range (fixture->rand, 0, CR_N_MAN_STATES)),
      cr_man_body_get_name (g_rand_int_range (fixture->rand, 0, CR_N_MAN_BODIES)),
      name_direction (fixture, g_rand_int_range (fixture->rand, 0, CR_N_DIRECTIONS)),
      g_rand_boolean (fixture->rand) ? ":side=other" : "");
  cr_man_parse (fixture->map, text->str, &man, &error);
  g_assert_no_error (error);
  cr_muster_set_man (question->muster, &man);
  g_string_append_printf (question->words, " --man %s", text->str);
  g_string_free (text, TRUE);
}

static void
add_tower (Fixture *fixture, Question *question)
{
  CrPlace front = { 0, choose_near (fixture, question).hex };
  g_autofree char *at = cr_map_format_printed (fixture->map, front);
  g_autofree char *text = g_strdup_printf (
      "%s:facing=%s:type=%s:bridge=%s:wall=%d", at,
      name_direction (fixture, g_rand_int_range (fixture->rand, 0, CR_N_DIRECTIONS)),
      g_rand_boolean (fixture->rand) ? "new" : "original",
      g_rand_boolean (fixture->rand) ? "down" : "up", g_rand_int_range (fixture->rand, 1, 4));
  CrTower tower;

  if (!cr_map_has_place (fixture->map, front))
    return;
  /* Beyond the edge of the map and on masonry none stands. */
  if (!cr_tower_parse (fixture->map, fixture->ruleset, text, &tower, NULL) ||
      !cr_tower_check_ground (&tower, fixture->scene, NULL))
    return;
  cr_muster_add_tower (question->muster, &tower);
  g_string_append_printf (question->words, " --tower %s", text);
}

/* The shooter's or the target's. */
static void
add_post (Fixture *fixture, Question *question)
{
  gboolean his = g_rand_boolean (fixture->rand);
  CrPost post =
      random_muster_post (fixture->rand, fixture->map, his ? question->to : question->from);
  GString *text = g_string_new (cr_post_kind_get_name (post.kind));

  if (post.facing >= 0 && post.kind != CR_POST_TREE && post.kind != CR_POST_TOWER)
    g_string_append_printf (text, "@%s", name_direction (fixture, post.facing));
  g_assert_true (cr_post_parse (fixture->map, text->str, &question->post, NULL));
  *(his ? &question->options.to_post : &question->options.from_post) = &question->post;
  g_string_append_printf (question->words, " --%s %s", his ? "target-post" : "post", text->str);
  g_string_free (text, TRUE);
}

static void
add_sky (Fixture *fixture, Question *question)
{
  int i = g_rand_int_range (fixture->rand, 0, (int) cr_ruleset_n_weathers (fixture->ruleset));
  CrSky sky = { cr_ruleset_get_weather (fixture->ruleset, (guint) i), FALSE, FALSE };

  cr_muster_set_sky (question->muster, sky);
  g_string_append_printf (question->words, " --weather %s", sky.weather->id);
}

static void
add_weapon (Fixture *fixture, Question *question)
{
  int i = g_rand_int_range (fixture->rand, 0, (int) cr_ruleset_n_weapons (fixture->ruleset));

  question->options.weapon = cr_ruleset_get_weapon (fixture->ruleset, (guint) i);
  g_string_append_printf (question->words, " --weapon %s", question->options.weapon->id);
}

static void
add_switch (Fixture *fixture, Question *question)
{
  static const char *const choices[] = { "heights=classic",  "heights=general",
                                         "along=either",     "ends=any",
                                         "occupied=skip",    "friend-beside=spare",
                                         "tower-rear=levels" };
  const char *text = choices[g_rand_int_range (fixture->rand, 0, G_N_ELEMENTS (choices))];
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);

  g_assert_true (cr_lof_options_set (&question->options, parts[0], parts[1], NULL));
  g_string_append_printf (question->words, " --option %s", text);
}

/* Every second one is bare. */
static void
people (Fixture *fixture, Question *question)
{
  for (int i = g_rand_int_range (fixture->rand, 0, 5); i > 0; i--)
    add_man (fixture, question);
  if (g_rand_int_range (fixture->rand, 0, 3) == 0)
    add_tower (fixture, question);
  if (g_rand_int_range (fixture->rand, 0, 3) == 0)
    add_post (fixture, question);
  if (g_rand_int_range (fixture->rand, 0, 4) == 0)
    add_sky (fixture, question);
  if (g_rand_boolean (fixture->rand))
    add_weapon (fixture, question);
  if (g_rand_boolean (fixture->rand))
    add_switch (fixture, question);
}

static void
check (Fixture *fixture, const Question *question)
{
  g_auto (Run) run = run_cli (question->words->str);
  Twin twin = twin_judge (fixture->twin, question->from, question->to, &question->options);
  Twin back = twin_judge_back (fixture->twin, question->from, question->to, &question->options);
  g_autoptr (JsonNode) root = json_from_string (run.out, NULL);
  JsonObject *object = root != NULL ? json_node_get_object (root) : NULL;

  g_test_message ("%s", question->words->str);
  g_assert_nonnull (object);
  g_assert_cmpint (run.status, ==, twin.verdict == CR_LOF_CLEAR ? 0 : 1);
  g_assert_cmpstr (json_object_get_string_member (object, "verdict"), ==,
                   cr_verdict_get_name (twin.verdict));
  g_assert_cmpstr (json_object_get_string_member_with_default (object, "reason", "free"), ==,
                   cr_lof_reason_get_name (twin.reason));
  if (twin.verdict == CR_LOF_CLEAR)
    g_assert_cmpstr (json_object_get_string_member (object, "cover"), ==,
                     cr_cover_get_name (twin.cover));
  JsonObject *reverse = json_object_get_object_member (object, "reverse");
  g_assert_cmpstr (json_object_get_string_member (reverse, "verdict"), ==,
                   cr_verdict_get_name (back.verdict));
  g_assert_cmpstr (json_object_get_string_member (reverse, "reason"), ==,
                   cr_lof_reason_get_name (back.reason));
}

static void
test_pairs (Fixture *fixture, gconstpointer name)
{
  for (int i = 0; i < N_PAIRS; i++) {
    Question question = { .from = choose_place (fixture), .to = choose_place (fixture) };
    g_autofree char *a = cr_map_format_printed (fixture->map, question.from);
    g_autofree char *b = cr_map_format_printed (fixture->map, question.to);

    question.words = g_string_new (NULL);
    question.muster = cr_muster_copy (fixture->standing);
    cr_lof_options_init (&question.options, fixture->ruleset);
    question.options.muster = question.muster;
    g_string_printf (question.words, "lof $SRC/maps/%s.map.xml %s %s --json", (const char *) name,
                     a, b);
    if (i % 2 == 1)
      people (fixture, &question);
    check (fixture, &question);
    cr_muster_free (question.muster);
    g_string_free (question.words, TRUE);
  }
}

int
main (int argc, char **argv)
{
  static const char *const castles[] = { "border-castle", "templars-castle", "medieval-town" };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (castles); i++) {
    g_autofree char *path = g_strdup_printf ("/cli/twin/%s", castles[i]);

    g_test_add (path, Fixture, castles[i], set_up, test_pairs, tear_down);
  }
  return g_test_run ();
}

/* test-fire.c: answers made of many lines of fire, as sentences and tables. Proves in words:
 * LOF-23, RMP-01, COV-01. SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "cr-hitters.h"
#include "cr-words-fire.h"
#include "fixture-case.h"
#include "fixture-field.h"
#include "fixture.h"

/* Two archers on a wall above a ditch, one behind it, a cellar below him. */
static const char *const castle = "grid 3 7 flat even\n"
                                  "legend R wallwalk 1 rampart\n"
                                  "legend m moat -1\n"
                                  "plan . . .\n"
                                  "plan . . .\n"
                                  "plan m m m\n"
                                  "plan . . .\n"
                                  "plan R R R\n"
                                  "plan . . .\n"
                                  "plan . . .\n"
                                  "side 1,5:N battlement inside=1,5\n"
                                  "side 2,5:N battlement inside=2,5\n"
                                  "side 3,5:N battlement inside=3,5\n"
                                  "mechanism <mechanism id='d' kind='drawbridge' control='3,6' "
                                  "state='lowered'><effect state='raised' hexes='1,1' "
                                  "terrain='moat'/></mechanism>\n"
                                  "floor cellar\n"
                                  "legend c passage -1\n"
                                  "plan - - -\n"
                                  "plan - - -\n"
                                  "plan - - -\n"
                                  "plan - - -\n"
                                  "plan - c -\n"
                                  "plan - - -\n"
                                  "plan - - -\n";

static CrRuleset *siege;

/**
 * Asked: the castle, and men on it.
 */
typedef struct {
  FixtureCase *it;
  CrScene *scene;
  CrFire *fire;
  CrLofOptions options;
  GArray *men;
  CrWordsFire words;
} Asked;

static CrPlace
at (const Asked *asked, const char *text)
{
  CrPlace place = { 0 };

  g_assert_true (cr_map_parse_place (asked->it->map, text, &place, NULL));
  return place;
}

static void
set_up (Asked *asked, gconstpointer men)
{
  asked->it = fixture_case_read (castle);
  asked->scene = cr_scene_new (asked->it->map, siege);
  asked->fire = cr_fire_new (asked->scene);
  asked->men = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_assert_true (cr_map_parse_places (asked->it->map, men, asked->men, NULL));
  cr_lof_options_init (&asked->options, siege);
  asked->words = (CrWordsFire){
    asked->scene, { cr_places_of (asked->men).places, asked->men->len }, &asked->options, NULL
  };
}

static void
tear_down (Asked *asked, gconstpointer men)
{
  g_array_unref (asked->men);
  cr_fire_free (asked->fire);
  cr_scene_free (asked->scene);
  fixture_case_free (asked->it);
}

static CrField *
shoot (Asked *asked)
{
  return fixture_field (asked->fire, asked->words.men.places, asked->words.men.n, &asked->options);
}

/* The sums of the bands are the places of the table, and those of the sentence. */
static void
test_field (Asked *asked, gconstpointer men)
{
  g_autoptr (CrField) field = shoot (asked);
  g_autofree char *sentence = cr_words_field (&asked->words, field);
  g_autoptr (CrWordsTable) table = cr_words_field_table (&asked->words, field);
  g_autoptr (CrWordsTable) bands = cr_words_field_bands (&asked->words, field);
  g_autofree char *start =
      g_strdup_printf ("From 0205 (rampart, +1), on all floors: %d places hit, %d of dead ground",
                       cr_field_n_hit (field), cr_field_n_dead (field));
  int n = 0;

  g_assert_true (g_str_has_prefix (sentence, start));
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_cmpuint (cr_words_table_n_rows (table), ==, cr_field_n_hit (field));
  g_assert_cmpstr (cr_words_table_get_head (table, 0), ==, "Hex");
  g_assert_cmpstr (cr_words_table_get (table, 0, 0), ==, "0101");
  g_assert_cmpstr (cr_words_table_get (table, 0, 1), ==, "open ground, 0");
  g_assert_cmpstr (cr_words_table_get (table, 0, 3), ==, "1–5");
  for (guint row = 0; row < cr_words_table_n_rows (bands); row++)
    n += atoi (cr_words_table_get (bands, row, cr_words_table_n_columns (bands) - 1));
  g_assert_cmpint (n, ==, cr_field_n_hit (field));
}

/* A weapon names its bands, and nothing beyond the last is hit. */
static void
test_bands (Asked *asked, gconstpointer men)
{
  g_autoptr (CrField) field = NULL;
  g_autoptr (CrWordsTable) table = NULL;

  asked->options.weapon = cr_ruleset_get_weapon (siege, 0);
  field = shoot (asked);
  table = cr_words_field_bands (&asked->words, field);
  g_assert_cmpuint (cr_words_table_n_rows (table), ==, 1);
  g_assert_cmpstr (cr_words_table_get (table, 0, 0), ==, "short range");
}

static void
test_dead (Asked *asked, gconstpointer men)
{
  g_autoptr (CrField) field = shoot (asked);
  g_autofree char *sentence = cr_words_dead (&asked->words, field);
  g_autoptr (CrWordsTable) table = cr_words_dead_table (&asked->words, field);
  g_autofree char *expected = g_strdup_printf (
      "Out of fire from 0205 (rampart, +1): %d places of dead ground on all floors.",
      cr_field_n_dead (field));

  g_assert_cmpstr (sentence, ==, expected);
  g_assert_cmpuint (cr_words_table_n_rows (table), ==, cr_field_n_dead (field));
  g_assert_cmpstr (cr_words_table_get (table, cr_words_table_n_rows (table) - 1, 0), ==,
                   "cellar/0205");
}

/* Most shooters first; ties as they lie on the map. */
static void
test_coverage (Asked *asked, gconstpointer men)
{
  g_autoptr (CrField) field = shoot (asked);
  g_autofree char *sentence = cr_words_coverage (&asked->words, field);
  g_autoptr (CrWordsTable) table = cr_words_coverage_table (&asked->words, field);

  g_assert_true (g_str_has_prefix (sentence, "From 2 men: "));
  g_assert_nonnull (strstr (sentence, "most fire on 0101, from 2 men."));
  for (guint row = 1; row < cr_words_table_n_rows (table); row++)
    g_assert_cmpint (atoi (cr_words_table_get (table, row - 1, 2)), >=,
                     atoi (cr_words_table_get (table, row, 2)));
  g_assert_cmpuint (cr_words_table_n_rows (table), ==, cr_field_n_hit (field));
}

static void
test_hitters (Asked *asked, gconstpointer men)
{
  CrPlace target = at (asked, "2,2"), wall = at (asked, "2,5");
  g_autoptr (GArray) hitters =
      cr_hitters_find (asked->fire, target, asked->words.men, &asked->options);
  g_autoptr (GArray) back =
      cr_hitters_find (asked->fire, wall, (CrPlaces){ &target, 1 }, &asked->options);
  g_autofree char *sentence = cr_words_hitters (&asked->words, target, hitters);
  g_autofree char *cover = cr_words_hitters (&asked->words, wall, back);
  g_autofree char *nobody = NULL;
  g_autoptr (CrWordsTable) table = cr_words_hitters_table (&asked->words, hitters);
  g_autoptr (CrWordsTable) covered = cr_words_hitters_table (&asked->words, back);

  g_assert_cmpstr (sentence, ==,
                   "0202 (open ground, 0) can be hit from 2 places, best from 0205 (rampart, +1), "
                   "range 3, no cover.");
  g_assert_cmpuint (cr_words_table_n_rows (table), ==, 2);
  g_assert_cmpstr (cr_words_table_get (table, 0, 0), ==, "0205");
  g_assert_cmpstr (cover, ==,
                   "0205 (rampart, +1) can be hit from 1 place: from 0202 (open ground, 0), range "
                   "3, heavy cover.");
  g_assert_cmpstr (cr_words_table_get (covered, 0, 3), ==, "heavy cover, battlement");
  g_array_set_size (back, 0);
  nobody = cr_words_hitters (&asked->words, wall, back);
  g_assert_cmpstr (nobody, ==, "Nobody can hit 0205 (rampart, +1).");
}

static void
test_shots (Asked *asked, gconstpointer men)
{
  g_autoptr (CrShotTable) shots = cr_shot_table_new (asked->fire, at (asked, "2,5").hex,
                                                     at (asked, "2,2").hex, &asked->options);
  g_autofree char *sentence = cr_words_shots (&asked->words, shots);
  g_autoptr (CrWordsTable) table = cr_words_shots_table (&asked->words, shots);
  g_autofree char *text = cr_words_table_format (table);

  g_assert_cmpstr (sentence, ==, "0205 → 0202 over all floors: 1 of 2 shots are clear.");
  g_assert_cmpstr (text, ==,
                   "From \\ to                    Ground (open ground, 0)\n"
                   "Ground (rampart, +1)         clear\n"
                   "cellar (secret passage, −1)  underground\n");
}

static void
test_difference (Asked *asked, gconstpointer men)
{
  g_autoptr (CrCastle) what_if = cr_castle_new (cr_map_copy (asked->it->map), siege);
  g_autoptr (CrField) before = shoot (asked);
  g_autoptr (CrField) after = NULL;
  g_autoptr (CrDifference) difference = NULL, none = NULL;
  g_autofree char *sentence = NULL, *same = NULL;
  g_autoptr (CrWordsTable) table = NULL;

  g_assert_true (cr_change_do (what_if, TRUE, "level:3@2,2", NULL));
  g_assert_true (cr_change_do (what_if, TRUE, "wall@1,2:N", NULL));
  after = fixture_field (cr_castle_get_fire (what_if), asked->words.men.places, asked->words.men.n,
                         &asked->options);
  difference = fixture_difference (cr_castle_get_scene (what_if), before, after);
  none = fixture_difference (asked->scene, before, before);
  sentence = cr_words_difference (&asked->words, difference);
  same = cr_words_difference (&asked->words, none);
  table = cr_words_difference_table (&asked->words, difference);
  g_assert_cmpstr (same, ==, "No change of fire anywhere.");
  g_assert_true (g_regex_match_simple ("^\\d+ places lost[.,]", sentence, 0, 0));
  g_assert_null (strstr (sentence, "gained"));
  g_assert_cmpuint (cr_words_table_n_rows (table), ==, cr_difference_n (difference));
  g_assert_cmpstr (cr_words_table_get (table, 0, 2), ==, "lost");
  g_assert_cmpstr (cr_words_table_get (table, 0, 3), ==, "no cover, 1 man");
  g_assert_cmpstr (cr_words_table_get (table, 0, 4), ==, "no fire");
}

static void
test_exposure (Asked *asked, gconstpointer men)
{
  CrPlace way[] = { at (asked, "2,1"), at (asked, "2,2"), at (asked, "cellar/2,5") };
  g_autoptr (CrExposure) exposure =
      cr_exposure_new (asked->fire, (CrPlaces){ way, 3 }, asked->words.men, &asked->options);
  g_autoptr (CrExposure) safe =
      cr_exposure_new (asked->fire, (CrPlaces){ way + 2, 1 }, asked->words.men, &asked->options);
  CrPlaces one = asked->words.men;
  one.n = 1;
  g_autoptr (CrExposure) lone =
      cr_exposure_new (asked->fire, (CrPlaces){ way, 1 }, one, &asked->options);
  g_autofree char *single = cr_words_exposure (&asked->words, lone);
  g_autofree char *sentence = cr_words_exposure (&asked->words, exposure);
  g_autofree char *none = cr_words_exposure (&asked->words, safe);
  g_autoptr (CrWordsTable) table = cr_words_exposure_table (&asked->words, exposure);
  g_autofree char *tabs = cr_words_table_format_tabs (table);

  g_assert_cmpstr (sentence, ==,
                   "3 steps under 4 shots by 2 men; out of fire: 1; worst: 0201, from 2.");
  g_assert_cmpstr (single, ==,
                   "1 step under 1 shot by 1 man; out of fire: 0; worst: 0201, from 1.");
  g_assert_cmpstr (none, ==, "1 step, out of all fire.");
  g_assert_true (g_str_has_prefix (tabs, "Step\tHex\tGround\tShooters\tCover\tFrom\n"
                                         "1\t0201\topen ground, 0\t2\tno cover\t0205 0105\n"));
  g_assert_true (g_str_has_suffix (tabs, "3\tcellar/0205\tsecret passage, −1\t0\t\t\n"));
}

static void
test_offers (Asked *asked, gconstpointer men)
{
  static const char *const expected[] = {
    "With a breach at 0205",
    "Without the battlement of 0205 N",
    "With a hoarding at 0205 N",
  };
  g_autoptr (GArray) offers = cr_offers_new (asked->scene, at (asked, "2,5"));

  g_assert_cmpuint (offers->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < offers->len; i++) {
    g_autofree char *words = cr_words_offer (&asked->words, &g_array_index (offers, CrOffer, i));

    g_assert_cmpstr (words, ==, expected[i]);
  }

  g_autoptr (GArray) bridge = cr_offers_new (asked->scene, at (asked, "1,1"));
  g_autofree char *raised = cr_words_offer (&asked->words, &g_array_index (bridge, CrOffer, 0));
  g_assert_cmpstr (raised, ==, "Drawbridge of 0101: raised");
}

static void
add (const char *path, const char *men, void (*test) (Asked *asked, gconstpointer men))
{
  g_test_add (path, Asked, men, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  add ("/words/fire/field", "2,5", test_field);
  add ("/words/fire/bands", "2,5", test_bands);
  add ("/words/fire/dead", "2,5", test_dead);
  add ("/words/fire/coverage", "2,5;1,5", test_coverage);
  add ("/words/fire/hitters", "2,5;1,5", test_hitters);
  add ("/words/fire/shots", "2,5", test_shots);
  add ("/words/fire/difference", "2,5", test_difference);
  add ("/words/fire/exposure", "2,5;1,5", test_exposure);
  add ("/words/fire/offers", "2,5", test_offers);
  status = g_test_run ();
  cr_ruleset_unref (siege);
  return status;
}

/* test-muster.c: who stands where, with what, in what weather.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves the rows of H1 and of the weather table as data (WEA-01), and CHR-04: a horse takes up
 * two hexes. */
#include "cr-muster.h"

#include "cr-error.h"
#include "fixture.h"

static CrPlace
at (int q, int r)
{
  return (CrPlace){ 0, { q, r } };
}

static void
test_one_man_to_a_post (void)
{
  g_autoptr (CrMuster) muster = cr_muster_new ();
  CrMan man = cr_man_at (at (3, 4));

  g_assert_null (cr_muster_find (muster, at (3, 4)));
  cr_muster_set_man (muster, &man);
  man.state = CR_MAN_KNEELING;
  cr_muster_set_man (muster, &man);
  g_assert_cmpuint (cr_muster_n_men (muster), ==, 1);
  g_assert_cmpint (cr_muster_find (muster, at (3, 4))->state, ==, CR_MAN_KNEELING);
  g_assert_null (cr_muster_find (muster, at (4, 3)));
  g_assert_false (cr_muster_remove_man (muster, at (4, 3), man.post));
  g_assert_true (cr_muster_remove_man (muster, at (3, 4), man.post));
  g_assert_null (cr_muster_look (muster, at (3, 4), 0));
}

/* Who is placed, moved or taken away leaves the others who they are, and nobody comes back as
 * another. */
static void
test_ids (void)
{
  g_autoptr (CrMuster) muster = cr_muster_new ();
  CrMan a = cr_man_at (at (1, 1)), b = cr_man_at (at (2, 2)), c = cr_man_at (at (3, 3));

  a.id = cr_muster_set_man (muster, &a);
  b.id = cr_muster_set_man (muster, &b);
  c.id = cr_muster_set_man (muster, &c);
  g_assert_true (a.id != 0 && a.id != b.id && b.id != c.id && a.id != c.id);
  b.place = at (5, 5);
  g_assert_cmpuint (cr_muster_set_man (muster, &b), ==, b.id);
  g_assert_cmpuint (cr_muster_n_men (muster), ==, 3);
  g_assert_null (cr_muster_find (muster, at (2, 2)));

  CrMan other = cr_man_at (at (5, 5));
  other.state = CR_MAN_STUNNED;
  g_assert_cmpuint (cr_muster_set_man (muster, &other), ==, b.id);
  g_assert_true (cr_muster_remove_man (muster, at (5, 5), b.post));
  g_assert_null (cr_muster_find (muster, at (5, 5)));
  g_assert_cmpuint (cr_muster_set_man (muster, &other), >, c.id);

  /* Moved onto another's post he takes it, and that one is gone. */
  c.place = at (1, 1);
  g_assert_cmpuint (cr_muster_set_man (muster, &c), ==, c.id);
  g_assert_cmpuint (cr_muster_n_men (muster), ==, 2);
  g_assert_true (cr_man_equal (cr_muster_find (muster, at (1, 1)), &c));
}

/* The rump is looked at, but the man's place is that of the head alone. */
static void
test_horse (void)
{
  g_autoptr (CrMuster) muster = cr_muster_new ();
  CrMan horse = cr_man_at (at (3, 4));

  horse.body = CR_MAN_MOUNTED;
  horse.rear = 3;
  cr_muster_set_man (muster, &horse);

  CrPlace rear = { 0, cr_hex_neighbour (horse.place.hex, 3) };
  g_assert_nonnull (cr_muster_look (muster, rear, 0));
  g_assert_null (cr_muster_find (muster, rear));
  g_assert_nonnull (cr_muster_find (muster, horse.place));
  g_assert_null (cr_muster_look (muster, rear, 1));
}

/* A hundred men in random hexes are found there and nowhere else. */
static void
test_many (void)
{
  g_autoptr (CrMuster) muster = cr_muster_new ();
  gboolean manned[40][40] = { { FALSE } };

  for (int i = 0; i < 100; i++) {
    int q = g_test_rand_int_range (0, 40), r = g_test_rand_int_range (0, 40);
    CrMan man = cr_man_at (at (q, r));

    manned[q][r] = TRUE;
    cr_muster_set_man (muster, &man);
  }

  g_autoptr (CrMuster) copy = cr_muster_copy (muster);
  cr_muster_clear (muster);
  for (int q = 0; q < 40; q++)
    for (int r = 0; r < 40; r++) {
      g_assert_cmpint (cr_muster_look (copy, at (q, r), 0) != NULL, ==, manned[q][r]);
      g_assert_null (cr_muster_look (copy, (CrPlace){ 1, { q, r } }, 0));
      g_assert_null (cr_muster_look (muster, at (q, r), 0));
    }
}

/* The dead lie there, and another man may stand on the same place up something. */
static void
test_dead (void)
{
  g_autoptr (CrMuster) muster = cr_muster_new ();
  CrMan man = cr_man_at (at (3, 4));

  man.state = CR_MAN_DEAD;
  cr_muster_set_man (muster, &man);
  g_assert_nonnull (cr_muster_look (muster, at (3, 4), 0));
  g_assert_null (cr_muster_find (muster, at (3, 4)));
}

static void
check_weapon (const CrRuleset *ruleset, const char *id, const int reach[3], CrProvenance from)
{
  const CrWeapon *weapon = cr_ruleset_find_weapon (ruleset, id);

  g_assert_nonnull (weapon);
  for (int band = 0; band < CR_N_BANDS; band++) {
    g_assert_cmpint (weapon->reach[band].value, ==, reach[band]);
    g_assert_cmpint (weapon->reach[band].provenance, ==, from);
    g_assert_cmpint (weapon->modifier[band].value, ==, band);
    g_assert_cmpint (cr_weapon_get_band (weapon, reach[band]), ==, band);
    g_assert_cmpint (cr_weapon_get_band (weapon, reach[band] + 1), ==, band + 1);
  }
}

/* H1; what it does not give is the house's and says so. */
static void
test_weapons (void)
{
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);

  check_weapon (ruleset, "lancehorse", (int[]){ 3, 6, 9 }, CR_PRINTED);
  check_weapon (ruleset, "lance", (int[]){ 4, 8, 12 }, CR_PRINTED);
  check_weapon (ruleset, "javelin", (int[]){ 5, 12, 25 }, CR_PRINTED);
  check_weapon (ruleset, "dagger", (int[]){ 2, 4, 7 }, CR_PRINTED);
  check_weapon (ruleset, "composite", (int[]){ 12, 30, 70 }, CR_INFERRED);
  check_weapon (ruleset, "longbow", (int[]){ 12, 30, 70 }, CR_HOUSE);
  check_weapon (ruleset, "crossbow", (int[]){ 12, 30, 70 }, CR_HOUSE);
  g_assert_null (cr_ruleset_find_weapon (ruleset, "musket"));
  g_assert_cmpint (cr_ruleset_find_weapon (ruleset, "crossbow")->over_men.value, ==, CR_OVER_NEVER);
  g_assert_cmpint (cr_ruleset_find_weapon (ruleset, "longbow")->over_men.value, ==, CR_OVER_FAR);
}

static void
check_weather (const CrRuleset *ruleset, const char *id, int visibility, int shooting)
{
  const CrWeather *weather = cr_ruleset_find_weather (ruleset, id);

  g_assert_nonnull (weather);
  g_assert_cmpint (weather->visibility.value, ==, visibility);
  g_assert_cmpint (weather->shooting.value, ==, shooting);
}

static void
test_weathers (void)
{
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);

  check_weather (ruleset, "night", 3, 0);
  check_weather (ruleset, "dark", 3, 0);
  check_weather (ruleset, "fog", 5, 0);
  check_weather (ruleset, "rain", 0, 1);
  check_weather (ruleset, "snow", 0, 0);
  check_weather (ruleset, "storm", 10, 2);
  g_assert_null (cr_ruleset_find_weather (ruleset, "hail"));
}

static void
check_refused (const char *xml)
{
  g_autoptr (GError) error = NULL;
  CrNode *row = fixture_read_node (xml, &error);
  CrWeapon weapon;

  g_assert_no_error (error);
  g_assert_false (cr_weapon_read (row, &weapon, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_SYNTAX);
  cr_node_unref (row);
}

static void
test_wrong_weapon (void)
{
  check_refused ("<weapon/>");
  check_refused ("<weapon id='bow'/>");
  check_refused ("<weapon id='bow'><reach band='short' value='far' provenance='house'/></weapon>");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/muster/one-man-to-a-post", test_one_man_to_a_post);
  g_test_add_func ("/core/muster/ids", test_ids);
  g_test_add_func ("/core/muster/horse", test_horse);
  g_test_add_func ("/core/muster/many", test_many);
  g_test_add_func ("/core/muster/dead", test_dead);
  g_test_add_func ("/core/muster/weapons", test_weapons);
  g_test_add_func ("/core/muster/weathers", test_weathers);
  g_test_add_func ("/core/muster/wrong-weapon", test_wrong_weapon);
  return g_test_run ();
}

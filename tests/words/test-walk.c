/* test-walk.c: walking as words. SPDX-License-Identifier: GPL-3.0-or-later */
/* Proves in words: MOV-01 MOV-04 MOV-05 MOV-09 WAL-01, and the marks of figures that no text gives.
 */
#include "cr-words-move.h"
#include "fixture-case.h"
#include "fixture.h"

static const char *const castle = "grid 4 6 flat odd\n"
                                  "legend R wallwalk 1 rampart\n"
                                  "legend S stair 1\n"
                                  "legend m moat -1\n"
                                  "legend T rough 0\n"
                                  "plan . . R R\n"
                                  "plan . . S .\n"
                                  "plan . . . .\n"
                                  "plan . T . m\n"
                                  "plan . . . .\n"
                                  "plan . . . .\n"
                                  "side 3,1:N battlement inside=3,1\n"
                                  "side 1,1:S wall\n"
                                  "side 1,2:S low-wall\n"
                                  "side 1,3:S gate inside=1,3\n"
                                  "side 1,5:S gate inside=1,5 state=open\n"
                                  "side 4,2:N battlement inside=4,1\n"
                                  "link <stairway id='s' hexes='3,2' foot='3,3' head='3,1'/>\n"
                                  "link <ladder id='l' from='2,1' to='3,1'/>\n";

static CrRuleset *siege;

static const struct {
  const char *from, *to, *mover, *sentence;
} refused[] = {
  { "1,1", "1,2", "foot",
    "0101 (open ground, 0) → 0102 (open ground, 0): no way — wall between, not to be "
    "passed on foot. MOV-04." },
  { "1,3", "1,4", "foot",
    "0103 (open ground, 0) → 0104 (open ground, 0): no way — gate between, shut. "
    "MOV-04." },
  { "4,2", "4,1", "foot",
    "0402 (open ground, 0) → 0401 (rampart, +1): no way — battlement between, not to be "
    "crossed from outside. MOV-05." },
  { "4,1", "4,2", "foot",
    "0401 (rampart, +1) → 0402 (open ground, 0): no way — from +1 to 0 without stairs, "
    "slope or ladder. MOV-05." },
  { "2,2", "3,2", "foot",
    "0202 (open ground, 0) → 0302 (stairway, +1): no way — from 0 to +1 over the side "
    "of the stairs. MOV-09." },
  { "2,3", "2,4", "mounted",
    "0203 (open ground, 0) → 0204 (rough ground, 0): no way — rough ground: not to be "
    "entered mounted. MOV-01." },
  { "2,2", "3,1", "foot",
    "0202 (open ground, 0) → 0301 (rampart, +1): no way — from 0 to +1 without stairs, "
    "slope or ladder. MOV-05." },
};

static CrPlace
at (const CrMap *map, const char *text)
{
  CrPlace place = { -1, { 0, 0 } };

  g_assert_true (cr_map_parse_place (map, text, &place, NULL));
  return place;
}

static void
test_refused (void)
{
  g_autoptr (FixtureCase) it = fixture_case_read (castle);
  g_autoptr (CrScene) scene = cr_scene_new (it->map, siege);
  g_autoptr (CrWays) ways = cr_ways_new (scene);

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    int mover = cr_ruleset_find_mover (siege, refused[i].mover);
    g_autofree char *sentence = cr_words_no_path (ways, at (it->map, refused[i].from),
                                                  at (it->map, refused[i].to), mover, NULL);

    g_assert_cmpstr (sentence, ==, refused[i].sentence);
  }
}

static void
test_paths (void)
{
  static const char *const french[] = { "fr", NULL };
  g_autoptr (FixtureCase) it = fixture_case_read (castle);
  g_autoptr (CrScene) scene = cr_scene_new (it->map, siege);
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (CrStep));
  CrPlace from = at (it->map, "3,4"), to = at (it->map, "4,1");
  g_autoptr (CrReach) reach = cr_reach_new (ways, from, 0, -1);

  g_assert_true (cr_reach_get_path (reach, to, way));
  g_autofree char *sentence = cr_words_path (scene, way, -1, NULL);
  g_assert_cmpstr (sentence, ==, "0304 → 0401: 5 MP. Stairs 0302 cost 2 H.");

  g_autoptr (CrReach) climber = cr_reach_new (ways, at (it->map, "2,1"), 0, -1);
  g_assert_true (cr_reach_get_path (climber, at (it->map, "3,1"), way));
  g_autofree char *ladder = cr_words_path (scene, way, -1, NULL);
  g_assert_cmpstr (ladder, ==, "0201 → 0301: 3 MP. Ladder to 0301 costs 3.");

  g_assert_true (cr_reach_get_path (reach, from, way));
  g_autofree char *nowhere = cr_words_path (scene, way, -1, NULL);
  g_assert_cmpstr (nowhere, ==, "He stands there already.");

  g_autofree char *none = cr_words_no_path (ways, from, to, 2, french);
  g_assert_cmpstr (
      none, ==,
      "0304 → 0401: no way à cheval. 0301 (rempart, +1) → 0401 (rempart, +1): no way — rempart: "
      "not to be entered à cheval. MOV-01.");

  g_autofree char *beside =
      cr_words_no_path (ways, at (it->map, "1,1"), at (it->map, "1,2"), 0, NULL);
  g_assert_cmpstr (beside, ==,
                   "0101 (open ground, 0) → 0102 (open ground, 0): no way — wall between, "
                   "not to be passed on foot. MOV-04.");
}

static void
test_reach (void)
{
  g_autoptr (FixtureCase) it = fixture_case_read (castle);
  g_autoptr (CrScene) scene = cr_scene_new (it->map, siege);
  CrWalker walker = { .mover = 1, .budget = 6 }, tireless = { .mover = 0, .budget = -1 };
  g_autofree char *some = cr_words_reach (scene, at (it->map, "3,3"), &walker, 12, NULL);
  g_autofree char *all = cr_words_reach (scene, at (it->map, "3,3"), &tireless, 1, NULL);

  g_assert_cmpstr (some, ==, "0303: 12 hexes to be reached with 6 MP on foot in armour.");
  g_assert_cmpstr (all, ==, "0303: 1 hex to be reached on foot.");
}

/* A figure that is not printed is never shown as if it were. */
static void
test_figures (void)
{
  static const struct {
    CrFigure figure;
    const char *text;
  } figures[] = {
    { { 2, CR_PRINTED, NULL }, "2" },
    { { 2, CR_INFERRED, NULL }, "2 ?" },
    { { 2, CR_HOUSE, NULL }, "2 H" },
    { { CR_IMPASSABLE, CR_PRINTED, NULL }, "–" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (figures); i++) {
    g_autofree char *text = cr_words_figure (&figures[i].figure);
    g_assert_cmpstr (text, ==, figures[i].text);
  }
  for (int why = 0; why < CR_N_STEP_WHYS; why++)
    g_assert_cmpstr (cr_step_why_get_name (why), !=, "");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/words/move/refused", test_refused);
  g_test_add_func ("/words/move/paths", test_paths);
  g_test_add_func ("/words/move/reach", test_reach);
  g_test_add_func ("/words/move/figures", test_figures);
  status = g_test_run ();
  cr_ruleset_unref (siege);
  return status;
}

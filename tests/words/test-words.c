/* test-words.c: badges, steps, places and parts in words. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves what windows and command lines show of LOF-10, LOF-12, LOF-23, COV-01 besides the
 * sentence, which test-lof.c pins. */
#include "castle.h"
#include "cr-words-fighter.h"
#include "cr-words-lof.h"
#include "support.h"

#include <string.h>

static CrRuleset *ruleset;

typedef struct {
  CastleCase *castle;
  CrScene *scene;
  GArray *steps;
  CrLof lof;
} Shot;

static Shot
shoot (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".case", NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", "lof", file, NULL);
  Shot shot = { castle_case_load (path), NULL, g_array_new (FALSE, FALSE, sizeof (CrLofStep)) };
  CrLofOptions options = castle_case_get_options (shot.castle, ruleset);

  shot.scene = cr_scene_new (shot.castle->map, ruleset);
  shot.lof = cr_lof_judge (shot.scene, shot.castle->from, shot.castle->to, &options, shot.steps);
  return shot;
}

static void
shot_clear (Shot *shot)
{
  cr_scene_free (shot->scene);
  castle_case_free (shot->castle);
  g_array_unref (shot->steps);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shot, shot_clear)

static const struct {
  const char *file, *badge, *back;
} badges[] = {
  { "lof-01-open", "clear", "the same" },
  { "cov-01-battlement", "clear, heavy cover", "the same" },
  { "lof-23-contract", "no fire", "the same" },
  { "lof-10-off", "not in line", "clear" },
  { "lof-05-back", "clear, medium cover", "no fire, dead ground" },
  { "lof-18-moat", "from the moat", "clear" },
};

static void
test_badges (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (badges); i++) {
    g_auto (Shot) shot = shoot (badges[i].file);
    g_autofree char *badge = cr_words_badge (&shot.lof);
    g_autofree char *back = cr_words_reverse (&shot.lof);

    g_test_message ("%s", badges[i].file);
    g_assert_cmpstr (badge, ==, badges[i].badge);
    g_assert_cmpstr (back, ==, badges[i].back);
  }
}

/* Each reason has two or three words of its own, in the order of the reasons. */
static void
test_reasons (void)
{
  static const char *const expected[] = {
    "no fire",
    "too high",
    "not at the edge",
    "dead ground",
    "wall between",
    "two openings",
    "solid",
    "hoarding between",
    "not lower",
    "too far off",
    "somebody between",
    "dead ground",
    "set back",
    "inner battlement",
    "keep doorway",
    "not in line",
    "outside the arc",
    "from the moat",
    "behind a hoarding",
    "underground",
    "out of range",
    "not seen",
    "stunned",
    "on his knees",
    "on his knees",
    "kneels in cover",
    "infinite cover",
    "friend beside",
    "outside the arc",
    "not with this weapon",
    "not with this weapon",
    "from a ladder",
    "not with this weapon",
    "not below",
    "closed side",
    "infinite cover",
    "not possible",
    "not possible",
    "same hex",
    "not possible",
  };

  g_assert_cmpint (G_N_ELEMENTS (expected), ==, CR_LOF_NO_PLACE + 1);
  for (int reason = CR_LOF_FREE; reason <= CR_LOF_NO_PLACE; reason++)
    g_assert_cmpstr (cr_words_reason ((CrLofReason) reason), ==, expected[reason]);
}

/* What is written on the map beside a line: who shoots, and what decides. */
static void
test_tags (void)
{
  g_auto (Shot) hex = shoot ("lof-23-contract");
  g_auto (Shot) side = shoot ("lof-10-off");
  g_autofree char *shooter = cr_words_tag (hex.scene, hex.lof.from, hex.lof.from_stand.level);
  g_autofree char *decided = cr_words_decided (hex.scene, &hex.lof);
  g_autofree char *slit = cr_words_decided (side.scene, &side.lof);

  g_assert_cmpstr (shooter, ==, "1109  +2");
  g_assert_cmpstr (decided, ==, "1105  +1");
  g_assert_cmpstr (slit, ==, "0405 S  +1");
}

/* The steps in order from the shooter; the deciding one stops. */
static void
test_steps (void)
{
  static const char *const expected[] = {
    "0205 open ground 0 lets pass", "0205 N open side lets pass",   "0204 open ground 0 lets pass",
    "0204 N open side lets pass",   "0203 open ground 0 lets pass", "0203 N wall +1 stops",
    "0202 open ground 0 lets pass", "0202 N open side lets pass",   "0201 open ground 0 lets pass",
  };
  g_auto (Shot) shot = shoot ("lof-12-wall");

  g_assert_cmpuint (shot.steps->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < shot.steps->len; i++) {
    g_autofree char *words =
        cr_words_step (shot.scene, &g_array_index (shot.steps, CrLofStep, i), NULL);

    g_assert_cmpstr (words, ==, expected[i]);
  }
  g_assert_cmpint (shot.lof.deciding, ==, 5);
}

/* What stops the line too and is higher than what decides: nothing, where one wall stands alone,
 * and nothing of a clear line. */
static void
test_higher (void)
{
  g_auto (Shot) one = shoot ("lof-12-wall");
  g_auto (Shot) clear = shoot ("lof-01-open");
  g_autofree char *none = cr_words_higher (one.scene, &one.lof, one.steps, NULL);
  g_autofree char *free_line = cr_words_higher (clear.scene, &clear.lof, clear.steps, NULL);
  g_autofree char *keep = NULL, *slit = NULL;
  CrLofStep step = one.lof.decided;

  g_assert_null (none);
  g_assert_cmpint (clear.lof.verdict, ==, CR_LOF_CLEAR);
  g_assert_null (free_line);
  step.place.hex = cr_hex_neighbour (step.place.hex, 0);
  step.side = -1;
  step.top = one.lof.decided.top + 4;
  g_array_append_val (one.steps, step);
  keep = cr_words_higher (one.scene, &one.lof, one.steps, NULL);
  g_assert_cmpstr (keep, ==, "0202 (open ground)  +5");
  step.side = 0;
  step.kind = CR_SIDE_SLIT;
  step.top++;
  g_array_append_val (one.steps, step);
  slit = cr_words_higher (one.scene, &one.lof, one.steps, NULL);
  g_assert_cmpstr (slit, ==, "0202 N (arrow slit)  +6");
}

static void
test_parts (void)
{
  g_auto (Shot) shot = shoot ("lof-23-contract");
  g_auto (CrWordsLof) parts = cr_words_lof_parts (shot.scene, &shot.lof, NULL);
  g_autofree char *whole = cr_words_lof (shot.scene, &shot.lof, NULL);
  g_autofree char *joined = g_strconcat (parts.before, parts.verdict, parts.after, NULL);

  g_assert_cmpstr (joined, ==, whole);
  g_assert_cmpstr (parts.verdict, ==, "no fire");
  g_assert_true (g_str_has_suffix (parts.before, "range 7: "));
  g_assert_true (g_str_has_prefix (parts.after, " — dead ground"));
}

/* Names come from the ruleset in the language asked for, numbers with the minus of typography. */
static void
test_places (void)
{
  static const char *const french[] = { "fr", NULL };
  g_auto (Shot) shot = shoot ("lof-18-moat");
  g_autofree char *moat = cr_words_place (shot.scene, shot.castle->from, NULL);
  g_autofree char *rampart = cr_words_place (shot.scene, shot.castle->to, french);
  g_autofree char *side = cr_words_side (shot.scene, shot.castle->to, 1);
  g_autofree char *kind = cr_words_side_kind (shot.scene, CR_SIDE_BATTLEMENT, french);
  g_autofree char *nowhere = cr_words_place (shot.scene, (CrPlace){ 0, { -4, 3 } }, NULL);

  g_assert_cmpstr (moat, ==, "0201 (moat, −1)");
  g_assert_cmpstr (rampart, ==, "0202 (rempart, +1)");
  g_assert_cmpstr (side, ==, "0202 NE");
  g_assert_cmpstr (kind, ==, "créneaux");
  g_assert_null (strchr (nowhere, '('));
}

/* Who is stunned and has no wound is not “unhurt”: the next blow kills him (CHR-05). */
static void
test_stunned (void)
{
  CrFighter fighter = { .health = CR_HEALTH_WHOLE, .stalks = -1, .loads = -1 };
  g_autofree char *whole = cr_words_fighter_state (&fighter), *dazed = NULL, *both = NULL;

  fighter.stunned = 1;
  dazed = cr_words_fighter_state (&fighter);
  fighter.health = CR_HEALTH_WOUNDED;
  both = cr_words_fighter_state (&fighter);
  g_assert_cmpstr (whole, ==, "unhurt");
  g_assert_cmpstr (dazed, ==, "stunned");
  g_assert_cmpstr (both, ==, "wounded, stunned");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = support_load_ruleset ("siege");
  g_test_add_func ("/words/badges", test_badges);
  g_test_add_func ("/words/reasons", test_reasons);
  g_test_add_func ("/words/tags", test_tags);
  g_test_add_func ("/words/steps", test_steps);
  g_test_add_func ("/words/higher", test_higher);
  g_test_add_func ("/words/parts", test_parts);
  g_test_add_func ("/words/stunned", test_stunned);
  g_test_add_func ("/words/places", test_places);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}

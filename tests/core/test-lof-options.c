/* test-lof-options.c: the switches that touch a line. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves U-04, 06, 07, 08, 15, 17 and 34 as data: names, choices and defaults; what each does to a
 * line is in tests/data/lof. */
#include "cr-lof-options.h"

#include "cr-error.h"
#include "fixture.h"

static CrRuleset *siege, *classic;

static void
test_defaults (void)
{
  CrLofOptions options;

  cr_lof_options_init (&options, siege);
  g_assert_cmpint (options.heights, ==, CR_LOF_THALES);
  g_assert_cmpint (options.from_side, ==, -1);
  g_assert_false (options.either || options.any_ends || options.upper_rounding ||
                  options.near_edge || options.skip_occupied || options.stunned_pass ||
                  options.rear_levels);
  cr_lof_options_init (&options, classic);
  g_assert_cmpint (options.heights, ==, CR_LOF_CLASSIC);
}

/* Each switch of lines is an option of the ruleset with the same choices, and takes each. */
static void
test_every_choice (void)
{
  guint n = 0;

  for (; cr_lof_switch_get_name (n) != NULL; n++) {
    const char *name = cr_lof_switch_get_name (n);
    const CrNode *option = NULL;
    CrLofOptions options;

    for (guint i = 0; i < cr_ruleset_n_options (siege); i++)
      if (g_strcmp0 (cr_node_get (cr_ruleset_get_option (siege, i), "id"), name) == 0)
        option = cr_ruleset_get_option (siege, i);
    g_assert_nonnull (option);
    cr_lof_options_init (&options, siege);
    g_assert_cmpstr (cr_lof_options_get (&options, name), ==, cr_node_get (option, "default"));
    for (guint i = 0; i < cr_node_n_children (option); i++) {
      const CrNode *choice = cr_node_get_child (option, i);
      g_autoptr (GError) error = NULL;

      if (!cr_node_is (choice, "choice"))
        continue;
      cr_lof_options_set (&options, name, cr_node_get (choice, "value"), &error);
      g_assert_no_error (error);
      g_assert_cmpstr (cr_lof_options_get (&options, name), ==, cr_node_get (choice, "value"));
    }
  }
  g_assert_cmpuint (n, ==, 11);
}

static void
test_unknown (void)
{
  CrLofOptions options;
  g_autoptr (GError) no_name = NULL, no_value = NULL;

  cr_lof_options_init (&options, siege);
  g_assert_false (cr_lof_options_set (&options, "luck", "1", &no_name));
  g_assert_error (no_name, CR_ERROR, CR_ERROR_UNKNOWN);
  g_assert_cmpstr (
      no_name->message, ==,
      "found the switch “luck”, expected one of heights, same-height, along, ends, "
      "rounding, wall-distance, occupied, over-men, stunned-block-lines, friend-beside, "
      "tower-rear");
  g_assert_false (cr_lof_options_set (&options, "heights", "low", &no_value));
  g_assert_cmpstr (no_value->message, ==,
                   "found “low” for the switch heights, expected one of thales, general, classic");
  g_assert_cmpint (options.heights, ==, CR_LOF_THALES);
  g_assert_null (cr_lof_options_get (&options, "luck"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  classic = fixture_load_ruleset ("classic", siege);
  g_test_add_func ("/core/lof-options/defaults", test_defaults);
  g_test_add_func ("/core/lof-options/every-choice", test_every_choice);
  g_test_add_func ("/core/lof-options/unknown", test_unknown);

  int status = g_test_run ();
  cr_ruleset_unref (classic);
  cr_ruleset_unref (siege);
  return status;
}

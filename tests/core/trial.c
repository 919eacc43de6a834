/* trial.c: a plain map on which operations are tried. SPDX-License-Identifier: GPL-3.0-or-later */
#include "trial.h"

#include "cr-plain.h"
#include "fixture.h"

static void
set_up (Trial *trial, gconstpointer data)
{
  const CrGrid grid = { 14, 12, CR_FLAT, CR_SHIFT_EVEN, TRUE };

  trial->map = cr_map_new_plain (&grid, "bench", "Bench");
  trial->ruleset = fixture_load_ruleset ("siege", NULL);
  trial->done = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
}

static void
tear_down (Trial *trial, gconstpointer data)
{
  g_ptr_array_unref (trial->done);
  cr_ruleset_unref (trial->ruleset);
  cr_map_free (trial->map);
}

void
trial_add (const char *path, void (*test) (Trial *trial, gconstpointer data))
{
  g_test_add (path, Trial, NULL, set_up, test, tear_down);
}

void
trial_perform (Trial *trial, const char *name, const char *argument)
{
  g_autoptr (GError) error = NULL;
  CrEdit *edit = cr_operation_parse (trial->map, trial->ruleset, name, argument, &error);

  g_assert_no_error (error);
  cr_edit_swap (edit, trial->map);
  g_ptr_array_add (trial->done, edit);
}

void
trial_refuse (Trial *trial, const char *name, const char *argument, const char *message)
{
  g_autofree char *before = cr_map_dup_digest (trial->map);
  g_autoptr (GError) error = NULL;

  g_assert_null (cr_operation_parse (trial->map, trial->ruleset, name, argument, &error));
  g_assert_cmpstr (error->message, ==, message);

  g_autofree char *after = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (after, ==, before);
}

void
trial_undo_all (Trial *trial, const char *digest)
{
  for (guint i = trial->done->len; i > 0; i--)
    cr_edit_swap (trial->done->pdata[i - 1], trial->map);

  g_autofree char *after = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (after, ==, digest);
}

CrPlace
trial_at (const Trial *trial, const char *text)
{
  CrPlace place = { 0 };

  g_assert_true (cr_map_parse_place (trial->map, text, &place, NULL));
  return place;
}

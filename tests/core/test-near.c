/* test-near.c: what a misspelt name may mean. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cr-near.h"

static const char *const known[] = { "wall",       "door",   "gate",   "battlement", "half-wall",
                                     "portcullis", "slit",   "window", "crossbow",   "shortbow",
                                     "longbow",    "scrubs", "scrub",  "shrub",      "château",
                                     "Door",       "g",      NULL };

static void
check (const char *name, const char *expected)
{
  CrNear near = { .name = name };
  g_autofree char *question = NULL;

  cr_near_offer_all (&near, known);
  question = cr_near_ask (&near);
  g_assert_cmpstr (question, ==, expected);
}

static void
test_slips (void)
{
  check ("wal", "did you mean “wall”?");
  check ("WALL", "did you mean “wall”?");
  check ("dor", "did you mean “door”?");
  check ("wlal", "did you mean “wall”?");
  check ("portculis", "did you mean “portcullis”?");
  check ("chateau", "did you mean “château”?");
  /* Begun and broken off. */
  check ("batt", "did you mean “battlement”?");
}

static void
test_nearest_first (void)
{
  check ("scrub", "did you mean “scrub”, “scrubs” or “shrub”?");
  check ("lortbow", "did you mean “shortbow” or “longbow”?");
}

/* A guess that is no help is none. */
static void
test_nothing_near (void)
{
  g_autofree char *endless = g_strnfill (100000, 'w');

  check ("moat", NULL);
  check ("", NULL);
  check ("h", NULL);
  check ("\xff\xfe", NULL);
  check (endless, NULL);
}

static void
test_told_behind (void)
{
  GError *error = g_error_new (CR_ERROR, CR_ERROR_UNKNOWN, "there is no “%s”", "dor");
  CrNear near = { .name = "dor" }, far = { .name = "moat" };

  cr_near_offer_all (&near, known);
  cr_near_offer (&near, NULL);
  cr_near_tell (&far, &error);
  g_assert_cmpstr (error->message, ==, "there is no “dor”");
  cr_near_tell (&near, &error);
  g_assert_cmpstr (error->message, ==, "there is no “dor”; did you mean “door”?");
  cr_near_tell (&near, NULL);
  g_error_free (error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/near/slips", test_slips);
  g_test_add_func ("/core/near/nearest-first", test_nearest_first);
  g_test_add_func ("/core/near/nothing-near", test_nothing_near);
  g_test_add_func ("/core/near/told-behind", test_told_behind);
  return g_test_run ();
}

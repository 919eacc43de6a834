/* test-lof-height.c: the rules of height. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves LOF-21, LOF-22, LOF-23, LOF-24, RMP-06, RMP-07, RMP-08, RMP-09, U-04, U-06, U-06b, and the
 * test vectors T-17, T-18, T-19, T-20, T-21. */
#include "cr-lof-height.h"

static const int columns[] = { 1, 2, 3, 4, 5, 6, 8, 10 };

/* Part F3: the least D1 for a given D2. */
static const struct {
  int n, h, least[G_N_ELEMENTS (columns)];
} table[] = {
  { 2, 1, { 1, 2, 3, 4, 5, 6, 8, 10 } },     { 3, 1, { 1, 1, 2, 2, 3, 3, 4, 5 } },
  { 3, 2, { 2, 4, 6, 8, 10, 12, 16, 20 } },  { 4, 1, { 1, 1, 1, 2, 2, 2, 3, 4 } },
  { 5, 1, { 1, 1, 1, 1, 2, 2, 2, 3 } },      { 5, 2, { 1, 2, 2, 3, 4, 4, 6, 7 } },
  { 5, 3, { 2, 3, 5, 6, 8, 9, 12, 15 } },    { 7, 2, { 1, 1, 2, 2, 2, 3, 4, 4 } },
  { 7, 5, { 3, 5, 8, 10, 13, 15, 20, 25 } },
};

/* As printed for one level and two, and drawn on from there (RMP-06, 07, 09). */
static const CrLofEdge edge = { 2, 4, 2 };

static const CrLofOptions plain = { .heights = CR_LOF_THALES };

static void
test_thales_table (void)
{
  for (gsize row = 0; row < G_N_ELEMENTS (table); row++)
    for (gsize i = 0; i < G_N_ELEMENTS (columns); i++) {
      int n = table[row].n, h = table[row].h, d2 = columns[i], least = table[row].least[i];

      g_test_message ("N %d, H %d, D2 %d: at least %d", n, h, d2, least);
      g_assert_cmpint (cr_lof_least_d1 (&plain, &edge, n, h, d2), ==, least);
      g_assert_cmpint (cr_lof_check_height (&edge, n, h, least, d2), ==, CR_LOF_FREE);
      g_assert_cmpint (cr_lof_check_height (&edge, n, h, least - 1, d2), ==, CR_LOF_DEAD_GROUND);
    }
}

static const struct {
  const char *what;
  int n, h, d1, d2;
  CrLofReason reason;
} vectors[] = {
  { "T-19, too near", 3, 1, 0, 2, CR_LOF_DEAD_GROUND },
  { "T-19, far enough", 3, 1, 1, 2, CR_LOF_FREE },
  { "T-19, the next column", 3, 1, 1, 3, CR_LOF_DEAD_GROUND },
  { "T-19, the next column, far enough", 3, 1, 2, 3, CR_LOF_FREE },
  { "T-20, keep at +2", 2, 1, 1, 2, CR_LOF_DEAD_GROUND },
  { "T-20, keep at +3", 3, 1, 1, 2, CR_LOF_FREE },
  { "T-21, at the edge", 1, 1, 5, 0, CR_LOF_FREE },
  { "T-21, one hex from it", 1, 1, 1, 1, CR_LOF_DEAD_GROUND },
  { "U-06b, twice as far", 1, 1, 2, 1, CR_LOF_FREE },
  { "U-06b, four times as far", 2, 2, 12, 3, CR_LOF_FREE },
  { "U-06b, not four times as far", 2, 2, 11, 3, CR_LOF_DEAD_GROUND },
  { "U-06: the first formula decides", 3, 2, 1, 1, CR_LOF_DEAD_GROUND },
  { "an obstruction higher than both", 1, 2, 9, 0, CR_LOF_TOO_HIGH },
  { "both on one level, a wall between", 0, 1, 0, 0, CR_LOF_TOO_HIGH },
  { "nothing higher than the lower man", 0, 0, 0, 3, CR_LOF_FREE },
  { "a ditch between", 2, -1, 0, 3, CR_LOF_FREE },
};

static void
test_vectors (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (vectors); i++) {
    g_test_message ("%s", vectors[i].what);
    g_assert_cmpint (
        cr_lof_check_height (&edge, vectors[i].n, vectors[i].h, vectors[i].d1, vectors[i].d2), ==,
        vectors[i].reason);
  }
}

/* Raising the obstruction never opens a line, and a step away from it never closes one. */
static void
test_monotone (void)
{
  for (int n = 0; n < 12; n++)
    for (int h = -2; h < 13; h++)
      for (int d1 = 0; d1 < 14; d1++)
        for (int d2 = 0; d2 < 14; d2++) {
          if (cr_lof_check_height (&edge, n, h, d1, d2) == CR_LOF_FREE)
            g_assert_cmpint (cr_lof_check_height (&edge, n, h, d1 + 1, d2), ==, CR_LOF_FREE);
          else
            g_assert_cmpint (cr_lof_check_height (&edge, n, h + 1, d1, d2), !=, CR_LOF_FREE);
        }
}

static const struct {
  CrLofOptions options;
  int n, h, d1, d2;
  CrLofReason reason;
} switched[] = {
  { { .heights = CR_LOF_GENERAL }, 3, 1, 1, 2, CR_LOF_DEAD_GROUND },
  { { .heights = CR_LOF_GENERAL }, 3, 2, 2, 2, CR_LOF_FREE },
  { { .heights = CR_LOF_GENERAL }, 2, 2, 1, 1, CR_LOF_FREE },
  { { .heights = CR_LOF_GENERAL }, 2, 2, 1, 2, CR_LOF_DEAD_GROUND },
  { { .same_height = CR_LOF_SAME_BLOCKED }, 2, 2, 9, 1, CR_LOF_NOT_AT_EDGE },
  { { .same_height = CR_LOF_SAME_BLOCKED }, 2, 2, 9, 0, CR_LOF_FREE },
  { { .same_height = CR_LOF_SAME_ONCE }, 2, 2, 1, 1, CR_LOF_FREE },
  { { .same_height = CR_LOF_SAME_ONCE }, 2, 2, 1, 2, CR_LOF_DEAD_GROUND },
  { { .heights = CR_LOF_GENERAL }, 1, 2, 9, 0, CR_LOF_TOO_HIGH },
  { { .heights = CR_LOF_GENERAL }, 3, 0, 0, 9, CR_LOF_FREE },
  { { .upper_rounding = TRUE }, 3, 2, 1, 1, CR_LOF_FREE },
  { { .upper_rounding = TRUE }, 3, 2, 1, 2, CR_LOF_DEAD_GROUND },
  { { .upper_rounding = TRUE }, 3, 2, 0, 1, CR_LOF_DEAD_GROUND },
  { { .upper_rounding = TRUE }, 3, 2, 0, 0, CR_LOF_FREE },
};

static void
test_switches (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (switched); i++)
    g_assert_cmpint (cr_lof_weigh_height (&switched[i].options, &edge, switched[i].n, switched[i].h,
                                          switched[i].d1, switched[i].d2),
                     ==, switched[i].reason);
}

/* By each switch the least distance of the lower man is one that will do, and one less is not. */
static void
test_least (void)
{
  static const CrLofOptions all[] = { { 0 },
                                      { .heights = CR_LOF_GENERAL },
                                      { .upper_rounding = TRUE },
                                      { .same_height = CR_LOF_SAME_ONCE } };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    for (int n = 2; n < 10; n++)
      for (int h = 1; h <= n; h++)
        for (int d2 = 0; d2 < 12; d2++) {
          int least = cr_lof_least_d1 (&all[i], &edge, n, h, d2);

          g_assert_cmpint (cr_lof_weigh_height (&all[i], &edge, n, h, least, d2), ==, CR_LOF_FREE);
          if (least > 0)
            g_assert_cmpint (cr_lof_weigh_height (&all[i], &edge, n, h, least - 1, d2), ==,
                             CR_LOF_DEAD_GROUND);
        }
}

static void
test_edge (void)
{
  g_assert_cmpint (cr_lof_check_edge (&edge, 1, 4, 2), ==, CR_LOF_FREE); /* T-17 */
  g_assert_cmpint (cr_lof_check_edge (&edge, 1, 3, 2), ==, CR_LOF_DEAD_EDGE);
  g_assert_cmpint (cr_lof_check_edge (&edge, 2, 8, 2), ==, CR_LOF_FREE); /* T-18 */
  g_assert_cmpint (cr_lof_check_edge (&edge, 2, 7, 2), ==, CR_LOF_DEAD_EDGE);
  g_assert_cmpint (cr_lof_check_edge (&edge, 3, 6, 1), ==, CR_LOF_FREE); /* RMP-09 */
  g_assert_cmpint (cr_lof_check_edge (&edge, 3, 5, 1), ==, CR_LOF_DEAD_EDGE);
  g_assert_cmpint (cr_lof_check_edge (&edge, 5, 0, 0), ==, CR_LOF_FREE); /* RMP-04 */
}

/* Other figures than the printed ones are kept to, of an edge as of what is as high (U-06b). */
static void
test_other_edge (void)
{
  static const CrLofEdge other = { 3, 5, 1 };
  static const int times[] = { 0, 3, 5, 6, 7 };

  for (int n = 1; n < (int) G_N_ELEMENTS (times); n++)
    for (int d2 = 1; d2 < 5; d2++) {
      int least = times[n] * d2;

      g_assert_cmpint (cr_lof_check_edge (&other, n, least, d2), ==, CR_LOF_FREE);
      g_assert_cmpint (cr_lof_check_edge (&other, n, least - 1, d2), ==, CR_LOF_DEAD_EDGE);
      g_assert_cmpint (cr_lof_least_d1 (&plain, &other, n, n, d2), ==, least);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/lof/height/thales-table", test_thales_table);
  g_test_add_func ("/core/lof/height/vectors", test_vectors);
  g_test_add_func ("/core/lof/height/monotone", test_monotone);
  g_test_add_func ("/core/lof/height/switches", test_switches);
  g_test_add_func ("/core/lof/height/least", test_least);
  g_test_add_func ("/core/lof/height/edge", test_edge);
  g_test_add_func ("/core/lof/height/other-edge", test_other_edge);
  return g_test_run ();
}

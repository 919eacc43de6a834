/* test-counters.c: counters on paper. SPDX-License-Identifier: GPL-3.0-or-later */
/* CHR-01, MAP-02: fronts and backs of 18 mm that come together. */
#include <math.h>
#include <string.h>

#include "cr-counters.h"
#include "paper.h"

#define DOTS 4

static const CrToken front = { .name = "Odo",
                               .arms = "odo",
                               .attack = 9,
                               .defence = 7,
                               .movement = 8 },
                     back = { .name = "Odo", .arms = "odo", .wounded = TRUE, .attack = 5 };

static CrCounters *
new_sheet (CrBacks backs, double gap, int n)
{
  CrCountersWish wish;
  g_autoptr (GError) error = NULL;
  CrCounters *sheet;

  cr_counters_wish_init (&wish);
  wish.backs = backs;
  wish.gap = gap;
  sheet = cr_counters_new (&wish, &error);
  g_assert_no_error (error);
  for (int i = 0; i < n; i++)
    cr_counters_add (sheet, &front, &back);
  return sheet;
}

static cairo_surface_t *
paint (const CrCounters *sheet, int page)
{
  CrPages pages = cr_counters_get_pages (sheet);

  return paper_paint (&pages, page, DOTS);
}

static gboolean
is_inked (cairo_surface_t *surface, double x, double y)
{
  return paper_is_inked (surface, (int) lround (x * DOTS), (int) lround (y * DOTS));
}

static void
test_pages (void)
{
  static const struct {
    CrBacks backs;
    double gap;
    int n, pages;
  } cases[] = {
    { CR_BACKS_NONE, 0, 1, 1 },   { CR_BACKS_NONE, 0, 140, 1 },  { CR_BACKS_NONE, 0, 141, 2 },
    { CR_BACKS_LONG, 0, 141, 4 }, { CR_BACKS_SHORT, 0, 140, 2 }, { CR_BACKS_FOLD, 0, 56, 1 },
    { CR_BACKS_FOLD, 0, 57, 2 },  { CR_BACKS_NONE, 0, 0, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (CrCounters) sheet = new_sheet (cases[i].backs, cases[i].gap, cases[i].n);

    g_assert_cmpint (cr_counters_get_pages (sheet).n, ==, cases[i].pages);
  }
}

/* Turned over its long edge, what is at x of the front is at 210 − x of the back; over the short
 * one, what is at y is at 297 − y. */
static void
check_behind (CrBacks backs)
{
  g_autoptr (CrCounters) sheet = new_sheet (backs, 2, 3);
  cairo_surface_t *fronts = paint (sheet, 0), *wounded = paint (sheet, 1);
  int n = 0;

  for (double y = 25; y < 280; y += 10)
    for (double x = 20; x < 190; x += 10) {
      double bx = backs == CR_BACKS_LONG ? 210 - x : x, by = backs == CR_BACKS_LONG ? y : 297 - y;
      gboolean inked = is_inked (fronts, x, y);

      g_assert_cmpint (inked, ==, is_inked (wounded, bx, by));
      n += inked;
    }
  g_assert_cmpint (n, >, 5);
  cairo_surface_destroy (fronts);
  cairo_surface_destroy (wounded);
}

static void
test_behind (void)
{
  check_behind (CR_BACKS_LONG);
  check_behind (CR_BACKS_SHORT);
}

/* A counter of 18 mm is 18 mm, and the next begins behind the gap. */
static void
test_size (void)
{
  g_autoptr (CrCounters) sheet = new_sheet (CR_BACKS_NONE, 2, 200);
  cairo_surface_t *page = paint (sheet, 0);
  double x = 105, left, right;

  while (is_inked (page, x, 148))
    x -= 0.25;
  right = x;
  while (!is_inked (page, x, 148))
    x -= 0.25;
  left = x;
  g_assert_cmpfloat_with_epsilon (right - left, 2, 0.51);
  x = left;
  while (is_inked (page, x, 148))
    x -= 0.25;
  g_assert_cmpfloat_with_epsilon (left - x, 18, 0.51);
  cairo_surface_destroy (page);
}

static void
test_no_room (void)
{
  CrCountersWish wish;
  g_autoptr (GError) error = NULL;

  cr_counters_wish_init (&wish);
  wish.margin = 100;
  g_assert_null (cr_counters_new (&wish, &error));
  g_assert_nonnull (strstr (error->message, "18.0 mm"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/counters/pages", test_pages);
  g_test_add_func ("/draw/counters/behind", test_behind);
  g_test_add_func ("/draw/counters/size/MAP-02", test_size);
  g_test_add_func ("/draw/counters/no-room", test_no_room);
  return g_test_run ();
}

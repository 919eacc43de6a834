/* test-lof-sectors.c: parts of all round against marks on a circle.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of all round as many directions are taken as there are between small whole numbers; they and the
 * gaps between them are marked one by one. The seed is printed by the testing framework. */
#include "cr-lof-cone.h"
#include "cr-lof-sectors.h"

#define MOST 5

/* In order, from a first one on, by positive cross products. */
static GArray *rays;

static int
get_half (CrHex ray)
{
  return ray.r < 0 || (ray.r == 0 && ray.q < 0) ? 1 : 0;
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  const CrHex *one = a, *other = b;

  if (get_half (*one) != get_half (*other))
    return get_half (*one) - get_half (*other);
  return -cr_lof_cone_cross (*one, *other);
}

static void
list_rays (void)
{
  rays = g_array_new (FALSE, FALSE, sizeof (CrHex));
  for (int q = -MOST; q <= MOST; q++)
    for (int r = -MOST; r <= MOST; r++) {
      CrHex ray = { q, r };
      int by = 2;

      while (by <= MOST && (q % by != 0 || r % by != 0))
        by++;
      if ((q != 0 || r != 0) && by > MOST)
        g_array_append_val (rays, ray);
    }
  g_array_sort (rays, compare_cb);
}

static CrHex
get_ray (guint number)
{
  return g_array_index (rays, CrHex, number % rays->len);
}

/* From one direction to another, by less than half a turn; each as long as it comes. */
static guint
choose_rays (CrHex out[2], guint *n_out)
{
  guint first = (guint) g_test_rand_int_range (0, (int) rays->len), n = 0;
  guint most = (guint) g_test_rand_int_range (1, (int) rays->len / 4);

  while (n < most && cr_lof_cone_cross (get_ray (first), get_ray (first + n + 1)) > 0)
    n++;
  for (int i = 0; i < 2; i++) {
    int times = g_test_rand_int_range (1, 4);
    CrHex ray = get_ray (first + (guint) i * n);

    out[i] = (CrHex){ ray.q * times, ray.r * times };
  }
  *n_out = n;
  return first;
}

/* Directions have even numbers, gaps odd ones. */
static gboolean
are_marked (const guint8 *marks, guint first, guint n)
{
  for (guint i = 0; i <= 2 * n; i++)
    if (marks[(2 * first + i) % (2 * rays->len)] == 0)
      return FALSE;
  return TRUE;
}

static void
test_random (void)
{
  g_autoptr (CrLofSectors) sectors = cr_lof_sectors_new ();
  g_autofree guint8 *marks = g_malloc (2 * rays->len);
  int n_covered = 0, n_full = 0;

  for (int i = 0; i < 300; i++) {
    cr_lof_sectors_clear (sectors);
    memset (marks, 0, 2 * rays->len);
    for (int j = 0; j < 30; j++) {
      CrHex pair[2];
      guint n, first = choose_rays (pair, &n);

      g_assert_cmpint (cr_lof_sectors_cover (sectors, pair), ==, are_marked (marks, first, n));
      n_covered += are_marked (marks, first, n);
      cr_lof_sectors_add (sectors, pair);
      for (guint k = 0; k <= 2 * n; k++)
        marks[(2 * first + k) % (2 * rays->len)] = 1;
      g_assert_true (cr_lof_sectors_cover (sectors, pair));
      g_assert_cmpint (cr_lof_sectors_are_full (sectors), ==,
                       memchr (marks, 0, 2 * rays->len) == NULL);
      n_full += cr_lof_sectors_are_full (sectors);
    }
  }
  g_test_message ("%d were covered, %d times all round", n_covered, n_full);
  g_assert_cmpint (n_covered, >, 0);
  g_assert_cmpint (n_full, >, 0);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  list_rays ();
  g_test_add_func ("/core/lof-sectors/random", test_random);
  result = g_test_run ();
  g_array_unref (rays);
  return result;
}

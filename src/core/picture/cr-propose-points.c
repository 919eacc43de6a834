/* cr-propose-points.c: places of hexes of a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-propose-private.h"

/* Returns the point where the hex and its neighbours together put it, as single hexes waver with
 * the print. */
static CrPoint
steady_point (const CrSearch *search, GHashTable *by_hex, CrHex hex)
{
  CrFitPair pairs[19];
  gsize n = 0;
  CrAffine m;

  for (int i = 0; i < 19; i++) {
    CrHex other = cr_hex_add (hex, cr_hex_spiral (i));
    const CrSeen *seen = g_hash_table_lookup (by_hex, GINT_TO_POINTER (other.q * 4096 + other.r));

    if (seen != NULL)
      pairs[n++] = (CrFitPair){ cr_patch_get_centre (search->orientation, other), seen->centre };
  }
  CrPoint plane = cr_patch_get_centre (search->orientation, hex);
  if (n < 6 || !cr_fit_affine (pairs, n, &m))
    return cr_warp_apply (&search->warp, plane);
  /* A bend lifts the middle of a patch off the plane through it; the bend is taken from the sheet.
   * */
  CrPoint flat = cr_affine_apply (&m, plane), exact = cr_warp_apply (&search->warp, plane);
  for (gsize i = 0; i < n; i++)
    pairs[i].pixel = cr_warp_apply (&search->warp, pairs[i].plane);
  cr_fit_affine (pairs, n, &m);
  CrPoint sheet = cr_affine_apply (&m, plane);
  return (CrPoint){ flat.x + exact.x - sheet.x, flat.y + exact.y - sheet.y };
}

static const CrSeen *
find_nearest (const CrSearch *search, CrHex hex)
{
  const CrSeen *best = cr_search_get_seen (search, 0);

  for (guint i = 1; i < search->lattice.seen->len; i++)
    if (cr_hex_distance (cr_search_get_seen (search, i)->hex, hex) <
        cr_hex_distance (best->hex, hex))
      best = cr_search_get_seen (search, i);
  return best;
}

void
cr_search_pick_points (const CrSearch *search, const CrGrid *grid, CrHex origin, GArray *points)
{
  g_autoptr (GHashTable) by_hex = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  int across = CLAMP ((grid->columns + 1) / 3, 2, 7), down = CLAMP ((grid->rows + 1) / 3, 2, 6);

  for (guint i = 0; i < search->lattice.seen->len; i++) {
    CrSeen *seen = cr_search_get_seen (search, i);
    g_hash_table_insert (by_hex, GINT_TO_POINTER (seen->hex.q * 4096 + seen->hex.r), seen);
  }
  for (int j = 0; j < down; j++)
    for (int i = 0; i < across; i++) {
      CrHex want = cr_hex_add (cr_grid_hex_at (grid, 1 + i * (grid->columns - 1) / (across - 1),
                                               1 + j * (grid->rows - 1) / (down - 1)),
                               origin);
      const CrSeen *seen = find_nearest (search, want);
      CrFitPoint point = { cr_hex_sub (seen->hex, origin), steady_point (search, by_hex, seen->hex),
                           0 };

      if (!g_hash_table_add (taken, (gpointer) seen))
        continue;
      point.pixel.x *= search->step;
      point.pixel.y *= search->step;
      g_array_append_val (points, point);
    }
}

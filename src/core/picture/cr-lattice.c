/* cr-lattice.c: hexes found in a picture one by one. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lattice-private.h"

#include <math.h>

/* The grid grows outwards from the best place for a patch of it: each hex is looked for where those
 * found around it say, with its six neighbours, so that a bent sheet is followed and a roof over
 * one hex does not mislead. */
#define SURE_BY 3.0 /* spreads above chance that make a hex */
#define SPAN 240    /* hexes from the first one, each way */

void
cr_lattice_init (CrLattice *lattice, const CrGrey *ink)
{
  *lattice = (CrLattice){ .ink = ink, .sign = 1 };
  lattice->seen = g_array_new (FALSE, FALSE, sizeof (CrSeen));
}

void
cr_lattice_clear (CrLattice *lattice)
{
  g_clear_pointer (&lattice->seen, g_array_unref);
}

typedef struct {
  CrLattice *lattice;
  CrPatch patch;
  gint16 *index; /* by hex: 1 + index in seen; 0: not looked at; −1: looked for and not found */
} Growth;

static gint16 *
index_of (Growth *growth, CrHex hex)
{
  static gint16 outside;

  outside = -1;
  if (ABS (hex.q) >= SPAN || ABS (hex.r) >= SPAN)
    return &outside;
  return &growth->index[(hex.r + SPAN) * 2 * SPAN + hex.q + SPAN];
}

static const CrSeen *
seen_at (Growth *growth, CrHex hex)
{
  int index = *index_of (growth, hex);

  return index > 0 ? &g_array_index (growth->lattice->seen, CrSeen, index - 1) : NULL;
}

static void
add_seen (Growth *growth, CrHex hex, CrPoint centre, double strength)
{
  CrSeen seen = { hex, centre, strength };

  if (growth->lattice->seen->len >= G_MAXINT16 - 1)
    return;
  g_array_append_val (growth->lattice->seen, seen);
  *index_of (growth, hex) = (gint16) growth->lattice->seen->len;
}

/* Fits the grid to the hexes found around @hex, with its origin there; as long as they are few, the
 * fit leans towards what the seed says. */
static CrAffine
guess_around (Growth *growth, CrHex hex)
{
  const CrAffine *seed = &growth->lattice->matrix;
  double uu = 0.5, uv = 0, vv = 0.5, n = 0, x = 0, y = 0, sums[4] = { 0 };
  CrPoint middle = { 0, 0 }, at = { 0, 0 };

  for (int pass = 0; pass < 2; pass++)
    for (int i = 1; i < cr_hex_n_within (2); i++) {
      const CrSeen *seen = seen_at (growth, cr_hex_add (hex, cr_hex_spiral (i)));
      CrPoint p = cr_patch_get_centre (CR_FLAT, cr_hex_spiral (i));

      if (seen == NULL)
        continue;
      if (pass == 0) {
        n++;
        middle.x += p.x, middle.y += p.y;
        at.x += seen->centre.x, at.y += seen->centre.y;
        continue;
      }
      double u = p.x - middle.x / n, v = p.y - middle.y / n;
      uu += u * u, uv += u * v, vv += v * v;
      x = seen->centre.x - at.x / n - seed->xx * u - seed->xy * v;
      y = seen->centre.y - at.y / n - seed->yx * u - seed->yy * v;
      sums[0] += u * x, sums[1] += v * x, sums[2] += u * y, sums[3] += v * y;
    }
  double det = uu * vv - uv * uv;
  CrAffine m = { .xx = seed->xx + (sums[0] * vv - sums[1] * uv) / det,
                 .xy = seed->xy + (sums[1] * uu - sums[0] * uv) / det,
                 .yx = seed->yx + (sums[2] * vv - sums[3] * uv) / det,
                 .yy = seed->yy + (sums[3] * uu - sums[2] * uv) / det };
  n = MAX (n, 1);
  m.x0 = at.x / n - m.xx * middle.x / n - m.xy * middle.y / n;
  m.y0 = at.y / n - m.yx * middle.x / n - m.yy * middle.y / n;
  return m;
}

static gboolean
is_inside (const CrGrey *ink, double x, double y)
{
  return x >= 0 && y >= 0 && x < ink->width && y < ink->height;
}

static double
least_strength (const CrLattice *lattice)
{
  return lattice->chance + SURE_BY * lattice->spread;
}

/* Looks for the neighbours of a hex that was found. */
static void
spread_from (Growth *growth, CrHex hex)
{
  for (int side = 0; side < CR_N_DIRECTIONS; side++) {
    CrHex next = cr_hex_neighbour (hex, side);
    CrAffine m;

    if (*index_of (growth, next) != 0)
      continue;
    m = guess_around (growth, next);
    if (!is_inside (growth->lattice->ink, m.x0, m.y0)) {
      *index_of (growth, next) = -1;
      continue;
    }
    double strength = cr_patch_settle (growth->lattice, &growth->patch, CR_PATCH_REACH, &m);
    if (strength >= least_strength (growth->lattice))
      add_seen (growth, next, (CrPoint){ m.x0, m.y0 }, strength);
  }
}

static void
growth_begin (Growth *growth, CrLattice *lattice)
{
  growth->lattice = lattice;
  growth->patch = cr_patch_make (lattice->orientation, 1, 5);
  growth->index = g_new0 (gint16, 4 * SPAN * SPAN);
}

void
cr_lattice_grow (CrLattice *lattice)
{
  Growth growth;

  growth_begin (&growth, lattice);
  g_array_set_size (lattice->seen, 0);
  for (int i = 0; i < cr_hex_n_within (1); i++) {
    CrHex hex = cr_hex_spiral (i);
    CrAffine m = lattice->matrix;
    CrPoint at = cr_affine_apply (&m, cr_patch_get_centre (CR_FLAT, hex));

    m.x0 = at.x;
    m.y0 = at.y;
    if (is_inside (lattice->ink, at.x, at.y))
      add_seen (&growth, hex, at, cr_patch_weigh (lattice, &growth.patch, &m));
  }
  for (guint i = 0; i < lattice->seen->len; i++)
    spread_from (&growth, g_array_index (lattice->seen, CrSeen, i).hex);
  g_free (growth.index);
}

/* Looks at the hexes that the picture has room for under @warp, from the middle of those seen
 * outwards. */
static void
look_at_all (Growth *growth, const CrWarp *warp, const GArray *before)
{
  int q0 = G_MAXINT, q1 = G_MININT, r0 = G_MAXINT, r1 = G_MININT;

  for (guint i = 0; i < before->len; i++) {
    CrHex hex = g_array_index (before, CrSeen, i).hex;

    q0 = MIN (q0, hex.q), q1 = MAX (q1, hex.q);
    r0 = MIN (r0, hex.r), r1 = MAX (r1, hex.r);
  }
  for (int r = r0 - 6; r <= r1 + 6; r++)
    for (int q = q0 - 6; q <= q1 + 6; q++) {
      CrHex hex = { q, r };
      CrPoint plane = cr_patch_get_centre (growth->lattice->orientation, hex);
      CrAffine m = cr_warp_get_tangent (warp, plane);
      CrPoint at = cr_affine_apply (&m, plane);

      m.x0 = at.x;
      m.y0 = at.y;
      if (*index_of (growth, hex) != 0 || !is_inside (growth->lattice->ink, at.x, at.y))
        continue;
      double strength = cr_patch_settle (growth->lattice, &growth->patch, CR_PATCH_REACH / 2, &m);
      if (strength >= least_strength (growth->lattice))
        add_seen (growth, hex, (CrPoint){ m.x0, m.y0 }, strength);
    }
}

void
cr_lattice_look_again (CrLattice *lattice, const CrWarp *warp)
{
  g_autoptr (GArray) before = lattice->seen;
  Growth growth;

  lattice->seen = g_array_new (FALSE, FALSE, sizeof (CrSeen));
  growth_begin (&growth, lattice);
  look_at_all (&growth, warp, before);
  g_free (growth.index);
}

double
cr_lattice_weigh_side (const CrLattice *lattice, const CrWarp *warp, CrPoint a, CrPoint b)
{
  const int dots = 8;
  double dx = b.x - a.x, dy = b.y - a.y, length = hypot (dx, dy), sum = 0;
  CrPoint aside = { -dy / length * 0.13, dx / length * 0.13 };

  for (int i = 0; i < dots; i++) {
    double t = 0.1 + 0.8 * (i + 0.5) / dots;
    CrPoint on = { a.x + t * dx, a.y + t * dy };

    for (int k = -1; k <= 1; k++) {
      CrPoint at = cr_warp_apply (warp, (CrPoint){ on.x + k * aside.x, on.y + k * aside.y });
      sum += (k == 0 ? 1 : -0.5) * cr_grey_at (lattice->ink, at.x, at.y);
    }
  }
  return lattice->sign * sum / dots;
}

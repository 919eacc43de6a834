/* cr-fit-bend.c: a smooth mesh for uneven scans. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fit-kinds.h"

#include <math.h>
#include <string.h>

#include "cr-solve.h"

/* How a scan bends is a sum of shapes, each with an amount that is small unless the points say
 * otherwise: what a slant does, what a lens does (radial), what a page does that curls along one
 * side, all other parabolas and cubics, and waves for what is only here or there. How free the
 * shapes are, and how well the hand clicks, is what makes the points most likely (the evidence).
 *
 * Against a thin plate through the points this is several times nearer between nine points, since
 * a lens or a curl is one shape and not nine dents; and beyond them it goes on as the shapes do,
 * for a quarter of their span, then straight, while cells and triangles end at their border. */
#define N_AFFINE 6
#define N_SHAPES 34
#define WAVES_FEW 4
#define WAVES_MANY 7
#define MANY_POINTS 24
#define WAVE_SPAN 1.6 /* half the length of the longest wave over half that of the points */
#define GROW 0.25     /* of the longer side of the points, on each side of them */

typedef struct {
  int n_waves, n; /* n: of all shapes */
  CrPoint middle;
  double half; /* of the longer side */
} Basis;

/* What is guessed before the points are seen, in W. */
typedef struct {
  double shape, wave, click;
} Guess;

typedef struct {
  const CrFitPair *pairs;
  gsize n_pairs;
  Basis basis;
  double *rows;    /* 2 × n_pairs rows of all shapes */
  double *normal;  /* shapes × shapes, summed over the rows */
  double *right;   /* shapes × targets */
  double *targets; /* 2 × n_pairs, W */
  double square;   /* targets × targets */
} Problem;

static void
put_number (double *x, double *y, int *at, double along_x, double along_y)
{
  x[*at] = along_x;
  y[*at] = along_y;
  (*at)++;
}

/* The same amount for both directions, or each its own. */
static void
put_both (double *x, double *y, int *at, double value)
{
  put_number (x, y, at, value, 0);
  put_number (x, y, at, 0, value);
}

/* All shapes at one point: @x and @y are the rows of the two coordinates. */
static void
list_shapes (const Basis *basis, CrPoint plane, double *x, double *y)
{
  double u = (plane.x - basis->middle.x) / basis->half;
  double v = (plane.y - basis->middle.y) / basis->half;
  double rr = u * u + v * v;
  int at = 0;

  put_both (x, y, &at, 1);
  put_both (x, y, &at, u);
  put_both (x, y, &at, v);
  put_number (x, y, &at, u * u, u * v);
  put_number (x, y, &at, u * v, v * v);
  put_number (x, y, &at, u * rr, v * rr);
  put_number (x, y, &at, u * rr * rr, v * rr * rr);
  for (int power = 2; power <= 5; power++) {
    put_both (x, y, &at, pow (u, power));
    put_both (x, y, &at, pow (v, power));
  }
  put_both (x, y, &at, u * v);
  put_both (x, y, &at, u * u * v);
  put_both (x, y, &at, u * v * v);
  put_both (x, y, &at, u * u * v * v);
  for (int j = 0; j < basis->n_waves; j++)
    for (int i = 0; i < basis->n_waves; i++)
      put_both (x, y, &at,
                cos (G_PI * i * (u / WAVE_SPAN + 1) / 2) *
                    cos (G_PI * j * (v / WAVE_SPAN + 1) / 2));
}

/* How strong each shape is thought to be, as a variance. */
static void
list_variances (const Basis *basis, const Guess *guess, double *out)
{
  static const double powers[] = { 1, 0.5, 0.25, 0.12 };
  static const double mixed[] = { 0.5, 0.25, 0.25, 0.12 };
  double shape = guess->shape * guess->shape, wave = guess->wave * guess->wave;
  int at = 0;

  while (at < N_AFFINE)
    out[at++] = 1e4;
  while (at < N_AFFINE + 3)
    out[at++] = shape;
  out[at++] = 0.25 * shape;
  for (int i = 0; i < 16; i++)
    out[at++] = shape * powers[i / 4] * powers[i / 4];
  for (int i = 0; i < 8; i++)
    out[at++] = shape * mixed[i / 2] * mixed[i / 2];
  for (int j = 0; j < basis->n_waves; j++)
    for (int i = 0; i < basis->n_waves; i++)
      for (int k = 0; k < 2; k++)
        out[at++] = wave * exp (-(i * i + j * j) / 9.0) + 1e-12;
}

static Basis
choose_basis (const CrFitPair *pairs, gsize n, CrBox *box_out)
{
  CrPoint least = pairs[0].plane, most = pairs[0].plane;
  Basis basis;

  for (gsize i = 1; i < n; i++) {
    least.x = MIN (least.x, pairs[i].plane.x);
    least.y = MIN (least.y, pairs[i].plane.y);
    most.x = MAX (most.x, pairs[i].plane.x);
    most.y = MAX (most.y, pairs[i].plane.y);
  }
  basis.middle = (CrPoint){ (least.x + most.x) / 2, (least.y + most.y) / 2 };
  basis.half = MAX (MAX (most.x - least.x, most.y - least.y) / 2, 1);
  basis.n_waves = n < MANY_POINTS ? WAVES_FEW : WAVES_MANY;
  basis.n = N_SHAPES + 2 * basis.n_waves * basis.n_waves;
  double more = GROW * 2 * basis.half;
  *box_out = (CrBox){ least.x - more, least.y - more, most.x - least.x + 2 * more,
                      most.y - least.y + 2 * more };
  return basis;
}

static void
sum_rows (Problem *p)
{
  int n = p->basis.n;

  for (gsize row = 0; row < 2 * p->n_pairs; row++) {
    const double *values = p->rows + row * n;
    double target = p->targets[row];

    p->square += target * target;
    for (int i = 0; i < n; i++) {
      p->right[i] += values[i] * target;
      for (int j = 0; j <= i; j++)
        p->normal[i * n + j] += values[i] * values[j];
    }
  }
}

/* @back: the affine fit inverted; what it leaves over is to be bent away */
static void
begin_problem (Problem *p, const CrAffine *back)
{
  int n = p->basis.n;

  p->rows = g_new (double, 2 * p->n_pairs * n);
  p->targets = g_new (double, 2 * p->n_pairs);
  p->normal = g_new0 (double, n *n);
  p->right = g_new0 (double, n);
  for (gsize i = 0; i < p->n_pairs; i++) {
    CrPoint plane = p->pairs[i].plane, at = cr_affine_apply (back, p->pairs[i].pixel);

    list_shapes (&p->basis, plane, p->rows + 2 * i * n, p->rows + (2 * i + 1) * n);
    p->targets[2 * i] = at.x - plane.x;
    p->targets[2 * i + 1] = at.y - plane.y;
  }
  sum_rows (p);
}

static void
end_problem (Problem *p)
{
  g_free (p->rows);
  g_free (p->targets);
  g_free (p->normal);
  g_free (p->right);
}

/* What one thinks of a guess before: the hand clicks to about a hundredth of a hex, scans bend by
 * some tenths, and mostly all over rather than here and there. */
static double
weigh_guess (const Guess *guess)
{
  double click = log (guess->click / 0.012), shape = log (guess->shape / 0.3);
  double wave = log ((guess->wave + 0.003) / 0.03);

  return -0.5 * (click * click / 1.2 + shape * shape / 3 + wave * wave / 3);
}

/**
 * solve_guess:
 * @root: (out caller-allocates): of the matrix of the equations
 * @amounts: (out caller-allocates): of the shapes
 *
 * Returns: how likely the points are under @guess, as a logarithm
 */
static double
solve_guess (const Problem *p, const Guess *guess, double *root, double *amounts)
{
  int n = p->basis.n;
  double noise = guess->click * guess->click, fit = p->square / noise;
  double sum = 2.0 * (double) p->n_pairs * log (noise);
  g_autofree double *variances = g_new (double, n);

  list_variances (&p->basis, guess, variances);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++)
      root[i * n + j] = p->normal[i * n + j] / noise;
    root[i * n + i] += 1 / variances[i];
    amounts[i] = p->right[i] / noise;
    sum += log (variances[i]);
  }
  if (!cr_solve_root (root, n))
    return -G_MAXDOUBLE;
  cr_solve_with_root (root, n, amounts);
  for (int i = 0; i < n; i++)
    fit -= amounts[i] * p->right[i] / noise;
  return -0.5 * (sum + cr_solve_log_det (root, n) + fit) + weigh_guess (guess);
}

static const double shape_guesses[] = { 0.03, 0.12, 0.5, 2 };
static const double wave_guesses[] = { 0, 0.02, 0.1, 0.4 };
static const double click_guesses[] = { 0.003, 0.007, 0.015, 0.03, 0.08, 0.2 };

#define N_GUESSES \
  (G_N_ELEMENTS (shape_guesses) * G_N_ELEMENTS (wave_guesses) * G_N_ELEMENTS (click_guesses))

static Guess
get_guess (gsize index)
{
  gsize n_clicks = G_N_ELEMENTS (click_guesses), n_waves = G_N_ELEMENTS (wave_guesses);

  return (Guess){ shape_guesses[index / n_clicks / n_waves],
                  wave_guesses[index / n_clicks % n_waves], click_guesses[index % n_clicks] };
}

/* Returns: the likeliest guess, N_GUESSES when there is none; @likely: of each, as a logarithm */
static gsize
weigh_guesses (const Problem *p, double *root, double *amounts, double likely[N_GUESSES])
{
  gsize best = N_GUESSES;

  for (gsize i = 0; i < N_GUESSES; i++) {
    Guess guess = get_guess (i);

    likely[i] = solve_guess (p, &guess, root, amounts);
    if (likely[i] > -G_MAXDOUBLE && (best == N_GUESSES || likely[i] > likely[best]))
      best = i;
  }
  return best;
}

/* What the points say under one guess of where a point of the plane is shifted to, and how sure
 * that is. @rows: room for 2 × n */
static CrPoint
foresee_shift (const Problem *p,
               const double *root,
               const double *amounts,
               CrPoint plane,
               double *rows,
               double *spread_out)
{
  int n = p->basis.n;

  list_shapes (&p->basis, plane, rows, rows + n);
  CrPoint mean = { cr_solve_dot (rows, amounts, n), cr_solve_dot (rows + n, amounts, n) };
  cr_solve_forward (root, n, rows);
  cr_solve_forward (root, n, rows + n);
  *spread_out = cr_solve_dot (rows, rows, n) + cr_solve_dot (rows + n, rows + n, n);
  return mean;
}

/**
 * Miss: of one point by all others, under one guess
 * @x: in W
 * @likely: how likely that is under this guess, as a logarithm
 */
typedef struct {
  double x, y, likely;
} Miss;

/* The others' fit misses a point by (1 − own)⁻¹ times its residual, own being the 2 × 2 share the
 * point has in what is found at it. */
static Miss
leave_out (const Problem *p,
           gsize index,
           const double *root,
           const double *amounts,
           double *gain,
           double click)
{
  int n = p->basis.n;
  const double *x = p->rows + 2 * index * n, *y = x + n;
  double rx = p->targets[2 * index] - cr_solve_dot (x, amounts, n);
  double ry = p->targets[2 * index + 1] - cr_solve_dot (y, amounts, n);
  double noise = click * click;

  memcpy (gain, x, 2 * n * sizeof *gain);
  cr_solve_forward (root, n, gain);
  cr_solve_forward (root, n, gain + n);
  double xx = 1 - cr_solve_dot (gain, gain, n) / noise;
  double yy = 1 - cr_solve_dot (gain + n, gain + n, n) / noise;
  double xy = -cr_solve_dot (gain, gain + n, n) / noise, det = MAX (xx * yy - xy * xy, 1e-12);
  Miss miss = { (yy * rx - xy * ry) / det, (xx * ry - xy * rx) / det, 0 };
  miss.likely = 0.5 * log (det) - 2 * log (click) - 0.5 * (miss.x * rx + miss.y * ry) / noise;
  return miss;
}

/* Sums over the guesses, weighed by how likely each is. */
typedef struct {
  double total;
  double *amounts;
  CrPoint *means;  /* by probe */
  double *squares; /* by probe, of the mean and the spread */
  CrPoint *misses; /* by point, weighed by how likely a guess is without it */
  double *others;  /* by point: the sum of those weights */
} Blend;

static void
blend_guess (const Problem *p,
             double weight,
             const double *root,
             const double *amounts,
             double click,
             const CrBendDoubt *doubt,
             Blend *blend)
{
  int n = p->basis.n;
  g_autofree double *gain = g_new (double, 2 * n);

  blend->total += weight;
  for (int i = 0; i < n; i++)
    blend->amounts[i] += weight * amounts[i];
  for (guint i = 0; i < doubt->n_probes; i++) {
    double spread;
    CrPoint mean = foresee_shift (p, root, amounts, doubt->probes[i], gain, &spread);

    blend->means[i].x += weight * mean.x;
    blend->means[i].y += weight * mean.y;
    blend->squares[i] += weight * (mean.x * mean.x + mean.y * mean.y + spread);
  }
  for (gsize i = 0; i < p->n_pairs; i++) {
    Miss miss = leave_out (p, i, root, amounts, gain, click);
    double other = weight / MAX (exp (miss.likely), 1e-300);

    blend->others[i] += other;
    blend->misses[i].x += other * miss.x;
    blend->misses[i].y += other * miss.y;
  }
}

static void
settle_blend (const Problem *p, const Blend *blend, double *amounts, CrBendDoubt *doubt)
{
  for (int i = 0; i < p->basis.n; i++)
    amounts[i] = blend->amounts[i] / blend->total;
  for (guint i = 0; i < doubt->n_probes; i++) {
    CrPoint mean = { blend->means[i].x / blend->total, blend->means[i].y / blend->total };

    doubt->means[i] = mean;
    doubt->spreads[i] =
        sqrt (MAX (blend->squares[i] / blend->total - mean.x * mean.x - mean.y * mean.y, 0));
  }
  for (gsize i = 0; i < p->n_pairs; i++)
    doubt->left_out[i] =
        hypot (blend->misses[i].x, blend->misses[i].y) / blend->others[i] / CR_LAYOUT_PITCH;
  doubt->known = TRUE;
}

/* Few points leave it open how the sheet bends: all guesses that they allow have a say. What is
 * a hundred times less likely than the best, as a logarithm, has none. */
#define UNLIKELY 4.6

static void
blend_guesses (const Problem *p,
               const double likely[N_GUESSES],
               double most,
               double *root,
               double *amounts,
               CrBendDoubt *doubt)
{
  int n = p->basis.n;
  g_autofree double *sums = g_new0 (double, n), *squares = g_new0 (double, doubt->n_probes + 1);
  g_autofree double *others = g_new0 (double, p->n_pairs);
  g_autofree CrPoint *means = g_new0 (CrPoint, doubt->n_probes + 1);
  g_autofree CrPoint *misses = g_new0 (CrPoint, p->n_pairs);
  Blend blend = { 0, sums, means, squares, misses, others };

  for (gsize i = 0; i < N_GUESSES; i++) {
    Guess guess = get_guess (i);

    if (likely[i] < most - UNLIKELY || solve_guess (p, &guess, root, amounts) == -G_MAXDOUBLE)
      continue;
    blend_guess (p, exp (likely[i] - most), root, amounts, guess.click, doubt, &blend);
  }
  settle_blend (p, &blend, amounts, doubt);
}

static void
make_mesh (const Basis *basis, const double *amounts, CrWarp *warp)
{
  g_autofree double *rows = g_new (double, 2 * basis->n);

  for (int j = 0; j < CR_WARP_NODES; j++)
    for (int i = 0; i < CR_WARP_NODES; i++) {
      list_shapes (basis, cr_warp_get_node (warp, i, j), rows, rows + basis->n);
      warp->mesh[j * CR_WARP_NODES + i] =
          (CrPoint){ cr_solve_dot (rows, amounts, basis->n),
                     cr_solve_dot (rows + basis->n, amounts, basis->n) };
    }
}

/* A mesh that folds puts two hexes on one spot: some click is far off. */
static gboolean
is_flat (const CrWarp *warp)
{
  double sense = warp->matrix.xx * warp->matrix.yy - warp->matrix.xy * warp->matrix.yx;

  for (int j = 1; j < CR_WARP_NODES - 1; j++)
    for (int i = 1; i < CR_WARP_NODES - 1; i++) {
      CrAffine t = cr_warp_get_tangent (warp, cr_warp_get_node (warp, i, j));

      if (!((t.xx * t.yy - t.xy * t.yx) / sense > 0.05))
        return FALSE;
    }
  return TRUE;
}

gboolean
cr_fit_bend (const CrFitPair *pairs, gsize n, CrWarp *out, CrBendDoubt *doubt)
{
  Problem p = { .pairs = pairs, .n_pairs = n };
  double likely[N_GUESSES];
  CrAffine back;

  *out = (CrWarp){ 0 };
  if (!cr_fit_affine (pairs, n, &out->matrix) || !cr_affine_invert (&out->matrix, &back))
    return FALSE;
  p.basis = choose_basis (pairs, n, &out->box);
  begin_problem (&p, &back);

  g_autofree double *root = g_new (double, p.basis.n *p.basis.n);
  g_autofree double *amounts = g_new (double, p.basis.n);
  gsize best = weigh_guesses (&p, root, amounts, likely);
  Guess guess = get_guess (MIN (best, N_GUESSES - 1));
  gboolean found = best < N_GUESSES;
  if (found && doubt != NULL)
    blend_guesses (&p, likely, likely[best], root, amounts, doubt);
  else if (found)
    solve_guess (&p, &guess, root, amounts);
  if (found)
    make_mesh (&p.basis, amounts, out);
  end_problem (&p);
  return found && is_flat (out);
}

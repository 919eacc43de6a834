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
put (double *x, double *y, int *at, double along_x, double along_y)
{
  x[*at] = along_x;
  y[*at] = along_y;
  (*at)++;
}

/* The same amount for both directions, or each its own. */
static void
put_both (double *x, double *y, int *at, double value)
{
  put (x, y, at, value, 0);
  put (x, y, at, 0, value);
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
  put (x, y, &at, u * u, u * v);
  put (x, y, &at, u * v, v * v);
  put (x, y, &at, u * rr, v * rr);
  put (x, y, &at, u * rr * rr, v * rr * rr);
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
begin (Problem *p, const CrAffine *back)
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
end (Problem *p)
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
 * solve:
 * @root: (out caller-allocates): of the matrix of the equations
 * @amounts: (out caller-allocates): of the shapes
 *
 * Returns: how likely the points are under @guess, as a logarithm
 */
static double
solve (const Problem *p, const Guess *guess, double *root, double *amounts)
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

static gboolean
solve_best (const Problem *p, Guess *best, double *root, double *amounts)
{
  static const double shapes[] = { 0.03, 0.12, 0.5, 2 };
  static const double waves[] = { 0, 0.02, 0.1, 0.4 };
  static const double clicks[] = { 0.003, 0.007, 0.015, 0.03, 0.08, 0.2 };
  double most = -G_MAXDOUBLE;

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (waves); j++)
      for (gsize k = 0; k < G_N_ELEMENTS (clicks); k++) {
        Guess guess = { shapes[i], waves[j], clicks[k] };
        double likely = solve (p, &guess, root, amounts);

        if (likely > most) {
          most = likely;
          *best = guess;
        }
      }
  return most > -G_MAXDOUBLE && solve (p, best, root, amounts) > -G_MAXDOUBLE;
}

/* The others' fit misses a point by (1 − own)⁻¹ times its residual, own being the 2 × 2 share the
 * point has in what is found at it. */
static double
leave_out (const Problem *p, gsize index, const double *root, const double *amounts, double click)
{
  int n = p->basis.n;
  const double *x = p->rows + 2 * index * n, *y = x + n;
  g_autofree double *gain = g_new (double, 2 * n);
  double rx = p->targets[2 * index] - cr_solve_dot (x, amounts, n);
  double ry = p->targets[2 * index + 1] - cr_solve_dot (y, amounts, n);
  double noise = click * click;

  memcpy (gain, x, n * sizeof *gain);
  memcpy (gain + n, y, n * sizeof *gain);
  cr_solve_with_root (root, n, gain);
  cr_solve_with_root (root, n, gain + n);
  double xx = 1 - cr_solve_dot (x, gain, n) / noise, yy = 1 - cr_solve_dot (y, gain + n, n) / noise;
  double xy = -cr_solve_dot (x, gain + n, n) / noise, det = xx * yy - xy * xy;
  return hypot ((yy * rx - xy * ry) / det, (xx * ry - xy * rx) / det) / CR_LAYOUT_PITCH;
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

/**
 * cr_fit_bend:
 * @left_out: (out caller-allocates) (array length=n): see cr_fit_affine_left_out()
 *
 * Returns: FALSE when the points lie in one line, or the mesh would fold
 */
gboolean
cr_fit_bend (const CrFitPair *pairs, gsize n, CrWarp *out, double *left_out)
{
  Problem p = { .pairs = pairs, .n_pairs = n };
  CrAffine back;
  Guess guess;

  *out = (CrWarp){ 0 };
  if (!cr_fit_affine (pairs, n, &out->matrix) || !cr_affine_invert (&out->matrix, &back))
    return FALSE;
  p.basis = choose_basis (pairs, n, &out->box);
  begin (&p, &back);

  g_autofree double *root = g_new (double, p.basis.n *p.basis.n);
  g_autofree double *amounts = g_new (double, p.basis.n);
  gboolean found = solve_best (&p, &guess, root, amounts);
  if (found) {
    make_mesh (&p.basis, amounts, out);
    for (gsize i = 0; i < n; i++)
      left_out[i] = leave_out (&p, i, root, amounts, guess.click);
  }
  end (&p);
  return found && is_flat (out);
}

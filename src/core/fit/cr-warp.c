/* cr-warp.c: from the plane of the hexes to the pixels of a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-warp.h"

#include <math.h>

CrPoint
cr_affine_apply (const CrAffine *m, CrPoint p)
{
  return (CrPoint){ m->xx * p.x + m->xy * p.y + m->x0, m->yx * p.x + m->yy * p.y + m->y0 };
}

gboolean
cr_affine_invert (const CrAffine *m, CrAffine *inverse_out)
{
  double det = m->xx * m->yy - m->xy * m->yx;

  if (!isfinite (det) || fabs (det) < 1e-12)
    return FALSE;
  *inverse_out =
      (CrAffine){ .xx = m->yy / det, .xy = -m->xy / det, .yx = -m->yx / det, .yy = m->xx / det };
  inverse_out->x0 = -(inverse_out->xx * m->x0 + inverse_out->xy * m->y0);
  inverse_out->y0 = -(inverse_out->yx * m->x0 + inverse_out->yy * m->y0);
  return TRUE;
}

CrWarp
cr_warp_from_affine (const CrAffine *matrix)
{
  return (CrWarp){ .matrix = *matrix };
}

gboolean
cr_warp_is_affine (const CrWarp *warp)
{
  return warp->px == 0 && warp->py == 0 && warp->box.width == 0;
}

CrPoint
cr_warp_get_node (const CrWarp *warp, int column, int row)
{
  return (CrPoint){ warp->box.x + warp->box.width * (column - 1) / CR_WARP_CELLS,
                    warp->box.y + warp->box.height * (row - 1) / CR_WARP_CELLS };
}

/* The cubic through four nodes, between the middle two: it passes through each of them and keeps
 * straight lines and parabolas as they are. */
static void
set_weights (double t, double weights[4], double slopes[4])
{
  double t2 = t * t, t3 = t2 * t;

  weights[0] = (-t3 + 2 * t2 - t) / 2;
  weights[1] = (3 * t3 - 5 * t2 + 2) / 2;
  weights[2] = (-3 * t3 + 4 * t2 + t) / 2;
  weights[3] = (t3 - t2) / 2;
  slopes[0] = (-3 * t2 + 4 * t - 1) / 2;
  slopes[1] = (9 * t2 - 10 * t) / 2;
  slopes[2] = (-9 * t2 + 8 * t + 1) / 2;
  slopes[3] = (3 * t2 - 2 * t) / 2;
}

typedef struct {
  CrPoint value, along_x, along_y;
} Bend;

static double
find_cell (double at, int *cell_out)
{
  double scaled = at * CR_WARP_CELLS;

  *cell_out = CLAMP ((int) floor (scaled), 0, CR_WARP_CELLS - 1);
  return scaled - *cell_out;
}

/* @x and @y: within the box, 0…1 */
static Bend
read_mesh (const CrWarp *warp, double x, double y)
{
  double wx[4], wy[4], sx[4], sy[4];
  Bend bend = { 0 };
  int column, row;

  set_weights (find_cell (x, &column), wx, sx);
  set_weights (find_cell (y, &row), wy, sy);
  for (int j = 0; j < 4; j++) {
    const CrPoint *nodes = &warp->mesh[(row + j) * CR_WARP_NODES + column];

    for (int i = 0; i < 4; i++) {
      bend.value.x += wx[i] * wy[j] * nodes[i].x;
      bend.value.y += wx[i] * wy[j] * nodes[i].y;
      bend.along_x.x += sx[i] * wy[j] * nodes[i].x;
      bend.along_x.y += sx[i] * wy[j] * nodes[i].y;
      bend.along_y.x += wx[i] * sy[j] * nodes[i].x;
      bend.along_y.y += wx[i] * sy[j] * nodes[i].y;
    }
  }
  return bend;
}

/* The slopes are per box; beyond its edge the shift goes on as it was going there. */
static Bend
bend_at (const CrWarp *warp, CrPoint p)
{
  double x = (p.x - warp->box.x) / warp->box.width;
  double y = (p.y - warp->box.y) / warp->box.height;
  double inside_x = CLAMP (x, 0, 1), inside_y = CLAMP (y, 0, 1);
  Bend bend = read_mesh (warp, inside_x, inside_y);
  double dx = (x - inside_x) * CR_WARP_CELLS, dy = (y - inside_y) * CR_WARP_CELLS;

  bend.value.x += dx * bend.along_x.x + dy * bend.along_y.x;
  bend.value.y += dx * bend.along_x.y + dy * bend.along_y.y;
  bend.along_x.x *= CR_WARP_CELLS / warp->box.width;
  bend.along_x.y *= CR_WARP_CELLS / warp->box.width;
  bend.along_y.x *= CR_WARP_CELLS / warp->box.height;
  bend.along_y.y *= CR_WARP_CELLS / warp->box.height;
  return bend;
}

CrPoint
cr_warp_apply (const CrWarp *warp, CrPoint plane)
{
  double depth = 1 + warp->px * plane.x + warp->py * plane.y;
  CrPoint pixel;

  if (warp->box.width > 0) {
    Bend bend = bend_at (warp, plane);

    plane.x += bend.value.x;
    plane.y += bend.value.y;
  }
  pixel = cr_affine_apply (&warp->matrix, plane);
  return (CrPoint){ pixel.x / depth, pixel.y / depth };
}

CrAffine
cr_warp_get_tangent (const CrWarp *warp, CrPoint plane)
{
  CrPoint at = cr_warp_apply (warp, plane);
  double depth = 1 + warp->px * plane.x + warp->py * plane.y;
  Bend bend = { 0 };
  const CrAffine *m = &warp->matrix;

  if (warp->box.width > 0)
    bend = bend_at (warp, plane);
  CrPoint x = { 1 + bend.along_x.x, bend.along_x.y }, y = { bend.along_y.x, 1 + bend.along_y.y };
  CrAffine tangent = {
    .xx = (m->xx * x.x + m->xy * x.y - at.x * warp->px) / depth,
    .yx = (m->yx * x.x + m->yy * x.y - at.y * warp->px) / depth,
    .xy = (m->xx * y.x + m->xy * y.y - at.x * warp->py) / depth,
    .yy = (m->yx * y.x + m->yy * y.y - at.y * warp->py) / depth,
  };
  tangent.x0 = at.x - tangent.xx * plane.x - tangent.xy * plane.y;
  tangent.y0 = at.y - tangent.yx * plane.x - tangent.yy * plane.y;
  return tangent;
}

double
cr_warp_get_scale (const CrWarp *warp, CrPoint plane)
{
  CrAffine t = cr_warp_get_tangent (warp, plane);

  return sqrt (fabs (t.xx * t.yy - t.xy * t.yx));
}

gboolean
cr_warp_invert (const CrWarp *warp, CrPoint pixel, CrPoint *plane_out)
{
  CrAffine back;
  CrPoint plane;

  if (!cr_affine_invert (&warp->matrix, &back))
    return FALSE;
  plane = cr_affine_apply (&back, pixel);
  for (int i = 0; i < 30 && !cr_warp_is_affine (warp); i++) {
    CrAffine tangent = cr_warp_get_tangent (warp, plane);
    CrPoint next;

    if (!cr_affine_invert (&tangent, &back))
      return FALSE;
    next = cr_affine_apply (&back, pixel);
    if (hypot (next.x - plane.x, next.y - plane.y) < 1e-9) {
      *plane_out = next;
      return TRUE;
    }
    plane = next;
  }
  *plane_out = plane;
  CrPoint reached = cr_warp_apply (warp, plane);
  return hypot (reached.x - pixel.x, reached.y - pixel.y) < 0.01;
}

void
cr_warp_move (CrWarp *warp, double dx, double dy)
{
  CrAffine *m = &warp->matrix;

  /* The division applies to the shift too, so the other terms take up what it takes away. */
  m->xx += dx * warp->px;
  m->xy += dx * warp->py;
  m->yx += dy * warp->px;
  m->yy += dy * warp->py;
  m->x0 += dx;
  m->y0 += dy;
}

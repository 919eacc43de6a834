/* cr-lof-height.c: the rules of height for one obstruction.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-height.h"

CrLofEdge
cr_lof_edge_read (const CrRuleset *ruleset)
{
  return (CrLofEdge){
    .one = cr_ruleset_get_figure (ruleset, CR_FIGURE_EDGE_ONE).value,
    .two = cr_ruleset_get_figure (ruleset, CR_FIGURE_EDGE_TWO).value,
    .more = cr_ruleset_get_figure (ruleset, CR_FIGURE_EDGE_MORE).value,
  };
}

/* Behind an obstruction as high as the upper man, who is not at its edge. */
static int
find_least_of_same (const CrLofOptions *options, const CrLofEdge *edge, int n, int d2)
{
  switch (options->same_height) {
  case CR_LOF_SAME_DOUBLE:
    return cr_lof_edge_times (edge, n) * d2;
  case CR_LOF_SAME_ONCE:
    return d2;
  default:
    return -1;
  }
}

CrLofReason
cr_lof_check_height (const CrLofEdge *edge, int n, int h, int d1, int d2)
{
  if (h <= 0)
    return CR_LOF_FREE;
  if (n < h)
    return CR_LOF_TOO_HIGH;
  if (n == h)
    return d1 < cr_lof_edge_times (edge, n) * d2 ? CR_LOF_DEAD_GROUND : CR_LOF_FREE;
  return d1 * (n - h) < d2 * h ? CR_LOF_DEAD_GROUND : CR_LOF_FREE;
}

/* Judges an obstruction that is as high as the upper man, U-06b. */
static CrLofReason
weigh_same_height (const CrLofOptions *options, const CrLofEdge *edge, int n, int d1, int d2)
{
  int least = cr_lof_least_d1 (options, edge, n, n, d2);

  if (least < 0)
    return CR_LOF_NOT_AT_EDGE;
  return d1 < least ? CR_LOF_DEAD_GROUND : CR_LOF_FREE;
}

/* The upper man's distance decides; its greatest is rounded up (U-06). */
static gboolean
is_dead_from_above (int n, int h, int d1, int d2)
{
  return d2 > 0 && d1 * (n - h) <= (d2 - 1) * h;
}

CrLofReason
cr_lof_weigh_height (const CrLofOptions *options,
                     const CrLofEdge *edge,
                     int n,
                     int h,
                     int d1,
                     int d2)
{
  gboolean dead;

  if (h > 0 && n == h)
    return weigh_same_height (options, edge, n, d1, d2);
  if (h <= 0 || n < h || (options->heights != CR_LOF_GENERAL && !options->upper_rounding))
    return cr_lof_check_height (edge, n, h, d1, d2);
  dead = options->heights == CR_LOF_GENERAL ? d1 < d2 : is_dead_from_above (n, h, d1, d2);
  return dead ? CR_LOF_DEAD_GROUND : CR_LOF_FREE;
}

CrLofReason
cr_lof_check_edge (const CrLofEdge *edge, int n, int d1, int d2)
{
  return d1 >= cr_lof_edge_times (edge, n) * d2 ? CR_LOF_FREE : CR_LOF_DEAD_EDGE;
}

int
cr_lof_least_d1 (const CrLofOptions *options, const CrLofEdge *edge, int n, int h, int d2)
{
  if (h <= 0)
    return 0;
  if (n < h)
    return -1;
  if (options->heights != CR_LOF_THALES)
    return d2;
  if (n == h)
    return d2 == 0 ? 0 : find_least_of_same (options, edge, n, d2);
  if (options->upper_rounding)
    return d2 == 0 ? 0 : (d2 - 1) * h / (n - h) + 1;
  return (d2 * h + n - h - 1) / (n - h);
}

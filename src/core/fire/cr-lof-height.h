/* cr-lof-height.h: the rules of height for one obstruction.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

/**
 * CrLofEdge: how many times as far from a rampart's edge as the upper man the lower one must be.
 * @one: a level under him (RMP-06)
 * @two: two levels (RMP-07)
 * @more: added for each level further (RMP-09)
 */
typedef struct {
  int one, two, more;
} CrLofEdge;

CrLofEdge cr_lof_edge_read (const CrRuleset *ruleset);

/* Returns: how many times @n levels must fit into the distance */
static inline int
cr_lof_edge_times (const CrLofEdge *edge, int n)
{
  if (n < 2)
    return n * edge->one;
  return edge->two + (n - 2) * edge->more;
}

/**
 * cr_lof_check_height:
 * @n: level difference of the two men, not negative
 * @h: height of the obstruction's top over the lower man
 * @d1: hexes between the lower man and the obstruction's far edge
 * @d2: hexes between that edge and the upper man
 *
 * The Thales rule, LOF-21…24, multiplied out so that nothing needs rounding (U-06). It says nothing
 * of an obstruction as high as the upper man, which is as his rampart's edge (U-06b).
 */
CrLofReason cr_lof_check_height (const CrLofEdge *edge, int n, int h, int d1, int d2);

/**
 * cr_lof_weigh_height:
 *
 * cr_lof_check_height() under the switches of U-04, U-06 and U-06b.
 */
CrLofReason cr_lof_weigh_height (const CrLofOptions *options,
                                 const CrLofEdge *edge,
                                 int n,
                                 int h,
                                 int d1,
                                 int d2);

/**
 * cr_lof_check_edge:
 *
 * The upper man's own rampart between him and its inner edge: the lower man must be so many times
 * as far from that edge as he, RMP-06, 07, 09.
 */
CrLofReason cr_lof_check_edge (const CrLofEdge *edge, int n, int d1, int d2);

/**
 * cr_lof_least_d1:
 *
 * Returns: the least @d1 for which cr_lof_weigh_height() is free, -1 when there is none
 */
int cr_lof_least_d1 (const CrLofOptions *options, const CrLofEdge *edge, int n, int h, int d2);

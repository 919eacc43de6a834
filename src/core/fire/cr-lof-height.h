/* cr-lof-height.h: the rules of height for one obstruction.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

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
CrLofReason cr_lof_check_height (int n, int h, int d1, int d2);

/**
 * cr_lof_weigh_height:
 *
 * cr_lof_check_height() under the switches of U-04, U-06 and U-06b.
 */
CrLofReason cr_lof_weigh_height (const CrLofOptions *options, int n, int h, int d1, int d2);

/**
 * cr_lof_check_edge:
 *
 * The upper man's own rampart between him and its inner edge: the lower man must be 2·N times as
 * far from that edge as he, RMP-06, 07, 09.
 */
CrLofReason cr_lof_check_edge (int n, int d1, int d2);

/**
 * cr_lof_least_d1:
 *
 * Returns: the least @d1 for which cr_lof_weigh_height() is free, -1 when there is none
 */
int cr_lof_least_d1 (const CrLofOptions *options, int n, int h, int d2);

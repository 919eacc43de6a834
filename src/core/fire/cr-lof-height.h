/* cr-lof-height.h: the rules of height for one obstruction.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

CrLofReason cr_lof_check_height (int n, int h, int d1, int d2);
CrLofReason cr_lof_weigh_height (const CrLofOptions *options, int n, int h, int d1, int d2);
CrLofReason cr_lof_check_edge (int n, int d1, int d2);
int cr_lof_least_d1 (const CrLofOptions *options, int n, int h, int d2);

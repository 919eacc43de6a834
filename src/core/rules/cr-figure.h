/* cr-figure.h: one figure of a ruleset and where it comes from.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/* Where a figure comes from. One that is not printed is never shown as if it were. */
typedef enum { CR_PRINTED, CR_INFERRED, CR_HOUSE } CrProvenance;

/**
 * CrFigure:
 * @value: in the unit of its row: movement points, levels, a #CrCover, −1…+1 for combat
 * @provenance: see above
 * @source: (nullable): rule id or seed section; borrowed from the ruleset
 */
typedef struct {
  int value;
  CrProvenance provenance;
  const char *source;
} CrFigure;

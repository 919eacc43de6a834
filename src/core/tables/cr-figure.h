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

/* "printed", "inferred", "house": stable keys, NULL after the last. */
extern const char *const cr_provenance_names[];
const char *cr_provenance_get_name (CrProvenance provenance);

/**
 * cr_figure_read:
 * @figure: (out): where it is from; the value is the caller's
 *
 * Returns: FALSE with an error when the figure lacks its value or does not say where it is from
 */
gboolean cr_figure_read (const CrNode *node, CrFigure *figure, GError **error);

/* cr-plain.h: new maps. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-numbering.h"

/**
 * CrPlainStyle: what new maps have in common.
 * @ruleset: (nullable): the id of the ruleset they are for; NULL: the usual one
 * @numbering: of their hexes
 */
typedef struct {
  const char *ruleset;
  CrNumbering numbering;
} CrPlainStyle;

CrPlainStyle cr_plain_style_get_default (void);
CrMap *cr_map_new_plain (const CrGrid *grid, const char *id, const char *title);
CrMap *cr_map_new_plain_as (const CrGrid *grid,
                            const char *id,
                            const char *title,
                            const CrPlainStyle *style);
char *cr_map_make_id (const char *title);

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

/* Returns: the ruleset "siege", and hexes numbered 0101 */
CrPlainStyle cr_plain_style_get_default (void);

/* As cr_map_new_plain_as(), in the default style. */
CrMap *cr_map_new_plain (const CrGrid *grid, const char *id, const char *title);

/**
 * cr_map_new_plain_as:
 * @id: see cr_map_make_id()
 * @title: (nullable): as people call it
 *
 * Returns: (transfer full): open ground at level 0 on one floor
 */
CrMap *cr_map_new_plain_as (const CrGrid *grid,
                            const char *id,
                            const char *title,
                            const CrPlainStyle *style);

/**
 * cr_map_make_id:
 * @title: a title or the name of a file
 *
 * Returns: (transfer full): an id made of it: "Border Castle" → "border-castle"
 */
char *cr_map_make_id (const char *title);

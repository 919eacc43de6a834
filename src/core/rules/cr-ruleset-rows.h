/* cr-ruleset-rows.h: a ruleset while its rows are read. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-ruleset-private.h"
#include "cr-ruleset.h"

struct _CrRuleset {
  CrNode *root;   /* with what it extends; every name and source below points into it */
  char **choices; /* (nullable): see cr_ruleset_get_choices() */
  GArray *movers, *terrains, *structures, *links, *weapons, *weathers, *works, *modules, *sequences;
  GPtrArray *tables, *options;
  GHashTable *terrain_by_code, *structure_by_code; /* code → index + 1 */
  GHashTable *option_by_id;                        /* id → its row */
  CrSideRule sides[CR_N_SIDE_KINDS];
  CrFigure figures[CR_N_RULE_FIGURES];
};

/* Each reads one figure of a row. Returns: FALSE with an error where it is wrong. A number that the
 * row does not give is 0, inferred; points may be %CR_IMPASSABLE. */
gboolean cr_ruleset_read_points (const CrNode *node, int least, CrFigure *figure, GError **error);
gboolean cr_ruleset_read_number (const CrNode *row,
                                 const char *name,
                                 CrFigure *figure,
                                 GError **error);
gboolean cr_ruleset_read_cover (const CrNode *row, CrFigure *figure, GError **error);
gboolean cr_ruleset_read_flag (const CrNode *row, const char *name, gboolean *flag, GError **error);

/* The moves of a row for one crossing; of terrains there is only the plain one. */
gboolean cr_ruleset_read_moves (const CrRuleset *ruleset,
                                const CrNode *row,
                                CrCrossing crossing,
                                CrFigure *cost,
                                GError **error);

/* One row each, into the ruleset. */
gboolean cr_ruleset_read_mover (CrRuleset *ruleset, const CrNode *row, GError **error);
gboolean cr_ruleset_read_side (CrRuleset *ruleset, const CrNode *row, GError **error);

/* What is not said: down as up, and nothing more for what is climbed over. */
gboolean cr_ruleset_read_link (CrRuleset *ruleset, const CrNode *row, GError **error);

gboolean cr_ruleset_has_every_side (const CrRuleset *ruleset, GError **error);

/* All rows, in an order in which each finds what it names. */
gboolean cr_ruleset_read (CrRuleset *ruleset, GError **error);

/* cr-lof-options.h: the switches that touch a line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"
#include "cr-muster.h"
#include "cr-ruleset.h"

/**
 * CrLofHeights: how what stands between two men blocks by its height (U-04).
 * @CR_LOF_THALES: by similar triangles, LOF-22…24
 * @CR_LOF_GENERAL: the lower man at least as far from it as the upper one, LOF-21
 * @CR_LOF_CLASSIC: by the order of the first box, LOF-13…17, ELV-09
 */
typedef enum { CR_LOF_THALES, CR_LOF_GENERAL, CR_LOF_CLASSIC } CrLofHeights;

/**
 * CrLofSameHeight: what an obstruction as high as the upper man does to him (U-06b).
 * @CR_LOF_SAME_DOUBLE: what the edge of his own rampart does, RMP-06, 07, 09
 * @CR_LOF_SAME_BLOCKED: it stops him unless he is at its edge, for there Thales has no answer
 * @CR_LOF_SAME_ONCE: the lower man must be as far from it as he, LOF-21
 */
typedef enum { CR_LOF_SAME_DOUBLE, CR_LOF_SAME_BLOCKED, CR_LOF_SAME_ONCE } CrLofSameHeight;

/**
 * CrLofOverMen: from higher up over men on the line (U-07).
 * @CR_LOF_OVER_HEIGHT: over whoever is lower than the upper man
 * @CR_LOF_OVER_LETTER: only over those in the moat (LOF-20) and from battlements and slits within
 *   their ranges (LOF-13), and back
 */
typedef enum { CR_LOF_OVER_HEIGHT, CR_LOF_OVER_LETTER } CrLofOverMen;

/**
 * CrLofOptions: the switches that touch a line; cr_lof_options_init() takes the ruleset's defaults.
 * @either: U-34, a line between two ways is blocked when one of them is
 * @from_side: only this side of the shooter's hex as origin, or -1 for the best
 * @heights: U-04
 * @same_height: U-06b
 * @any_ends: U-17, a line may start and end at any side of a hex that faces the other man
 * @upper_rounding: U-06, dead ground is decided by the upper man's distance, rounded up
 * @near_edge: U-08, a hex obstructs at its side towards the upper man
 * @skip_occupied: U-07, hexes of other men are left out of the distances to an obstruction
 * @over_men: U-07; in the first box the order of ranks says it
 * @stunned_pass: U-15, the stunned do not block lines
 * @spare_friends: nobody shoots down at a target with a friend beside it, LOF-14
 * @rear_levels: through the open rear of a siege tower one sees as far in as elevations let, S3 1.3
 * @muster: (nullable): who else stands on the castle, and the weather; borrowed
 * @weapon: (nullable): what is shot; borrowed
 * @from_post: (nullable): on what the shooter stands, whatever the muster says; borrowed
 * @to_post: (nullable): likewise the target
 */
typedef struct {
  gboolean either;
  CrDirection from_side;
  CrLofHeights heights;
  CrLofSameHeight same_height;
  CrLofOverMen over_men;
  gboolean any_ends, upper_rounding, near_edge, skip_occupied, stunned_pass, spare_friends,
      rear_levels;
  const CrMuster *muster;
  const CrWeapon *weapon;
  const CrPost *from_post, *to_post;
} CrLofOptions;

#define CR_LOF_N_SWITCHES 11

/**
 * cr_lof_options_init:
 *
 * Takes the switches of part U from the ruleset.
 */
void cr_lof_options_init (CrLofOptions *options, const CrRuleset *ruleset);

/**
 * cr_lof_options_set:
 * @name: of a switch, as in rulesets: "heights"
 * @value: one of its choices: "classic"
 *
 * Returns: FALSE with an error that lists what would do
 */
gboolean cr_lof_options_set (CrLofOptions *options,
                             const char *name,
                             const char *value,
                             GError **error);

/**
 * cr_lof_options_get:
 *
 * Returns: (nullable): the choice that holds, NULL for a name that is no switch of lines
 */
const char *cr_lof_options_get (const CrLofOptions *options, const char *name);

/* Whether heights are counted as by default, so that what was worked out beforehand holds. */
gboolean cr_lof_options_are_quick (const CrLofOptions *options);

/* Names of the switches, for forms and lists: "heights", "along", …, NULL beyond the last. */
const char *cr_lof_switch_get_name (guint index);

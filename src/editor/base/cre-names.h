/* cre-names.h: names of kinds for people. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

/**
 * cre_name_terrain:
 *
 * Returns: (transfer full): "scrub" in the user's language; the code where no row has it
 */
char *cre_name_terrain (const CrRuleset *ruleset, const char *code);

char *cre_name_structure (const CrRuleset *ruleset, const char *code);

/* Returns: (transfer full): "front to NE" or "no front". @front: a #CrDirection, or −1 */
char *cre_format_front (int front, CrOrientation orientation);

/* Each returns (transfer full) the name of a thing in the user's language. */
char *cre_name_side (const CrRuleset *ruleset, CrSideKind kind);
char *cre_name_link (const CrRuleset *ruleset, const char *kind);
/* Returns: (transfer full): the name of a kind of gear, given as orders name it: "large-tower" */
char *cre_name_piece (const CrRuleset *ruleset, const char *kind);
char *cre_name_mover (const CrRuleset *ruleset, int mover);

/**
 * cre_capitalize:
 *
 * Returns: (transfer full): for the beginning of a sentence
 */
char *cre_capitalize (const char *text);

/**
 * cre_format_level:
 *
 * Returns: (transfer full): "+1", "0", "−1" with a true minus
 */
char *cre_format_level (int level);

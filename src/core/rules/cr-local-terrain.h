/* cr-local-terrain.h: what one game makes of a kind of terrain, as a choice of its rules.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

/* Among the choices of a game stands "terrain.scrub=foot 3, mounted impassable, cover medium,
 * combat -1, height 1": movement points by the ids of the movers, and what of the other three
 * is otherwise than the ruleset has it. What is not said stays. */

/* What is said of a terrain besides the points of its movers. */
#define CR_LOCAL_COVER "cover"
#define CR_LOCAL_COMBAT "combat"
#define CR_LOCAL_HEIGHT "height"

/* (nullable): "scrub" of "terrain.scrub" or of the whole choice; NULL for a choice of something
 * else; (transfer none): the rest of @choice, which may go on */
const char *cr_local_terrain_get_code (const char *choice);

/* (transfer full): "terrain.scrub" */
char *cr_local_terrain_make_id (const char *code);

/**
 * cr_local_terrain_new:
 * @id: "terrain.scrub"
 * @text: what stands behind the sign of equality
 *
 * Returns: (transfer full) (nullable): an element terrain for a ruleset that extends @base; NULL
 *   with an error that says what would do
 */
CrNode *cr_local_terrain_new (const CrRuleset *base,
                              const char *id,
                              const char *text,
                              GError **error);

/* Whether it says nothing that @base does not say of itself. */
gboolean cr_local_terrain_is_default (const CrRuleset *base, const char *id, const char *text);

/* (transfer full) (nullable): what @text says of @key, a mover or one of the three; NULL for
 * nothing */
char *cr_local_terrain_get (const char *text, const char *key);

/**
 * cr_local_terrain_set:
 * @value: (nullable): NULL leaves it to the ruleset
 *
 * Returns: (transfer full): the text that says so
 */
char *cr_local_terrain_set (const char *text, const char *key, const char *value);

/* cr-castle.h: a map with all that is read from it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fire.h"
#include "cr-levels.h"
#include "cr-move.h"

/**
 * CrCastle:
 *
 * Owns a map, holds the ruleset that it is read by, and keeps what is worked out from both: the
 * scene always; the fire index, the levels and the ways from the first time that somebody asks for
 * them. An edit changes the castle by cr_castle_swap() and in no other way; it carries all of them
 * along, so that each says of the map as it is now what it would say if it were made anew. One
 * thread at a time may have a castle.
 */
typedef struct _CrCastle CrCastle;

/* @map: (transfer full) */
CrCastle *cr_castle_new (CrMap *map, const CrRuleset *ruleset);

/* Of the same map, read by the same ruleset; the scene is copied, which is far quicker than to read
 * the map, and the rest is left to be asked for. */
CrCastle *cr_castle_copy (const CrCastle *castle);
void cr_castle_free (CrCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrCastle, cr_castle_free)

/**
 * cr_castle_swap:
 * @edit: built against the castle's map; afterwards it holds what undoes it
 * @places: (nullable) (element-type CrPlace): gets the places whose values or sides were exchanged,
 *   each once; none when the floors or the grid changed, which concerns all of them
 */
void cr_castle_swap (CrCastle *castle, CrEdit *edit, GArray *places);

/* What lies outside of a map that was cut does not come back any more, unless that is undone. No
 * rule sees it. */
void cr_castle_forget_outside (CrCastle *castle);

const CrMap *cr_castle_get_map (const CrCastle *castle);
const CrRuleset *cr_castle_get_ruleset (const CrCastle *castle);
const CrScene *cr_castle_get_scene (const CrCastle *castle);

/* What they give is the castle's own and good until the next swap. The fire index reads the map
 * when it is asked the first question; see cr_fire_grow(). */
CrFire *cr_castle_get_fire (CrCastle *castle);
const CrLevels *cr_castle_get_levels (CrCastle *castle);
const CrWays *cr_castle_get_ways (CrCastle *castle);

/* The levels bit by bit, for those who must not wait: whether they are complete. */
gboolean cr_castle_grow_levels (CrCastle *castle, int n_hexes);
gboolean cr_castle_has_levels (const CrCastle *castle);

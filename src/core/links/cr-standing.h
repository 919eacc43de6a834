/* cr-standing.h: gear that stands there at the start. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrStanding:
 * @id: (nullable): borrowed from the node, as @kind
 * @kind: what orders call such a piece: "large-tower", "ladder", "stakes"
 * @at: its front hex; of a ladder that lies, the first of its two
 * @facing: where its front looks; of a ladder, to its second hex
 *
 * What <piece id="belfry" kind="large-tower" at="7,6:N"/> says.
 */
typedef struct {
  const char *id, *kind;
  CrPlace at;
  CrDirection facing;
} CrStanding;

/**
 * cr_standing_read:
 * @node: an element piece
 * @standing_out: (out): untouched on error
 */
gboolean cr_standing_read (const CrMap *map,
                           const CrNode *node,
                           CrStanding *standing_out,
                           GError **error);

/* Writes down where it stands and looks; all else that the element says stays. */
void cr_standing_put (CrNode *node, const CrMap *map, CrPlace at, CrDirection facing);

/* (transfer full): the element that says so; @id is left out where it is NULL. */
CrNode *cr_standing_make_node (const CrMap *map, const CrStanding *standing);

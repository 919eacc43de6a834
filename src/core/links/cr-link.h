/* cr-link.h: spirals, ladders, trapdoors, ramps, ropes, trees.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrLink:
 * @kind: "spiral", "ladder", "trapdoor", "ramp", "rope", "tree"; borrowed from the node
 * @id: (nullable): borrowed from the node
 *
 * What <spiral id="sp1" from="g/9,8" to="passage/9,8"/> says: two places, the same hex on two
 * floors or hexes side by side. Walked both ways.
 */
typedef struct {
  const char *kind, *id;
  CrPlace from, to;
} CrLink;

/* Whether an element of that name is a link of two places. */
gboolean cr_link_is_kind (const char *kind);

gboolean cr_link_read (const CrMap *map, const CrNode *node, CrLink *link_out, GError **error);

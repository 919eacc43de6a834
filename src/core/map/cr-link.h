/* cr-link.h: spirals, ladders, trapdoors, ramps; mechanisms. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrLink:
 * @kind: "spiral", "ladder", "trapdoor", "ramp", "rope"; borrowed from the node
 * @id: (nullable): borrowed from the node
 *
 * What <spiral id="sp1" from="g/9,8" to="passage/9,8"/> says: two places, the same hex on two
 * floors or hexes side by side. Walked both ways.
 */
typedef struct {
  const char *kind, *id;
  CrPlace from, to;
} CrLink;

gboolean cr_link_is_kind (const char *kind);
gboolean cr_link_read (const CrMap *map, const CrNode *node, CrLink *link_out, GError **error);

/**
 * CrMechanism:
 * @id: (nullable): borrowed from the node, as @kind and @state
 * @kind: "drawbridge", "portcullis", "stairway", "sluice"
 * @state: "lowered", "raised", "open", "shut"
 * @control: where it is worked from; floor -1 when the map does not say
 * @places: (element-type CrPlace) (owned): hexes that its effects name
 * @barred: (element-type CrPlace) (owned): those of them that nobody enters while it stands as it
 *   does
 * @n_others: how many sides and other things its effects name
 *
 * What <mechanism id="" kind="drawbridge" control="8,9" state="lowered"><effect hexes="8,11"
 * sides="8,10:S"/></mechanism> says. While it stands raised nobody enters its hexes (DRW-01,
 * TMP-05); its sides carry their own state.
 */
typedef struct {
  const char *id, *kind, *state;
  CrPlace control;
  GArray *places, *barred;
  guint n_others;
} CrMechanism;

gboolean cr_mechanism_read (const CrMap *map,
                            const CrNode *node,
                            CrMechanism *mechanism_out,
                            GError **error);
void cr_mechanism_clear (CrMechanism *mechanism);
gboolean cr_mechanism_is_raised (const CrMechanism *mechanism);

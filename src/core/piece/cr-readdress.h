/* cr-readdress.h: where the things a map names lie after it was turned, moved or cut.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-motion.h"

/**
 * CrReaddress:
 * @map: whose nodes are read
 * @grid: of the map they are written for
 * @motion: from the hexes of the one to those of the other
 * @floors: (element-type int): by floor of @map, its index afterwards; -1 when it is not there
 * @floor_ids: (element-type utf8): ids of the floors afterwards
 * @verbatim: sets keep the form in which they were written, and addresses that cannot be read stay
 *   as they are; else runs are found anew, and such addresses taken for outside
 * @keep: (nullable): whether a place, as it is afterwards, is there; @end: it is only where a
 *   stairway leads to. Called for places of @grid only
 * @dup_id: (nullable): the new id of a link that is named; NULL when it is gone
 * @data: for both
 */
typedef struct {
  const CrMap *map;
  const CrGrid *grid;
  CrMotion motion;
  const GArray *floors;
  const GPtrArray *floor_ids;
  gboolean verbatim;
  gboolean (*keep) (CrPlace place, gboolean end, gpointer data);
  char *(*dup_id) (const char *id, gpointer data);
  gpointer data;
} CrReaddress;

/**
 * cr_readdress_node:
 * @lost_out: (out) (optional): whether anything it names fell outside; a node that is lost whole
 *   has lost something
 *
 * Sets shrink to what is left of them; a link goes with either of its ends, a stairway with any of
 * its hexes, a mechanism with the hex it is worked from or with all it does.
 *
 * Returns: (transfer full) (nullable): the same thing with all addresses as they are afterwards;
 *   NULL when nothing of it is there
 */
CrNode *cr_readdress_node (const CrReaddress *how, const CrNode *node, gboolean *lost_out);

/**
 * cr_readdress_place:
 *
 * Returns: whether that place is there afterwards
 */
gboolean cr_readdress_place (const CrReaddress *how, CrPlace from, CrPlace *to_out);

/**
 * cr_readdress_sections:
 * @sections: (out): an array for each section, with a node for each of the map's, in its order;
 *   NULL where nothing of it is left
 *
 * All sparse things of a map. What stands on a link that is lost goes with it.
 */
void cr_readdress_sections (const CrReaddress *how, GPtrArray *sections[CR_N_SECTIONS]);

/**
 * cr_readdress_is_placed:
 *
 * Returns: whether anything in the node says where it is
 */
gboolean cr_readdress_is_placed (const CrNode *node);

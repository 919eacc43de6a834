/* cr-passage.h: secret passages between two spiral stairs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrPassage:
 * @id: (nullable): borrowed from the node
 * @stairs: ids of the spiral stairs at its two ends; borrowed from the node
 * @floods: whether water can be let in (TMP-08)
 * @floor: where it lies
 * @ends: the hexes of its stairs on that floor
 * @doors: where those stairs come out
 *
 * What <passage id="secret" from="sp1" to="sp2" floods="yes"/> says: a way below ground, or within
 * the walls, that only its owner knows of (TMP-07).
 */
typedef struct {
  const char *id, *stairs[2];
  gboolean floods;
  int floor;
  CrPlace ends[2], doors[2];
} CrPassage;

gboolean cr_passage_read (const CrMap *map,
                          const CrNode *node,
                          CrPassage *passage_out,
                          GError **error);
void cr_passage_gather (const CrMap *map, CrPlace start, int *numbers, int number, GArray *places);
gboolean cr_passage_get_hexes (const CrPassage *passage, const CrMap *map, GArray *places);
gboolean cr_passage_is_walled (const CrMap *map, CrPlace place, CrDirection direction);
gboolean cr_passage_is_end (const CrPassage *passage, CrPlace place);
gboolean cr_passage_is_secret (const CrPassage *passage, const CrMap *map);

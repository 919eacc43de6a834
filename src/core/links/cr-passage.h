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

/**
 * cr_passage_read:
 * @node: an element passage
 * @passage_out: (out): untouched on error
 */
gboolean cr_passage_read (const CrMap *map,
                          const CrNode *node,
                          CrPassage *passage_out,
                          GError **error);

/**
 * cr_passage_gather:
 * @numbers: by cell of its floor, 0: not known yet; all that hang together with @start, which the
 * map has, get @number
 * @places: (element-type CrPlace): appended to, @start first
 */
void cr_passage_gather (const CrMap *map, CrPlace start, int *numbers, int number, GArray *places);

/**
 * cr_passage_get_hexes:
 * @places: (element-type CrPlace): appended to: the hexes of its floor that hang together with its
 *   first end, that end first
 *
 * Returns: whether the other end is among them
 */
gboolean cr_passage_get_hexes (const CrPassage *passage, const CrMap *map, GArray *places);

/* Water and men go round a wall that nothing opens. */
gboolean cr_passage_is_walled (const CrMap *map, CrPlace place, CrDirection direction);

/* Whether it is one of its two staircase hexes, which stay dry (TMP-08). */
gboolean cr_passage_is_end (const CrPassage *passage, CrPlace place);

/* Whether only its owner knows of it. */
gboolean cr_passage_is_secret (const CrPassage *passage, const CrMap *map);

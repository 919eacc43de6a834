/* cr-mine.h: mines, hexes dug beneath walls. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-scene.h"

/* Id of the floor on which mines lie; it comes with the first of them. */
#define CR_MINE_FLOOR "mine"

/**
 * CrMineWhy: whether a hex can be mined (MIN-01, MIN-04).
 */
typedef enum {
  CR_MINE_FREE,
  CR_MINE_NO_WALL,  /* only walls, towers and the keep of the main surface are undermined */
  CR_MINE_NO_MOUTH, /* before it is neither dry ground nor another hex of a mine */
  CR_MINE_TAKEN,    /* there is a hex beneath already */
  CR_MINE_NO_FLOOR, /* the map has as many floors as it may */
} CrMineWhy;

/**
 * cr_mine_check:
 * @wall: what stands above it
 * @mouth: from there to the hex by which one gets in: on the ground before the wall, or beneath it
 *   where that is mined, too
 */
CrMineWhy cr_mine_check (const CrScene *scene, CrPlace wall, CrDirection mouth);

/* -1, or where its mouth would be: before a battlement, as besiegers dig, or elsewhere. */
int cr_mine_find_mouth (const CrScene *scene, CrPlace wall);

/* What is said of it, translated, with %s for the wall; never of %CR_MINE_FREE. */
const char *cr_mine_why_text (CrMineWhy why);

/* Digs it: a hex of @work's terrain, so deep as @work says, and the way in.
 * @map: not changed, but it learns the code */
void cr_mine_dig (CrEdit *edit,
                  const CrMap *map,
                  const CrWork *work,
                  CrPlace wall,
                  CrDirection mouth);

/* Fills in such a hex, with the ways from there. */
void cr_mine_fill (CrEdit *edit, const CrMap *map, CrPlace below);

/* Whether another hex of the mine is reached through that one. */
gboolean cr_mine_leads_on (const CrMap *map, CrPlace wall);

/* The hex beneath; of floor -1 where none is mined. */
CrPlace cr_mine_find (const CrMap *map, CrPlace wall);

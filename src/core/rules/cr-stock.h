/* cr-stock.h: gear that stands there at the start, as a ruleset reads it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-scene.h"
#include "cr-standing.h"

/**
 * CrStockPiece:
 * @index: of its element in the section; G_MAXUINT for one that is not in the map yet
 * @standing: borrowed from the map
 * @work: its row of the ruleset
 */
typedef struct {
  guint index;
  CrStanding standing;
  const CrWork *work;
} CrStockPiece;

/* Returns: (transfer full) (element-type CrStockPiece): in the order of the map; what cannot be
 * read, or is of a kind that the ruleset lacks, is left out */
GArray *cr_stock_new (const CrScene *scene);

/* Its tower, when it is rolled: bridge up, against the wall ahead. */
CrTower cr_stock_get_tower (const CrStockPiece *piece, const CrScene *scene);

/* Appends the hexes that it stands on, or lies over, its front first; some may be off the map. */
void cr_stock_list_hexes (const CrStockPiece *piece, GArray *places);

/**
 * cr_stock_find:
 * @stock: (element-type CrStockPiece)
 *
 * Returns: which of them has that hex, the last one first; -1 for none
 */
int cr_stock_find (const GArray *stock, CrPlace place);

/**
 * cr_stock_find_painted:
 * @code: of a terrain
 *
 * Returns: (nullable): the gear that older maps painted as ground of that code
 */
const CrWork *cr_stock_find_painted (const CrRuleset *ruleset, const char *code);

/**
 * cr_stock_takes:
 * @place: of the map
 *
 * Returns: whether such a thing can be set down in the hex: not on stairs, in doorways or water,
 *   nor where nobody walks
 */
gboolean cr_stock_takes (const CrScene *scene, CrPlace place);

/**
 * cr_stock_check:
 * @scene: of the map without any gear
 * @stock: (element-type CrStockPiece): what stands there already; @piece among them does not count
 *
 * Returns: FALSE with the reason when a game would not begin with it there (TWO-04, TWR-07, MOV-04)
 */
gboolean cr_stock_check (const CrScene *scene,
                         const GArray *stock,
                         const CrStockPiece *piece,
                         GError **error);

/* Sets down what makes its hex another terrain, or digs what lies beneath it; else nothing.
 * @map: not changed, but it learns the code */
void cr_stock_set_down (CrEdit *edit, const CrMap *map, const CrStockPiece *piece);

/* Whether what is rolled is there by a rule that is played; what is set down is ground all the
 * same.
 */
gboolean cr_stock_is_played (const CrRuleset *ruleset, const CrWork *work);

/* cr-shot-table.h: the shots between two hexes from all their floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fire.h"

/**
 * CrShotTable: rows are the places of the shooter's hex on all floors that have it, columns those
 * of the target's; the highest level first, of equal ones the floor that comes first.
 */
typedef struct _CrShotTable CrShotTable;

/**
 * cr_shot_table_new:
 *
 * Returns: (transfer full): with a row and a column for all that a man may stand on there: the
 *   ground of each floor, a hoarding, a tree, each part of a siege tower, the ladder that somebody
 *   climbs
 */
CrShotTable *cr_shot_table_new (CrFire *fire, CrHex from, CrHex to, const CrLofOptions *options);

void cr_shot_table_free (CrShotTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrShotTable, cr_shot_table_free)

guint cr_shot_table_n_rows (const CrShotTable *table);
guint cr_shot_table_n_columns (const CrShotTable *table);
CrPlace cr_shot_table_get_row (const CrShotTable *table, guint row);
CrPlace cr_shot_table_get_column (const CrShotTable *table, guint column);
const CrPost *cr_shot_table_get_row_post (const CrShotTable *table, guint row);
const CrPost *cr_shot_table_get_column_post (const CrShotTable *table, guint column);
const CrLof *cr_shot_table_get (const CrShotTable *table, guint row, guint column);

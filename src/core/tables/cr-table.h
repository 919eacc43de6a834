/* cr-table.h: a table of the rules: rows of a die, columns, results.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-figure.h"

/* What befalls a man, the worse the later. */
typedef enum { CR_HARM_NONE, CR_HARM_STUNNED, CR_HARM_WOUNDED, CR_HARM_KILLED } CrHarm;

/**
 * CrTableResult: what a code of a table means.
 * @code: "D", or "-" for nothing
 * @harm: a #CrHarm
 * @on_attacker: it befalls the attacker; else whoever is attacked, shot or tested
 * @unhorsed: his horse is killed too
 * @success: the test succeeds
 * @retreat: hexes that he falls back
 * @slowed: by defensive fire he loses so many movement points in place of the retreat
 * @halved: by defensive fire he keeps half of the points he has left, rounded down
 * @figure: where this meaning comes from; its value is nothing
 * @node: the whole row, with its names; borrowed
 */
typedef struct {
  const char *code;
  CrHarm harm;
  gboolean on_attacker, unhorsed, success, halved;
  int retreat, slowed;
  CrFigure figure;
  const CrNode *node;
} CrTableResult;

/**
 * CrTableColumn:
 * @id: "3:1", "heavy"
 * @attack: of odds, 3
 * @defence: of odds, 1; 0 of a column that is none
 * @node: the whole row, with its names; borrowed
 */
typedef struct {
  const char *id;
  int attack, defence;
  const CrNode *node;
} CrTableColumn;

/* The numbers of a die that one row is for. */
typedef struct {
  int from, to;
} CrTableRow;

typedef struct {
  const CrTableResult *result;
  CrProvenance provenance;
  const char *source; /* (nullable) */
} CrTableCell;

typedef struct _CrTable CrTable;

/**
 * cr_table_new:
 * @node: an element table
 *
 * Rows come without a gap, cells in the order of the columns, odds from the worst to the best.
 *
 * Returns: (transfer full) (nullable): NULL with an error that says where and what was expected
 */
CrTable *cr_table_new (const CrNode *node, GError **error);

void cr_table_free (CrTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrTable, cr_table_free)

const char *cr_table_get_id (const CrTable *table);

/* The whole of it, with its names. */
const CrNode *cr_table_get_node (const CrTable *table);

guint cr_table_n_columns (const CrTable *table);
const CrTableColumn *cr_table_get_column (const CrTable *table, guint index);
guint cr_table_n_rows (const CrTable *table);
const CrTableRow *cr_table_get_row (const CrTable *table, guint index);
guint cr_table_n_results (const CrTable *table);
const CrTableResult *cr_table_get_result (const CrTable *table, guint index);
const CrTableCell *cr_table_get_cell (const CrTable *table, guint column, guint row);

/* -1: there is none of that id. */
int cr_table_find_column (const CrTable *table, const char *id);

/**
 * cr_table_find_odds:
 *
 * CBT-02: the best column that the attacker has in full.
 *
 * Returns: -1 when he has not even the first, or the columns are no odds
 */
int cr_table_find_odds (const CrTable *table, int attack, int defence);

/**
 * cr_table_look:
 * @column: index
 * @number: the die with all that is added to it; beyond the ends of the table the end holds
 */
const CrTableCell *cr_table_look (const CrTable *table, guint column, int number);

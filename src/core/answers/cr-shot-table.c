/* cr-shot-table.c: the shots between two hexes from all their floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-shot-table.h"

#include "cr-fire-lines.h"
#include "cr-stands.h"

/**
 * CrShotTable:
 * @rows: (element-type CrStand)
 * @columns: (element-type CrStand)
 * @shots: (element-type CrLof): row by row
 */
struct _CrShotTable {
  GArray *rows, *columns, *shots;
};

static void
judge_all (CrShotTable *table, const CrScene *scene, const CrLofOptions *options)
{
  CrLofOptions both = *options;

  for (guint row = 0; row < table->rows->len; row++)
    for (guint column = 0; column < table->columns->len; column++) {
      CrLof lof;

      both.from_post = cr_shot_table_get_row_post (table, row);
      both.to_post = cr_shot_table_get_column_post (table, column);
      lof = cr_lof_judge (scene, cr_shot_table_get_row (table, row),
                          cr_shot_table_get_column (table, column), &both, NULL);
      g_array_append_val (table->shots, lof);
    }
}

CrShotTable *
cr_shot_table_new (CrFire *fire, CrHex from, CrHex to, const CrLofOptions *options)
{
  CrShotTable *table = g_new0 (CrShotTable, 1);

  table->rows = cr_stands_find (fire->scene, from, options, CR_STANDS_BUILT);
  table->columns = cr_stands_find (fire->scene, to, options, CR_STANDS_BUILT);
  table->shots = g_array_new (FALSE, FALSE, sizeof (CrLof));
  judge_all (table, fire->scene, options);
  return table;
}

void
cr_shot_table_free (CrShotTable *table)
{
  if (table == NULL)
    return;
  g_array_unref (table->rows);
  g_array_unref (table->columns);
  g_array_unref (table->shots);
  g_free (table);
}

guint
cr_shot_table_n_rows (const CrShotTable *table)
{
  return table->rows->len;
}

guint
cr_shot_table_n_columns (const CrShotTable *table)
{
  return table->columns->len;
}

CrPlace
cr_shot_table_get_row (const CrShotTable *table, guint row)
{
  return g_array_index (table->rows, CrStand, row).place;
}

CrPlace
cr_shot_table_get_column (const CrShotTable *table, guint column)
{
  return g_array_index (table->columns, CrStand, column).place;
}

const CrPost *
cr_shot_table_get_row_post (const CrShotTable *table, guint row)
{
  return &g_array_index (table->rows, CrStand, row).stand.post;
}

const CrPost *
cr_shot_table_get_column_post (const CrShotTable *table, guint column)
{
  return &g_array_index (table->columns, CrStand, column).stand.post;
}

const CrLof *
cr_shot_table_get (const CrShotTable *table, guint row, guint column)
{
  return &g_array_index (table->shots, CrLof, row * table->columns->len + column);
}

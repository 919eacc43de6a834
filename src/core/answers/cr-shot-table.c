/* cr-shot-table.c: the shots between two hexes from all their floors. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-shot-table.h"

#include "cr-fire-private.h"

/**
 * CrShotTable:
 * @rows: (element-type CrPlace)
 * @columns: (element-type CrPlace)
 * @shots: (element-type CrLof): row by row
 */
struct _CrShotTable {
  GArray *rows, *columns, *shots;
};

/* Before the first that is lower. */
static void
insert_place (const CrScene *scene, GArray *places, CrPlace place)
{
  int level = cr_scene_get_level (scene, place);
  guint i = 0;

  while (i < places->len && cr_scene_get_level (scene, g_array_index (places, CrPlace, i)) >= level)
    i++;
  g_array_insert_val (places, i, place);
}

static GArray *
find_places (const CrScene *scene, CrHex hex)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int floor = 0; floor < cr_map_n_floors (cr_scene_get_map (scene)); floor++) {
    CrPlace place = { floor, hex };

    if (cr_scene_has_place (scene, place))
      insert_place (scene, places, place);
  }
  return places;
}

CrShotTable *
cr_shot_table_new (CrFire *fire, CrHex from, CrHex to, const CrLofOptions *options)
{
  CrShotTable *table = g_new0 (CrShotTable, 1);

  table->rows = find_places (fire->scene, from);
  table->columns = find_places (fire->scene, to);
  table->shots = g_array_new (FALSE, FALSE, sizeof (CrLof));
  for (guint row = 0; row < table->rows->len; row++)
    for (guint column = 0; column < table->columns->len; column++) {
      CrLof lof = cr_lof_judge (fire->scene, cr_shot_table_get_row (table, row),
                                cr_shot_table_get_column (table, column), options, NULL);

      g_array_append_val (table->shots, lof);
    }
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
  return g_array_index (table->rows, CrPlace, row);
}

CrPlace
cr_shot_table_get_column (const CrShotTable *table, guint column)
{
  return g_array_index (table->columns, CrPlace, column);
}

const CrLof *
cr_shot_table_get (const CrShotTable *table, guint row, guint column)
{
  return &g_array_index (table->shots, CrLof, row * table->columns->len + column);
}

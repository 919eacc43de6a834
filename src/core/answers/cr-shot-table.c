/* cr-shot-table.c: the shots between two hexes from all their floors. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-shot-table.h"

#include "cr-fire-private.h"

/**
 * Stand: where a man of one of the hexes may be.
 */
typedef struct {
  CrPlace place;
  CrPost post;
  int level;
} Stand;

/**
 * CrShotTable:
 * @rows: (element-type Stand)
 * @columns: (element-type Stand)
 * @shots: (element-type CrLof): row by row
 */
struct _CrShotTable {
  GArray *rows, *columns, *shots;
};

/* What stands are looked for with. */
typedef struct {
  const CrScene *scene;
  const CrLofOptions *options;
  CrHex other;
  GArray *stands;
} Search;

/* Before the first that is lower. */
static void
insert_stand (GArray *stands, Stand stand)
{
  guint i = 0;

  while (i < stands->len && g_array_index (stands, Stand, i).level >= stand.level)
    i++;
  g_array_insert_val (stands, i, stand);
}

/* Somewhere to shoot at, to hear where he stands who would. */
static CrPlace
find_other (const Search *search, CrPlace place)
{
  for (int floor = 0; floor < cr_map_n_floors (cr_scene_get_map (search->scene)); floor++) {
    CrPlace other = { floor, search->other };

    if (cr_scene_has_place (search->scene, other) &&
        (other.floor != place.floor || !cr_hex_equal (other.hex, place.hex)))
      return other;
  }
  return place;
}

/* Unless he cannot stand there. */
static void
try_stand (Search *search, CrPlace place, CrPost post)
{
  CrLofOptions options = *search->options;
  CrLof lof;

  options.from_post = &post;
  options.to_post = NULL;
  lof = cr_lof_judge (search->scene, place, find_other (search, place), &options, NULL);
  if (lof.reason != CR_LOF_NO_POST)
    insert_stand (search->stands, (Stand){ place, post, lof.from_stand.level });
}

/* Every part of a siege tower that stands there. Returns: whether one does */
static gboolean
try_towers (Search *search, CrPlace place)
{
  const CrMuster *muster = search->options->muster;
  gboolean found = FALSE;

  for (guint i = 0; muster != NULL && place.floor == 0 && i < cr_muster_n_towers (muster); i++) {
    const CrTower *tower = cr_muster_get_tower (muster, i);

    if (cr_tower_find_top (tower, place.hex) < 0)
      continue;
    found = TRUE;
    for (int part = 0; cr_work_get_part (tower->type, part) != NULL; part++)
      try_stand (search, place,
                 (CrPost){ CR_POST_TOWER, -1,
                           g_intern_string (cr_work_get_part (tower->type, part)->id) });
  }
  return found;
}

/* Ladders are where somebody climbs; they would go up everywhere. */
static void
try_man (Search *search, CrPlace place)
{
  const CrMan *man;

  if (search->options->muster == NULL)
    return;
  man = cr_muster_find (search->options->muster, place);
  if (man != NULL && (man->post.kind == CR_POST_LADDER || man->post.kind == CR_POST_LADDER_TOP))
    try_stand (search, place, man->post);
}

static GArray *
find_stands (const CrScene *scene, CrHex hex, CrHex other, const CrLofOptions *options)
{
  Search search = { scene, options, other, g_array_new (FALSE, FALSE, sizeof (Stand)) };

  for (int floor = 0; floor < cr_map_n_floors (cr_scene_get_map (scene)); floor++) {
    CrPlace place = { floor, hex };

    if (!cr_scene_has_place (scene, place))
      continue;
    if (!try_towers (&search, place))
      try_stand (&search, place, (CrPost){ CR_POST_GROUND, -1, NULL });
    try_stand (&search, place, (CrPost){ CR_POST_HOARDING, -1, NULL });
    try_stand (&search, place, (CrPost){ CR_POST_TREE, -1, NULL });
    try_man (&search, place);
  }
  return search.stands;
}

static GArray *
find_floors (const CrScene *scene, CrHex hex)
{
  GArray *stands = g_array_new (FALSE, FALSE, sizeof (Stand));

  for (int floor = 0; floor < cr_map_n_floors (cr_scene_get_map (scene)); floor++) {
    CrPlace place = { floor, hex };

    if (cr_scene_has_place (scene, place))
      insert_stand (
          stands,
          (Stand){ place, { CR_POST_GROUND, -1, NULL }, cr_scene_get_level (scene, place) });
  }
  return stands;
}

static void
judge_all (CrShotTable *table, const CrScene *scene, const CrLofOptions *options, gboolean posts)
{
  CrLofOptions both = *options;

  for (guint row = 0; row < table->rows->len; row++)
    for (guint column = 0; column < table->columns->len; column++) {
      CrLof lof;

      if (posts) {
        both.from_post = cr_shot_table_get_row_post (table, row);
        both.to_post = cr_shot_table_get_column_post (table, column);
      }
      lof = cr_lof_judge (scene, cr_shot_table_get_row (table, row),
                          cr_shot_table_get_column (table, column), &both, NULL);
      g_array_append_val (table->shots, lof);
    }
}

/**
 * cr_shot_table_new:
 *
 * Returns: (transfer full): one row or column a floor; men stand on them as @options say
 */
CrShotTable *
cr_shot_table_new (CrFire *fire, CrHex from, CrHex to, const CrLofOptions *options)
{
  CrShotTable *table = g_new0 (CrShotTable, 1);

  table->rows = find_floors (fire->scene, from);
  table->columns = find_floors (fire->scene, to);
  table->shots = g_array_new (FALSE, FALSE, sizeof (CrLof));
  judge_all (table, fire->scene, options, FALSE);
  return table;
}

/**
 * cr_shot_table_new_posts:
 *
 * Returns: (transfer full): with rows and columns for all that a man may stand on there too: in a
 *   hoarding, up a tree, on each part of a siege tower, on the ladder that somebody climbs
 */
CrShotTable *
cr_shot_table_new_posts (CrFire *fire, CrHex from, CrHex to, const CrLofOptions *options)
{
  CrShotTable *table = g_new0 (CrShotTable, 1);

  table->rows = find_stands (fire->scene, from, to, options);
  table->columns = find_stands (fire->scene, to, from, options);
  table->shots = g_array_new (FALSE, FALSE, sizeof (CrLof));
  judge_all (table, fire->scene, options, TRUE);
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
  return g_array_index (table->rows, Stand, row).place;
}

CrPlace
cr_shot_table_get_column (const CrShotTable *table, guint column)
{
  return g_array_index (table->columns, Stand, column).place;
}

const CrPost *
cr_shot_table_get_row_post (const CrShotTable *table, guint row)
{
  return &g_array_index (table->rows, Stand, row).post;
}

const CrPost *
cr_shot_table_get_column_post (const CrShotTable *table, guint column)
{
  return &g_array_index (table->columns, Stand, column).post;
}

const CrLof *
cr_shot_table_get (const CrShotTable *table, guint row, guint column)
{
  return &g_array_index (table->shots, CrLof, row * table->columns->len + column);
}

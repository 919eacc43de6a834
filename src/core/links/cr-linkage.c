/* cr-linkage.c: what the links of a map have to do with one another.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-linkage.h"

#include "cr-mechanism.h"

struct _CrLinkage {
  const CrMap *map;
  GHashTable *flooded;         /* ids of passages; borrowed from the nodes */
  GHashTable *barred;          /* gint64: places that a raised stairway bars */
  GArray *soaked;              /* CrPlace: those that open sluices name, perhaps twice */
  GPtrArray *regions;          /* GArray of CrPlace */
  int *numbers[CR_MAX_FLOORS]; /* of regions by cell, 1 the first; NULL: no passage on that floor */
};

static gint64
place_key (const CrMap *map, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (map);

  return (gint64) place.floor * cr_grid_n_cells (grid) + cr_grid_get_cell (grid, place.hex);
}

/* The passage is noted, not its hexes: a file may lead thousands of sluices into one. */
static void
note_flooded (CrLinkage *linkage, const CrMechanism *sluice)
{
  for (guint i = 0; i < sluice->effects->len; i++) {
    const CrEffect *effect = &g_array_index (sluice->effects, CrEffect, i);

    if (effect->of != NULL && (effect->state == NULL || g_str_equal (effect->state, sluice->state)))
      g_hash_table_add (linkage->flooded, (gpointer) effect->of);
  }
  g_array_append_vals (linkage->soaked, sluice->barred->data, sluice->barred->len);
}

static void
note_barred (CrLinkage *linkage, const CrMechanism *mechanism)
{
  for (guint i = 0; i < mechanism->barred->len; i++) {
    gint64 key = place_key (linkage->map, g_array_index (mechanism->barred, CrPlace, i));

    g_hash_table_add (linkage->barred, g_memdup2 (&key, sizeof key));
  }
}

CrLinkage *
cr_linkage_new (const CrMap *map)
{
  CrLinkage *linkage = g_new0 (CrLinkage, 1);

  linkage->map = map;
  linkage->flooded = g_hash_table_new (g_str_hash, g_str_equal);
  linkage->barred = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  linkage->soaked = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  linkage->regions = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, i);
    g_auto (CrMechanism) mechanism = { .kind = NULL };

    if (!cr_node_is (node, "mechanism") || !cr_mechanism_read (map, node, &mechanism, NULL))
      continue;
    if (cr_mechanism_is_open_sluice (&mechanism))
      note_flooded (linkage, &mechanism);
    else if (g_str_equal (mechanism.kind, "stairway"))
      note_barred (linkage, &mechanism);
  }
  return linkage;
}

void
cr_linkage_free (CrLinkage *linkage)
{
  if (linkage == NULL)
    return;
  g_hash_table_unref (linkage->flooded);
  g_hash_table_unref (linkage->barred);
  g_array_unref (linkage->soaked);
  g_ptr_array_unref (linkage->regions);
  for (int floor = 0; floor < CR_MAX_FLOORS; floor++)
    g_free (linkage->numbers[floor]);
  g_free (linkage);
}

gboolean
cr_linkage_is_flooded (const CrLinkage *linkage, const CrPassage *passage)
{
  return passage->id != NULL && g_hash_table_contains (linkage->flooded, passage->id);
}

gboolean
cr_linkage_is_raised (const CrLinkage *linkage, const CrStairway *stairway)
{
  gint64 key = place_key (linkage->map, stairway->hexes[stairway->ends[CR_STAIR_HEAD].stair]);

  return g_hash_table_contains (linkage->barred, &key);
}

static int
get_number (const CrLinkage *linkage, CrPlace place)
{
  const int *numbers = linkage->numbers[place.floor];

  return numbers != NULL ? numbers[cr_grid_get_cell (cr_map_get_grid (linkage->map), place.hex)]
                         : 0;
}

static void
add_region (CrLinkage *linkage, CrPlace start)
{
  int n_cells = cr_grid_n_cells (cr_map_get_grid (linkage->map));
  int **numbers = &linkage->numbers[start.floor];
  GArray *region = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (*numbers == NULL)
    *numbers = g_new0 (int, n_cells);
  g_ptr_array_add (linkage->regions, region);
  cr_passage_gather (linkage->map, start, *numbers, (int) linkage->regions->len, region);
}

int
cr_linkage_find_region (CrLinkage *linkage, const CrPassage *passage)
{
  CrPlace start = passage->ends[0];

  if (!cr_map_has_place (linkage->map, start))
    return -1;
  if (get_number (linkage, start) == 0)
    add_region (linkage, start);
  return get_number (linkage, start) - 1;
}

const GArray *
cr_linkage_get_region (const CrLinkage *linkage, int region)
{
  return linkage->regions->pdata[region];
}

gboolean
cr_linkage_is_whole (CrLinkage *linkage, const CrPassage *passage)
{
  int region = cr_linkage_find_region (linkage, passage);

  return region >= 0 && get_number (linkage, passage->ends[1]) == region + 1;
}

/* The staircase hexes that stay dry in a region: those of each passage that floods it. */
typedef struct {
  gboolean flooded;
  int n_ends;
  CrPlace ends[2];
} Flood;

static void
note_ends (Flood *flood, const CrPassage *passage)
{
  int n = 0;

  if (!flood->flooded)
    *flood = (Flood){ TRUE, 2, { passage->ends[0], passage->ends[1] } };
  for (int i = 0; i < flood->n_ends; i++)
    if (cr_passage_is_end (passage, flood->ends[i]))
      flood->ends[n++] = flood->ends[i];
  flood->n_ends = n;
}

/* (transfer full) (element-type Flood): by region, as many as have been found */
static GArray *
find_floods (CrLinkage *linkage)
{
  GArray *floods = g_array_new (FALSE, TRUE, sizeof (Flood));

  if (g_hash_table_size (linkage->flooded) == 0)
    return floods;
  for (guint i = 0; i < cr_map_n_nodes (linkage->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (linkage->map, CR_SECTION_LINKS, i);
    CrPassage passage;
    int region;

    if (!cr_node_is (node, "passage") || !cr_passage_read (linkage->map, node, &passage, NULL) ||
        !cr_linkage_is_flooded (linkage, &passage))
      continue;
    region = cr_linkage_find_region (linkage, &passage);
    if ((int) floods->len < (int) linkage->regions->len)
      g_array_set_size (floods, linkage->regions->len);
    if (region >= 0)
      note_ends (&g_array_index (floods, Flood, region), &passage);
  }
  return floods;
}

static void
add_once (const CrLinkage *linkage,
          const GArray *from,
          const Flood *flood,
          GHashTable *known,
          GArray *places)
{
  for (guint i = 0; i < from->len; i++) {
    CrPlace place = g_array_index (from, CrPlace, i);
    gint64 key = place_key (linkage->map, place);
    gboolean dry = FALSE;

    for (int j = 0; flood != NULL && j < flood->n_ends; j++)
      dry |= cr_place_equal (flood->ends[j], place);
    if (!dry && g_hash_table_add (known, g_memdup2 (&key, sizeof key)))
      g_array_append_val (places, place);
  }
}

void
cr_linkage_get_flooded (CrLinkage *linkage, GArray *places)
{
  g_autoptr (GArray) floods = find_floods (linkage);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  add_once (linkage, linkage->soaked, NULL, known, places);
  for (guint i = 0; i < floods->len; i++) {
    const Flood *flood = &g_array_index (floods, Flood, i);

    if (flood->flooded)
      add_once (linkage, linkage->regions->pdata[i], flood, known, places);
  }
}

/* cr-look.c: how walls look, by their material. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-look.h"

#include "cr-area.h"

struct _CrLooks {
  const CrScene *scene;
  GHashTable *looks; /* the look of each place in an area of a material: its key → CrLook */
};

static const char *const names[CR_N_LOOKS] = {
  [CR_LOOK_STONE] = "stone",
  [CR_LOOK_STAKES] = "stakes",
  [CR_LOOK_ROUGH] = "rough",
  [CR_LOOK_DOUBLE] = "double",
};

static gint64
get_key (const CrLooks *self, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (self->scene));

  return ((gint64) place.floor << 32) | cr_grid_get_cell (grid, place.hex);
}

CrLooks *
cr_looks_new (const CrScene *scene)
{
  CrLooks *self = g_new0 (CrLooks, 1);

  self->scene = scene;
  self->looks = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  cr_looks_refresh (self);
  return self;
}

void
cr_looks_free (CrLooks *self)
{
  g_hash_table_unref (self->looks);
  g_free (self);
}

/* Returns: (nullable): the node of a material */
static const CrNode *
find_material (const CrNode *siege, const char *id)
{
  for (guint i = 0; i < cr_node_n_children (siege); i++) {
    const CrNode *row = cr_node_get_child (siege, i);

    if (cr_node_is (row, "material") && g_strcmp0 (cr_node_get (row, "id"), id) == 0)
      return row;
  }
  return NULL;
}

static CrLook
read_look (const CrNode *material)
{
  const CrNode *draw = cr_node_find (material, "draw");

  for (int i = 0; draw != NULL && i < CR_N_LOOKS; i++)
    if (g_strcmp0 (cr_node_get (draw, "wall"), names[i]) == 0)
      return i;
  return CR_LOOK_STONE;
}

/* Where two areas overlap the first counts, as it does when a wall is battered. */
static void
add_area (CrLooks *self, const CrArea *area, CrLook look)
{
  for (guint i = 0; i < area->places->len; i++) {
    gint64 key = get_key (self, g_array_index (area->places, CrPlace, i));

    if (!g_hash_table_contains (self->looks, &key))
      g_hash_table_insert (self->looks, g_memdup2 (&key, sizeof key), GINT_TO_POINTER (look));
  }
}

void
cr_looks_refresh (CrLooks *self)
{
  const CrMap *map = cr_scene_get_map (self->scene);
  const CrRuleset *ruleset = cr_scene_get_ruleset (self->scene);
  const CrNode *siege = cr_node_find (cr_ruleset_get_node (ruleset), "siege");

  g_hash_table_remove_all (self->looks);
  for (guint i = 0; siege != NULL && i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    const CrNode *material = find_material (siege, cr_node_get (node, "kind"));
    g_auto (CrArea) area = { NULL };

    if (material != NULL && cr_area_read (map, node, &area, NULL))
      add_area (self, &area, read_look (material));
  }
}

CrLook
cr_looks_find (const CrLooks *self, CrPlace place)
{
  gint64 key;

  if (g_hash_table_size (self->looks) == 0)
    return CR_LOOK_STONE;
  key = get_key (self, place);
  return (CrLook) GPOINTER_TO_INT (g_hash_table_lookup (self->looks, &key));
}

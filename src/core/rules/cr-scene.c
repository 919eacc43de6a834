/* cr-scene.c: a map as a ruleset reads it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scene.h"

#include "cr-lof-ward.h"

enum { FLAG_PLACE = 1 << 0, FLAG_WALL_WALK = 1 << 1, FLAG_SET_BACK = 1 << 2 };

/* What is known of a hex beyond the map's own layers. */
typedef struct {
  gint16 top;
  guint8 flags;
} Cell;

/* Read from the whole map, so only when somebody asks for it; from then on it follows.
 * @ward: (nullable): none is needed, or nobody has asked yet */
typedef struct {
  CrLofWard *ward;
  gboolean stale;
} Kept;

struct _CrScene {
  const CrMap *map;
  CrRuleset *ruleset;
  GPtrArray *terrains;   /* by the map's terrain code: const CrTerrainKind *, NULL if unknown */
  GPtrArray *structures; /* by the map's structure code: const CrStructureKind * */
  GPtrArray *floors;     /* Cell arrays */
  Kept *kept;
};

/* Codes are only ever added to a map, so a longer list needs only its new end looked up. */
static void
look_up_codes (CrScene *scene)
{
  for (int i = (int) scene->terrains->len; i < cr_map_n_codes (scene->map, CR_LAYER_TERRAIN); i++) {
    const char *code = cr_map_get_code (scene->map, CR_LAYER_TERRAIN, i);
    g_ptr_array_add (scene->terrains, (gpointer) cr_ruleset_find_terrain (scene->ruleset, code));
  }
  for (int i = (int) scene->structures->len; i < cr_map_n_codes (scene->map, CR_LAYER_STRUCTURE);
       i++) {
    const char *code = cr_map_get_code (scene->map, CR_LAYER_STRUCTURE, i);
    g_ptr_array_add (scene->structures,
                     (gpointer) cr_ruleset_find_structure (scene->ruleset, code));
  }
}

/* Set back (RMP-01): on a wall-walk, and the inside of no battlement. */
static gboolean
has_own_battlement (const CrMap *map, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++)
      if (sides[i].kind == CR_SIDE_BATTLEMENT && cr_map_is_inside (map, &sides[i], place.hex))
        return TRUE;
  }
  return FALSE;
}

static gpointer
get_kind (const GPtrArray *kinds, int code)
{
  return code < (int) kinds->len ? kinds->pdata[code] : NULL;
}

/* Of the cell @at of a floor. */
static Cell
make_cell (const CrScene *scene, int floor, int at)
{
  int code = cr_map_get_layer (scene->map, floor, CR_LAYER_TERRAIN)[at];
  const CrTerrainKind *terrain = get_kind (scene->terrains, code);
  const CrStructureKind *structure =
      get_kind (scene->structures, cr_map_get_layer (scene->map, floor, CR_LAYER_STRUCTURE)[at]);
  Cell cell = { cr_map_get_layer (scene->map, floor, CR_LAYER_LEVEL)[at], 0 };

  if (terrain != NULL)
    cell.top = (gint16) (cell.top + terrain->obstruction.value + (terrain->roofed ? 1 : 0));
  if (code != 0)
    cell.flags |= FLAG_PLACE;
  if (structure != NULL && structure->wall_walk && (terrain == NULL || !terrain->roofed)) {
    cell.flags |= FLAG_WALL_WALK;
    if (!has_own_battlement (
            scene->map, (CrPlace){ floor, cr_grid_get_hex (cr_map_get_grid (scene->map), at) }))
      cell.flags |= FLAG_SET_BACK;
  }
  return cell;
}

CrScene *
cr_scene_new (const CrMap *map, const CrRuleset *ruleset)
{
  CrScene *scene = g_new0 (CrScene, 1);

  scene->map = map;
  scene->ruleset = cr_ruleset_ref (ruleset);
  scene->terrains = g_ptr_array_new ();
  scene->structures = g_ptr_array_new ();
  scene->floors = g_ptr_array_new_with_free_func (g_free);
  scene->kept = g_new0 (Kept, 1);
  cr_scene_refresh (scene);
  return scene;
}

CrScene *
cr_scene_copy (const CrScene *scene, const CrMap *map)
{
  CrScene *copy = g_new0 (CrScene, 1);
  gsize n = (gsize) cr_grid_n_cells (cr_map_get_grid (map));

  copy->map = map;
  copy->ruleset = cr_ruleset_ref (scene->ruleset);
  copy->terrains = g_ptr_array_copy (scene->terrains, NULL, NULL);
  copy->structures = g_ptr_array_copy (scene->structures, NULL, NULL);
  copy->floors = g_ptr_array_new_with_free_func (g_free);
  copy->kept = g_new0 (Kept, 1);
  copy->kept->stale = TRUE;
  for (guint i = 0; i < scene->floors->len; i++)
    g_ptr_array_add (copy->floors, g_memdup2 (scene->floors->pdata[i], n * sizeof (Cell)));
  look_up_codes (copy);
  return copy;
}

static void
drop_kept (CrScene *scene)
{
  g_clear_pointer (&scene->kept->ward, cr_lof_ward_free);
  scene->kept->stale = TRUE;
}

void
cr_scene_free (CrScene *scene)
{
  if (scene == NULL)
    return;
  drop_kept (scene);
  g_free (scene->kept);
  g_ptr_array_unref (scene->terrains);
  g_ptr_array_unref (scene->structures);
  g_ptr_array_unref (scene->floors);
  cr_ruleset_unref (scene->ruleset);
  g_free (scene);
}

void
cr_scene_touch_places (CrScene *scene, const CrPlace *places, gsize n_places)
{
  const CrGrid *grid = cr_map_get_grid (scene->map);

  look_up_codes (scene);
  scene->kept->stale = TRUE;
  for (gsize i = 0; i < n_places; i++) {
    int floor = places[i].floor, cell = cr_grid_get_cell (grid, places[i].hex);

    if (cell >= 0 && floor < (int) scene->floors->len)
      ((Cell *) scene->floors->pdata[floor])[cell] = make_cell (scene, floor, cell);
    if (scene->kept->ward != NULL)
      cr_lof_ward_touch (scene->kept->ward, scene, places[i]);
  }
}

void
cr_scene_touch_nodes (CrScene *scene)
{
  scene->kept->stale = TRUE;
  if (scene->kept->ward != NULL)
    cr_lof_ward_touch_nodes (scene->kept->ward);
}

void
cr_scene_refresh (CrScene *scene)
{
  const CrGrid *grid = cr_map_get_grid (scene->map);
  int n_cells = cr_grid_n_cells (grid);

  look_up_codes (scene);
  drop_kept (scene);
  g_ptr_array_set_size (scene->floors, 0);
  for (int floor = 0; floor < cr_map_n_floors (scene->map); floor++) {
    Cell *cells = g_new (Cell, n_cells);

    for (int i = 0; i < n_cells; i++)
      cells[i] = make_cell (scene, floor, i);
    g_ptr_array_add (scene->floors, cells);
  }
}

const CrMap *
cr_scene_get_map (const CrScene *scene)
{
  return scene->map;
}

const CrRuleset *
cr_scene_get_ruleset (const CrScene *scene)
{
  return scene->ruleset;
}

const CrTerrainKind *
cr_scene_get_terrain (const CrScene *scene, CrPlace place)
{
  return get_kind (scene->terrains, cr_map_get_value (scene->map, place, CR_LAYER_TERRAIN));
}

const CrStructureKind *
cr_scene_get_structure (const CrScene *scene, CrPlace place)
{
  return get_kind (scene->structures, cr_map_get_value (scene->map, place, CR_LAYER_STRUCTURE));
}

static Cell
get_cell (const CrScene *scene, CrPlace place)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (scene->map), place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= (int) scene->floors->len)
    return (Cell){ 0, 0 };
  return ((const Cell *) scene->floors->pdata[place.floor])[cell];
}

int
cr_scene_get_level (const CrScene *scene, CrPlace place)
{
  return cr_map_get_level (scene->map, place);
}

int
cr_scene_get_top (const CrScene *scene, CrPlace place)
{
  return get_cell (scene, place).top;
}

gboolean
cr_scene_is_wall_walk (const CrScene *scene, CrPlace place)
{
  return (get_cell (scene, place).flags & FLAG_WALL_WALK) != 0;
}

gboolean
cr_scene_is_moat (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *terrain =
      cr_scene_has_place (scene, place) ? cr_scene_get_terrain (scene, place) : NULL;

  return terrain != NULL && terrain->moat;
}

gboolean
cr_scene_is_set_back (const CrScene *scene, CrPlace place)
{
  return (get_cell (scene, place).flags & FLAG_SET_BACK) != 0;
}

gboolean
cr_scene_has_place (const CrScene *scene, CrPlace place)
{
  return (get_cell (scene, place).flags & FLAG_PLACE) != 0;
}

const CrLofWard *
cr_scene_get_ward (const CrScene *scene)
{
  Kept *kept = scene->kept;
  gboolean stale = kept->stale;

  kept->stale = FALSE;
  if (stale && !cr_lof_ward_is_needed (scene))
    g_clear_pointer (&kept->ward, cr_lof_ward_free);
  else if (stale && kept->ward != NULL)
    cr_lof_ward_follow (kept->ward, scene);
  else if (stale)
    kept->ward = cr_lof_ward_new (scene);
  return kept->ward;
}

gboolean
cr_scene_is_at_foot (const CrScene *scene, CrPlace place, int level)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace beside = cr_place_neighbour (place, d);
    const CrStructureKind *structure = cr_scene_get_structure (scene, beside);

    if (structure != NULL && structure->wall_walk && cr_scene_has_place (scene, beside) &&
        cr_scene_get_level (scene, beside) > level)
      return TRUE;
  }
  return FALSE;
}

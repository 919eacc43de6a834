/* cr-art.c: a scene made ready for drawing. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-classes-private.h"
#include "cr-letter-private.h"

#include <string.h>

/* So many virtual hexes lie around the map; regions run on into them. */
#define RING 2

enum { CELL_UNKNOWN, CELL_OTHER, CELL_FIRST };

/* All regions of one class on one floor, found where somebody has looked. */
typedef struct {
  const CrRegionClass *class;
  int floor;
  guint *cells; /* by cell of the map with its ring: one of the above, or region + CELL_FIRST */
  GPtrArray *regions; /* CrRegion, NULL where one was forgotten */
} Classed;

struct _CrArt {
  const CrScene *scene;
  const CrGrid *grid;
  CrLetters *letters;
  GPtrArray *classed;   /* Classed */
  GHashTable *recipes;  /* const CrTerrainKind * → CrRecipe */
  GHashTable *pictures; /* char * → cairo_surface_t */
  const CrStructureKind *level_kinds[CR_LEVEL_MAX + 1];
  int level_kinds_floor; /* that they are of; -1: not known */
  GPtrArray *classes;    /* CrRegionClass, by terrain kind of the ruleset, NULL where none */
};

static int
ring_width (const CrArt *art)
{
  return art->grid->columns + 2 * RING;
}

static int
n_ring_cells (const CrArt *art)
{
  return ring_width (art) * (art->grid->rows + 2 * RING);
}

/* Index of a hex in the map with its ring, or -1. */
static int
ring_cell (const CrArt *art, CrHex hex)
{
  int column, row;

  cr_grid_address (art->grid, hex, &column, &row);
  if (column < 1 - RING || row < 1 - RING || column > art->grid->columns + RING ||
      row > art->grid->rows + RING)
    return -1;
  return (row - 1 + RING) * ring_width (art) + column - 1 + RING;
}

static void
free_region (gpointer data)
{
  CrRegion *region = data;

  if (region == NULL)
    return;
  g_array_unref (region->hexes);
  g_hash_table_unref (region->set);
  g_ptr_array_unref (region->loops);
  g_ptr_array_unref (region->outlines);
  g_array_unref (region->boxes);
  g_free (region);
}

static void
free_classed (gpointer data)
{
  Classed *classed = data;

  g_ptr_array_unref (classed->regions);
  g_free (classed->cells);
  g_free (classed);
}

void
cr_art_free (CrArt *art)
{
  if (art == NULL)
    return;
  cr_letters_free (art->letters);
  g_ptr_array_unref (art->classed);
  g_ptr_array_unref (art->classes);
  g_hash_table_unref (art->pictures);
  g_hash_table_unref (art->recipes);
  g_free (art);
}

const CrScene *
cr_art_get_scene (const CrArt *art)
{
  return art->scene;
}

const CrGrid *
cr_art_get_grid (const CrArt *art)
{
  return art->grid;
}

CrLetters *
cr_art_get_letters (CrArt *art)
{
  return art->letters;
}

static CrPlace
place_of (const CrArt *art, int floor, CrHex hex)
{
  return (CrPlace){ floor, cr_draw_clamp (art->grid, hex) };
}

gboolean
cr_art_has_hex (const CrArt *art, int floor, CrHex hex)
{
  return cr_scene_has_place (art->scene, place_of (art, floor, hex));
}

static const CrRecipe *
recipe_of_kind (const CrArt *art, const CrTerrainKind *kind)
{
  CrRecipe *recipe = g_hash_table_lookup (art->recipes, kind);

  if (recipe == NULL) {
    recipe = g_new (CrRecipe, 1);
    cr_recipe_read (kind != NULL ? kind->node : NULL, recipe);
    g_hash_table_insert (art->recipes, (gpointer) kind, recipe);
  }
  return recipe;
}

const CrRecipe *
cr_art_get_recipe (const CrArt *art, int floor, CrHex hex)
{
  return recipe_of_kind (art, cr_scene_get_terrain (art->scene, place_of (art, floor, hex)));
}

GPtrArray *
cr_draw_get_classes (const CrDraw *draw, CrRecipeLayer layer)
{
  const GPtrArray *all = draw->art->classes;
  GPtrArray *classes = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++) {
    const CrRegionClass *class = all->pdata[i];

    if (class != NULL && ((const CrRecipe *) class->data)->layer == layer)
      g_ptr_array_add (classes, (gpointer) class);
  }
  return classes;
}

static void
make_classes (CrArt *art)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (art->scene);

  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++) {
    const CrTerrainKind *kind = cr_ruleset_get_terrain (ruleset, i);
    g_ptr_array_add (art->classes, cr_region_class_new (recipe_of_kind (art, kind)));
  }
}

CrArt *
cr_art_new (const CrScene *scene)
{
  CrArt *art = g_new0 (CrArt, 1);

  art->scene = scene;
  art->level_kinds_floor = -1;
  art->grid = cr_map_get_grid (cr_scene_get_map (scene));
  art->letters = cr_letters_new ();
  art->classed = g_ptr_array_new_with_free_func (free_classed);
  art->recipes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  art->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         (GDestroyNotify) cairo_surface_destroy);
  art->classes = g_ptr_array_new_with_free_func (g_free);
  make_classes (art);
  return art;
}

const CrStructureKind *
cr_art_get_structure (const CrArt *art, int floor, CrHex hex)
{
  return cr_scene_get_structure (art->scene, place_of (art, floor, hex));
}

int
cr_art_get_level (const CrArt *art, int floor, CrHex hex)
{
  return cr_scene_get_level (art->scene, place_of (art, floor, hex));
}

void
cr_art_set_picture (CrArt *art, const char *id, cairo_surface_t *picture)
{
  if (picture != NULL)
    g_hash_table_insert (art->pictures, g_strdup (id), cairo_surface_reference (picture));
  else
    g_hash_table_remove (art->pictures, id);
}

cairo_surface_t *
cr_art_get_picture (CrArt *art, const char *id)
{
  return g_hash_table_lookup (art->pictures, id);
}

/* One look over the floor for all levels. */
static void
find_level_kinds (CrArt *art, int floor)
{
  guint n = cr_ruleset_n_structures (cr_scene_get_ruleset (art->scene)),
        most[CR_LEVEL_MAX + 1] = { 0 };
  g_autofree guint *counts = g_new0 (guint, (n + 1) * (CR_LEVEL_MAX + 1));
  const CrStructureKind *first =
      n > 0 ? cr_ruleset_get_structure (cr_scene_get_ruleset (art->scene), 0) : NULL;

  for (int i = 0; i < cr_grid_n_cells (art->grid); i++) {
    CrPlace place = { floor, cr_grid_get_hex (art->grid, i) };
    const CrStructureKind *kind = cr_scene_get_structure (art->scene, place);
    int level = cr_scene_get_level (art->scene, place);

    if (kind == NULL || level <= 0)
      continue;
    guint count = ++counts[level * (int) n + (int) (kind - first)];
    if (count > most[level]) {
      most[level] = count;
      art->level_kinds[level] = kind;
    }
  }
}

const CrStructureKind *
cr_art_get_level_kind (CrArt *art, int floor, int level)
{
  if (art->level_kinds_floor != floor) {
    memset (art->level_kinds, 0, sizeof art->level_kinds);
    find_level_kinds (art, floor);
    art->level_kinds_floor = floor;
  }
  return art->level_kinds[level];
}

static Classed *
find_classed (const CrArt *art, int floor, const CrRegionClass *class)
{
  for (guint i = 0; i < art->classed->len; i++) {
    Classed *classed = art->classed->pdata[i];

    if (classed->class == class && classed->floor == floor)
      return classed;
  }
  return NULL;
}

static gboolean
any_has (const CrArt *art, int floor, const CrRegionClass *class, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++) {
    if (class->has (art, floor, g_array_index (hexes, CrHex, i), class->data))
      return TRUE;
  }
  return FALSE;
}

/* Made when the first hex of the class comes in sight: most maps lack most classes, and on a map
 * of a million hexes each takes four megabytes. */
static Classed *
get_classed (CrArt *art, int floor, const CrRegionClass *class, const GArray *hexes)
{
  Classed *classed = find_classed (art, floor, class);

  if (classed != NULL || !any_has (art, floor, class, hexes))
    return classed;
  classed = g_new0 (Classed, 1);
  classed->class = class;
  classed->floor = floor;
  classed->cells = g_new0 (guint, n_ring_cells (art));
  classed->regions = g_ptr_array_new_with_free_func (free_region);
  g_ptr_array_add (art->classed, classed);
  return classed;
}

/* Whether a hex not looked at before is of the class; remembers that it is not. */
static gboolean
joins (const CrArt *art, Classed *classed, CrHex hex)
{
  int cell = ring_cell (art, hex);

  if (cell < 0 || classed->cells[cell] != CELL_UNKNOWN)
    return FALSE;
  if (classed->class->has (art, classed->floor, hex, classed->class->data))
    return TRUE;
  classed->cells[cell] = CELL_OTHER;
  return FALSE;
}

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const CrHex *x = a, *y = b;

  return x->r != y->r ? x->r - y->r : x->q - y->q;
}

static CrRegion *
make_region (const CrGrid *grid, const CrRegionClass *class, GArray *hexes)
{
  CrRegion *region = g_new0 (CrRegion, 1);

  /* Sorted, so that loops start at the same place however the region was found. */
  g_array_sort (hexes, compare_rows);
  region->hexes = hexes;
  region->set = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);
  region->loops = cr_region_trace ((const CrHex *) hexes->data, hexes->len);
  region->boxes = g_array_new (FALSE, FALSE, sizeof (CrBox));
  region->outlines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint i = 0; i < region->loops->len; i++) {
    GArray *line = class->outline (grid, region->loops->pdata[i]);

    CrBox box = cr_line_get_box (line);

    g_ptr_array_add (region->outlines, line);
    g_array_append_val (region->boxes, box);
    region->box = cr_box_join (region->box, box);
  }
  return region;
}

/* Collects the whole region about a hex of the class. */
static CrRegion *
find_region (const CrArt *art, Classed *classed, CrHex first)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  guint mark = classed->regions->len + CELL_FIRST;

  classed->cells[ring_cell (art, first)] = mark;
  g_array_append_val (hexes, first);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (hex, d);

      if (!joins (art, classed, next))
        continue;
      classed->cells[ring_cell (art, next)] = mark;
      g_array_append_val (hexes, next);
    }
  }
  CrRegion *region = make_region (art->grid, classed->class, hexes);
  CrHex seed = g_array_index (region->hexes, CrHex, 0);
  region->order = (guint) ring_cell (art, seed);
  g_ptr_array_add (classed->regions, region);
  return region;
}

static CrRegion *
region_at (const CrArt *art, Classed *classed, CrHex hex)
{
  int cell = ring_cell (art, hex);

  if (cell < 0)
    return NULL;
  if (classed->cells[cell] >= CELL_FIRST)
    return classed->regions->pdata[classed->cells[cell] - CELL_FIRST];
  return joins (art, classed, hex) ? find_region (art, classed, hex) : NULL;
}

static gint
compare_order (gconstpointer a, gconstpointer b)
{
  const CrRegion *x = *(const CrRegion *const *) a, *y = *(const CrRegion *const *) b;

  return x->order < y->order ? -1 : x->order > y->order;
}

GPtrArray *
cr_draw_get_regions (const CrDraw *draw, const CrRegionClass *class, double reach)
{
  /* An outline may leave its hexes by less than half of one. */
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, reach + 1);
  Classed *classed = get_classed (draw->art, draw->floor, class, hexes);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GPtrArray *regions = g_ptr_array_new ();

  for (guint i = 0; i < hexes->len && classed != NULL; i++) {
    CrRegion *region = region_at (draw->art, classed, g_array_index (hexes, CrHex, i));

    if (region != NULL && g_hash_table_add (seen, region) &&
        cr_box_meets (cr_box_grow (region->box, reach), draw->clip))
      g_ptr_array_add (regions, region);
  }
  g_ptr_array_sort (regions, compare_order);
  return regions;
}

/* Forgets the region a cell is in, and lets its hexes be asked again. */
static void
forget_cell (const CrArt *art, Classed *classed, int cell, GPtrArray *forgotten)
{
  guint mark = classed->cells[cell];

  classed->cells[cell] = CELL_UNKNOWN;
  if (mark < CELL_FIRST)
    return;
  CrRegion *region = classed->regions->pdata[mark - CELL_FIRST];
  classed->regions->pdata[mark - CELL_FIRST] = NULL;
  for (guint i = 0; i < region->hexes->len; i++)
    classed->cells[ring_cell (art, g_array_index (region->hexes, CrHex, i))] = CELL_UNKNOWN;
  g_ptr_array_add (forgotten, region);
}

static guint
hash_point (gconstpointer key)
{
  const guint64 *bits = key;
  guint64 mixed = bits[0] * 0x9e3779b97f4a7c15u ^ bits[1];

  return (guint) (mixed >> 32 ^ mixed);
}

static gboolean
equal_points (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (CrPoint)) == 0;
}

/* (element-type CrPoint): all points of some outlines; borrows them. */
static GHashTable *
collect_points (const GPtrArray *regions)
{
  GHashTable *points = g_hash_table_new (hash_point, equal_points);

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];

    for (guint k = 0; k < region->outlines->len; k++) {
      GArray *line = region->outlines->pdata[k];
      for (guint p = 0; p < line->len; p++)
        g_hash_table_add (points, &cr_line_at (line, p));
    }
  }
  return points;
}

static CrBox
box_of_three (const GArray *line, guint i)
{
  guint n = line->len;
  CrPoint p[3] = { cr_line_at (line, (i + n - 1) % n), cr_line_at (line, i),
                   cr_line_at (line, (i + 1) % n) };
  CrBox box = { p[1].x, p[1].y, 1e-6, 1e-6 };

  for (int k = 0; k < 3; k += 2)
    box = cr_box_join (box, (CrBox){ p[k].x, p[k].y, 1e-6, 1e-6 });
  return box;
}

/* The box of the spans of @regions that @others do not have. */
static CrBox
box_of_changes (const GPtrArray *regions, GHashTable *others)
{
  CrBox box = { 0 };

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];

    for (guint k = 0; k < region->outlines->len; k++) {
      const GArray *line = region->outlines->pdata[k];
      for (guint p = 0; p < line->len; p++)
        if (!g_hash_table_contains (others, &cr_line_at (line, p)))
          box = cr_box_join (box, box_of_three (line, p));
    }
  }
  return box;
}

/* Asks again for every hex of a forgotten region and for the touched ones. */
static GPtrArray *
find_again (const CrArt *art, Classed *classed, const GPtrArray *forgotten)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < forgotten->len; i++) {
    const CrRegion *region = forgotten->pdata[i];
    for (guint k = 0; k < region->hexes->len; k++) {
      guint known = classed->regions->len;
      CrRegion *again = region_at (art, classed, g_array_index (region->hexes, CrHex, k));
      if (again != NULL && classed->regions->len > known)
        g_ptr_array_add (found, again);
    }
  }
  return found;
}

static CrBox
touch_class (CrArt *art, Classed *classed, const CrPlace *places, gsize n_places)
{
  g_autoptr (GPtrArray) forgotten = g_ptr_array_new_with_free_func (free_region);
  /* The ring repeats the edge of the map, so what lies at the edge reaches farther. */
  int within = cr_hex_n_within (classed->class->reach + 1 + RING);

  for (gsize i = 0; i < n_places; i++) {
    if (places[i].floor != classed->floor)
      continue;
    for (int k = 0; k < within; k++) {
      int cell = ring_cell (art, cr_hex_add (places[i].hex, cr_hex_spiral (k)));
      if (cell >= 0)
        forget_cell (art, classed, cell, forgotten);
    }
  }
  g_autoptr (GPtrArray) found = find_again (art, classed, forgotten);
  g_autoptr (GHashTable) old_points = collect_points (forgotten);
  g_autoptr (GHashTable) new_points = collect_points (found);
  return cr_box_join (box_of_changes (forgotten, new_points), box_of_changes (found, old_points));
}

/* Strokes, flicks and hachures reach so far from an outline, and shadows of a high tower; both
 * in W. */
#define SPILL 1.5
#define SHADOW_SPILL (0.23 * CR_LEVEL_MAX)

/* A road is relaxed along so many W each way. */
#define ROAD_SPILL 3.0

static gboolean
is_by_road (const CrArt *art, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex hex = cr_hex_neighbour (place.hex, d);
    if (cr_art_get_recipe (art, place.floor, hex)->kind == CR_RECIPE_ROAD)
      return TRUE;
  }
  return FALSE;
}

/**
 * cr_art_touch:
 * @places: (array length=n_places): whose values or sides changed
 *
 * A longer wall moves its whole line, so outlines are compared from before and after.
 */
CrBox
cr_art_touch (CrArt *art, const CrPlace *places, gsize n_places)
{
  CrBox box = { 0 };

  art->level_kinds_floor = -1;
  for (gsize i = 0; i < n_places; i++) {
    CrPoint p = cr_layout_centre (art->grid, places[i].hex);
    double reach = is_by_road (art, places[i]) ? ROAD_SPILL - SPILL : 0;
    box = cr_box_join (box, cr_box_grow ((CrBox){ p.x - 0.5, p.y - 0.5, 1, 1 }, reach));
  }
  for (guint i = 0; i < art->classed->len; i++)
    box = cr_box_join (box, touch_class (art, art->classed->pdata[i], places, n_places));
  if (n_places == 0)
    return box;
  box = cr_box_grow (box, SPILL);
  box.width += SHADOW_SPILL - SPILL;
  box.height += SHADOW_SPILL - SPILL;
  return box;
}

void
cr_art_refresh (CrArt *art)
{
  g_ptr_array_set_size (art->classed, 0);
  art->level_kinds_floor = -1;
}

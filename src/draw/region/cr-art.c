/* cr-art.c: the caches of drawing a scene. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-art.h"

#include "cr-classes-private.h"
#include "cr-letter.h"
#include "cr-look.h"
#include "cr-regions-private.h"
#include "cr-stamp.h"

#include <string.h>

/* How many levels there are, from CR_LEVEL_MIN on. */
#define N_LEVELS (CR_LEVEL_MAX - CR_LEVEL_MIN + 1)

struct _CrArt {
  const CrScene *scene;
  const CrGrid *grid;
  CrLetters *letters;
  CrSymbols *symbols;
  CrStamps *stamps;
  CrRegions *regions;
  CrLooks *looks;
  CrRecipe *recipes;    /* by terrain kind of the ruleset; the last is that of unknown codes */
  GHashTable *pictures; /* char * → cairo_surface_t */
  const CrNode *level_kinds[N_LEVELS];
  int level_kinds_floor;      /* the floor that they are of; −1: unknown */
  gboolean level_kinds_stale; /* the map has changed since they were found */
  GMutex lock;                /* of the two above */
  GPtrArray *classes;         /* CrRegionClass, by terrain kind of the ruleset; NULL when it needs
                               * none */
};

void
cr_art_free (CrArt *art)
{
  if (art == NULL)
    return;
  cr_letters_free (art->letters);
  cr_symbols_free (art->symbols);
  cr_stamps_free (art->stamps);
  cr_regions_free (art->regions);
  cr_looks_free (art->looks);
  g_ptr_array_unref (art->classes);
  g_hash_table_unref (art->pictures);
  g_free (art->recipes);
  g_mutex_clear (&art->lock);
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

CrRegions *
cr_art_get_regions (CrArt *art)
{
  return art->regions;
}

CrLetters *
cr_art_get_letters (CrArt *art)
{
  return art->letters;
}

CrStamps *
cr_art_get_stamps (CrArt *art)
{
  return art->stamps;
}

CrSymbols *
cr_art_get_symbols (CrArt *art)
{
  return art->symbols;
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

/* @kind: (nullable) */
static CrRecipe *
recipe_of_kind (const CrArt *art, const CrTerrainKind *kind)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (art->scene);

  return art->recipes + (kind != NULL ? 1 + (kind - cr_ruleset_get_terrain (ruleset, 0)) : 0);
}

/* All recipes are read at once, because several threads may ask. */
static const CrRecipe *
read_recipe (CrArt *art, const CrTerrainKind *kind)
{
  CrRecipe *recipe = recipe_of_kind (art, kind);

  cr_recipe_read (kind != NULL ? kind->node : NULL, recipe);
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

  art->recipes = g_new0 (CrRecipe, cr_ruleset_n_terrains (ruleset) + 1);
  read_recipe (art, NULL);
  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++) {
    const CrTerrainKind *kind = cr_ruleset_get_terrain (ruleset, i);
    g_ptr_array_add (art->classes, cr_region_class_new (read_recipe (art, kind)));
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
  art->symbols = cr_symbols_new ();
  art->stamps = cr_stamps_new ();
  art->regions = cr_regions_new ();
  art->looks = cr_looks_new (scene);
  art->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         (GDestroyNotify) cairo_surface_destroy);
  art->classes = g_ptr_array_new_with_free_func (g_free);
  g_mutex_init (&art->lock);
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

CrLook
cr_art_get_look (const CrArt *art, int floor, CrHex hex)
{
  return cr_looks_find (art->looks, place_of (art, floor, hex));
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

/* Returns: a number for what is built there, from 0; otherwise for its ground, after all that is
 * built; −1 for an unknown code */
static int
number_kind (const CrArt *art, CrPlace place, const CrNode **kind_out)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (art->scene);
  const CrStructureKind *structure = cr_scene_get_structure (art->scene, place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (art->scene, place);

  if (structure != NULL) {
    *kind_out = structure->node;
    return (int) (structure - cr_ruleset_get_structure (ruleset, 0));
  }
  if (terrain == NULL)
    return -1;
  *kind_out = terrain->node;
  return (int) (cr_ruleset_n_structures (ruleset) +
                (terrain - cr_ruleset_get_terrain (ruleset, 0)));
}

/* What is built counts more than any ground. */
#define BUILT (1u << 28)

/* Looks over the floor once for all levels. */
static void
find_level_kinds (CrArt *art, int floor, const CrNode **kinds)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (art->scene);
  int n_built = (int) cr_ruleset_n_structures (ruleset);
  int n = n_built + (int) cr_ruleset_n_terrains (ruleset);
  g_autofree guint *counts = g_new0 (guint, (gsize) n * N_LEVELS + 1);
  guint most[N_LEVELS] = { 0 };

  for (int i = 0; i < cr_grid_n_cells (art->grid); i++) {
    CrPlace place = { floor, cr_grid_get_hex (art->grid, i) };
    int level = cr_scene_get_level (art->scene, place) - CR_LEVEL_MIN;
    const CrNode *kind = NULL;
    int number = level != -CR_LEVEL_MIN ? number_kind (art, place, &kind) : -1;

    if (number < 0)
      continue;
    guint count = ++counts[level * n + number] + (number < n_built ? BUILT : 0);
    if (count > most[level]) {
      most[level] = count;
      kinds[level] = kind;
    }
  }
}

const CrNode *
cr_art_get_level_kind (CrArt *art, int floor, int level)
{
  const CrNode *kind;

  g_mutex_lock (&art->lock);
  if (art->level_kinds_floor != floor || art->level_kinds_stale) {
    memset (art->level_kinds, 0, sizeof art->level_kinds);
    find_level_kinds (art, floor, art->level_kinds);
    art->level_kinds_floor = floor;
    art->level_kinds_stale = FALSE;
  }
  kind = art->level_kinds[level - CR_LEVEL_MIN];
  g_mutex_unlock (&art->lock);
  return kind;
}

gboolean
cr_art_touch_key (CrArt *art)
{
  const CrNode *kinds[N_LEVELS] = { NULL };
  gboolean changed;

  if (art->level_kinds_floor < 0 || !art->level_kinds_stale)
    return FALSE;
  find_level_kinds (art, art->level_kinds_floor, kinds);
  changed = memcmp (kinds, art->level_kinds, sizeof kinds) != 0;
  memcpy (art->level_kinds, kinds, sizeof kinds);
  art->level_kinds_stale = FALSE;
  return changed;
}

/* Strokes, flicks and hachures reach so far from an outline; shadows of a high tower reach so far;
 * in W. */
#define SPILL 1.5
#define SHADOW_SPILL (0.23 * CR_LEVEL_MAX)

/* A tree beside six others makes them one large tree, which reaches so far, in W. */
#define TREE_SPILL 2.9

static gboolean
is_by_tree (const CrArt *art, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex hex = cr_hex_neighbour (place.hex, d);
    if (cr_art_get_recipe (art, place.floor, hex)->layer == CR_RECIPE_LAYER_CANOPY)
      return TRUE;
  }
  return FALSE;
}

CrBox
cr_art_touch (CrArt *art, const CrPlace *places, gsize n_places)
{
  CrBox box = { 0 };

  art->level_kinds_stale = TRUE;
  for (gsize i = 0; i < n_places; i++) {
    CrPoint p = cr_layout_centre (art->grid, places[i].hex);
    double reach = is_by_tree (art, places[i]) ? TREE_SPILL - SPILL : 0;
    box = cr_box_join (box, cr_box_grow ((CrBox){ p.x - 0.5, p.y - 0.5, 1, 1 }, reach));
  }
  box = cr_box_join (box, cr_regions_touch (art->regions, art, art->classes, places, n_places));
  if (n_places == 0)
    return box;
  box = cr_box_grow (box, SPILL);
  box.width += SHADOW_SPILL - SPILL;
  box.height += SHADOW_SPILL - SPILL;
  return box;
}

void
cr_art_trim (CrArt *art, gsize most)
{
  cr_regions_trim (art->regions, art, most);
}

void
cr_art_touch_areas (CrArt *art)
{
  cr_looks_refresh (art->looks);
}

void
cr_art_refresh (CrArt *art)
{
  cr_regions_clear (art->regions);
  cr_looks_refresh (art->looks);
  art->level_kinds_floor = -1;
}

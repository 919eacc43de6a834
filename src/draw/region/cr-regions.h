/* cr-regions.h: what hexes are when they are drawn, and how they merge into regions.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"
#include "cr-look.h"
#include "cr-recipe.h"
#include "cr-region.h"
#include "cr-symbol.h"

/* These functions tell what hexes are. Hexes outside the map, up to two away, repeat the one at the
 * edge, so that regions continue under the frame. Drawing code must use these functions and not the
 * map. */
CrHex cr_draw_clamp (const CrGrid *grid, CrHex hex);
/* Returns: (transfer full) (element-type CrHex): the hexes whose centres are within @reach of the
 * clip, row by row */
GArray *cr_draw_get_hexes (const CrDraw *draw, double reach);
gboolean cr_art_has_hex (const CrArt *art, int floor, CrHex hex); /* FALSE: the hex is void */
const CrRecipe *cr_art_get_recipe (const CrArt *art, int floor, CrHex hex);
const CrStructureKind *cr_art_get_structure (const CrArt *art, int floor, CrHex hex);
int cr_art_get_level (const CrArt *art, int floor, CrHex hex);
CrLook cr_art_get_look (const CrArt *art, int floor, CrHex hex);
const CrGrid *cr_art_get_grid (const CrArt *art);
cairo_surface_t *cr_art_get_picture (CrArt *art, const char *id);
CrSymbols *cr_art_get_symbols (CrArt *art);
/* Returns: (nullable): the node of what is most frequent on a level other than 0, by which the key
 * names it */
const CrNode *cr_art_get_level_kind (CrArt *art, int floor, int level);

/* What lies around a painting, as bits: a layer of recipes is 1 << CrRecipeLayer. */
#define CR_SIGHT_MASONRY \
  (1u << CR_RECIPE_LAYER_STAIR | 1u << CR_RECIPE_LAYER_WALL | 1u << CR_RECIPE_LAYER_RUBBLE | \
   1u << CR_RECIPE_LAYER_TOWER | 1u << CR_RECIPE_LAYER_KEEP | CR_SIGHT_STRUCTURE)
#define CR_SIGHT_STRUCTURE (1u << 28) /* something is built, whatever its recipe */
#define CR_SIGHT_UNKNOWN (1u << 29)
#define CR_SIGHT_VOID (1u << 30)

/**
 * CrSight: what can be seen in a painting, looked up once.
 * @box: the box in which everything was looked at
 */
struct _CrSight {
  int floor;
  CrBox box;
  guint32 kinds;
};
void cr_sight_init (CrSight *self, const CrDraw *draw);

/**
 * CrRegionClass: a class of hexes that are merged before anything is drawn. It must be constant,
 * because the cache compares addresses.
 * @has: whether a hex belongs to the class
 * @data: for @has
 * @outline: makes a closed line from a loop of CrEdge
 * @reach: how many hexes away a changed hex can change the result of @has: 0 to 2
 * @trim: (nullable): cuts off what sticks out from under other masonry; gets the hexes and outlines
 *   of one region
 * @whole: any of its hexes may decide how the whole region looks
 * @needs: bits of a sight: a hex without one of them on it or within @reach does not belong to the
 *   class; 0 when that cannot be told
 */
typedef struct {
  gboolean (*has) (const CrArt *art, int floor, CrHex hex, gconstpointer data);
  GArray *(*outline) (const CrGrid *grid, const GArray *loop);
  gconstpointer data;
  int reach;
  void (*trim) (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
  gboolean whole;
  guint32 needs;
} CrRegionClass;

/**
 * CrRegion: a connected set of hexes of a class.
 * @hexes: (element-type CrHex)
 * @set: the same as a set
 * @loops: (element-type GArray of CrEdge): outer ones clockwise, holes the other way
 * @outlines: (element-type GArray of CrPoint): one for each loop, in the same order
 * @boxes: (element-type CrBox): of each outline
 * @box: of all outlines
 * @used: when it was looked at last; only the cache uses it
 */
typedef struct {
  GArray *hexes;
  CrHexSet *set;
  GPtrArray *loops, *outlines;
  GArray *boxes;
  CrBox box;
  guint order, used;
} CrRegion;

/* Returns: (transfer container) (element-type CrRegion): the regions within @reach of the clip, in
 * an order that does not depend on the clip */
GPtrArray *cr_draw_get_regions (const CrDraw *draw, const CrRegionClass *class, double reach);

/* These functions add regions to the path. */
void cr_draw_region_path (const CrDraw *draw, const CrRegion *region);
void cr_draw_region_curve (const CrDraw *draw, const CrRegion *region);
void cr_draw_region_ink (const CrDraw *draw, const CrRegion *region, CrPen pen);

/* As cr_draw_begin_within(): clips to the outlines of the region. */
void cr_draw_begin_region (const CrDraw *draw, const CrRegion *region);

/* Whether outline @index of the region is within @reach of the clip. */
gboolean cr_draw_sees_outline (const CrDraw *draw,
                               const CrRegion *region,
                               guint index,
                               double reach);

/* Returns: (transfer full) (element-type CrHex): the hexes of the region whose centres are within
 * @reach of the clip, in an order that does not depend on the clip */
GArray *cr_draw_get_region_hexes (const CrDraw *draw, const CrRegion *region, double reach);

/* Returns: (transfer container) (element-type CrRegionClass): a class for each recipe of the
 * ruleset in that layer; its data is the CrRecipe */
GPtrArray *cr_draw_get_classes (const CrDraw *draw, CrRecipeLayer layer);

/* The class of all courts, whatever their paving; its data is NULL. */
extern const CrRegionClass cr_any_court_class;

/* Whether the ground is bare: neither water nor built upon. */
gboolean cr_recipe_is_natural (const CrRecipe *recipe);

/* Whether it is shallow water over stones, through which a river continues. */
gboolean cr_recipe_is_ford (const CrRecipe *recipe);
/* Whether it is open water, dug or natural; natural water has reeds. */
gboolean cr_recipe_has_waves (const CrRecipe *recipe);

/* Returns: (nullable): what stands on the side of a hex, with whichever of its two hexes it is
 * stored */
const CrSide *cr_draw_find_side (const CrDraw *draw, CrHex hex, CrDirection side, CrSideKind kind);

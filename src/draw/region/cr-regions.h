/* cr-regions.h: hexes as they are drawn: what they are, and how they merge.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"
#include "cr-look.h"
#include "cr-recipe.h"
#include "cr-region.h"
#include "cr-symbol.h"

/* Hexes and what they are. Hexes off the map, up to two away, repeat the one at the edge, so
 * that regions run on under the frame; ask through these, never the map. */
CrHex cr_draw_clamp (const CrGrid *grid, CrHex hex);
/* (transfer full) (element-type CrHex): with their centre within @reach of the clip; row by row */
GArray *cr_draw_get_hexes (const CrDraw *draw, double reach);
gboolean cr_art_has_hex (const CrArt *art, int floor, CrHex hex); /* FALSE: void */
const CrRecipe *cr_art_get_recipe (const CrArt *art, int floor, CrHex hex);
const CrStructureKind *cr_art_get_structure (const CrArt *art, int floor, CrHex hex);
int cr_art_get_level (const CrArt *art, int floor, CrHex hex);
CrLook cr_art_get_look (const CrArt *art, int floor, CrHex hex);
const CrGrid *cr_art_get_grid (const CrArt *art);
cairo_surface_t *cr_art_get_picture (CrArt *art, const char *id);
CrSymbols *cr_art_get_symbols (CrArt *art);
/* (nullable): the row of the ruleset of what stands or lies most often on a level other than 0, to
 * be its name in the key */
const CrNode *cr_art_get_level_kind (CrArt *art, int floor, int level);

/* What lies about a painting, as bits: a layer of recipes is 1 << CrRecipeLayer. */
#define CR_SIGHT_MASONRY \
  (1u << CR_RECIPE_LAYER_STAIR | 1u << CR_RECIPE_LAYER_WALL | 1u << CR_RECIPE_LAYER_RUBBLE | \
   1u << CR_RECIPE_LAYER_TOWER | 1u << CR_RECIPE_LAYER_KEEP | CR_SIGHT_STRUCTURE)
#define CR_SIGHT_STRUCTURE (1u << 28) /* something is built, whatever its recipe */
#define CR_SIGHT_UNKNOWN (1u << 29)
#define CR_SIGHT_VOID (1u << 30)

/**
 * CrSight: what is to be seen about one painting, looked for once.
 * @box: within which all was looked at
 */
struct _CrSight {
  int floor;
  CrBox box;
  guint32 kinds;
};
void cr_sight_init (CrSight *self, const CrDraw *draw);

/**
 * CrRegionClass: hexes that merge before anything is drawn.
 * @has: whether a hex is of the class; @data is the class's own
 * @outline: from a loop of CrEdge to a closed line
 * @reach: how many hexes away a changed hex can change the answer of @has: 0 to 2
 * @trim: (nullable): cuts off what sticks out from under other masonry; hexes and outlines of one
 *   region
 * @whole: what any of its hexes holds may tell how all of a region looks
 * @needs: bits of a sight: without one of them on a hex or within @reach of it, it is not of the
 *   class; 0 where that cannot be told
 *
 * Constant: the cache goes by its address.
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
 * @set: the same for asking
 * @loops: (element-type GArray of CrEdge): outer clockwise, holes the other way
 * @outlines: (element-type GArray of CrPoint): one for each loop, in the same order
 * @boxes: (element-type CrBox): of each outline
 * @box: of all outlines
 * @used: when somebody looked at it last: the cache's own
 */
typedef struct {
  GArray *hexes;
  CrHexSet *set;
  GPtrArray *loops, *outlines;
  GArray *boxes;
  CrBox box;
  guint order, used;
} CrRegion;

/* (transfer container) (element-type CrRegion): those that come within @reach of the clip, in an
 * order that does not depend on it. */
GPtrArray *cr_draw_get_regions (const CrDraw *draw, const CrRegionClass *class, double reach);

/* Paths of regions. */
void cr_draw_region_path (const CrDraw *draw, const CrRegion *region);
void cr_draw_region_curve (const CrDraw *draw, const CrRegion *region);
void cr_draw_region_ink (const CrDraw *draw, const CrRegion *region, CrPen pen);

/* As cr_draw_begin_within(): what is drawn is cut off at its outlines. */
void cr_draw_begin_region (const CrDraw *draw, const CrRegion *region);

/* Whether outline @index of the region comes within @reach of the clip. */
gboolean cr_draw_sees_outline (const CrDraw *draw,
                               const CrRegion *region,
                               guint index,
                               double reach);

/* (transfer full) (element-type CrHex): hexes of the region with their centre within @reach of
 * the clip, in an order that does not depend on it */
GArray *cr_draw_get_region_hexes (const CrDraw *draw, const CrRegion *region, double reach);

/* All recipes of the ruleset that stand in a layer, as classes of regions: data is the CrRecipe.
 * (transfer container) (element-type CrRegionClass) */
GPtrArray *cr_draw_get_classes (const CrDraw *draw, CrRecipeLayer layer);

/* All courts, whatever they are laid with: data is NULL. */
extern const CrRegionClass cr_any_court_class;

/* Whether the hex is bare ground: not water, not built upon. */
gboolean cr_recipe_is_natural (const CrRecipe *recipe);

/* Shallow water over stones, through which a river runs on. */
gboolean cr_recipe_is_ford (const CrRecipe *recipe);
/* Open water, dug or wild; what is wild has reeds. */
gboolean cr_recipe_has_waves (const CrRecipe *recipe);

/* What stands on the side of a hex, whichever of its two hexes names it; NULL for nothing. */
const CrSide *cr_draw_find_side (const CrDraw *draw, CrHex hex, CrDirection side, CrSideKind kind);

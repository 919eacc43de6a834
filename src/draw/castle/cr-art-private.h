/* cr-art-private.h: what the recipes of the map share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-art.h"
#include "cr-painter.h"
#include "cr-recipe.h"
#include "cr-region.h"
#include "cr-shadow.h"
#include "cr-symbol.h"

/**
 * CrDraw: one painting; every layer function takes it.
 * @cr: in W
 * @px: device pixels per W
 * @detail: %CR_DETAIL_FLAT, PLAIN or FULL
 * @clip: what is asked for, in W, within the frame; skip what cannot reach it
 * @is_ghost: it is to be laid faintly over another floor's paper
 */
typedef struct {
  CrArt *art;
  const CrScene *scene;
  const CrMap *map;
  const CrGrid *grid;
  cairo_t *cr;
  const CrPaintOptions *options;
  int floor;
  CrVariant variant;
  double px;
  CrDetail detail;
  CrBox clip;
  gboolean is_ghost;
} CrDraw;

/* Hexes and what they are. Hexes off the map, up to two away, repeat the one at the edge, so
 * that regions run on under the frame; ask through these, never the map. */
CrHex cr_draw_clamp (const CrGrid *grid, CrHex hex);
/* (transfer full) (element-type CrHex): with their centre within @reach of the clip; row by row */
GArray *cr_draw_get_hexes (const CrDraw *draw, double reach);
gboolean cr_art_has_hex (const CrArt *art, int floor, CrHex hex); /* FALSE: void */
const CrRecipe *cr_art_get_recipe (const CrArt *art, int floor, CrHex hex);
const CrStructureKind *cr_art_get_structure (const CrArt *art, int floor, CrHex hex);
int cr_art_get_level (const CrArt *art, int floor, CrHex hex);
const CrGrid *cr_art_get_grid (const CrArt *art);
cairo_surface_t *cr_art_get_picture (CrArt *art, const char *id);
CrSymbols *cr_art_get_symbols (CrArt *art);
/* (nullable): what stands most often on a level, to be its name in the key */
const CrStructureKind *cr_art_get_level_kind (CrArt *art, int floor, int level);

/**
 * CrRegionClass: hexes that merge before anything is drawn.
 * @has: whether a hex is of the class; @data is the class's own
 * @outline: from a loop of CrEdge to a closed line
 * @reach: how many hexes away a changed hex can change the answer of @has: 0 to 2
 * @trim: (nullable): cuts off what sticks out from under other masonry; hexes and outlines of one
 *   region
 *
 * Constant: the cache goes by its address.
 */
typedef struct {
  gboolean (*has) (const CrArt *art, int floor, CrHex hex, gconstpointer data);
  GArray *(*outline) (const CrGrid *grid, const GArray *loop);
  gconstpointer data;
  int reach;
  void (*trim) (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
} CrRegionClass;

/**
 * CrRegion: a connected set of hexes of a class.
 * @hexes: (element-type CrHex)
 * @set: the same for asking
 * @loops: (element-type GArray of CrEdge): outer clockwise, holes the other way
 * @outlines: (element-type GArray of CrPoint): one for each loop, in the same order
 * @boxes: (element-type CrBox): of each outline
 * @box: of all outlines
 */
typedef struct {
  GArray *hexes;
  CrHexSet *set;
  GPtrArray *loops, *outlines;
  GArray *boxes;
  CrBox box;
  guint order;
} CrRegion;

/* (transfer container) (element-type CrRegion): those that come within @reach of the clip, in an
 * order that does not depend on it. */
GPtrArray *cr_draw_get_regions (const CrDraw *draw, const CrRegionClass *class, double reach);

/* Paths. */
void cr_draw_path (const CrDraw *draw, const GArray *line, gboolean closed);
void cr_draw_curve (const CrDraw *draw, const GArray *line, gboolean closed);
void cr_draw_dot (const CrDraw *draw, CrPoint centre, double radius);
void cr_draw_region_path (const CrDraw *draw, const CrRegion *region);
void cr_draw_region_curve (const CrDraw *draw, const CrRegion *region);

/* Whether outline @index of the region comes within @reach of the clip. */
gboolean cr_draw_sees_outline (const CrDraw *draw,
                               const CrRegion *region,
                               guint index,
                               double reach);

/* (transfer full) (element-type CrHex): hexes of the region with their centre within @reach of
 * the clip, in an order that does not depend on it */
GArray *cr_draw_get_region_hexes (const CrDraw *draw, const CrRegion *region, double reach);

/* TRUE: what is drawn goes into a file as paths, not into pixels. */
gboolean cr_draw_is_vector (const CrDraw *draw);

/* What is drawn between these is cut off at the path that is current at the first, filled by the
 * even-odd rule. */
void cr_draw_begin_within (const CrDraw *draw);
void cr_draw_end_within (const CrDraw *draw);

/* Fills and strokes of the current path. */
CrColour cr_draw_tone (const CrDraw *draw, CrTone tone);
void cr_draw_set_colour (const CrDraw *draw, CrColour colour, double alpha);
void cr_draw_fill (const CrDraw *draw, CrTone tone, double alpha);
void cr_draw_fill_colour (const CrDraw *draw, CrColour colour, double alpha);
void cr_draw_stroke (const CrDraw *draw, CrTone tone, double width, double alpha);

/* The pen: swells on the side away from the light and varies along its length. A plain stroke
 * below full detail. */
typedef struct {
  CrTone tone;
  double width, alpha;
} CrPen;
void cr_draw_ink (const CrDraw *draw, const GArray *line, gboolean closed, CrPen pen);
void cr_draw_region_ink (const CrDraw *draw, const CrRegion *region, CrPen pen);

/* Short marks: tapered triangles, hundreds in one fill. */
typedef struct {
  CrPoint from, to;
  double width; /* at @from */
} CrFlick;
GArray *cr_flicks_new (void);
void cr_flicks_add (GArray *flicks, CrPoint from, CrPoint to, double width);
void cr_draw_flicks (const CrDraw *draw, const GArray *flicks, CrTone tone, double alpha);

/* Union of all casters higher than @base, softened by four fills (one below full detail). */
void cr_draw_shadows (const CrDraw *draw, const CrCasters *casters, double base, double strength);

/* One line of text on its base line; lining figures. */
typedef struct {
  double size; /* W */
  CrTone tone;
  double alpha, halo, align, spread; /* align: 0 left, 0.5 middle, 1 right of the point */
  gboolean bold, italic;
} CrLetter;
void cr_draw_text (const CrDraw *draw, CrPoint at, const char *text, const CrLetter *letter);
double cr_draw_text_width (const CrDraw *draw, const char *text, const CrLetter *letter);
/* How much larger a text of @size has to be to be read on hexes of so few pixels; never so large
 * that it covers the hex. */
double cr_draw_get_growth (const CrDraw *draw, double size);

/* Pieces of lines, so that what is drawn along an edge belongs to its hexside. */
/* Like cr_draw_curve() for strokes alone: leaves out what is farther than @reach from the clip. */
void cr_draw_curve_near (const CrDraw *draw, const GArray *line, double reach);
/* Broken line along an open one: dashes and gaps of chance lengths within the bounds. */
void cr_draw_dashes (const CrDraw *draw, const GArray *line, CrRng *rng, const double bounds[4]);

/* All recipes of the ruleset that stand in a layer, as classes of regions: data is the CrRecipe.
 * (transfer container) (element-type CrRegionClass) */
GPtrArray *cr_draw_get_classes (const CrDraw *draw, CrRecipeLayer layer);

/* Whether the hex is bare ground: not water, not built upon. */
gboolean cr_recipe_is_natural (const CrRecipe *recipe);

/* Layers: each paints the part of it that reaches the clip. */
void cr_draw_art (const CrDraw *draw);
void cr_draw_base (const CrDraw *draw);
void cr_draw_grounds (const CrDraw *draw);
void cr_draw_slopes (const CrDraw *draw);
void cr_draw_courts (const CrDraw *draw);
void cr_draw_roads (const CrDraw *draw);
void cr_draw_waters (const CrDraw *draw);
void cr_draw_low (const CrDraw *draw);
void cr_draw_rubble (const CrDraw *draw);
void cr_draw_canopies (const CrDraw *draw);
void cr_draw_grain (const CrDraw *draw);
void cr_draw_unknown (const CrDraw *draw);
void cr_draw_void (const CrDraw *draw);
void cr_draw_pictures (const CrDraw *draw);
void cr_draw_plan (const CrDraw *draw);
void cr_draw_plan_names (const CrDraw *draw, const GArray *hexes);
void cr_draw_grid (const CrDraw *draw);
void cr_draw_marks (const CrDraw *draw);
void cr_draw_ways (const CrDraw *draw);
void cr_draw_names (const CrDraw *draw);
/* (transfer full) (element-type CrBox): about the clip */
GArray *cr_draw_list_names (const CrDraw *draw);
gboolean cr_names_meet (const GArray *names, CrBox box);
void cr_draw_frame (const CrDraw *draw);

void cr_draw_objects (const CrDraw *draw);
void cr_draw_secrets (const CrDraw *draw);

/* One hex of scrub. */
void cr_draw_scrub (const CrDraw *draw, CrHex hex);

/**
 * CrHeap: fallen stones about a place.
 * @spread: in W
 * @big: radius of the largest
 */
typedef struct {
  CrPoint at;
  int n;
  double spread, big;
} CrHeap;
void cr_draw_heap (const CrDraw *draw, const CrHeap *heap, CrRng *rng);

/* What throws shadows. */
void cr_cast_canopies (const CrDraw *draw, CrCasters *casters);
void cr_cast_objects (const CrDraw *draw, CrCasters *casters);

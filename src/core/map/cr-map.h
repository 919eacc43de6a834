/* cr-map.h: a castle: floors of layers, sides, and sparse things.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"
#include "cr-node.h"
#include "cr-side.h"

/**
 * CrLayer: one gint16 per cell of a floor, row-major.
 * @CR_LAYER_TERRAIN: index into the map's terrain codes; 0 is "void", no hex
 * @CR_LAYER_LEVEL: level of elevation of the surface one stands on, −9…12
 * @CR_LAYER_STRUCTURE: index into the map's structure codes; 0 is "none"
 * @CR_LAYER_FACING: where the front of what stands there looks (STA-01): 1 + a #CrDirection; 0 for
 *   what has no front
 */
typedef enum {
  CR_LAYER_TERRAIN,
  CR_LAYER_LEVEL,
  CR_LAYER_STRUCTURE,
  CR_LAYER_FACING,
  CR_N_LAYERS,
} CrLayer;

#define CR_LEVEL_MIN (-9)
#define CR_LEVEL_MAX 12
#define CR_MAX_FLOORS 64
#define CR_MAX_HEXES 8000000 /* of all floors together */
#define CR_STOREY_MOST 99    /* and as many below */

/**
 * CrSection: the lists of sparse things, in the order of the file.
 * @CR_SECTION_HEAD: meta, uses, numbering, sides: one node each (uses: several)
 * @CR_SECTION_LINKS: stairway, spiral, ramp, ladder, trapdoor, passage
 * @CR_SECTION_MECHANISMS: mechanism
 * @CR_SECTION_AREAS: area
 * @CR_SECTION_GEAR: piece: what stands there when a game begins
 * @CR_SECTION_LABELS: label
 * @CR_SECTION_PICTURES: picture
 * @CR_SECTION_OTHER: children of the map that Crenel does not know
 *
 * Every list may also hold nodes without a name (comments, foreign elements).
 */
typedef enum {
  CR_SECTION_HEAD,
  CR_SECTION_LINKS,
  CR_SECTION_MECHANISMS,
  CR_SECTION_AREAS,
  CR_SECTION_GEAR,
  CR_SECTION_LABELS,
  CR_SECTION_PICTURES,
  CR_SECTION_OTHER,
  CR_N_SECTIONS,
} CrSection;

/**
 * CrPlace:
 * @floor: index of a floor
 * @hex: on that floor
 *
 * Where a man can stand.
 */
typedef struct {
  int floor;
  CrHex hex;
} CrPlace;

/**
 * CrFloor:
 * @id: "g", "cellar"
 * @name: (nullable): for people
 * @known: (nullable): "owner" for a floor only its owner knows of (TMP-07); "all" says what none
 * says
 * @storey: 0 for the main surface, cellars and passages below it, upper rooms and roofs above; what
 *   floors are ordered by, and says nothing of levels
 * @defaults: by layer; cells of this value are not written
 * @node: (nullable): attributes and children of the floor that Crenel does not know
 */
typedef struct {
  char *id, *name, *known;
  int storey;
  gint16 defaults[CR_N_LAYERS];
  CrNode *node;
} CrFloor;

typedef struct _CrMap CrMap;

/**
 * cr_map_new:
 * @id: of the map; see cr_text_is_id()
 *
 * Returns: (transfer full): a map without floors
 */
CrMap *cr_map_new (const CrGrid *grid, const char *id);

/* What lies outside a map that was made smaller is not copied. */
CrMap *cr_map_copy (const CrMap *map);

void cr_map_free (CrMap *map);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrMap, cr_map_free)

const char *cr_map_get_id (const CrMap *map);
const CrGrid *cr_map_get_grid (const CrMap *map);

/**
 * cr_map_dup_digest:
 *
 * Equal for two maps exactly when they say the same, whatever history made them: for reading
 * back what was saved, and for knowing whether a document differs from its file.
 *
 * Returns: (transfer full): 64 hexadecimal digits
 */
char *cr_map_dup_digest (const CrMap *map);

/**
 * cr_map_equal:
 *
 * Returns: whether both say the same, as cr_map_dup_digest() would find; much faster between a map
 *   and an earlier copy of it
 */
gboolean cr_map_equal (const CrMap *a, const CrMap *b);

/* Floors and layers. */
int cr_map_n_floors (const CrMap *map);

/**
 * cr_grid_most_floors:
 *
 * Returns: how many floors a map of this size may have: a few bytes of a file make a whole floor
 */
int cr_grid_most_floors (const CrGrid *grid);

const CrFloor *cr_map_get_floor (const CrMap *map, int floor);

/**
 * cr_map_find_floor:
 *
 * Returns: the index of the floor with that id, or -1
 */
int cr_map_find_floor (const CrMap *map, const char *id);

/* Returns: FALSE, with an error that asks whether a floor of a like id was meant */
gboolean cr_map_refuse_floor (const CrMap *map, const char *id, GError **error);

/**
 * cr_map_get_layer:
 *
 * Returns: (transfer none): one value per cell, row-major; valid until the floor goes
 */
const gint16 *cr_map_get_layer (const CrMap *map, int floor, CrLayer layer);

/**
 * cr_map_get_value:
 *
 * Returns: the value there; off the map what an empty hex would have, 0
 */
int cr_map_get_value (const CrMap *map, CrPlace place, CrLayer layer);

/**
 * cr_map_has_place:
 *
 * Returns: whether that floor exists and has a hex there (one that is not void)
 */
gboolean cr_map_has_place (const CrMap *map, CrPlace place);

/* Whether only its owner knows of it (TMP-07). */
gboolean cr_floor_is_secret (const CrFloor *floor);

/**
 * cr_map_intern_code:
 * @layer: one of codes, terrain or structure
 *
 * Codes: a layer holds an index, so that a code no ruleset knows survives.
 *
 * Adds the code to the map's list if it is new. Codes that no hex has do not reach a file and are
 * not compared, so this is no change of the map and leaves nothing to undo.
 *
 * Returns: its index
 */
int cr_map_intern_code (const CrMap *map, CrLayer layer, const char *code);

/**
 * cr_map_find_code:
 *
 * Returns: the index of @code, or -1 when the map has never met it
 */
int cr_map_find_code (const CrMap *map, CrLayer layer, const char *code);

const char *cr_map_get_code (const CrMap *map, CrLayer layer, int index);
int cr_map_n_codes (const CrMap *map, CrLayer layer);
const char *cr_map_get_terrain (const CrMap *map, CrPlace place);
const char *cr_map_get_structure (const CrMap *map, CrPlace place);
int cr_map_get_level (const CrMap *map, CrPlace place);

/* Returns: the #CrDirection that the front of what stands there looks to, or -1 */
int cr_map_get_front (const CrMap *map, CrPlace place);

/**
 * cr_map_get_all_sides:
 *
 * Sides.
 *
 * Returns: (transfer none) (array length=n_out): sorted by cell and direction
 */
const CrSide *cr_map_get_all_sides (const CrMap *map, int floor, gsize *n_out);

/**
 * cr_map_get_occupied_sides:
 * @place: of a hex of the map, or none
 *
 * Returns: bit d for each side on which something stands, as seen from @place
 */
guint8 cr_map_get_occupied_sides (const CrMap *map, CrPlace place);

/**
 * cr_map_get_sides:
 * @place: of a floor that the map may not have yet, while an edit that adds it is built
 * @direction: of the side as seen from @place, which may be either of its two hexes
 *
 * Returns: (transfer none) (array length=n_out): the things on that side
 */
const CrSide *cr_map_get_sides (const CrMap *map,
                                CrPlace place,
                                CrDirection direction,
                                gsize *n_out);

/**
 * cr_map_find_side:
 *
 * Returns: (transfer none) (nullable): the first thing of that kind on the side
 */
const CrSide *cr_map_find_side (const CrMap *map,
                                CrPlace place,
                                CrDirection direction,
                                CrSideKind kind);

gboolean cr_map_has_opening (const CrMap *map, CrPlace place, CrDirection direction);
gboolean cr_map_is_inside (const CrMap *map, const CrSide *side, CrHex hex);

/**
 * cr_map_get_inside_hex:
 *
 * Returns: the hex a thing on a side belongs to; the naming hex when it says nothing
 */
CrHex cr_map_get_inside_hex (const CrMap *map, const CrSide *side);

/* Sparse things. */
guint cr_map_n_nodes (const CrMap *map, CrSection section);
const CrNode *cr_map_get_node (const CrMap *map, CrSection section, guint index);

/**
 * cr_map_find_node:
 * @name: (nullable): of the element; NULL for any
 * @id: (nullable): value of its id attribute; NULL for any
 *
 * By its id one is found at once, however many there are.
 *
 * Returns: (transfer none) (nullable): the first that fits
 */
const CrNode *cr_map_find_node (const CrMap *map,
                                CrSection section,
                                const char *name,
                                const char *id);

const char *cr_section_get_name (CrSection section);

/**
 * cr_map_get_ruleset_id:
 *
 * Returns: (nullable): id of the ruleset that the map is for, whether there is one or not
 */
const char *cr_map_get_ruleset_id (const CrMap *map);

gboolean cr_place_equal (CrPlace a, CrPlace b);

/* On the same floor; it may lie outside the map. */
CrPlace cr_place_neighbour (CrPlace place, CrDirection direction);
/**
 * CrPlaces: places that belong to somebody else, one after another.
 */
typedef struct {
  const CrPlace *places;
  gsize n;
} CrPlaces;

/* Those of an array (element-type CrPlace). */
static inline CrPlaces
cr_places_of (const GArray *places)
{
  return (CrPlaces){ (const CrPlace *) (const void *) places->data, places->len };
}

/* @places: (element-type CrPlace): */
gboolean cr_places_contain (const GArray *places, CrPlace place);

/**
 * cr_map_format_place:
 *
 * Places as text: "7,6", "cellar/7,6"; what is not on the main floor carries its floor.
 *
 * Returns: (transfer full): "7,6" on the main floor, "cellar/7,6" on another
 */
char *cr_map_format_place (const CrMap *map, CrPlace place);

/**
 * cr_map_parse_place:
 * @text: "7,6" or "cellar/7,6"
 */
gboolean cr_map_parse_place (const CrMap *map,
                             const char *text,
                             CrPlace *place_out,
                             GError **error);

/**
 * cr_map_parse_places:
 * @text: "g/12,7..12,9 13,7": a floor named once holds until the next is named
 * @places: (element-type CrPlace): appended to; on error left as it was
 *
 * More places than the map has hexes cannot be meant: a short text could name the same thousand
 * hexes ten thousand times.
 */
gboolean cr_map_parse_places (const CrMap *map, const char *text, GArray *places, GError **error);

/**
 * cr_map_parse_few_places:
 * @most: how many places @text may name
 *
 * As cr_map_parse_places(), for what has no use for as many as the map has.
 */
gboolean cr_map_parse_few_places (const CrMap *map,
                                  const char *text,
                                  gsize most,
                                  GArray *places,
                                  GError **error);

/**
 * cr_map_parse_side:
 * @text: "7,6:NE" or "cellar/7,6:NE"
 */
gboolean cr_map_parse_side (const CrMap *map,
                            const char *text,
                            CrPlace *place_out,
                            CrDirection *direction_out,
                            GError **error);

/* cr-xml-map-private.h: shared by reader and writer of maps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map-load.h"
#include "cr-xml.h"

#define CR_XML_GENERATOR "Crenel " CRENEL_VERSION
#define CR_XML_CHUNK 10

/* What Crenel does not know keeps its place by nodes whose names no XML can have.
 *
 * In the section of others, <#before #what="grid|links|…|floor:ID|map|end"> holds what stands
 * before that thing ("end": behind the map), <#within #what="grid"> what stands in it, and
 * <#attributes #what="…"> the unknown attributes of map, grid or a section. Nodes without such a
 * name stand at the end of the map.
 *
 * A floor's node holds the unknown attributes of the floor, and in file order its unknown children
 * between <terrain>, <level>, <structure>, <hexsides>; these in turn have the unknown attributes
 * and children of their own.
 *
 * On a side, <#side> holds the unknown attributes of <side>, and what stands before it. */
#define CR_XML_BEFORE "#before"
#define CR_XML_WITHIN "#within"
#define CR_XML_ATTRIBUTES "#attributes"
#define CR_XML_SIDE "#side"
#define CR_XML_WHAT "#what"

extern const char *const cr_xml_layer_names[CR_N_LAYERS];

/* Returns: the name of a #CR_LAYER_FACING value in files */
const char *cr_xml_get_facing_name (int value, CrOrientation orientation);

/**
 * CrXmlMapReader:
 * @root: start of the root element
 * @map: NULL until the grid was read
 * @head: (element-type CrNode): of that section, collected before there is a map
 * @others: (element-type CrNode): likewise
 * @pending: (element-type CrNode): unknown things since the last known one
 * @n_area_hexes: how many the areas read so far name
 * @floor: index of the floor being read
 * @floor_node: what will be kept as the floor's node
 */
typedef struct {
  CrNode *root;
  CrMap *map;
  GPtrArray *head, *others, *pending;
  gsize n_area_hexes;
  int floor;
  CrNode *floor_node;
} CrXmlMapReader;

/**
 * cr_xml_read_layer:
 *
 * Reads <terrain>, <level>, <structure> or <facing> of the current floor, straight into its array.
 */
gboolean cr_xml_read_layer (CrXmlReader *reader, CrXmlMapReader *self, CrLayer layer, GError **);

/**
 * cr_xml_read_hexsides:
 *
 * Reads <hexsides> of the current floor.
 */
gboolean cr_xml_read_hexsides (CrXmlReader *reader, CrXmlMapReader *self, GError **error);

/**
 * cr_xml_keep_rest:
 * @known: (array zero-terminated=1): attributes that the map stores elsewhere
 *
 * Keeps what the map does not store elsewhere; @name as described above.
 *
 * Returns: (transfer full): a node with the other attributes of @node
 */
CrNode *cr_xml_keep_rest (const CrNode *node, const char *name, const char *const *known);

/**
 * cr_xml_move_nodes:
 * @from: (element-type CrNode): emptied
 * @to: gets them as children
 */
void cr_xml_move_nodes (GPtrArray *from, CrNode *to);

/**
 * cr_xml_write_floor:
 *
 * Writes <floor> with its layers as chunks on the raster 1, 11, 21…; chunks of nothing but the
 * default are left out.
 */
void cr_xml_write_floor (GString *out, const CrMap *map, int floor);

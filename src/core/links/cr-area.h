/* cr-area.h: named areas and labels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrArea:
 * @id: (nullable): borrowed from the node, as @name and @kind
 * @name: (nullable): for people
 * @kind: (nullable): "keep", "court", "gate", "yard", "outside", …; scenarios and rules look for it
 * @places: (element-type CrPlace) (owned):
 *
 * What <area id="keep" name="The keep" kind="keep">12,7..12,9 cellar/13,7</area> says.
 */
typedef struct {
  const char *id, *name, *kind;
  GArray *places;
} CrArea;

/**
 * cr_area_read:
 * @node: an element area
 * @area_out: (out): to be cleared with cr_area_clear(); untouched on error
 */
gboolean cr_area_read (const CrMap *map, const CrNode *node, CrArea *area_out, GError **error);

void cr_area_clear (CrArea *area);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrArea, cr_area_clear)

gboolean cr_area_has (const CrArea *area, CrPlace place);

/**
 * cr_area_combine:
 * @area: (element-type CrPlace) (inout): its hexes
 * @add: whether it gets @places, each once, or loses them
 */
void cr_area_combine (const CrMap *map, GArray *area, const GArray *places, gboolean add);

/**
 * cr_map_find_area:
 *
 * Returns: the index of the area in its section, -1 when there is none of that id or name
 */
int cr_map_find_area (const CrMap *map, const char *id_or_name);

#define CR_LABEL_SIZE_DEFAULT 1000

/**
 * CrLabel:
 * @id: (nullable): borrowed from the node, as @text
 * @text: what is written
 * @at: in the middle of which hex
 * @size: in thousandths of the usual size
 * @angle: in thousandths of a degree, clockwise
 *
 * What <label id="" at="7,6" size="1.5" angle="-30">Upper Court</label> says.
 */
typedef struct {
  const char *id, *text;
  CrPlace at;
  int size, angle;
} CrLabel;

/**
 * cr_label_read:
 * @node: an element label
 * @label_out: (out): untouched on error
 */
gboolean cr_label_read (const CrMap *map, const CrNode *node, CrLabel *label_out, GError **error);

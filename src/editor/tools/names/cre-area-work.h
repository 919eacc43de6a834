/* cre-area-work.h: edits of named areas and of labels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-area.h"
#include "cr-edit.h"

/* Areas, by their index in their section. */
int cre_area_find_at (const CrMap *map, CrPlace place);

/* Returns: (transfer full) (nullable): what finds it again after other edits */
char *cre_area_dup_key (const CrMap *map, int index);

/* Returns: (transfer full): for people */
char *cre_area_dup_name (const CrMap *map, int index);

/* Returns: (transfer full): of an area that was started without a word */
char *cre_area_free_name (const CrMap *map);

/* Returns: (transfer full) (element-type CrPlace): none where it makes no sense */
GArray *cre_area_list_places (const CrMap *map, int index);

/**
 * cre_area_plan_new:
 * @kind: (nullable): which rules and scenarios look for
 * @places: (element-type CrPlace)
 *
 * Returns: (transfer full) (nullable): NULL when no file could carry the name
 */
CrEdit *cre_area_plan_new (const CrMap *map,
                           const char *name,
                           const char *kind,
                           const GArray *places);

/* @add: whether it gets the hexes or loses them. One that has none left keeps its name. */
CrEdit *cre_area_plan_paint (const CrMap *map, int index, const GArray *places, gboolean add);

/* @value: "" takes the attribute away */
CrEdit *cre_area_plan_set (const CrMap *map, int index, const char *attribute, const char *value);

/**
 * CreLabelLook: a label as its form has it.
 * @size: in hundredths of the usual size
 * @angle: in degrees, clockwise
 */
typedef struct {
  const char *text;
  CrPlace at;
  int size, angle;
} CreLabelLook;

/* Returns: the one written last on that hex, or -1 */
int cre_label_find_at (const CrMap *map, CrPlace place);

gboolean cre_label_look (const CrMap *map, int index, CreLabelLook *look_out);

/**
 * cre_label_plan:
 * @index: of the label that is changed, -1: a new one
 *
 * Returns: (transfer full) (nullable): NULL when there are no words, or some no file could carry
 */
CrEdit *cre_label_plan (const CrMap *map, int index, const CreLabelLook *look);

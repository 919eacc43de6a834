/* cre-area-work.h: edits of named areas and of labels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-area.h"
#include "cr-edit.h"

/* Areas, by their index in their section. */
int cre_area_find_at (const CrMap *map, CrPlace place);
char *cre_area_dup_key (const CrMap *map, int index);
char *cre_area_dup_name (const CrMap *map, int index);
char *cre_area_free_name (const CrMap *map);
GArray *cre_area_list_places (const CrMap *map, int index);
CrEdit *cre_area_plan_new (const CrMap *map,
                           const char *name,
                           const char *kind,
                           const GArray *places);
CrEdit *cre_area_plan_paint (const CrMap *map, int index, const GArray *places, gboolean add);
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

int cre_label_find_at (const CrMap *map, CrPlace place);
gboolean cre_label_look (const CrMap *map, int index, CreLabelLook *look_out);
CrEdit *cre_label_plan (const CrMap *map, int index, const CreLabelLook *look);

/* cre-area-work.h: edits of named areas and of labels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-area.h"
#include "cr-edit.h"

/**
 * cre_area_find_at:
 *
 * Areas, by their index in their section.
 *
 * Returns: the smallest area that has the hex, as the gate in the courtyard; -1 when there is none
 */
int cre_area_find_at (const CrMap *map, CrPlace place);

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

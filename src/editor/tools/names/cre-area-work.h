/* cre-area-work.h: edits of named areas and of labels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-area.h"
#include "cr-edit.h"

/**
 * cre_area_find_at:
 *
 * Areas are named by their indices in their section.
 *
 * Returns: the smallest area with that hex, such as the gate within the courtyard; −1 when there is
 *   none
 */
int cre_area_find_at (const CrMap *map, CrPlace place);

/**
 * CreLabelLook: the values of a label's form.
 * @size: in hundredths of the usual size
 * @angle: in degrees, clockwise
 */
typedef struct {
  const char *text;
  CrPlace at;
  int size, angle;
} CreLabelLook;

/* Returns: the index of the last label on that hex, or −1 */
int cre_label_find_at (const CrMap *map, CrPlace place);

gboolean cre_label_look (const CrMap *map, int index, CreLabelLook *look_out);

/**
 * cre_label_plan:
 * @index: of the label that is changed; −1 for a new one
 *
 * Returns: (transfer full) (nullable): the edit; NULL when the label has no text, or a text that
 *   cannot be written to a file
 */
CrEdit *cre_label_plan (const CrMap *map, int index, const CreLabelLook *look);

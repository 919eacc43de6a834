/* cra-parts.h: the table of the parts of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-part.h"

/**
 * CraPartInfo:
 * @title: untranslated
 * @nothing: what the inspector says while no row is in hand, untranslated
 * @elements: (array zero-terminated=1): the elements whose problems are counted here
 * @hold: (transfer full): a summary of the part in two words
 */
typedef struct {
  const char *id, *title, *icon, *nothing;
  const char *const *elements;
  char *(*hold) (CreScenarioDocument *document);
  CraPart *(*make) (void);
} CraPartInfo;

/* Returns: (array length=n_out): the parts, in the order of the list at the left */
const CraPartInfo *cra_parts_get (guint *n_out);

CraPart *cra_part_maps_new (void);
CraPart *cra_part_sides_new (void);
CraPart *cra_part_forces_new (void);
CraPart *cra_part_setup_new (void);
CraPart *cra_part_coming_new (void);
CraPart *cra_part_rules_new (void);
CraPart *cra_part_victory_new (void);
CraPart *cra_part_texts_new (void);

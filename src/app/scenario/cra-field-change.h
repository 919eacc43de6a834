/* cra-field-change.h: the fields of what is otherwise in a castle as a scenario begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

/* (array zero-terminated=1): of an element change, as cra_field_list() gives them */
const CraField *cra_field_change_list (void);

/* (transfer full) (nullable): one by which the first door of the map stands open, or a hex is what
 * it is where it has none; NULL where there is no map */
CrNode *cra_field_change_new (CreScenarioDocument *document);

/* (transfer full) (nullable): an element fire, at that door or at the first hex; NULL where there
 * is no map */
CrNode *cra_field_change_new_fire (CreScenarioDocument *document);

/* (transfer full) (nullable): an element heap, in the first hex of a moat; NULL where there is none
 */
CrNode *cra_field_change_new_heap (CreScenarioDocument *document);

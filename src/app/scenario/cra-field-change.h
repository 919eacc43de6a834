/* cra-field-change.h: the fields of a change that a scenario makes to its castle before it begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

/* Returns: (array zero-terminated=1): the fields of an element change, as cra_field_list() returns
 * them */
const CraField *cra_field_change_list (void);

/* Returns: (transfer full) (nullable): a new change: the first door of the map stands open; on a
 * map without doors, a hex that keeps what it has. NULL without a map */
CrNode *cra_field_change_new (CreScenarioDocument *document);

/* Returns: (transfer full) (nullable): a new element fire, at the first door of the map or in its
 * first hex; NULL without a map */
CrNode *cra_field_change_new_fire (CreScenarioDocument *document);

/* Returns: (transfer full) (nullable): a new element heap, in the first hex of a moat; NULL when
 * there is none */
CrNode *cra_field_change_new_heap (CreScenarioDocument *document);

/* cra-field-local.h: the fields of what a scenario makes of a kind of terrain.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

/* Whether the row is of that kind: an option “terrain.scrub”. */
gboolean cra_field_local_is (const CrNode *row);

/* (array zero-terminated=1): as cra_field_list() gives them */
const CraField *cra_field_local_list (void);

/* (transfer full) (nullable): one that says nothing yet, of the first kind on the map that has
 * none; NULL where each has one */
CrNode *cra_field_local_new (CreScenarioDocument *document);

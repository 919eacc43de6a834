/* cra-field-local.h: the fields of a local terrain: a kind that a scenario changes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

/* Whether the row is a local terrain: an option “terrain.scrub”. */
gboolean cra_field_local_is (const CrNode *row);

/* Returns: (array zero-terminated=1): the fields, as cra_field_list() returns them */
const CraField *cra_field_local_list (void);

/* Returns: (transfer full) (nullable): a new row, without figures yet, for the first kind on the
 * map that has no row; NULL when every kind has one */
CrNode *cra_field_local_new (CreScenarioDocument *document);

/* cra-field-character.h: the fields of what a man is and has.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

/* What the character of a row has: of a man too, whose character gets a row of his own in the
 * scenario when it is changed. Each is a CRA_FIELD_SEVERAL or a CRA_FIELD_CHOICE, its attribute
 * that of the row. */

/* (transfer none) (nullable): "weapons", "tools", "roles" or "armour", those of his class too */
const char *cra_field_character_get (const CraField *field,
                                     CreScenarioDocument *document,
                                     const CrNode *row);

CrScenario *cra_field_character_set (const CraField *field,
                                     CreScenarioDocument *document,
                                     const CrNode *row,
                                     const char *value,
                                     const CrNode **row_out);

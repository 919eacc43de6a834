/* cra-field-character.h: the fields of what a man is and has.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

/* What the character of a row has: of a man too, whose character gets a row of his own in the
 * scenario when it is changed. Their attribute is that of the row. */

/* (transfer none) (nullable): "weapons", "tools", "roles", "armour" or "picture", those of
 * his class too */
const char *cra_field_character_get (const CraField *field,
                                     CreScenarioDocument *document,
                                     const CrNode *row);

CrScenario *cra_field_character_set (const CraField *field,
                                     CreScenarioDocument *document,
                                     const CrNode *row,
                                     const char *value,
                                     const CrNode **row_out);

/**
 * cra_field_character_set_picture:
 * @row: a man or a character
 * @picture: (nullable): NULL for a drawn counter
 *
 * Returns: (transfer full) (nullable): the scenario with it; NULL when it is
 */
CrScenario *cra_field_character_set_picture (CreScenarioDocument *document,
                                             const CrNode *row,
                                             const char *picture);

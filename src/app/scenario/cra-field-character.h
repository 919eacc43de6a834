/* cra-field-character.h: the fields of a character's figures, weapons and picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

/* The functions here are about the character of a row, which is a character or a man. When the
 * character of a man is changed, it gets a row of its own in the scenario. */

/* Returns: (transfer none) (nullable): the value of the field's attribute, "weapons", "tools",
 * "roles", "armour" or "picture", with what the character's class has */
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
 * Returns: (transfer full) (nullable): the scenario with that picture; NULL when it has it already
 */
CrScenario *cra_field_character_set_picture (CreScenarioDocument *document,
                                             const CrNode *row,
                                             const char *picture);

/* cr-characters.h: who may be in a game, read from data. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-figure.h"

/**
 * CrCharacterState: the sides of his counter that carry figures (CHR-02).
 */
typedef enum { CR_CHARACTER_WHOLE, CR_CHARACTER_WOUNDED, CR_N_CHARACTER_STATES } CrCharacterState;

/**
 * CrCharacter: one named man (CHR-01).
 * @id: "watkin"
 * @attack: by state
 * @defence: by state
 * @movement: by state, movement points a turn
 * @armour: he wears it (CHR-07)
 * @weapons: (array zero-terminated=1) (owned): ids of the ruleset's weapons, interned
 * @node: the whole row, with names; borrowed
 */
typedef struct {
  const char *id;
  CrFigure attack[CR_N_CHARACTER_STATES], defence[CR_N_CHARACTER_STATES],
      movement[CR_N_CHARACTER_STATES];
  gboolean armour;
  const char **weapons;
  const CrNode *node;
} CrCharacter;

/**
 * CrCharacters: a library of them.
 */
typedef struct _CrCharacters CrCharacters;

/**
 * cr_characters_new:
 * @root: the element characters
 *
 * Returns: (transfer full) (nullable): NULL with an error that says where and what was expected
 */
CrCharacters *cr_characters_new (const CrNode *root, GError **error);
CrCharacters *cr_characters_ref (const CrCharacters *characters);
void cr_characters_unref (CrCharacters *characters);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrCharacters, cr_characters_unref)

const char *cr_characters_get_id (const CrCharacters *characters);
guint cr_characters_n (const CrCharacters *characters);
const CrCharacter *cr_characters_get (const CrCharacters *characters, guint index);

/* (nullable): NULL for an id that is not in it */
const CrCharacter *cr_characters_find (const CrCharacters *characters, const char *id);

/* As people call him. */
const char *cr_character_get_name (const CrCharacter *character, const char *const *languages);

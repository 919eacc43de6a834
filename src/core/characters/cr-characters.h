/* cr-characters.h: who may be in a game, read from data. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-ruleset.h"

/**
 * CrCharacterState: the sides of his counter that carry figures (CHR-02).
 */
typedef enum { CR_CHARACTER_WHOLE, CR_CHARACTER_WOUNDED, CR_N_CHARACTER_STATES } CrCharacterState;

/**
 * CrCounter: what one of his counters says, by state (CHR-01).
 * @movement: movement points a turn
 * @first: likewise in the first box (U-18); @movement where the later games changed nothing
 */
typedef struct {
  CrFigure attack[CR_N_CHARACTER_STATES], defence[CR_N_CHARACTER_STATES],
      movement[CR_N_CHARACTER_STATES], first[CR_N_CHARACTER_STATES];
} CrCounter;

/**
 * CrRole: what else he may do, as bits.
 * @CR_ROLE_COMMANDER: without any of them a garrison surrenders (GSI-04)
 * @CR_ROLE_ENGINEER: MIN-02
 * @CR_ROLE_PEASANT: HAM-01
 * @CR_ROLE_LOADER: XBL-01
 */
typedef enum {
  CR_ROLE_COMMANDER = 1,
  CR_ROLE_ENGINEER = 2,
  CR_ROLE_PEASANT = 4,
  CR_ROLE_LOADER = 8,
} CrRole;

/**
 * CrTool: with what he can break a door, as bits (MAP-17).
 */
typedef enum {
  CR_TOOL_AXE = 1,
  CR_TOOL_HAMMER = 2,
  CR_TOOL_MACE = 4,
  CR_TOOL_RAM = 8,
  CR_TOOL_GRAPNEL = 16, /* breaks nothing: GRP-01 */
} CrTool;

/* "Knight": characters of a class have its figures where they have none of their own. */
typedef struct {
  const char *id;
  const CrNode *node; /* with its names; borrowed */
} CrCharacterClass;

/**
 * CrCharacter: one named man.
 * @id: "watkin"
 * @class_id: (nullable): "halberdier"
 * @foot: on foot
 * @mounted: in the saddle, when he rides
 * @rides: he has counters of a rider (CHR-03)
 * @animal: a horse; what it has on foot is its own
 * @armour: he wears it (CHR-07)
 * @roles: bits of #CrRole
 * @tools: bits of #CrTool
 * @picture: (nullable): a file with what is drawn on his counter, beside that which names it
 * @face: (nullable) (owned): what that file holds; without it his counter has a shield
 * @weapons: (array zero-terminated=1) (owned): ids of the ruleset's weapons, interned
 * @node: the whole row, with names; borrowed
 */
typedef struct {
  const char *id, *class_id;
  CrCounter foot, mounted;
  gboolean rides, animal, armour;
  int roles, tools;
  const char *picture;
  GBytes *face;
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

guint cr_characters_n_classes (const CrCharacters *characters);
const CrCharacterClass *cr_characters_get_class (const CrCharacters *characters, guint index);

/* (nullable): NULL for an id that is not in it */
const CrCharacterClass *cr_characters_find_class (const CrCharacters *characters, const char *id);

/* Before anybody else has the library. @face: (transfer full): see #CrCharacter */
void cr_characters_take_face (CrCharacters *characters, guint index, GBytes *face);

/**
 * cr_characters_check:
 *
 * Returns: FALSE with an error that says where, when somebody has a weapon that @ruleset lacks
 */
gboolean cr_characters_check (const CrCharacters *characters,
                              const CrRuleset *ruleset,
                              GError **error);

/* The character's name in the reader's language. */
const char *cr_character_get_name (const CrCharacter *character, const char *const *languages);

/* "commander", "engineer", "peasant", "loader": stable keys, by the number of the bit; NULL after
 * the last. */
const char *cr_role_get_name (guint index);

/* "axe", "hammer", "mace", "ram": likewise. */
const char *cr_tool_get_name (guint index);

/* cr-characters.c: who may be in a game, read from data. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-characters-private.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

static void
clear_character (gpointer data)
{
  g_free (((CrCharacter *) data)->weapons);
}

static void
clear_library (gpointer data)
{
  CrCharacters *characters = data;

  g_hash_table_unref (characters->by_id);
  g_array_unref (characters->all);
  g_array_unref (characters->classes);
  cr_node_unref (characters->root);
}

CrCharacters *
cr_characters_new (const CrNode *root, GError **error)
{
  g_autoptr (CrCharacters) characters = g_atomic_rc_box_new0 (CrCharacters);

  characters->root = cr_node_ref (root);
  characters->all = g_array_new (FALSE, FALSE, sizeof (CrCharacter));
  g_array_set_clear_func (characters->all, clear_character);
  characters->classes = g_array_new (FALSE, FALSE, sizeof (CrCharacterClass));
  characters->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  return cr_characters_read (characters, error) ? g_steal_pointer (&characters) : NULL;
}

CrCharacters *
cr_characters_ref (const CrCharacters *characters)
{
  return g_atomic_rc_box_acquire ((gpointer) characters);
}

void
cr_characters_unref (CrCharacters *characters)
{
  if (characters != NULL)
    g_atomic_rc_box_release_full (characters, clear_library);
}

const char *
cr_characters_get_id (const CrCharacters *characters)
{
  return characters->id;
}

guint
cr_characters_n (const CrCharacters *characters)
{
  return characters->all->len;
}

const CrCharacter *
cr_characters_get (const CrCharacters *characters, guint index)
{
  g_return_val_if_fail (index < characters->all->len, NULL);
  return &g_array_index (characters->all, CrCharacter, index);
}

const CrCharacter *
cr_characters_find (const CrCharacters *characters, const char *id)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (characters->by_id, id));

  return found > 0 ? cr_characters_get (characters, found - 1) : NULL;
}

guint
cr_characters_n_classes (const CrCharacters *characters)
{
  return characters->classes->len;
}

const CrCharacterClass *
cr_characters_get_class (const CrCharacters *characters, guint index)
{
  g_return_val_if_fail (index < characters->classes->len, NULL);
  return &g_array_index (characters->classes, CrCharacterClass, index);
}

const CrCharacterClass *
cr_characters_find_class (const CrCharacters *characters, const char *id)
{
  for (guint i = 0; i < characters->classes->len; i++)
    if (g_str_equal (cr_characters_get_class (characters, i)->id, id))
      return cr_characters_get_class (characters, i);
  return NULL;
}

static gboolean
refuse_weapon (const CrCharacter *character,
               const char *weapon,
               const CrRuleset *ruleset,
               GError **error)
{
  CrNear near = { .name = weapon };

  for (guint i = 0; i < cr_ruleset_n_weapons (ruleset); i++)
    cr_near_offer (&near, cr_ruleset_get_weapon (ruleset, i)->id);
  cr_node_set_error (character->node, error, CR_ERROR_UNKNOWN,
                     cr_text ("found the weapon “%s”, expected one of the ruleset “%s”"), weapon,
                     cr_ruleset_get_id (ruleset));
  cr_near_tell (&near, error);
  return FALSE;
}

gboolean
cr_characters_check (const CrCharacters *characters, const CrRuleset *ruleset, GError **error)
{
  for (guint i = 0; i < characters->all->len; i++) {
    const CrCharacter *character = cr_characters_get (characters, i);

    for (const char **weapon = character->weapons; *weapon != NULL; weapon++)
      if (cr_ruleset_find_weapon (ruleset, *weapon) == NULL)
        return refuse_weapon (character, *weapon, ruleset, error);
  }
  return TRUE;
}

const char *
cr_character_get_name (const CrCharacter *character, const char *const *languages)
{
  const char *name = cr_node_get_localized (character->node, "name", languages);

  return name != NULL ? name : character->id;
}

/* cr-characters.c: who may be in a game, read from data. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-characters.h"

#include "cr-error.h"
#include "cr-ruleset.h"
#include "cr-text.h"

/* Nobody is ten times as strong as the strongest. */
#define MOST 300

struct _CrCharacters {
  CrNode *root; /* every name below points into it */
  const char *id;
  GArray *all;
  GHashTable *by_id; /* id → index + 1 */
};

static const char *const states[] = { "whole", "wounded", NULL };

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
  cr_node_unref (characters->root);
}

/* <attack state="wounded" value="3" provenance="house"/> */
static gboolean
read_figures (const CrNode *row, const char *name, CrFigure *figures, GError **error)
{
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++) {
    const CrNode *node = cr_node_find_with (row, name, "state", states[state]);

    if (node == NULL) {
      cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                         cr_text ("found no <%s state=\"%s\">, expected one"), name, states[state]);
      return FALSE;
    }
    if (!cr_figure_read (node, &figures[state], error) ||
        !cr_node_read_int (node, "value", 0, MOST, 0, &figures[state].value, error))
      return FALSE;
  }
  return TRUE;
}

static const char **
read_weapons (const CrNode *row)
{
  const char *text = cr_node_get (row, "weapons");
  g_auto (GStrv) names = g_strsplit (text != NULL ? text : "", " ", -1);
  g_autoptr (GPtrArray) weapons = g_ptr_array_new ();

  for (char **name = names; *name != NULL; name++)
    if (**name != '\0')
      g_ptr_array_add (weapons, (gpointer) g_intern_string (*name));
  g_ptr_array_add (weapons, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&weapons), FALSE);
}

static gboolean
read_character (CrCharacters *characters, const CrNode *row, GError **error)
{
  static const char *const answers[] = { "no", "yes", NULL };
  CrCharacter character = { .node = row };

  if (!cr_node_need (row, "id", &character.id, error) ||
      !cr_node_read_enum (row, "armour", answers, 0, &character.armour, error) ||
      !read_figures (row, "attack", character.attack, error) ||
      !read_figures (row, "defence", character.defence, error) ||
      !read_figures (row, "movement", character.movement, error))
    return FALSE;
  if (!cr_text_is_id (character.id) || cr_characters_find (characters, character.id) != NULL) {
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found id=\"%s\", expected a name that no other has"),
                       character.id);
    return FALSE;
  }
  character.weapons = read_weapons (row);
  g_array_append_val (characters->all, character);
  g_hash_table_insert (characters->by_id, (gpointer) character.id,
                       GUINT_TO_POINTER (characters->all->len));
  return TRUE;
}

CrCharacters *
cr_characters_new (const CrNode *root, GError **error)
{
  g_autoptr (CrCharacters) characters = g_atomic_rc_box_new0 (CrCharacters);

  characters->root = cr_node_ref (root);
  characters->all = g_array_new (FALSE, FALSE, sizeof (CrCharacter));
  g_array_set_clear_func (characters->all, clear_character);
  characters->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  if (!cr_node_need (root, "id", &characters->id, error))
    return NULL;
  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *child = cr_node_get_child (root, i);

    if (cr_node_is (child, "character") && !read_character (characters, child, error))
      return NULL;
  }
  return g_steal_pointer (&characters);
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

const char *
cr_character_get_name (const CrCharacter *character, const char *const *languages)
{
  const char *name = cr_node_get_localized (character->node, "name", languages);

  return name != NULL ? name : character->id;
}

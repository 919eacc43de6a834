/* cr-characters.c: who may be in a game, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-characters.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

struct _CrCharacters {
  CrNode *root; /* every name below points into it */
  const char *id;
  GArray *all, *classes;
  GHashTable *by_id; /* id → index + 1 */
};

/* Characters row by row. */

/* Nobody is ten times as strong as the strongest. */
#define MOST 300

static const char *const states[] = { "whole", "wounded", NULL };
static const char *const answers[] = { "no", "yes", NULL };
static const char *const games[] = { "later", "first", NULL };
static const char *const roles[] = { "commander", "engineer", "peasant", "loader", NULL };
static const char *const tools[] = { "axe", "hammer", "mace", "ram", "grapnel", NULL };

const char *
cr_role_get_name (guint index)
{
  return index < G_N_ELEMENTS (roles) ? roles[index] : NULL;
}

const char *
cr_tool_get_name (guint index)
{
  return index < G_N_ELEMENTS (tools) ? tools[index] : NULL;
}

/* Which of a counter's lists a row is for; NULL: the row is none of a counter. */
static CrFigure *
find_list (CrCounter *counter, const CrNode *row, gboolean first)
{
  if (cr_node_is (row, "attack"))
    return first ? NULL : counter->attack;
  if (cr_node_is (row, "defence"))
    return first ? NULL : counter->defence;
  if (cr_node_is (row, "movement"))
    return first ? counter->first : counter->movement;
  return NULL;
}

/* A figure that was never read. */
static const CrFigure nothing = { -1, CR_HOUSE, NULL };

static void
clear_counter (CrCounter *counter)
{
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++)
    counter->attack[state] = counter->defence[state] = counter->movement[state] =
        counter->first[state] = nothing;
}

/* <attack state="wounded" value="3" provenance="house"/> */
static gboolean
read_figure (const CrNode *row, CrCharacter *character, GError **error)
{
  int state, mounted, first;
  const char *unused;
  CrFigure *list;

  if (!cr_node_is (row, "attack") && !cr_node_is (row, "defence") && !cr_node_is (row, "movement"))
    return TRUE;
  if (!cr_node_need (row, "state", &unused, error) ||
      !cr_node_read_enum (row, "state", states, 0, &state, error) ||
      !cr_node_read_enum (row, "mounted", answers, 0, &mounted, error) ||
      !cr_node_read_enum (row, "game", games, 0, &first, error))
    return FALSE;
  list = find_list (mounted ? &character->mounted : &character->foot, row, first);
  if (list == NULL) {
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found game=\"first\" in <%s>, expected it in <movement> alone"),
                       cr_node_get_name (row));
    return FALSE;
  }
  character->rides |= mounted;
  return cr_figure_read (row, &list[state], error) &&
         cr_node_read_int (row, "value", 0, MOST, 0, &list[state].value, error);
}

static const char **
read_weapons (const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  g_autoptr (GPtrArray) weapons = g_ptr_array_new ();

  for (char **name = names; *name != NULL; name++)
    if (**name != '\0')
      g_ptr_array_add (weapons, (gpointer) g_intern_string (*name));
  g_ptr_array_add (weapons, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&weapons), FALSE);
}

/* Words of a list as bits; what the row does not say stays as it was. */
static gboolean
read_bits (const CrNode *row, const char *list, const char *const *names, int *bits, GError **error)
{
  const char *text = cr_node_get (row, list);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  if (text != NULL)
    *bits = 0;
  for (char **word = words; *word != NULL; word++) {
    int bit = 0;

    while (names[bit] != NULL && !g_str_equal (*word, names[bit]))
      bit++;
    if (names[bit] == NULL) {
      g_autofree char *all = g_strjoinv (", ", (char **) names);

      cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                         cr_text ("found %s=\"%s\", expected one of: %s"), list, *word, all);
      return FALSE;
    }
    *bits |= 1 << bit;
  }
  return TRUE;
}

/* What a row says, of a class or of a man: his goes before that of his class. */
static gboolean
read_row (const CrNode *row, CrCharacter *character, GError **error)
{
  const char *weapons = cr_node_get (row, "weapons"), *picture = cr_node_get (row, "picture");

  if (picture != NULL)
    character->picture = *picture != '\0' ? picture : NULL;
  if (!cr_node_read_enum (row, "armour", answers, character->armour, &character->armour, error) ||
      !cr_node_read_enum (row, "animal", answers, character->animal, &character->animal, error) ||
      !read_bits (row, "roles", roles, &character->roles, error) ||
      !read_bits (row, "tools", tools, &character->tools, error))
    return FALSE;
  if (weapons != NULL) {
    g_free (character->weapons);
    character->weapons = read_weapons (weapons);
  }
  for (guint i = 0; i < cr_node_n_children (row); i++)
    if (!read_figure (cr_node_get_child (row, i), character, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_list (const CrCharacter *character,
            const CrFigure *list,
            const char *name,
            gboolean mounted,
            GError **error)
{
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++)
    if (list[state].value < 0) {
      cr_node_set_error (character->node, error, CR_ERROR_SYNTAX,
                         cr_text ("found no <%s state=\"%s\"%s>, here or in the class, expected "
                                  "one"),
                         name, states[state], mounted ? " mounted=\"yes\"" : "");
      return FALSE;
    }
  return TRUE;
}

/* Where the later games changed nothing the first box had the same. */
static gboolean
finish_counter (const CrCharacter *character, CrCounter *counter, gboolean mounted, GError **error)
{
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++)
    if (counter->first[state].value < 0)
      counter->first[state] = counter->movement[state];
  return check_list (character, counter->attack, "attack", mounted, error) &&
         check_list (character, counter->defence, "defence", mounted, error) &&
         check_list (character, counter->movement, "movement", mounted, error);
}

static gboolean
check_id (const CrNode *row, const char *id, gboolean taken, GError **error)
{
  if (cr_text_is_id (id) && !taken)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found id=\"%s\", expected a name that no other has"), id);
  return FALSE;
}

static gboolean
refuse_class (const CrCharacters *characters, const CrCharacter *character, GError **error)
{
  CrNear near = { .name = character->class_id };

  for (guint i = 0; i < characters->classes->len; i++)
    cr_near_offer (&near, cr_characters_get_class (characters, i)->id);
  cr_node_set_error (character->node, error, CR_ERROR_UNKNOWN,
                     cr_text ("found class=\"%s\", expected a class that stands above it"),
                     character->class_id);
  cr_near_tell (&near, error);
  return FALSE;
}

/* A character's rows are read after those of its class, which they override. */
static gboolean
read_rows (const CrCharacters *characters, CrCharacter *character, GError **error)
{
  const CrCharacterClass *class = character->class_id != NULL
                                      ? cr_characters_find_class (characters, character->class_id)
                                      : NULL;

  if (class == NULL && character->class_id != NULL)
    return refuse_class (characters, character, error);
  clear_counter (&character->foot);
  clear_counter (&character->mounted);
  return (class == NULL || read_row (class->node, character, error)) &&
         read_row (character->node, character, error) &&
         finish_counter (character, &character->foot, FALSE, error) &&
         (!character->rides || finish_counter (character, &character->mounted, TRUE, error));
}

static gboolean
read_character (CrCharacters *characters, const CrNode *row, GError **error)
{
  CrCharacter character = { .node = row, .class_id = cr_node_get (row, "class") };
  gboolean read =
      cr_node_need (row, "id", &character.id, error) &&
      check_id (row, character.id, cr_characters_find (characters, character.id) != NULL, error) &&
      read_rows (characters, &character, error);

  if (character.weapons == NULL)
    character.weapons = read_weapons ("");
  g_array_append_val (characters->all, character);
  if (read)
    g_hash_table_insert (characters->by_id, (gpointer) character.id,
                         GUINT_TO_POINTER (characters->all->len));
  return read;
}

static gboolean
read_class (CrCharacters *characters, const CrNode *row, GError **error)
{
  CrCharacterClass class = { .node = row };

  if (!cr_node_need (row, "id", &class.id, error) ||
      !check_id (row, class.id, cr_characters_find_class (characters, class.id) != NULL, error))
    return FALSE;
  g_array_append_val (characters->classes, class);
  return TRUE;
}

/* Of an empty library with its root. */
static gboolean
read_characters (CrCharacters *characters, GError **error)
{
  const CrNode *root = characters->root;

  if (!cr_node_need (root, "id", &characters->id, error))
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *child = cr_node_get_child (root, i);

    if (cr_node_is (child, "class") && !read_class (characters, child, error))
      return FALSE;
    if (cr_node_is (child, "character") && !read_character (characters, child, error))
      return FALSE;
  }
  return TRUE;
}

static void
clear_character (gpointer data)
{
  CrCharacter *character = data;

  g_free (character->weapons);
  g_clear_pointer (&character->face, g_bytes_unref);
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
  return read_characters (characters, error) ? g_steal_pointer (&characters) : NULL;
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

void
cr_characters_take_face (CrCharacters *characters, guint index, GBytes *face)
{
  CrCharacter *character = &g_array_index (characters->all, CrCharacter, index);

  g_clear_pointer (&character->face, g_bytes_unref);
  character->face = face;
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

/* cr-words-characters.c: tables and texts about characters.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-characters.h"

#include "cr-text.h"
#include "cr-words-rules.h"

/* Returns: (transfer full): the names of the set bits, separated by commas */
static char *
join_bits (int bits, const char *const *names, guint n)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (bits & 1 << i)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", names[i]);
  return g_string_free (list, FALSE);
}

char *
cr_words_roles (int roles)
{
  const char *const names[] = { cr_text ("commander"), cr_text ("engineer"), cr_text ("peasant"),
                                cr_text ("loader") };

  return join_bits (roles, names, G_N_ELEMENTS (names));
}

char *
cr_words_tools (int tools)
{
  const char *const names[] = { cr_text ("axe"), cr_text ("hammer"), cr_text ("mace"),
                                cr_text ("ram"), cr_text ("grapnel") };

  return join_bits (tools, names, G_N_ELEMENTS (names));
}

char *
cr_words_arms (const CrRuleset *ruleset, const CrCharacter *character, const char *const *languages)
{
  GString *list = g_string_new (NULL);
  g_autofree char *tools = cr_words_tools (character->tools);

  for (const char **id = character->weapons; *id != NULL; id++) {
    const CrWeapon *weapon = cr_ruleset_find_weapon (ruleset, *id);
    const char *name =
        weapon != NULL ? cr_node_get_localized (weapon->node, "name", languages) : NULL;

    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", name != NULL ? name : *id);
  }
  if (*tools != '\0')
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", tools);
  return g_string_free (list, FALSE);
}

/* Returns: (transfer full): the figures whole and wounded: "24 ?/16 H" */
static char *
show_figures (const CrFigure *figures)
{
  const CrFigure *whole = &figures[CR_CHARACTER_WHOLE], *wounded = &figures[CR_CHARACTER_WOUNDED];

  return g_strdup_printf ("%d%s/%d%s", whole->value, cr_words_provenance_mark (whole->provenance),
                          wounded->value, cr_words_provenance_mark (wounded->provenance));
}

static void
add_counter (CrWordsTable *words, const CrCounter *counter)
{
  cr_words_table_take (words, show_figures (counter->attack));
  cr_words_table_take (words, show_figures (counter->defence));
  cr_words_table_take (words, show_figures (counter->movement));
}

/* Weapons are shown by the ids that orders use. */
static void
add_character (CrWordsTable *words,
               const CrCharacters *characters,
               const CrCharacter *character,
               const char *const *languages)
{
  const CrCharacterClass *class = character->class_id != NULL
                                      ? cr_characters_find_class (characters, character->class_id)
                                      : NULL;
  const char *name = class != NULL ? cr_node_get_localized (class->node, "name", languages) : NULL;

  cr_words_table_add (words, character->id);
  cr_words_table_add (words, cr_character_get_name (character, languages));
  cr_words_table_add (words, name != NULL ? name : "");
  add_counter (words, &character->foot);
  cr_words_table_add (words, character->armour ? cr_text ("armour") : "");
  cr_words_table_take (words, cr_words_roles (character->roles));
  cr_words_table_take (words, g_strjoinv (" ", (char **) character->weapons));
}

static void
add_rider (CrWordsTable *words, const CrCharacter *character)
{
  cr_words_table_add (words, "");
  cr_words_table_add (words, "");
  cr_words_table_add (words, cr_text ("mounted"));
  add_counter (words, &character->mounted);
  for (int i = 0; i < 3; i++)
    cr_words_table_add (words, "");
}

CrWordsTable *
cr_words_characters (const CrCharacters *characters, const char *const *languages)
{
  const CrWordsColumn columns[] = {
    { cr_text ("id"), FALSE },     { cr_text ("name"), FALSE },    { cr_text ("class"), FALSE },
    { cr_text ("attack"), FALSE }, { cr_text ("defence"), FALSE }, { cr_text ("points"), FALSE },
    { cr_text ("armour"), FALSE }, { cr_text ("roles"), FALSE },   { cr_text ("weapons"), FALSE },
  };
  CrWordsTable *words = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_characters_n (characters); i++) {
    const CrCharacter *character = cr_characters_get (characters, i);

    add_character (words, characters, character, languages);
    if (character->rides)
      add_rider (words, character);
  }
  return words;
}

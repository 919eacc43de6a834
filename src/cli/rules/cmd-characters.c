/* cmd-characters.c: who may be in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-words-characters.h"
#include "cr-xml-characters.h"
#include "cr-xml-ruleset.h"

static void
add_figures (JsonBuilder *json, const char *key, const CrFigure *figures)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_array (json);
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++) {
    json_builder_begin_object (json);
    cli_json_int (json, "value", figures[state].value);
    rules_json_source (json, figures[state].provenance, figures[state].source);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_counter (JsonBuilder *json, const char *key, const CrCounter *counter)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  add_figures (json, "attack", counter->attack);
  add_figures (json, "defence", counter->defence);
  add_figures (json, "movement", counter->movement);
  add_figures (json, "first", counter->first);
  json_builder_end_object (json);
}

static void
add_character (JsonBuilder *json, const CrCharacter *character)
{
  json_builder_begin_object (json);
  cli_json_string (json, "id", character->id);
  cli_json_string (json, "name", cr_character_get_name (character, NULL));
  cli_json_string (json, "class", character->class_id);
  add_counter (json, "foot", &character->foot);
  if (character->rides)
    add_counter (json, "mounted", &character->mounted);
  json_builder_set_member_name (json, "armour");
  json_builder_add_boolean_value (json, character->armour);
  json_builder_set_member_name (json, "roles");
  json_builder_begin_array (json);
  for (guint i = 0; cr_role_get_name (i) != NULL; i++)
    if (character->roles & 1 << i)
      json_builder_add_string_value (json, cr_role_get_name (i));
  json_builder_end_array (json);
  json_builder_set_member_name (json, "tools");
  json_builder_begin_array (json);
  for (guint i = 0; cr_tool_get_name (i) != NULL; i++)
    if (character->tools & 1 << i)
      json_builder_add_string_value (json, cr_tool_get_name (i));
  json_builder_end_array (json);
  json_builder_set_member_name (json, "weapons");
  json_builder_begin_array (json);
  for (const char **weapon = character->weapons; *weapon != NULL; weapon++)
    json_builder_add_string_value (json, *weapon);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
print_json (const CrCharacters *characters)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_json_string (json, "id", cr_characters_get_id (characters));
  json_builder_set_member_name (json, "characters");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_characters_n (characters); i++)
    add_character (json, cr_characters_get (characters, i));
  json_builder_end_array (json);
  json_builder_end_object (json);
  cli_json_print (json);
}

static void
print_text (const CrCharacters *characters)
{
  rules_print_table (cr_words_characters (characters, g_get_language_names ()));
  g_print ("\n%s\n", cr_words_provenance_legend ());
}

/* Checks that the weapons of all characters are the ruleset's. */
static gboolean
check_weapons (const CrCharacters *characters,
               const char *path,
               const CrRuleset *ruleset,
               GError **error)
{
  g_autoptr (GError) local = NULL;

  if (cr_characters_check (characters, ruleset, &local))
    return TRUE;
  cr_error_add_file (&local, path);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

CliStatus
cli_characters (CliCall *call, GError **error)
{
  g_autofree char *profile = NULL;
  const GOptionEntry entries[] = {
    { "profile", 0, 0, G_OPTION_ARG_STRING, &profile,
      N_ ("Look their weapons up in this ruleset, “siege” if none is given"), "ID" },
    { NULL },
  };
  g_autoptr (CrCharacters) characters = NULL;
  g_autoptr (CrRuleset) ruleset = NULL;
  const char *path;

  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  path = call->n_words > 0 ? call->words[0] : "sample";
  characters = cr_characters_load (path, error);
  ruleset =
      characters != NULL ? cr_ruleset_load (profile != NULL ? profile : "siege", error) : NULL;
  if (ruleset == NULL || !check_weapons (characters, path, ruleset, error))
    return CLI_FAILED;
  if (call->json)
    print_json (characters);
  else
    print_text (characters);
  return CLI_YES;
}

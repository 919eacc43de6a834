/* cra-field-character.c: the fields of a character's figures, weapons and picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-field-character.h"

#include "cr-own-characters.h"
#include "cr-scenario-edit.h"
#include "cra-row-words.h"

/* Returns: (transfer full): the names of the set bits: "axe mace" */
static char *
join_bits (int bits, const char *(*name) (guint))
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; name (i) != NULL; i++)
    if (bits & 1 << i)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", name (i));
  return g_string_free (words, FALSE);
}

const char *
cra_field_character_get (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacter *character = cra_row_find_character (document, row);
  g_autofree char *value = NULL;

  if (character == NULL)
    return cr_node_get (row, field->attribute);
  if (g_str_equal (field->attribute, "armour"))
    return character->armour ? "yes" : "no";
  if (g_str_equal (field->attribute, "weapons"))
    value = g_strjoinv (" ", (char **) character->weapons);
  else if (g_str_equal (field->attribute, "tools"))
    value = join_bits (character->tools, cr_tool_get_name);
  else if (g_str_equal (field->attribute, "roles"))
    value = join_bits (character->roles, cr_role_get_name);
  else
    return character->picture;
  return g_intern_string (value);
}

CrScenario *
cra_field_character_set (const CraField *field,
                         CreScenarioDocument *document,
                         const CrNode *row,
                         const char *value,
                         const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrCharacter *character = cra_row_find_character (document, row);
  const char *id = character != NULL ? character->id : cr_node_get (row, "id");
  const CrNode *own = cr_node_find_with (scenario->root, "character", "id", id);
  CrNode *made;

  if (g_strcmp0 (cra_field_character_get (field, document, row), value) == 0)
    return NULL;
  if (own != NULL)
    return cr_scenario_set (scenario, own, field->attribute, value);
  if (character == NULL)
    return NULL;
  made = cr_own_character_new (character);
  cr_node_set (made, field->attribute, value);
  *row_out = row;
  return cr_scenario_add (scenario, NULL, NULL, made);
}

CrScenario *
cra_field_character_set_picture (CreScenarioDocument *document,
                                 const CrNode *row,
                                 const char *picture)
{
  static const CraField field = { "", "picture", CRA_FIELD_PICTURE };
  const CrNode *same;

  return cra_field_character_set (&field, document, row, picture, &same);
}

/* cr-own-characters.c: characters that a scenario has of its own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-own-characters.h"

#include "cr-scenario-edit.h"

static void
add_all (CrNode *root, const CrScenario *scenario, const CrCharacters *base)
{
  for (guint i = 0; i < cr_characters_n (base); i++) {
    const CrCharacter *character = cr_characters_get (base, i);
    const CrNode *own = cr_node_find_with (scenario->root, "character", "id", character->id);

    cr_node_take_child (root, cr_node_ref (own != NULL ? own : character->node));
  }
  for (guint i = 0; i < cr_node_n_children (scenario->root); i++) {
    const CrNode *own = cr_node_get_child (scenario->root, i);
    const char *id = cr_node_is (own, "character") ? cr_node_get (own, "id") : NULL;

    if (cr_node_is (own, "character") && (id == NULL || cr_characters_find (base, id) == NULL))
      cr_node_take_child (root, cr_node_ref (own));
  }
}

/* Whether all of them are in it as they stand in the scenario. */
static gboolean
has_all (const CrCharacters *base, const CrScenario *scenario)
{
  for (guint i = 0; i < cr_node_n_children (scenario->root); i++) {
    const CrNode *own = cr_node_get_child (scenario->root, i);
    const char *id = cr_node_is (own, "character") ? cr_node_get (own, "id") : NULL;
    const CrCharacter *known = id != NULL ? cr_characters_find (base, id) : NULL;

    if (cr_node_is (own, "character") && (known == NULL || known->node != own))
      return FALSE;
  }
  return TRUE;
}

/* Who is of the other library as he stands there keeps his face. */
static void
keep_faces (CrCharacters *made, const CrCharacters *base)
{
  for (guint i = 0; i < cr_characters_n (made); i++) {
    const CrCharacter *character = cr_characters_get (made, i);
    const CrCharacter *before = cr_characters_find (base, character->id);

    if (before != NULL && before->node == character->node && before->face != NULL)
      cr_characters_take_face (made, i, g_bytes_ref (before->face));
  }
}

CrCharacters *
cr_scenario_find_library (const CrScenario *scenario, const CrCharacters *base, GError **error)
{
  g_autoptr (CrNode) root = NULL;
  CrCharacters *made;

  if (has_all (base, scenario))
    return cr_characters_ref (base);
  root = cr_node_new ("characters");
  cr_node_set (root, "id", cr_characters_get_id (base));
  for (guint i = 0; i < cr_characters_n_classes (base); i++)
    cr_node_take_child (root, cr_node_ref (cr_characters_get_class (base, i)->node));
  add_all (root, scenario, base);
  made = cr_characters_new (root, error);
  if (made != NULL)
    keep_faces (made, base);
  return made;
}

static void
add_figure (CrNode *row, const char *name, gboolean mounted, int state, const CrFigure *figure)
{
  CrNode *child = cr_node_new (name);

  cr_node_set (child, "state", state == CR_CHARACTER_WHOLE ? "whole" : "wounded");
  if (mounted)
    cr_node_set (child, "mounted", "yes");
  cr_node_set_int (child, "value", figure->value);
  cr_node_set (child, "provenance", cr_provenance_get_name (figure->provenance));
  cr_node_set (child, "source", figure->source);
  cr_node_take_child (row, child);
}

static void
add_counter (CrNode *row, const CrCounter *counter, gboolean mounted)
{
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++) {
    add_figure (row, "attack", mounted, state, &counter->attack[state]);
    add_figure (row, "defence", mounted, state, &counter->defence[state]);
    add_figure (row, "movement", mounted, state, &counter->movement[state]);
  }
}

/* What his row says but for the figures: he keeps his class, and his names in all languages. */
static CrNode *
copy_head (const CrCharacter *character)
{
  static const char *const kept[] = {
    "id", "name", "class", "animal", "roles", "tools", "picture"
  };
  CrNode *row = cr_node_new ("character");

  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    cr_node_set (row, kept[i], cr_node_get (character->node, kept[i]));
  for (guint i = 0; i < cr_node_n_children (character->node); i++)
    if (cr_node_is (cr_node_get_child (character->node, i), "name"))
      cr_node_take_child (row, cr_node_ref (cr_node_get_child (character->node, i)));
  return row;
}

CrNode *
cr_own_character_new (const CrCharacter *character)
{
  g_autofree char *weapons = g_strjoinv (" ", (char **) character->weapons);
  CrNode *row = copy_head (character);

  cr_node_set (row, "armour", character->armour ? "yes" : "no");
  cr_node_set (row, "weapons", weapons);
  add_counter (row, &character->foot, FALSE);
  if (character->rides)
    add_counter (row, &character->mounted, TRUE);
  return row;
}

/* (transfer full): the root and all that it says, but for who has that id */
static CrNode *
copy_without (const CrNode *root, const char *id)
{
  CrNode *copy = cr_node_new ("characters");

  for (guint i = 0; i < cr_node_n_attributes (root); i++) {
    const char *value, *name = cr_node_get_attribute (root, i, &value);

    cr_node_set (copy, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *child = cr_node_get_child (root, i);

    if (!cr_node_is (child, "character") || g_strcmp0 (cr_node_get (child, "id"), id) != 0)
      cr_node_take_child (copy, cr_node_ref (child));
  }
  return copy;
}

/* A library begins with its classes; the characters that name them follow. */
static CrNode *
new_library (const char *id, const CrCharacterClass *class)
{
  CrNode *root = cr_node_new ("characters");

  cr_node_set (root, "version", "1.0");
  cr_node_set (root, "id", id);
  if (class != NULL)
    cr_node_take_child (root, cr_node_ref (class->node));
  return root;
}

CrNode *
cr_library_put (const CrNode *root,
                const char *id,
                const CrCharacters *from,
                const CrCharacter *character)
{
  const CrCharacterClass *class =
      character->class_id != NULL ? cr_characters_find_class (from, character->class_id) : NULL;
  CrNode *made = root != NULL ? copy_without (root, character->id) : new_library (id, class);
  CrNode *row = cr_own_character_new (character);

  /* A library that is there already keeps its classes: what he is of another he says himself. */
  if (class != NULL && cr_node_find_with (made, "class", "id", class->id) == NULL)
    cr_node_set (row, "class", NULL);
  cr_node_take_child (made, row);
  return made;
}

CrScenario *
cr_scenario_take_characters (const CrScenario *scenario,
                             const CrCharacters *base,
                             const CrCharacters *from)
{
  CrScenario *made = cr_scenario_ref (scenario);

  for (guint i = 0; i < cr_characters_n (from); i++) {
    g_autoptr (CrScenario) before = made;
    const CrCharacter *character = cr_characters_get (from, i);
    const CrNode *known = cr_node_find_with (before->root, "character", "id", character->id);
    CrNode *row = cr_own_character_new (character);

    if (character->class_id != NULL && cr_characters_find_class (base, character->class_id) == NULL)
      cr_node_set (row, "class", NULL);
    made = known != NULL ? cr_scenario_replace (before, known, row)
                         : cr_scenario_add (before, NULL, NULL, row);
  }
  return made;
}

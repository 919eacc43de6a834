/* cr-own-characters.c: characters that a scenario has of its own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-own-characters.h"

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

CrCharacters *
cr_scenario_find_library (const CrScenario *scenario, const CrCharacters *base, GError **error)
{
  g_autoptr (CrNode) root = NULL;

  if (has_all (base, scenario))
    return cr_characters_ref (base);
  root = cr_node_new ("characters");
  cr_node_set (root, "id", cr_characters_get_id (base));
  for (guint i = 0; i < cr_characters_n_classes (base); i++)
    cr_node_take_child (root, cr_node_ref (cr_characters_get_class (base, i)->node));
  add_all (root, scenario, base);
  return cr_characters_new (root, error);
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
  static const char *const kept[] = { "id", "name", "class", "animal", "roles", "tools" };
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

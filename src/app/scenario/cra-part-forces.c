/* cra-part-forces.c: the part of a scenario with its sides, groups and men.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-part-conditions.h"
#include "cra-part-rows.h"
#include "cra-row-words.h"

#include "cr-game-limits.h"
#include "cr-own-characters.h"
#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

static const CraRowColumn columns[] = {
  { N_ ("Name"), 0, FALSE, FALSE, cra_row_name, cra_row_token },
  { N_ ("Class"), 106, FALSE, FALSE, cra_row_class, NULL },
  { N_ ("Whole"), 82, FALSE, FALSE, cra_row_whole, NULL },
  { N_ ("Wounded"), 82, FALSE, FALSE, cra_row_wounded, NULL },
  { N_ ("Weapons"), 104, FALSE, FALSE, cra_row_weapons, NULL },
  { N_ ("Armour"), 76, TRUE, FALSE, cra_row_armour, NULL },
  { N_ ("Set up"), 124, TRUE, FALSE, cra_row_setup, NULL },
  { N_ ("Points"), 70, FALSE, TRUE, cra_row_points, NULL },
  { N_ ("Source"), 66, TRUE, FALSE, cra_row_source, NULL },
};

static void
list_force (CraPartRows *self, const CrScenario *scenario, guint index, int depth)
{
  const CrForce *force = cr_scenario_get_force (scenario, index);

  if (!cra_part_rows_add (self, force->node, depth, TRUE))
    return;
  for (guint i = 0; i < cr_node_n_children (force->node); i++) {
    const CrNode *row = cr_node_get_child (force->node, i);

    if (cr_node_is (row, "man") || cr_node_is (row, "gear"))
      cra_part_rows_add (self, row, depth + 1, FALSE);
  }
}

static void
list_all (CraPartRows *self, CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint side = 0; side < scenario->sides->len; side++) {
    if (!cra_part_rows_add (self, cr_scenario_get_side (scenario, side)->node, 0, TRUE))
      continue;
    for (guint i = 0; i < scenario->forces->len; i++)
      if (cr_scenario_get_force (scenario, i)->side == (int) side)
        list_force (self, scenario, i, 1);
  }
  for (guint i = 0; i < cr_node_n_children (scenario->root); i++)
    if (cr_node_is (cr_node_get_child (scenario->root, i), "character"))
      cra_part_rows_add (self, cr_node_get_child (scenario->root, i), 0, FALSE);
}

/* Returns: (nullable): the side or group that contains the row in hand; without such a row, the
 * first */
static const CrNode *
find_holder (CreScenarioDocument *document, const CrNode *chosen, const char *element)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const GArray *rows = g_str_equal (element, "side") ? scenario->sides : scenario->forces;

  for (const CrNode *row = chosen; row != NULL; row = cr_scenario_get_parent (scenario, row))
    if (cr_node_is (row, element))
      return row;
  if (chosen != NULL && cr_node_is (chosen, "side"))
    return cr_node_find (chosen, element);
  if (rows->len == 0)
    return NULL;
  return rows == scenario->sides ? cr_scenario_get_side (scenario, 0)->node
                                 : cr_scenario_get_force (scenario, 0)->node;
}

static CrScenario *
add_force (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *side = find_holder (document, chosen, "side");
  const CrNode *after = chosen != NULL ? find_holder (document, chosen, "force") : NULL;
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("New group"));
  g_autofree char *name = cra_part_number_name (scenario, _ ("New group"));
  CrNode *force;

  if (side == NULL)
    return NULL;
  force = cr_node_new ("force");
  cr_node_set (force, "id", id);
  cr_node_set (force, "name", name);
  *row_out = force;
  return cr_scenario_add (scenario, side, after, force);
}

/* Returns: (nullable): a character of the library who is not in the scenario yet; one of the same
 * class as the man in hand if there is one */
static const CrCharacter *
find_newcomer (CreScenarioDocument *document, const CrNode *like)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrCharacters *library = cre_scenario_document_get_library (document);
  const CrCharacter *as = like != NULL ? cra_row_find_character (document, like) : NULL;
  const CrCharacter *found = NULL;

  for (guint i = 0; library != NULL && i < cr_characters_n (library); i++) {
    const CrCharacter *it = cr_characters_get (library, i);

    if (it->animal || cr_scenario_find (scenario->men, it->id) >= 0)
      continue;
    if (as != NULL && g_strcmp0 (it->class_id, as->class_id) == 0)
      return it;
    found = found != NULL ? found : it;
  }
  return found;
}

static CrScenario *
add_man (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *force = find_holder (document, chosen, "force");
  const CrCharacter *character = find_newcomer (document, chosen);
  CrNode *man;

  if (force == NULL || character == NULL)
    return NULL;
  man = cr_node_new ("man");
  cr_node_set (man, "character", character->id);
  *row_out = man;
  return cr_scenario_add (scenario, force,
                          chosen != NULL && cr_node_is (chosen, "man") ? chosen : NULL, man);
}

static CrScenario *
add_gear (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *force = find_holder (document, chosen, "force");
  g_autofree char *id = cr_scenario_make_id (scenario, "ladder");
  CrNode *gear;

  if (force == NULL)
    return NULL;
  gear = cr_node_new ("gear");
  cr_node_set (gear, "id", id);
  cr_node_set (gear, "kind", "ladder");
  *row_out = gear;
  return cr_scenario_add (scenario, force, NULL, gear);
}

/* Copies the character of the man in hand from the library into the scenario, to be changed there.
 */
static CrScenario *
add_character (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrCharacter *character = chosen != NULL && cr_node_is (chosen, "man")
                                     ? cra_row_find_character (document, chosen)
                                     : NULL;
  CrNode *row;

  if (character == NULL)
    return NULL;
  *row_out = cr_node_find_with (scenario->root, "character", "id", character->id);
  if (*row_out != NULL)
    return NULL;
  row = cr_own_character_new (character);
  *row_out = row;
  return cr_scenario_add (scenario, NULL, NULL, row);
}

static const CraAdd group = { N_ ("Group"), N_ ("adding of a group"), add_force, "force", "side" };

static const CraAdd adds[] = {
  { N_ ("Man"), N_ ("adding of a man"), add_man, "man", "force", &group },
  { N_ ("Group"), N_ ("adding of a group"), add_force, "force", "side" },
  { N_ ("Gear"), N_ ("adding of gear"), add_gear, "gear", NULL, &group },
  { N_ ("Own figures"), N_ ("giving of figures of his own"), add_character, "character" },
};

/* Returns: (transfer full) (nullable): the sum of points of the men of each side */
static char *
word_points (CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  GString *text = g_string_new (NULL);

  for (guint side = 0; side < scenario->sides->len; side++) {
    const CrNode *node = cr_scenario_get_side (scenario, side)->node;
    g_autofree char *one = NULL;
    int points = 0, of_force;

    for (guint i = 0; i < scenario->forces->len; i++)
      if (cr_scenario_get_force (scenario, i)->side == (int) side) {
        cra_count_men (scenario, cr_scenario_get_force (scenario, i), &of_force);
        points += of_force;
      }
    /* Translators: a side and what its men count */
    one = g_markup_printf_escaped (g_dngettext (GETTEXT_PACKAGE, "%1$s <b>%2$d</b> point",
                                                "%1$s <b>%2$d</b> points", (gulong) points),
                                   cr_scenario_get_name (node, g_get_language_names ()), points);
    g_string_append_printf (text, "%s%s", side > 0 ? "     " : "", one);
  }
  return g_string_free (text, FALSE);
}

static const CraRowsButton buttons[] = {
  { N_ ("Save to a library…"), "scenario.save-character" },
  { N_ ("From a library…"), "scenario.read-library" },
};

static const CraRowsKind kind = {
  .name = N_ ("Forces"),
  .empty = N_ ("No men yet. Insert adds one."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = G_N_ELEMENTS (adds),
  .list = list_all,
  .elements = "force man gear character",
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
  .foot = word_points,
};

CraPart *
cra_part_forces_new (void)
{
  return cra_part_rows_new (&kind);
}

static const CraRowColumn coming_columns[] = {
  { N_ ("Name"), 0, FALSE, FALSE, cra_row_name, cra_row_token },
  { N_ ("Class"), 118, FALSE, FALSE, cra_row_class, NULL },
  { N_ ("Comes"), 230, FALSE, FALSE, cra_row_setup, NULL },
  { N_ ("Points"), 82, FALSE, TRUE, cra_row_points, NULL },
};

static void
list_event (CraPartRows *self, const CrScenario *scenario, const CrScenarioEvent *event)
{
  if (!cra_part_rows_add (self, event->node, 0, event->n > 0))
    return;
  for (guint i = event->first; i < event->first + event->n; i++)
    cra_part_rows_add (self, cr_scenario_get_condition (scenario, i)->node, 1, FALSE);
}

/* Lists the events with their conditions, then the groups that arrive later, in the order of their
 * turns. */
static void
list_coming (CraPartRows *self, CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int most = 0;

  for (guint i = 0; i < scenario->events->len; i++)
    list_event (self, scenario, cr_scenario_get_event (scenario, i));
  for (guint i = 0; i < scenario->forces->len; i++)
    most = MAX (most, cr_scenario_get_force (scenario, i)->turn);
  for (int turn = 0; turn <= most; turn++)
    for (guint i = 0; i < scenario->forces->len; i++)
      if (cr_scenario_get_force (scenario, i)->turn == turn &&
          cr_force_comes_later (cr_scenario_get_force (scenario, i)))
        list_force (self, scenario, i, 0);
}

static CrScenario *
add_event (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("New event"));
  CrNode *event;

  if (scenario->events->len >= CR_MAX_EVENTS)
    return NULL;
  event = cr_node_new ("event");
  cr_node_set (event, "id", id);
  cr_node_set (event, "name", _ ("New event"));
  *row_out = event;
  return cr_scenario_add (scenario, NULL, NULL, event);
}

/* The buttons for conditions act on the event in hand. */
static gboolean
is_of_event (CreScenarioDocument *document, const CrNode *chosen)
{
  for (const CrNode *row = chosen; row != NULL;
       row = cr_scenario_get_parent (cre_scenario_document_get (document), row))
    if (cr_node_is (row, "event"))
      return TRUE;
  return FALSE;
}

static CrScenario *
add_hold (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  return is_of_event (document, chosen) ? cra_add_hold (document, chosen, row_out) : NULL;
}

static CrScenario *
add_fate (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  return is_of_event (document, chosen) ? cra_add_fate (document, chosen, row_out) : NULL;
}

static CrScenario *
add_lost (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  return is_of_event (document, chosen) ? cra_add_lost (document, chosen, row_out) : NULL;
}

static CrScenario *
add_coming (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  CrScenario *changed = add_force (document, chosen, row_out);

  /* The new row is only in the scenario that was just made, not in the document yet. */
  if (changed != NULL) {
    g_autoptr (CrScenario) with = changed;

    changed = cr_scenario_set (with, *row_out, "turn", "2");
    *row_out = cr_scenario_get_force (changed, (guint) cr_scenario_find (
                                                   changed->forces, cr_node_get (*row_out, "id")))
                   ->node;
  }
  return changed;
}

static const CraAdd event = { N_ ("Event"), N_ ("adding of an event"), add_event, "event" };

static const CraAdd coming_adds[] = {
  { N_ ("Group"), N_ ("adding of a group"), add_coming, "force" },
  { N_ ("Man"), N_ ("adding of a man"), add_man, "man", "force", &group },
  { N_ ("Event"), N_ ("adding of an event"), add_event, "event" },
  { N_ ("Hold areas"), N_ ("adding of a condition"), add_hold, "hold", "event", &event },
  { N_ ("Fate of men"), N_ ("adding of a condition"), add_fate, "fate", NULL, &event },
  { N_ ("Losses"), N_ ("adding of a condition"), add_lost, "lost", NULL, &event },
};

static const CraRowsKind coming_kind = {
  .name = N_ ("Reinforcements"),
  .empty = N_ ("Nobody comes later. Insert adds a group."),
  .columns = coming_columns,
  .n_columns = G_N_ELEMENTS (coming_columns),
  .adds = coming_adds,
  .n_adds = G_N_ELEMENTS (coming_adds),
  .list = list_coming,
  .elements = "event",
};

CraPart *
cra_part_coming_new (void)
{
  return cra_part_rows_new (&coming_kind);
}

/* cra-part-victory.c: the part of a scenario with its victories, in sentences.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-part-conditions.h"
#include "cra-part-rows.h"
#include "cra-row-words.h"

#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* What a planned assault is proposed to last. */
#define ASSAULT_TURNS 10

static const CrLevel *
find_own_level (const CrScenario *scenario, const CrNode *row)
{
  for (guint i = 0; i < scenario->levels->len; i++)
    if (cr_scenario_get_level (scenario, i)->node == row)
      return cr_scenario_get_level (scenario, i);
  return NULL;
}

/* Returns: (nullable): the victory that such a row is, of the game or of a planned assault */
static const CrLevel *
find_level (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrLevel *level = find_own_level (scenario, row);

  for (guint i = 0; level == NULL && i < scenario->assaults->len; i++)
    level = find_own_level (cr_scenario_get_assault (scenario, i)->it, row);
  return level;
}

static const CrScenarioAssault *
find_assault (const CrScenario *scenario, const CrNode *row)
{
  for (guint i = 0; i < scenario->assaults->len; i++)
    if (cr_scenario_get_assault (scenario, i)->node == row)
      return cr_scenario_get_assault (scenario, i);
  return NULL;
}

static char *
word_winner (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrLevel *level = find_level (document, row);

  if (level == NULL)
    return NULL;
  if (level->side < 0)
    return g_strdup (_ ("nobody wins"));
  return g_markup_escape_text (
      cr_scenario_get_name (cr_scenario_get_side (scenario, (guint) level->side)->node,
                            g_get_language_names ()),
      -1);
}

/* (transfer full): “From day 3, 8 turns” */
static char *
word_day (const CrScenarioAssault *assault)
{
  if (assault->it->last_turn == 0)
    return g_strdup_printf (_ ("from day %d on"), assault->day);
  /* Translators: of a planned assault: its first day, and its length */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "from day %1$d on, %2$d turn",
                                       "from day %1$d on, %2$d turns",
                                       (gulong) assault->it->last_turn),
                          assault->day, assault->it->last_turn);
}

static char *
word_when (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrScenarioAssault *assault = find_assault (scenario, row);
  const CrLevel *level = find_level (document, row);

  if (assault != NULL)
    return word_day (assault);
  if (level == NULL)
    return NULL;
  if (level->ends_siege)
    return g_strdup (_ ("and the siege ends"));
  if (level->n == 0)
    return g_strdup (_ ("when nothing else holds"));
  if (level->at_once)
    return g_strdup (_ ("at once"));
  return g_strdup (cr_scenario_get_assault_of (scenario, row) != NULL ? _ ("when the assault ends")
                                                                      : _ ("when the game ends"));
}

static const CraRowColumn columns[] = {
  { N_ ("Victory"), 0, FALSE, FALSE, cra_row_name, NULL },
  { N_ ("Who wins"), 130, FALSE, FALSE, word_winner, NULL },
  { N_ ("When"), 180, FALSE, FALSE, word_when, NULL },
};

/* @holder: the scenario itself, or an assault of it, in which its victory stands */
static void
list_levels (CraPartRows *self, const CrScenario *scenario, const CrNode *holder, int depth)
{
  const CrNode *victory = cr_node_find (holder, "victory");

  if (victory == NULL)
    return;
  cra_part_rows_add (self, victory, depth, FALSE);
  for (guint i = 0; i < scenario->levels->len; i++) {
    const CrLevel *level = cr_scenario_get_level (scenario, i);

    if (!cra_part_rows_add (self, level->node, depth, level->n > 0))
      continue;
    for (guint j = level->first; j < level->first + level->n; j++)
      cra_part_rows_add (self, cr_scenario_get_condition (scenario, j)->node, depth + 1, FALSE);
  }
}

static void
list_begins (CraPartRows *self, const CrNode *assault)
{
  for (guint i = 0; i < cr_node_n_children (assault); i++)
    if (cr_node_is (cr_node_get_child (assault, i), "begins"))
      cra_part_rows_add (self, cr_node_get_child (assault, i), 1, FALSE);
}

static void
list_all (CraPartRows *self, CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  list_levels (self, scenario, scenario->root, 0);
  for (guint i = 0; i < scenario->assaults->len; i++) {
    const CrScenarioAssault *assault = cr_scenario_get_assault (scenario, i);

    if (!cra_part_rows_add (self, assault->node, 0, TRUE))
      continue;
    list_begins (self, assault->node);
    list_levels (self, assault->it, assault->node, 1);
  }
}

/* (transfer full): the scenario with a victory, where it has none yet: its own, or that of an
 * assault. @victory_out: (out): that one */
static CrScenario *
with_victory (const CrScenario *scenario, const CrNode *assault, const CrNode **victory_out)
{
  const CrNode *holder = assault != NULL ? assault : scenario->root;
  CrNode *victory;

  *victory_out = cr_node_find (holder, "victory");
  if (*victory_out != NULL)
    return cr_scenario_ref (scenario);
  victory = cr_node_new ("victory");
  *victory_out = victory;
  return cr_scenario_add (scenario, assault, NULL, victory);
}

static const CrNode *
find_chosen_level (const CrScenario *scenario, const CrNode *chosen)
{
  for (const CrNode *row = chosen; row != NULL; row = cr_scenario_get_parent (scenario, row))
    if (cr_node_is (row, "level") || cr_node_is (row, "event"))
      return row;
  return NULL;
}

static CrScenario *
add_level (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *assault = cr_scenario_get_assault_of (scenario, chosen), *victory;
  g_autoptr (CrScenario) with = with_victory (scenario, assault, &victory);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("Victory"));
  CrNode *level = cr_node_new ("level");

  cr_node_set (level, "id", id);
  if (scenario->sides->len > 0)
    cr_node_set (level, "side", cr_scenario_get_side (scenario, 0)->id);
  cr_node_set (level, "name", _ ("the day is theirs"));
  *row_out = level;
  return cr_scenario_add (with, victory, find_chosen_level (scenario, chosen), level);
}

/* (nullable): the last one, of the assault in hand or of the game */
static const CrNode *
find_last_level (const CrScenario *scenario, const CrNode *chosen)
{
  const CrNode *assault = cr_scenario_get_assault_of (scenario, chosen);
  const CrNode *victory = cr_node_find (assault != NULL ? assault : scenario->root, "victory");
  const CrNode *last = NULL;

  for (guint i = 0; victory != NULL && i < cr_node_n_children (victory); i++)
    if (cr_node_is (cr_node_get_child (victory, i), "level"))
      last = cr_node_get_child (victory, i);
  return last;
}

/* Adds a condition to the victory in hand, or to the last one. @row: (transfer full) */
static CrScenario *
add_condition (CreScenarioDocument *document,
               const CrNode *chosen,
               CrNode *row,
               const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *level = find_chosen_level (scenario, chosen);

  if (level == NULL)
    level = find_last_level (scenario, chosen);
  if (level == NULL) {
    cr_node_unref (row);
    return NULL;
  }
  *row_out = row;
  return cr_scenario_add (scenario, level, level == chosen ? NULL : chosen, row);
}

/* Returns: (nullable): the side that wins by the victory in hand, otherwise the first side */
static const char *
find_side (CreScenarioDocument *document, const CrNode *chosen)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *level = find_chosen_level (scenario, chosen);
  const char *side = level != NULL ? cr_node_get (level, "side") : NULL;

  if (side != NULL)
    return side;
  return scenario->sides->len > 0 ? cr_scenario_get_side (scenario, 0)->id : NULL;
}

/* Returns: (nullable): the first area */
static const char *
find_area (CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  CreMapDocument *map = cre_scenario_document_get_map (document);
  const CrMap *it = map != NULL ? cre_map_document_get_map (map) : NULL;

  if (it != NULL && cr_map_n_nodes (it, CR_SECTION_AREAS) > 0)
    return cr_node_get (cr_map_get_node (it, CR_SECTION_AREAS, 0), "id");
  return scenario->areas->len > 0 ? cr_scenario_get_area (scenario, 0)->id : NULL;
}

CrScenario *
cra_add_hold (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const char *side = find_side (document, chosen), *area = find_area (document);
  CrNode *row;

  if (side == NULL || area == NULL)
    return NULL;
  row = cr_node_new ("hold");
  cr_node_set (row, "side", side);
  cr_node_set (row, "areas", area);
  return add_condition (document, chosen, row, row_out);
}

CrScenario *
cra_add_fate (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  CrNode *row;

  if (scenario->men->len == 0)
    return NULL;
  row = cr_node_new ("fate");
  cr_node_set (row, "men", cr_scenario_get_man (scenario, 0)->id);
  return add_condition (document, chosen, row, row_out);
}

CrScenario *
cra_add_lost (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const char *side = find_side (document, chosen);
  CrNode *row;

  if (side == NULL)
    return NULL;
  row = cr_node_new ("lost");
  cr_node_set (row, "side", side);
  cr_node_set_int (row, "points", 10);
  return add_condition (document, chosen, row, row_out);
}

static CrScenario *
add_exit (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const char *side = find_side (document, chosen);
  CrNode *row;

  if (side == NULL)
    return NULL;
  row = cr_node_new ("exit");
  cr_node_set (row, "side", side);
  cr_node_set (row, "edges", "N");
  return add_condition (document, chosen, row, row_out);
}

static CrScenario *
add_time (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  int last = cre_scenario_document_get (document)->last_turn;
  CrNode *row = cr_node_new ("time");

  cr_node_set_int (row, "from", MAX (1, last));
  return add_condition (document, chosen, row, row_out);
}

/* They are given one after another; a siege by days holds them. */
static CrScenario *
add_assault (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("Assault"));
  g_autofree char *name = g_strdup_printf (_ ("Assault %u"), scenario->assaults->len + 1);
  CrNode *assault;

  if (scenario->siege == NULL)
    return NULL;
  assault = cr_node_new ("assault");
  cr_node_set (assault, "id", id);
  cr_node_set (assault, "name", name);
  cr_node_set_int (assault, "turns", ASSAULT_TURNS);
  *row_out = assault;
  return cr_scenario_add (scenario, scenario->siege, cr_scenario_get_assault_of (scenario, chosen),
                          assault);
}

/* The first group that has a place begins in another area in this assault; which is chosen then. */
static CrScenario *
add_begins (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *assault = cr_scenario_get_assault_of (scenario, chosen);
  CrNode *row;

  if (assault == NULL && scenario->assaults->len > 0)
    assault = cr_scenario_get_assault (scenario, scenario->assaults->len - 1)->node;
  if (assault == NULL || scenario->forces->len == 0 || scenario->areas->len == 0)
    return NULL;
  row = cr_node_new ("begins");
  cr_node_set (row, "force", cr_scenario_get_force (scenario, 0)->id);
  cr_node_set (
      row, "area",
      cr_scenario_get_area (scenario, (guint) MAX (0, cr_scenario_get_force (scenario, 0)->area))
          ->id);
  *row_out = row;
  return cr_scenario_add (scenario, assault, NULL, row);
}

static const CraAdd siege = { N_ ("Siege"), N_ ("setting of a siege"), cra_add_siege };

static const CraAdd assault = { N_ ("Assault"), N_ ("adding of an assault"),
                                add_assault,    "assault",
                                NULL,           &siege };

static const CraAdd victory = { N_ ("Victory"), N_ ("adding of a victory"), add_level, "level" };

static const CraAdd adds[] = {
  { N_ ("Hold areas"), N_ ("adding of a condition"), cra_add_hold, "hold", "level", &victory },
  { N_ ("Fate of men"), N_ ("adding of a condition"), cra_add_fate, "fate", NULL, &victory },
  { N_ ("Losses"), N_ ("adding of a condition"), cra_add_lost, "lost", NULL, &victory },
  { N_ ("Leaving"), N_ ("adding of a condition"), add_exit, "exit", NULL, &victory },
  { N_ ("Time"), N_ ("adding of a condition"), add_time, "time", NULL, &victory },
  { N_ ("Victory"), N_ ("adding of a victory"), add_level, "level", "victory assault" },
  { N_ ("Assault"), N_ ("adding of an assault"), add_assault, "assault", NULL, &siege },
  { N_ ("Begins elsewhere"), N_ ("adding of a set-up"), add_begins, "begins", NULL, &assault },
};

static const CraRowsKind kind = {
  .name = N_ ("Victory"),
  .empty = N_ ("No victory yet: an assault is judged by END-01 and END-02. Hold areas begins one."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = G_N_ELEMENTS (adds),
  .list = list_all,
  .elements = "victory level hold fate lost exit time assault begins",
};

CraPart *
cra_part_victory_new (void)
{
  return cra_part_rows_new (&kind);
}

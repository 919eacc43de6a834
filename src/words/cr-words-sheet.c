/* cr-words-sheet.c: the sheet that players of a scenario read, as text.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-sheet.h"

#include <string.h>

#include "cr-local-terrain.h"
#include "cr-map-words.h"
#include "cr-numbering.h"
#include "cr-scenario-area.h"
#include "cr-text.h"
#include "cr-words-area.h"
#include "cr-words-characters.h"
#include "cr-words-charts.h"
#include "cr-words-rules.h"
#include "cr-words-scenario.h"
#include "cr-words-start.h"
#include "cr-words-tower.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* @rules: the ruleset with the scenario's choices; @sections: (element-type CrWordsSection): the
 * finished sections; @text: that of the section in work */
typedef struct {
  const CrCastle *castle;
  const CrRuleset *rules;
  const CrScenario *scenario;
  const CrCharacters *library;
  const char *const *languages;
  GPtrArray *sections;
  GString *text;
} Sheet;

/* @table: (transfer full) (nullable) */
static void
close_section (Sheet *sheet, const char *heading, CrWordsTable *table)
{
  cr_words_sections_add (sheet->sections, 1, heading, sheet->text, table);
}

static void
add_background (Sheet *sheet)
{
  const char *title = cr_scenario_get_title (sheet->scenario, sheet->languages);
  const CrNode *meta = cr_node_find (sheet->scenario->root, "meta");
  const char *about =
      meta != NULL ? cr_node_get_localized (meta, "description", sheet->languages) : NULL;

  g_string_append_printf (sheet->text, "%s\n", about != NULL ? about : "");
  cr_words_sections_add (sheet->sections, 0, title != NULL ? title : sheet->scenario->id,
                         sheet->text, NULL);
}

/* Turns the text so far into an item of a list. */
static void
go_in (Sheet *sheet)
{
  g_string_prepend (sheet->text, "  ");
  for (gsize i = 1; i + 1 < sheet->text->len; i++)
    if (sheet->text->str[i] == '\n')
      g_string_insert (sheet->text, (gssize) i + 1, "  ");
}

/* Adds how a siege by days begins. */
static void
add_siege (Sheet *sheet)
{
  const CrScenario *scenario = sheet->scenario;

  if (scenario->days > 0)
    g_string_append_printf (sheet->text,
                            ngettext ("Siege by days: %d day at most\n",
                                      "Siege by days: %d days at most\n", scenario->days),
                            scenario->days);
  else
    g_string_append_printf (sheet->text, "%s\n", cr_text ("Siege by days"));
  if (scenario->food > 0)
    g_string_append_printf (sheet->text,
                            ngettext ("Food of the garrison: for %d day\n",
                                      "Food of the garrison: for %d days\n", scenario->food),
                            scenario->food);
  for (guint i = 0; i < scenario->engines->len; i++) {
    const CrScenarioEngine *engine = cr_scenario_get_engine (scenario, i);
    const char *side = cr_scenario_get_name (
        cr_scenario_get_side (scenario, (guint) engine->side)->node, sheet->languages);

    g_string_append_printf (sheet->text, cr_text ("Engine of %1$s: %2$s\n"), side, engine->id);
  }
}

/* The length is that of the game; in a siege by days, that of each assault. */
static void
add_length (Sheet *sheet, int turns)
{
  const char *format =
      sheet->scenario->siege != NULL
          ? ngettext ("An assault lasts %d turn\n", "An assault lasts %d turns\n", turns)
          : ngettext ("Length: %d turn\n", "Length: %d turns\n", turns);

  g_string_append_printf (sheet->text, format, turns);
}

static void
add_map (Sheet *sheet)
{
  const CrMap *map = cr_castle_get_map (sheet->castle);
  const char *castle = cr_map_get_title (map, sheet->languages);
  g_autofree char *start = cr_words_start (sheet->castle, sheet->scenario, sheet->languages);

  g_string_append_printf (sheet->text, cr_text ("Map: %s\n"),
                          castle != NULL ? castle : cr_map_get_id (map));
  g_string_append (sheet->text, start);
  if (sheet->scenario->last_turn > 0)
    add_length (sheet, sheet->scenario->last_turn);
  if (sheet->scenario->siege != NULL)
    add_siege (sheet);
  go_in (sheet);
  close_section (sheet, cr_text ("The map"), NULL);
}

/* The first man of a force begins a line; paper and web pages wrap it when it is long. */
static void
begin_item (Sheet *sheet, gboolean first)
{
  g_string_append (sheet->text, first ? "    " : cr_text ("; "));
}

/* @at: (nullable): NULL for a man without a place of his own */
static void
add_place (Sheet *sheet, const char *at)
{
  g_autofree char *hex = at != NULL ? cr_words_hex_at (sheet->castle, at) : NULL;

  if (hex != NULL)
    g_string_append_printf (sheet->text, cr_text (", at %s"), hex);
}

/* Adds " (Crossbowman, Crossbow)": class and weapons of a man. @character, @class: (nullable) */
static void
add_arms (Sheet *sheet, const CrCharacter *character, const CrCharacterClass *class)
{
  g_autofree char *arms =
      character != NULL ? cr_words_arms (sheet->rules, character, sheet->languages) : NULL;
  const char *name = class != NULL ? cr_scenario_get_name (class->node, sheet->languages) : NULL;
  gboolean armed = arms != NULL && *arms != '\0';

  if (name != NULL && armed)
    g_string_append_printf (sheet->text, " (%s, %s)", name, arms);
  else if (name != NULL || armed)
    g_string_append_printf (sheet->text, " (%s)", name != NULL ? name : arms);
}

static void
add_man (Sheet *sheet, const CrScenarioMan *man)
{
  const CrCharacter *character = cr_characters_find (sheet->library, man->character);
  const CrCharacterClass *class =
      character != NULL && character->class_id != NULL
          ? cr_characters_find_class (sheet->library, character->class_id)
          : NULL;
  const char *name = cr_node_get_localized (man->node, "name", sheet->languages);

  if (name == NULL)
    name = character != NULL && g_str_equal (man->id, man->character)
               ? cr_character_get_name (character, sheet->languages)
               : man->id;

  g_string_append_printf (sheet->text, "%s", name);
  add_arms (sheet, character, class);
  add_place (sheet, man->at);
  if (man->points > 1)
    g_string_append_printf (sheet->text, ngettext (", %d point", ", %d points", man->points),
                            man->points);
}

/* Adds the sum of a force: "13 men, 19 points". */
static void
add_sum (Sheet *sheet, guint force)
{
  int n = 0, points = 0;

  for (guint i = 0; i < sheet->scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (sheet->scenario, i);

    n += man->force == (int) force;
    points += man->force == (int) force ? man->points : 0;
  }
  g_string_append_printf (sheet->text, ngettext (": %d man", ": %d men", n), n);
  g_string_append_printf (sheet->text, ngettext (", %d point", ", %d points", points), points);
  g_string_append_c (sheet->text, '\n');
}

static void
add_men (Sheet *sheet, int force)
{
  gboolean first = TRUE;

  for (guint i = 0; i < sheet->scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (sheet->scenario, i);

    if (man->force != force)
      continue;
    begin_item (sheet, first);
    add_man (sheet, man);
    first = FALSE;
  }
  if (!first)
    g_string_append_c (sheet->text, '\n');
}

/* Adds the gear of a force: "Mantlet (mantlet-1); Mantlet (mantlet-2)", with the ids that orders
 * use in brackets. A siege tower has the name of its kind in the ruleset. */
static void
add_gear (Sheet *sheet, int force)
{
  const CrRuleset *ruleset = cr_castle_get_ruleset (sheet->castle);
  gboolean first = TRUE;

  for (guint i = 0; i < sheet->scenario->gear->len; i++) {
    const CrScenarioGear *gear = cr_scenario_get_gear (sheet->scenario, i);

    if (gear->force != force)
      continue;
    begin_item (sheet, first);
    g_string_append_printf (sheet->text, "%s (%s)",
                            cr_words_gear_kind (ruleset, gear->kind, sheet->languages), gear->id);
    add_place (sheet, gear->at);
    first = FALSE;
  }
  if (!first)
    g_string_append_c (sheet->text, '\n');
}

/* Adds a force: "The watch, in “The walls”: 3 men". */
static void
add_force (Sheet *sheet, guint index)
{
  const CrForce *force = cr_scenario_get_force (sheet->scenario, index);
  g_autofree char *coming = cr_words_coming (sheet->scenario, index, sheet->languages);

  g_string_append_printf (sheet->text, "  %s",
                          cr_scenario_get_name (force->node, sheet->languages));
  if (force->area >= 0)
    g_string_append_printf (
        sheet->text, cr_text (", in “%s”"),
        cr_scenario_get_name (cr_scenario_get_area (sheet->scenario, (guint) force->area)->node,
                              sheet->languages));
  if (*coming != '\0')
    g_string_append_printf (sheet->text, ", %s", coming);
  add_sum (sheet, index);
  add_men (sheet, (int) index);
  add_gear (sheet, (int) index);
}

/* Returns: (transfer full): the author's name of a side with the name used elsewhere: "Gunter’s men
 * (the besiegers)" */
static char *
name_side (const Sheet *sheet, guint index)
{
  const char *name =
      cr_scenario_get_name (cr_scenario_get_side (sheet->scenario, index)->node, sheet->languages);
  const char *called = cr_words_scenario_side (sheet->scenario, (int) index, sheet->languages);
  g_autofree char *folded = g_utf8_casefold (name, -1), *also = g_utf8_casefold (called, -1);

  return g_str_equal (folded, also) ? g_strdup (name) : g_strdup_printf ("%s (%s)", name, called);
}

static void
add_sides (Sheet *sheet)
{
  for (guint i = 0; i < sheet->scenario->sides->len; i++) {
    g_autofree char *heading = name_side (sheet, i);

    for (guint j = 0; j < sheet->scenario->forces->len; j++)
      if (cr_scenario_get_force (sheet->scenario, j)->side == (int) i)
        add_force (sheet, j);
    close_section (sheet, heading, NULL);
  }
}

/* Adds the terms of which an area is the sum. */
static void
add_terms (Sheet *sheet, const CrScenarioArea *area)
{
  g_string_append (sheet->text, "    ");
  for (guint i = 0; i < area->terms->len; i++) {
    g_autofree char *words =
        cr_words_term (sheet->scenario, sheet->castle,
                       g_array_index (area->terms, CrAreaTerm, i).node, sheet->languages);

    g_string_append_printf (sheet->text, "%s%s", i > 0 ? cr_text ("; ") : "", words);
  }
  g_string_append_c (sheet->text, '\n');
}

static void
add_setup (Sheet *sheet)
{
  for (guint i = 0; i < sheet->scenario->areas->len; i++) {
    const CrScenarioArea *area = cr_scenario_get_area (sheet->scenario, i);
    g_autoptr (CrMask) mask =
        cr_scenario_sum_area (sheet->scenario, cr_castle_get_scene (sheet->castle), i, -1, NULL);
    int n = mask != NULL ? cr_mask_count (mask) : 0;

    g_string_append_printf (sheet->text, "  %s",
                            cr_scenario_get_name (area->node, sheet->languages));
    if (area->side >= 0)
      g_string_append_printf (
          sheet->text, ", %s",
          cr_words_scenario_side (sheet->scenario, area->side, sheet->languages));
    g_string_append_printf (sheet->text, ngettext (": %d place\n", ": %d places\n", n), n);
    add_terms (sheet, area);
  }
  close_section (sheet, cr_text ("Set-up"), NULL);
  if (sheet->scenario->areas->len > 0)
    ((CrWordsSection *) sheet->sections->pdata[sheet->sections->len - 1])->setup = TRUE;
}

static void
add_terrain (Sheet *sheet)
{
  g_string_append_printf (sheet->text, "%s\n", cr_words_provenance_legend ());
  close_section (
      sheet, cr_text ("Terrain"),
      cr_words_terrain_chart (cr_castle_get_map (sheet->castle), sheet->rules, sheet->languages));
}

/* Adds the reasons that authors give for local terrain. */
static void
add_local_reasons (Sheet *sheet)
{
  const CrNode *root = sheet->scenario->root;

  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *row = cr_node_get_child (root, i);
    const char *id = cr_node_is (row, "option") ? cr_node_get (row, "id") : NULL;
    const char *code = id != NULL ? cr_local_terrain_get_code (id) : NULL;
    const CrTerrainKind *kind = code != NULL ? cr_ruleset_find_terrain (sheet->rules, code) : NULL;

    if (kind == NULL || cr_node_get (row, "source") == NULL)
      continue;
    g_string_append_printf (sheet->text, cr_text ("%1$s: %2$s"),
                            cr_node_get_localized (kind->node, "name", sheet->languages),
                            cr_node_get (row, "source"));
    g_string_append_c (sheet->text, '\n');
  }
}

/* Local terrain has a chart of its own. */
static void
add_local_terrain (Sheet *sheet)
{
  CrWordsTable *chart = cr_words_local_terrain_chart (sheet->rules, sheet->languages);

  if (chart == NULL)
    return;
  g_string_append_printf (sheet->text, "%s\n",
                          cr_text ("In this scenario these hold in place of the rules:"));
  add_local_reasons (sheet);
  close_section (sheet, cr_text ("Terrain of this scenario"), chart);
}

/* Adds the tables that the scenario replaces. */
static void
add_tables (Sheet *sheet)
{
  for (const char *const *it = cr_ruleset_get_choices (sheet->rules); *it != NULL; it++) {
    g_autofree char *id = g_strndup (*it, strcspn (*it, "="));
    const CrTable *table = cr_ruleset_find_table (sheet->rules, id);

    if (table == NULL)
      continue;
    g_string_append_printf (sheet->text, "%s\n",
                            cr_text ("In this scenario this table holds in place of that of the "
                                     "rules:"));
    close_section (sheet, cr_scenario_get_name (cr_table_get_node (table), sheet->languages),
                   cr_words_rule_table (table, sheet->languages));
  }
}

static void
add_rules (Sheet *sheet)
{
  const CrNode *root = sheet->scenario->root;

  for (char **choice = sheet->scenario->choices; *choice != NULL; choice++) {
    g_autofree char *words = cr_words_choice_of_rules (sheet->rules, *choice, sheet->languages);

    /* Choices about local terrain are in its chart. */
    if (cr_local_terrain_get_code (*choice) == NULL)
      g_string_append_printf (sheet->text, "  %s\n", words);
  }
  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *rule = cr_node_get_child (root, i);

    if (cr_node_is (rule, "rule")) {
      g_autofree char *words =
          g_strdup_printf (cr_text ("%1$s: %2$s"), cr_scenario_get_name (rule, sheet->languages),
                           cr_node_get_localized (rule, "text", sheet->languages));

      g_string_append_printf (sheet->text, "  %s\n", words);
    }
  }
  close_section (sheet, cr_text ("Rules"), NULL);
}

/* @all: all of the conditions are needed, not only one */
static void
add_conditions (Sheet *sheet, guint first, guint n, gboolean all)
{
  if (n > 1)
    g_string_append_printf (sheet->text, "    %s\n",
                            all ? cr_text ("all of these:") : cr_text ("one of these:"));
  for (guint j = first; j < first + n; j++) {
    g_autofree char *condition = cr_words_condition (
        sheet->scenario, cr_castle_get_map (sheet->castle), j, sheet->languages);

    g_string_append_printf (sheet->text, "%s%s\n", n > 1 ? "      " : "    ", condition);
  }
}

/* Adds the events after which men arrive. */
static void
add_events (Sheet *sheet)
{
  for (guint i = 0; i < sheet->scenario->events->len; i++) {
    const CrScenarioEvent *event = cr_scenario_get_event (sheet->scenario, i);

    g_string_append_printf (sheet->text, "  %s\n",
                            cr_scenario_get_name (event->node, sheet->languages));
    add_conditions (sheet, event->first, event->n, event->all);
  }
  close_section (sheet, cr_text ("Events"), NULL);
}

/* @end: when a victory is judged that does not end the game at once */
static void
add_levels (Sheet *sheet, const char *end)
{
  for (guint i = 0; i < sheet->scenario->levels->len; i++) {
    const CrLevel *level = cr_scenario_get_level (sheet->scenario, i);
    g_autofree char *words = cr_words_victory (sheet->scenario, (int) i, sheet->languages);

    g_string_append_printf (sheet->text, "  %s, %s%s\n", words,
                            level->n == 0    ? cr_text ("when nothing else holds")
                            : level->at_once ? cr_text ("at once")
                                             : end,
                            level->ends_siege ? cr_text (", and the siege ends by it") : "");
    add_conditions (sheet, level->first, level->n, level->all);
  }
}

static void
add_victory (Sheet *sheet)
{
  add_levels (sheet, cr_text ("when the game ends"));
  close_section (sheet, cr_text ("Victory"), NULL);
}

/* The groups that begin elsewhere in it than in the others. */
static void
add_begins (Sheet *sheet, const CrScenarioAssault *assault)
{
  const CrScenario *scenario = sheet->scenario;

  for (guint i = 0; i < cr_node_n_children (assault->node); i++) {
    const CrNode *row = cr_node_get_child (assault->node, i);
    int force = cr_scenario_find (scenario->forces, cr_node_get (row, "force"));

    if (!cr_node_is (row, "begins") || force < 0)
      continue;
    /* Translators: a group of men, and the area in which they are set up */
    g_string_append_printf (
        sheet->text, cr_text ("  %1$s: set up in “%2$s”\n"),
        cr_scenario_get_name (cr_scenario_get_force (scenario, (guint) force)->node,
                              sheet->languages),
        cr_words_area_name (scenario, cr_castle_get_map (sheet->castle), cr_node_get (row, "area"),
                            sheet->languages));
  }
}

static void
add_assault (Sheet *sheet, const CrScenarioAssault *assault)
{
  const CrScenario *whole = sheet->scenario;
  g_autofree char *length = NULL, *heading = NULL;

  length = assault->it->last_turn > 0
               ? g_strdup_printf (
                     ngettext ("%d turn at most", "%d turns at most", assault->it->last_turn),
                     assault->it->last_turn)
               : g_strdup (cr_text ("as long as it takes"));
  g_string_append_printf (sheet->text, "%s\n", length);
  add_begins (sheet, assault);
  sheet->scenario = assault->it;
  add_levels (sheet, cr_text ("when the assault ends"));
  sheet->scenario = whole;
  /* Translators: a planned assault, and the first day on which it may be given */
  heading = g_strdup_printf (cr_text ("%1$s, from day %2$d on"),
                             cr_scenario_get_name (assault->node, sheet->languages), assault->day);
  cr_words_sections_add (sheet->sections, 2, heading, sheet->text, NULL);
}

static void
add_assaults (Sheet *sheet)
{
  if (sheet->scenario->assaults->len == 0)
    return;
  g_string_append_printf (sheet->text, "%s\n",
                          cr_text ("The assaults of the siege are given in this order, each with "
                                   "its own victory:"));
  close_section (sheet, cr_text ("Assaults"), NULL);
  for (guint i = 0; i < sheet->scenario->assaults->len; i++)
    add_assault (sheet, cr_scenario_get_assault (sheet->scenario, i));
}

/* Adds the author and the licence. */
static void
add_credits (Sheet *sheet)
{
  const CrNode *meta = cr_node_find (sheet->scenario->root, "meta");

  for (guint i = 0; meta != NULL && i < cr_node_n_children (meta); i++) {
    const CrNode *node = cr_node_get_child (meta, i);

    if (cr_node_is (node, "author"))
      g_string_append_printf (sheet->text, "  %s\n", cr_node_get_text (node));
    else if (cr_node_is (node, "licence") && cr_node_get (node, "spdx") != NULL)
      g_string_append_printf (sheet->text, "  %s\n", cr_node_get (node, "spdx"));
  }
  close_section (sheet, cr_text ("Credits"), NULL);
}

GPtrArray *
cr_words_sheet_sections (const CrCastle *castle,
                         const CrScenario *scenario,
                         const CrCharacters *library,
                         const char *const *languages)
{
  g_autoptr (GString) text = g_string_new (NULL);
  /* The checks report choices that are not possible; here they are ignored. */
  g_autoptr (CrRuleset) chosen = cr_ruleset_choose (cr_castle_get_ruleset (castle),
                                                    (const char *const *) scenario->choices, NULL);
  Sheet sheet = { castle,    chosen != NULL ? chosen : cr_castle_get_ruleset (castle),
                  scenario,  library,
                  languages, NULL,
                  text };

  sheet.sections = cr_words_sections_new ();
  add_background (&sheet);
  add_map (&sheet);
  add_setup (&sheet);
  add_sides (&sheet);
  add_terrain (&sheet);
  add_local_terrain (&sheet);
  add_rules (&sheet);
  add_tables (&sheet);
  add_events (&sheet);
  add_victory (&sheet);
  add_assaults (&sheet);
  add_credits (&sheet);
  return sheet.sections;
}

char *
cr_words_sheet (const CrCastle *castle,
                const CrScenario *scenario,
                const CrCharacters *library,
                const char *const *languages)
{
  g_autoptr (GPtrArray) sections = cr_words_sheet_sections (castle, scenario, library, languages);

  return cr_words_sections_join (sections);
}

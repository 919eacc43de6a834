/* cr-words-sheet.c: the sheet of a scenario as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-sheet.h"

#include <string.h>

#include "cr-map-words.h"
#include "cr-scenario-area.h"
#include "cr-text.h"
#include "cr-words-charts.h"
#include "cr-words-scenario.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* @sections: (element-type CrWordsSection): what is done already
 * @text: of the one that is written */
typedef struct {
  const CrCastle *castle;
  const CrScenario *scenario;
  const CrCharacters *library;
  const char *const *languages;
  GPtrArray *sections;
  GString *text;
} Sheet;

static void
section_free (gpointer data)
{
  CrWordsSection *section = data;

  g_free (section->heading);
  g_free (section->text);
  g_clear_pointer (&section->table, cr_words_table_free);
  g_free (section);
}

/* What was written is one; nothing written is none. @table: (transfer full) (nullable) */
static void
close_section (Sheet *sheet, const char *heading, CrWordsTable *table)
{
  CrWordsSection *section;

  if (sheet->text->len == 0 && table == NULL)
    return;
  section = g_new0 (CrWordsSection, 1);
  section->heading = g_strdup (heading);
  section->text = g_strdup (sheet->text->str);
  section->table = table;
  g_ptr_array_add (sheet->sections, section);
  g_string_truncate (sheet->text, 0);
}

static void
add_background (Sheet *sheet)
{
  const char *title = cr_scenario_get_title (sheet->scenario, sheet->languages);
  const CrNode *meta = cr_node_find (sheet->scenario->root, "meta");
  const char *about =
      meta != NULL ? cr_node_get_localized (meta, "description", sheet->languages) : NULL;

  g_string_append_printf (sheet->text, "%s\n", about != NULL ? about : "");
  close_section (sheet, title != NULL ? title : sheet->scenario->id, NULL);
}

/* What is not as the map has it. */
static void
add_changes (Sheet *sheet)
{
  for (guint i = 0; i < sheet->scenario->changes->len; i++) {
    const CrNode *row = sheet->scenario->changes->pdata[i];
    const char *with = cr_node_get (row, "with");

    if (cr_node_is (row, "state"))
      g_string_append_printf (sheet->text, cr_text ("At the start %1$s: %2$s\n"),
                              cr_node_get (row, "of"), cr_node_get (row, "is"));
    else
      g_string_append_printf (sheet->text,
                              with != NULL ? cr_text ("At the start there is: %s\n")
                                           : cr_text ("At the start there is no: %s\n"),
                              with != NULL ? with : cr_node_get (row, "without"));
  }
}

static void
add_map (Sheet *sheet)
{
  const CrMap *map = cr_castle_get_map (sheet->castle);
  const char *castle = cr_map_get_title (map, sheet->languages);

  g_string_append_printf (sheet->text, cr_text ("Map: %s\n"),
                          castle != NULL ? castle : cr_map_get_id (map));
  add_changes (sheet);
  if (sheet->scenario->last_turn > 0)
    g_string_append_printf (
        sheet->text,
        ngettext ("Length: %d turn\n", "Length: %d turns\n", sheet->scenario->last_turn),
        sheet->scenario->last_turn);
  close_section (sheet, cr_text ("The map"), NULL);
}

static void
add_man (Sheet *sheet, const CrScenarioMan *man)
{
  const CrCharacter *character = cr_characters_find (sheet->library, man->character);
  const CrCharacterClass *class =
      character != NULL && character->class_id != NULL
          ? cr_characters_find_class (sheet->library, character->class_id)
          : NULL;
  const char *name = character != NULL && g_str_equal (man->id, man->character)
                         ? cr_character_get_name (character, sheet->languages)
                         : cr_scenario_get_name (man->node, sheet->languages);

  g_string_append_printf (sheet->text, "    %s", name);
  if (class != NULL)
    g_string_append_printf (sheet->text, " (%s)",
                            cr_scenario_get_name (class->node, sheet->languages));
  if (man->at != NULL)
    g_string_append_printf (sheet->text, cr_text (", at %s"), man->at);
  if (man->points > 1)
    g_string_append_printf (sheet->text, ngettext (", %d point", ", %d points", man->points),
                            man->points);
  g_string_append_c (sheet->text, '\n');
}

/* "13 men, 19 points" */
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

/* "The watch, in “The walls”: 3 men" */
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
  for (guint i = 0; i < sheet->scenario->men->len; i++)
    if (cr_scenario_get_man (sheet->scenario, i)->force == (int) index)
      add_man (sheet, cr_scenario_get_man (sheet->scenario, i));
  for (guint i = 0; i < sheet->scenario->gear->len; i++)
    if (cr_scenario_get_gear (sheet->scenario, i)->force == (int) index)
      g_string_append_printf (sheet->text, "    %s\n",
                              cr_scenario_get_gear (sheet->scenario, i)->id);
}

static void
add_sides (Sheet *sheet)
{
  for (guint i = 0; i < sheet->scenario->sides->len; i++) {
    for (guint j = 0; j < sheet->scenario->forces->len; j++)
      if (cr_scenario_get_force (sheet->scenario, j)->side == (int) i)
        add_force (sheet, j);
    close_section (
        sheet,
        cr_scenario_get_name (cr_scenario_get_side (sheet->scenario, i)->node, sheet->languages),
        NULL);
  }
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
  }
  close_section (sheet, cr_text ("Set-up"), NULL);
}

static void
add_rules (Sheet *sheet)
{
  const CrNode *root = sheet->scenario->root;

  for (char **choice = sheet->scenario->choices; *choice != NULL; choice++)
    g_string_append_printf (sheet->text, "  %s\n", *choice);
  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *rule = cr_node_get_child (root, i);

    if (cr_node_is (rule, "rule"))
      g_string_append_printf (sheet->text, "  %s: %s\n",
                              cr_scenario_get_name (rule, sheet->languages),
                              cr_node_get_localized (rule, "text", sheet->languages));
  }
  close_section (sheet, cr_text ("Rules"), NULL);
}

static void
add_victory (Sheet *sheet)
{
  for (guint i = 0; i < sheet->scenario->levels->len; i++) {
    const CrLevel *level = cr_scenario_get_level (sheet->scenario, i);
    g_autofree char *words = cr_words_victory (sheet->scenario, (int) i, sheet->languages);

    g_string_append_printf (sheet->text, "  %s, %s\n", words,
                            level->n == 0    ? cr_text ("when nothing else holds")
                            : level->at_once ? cr_text ("at once")
                                             : cr_text ("when the game ends"));
    for (guint j = level->first; j < level->first + level->n; j++) {
      g_autofree char *condition = cr_words_condition (
          sheet->scenario, cr_castle_get_map (sheet->castle), j, sheet->languages);

      g_string_append_printf (sheet->text, "    %s\n", condition);
    }
  }
  close_section (sheet, cr_text ("Victory"), NULL);
}

/* Who made it, and what may be done with it. */
static void
add_credits (Sheet *sheet)
{
  const CrNode *meta = cr_node_find (sheet->scenario->root, "meta");

  for (guint i = 0; meta != NULL && i < cr_node_n_children (meta); i++) {
    const CrNode *node = cr_node_get_child (meta, i);

    if (cr_node_is (node, "author"))
      g_string_append_printf (sheet->text, "%s\n", cr_node_get_text (node));
    else if (cr_node_is (node, "licence") && cr_node_get (node, "spdx") != NULL)
      g_string_append_printf (sheet->text, "%s\n", cr_node_get (node, "spdx"));
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
  Sheet sheet = { castle, scenario, library, languages, NULL, text };

  sheet.sections = g_ptr_array_new_with_free_func (section_free);
  add_background (&sheet);
  add_map (&sheet);
  add_setup (&sheet);
  add_sides (&sheet);
  close_section (&sheet, cr_text ("Terrain"),
                 cr_words_terrain_chart (cr_castle_get_map (castle), cr_castle_get_ruleset (castle),
                                         languages));
  add_rules (&sheet);
  add_victory (&sheet);
  add_credits (&sheet);
  return sheet.sections;
}

char *
cr_words_sheet_join (const GPtrArray *sections)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sections->len; i++) {
    const CrWordsSection *section = sections->pdata[i];
    g_autofree char *table = section->table != NULL ? cr_words_table_format (section->table) : NULL;

    g_string_append_printf (text, "%s%s\n%s%s", i > 0 ? "\n" : "", section->heading, section->text,
                            table != NULL ? table : "");
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
cr_words_sheet (const CrCastle *castle,
                const CrScenario *scenario,
                const CrCharacters *library,
                const char *const *languages)
{
  g_autoptr (GPtrArray) sections = cr_words_sheet_sections (castle, scenario, library, languages);

  return cr_words_sheet_join (sections);
}

static void
add_row (GString *html, const CrWordsTable *table, int row)
{
  const char *cell = row < 0 ? "th" : "td";

  g_string_append (html, "<tr>");
  for (guint i = 0; i < cr_words_table_n_columns (table); i++) {
    g_autofree char *words = g_markup_escape_text (
        row < 0 ? cr_words_table_get_head (table, i) : cr_words_table_get (table, (guint) row, i),
        -1);

    g_string_append_printf (html, "<%s>%s</%s>", cell, words, cell);
  }
  g_string_append (html, "</tr>\n");
}

/* A line that begins with blanks belongs to the one before it. */
static void
add_lines (GString *html, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++) {
    g_autofree char *words = g_markup_escape_text (*line, -1);
    gsize depth = strspn (*line, " ") / 2;

    if (**line != '\0')
      g_string_append_printf (html, "<p style=\"margin: 0.2em 0 0.2em %zuem\">%s</p>\n", 2 * depth,
                              g_strchug (words));
  }
}

char *
cr_words_sheet_html (const GPtrArray *sections, const char *language)
{
  g_autoptr (GString) html = g_string_new ("<!DOCTYPE html>\n");

  g_string_append_printf (html, "<html lang=\"%s\">\n<meta charset=\"utf-8\">\n", language);
  for (guint i = 0; i < sections->len; i++) {
    const CrWordsSection *section = sections->pdata[i];
    g_autofree char *heading = g_markup_escape_text (section->heading, -1);

    if (i == 0)
      g_string_append_printf (html, "<title>%s</title>\n", heading);
    g_string_append_printf (html, i == 0 ? "<h1>%s</h1>\n" : "<h2>%s</h2>\n", heading);
    add_lines (html, section->text);
    if (section->table == NULL)
      continue;
    g_string_append (html, "<table>\n");
    for (int row = -1; row < (int) cr_words_table_n_rows (section->table); row++)
      add_row (html, section->table, row);
    g_string_append (html, "</table>\n");
  }
  g_string_append (html, "</html>\n");
  return g_string_free (g_steal_pointer (&html), FALSE);
}

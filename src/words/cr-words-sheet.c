/* cr-words-sheet.c: the sheet of a scenario as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-sheet.h"

#include "cr-map-words.h"
#include "cr-scenario-area.h"
#include "cr-text.h"
#include "cr-words-scenario.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

typedef struct {
  const CrCastle *castle;
  const CrScenario *scenario;
  const CrCharacters *library;
  const char *const *languages;
  GString *text;
} Sheet;

static void
add_heading (Sheet *sheet, const char *heading)
{
  g_string_append_printf (sheet->text, "\n%s\n", heading);
}

static void
add_head (Sheet *sheet)
{
  const char *title = cr_scenario_get_title (sheet->scenario, sheet->languages);
  const CrNode *meta = cr_node_find (sheet->scenario->root, "meta");
  const char *about =
      meta != NULL ? cr_node_get_localized (meta, "description", sheet->languages) : NULL;
  const CrMap *map = cr_castle_get_map (sheet->castle);
  const char *castle = cr_map_get_title (map, sheet->languages);

  g_string_append_printf (sheet->text, "%s\n", title != NULL ? title : sheet->scenario->id);
  if (about != NULL)
    g_string_append_printf (sheet->text, "%s\n", about);
  g_string_append_c (sheet->text, '\n');
  g_string_append_printf (sheet->text, cr_text ("Map: %s\n"),
                          castle != NULL ? castle : cr_map_get_id (map));
  if (sheet->scenario->last_turn > 0)
    g_string_append_printf (
        sheet->text,
        ngettext ("Length: %d turn\n", "Length: %d turns\n", sheet->scenario->last_turn),
        sheet->scenario->last_turn);
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
  g_string_append_c (sheet->text, '\n');
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
    add_heading (sheet, cr_scenario_get_name (cr_scenario_get_side (sheet->scenario, i)->node,
                                              sheet->languages));
    for (guint j = 0; j < sheet->scenario->forces->len; j++)
      if (cr_scenario_get_force (sheet->scenario, j)->side == (int) i)
        add_force (sheet, j);
  }
}

static void
add_setup (Sheet *sheet)
{
  add_heading (sheet, cr_text ("Set-up"));
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
}

static void
add_victory (Sheet *sheet)
{
  add_heading (sheet, cr_text ("Victory"));
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
}

char *
cr_words_sheet (const CrCastle *castle,
                const CrScenario *scenario,
                const CrCharacters *library,
                const char *const *languages)
{
  Sheet sheet = { castle, scenario, library, languages, g_string_new (NULL) };

  add_head (&sheet);
  add_sides (&sheet);
  add_setup (&sheet);
  add_heading (&sheet, cr_text ("Rules"));
  add_rules (&sheet);
  add_victory (&sheet);
  return g_string_free (sheet.text, FALSE);
}

/* cra-row-words.c: the texts in the tables of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-row-words.h"

#include "cra-field-lists.h"
#include "cra-token.h"

#include "cr-scenario-edit.h"
#include "cr-words-area.h"
#include "cr-words-characters.h"
#include "cr-words-rules.h"
#include "cr-words-scenario.h"
#include "cr-words-start.h"
#include "cr-words-tower.h"

#include <glib/gi18n.h>

/* Returns: (nullable): the man of the row, NULL for any other row */
static const CrScenarioMan *
find_man (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->men->len; i++)
    if (cr_scenario_get_man (scenario, i)->node == row)
      return cr_scenario_get_man (scenario, i);
  return NULL;
}

static const CrForce *
find_force (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->forces->len; i++)
    if (cr_scenario_get_force (scenario, i)->node == row)
      return cr_scenario_get_force (scenario, i);
  return NULL;
}

const CrCharacter *
cra_row_find_character (CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacters *library = cre_scenario_document_get_library (document);
  const char *id = cr_node_is (row, "man")         ? cr_node_get (row, "character")
                   : cr_node_is (row, "character") ? cr_node_get (row, "id")
                                                   : NULL;

  return library != NULL && id != NULL ? cr_characters_find (library, id) : NULL;
}

guint
cra_count_men (const CrScenario *scenario, const CrForce *force, int *points_out)
{
  guint n = 0;

  *points_out = 0;
  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if (cr_scenario_get_force (scenario, (guint) man->force) != force)
      continue;
    n++;
    *points_out += man->points;
  }
  return n;
}

/* (nullable) */
static const CrMap *
get_map (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  return map != NULL ? cre_map_document_get_map (map) : NULL;
}

/* Returns: (nullable): the castle of the scenario's map */
static const CrCastle *
get_castle (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  return map != NULL ? cre_map_document_get_castle (map) : NULL;
}

static gboolean
is_term (const CrNode *row)
{
  return cr_node_is (row, "all") || cr_node_is (row, "and") || cr_node_is (row, "only") ||
         cr_node_is (row, "without");
}

/* Returns: (transfer full) (nullable): a condition of victory as a sentence */
static char *
word_own_condition (const CrScenario *scenario, const CrMap *map, const CrNode *row)
{
  for (guint i = 0; i < scenario->conditions->len; i++)
    if (cr_scenario_get_condition (scenario, i)->node == row)
      return cr_words_condition (scenario, map, i, g_get_language_names ());
  return NULL;
}

/* Likewise, of the game or of a planned assault */
static char *
word_condition (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  char *words = word_own_condition (scenario, get_map (document), row);

  for (guint i = 0; words == NULL && i < scenario->assaults->len; i++)
    words = word_own_condition (cr_scenario_get_assault (scenario, i)->it, get_map (document), row);
  return words;
}

/* (transfer full) (nullable): “The camp: set up in “The road”” */
static char *
word_begins (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int force = cr_scenario_find (scenario->forces, cr_node_get (row, "force"));

  if (force < 0 || cr_node_get (row, "area") == NULL)
    return NULL;
  /* Translators: a group of men, and the area in which they are set up */
  return g_strdup_printf (
      _ ("%1$s: set up in “%2$s”"),
      cr_scenario_get_name (cr_scenario_get_force (scenario, (guint) force)->node,
                            g_get_language_names ()),
      cr_words_area_name (scenario, get_map (document), cr_node_get (row, "area"),
                          g_get_language_names ()));
}

/* Whether the row is about the castle or the weather at the beginning of the game. */
static gboolean
is_start (const CrNode *row)
{
  return cr_node_is (row, "state") || cr_node_is (row, "change") || cr_node_is (row, "weather") ||
         cr_node_is (row, "sun") || cr_node_is (row, "fire") || cr_node_is (row, "heap");
}

/* Returns: (transfer full): "Refusal of combat: no" or "Scrub: on foot 3" */
static char *
word_option (CreScenarioDocument *document, const CrNode *row)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  g_autofree char *choice =
      g_strdup_printf ("%s=%s", cr_node_get_id (row), cr_node_get (row, "value"));

  return map != NULL ? cr_words_choice_of_rules (cre_map_document_get_ruleset (map), choice,
                                                 g_get_language_names ())
                     : g_steal_pointer (&choice);
}

static char *
word_gear (CreMapDocument *map, const char *kind)
{
  return g_strdup (
      map == NULL || kind == NULL
          ? kind
          : cr_words_gear_kind (cre_map_document_get_ruleset (map), kind, g_get_language_names ()));
}

/* Returns: (transfer full) (nullable): a name for a row that has none of its own */
static char *
word_other (CreScenarioDocument *document, const CrNode *row)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  if (cr_node_is (row, "meta"))
    return g_strdup (_ ("Title and background"));
  if (cr_node_is (row, "turns"))
    return g_strdup_printf (_ ("The game ends after turn %s"), cr_node_get (row, "last"));
  if (cr_node_is (row, "siege"))
    return g_strdup (_ ("Siege by days"));
  if (cr_node_is (row, "engine"))
    return g_strdup (cr_node_get_id (row));
  if (cr_node_is (row, "victory"))
    return g_strdup (_ ("How it is judged"));
  if (cr_node_is (row, "begins"))
    return word_begins (document, row);
  if (cr_node_is (row, "character"))
    /* Translators: what a scenario says of a character otherwise than the library */
    return g_strdup_printf (_ ("%s, own figures"),
                            cr_scenario_get_name (row, g_get_language_names ()));
  if (cr_node_is (row, "gear"))
    return word_gear (map, cr_node_get (row, "kind"));
  if (cr_node_is (row, "option"))
    return word_option (document, row);
  return is_start (row) && map != NULL
             ? cr_words_start_row (cre_map_document_get_castle (map), row, g_get_language_names ())
             : NULL;
}

static const char *
name_man (CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacter *character = cra_row_find_character (document, row);
  const char *name = cr_node_get_localized (row, "name", g_get_language_names ());

  if (name != NULL)
    return name;
  if (cr_node_get (row, "id") == NULL && character != NULL)
    return cr_character_get_name (character, g_get_language_names ());
  return cr_node_get (row, "id") != NULL ? cr_node_get (row, "id") : cr_node_get (row, "character");
}

char *
cra_row_dup_plain (CreScenarioDocument *document, const CrNode *row)
{
  char *words = is_term (row) ? cr_words_term (cre_scenario_document_get (document),
                                               get_castle (document), row, g_get_language_names ())
                              : word_condition (document, row);
  const char *name;

  if (words == NULL)
    words = word_other (document, row);
  if (words != NULL)
    return words;
  name = cr_node_is (row, "man") ? name_man (document, row)
                                 : cr_scenario_get_name (row, g_get_language_names ());
  return g_strdup (name != NULL ? name : "");
}

char *
cra_row_name (CreScenarioDocument *document, const CrNode *row)
{
  static const char *const heads[] = { "side", "force", "level", "area", "event", NULL };
  g_autofree char *plain = cra_row_dup_plain (document, row);

  return g_markup_printf_escaped (
      g_strv_contains (heads, cr_node_get_name (row)) ? "<b>%s</b>" : "%s", plain);
}

char *
cra_row_class (CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacters *library = cre_scenario_document_get_library (document);
  const CrCharacter *character = cra_row_find_character (document, row);
  const CrForce *force = find_force (document, row);
  const CrCharacterClass *class = character != NULL && character->class_id != NULL
                                      ? cr_characters_find_class (library, character->class_id)
                                      : NULL;
  int points;
  guint n;

  if (class != NULL)
    return g_markup_escape_text (cr_scenario_get_name (class->node, g_get_language_names ()), -1);
  /* Pieces of the same kind are distinguished by the id that orders use. */
  if (cr_node_is (row, "gear"))
    return g_markup_escape_text (cr_node_get_id (row), -1);
  if (force == NULL)
    return NULL;
  n = cra_count_men (cre_scenario_document_get (document), force, &points);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u man", "%u men", n), n);
}

/* Returns: (transfer full): attack, defence and movement as on the counter (CHR-01) */
static char *
word_figures (CreScenarioDocument *document, const CrNode *row, CrCharacterState state)
{
  const CrCharacter *character = cra_row_find_character (document, row);
  const CrCounter *counter;

  if (character == NULL)
    return NULL;
  counter = cr_node_get (row, "riding") != NULL ? &character->mounted : &character->foot;
  return g_strdup_printf ("<tt>%2d <span foreground='#d0353f'>%2d</span> "
                          "<span foreground='#3f83d6'>%2d</span></tt>",
                          counter->attack[state].value, counter->defence[state].value,
                          counter->movement[state].value);
}

char *
cra_row_whole (CreScenarioDocument *document, const CrNode *row)
{
  return word_figures (document, row, CR_CHARACTER_WHOLE);
}

char *
cra_row_wounded (CreScenarioDocument *document, const CrNode *row)
{
  return word_figures (document, row, CR_CHARACTER_WOUNDED);
}

char *
cra_row_weapons (CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacter *character = cra_row_find_character (document, row);
  CreMapDocument *map = cre_scenario_document_get_map (document);
  g_autofree char *words =
      character != NULL && map != NULL
          ? cr_words_arms (cre_map_document_get_ruleset (map), character, g_get_language_names ())
          : NULL;

  return words != NULL ? g_markup_escape_text (words, -1) : NULL;
}

char *
cra_row_armour (CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacter *character = cra_row_find_character (document, row);

  return character == NULL ? NULL : g_strdup (character->armour ? _ ("armour") : _ ("none"));
}

/* Returns: (transfer full): "2 turns after the alarm is raised" or "from turn 3, with a die up to
 * 4" */
static char *
word_coming (CreScenarioDocument *document, const CrForce *force)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *when = NULL;

  if (force->event >= 0)
    when = g_strdup_printf (
        _ ("%1$d turns after: %2$s"), force->turn,
        cr_scenario_get_name (cr_scenario_get_event (scenario, (guint) force->event)->node,
                              g_get_language_names ()));
  else
    when = g_strdup_printf (scenario->siege != NULL ? _ ("day %d") : _ ("turn %d"),
                            MAX (force->turn, 1));
  if (force->die == 0)
    return g_markup_escape_text (when, -1);
  /* Translators: men come from a turn on, when a die shows no more than that */
  return g_markup_printf_escaped (_ ("%1$s, die up to %2$d"), when, force->die);
}

/* Returns: (transfer full): "Turn 3: West edge". @area: (nullable): where they enter */
static char *
word_coming_in (CreScenarioDocument *document, const CrForce *force, const char *area)
{
  g_autofree char *when = word_coming (document, force);
  g_autofree char *where = area != NULL ? g_markup_escape_text (area, -1) : NULL;

  return where != NULL
             /* Translators: when men come, and where: “turn 3: West edge” */
             ? g_strdup_printf (_ ("%1$s: %2$s"), when, where)
             : g_steal_pointer (&when);
}

/* A man with a place of his own begins there; the others begin in the area of their group. */
char *
cra_row_setup (CreScenarioDocument *document, const CrNode *row)
{
  const CrForce *force = find_force (document, row);
  const char *at = cr_node_get (row, "at"), *area;
  g_autofree char *words = NULL;

  if (at != NULL) {
    g_autofree char *hex = cr_words_hex_at (get_castle (document), at);

    /* Translators: a man begins “at 1307” */
    words = g_strdup_printf (_ ("at %s"), hex);
  }
  if (at == NULL && force != NULL && (area = cr_node_get (row, "area")) != NULL)
    words = g_strdup (cr_words_area_name (cre_scenario_document_get (document), get_map (document),
                                          area, g_get_language_names ()));
  if (force != NULL && cr_force_comes_later (force))
    return word_coming_in (document, force, words);
  return words != NULL ? g_markup_escape_text (words, -1) : NULL;
}

char *
cra_row_points (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenarioMan *man = find_man (document, row);
  const CrForce *force = find_force (document, row);
  int points;

  if (man != NULL)
    return g_strdup_printf ("%d", man->points);
  if (force == NULL)
    return NULL;
  cra_count_men (cre_scenario_document_get (document), force, &points);
  if (force->budget == 0)
    return g_strdup_printf ("<b>%d</b>", points);
  /* Translators: points of a group, and its budget */
  return g_strdup_printf (points > force->budget ? _ ("<b>%1$d</b> of %2$d, over")
                                                 : _ ("<b>%1$d</b> of %2$d"),
                          points, force->budget);
}

/* The mark is that of the least certain of his figures. */
char *
cra_row_source (CreScenarioDocument *document, const CrNode *row)
{
  const CrCharacter *character = cra_row_find_character (document, row);
  CrProvenance weakest = CR_PRINTED;

  if (character == NULL)
    return NULL;
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++) {
    weakest = MAX (weakest, character->foot.attack[state].provenance);
    weakest = MAX (weakest, character->foot.defence[state].provenance);
    weakest = MAX (weakest, character->foot.movement[state].provenance);
  }
  return g_strdup (cr_words_provenance_mark (weakest));
}

gboolean
cra_row_get_token (CreScenarioDocument *document,
                   const CrNode *row,
                   const char *name,
                   CrToken *token_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrCharacter *character = cra_row_find_character (document, row);
  const CrScenarioMan *man = find_man (document, row);

  if (character == NULL || man == NULL)
    return FALSE;
  *token_out = (CrToken){ .name = name,
                          .arms = character->id,
                          .face = character->face,
                          .side = cr_scenario_get_force (scenario, (guint) man->force)->side,
                          .attack = character->foot.attack[CR_CHARACTER_WHOLE].value,
                          .defence = character->foot.defence[CR_CHARACTER_WHOLE].value,
                          .movement = character->foot.movement[CR_CHARACTER_WHOLE].value };
  return TRUE;
}

void
cra_row_token (CreScenarioDocument *document, const CrNode *row, GtkWidget *widget)
{
  g_autofree char *name = cr_node_is (row, "man") ? cra_row_dup_plain (document, row) : NULL;
  CrToken token;
  gboolean shown = cra_row_get_token (document, row, name, &token);

  gtk_widget_set_visible (widget, shown);
  if (shown)
    cra_token_show (widget, &token);
}

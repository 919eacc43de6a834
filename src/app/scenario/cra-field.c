/* cra-field.c: which fields each kind of row of a scenario has.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-field.h"

#include "cra-field-change.h"
#include "cra-field-character.h"
#include "cra-field-lists.h"
#include "cra-field-local.h"

#include "cr-data.h"
#include "cr-game-limits.h"
#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* With a ten, men would come without a die roll. */
#define MOST_DIE 9

/* The largest figure that is offered, ten times that of the strongest character. */
#define MOST_FIGURE 300

#define NAME \
  { \
    N_ ("Name"), "name", CRA_FIELD_WORDS \
  }
#define END \
  { \
    NULL \
  }

CraChoices
cra_choices_new (void)
{
  return (CraChoices){ g_ptr_array_new_with_free_func (g_free),
                       g_ptr_array_new_with_free_func (g_free) };
}

void
cra_choices_clear (CraChoices *choices)
{
  g_clear_pointer (&choices->values, g_ptr_array_unref);
  g_clear_pointer (&choices->names, g_ptr_array_unref);
}

void
cra_choices_add (CraChoices *choices, const char *value, const char *name)
{
  g_ptr_array_add (choices->values, g_strdup (value));
  g_ptr_array_add (choices->names, g_strdup (name));
}

/* These functions move a man or a piece of gear to another force, or a force to another side. */
static const char *
get_force (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  const CrNode *force = cr_scenario_get_parent (cre_scenario_document_get (document), row);

  return force != NULL ? cr_node_get (force, "id") : NULL;
}

static CrScenario *
set_force (const CraField *field,
           CreScenarioDocument *document,
           const CrNode *row,
           const char *value,
           const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int force = cr_scenario_find (scenario->forces, value);

  return force < 0
             ? NULL
             : cr_scenario_give (scenario, row,
                                 cr_scenario_get_force (scenario, (guint) force)->node, row_out);
}

static const char *
get_side (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  return get_force (NULL, document, row);
}

static CrScenario *
set_side (const CraField *field,
          CreScenarioDocument *document,
          const CrNode *row,
          const char *value,
          const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int side = cr_scenario_find (scenario->sides, value);

  return side < 0 ? NULL
                  : cr_scenario_give (scenario, row,
                                      cr_scenario_get_side (scenario, (guint) side)->node, row_out);
}

/* Another character takes the place of the man. When two men have the same character, each needs an
 * id of its own. */
static CrScenario *
set_character (const CraField *field,
               CreScenarioDocument *document,
               const CrNode *row,
               const char *value,
               const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = NULL;
  CrNode *changed;

  if (g_strcmp0 (cr_node_get (row, "character"), value) == 0)
    return NULL;
  changed = cr_node_copy (row);
  cr_node_set (changed, "character", value);
  cr_node_set (changed, "id", NULL);
  if (cr_scenario_find (scenario->men, value) >= 0) {
    id = cr_scenario_make_id (scenario, value);
    cr_node_set (changed, "id", id);
  }
  return cr_scenario_replace (scenario, row, changed);
}

static void
list_words (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, "all", _ ("all"));
  cra_choices_add (choices, "and", _ ("and"));
  cra_choices_add (choices, "only", _ ("only"));
  cra_choices_add (choices, "without", _ ("without"));
}

static const char *
get_element (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  return cr_node_get_name (row);
}

/* Returns: (transfer full): a copy of the row with another element name */
static CrNode *
rename_node (const CrNode *row, const char *name)
{
  CrNode *renamed = cr_node_new (name);

  for (guint i = 0; i < cr_node_n_attributes (row); i++) {
    const char *value;
    const char *attribute = cr_node_get_attribute (row, i, &value);

    cr_node_set (renamed, attribute, value);
  }
  for (guint i = 0; i < cr_node_n_children (row); i++)
    cr_node_take_child (renamed, cr_node_ref (cr_node_get_child (row, i)));
  return renamed;
}

static CrScenario *
set_word (const CraField *field,
          CreScenarioDocument *document,
          const CrNode *row,
          const char *value,
          const CrNode **row_out)
{
  if (cr_node_is (row, value))
    return NULL;
  *row_out = rename_node (row, value);
  return cr_scenario_replace (cre_scenario_document_get (document), row, (CrNode *) *row_out);
}

/* The attributes of a term: exactly one of them says what the term is about. */
static const char *const term_kinds[] = { "area",   "edge",  "terrain", "structure",
                                          "manned", "hexes", NULL };

static const char *
get_term_kind (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  for (const char *const *kind = term_kinds; *kind != NULL; kind++)
    if (cr_node_get (row, *kind) != NULL)
      return *kind;
  return NULL;
}

static void
list_term_kinds (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("the whole map"));
  cra_choices_add (choices, "area", _ ("an area"));
  cra_choices_add (choices, "edge", _ ("a side of the map"));
  cra_choices_add (choices, "terrain", _ ("a terrain"));
  cra_choices_add (choices, "structure", _ ("a structure"));
  cra_choices_add (choices, "manned", _ ("where men stand"));
  cra_choices_add (choices, "hexes", _ ("these hexes"));
}

static void
list_manned (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, "ramparts", _ ("the ramparts"));
  cra_choices_add (choices, "slits", _ ("behind slits"));
  cra_choices_add (choices, "garrison", _ ("ramparts and slits"));
}

static void
list_term_values (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  static const CraFieldList lists[] = { cra_list_areas, cra_list_edges, cra_list_terrains,
                                        cra_list_structures, list_manned };
  const char *kind = get_term_kind (NULL, document, row);

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_strcmp0 (term_kinds[i], kind) == 0)
      lists[i](document, row, choices);
}

static CrScenario *
set_term (CreScenarioDocument *document, const CrNode *row, const char *kind, const char *value)
{
  CrNode *changed = cr_node_copy (row);

  for (const char *const *it = term_kinds; *it != NULL; it++)
    cr_node_set (changed, *it, NULL);
  if (kind != NULL)
    cr_node_set (changed, kind, value);
  return cr_scenario_replace (cre_scenario_document_get (document), row, changed);
}

/* A term that becomes about another kind of thing takes the first thing of that kind. */
static CrScenario *
set_term_kind (const CraField *field,
               CreScenarioDocument *document,
               const CrNode *row,
               const char *value,
               const CrNode **row_out)
{
  g_auto (CraChoices) choices = cra_choices_new ();
  g_autoptr (CrNode) probe = cr_node_new ("all");
  CrScenario *changed;

  if (g_strcmp0 (get_term_kind (NULL, document, row), value) == 0)
    changed = NULL;
  else {
    if (value != NULL)
      cr_node_set (probe, value, "");
    list_term_values (document, probe, &choices);
    changed =
        set_term (document, row, value, choices.values->len > 0 ? choices.values->pdata[0] : "");
  }
  return changed;
}

static const char *
get_term_value (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  const char *kind = get_term_kind (NULL, document, row);

  return kind != NULL ? cr_node_get (row, kind) : NULL;
}

static CrScenario *
set_term_value (const CraField *field,
                CreScenarioDocument *document,
                const CrNode *row,
                const char *value,
                const CrNode **row_out)
{
  const char *kind = get_term_kind (NULL, document, row);

  return kind == NULL || value == NULL || g_strcmp0 (cr_node_get (row, kind), value) == 0
             ? NULL
             : set_term (document, row, kind, value);
}

static void
list_whens (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  cra_choices_add (choices, NULL,
                   cr_scenario_get_assault_of (scenario, row) != NULL ? _ ("when the assault ends")
                                                                      : _ ("when the game ends"));
  cra_choices_add (choices, "at-once", _ ("at once"));
}

static void
list_needs (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("one of them"));
  cra_choices_add (choices, "all", _ ("all of them"));
}

/* A victory of a planned assault may decide the siege. */
static void
list_ends (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  gboolean assault = cr_scenario_get_assault_of (cre_scenario_document_get (document), row) != NULL;

  cra_choices_add (choices, NULL, assault ? _ ("the assault") : _ ("the game"));
  if (assault)
    cra_choices_add (choices, "siege", _ ("the siege too"));
}

static void
list_own_areas (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->areas->len; i++) {
    const CrNode *area = cr_scenario_get_area (scenario, i)->node;

    cra_choices_add (choices, cr_node_get (area, "id"),
                     cr_scenario_get_name (area, g_get_language_names ()));
  }
}

static void
list_fates (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("taken or dead"));
  cra_choices_add (choices, "dead", _ ("dead"));
  cra_choices_add (choices, "taken", _ ("taken"));
  cra_choices_add (choices, "left", _ ("gone from the map"));
}

static void
list_holding (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("last to stand there"));
  cra_choices_add (choices, "yes", _ ("standing there now"));
}

static void
list_judges (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("the program"));
  cra_choices_add (choices, "players", _ ("the players"));
}

static void
list_ties (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("the first wins"));
  cra_choices_add (choices, "draw", _ ("a draw"));
  cra_list_sides (document, row, choices);
}

static const CraField side_fields[] = {
  NAME,
  { N_ ("The castle is theirs"), "defends", CRA_FIELD_YES },
  { N_ ("Friends of"), "friend-of", CRA_FIELD_CHOICE, .list = cra_list_friends },
  END,
};

static const CraField force_fields[] = {
  NAME,
  { N_ ("Side"), NULL, CRA_FIELD_CHOICE, .list = cra_list_sides, .get = get_side, .set = set_side },
  { N_ ("Set up"), "area", CRA_FIELD_CHOICE, .list = cra_list_setup_areas },
  { N_ ("Turn"), "turn", CRA_FIELD_NUMBER, 0, CR_MAX_TURNS, 0 },
  { N_ ("Event"), "event", CRA_FIELD_CHOICE, .list = cra_list_events },
  { N_ ("Die up to"), "die", CRA_FIELD_NUMBER, 0, MOST_DIE, 0 },
  { N_ ("Budget"), "budget", CRA_FIELD_NUMBER, 0, CR_MAX_BUDGET, 0 },
  { N_ ("Player picks"), "pick", CRA_FIELD_CHOICE, .list = cra_list_picks },
  { N_ ("Army of relief"), "relief", CRA_FIELD_YES },
  END,
};

/* These fields of a man or a character are stored in the row of the character. */
#define OF_CHARACTER .get = cra_field_character_get, .set = cra_field_character_set
#define ARMOUR \
  { \
    N_ ("Armour"), "armour", CRA_FIELD_CHOICE, .list = cra_list_armours, OF_CHARACTER \
  }
#define SEVERAL(label, attribute, choices) \
  { \
    label, attribute, CRA_FIELD_SEVERAL, .empty = TRUE, .list = choices, OF_CHARACTER \
  }
#define WEAPONS SEVERAL (N_ ("Shoots and throws"), "weapons", cra_list_weapons)
#define PICTURE \
  { \
    N_ ("Counter"), "picture", CRA_FIELD_PICTURE, OF_CHARACTER \
  }
#define TOOLS SEVERAL (N_ ("Carries"), "tools", cra_list_tools)

static const CraField man_fields[] = {
  { N_ ("Character"), "character", CRA_FIELD_CHOICE, .list = cra_list_characters,
    .set = set_character },
  NAME,
  { N_ ("Group"), NULL, CRA_FIELD_CHOICE, .list = cra_list_forces, .get = get_force,
    .set = set_force },
  { N_ ("Points"), "points", CRA_FIELD_NUMBER, 0, CR_MAX_BUDGET, 1 },
  { N_ ("Fixed place"), "at", CRA_FIELD_TEXT },
  { N_ ("Facing"), "facing", CRA_FIELD_CHOICE, .list = cra_list_facings },
  { N_ ("Rides"), "riding", CRA_FIELD_CHOICE, .list = cra_list_horses },
  { N_ ("Begins wounded"), "wounded", CRA_FIELD_YES },
  PICTURE,
  ARMOUR,
  WEAPONS,
  TOOLS,
  END,
};

#define FIGURE(label, which) \
  { \
    label, which, CRA_FIELD_FIGURE, 0, MOST_FIGURE \
  }

static const CraField character_fields[] = {
  NAME,
  { N_ ("Class"), "class", CRA_FIELD_CHOICE, .list = cra_list_classes },
  FIGURE (N_ ("Attack"), "attack whole"),
  FIGURE (N_ ("Defence"), "defence whole"),
  FIGURE (N_ ("Movement"), "movement whole"),
  FIGURE (N_ ("Attack, wounded"), "attack wounded"),
  FIGURE (N_ ("Defence, wounded"), "defence wounded"),
  FIGURE (N_ ("Movement, wounded"), "movement wounded"),
  PICTURE,
  ARMOUR,
  WEAPONS,
  TOOLS,
  SEVERAL (N_ ("He is"), "roles", cra_list_roles),
  END,
};

static const CraField gear_fields[] = {
  { N_ ("Kind"), "kind", CRA_FIELD_CHOICE, .list = cra_list_gear },
  { N_ ("Group"), NULL, CRA_FIELD_CHOICE, .list = cra_list_forces, .get = get_force,
    .set = set_force },
  { N_ ("Fixed place"), "at", CRA_FIELD_TEXT },
  { N_ ("Facing"), "facing", CRA_FIELD_CHOICE, .list = cra_list_facings },
  END,
};

static const CraField area_fields[] = {
  NAME,
  { N_ ("Side"), "side", CRA_FIELD_CHOICE, .list = cra_list_any_side },
  { N_ ("Hidden until they move or shoot"), "hidden", CRA_FIELD_YES },
  END,
};

static const CraField term_fields[] = {
  { N_ ("Word"), NULL, CRA_FIELD_CHOICE, .list = list_words, .get = get_element, .set = set_word },
  { N_ ("About"), NULL, CRA_FIELD_CHOICE, .list = list_term_kinds, .get = get_term_kind,
    .set = set_term_kind },
  { N_ ("Which"), NULL, CRA_FIELD_CHOICE, .list = list_term_values, .get = get_term_value,
    .set = set_term_value },
  { N_ ("Within"), "within", CRA_FIELD_NUMBER, 0, 99, 0 },
  END,
};

/* The hexes of such a term are typed, not chosen. */
static const CraField hexes_fields[] = {
  { N_ ("Word"), NULL, CRA_FIELD_CHOICE, .list = list_words, .get = get_element, .set = set_word },
  { N_ ("About"), NULL, CRA_FIELD_CHOICE, .list = list_term_kinds, .get = get_term_kind,
    .set = set_term_kind },
  { N_ ("Hexes"), "hexes", CRA_FIELD_TEXT },
  { N_ ("Within"), "within", CRA_FIELD_NUMBER, 0, 99, 0 },
  END,
};

static const CraField victory_fields[] = {
  { N_ ("Judged by"), "judge", CRA_FIELD_CHOICE, .list = list_judges },
  { N_ ("Tie"), "tie", CRA_FIELD_CHOICE, .list = list_ties },
  END,
};

static const CraField level_fields[] = {
  NAME,
  { N_ ("Who wins"), "side", CRA_FIELD_CHOICE, .list = cra_list_any_side },
  { N_ ("When"), "when", CRA_FIELD_CHOICE, .list = list_whens },
  { N_ ("It takes"), "needs", CRA_FIELD_CHOICE, .list = list_needs },
  { N_ ("It ends"), "ends", CRA_FIELD_CHOICE, .list = list_ends },
  END,
};

static const CraField hold_fields[] = {
  { N_ ("Who"), "side", CRA_FIELD_CHOICE, .list = cra_list_sides },
  { N_ ("How many"), "least", CRA_FIELD_NUMBER, 0, CR_MAX_HELD, 0 },
  { N_ ("Areas"), "areas", CRA_FIELD_SEVERAL, .list = cra_list_areas },
  { N_ ("Men"), "men", CRA_FIELD_NUMBER, 0, CR_MAX_FIGHTERS, 0 },
  { N_ ("Held means"), "now", CRA_FIELD_CHOICE, .list = list_holding },
  END,
};

static const CraField fate_fields[] = {
  { N_ ("They are"), "are", CRA_FIELD_CHOICE, .list = list_fates },
  { N_ ("How many"), "least", CRA_FIELD_NUMBER, 0, CR_MAX_FIGHTERS, 0 },
  { N_ ("Men"), "men", CRA_FIELD_SEVERAL, .list = cra_list_men },
  END,
};

static const CraField lost_fields[] = {
  { N_ ("Who"), "side", CRA_FIELD_CHOICE, .list = cra_list_sides },
  { N_ ("Points"), "points", CRA_FIELD_NUMBER, 1, G_MAXINT16, 0 },
  END,
};

static const CraField exit_fields[] = {
  { N_ ("Who"), "side", CRA_FIELD_CHOICE, .list = cra_list_sides },
  { N_ ("Sides"), "edges", CRA_FIELD_SEVERAL, .list = cra_list_edges },
  { N_ ("Men"), "men", CRA_FIELD_NUMBER, 1, CR_MAX_FIGHTERS, 1 },
  END,
};

static const CraField time_fields[] = {
  { N_ ("From turn"), "from", CRA_FIELD_NUMBER, 1, CR_MAX_TURNS, 0 },
  { N_ ("To turn"), "to", CRA_FIELD_NUMBER, 0, CR_MAX_TURNS, 0 },
  END,
};

static const CraField rule_fields[] = {
  NAME,
  { N_ ("Text"), "text", CRA_FIELD_LINES },
  END,
};

static const CraField meta_fields[] = {
  { N_ ("Title"), "title", CRA_FIELD_WORDS },
  { N_ ("Background"), "description", CRA_FIELD_LINES },
  { N_ ("Author"), "author", CRA_FIELD_WORDS },
  END,
};

/* What is there to play by and with; that which is named and is not there stays what is named. */
static void
list_uses (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  gboolean rules = g_strcmp0 (cr_node_get (row, "kind"), "ruleset") == 0;
  g_auto (GStrv) ids = rules ? cr_data_list_ids ("rules", ".ruleset.xml")
                             : cr_data_list_ids ("characters", ".characters.xml");

  for (char **id = ids; *id != NULL; id++)
    cra_choices_add (choices, *id, *id);
}

static const CraField uses_fields[] = {
  { N_ ("Which"), "id", CRA_FIELD_CHOICE, .list = list_uses },
  END,
};

static const CraField turns_fields[] = {
  { N_ ("Last turn"), "last", CRA_FIELD_NUMBER, 1, CR_MAX_TURNS, 0 },
  END,
};

static const CraField siege_fields[] = {
  { N_ ("Days at most"), "days", CRA_FIELD_NUMBER, 1, CR_MAX_DAYS, 0 },
  { N_ ("Food for days"), "food", CRA_FIELD_NUMBER, 1, CR_MAX_DAYS, 0 },
  END,
};

static const CraField assault_fields[] = {
  NAME,
  { N_ ("From day"), "day", CRA_FIELD_NUMBER, 1, CR_MAX_DAYS, 1 },
  { N_ ("Last turn"), "turns", CRA_FIELD_NUMBER, 1, CR_MAX_TURNS, 0 },
  END,
};

static const CraField begins_fields[] = {
  { N_ ("Group"), "force", CRA_FIELD_CHOICE, .list = cra_list_forces },
  { N_ ("Area"), "area", CRA_FIELD_CHOICE, .list = list_own_areas },
  END,
};

static const CraField engine_fields[] = {
  { N_ ("Kind"), "kind", CRA_FIELD_CHOICE, .list = cra_list_engines },
  { N_ ("Side"), "side", CRA_FIELD_CHOICE, .list = cra_list_sides },
  END,
};

static const CraField event_fields[] = {
  NAME,
  { N_ ("It takes"), "needs", CRA_FIELD_CHOICE, .list = list_needs },
  END,
};

static const CraField state_fields[] = {
  { N_ ("What"), "of", CRA_FIELD_CHOICE, .list = cra_list_mechanisms },
  { N_ ("It is"), "is", CRA_FIELD_CHOICE, .list = cra_list_states },
  END,
};

static const CraField weather_fields[] = {
  { N_ ("Weather"), "is", CRA_FIELD_CHOICE, .list = cra_list_weathers },
  { N_ ("From turn"), "turn", CRA_FIELD_NUMBER, 1, CR_MAX_TURNS, 1 },
  END,
};

static const CraField sun_fields[] = {
  { N_ ("Sun"), "is", CRA_FIELD_CHOICE, .list = cra_list_suns },
  END,
};

static const CraField option_fields[] = {
  { N_ ("Why"), "source", CRA_FIELD_TEXT },
  END,
};

static const CraField fire_fields[] = {
  { N_ ("Hex"), "at", CRA_FIELD_TEXT },
  { N_ ("Side"), "side", CRA_FIELD_CHOICE, .list = cra_list_facings },
  { N_ ("Turns it has burnt"), "age", CRA_FIELD_NUMBER, 0, 9, 0 },
  END,
};

static const CraField heap_fields[] = {
  { N_ ("Hex"), "at", CRA_FIELD_TEXT },
  { N_ ("Fascines"), "fascines", CRA_FIELD_NUMBER, 1, 9, 1 },
  END,
};

static const struct {
  const char *element, *title;
  const CraField *fields;
} rows[] = {
  { "side", N_ ("Side"), side_fields },
  { "force", N_ ("Group"), force_fields },
  { "man", N_ ("Man"), man_fields },
  { "character", N_ ("Figures in this scenario"), character_fields },
  { "gear", N_ ("Gear"), gear_fields },
  { "area", N_ ("Area"), area_fields },
  { "all", N_ ("Term"), term_fields },
  { "and", N_ ("Term"), term_fields },
  { "only", N_ ("Term"), term_fields },
  { "without", N_ ("Term"), term_fields },
  { "victory", N_ ("Victory"), victory_fields },
  { "level", N_ ("Victory"), level_fields },
  { "hold", N_ ("Hold areas"), hold_fields },
  { "fate", N_ ("Fate of men"), fate_fields },
  { "lost", N_ ("Losses"), lost_fields },
  { "exit", N_ ("Leaving the map"), exit_fields },
  { "time", N_ ("Time"), time_fields },
  { "rule", N_ ("Special rule"), rule_fields },
  { "meta", N_ ("The scenario"), meta_fields },
  { "turns", N_ ("Length"), turns_fields },
  { "siege", N_ ("Siege by days"), siege_fields },
  { "engine", N_ ("Engine of the siege"), engine_fields },
  { "assault", N_ ("Planned assault"), assault_fields },
  { "begins", N_ ("Set-up in this assault"), begins_fields },
  { "event", N_ ("Event"), event_fields },
  { "state", N_ ("State at the start"), state_fields },
  { "option", N_ ("Option of the rules"), option_fields },
  { "weather", N_ ("Weather"), weather_fields },
  { "sun", N_ ("Sun"), sun_fields },
  { "fire", N_ ("Fire at the start"), fire_fields },
  { "heap", N_ ("Fascines in the moat"), heap_fields },
};

const CraField *
cra_field_list (const CrNode *row, const char **title_out)
{
  static const CraField none[] = { END };

  if (cr_node_is (row, "uses") && g_strcmp0 (cr_node_get (row, "kind"), "map") != 0) {
    *title_out = _ ("Played by and with");
    return uses_fields;
  }
  if (cr_node_is (row, "change")) {
    *title_out = _ ("At the start");
    return cra_field_change_list ();
  }
  if (cra_field_local_is (row)) {
    *title_out = _ ("Terrain in this scenario");
    return cra_field_local_list ();
  }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (cr_node_is (row, rows[i].element)) {
      *title_out = _ (rows[i].title);
      return rows[i].fields == term_fields && cr_node_get (row, "hexes") != NULL ? hexes_fields
                                                                                 : rows[i].fields;
    }
  *title_out = cr_node_get_name (row);
  return none;
}

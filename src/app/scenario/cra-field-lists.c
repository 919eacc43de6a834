/* cra-field-lists.c: what the drop-downs of a scenario's fields offer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-field-lists.h"

#include "cr-siege-rules.h"

#include "cr-area.h"
#include "cr-map-edges.h"
#include "cr-map-words.h"
#include "cr-mechanism.h"
#include "cr-scenario-edit.h"
#include "cr-words-castle.h"
#include "cr-words-characters.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* (nullable) */
static const CrMap *
get_map (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  return map != NULL ? cre_map_document_get_map (map) : NULL;
}

/* (nullable) */
static const CrRuleset *
get_ruleset (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  return map != NULL ? cre_map_document_get_ruleset (map) : NULL;
}

static void
add_node (CraChoices *choices, const CrNode *node)
{
  cra_choices_add (choices, cr_node_get (node, "id"),
                   cr_scenario_get_name (node, g_get_language_names ()));
}

void
cra_list_sides (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->sides->len; i++)
    add_node (choices, cr_scenario_get_side (scenario, i)->node);
}

void
cra_list_any_side (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("nobody"));
  cra_list_sides (document, row, choices);
}

void
cra_list_friends (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  cra_choices_add (choices, NULL, _ ("nobody"));
  /* A side that is named by another one must stand before it in the file. */
  for (guint i = 0; i < scenario->sides->len; i++) {
    if (cr_scenario_get_side (scenario, i)->node == row)
      return;
    add_node (choices, cr_scenario_get_side (scenario, i)->node);
  }
}

void
cra_list_setup_areas (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  cra_choices_add (choices, NULL, _ ("each his own place"));
  for (guint i = 0; i < scenario->areas->len; i++)
    add_node (choices, cr_scenario_get_area (scenario, i)->node);
}

void
cra_list_areas (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrMap *map = get_map (document);

  for (guint i = 0; i < scenario->areas->len; i++)
    if (cr_scenario_get_area (scenario, i)->node != row)
      add_node (choices, cr_scenario_get_area (scenario, i)->node);
  for (guint i = 0; map != NULL && i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *area = cr_map_get_node (map, CR_SECTION_AREAS, i);

    cra_choices_add (choices, cr_node_get (area, "id"),
                     cr_map_get_area_name (map, area, g_get_language_names ()));
  }
}

void
cra_list_forces (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->forces->len; i++)
    add_node (choices, cr_scenario_get_force (scenario, i)->node);
}

/* Returns: (nullable): the man's own name, otherwise that of his character */
static const char *
name_man (CreScenarioDocument *document, const CrScenarioMan *man)
{
  const CrCharacters *library = cre_scenario_document_get_library (document);
  const CrCharacter *character =
      library != NULL ? cr_characters_find (library, man->character) : NULL;
  const char *name = cr_node_get_localized (man->node, "name", g_get_language_names ());

  if (name != NULL)
    return name;
  return character != NULL && g_strcmp0 (man->id, man->character) == 0
             ? cr_character_get_name (character, g_get_language_names ())
             : man->id;
}

void
cra_list_men (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    cra_choices_add (choices, man->id, name_man (document, man));
  }
}

/* Returns: (transfer full): "Tom (Halberdier)" */
static char *
dup_name (const CrCharacters *library, const CrCharacter *character)
{
  const char *const *languages = g_get_language_names ();
  const CrCharacterClass *class =
      character->class_id != NULL ? cr_characters_find_class (library, character->class_id) : NULL;
  const char *name = cr_character_get_name (character, languages);

  return class == NULL
             ? g_strdup (name)
             : g_strdup_printf ("%s (%s)", name, cr_scenario_get_name (class->node, languages));
}

static void
list_library (CreScenarioDocument *document, gboolean animals, CraChoices *choices)
{
  const CrCharacters *library = cre_scenario_document_get_library (document);

  for (guint i = 0; library != NULL && i < cr_characters_n (library); i++) {
    const CrCharacter *it = cr_characters_get (library, i);

    if (it->animal == animals) {
      g_autofree char *name = dup_name (library, it);

      cra_choices_add (choices, it->id, name);
    }
  }
}

void
cra_list_characters (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  list_library (document, FALSE, choices);
}

void
cra_list_classes (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrCharacters *library = cre_scenario_document_get_library (document);

  cra_choices_add (choices, NULL, _ ("none"));
  for (guint i = 0; library != NULL && i < cr_characters_n_classes (library); i++)
    add_node (choices, cr_characters_get_class (library, i)->node);
}

void
cra_list_armours (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, "yes", _ ("armour"));
  cra_choices_add (choices, "no", _ ("none"));
}

void
cra_list_weapons (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrRuleset *ruleset = get_ruleset (document);

  for (guint i = 0; ruleset != NULL && i < cr_ruleset_n_weapons (ruleset); i++)
    add_node (choices, cr_ruleset_get_weapon (ruleset, i)->node);
}

void
cra_list_tools (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  for (guint i = 0; cr_tool_get_name (i) != NULL; i++) {
    g_autofree char *name = cr_words_tools (1 << i);

    cra_choices_add (choices, cr_tool_get_name (i), name);
  }
}

void
cra_list_roles (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  for (guint i = 0; cr_role_get_name (i) != NULL; i++) {
    g_autofree char *name = cr_words_roles (1 << i);

    cra_choices_add (choices, cr_role_get_name (i), name);
  }
}

void
cra_list_horses (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  cra_choices_add (choices, NULL, _ ("on foot"));
  list_library (document, TRUE, choices);
}

/* The engines of the scenario's rules for a siege by days. */
void
cra_list_engines (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrRuleset *ruleset = get_ruleset (document);
  g_autoptr (CrSiegeRules) rules = ruleset != NULL ? cr_siege_rules_new (ruleset, NULL) : NULL;

  for (guint i = 0; rules != NULL && i < cr_siege_rules_n_engines (rules); i++) {
    const CrEngineKind *kind = cr_siege_rules_get_engine (rules, i);
    const char *name = cr_node_get_localized (kind->node, "name", g_get_language_names ());

    cra_choices_add (choices, kind->id, name != NULL ? name : kind->id);
  }
}

void
cra_list_gear (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrRuleset *ruleset = get_ruleset (document);

  cra_choices_add (choices, "ladder", _ ("ladder"));
  for (guint i = 0; ruleset != NULL && i < cr_ruleset_n_works (ruleset); i++) {
    const CrWork *work = cr_ruleset_get_work (ruleset, i);
    const char *name = cr_node_get_localized (work->node, "name", g_get_language_names ());

    cra_choices_add (choices, work->id, name != NULL ? name : work->id);
  }
}

void
cra_list_facings (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrMap *map = get_map (document);

  cra_choices_add (choices, NULL, _ ("no matter"));
  for (CrDirection d = 0; map != NULL && d < CR_N_DIRECTIONS; d++) {
    const char *name = cr_direction_get_name (d, cr_map_get_grid (map)->orientation);

    cra_choices_add (choices, name, name);
  }
}

void
cra_list_edges (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrMap *map = get_map (document);

  for (CrMapEdge edge = 0; map != NULL && edge < CR_N_MAP_EDGES; edge++) {
    const char *printed = cr_map_get_edge_name (map, edge);
    const char *name = printed != NULL ? printed : cr_map_edge_get_key (edge);

    cra_choices_add (choices, name, name);
  }
}

static void
list_codes (CreScenarioDocument *document,
            CrLayer layer,
            char *(*name) (const CrRuleset *, const char *),
            CraChoices *choices)
{
  const CrMap *map = get_map (document);

  for (int i = 0; map != NULL && i < cr_map_n_codes (map, layer); i++) {
    const char *code = cr_map_get_code (map, layer, i);
    g_autofree char *shown = name (get_ruleset (document), code);

    cra_choices_add (choices, code, shown);
  }
}

void
cra_list_terrains (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  list_codes (document, CR_LAYER_TERRAIN, cre_name_terrain, choices);
}

void
cra_list_structures (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  list_codes (document, CR_LAYER_STRUCTURE, cre_name_structure, choices);
}

void
cra_list_events (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  cra_choices_add (choices, NULL, _ ("no event"));
  for (guint i = 0; i < scenario->events->len; i++)
    add_node (choices, cr_scenario_get_event (scenario, i)->node);
}

void
cra_list_picks (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  int n = 0;

  for (guint i = 0; i < cr_node_n_children (row); i++)
    n += cr_node_is (cr_node_get_child (row, i), "man");
  cra_choices_add (choices, NULL, _ ("all come"));
  if (cr_node_get (row, "budget") != NULL)
    cra_choices_add (choices, "points", _ ("as many as the budget pays"));
  for (int i = 1; i < n; i++) {
    g_autofree char *value = g_strdup_printf ("%d", i);
    /* Translators: the player picks “2 of 3” men */
    g_autofree char *name = g_strdup_printf (_ ("%1$d of %2$d"), i, n);

    cra_choices_add (choices, value, name);
  }
}

/* Returns: (nullable): the mechanism of the map with that id */
static const CrNode *
find_mechanism (CreScenarioDocument *document, const char *id)
{
  const CrMap *map = get_map (document);

  for (guint i = 0; map != NULL && i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, i);

    if (g_strcmp0 (cr_node_get (node, "id"), id) == 0)
      return node;
  }
  return NULL;
}

void
cra_list_mechanisms (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrMap *map = get_map (document);

  for (guint i = 0; map != NULL && i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    add_node (choices, cr_map_get_node (map, CR_SECTION_MECHANISMS, i));
}

void
cra_list_states (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrNode *mechanism = find_mechanism (document, cr_node_get (row, "of"));
  const char *name = mechanism != NULL ? cr_node_get (mechanism, "kind") : NULL;
  const CrMechanismKind *kind = name != NULL ? cr_mechanism_find_kind (name) : NULL;

  for (gsize i = 0; kind != NULL && i < G_N_ELEMENTS (kind->states); i++)
    cra_choices_add (choices, kind->states[i], cr_words_mechanism_state (kind->states[i]));
}

void
cra_list_weathers (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrRuleset *ruleset = get_ruleset (document);

  cra_choices_add (choices, "clear", _ ("clear"));
  for (guint i = 0; ruleset != NULL && i < cr_ruleset_n_weathers (ruleset); i++)
    add_node (choices, cr_ruleset_get_weather (ruleset, i)->node);
}

void
cra_list_suns (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrMap *map = get_map (document);

  cra_choices_add (choices, "none", _ ("no sun"));
  for (CrDirection d = 0; map != NULL && d < CR_N_DIRECTIONS; d++) {
    const char *name = cr_direction_get_name (d, cr_map_get_grid (map)->orientation);

    cra_choices_add (choices, name, name);
  }
}

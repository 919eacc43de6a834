/* cra-field-local.c: the fields of a local terrain: a kind that a scenario changes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-field-local.h"

#include "cra-field-lists.h"

#include "cr-local-terrain.h"
#include "cr-scenario-edit.h"
#include "cr-words-charts.h"

#include <glib/gi18n.h>

/* Higher figures are not offered, but a file may have them. */
#define MOST_POINTS 9
#define MOST_HEIGHT 4

gboolean
cra_field_local_is (const CrNode *row)
{
  return cr_node_is (row, "option") && cr_node_get (row, "id") != NULL &&
         cr_local_terrain_get_code (cr_node_get (row, "id")) != NULL;
}

static const char *
read_code (const CrNode *row)
{
  return cr_local_terrain_get_code (cr_node_get (row, "id"));
}

static const char *
get_code (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  return read_code (row);
}

static gboolean
is_taken (CreScenarioDocument *document, const char *code)
{
  g_autofree char *id = cr_local_terrain_make_id (code);

  return cr_node_find_with (cre_scenario_document_get (document)->root, "option", "id", id) != NULL;
}

/* Whether the rules have figures for the kind; they have none for what is outside the map. */
static gboolean
is_known (CreScenarioDocument *document, const char *code)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  return cr_ruleset_find_terrain (cre_map_document_get_ruleset (map), code) != NULL;
}

/* Lists the kinds on the map that have no row of their own yet, and the kind of this row. */
static void
list_codes (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  g_auto (CraChoices) all = cra_choices_new ();
  const char *own = row != NULL ? read_code (row) : NULL;

  cra_list_terrains (document, row, &all);
  for (guint i = 0; i < all.values->len; i++) {
    const char *code = all.values->pdata[i];

    if (g_strcmp0 (code, own) == 0 || (!is_taken (document, code) && is_known (document, code)))
      cra_choices_add (choices, code, all.names->pdata[i]);
  }
}

static CrScenario *
set_code (const CraField *field,
          CreScenarioDocument *document,
          const CrNode *row,
          const char *value,
          const CrNode **row_out)
{
  g_autofree char *id = cr_local_terrain_make_id (value);

  return cr_scenario_set (cre_scenario_document_get (document), row, "id", id);
}

/* Returns: (nullable): the kind as the ruleset defines it */
static const CrTerrainKind *
find_kind (CreScenarioDocument *document, const CrNode *row)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  return map != NULL ? cr_ruleset_find_terrain (cre_map_document_get_ruleset (map), read_code (row))
                     : NULL;
}

/* Adds the first choice, which writes nothing: the ruleset's own figure holds. */
static void
add_own (CraChoices *choices, const char *value)
{
  /* Translators: what the rules say of a terrain themselves, in brackets */
  g_autofree char *name = g_strdup_printf (_ ("as it is (%s)"), cr_words_local_value (value));

  cra_choices_add (choices, NULL, name);
}

static void
add_numbers (CraChoices *choices, int from, int to)
{
  for (int number = from; number <= to; number++) {
    g_autofree char *value = g_strdup_printf ("%d", number);

    cra_choices_add (choices, value, value);
  }
}

static void
list_points (CreScenarioDocument *document, const CrNode *row, const char *mover, CraChoices *to)
{
  const CrTerrainKind *kind = find_kind (document, row);
  int index =
      kind == NULL
          ? -1
          : cr_ruleset_find_mover (
                cre_map_document_get_ruleset (cre_scenario_document_get_map (document)), mover);
  g_autofree char *own = index >= 0 ? g_strdup_printf ("%d", kind->cost[index].value) : NULL;

  if (own == NULL)
    return;
  add_own (to, kind->cost[index].value == CR_IMPASSABLE ? "impassable" : own);
  cra_choices_add (to, "impassable", cr_words_local_value ("impassable"));
  add_numbers (to, 1, MOST_POINTS);
}

static void
list_cover (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrTerrainKind *kind = find_kind (document, row);

  if (kind == NULL)
    return;
  add_own (choices, cr_cover_get_name ((CrCover) kind->cover.value));
  for (CrCover cover = CR_COVER_NONE; cover <= CR_COVER_INFINITE; cover++)
    cra_choices_add (choices, cr_cover_get_name (cover),
                     cr_words_local_value (cr_cover_get_name (cover)));
}

static void
list_combat (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrTerrainKind *kind = find_kind (document, row);
  g_autofree char *own = kind != NULL ? g_strdup_printf ("%d", kind->combat.value) : NULL;

  if (own == NULL)
    return;
  add_own (choices, kind->combat.value == CR_COMBAT_NEVER ? "impossible" : own);
  add_numbers (choices, -1, 1);
  cra_choices_add (choices, "impossible", cr_words_local_value ("impossible"));
}

static void
list_height (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  const CrTerrainKind *kind = find_kind (document, row);
  g_autofree char *own = kind != NULL ? g_strdup_printf ("%d", kind->obstruction.value) : NULL;

  if (own == NULL)
    return;
  add_own (choices, own);
  add_numbers (choices, 0, MOST_HEIGHT);
}

static void
list_foot (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  list_points (document, row, "foot", choices);
}

static void
list_armoured (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  list_points (document, row, "armoured", choices);
}

static void
list_mounted (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  list_points (document, row, "mounted", choices);
}

/* Returns: (nullable): the figure of that field in the row */
static const char *
get_said (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  const char *text = cr_node_get (row, "value");
  g_autofree char *said = text != NULL ? cr_local_terrain_get (text, field->attribute) : NULL;

  return said != NULL ? g_intern_string (said) : NULL;
}

static CrScenario *
set_said (const CraField *field,
          CreScenarioDocument *document,
          const CrNode *row,
          const char *value,
          const CrNode **row_out)
{
  const char *text = cr_node_get (row, "value");
  g_autofree char *said = cr_local_terrain_set (text != NULL ? text : "", field->attribute, value);

  return cr_scenario_set (cre_scenario_document_get (document), row, "value", said);
}

#define SAYS(label, figure, list_of) \
  { \
    label, figure, CRA_FIELD_CHOICE, .list = list_of, .get = get_said, .set = set_said \
  }

const CraField *
cra_field_local_list (void)
{
  static const CraField fields[] = {
    { N_ ("Terrain"), NULL, CRA_FIELD_CHOICE, .list = list_codes, .get = get_code,
      .set = set_code },
    SAYS (N_ ("On foot"), "foot", list_foot),
    SAYS (N_ ("In armour"), "armoured", list_armoured),
    SAYS (N_ ("Mounted"), "mounted", list_mounted),
    SAYS (N_ ("Cover"), CR_LOCAL_COVER, list_cover),
    SAYS (N_ ("Combat"), CR_LOCAL_COMBAT, list_combat),
    SAYS (N_ ("Height"), CR_LOCAL_HEIGHT, list_height),
    { N_ ("Why"), "source", CRA_FIELD_TEXT },
    { NULL },
  };

  return fields;
}

CrNode *
cra_field_local_new (CreScenarioDocument *document)
{
  g_auto (CraChoices) choices = cra_choices_new ();
  CrNode *row = NULL;

  list_codes (document, NULL, &choices);
  if (choices.values->len > 0) {
    g_autofree char *id = cr_local_terrain_make_id (choices.values->pdata[0]);

    row = cr_node_new ("option");
    cr_node_set (row, "id", id);
    cr_node_set (row, "value", "");
  }
  return row;
}

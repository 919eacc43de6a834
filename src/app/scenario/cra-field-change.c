/* cra-field-change.c: the fields of a change that a scenario makes to its castle before it begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-field-change.h"

#include <string.h>

#include "cr-scenario-edit.h"
#include "cr-words-start.h"

#include <glib/gi18n.h>

/* The changes that are offered. A file may have others, which are shown as they are written. */
static const struct {
  gboolean with;
  const char *what;
} offers[] = {
  { TRUE, "open" },
  { TRUE, "shut" },
  { FALSE, "gate" },
  { FALSE, "doorway" },
  { FALSE, "portcullis" },
  { TRUE, "breach" },
  { TRUE, "hoarding" },
  { FALSE, "hoarding" },
  { FALSE, "battlement" },
  { FALSE, "side" },
  { TRUE, "tree" },
  { FALSE, "tree" },
  { TRUE, "terrain:filledmoat" },
  { TRUE, "terrain:rubble" },
  { TRUE, "terrain:scrub" },
};

/* Returns: (nullable): the text of the change, "breach@17,12". @with_out: whether the thing is
 * added, not removed */
static const char *
get_text (const CrNode *row, gboolean *with_out)
{
  const char *with = cr_node_get (row, "with"), *without = cr_node_get (row, "without");

  *with_out = with != NULL;
  return with != NULL ? with : without != NULL ? without : "";
}

/* Returns: (nullable): the change in the list of offers, "with breach" */
static const char *
get_what (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  gboolean with;
  const char *text = get_text (row, &with);
  g_autofree char *value =
      g_strdup_printf ("%s %.*s", with ? "with" : "without", (int) strcspn (text, "@"), text);

  return g_intern_string (value);
}

static void
list_whats (CreScenarioDocument *document, const CrNode *row, CraChoices *choices)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);

  for (gsize i = 0; map != NULL && i < G_N_ELEMENTS (offers); i++) {
    g_autofree char *value =
        g_strdup_printf ("%s %s", offers[i].with ? "with" : "without", offers[i].what);
    g_autofree char *words = cr_words_change (cre_map_document_get_ruleset (map), offers[i].what,
                                              g_get_language_names ());
    /* Translators: what is not there as the game begins: “no hoarding” */
    g_autofree char *none = g_strdup_printf (_ ("no %s"), words);

    cra_choices_add (choices, value, offers[i].with ? words : none);
  }
}

/* Returns: (transfer full): a copy of the row with that text, as a change with or without the thing
 */
static CrNode *
say_in_row (const CrNode *row, gboolean with, const char *text)
{
  CrNode *changed = cr_node_copy (row);

  cr_node_set (changed, "with", with ? text : NULL);
  cr_node_set (changed, "without", with ? NULL : text);
  return changed;
}

static CrScenario *
apply_text (CreScenarioDocument *document, const CrNode *row, gboolean with, char *text)
{
  g_autofree char *said = text;
  gboolean before;

  if (g_str_equal (get_text (row, &before), said) && before == with)
    return NULL;
  return cr_scenario_replace (cre_scenario_document_get (document), row,
                              say_in_row (row, with, said));
}

static CrScenario *
set_what (const CraField *field,
          CreScenarioDocument *document,
          const CrNode *row,
          const char *value,
          const CrNode **row_out)
{
  gboolean before, with = g_str_has_prefix (value, "with ");
  const char *where = strchr (get_text (row, &before), '@');

  return apply_text (document, row, with,
                     g_strconcat (strchr (value, ' ') + 1, where != NULL ? where : "@", NULL));
}

static const char *
get_where (const CraField *field, CreScenarioDocument *document, const CrNode *row)
{
  gboolean with;
  const char *where = strchr (get_text (row, &with), '@');

  return where != NULL ? where + 1 : "";
}

static CrScenario *
set_where (const CraField *field,
           CreScenarioDocument *document,
           const CrNode *row,
           const char *value,
           const CrNode **row_out)
{
  gboolean with;
  const char *text = get_text (row, &with);

  return apply_text (
      document, row, with,
      g_strdup_printf ("%.*s@%s", (int) strcspn (text, "@"), text, value != NULL ? value : ""));
}

const CraField *
cra_field_change_list (void)
{
  static const CraField fields[] = {
    { N_ ("There is"), NULL, CRA_FIELD_CHOICE, .list = list_whats, .get = get_what,
      .set = set_what },
    { N_ ("Hexes or sides"), NULL, CRA_FIELD_TEXT, .get = get_where, .set = set_where },
    { NULL },
  };

  return fields;
}

/* Returns: (transfer full) (nullable): the side of the map's first door, "7,6:NE" */
static char *
find_door (const CrMap *map)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (map, 0, &n);
  const CrGrid *grid = cr_map_get_grid (map);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening ((CrSideKind) sides[i].kind)) {
      CrPlace place = { 0, cr_grid_get_hex (grid, sides[i].cell) };
      g_autofree char *hex = cr_map_format_place (map, place);

      return g_strdup_printf ("%s:%s", hex,
                              cr_direction_get_name (sides[i].direction, grid->orientation));
    }
  return NULL;
}

CrNode *
cra_field_change_new (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  const CrMap *it = map != NULL ? cre_map_document_get_map (map) : NULL;
  g_autofree char *door = it != NULL ? find_door (it) : NULL, *text = NULL;
  g_autoptr (CrNode) row = cr_node_new ("change");

  if (it == NULL)
    return NULL;
  text = door != NULL ? g_strconcat ("open@", door, NULL)
                      : g_strdup_printf ("terrain:%s@1,1",
                                         cr_map_get_terrain (it, (CrPlace){ 0, { 0, 0 } }));
  return say_in_row (row, TRUE, text);
}

CrNode *
cra_field_change_new_fire (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  g_autofree char *door = map != NULL ? find_door (cre_map_document_get_map (map)) : NULL;
  g_auto (GStrv) parts = g_strsplit (door != NULL ? door : "1,1", ":", 2);
  CrNode *row;

  if (map == NULL)
    return NULL;
  row = cr_node_new ("fire");
  cr_node_set (row, "at", parts[0]);
  cr_node_set (row, "side", parts[1]);
  return row;
}

/* Returns: (transfer full) (nullable): the first moat hex of the map, "6,7" */
static char *
find_moat (CreMapDocument *document)
{
  const CrMap *map = cre_map_document_get_map (document);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, i) };
    const CrTerrainKind *kind = cr_ruleset_find_terrain (cre_map_document_get_ruleset (document),
                                                         cr_map_get_terrain (map, place));

    if (kind != NULL && kind->moat)
      return cr_map_format_place (map, place);
  }
  return NULL;
}

CrNode *
cra_field_change_new_heap (CreScenarioDocument *document)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  g_autofree char *moat = map != NULL ? find_moat (map) : NULL;
  CrNode *row;

  if (moat == NULL)
    return NULL;
  row = cr_node_new ("heap");
  cr_node_set (row, "at", moat);
  return row;
}

/* cra-part-setup.c: where men begin: areas as sums of terms.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-part-rows.h"
#include "cra-row-words.h"

#include "cr-scenario-area.h"
#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* The area that a row is of, or a term of which; -1 for none. */
static int
find_area (const CrScenario *scenario, const CrNode *row, int *term_out)
{
  *term_out = -1;
  for (guint i = 0; i < scenario->areas->len; i++) {
    const CrScenarioArea *area = cr_scenario_get_area (scenario, i);

    if (area->node == row)
      return (int) i;
    for (guint j = 0; j < area->terms->len; j++)
      if (g_array_index (area->terms, CrAreaTerm, j).node == row) {
        *term_out = (int) j;
        return (int) i;
      }
  }
  return -1;
}

/* How many places the sum of so many of its terms has; -1 where it cannot be told. */
static int
count_places (CreScenarioDocument *document, int area, int n_terms)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  g_autoptr (CrMask) mask =
      map != NULL
          ? cr_scenario_sum_area (cre_scenario_document_get (document),
                                  cre_map_document_get_scene (map), (guint) area, n_terms, NULL)
          : NULL;

  return mask != NULL ? cr_mask_count (mask) : -1;
}

/* What all come to, or what a term adds or takes away. */
static char *
word_places (CreScenarioDocument *document, const CrNode *row)
{
  int term, area = find_area (cre_scenario_document_get (document), row, &term);
  int n = area >= 0 ? count_places (document, area, term < 0 ? -1 : term + 1) : -1;
  int before = term > 0 ? count_places (document, area, term) : 0;

  if (n < 0 || before < 0)
    return NULL;
  if (term <= 0)
    return g_strdup_printf (term < 0 ? "<b>%d</b>" : "%d", n);
  return n >= before ? g_strdup_printf ("+%d", n - before) : g_strdup_printf ("−%d", before - n);
}

static int
count_men (const CrScenario *scenario, int area)
{
  int n = 0;

  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    n += cr_scenario_get_force (scenario, (guint) man->force)->area == area && man->at == NULL;
  }
  return n;
}

static char *
word_men (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int term, area = find_area (scenario, row, &term);
  int n_places;

  if (area < 0 || term >= 0)
    return NULL;
  n_places = count_places (document, area, -1);
  return g_strdup_printf ("%d %s", count_men (scenario, area),
                          n_places >= count_men (scenario, area) ? "✓" : "<b>!</b>");
}

static char *
word_side (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int term, area = find_area (scenario, row, &term);
  const CrScenarioArea *it = area >= 0 ? cr_scenario_get_area (scenario, (guint) area) : NULL;
  const char *name;

  if (it == NULL || term >= 0)
    return NULL;
  name = it->side < 0
             ? _ ("nobody")
             : cr_scenario_get_name (cr_scenario_get_side (scenario, (guint) it->side)->node,
                                     g_get_language_names ());
  /* Translators: whose men are set up there, unseen by the others */
  return g_markup_printf_escaped (it->hidden ? _ ("%s, hidden") : "%s", name);
}

static const CraRowColumn columns[] = {
  { N_ ("Area"), 0, FALSE, FALSE, cra_row_name, NULL },
  { N_ ("Side"), 150, FALSE, FALSE, word_side, NULL },
  { N_ ("Places"), 72, FALSE, TRUE, word_places, NULL },
  { N_ ("Men"), 64, FALSE, TRUE, word_men, NULL },
};

static void
list_all (CraPartRows *self, CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->areas->len; i++) {
    const CrScenarioArea *area = cr_scenario_get_area (scenario, i);

    if (cra_part_rows_add (self, area->node, 0, TRUE))
      for (guint j = 0; j < area->terms->len; j++)
        cra_part_rows_add (self, g_array_index (area->terms, CrAreaTerm, j).node, 1, FALSE);
  }
}

static CrScenario *
add_area (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("New area"));
  CrNode *area = cr_node_new ("area"), *term = cr_node_new ("all");

  cr_node_set (area, "id", id);
  cr_node_set (area, "name", _ ("New area"));
  if (scenario->sides->len > 0)
    cr_node_set (area, "side", cr_scenario_get_side (scenario, 0)->id);
  cr_node_take_child (area, term);
  *row_out = area;
  return cr_scenario_add (scenario, NULL,
                          chosen != NULL && cr_node_is (chosen, "area") ? chosen : NULL, area);
}

static CrScenario *
add_term (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  int term, area = chosen != NULL ? find_area (scenario, chosen, &term) : -1;
  CrNode *row;

  if (area < 0)
    return NULL;
  row = cr_node_new ("and");
  cr_node_set (row, "hexes", "1,1");
  *row_out = row;
  return cr_scenario_add (scenario, cr_scenario_get_area (scenario, (guint) area)->node,
                          term >= 0 ? chosen : NULL, row);
}

static const CraAdd adds[] = {
  { N_ ("Area"), N_ ("adding of an area"), add_area },
  { N_ ("Term"), N_ ("adding of a term"), add_term },
};

static const CraRowsKind kind = {
  .name = N_ ("Set-up"),
  .empty = N_ ("No areas: every man may be put anywhere."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = G_N_ELEMENTS (adds),
  .list = list_all,
};

CraPart *
cra_part_setup_new (void)
{
  return cra_part_rows_new (&kind);
}

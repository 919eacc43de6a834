/* cra-figure.c: the figures on a character's counter in a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-figure.h"

#include "cr-scenario-edit.h"
#include "cr-text.h"

/* The largest figure that is read. */
#define MOST 9999

/* Returns: (nullable): the element with the figure of a man on foot by the rules of the later games
 */
static const CrNode *
find_figure (const CrNode *row, const char *which)
{
  g_auto (GStrv) words = g_strsplit (which, " ", 2);

  for (guint i = 0; i < cr_node_n_children (row); i++) {
    const CrNode *child = cr_node_get_child (row, i);

    if (cr_node_is (child, words[0]) && g_strcmp0 (cr_node_get (child, "state"), words[1]) == 0 &&
        g_strcmp0 (cr_node_get (child, "mounted"), "yes") != 0 &&
        g_strcmp0 (cr_node_get (child, "game"), "first") != 0)
      return child;
  }
  return NULL;
}

int
cra_figure_get (const CrNode *row, const char *which)
{
  const CrNode *figure = find_figure (row, which);
  const char *text = figure != NULL ? cr_node_get (figure, "value") : NULL;
  int value = 0;

  if (text != NULL)
    cr_text_parse_int (text, 0, MOST, &value);
  return value;
}

/* A changed figure is marked as the author's own, because no book prints it. */
CrScenario *
cra_figure_set (CreScenarioDocument *document, const CrNode *row, const char *which, int value)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrNode *before = find_figure (row, which);
  g_auto (GStrv) words = g_strsplit (which, " ", 2);
  CrNode *figure;

  if (before != NULL && cra_figure_get (row, which) == value)
    return NULL;
  figure = before != NULL ? cr_node_copy (before) : cr_node_new (words[0]);
  cr_node_set (figure, "state", words[1]);
  cr_node_set_int (figure, "value", value);
  cr_node_set (figure, "provenance", "house");
  cr_node_set (figure, "source", NULL);
  return before != NULL ? cr_scenario_replace (scenario, before, figure)
                        : cr_scenario_add (scenario, row, NULL, figure);
}

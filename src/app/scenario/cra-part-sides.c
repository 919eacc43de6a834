/* cra-part-sides.c: the part of a scenario with the sides that play.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-part-rows.h"
#include "cra-row-words.h"

#include "cr-game-limits.h"
#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* (nullable) */
static const CrScenarioSide *
find_side (CreScenarioDocument *document, const CrNode *row, guint *index_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->sides->len; i++)
    if (cr_scenario_get_side (scenario, i)->node == row) {
      *index_out = i;
      return cr_scenario_get_side (scenario, i);
    }
  return NULL;
}

static char *
word_men (CreScenarioDocument *document, const CrNode *row)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  guint side = 0, n = 0;

  if (find_side (document, row, &side) == NULL)
    return NULL;
  for (guint i = 0; i < scenario->men->len; i++) {
    int force = cr_scenario_get_man (scenario, i)->force;

    n += cr_scenario_get_force (scenario, (guint) force)->side == (int) side;
  }
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u man", "%u men", n), n);
}

static char *
word_order (CreScenarioDocument *document, const CrNode *row)
{
  guint side = 0;

  /* Translators: in which order the sides play */
  return find_side (document, row, &side) != NULL ? g_strdup_printf (_ ("plays %u."), side + 1)
                                                  : NULL;
}

static char *
word_castle (CreScenarioDocument *document, const CrNode *row)
{
  guint side = 0;
  const CrScenarioSide *it = find_side (document, row, &side);

  return it != NULL && it->defends ? g_strdup (_ ("has the castle")) : NULL;
}

static const CraRowColumn columns[] = {
  { N_ ("Name"), 0, FALSE, FALSE, cra_row_name, NULL },
  { N_ ("Turn"), 90, FALSE, FALSE, word_order, NULL },
  { N_ ("Men"), 90, FALSE, FALSE, word_men, NULL },
  { N_ ("Castle"), 150, FALSE, FALSE, word_castle, NULL },
};

static void
list_all (CraPartRows *self, CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->sides->len; i++)
    cra_part_rows_add (self, cr_scenario_get_side (scenario, i)->node, 0, FALSE);
}

static CrScenario *
add_side (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("New side"));
  CrNode *side;

  if (scenario->sides->len >= CR_MAX_PARTIES)
    return NULL;
  side = cr_node_new ("side");
  cr_node_set (side, "id", id);
  cr_node_set (side, "name", _ ("New side"));
  *row_out = side;
  return cr_scenario_add (scenario, NULL, chosen, side);
}

static const CraAdd adds[] = {
  { N_ ("Side"), N_ ("adding of a side"), add_side, "side" },
};

static const CraRowsKind kind = {
  .name = N_ ("Sides"),
  .empty = N_ ("No sides yet. Insert adds one."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = G_N_ELEMENTS (adds),
  .list = list_all,
  .elements = "side",
};

CraPart *
cra_part_sides_new (void)
{
  return cra_part_rows_new (&kind);
}

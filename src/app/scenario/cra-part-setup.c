/* cra-part-setup.c: the part of a scenario with its areas, which are sums of terms.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-part-rows.h"
#include "cra-row-words.h"
#include "cra-setup-map.h"

#include "cr-scenario-area.h"
#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

#define TABLE_HEIGHT 220

/* Returns: the number of the area that the row is or belongs to, −1 for none. @term_out: the number
 * of the term that the row is, −1 for the area itself */
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

/* Returns: how many places the first @n_terms terms of an area sum up to (−1: all terms); −1
 * without a map */
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

/* Returns: (transfer full) (nullable): how many places an area has, or a term adds or takes away */
static char *
word_places (CreScenarioDocument *document, const CrNode *row)
{
  int term, area = find_area (cre_scenario_document_get (document), row, &term);
  int n = area >= 0 ? count_places (document, area, term < 0 ? -1 : term + 1) : -1;
  int before = term > 0 ? count_places (document, area, term) : 0;

  if (cr_node_is (row, "man"))
    return cra_row_setup (document, row);
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
  { N_ ("Area"), 0, FALSE, FALSE, cra_row_name, cra_row_token },
  { N_ ("Side"), 150, FALSE, FALSE, word_side, NULL },
  { N_ ("Places"), 92, FALSE, TRUE, word_places, NULL },
  { N_ ("Men"), 64, FALSE, TRUE, word_men, NULL },
};

/* Lists the men who are set up in an area; for area −1, those who have no area. */
static void
list_men (CraPartRows *self, const CrScenario *scenario, int area, int depth)
{
  for (guint i = 0; i < scenario->men->len; i++) {
    const CrScenarioMan *man = cr_scenario_get_man (scenario, i);

    if (cr_scenario_get_force (scenario, (guint) man->force)->area == area)
      cra_part_rows_add (self, man->node, depth, FALSE);
  }
}

static void
list_all (CraPartRows *self, CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  for (guint i = 0; i < scenario->areas->len; i++) {
    const CrScenarioArea *area = cr_scenario_get_area (scenario, i);

    if (!cra_part_rows_add (self, area->node, 0, TRUE))
      continue;
    for (guint j = 0; j < area->terms->len; j++)
      cra_part_rows_add (self, g_array_index (area->terms, CrAreaTerm, j).node, 1, FALSE);
    list_men (self, scenario, (int) i, 1);
  }
  list_men (self, scenario, -1, 0);
}

/* Whether the force has men without an area or a place of their own. */
static gboolean
is_homeless (const CrScenario *scenario, guint index)
{
  const CrForce *force = cr_scenario_get_force (scenario, index);

  for (guint i = 0; i < scenario->men->len; i++)
    if (cr_scenario_get_man (scenario, i)->force == (int) index &&
        cr_scenario_get_man (scenario, i)->at == NULL)
      return force->area < 0 && !cr_force_comes_later (force);
  return FALSE;
}

/* Returns: the side of the first force whose men have no place yet, otherwise the first side; −1
 * when there is no side */
static int
find_homeless (const CrScenario *scenario)
{
  for (guint i = 0; i < scenario->forces->len; i++)
    if (is_homeless (scenario, i))
      return cr_scenario_get_force (scenario, i)->side;
  return scenario->sides->len > 0 ? 0 : -1;
}

/* Lets all men of a side who have no place yet begin in the area. @own: (transfer full) */
static CrScenario *
house_side (CrScenario *own, int side, const char *area)
{
  for (guint i = 0; i < own->forces->len; i++)
    if (cr_scenario_get_force (own, i)->side == side && is_homeless (own, i)) {
      g_autoptr (CrScenario) before = own;

      own = cr_scenario_set (before, cr_scenario_get_force (before, i)->node, "area", area);
    }
  return own;
}

/* A new area has an empty term of drawn hexes: the user draws them, or gives the term another
 * meaning. */
static CrNode *
new_area (const CrScenario *scenario, int side, const char *id)
{
  CrNode *area = cr_node_new ("area"), *term = cr_node_new ("all");
  g_autofree char *name = cra_part_number_name (scenario, _ ("New area"));

  cr_node_set (term, "hexes", "");
  cr_node_set (area, "id", id);
  cr_node_set (area, "name", name);
  if (side >= 0)
    cr_node_set (area, "side", cr_scenario_get_side (scenario, (guint) side)->id);
  cr_node_take_child (area, term);
  return area;
}

static CrScenario *
add_area (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("New area"));
  int side = find_homeless (scenario);
  CrScenario *changed = cr_scenario_add (
      scenario, NULL, chosen != NULL && cr_node_is (chosen, "area") ? chosen : NULL,
      new_area (scenario, side, id));

  changed = house_side (changed, side, id);
  *row_out = cr_scenario_get_area (changed, (guint) cr_scenario_find (changed->areas, id))->node;
  return changed;
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
  cr_node_set (row, "hexes", "");
  *row_out = row;
  return cr_scenario_add (scenario, cr_scenario_get_area (scenario, (guint) area)->node,
                          term >= 0 ? chosen : NULL, row);
}

static const CraAdd adds[] = {
  { N_ ("Area"), N_ ("adding of an area"), add_area, "area" },
  { N_ ("Term"), N_ ("adding of a term"), add_term, "all and only without", "area" },
};

static const CraRowsKind kind = {
  .name = N_ ("Set-up"),
  .empty = N_ ("No areas: every man may be put anywhere. Insert adds one."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = G_N_ELEMENTS (adds),
  .list = list_all,
  .elements = "area all and only without",
};

/* CraPartSetup: the map, and below it the table of areas. */
struct _CraPartSetup {
  CraPart parent_instance;

  CraSetupMap *map; /* borrowed */
  CraPart *rows;
};

#define CRA_TYPE_PART_SETUP (cra_part_setup_get_type ())
G_DECLARE_FINAL_TYPE (CraPartSetup, cra_part_setup, CRA, PART_SETUP, CraPart)
G_DEFINE_FINAL_TYPE (CraPartSetup, cra_part_setup, CRA_TYPE_PART)

static void
outline (CraPartSetup *self)
{
  CreScenarioDocument *document = cra_part_get_document (CRA_PART (self));
  const CrNode *row = document != NULL ? cra_part_get_row (self->rows) : NULL;
  int term;

  cra_setup_map_outline (
      self->map, row != NULL ? find_area (cre_scenario_document_get (document), row, &term) : -1);
}

static void
cra_part_setup_show (CraPart *part, CreScenarioDocument *document)
{
  cra_part_show (CRA_PART_SETUP (part)->rows, document);
  cra_setup_map_show (CRA_PART_SETUP (part)->map, document);
  outline (CRA_PART_SETUP (part));
}

static const CrNode *
cra_part_setup_get_row (CraPart *part)
{
  return cra_part_get_row (CRA_PART_SETUP (part)->rows);
}

static gboolean
cra_part_setup_choose (CraPart *part, const CrNode *row)
{
  return cra_part_choose (CRA_PART_SETUP (part)->rows, row);
}

static const CraAdd *
cra_part_setup_get_adds (CraPart *part, gsize *n_out)
{
  *n_out = G_N_ELEMENTS (adds);
  return adds;
}

/* Returns: (transfer full): the hexes in @text with that place added or removed */
static char *
change_hexes (const CrMap *map, const char *text, CrPlace place, CreSpot what)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  GString *changed = g_string_new (NULL);

  gboolean there = FALSE;

  cr_map_parse_places (map, text, places, NULL);
  for (guint i = places->len; i > 0; i--)
    if (cr_place_equal (g_array_index (places, CrPlace, i - 1), place)) {
      g_array_remove_index (places, i - 1);
      there = TRUE;
    }
  if (what == CRE_SPOT_PUT || (what == CRE_SPOT_SWITCH && !there))
    g_array_append_val (places, place);
  for (guint i = 0; i < places->len; i++) {
    g_autofree char *at = cr_map_format_place (map, g_array_index (places, CrPlace, i));

    g_string_append_printf (changed, "%s%s", i > 0 ? " " : "", at);
  }
  return g_string_free (changed, FALSE);
}

/* Returns: (nullable): the last term of the area, if it adds drawn hexes */
static const CrNode *
find_drawn (const CrNode *area)
{
  guint n = cr_node_n_children (area);
  const CrNode *last = n > 0 ? cr_node_get_child (area, n - 1) : NULL;

  return last != NULL && cr_node_get (last, "hexes") != NULL && !cr_node_is (last, "without") &&
                 !cr_node_is (last, "only")
             ? last
             : NULL;
}

/* Returns: (transfer full): the scenario in which the area has a new term with that hex */
static CrScenario *
begin_drawing (const CrScenario *scenario, const CrNode *area, const char *at)
{
  CrNode *term = cr_node_new (cr_node_find (area, "all") != NULL ? "and" : "all");

  cr_node_set (term, "hexes", at);
  return cr_scenario_add (scenario, area, NULL, term);
}

static void
draw_hex (CraPartSetup *self, const CrNode *term, CrPlace place, CreSpot what)
{
  CreScenarioDocument *document = cra_part_get_document (CRA_PART (self));
  const CrMap *map = cre_map_document_get_map (cre_scenario_document_get_map (document));
  g_autofree char *hexes = change_hexes (map, cr_node_get (term, "hexes"), place, what);

  cre_scenario_document_apply (
      document, cr_scenario_set (cre_scenario_document_get (document), term, "hexes", hexes),
      _ ("change of hexes"), 0);
}

/* Returns: (nullable): the area that the row is or belongs to */
static const CrNode *
find_area_of (const CrScenario *scenario, const CrNode *row)
{
  int term, area = find_area (scenario, row, &term);

  return area >= 0 ? cr_scenario_get_area (scenario, (guint) area)->node : NULL;
}

/* With a man in hand a click sets or removes his place; with an area or a term it adds or removes
 * the hex. */
static void
spot_cb (CraPartSetup *self, const CrPlace *place, CreSpot what)
{
  CreScenarioDocument *document = cra_part_get_document (CRA_PART (self));
  const CrScenario *scenario = cre_scenario_document_get (document);
  const CrMap *map = cre_map_document_get_map (cre_scenario_document_get_map (document));
  const CrNode *row = cra_part_get_row (self->rows);
  const CrNode *area = row != NULL ? find_area_of (scenario, row) : NULL;
  /* With a term in hand that is not about drawn hexes, the area's last drawn term is changed. */
  const CrNode *drawn =
      area != NULL && (row == area || cr_node_get (row, "hexes") == NULL) ? find_drawn (area) : row;
  g_autofree char *at = cr_map_format_place (map, *place);

  if (row == NULL)
    return;
  if (cr_node_is (row, "man"))
    cre_scenario_document_apply (
        document, cr_scenario_set (scenario, row, "at", what == CRE_SPOT_AWAY ? NULL : at),
        _ ("placing of a man"), 0);
  else if (drawn != NULL && cr_node_get (drawn, "hexes") != NULL)
    draw_hex (self, drawn, *place, what);
  else if (area != NULL && what != CRE_SPOT_AWAY)
    cre_scenario_document_apply (document, begin_drawing (scenario, area, at),
                                 _ ("adding of a hex"), 0);
}

static void
chosen_cb (CraPartSetup *self)
{
  outline (self);
  cra_part_chosen (CRA_PART (self));
}

static void
cra_part_setup_class_init (CraPartSetupClass *klass)
{
  CraPartClass *part_class = CRA_PART_CLASS (klass);

  part_class->show = cra_part_setup_show;
  part_class->get_row = cra_part_setup_get_row;
  part_class->choose = cra_part_setup_choose;
  part_class->get_adds = cra_part_setup_get_adds;
}

static void
cra_part_setup_init (CraPartSetup *self)
{
  self->map = g_object_new (CRA_TYPE_SETUP_MAP, NULL);
  self->rows = cra_part_rows_new (&kind);
  cra_setup_map_put_above (self->map, GTK_WIDGET (self->rows), TABLE_HEIGHT, GTK_BOX (self));
  g_signal_connect_swapped (self->rows, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->map, "spot", G_CALLBACK (spot_cb), self);
}

CraPart *
cra_part_setup_new (void)
{
  return g_object_new (CRA_TYPE_PART_SETUP, NULL);
}

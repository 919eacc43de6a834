/* cr-siege-rules.c: the figures of a siege by days, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-siege-rules.h"

#include "cr-error.h"
#include "cr-text.h"

struct _CrSiegeRules {
  CrRuleset *ruleset;
  CrFigure figures[CR_N_SIEGE_FIGURES];
  GArray *engines;   /* CrEngineKind */
  GArray *materials; /* CrMaterial */
};

static const char *const figure_ids[] = {
  [CR_SIEGE_TRACK_DAYS] = "track-days",
  [CR_SIEGE_SUPPLY_DAYS] = "supply-days",
  [CR_SIEGE_SURRENDER_TOTAL] = "surrender-total",
  [CR_SIEGE_SURRENDER_RATIO] = "surrender-ratio",
  [CR_SIEGE_SURRENDER_HIGH_RATIO] = "surrender-high-ratio",
  [CR_SIEGE_SURRENDER_TWICE] = "surrender-twice",
  [CR_SIEGE_SURRENDER_THRICE] = "surrender-thrice",
  [CR_SIEGE_SURRENDER_BREACHED] = "surrender-breached",
  [CR_SIEGE_SURRENDER_HELD] = "surrender-held",
  [CR_SIEGE_SURRENDER_HELD_BREACHED] = "surrender-held-breached",
  [CR_SIEGE_SURRENDER_ALL_BUT_KEEP] = "surrender-all-but-keep",
  [CR_SIEGE_SURRENDER_HUNGRY] = "surrender-hungry",
  [CR_SIEGE_SURRENDER_HUNGRY_DAYS] = "surrender-hungry-days",
  [CR_SIEGE_WALL_HEXES] = "wall-hexes-a-day",
  [CR_SIEGE_HOARDING_HEXES] = "hoarding-hexes-a-day",
  [CR_SIEGE_HOARDING_DEMOLITION] = "hoarding-demolition",
  [CR_SIEGE_MINER_POINTS] = "miner-points",
  [CR_SIEGE_MINE_HEXES] = "mine-hexes-a-day",
  [CR_SIEGE_MINE_HEXES_HURRIED] = "mine-hexes-hurried",
  [CR_SIEGE_MINERS_MOUTH] = "miners-at-mouth",
  [CR_SIEGE_MINERS_HEX] = "miners-a-hex",
  [CR_SIEGE_MINERS_DEEP_HEX] = "miners-deep-hex",
  [CR_SIEGE_MINE_PART] = "mine-part",
  [CR_SIEGE_PENTHOUSE_MAN_TURNS] = "penthouse-man-turns",
  [CR_SIEGE_PENTHOUSE_MEN] = "penthouse-men",
};

G_STATIC_ASSERT (G_N_ELEMENTS (figure_ids) == CR_N_SIEGE_FIGURES);

static const char *const uses[] = { "throws", "rams", "carried", "rolled", "mines", NULL };

#define MOST 999

static gboolean
read_value (const CrNode *node, CrFigure *figure, GError **error)
{
  return cr_figure_read (node, figure, error) &&
         cr_node_read_int (node, "value", 0, MOST, 0, &figure->value, error);
}

static gboolean
need_child (const CrNode *row, const char *name, CrFigure *figure, GError **error)
{
  const CrNode *child = cr_node_find (row, name);

  if (child != NULL)
    return read_value (child, figure, error);
  cr_node_set_error (row, error, CR_ERROR_SYNTAX, cr_text ("found no <%s>, expected one"), name);
  return FALSE;
}

static gboolean
read_figures (CrSiegeRules *rules, const CrNode *siege, GError **error)
{
  for (int i = 0; i < CR_N_SIEGE_FIGURES; i++) {
    const CrNode *row = cr_node_find_with (siege, "figure", "id", figure_ids[i]);

    if (row == NULL) {
      cr_node_set_error (siege, error, CR_ERROR_SYNTAX,
                         cr_text ("found no figure “%s”, expected one"), figure_ids[i]);
      return FALSE;
    }
    if (!read_value (row, &rules->figures[i], error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
read_engine (CrSiegeRules *rules, const CrNode *row, GError **error)
{
  CrEngineKind kind = { .node = row, .points = { 0, CR_INFERRED, NULL } };
  const CrNode *points = cr_node_find (row, "points");
  int use;

  if (!cr_node_need (row, "id", &kind.id, error) ||
      !cr_node_read_enum (row, "use", uses, CR_ENGINE_CARRIED, &use, error) ||
      (points != NULL && !read_value (points, &kind.points, error)) ||
      !need_child (row, "days", &kind.days, error))
    return FALSE;
  kind.use = (CrEngineUse) use;
  g_array_append_val (rules->engines, kind);
  return TRUE;
}

static gboolean
read_material (CrSiegeRules *rules, const CrNode *row, GError **error)
{
  CrMaterial material = { .node = row };

  if (!cr_node_need (row, "id", &material.id, error) ||
      !cr_node_need (row, "table", &material.table, error) ||
      !need_child (row, "demolition", &material.demolition, error))
    return FALSE;
  if (cr_ruleset_find_table (rules->ruleset, material.table) == NULL) {
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                       cr_text ("found table=\"%s\", expected a table that is there"),
                       material.table);
    return FALSE;
  }
  g_array_append_val (rules->materials, material);
  return TRUE;
}

static gboolean
read_rows (CrSiegeRules *rules, const CrNode *siege, GError **error)
{
  for (guint i = 0; i < cr_node_n_children (siege); i++) {
    const CrNode *row = cr_node_get_child (siege, i);

    if ((cr_node_is (row, "engine") && !read_engine (rules, row, error)) ||
        (cr_node_is (row, "material") && !read_material (rules, row, error)))
      return FALSE;
  }
  return TRUE;
}

CrSiegeRules *
cr_siege_rules_new (const CrRuleset *ruleset, GError **error)
{
  g_autoptr (CrSiegeRules) rules = g_atomic_rc_box_new0 (CrSiegeRules);
  const CrNode *siege = cr_node_find (cr_ruleset_get_node (ruleset), "siege");

  rules->ruleset = cr_ruleset_ref (ruleset);
  rules->engines = g_array_new (FALSE, TRUE, sizeof (CrEngineKind));
  rules->materials = g_array_new (FALSE, TRUE, sizeof (CrMaterial));
  if (siege == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                 cr_text ("the ruleset “%s” says nothing of sieges by days"),
                 cr_ruleset_get_id (ruleset));
    return NULL;
  }
  return read_figures (rules, siege, error) && read_rows (rules, siege, error)
             ? g_steal_pointer (&rules)
             : NULL;
}

CrSiegeRules *
cr_siege_rules_ref (CrSiegeRules *rules)
{
  return g_atomic_rc_box_acquire (rules);
}

static void
rules_clear (gpointer data)
{
  CrSiegeRules *rules = data;

  g_array_unref (rules->engines);
  g_array_unref (rules->materials);
  cr_ruleset_unref (rules->ruleset);
}

void
cr_siege_rules_unref (CrSiegeRules *rules)
{
  if (rules != NULL)
    g_atomic_rc_box_release_full (rules, rules_clear);
}

CrFigure
cr_siege_rules_get_figure (const CrSiegeRules *rules, CrSiegeFigure figure)
{
  return rules->figures[figure];
}

guint
cr_siege_rules_n_engines (const CrSiegeRules *rules)
{
  return rules->engines->len;
}

const CrEngineKind *
cr_siege_rules_get_engine (const CrSiegeRules *rules, guint index)
{
  return &g_array_index (rules->engines, CrEngineKind, index);
}

const CrEngineKind *
cr_siege_rules_find_engine (const CrSiegeRules *rules, const char *id)
{
  for (guint i = 0; i < rules->engines->len; i++)
    if (g_str_equal (cr_siege_rules_get_engine (rules, i)->id, id))
      return cr_siege_rules_get_engine (rules, i);
  return NULL;
}

guint
cr_siege_rules_n_materials (const CrSiegeRules *rules)
{
  return rules->materials->len;
}

const CrMaterial *
cr_siege_rules_get_material (const CrSiegeRules *rules, guint index)
{
  return &g_array_index (rules->materials, CrMaterial, index);
}

const CrMaterial *
cr_siege_rules_find_material (const CrSiegeRules *rules, const char *id)
{
  for (guint i = 0; i < rules->materials->len; i++)
    if (g_str_equal (cr_siege_rules_get_material (rules, i)->id, id))
      return cr_siege_rules_get_material (rules, i);
  return NULL;
}

gboolean
cr_siege_rules_exempts (const CrSiegeRules *rules, const char *rule, const char *map)
{
  const CrNode *siege = cr_node_find (cr_ruleset_get_node (rules->ruleset), "siege");

  for (guint i = 0; i < cr_node_n_children (siege); i++) {
    const CrNode *row = cr_node_get_child (siege, i);

    if (cr_node_is (row, "exempt") && g_strcmp0 (cr_node_get (row, "rule"), rule) == 0 &&
        g_strcmp0 (cr_node_get (row, "map"), map) == 0)
      return TRUE;
  }
  return FALSE;
}

int
cr_siege_rules_find_column (const CrTable *table, const char *material, int points)
{
  int best = -1, most = 0;

  for (guint i = 0; i < cr_table_n_columns (table); i++) {
    const CrNode *node = cr_table_get_column (table, i)->node;
    const char *of = cr_node_get (node, "material");
    int needs = 0;

    cr_node_read_int (node, "points", 0, MOST, 0, &needs, NULL);
    if (needs < 1 || needs > points || needs <= most ||
        (of != NULL && g_strcmp0 (of, material) != 0))
      continue;
    most = needs;
    best = (int) i;
  }
  return best;
}

int
cr_table_result_get_number (const CrTableResult *result, const char *name)
{
  int number = 0;

  cr_node_read_int (result->node, name, -MOST, MOST, 0, &number, NULL);
  return number;
}

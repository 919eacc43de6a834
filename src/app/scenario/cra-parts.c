/* cra-parts.c: the table of the parts of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include <glib/gi18n.h>

static char *
hold_maps (CreScenarioDocument *document)
{
  guint n = cre_scenario_document_get_map (document) != NULL;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u map", "%u maps", n), n);
}

static char *
hold_sides (CreScenarioDocument *document)
{
  return g_strdup_printf ("%u", cre_scenario_document_get (document)->sides->len);
}

static char *
hold_men (CreScenarioDocument *document)
{
  guint n = cre_scenario_document_get (document)->men->len;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u man", "%u men", n), n);
}

static char *
hold_areas (CreScenarioDocument *document)
{
  guint n = cre_scenario_document_get (document)->areas->len;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u area", "%u areas", n), n);
}

static char *
hold_coming (CreScenarioDocument *document)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  guint n = 0;

  for (guint i = 0; i < scenario->forces->len; i++)
    n += cr_force_comes_later (cr_scenario_get_force (scenario, i));
  return n == 0 ? g_strdup (_ ("nobody"))
                : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u group", "%u groups", n), n);
}

static const char *const rule_rows[] = { "option",  "turns", "siege", "engine", "state", "change",
                                         "weather", "sun",   "fire",  "heap",   "rule",  NULL };

/* Summarises the rules of the scenario, with its length. */
static char *
hold_rules (CreScenarioDocument *document)
{
  const CrNode *root = cre_scenario_document_get (document)->root;
  guint n = 0;

  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const char *name = cr_node_get_name (cr_node_get_child (root, i));

    n += name != NULL && g_strv_contains (rule_rows, name);
  }
  return g_strdup_printf (_ ("%u changed"), n);
}

static char *
hold_victory (CreScenarioDocument *document)
{
  return g_strdup_printf ("%u", cre_scenario_document_get (document)->conditions->len);
}

static char *
hold_nothing (CreScenarioDocument *document)
{
  return g_strdup ("");
}

static const char *const map_rows[] = { "uses", NULL };
static const char *const side_rows[] = { "side", NULL };
static const char *const force_rows[] = { "force", "man", "gear", "character", NULL };
static const char *const area_rows[] = { "area", "all", "and", "only", "without", NULL };
static const char *const coming_rows[] = { "event", NULL };
static const char *const victory_rows[] = { "victory", "level",  "hold", "fate",
                                            "lost",    "exit",   "time", "scenario",
                                            "assault", "begins", NULL };
static const char *const text_rows[] = { "meta", "text", NULL };

static const CraPartInfo parts[] = {
  { "maps", N_ ("Maps"), "crenel-hexagon-symbolic", N_ ("What it is played on and with."), map_rows,
    hold_maps, cra_part_maps_new },
  { "sides", NC_ ("scenario", "Sides"), "crenel-flag-symbolic",
    N_ ("Choose a side, or add one with Insert."), side_rows, hold_sides, cra_part_sides_new },
  { "forces", N_ ("Forces"), "system-users-symbolic", N_ ("Choose a man, or add one with Insert."),
    force_rows, hold_men, cra_part_forces_new },
  { "setup", N_ ("Set-up"), "mark-location-symbolic",
    N_ ("Choose an area, or add one with Insert."), area_rows, hold_areas, cra_part_setup_new },
  { "coming", N_ ("Reinforcements"), "go-next-symbolic",
    N_ ("Choose a group, or add one with Insert."), coming_rows, hold_coming, cra_part_coming_new },
  { "rules", N_ ("Rules"), "emblem-system-symbolic",
    N_ ("Choose a rule, or add one of your own with Insert."), rule_rows, hold_rules,
    cra_part_rules_new },
  { "victory", N_ ("Victory"), "starred-symbolic",
    N_ ("Choose a sentence, or add one with Insert."), victory_rows, hold_victory,
    cra_part_victory_new },
  { "texts", N_ ("Sheet"), "x-office-document-symbolic", N_ ("Choose a text."), text_rows,
    hold_nothing, cra_part_texts_new },
};

const CraPartInfo *
cra_parts_get (guint *n_out)
{
  *n_out = G_N_ELEMENTS (parts);
  return parts;
}

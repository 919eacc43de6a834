/* cra-facts.c: a hex in a few words, for the status line and for speech.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-facts.h"

#include "cr-numbering.h"
#include "cra-rule-links.h"
#include "cre-floors.h"
#include "cre-names.h"

#include <glib/gi18n.h>

static void
append_part (GString *text, const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

static void
append_floor (GString *text, const CrMap *map, CrPlace place)
{
  if (cr_map_n_floors (map) > 1)
    append_part (text, cre_floors_get_name (map, place.floor));
}

static void
append_surface (GString *text, CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  const CrRuleset *ruleset = cre_map_document_get_ruleset (document);
  const char *structure = cr_map_get_structure (map, place);
  g_autofree char *name = cre_name_terrain (ruleset, cr_map_get_terrain (map, place));

  append_part (text, name);
  if (structure != NULL && !g_str_equal (structure, "none")) {
    g_autofree char *built = cre_name_structure (ruleset, structure);

    append_part (text, built);
  }
}

char *
cra_facts_long (CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  const CrTerrainKind *kind = cr_scene_get_terrain (cre_map_document_get_scene (document), place);
  GString *text = g_string_new (NULL);
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  g_autofree char *level = cre_format_level (cr_map_get_level (map, place));

  append_part (text, number);
  append_floor (text, map, place);
  if (!cr_map_has_place (map, place)) {
    append_part (text, _ ("no hex"));
    return g_string_free (text, FALSE);
  }
  append_surface (text, document, place);
  append_part (text, level);
  if (kind != NULL && kind->cost[0].value != CR_IMPASSABLE) {
    g_autofree char *cost = g_strdup_printf (_ ("%d MP"), kind->cost[0].value);

    append_part (text, cost);
  }
  return g_string_free (text, FALSE);
}

char *
cra_facts_short (CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  g_autofree char *level = cre_format_level (cr_map_get_level (map, place));

  return g_strdup_printf ("%s · %s", number, level);
}

char *
cra_facts_costs (CreMapDocument *document, CrPlace place)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (document);
  const CrTerrainKind *kind = cr_scene_get_terrain (cre_map_document_get_scene (document), place);
  GString *text = g_string_new (NULL);

  if (kind == NULL)
    return g_string_free (g_string_append (text, _ ("unknown to the rules")), FALSE);
  for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++) {
    g_autofree char *name = cre_name_mover (ruleset, (int) i);
    const CrFigure *figure = &kind->cost[i];
    const char *mark = figure->provenance == CR_INFERRED ? " ?"
                       : figure->provenance == CR_HOUSE  ? " H"
                                                         : "";

    if (figure->value == CR_IMPASSABLE)
      g_string_append_printf (text, "%s%s —", i > 0 ? ", " : "", name);
    else
      g_string_append_printf (text, "%s%s %d%s", i > 0 ? ", " : "", name, figure->value, mark);
  }
  return g_string_free (text, FALSE);
}

char *
cra_facts_dup_sources (CreMapDocument *document, CrPlace place)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (document);
  const CrTerrainKind *kind = cr_scene_get_terrain (cre_map_document_get_scene (document), place);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; kind != NULL && i < cr_ruleset_n_movers (ruleset); i++) {
    g_autofree char *name = cre_name_mover (ruleset, (int) i);
    const CrFigure *figure = &kind->cost[i];

    if (figure->provenance == CR_PRINTED || figure->value == CR_IMPASSABLE)
      continue;
    if (text->len > 0)
      g_string_append_c (text, '\n');
    /* Translators: of a figure: “on foot: a house rule, S3 1.8” */
    g_string_append_printf (text,
                            figure->provenance == CR_INFERRED ? _ ("%s: ? inferred, %s")
                                                              : _ ("%s: H a house rule, %s"),
                            name, figure->source != NULL ? figure->source : "—");
  }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

char *
cra_facts_dup_markup (CreTool *tool, gboolean dark)
{
  const char *colours[2][2] = { { "#a51d2d", "#ff8a78" }, { "#1b6e3c", "#7fd8a0" } };
  g_autoptr (GPtrArray) figures = cre_tool_list_figures (tool);
  const char *status = tool != NULL ? cre_tool_get_status (tool) : NULL, *deciding;
  CreVerdict verdict;

  if (status != NULL && figures != NULL && figures->len > 0)
    return cra_rule_mark_figures (status, figures);
  if (!cre_tool_find_verdict (tool, &verdict))
    return NULL;

  g_autofree char *before = g_strndup (status, verdict.start);
  g_autofree char *words = NULL;

  deciding = status + verdict.start;
  words = g_strndup (deciding, verdict.length);
  return g_markup_printf_escaped ("%s<span weight='bold' color='%s'>%s</span>%s", before,
                                  colours[verdict.yes ? 1 : 0][dark ? 1 : 0], words,
                                  deciding + verdict.length);
}

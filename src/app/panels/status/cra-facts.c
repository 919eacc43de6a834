/* cra-facts.c: a hex in a few words, for the status line and for speech.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-facts.h"

#include "cr-numbering.h"
#include "cr-words-lof.h"
#include "cr-words-move.h"
#include "cra-rule-links.h"
#include "cre-floors.h"
#include "cre-names.h"
#include "cre-tool-fire.h"
#include "cre-tool-walk.h"

#include <glib/gi18n.h>

static void
append (GString *text, const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

static void
append_floor (GString *text, const CrMap *map, CrPlace place)
{
  if (cr_map_n_floors (map) > 1)
    append (text, cre_floors_get_name (map, place.floor));
}

static void
append_surface (GString *text, CreDocument *document, CrPlace place)
{
  const CrMap *map = cre_document_get_map (document);
  const CrRuleset *ruleset = cre_document_get_ruleset (document);
  const char *structure = cr_map_get_structure (map, place);
  g_autofree char *name = cre_name_terrain (ruleset, cr_map_get_terrain (map, place));

  append (text, name);
  if (structure != NULL && !g_str_equal (structure, "none")) {
    g_autofree char *built = cre_name_structure (ruleset, structure);

    append (text, built);
  }
}

/**
 * cra_facts_long:
 *
 * Returns: (transfer full): "0708 · ground floor · wall-walk · rampart · +1 · 1 MP"
 */
char *
cra_facts_long (CreDocument *document, CrPlace place)
{
  const CrMap *map = cre_document_get_map (document);
  const CrTerrainKind *kind = cr_scene_get_terrain (cre_document_get_scene (document), place);
  GString *text = g_string_new (NULL);
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  g_autofree char *level = cre_format_level (cr_map_get_level (map, place));

  append (text, number);
  append_floor (text, map, place);
  if (!cr_map_has_place (map, place)) {
    append (text, _ ("no hex"));
    return g_string_free (text, FALSE);
  }
  append_surface (text, document, place);
  append (text, level);
  if (kind != NULL && kind->cost[0].value != CR_IMPASSABLE) {
    g_autofree char *cost = g_strdup_printf (_ ("%d MP"), kind->cost[0].value);

    append (text, cost);
  }
  return g_string_free (text, FALSE);
}

/* "0612 · 0", where there is little room. */
char *
cra_facts_short (CreDocument *document, CrPlace place)
{
  const CrMap *map = cre_document_get_map (document);
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  g_autofree char *level = cre_format_level (cr_map_get_level (map, place));

  return g_strdup_printf ("%s · %s", number, level);
}

/* What the hex costs each mover: "on foot 2, mounted —". */
char *
cra_facts_costs (CreDocument *document, CrPlace place)
{
  const CrRuleset *ruleset = cre_document_get_ruleset (document);
  const CrTerrainKind *kind = cr_scene_get_terrain (cre_document_get_scene (document), place);
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

/* (transfer full) (nullable): where the costs that no book prints come from, one a line; NULL when
 * all are printed. */
char *
cra_facts_dup_sources (CreDocument *document, CrPlace place)
{
  const CrRuleset *ruleset = cre_document_get_ruleset (document);
  const CrTerrainKind *kind = cr_scene_get_terrain (cre_document_get_scene (document), place);
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

/* The sentence of a way, with what stands behind its figures. */
static char *
mark_way (CreToolWalk *walk)
{
  const char *status = cre_tool_get_status (CRE_TOOL (walk));
  const GArray *path = cre_tool_walk_get_path (walk);
  g_autoptr (GPtrArray) figures = NULL;

  if (status == NULL || path == NULL || path->len == 0)
    return NULL;
  figures = cr_words_path_figures (cre_document_get_scene (cre_tool_get_document (CRE_TOOL (walk))),
                                   path);
  return figures->len > 0 ? cra_rule_mark_figures (status, figures) : NULL;
}

/**
 * cra_facts_dup_markup:
 *
 * Returns: (transfer full) (nullable): the sentence of a shot with its verdict set off, of a way
 * with its figures; NULL where the tool says something else
 */
char *
cra_facts_dup_markup (CreTool *tool, gboolean dark)
{
  const CrLof *lof =
      CRE_IS_TOOL_FIRE (tool) ? cre_tool_fire_get_shown (CRE_TOOL_FIRE (tool), NULL) : NULL;
  const char *colour, *status = cre_tool_get_status (tool), *begins;
  g_autofree char *tried = NULL;

  if (CRE_IS_TOOL_WALK (tool))
    return mark_way (CRE_TOOL_WALK (tool));
  if (lof == NULL || cre_tool_fire_get_exposure (CRE_TOOL_FIRE (tool)) != NULL)
    return NULL;

  g_auto (CrWordsLof) words = cr_words_lof_parts (
      cre_tool_fire_get_scene_after (CRE_TOOL_FIRE (tool)), lof, g_get_language_names ());
  begins = status != NULL ? strstr (status, words.before) : NULL;
  /* The tool may have something else to say: of a man who was placed, of a tower that cannot be. */
  if (begins == NULL)
    return NULL;
  tried = g_strndup (status, (gsize) (begins - status));
  if (lof->verdict == CR_LOF_CLEAR)
    colour = dark ? "#7fd8a0" : "#1b6e3c";
  else
    colour = dark ? "#ff8a78" : "#a51d2d";
  return g_markup_printf_escaped ("%s%s<span weight='bold' color='%s'>%s</span>%s", tried,
                                  words.before, colour, words.verdict, words.after);
}

/* cr-ruleset-figures.c: the figures that rows are made of, and their words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-rows.h"

#include "cr-error.h"
#include "cr-text.h"

/* The most a figure may be: twice the dearest of the printed ones is far below it. */
#define MOST 99

static const char *const provenances[] = { "printed", "inferred", "house", NULL };
static const char *const covers[] = { "none", "light", "medium", "heavy", "infinite", NULL };
static const char *const answers[] = { "no", "yes", NULL };

/**
 * cr_ruleset_read_provenance:
 *
 * Returns: FALSE with an error when the figure lacks its value or does not say where it is from
 */
gboolean
cr_ruleset_read_provenance (const CrNode *node, CrFigure *figure, GError **error)
{
  const char *unused;
  int provenance;

  if (!cr_node_need (node, "value", &unused, error) ||
      !cr_node_need (node, "provenance", &unused, error) ||
      !cr_node_read_enum (node, "provenance", provenances, CR_HOUSE, &provenance, error))
    return FALSE;
  figure->provenance = provenance;
  figure->source = cr_node_get (node, "source");
  return TRUE;
}

gboolean
cr_ruleset_read_points (const CrNode *node, int least, CrFigure *figure, GError **error)
{
  if (!cr_ruleset_read_provenance (node, figure, error))
    return FALSE;
  figure->value = CR_IMPASSABLE;
  if (g_str_equal (cr_node_get (node, "value"), "impassable"))
    return TRUE;
  return cr_node_read_int (node, "value", least, MOST, 0, &figure->value, error);
}

gboolean
cr_ruleset_read_number (const CrNode *row, const char *name, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find (row, name);

  *figure = (CrFigure){ 0, CR_INFERRED, NULL };
  if (node == NULL)
    return TRUE;
  return cr_ruleset_read_provenance (node, figure, error) &&
         cr_node_read_int (node, "value", 0, MOST, 0, &figure->value, error);
}

gboolean
cr_ruleset_find_figure (const CrNode *row,
                        const char *name,
                        const CrNode **node_out,
                        GError **error)
{
  *node_out = cr_node_find (row, name);
  if (*node_out != NULL)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX, cr_text ("found <%s> without <%s>, expected one"),
                     cr_node_get_name (row), name);
  return FALSE;
}

/* @node: of a cover, with its value and where that is from */
gboolean
cr_ruleset_read_cover_value (const CrNode *node, CrFigure *figure, GError **error)
{
  return cr_ruleset_read_provenance (node, figure, error) &&
         cr_node_read_enum (node, "value", covers, 0, &figure->value, error);
}

gboolean
cr_ruleset_read_cover (const CrNode *row, CrFigure *figure, GError **error)
{
  const CrNode *node;

  return cr_ruleset_find_figure (row, "cover", &node, error) &&
         cr_ruleset_read_cover_value (node, figure, error);
}

gboolean
cr_ruleset_read_flag (const CrNode *row, const char *name, gboolean *flag, GError **error)
{
  return cr_node_read_enum (row, name, answers, FALSE, flag, error);
}

const char *
cr_provenance_get_name (CrProvenance provenance)
{
  return provenances[provenance];
}

const char *
cr_cover_get_name (CrCover cover)
{
  return covers[cover];
}

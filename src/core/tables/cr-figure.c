/* cr-figure.c: one figure of a ruleset and where it comes from.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-figure.h"

const char *const cr_provenance_names[] = { "printed", "inferred", "house", NULL };

const char *
cr_provenance_get_name (CrProvenance provenance)
{
  return cr_provenance_names[provenance];
}

gboolean
cr_figure_read (const CrNode *node, CrFigure *figure, GError **error)
{
  const char *unused;
  int provenance;

  if (!cr_node_need (node, "value", &unused, error) ||
      !cr_node_need (node, "provenance", &unused, error) ||
      !cr_node_read_enum (node, "provenance", cr_provenance_names, CR_HOUSE, &provenance, error))
    return FALSE;
  figure->provenance = provenance;
  figure->source = cr_node_get (node, "source");
  return TRUE;
}

/* fit-report.c: reports what fitting a picture has found.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "fit-report.h"

#include <glib/gi18n.h>

#include "cr-plain.h"

static void
add_double (JsonBuilder *json, const char *key, double value)
{
  json_builder_set_member_name (json, key);
  json_builder_add_double_value (json, value);
}

static void
add_boolean (JsonBuilder *json, const char *key, gboolean value)
{
  json_builder_set_member_name (json, key);
  json_builder_add_boolean_value (json, value);
}

static void
add_pair (JsonBuilder *json, const char *key, CrPoint point)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_array (json);
  json_builder_add_double_value (json, point.x);
  json_builder_add_double_value (json, point.y);
  json_builder_end_array (json);
}

static void
add_matrix (JsonBuilder *json, const CrAffine *m)
{
  const double values[] = { m->xx, m->yx, m->xy, m->yy, m->x0, m->y0 };

  json_builder_set_member_name (json, "matrix");
  json_builder_begin_array (json);
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    json_builder_add_double_value (json, values[i]);
  json_builder_end_array (json);
}

static void
add_points (JsonBuilder *json, const CrGrid *grid, const GArray *points)
{
  json_builder_set_member_name (json, "points");
  json_builder_begin_array (json);
  for (guint i = 0; i < points->len; i++) {
    const CrFitPoint *point = &g_array_index (points, CrFitPoint, i);
    g_autofree char *at = cr_grid_format_hex (grid, point->hex);

    json_builder_begin_object (json);
    cli_json_string (json, "at", at);
    add_pair (json, "pixel", point->pixel);
    add_double (json, "residual", point->residual);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_centres (JsonBuilder *json, const CrGrid *grid, const CrFitResult *fit)
{
  json_builder_set_member_name (json, "centres");
  json_builder_begin_object (json);
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrHex hex = cr_grid_get_hex (grid, cell);
    g_autofree char *at = cr_grid_format_hex (grid, hex);

    add_pair (json, at, cr_fit_locate (fit, grid, hex));
  }
  json_builder_end_object (json);
}

/* Adds how the map may lie: the ways that cannot be distinguished from the best, and the best of
 * each shift. */
static void
add_ways (JsonBuilder *json, const CrProposal *proposal)
{
  json_builder_set_member_name (json, "ways");
  json_builder_begin_array (json);
  for (guint i = 0; i < proposal->ways->len; i++) {
    const CrProposalWay *way = cr_proposal_get_way (proposal, i);

    json_builder_begin_object (json);
    cli_json_string (json, "shift", way->shift == CR_SHIFT_ODD ? "odd" : "even");
    add_pair (json, "first", way->first);
    add_double (json, "share", way->share);
    cli_json_int (json, "outside", way->n_outside);
    cli_json_int (json, "blank", way->n_blank);
    cli_json_int (json, "missing", way->n_missing);
    add_boolean (json, "alike", i < proposal->n_alike);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

/* Adds what was found in the picture itself, if that was asked for. */
static void
add_proposal (JsonBuilder *json, const CliFit *lay, const CrGrid *grid)
{
  const CrProposal *proposal = &lay->proposal;
  g_autofree char *sentence = cr_proposal_describe (proposal, grid);
  g_autoptr (GPtrArray) notes = cr_proposal_list_notes (proposal, grid);

  json_builder_set_member_name (json, "proposal");
  json_builder_begin_object (json);
  add_boolean (json, "found", proposal->found);
  if (proposal->found) {
    json_builder_set_member_name (json, "shows");
    json_builder_begin_object (json);
    cli_json_grid (json, &proposal->grid);
    json_builder_end_object (json);
    cli_json_int (json, "hexes", proposal->n_hexes);
    add_double (json, "share", proposal->share);
    add_boolean (json, "halves", proposal->grid.halves);
    add_boolean (json, "sure", proposal->sure);
    cli_json_string (json, "numbering", proposal->known ? "known" : "guess");
    add_ways (json, proposal);
  }
  cli_json_string (json, "sentence", sentence);
  json_builder_set_member_name (json, "notes");
  json_builder_begin_array (json);
  for (guint i = 0; i < notes->len; i++)
    json_builder_add_string_value (json, notes->pdata[i]);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
add_fit (JsonBuilder *json, const CrGrid *grid, const CliFit *lay)
{
  const CrFitResult *fit = &lay->fit;

  if (cr_warp_is_affine (&fit->warp))
    add_matrix (json, &fit->matrix);
  add_points (json, grid, lay->points);
  add_double (json, "rms", fit->rms);
  add_double (json, "worst", fit->worst);
  if (fit->promised >= 0)
    add_double (json, "promised", fit->promised);
  if (fit->worst_point >= 0) {
    const CrFitPoint *worst = &g_array_index (lay->points, CrFitPoint, fit->worst_point);
    g_autofree char *at = cr_grid_format_hex (grid, worst->hex);

    cli_json_string (json, "worst_hex", at);
  }
  add_boolean (json, "sure", fit->sure && (!lay->asked || lay->proposal.sure));
  add_centres (json, grid, fit);
}

void
cli_fit_to_json (JsonBuilder *json, const CrGrid *grid, const CliFit *lay)
{
  json_builder_begin_object (json);
  cli_json_string (json, "picture", lay->path);
  cli_json_string (json, "kind", cr_fit_kind_get_name (lay->fit.kind));
  json_builder_set_member_name (json, "grid");
  json_builder_begin_object (json);
  cli_json_grid (json, grid);
  json_builder_end_object (json);
  if (lay->asked)
    add_proposal (json, lay, grid);
  if (lay->fit.kind != CR_FIT_NONE) {
    add_fit (json, grid, lay);
  } else {
    add_boolean (json, "sure", FALSE);
  }
  json_builder_end_object (json);
}

static void
print_points (const CrGrid *grid, const CrFitResult *fit, const GArray *points)
{
  g_print (_ ("%s fit; misfit %.3f hexes on average\n"), cr_fit_kind_get_name (fit->kind),
           fit->rms);
  for (guint i = 0; i < points->len; i++) {
    const CrFitPoint *point = &g_array_index (points, CrFitPoint, i);
    g_autofree char *at = cr_grid_format_hex (grid, point->hex);

    g_print (_ ("  %s misses its point by %.3f hexes%s\n"), at, point->residual,
             fit->checked && (int) i == fit->worst_point ? _ (", the worst") : "");
  }
  if (fit->sure)
    g_print (_ ("of all hexes none is likely to lie more than %.3f hexes beside its place\n"),
             fit->promised);
  else if (fit->checked)
    g_print (_ ("where the other hexes lie cannot be told from these points: one of them is wrong, "
                "or the sheet is bent; add more\n"));
  else
    g_print (_ ("whether this is right cannot be told: so few points always fit; add one more\n"));
}

static void
print_proposal (const CrGrid *grid, const CrProposal *proposal, const char *sentence)
{
  g_autoptr (GPtrArray) notes = cr_proposal_list_notes (proposal, grid);

  g_print ("%s\n", sentence);
  for (guint i = 0; i < notes->len; i++)
    g_print ("  %s\n", (const char *) notes->pdata[i]);
  if (proposal->found && proposal->fits && !proposal->known)
    g_print (_ ("one --point tells which hex is which\n"));
}

void
cli_fit_print (const CrGrid *grid, const CliFit *lay, gboolean named)
{
  g_autofree char *sentence = lay->asked ? cr_proposal_describe (&lay->proposal, grid) : NULL;

  if (named)
    g_print ("%s:\n", lay->path);
  if (sentence != NULL)
    print_proposal (grid, &lay->proposal, sentence);
  if (lay->fit.kind != CR_FIT_NONE)
    print_points (grid, &lay->fit, lay->points);
}

/* cr-propose-notes.c: what a picture said of its grid, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-propose.h"

#include <math.h>

#include "cr-text.h"

char *
cr_proposal_describe (const CrProposal *proposal, const CrGrid *grid)
{
  const CrGrid *shown = &proposal->grid;

  if (!proposal->found)
    return g_strdup (cr_text ("no grid found: no printed hexes stand out in this picture"));
  if (!proposal->fits && shown->orientation == CR_FLAT)
    return g_strdup (cr_text ("the picture's hexes have flat tops, the map's have pointed ones"));
  if (!proposal->fits)
    return g_strdup (cr_text ("the picture's hexes have pointed tops, the map's have flat ones"));
  if (proposal->sure)
    return g_strdup_printf (cr_text ("%d printed hexes found; of the map's lines %d %% are seen"),
                            proposal->n_hexes, (int) lround (100 * proposal->share));
  return g_strdup_printf (
      cr_text (
          "printed hexes found, about %d × %d, but which of them is the map's first of %d × %d "
          "cannot be told"),
      shown->columns, shown->rows, grid->columns, grid->rows);
}

static void
add_note (GPtrArray *notes, const char *note)
{
  g_ptr_array_add (notes, g_strdup (note));
}

static void
add_count (GPtrArray *notes, const char *format, int n)
{
  if (n > 0)
    g_ptr_array_add (notes, g_strdup_printf (format, n));
}

static void
note_size (const CrProposal *proposal, const CrGrid *grid, GPtrArray *notes)
{
  const CrGrid *shown = &proposal->grid;

  if (shown->columns != grid->columns || shown->rows != grid->rows)
    g_ptr_array_add (
        notes,
        g_strdup_printf (
            cr_text (
                "the picture shows %d columns and %d rows, the map has %d columns and %d rows"),
            shown->columns, shown->rows, grid->columns, grid->rows));
  if (shown->halves && !grid->halves)
    add_note (notes,
              cr_text ("the picture's edge cuts hexes in half, the map's hexes are all whole"));
  if (!shown->halves && grid->halves)
    add_note (notes,
              cr_text ("the picture's hexes are all whole, the map's edge cuts them in half"));
}

gboolean
cr_proposal_is_shift_open (const CrProposal *proposal)
{
  for (guint i = 1; i < proposal->n_alike; i++)
    if (cr_proposal_get_way (proposal, i)->shift != cr_proposal_get_way (proposal, 0)->shift)
      return TRUE;
  return FALSE;
}

static const char *
get_shift_contradiction (const CrGrid *grid)
{
  if (grid->orientation == CR_FLAT)
    return grid->shift == CR_SHIFT_ODD
               ? cr_text ("the picture's first column lies higher than its second, the map's lies "
                          "lower")
               : cr_text ("the picture's first column lies lower than its second, the map's lies "
                          "higher");
  return grid->shift == CR_SHIFT_ODD
             ? cr_text ("the picture's first row lies further left than its second, the map's lies "
                        "further right")
             : cr_text ("the picture's first row lies further right than its second, the map's "
                        "lies further left");
}

static void
note_shift (const CrProposal *proposal, const CrGrid *grid, GPtrArray *notes)
{
  if (cr_proposal_is_shift_open (proposal))
    add_note (notes,
              grid->orientation == CR_FLAT
                  ? cr_text ("whether the first column lies higher or lower cannot be told from "
                             "this picture")
                  : cr_text ("whether the first row lies further left or further right cannot "
                             "be told from this picture"));
  else if (cr_proposal_get_way (proposal, 0)->shift != grid->shift)
    add_note (notes, get_shift_contradiction (grid));
}

/* Notes the places of the map's own shift that are as good as the one proposed. */
static void
note_places (const CrProposal *proposal, const CrGrid *grid, GPtrArray *notes)
{
  g_autoptr (GString) places = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < proposal->n_alike; i++) {
    const CrProposalWay *way = cr_proposal_get_way (proposal, i);

    if (way->shift != grid->shift)
      continue;
    g_string_append_printf (places, "%s%d,%d", n++ > 0 ? "; " : "", (int) lround (way->first.x),
                            (int) lround (way->first.y));
  }
  if (n > 1)
    g_ptr_array_add (notes,
                     g_strdup_printf (cr_text ("the map fits in %u places equally well: its hex "
                                               "1,1 at the pixels %s"),
                                      n, places->str));
}

static void
note_tests (const CrProposal *proposal, const CrGrid *grid, GPtrArray *notes)
{
  for (guint i = 0; i < proposal->tests->len; i++) {
    const CrProposalTest *test = &g_array_index (proposal->tests, CrProposalTest, i);
    g_autofree char *hex = cr_grid_format_hex (grid, test->hex);
    g_autofree char *is = cr_grid_format_hex (grid, test->is);

    if (test->verdict == CR_KNOWN_CONTRADICTS)
      g_ptr_array_add (notes, g_strdup_printf (cr_text ("the point at %s contradicts: by the "
                                                        "printed lines hex %s lies there"),
                                               hex, is));
    if (test->verdict == CR_KNOWN_IN_MARGIN)
      g_ptr_array_add (
          notes, g_strdup_printf (cr_text ("the point at %s lies in the margin: no hex is printed "
                                           "there"),
                                  hex));
  }
}

GPtrArray *
cr_proposal_list_notes (const CrProposal *proposal, const CrGrid *grid)
{
  GPtrArray *notes = g_ptr_array_new_with_free_func (g_free);

  if (!proposal->found || !proposal->fits)
    return notes;
  const CrProposalWay *own = cr_proposal_get_way (proposal, proposal->own);
  note_size (proposal, grid, notes);
  note_shift (proposal, grid, notes);
  note_places (proposal, grid, notes);
  add_count (notes, cr_text ("hexes of the map that lie outside the sheet: %d"), own->n_outside);
  add_count (notes, cr_text ("hexes of the map where none are printed: %d"), own->n_blank);
  add_count (notes, cr_text ("printed hexes that the map has not: %d"), own->n_missing);
  note_tests (proposal, grid, notes);
  if (!proposal->known)
    add_note (notes,
              cr_text ("the numbering is a guess by the printed edge: no hex that is known says "
                       "which is which"));
  return notes;
}

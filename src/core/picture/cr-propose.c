/* cr-propose.c: the grid, from the lines printed in a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-propose.h"

#include <math.h>

#include "cr-propose-private.h"

#define MOST_SIDE 2000 /* the picture is reduced to this for the search */
#define LEAST_CONTRAST 0.7
#define LEAST_EVIDENCE 9.0 /* contrast, the more certain the more hexes there are */
#define LEAST_EVEN 0.69

/* The grid is smoothed and looked for again in two rounds; then the whole must stand out from its
 * own shifted copies. */
static gboolean
confirm_grid (CrSearch *search, CrProposal *out)
{
  for (int round = 0; round < 2; round++) {
    if (!cr_search_smooth (search))
      return FALSE;
    cr_lattice_look_again (&search->lattice, &search->warp);
  }
  if (!cr_search_smooth (search))
    return FALSE;
  cr_search_measure (search);
  out->contrast = search->contrast;
  out->even = search->even;
  out->n_hexes = (int) search->lattice.seen->len;
  return out->contrast >= LEAST_CONTRAST && out->even >= LEAST_EVEN &&
         out->contrast * sqrt (out->n_hexes) >= LEAST_EVIDENCE;
}

static void
clear_way (gpointer data)
{
  g_array_unref (((CrProposalWay *) data)->points);
}

gboolean
cr_propose_grid (const CrPrinted *picture, const CrGrid *grid, CrProposal *out)
{
  CrSearch search = { .picture = picture };
  CrGrey *greys[CR_SEARCH_LEVELS] = { NULL }, *inks[CR_SEARCH_LEVELS] = { NULL };

  *out = (CrProposal){ .ways = g_array_new (FALSE, FALSE, sizeof (CrProposalWay)),
                       .tests = g_array_new (FALSE, FALSE, sizeof (CrProposalTest)) };
  g_array_set_clear_func (out->ways, clear_way);
  search.step = MAX (1, MAX (picture->width, picture->height) / (double) MOST_SIDE);
  greys[0] = cr_grey_reduce (picture->pixels, picture->width, picture->height, MOST_SIDE);
  cr_search_find (&search, greys, inks);
  if (search.worth > 0 && cr_search_go_on (&search, 0.9)) {
    out->fits = cr_search_turn (&search, grid);
    out->found = confirm_grid (&search, out);
  }
  if (out->found)
    cr_search_place (&search, grid, out);
  cr_lattice_clear (&search.lattice);
  for (int i = 0; i < CR_SEARCH_LEVELS; i++) {
    g_clear_pointer (&greys[i], cr_grey_free);
    g_clear_pointer (&inks[i], cr_grey_free);
  }
  return out->found;
}

const CrProposalWay *
cr_proposal_get_way (const CrProposal *proposal, guint index)
{
  return &g_array_index (proposal->ways, CrProposalWay, index);
}

void
cr_proposal_clear (CrProposal *proposal)
{
  proposal->points = NULL;
  g_clear_pointer (&proposal->ways, g_array_unref);
  g_clear_pointer (&proposal->tests, g_array_unref);
}

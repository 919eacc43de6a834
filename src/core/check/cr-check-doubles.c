/* cr-check-doubles.c: the same thing twice on one side. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-check-thing-private.h"
#include "cr-text.h"

/* What is right where two differ is for the author to say. */
static gboolean
are_same (const CrThing *it)
{
  gsize n;
  const CrSide *all = cr_map_get_sides (it->map, it->here, it->side->direction, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_thing_is_like (it, &all[i]) && !cr_side_same (&all[i], it->side))
      return FALSE;
  return TRUE;
}

/* However many there are, the second tells of them. */
static gboolean
is_second (const CrThing *it)
{
  const CrSide *first = cr_thing_find_first (it);

  for (const CrSide *side = first + 1; side != it->side; side++)
    if (cr_thing_is_like (it, side))
      return FALSE;
  return TRUE;
}

/**
 * cr_check_double:
 * @it: one that another like it stands before
 */
void
cr_check_double (const CrThing *it)
{
  g_autofree char *at = NULL;
  CrProblem *problem;

  if (!is_second (it))
    return;
  at = cr_thing_dup_at (it);
  if (are_same (it)) {
    problem =
        cr_thing_add (it, "side-twice",
                      g_strdup_printf (cr_text ("%s: “%s” stands there twice: one is enough."), at,
                                       cr_thing_get_name (it)));
    cr_check_set_fix (problem, cr_text ("Remove"), cr_thing_replace (it, it->side));
    return;
  }
  problem = cr_thing_add (
      it, "side-twice",
      g_strdup_printf (cr_text ("%s: “%s” stands there twice, and the two differ: keep the one you "
                                "mean."),
                       at, cr_thing_get_name (it)));
  cr_check_set_removal (problem, cr_text ("Keep the first"),
                        cr_thing_replace (it, cr_thing_find_first (it)));
}

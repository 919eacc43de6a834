/* cr-check-battlements.c: battlements that stand the wrong way round.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-thing-private.h"
#include "cr-text.h"

/* Its inside is ground at the foot of the wall-walk: LOF-09. A rampart of one hex may well be
 * fortified on both sides, and an edge both ways; each battlement then belongs to a wall-walk. */
static gboolean
is_inside_out (const CrThing *it)
{
  return cr_scene_has_place (it->scene, it->inside) && !cr_thing_is_built (it, it->inside) &&
         cr_scene_is_wall_walk (it->scene, it->outside) &&
         cr_scene_get_level (it->scene, it->inside) <= cr_scene_get_level (it->scene, it->outside);
}

void
cr_check_battlement (const CrThing *it)
{
  g_autofree char *at = NULL;
  CrProblem *problem;

  if (it->side->inside == CR_INSIDE_NONE || !is_inside_out (it))
    return;
  at = cr_thing_dup_at (it);
  problem = cr_thing_add (
      it, "battlement-inside-out",
      g_strdup_printf (cr_text ("%s: the battlement shelters the ground before the wall-walk, not "
                                "the men on it: turn it round."),
                       at));
  cr_thing_offer_turn (it, problem);
}

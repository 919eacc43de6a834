/* cr-check-doors.c: doors into walls and into nothing. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-thing-private.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* Solid wall, through which no door leads: MOV-04. */
static gboolean
is_solid (const CrThing *it, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (it->scene, place);
  int foot = MAX (0, cr_ruleset_find_mover (cr_scene_get_ruleset (it->scene), "foot"));

  return cr_scene_has_place (it->scene, place) && terrain != NULL &&
         terrain->cover.value == CR_COVER_INFINITE && terrain->cost[foot].value == CR_IMPASSABLE;
}

/* A tower room may open on a rampart that is painted on another floor, at the same level; and by a
 * gate at the edge of the map one comes from the next. */
static gboolean
leads_on (const CrThing *it, CrPlace from, CrPlace to)
{
  if (!cr_grid_contains (cr_map_get_grid (it->map), to.hex))
    return TRUE;
  for (int floor = 0; floor < cr_map_n_floors (it->map); floor++) {
    CrPlace place = { floor, to.hex };

    if (cr_scene_has_place (it->scene, place) &&
        (floor == to.floor ||
         cr_scene_get_level (it->scene, place) == cr_scene_get_level (it->scene, from)))
      return TRUE;
  }
  return FALSE;
}

static void
check_way (const CrThing *it, CrPlace from, CrPlace to)
{
  g_autofree char *at = NULL, *there = NULL;

  if (is_solid (it, to)) {
    at = cr_thing_dup_at (it);
    there = cr_map_format_printed (it->map, to);
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "door-into-wall",
                g_strdup_printf (cr_text ("%s: “%s” leads into the solid wall of %s: hollow the "
                                          "wall out, or take the door away."),
                                 at, cr_thing_get_name (it), there)));
  } else if (it->side->kind != CR_SIDE_WINDOW && cr_scene_has_place (it->scene, from) &&
             !leads_on (it, from, to)) {
    at = cr_thing_dup_at (it);
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "door-into-void",
                g_strdup_printf (cr_text ("%s: “%s” leads to where there is no hex to step on: "
                                          "paint one there, or take the door away."),
                                 at, cr_thing_get_name (it))));
  }
}

void
cr_check_door (const CrThing *it)
{
  check_way (it, it->here, it->beyond);
  check_way (it, it->beyond, it->here);
}

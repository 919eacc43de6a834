/* cr-check-sides.c: what stands on sides, thing by thing. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-check-thing-private.h"
#include "cr-text.h"

/* The inside that the map suggests: the one hex that is built, else the higher one. */
static CrInside
guess_inside (const CrThing *it)
{
  int here = cr_scene_get_level (it->scene, it->here);
  int beyond = cr_scene_get_level (it->scene, it->beyond);

  if (cr_thing_is_built (it, it->here) != cr_thing_is_built (it, it->beyond))
    return cr_thing_is_built (it, it->here) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
  if (here != beyond)
    return here > beyond ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
  return CR_INSIDE_NONE;
}

static void
add_without_inside (const CrThing *it)
{
  g_autofree char *at = cr_thing_dup_at (it);
  CrSide mended = *it->side;
  CrProblem *problem = cr_thing_add (
      it, it->side->kind == CR_SIDE_SLIT ? "slit-without-inside" : "battlement-without-inside",
      g_strdup_printf (cr_text ("%s: which of the two hexes is the inside of “%s” is "
                                "not said."),
                       at, cr_thing_get_name (it)));

  mended.inside = (gint8) guess_inside (it);
  if (mended.inside != CR_INSIDE_NONE)
    cr_check_set_fix (problem, cr_text ("Set inside"), cr_thing_replace (it, &mended));
}

static void
check_inside (const CrThing *it)
{
  g_autofree char *at = NULL;

  if (it->side->inside == CR_INSIDE_NONE) {
    add_without_inside (it);
  } else if (!cr_scene_has_place (it->scene, it->inside)) {
    at = cr_thing_dup_at (it);
    cr_thing_offer_turn (
        it, cr_thing_add (it, "inside-off-map",
                          g_strdup_printf (cr_text ("%s: the inside of “%s” is no hex of the map."),
                                           at, cr_thing_get_name (it))));
  }
}

/* Of several of a kind the first speaks for all. */
static void
check_thing (const CrThing *it)
{
  if (cr_thing_find_first (it) != NULL) {
    cr_check_double (it);
    return;
  }
  if (cr_side_kind_needs_inside (it->side->kind))
    check_inside (it);
  if (cr_side_kind_is_opening (it->side->kind))
    cr_check_door (it);
  if (it->side->kind == CR_SIDE_SLIT)
    cr_check_slit (it);
  if (it->side->kind == CR_SIDE_BATTLEMENT)
    cr_check_battlement (it);
}

static CrThing
make_thing (const CrScene *scene,
            GPtrArray *problems,
            const CrLofOptions *options,
            int floor,
            const CrSide *side)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrHex hex = cr_grid_get_hex (cr_map_get_grid (map), side->cell);
  CrPlace here = { floor, hex }, beyond = { floor, cr_hex_neighbour (hex, side->direction) };
  CrThing it = { scene, map, problems, side, here, beyond, here, beyond, side->direction, options };

  if (side->inside == CR_INSIDE_BEYOND) {
    it.inside = beyond;
    it.outside = here;
    it.direction = cr_direction_opposite (side->direction);
  }
  return it;
}

void
cr_check_sides (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrLofOptions options;

  cr_lof_options_init (&options, cr_scene_get_ruleset (scene));
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++) {
      CrThing it = make_thing (scene, problems, &options, floor, &sides[i]);

      check_thing (&it);
    }
  }
}

/* cr-check-sides.c: what stands on sides, thing by thing; banks.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-thing-private.h"

#include "cr-check-private.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* The terrain that fascines make of a moat. */
#define FILLED "filledmoat"

/* The lowest ground beside it that is neither moat nor built upon; %CR_LEVEL_MIN where there is
 * none. */
static int
find_bank (const CrScene *scene, CrPlace place)
{
  int bank = CR_LEVEL_MAX + 1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace beside = cr_place_neighbour (place, d);
    const CrTerrainKind *kind = cr_scene_get_terrain (scene, beside);

    if (cr_scene_has_place (scene, beside) && kind != NULL && !kind->moat && !kind->bridge &&
        kind->climb.value == 0 && cr_scene_get_structure (scene, beside) == NULL)
      bank = MIN (bank, cr_scene_get_level (scene, beside));
  }
  return bank <= CR_LEVEL_MAX ? bank : CR_LEVEL_MIN;
}

void
cr_check_banks (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  int filled = cr_map_find_code (map, CR_LAYER_TERRAIN, FILLED);

  for (int floor = 0; filled > 0 && floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      g_autofree char *at = NULL;
      CrEdit *fix;
      int bank;

      if (cr_map_get_value (map, place, CR_LAYER_TERRAIN) != filled)
        continue;
      bank = find_bank (scene, place);
      if (cr_scene_get_level (scene, place) >= bank)
        continue;
      at = cr_map_format_printed (map, place);
      fix = cr_edit_new ();
      cr_edit_set_value (fix, map, place, CR_LAYER_LEVEL, bank);
      cr_check_set_fix (
          cr_check_add (
              problems, "filled-below-bank", place,
              g_strdup_printf (cr_text ("The moat of %s is filled, but lies at level %d, below "
                                        "its bank at %d."),
                               at, cr_scene_get_level (scene, place), bank)),
          cr_text ("Fill it up"), fix);
    }
}

/* Whether its inside is ground at the foot of the wall-walk: LOF-09. A rampart of one hex may well
 * be fortified on both sides, and an edge both ways; each battlement then belongs to a wall-walk.
 * */
static gboolean
is_inside_out (const CrThing *it)
{
  return cr_scene_has_place (it->scene, it->inside) && !cr_thing_is_built (it, it->inside) &&
         cr_scene_is_wall_walk (it->scene, it->outside) &&
         cr_scene_get_level (it->scene, it->inside) <= cr_scene_get_level (it->scene, it->outside);
}

static void
check_battlement (const CrThing *it)
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

/* Whether all things of the kind on the side are the same; where two differ, the author has to say
 * which is right. */
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

/* Whether it is the second of those on the side: however many there are, the second tells of them.
 * */
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
 * check_double:
 * @it: one that another like it stands before
 */
static void
check_double (const CrThing *it)
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

/* Of several things of a kind the first is checked for all. */
static void
check_thing (const CrThing *it)
{
  if (cr_thing_find_first (it) != NULL) {
    check_double (it);
    return;
  }
  if (cr_side_kind_needs_inside (it->side->kind))
    check_inside (it);
  if (cr_side_kind_is_opening (it->side->kind))
    cr_check_door (it);
  if (it->side->kind == CR_SIDE_SLIT)
    cr_check_slit (it);
  if (it->side->kind == CR_SIDE_BATTLEMENT)
    check_battlement (it);
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

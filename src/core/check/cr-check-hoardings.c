/* cr-check-hoardings.c: where hoardings may hang. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-curtain.h"
#include "cr-levels.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* One hoarding, seen from the battlement it hangs before. */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  const CrOutside *outside;
  const CrSide *side;
  CrPlace inside;
  CrDirection direction; /* outwards */
  char *at;              /* "1107:NE" */
} Hoarding;

static CrProblem *
add_problem (const Hoarding *it, const char *id, char *message)
{
  CrProblem *problem = cr_check_add (it->problems, id, it->inside, message);

  problem->side = it->direction;
  return problem;
}

static void
offer_removal (CrProblem *problem, const Hoarding *it)
{
  CrEdit *fix = cr_edit_new ();

  cr_edit_remove_side (fix, it->map, it->inside, it->direction, CR_SIDE_HOARDING);
  cr_check_set_removal (problem, cr_text ("Take down"), fix);
}

/* Of several hoardings on one side nobody knows which one is meant. */
static gboolean
is_alone (const Hoarding *it)
{
  int n_hoardings = 0;
  gsize n;
  const CrSide *all = cr_map_get_sides (it->map, it->inside, it->direction, &n);

  for (gsize i = 0; i < n; i++)
    n_hoardings += all[i].kind == CR_SIDE_HOARDING;
  return n_hoardings == 1;
}

static void
check_battlement (const Hoarding *it)
{
  CrPlace beyond = cr_place_neighbour (it->inside, it->direction);
  CrProblem *problem = add_problem (
      it, "hoarding-without-battlement",
      g_strdup_printf (cr_text ("%s: the hoarding hangs before no battlement."), it->at));
  CrSide turned = *it->side;
  CrEdit *fix;

  if (!is_alone (it))
    return;
  if (!cr_curtain_has (it->map, beyond, cr_direction_opposite (it->direction),
                       CR_SIDE_BATTLEMENT)) {
    offer_removal (problem, it);
    return;
  }
  turned.inside = turned.inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  fix = cr_edit_new ();
  cr_edit_put_side (
      fix, it->map,
      (CrPlace){ it->inside.floor, cr_grid_get_hex (cr_map_get_grid (it->map), it->side->cell) },
      it->side->direction, turned);
  cr_check_set_fix (problem, cr_text ("Turn it round"), fix);
}

/* HRD-01: Hoardings hang against battlements of the outer curtain, not on towers with slits. */
static void
check_fit (const Hoarding *it)
{
  switch (cr_curtain_fit (it->scene, it->outside, it->inside, it->direction)) {
  case CR_HOARDING_NO_BATTLEMENT:
    check_battlement (it);
    break;
  case CR_HOARDING_SLIT_TOWER:
    offer_removal (
        add_problem (
            it, "hoarding-on-tower",
            g_strdup_printf (cr_text ("%s: a tower with slits carries no hoarding."), it->at)),
        it);
    break;
  case CR_HOARDING_INNER_WALL:
    offer_removal (
        add_problem (it, "hoarding-on-inner-wall",
                     g_strdup_printf (cr_text ("%s: the hoarding hangs on an inner wall, for "
                                               "what lies before it is within the castle."),
                                      it->at)),
        it);
    break;
  case CR_HOARDING_FITS:
    break;
  }
}

/* HRD-02: Nobody passes between hoardings of different levels, so no hoarding of several hexes may
 * have two levels. */
static void
check_run (const Hoarding *it)
{
  CrPlace next = it->inside;
  CrDirection direction = it->direction;
  int level = cr_map_get_level (it->map, it->inside);
  g_autofree char *here = NULL, *there = NULL, *other = NULL;

  if (!cr_curtain_next (it->map, TRUE, &next, &direction) ||
      !cr_curtain_has (it->map, next, direction, CR_SIDE_HOARDING) ||
      cr_map_get_level (it->map, next) == level)
    return;
  here = cr_level_format (level);
  there = cr_level_format (cr_map_get_level (it->map, next));
  other = cr_map_format_printed (it->map, next);
  add_problem (
      it, "hoarding-across-levels",
      g_strdup_printf (cr_text ("%s: the hoarding goes on from level %s to %s before %s: leave a "
                                "hexside free between them."),
                       it->at, here, there, other));
}

static void
check_side (Hoarding *it, int floor)
{
  CrHex hex = cr_grid_get_hex (cr_map_get_grid (it->map), it->side->cell);

  it->inside = (CrPlace){ floor, cr_map_get_inside_hex (it->map, it->side) };
  it->direction = cr_hex_equal (it->inside.hex, hex) ? (CrDirection) it->side->direction
                                                     : cr_direction_opposite (it->side->direction);
  if (!cr_scene_has_place (it->scene, it->inside))
    return;
  it->at = cr_map_format_printed_side (it->map, it->inside, it->direction);
  check_fit (it);
  check_run (it);
  g_free (it->at);
}

void
cr_check_hoardings (const CrScene *scene, const CrOutside *outside, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++) {
      Hoarding it = { scene, map, problems, NULL, &sides[i] };

      if (sides[i].kind != CR_SIDE_HOARDING || sides[i].inside == CR_INSIDE_NONE)
        continue; /* one without an inside is said already */
      it.outside = outside;
      check_side (&it, floor);
    }
  }
}

/* cr-check-slits.c: slits that see nothing, stakes that look nowhere.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-thing-private.h"

#include "cr-check-private.h"
#include "cr-lof.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* What is built, all floors together: its middle is sums of hexes over their number. */
typedef struct {
  gint64 q, r, n;
} Castle;

static Castle
find_castle (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  Castle castle = { 0 };

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const gint16 *structure = cr_map_get_layer (map, floor, CR_LAYER_STRUCTURE);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      if (structure[cell] != 0) {
        CrHex hex = cr_grid_get_hex (grid, cell);

        castle.q += hex.q;
        castle.r += hex.r;
        castle.n++;
      }
  }
  return castle;
}

/* How far one comes away from the castle by a step in that direction. */
static gint64
weigh_step (const Castle *castle, CrHex hex, CrDirection direction)
{
  CrHex step = cr_hex_neighbour ((CrHex){ 0, 0 }, direction);
  gint64 q = hex.q * castle->n - castle->q, r = hex.r * castle->n - castle->r;

  return q * step.q + r * step.r + (q + r) * (step.q + step.r);
}

/* Finds the direction that leads away from the castle; where there is no castle it is straight up.
 * */
static CrDirection
find_outwards (const Castle *castle, CrHex hex)
{
  CrDirection best = 0;

  for (CrDirection d = 1; d < CR_N_DIRECTIONS; d++)
    if (weigh_step (castle, hex, d) > weigh_step (castle, hex, best))
      best = d;
  return best;
}

static void
add_stakes (const CrMap *map, const Castle *castle, CrPlace place, GPtrArray *problems)
{
  CrDirection front = find_outwards (castle, place.hex);
  g_autofree char *at = cr_map_format_printed (map, place);
  g_autofree char *mend = g_strdup_printf (
      cr_text ("Turn to %s"), cr_direction_get_title (front, cr_map_get_grid (map)->orientation));
  CrEdit *fix = cr_edit_new ();

  cr_edit_set_value (fix, map, place, CR_LAYER_FACING, 1 + (int) front);
  cr_check_set_fix (
      cr_check_add (problems, "stakes-without-front", place,
                    g_strdup_printf (cr_text ("The stakes of %s have no front: from all sides "
                                              "they cost what they cost from behind."),
                                     at)),
      mend, fix);
}

gboolean
cr_check_is_stakes (const CrTerrainKind *kind)
{
  return kind->front.value > 0 && kind->board.value == 0;
}

void
cr_check_fronts (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GArray) stakes = cr_check_find_terrain (scene, cr_check_is_stakes);
  Castle castle = stakes->len > 0 ? find_castle (map) : (Castle){ 0 };

  for (guint i = 0; i < stakes->len; i++) {
    CrPlace place = g_array_index (stakes, CrPlace, i);

    if (cr_map_get_front (map, place) < 0)
      add_stakes (map, &castle, place, problems);
  }
}

/* A slit looks farther than any dead ground before the highest tower; hexes beyond are not asked.
 * */
#define FARTHEST 20

/* No more lines than this are judged for a slit, so that floors upon floors cost little; when they
 * are used up without a hit, nothing is said of the slit. */
#define MOST_LINES 4096

/* The nearest of the four arcs there are. */
static int
nearest_arc (int arc)
{
  return arc < 30 ? 0 : arc < 90 ? 60 : arc < 150 ? 120 : 180;
}

static gboolean
check_arc (const CrThing *it)
{
  int arc = cr_side_get_arc (it->side);
  CrSide mended = *it->side;
  CrProblem *problem;
  g_autofree char *mend = NULL, *at = NULL;

  if (arc == nearest_arc (arc))
    return TRUE;
  at = cr_thing_dup_at (it);
  problem = cr_thing_add (
      it, "slit-arc",
      g_strdup_printf (cr_text ("%s: the slit’s arc is %d degrees; it can be 0, 60, 120 or 180."),
                       at, arc));
  mended.arc = (gint16) nearest_arc (arc);
  mend = g_strdup_printf (cr_text ("Set %d°"), mended.arc);
  cr_check_set_fix (problem, mend, cr_thing_replace (it, &mended));
  return FALSE;
}

/* A slit stands in a wall, painted or not; without any building there is none to stand in. */
gboolean
cr_check_slit_stands (const CrScene *scene, CrPlace place, CrDirection direction)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrPlace beyond = cr_place_neighbour (place, direction);

  return cr_map_find_side (map, place, direction, CR_SIDE_WALL) != NULL ||
         cr_map_find_side (map, place, direction, CR_SIDE_PARTITION) != NULL ||
         cr_scene_get_structure (scene, place) != NULL ||
         cr_scene_get_structure (scene, beyond) != NULL;
}

/* Open ground is neither a building nor under a roof. */
static gboolean
is_open (const CrThing *it, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (it->scene, place);

  return cr_scene_has_place (it->scene, place) && !cr_thing_is_built (it, place) &&
         (terrain == NULL || (!terrain->roofed && !terrain->passage));
}

/* He who stands in the open and looks into a building is the target, not the shooter. */
static gboolean
is_inside_out (const CrThing *it)
{
  return is_open (it, it->inside) && cr_thing_is_built (it, it->outside);
}

/* Whether both hexes lie under one roof, at one level. */
static gboolean
is_within_room (const CrThing *it)
{
  const CrTerrainKind *inside = cr_scene_get_terrain (it->scene, it->inside);
  const CrTerrainKind *outside = cr_scene_get_terrain (it->scene, it->outside);
  const CrStructureKind *structure = cr_scene_get_structure (it->scene, it->inside);

  return structure != NULL && structure == cr_scene_get_structure (it->scene, it->outside) &&
         inside != NULL && outside != NULL && inside->roofed && outside->roofed &&
         cr_scene_get_level (it->scene, it->inside) == cr_scene_get_level (it->scene, it->outside);
}

/* A covered building as high as the man behind the slit is as solid before it as a wall. */
static gboolean
is_shut_out (const CrThing *it)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (it->scene, it->outside);
  const CrTerrainKind *own = cr_scene_get_terrain (it->scene, it->inside);

  if (terrain == NULL || terrain->low || (own != NULL && own->passage))
    return FALSE;
  return cr_scene_get_top (it->scene, it->outside) > cr_scene_get_level (it->scene, it->inside) &&
         (terrain->obstruction.value > 0 || cr_thing_is_built (it, it->outside));
}

/* @n_left: (inout): how many lines may still be judged; without one it can */
static gboolean
can_hit (const CrThing *it, CrHex hex, const CrLofOptions *options, int *n_left)
{
  for (int floor = 0; floor < cr_map_n_floors (it->map); floor++) {
    CrPlace target = { floor, hex };

    if (!cr_scene_has_place (it->scene, target))
      continue;
    if ((*n_left)-- == 0 ||
        cr_lof_get_verdict (it->scene, it->inside, target, options) == CR_LOF_CLEAR)
      return TRUE;
  }
  return FALSE;
}

/* The hexes are asked from near to far, so that a slit that sees anything is soon done with. */
static gboolean
is_blind (const CrThing *it)
{
  CrHex ahead = cr_hex_steps[it->direction];
  CrLofOptions options = *it->options;
  int n_left = MOST_LINES;

  options.from_side = it->direction;
  if (can_hit (it, it->outside.hex, &options, &n_left))
    return FALSE;
  for (int i = 1; i < cr_hex_n_within (FARTHEST); i++) {
    CrHex step = cr_hex_spiral (i);

    if (cr_hex_dot (step, ahead) > 0 &&
        can_hit (it, cr_hex_add (it->inside.hex, step), &options, &n_left))
      return FALSE;
  }
  return TRUE;
}

/* Two slits in one side look at each other; the one in the open is the one too many. */
static void
check_opposite (const CrThing *it)
{
  g_autofree char *at = cr_thing_dup_at (it);
  CrProblem *problem;

  if (is_inside_out (it)) {
    problem = cr_thing_add (
        it, "slit-both-ways",
        g_strdup_printf (
            cr_text ("%s: a second slit in the same side looks the other way, from the "
                     "open into the building: take it away."),
            at));
    cr_thing_offer_removal (it, problem);
  } else if (it->side->inside == CR_INSIDE_HERE && !is_open (it, it->outside)) {
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "slit-both-ways",
                g_strdup_printf (cr_text ("%s: two slits in one side look at each other: take one "
                                          "away."),
                                 at)));
  }
}

/* A room upstairs has nothing beside it on its own floor: it looks out over the floors below. */
static gboolean
is_off_map (const CrThing *it)
{
  for (int floor = 0; floor < cr_map_n_floors (it->map); floor++)
    if (cr_scene_has_place (it->scene, (CrPlace){ floor, it->outside.hex }))
      return FALSE;
  return TRUE;
}

/* What is wrong with what it looks at; the first reason is enough. */
static void
check_view (const CrThing *it)
{
  g_autofree char *at = cr_thing_dup_at (it);
  CrProblem *problem;

  if (is_off_map (it)) {
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "slit-faces-wall",
                g_strdup_printf (cr_text ("%s: the slit looks off the map: move it to a side that "
                                          "has a hex before it."),
                                 at)));
  } else if (is_inside_out (it)) {
    problem = cr_thing_add (
        it, "slit-inside-out",
        g_strdup_printf (cr_text ("%s: the slit belongs to the open ground and looks into the "
                                  "building: turn it round."),
                         at));
    cr_thing_offer_turn (it, problem);
  } else if (is_within_room (it)) {
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "slit-faces-inside",
                g_strdup_printf (cr_text ("%s: the slit looks into the building it stands in: move "
                                          "it to an outer side."),
                                 at)));
  } else if (is_shut_out (it)) {
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "slit-faces-wall",
                g_strdup_printf (cr_text ("%s: the slit looks at a wall: move it to a side with a "
                                          "view."),
                                 at)));
  } else if (is_blind (it)) {
    problem = cr_thing_add (
        it, "slit-blind",
        g_strdup_printf (cr_text ("%s: through the slit no hex can be hit: clear what stands "
                                  "before it, or widen its arc."),
                         at));
    if (cr_thing_is_built (it, it->outside))
      cr_thing_offer_turn (it, problem);
    else
      cr_thing_offer_removal (it, problem);
  }
}

/* Offers a wall around the slit, which itself stays. */
static void
offer_wall (const CrThing *it, CrProblem *problem)
{
  CrSide wall = { .kind = CR_SIDE_WALL };
  CrEdit *fix = cr_edit_new ();

  wall.height = CR_HEIGHT_DEFAULT;
  wall.arc = CR_ARC_DEFAULT;
  cr_edit_put_side (fix, it->map, it->here, it->side->direction, wall);
  cr_check_set_fix (problem, cr_text ("Build a wall"), fix);
}

void
cr_check_slit (const CrThing *it)
{
  gboolean arc = check_arc (it);
  g_autofree char *at = NULL;

  if (!cr_check_slit_stands (it->scene, it->here, it->side->direction)) {
    at = cr_thing_dup_at (it);
    offer_wall (
        it, cr_thing_add (
                it, "slit-off-wall",
                g_strdup_printf (cr_text ("%s: the slit stands in no wall and no building: build a "
                                          "wall on that side."),
                                 at)));
  }
  if (it->side->inside == CR_INSIDE_NONE || !cr_scene_has_place (it->scene, it->inside))
    return;
  if (cr_thing_find_opposite (it) != NULL)
    check_opposite (it);
  else if (arc)
    check_view (it);
}

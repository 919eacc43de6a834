/* cr-check-sides.c: battlements and slits. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* One thing on a side, with its two hexes. */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  const CrSide *side;
  CrPlace here, beyond;  /* the naming hex and the other */
  CrPlace shown;         /* where the problem is shown: at the inside, if there is one */
  CrDirection direction; /* of the side as seen from there */
  char *at;              /* "1107:NE" */
} Thing;

static CrProblem *
add (const Thing *it, const char *id, const char *rule, char *message)
{
  CrProblem *problem = cr_check_add (it->problems, id, it->shown, message);

  problem->side = it->direction;
  problem->rule = rule;
  return problem;
}

static const char *
get_name (const Thing *it)
{
  const CrSideRule *rule = cr_ruleset_get_side (cr_scene_get_ruleset (it->scene), it->side->kind);
  const char *name = rule->node != NULL
                         ? cr_node_get_localized (rule->node, "name", g_get_language_names ())
                         : NULL;

  return name != NULL ? name : cr_side_kind_get_name (it->side->kind);
}

/* The same thing with other values: an edit of its whole side. */
static CrEdit *
replace (const Thing *it, const CrSide *with)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrSide));
  CrEdit *fix = cr_edit_new ();
  gsize n;
  const CrSide *all = cr_map_get_sides (it->map, it->here, it->side->direction, &n);

  g_array_append_vals (sides, all, n);
  for (gsize i = 0; i < n; i++)
    if (&all[i] == it->side)
      g_array_index (sides, CrSide, i) = *with;
  cr_edit_set_sides (fix, it->map, it->here, it->side->direction, (CrSide *) (void *) sides->data,
                     sides->len);
  return fix;
}

static gboolean
has_structure (const Thing *it, CrPlace place)
{
  return cr_scene_get_structure (it->scene, place) != NULL;
}

/* The inside that the map suggests: the one hex that is built, else the higher one. */
static CrInside
guess_inside (const Thing *it)
{
  int here = cr_scene_get_level (it->scene, it->here);
  int beyond = cr_scene_get_level (it->scene, it->beyond);

  if (has_structure (it, it->here) != has_structure (it, it->beyond))
    return has_structure (it, it->here) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
  if (here != beyond)
    return here > beyond ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
  return CR_INSIDE_NONE;
}

static void
check_inside (const Thing *it)
{
  CrSide mended = *it->side;
  CrProblem *problem;

  if (it->side->inside == CR_INSIDE_NONE) {
    problem = add (
        it, it->side->kind == CR_SIDE_SLIT ? "slit-without-inside" : "battlement-without-inside",
        it->side->kind == CR_SIDE_SLIT ? "LOF-10" : "LOF-09",
        g_strdup_printf (cr_text ("%s: which of the two hexes is the inside of “%s” is "
                                  "not said."),
                         it->at, get_name (it)));
    problem->severity = CR_PROBLEM_ERROR;
    mended.inside = (gint8) guess_inside (it);
    if (mended.inside != CR_INSIDE_NONE)
      cr_check_set_fix (problem, cr_text ("Set inside"), replace (it, &mended));
    return;
  }
  if (!cr_scene_has_place (it->scene,
                           (CrPlace){ it->here.floor, cr_map_get_inside_hex (it->map, it->side) }))
    add (it, "inside-off-map", NULL,
         g_strdup_printf (cr_text ("%s: the inside of “%s” is no hex of the map."), it->at,
                          get_name (it)))
        ->severity = CR_PROBLEM_ERROR;
}

/* The nearest of the four arcs there are. */
static int
nearest_arc (int arc)
{
  return arc < 30 ? 0 : arc < 90 ? 60 : arc < 150 ? 120 : 180;
}

static void
check_arc (const Thing *it)
{
  int arc = cr_side_get_arc (it->side);
  CrSide mended = *it->side;
  CrProblem *problem;
  g_autofree char *mend = NULL;

  if (arc == 0 || arc == 60 || arc == 120 || arc == 180)
    return;
  problem = add (
      it, "slit-arc", "LOF-09",
      g_strdup_printf (cr_text ("%s: the slit’s arc is %d degrees; it can be 0, 60, 120 or 180."),
                       it->at, arc));
  problem->severity = CR_PROBLEM_ERROR;
  mended.arc = (gint16) nearest_arc (arc);
  mend = g_strdup_printf (cr_text ("Set %d°"), mended.arc);
  cr_check_set_fix (problem, mend, replace (it, &mended));
}

/* Solid as a wall before a slit: a covered building as high as the man behind it, or no hex. */
static gboolean
is_shut_out (const Thing *it, CrPlace inside, CrPlace outside)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (it->scene, outside);
  const CrTerrainKind *own = cr_scene_get_terrain (it->scene, inside);

  if (!cr_scene_has_place (it->scene, outside))
    return TRUE;
  if (terrain == NULL || terrain->low || (own != NULL && own->passage))
    return FALSE;
  return cr_scene_get_top (it->scene, outside) > cr_scene_get_level (it->scene, inside) &&
         (terrain->obstruction.value > 0 || has_structure (it, outside));
}

/* A slit stands in a wall, painted or not; without any building there is none to stand in. */
static gboolean
has_wall (const Thing *it)
{
  return cr_map_find_side (it->map, it->here, it->side->direction, CR_SIDE_WALL) != NULL ||
         cr_map_find_side (it->map, it->here, it->side->direction, CR_SIDE_PARTITION) != NULL ||
         has_structure (it, it->here) || has_structure (it, it->beyond);
}

static void
check_slit (const Thing *it)
{
  CrHex inside = cr_map_get_inside_hex (it->map, it->side);
  gboolean is_here = cr_hex_equal (inside, it->here.hex);

  check_arc (it);
  if (!has_wall (it))
    add (it, "slit-off-wall", "LOF-09",
         g_strdup_printf (cr_text ("%s: the slit stands in no wall and no building."), it->at));
  if (it->side->inside == CR_INSIDE_NONE)
    return;
  if (is_shut_out (it, is_here ? it->here : it->beyond, is_here ? it->beyond : it->here))
    add (it, "slit-faces-wall", "LOF-09",
         g_strdup_printf (cr_text ("%s: the slit looks at a wall."), it->at));
}

static void
check_thing (const Thing *it)
{
  if (cr_side_kind_needs_inside (it->side->kind))
    check_inside (it);
  if (it->side->kind == CR_SIDE_SLIT)
    check_slit (it);
}

static Thing
make_thing (const CrScene *scene, GPtrArray *problems, int floor, const CrSide *side)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrHex hex = cr_grid_get_hex (cr_map_get_grid (map), side->cell);
  CrHex other = cr_hex_neighbour (hex, side->direction);
  Thing it = { scene, map, problems, side, { floor, hex }, { floor, other }, { floor, hex } };

  it.direction = side->direction;
  if (side->inside == CR_INSIDE_BEYOND && cr_scene_has_place (scene, it.beyond)) {
    it.shown = it.beyond;
    it.direction = cr_direction_opposite (side->direction);
  }
  return it;
}

void
cr_check_sides (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrOrientation orientation = cr_map_get_grid (map)->orientation;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++) {
      Thing it = make_thing (scene, problems, floor, &sides[i]);
      g_autofree char *at = cr_map_format_printed (map, it.shown);

      it.at = g_strdup_printf ("%s:%s", at, cr_direction_get_name (it.direction, orientation));
      check_thing (&it);
      g_free (it.at);
    }
  }
}

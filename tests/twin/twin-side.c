/* twin-side.c: ends, openings, and what a side on the line does.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin-private.h"

/* The step along a side: the next step clockwise less the one before. */
static CrHex
get_along (CrDirection side)
{
  return cr_hex_sub (cr_hex_steps[(side + 1) % 6], cr_hex_steps[(side + 5) % 6]);
}

/* ---- openings and ends ---- */

static gboolean
is_keep (const TwinLine *line, CrHex hex)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, twin_place (line, hex));

  return twin_exists (line, hex) && structure != NULL && structure->keep;
}

/* LOF-08: between a hex of the keep and another. */
gboolean
twin_is_keep_door (const TwinLine *line, const CrSide *thing, CrHex a, CrHex b)
{
  return (thing->kind == CR_SIDE_DOORWAY || thing->kind == CR_SIDE_GATE ||
          thing->kind == CR_SIDE_PORTCULLIS || thing->kind == CR_SIDE_POSTERN ||
          thing->kind == CR_SIDE_SECRET_DOOR) &&
         is_keep (line, a) != is_keep (line, b);
}

/* LOF-05: every opening of the side stands open, at the shooter's level. */
gboolean
twin_lets_through (const TwinLine *line, CrHex a, CrDirection side)
{
  CrHex b = cr_hex_neighbour (a, side);
  TwinThings all = twin_things (line, a, side);
  int n_openings = 0;

  for (int i = 0; i < all.n; i++) {
    const CrSide *thing = all.things[i];
    int level = twin_higher_level (line, a, b);

    if (!cr_side_kind_is_opening (thing->kind))
      continue;
    if (cr_map_is_inside (line->map, thing, a) && twin_exists (line, a))
      level = twin_level (line, a);
    if (cr_map_is_inside (line->map, thing, b) && twin_exists (line, b))
      level = twin_level (line, b);
    if (!cr_side_is_open (thing) || twin_is_keep_door (line, thing, a, b) ||
        level != line->level[0])
      return FALSE;
    n_openings++;
  }
  return n_openings > 0;
}

/* A slit of the shooter's, with the target in its arc. */
gboolean
twin_slit_bears (const TwinLine *line, CrDirection side)
{
  CrHex hex = line->men[0].hex, v = cr_hex_sub (line->men[1].hex, hex);
  TwinThings all = twin_things (line, hex, side);
  int ahead = cr_hex_dot (cr_hex_steps[side], v), aside = ABS (cr_hex_dot (get_along (side), v));

  for (int i = 0; i < all.n; i++) {
    int arc = cr_side_get_arc (all.things[i]);

    if (all.things[i]->kind != CR_SIDE_SLIT || ahead <= 1 ||
        !cr_map_is_inside (line->map, all.things[i], hex))
      continue;
    if (arc == 180 || (arc == 120 && aside <= 3 * ahead) || (arc == 60 && aside <= ahead) ||
        (arc == 0 && aside == 0))
      return TRUE;
  }
  return FALSE;
}

gboolean
twin_may_end (const TwinLine *line, int man, CrDirection side)
{
  CrHex hex = line->men[man].hex;

  if (side < 0)
    return TRUE;
  if (!twin_is_on_ground (line, man))
    return FALSE;
  if (twin_has (line, hex, side, CR_SIDE_BATTLEMENT, hex) &&
      !twin_has (line, hex, side, CR_SIDE_HOARDING, hex))
    return TRUE;
  return man == 0 && (twin_slit_bears (line, side) || twin_lets_through (line, hex, side));
}

/* An end on a side serves only when the other end lies beyond it, or is the same middle. */
gboolean
twin_may_pair (const TwinLine *line)
{
  CrHex s = line->men[0].hex, t = line->men[1].hex;
  CrHex start = twin_plan_end (s, line->ends[0]), end = twin_plan_end (t, line->ends[1]);

  if (line->ends[0] >= 0 && line->ends[1] >= 0 && cr_hex_equal (start, end))
    return TRUE;
  return (line->ends[0] < 0 || twin_plan_is_beyond (s, line->ends[0], end)) &&
         (line->ends[1] < 0 || twin_plan_is_beyond (t, line->ends[1], start));
}

/* ---- what a side does ---- */

/* COV-11: from a tower's top nothing covers but his battlement or slit. */
void
twin_raise_cover (const TwinLine *line, TwinEffect *effect, CrSideKind kind)
{
  const CrSideRule *rule = cr_ruleset_get_side (cr_scene_get_ruleset (line->scene), kind);
  gboolean own = kind == CR_SIDE_BATTLEMENT || kind == CR_SIDE_SLIT;

  if (rule != NULL && (own || rule->cover.value == CR_COVER_INFINITE || !twin_is_commanded (line)))
    effect->cover = MAX (effect->cover, (CrCover) rule->cover.value);
}

static int
get_height (const TwinThings *all)
{
  int height = 0;

  for (int i = 0; i < all->n; i++)
    height = MAX (height, cr_side_get_height (all->things[i]));
  return height;
}

/* LOF-10: into the hex behind a slit, along its axis. */
static gboolean
is_in_line (const TwinLine *line, TwinStop stop)
{
  CrHex end = twin_plan_end (line->men[0].hex, line->ends[0]);
  CrHex offset = { end.q - stop.b.q * TWIN_UNIT, end.r - stop.b.r * TWIN_UNIT };

  return twin_has (line, stop.a, stop.side, CR_SIDE_SLIT, stop.b) &&
         cr_hex_dot (get_along (stop.side), offset) == 0;
}

/* Why a wall that is too high stops the line: what the men's own sides are says more. */
static CrLofReason
name_wall (const TwinLine *line, TwinStop stop, CrLofReason reason)
{
  TwinThings all = twin_things (line, stop.a, stop.side);

  for (int i = 0; i < all.n; i++)
    if (twin_is_keep_door (line, all.things[i], stop.a, stop.b))
      return CR_LOF_KEEP_DOORWAY;
  if (twin_which_man (line, stop.b) == 1 &&
      twin_has (line, stop.a, stop.side, CR_SIDE_SLIT, stop.b))
    return CR_LOF_NOT_IN_LINE;
  if (twin_which_man (line, stop.a) == 0 &&
      twin_has (line, stop.a, stop.side, CR_SIDE_SLIT, stop.a))
    return CR_LOF_OUT_OF_ARC;
  return reason == CR_LOF_TOO_HIGH ? CR_LOF_WALL : reason;
}

/* A doorway that is a whole hex, and one with all its sides. */
static gboolean
is_door (const TwinLine *line, CrHex hex)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, hex));

  return twin_exists (line, hex) && terrain != NULL && terrain->door;
}

/* Whatever rises on the side: gone through, shot over, or a wall. */
static void
affect_wall (const TwinLine *line, TwinStop stop, TwinEffect *effect)
{
  gboolean from_shooter = twin_which_man (line, stop.a) == 0;
  gboolean to_target = twin_which_man (line, stop.b) == 1;
  TwinThings all = twin_things (line, stop.a, stop.side);
  CrHex near = line->low == 0 ? stop.a : stop.b;
  TwinObstacle it = { .wall = TRUE, .a = stop.a, .b = stop.b };
  CrLofReason reason;

  if (to_target && twin_is_on_ground (line, 1) && is_in_line (line, stop)) {
    twin_raise_cover (line, effect, CR_SIDE_SLIT);
    return;
  }
  if (get_height (&all) == 0 ||
      (from_shooter && line->ends[0] == stop.side && twin_slit_bears (line, stop.side)))
    return;
  it.top = effect->top = twin_higher_level (line, stop.a, stop.b) + get_height (&all);
  it.d1 = cr_hex_distance (line->men[line->low].hex, near);
  reason = twin_check_height (line, &it);
  if (reason == CR_LOF_FREE)
    return;
  if (!twin_lets_through (line, stop.a, stop.side)) {
    effect->reason = name_wall (line, stop, reason);
    return;
  }
  effect->openings =
      from_shooter || to_target || is_door (line, stop.a) || is_door (line, stop.b) ? 0 : 1;
  if (from_shooter || (to_target && !twin_is_on_ground (line, 1)))
    return;
  for (int i = 0; i < all.n; i++)
    if (cr_side_kind_is_opening (all.things[i]->kind))
      twin_raise_cover (line, effect, all.things[i]->kind);
}

static gboolean
is_set_back (const TwinLine *line, int man)
{
  CrHex hex = line->men[man].hex;

  for (int side = 0; side < 6; side++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (line->map, line->men[man], side, &n);

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_BATTLEMENT && cr_map_is_inside (line->map, &things[i], hex))
        return FALSE;
  }
  return TRUE;
}

/* RMP-01, 03, 05: over a battlement of a man's own rampart, not of his own hex, outwards. */
static CrLofReason
check_battlement (const TwinLine *line, int man, TwinStop stop)
{
  CrHex inner = man == 0 ? stop.a : stop.b, outer = man == 0 ? stop.b : stop.a;
  gboolean tower_is_near =
      twin_is_on_tower (line, 1 - man) && cr_hex_distance (line->men[1 - man].hex, outer) <=
                                              cr_hex_distance (line->men[man].hex, inner);

  if (!twin_has (line, stop.a, stop.side, CR_SIDE_BATTLEMENT, inner) ||
      !twin_is_own_rampart (line, man, inner, stop.crossing))
    return CR_LOF_FREE;
  if (is_set_back (line, man) && !tower_is_near)
    return CR_LOF_SET_BACK;
  return man != line->low && line->n > 0 ? CR_LOF_INNER_WALL : CR_LOF_FREE;
}

/* RMP-02: over the edge of his own rampart into the rubble of a wall that he is not beside. */
static gboolean
misses_breach (const TwinLine *line, int man, TwinStop stop)
{
  CrHex inner = man == 0 ? stop.a : stop.b, outer = man == 0 ? stop.b : stop.a;
  CrHex his = line->men[man].hex;
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, outer));

  return terrain != NULL && terrain->breach && twin_exists (line, outer) &&
         cr_hex_distance (his, outer) >= 2 &&
         twin_is_own_rampart (line, man, inner, stop.crossing) && is_set_back (line, man) &&
         !(twin_is_on_tower (line, 1 - man) &&
           cr_hex_distance (line->men[1 - man].hex, outer) <= cr_hex_distance (his, inner));
}

/* HRD-05: the man in the very hoarding before that hex, not in one of another level. */
static gboolean
is_in_hoarding (const TwinLine *line, int man, CrHex inside, CrHex outside)
{
  CrPlace place = { line->men[man].floor, inside };

  return line->stands[man].kind == CR_POST_HOARDING && cr_hex_equal (line->men[man].hex, outside) &&
         cr_scene_get_level (line->scene, place) == line->level[man];
}

/* HRD-06: nobody shoots or is shot at across his own hoarded battlement. */
static gboolean
is_hoarded (const TwinLine *line, int man, TwinStop stop)
{
  CrHex hex = line->men[man].hex;

  return twin_which_man (line, man == 0 ? stop.a : stop.b) == man &&
         twin_is_on_ground (line, man) &&
         !is_in_hoarding (line, 1 - man, hex, man == 0 ? stop.b : stop.a) &&
         twin_has (line, stop.a, stop.side, CR_SIDE_BATTLEMENT, hex) &&
         twin_has (line, stop.a, stop.side, CR_SIDE_HOARDING, hex);
}

static void
affect_own_cover (const TwinLine *line, TwinStop stop, TwinEffect *effect)
{
  TwinThings all = twin_things (line, stop.a, stop.side);

  if (twin_has (line, stop.a, stop.side, CR_SIDE_BATTLEMENT, stop.b))
    twin_raise_cover (line, effect, CR_SIDE_BATTLEMENT);
  for (int i = 0; i < all.n; i++)
    if (all.things[i]->kind == CR_SIDE_LOW_WALL ||
        (all.things[i]->kind == CR_SIDE_PARAPET && line->level[0] <= line->level[1]))
      twin_raise_cover (line, effect, all.things[i]->kind);
}

TwinEffect
twin_affect_side (const TwinLine *line, TwinStop stop)
{
  gboolean from_shooter = twin_which_man (line, stop.a) == 0;
  gboolean to_target = twin_which_man (line, stop.b) == 1;
  TwinEffect effect = twin_no_effect;

  effect.closed = (from_shooter && line->ends[0] < 0 && twin_may_end (line, 0, stop.side)) ||
                  (to_target && line->ends[1] < 0 && twin_may_end (line, 1, (stop.side + 3) % 6));
  if (misses_breach (line, 0, stop) || misses_breach (line, 1, stop)) {
    effect.reason = CR_LOF_SET_BACK;
    return effect;
  }
  affect_wall (line, stop, &effect);
  if (to_target && twin_is_on_ground (line, 1))
    affect_own_cover (line, stop, &effect);
  for (int man = 1; man >= 0; man--) {
    CrLofReason forbidden = check_battlement (line, man, stop);

    if (forbidden != CR_LOF_FREE)
      effect.reason = forbidden;
  }
  if (is_hoarded (line, 0, stop) || is_hoarded (line, 1, stop))
    effect.reason = CR_LOF_HOARDED;
  return effect;
}

/* The wall the line runs along, for the option that one of two ways is enough to block. */
TwinEffect
twin_affect_along (const TwinLine *line, CrHex a, CrHex b)
{
  TwinThings all = twin_things (line, a, cr_hex_direction_to (a, b));
  CrHex low = line->men[line->low].hex;
  int d1 = MIN (cr_hex_distance (low, a), cr_hex_distance (low, b)) - 1;
  TwinEffect effect = twin_no_effect;
  TwinObstacle it = { .wall = TRUE, .a = a, .b = b, .d1 = d1 };

  if (get_height (&all) == 0)
    return effect;
  it.top = effect.top = twin_higher_level (line, a, b) + get_height (&all);
  effect.reason = twin_check_height (line, &it);
  if (effect.reason == CR_LOF_TOO_HIGH)
    effect.reason = CR_LOF_WALL;
  return effect;
}

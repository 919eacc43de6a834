/* lof-twin.c: the line of fire a second time, simple and slow. SPDX-License-Identifier:
 * GPL-3.0-or-later
 *
 * Points are axial coordinates times six, where centres, side middles and corners are all whole.
 * Which hexes a line goes through is found by clipping it against every hex of the neighbourhood;
 * every way round corners is tried as a path of its own. */
#include "lof-twin.h"

#define UNIT 6
#define MAX_HEXES 64
#define MAX_STOPS 400

typedef struct {
  gint64 num, den; /* den > 0 */
} Fraction;

typedef struct {
  CrHex hex;
  Fraction in, out;
} Passed;

/* One hex or side on a path. @side < 0: the hex @a; else from @a over @side to @b. @depth: how
 * many hexes of the line lie before it, @beside: it is not on the line but next to it. */
typedef struct {
  CrHex a, b;
  CrDirection side;
  int depth;
  gboolean beside;
} Stop;

typedef struct {
  const CrScene *scene;
  const CrMap *map;
  CrPlace men[2];
  CrDirection ends[2];
  gboolean either;
  Passed passed[MAX_HEXES];
  int n_passed;
} Twins;

/* What a stop does. */
typedef struct {
  CrLofReason reason;
  gboolean closed, opening;
  int top;
  CrCover cover;
} Effect;

static gboolean
is_forbidding (CrLofReason reason)
{
  return reason > CR_LOF_DEAD_EDGE;
}

/* ---- the plane ---- */

static CrHex
place_end (CrHex hex, CrDirection side)
{
  CrHex point = { hex.q * UNIT, hex.r * UNIT };

  if (side >= 0) {
    point.q += cr_hex_steps[side].q * UNIT / 2;
    point.r += cr_hex_steps[side].r * UNIT / 2;
  }
  return point;
}

static int
compare (Fraction a, Fraction b)
{
  gint64 x = a.num * b.den, y = b.num * a.den;

  return x < y ? -1 : x > y;
}

/* The stretch of the line strictly inside a hex. */
static gboolean
clip (CrHex start, CrHex end, CrHex hex, Passed *passed)
{
  passed->hex = hex;
  passed->in = (Fraction){ 0, 1 };
  passed->out = (Fraction){ 1, 1 };
  for (int d = 0; d < 6; d++) {
    CrHex offset = { start.q - hex.q * UNIT, start.r - hex.r * UNIT };
    CrHex way = { end.q - start.q, end.r - start.r };
    gint64 here = cr_hex_dot (cr_hex_steps[d], offset), speed = cr_hex_dot (cr_hex_steps[d], way);

    if (speed == 0 && here >= UNIT)
      return FALSE;
    if (speed > 0 && compare ((Fraction){ UNIT - here, speed }, passed->out) < 0)
      passed->out = (Fraction){ UNIT - here, speed };
    if (speed < 0 && compare ((Fraction){ here - UNIT, -speed }, passed->in) > 0)
      passed->in = (Fraction){ here - UNIT, -speed };
  }
  return compare (passed->in, passed->out) < 0;
}

static int
compare_passed (gconstpointer a, gconstpointer b)
{
  return compare (((const Passed *) a)->in, ((const Passed *) b)->in);
}

static void
find_hexes (Twins *self)
{
  CrHex s = self->men[0].hex, t = self->men[1].hex;
  CrHex start = place_end (s, self->ends[0]), end = place_end (t, self->ends[1]);
  int reach = cr_hex_n_within (cr_hex_distance (s, t) + 1);
  Passed found[MAX_HEXES];
  int n = 0;

  for (int i = 0; i < reach; i++) {
    CrHex hex = cr_hex_add (s, cr_hex_spiral (i));

    if (!cr_hex_equal (hex, s) && !cr_hex_equal (hex, t) && clip (start, end, hex, &found[n]))
      n++;
  }
  qsort (found, n, sizeof *found, compare_passed);

  Passed first, last;
  clip (start, end, s, &first);
  clip (start, end, t, &last);
  self->n_passed = n + 2;
  self->passed[0] = first;
  for (int i = 0; i < n; i++)
    self->passed[i + 1] = found[i];
  self->passed[n + 1] = last;
}

static gboolean
holds_point (CrHex hex, CrHex start, CrHex end, Fraction at)
{
  for (int d = 0; d < 6; d++) {
    CrHex offset = { start.q - hex.q * UNIT, start.r - hex.r * UNIT };
    CrHex way = { end.q - start.q, end.r - start.r };

    if (cr_hex_dot (cr_hex_steps[d], offset) * at.den + cr_hex_dot (cr_hex_steps[d], way) * at.num >
        UNIT * at.den)
      return FALSE;
  }
  return TRUE;
}

/* The hexes beside the crossing number @i: none for a plain side, one at a corner, two along. */
static int
find_beside (const Twins *self, int i, CrHex beside[2])
{
  const Passed *x = &self->passed[i], *y = &self->passed[i + 1];
  CrHex start = place_end (self->men[0].hex, self->ends[0]);
  CrHex end = place_end (self->men[1].hex, self->ends[1]);
  int n = 0;

  if ((i == 0 && self->ends[0] >= 0) || (i == self->n_passed - 2 && self->ends[1] >= 0))
    return 0;
  for (int d = 0; d < 6; d++) {
    CrHex hex = cr_hex_neighbour (x->hex, d);

    if (cr_hex_distance (hex, y->hex) == 1 && holds_point (hex, start, end, x->out))
      beside[n++] = hex;
  }
  return n;
}

/* ---- places ---- */

static int
which_man (const Twins *self, CrHex hex)
{
  for (int man = 0; man < 2; man++)
    if (cr_hex_equal (hex, self->men[man].hex))
      return man;
  return -1;
}

static CrPlace
judge_at (const Twins *self, CrHex hex)
{
  int man = which_man (self, hex);
  CrPlace shared = { self->men[0].floor, hex };

  if (man >= 0)
    return self->men[man];
  if (self->men[0].floor == self->men[1].floor && cr_scene_has_place (self->scene, shared))
    return shared;
  return (CrPlace){ 0, hex };
}

static gboolean
exists (const Twins *self, CrHex hex)
{
  return cr_scene_has_place (self->scene, judge_at (self, hex));
}

static int
level_of (const Twins *self, CrHex hex)
{
  return cr_scene_get_level (self->scene, judge_at (self, hex));
}

static int
man_level (const Twins *self, int man)
{
  return cr_scene_get_level (self->scene, self->men[man]);
}

static int
get_low (const Twins *self)
{
  return man_level (self, 1) < man_level (self, 0) ? 1 : 0;
}

static int
get_n (const Twins *self)
{
  return ABS (man_level (self, 0) - man_level (self, 1));
}

/* All things on a side, as (thing, next) in one list of at most 16. */
static int
list_things (const Twins *self, CrHex a, CrDirection side, const CrSide *things[16])
{
  CrHex b = cr_hex_neighbour (a, side);
  int floors[2], n_floors = 0, n = 0;

  if (which_man (self, a) >= 0 || which_man (self, b) >= 0) {
    if (which_man (self, a) >= 0)
      floors[n_floors++] = self->men[which_man (self, a)].floor;
    if (which_man (self, b) >= 0)
      floors[n_floors++] = self->men[which_man (self, b)].floor;
    if (n_floors == 2 && floors[0] == floors[1])
      n_floors = 1;
  } else {
    int fa = judge_at (self, a).floor, fb = judge_at (self, b).floor;
    floors[n_floors++] = fa != 0 ? fa : fb;
  }
  for (int f = 0; f < n_floors; f++) {
    gsize count;
    const CrSide *some = cr_map_get_sides (self->map, (CrPlace){ floors[f], a }, side, &count);

    for (gsize i = 0; i < count && n < 16; i++)
      things[n++] = &some[i];
  }
  return n;
}

static gboolean
has_inside (const Twins *self, CrHex a, CrDirection side, CrSideKind kind, CrHex inside)
{
  const CrSide *things[16];
  int n = list_things (self, a, side, things);

  for (int i = 0; i < n; i++)
    if (things[i]->kind == kind && cr_map_is_inside (self->map, things[i], inside))
      return TRUE;
  return FALSE;
}

/* ---- heights ---- */

static CrLofReason
predicate (int n, int h, int d1, int d2)
{
  if (h > 0 && n < h)
    return CR_LOF_TOO_HIGH;
  if (h > 0 && n == h && d2 > 0)
    return CR_LOF_NOT_AT_EDGE;
  if (h > 0 && n > h && d1 * (n - h) < d2 * h)
    return CR_LOF_DEAD_GROUND;
  return CR_LOF_FREE;
}

static CrLofReason
check_top (const Twins *self, int top, int d1)
{
  int d = cr_hex_distance (self->men[0].hex, self->men[1].hex) - 1;

  d1 = d1 < 0 ? 0 : d1 > d ? d : d1;
  return predicate (get_n (self), top - man_level (self, get_low (self)), d1, d - d1);
}

static gboolean
is_wall_man (const Twins *self, int man)
{
  const CrStructureKind *kind = cr_scene_get_structure (self->scene, self->men[man]);

  return kind != NULL && kind->wall_walk && man_level (self, man) >= 1;
}

static int
top_of (const Twins *self, CrHex hex)
{
  CrPlace place = judge_at (self, hex);
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, place);
  int level = level_of (self, hex), top = level;

  if (terrain == NULL)
    return top;
  if (terrain->low && is_wall_man (self, 0) && is_wall_man (self, 1) &&
      level < man_level (self, 0) && level < man_level (self, 1))
    return top;
  return top + terrain->obstruction.value + (terrain->roofed ? 1 : 0);
}

/* ---- own ramparts ---- */

static gboolean
qualifies (const Twins *self, int man, CrHex hex)
{
  CrPlace place = judge_at (self, hex);
  const CrStructureKind *structure = cr_scene_get_structure (self->scene, place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, place);

  return exists (self, hex) && structure != NULL && structure->wall_walk &&
         (terrain == NULL || (!terrain->roofed && terrain->obstruction.value == 0)) &&
         level_of (self, hex) == man_level (self, man);
}

static gboolean
on_wall_walk (const Twins *self, int man)
{
  const CrStructureKind *structure = cr_scene_get_structure (self->scene, self->men[man]);
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, self->men[man]);

  return structure != NULL && structure->wall_walk && (terrain == NULL || !terrain->roofed);
}

/* Follows the line from the man hex by hex until his rampart breaks; TRUE when it still holds on
 * leaving the hex number @until. */
static gboolean
reaches (const Twins *self, int man, int until)
{
  int here = man == 0 ? 0 : self->n_passed - 1, step = man == 0 ? 1 : -1;

  if (!on_wall_walk (self, man))
    return FALSE;
  while (here != until) {
    CrHex beside[2];
    int n = find_beside (self, man == 0 ? here : here - 1, beside);

    if (n == 2 && !(qualifies (self, man, beside[0]) && qualifies (self, man, beside[1])))
      return FALSE;
    here += step;
    if (!qualifies (self, man, self->passed[here].hex))
      return FALSE;
  }
  return TRUE;
}

/* Whether the hex of a stop (its @a, or @b when @far) is of the man's own rampart. */
static gboolean
owns (const Twins *self, int man, CrHex hex, int crossing)
{
  CrHex beside[2];
  int n;

  if (which_man (self, hex) >= 0)
    return FALSE;
  for (int i = 0; i < self->n_passed; i++)
    if (cr_hex_equal (self->passed[i].hex, hex))
      return reaches (self, man, i);
  n = find_beside (self, crossing, beside);
  for (int i = 0; i < n; i++)
    if (!qualifies (self, man, beside[i]))
      return FALSE;
  return reaches (self, man, man == 0 ? crossing : crossing + 1);
}

/* ---- openings and ends ---- */

static gboolean
is_keep (const Twins *self, CrHex hex)
{
  const CrStructureKind *structure = cr_scene_get_structure (self->scene, judge_at (self, hex));

  return exists (self, hex) && structure != NULL && structure->keep;
}

static gboolean
is_keep_door (const Twins *self, const CrSide *thing, CrHex a, CrHex b)
{
  return thing->kind == CR_SIDE_DOORWAY && is_keep (self, a) != is_keep (self, b);
}

static int
higher_level (const Twins *self, CrHex a, CrHex b)
{
  if (!exists (self, a))
    return level_of (self, b);
  if (!exists (self, b))
    return level_of (self, a);
  return MAX (level_of (self, a), level_of (self, b));
}

static gboolean
lets_through (const Twins *self, CrHex a, CrDirection side)
{
  const CrSide *things[16];
  int n = list_things (self, a, side, things), n_openings = 0;
  CrHex b = cr_hex_neighbour (a, side);

  for (int i = 0; i < n; i++) {
    int level = higher_level (self, a, b);

    if (!cr_side_kind_is_opening (things[i]->kind))
      continue;
    if (cr_map_is_inside (self->map, things[i], a) && exists (self, a))
      level = level_of (self, a);
    if (cr_map_is_inside (self->map, things[i], b) && exists (self, b))
      level = level_of (self, b);
    if (!cr_side_is_open (things[i]) || is_keep_door (self, things[i], a, b) ||
        level != man_level (self, 0))
      return FALSE;
    n_openings++;
  }
  return n_openings > 0;
}

static gboolean
slit_bears (const Twins *self, CrDirection side)
{
  const CrSide *things[16];
  CrHex hex = self->men[0].hex, v = cr_hex_sub (self->men[1].hex, hex);
  int n = list_things (self, hex, side, things);
  int ahead = cr_hex_dot (cr_hex_steps[side], v);
  CrHex w = cr_hex_sub (cr_hex_steps[(side + 1) % 6], cr_hex_steps[(side + 5) % 6]);
  int aside = ABS (cr_hex_dot (w, v));

  for (int i = 0; i < n; i++) {
    if (things[i]->kind != CR_SIDE_SLIT || !cr_map_is_inside (self->map, things[i], hex))
      continue;
    int arc = cr_side_get_arc (things[i]);
    if (ahead > 1 && (arc == 180 || aside <= ahead * (arc == 0 ? 0 : arc == 60 ? 1 : 3)))
      return TRUE;
  }
  return FALSE;
}

static gboolean
may_end (const Twins *self, int man, CrDirection side)
{
  CrHex hex = self->men[man].hex;

  if (side < 0)
    return TRUE;
  if (has_inside (self, hex, side, CR_SIDE_BATTLEMENT, hex) &&
      !has_inside (self, hex, side, CR_SIDE_HOARDING, hex))
    return TRUE;
  return man == 0 && (slit_bears (self, side) || lets_through (self, hex, side));
}

static gboolean
lies_beyond (CrHex hex, CrDirection side, CrHex point)
{
  CrHex v = { point.q - hex.q * UNIT, point.r - hex.r * UNIT };

  return cr_hex_dot (cr_hex_steps[side], v) > UNIT;
}

static gboolean
may_pair (const Twins *self)
{
  CrHex s = self->men[0].hex, t = self->men[1].hex;
  CrHex start = place_end (s, self->ends[0]), end = place_end (t, self->ends[1]);

  if (self->ends[0] >= 0 && self->ends[1] >= 0 && cr_hex_equal (start, end))
    return TRUE;
  if (self->ends[0] >= 0 && !lies_beyond (s, self->ends[0], end))
    return FALSE;
  return self->ends[1] < 0 || lies_beyond (t, self->ends[1], start);
}

/* ---- what a stop does ---- */

static Effect
affect_hex (const Twins *self, Stop stop)
{
  Effect effect = { CR_LOF_FREE, FALSE, FALSE, -128, CR_COVER_NONE };
  int low = get_low (self), n = get_n (self), l = man_level (self, low), top;
  int d = cr_hex_distance (self->men[0].hex, self->men[1].hex) - 1;
  int d1 = CLAMP (cr_hex_distance (self->men[low].hex, stop.a) - 1, 0, d);
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, judge_at (self, stop.a));
  gboolean boards = FALSE;

  if (which_man (self, stop.a) >= 0 || !exists (self, stop.a))
    return effect;
  top = top_of (self, stop.a);
  for (int side = 0; side < 6; side++) {
    CrPlace place = judge_at (self, stop.a);
    CrPlace inner = { place.floor, cr_hex_neighbour (stop.a, side) };
    gsize count;
    const CrSide *things = cr_map_get_sides (self->map, place, side, &count);

    for (gsize i = 0; i < count; i++) {
      if (things[i].kind != CR_SIDE_HOARDING ||
          !cr_map_is_inside (self->map, &things[i], inner.hex) ||
          !cr_scene_has_place (self->scene, inner))
        continue;
      int h = cr_scene_get_level (self->scene, inner);
      if (man_level (self, 0) == h && man_level (self, 1) == h)
        boards = TRUE;
      else if (man_level (self, 0) >= h || man_level (self, 1) >= h)
        top = MAX (top, h);
    }
  }
  effect.top = top;
  if (terrain != NULL && terrain->blocks)
    effect.reason = CR_LOF_SOLID;
  else if (n > 0 && owns (self, 1 - low, stop.a, stop.depth))
    effect.reason = d1 < 2 * n * (d - d1) ? CR_LOF_DEAD_EDGE : CR_LOF_FREE;
  else
    effect.reason = predicate (n, top - l, d1, d - d1);
  if (boards && effect.reason == CR_LOF_FREE)
    effect.reason = CR_LOF_BOARDS;
  return effect;
}

static void
raise_cover (const Twins *self, Effect *effect, CrSideKind kind)
{
  const CrSideRule *rule = cr_ruleset_get_side (cr_scene_get_ruleset (self->scene), kind);

  if (rule != NULL)
    effect->cover = MAX (effect->cover, (CrCover) rule->cover.value);
}

static gboolean
on_tower (const Twins *self, int man)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, self->men[man]);

  return terrain != NULL && terrain->blocks &&
         g_strcmp0 (cr_node_get (terrain->node, "blocks-rule"), "TWR-12") == 0;
}

/* RMP-03 */
static gboolean
tower_is_near (const Twins *self, int man, CrHex inner, CrHex outer)
{
  return on_tower (self, 1 - man) && cr_hex_distance (self->men[1 - man].hex, outer) <=
                                         cr_hex_distance (self->men[man].hex, inner);
}

/* Over a battlement of a man's own rampart, not of his own hex, from its inside outwards. */
static CrLofReason
check_battlement (const Twins *self, int man, Stop stop)
{
  CrHex inner = man == 0 ? stop.a : stop.b;

  if (!has_inside (self, stop.a, stop.side, CR_SIDE_BATTLEMENT, inner) ||
      !owns (self, man, inner, stop.depth))
    return CR_LOF_FREE;
  for (int side = 0, any = 0; side < 6; side++) {
    gsize count;
    const CrSide *things = cr_map_get_sides (self->map, self->men[man], side, &count);

    for (gsize i = 0; i < count; i++)
      any |= things[i].kind == CR_SIDE_BATTLEMENT &&
             cr_map_is_inside (self->map, &things[i], self->men[man].hex);
    if (side == 5 && !any && !tower_is_near (self, man, inner, man == 0 ? stop.b : stop.a))
      return CR_LOF_SET_BACK;
  }
  return man != get_low (self) && get_n (self) > 0 ? CR_LOF_INNER_WALL : CR_LOF_FREE;
}

/* Whether something that rises on the side stops the line; fills in what it is gone through by. */
static void
affect_wall (const Twins *self, Stop stop, Effect *effect)
{
  const CrSide *things[16];
  int n = list_things (self, stop.a, stop.side, things), height = 0;
  gboolean to_target = which_man (self, stop.b) == 1, from_shooter = which_man (self, stop.a) == 0;
  CrDirection out = (stop.side + 3) % 6;
  CrHex w = cr_hex_sub (cr_hex_steps[(out + 1) % 6], cr_hex_steps[(out + 5) % 6]);
  CrHex end = place_end (self->men[0].hex, self->ends[0]);
  CrHex offset = { end.q - stop.b.q * UNIT, end.r - stop.b.r * UNIT };
  CrHex near = get_low (self) == 0 ? stop.a : stop.b;

  if (to_target && has_inside (self, stop.a, stop.side, CR_SIDE_SLIT, stop.b) &&
      cr_hex_dot (w, offset) == 0) {
    raise_cover (self, effect, CR_SIDE_SLIT);
    return;
  }
  for (int i = 0; i < n; i++)
    height = MAX (height, cr_side_get_height (things[i]));
  if (height == 0 || (from_shooter && self->ends[0] == stop.side && slit_bears (self, stop.side)))
    return;
  effect->top = higher_level (self, stop.a, stop.b) + height;
  CrLofReason reason =
      check_top (self, effect->top, cr_hex_distance (self->men[get_low (self)].hex, near));
  if (reason == CR_LOF_FREE)
    return;
  if (lets_through (self, stop.a, stop.side)) {
    effect->opening = !from_shooter && !to_target;
    for (int i = 0; i < n && !from_shooter; i++)
      if (cr_side_kind_is_opening (things[i]->kind))
        raise_cover (self, effect, things[i]->kind);
    return;
  }
  effect->reason = reason == CR_LOF_TOO_HIGH ? CR_LOF_WALL : reason;
  if (from_shooter && has_inside (self, stop.a, stop.side, CR_SIDE_SLIT, stop.a))
    effect->reason = CR_LOF_OUT_OF_ARC;
  if (to_target && has_inside (self, stop.a, stop.side, CR_SIDE_SLIT, stop.b))
    effect->reason = CR_LOF_NOT_IN_LINE;
  for (int i = 0; i < n; i++)
    if (is_keep_door (self, things[i], stop.a, stop.b))
      effect->reason = CR_LOF_KEEP_DOORWAY;
}

static Effect
affect_side (const Twins *self, Stop stop)
{
  Effect effect = { CR_LOF_FREE, FALSE, FALSE, -128, CR_COVER_NONE };
  const CrSide *things[16];
  int n = list_things (self, stop.a, stop.side, things);
  gboolean to_target = which_man (self, stop.b) == 1, from_shooter = which_man (self, stop.a) == 0;
  CrLofReason forbidden;

  affect_wall (self, stop, &effect);
  if (to_target && has_inside (self, stop.a, stop.side, CR_SIDE_BATTLEMENT, stop.b))
    raise_cover (self, &effect, CR_SIDE_BATTLEMENT);
  for (int i = 0; i < n && to_target; i++)
    if (things[i]->kind == CR_SIDE_LOW_WALL ||
        (things[i]->kind == CR_SIDE_PARAPET && man_level (self, 0) <= man_level (self, 1)))
      raise_cover (self, &effect, things[i]->kind);

  forbidden = check_battlement (self, 0, stop);
  if (forbidden == CR_LOF_FREE)
    forbidden = check_battlement (self, 1, stop);
  for (int man = 0; man < 2; man++) {
    CrHex hex = self->men[man].hex;

    if ((man == 0 ? from_shooter : to_target) &&
        has_inside (self, stop.a, stop.side, CR_SIDE_BATTLEMENT, hex) &&
        has_inside (self, stop.a, stop.side, CR_SIDE_HOARDING, hex))
      forbidden = CR_LOF_HOARDED;
  }
  if (forbidden != CR_LOF_FREE)
    effect.reason = forbidden;
  effect.closed = (from_shooter && self->ends[0] < 0 && may_end (self, 0, stop.side)) ||
                  (to_target && self->ends[1] < 0 && may_end (self, 1, (stop.side + 3) % 6));
  return effect;
}

/* ---- the whole line ---- */

static Stop
make_side (CrHex a, CrHex b, int crossing)
{
  return (Stop){ a, b, cr_hex_direction_to (a, b), crossing, FALSE };
}

static Stop
make_hex (CrHex hex, int crossing)
{
  return (Stop){ hex, hex, -1, crossing, TRUE };
}

/* The stops of one way over a crossing; returns how many, 0 when there is no such way. */
static int
list_way (const Twins *self, int crossing, int way, Stop stops[3])
{
  CrHex x = self->passed[crossing].hex, y = self->passed[crossing + 1].hex, beside[2];
  int n = find_beside (self, crossing, beside);

  if (way > 0 && n == 0)
    return 0;
  if (n == 0 || (n == 1 && way == 0)) {
    stops[0] = make_side (x, y, crossing);
    return 1;
  }
  CrHex z = n == 1 ? beside[0] : beside[way];
  stops[0] = make_side (x, z, crossing);
  stops[1] = make_hex (z, crossing);
  stops[2] = make_side (z, y, crossing);
  return 3;
}

typedef struct {
  gboolean exists, closed;
  CrLofReason reason;
  int top, openings;
  CrCover cover;
} WayEffect;

static WayEffect
judge_way (const Twins *self, int crossing, int way)
{
  Stop stops[3];
  int n = list_way (self, crossing, way, stops);
  WayEffect result = { n > 0, FALSE, CR_LOF_FREE, -128, 0, CR_COVER_NONE };

  for (int i = 0; i < n; i++) {
    Effect effect = stops[i].side < 0 ? affect_hex (self, stops[i]) : affect_side (self, stops[i]);

    result.closed |= effect.closed;
    result.openings += effect.opening ? 1 : 0;
    result.cover = MAX (result.cover, effect.cover);
    if (effect.reason != CR_LOF_FREE &&
        (result.reason == CR_LOF_FREE ||
         (is_forbidding (effect.reason) && !is_forbidding (result.reason)))) {
      result.reason = effect.reason;
      result.top = effect.top;
    }
  }
  return result;
}

/* The wall that the line runs along, for the option that one way is enough to block. */
static WayEffect
judge_along (const Twins *self, int crossing)
{
  WayEffect result = { FALSE, FALSE, CR_LOF_FREE, -128, 0, CR_COVER_NONE };
  const CrSide *things[16];
  CrHex beside[2];
  int height = 0, low = get_low (self);

  if (!self->either || find_beside (self, crossing, beside) < 2)
    return result;
  int n = list_things (self, beside[0], cr_hex_direction_to (beside[0], beside[1]), things);
  for (int i = 0; i < n; i++)
    height = MAX (height, cr_side_get_height (things[i]));
  if (height == 0)
    return result;
  result.top = higher_level (self, beside[0], beside[1]) + height;
  result.reason = check_top (self, result.top,
                             MIN (cr_hex_distance (self->men[low].hex, beside[0]),
                                  cr_hex_distance (self->men[low].hex, beside[1])) -
                                 1);
  if (result.reason == CR_LOF_TOO_HIGH)
    result.reason = CR_LOF_WALL;
  return result;
}

static gboolean
outranks (const WayEffect *a, const WayEffect *b)
{
  if (b->reason == CR_LOF_FREE || a->reason == CR_LOF_FREE)
    return a->reason != CR_LOF_FREE && b->reason == CR_LOF_FREE;
  if (is_forbidding (a->reason) != is_forbidding (b->reason))
    return is_forbidding (a->reason);
  return a->top > b->top;
}

/* Every path through the crossings: the least cover of those with at most one opening. */
static void
try_paths (WayEffect ways[][2], int n, int at, int openings, CrCover cover, int *best, int *worst)
{
  if (at == n) {
    *worst = MAX (*worst, openings);
    if (openings <= 1)
      *best = *best < 0 ? (int) cover : MIN (*best, (int) cover);
    return;
  }
  for (int way = 0; way < 2; way++) {
    const WayEffect *one = &ways[at][way];

    if (one->exists && !one->closed && one->reason == CR_LOF_FREE)
      try_paths (ways, n, at + 1, openings + one->openings, MAX (cover, one->cover), best, worst);
  }
}

/* Which failure is reported for the first crossings up to and with number @crossing. */
typedef struct {
  CrLofReason reason;
} Failure;

static void
note (Failure *failure, CrLofReason reason)
{
  if (reason == CR_LOF_FREE)
    return;
  if (failure->reason == CR_LOF_FREE ||
      (is_forbidding (reason) && !is_forbidding (failure->reason)))
    failure->reason = reason;
}

/* The outcome of one pair of ends; FALSE when an end may not be used after all. */
static gboolean
judge_pair (Twins *self, Twin *twin)
{
  WayEffect ways[MAX_HEXES][2];
  Failure failure = { CR_LOF_FREE };
  int n, best = -1, worst = 0;

  find_hexes (self);
  n = self->n_passed - 1;
  for (int i = 0; i < n; i++) {
    WayEffect along = judge_along (self, i), shown = { .reason = CR_LOF_FREE };
    int n_usable = 0, n_free = 0;

    if (i > 0)
      note (&failure, affect_hex (self, make_hex (self->passed[i].hex, i)).reason);
    for (int way = 0; way < 2; way++) {
      ways[i][way] = judge_way (self, i, way);
      if (!ways[i][way].exists || ways[i][way].closed)
        continue;
      n_usable++;
      n_free += ways[i][way].reason == CR_LOF_FREE ? 1 : 0;
      if (outranks (&ways[i][way], &shown))
        shown = ways[i][way];
    }
    if (outranks (&along, &shown))
      shown = along;
    if (n_usable == 0)
      return FALSE;
    if (self->either ? shown.reason != CR_LOF_FREE : n_free == 0)
      note (&failure, shown.reason);

    int so_far = -1, most = 0;
    try_paths (ways, i + 1, 0, 0, CR_COVER_NONE, &so_far, &most);
    if (most > 0 && (self->either ? most > 1 : so_far < 0))
      note (&failure, CR_LOF_OPENINGS);
  }
  try_paths (ways, n, 0, 0, CR_COVER_NONE, &best, &worst);
  twin->reason = failure.reason;
  twin->verdict = failure.reason == CR_LOF_FREE    ? CR_LOF_CLEAR
                  : is_forbidding (failure.reason) ? CR_LOF_IMPOSSIBLE
                                                   : CR_LOF_BLOCKED;
  twin->cover = CR_COVER_NONE;
  if (twin->verdict == CR_LOF_CLEAR) {
    const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, self->men[1]);
    int cover = terrain != NULL ? terrain->cover.value : 0;

    if (on_tower (self, 1)) /* COV-10 */
      cover = man_level (self, 0) >= 3 ? CR_COVER_LIGHT : CR_COVER_MEDIUM;
    g_assert_cmpint (best, >=, 0);
    twin->cover = (CrCover) MAX (best, cover);
  }
  twin->from_side = self->ends[0];
  twin->to_side = self->ends[1];
  return TRUE;
}

static gboolean
is_preferred (const Twin *a, const Twin *b)
{
  int sides_a = (a->from_side >= 0) + (a->to_side >= 0);
  int sides_b = (b->from_side >= 0) + (b->to_side >= 0);

  if ((a->verdict == CR_LOF_CLEAR) != (b->verdict == CR_LOF_CLEAR))
    return a->verdict == CR_LOF_CLEAR;
  if (a->verdict == CR_LOF_CLEAR)
    return a->cover < b->cover;
  return sides_a != sides_b ? sides_a > sides_b : a->verdict > b->verdict;
}

static CrLofReason
refuse (const Twins *self)
{
  const CrTerrainKind *s = cr_scene_get_terrain (self->scene, self->men[0]);
  const CrTerrainKind *t = cr_scene_get_terrain (self->scene, self->men[1]);
  gboolean under = s != NULL && s->passage, under_too = t != NULL && t->passage;

  if (cr_hex_equal (self->men[0].hex, self->men[1].hex))
    return CR_LOF_SAME_PLACE;
  if (under != under_too || (under && self->men[0].floor != self->men[1].floor))
    return CR_LOF_UNDERGROUND;
  for (int side = 0; side < 6 && s != NULL && s->moat; side++)
    if (has_inside (self, self->men[1].hex, side, CR_SIDE_BATTLEMENT, self->men[1].hex) ||
        has_inside (self, self->men[1].hex, side, CR_SIDE_SLIT, self->men[1].hex))
      return CR_LOF_MOAT;
  return CR_LOF_FREE;
}

Twin
lof_twin (const CrScene *scene, CrPlace from, CrPlace to, gboolean either)
{
  Twins self = {
    scene, cr_scene_get_map (scene), { from, to }, { -1, -1 }, either, { { { 0 } } }, 0
  };
  Twin best = { CR_LOF_IMPOSSIBLE, CR_COVER_NONE, refuse (&self), -1, -1 };
  gboolean any = FALSE;

  if (best.reason != CR_LOF_FREE)
    return best;
  best.reason = CR_LOF_NO_END;
  for (self.ends[0] = -1; self.ends[0] < 6; self.ends[0]++)
    for (self.ends[1] = -1; self.ends[1] < 6; self.ends[1]++) {
      Twin twin;

      if (!may_end (&self, 0, self.ends[0]) || !may_end (&self, 1, self.ends[1]) ||
          !may_pair (&self) || !judge_pair (&self, &twin))
        continue;
      if (!any || is_preferred (&twin, &best))
        best = twin;
      any = TRUE;
    }
  if (best.verdict == CR_LOF_CLEAR && best.cover == CR_COVER_INFINITE) {
    best.verdict = CR_LOF_IMPOSSIBLE;
    best.reason = CR_LOF_COVERED;
  }
  return best;
}

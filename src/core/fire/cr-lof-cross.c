/* cr-lof-cross.c: what a side and what rises on it do to a line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-case.h"
#include "cr-lof-classic.h"
#include "cr-lof-men.h"
#include "cr-lof-rear.h"
#include "cr-lof-works.h"

static inline CrLofHit
cr_lof_hit_new (void)
{
  return (CrLofHit){ .reason = CR_LOF_FREE, .kind = -1, .top = CR_LOF_NO_TOP, .cover_side = -1 };
}

static inline int
cr_lof_case_from_low (const CrLofCase *self, CrHex hex)
{
  return cr_hex_distance (self->men[self->low].place.hex, hex);
}

/* The functions from here on find what one hex does to a line. */

static int
get_lower_level (const CrLofCase *self)
{
  return MIN (self->men[CR_LOF_SHOOTER].site.level, self->men[CR_LOF_TARGET].site.level);
}

/* Houses and trees that shots from rampart to rampart pass over: ELV-03, ELV-04. Whose own roof it
 * is he stands beneath: ELV-05. */
static int
get_top (const CrLofCase *self, const CrLofSite *site, CrLofSpot spot)
{
  int lower = get_lower_level (self);

  if (self->on_walls && site->low && site->level < lower)
    return site->level;
  return site->roof != 0 && cr_lof_case_is_roofed (self, spot) ? site->top - 1 : site->top;
}

/* A hex by the order of the first box; what hangs over it ranks with its battlement. */
static CrLofReason
weigh_classic_hex (const CrLofCase *self, CrLofSpot spot, const CrLofSite *site, CrLofHit *hit)
{
  CrLofThing thing = {
    .rank = cr_lof_classic_get_rank (site),
    .top = hit->top,
    .always = site->tree || site->tower || site->keep || site->turret,
    .bare = hit->top <= site->level && !site->wall,
  };

  if (site->blocks && !site->tower)
    return CR_LOF_SOLID;
  if (cr_lof_classic_stands_on (self, spot, site))
    return CR_LOF_FREE;
  if (hit->top > site->top)
    thing.rank = MAX (thing.rank, 1);
  return cr_lof_classic_weigh (self, &thing, hit);
}

/* A hoarding hangs at its level h. Who are both lower are under it; for others the hex has the
 * top h; and at h itself the boards are in the way. HRD-08. */
static gboolean
is_boarded (const CrLofCase *self, guint32 hung, int *top)
{
  int lower = get_lower_level (self);

  for (int h = CR_LEVEL_MIN; hung >> (h - CR_LEVEL_MIN) != 0; h++) {
    if ((hung >> (h - CR_LEVEL_MIN) & 1) == 0 || lower + self->n < h)
      continue;
    if (self->n == 0 && lower == h)
      return TRUE;
    *top = MAX (*top, h);
  }
  return FALSE;
}

/* LOF-20: the bank of the moat that the lower man is in, as high as the upper one, who must be at
 * its edge. */
static gboolean
is_bank (const CrLofCase *self, const CrLofSite *site, const CrLofHit *hit)
{
  return self->men[self->low].site.moat && hit->h == self->n && hit->h > 0 &&
         hit->top == site->level && cr_lof_site_is_bank (site);
}

/* Judges by height alone, with the options that hold. What is as high as the upper man is dead
 * ground, as behind the edge of his rampart. */
static CrLofReason
lof_hit_weigh (const CrLofCase *self, CrLofHit *hit)
{
  const CrLofOptions *options = self->options;
  CrLofReason reason =
      cr_lof_weigh_height (options, &self->edge, self->n, hit->h, hit->d1, hit->d2);
  gboolean same = hit->h == self->n;

  if (reason != CR_LOF_DEAD_GROUND)
    return reason;
  if (options->heights == CR_LOF_GENERAL || (same && options->same_height == CR_LOF_SAME_ONCE))
    hit->rule = "LOF-21";
  else if (same)
    hit->rule = cr_lof_reason_get_rule (CR_LOF_DEAD_EDGE, self->n);
  return reason;
}

static CrLofReason
weigh_hex (const CrLofCase *self, const CrLofSite *site, CrLofHit *hit)
{
  if (!is_bank (self, site, hit))
    return lof_hit_weigh (self, hit);
  if (hit->d2 == 0)
    return CR_LOF_FREE;
  hit->rule = "LOF-20";
  return CR_LOF_NOT_AT_EDGE;
}

/* HRD-06: before a man's own hoarded battlement, also on the way to a side that carries none. */
static gboolean
is_before_hoarded (const CrLofCase *self, CrHex hex)
{
  for (int man = 0; man < CR_LOF_N_MEN; man++) {
    const CrLofMan *him = &self->men[man];
    CrHex own = him->place.hex;

    if (!him->site.hoarded || him->post.kind != CR_POST_GROUND || cr_hex_distance (own, hex) != 1)
      continue;
    CrLofSides sides = cr_lof_case_get_sides (self, own, cr_hex_direction_to (own, hex));
    if (cr_lof_sides_have (self, &sides, CR_SIDE_BATTLEMENT, own) &&
        cr_lof_sides_have (self, &sides, CR_SIDE_HOARDING, own))
      return TRUE;
  }
  return FALSE;
}

/* What hangs over the hex decides, and not what lies on it. */
static gboolean
is_decided_above (const CrLofHit *hit, int ground)
{
  return hit->top > ground &&
         (hit->reason == CR_LOF_TOO_HIGH || hit->reason == CR_LOF_NOT_AT_EDGE ||
          hit->reason == CR_LOF_DEAD_GROUND || hit->reason == CR_LOF_NOT_LOWER ||
          hit->reason == CR_LOF_TOO_FAR);
}

/* MAP-11: a doorway as a whole hex is gone through like one on a side, where it would stop the
 * line, by who is at its level; the keep's never (LOF-05, LOF-08, COV-04). */
static void
pass_door (const CrLofCase *self, const CrLofSite *site, CrLofHit *hit)
{
  if (hit->reason == CR_LOF_FREE || site->blocks)
    return;
  if (site->keep_door) {
    hit->reason = CR_LOF_KEEP_DOORWAY;
    hit->rule = NULL;
  } else if (site->door && site->level == self->men[CR_LOF_SHOOTER].site.level) {
    hit->reason = CR_LOF_FREE;
    hit->rule = NULL;
    hit->opens = 1;
    cr_lof_cover_raise (self, CR_SIDE_DOORWAY, "COV-04", hit);
  }
}

/* Characters on the line, LOF-03, LOF-04. */
static void
hit_men (const CrLofCase *self, CrPlace place, const CrLofSite *site, CrLofHit *hit)
{
  hit->men = cr_lof_men_count (self, place, site);
  if (hit->men == 0 || !self->men_bar || hit->reason != CR_LOF_FREE)
    return;
  hit->reason = CR_LOF_MEN;
  hit->rule = self->options->weapon->over_men.value == CR_OVER_NEVER ? "LOF-03" : "LOF-04";
}

static gboolean
is_occupied (const CrLofCase *self, CrHex hex)
{
  CrPlace place = cr_lof_case_get_place (self, hex);
  const CrMan *man;

  for (guint i = 0; (man = cr_muster_look (self->options->muster, place, i)) != NULL; i++)
    if (man->state != CR_MAN_DEAD)
      return TRUE;
  return FALSE;
}

/* LOF-25, U-07: hexes the line goes through on which others stand are no distance. */
static void
skip_occupied (const CrLofCase *self, CrLofHit *hit)
{
  int d1 = hit->d1;

  for (int i = 2; i < self->track->n_meets - 1; i += 2) {
    CrHex hex = cr_lof_case_get_touch (self, i).hex;

    if (!is_occupied (self, hex))
      continue;
    if (cr_hex_distance (self->men[self->low].place.hex, hex) <= d1)
      hit->d1 = MAX (0, hit->d1 - 1);
    else
      hit->d2 = MAX (0, hit->d2 - 1);
  }
}

/* Fills in H, D1 and D2 of an obstruction; D1 is held within 0…D. */
static void
lof_hit_measure (const CrLofCase *self, CrLofHit *hit, int top, int d1)
{
  hit->top = top;
  hit->h = top - self->men[self->low].site.level;
  hit->d1 = CLAMP (d1, 0, self->d);
  hit->d2 = self->d - hit->d1;
  if (self->options->skip_occupied && self->options->muster != NULL)
    skip_occupied (self, hit);
}

CrLofHit
cr_lof_hit_hex (const CrLofCase *self, CrLofSpot spot)
{
  CrPlace place = cr_lof_case_get_place (self, spot.hex);
  CrLofSite site = cr_lof_case_get_site (self, spot.hex);
  CrLofHit hit = cr_lof_hit_new ();
  int rear = self->works ? cr_lof_rear_find (self, spot) : -1;

  if (!site.exists)
    return hit;

  gboolean edge = self->n > 0 && (rear == 1 - self->low ||
                                  (rear < 0 && cr_lof_case_owns (self, 1 - self->low, spot)));
  gboolean within = rear >= 0 && rear == self->low;
  int near = within || (self->options->near_edge && !edge) ? 0 : 1;
  int ground = get_top (self, &site, spot), top = ground;
  gboolean boarded = site.hung != 0 && is_boarded (self, site.hung, &top);
  lof_hit_measure (self, &hit, top, cr_lof_case_from_low (self, spot.hex) - near);
  gboolean barred = rear >= 0 || (self->works && cr_lof_works_bar (self, spot));
  if (rear >= 0) {
    hit.reason = cr_lof_rear_weigh (self, rear, spot, &hit);
    hit.rule = "TWR-14";
  } else if (barred) {
    hit.reason = CR_LOF_SOLID;
    hit.rule = "TWR-12";
  } else if (self->options->heights == CR_LOF_CLASSIC) {
    hit.reason = weigh_classic_hex (self, spot, &site, &hit);
  } else if (site.blocks) {
    hit.reason = CR_LOF_SOLID;
    hit.rule = cr_node_get (cr_scene_get_terrain (self->scene, place)->node, "blocks-rule");
  } else if (edge)
    hit.reason = cr_lof_check_edge (&self->edge, self->n, hit.d1, hit.d2);
  else
    hit.reason = weigh_hex (self, &site, &hit);
  if (is_decided_above (&hit, ground))
    hit.rule = "HRD-08";
  else if (!barred && top == ground)
    pass_door (self, &site, &hit);
  if (hit.reason == CR_LOF_FREE && boarded) {
    hit.reason = CR_LOF_BOARDS;
    hit.top = MAX (hit.top, get_lower_level (self));
    hit.h = hit.top - get_lower_level (self);
  }
  if (is_before_hoarded (self, spot.hex)) {
    hit.reason = CR_LOF_HOARDED;
    hit.rule = NULL;
  }
  hit_men (self, place, &site, &hit);
  return hit;
}

static gboolean
is_man (const CrLofCase *self, int man, CrHex hex)
{
  return cr_hex_equal (self->men[man].place.hex, hex);
}

/* LOF-12, 16, 17: a wall ranks with the higher of its two hexes. */
static CrLofReason
weigh_classic_wall (const CrLofCase *self, CrHex a, CrHex b, CrLofHit *hit)
{
  CrLofSite x = cr_lof_case_get_site (self, a), y = cr_lof_case_get_site (self, b);
  CrLofThing thing = {
    .rank = MAX (x.exists ? cr_lof_classic_get_rank (&x) : 0,
                 y.exists ? cr_lof_classic_get_rank (&y) : 0),
    .top = hit->top,
    .always = x.keep || y.keep || x.turret || y.turret,
    .wall = TRUE,
  };

  thing.rank = MAX (thing.rank, 0);
  return cr_lof_classic_weigh (self, &thing, hit);
}

/* The height of what rises on the side between two hexes. */
static int
get_height (const CrLofSides *sides)
{
  int height = 0;

  for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
    height = MAX (height, cr_side_get_height (cr_lof_sides_get (sides, i)));
  return height;
}

static CrLofReason
weigh_wall (const CrLofCase *self, CrHex a, CrHex b, CrLofHit *hit)
{
  return self->options->heights == CR_LOF_CLASSIC ? weigh_classic_wall (self, a, b, hit)
                                                  : lof_hit_weigh (self, hit);
}

/* The top of a wall is counted from the higher of its hexes that exist. */
static int
get_wall_top (const CrLofCase *self, CrHex a, CrHex b, int height)
{
  CrLofSite x = cr_lof_case_get_site (self, a), y = cr_lof_case_get_site (self, b);

  if (!x.exists || !y.exists)
    return (x.exists ? x.level : y.level) + height;
  return MAX (x.level, y.level) + height;
}

/* The shooter's own slit, through its middle. */
static gboolean
uses_slit (const CrLofCase *self, const CrLofSides *sides, CrHex from, CrDirection side)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];

  if (!is_man (self, CR_LOF_SHOOTER, from) || shooter->end != side)
    return FALSE;
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++) {
    const CrSide *thing = cr_lof_sides_get (sides, i);

    if (thing->kind == CR_SIDE_SLIT && cr_map_is_inside (self->map, thing, from) &&
        cr_lof_in_arc (self, thing, side))
      return TRUE;
  }
  return FALSE;
}

/* LOF-10: the shooter's end lies on the axis of the target's slit. */
static gboolean
is_on_axis (const CrLofCase *self, CrHex to, CrDirection side)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  CrDirection outwards = cr_direction_opposite (side);
  CrHex along = cr_hex_sub (cr_hex_steps[(outwards + 1) % CR_N_DIRECTIONS],
                            cr_hex_steps[(outwards + 5) % CR_N_DIRECTIONS]);
  CrHex v = cr_hex_sub (shooter->place.hex, to);
  CrHex end = { 2 * v.q, 2 * v.r };

  if (shooter->end >= 0)
    end = cr_hex_add (end, cr_hex_steps[shooter->end]);
  return cr_hex_dot (along, end) == 0;
}

static gboolean
has_keep_doorway (const CrLofCase *self, const CrLofSides *sides)
{
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
    if (cr_lof_is_keep_doorway (self, cr_lof_sides_get (sides, i)))
      return TRUE;
  return FALSE;
}

/* Why a side that is too high stops the line: a rule of its opening, or the wall itself. */
static CrLofReason
name_wall (const CrLofCase *self, const CrLofSides *sides, CrHex from, CrHex to, CrLofReason reason)
{
  if (has_keep_doorway (self, sides))
    return CR_LOF_KEEP_DOORWAY;
  if (is_man (self, CR_LOF_TARGET, to) && cr_lof_sides_have (self, sides, CR_SIDE_SLIT, to))
    return CR_LOF_NOT_IN_LINE;
  if (is_man (self, CR_LOF_SHOOTER, from) && cr_lof_sides_have (self, sides, CR_SIDE_SLIT, from))
    return CR_LOF_OUT_OF_ARC;
  return reason == CR_LOF_TOO_HIGH ? CR_LOF_WALL : reason;
}

/* A man who stands on a work does not stand behind the sides of its hex. */
static gboolean
is_behind (const CrLofCase *self, CrHex hex)
{
  return is_man (self, CR_LOF_TARGET, hex) && self->men[CR_LOF_TARGET].post.kind == CR_POST_GROUND;
}

/* LOF-07, MAP-11: a side of a doorway that is a whole hex belongs to it, and is not one more. */
static gboolean
is_of_door (const CrLofCase *self, CrHex from, CrHex to)
{
  CrLofSite x = cr_lof_case_get_site (self, from), y = cr_lof_case_get_site (self, to);

  return (x.exists && x.door) || (y.exists && y.door);
}

/* Through doors and windows the target is covered (COV-04), but not out of the shooter's own. */
static void
pass_through (const CrLofCase *self, const CrLofSides *sides, CrHex from, CrHex to, CrLofHit *hit)
{
  gboolean mine = is_man (self, CR_LOF_SHOOTER, from), his = is_man (self, CR_LOF_TARGET, to);

  hit->opens = mine || his || is_of_door (self, from, to) ? 0 : 1;
  if (mine || (his && !is_behind (self, to)))
    return;
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
    if (cr_side_kind_is_opening (cr_lof_sides_get (sides, i)->kind))
      cr_lof_cover_raise (self, cr_lof_sides_get (sides, i)->kind, "COV-04", hit);
}

/* What rises on a side stops the line unless the line may pass through it. It goes through an
 * opening only where the wall around that would stop it, so opening a door never closes a line that
 * goes over it. */
static void
stop_at_wall (const CrLofCase *self, const CrLofSides *sides, CrHex from, CrHex to, CrLofHit *hit)
{
  CrDirection side = cr_hex_direction_to (from, to);
  int height = get_height (sides);

  if (is_behind (self, to) && is_on_axis (self, to, side) &&
      cr_lof_sides_have (self, sides, CR_SIDE_SLIT, to)) {
    cr_lof_cover_raise (self, CR_SIDE_SLIT, "COV-01", hit);
    return;
  }
  if (height <= 0 || uses_slit (self, sides, from, side))
    return;

  CrHex near = self->low == CR_LOF_SHOOTER ? from : to;
  lof_hit_measure (self, hit, get_wall_top (self, from, to, height),
                   cr_lof_case_from_low (self, near));
  CrLofReason reason = weigh_wall (self, from, to, hit);
  if (reason == CR_LOF_FREE)
    return;
  if (!cr_lof_can_pass (self, sides)) {
    hit->reason = name_wall (self, sides, from, to, reason);
    if (hit->reason != reason)
      hit->rule = NULL;
    return;
  }
  hit->rule = NULL;
  pass_through (self, sides, from, to, hit);
}

/* When several things stand on a side it is shown as the first of these. */
static const CrSideKind telling[] = {
  CR_SIDE_HOARDING,   CR_SIDE_SLIT,        CR_SIDE_DOORWAY,  CR_SIDE_GATE,  CR_SIDE_PORTCULLIS,
  CR_SIDE_POSTERN,    CR_SIDE_SECRET_DOOR, CR_SIDE_WINDOW,   CR_SIDE_WALL,  CR_SIDE_PARTITION,
  CR_SIDE_BATTLEMENT, CR_SIDE_PARAPET,     CR_SIDE_LOW_WALL, CR_SIDE_CLIFF, CR_SIDE_HEDGE,
  CR_SIDE_FENCE,      CR_SIDE_SLOPE,       CR_SIDE_OTHER,
};

static int
get_telling_kind (const CrLofSides *sides)
{
  guint64 kinds = 0;

  for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
    kinds |= (guint64) 1 << cr_lof_sides_get (sides, i)->kind;
  for (gsize k = 0; k < G_N_ELEMENTS (telling); k++)
    if ((kinds >> telling[k] & 1) != 0)
      return (int) telling[k];
  return -1;
}

/* HRD-06: across a hoarded battlement nobody in its inside hex shoots or is shot at. */
static gboolean
is_hoarded (const CrLofCase *self, const CrLofSides *sides, CrHex hex)
{
  return cr_lof_sides_have (self, sides, CR_SIDE_BATTLEMENT, hex) &&
         cr_lof_sides_have (self, sides, CR_SIDE_HOARDING, hex);
}

/* RMP-03: against a man on a siege tower who is as near to the battlement as the rampart man. */
static gboolean
is_faced (const CrLofCase *self, int man, CrHex inner, CrHex outer)
{
  const CrLofMan *other = &self->men[1 - man];

  return other->site.tower && cr_hex_distance (other->place.hex, outer) <=
                                  cr_hex_distance (self->men[man].place.hex, inner);
}

/* Whether the line goes from the man's own rampart, but not from his own hex, into the breach; only
 * a man who is beside it may shoot so (RMP-02). */
static gboolean
leaves_by_breach (const CrLofCase *self, int man, CrLofSpot inner, CrHex outer)
{
  const CrLofMan *him = &self->men[man];

  return him->site.set_back && cr_hex_distance (him->place.hex, outer) > 1 &&
         !is_man (self, man, inner.hex) && cr_lof_case_get_site (self, outer).breach &&
         cr_lof_case_owns (self, man, inner) && !is_faced (self, man, inner.hex, outer);
}

/* A line over a battlement of a man's own rampart, not on his own hex, from its inside outwards:
 * RMP-01 at any level, RMP-03, RMP-05 for the upper man. */
static CrLofReason
check_rampart (const CrLofCase *self,
               int man,
               const CrLofSides *sides,
               CrLofSpot inner,
               CrHex outer,
               const char **rule_out)
{
  if (is_man (self, man, inner.hex) ||
      !cr_lof_sides_have (self, sides, CR_SIDE_BATTLEMENT, inner.hex) ||
      !cr_lof_case_owns (self, man, inner))
    return CR_LOF_FREE;
  if (self->men[man].site.set_back && self->men[1 - man].site.tower)
    *rule_out = "RMP-03";
  if (self->men[man].site.set_back && !is_faced (self, man, inner.hex, outer))
    return CR_LOF_SET_BACK;
  if (man == self->low || self->n == 0)
    return CR_LOF_FREE;
  *rule_out = NULL;
  return CR_LOF_INNER_WALL;
}

/* HRD-06: he stands on the battlement that carries it. */
static gboolean
stands_behind (const CrLofCase *self, int man, const CrLofSides *sides, CrHex hex)
{
  return is_man (self, man, hex) && self->men[man].post.kind == CR_POST_GROUND &&
         is_hoarded (self, sides, hex);
}

static CrLofReason
check_forbidden (const CrLofCase *self,
                 const CrLofSides *sides,
                 CrLofSpot from,
                 CrLofSpot to,
                 const char **rule_out)
{
  CrLofReason reason;

  if (!cr_lof_works_may_cross (self, from.hex, to.hex) &&
      (stands_behind (self, CR_LOF_SHOOTER, sides, from.hex) ||
       stands_behind (self, CR_LOF_TARGET, sides, to.hex)))
    return CR_LOF_HOARDED;
  reason = check_rampart (self, CR_LOF_SHOOTER, sides, from, to.hex, rule_out);
  return reason != CR_LOF_FREE ? reason
                               : check_rampart (self, CR_LOF_TARGET, sides, to, from.hex, rule_out);
}

/* A line that crosses a side which could be its end may not start or end at the hex centre. */
static gboolean
is_closed (const CrLofCase *self, CrHex from, CrHex to)
{
  CrDirection side = cr_hex_direction_to (from, to);
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  return (is_man (self, CR_LOF_SHOOTER, from) && shooter->end < 0 &&
          cr_lof_can_end (self, CR_LOF_SHOOTER, side)) ||
         (is_man (self, CR_LOF_TARGET, to) && target->end < 0 &&
          cr_lof_can_end (self, CR_LOF_TARGET, cr_direction_opposite (side)));
}

CrLofHit
cr_lof_hit_side (const CrLofCase *self, CrLofSpot from, CrLofSpot to)
{
  CrLofSides sides = cr_lof_case_get_sides (self, from.hex, cr_hex_direction_to (from.hex, to.hex));
  CrLofHit hit = cr_lof_hit_new ();
  const char *rule = NULL;

  if (leaves_by_breach (self, CR_LOF_SHOOTER, from, to.hex) ||
      leaves_by_breach (self, CR_LOF_TARGET, to, from.hex)) {
    hit.reason = CR_LOF_SET_BACK;
    hit.rule = "RMP-02";
  }
  if (cr_lof_sides_count (&sides) == 0)
    return hit;
  hit.kind = get_telling_kind (&sides);
  hit.closed = is_closed (self, from.hex, to.hex);
  if (hit.reason != CR_LOF_FREE)
    return hit;
  stop_at_wall (self, &sides, from.hex, to.hex, &hit);
  cr_lof_cover_side (self, &sides, to.hex, &hit);

  CrLofReason forbidden = check_forbidden (self, &sides, from, to, &rule);
  if (forbidden != CR_LOF_FREE)
    hit.reason = forbidden;
  if (forbidden != CR_LOF_FREE || (rule != NULL && hit.reason == CR_LOF_FREE))
    hit.rule = rule;
  return hit;
}

CrLofHit
cr_lof_hit_along (const CrLofCase *self, CrHex a, CrHex c)
{
  CrLofSides sides = cr_lof_case_get_sides (self, a, cr_hex_direction_to (a, c));
  CrLofHit hit = cr_lof_hit_new ();
  int height = get_height (&sides);

  hit.kind = get_telling_kind (&sides);
  if (height <= 0)
    return hit;
  lof_hit_measure (self, &hit, get_wall_top (self, a, c, height),
                   MIN (cr_lof_case_from_low (self, a), cr_lof_case_from_low (self, c)) - 1);
  hit.reason = weigh_wall (self, a, c, &hit);
  if (hit.reason == CR_LOF_TOO_HIGH)
    hit.reason = CR_LOF_WALL;
  return hit;
}

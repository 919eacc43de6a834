/* cr-lof.c: can he shoot him, and why. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof.h"

#include "cr-lof-classic.h"
#include "cr-lof-men.h"
#include "cr-lof-works.h"

static const struct {
  const char *name, *rule;
} reasons[CR_N_LOF_REASONS] = {
  [CR_LOF_FREE] = { "free", NULL },
  [CR_LOF_TOO_HIGH] = { "too-high", "LOF-22" },
  [CR_LOF_NOT_AT_EDGE] = { "not-at-edge", "LOF-22" },
  [CR_LOF_DEAD_GROUND] = { "dead-ground", "LOF-23" },
  [CR_LOF_WALL] = { "wall", "LOF-12" },
  [CR_LOF_NOT_LOWER] = { "not-lower", "LOF-13" },
  [CR_LOF_TOO_FAR] = { "too-far", "LOF-13" },
  [CR_LOF_OPENINGS] = { "openings", "LOF-07" },
  [CR_LOF_SOLID] = { "solid", "LOF-11" },
  [CR_LOF_BOARDS] = { "boards", "HRD-08" },
  [CR_LOF_MEN] = { "men", "LOF-03" },
  [CR_LOF_DEAD_EDGE] = { "dead-edge", "RMP-06" },
  [CR_LOF_SET_BACK] = { "set-back", "RMP-01" },
  [CR_LOF_INNER_WALL] = { "inner-wall", "RMP-05" },
  [CR_LOF_KEEP_DOORWAY] = { "keep-doorway", "LOF-08" },
  [CR_LOF_NOT_IN_LINE] = { "not-in-line", "LOF-10" },
  [CR_LOF_OUT_OF_ARC] = { "out-of-arc", "LOF-09" },
  [CR_LOF_MOAT] = { "moat", "LOF-18" },
  [CR_LOF_HOARDED] = { "hoarded", "HRD-06" },
  [CR_LOF_UNDERGROUND] = { "underground", "TMP-07" },
  [CR_LOF_OUT_OF_RANGE] = { "out-of-range", "MIS-01" },
  [CR_LOF_UNSEEN] = { "unseen", "WEA-01" },
  [CR_LOF_STUNNED] = { "stunned", "CHR-02" },
  [CR_LOF_WEAPON_KNEELS] = { "weapon-kneels", "MIS-04" },
  [CR_LOF_SHOOTER_KNEELS] = { "shooter-kneels", "COV-12" },
  [CR_LOF_TARGET_KNEELS] = { "target-kneels", "COV-12" },
  [CR_LOF_AT_FOOT] = { "at-foot", "COV-13" },
  [CR_LOF_FRIEND_BESIDE] = { "friend-beside", "LOF-14" },
  [CR_LOF_HOARDING_ARC] = { "hoarding-arc", "HRD-07" },
  [CR_LOF_MURDER_HOLES] = { "murder-holes", "HRD-07" },
  [CR_LOF_NO_ENGINE] = { "no-engine", "HRD-09" },
  [CR_LOF_LADDER] = { "ladder", "COV-08" },
  [CR_LOF_TREE] = { "tree", "MIS-03" },
  [CR_LOF_NOT_BELOW] = { "not-below", "RCK-01" },
  [CR_LOF_SHUT_IN] = { "shut-in", "TWR-14" },
  [CR_LOF_COVERED] = { "covered", "COV-06" },
  [CR_LOF_NO_END] = { "no-end", "LOF-09" },
  [CR_LOF_NO_POST] = { "no-post", "LOF-01" },
  [CR_LOF_SAME_PLACE] = { "same-place", "LOF-01" },
  [CR_LOF_NO_PLACE] = { "no-place", "LOF-01" },
};

static const char *const verdict_names[] = { "clear", "blocked", "impossible" };

const char *
cr_verdict_get_name (CrVerdict verdict)
{
  return verdict_names[verdict];
}

const char *
cr_lof_reason_get_name (CrLofReason reason)
{
  return reasons[reason].name;
}

const char *
cr_lof_reason_get_rule (CrLofReason reason, int n)
{
  if (reason == CR_LOF_DEAD_EDGE && n > 1)
    return n == 2 ? "RMP-07" : "RMP-09";
  return reasons[reason].rule;
}

/* Rules that need no line. Two men in one passage may shoot at each other. */
static CrLofReason
check_men (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  if (!shooter->site.exists || !target->site.exists)
    return CR_LOF_NO_PLACE;
  if (shooter->misplaced || target->misplaced)
    return CR_LOF_NO_POST;
  if (cr_hex_equal (shooter->place.hex, target->place.hex) && !cr_lof_works_are_stacked (self))
    return CR_LOF_SAME_PLACE;
  if ((shooter->site.passage || target->site.passage) &&
      (!shooter->site.passage || !target->site.passage ||
       shooter->place.floor != target->place.floor))
    return CR_LOF_UNDERGROUND;
  if (shooter->site.keep_door)
    return CR_LOF_KEEP_DOORWAY;
  if (shooter->site.moat && cr_lof_case_has_shelter (self, CR_LOF_TARGET))
    return CR_LOF_MOAT;

  CrLofReason reason = cr_lof_works_check (self);
  return reason != CR_LOF_FREE ? reason : cr_lof_men_check (self);
}

/* Returns: the shot as if every pair of ends were refused */
static CrLofShot
refuse_all (CrLofReason reason)
{
  CrLofShot shot = { FALSE, CR_LOF_IMPOSSIBLE, reason, .deciding = -1, .cover_side = -1 };

  shot.decided.side = -1;
  return shot;
}

static int
count_sides (CrDirection a, CrDirection b)
{
  return (a >= 0 ? 1 : 0) + (b >= 0 ? 1 : 0);
}

/* Whether one pair of ends is better for the shooter than another: clear first, then least cover;
 * of failures the one with most ends on sides, and there what forbids. The reason that stands first
 * breaks ties, so that it stays when the castle is turned. The earlier pair stays. */
static gboolean
is_better (const CrLofShot *a, int a_sides, const CrLofShot *b, int b_sides)
{
  if (!b->usable)
    return TRUE;
  if ((a->verdict == CR_LOF_CLEAR) != (b->verdict == CR_LOF_CLEAR))
    return a->verdict == CR_LOF_CLEAR;
  if (a->verdict == CR_LOF_CLEAR)
    return a->cover < b->cover;
  if (a_sides != b_sides)
    return a_sides > b_sides;
  if (a->verdict != b->verdict)
    return a->verdict > b->verdict;
  return a->reason < b->reason;
}

static guint
find_ends (const CrLofCase *self, int man)
{
  gboolean one_floor =
      self->men[CR_LOF_SHOOTER].place.floor == self->men[CR_LOF_TARGET].place.floor;
  guint sides = one_floor ? self->men[man].site.sides : (1u << CR_N_DIRECTIONS) - 1;
  guint ends = 0;

  for (CrDirection side = 0; sides >> side != 0; side++)
    if ((sides >> side & 1) != 0 && cr_lof_can_end (self, man, side))
      ends |= 1u << side;
  return ends;
}

static gboolean
is_end (guint ends, CrDirection side)
{
  return side < 0 || (ends >> side & 1) != 0;
}

/* English rules: any part of a hex, of which its centre and the middles of its sides stand for all
 * (U-17). Which of them face the other man cr_lof_line_can_join() says. */
static guint
find_wanted_ends (const CrLofCase *self, int man)
{
  return self->options->any_ends ? (1u << CR_N_DIRECTIONS) - 1 : find_ends (self, man);
}

/* All pairs of ends, the shooter's centre first, then his sides clockwise from N (NW), with each
 * the target's. The case is left with the ends of the best. */
static CrLofShot
judge_ends (CrLofCase *self)
{
  CrHex from = self->men[CR_LOF_SHOOTER].place.hex, to = self->men[CR_LOF_TARGET].place.hex;
  guint ends[] = { find_wanted_ends (self, CR_LOF_SHOOTER),
                   find_wanted_ends (self, CR_LOF_TARGET) };
  CrDirection only = self->options->from_side, best_a = -1, best_b = -1;
  CrLofShot best = { .usable = FALSE };

  for (CrDirection a = only; a < (only < 0 ? CR_N_DIRECTIONS : only + 1); a++)
    for (CrDirection b = -1; is_end (ends[CR_LOF_SHOOTER], a) && b < CR_N_DIRECTIONS; b++) {
      if (!is_end (ends[CR_LOF_TARGET], b) ||
          !cr_lof_line_can_join ((CrLofPoint){ from, a }, (CrLofPoint){ to, b }))
        continue;
      cr_lof_case_set_ends (self, a, b);
      CrLofShot shot = cr_lof_case_shoot (self, NULL);
      if (shot.usable &&
          is_better (&shot, count_sides (a, b), &best, count_sides (best_a, best_b))) {
        best = shot;
        best_a = a;
        best_b = b;
      }
    }
  self->men[CR_LOF_SHOOTER].end = best_a;
  self->men[CR_LOF_TARGET].end = best_b;
  return best.usable ? best : refuse_all (CR_LOF_NO_END);
}

/* Straight up or down within one hex, where no line is drawn. */
static CrLofShot
judge_below (CrLofCase *self)
{
  CrLofShot shot = refuse_all (CR_LOF_FREE);
  CrFigure cover = cr_lof_cover_terrain (self, CR_LOF_TARGET);
  gboolean up = self->men[CR_LOF_TARGET].post.kind == CR_POST_HOARDING;

  shot.verdict = CR_LOF_CLEAR;
  shot.cover = (CrCover) cover.value;
  shot.cover_rule = up ? cover.source : "HRD-07";
  cr_lof_men_settle (self, &shot);
  return shot;
}

static CrLofShot
judge_lines (CrLofCase *self)
{
  gboolean below =
      cr_hex_equal (self->men[CR_LOF_SHOOTER].place.hex, self->men[CR_LOF_TARGET].place.hex);

  return below ? judge_below (self) : judge_ends (self);
}

/* Infinite cover cannot be hit, by whatever line. */
static void
settle_infinite (CrLofShot *shot)
{
  if (shot->verdict != CR_LOF_CLEAR || shot->cover != CR_COVER_INFINITE)
    return;
  shot->verdict = CR_LOF_IMPOSSIBLE;
  shot->reason = shot->knelt ? CR_LOF_TARGET_KNEELS : CR_LOF_COVERED;
}

CrLofShot
cr_lof_case_judge (CrLofCase *self, CrPlace from, CrPlace to)
{
  cr_lof_case_set_men (self, from, to);

  CrLofReason reason = check_men (self);
  CrLofShot shot = reason == CR_LOF_FREE ? judge_lines (self) : refuse_all (reason);
  settle_infinite (&shot);
  return shot;
}

static void
add_rule (CrLof *lof, const char *rule)
{
  int i = 0;

  if (rule == NULL)
    return;
  for (; lof->rules[i] != NULL; i++)
    if (g_str_equal (lof->rules[i], rule))
      return;
  if (i < CR_LOF_MAX_RULES)
    lof->rules[i] = rule;
}

/* The deciding rule first, then what made the obstruction as high as it is. */
static void
add_block_rules (CrLof *lof, const CrLofCase *self)
{
  const CrLofStep *step = &lof->decided;

  if (lof->reason == CR_LOF_COVERED && lof->cover_rule != NULL) {
    add_rule (lof, lof->cover_rule);
    return;
  }
  add_rule (lof, step->reason != CR_LOF_FREE ? step->rule
                                             : cr_lof_reason_get_rule (lof->reason, self->n));
  if (lof->reason == CR_LOF_NOT_LOWER)
    add_rule (lof, "ELV-09");
  if (step->reason == CR_LOF_FREE || step->side >= 0 || step->reason > CR_LOF_DEAD_GROUND)
    return;

  if (self->options->heights == CR_LOF_CLASSIC)
    return;

  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, step->place);
  if (terrain != NULL && terrain->roofed)
    add_rule (lof, "ELV-05");
  if (terrain != NULL && terrain->low)
    add_rule (lof, "ELV-03");
}

/* Returns: the rule that lets a man's line end on a side: that of a battlement or slit, of a
 * doorway, or of any part of his hex */
static const char *
get_end_rule (const CrLofCase *self, const CrLofEnd *end)
{
  CrHex hex = end->place.hex;

  if (end->side < 0)
    return "LOF-01";

  CrLofSides sides = cr_lof_case_get_sides (self, hex, end->side);
  if (cr_lof_sides_have (self, &sides, CR_SIDE_BATTLEMENT, hex) ||
      cr_lof_sides_have (self, &sides, CR_SIDE_SLIT, hex))
    return "LOF-09";
  return cr_lof_can_pass (self, &sides) ? "LOF-06" : "LOF-01";
}

static void
add_clear_rules (CrLof *lof, const CrLofCase *self)
{
  add_rule (lof, lof->cover_rule);
  add_rule (lof, lof->let_pass);
  add_rule (lof, lof->knelt ? "COV-12" : NULL);
  add_rule (lof, get_end_rule (self, lof->from_end.side < 0 ? &lof->to_end : &lof->from_end));
}

static int
find_needs (const CrLof *lof, const CrLofOptions *options, const CrLofEdge *edge)
{
  const CrLofStep *step = &lof->decided;

  switch (lof->reason) {
  case CR_LOF_DEAD_GROUND:
    return cr_lof_least_d1 (options, edge, step->n, step->h, step->d2);
  case CR_LOF_DEAD_EDGE:
    return cr_lof_edge_times (edge, step->n) * step->d2;
  default:
    return -1;
  }
}

/* One direction: the record but for the opposite shot. */
static CrLof
judge_one_way (CrLofCase *self, CrPlace from, CrPlace to, GArray *steps)
{
  CrLof lof = { .from = from, .to = to, .from_end = { from, -1 }, .to_end = { to, -1 } };

  CrLofShot shot = cr_lof_case_judge (self, from, to);

  if (shot.usable && steps != NULL) {
    cr_lof_case_set_ends (self, self->men[CR_LOF_SHOOTER].end, self->men[CR_LOF_TARGET].end);
    shot = cr_lof_case_shoot (self, steps);
    settle_infinite (&shot);
  }
  lof.range = cr_hex_distance (from.hex, to.hex);
  lof.from_end.side = self->men[CR_LOF_SHOOTER].end;
  lof.to_end.side = self->men[CR_LOF_TARGET].end;
  lof.from_stand = cr_lof_works_stand (self, CR_LOF_SHOOTER);
  lof.to_stand = cr_lof_works_stand (self, CR_LOF_TARGET);
  lof.verdict = shot.verdict;
  lof.reason = shot.reason;
  lof.cover = shot.cover;
  lof.cover_rule = shot.cover_rule;
  lof.cover_side = shot.cover_side;
  lof.knelt = shot.knelt;
  lof.let_pass = shot.let_pass;
  lof.deciding = shot.deciding;
  lof.decided = shot.decided;
  lof.needs = find_needs (&lof, self->options, &self->edge);
  cr_lof_men_record (self, &lof);
  if (lof.reason == CR_LOF_TOO_FAR)
    lof.limit = cr_lof_classic_get_reach (self);
  if (lof.verdict == CR_LOF_CLEAR)
    add_clear_rules (&lof, self);
  else
    add_block_rules (&lof, self);
  return lof;
}

CrVerdict
cr_lof_get_verdict (const CrScene *scene, CrPlace from, CrPlace to, const CrLofOptions *options)
{
  g_autoptr (CrLofTracks) tracks = cr_lof_tracks_new (NULL);
  CrLofCase self;

  cr_lof_case_init (&self, scene, NULL, options, tracks);
  return cr_lof_case_judge (&self, from, to).verdict;
}

CrLof
cr_lof_judge (const CrScene *scene,
              CrPlace from,
              CrPlace to,
              const CrLofOptions *options,
              GArray *steps)
{
  g_autoptr (CrLofTracks) tracks = cr_lof_tracks_new (NULL);
  CrLofOptions back = *options;
  CrLofCase self;

  if (steps != NULL)
    g_array_set_size (steps, 0);
  cr_lof_case_init (&self, scene, NULL, options, tracks);
  CrLof lof = judge_one_way (&self, from, to, steps);
  back.from_side = -1;
  back.from_post = options->to_post;
  back.to_post = options->from_post;
  self.options = &back;
  self.back = TRUE;
  CrLof reverse = judge_one_way (&self, to, from, NULL);
  lof.reverse = reverse.verdict;
  lof.reverse_reason = reverse.reason;
  return lof;
}

/* cr-lof-shot.c: one pair of ends, from the shooter to the target.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-classic.h"
#include "cr-lof-men.h"
#include "cr-lof-works.h"

#define N_COVERS (CR_COVER_INFINITE + 1)
#define NO_WAY 99

/* What the line meets, and where it does. */
typedef struct {
  CrLofHit hit;
  CrPlace place;
  CrDirection side;
  CrLofHow how;
  int way, index;
} Mark;

/* One way from a hex to the next. @failed: the mark that forbids, or else the first to block. */
typedef struct {
  gboolean closed;
  int opens;
  const char *let_pass;
  Mark failed, opening, shelter;
} Way;

/* The side and the rule that give a cover. */
typedef struct {
  int side;
  const char *rule;
} Shelter;

/* @opens: openings gone through so far, by the cover one is ready to give the target: a way round
 * a corner may cost an opening where the other costs cover. @shelter: what gives each cover. */
typedef struct {
  CrLofCase *self;
  GArray *steps;
  CrLofShot shot;
  int opens[N_COVERS];
  Shelter shelter[N_COVERS];
} Tally;

static gboolean
reason_forbids (CrLofReason reason)
{
  return reason > CR_LOF_DEAD_EDGE;
}

static CrLofStep
make_step (const CrLofCase *self, const Mark *mark)
{
  const CrLofHit *hit = &mark->hit;

  return (CrLofStep){
    .place = mark->place,
    .side = mark->side,
    .how = mark->how,
    .way = mark->way,
    .kind = hit->kind,
    .top = hit->top,
    .n = self->n,
    .h = hit->h,
    .d1 = hit->d1,
    .d2 = hit->d2,
    .men = hit->men,
    .reason = hit->reason,
    .rule = hit->rule != NULL ? hit->rule : cr_lof_reason_get_rule (hit->reason, self->n),
  };
}

static void
record_mark (Tally *tally, Mark *mark)
{
  mark->index = -1;
  if (tally->steps == NULL)
    return;

  CrLofStep step = make_step (tally->self, mark);
  mark->index = (int) tally->steps->len;
  g_array_append_val (tally->steps, step);
}

/* A rule that forbids outranks all that blocks; otherwise the first from the shooter decides. */
static void
fail_by (Tally *tally, const Mark *mark)
{
  CrLofShot *shot = &tally->shot;
  gboolean forbids = reason_forbids (mark->hit.reason);

  if (shot->verdict == CR_LOF_IMPOSSIBLE || (shot->verdict == CR_LOF_BLOCKED && !forbids))
    return;
  shot->verdict = forbids ? CR_LOF_IMPOSSIBLE : CR_LOF_BLOCKED;
  shot->reason = mark->hit.reason;
  shot->decided = make_step (tally->self, mark);
  shot->deciding = mark->index;
}

static void
add_to_way (Tally *tally, Way *way, Mark mark)
{
  CrLofReason failed = way->failed.hit.reason;

  record_mark (tally, &mark);
  way->closed |= mark.hit.closed;
  if (mark.hit.reason == CR_LOF_FREE && mark.hit.rule != NULL)
    way->let_pass = mark.hit.rule;
  if (mark.hit.opens > 0 && way->opens == 0)
    way->opening = mark;
  way->opens += mark.hit.opens;
  if (mark.hit.cover > way->shelter.hit.cover)
    way->shelter = mark;
  if (mark.hit.reason != CR_LOF_FREE &&
      (failed == CR_LOF_FREE || (!reason_forbids (failed) && reason_forbids (mark.hit.reason))))
    way->failed = mark;
}

static void
add_side (Tally *tally, Way *way, CrLofSpot from, CrLofSpot to, Mark like)
{
  like.hit = cr_lof_hit_side (tally->self, from, to);
  like.place = cr_lof_case_get_place (tally->self, from.hex);
  like.side = cr_hex_direction_to (from.hex, to.hex);
  add_to_way (tally, way, like);
}

/* The longer way: over a side into the hex aside, through it, and over a side out of it. */
static void
add_detour (Tally *tally, Way *way, const CrLofSpot spots[3], Mark like)
{
  Mark middle = like;

  add_side (tally, way, spots[0], spots[1], like);
  middle.hit = cr_lof_hit_hex (tally->self, spots[1]);
  middle.place = cr_lof_case_get_place (tally->self, spots[1].hex);
  middle.side = -1;
  add_to_way (tally, way, middle);
  add_side (tally, way, spots[1], spots[2], like);
}

static gboolean
is_free (const Way *way)
{
  return !way->closed && way->failed.hit.reason == CR_LOF_FREE;
}

/* Which of two failures is reported: the forbidding, or else the higher one, or else the reason
 * that stands first. */
static const Mark *
is_worse (const Mark *a, const Mark *b)
{
  gboolean forbids = reason_forbids (a->hit.reason);

  if (b->hit.reason == CR_LOF_FREE)
    return a;
  if (a->hit.reason == CR_LOF_FREE)
    return b;
  if (forbids != reason_forbids (b->hit.reason))
    return forbids ? a : b;
  if (a->hit.top != b->hit.top)
    return b->hit.top > a->hit.top ? b : a;
  return b->hit.reason < a->hit.reason ? b : a;
}

/* Adds the cheapest free way for each cover; at the second opening the line ends, LOF-07. */
static void
pass_ways (Tally *tally, const Way *ways, int n_ways)
{
  const Way *through = NULL;
  int most = 0;

  for (int i = n_ways - 1; i >= 0; i--)
    if (is_free (&ways[i])) {
      most = MAX (most, ways[i].opens);
      if (ways[i].let_pass != NULL)
        tally->shot.let_pass = ways[i].let_pass;
    }
  for (int cover = CR_COVER_NONE; cover < N_COVERS; cover++) {
    int least = NO_WAY;

    for (int i = 0; i < n_ways; i++) {
      if (!is_free (&ways[i]) || (int) ways[i].shelter.hit.cover > cover)
        continue;
      least = MIN (least, tally->self->options->either ? most : ways[i].opens);
      if ((int) ways[i].shelter.hit.cover == cover && tally->shelter[cover].rule == NULL)
        tally->shelter[cover] =
            (Shelter){ ways[i].shelter.hit.cover_side, ways[i].shelter.hit.cover_rule };
      if (ways[i].opens > 0)
        through = &ways[i];
    }
    tally->opens[cover] = MIN (NO_WAY, tally->opens[cover] + least);
  }
  if (tally->opens[CR_COVER_INFINITE] < 2 || through == NULL)
    return;

  Mark opening = through->opening;
  opening.hit.reason = CR_LOF_OPENINGS;
  fail_by (tally, &opening);
  if (opening.index >= 0) {
    CrLofStep *step = &g_array_index (tally->steps, CrLofStep, opening.index);
    step->reason = CR_LOF_OPENINGS;
    step->rule = cr_lof_reason_get_rule (CR_LOF_OPENINGS, tally->self->n);
  }
}

/* One crossing with its ways; @beside is the wall a line runs along. */
static void
close_ways (Tally *tally, const Way *ways, int n_ways, const Mark *beside)
{
  const Mark none = { .hit.reason = CR_LOF_FREE };
  const Mark *failed = &none;
  int n_open = 0, n_free = 0;

  for (int i = 0; i < n_ways; i++) {
    n_open += ways[i].closed ? 0 : 1;
    n_free += is_free (&ways[i]) ? 1 : 0;
    if (!ways[i].closed)
      failed = is_worse (failed, &ways[i].failed);
  }
  if (tally->self->options->either)
    failed = is_worse (failed, beside);
  if (n_open == 0)
    tally->shot.usable = FALSE;
  else if (tally->self->options->either ? failed->hit.reason != CR_LOF_FREE : n_free == 0)
    fail_by (tally, failed);
  else
    pass_ways (tally, ways, n_ways);
}

static void
cross_side (Tally *tally, int index)
{
  const CrLofTouch here = cr_lof_case_get_touch (tally->self, index), *touch = &here;
  CrLofSpot from = { touch->hex, index - 1, FALSE };
  CrLofSpot to = { cr_lof_touch_get_next (touch), index + 1, FALSE };
  CrLofSpot one = { cr_hex_neighbour (touch->hex, touch->to), index, TRUE };
  Mark beside = { .hit.reason = CR_LOF_FREE };
  Way ways[2] = { 0 };
  Mark like = { .how = touch->kind == CR_LOF_TOUCH_ALONG ? CR_LOF_ALONG : CR_LOF_CORNER, .way = 1 };

  if (touch->kind == CR_LOF_TOUCH_SIDE) {
    like.how = CR_LOF_THROUGH;
    like.way = 0;
    add_side (tally, &ways[0], from, to, like);
    close_ways (tally, ways, 1, &beside);
    return;
  }

  CrLofSpot other = { cr_hex_neighbour (touch->hex, touch->other), index, TRUE };
  if (touch->kind == CR_LOF_TOUCH_CORNER) {
    add_side (tally, &ways[0], from, to, like);
  } else {
    add_detour (tally, &ways[0], (CrLofSpot[]){ from, one, to }, like);
    beside.hit = cr_lof_hit_along (tally->self, one.hex, other.hex);
    beside.place = cr_lof_case_get_place (tally->self, one.hex);
    beside.side = cr_hex_direction_to (one.hex, other.hex);
    beside.how = CR_LOF_ALONG;
    if (!tally->self->options->either)
      beside.hit.reason = CR_LOF_FREE;
    record_mark (tally, &beside);
  }
  like.way = 2;
  add_detour (tally, &ways[1], (CrLofSpot[]){ from, other, to }, like);
  close_ways (tally, ways, 2, &beside);
}

/* HRD-06, LOF-08. What forbids outranks what has blocked already. */
static gboolean
may_forbid (const CrLofCase *self, CrHex hex)
{
  const CrTerrainKind *terrain =
      cr_scene_get_terrain (self->scene, cr_lof_case_get_place (self, hex));

  return self->men[CR_LOF_SHOOTER].site.hoarded || self->men[CR_LOF_TARGET].site.hoarded ||
         (terrain != NULL && terrain->keep_door);
}

static CrLofHit
without_effect (const CrLofHit *hit)
{
  CrLofHit own = *hit;

  own.reason = CR_LOF_FREE;
  own.opens = 0;
  return own;
}

/* A hex the line goes through. The men's own never obstruct. */
static void
enter_hex (Tally *tally, int index)
{
  CrLofSpot spot = { cr_lof_case_get_touch (tally->self, index).hex, index, FALSE };
  gboolean own = index == 0 || cr_hex_equal (spot.hex, tally->self->men[CR_LOF_TARGET].place.hex);
  Mark mark = { .side = -1, .how = CR_LOF_THROUGH };

  if (tally->steps == NULL &&
      (own || (tally->shot.verdict != CR_LOF_CLEAR && !may_forbid (tally->self, spot.hex))))
    return;
  mark.hit = cr_lof_hit_hex (tally->self, spot);
  mark.place = cr_lof_case_get_place (tally->self, spot.hex);
  if (own)
    mark.hit = without_effect (&mark.hit);
  if (mark.hit.opens > 0 && mark.hit.reason == CR_LOF_FREE) {
    Way way = { 0 };

    add_to_way (tally, &way, mark);
    pass_ways (tally, &way, 1);
    return;
  }
  record_mark (tally, &mark);
  if (mark.hit.reason != CR_LOF_FREE)
    fail_by (tally, &mark);
  else if (mark.hit.rule != NULL && !own)
    tally->shot.let_pass = mark.hit.rule;
}

/* Figures name a rule or a section of a booklet; only "COV-05" and its like are rules. */
static gboolean
is_rule_id (const char *source)
{
  for (int i = 0; i < 3; i++)
    if (source == NULL || !g_ascii_isupper (source[i]))
      return FALSE;
  return source[3] == '-' && g_ascii_isdigit (source[4]);
}

/* The least cover that needs no second opening, against that of the target's hex. */
static void
settle_cover (Tally *tally)
{
  CrFigure terrain = cr_lof_cover_terrain (tally->self, CR_LOF_TARGET);
  CrLofShot *shot = &tally->shot;
  int cover = CR_COVER_NONE;

  while (tally->opens[cover] > 1)
    cover++;
  shot->cover = (CrCover) cover;
  shot->cover_side = cover == CR_COVER_NONE ? -1 : tally->shelter[cover].side;
  shot->cover_rule = cover == CR_COVER_NONE ? NULL : tally->shelter[cover].rule;
  if (terrain.value <= cover)
    return;
  if (cr_lof_classic_strips (tally->self)) {
    shot->let_pass = "LOF-15";
    return;
  }
  shot->cover = (CrCover) terrain.value;
  shot->cover_side = -1;
  shot->cover_rule = is_rule_id (terrain.source) ? terrain.source : NULL;
}

/* A touch that a glance decides need not be looked at; a glance never decides otherwise than the
 * rules. */
static void
judge_at_a_glance (Tally *tally)
{
  CrLofCase *self = tally->self;

  for (int i = 0; tally->shot.usable && i < self->track->n_meets; i++) {
    gboolean clear = tally->shot.verdict == CR_LOF_CLEAR;
    CrLofSight sight;

    if (!clear && (i = cr_lof_glance_skip (self, i)) >= self->track->n_meets)
      break;
    sight = cr_lof_glance_at (self, i);
    if (sight == CR_LOF_SIGHT_STOPS && clear)
      tally->shot.verdict = CR_LOF_BLOCKED;
    else if (sight == CR_LOF_SIGHT_DOUBT && i % 2 == 0)
      enter_hex (tally, i);
    else if (sight == CR_LOF_SIGHT_DOUBT)
      cross_side (tally, i);
  }
}

static void
judge_whole (Tally *tally)
{
  for (int i = 0; tally->shot.usable && i < tally->self->track->n_meets; i++)
    if (i % 2 == 0)
      enter_hex (tally, i);
    else
      cross_side (tally, i);
}

static CrLofShot
shoot_once (CrLofCase *self, GArray *steps)
{
  Tally tally = { .self = self, .steps = steps };

  tally.shot.usable = TRUE;
  tally.shot.deciding = -1;
  tally.shot.decided.side = -1;
  tally.shot.cover_side = -1;
  if (steps == NULL && self->table != NULL && self->quick && !self->works)
    judge_at_a_glance (&tally);
  else
    judge_whole (&tally);
  if (tally.shot.verdict == CR_LOF_CLEAR && tally.shot.usable) {
    settle_cover (&tally);
    cr_lof_works_settle (self, &tally.shot);
    cr_lof_shelter (self, &tally.shot);
  }
  if (tally.shot.verdict == CR_LOF_CLEAR && tally.shot.usable)
    cr_lof_men_settle (self, &tally.shot);
  return tally.shot;
}

void
cr_lof_shot_forbid (CrLofShot *shot, CrLofReason reason)
{
  shot->verdict = CR_LOF_IMPOSSIBLE;
  shot->reason = reason;
  shot->cover = CR_COVER_NONE;
  shot->cover_side = -1;
  shot->cover_rule = NULL;
  shot->knelt = FALSE;
}

CrLofShot
cr_lof_case_shoot (CrLofCase *self, GArray *steps)
{
  guint n_steps = steps != NULL ? steps->len : 0;
  CrLofShot shot = shoot_once (self, steps);

  if (!cr_lof_men_need_room (self, &shot))
    return shot;
  if (steps != NULL)
    g_array_set_size (steps, n_steps);
  self->men_bar = TRUE;
  shot = shoot_once (self, steps);
  self->men_bar = FALSE;
  return shot;
}

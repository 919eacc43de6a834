/* twin.c: the line of fire a second time, simple and slow.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin.h"

#include "twin-private.h"

/* For the shooter: clear first, then least cover. Of failures the one with most ends on sides, a
 * forbidden one before a blocked one, the reason that stands first where that says nothing. */
static gboolean
is_preferred (const Twin *a, const Twin *b)
{
  int sides_a = (a->from_side >= 0) + (a->to_side >= 0);
  int sides_b = (b->from_side >= 0) + (b->to_side >= 0);

  if ((a->verdict == CR_LOF_CLEAR) != (b->verdict == CR_LOF_CLEAR))
    return a->verdict == CR_LOF_CLEAR;
  if (a->verdict == CR_LOF_CLEAR)
    return a->cover < b->cover;
  if (sides_a != sides_b)
    return sides_a > sides_b;
  return a->verdict != b->verdict ? a->verdict > b->verdict : a->reason < b->reason;
}

/* HRD-04, HRD-07: one stands under the hoarding that the other is in. */
static gboolean
is_above_the_other (const TwinLine *line)
{
  CrPostKind a = line->stands[0].kind, b = line->stands[1].kind;

  return line->men[0].floor == line->men[1].floor &&
         ((a == CR_POST_HOARDING && b == CR_POST_GROUND) ||
          (b == CR_POST_HOARDING && a == CR_POST_GROUND));
}

/* In a passage or mine, unless he is on something above it. */
static gboolean
is_under_ground (const TwinLine *line, int man)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[man]);

  return terrain != NULL && terrain->passage && twin_is_on_ground (line, man);
}

/* What no line between the two can mend. */
static CrLofReason
refuse (const TwinLine *line)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[0]);
  gboolean under = is_under_ground (line, 0), under_too = is_under_ground (line, 1);
  CrLofReason reason;

  if (cr_hex_equal (line->men[0].hex, line->men[1].hex) && !is_above_the_other (line))
    return CR_LOF_SAME_PLACE;
  if (under != under_too || (under && line->men[0].floor != line->men[1].floor))
    return CR_LOF_UNDERGROUND;
  if (terrain != NULL && terrain->keep_door && twin_is_on_ground (line, 0))
    return CR_LOF_KEEP_DOORWAY;
  if (terrain != NULL && terrain->moat && twin_is_on_ground (line, 0) &&
      twin_has_own_wall (line, 1))
    return CR_LOF_MOAT;
  reason = twin_refuse_posts (line);
  return reason == CR_LOF_FREE ? twin_refuse_men (line) : reason;
}

/* By the levels of the two; in the first box by its order (ELV-09). */
static void
find_lower (TwinLine *line)
{
  const TwinStand *s = &line->stands[0], *t = &line->stands[1];
  gboolean classic = line->options->heights == CR_LOF_CLASSIC;

  for (int man = 0; man < 2; man++) {
    line->level[man] = line->stands[man].level;
    line->rank[man] = twin_get_rank (line, man);
  }
  line->low = t->level < s->level ? 1 : 0;
  if (classic && line->rank[0] != line->rank[1])
    line->low = line->rank[1] < line->rank[0] ? 1 : 0;
  line->n = ABS (line->level[0] - line->level[1]);
}

/* Whose friend the shooter is: of those whom nobody lists the first, and in the opposite shot the
 * foe of the first shooter. */
static int
find_team (const TwinLine *line, gboolean back)
{
  const CrMan *shooter = line->stands[0].man, *target = line->stands[1].man;

  if (shooter != NULL)
    return shooter->side;
  if (!back)
    return 0;
  return target != NULL ? 1 - target->side : 1;
}

/* FALSE when one of them cannot stand there. */
static gboolean
take_places (TwinLine *line, gboolean back)
{
  const CrPost *posts[2] = { line->options->from_post, line->options->to_post };

  for (int man = 0; man < 2; man++) {
    if (!twin_take_stand (line, man, posts[man], &line->stands[man]))
      return FALSE;
    if (posts[man] != NULL)
      line->stands[man].man =
          twin_find_man_on (line->options->muster, line->men[man], &line->stands[man]);
  }
  line->team = find_team (line, back);
  find_lower (line);
  return TRUE;
}

/* Bows shoot over men at medium or long range, and at targets with light cover at most (LOF-04). */
static gboolean
judge_pair (TwinLine *line, Twin *one)
{
  const CrWeapon *weapon = line->options->weapon;
  gboolean over = weapon != NULL && weapon->over_men.value == CR_OVER_FAR &&
                  line->d + 1 > weapon->reach[CR_BAND_SHORT].value;

  line->track = twin_plan_find (line->castle->plan, cr_hex_sub (line->men[1].hex, line->men[0].hex),
                                line->ends[0], line->ends[1]);
  line->men_block = weapon != NULL && !over;
  if (!twin_judge_line (line, one))
    return FALSE;
  line->men_block = TRUE;
  return !over || one->verdict != CR_LOF_CLEAR || one->cover <= CR_COVER_LIGHT ||
         twin_judge_line (line, one);
}

static gboolean
may_use (const TwinLine *line, int man, CrDirection side)
{
  if (man == 0 && line->options->from_side >= 0 && side != line->options->from_side)
    return FALSE;
  return line->options->any_ends || twin_may_end (line, man, side);
}

/* The best of all pairs of ends. */
static Twin
judge_pairs (TwinLine *line)
{
  Twin best = { CR_LOF_IMPOSSIBLE, CR_COVER_NONE, CR_LOF_NO_END, -1, -1, FALSE };
  gboolean any = FALSE;

  for (int i = 0; i < 49; i++) {
    Twin one;

    line->ends[0] = i / 7 - 1;
    line->ends[1] = i % 7 - 1;
    if (!may_use (line, 0, line->ends[0]) || !may_use (line, 1, line->ends[1]) ||
        !twin_may_pair (line) || !judge_pair (line, &one))
      continue;
    if (!any || is_preferred (&one, &best))
      best = one;
    any = TRUE;
  }
  return best;
}

/* Straight up or down through the murder holes: nothing is between. */
static Twin
judge_upright (TwinLine *line)
{
  line->ends[0] = line->ends[1] = -1;
  line->track = twin_plan_find (line->castle->plan, (CrHex){ 0, 0 }, line->ends[0], line->ends[1]);
  return twin_finish (line, CR_LOF_FREE, CR_COVER_NONE);
}

static Twin
judge (const TwinCastle *castle,
       CrPlace from,
       CrPlace to,
       const CrLofOptions *options,
       gboolean back)
{
  TwinLine line = {
    .castle = castle,
    .scene = castle->scene,
    .map = cr_scene_get_map (castle->scene),
    .options = options,
    .men = { from, to },
    .d = cr_hex_distance (from.hex, to.hex) - 1,
  };
  Twin twin = { CR_LOF_IMPOSSIBLE, CR_COVER_NONE, CR_LOF_NO_POST, -1, -1, FALSE };

  if (!take_places (&line, back))
    return twin;
  twin.reason = refuse (&line);
  if (twin.reason != CR_LOF_FREE)
    return twin;
  twin = line.d < 0 ? judge_upright (&line) : judge_pairs (&line);
  if (twin.verdict == CR_LOF_CLEAR && twin.cover == CR_COVER_INFINITE) {
    twin.verdict = CR_LOF_IMPOSSIBLE;
    twin.reason = twin.knelt ? CR_LOF_TARGET_KNEELS : CR_LOF_COVERED;
  }
  return twin;
}

Twin
twin_judge (const TwinCastle *castle, CrPlace from, CrPlace to, const CrLofOptions *options)
{
  return judge (castle, from, to, options, FALSE);
}

/* The opposite shot of the same two men. */
Twin
twin_judge_back (const TwinCastle *castle, CrPlace from, CrPlace to, const CrLofOptions *options)
{
  CrLofOptions back = *options;

  back.from_side = -1;
  back.from_post = options->to_post;
  back.to_post = options->from_post;
  return judge (castle, to, from, &back, TRUE);
}

/* twin.c: the line of fire a second time, simple and slow. SPDX-License-Identifier:
 * GPL-3.0-or-later */
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

/* What no line between the two can mend. */
static CrLofReason
refuse (const TwinLine *line)
{
  const CrTerrainKind *s = cr_scene_get_terrain (line->scene, line->men[0]);
  const CrTerrainKind *t = cr_scene_get_terrain (line->scene, line->men[1]);
  gboolean under = s != NULL && s->passage, under_too = t != NULL && t->passage;
  CrHex hex = line->men[1].hex;

  if (cr_hex_equal (line->men[0].hex, hex))
    return CR_LOF_SAME_PLACE;
  if (under != under_too || (under && line->men[0].floor != line->men[1].floor))
    return CR_LOF_UNDERGROUND;
  for (int side = 0; side < 6 && s != NULL && s->moat; side++)
    if (twin_has (line, hex, side, CR_SIDE_BATTLEMENT, hex) ||
        twin_has (line, hex, side, CR_SIDE_SLIT, hex))
      return CR_LOF_MOAT;
  return CR_LOF_FREE;
}

static TwinLine
make_line (const TwinCastle *castle, CrPlace from, CrPlace to, const CrLofOptions *options)
{
  const CrScene *scene = castle->scene;
  int levels[2] = { cr_scene_get_level (scene, from), cr_scene_get_level (scene, to) };

  return (TwinLine){
    .castle = castle,
    .scene = scene,
    .map = cr_scene_get_map (scene),
    .options = options,
    .men = { from, to },
    .level = { levels[0], levels[1] },
    .low = levels[1] < levels[0] ? 1 : 0,
    .n = ABS (levels[0] - levels[1]),
    .d = cr_hex_distance (from.hex, to.hex) - 1,
  };
}

Twin
twin_judge (const TwinCastle *castle, CrPlace from, CrPlace to, const CrLofOptions *options)
{
  TwinLine line = make_line (castle, from, to, options);
  Twin best = { CR_LOF_IMPOSSIBLE, CR_COVER_NONE, refuse (&line), -1, -1 };
  CrHex way = cr_hex_sub (to.hex, from.hex);
  gboolean usable[2][7], any = FALSE;

  if (best.reason != CR_LOF_FREE)
    return best;
  best.reason = CR_LOF_NO_END;
  for (int i = 0; i < 14; i++)
    usable[i / 7][i % 7] = options->any_ends || twin_may_end (&line, i / 7, i % 7 - 1);
  for (int i = 0; i < 49; i++) {
    Twin one;

    line.ends[0] = i / 7 - 1;
    line.ends[1] = i % 7 - 1;
    if ((options->from_side >= 0 && line.ends[0] != options->from_side) || !usable[0][i / 7] ||
        !usable[1][i % 7] || !twin_may_pair (&line))
      continue;
    line.track = twin_plan_find (castle->plan, way, line.ends[0], line.ends[1]);
    if (!twin_judge_line (&line, &one))
      continue;
    if (!any || is_preferred (&one, &best))
      best = one;
    any = TRUE;
  }
  if (best.verdict == CR_LOF_CLEAR && best.cover == CR_COVER_INFINITE) {
    best.verdict = CR_LOF_IMPOSSIBLE;
    best.reason = CR_LOF_COVERED;
  }
  return best;
}

/* cr-move-climb.c: steps from level to level, by stairs and without.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-move-private.h"

static gboolean
is_one_run (const CrWays *ways, const CrStep *step, gboolean *steep)
{
  guint n;
  const CrStairHex *stairs = cr_ways_get_stairs (ways, step->from, &n);

  for (guint i = 0; i < n; i++) {
    const CrStairway *stairway = stairs[i].stairway;
    int here = cr_stairway_find (stairway, step->from);
    int there = cr_stairway_find (stairway, step->to);

    if (here < 0 || there < 0)
      continue;
    *steep = ABS (stairway->steps[here] - stairway->steps[there]) > 1;
    return TRUE;
  }
  return FALSE;
}

static const CrStairway *
find_opening (const CrWays *ways, CrPlace stair, CrPlace other, CrStairEndName *end)
{
  guint n;
  const CrStairHex *stairs = cr_ways_get_stairs (ways, stair, &n);

  for (guint i = 0; i < n; i++)
    if (cr_stairway_opens_to (stairs[i].stairway, ways->map, stair, other, end))
      return stairs[i].stairway;
  return NULL;
}

/* The rule that shuts the side of a stairway: that of its end here, if it ends here. */
static const char *
get_stair_rule (const CrWays *ways, CrPlace stair)
{
  guint n;
  const CrStairHex *stairs = cr_ways_get_stairs (ways, stair, &n);

  for (guint i = 0; i < n; i++)
    for (int end = CR_STAIR_FOOT; end <= CR_STAIR_HEAD; end++)
      if (cr_stairway_find (stairs[i].stairway, stair) == (int) stairs[i].stairway->ends[end].stair)
        return cr_opens_get_rule (stairs[i].stairway->ends[end].opens);
  return "MOV-09";
}

/* On, off and along a stairway: MOV-09 to MOV-11. Levels are the business of cr_check_map(). */
gboolean
cr_step_climb_stairs (const CrWays *ways, CrStep *step)
{
  gboolean from_stair = (cr_ways_get_marks (ways, step->from) & CR_MARK_STAIR) != 0;
  const CrStairway *stairway;
  CrStairEndName end;
  gboolean steep;

  if (is_one_run (ways, step, &steep)) {
    if (steep)
      return cr_step_refuse (step, CR_STEP_STAIR_SIDE, "ELV-06");
    step->why = CR_STEP_STAIRS;
    step->rule = "ELV-06";
    return TRUE;
  }
  stairway = find_opening (ways, step->from, step->to, &end);
  if (stairway == NULL)
    stairway = find_opening (ways, step->to, step->from, &end);
  if (stairway == NULL)
    return cr_step_refuse (step, CR_STEP_STAIR_SIDE,
                           get_stair_rule (ways, from_stair ? step->from : step->to));
  step->why = CR_STEP_STAIRS;
  step->rule = cr_opens_get_rule (stairway->ends[end].opens);
  return TRUE;
}

static gboolean
is_masonry (const CrWays *ways, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (ways->scene, place);

  return structure != NULL && (structure->wall_walk || structure->keep);
}

/* Another level without stairs: slope, rubble, or a bank, which neither bridge nor wall has. */
gboolean
cr_step_climb (const CrWays *ways, CrStep *step, int side_climb)
{
  const CrTerrainKind *from = cr_ways_get_kind (ways, step->from),
                      *to = cr_ways_get_kind (ways, step->to);
  int height = ABS (step->from_level - step->to_level);
  int reach = MAX (from->climb.value, to->climb.value);
  gboolean bank = !from->slope && !to->slope && (from->moat || to->moat);
  gboolean walled =
      from->bridge || to->bridge || is_masonry (ways, step->from) || is_masonry (ways, step->to);

  if (side_climb >= height || (reach >= height && !(bank && walled))) {
    step->why = bank && side_climb < height ? CR_STEP_BANK : CR_STEP_SLOPE;
    return TRUE;
  }
  return cr_step_refuse (step, CR_STEP_DROP,
                         cr_scene_is_wall_walk (ways->scene, step->from) ||
                                 cr_scene_is_wall_walk (ways->scene, step->to)
                             ? "MOV-05"
                             : NULL);
}

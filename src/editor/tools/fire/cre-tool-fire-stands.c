/* cre-tool-fire-stands.c: on what shooter and target stand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

/* One of the two men, NULL when there is none. */
static const CrPlace *
get_end (CreToolFire *tool, gboolean target)
{
  if (target)
    return tool->has_target ? &tool->target : NULL;
  return cre_tool_fire_get_last (tool);
}

/**
 * cre_tool_fire_list_stands:
 * @target: of the target, else of the shooter
 *
 * Returns: (transfer full) (element-type CrStand): all that a man may stand on in his hex
 */
GArray *
cre_tool_fire_list_stands (CreToolFire *tool, gboolean target)
{
  const CrPlace *end = get_end (tool, target);
  CrLofOptions options = cre_tool_fire_get_options (tool);

  if (end == NULL)
    return g_array_new (FALSE, FALSE, sizeof (CrStand));
  return cr_stands_find (cre_tool_fire_get_scene (tool), end->hex, &options, CR_STANDS_ALL);
}

/**
 * cre_tool_fire_get_stand:
 *
 * Returns: FALSE when there is nobody, or he cannot stand where he is asked to
 */
gboolean
cre_tool_fire_get_stand (CreToolFire *tool, gboolean target, CrStand *stand_out)
{
  const CrPlace *end = get_end (tool, target);
  CrLofOptions options = cre_tool_fire_get_shot_options (tool);
  const CrPost *post = target ? options.to_post : options.from_post;

  if (end == NULL)
    return FALSE;
  stand_out->place = *end;
  return cr_lof_stand (cre_tool_fire_get_scene (tool), *end, post, &options, &stand_out->stand);
}

/**
 * cre_tool_fire_set_stand:
 * @stand: of cre_tool_fire_list_stands(): another floor, or something else there
 */
void
cre_tool_fire_set_stand (CreToolFire *tool, gboolean target, const CrStand *stand)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrLofStand own;

  if (get_end (tool, target) == NULL ||
      !cr_hex_equal (get_end (tool, target)->hex, stand->place.hex))
    return;
  if (target)
    tool->target.floor = stand->place.floor;
  else
    cre_tool_fire_get_last (tool)->floor = stand->place.floor;
  /* Where he stands of himself needs no saying, and follows men and towers. */
  tool->posted[target] =
      !cr_lof_stand (cre_tool_fire_get_scene (tool), stand->place, NULL, &options, &own) ||
      !cr_post_equal (own.post, stand->stand.post);
  tool->posts[target] = (CrStand){ stand->place, stand->stand };
  tool->target_last = target;
  if (target)
    cre_tool_fire_answer (tool);
  else
    cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

/**
 * cre_tool_fire_get_shooter_stand:
 *
 * Returns: FALSE when he cannot stand there; where each of several stands
 */
gboolean
cre_tool_fire_get_shooter_stand (CreToolFire *tool, guint index, CrStand *stand_out)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);

  if (index + 1 == tool->shooters->len)
    return cre_tool_fire_get_stand (tool, FALSE, stand_out);
  stand_out->place = g_array_index (tool->shooters, CrPlace, index);
  return cr_lof_stand (cre_tool_fire_get_scene (tool), stand_out->place, NULL, &options,
                       &stand_out->stand);
}

/* What was chosen is let go with the man it was chosen for, and with what he stood on.
 * Returns: whether anything was */
gboolean
cre_tool_fire_keep_stands (CreToolFire *tool)
{
  gboolean lost = FALSE;

  for (int target = 0; target < 2; target++) {
    const CrPlace *end = get_end (tool, target);
    CrLofOptions options;
    CrLofStand stand;

    if (!tool->posted[target])
      continue;
    options = cre_tool_fire_get_options (tool);
    tool->posted[target] = end != NULL && cr_place_equal (*end, tool->posts[target].place) &&
                           cr_lof_stand (cre_tool_fire_get_scene (tool), *end,
                                         &tool->posts[target].stand.post, &options, &stand);
    lost |= !tool->posted[target];
  }
  return lost;
}

/**
 * cre_tool_fire_get_shot_options:
 *
 * Returns: with what the shot is asked
 */
CrLofOptions
cre_tool_fire_get_shot_options (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);

  options.from_side = tool->from_side;
  if (tool->posted[0])
    options.from_post = &tool->posts[0].stand.post;
  if (tool->posted[1])
    options.to_post = &tool->posts[1].stand.post;
  return options;
}

/* From the lowest floor up, and on each from below. */
static int
compare_cb (gconstpointer a, gconstpointer b)
{
  const CrStand *x = a, *y = b;

  return x->place.floor != y->place.floor ? x->place.floor - y->place.floor
                                          : x->stand.level - y->stand.level;
}

/**
 * cre_tool_fire_change_floor:
 * @by: +1 for the next place above, -1 for the one below
 *
 * Moves the end touched last to the next floor that has a hex there, or the next part of what
 * stands there. While siege towers are placed, the one in hand is pushed ahead or back instead.
 *
 * Returns: FALSE when there is none
 */
gboolean
cre_tool_fire_change_floor (CreToolFire *tool, int by)
{
  gboolean target = tool->target_last && tool->has_target;
  CrLofOptions options = cre_tool_fire_get_options (tool);
  g_autoptr (GArray) stands = NULL;
  CrStand now;

  if (tool->placing == CRE_FIRE_TOWERS)
    return cre_tool_fire_push_tower (tool, by);
  if (!cre_tool_fire_get_stand (tool, target, &now))
    return FALSE;
  stands =
      cr_stands_find (cre_tool_fire_get_scene (tool), now.place.hex, &options, CR_STANDS_BUILT);
  g_array_sort (stands, compare_cb);
  for (int i = 0; i < (int) stands->len; i++) {
    const CrStand *stand = &g_array_index (stands, CrStand, i);

    if (stand->place.floor != now.place.floor || stand->stand.part != now.stand.part ||
        stand->stand.post.kind != now.stand.post.kind)
      continue;
    if (i + by < 0 || i + by >= (int) stands->len)
      return FALSE;
    cre_tool_fire_set_stand (tool, target, &g_array_index (stands, CrStand, i + by));
    return TRUE;
  }
  return FALSE;
}

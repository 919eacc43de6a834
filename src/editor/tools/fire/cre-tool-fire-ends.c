/* cre-tool-fire-ends.c: who shoots, from which floor and over which side.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

#include "cr-area.h"

/**
 * cre_tool_fire_set_shooters:
 * @shooters: (array length=n_shooters): their field is shown
 */
void
cre_tool_fire_set_shooters (CreToolFire *tool, const CrPlace *shooters, gsize n_shooters)
{
  cre_tool_fire_forget (tool);
  if (n_shooters != 1)
    g_object_set (tool, "from-side", CRE_FIRE_BEST, NULL);
  if (n_shooters > 0)
    g_array_append_vals (tool->shooters, shooters, (guint) n_shooters);
  cre_tool_fire_show_field (tool);
}

/**
 * cre_tool_fire_show_garrison:
 * @which: ramparts, slits or both
 */
void
cre_tool_fire_show_garrison (CreToolFire *tool, CrGarrison which)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_field_garrison (cre_tool_fire_get_scene (tool), which, places);
  cre_tool_fire_set_shooters (tool, (const CrPlace *) (const void *) places->data, places->len);
  if (places->len == 0)
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup (_ ("The castle has no battlements and no slits yet.")));
}

/**
 * cre_tool_fire_swap:
 *
 * The target shoots back.
 */
void
cre_tool_fire_swap (CreToolFire *tool)
{
  CrPlace shooter;
  CrStand post = tool->posts[0];
  gboolean posted = tool->posted[0];

  if (!tool->has_target)
    return;
  shooter = *cre_tool_fire_get_last (tool);
  tool->posts[0] = tool->posts[1];
  tool->posted[0] = tool->posted[1];
  tool->posts[1] = post;
  tool->posted[1] = posted;
  *cre_tool_fire_get_last (tool) = tool->target;
  tool->target = shooter;
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

/* Floors. */

static CrPlace *
get_end (CreToolFire *tool, gboolean target)
{
  if (target)
    return tool->has_target ? &tool->target : NULL;
  return cre_tool_fire_get_last (tool);
}

/**
 * cre_tool_fire_list_floors:
 * @target: of the target, else of the shooter
 *
 * Returns: (transfer full) (element-type int): the floors that have a hex where he stands
 */
GArray *
cre_tool_fire_list_floors (CreToolFire *tool, gboolean target)
{
  int n_floors = cr_map_n_floors (cr_scene_get_map (cre_tool_fire_get_scene (tool)));
  const CrPlace *end = get_end (tool, target);
  GArray *floors = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; end != NULL && i < n_floors; i++)
    if (cre_tool_fire_is_place (tool, (CrPlace){ i, end->hex }))
      g_array_append_val (floors, i);
  return floors;
}

/**
 * cre_tool_fire_set_floor:
 * @target: the target's, else the shooter's
 *
 * Returns: FALSE when there is nobody, or no hex on that floor
 */
gboolean
cre_tool_fire_set_floor (CreToolFire *tool, gboolean target, int floor)
{
  CrPlace *end = get_end (tool, target);

  if (end == NULL || !cre_tool_fire_is_place (tool, (CrPlace){ floor, end->hex }))
    return FALSE;
  tool->target_last = target;
  if (end->floor == floor && !tool->posted[target])
    return TRUE;
  end->floor = floor;
  tool->posted[target] = FALSE;
  if (target)
    cre_tool_fire_answer (tool);
  else
    cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
  return TRUE;
}

/* Sides. */

/* Whether something stands there that he may shoot over or through (LOF-06, LOF-09). Whether he
 * may towards a given target is judged with the line. */
static gboolean
is_origin (const CrMap *map, CrPlace place, CrDirection side)
{
  gsize n = 0;
  const CrSide *sides = cr_map_get_sides (map, place, side, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == CR_SIDE_BATTLEMENT || sides[i].kind == CR_SIDE_SLIT ||
        (cr_side_kind_is_opening ((CrSideKind) sides[i].kind) && cr_side_is_open (&sides[i])))
      return TRUE;
  return FALSE;
}

/**
 * cre_tool_fire_get_origins:
 *
 * Returns: bit d for a side of the shooter's hex over or through which he may shoot
 */
guint
cre_tool_fire_get_origins (CreToolFire *tool)
{
  const CrMap *map = cr_scene_get_map (cre_tool_fire_get_scene (tool));
  const CrPlace *shooter = cre_tool_fire_get_last (tool);
  guint origins = 0;

  for (CrDirection d = 0; shooter != NULL && d < CR_N_DIRECTIONS; d++)
    if (is_origin (map, *shooter, d))
      origins |= 1u << d;
  return origins;
}

/**
 * cre_tool_fire_choose_side:
 *
 * Lets the shooter shoot over that side only; once more, and he takes the best place again.
 */
void
cre_tool_fire_choose_side (CreToolFire *tool, CrDirection side)
{
  if (tool->from_side == side)
    g_object_set (tool, "from-side", CRE_FIRE_BEST, NULL);
  else if (cre_tool_fire_get_origins (tool) >> side & 1)
    g_object_set (tool, "from-side", side, NULL);
  else
    cre_tool_take_status (CRE_TOOL (tool), g_strdup (_ ("Nothing to shoot over or through stands "
                                                        "on that side.")));
}

/**
 * cre_tool_fire_step_side:
 * @by: +1 clockwise, -1 the other way
 *
 * The next side that he can shoot over, and the best place once round. While siege towers are
 * placed, the one in hand turns instead.
 *
 * Returns: FALSE when his hex has no such side
 */
gboolean
cre_tool_fire_step_side (CreToolFire *tool, int by)
{
  guint origins = cre_tool_fire_get_origins (tool);
  const int n = CR_N_DIRECTIONS + 1;
  int side = tool->from_side + 1;

  if (tool->placing == CRE_FIRE_TOWERS)
    return cre_tool_fire_turn_tower (tool, by);
  if (origins == 0)
    return FALSE;
  do
    side = (side + by + n) % n;
  while (side > 0 && (origins >> (side - 1) & 1) == 0);
  g_object_set (tool, "from-side", side - 1, NULL);
  return TRUE;
}

/* Shooters. */

/**
 * cre_tool_fire_drop_shooter:
 *
 * Takes one of several away; the others keep their field.
 */
void
cre_tool_fire_drop_shooter (CreToolFire *tool, guint index)
{
  if (index >= tool->shooters->len)
    return;
  g_array_remove_index (tool->shooters, index);
  if (tool->shooters->len == 0)
    cre_tool_fire_forget (tool);
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

/**
 * cre_tool_fire_set_shot:
 *
 * One man shoots at another.
 */
void
cre_tool_fire_set_shot (CreToolFire *tool, CrPlace from, CrPlace to)
{
  cre_tool_fire_forget (tool);
  g_array_append_val (tool->shooters, from);
  tool->target = to;
  tool->has_target = tool->target_last = tool->has_field = TRUE;
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

/**
 * cre_tool_fire_ask_hitters:
 *
 * Lets go of shooters and target: the question is who can hit a man there.
 */
void
cre_tool_fire_ask_hitters (CreToolFire *tool, CrPlace victim)
{
  cre_tool_fire_forget (tool);
  tool->victim = victim;
  tool->has_victim = cre_tool_fire_is_place (tool, victim);
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

/**
 * cre_tool_fire_show_area:
 * @index: of an area of the map: a man on each of its hexes
 */
void
cre_tool_fire_show_area (CreToolFire *tool, guint index)
{
  const CrMap *map = cr_scene_get_map (cre_tool_fire_get_scene (tool));
  g_auto (CrArea) area = { NULL };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_area_read (map, cr_map_get_node (map, CR_SECTION_AREAS, index), &area, NULL))
    return;
  for (guint i = 0; i < area.places->len; i++)
    if (cre_tool_fire_is_place (tool, g_array_index (area.places, CrPlace, i)))
      g_array_append_val (places, g_array_index (area.places, CrPlace, i));
  cre_tool_fire_set_shooters (tool, (const CrPlace *) (const void *) places->data, places->len);
}

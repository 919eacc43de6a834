/* cre-tool-fire-towers.c: siege towers that stand there when fire is asked for.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

#include "cr-tower-ground.h"
#include "cr-words-men.h"

/* So far before its front the wall is looked for that it goes against: the bridge lies between. */
#define LOOK_AHEAD 2

static const CrRuleset *
get_ruleset (CreToolFire *tool)
{
  return cre_document_get_ruleset (cre_tool_get_document (CRE_TOOL (tool)));
}

/* The type asked for, else the first siege tower of the ruleset; NULL when it has none. */
static const CrWork *
find_type (CreToolFire *tool)
{
  const CrRuleset *ruleset = get_ruleset (tool);
  const CrWork *type =
      tool->tower_type != NULL ? cr_ruleset_find_work (ruleset, tool->tower_type) : NULL;

  for (guint i = 0; (type == NULL || !type->tower) && i < cr_ruleset_n_works (ruleset); i++)
    type = cr_ruleset_get_work (ruleset, i);
  return type != NULL && type->tower ? type : NULL;
}

/* Options are about this tower from now on, -1 for none. */
static void
choose (CreToolFire *tool, int index)
{
  tool->chosen_tower = index;
  if (index >= 0) {
    tool->tower = *cr_muster_get_tower (cre_tool_fire_get_muster (tool), (guint) index);
    g_free (tool->tower_type);
    tool->tower_type = g_strdup (tool->tower.type->id);
  }
  cre_tool_fire_notify_tower (tool);
}

static char *
describe (CreToolFire *tool, const CrTower *tower)
{
  return cr_words_tower (cre_tool_fire_get_scene (tool), tower, g_get_language_names ());
}

/* What it is now goes into the status line, as with men. */
static void
tell_tower (CreToolFire *tool)
{
  cre_tool_fire_refresh (tool);
  cre_tool_take_status (CRE_TOOL (tool), describe (tool, &tool->tower));
}

/* One that is there already may have its bridge lowered whatever has become of the ground. */
static gboolean
stands_already (CreToolFire *tool, const CrTower *tower)
{
  for (guint i = 0; i < cr_muster_n_towers (cre_tool_fire_get_muster (tool)); i++) {
    const CrTower *it = cr_muster_get_tower (cre_tool_fire_get_muster (tool), i);

    if (cr_place_equal (it->front, tower->front) && it->facing == tower->facing &&
        it->type == tower->type)
      return TRUE;
  }
  return FALSE;
}

/* @but: the tower that it is already, -1 for a new one. Returns: (transfer full) (nullable): why it
 * cannot stand like that */
static char *
explain (CreToolFire *tool, const CrTower *tower, int but)
{
  const CrScene *scene = cre_tool_fire_get_scene (tool);
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GError) error = NULL;

  if (cr_tower_check (tower, map, &error) &&
      (stands_already (tool, tower) || cr_tower_check_ground (tower, scene, &error)) &&
      cr_tower_check_apart (tower, cre_tool_fire_get_muster (tool), but, map, &error))
    return NULL;
  return g_strdup (error->message);
}

static gboolean
tell_options_cb (gpointer data)
{
  CreToolFire *tool = data;

  tool->telling = 0;
  cre_tool_fire_notify_tower (tool);
  return G_SOURCE_REMOVE;
}

/* Options go back to what the tower is. The widget that asked for more hears of it when it is done
 * with asking: a binding is deaf while it carries a value over. */
static void
stay (CreToolFire *tool, const char *why)
{
  choose (tool, tool->chosen_tower);
  if (tool->telling == 0)
    tool->telling = g_idle_add_full (G_PRIORITY_DEFAULT, tell_options_cb, tool, NULL);
  cre_tool_take_status (CRE_TOOL (tool),
                        /* Translators: why it cannot be turned, moved or changed */
                        g_strdup_printf (_ ("The siege tower stays as it is: %s."), why));
}

/* Puts the tower the options are about where and as it is now. */
void
cre_tool_fire_change_tower (CreToolFire *tool)
{
  const CrWork *type = find_type (tool);
  g_autofree char *why = NULL;
  CrMuster *muster;

  if (type != NULL)
    tool->tower.type = type;
  if (tool->chosen_tower < 0)
    return;
  why = explain (tool, &tool->tower, tool->chosen_tower);
  if (why != NULL) {
    stay (tool, why);
    return;
  }
  muster = cre_tool_fire_copy_muster (tool);
  cr_muster_set_tower (muster, (guint) tool->chosen_tower, &tool->tower);
  cre_tool_fire_take_muster (tool, muster, _ ("change of a siege tower"));
  tell_tower (tool);
}

/**
 * cre_tool_fire_get_tower:
 *
 * Returns: the tower the options are about, -1 for none
 */
int
cre_tool_fire_get_tower (CreToolFire *tool)
{
  return tool->chosen_tower;
}

/**
 * cre_tool_fire_choose_tower:
 * @index: of the muster: options and keys are about it from now on
 */
void
cre_tool_fire_choose_tower (CreToolFire *tool, guint index)
{
  if (index >= cr_muster_n_towers (cre_tool_fire_get_muster (tool)))
    return;
  choose (tool, (int) index);
  cre_tool_fire_tell (tool);
  cre_tool_take_status (CRE_TOOL (tool), describe (tool, &tool->tower));
}

/**
 * cre_tool_fire_set_tower:
 *
 * Adds a tower, which the options are then about.
 */
void
cre_tool_fire_set_tower (CreToolFire *tool, const CrTower *tower)
{
  g_autofree char *why = explain (tool, tower, -1);
  CrMuster *muster;

  if (tower->front.floor != 0 || why != NULL)
    return;
  muster = cre_tool_fire_copy_muster (tool);
  cr_muster_add_tower (muster, tower);
  cre_tool_fire_take_muster (tool, muster, _ ("placing of a siege tower"));
  choose (tool, (int) cr_muster_n_towers (muster) - 1);
  tell_tower (tool);
}

/**
 * cre_tool_fire_remove_tower:
 *
 * Returns: FALSE when no tower has a part there
 */
gboolean
cre_tool_fire_remove_tower (CreToolFire *tool, CrPlace place)
{
  int index = cr_muster_find_tower (cre_tool_fire_get_muster (tool), place);
  CrMuster *muster;

  if (index < 0)
    return FALSE;
  muster = cre_tool_fire_copy_muster (tool);
  cr_muster_remove_tower (muster, (guint) index);
  cre_tool_fire_take_muster (tool, muster, _ ("removal of a siege tower"));
  choose (tool, -1);
  cre_tool_fire_refresh (tool);
  cre_tool_take_status (CRE_TOOL (tool), g_strdup (_ ("The siege tower is gone.")));
  return TRUE;
}

/* As far as it has room there; where it has none, as far as was asked for, which is refused. */
static CrDirection
find_turn (CreToolFire *tool, int by)
{
  CrTower tower = tool->tower;

  for (int i = 1; i < CR_N_DIRECTIONS; i++) {
    g_autofree char *why = NULL;

    tower.facing = (tool->tower.facing + i * by + i * CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
    why = explain (tool, &tower, tool->chosen_tower);
    if (why == NULL)
      return tower.facing;
  }
  return (tool->tower.facing + by + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
}

/**
 * cre_tool_fire_turn_tower:
 * @by: +1 clockwise, -1 the other way
 *
 * Turns it to the next side where it stays on the map.
 *
 * Returns: FALSE when the options are about no tower
 */
gboolean
cre_tool_fire_turn_tower (CreToolFire *tool, int by)
{
  if (tool->chosen_tower < 0)
    return FALSE;
  g_object_set (tool, "tower-facing", find_turn (tool, by), NULL);
  return TRUE;
}

/* A tower that stands against nothing yet looks for a wall before it: one that a rampart ahead is
 * higher than the ground, by as many levels as it serves (TWO-02). */
static int
find_rise (CreToolFire *tool, const CrTower *tower, CrDirection facing)
{
  const CrScene *scene = cre_tool_fire_get_scene (tool);
  CrPlace ahead = tower->front;
  CrTower it = *tower;

  it.facing = facing;

  for (int i = 0; i < LOOK_AHEAD; i++) {
    int rise;

    ahead.hex = cr_hex_neighbour (ahead.hex, facing);
    if (!cr_scene_has_place (scene, ahead) || !cr_scene_is_wall_walk (scene, ahead))
      continue;
    rise = cr_scene_get_level (scene, ahead) - cr_tower_get_level (&it, scene);
    if (rise >= 1 && rise <= CR_WORK_MAX_WALL)
      return rise;
  }
  return 0;
}

static void
face_wall (CreToolFire *tool, CrTower *tower)
{
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrDirection facing = (tower->facing + i) % CR_N_DIRECTIONS;
    int rise = find_rise (tool, tower, facing);

    if (rise == 0)
      continue;
    tower->facing = facing;
    tower->wall = rise;
    return;
  }
}

/* How a tower would stand whose front is there; (transfer full) (nullable): why none can. */
static char *
plan_tower (CreToolFire *tool, CrPlace front, CrTower *tower_out)
{
  const CrWork *type = find_type (tool);
  g_autofree char *why = NULL;

  tower_out->type = NULL;
  if (type == NULL || front.floor != 0)
    return g_strdup (_ ("A siege tower stands on the main surface."));
  *tower_out = tool->tower;
  tower_out->front = front;
  tower_out->type = type;
  tower_out->bridge_down = FALSE;
  tower_out->moving = tool->tower.moving && tool->chosen_tower < 0;
  face_wall (tool, tower_out);
  why = explain (tool, tower_out, -1);
  return why != NULL ? g_strdup_printf (_ ("No siege tower here: %s."), why) : NULL;
}

/* The direction that points best from one hex to another. */
static CrDirection
find_facing (CrHex from, CrHex to)
{
  CrHex v = cr_hex_sub (to, from);
  CrDirection best = 0;

  for (CrDirection d = 1; d < CR_N_DIRECTIONS; d++)
    if (cr_hex_dot (cr_hex_steps[d], v) > cr_hex_dot (cr_hex_steps[best], v))
      best = d;
  return best;
}

/**
 * cre_tool_fire_put_tower:
 *
 * Adds a tower as the options have it, its front there, against the wall before it.
 *
 * Returns: FALSE when none can stand there
 */
gboolean
cre_tool_fire_put_tower (CreToolFire *tool, CrPlace front)
{
  CrTower tower;
  char *why = plan_tower (tool, front, &tower);

  if (why == NULL) {
    cre_tool_fire_set_tower (tool, &tower);
    return TRUE;
  }
  choose (tool, -1);
  cre_tool_take_status (CRE_TOOL (tool), why);
  return FALSE;
}

/**
 * cre_tool_fire_push_tower:
 * @by: so many hexes straight ahead, or straight back when it is less than 0 (TWR-07)
 *
 * Returns: FALSE when the options are about no tower
 */
gboolean
cre_tool_fire_push_tower (CreToolFire *tool, int by)
{
  CrHex step = cr_hex_steps[tool->tower.facing];

  if (tool->chosen_tower < 0)
    return FALSE;
  tool->tower.front.hex = cr_hex_add (tool->tower.front.hex, (CrHex){ step.q * by, step.r * by });
  cre_tool_fire_change_tower (tool);
  return TRUE;
}

/* Press: on a tower takes hold of it, elsewhere puts one there. */
void
cre_tool_fire_press_tower (CreToolFire *tool, CrPlace place)
{
  int index = cr_muster_find_tower (cre_tool_fire_get_muster (tool), place);

  tool->tower_stirred = index < 0;
  tool->tower_stayed = FALSE;
  tool->grip = place.hex;
  if (index >= 0)
    cre_tool_fire_choose_tower (tool, (guint) index);
  else
    cre_tool_fire_put_tower (tool, place);
}

/* By its front it is turned, by any other hex of it moved. */
void
cre_tool_fire_drag_tower (CreToolFire *tool, CrPlace place)
{
  CrTower tower = tool->tower;
  gboolean by_front = cr_hex_equal (tool->grip, tower.front.hex);
  g_autofree char *why = NULL;
  CrMuster *muster;

  if (tool->chosen_tower < 0 || cr_hex_equal (place.hex, tool->grip))
    return;
  if (by_front)
    tower.facing = find_facing (tower.front.hex, place.hex);
  else
    tower.front.hex = cr_hex_add (tower.front.hex, cr_hex_sub (place.hex, tool->grip));
  if (tower.facing == tool->tower.facing && by_front)
    return;
  why = explain (tool, &tower, tool->chosen_tower);
  if (why != NULL) {
    tool->tower_stayed = TRUE;
    stay (tool, why);
    return;
  }
  if (!by_front)
    tool->grip = place.hex;
  muster = cre_tool_fire_copy_muster (tool);
  cr_muster_set_tower (muster, (guint) tool->chosen_tower, &tower);
  cre_tool_fire_take_muster (tool, muster,
                             tool->tower_stirred ? NULL : _ ("moving of a siege tower"));
  tool->tower_stirred = TRUE;
  choose (tool, tool->chosen_tower);
  tell_tower (tool);
}

static gboolean
has_bridge (const CrTower *tower)
{
  return cr_work_find_part (tower->type, "bridge") >= 0;
}

/* Release: a tower that was only clicked lets its bridge down, or draws it up. */
void
cre_tool_fire_release_tower (CreToolFire *tool)
{
  if (tool->chosen_tower < 0 || tool->tower_stirred || tool->tower_stayed ||
      !has_bridge (&tool->tower))
    return;
  g_object_set (tool, "tower-bridge", !tool->tower.bridge_down, NULL);
}

static void
add_mark (GArray *marks, CrHex hex)
{
  CreMark mark = { { 0, hex }, -1 };

  g_array_append_val (marks, mark);
}

/* The ground it would stand on. */
static void
mark_body (const CrTower *tower, GArray *marks)
{
  for (int i = 0; cr_work_get_part (tower->type, i) != NULL; i++) {
    const CrWorkPart *part = cr_work_get_part (tower->type, i);

    for (guint j = 0; part->enclosed && i == 0 && j < part->hexes->len; j++)
      add_mark (marks, cr_tower_get_hex (tower, g_array_index (part->hexes, CrHex, j)));
  }
}

/* Pointing: the outline of what a click would put there, and a sentence about it. */
void
cre_tool_fire_hover_tower (CreToolFire *tool, CrPlace place)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  int index = cr_muster_find_tower (cre_tool_fire_get_muster (tool), place);
  CrTower tower;

  if (index >= 0) {
    tower = *cr_muster_get_tower (cre_tool_fire_get_muster (tool), (guint) index);
    cre_tool_take_status (
        CRE_TOOL (tool),
        g_strdup (has_bridge (&tower)
                      ? _ ("Click lowers or raises the bridge, right click turns, drag moves; by "
                           "its front it is turned. Delete takes it away.")
                      : _ ("Right click turns, drag moves; by its front it is turned. Delete "
                           "takes it away.")));
  } else {
    char *why = plan_tower (tool, place, &tower);
    g_autofree char *words = why == NULL ? describe (tool, &tower) : NULL;

    cre_tool_take_status (CRE_TOOL (tool),
                          why != NULL ? why : g_strdup_printf (_ ("Click puts there: %s"), words));
    /* What cannot stand there is not drawn as if it could. */
    if (why != NULL) {
      cre_tool_set_preview (CRE_TOOL (tool), NULL, 0);
      return;
    }
  }
  mark_body (&tower, marks);
  cre_tool_set_preview (CRE_TOOL (tool), (const CreMark *) (const void *) marks->data, marks->len);
}

/* Towers came or went otherwise: the options keep theirs while it is there. */
void
cre_tool_fire_check_tower (CreToolFire *tool)
{
  if (tool->chosen_tower >= (int) cr_muster_n_towers (cre_tool_fire_get_muster (tool)))
    choose (tool, -1);
  else if (tool->chosen_tower >= 0)
    choose (tool, tool->chosen_tower);
}

/* A new tower is the first of the ruleset that has a bridge, against one level. */
void
cre_tool_fire_init_towers (CreToolFire *tool)
{
  tool->tower = (CrTower){ .wall = 1 };
  tool->tower_type = g_strdup ("new");
  tool->chosen_tower = -1;
}

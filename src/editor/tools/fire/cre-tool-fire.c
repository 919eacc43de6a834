/* cre-tool-fire.c: who can shoot whom. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (CreToolFire, cre_tool_fire, CRE_TYPE_TOOL)

const CrScene *
cre_tool_fire_get_scene (CreToolFire *tool)
{
  return cre_document_get_scene (cre_tool_get_document (CRE_TOOL (tool)));
}

static CrFire *
get_fire (CreToolFire *tool)
{
  return cre_document_get_fire (cre_tool_get_document (CRE_TOOL (tool)));
}

static gboolean
find_shooter (CreToolFire *tool, CrPlace place, guint *index_out)
{
  for (guint i = 0; i < tool->shooters->len; i++)
    if (cr_place_equal (g_array_index (tool->shooters, CrPlace, i), place)) {
      *index_out = i;
      return TRUE;
    }
  return FALSE;
}

/* A shooter that is there already goes away again, and then nothing is asked. */
static void
toggle_shooter (CreToolFire *tool, CrPlace place)
{
  guint at;

  tool->asks_nothing = find_shooter (tool, place, &at);
  if (tool->asks_nothing)
    g_array_remove_index (tool->shooters, at);
  else
    g_array_append_val (tool->shooters, place);
}

gboolean
cre_tool_fire_is_place (CreToolFire *tool, CrPlace place)
{
  return cr_scene_has_place (cre_tool_fire_get_scene (tool), place);
}

static void
cre_tool_fire_begin (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  tool->asks_nothing = tool->placing != CRE_FIRE_ASKS;
  tool->moves = FALSE;
  /* The front of a siege tower may lie beyond the edge (TWR-08). */
  if (tool->placing != CRE_FIRE_TOWERS && !cre_tool_fire_is_place (tool, aim->place)) {
    tool->asks_nothing = TRUE;
    cre_tool_take_status (base, g_strdup (_ ("There is no hex here.")));
    return;
  }
  if (tool->placing == CRE_FIRE_MEN)
    cre_tool_fire_turn_man (tool, aim->place);
  else if (tool->placing == CRE_FIRE_TOWERS)
    cre_tool_fire_press_tower (tool, aim->place);
  if (tool->placing != CRE_FIRE_ASKS)
    return;
  tool->has_wonder = FALSE;
  if (aim->modifiers & CRE_CTRL) {
    tool->draws_way = tool->asks_nothing = TRUE;
    cre_tool_fire_begin_way (tool, aim->place);
    return;
  }
  g_array_set_size (tool->way, 0);
  if (!(aim->modifiers & CRE_SHIFT))
    cre_tool_fire_forget (tool);
  tool->has_target = tool->target_last = FALSE;
  toggle_shooter (tool, aim->place);
  tool->moves = tool->asks_nothing;
  tool->moved_to = aim->place;
  tool->has_field = tool->asks_nothing ? tool->shooters->len > 0 : tool->shooters->len > 1;
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

static void
aim_at (CreToolFire *tool, CrPlace place)
{
  if (tool->shooters->len == 0 || !cre_tool_fire_is_place (tool, place) ||
      (tool->has_target && cr_place_equal (tool->target, place)))
    return;
  cre_tool_fire_turn_to (tool, place);
  cre_tool_fire_describe (tool);
}

/* The shooter that was taken goes with the pointer, past others who stay, and his field with him.
 */
static void
move_shooter (CreToolFire *tool, CrPlace place)
{
  guint at;

  if (cr_place_equal (place, tool->moved_to) || !cre_tool_fire_is_place (tool, place) ||
      find_shooter (tool, place, &at))
    return;
  if (find_shooter (tool, tool->moved_to, &at))
    g_array_remove_index (tool->shooters, at);
  g_array_append_val (tool->shooters, place);
  tool->moved_to = place;
  tool->has_field = TRUE;
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

static void
cre_tool_fire_drag (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  CrPlace place = aim->place;

  if (tool->placing == CRE_FIRE_TOWERS)
    cre_tool_fire_drag_tower (tool, place);
  if (tool->draws_way)
    cre_tool_fire_extend_way (tool, place);
  if (tool->moves)
    move_shooter (tool, place);
  if (tool->asks_nothing)
    return;
  /* The target keeps the floor it was given with Alt+Up or Down. */
  if (tool->has_target && cr_hex_equal (place.hex, tool->target.hex))
    return;
  aim_at (tool, place);
}

void
cre_tool_fire_show_field (CreToolFire *tool)
{
  tool->has_field = tool->shooters->len > 0;
  tool->has_target = FALSE;
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

static void
cre_tool_fire_end (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (tool->placing == CRE_FIRE_TOWERS)
    cre_tool_fire_release_tower (tool);
  if (tool->draws_way && !cre_tool_fire_end_way (tool))
    cre_tool_fire_wonder (tool, aim->place);
  else if (!tool->asks_nothing && !tool->has_target)
    cre_tool_fire_show_field (tool);
  tool->draws_way = FALSE;
}

/* The keyboard begins a way, and ends it. */
static void
activate_way (CreToolFire *tool, CrPlace place)
{
  if (!tool->keyboard_way)
    cre_tool_fire_begin_way (tool, place);
  else
    cre_tool_fire_end_way (tool);
  tool->keyboard_way = !tool->keyboard_way && tool->way->len > 0;
  cre_tool_fire_describe (tool);
}

static void
cre_tool_fire_activate (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  gboolean placing = tool->placing != CRE_FIRE_ASKS;

  if (!placing && aim->modifiers & CRE_CTRL) {
    activate_way (tool, aim->place);
  } else if (placing || aim->modifiers & CRE_SHIFT) {
    cre_tool_begin (base, aim);
    cre_tool_end (base, aim);
    tool->pending = FALSE;
  } else if (!tool->pending) {
    cre_tool_begin (base, aim);
    tool->pending = tool->shooters->len > 0 && !tool->asks_nothing;
    tool->asks_nothing = TRUE;
    cre_tool_end (base, aim);
  } else {
    tool->pending = FALSE;
    aim_at (tool, aim->place);
    if (!tool->has_target)
      cre_tool_fire_show_field (tool);
  }
}

static void
cre_tool_fire_hover (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  CreMark mark = { 0 };

  if (cre_tool_is_active (base))
    return;
  if (aim != NULL && tool->placing == CRE_FIRE_TOWERS) {
    cre_tool_fire_hover_tower (tool, aim->place);
    return;
  }
  if (aim != NULL)
    mark = (CreMark){ aim->place, -1 };
  cre_tool_set_preview (base, &mark,
                        aim != NULL && cre_tool_fire_is_place (tool, aim->place) ? 1 : 0);
  if (aim != NULL && tool->keyboard_way)
    cre_tool_fire_extend_way (tool, aim->place);
  else if (aim != NULL && tool->pending)
    aim_at (tool, aim->place);
  if (tool->placing == CRE_FIRE_MEN)
    cre_tool_fire_hover_man (tool, aim);
  else
    cre_tool_fire_describe (tool);
}

static void
cre_tool_fire_cancel (CreTool *base)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  /* The first Esc is for what is in the hand. */
  if (tool->placing != CRE_FIRE_ASKS) {
    g_object_set (tool, "placing", CRE_FIRE_ASKS, NULL);
    cre_tool_fire_describe (tool);
    return;
  }
  cre_tool_fire_forget (tool);
  g_array_set_size (tool->way, 0);
  tool->draws_way = tool->keyboard_way = FALSE;
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

static void
cre_tool_fire_erase (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (tool->placing == CRE_FIRE_ASKS)
    cre_tool_cancel (base);
  else if (tool->placing == CRE_FIRE_TOWERS) {
    if (!cre_tool_fire_remove_tower (tool, aim->place))
      cre_tool_take_status (base, g_strdup (_ ("No siege tower stands here.")));
  } else if (!cre_tool_fire_erase_man (tool, aim->place))
    cre_tool_take_status (base, g_strdup (_ ("Nobody stands here.")));
}

/* The right button points at the target, as a second way to it; on the shooter himself at the side
 * he is to shoot over. */
static void
cre_tool_fire_pick (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  const CrPlace *shooter = cre_tool_fire_get_last (tool);
  int tower = cr_muster_find_tower (cre_tool_fire_get_muster (tool), aim->place);

  if (tool->placing == CRE_FIRE_TOWERS) {
    if (tower >= 0) {
      cre_tool_fire_choose_tower (tool, (guint) tower);
      cre_tool_fire_turn_tower (tool, 1);
    }
  } else if (shooter != NULL && cr_place_equal (*shooter, aim->place))
    cre_tool_fire_choose_side (tool, aim->side);
  else
    aim_at (tool, aim->place);
}

static void
cre_tool_fire_document_changed (CreTool *base, const CreChange *change)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (change->floors) {
    cre_tool_fire_carry (tool, change->edit);
    cre_tool_fire_drop_field (tool);
    g_clear_pointer (&tool->bands, cr_bands_free);
  }
  cre_tool_fire_drop_what_if (tool);
  g_clear_pointer (&tool->exposure, cr_exposure_free);
  if (tool->field != NULL && !cr_field_follow (tool->field, get_fire (tool)))
    cre_tool_fire_drop_field (tool);
  cre_tool_fire_tell (tool);
  if (tool->has_target)
    cre_tool_fire_describe (tool);
}

static void
cre_tool_fire_finalize (GObject *object)
{
  CreToolFire *tool = CRE_TOOL_FIRE (object);

  g_clear_handle_id (&tool->telling, g_source_remove);
  g_array_unref (tool->shooters);
  g_array_unref (tool->steps);
  cre_tool_fire_drop_field (tool);
  g_free (tool->weapon);
  g_free (tool->weather);
  g_free (tool->tower_type);
  cr_exposure_free (tool->exposure);
  cr_bands_free (tool->bands);
  g_array_unref (tool->way);
  g_array_unref (tool->watch);
  cre_tool_fire_finish_what_if (tool);
  g_hash_table_unref (tool->switches);
  G_OBJECT_CLASS (cre_tool_fire_parent_class)->finalize (object);
}

static void
cre_tool_fire_constructed (GObject *object)
{
  G_OBJECT_CLASS (cre_tool_fire_parent_class)->constructed (object);
  cre_tool_fire_watch_document (CRE_TOOL_FIRE (object));
  cre_tool_fire_watch_men (CRE_TOOL_FIRE (object));
}

static gboolean
cre_tool_fire_take_back (CreTool *base)
{
  return cre_tool_fire_take_back_men (CRE_TOOL_FIRE (base));
}

/* Of several sides he can shoot over he turns to the next. */
static gboolean
cre_tool_fire_turn (CreTool *base, int sixths)
{
  cre_tool_fire_step_side (CRE_TOOL_FIRE (base), sixths);
  return TRUE;
}

/* Where men are placed a right click is for what can be done to them. */
static gboolean
cre_tool_fire_wants_menu (CreTool *base)
{
  return CRE_TOOL_FIRE (base)->placing == CRE_FIRE_MEN;
}

/* Whoever comes back to it asks, as it says of itself; he has forgotten what he placed last. */
static void
cre_tool_fire_put_down (CreTool *base)
{
  g_object_set (base, "placing", CRE_FIRE_ASKS, NULL);
}

static void
cre_tool_fire_class_init (CreToolFireClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->constructed = cre_tool_fire_constructed;
  object_class->finalize = cre_tool_fire_finalize;
  tool_class->hover = cre_tool_fire_hover;
  tool_class->begin = cre_tool_fire_begin;
  tool_class->drag = cre_tool_fire_drag;
  tool_class->end = cre_tool_fire_end;
  tool_class->cancel = cre_tool_fire_cancel;
  tool_class->take_back = cre_tool_fire_take_back;
  tool_class->pick = cre_tool_fire_pick;
  tool_class->activate = cre_tool_fire_activate;
  tool_class->erase = cre_tool_fire_erase;
  tool_class->document_changed = cre_tool_fire_document_changed;
  tool_class->shows = CRE_SHOWS_ANSWERS;
  tool_class->resume = cre_tool_fire_resume;
  tool_class->turn = cre_tool_fire_turn;
  tool_class->wants_menu = cre_tool_fire_wants_menu;
  tool_class->put_down = cre_tool_fire_put_down;
  tool_class->find_verdict = cre_tool_fire_find_verdict;

  cre_tool_fire_install_options (object_class);
  g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("wondered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
cre_tool_fire_init (CreToolFire *tool)
{
  tool->shooters = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  tool->way = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  tool->watch = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  cre_tool_fire_init_what_if (tool);
  tool->switches = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  tool->steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  cre_tool_fire_init_towers (tool);
  tool->from_side = CRE_FIRE_BEST;
  tool->serial = 1;
  tool->show_field = tool->show_dead = tool->show_bands = TRUE;
}

/* cra-play-activity-acts.c: the actions of keys and buttons in a game.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-activity-private.h"

#include "cra-replay.h"

#include <glib/gi18n.h>

static void
give_order (CraPlayActivity *self, const char *order)
{
  g_autoptr (GError) error = NULL;

  if (!cre_play_say (self->play, order, &error))
    cra_play_page_say (self->page, error->message);
}

ACTION (give_cb)
{
  give_order (data, g_variant_get_string (target, NULL));
  cra_activity_grab_focus (data);
}

/* Turns the man or gear in hand to the next side. */
ACTION (turn_cb)
{
  g_autofree char *text = NULL;
  CrOrder order;

  if (!cre_tool_play_order_turn (
          cra_play_page_get_tool (CRA_PLAY_ACTIVITY (data)->page),
          g_str_equal (g_variant_get_string (target, NULL), "right") ? 1 : -1, &order))
    return;
  text = cr_order_format (cre_play_get_state (CRA_PLAY_ACTIVITY (data)->play), &order);
  give_order (data, text);
}

ACTION (on_horse_cb)
{
  CreToolPlay *tool = cra_play_page_get_tool (CRA_PLAY_ACTIVITY (data)->page);

  cre_tool_play_set_on_horse (tool, !cre_tool_play_is_on_horse (tool));
}

ACTION (beneath_cb)
{
  CreToolPlay *tool = cra_play_page_get_tool (CRA_PLAY_ACTIVITY (data)->page);

  cre_tool_play_set_beneath (tool, !cre_tool_play_is_beneath (tool));
}

ACTION (end_cb)
{
  CraPlayActivity *self = data;
  CreToolPlay *tool = cra_play_page_get_tool (self->page);
  CrOrder end = cr_order_new (CR_VERB_END);
  g_autofree char *words = NULL;
  CrRefusal refusal;

  if (!cre_play_is_looking_back (self->play) && cra_absent_ask (&self->absent, data, self->play))
    return;
  if (cre_play_end_phase (self->play, &refusal)) {
    /* The phase has ended: the next press chooses a man on the map, and does not put one there. */
    if (cre_tool_play_is_placing (tool))
      cre_tool_cancel (CRE_TOOL (tool));
    if (!cre_play_has_men (self->play))
      cra_activity_toast (data, _ ("Nobody is set up yet: no man is on the map"), TRUE);
    return;
  }
  words = cre_play_word_refusal (self->play, &end, &refusal);
  cra_play_page_say (self->page, words);
}

ACTION (floor_up_cb)
{
  cra_play_page_step_floor (CRA_PLAY_ACTIVITY (data)->page, 1);
}

ACTION (floor_down_cb)
{
  cra_play_page_step_floor (CRA_PLAY_ACTIVITY (data)->page, -1);
}

ACTION (tray_cb)
{
  cra_play_page_open_tray (CRA_PLAY_ACTIVITY (data)->page);
}

ACTION (right_panel_cb)
{
  cra_play_page_toggle_right (CRA_PLAY_ACTIVITY (data)->page);
}

ACTION (all_panels_cb)
{
  cra_play_page_toggle_panels (CRA_PLAY_ACTIVITY (data)->page);
}

ACTION (first_cb)
{
  cre_play_go_to (CRA_PLAY_ACTIVITY (data)->play, 0);
}

ACTION (back_cb)
{
  cre_play_step (CRA_PLAY_ACTIVITY (data)->play, -1);
}

ACTION (forward_cb)
{
  cre_play_step (CRA_PLAY_ACTIVITY (data)->play, 1);
}

ACTION (last_cb)
{
  cre_play_go_to (CRA_PLAY_ACTIVITY (data)->play, G_MAXUINT - 1);
}

ACTION (replay_cb)
{
  CraReplay *replay = cra_play_page_get_replay (CRA_PLAY_ACTIVITY (data)->page);

  if (cra_replay_is_running (replay))
    cra_replay_stop (replay);
  else
    cra_replay_start (replay);
}

ACTION (from_here_cb)
{
  cre_play_leave (CRA_PLAY_ACTIVITY (data)->play);
  cra_activity_grab_focus (data);
}

ACTION (bring_back_cb)
{
  cre_play_bring_back (CRA_PLAY_ACTIVITY (data)->play);
  cra_activity_grab_focus (data);
}

ACTION (uncover_cb)
{
  cra_play_page_uncover (CRA_PLAY_ACTIVITY (data)->page);
  cra_play_activity_follow_cover (data);
  cra_activity_grab_focus (data);
}

ACTION (go_to_cb)
{
  cra_play_page_go_to_dialog (CRA_PLAY_ACTIVITY (data)->page);
}

ACTION (fold_legend_cb)
{
  cra_map_view_fold_legend (cra_play_page_get_view (CRA_PLAY_ACTIVITY (data)->page));
}

ACTION (order_cb)
{
  cra_play_page_write_order (CRA_PLAY_ACTIVITY (data)->page);
}

ACTION (roll_cb)
{
  cra_play_page_type_die (CRA_PLAY_ACTIVITY (data)->page);
}

const GActionEntry cra_play_activity_acts[] = {
  { .name = "fold-legend", .activate = fold_legend_cb },
  { .name = "give", .activate = give_cb, .parameter_type = "s" },
  { .name = "turn", .activate = turn_cb, .parameter_type = "s" },
  { .name = "on-horse", .activate = on_horse_cb },
  { .name = "beneath", .activate = beneath_cb },
  { .name = "end", .activate = end_cb },
  { .name = "tray", .activate = tray_cb },
  { .name = "right-panel", .activate = right_panel_cb },
  { .name = "all-panels", .activate = all_panels_cb },
  { .name = "first", .activate = first_cb },
  { .name = "back", .activate = back_cb },
  { .name = "replay", .activate = replay_cb },
  { .name = "forward", .activate = forward_cb },
  { .name = "last", .activate = last_cb },
  { .name = "from-here", .activate = from_here_cb },
  { .name = "bring-back", .activate = bring_back_cb },
  { .name = "uncover", .activate = uncover_cb },
  { .name = "roll", .activate = roll_cb },
  { .name = "go-to", .activate = go_to_cb },
  { .name = "order", .activate = order_cb },
  { .name = "floor-up", .activate = floor_up_cb },
  { .name = "floor-down", .activate = floor_down_cb },
  { .name = NULL },
};

void
cra_play_activity_follow_cover (CraPlayActivity *self)
{
  GActionMap *actions = G_ACTION_MAP (cra_activity_get_actions (CRA_ACTIVITY (self)));
  gboolean covered = cra_play_page_is_covered (self->page);

  for (const GActionEntry *act = cra_play_activity_acts; act->name != NULL; act++)
    if (act->activate != uncover_cb)
      g_simple_action_set_enabled (
          G_SIMPLE_ACTION (g_action_map_lookup_action (actions, act->name)), !covered);
  cra_activity_changed (CRA_ACTIVITY (self));
}

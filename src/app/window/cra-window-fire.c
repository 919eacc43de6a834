/* cra-window-fire.c: what is asked about fire and ways. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-window-private.h"

#include <string.h>

ACTION (fire_from_cb)
{
  CrPlace place;

  if (!cra_window_read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_set_shooters (cra_map_page_get_fire (CRA_WINDOW (data)->map_page), &place, 1);
}

ACTION (walk_from_cb)
{
  CrPlace place;

  if (!cra_window_read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("walk"));
  cre_tool_walk_set_start (cra_map_page_get_walk (CRA_WINDOW (data)->map_page), place);
}

ACTION (end_up_cb)
{
  cre_tool_fire_change_floor (cra_map_page_get_fire (CRA_WINDOW (data)->map_page), 1);
}

ACTION (end_down_cb)
{
  cre_tool_fire_change_floor (cra_map_page_get_fire (CRA_WINDOW (data)->map_page), -1);
}

ACTION (swap_cb)
{
  cre_tool_fire_swap (cra_map_page_get_fire (CRA_WINDOW (data)->map_page));
}

ACTION (garrison_cb)
{
  CraWindow *self = data;

  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_show_garrison (cra_map_page_get_fire (self->map_page),
                               CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS);
}

/* @target: "all", "ramparts", "slits", or "area:" and the place of an area among them */
ACTION (garrison_of_cb)
{
  CraWindow *self = data;
  const char *which = g_variant_get_string (target, NULL);
  CreToolFire *fire = cra_map_page_get_fire (self->map_page);

  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  if (g_str_has_prefix (which, "area:"))
    cre_tool_fire_show_area (fire, (guint) g_ascii_strtoull (which + strlen ("area:"), NULL, 10));
  else
    cre_tool_fire_show_garrison (fire,
                                 (g_str_equal (which, "slits") ? 0 : CR_GARRISON_RAMPARTS) |
                                     (g_str_equal (which, "ramparts") ? 0 : CR_GARRISON_SLITS));
}

/* Who can hit a man at that place. */
ACTION (hitters_of_cb)
{
  CraWindow *self = data;
  CrPlace place;

  if (!cra_window_read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_ask_hitters (cra_map_page_get_fire (self->map_page), place);
  cra_map_page_show_drawer (self->map_page, CRA_TAB_SHOOTERS);
}

/* What might be different at that place. */
ACTION (what_if_at_cb)
{
  CraWindow *self = data;
  CrPlace place;

  if (!cra_window_read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_wonder (cra_map_page_get_fire (self->map_page), place);
}

/* The same of the hex that is pointed at, or that of the hex cursor. */
static void
ask_here (gpointer data, const char *action)
{
  g_autofree char *at = NULL;
  CrPlace place;

  if (!cra_window_get_place_here (data, &place))
    return;
  at = cr_map_format_place (cre_document_get_map (CRA_WINDOW (data)->document), place);
  g_action_group_activate_action (G_ACTION_GROUP (data), action, g_variant_new_string (at));
}

ACTION (what_if_here_cb)
{
  ask_here (data, "what-if-at");
}

ACTION (hitters_here_cb)
{
  ask_here (data, "hitters-of");
}

/* Clicks place these, until it is chosen once more. */
static void
toggle_placing (gpointer data, CreFirePlacing what)
{
  CreToolFire *fire = cra_map_page_get_fire (CRA_WINDOW (data)->map_page);
  int placing = CRE_FIRE_ASKS;

  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("fire"));
  g_object_get (fire, "placing", &placing, NULL);
  g_object_set (fire, "placing", placing == (int) what ? CRE_FIRE_ASKS : what, NULL);
}

ACTION (place_men_cb)
{
  toggle_placing (data, CRE_FIRE_MEN);
}

ACTION (place_towers_cb)
{
  toggle_placing (data, CRE_FIRE_TOWERS);
}

const GActionEntry cra_window_fire_actions[] = {
  { .name = "fire-from", .activate = fire_from_cb, .parameter_type = "s" },
  { .name = "walk-from", .activate = walk_from_cb, .parameter_type = "s" },
  { .name = "end-up", .activate = end_up_cb },
  { .name = "end-down", .activate = end_down_cb },
  { .name = "swap", .activate = swap_cb },
  { .name = "garrison", .activate = garrison_cb },
  { .name = "garrison-of", .activate = garrison_of_cb, .parameter_type = "s" },
  { .name = "hitters-of", .activate = hitters_of_cb, .parameter_type = "s" },
  { .name = "what-if-at", .activate = what_if_at_cb, .parameter_type = "s" },
  { .name = "what-if-here", .activate = what_if_here_cb },
  { .name = "hitters-here", .activate = hitters_here_cb },
  { .name = "place-men", .activate = place_men_cb },
  { .name = "place-towers", .activate = place_towers_cb },
  { .name = NULL },
};

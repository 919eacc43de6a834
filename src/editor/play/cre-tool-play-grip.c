/* cre-tool-play-grip.c: drags gear on the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

static gboolean
can_be_sent (CreToolPlay *tool, CrPlace place)
{
  CrOrder order = cre_play_order_to (tool->play, tool->men, tool->n_men, place);

  return cr_game_judge (get_state (tool), &order, NULL);
}

static gboolean
is_rolled (CreToolPlay *tool, int gear)
{
  const CrWork *work = cr_state_get_gear (get_state (tool), (guint) gear)->work;

  return work != NULL && (work->tower || work->moving != NULL);
}

/* Whether it will not move any more, so that a press is for the man in it. */
static gboolean
stays (CreToolPlay *tool, int gear)
{
  return cr_state_get_gear (get_state (tool), (guint) gear)->bridge_down;
}

int
cre_tool_play_find_grip (CreToolPlay *tool, CrPlace place, int man)
{
  int gear = cre_tool_play_is_placing (tool) ? -1 : cre_tool_play_find_gear (tool, place);

  if (gear >= 0 && man >= 0 && (gear != tool->gear || stays (tool, gear)))
    return -1;
  if (gear < 0 || tool->n_men == 0)
    return gear;
  return is_rolled (tool, gear) && !can_be_sent (tool, place) ? gear : -1;
}

void
cre_tool_play_take_hold (CreToolPlay *tool, int gear)
{
  if (tool->n_men > 0)
    cre_tool_play_choose (tool, -1);
  tool->gear = gear;
  tool->grabbed = TRUE;
  cre_tool_play_light_gear (tool);
  cre_tool_play_tell_chosen (tool);
  cre_tool_take_status (CRE_TOOL (tool), cre_tool_play_describe_gear (tool, gear));
}

int
cre_tool_play_find_rolled (CreToolPlay *tool, CrPlace place)
{
  int gear = cre_tool_play_is_placing (tool) ? -1 : cre_tool_play_find_gear (tool, place);

  return gear >= 0 && is_rolled (tool, gear) ? gear : -1;
}

gboolean
cre_tool_play_can_roll (CreToolPlay *tool, CrPlace to)
{
  CrOrder order;

  if (tool->gear < 0 || cr_place_equal (to, tool->pressed))
    return FALSE;
  order = cre_tool_play_order_gear (tool, tool->pressed, to);
  return cr_game_judge (get_state (tool), &order, NULL);
}

void
cre_tool_play_swap (CreToolPlay *tool, CrPlace place)
{
  int man = tool->gear >= 0 ? cre_play_find_man (tool->play, place, -1) : -1;

  if (man < 0) {
    cre_tool_play_take_hold (tool, cre_tool_play_find_rolled (tool, place));
    return;
  }
  cre_tool_play_choose (tool, man);
  cre_tool_take_status (CRE_TOOL (tool), cre_tool_play_describe_men (tool, man));
}

/* Tells in the status bar what releasing the dragged gear there would do. */
void
cre_tool_play_point_gear (CreToolPlay *tool, CrPlace to)
{
  CrOrder order = cre_tool_play_order_gear (tool, tool->pressed, to);
  char *hindrance = cre_tool_play_find_hindrance (tool, &order);

  if (hindrance != NULL)
    cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ to, -1 }, g_strdup (hindrance));
  else
    cre_tool_dismiss (CRE_TOOL (tool));
  cre_tool_take_status (CRE_TOOL (tool), hindrance != NULL
                                             ? hindrance
                                             : cre_tool_play_word_gear_order (tool, &order));
}

void
cre_tool_play_drag_gear (CreToolPlay *tool, CrPlace to)
{
  CrOrder order = cre_tool_play_order_gear (tool, tool->pressed, to);

  if (cre_tool_play_give (tool, &order, to))
    tool->pressed = to;
  cre_tool_play_light_gear (tool);
}

/* A drag that begins elsewhere than on the man in hand does not send him; it drags the gear that
 * stands there. */
void
cre_tool_play_grip_rolled (CreToolPlay *tool)
{
  int gear = cre_play_find_man (tool->play, tool->pressed, -1) >= 0
                 ? -1
                 : cre_tool_play_find_rolled (tool, tool->pressed);

  if (gear >= 0)
    cre_tool_play_take_hold (tool, gear);
}

gboolean
cre_tool_play_asks_gear (CreToolPlay *tool, CrPlace place, int man)
{
  int gear = cre_tool_play_is_placing (tool) ? -1 : cre_tool_play_find_gear (tool, place);

  if (gear < 0 || (gear != tool->gear && (man >= 0 || tool->n_men > 0)))
    return FALSE;
  if (gear != tool->gear) {
    tool->pressed = place;
    cre_tool_play_take_hold (tool, gear);
    tool->grabbed = FALSE;
  }
  return TRUE;
}

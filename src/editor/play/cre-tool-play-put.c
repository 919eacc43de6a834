/* cre-tool-play-put.c: puts the man or piece in hand on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

/* Notes the aimed side, to which a ladder, a ram or a horse in hand faces. */
void
cre_tool_play_take_side (CreToolPlay *tool, const CreAim *aim)
{
  tool->pointed = aim->place;
  if (tool->side == aim->side || cre_tool_play_heads (tool))
    return;
  tool->side = aim->side;
  cre_tool_play_light_piece (tool);
}

gboolean
cre_tool_play_has_horse (CreToolPlay *tool)
{
  return tool->taken != NULL && (tool->taken->animal || cre_tool_play_is_on_horse (tool));
}

/* Returns: the order that puts the man or piece in hand there */
static CrOrder
order_there (CreToolPlay *tool, CrPlace place)
{
  CrOrder order = tool->piece != NULL
                      ? cre_play_order_piece (tool->play, tool->piece, tool->party, place,
                                              cre_tool_play_get_heading (tool, place))
                      : cre_play_order_newcomer (tool->play, tool->taken, tool->party, place);

  if (cre_tool_play_is_beneath (tool)) {
    order.post = (CrPost){ CR_POST_BELOW, -1, NULL };
    return order;
  }
  if (cre_tool_play_is_on_horse (tool))
    cre_play_order_seated (tool->play, tool->side, &order);
  else if (cre_tool_play_has_horse (tool))
    order.facing = (int) tool->side;
  /* If there is no room for the horse behind the aimed side, there may be room behind another. */
  if (cre_tool_play_has_horse (tool) && !cr_game_judge (get_state (tool), &order, NULL))
    order.facing = -1;
  return order;
}

void
cre_tool_play_put (CreToolPlay *tool, CrPlace place)
{
  CrOrder order = order_there (tool, place);
  gboolean tower = cre_tool_play_heads (tool), piece = tool->piece != NULL;
  int man = order.men[0] >= 0 ? order.men[0] : (int) cr_state_n_fighters (get_state (tool));
  char *hindrance =
      tower ? cre_tool_play_word_no_room (tool, cre_tool_play_find_hindrance (tool, &order)) : NULL;

  if (hindrance != NULL)
    cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ place, -1 }, hindrance);
  if (hindrance != NULL || !cre_tool_play_give (tool, &order, place))
    return;
  cre_tool_play_choose (tool, piece ? -1 : man);
  if (tower) {
    tool->pressed = place;
    cre_tool_play_take_hold (tool, cre_tool_play_find_gear (tool, place));
    tool->grabbed = FALSE;
    /* The hexes where it could also stand would hide it. */
    cre_tool_set_held (CRE_TOOL (tool), NULL, 0);
  } else
    cre_tool_take_status (CRE_TOOL (tool), cre_tool_play_describe_men (tool, -1));
}

/* Tells where the piece in hand would stand, or why it cannot. */
void
cre_tool_play_point_piece (CreToolPlay *tool, CrPlace place)
{
  CrOrder order = order_there (tool, place);
  char *hindrance = cre_tool_play_word_no_room (tool, cre_tool_play_find_hindrance (tool, &order));

  cre_tool_take_status (
      CRE_TOOL (tool), hindrance != NULL ? hindrance : cre_tool_play_describe_piece (tool, &order));
}

/* The piece is turned from the way in which it would stand at the hex where it was shown last. */
void
cre_tool_play_turn_piece (CreToolPlay *tool, int sixths)
{
  CreAim aim = { .place = tool->pointed };

  tool->side =
      (cre_tool_play_get_heading (tool, tool->pointed) + CR_N_DIRECTIONS + (CrDirection) sixths) %
      CR_N_DIRECTIONS;
  tool->turned = TRUE;
  cre_tool_play_light_piece (tool);
  cre_tool_hover (CRE_TOOL (tool), &aim);
}

void
cre_tool_play_carry (CreToolPlay *tool, const CreAim *aim)
{
  CrOrder order;
  char *hindrance;

  cre_tool_play_take_side (tool, aim);
  order = order_there (tool, aim->place);
  hindrance = cre_tool_play_word_no_room (tool, cre_tool_play_find_hindrance (tool, &order));
  cre_tool_hover (CRE_TOOL (tool), aim);
  if (hindrance != NULL)
    cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ aim->place, -1 }, hindrance);
}

void
cre_tool_play_drop (CreToolPlay *tool, const CreAim *aim)
{
  cre_tool_dismiss (CRE_TOOL (tool));
  cre_tool_play_take_side (tool, aim);
  cre_tool_play_put (tool, aim->place);
}

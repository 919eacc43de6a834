/* cre-tool-play-deck.c: puts the man in hand on a level of a siege tower.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

#include "cr-view.h"

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

/* Returns: the order for a single man in hand, who comes from the library or stands on the map */
static CrOrder
order_aboard (CreToolPlay *tool, CrPlace place, CrPost post)
{
  gboolean walks = cr_state_get_phase (get_state (tool)) != NULL;
  CrOrder order = tool->taken != NULL
                      ? cre_play_order_newcomer (tool->play, tool->taken, tool->party, place)
                      : cr_order_new (walks ? CR_VERB_MOVE : CR_VERB_PLACE);

  order.n_men = order.n_places = 1;
  if (tool->taken == NULL)
    order.men[0] = tool->men[0];
  order.places[0] = place;
  order.post = post;
  return order;
}

gboolean
cre_tool_play_can_go_aboard (CreToolPlay *tool, CrPlace place, CrPost post, char **why_out)
{
  CrOrder order;
  CrRefusal refusal;

  *why_out = NULL;
  if (cr_state_get_awaited (get_state (tool)) != NULL || (tool->taken == NULL && tool->n_men != 1))
    return FALSE;
  order = order_aboard (tool, place, post);
  if (cr_game_judge (get_state (tool), &order, &refusal))
    return TRUE;
  *why_out = cre_play_word_refusal (tool->play, &order, &refusal);
  return FALSE;
}

void
cre_tool_play_go_aboard (CreToolPlay *tool, CrPlace place, CrPost post)
{
  CrOrder order = order_aboard (tool, place, post);
  int man = order.men[0] >= 0 ? order.men[0] : (int) cr_state_n_fighters (get_state (tool));
  CrRefusal refusal;

  if (!cre_play_give (tool->play, &order, &refusal))
    return;
  cre_tool_play_choose (tool, man);
  cre_tool_take_status (CRE_TOOL (tool), cre_tool_play_describe_men (tool, -1));
}

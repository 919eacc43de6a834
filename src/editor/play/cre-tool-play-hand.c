/* cre-tool-play-hand.c: the men and the gear that are in hand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

static const CrFighter *
get_chosen (CreToolPlay *tool)
{
  return cr_state_get_fighter (get_state (tool), (guint) tool->men[0]);
}

static void
chosen_anew (CreToolPlay *tool)
{
  tool->taken = NULL;
  tool->piece = NULL;
  tool->gear = -1;
  tool->answer = 0;
  cre_tool_play_find_reach (tool);
  cre_tool_play_tell_chosen (tool);
}

void
cre_tool_play_choose (CreToolPlay *tool, int man)
{
  if (cre_tool_play_get_chosen (tool) == man && tool->n_men <= 1 && tool->gear < 0 &&
      !cre_tool_play_is_placing (tool))
    return;
  tool->n_men = man >= 0;
  tool->men[0] = (gint16) man;
  chosen_anew (tool);
}

/* Returns: the man's index among those in hand, or −1 */
static int
find_among (CreToolPlay *tool, int man)
{
  for (int i = 0; i < tool->n_men; i++)
    if (tool->men[i] == man)
      return i;
  return -1;
}

void
cre_tool_play_join (CreToolPlay *tool, int man)
{
  int at = find_among (tool, man);

  if (tool->n_men == 0 ||
      get_chosen (tool)->side != cr_state_get_fighter (get_state (tool), (guint) man)->side) {
    cre_tool_play_choose (tool, man);
    return;
  }
  if (at < 0 && tool->n_men < CR_ORDER_MEN)
    tool->men[tool->n_men++] = (gint16) man;
  for (int i = at; at >= 0 && i + 1 < tool->n_men; i++)
    tool->men[i] = tool->men[i + 1];
  tool->n_men -= at >= 0;
  chosen_anew (tool);
}

void
cre_tool_play_take (CreToolPlay *tool, const CrCharacter *character, int party)
{
  cre_tool_play_choose (tool, -1);
  tool->taken = character;
  tool->party = party;
  cre_tool_play_tell_chosen (tool);
  cre_tool_hover (CRE_TOOL (tool), NULL);
}

void
cre_tool_play_take_piece (CreToolPlay *tool, const CrWork *piece, int party)
{
  cre_tool_play_choose (tool, -1);
  tool->piece = piece;
  tool->party = party;
  tool->turned = FALSE;
  cre_tool_play_find_headings (tool);
  cre_tool_play_light_piece (tool);
  cre_tool_play_tell_chosen (tool);
  cre_tool_hover (CRE_TOOL (tool), NULL);
}

gboolean
cre_tool_play_is_placing (CreToolPlay *tool)
{
  return tool->taken != NULL || tool->piece != NULL;
}

void
cre_tool_play_set_on_horse (CreToolPlay *tool, gboolean on_horse)
{
  if (tool->on_horse == on_horse)
    return;
  tool->on_horse = on_horse;
  cre_tool_play_tell_chosen (tool);
  cre_tool_take_status (CRE_TOOL (tool), cre_tool_play_describe_taken (tool));
  cre_tool_redraw (CRE_TOOL (tool));
}

gboolean
cre_tool_play_is_on_horse (CreToolPlay *tool)
{
  return tool->on_horse && tool->taken != NULL && tool->taken->rides;
}

gboolean
cre_tool_play_can_be_beneath (CreToolPlay *tool)
{
  const CrState *state = get_state (tool);

  return tool->taken != NULL && !tool->taken->animal && cr_state_get_phase (state) == NULL &&
         cr_state_says (state, "under-ramparts", "yes") &&
         !cr_state_get_party (state, (guint) tool->party)->defends;
}

void
cre_tool_play_set_beneath (CreToolPlay *tool, gboolean beneath)
{
  if (tool->beneath == beneath)
    return;
  tool->beneath = beneath;
  cre_tool_play_tell_chosen (tool);
  cre_tool_take_status (CRE_TOOL (tool), cre_tool_play_describe_taken (tool));
  cre_tool_redraw (CRE_TOOL (tool));
}

gboolean
cre_tool_play_is_beneath (CreToolPlay *tool)
{
  return tool->beneath && cre_tool_play_can_be_beneath (tool);
}

int
cre_tool_play_get_facing (CreToolPlay *tool)
{
  return tool->facing;
}

gboolean
cre_tool_play_order_turn (CreToolPlay *tool, int sixths, CrOrder *order_out)
{
  int facing = tool->n_men > 0 ? cr_fighter_get_facing (get_chosen (tool)) : -1;

  *order_out = cr_order_new (CR_VERB_FACE);
  if (tool->n_men == 0)
    return FALSE;
  order_out->n_men = 1;
  order_out->men[0] = tool->men[0];
  order_out->facing = (MAX (facing, 0) + sixths + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
  return TRUE;
}

const CrCharacter *
cre_tool_play_get_taken (CreToolPlay *tool, int *party_out)
{
  if (party_out != NULL)
    *party_out = tool->party;
  return tool->taken;
}

int
cre_tool_play_get_chosen (CreToolPlay *tool)
{
  return tool->n_men > 0 ? tool->men[0] : -1;
}

gboolean
cre_tool_play_step (CreToolPlay *tool, int step)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  int n = (int) cr_state_n_fighters (get_state (tool));
  int from = tool->n_men > 0 ? tool->men[0] : step > 0 ? n - 1 : 0;

  for (int i = 1; i <= n; i++) {
    int man = (from + i * step + i * n) % n;

    cr_game_list (get_state (tool), man, orders);
    if (orders->len == 0)
      continue;
    cre_tool_play_choose (tool, man);
    return TRUE;
  }
  return FALSE;
}

const gint16 *
cre_tool_play_get_men (CreToolPlay *tool, int *n_out)
{
  *n_out = tool->n_men;
  return tool->men;
}

const GArray *
cre_tool_play_get_path (CreToolPlay *tool, int *cost_out)
{
  *cost_out = tool->cost;
  return tool->path->len > 0 ? tool->path : NULL;
}

const char *
cre_tool_play_get_odds (CreToolPlay *tool)
{
  return tool->odds;
}

const CrLof *
cre_tool_play_get_line (CreToolPlay *tool)
{
  return tool->lof.range > 0 ? &tool->lof : NULL;
}

/* Men who are no longer on the map, or no longer seen, do not stay in hand. */
void
cre_tool_play_let_absent_go (CreToolPlay *tool)
{
  const CrState *state = cre_play_get_view (tool->play);
  int n = 0;

  for (int i = 0; i < tool->n_men; i++)
    if (tool->men[i] < (int) cr_state_n_fighters (state) &&
        cr_state_get_fighter (state, (guint) tool->men[i])->here)
      tool->men[n++] = tool->men[i];
  if (n == tool->n_men)
    return;
  tool->n_men = n;
  cre_tool_play_tell_chosen (tool);
}

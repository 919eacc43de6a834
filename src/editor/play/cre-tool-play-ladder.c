/* cre-tool-play-ladder.c: where it is of use to put a ladder down.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

/* Whether somebody stands there who could carry the ladder. @party: of that side, −1 for any */
static gboolean
has_bearer (CreToolPlay *tool, CrPlace place, int party)
{
  int man = cre_play_find_man (tool->play, place, -1);
  const CrFighter *fighter =
      man >= 0 ? cr_state_get_fighter (cre_play_get_state (tool->play), (guint) man) : NULL;

  return fighter != NULL && cr_fighter_is_living (fighter) && (party < 0 || fighter->side == party);
}

static gboolean
suits (CreToolPlay *tool, CrPlace place, int party)
{
  return cr_game_is_foot (cre_play_get_state (tool->play), place) ||
         has_bearer (tool, place, party);
}

void
cre_tool_play_narrow_ladder (CreToolPlay *tool, GArray *marks, int party)
{
  g_autoptr (GArray) suited = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (guint i = 0; i < marks->len; i++)
    if (suits (tool, g_array_index (marks, CreMark, i).place, party))
      g_array_append_val (suited, g_array_index (marks, CreMark, i));
  if (suited->len == 0)
    return;
  g_array_set_size (marks, 0);
  g_array_append_vals (marks, suited->data, suited->len);
}

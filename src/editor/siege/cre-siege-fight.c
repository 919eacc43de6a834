/* cre-siege-fight.c: plays the assault of a siege as a game.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-siege-private.h"

/* The game is played on a copy of the game within the siege, with the same dice. Each order of it
 * is also done in the siege, and taken back there when it is taken back in the game. */

/* Returns: how many orders, from the first on, are the same in the game and in the siege */
static guint
count_common (CreSiege *siege)
{
  const GPtrArray *led = siege->log->played;
  const GPtrArray *played = cre_play_get_log (siege->fight)->played;
  guint n = 0;

  while (siege->fight_begin + n < led->len && n < played->len &&
         g_str_equal (((CrPlayed *) led->pdata[siege->fight_begin + n])->order,
                      ((CrPlayed *) played->pdata[n])->order))
    n++;
  return n;
}

/* An order that had been taken back is done again, so that those after it can be too. */
static gboolean
do_order (CreSiege *siege, const char *order)
{
  const GPtrArray *undone = siege->undone;

  if (undone->len > 0 && g_str_equal (undone->pdata[undone->len - 1], order))
    return cre_document_redo (CRE_DOCUMENT (siege));
  return cre_siege_say (siege, order, NULL);
}

static void
follow_fight_cb (CreSiege *siege)
{
  const GPtrArray *played = cre_play_get_log (siege->fight)->played;
  guint common;

  if (siege->following)
    return;
  siege->following = TRUE;
  common = count_common (siege);
  while (siege->log->played->len > siege->fight_begin + common &&
         cre_document_undo (CRE_DOCUMENT (siege)))
    continue;
  for (guint i = common; i < played->len; i++)
    if (!do_order (siege, ((CrPlayed *) played->pdata[i])->order))
      break;
  siege->following = FALSE;
}

/* Only men and gear that the siege has may be put into the game. */
static gboolean
allows_order (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out, gpointer leader)
{
  CreSiege *siege = leader;
  CrDayOrder fight = { .verb = CR_DAY_FIGHT, .camp = -1, .order = *order };
  CrDayRefusal refusal;

  if (cr_campaign_get_assault (siege->campaign) == NULL ||
      cr_day_judge (siege->campaign, &fight, &refusal) || refusal.why == CR_DAY_REFUSAL_FIGHT)
    return TRUE;
  if (refusal_out == NULL)
    return FALSE;
  *refusal_out =
      (CrRefusal){ .why = CR_REFUSAL_NOT_OF_SIEGE, .rule = refusal.rule, .man = -1, .other = -1 };
  if (refusal.why == CR_DAY_REFUSAL_GROUND) {
    refusal_out->why = CR_REFUSAL_NOT_ITS_GROUND;
    refusal_out->place = refusal.place;
    refusal_out->limit = refusal.limit;
  }
  return FALSE;
}

/* Finds the first piece of that kind that is ready and not on the map of the game yet; all ladders
 * are alike. */
static const char *
find_gear (CrePlay *play, const CrWork *work, int party, guint *n_out, gpointer leader)
{
  const CrCampaign *campaign = ((CreSiege *) leader)->campaign;
  const CrState *state = cre_play_get_state (play);
  const char *first = NULL;

  *n_out = 0;
  if (cr_state_get_turn (state)->number > 0)
    return NULL;
  for (guint i = 0; i < cr_campaign_n_engines (campaign); i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);
    int there = cr_state_find_gear (state, engine->id);

    if (engine->camp != party || g_strcmp0 (engine->kind->id, work->piece) != 0 ||
        !cr_day_may_set_down (campaign, i) ||
        (there >= 0 && cr_state_get_gear (state, (guint) there)->state != CR_GEAR_AWAY))
      continue;
    first = first != NULL ? first : engine->id;
    ++*n_out;
  }
  return first;
}

static const CrMap *
get_areas (gpointer leader)
{
  return cre_siege_get_areas (leader);
}

void
cre_siege_drop_fight (CreSiege *siege)
{
  if (siege->fight != NULL)
    g_signal_handlers_disconnect_by_data (siege->fight, siege);
  g_clear_object (&siege->fight);
}

void
cre_siege_check_fight (CreSiege *siege)
{
  if (siege->fight == NULL || siege->following)
    return;
  if (siege->log->played->len - siege->fight_begin !=
          cre_play_get_log (siege->fight)->played->len ||
      siege->log->played->len < siege->fight_begin ||
      siege->fight_begin + count_common (siege) != siege->log->played->len)
    cre_siege_drop_fight (siege);
}

CrePlay *
cre_siege_get_fight (CreSiege *siege)
{
  CrState *assault = cr_campaign_get_assault (siege->campaign);
  const CrePlayLeader leader = { allows_order, find_gear, get_areas, cre_siege_map_starts, siege };

  if (siege->fight != NULL || assault == NULL)
    return siege->fight;
  siege->fight = cre_play_new_led (siege->stage, cr_state_copy (assault), &leader);
  siege->fight_begin = siege->log->played->len;
  g_signal_connect_swapped (siege->fight, "changed", G_CALLBACK (follow_fight_cb), siege);
  return siege->fight;
}

gboolean
cre_siege_has_other_fight (CreSiege *siege)
{
  return siege->fight != NULL && cr_campaign_get_assault (siege->campaign) != NULL &&
         cr_state_get_turn (cre_play_get_state (siege->fight))->over;
}

void
cre_siege_take_up_fight (CreSiege *siege)
{
  if (!cre_siege_has_other_fight (siege))
    return;
  cre_siege_drop_fight (siege);
  g_signal_emit_by_name (siege, "changed");
}

/* cr-campaign-digest.c: whether two sieges stand alike. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-campaign-private.h"

static void
digest_day (const CrDay *day, GString *text)
{
  g_string_append_printf (text, "day %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d\n",
                          day->number, day->track, day->food, day->step, day->camp, day->acted,
                          day->batters, day->idle, day->parleyed, day->held, day->commanded,
                          day->over, day->walls, day->hoardings, day->lost[0], day->lost[1],
                          day->winner);
  g_string_append_printf (text, "relief %d %d %d\n", day->relief, day->rations, day->field);
  if (day->relieved)
    g_string_append (text, "relieved\n");
  g_string_append_printf (text, "dice %" G_GUINT64_FORMAT, day->dice.state);
  for (int i = 0; i < day->n_typed; i++)
    g_string_append_printf (text, " %d", day->typed[i]);
  g_string_append_c (text, '\n');
}

static void
digest_mine (const CrMine *mine, GString *text)
{
  g_string_append_printf (text, "mine %s %d %d %d %d %d %d %d %d %d", mine->id, mine->camp,
                          mine->state, mine->deep, mine->n, mine->results, mine->days, mine->today,
                          mine->worked, mine->penthouse);
  if (mine->manned)
    g_string_append (text, " manned");
  for (int i = 0; i <= mine->n; i++)
    g_string_append_printf (text, " %d/%d,%d", mine->hexes[i].floor, mine->hexes[i].hex.q,
                            mine->hexes[i].hex.r);
  g_string_append_c (text, '\n');
}

static void
digest_things (const CrCampaign *campaign, GString *text)
{
  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    g_string_append_printf (text, "man %s %s %d %d %d %d %d %d %d\n", man->id, man->character->id,
                            man->camp, man->state, man->back, man->builds, man->digs, man->outside,
                            man->fields);
  }
  for (guint i = 0; i < campaign->engines->len; i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);

    g_string_append_printf (text, "engine %s %s %d %d %d\n", engine->id, engine->kind->id,
                            engine->camp, engine->state, engine->ready);
  }
  for (guint i = 0; i < campaign->mines->len; i++)
    digest_mine (cr_campaign_get_mine (campaign, i), text);
  for (guint i = 0; i < campaign->damages->len; i++) {
    const CrDamage *damage = cr_campaign_get_damage (campaign, i);

    g_string_append_printf (text, "damage %d/%d,%d:%d %d %d %d\n", damage->place.floor,
                            damage->place.hex.q, damage->place.hex.r, damage->side, damage->results,
                            damage->fallen, damage->citadel);
  }
}

char *
cr_campaign_dup_digest (const CrCampaign *campaign)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *other = campaign->other != NULL ? cr_state_dup_digest (campaign->other) : NULL;
  g_autofree char *fight =
      campaign->assault != NULL ? cr_state_dup_digest (campaign->assault) : NULL;

  if (campaign->ground->digest == NULL)
    campaign->ground->digest = cr_map_dup_digest (cr_campaign_get_map (campaign));
  g_string_append_printf (text, "%s %s %s\n", campaign->ground->digest, fight != NULL ? fight : "",
                          other != NULL ? other : "");
  digest_day (&campaign->day, text);
  if (campaign->plan != NULL)
    g_string_append_printf (text, "plan %d %d\n", campaign->day.given, campaign->day.planned);
  digest_things (campaign, text);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}

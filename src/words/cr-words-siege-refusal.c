/* cr-words-siege-refusal.c: why an order of a siege is refused.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-siege.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-game.h"
#include "cr-words-scenario.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* Hoardings have a limit of their own, apart from walls and gates (BAT-05). */
static char *
word_spent (const CrDayOrder *order, int limit)
{
  if (order->target == CR_TARGET_HOARDING)
    return g_strdup_printf (
        ngettext ("In a day %d hex of hoarding can be battered, and today it has been.",
                  "In a day %d hexes of hoarding can be battered, and today they have been.",
                  limit),
        limit);
  return g_strdup_printf (
      ngettext ("In a day %d hex of a wall or a gate can be battered, and today it has been.",
                "In a day %d hexes of walls or gates can be battered, and today they have been.",
                limit),
      limit);
}

static char *
word_wall_refusal (const CrDayOrder *order, const CrDayRefusal *refusal, const char *place)
{
  switch (refusal->why) {
  case CR_DAY_REFUSAL_NO_WALL:
    return g_strdup_printf (cr_text ("%s is no hex of a wall, a tower or the keep."), place);
  case CR_DAY_REFUSAL_SET_BACK:
    return g_strdup_printf (
        cr_text ("%s lies behind the battlement, and no hex beside it has fallen yet."), place);
  case CR_DAY_REFUSAL_INNER:
    return g_strdup_printf (cr_text ("%s is within the castle, and no outer wall has fallen yet."),
                            place);
  case CR_DAY_REFUSAL_HOARDED:
    return g_strdup_printf (cr_text ("A hoarding hangs before %s."), place);
  case CR_DAY_REFUSAL_NO_HOARDING:
    return g_strdup_printf (cr_text ("No hoarding hangs on that side of %s."), place);
  case CR_DAY_REFUSAL_NO_GATE:
    return g_strdup_printf (cr_text ("No gate stands on that side of %s."), place);
  case CR_DAY_REFUSAL_SPENT:
    return word_spent (order, refusal->limit);
  default:
    if (refusal->limit == 0)
      return g_strdup (refusal->camp == CR_GARRISON
                           ? cr_text ("The garrison has no engine that throws.")
                           : cr_text ("The besiegers have no engine that throws."));
    return g_strdup_printf (cr_text ("The engines have %1$d battering points, and it takes %2$d."),
                            refusal->limit, refusal->cost);
  }
}

static char *
word_mine_refusal (const CrDayRefusal *refusal, const char *place)
{
  g_autofree char *name = cr_words_mine (refusal->name != NULL ? refusal->name : "");

  switch (refusal->why) {
  case CR_DAY_REFUSAL_NO_MOUTH:
    return g_strdup_printf (
        cr_text ("A mine under %s is dug from dry ground beside it, on the side of who digs."),
        place);
  case CR_DAY_REFUSAL_NO_PENTHOUSE:
    return g_strdup (cr_text ("No penthouse is ready for it."));
  case CR_DAY_REFUSAL_NO_ENGINEER:
    return g_strdup (
        refusal->camp == CR_BESIEGERS ? cr_text ("No engineer of the besiegers is free to lead it.")
        : refusal->camp == CR_GARRISON ? cr_text ("No engineer of the garrison is free to lead it.")
                                       : cr_text ("No engineer is among them."));
  case CR_DAY_REFUSAL_FEW:
    return g_strdup_printf (cr_text ("It takes an engineer and %d men."), refusal->limit);
  case CR_DAY_REFUSAL_CROWD:
    return g_strdup_printf (cr_text ("%1$d miners, and there is room or work for %2$d."),
                            refusal->cost, refusal->limit);
  case CR_DAY_REFUSAL_NO_MINE:
    return g_strdup_printf (cr_text ("Nobody digs in “%s” any more."), name);
  case CR_DAY_REFUSAL_DUG:
    return g_strdup_printf (cr_text ("“%s” has been dug today; it goes on tomorrow."), name);
  case CR_DAY_REFUSAL_SHORT:
    return g_strdup_printf (ngettext ("Of “%1$s” %2$d hex is mined, and it takes %3$d.",
                                      "Of “%1$s” %2$d hexes are mined, and it takes %3$d.",
                                      refusal->limit),
                            name, refusal->limit, refusal->cost);
  case CR_DAY_REFUSAL_MANNED:
    return g_strdup_printf (cr_text ("The enemy is still in “%s”."), name);
  case CR_DAY_REFUSAL_WEAK:
    return g_strdup_printf (cr_text ("An attack of %1$d against a defence of %2$d is too weak."),
                            refusal->cost, refusal->limit);
  default:
    return g_strdup_printf (cr_text ("No mine of the other side has come upon “%s”."), name);
  }
}

static char *
word_relief_refusal (const CrDayRefusal *refusal)
{
  switch (refusal->why) {
  case CR_DAY_REFUSAL_RELIEVED:
    return g_strdup (cr_text ("The army of relief has been fought today. It may come again "
                              "tomorrow."));
  case CR_DAY_REFUSAL_NO_ARMY:
    return g_strdup (cr_text ("No army has come to relieve the place."));
  case CR_DAY_REFUSAL_NOT_HELD:
    return g_strdup (cr_text ("The besiegers do not hold the ramparts."));
  case CR_DAY_REFUSAL_ANSWER:
    return g_strdup (g_strcmp0 (refusal->rule, "BES-02") == 0
                         ? cr_text ("First the army that has come is fought.")
                         : cr_text ("First the army that has come is met or awaited."));
  case CR_DAY_REFUSAL_PARLEYED:
    return g_strdup (cr_text ("Surrender has been talked of today."));
  case CR_DAY_REFUSAL_ONE_TABLE:
    return g_strdup (cr_text ("Only one game is played."));
  case CR_DAY_REFUSAL_FOOD:
    return g_strdup_printf (cr_text ("There is food for %1$d days, not for %2$d."), refusal->limit,
                            refusal->cost);
  default:
    return g_strdup (cr_text ("Nobody talks of surrender any more."));
  }
}

static char *
word_who_refusal (const CrCampaign *campaign, const CrDayRefusal *refusal)
{
  g_autofree char *man = refusal->man >= 0 ? cr_words_soldier (campaign, refusal->man) : NULL;

  switch (refusal->why) {
  case CR_DAY_REFUSAL_CAMP:
    return g_strdup (cr_campaign_get_day (campaign)->camp == CR_BESIEGERS
                         ? cr_text ("The besiegers have the initiative today.")
                         : cr_text ("The garrison has the initiative today."));
  case CR_DAY_REFUSAL_KNOWN:
    return g_strdup_printf (cr_text ("There is a “%s” already."), refusal->name);
  case CR_DAY_REFUSAL_UNKNOWN:
    return g_strdup_printf (cr_text ("There is no “%s”."), refusal->name);
  case CR_DAY_REFUSAL_NOBODY:
    return g_strdup (refusal->camp == CR_BESIEGERS ? cr_text ("None of the besiegers can fight.")
                                                   : cr_text ("None of the garrison can fight."));
  default:
    return g_strdup_printf (cr_text ("%s is not free for it."), man);
  }
}

/* Tells that an engine is not there yet or no longer, is the enemy's, or is made for something else
 * (GSI-05, BAT-01). */
static char *
word_engine_refusal (const CrCampaign *campaign, const CrDayRefusal *refusal)
{
  int index = cr_campaign_find_engine (campaign, refusal->name);
  const CrEngine *engine = cr_campaign_get_engine (campaign, (guint) index);
  g_autofree char *name = cr_words_engine (campaign, index);

  if (engine->state == CR_ENGINE_BURNT)
    return g_strdup_printf (cr_text ("%s is burnt."), name);
  if (engine->state != CR_ENGINE_READY)
    return engine->ready > 0
               ? g_strdup_printf (cr_text ("%1$s is ready on day %2$d."), name, engine->ready)
               : g_strdup_printf (cr_text ("%s is not ready."), name);
  if (engine->camp != refusal->camp)
    return g_strdup_printf (engine->camp == CR_GARRISON ? cr_text ("%s belongs to the garrison.")
                                                        : cr_text ("%s belongs to the besiegers."),
                            name);
  return g_strdup_printf (cr_text ("%s is no ram."), name);
}

/* Of engines: where they begin an assault, stand or stay. */
static char *
word_ground_refusal (const CrCampaign *campaign, const CrDayRefusal *refusal, const char *place)
{
  g_autofree char *engine = NULL;

  switch (refusal->why) {
  case CR_DAY_REFUSAL_GROUND:
    /* Translators: an engine: “It begins before the castle, and 1312 is not there.” */
    return g_strdup_printf (cr_text ("It begins %1$s, and %2$s is not there."),
                            cr_words_zones ((CrZones) refusal->limit), place);
  case CR_DAY_REFUSAL_OWN:
    return g_strdup_printf (refusal->camp == CR_BESIEGERS
                                ? cr_text ("The besiegers hold %s themselves.")
                                : cr_text ("The garrison holds %s itself."),
                            place);
  case CR_DAY_REFUSAL_ELSEWHERE:
    engine = cr_words_engine (campaign, cr_campaign_find_engine (campaign, refusal->name));
    /* Translators: an engine, of two fights on one day */
    return g_strdup_printf (cr_text ("%s is in the other fight of today."), engine);
  case CR_DAY_REFUSAL_NO_FOOT:
    return g_strdup_printf (cr_text ("No ground for a ram lies at the foot of %s: a moat does."),
                            place);
  default:
    return g_strdup (cr_text ("Engines that throw stay behind in an assault."));
  }
}

static char *
word_refusal (const CrCampaign *campaign, const CrDayOrder *order, const CrDayRefusal *refusal)
{
  g_autofree char *place = cr_map_format_printed (cr_campaign_get_map (campaign), refusal->place);

  switch (refusal->why) {
  case CR_DAY_REFUSAL_OVER:
    return g_strdup (cr_text ("The siege has ended."));
  case CR_DAY_REFUSAL_STEP:
    return g_strdup (cr_text ("That is not done at this hour of the day."));
  case CR_DAY_REFUSAL_ACTED:
    return g_strdup (cr_text ("The action of the day has been taken."));
  case CR_DAY_REFUSAL_IDLE:
    return g_strdup (cr_text ("Nobody attacks and nobody batters today."));
  case CR_DAY_REFUSAL_KNOWN:
  case CR_DAY_REFUSAL_UNKNOWN:
  case CR_DAY_REFUSAL_NOBODY:
  case CR_DAY_REFUSAL_MAN:
  case CR_DAY_REFUSAL_CAMP:
    return word_who_refusal (campaign, refusal);
  case CR_DAY_REFUSAL_NO_ENGINE:
    return word_engine_refusal (campaign, refusal);
  case CR_DAY_REFUSAL_NO_MOUTH:
  case CR_DAY_REFUSAL_NO_PENTHOUSE:
  case CR_DAY_REFUSAL_NO_ENGINEER:
  case CR_DAY_REFUSAL_FEW:
  case CR_DAY_REFUSAL_CROWD:
  case CR_DAY_REFUSAL_NO_MINE:
  case CR_DAY_REFUSAL_DUG:
  case CR_DAY_REFUSAL_SHORT:
  case CR_DAY_REFUSAL_NOT_MET:
  case CR_DAY_REFUSAL_MANNED:
  case CR_DAY_REFUSAL_WEAK:
    return word_mine_refusal (refusal, place);
  case CR_DAY_REFUSAL_RELIEVED:
  case CR_DAY_REFUSAL_NO_ARMY:
  case CR_DAY_REFUSAL_NOT_HELD:
  case CR_DAY_REFUSAL_ANSWER:
  case CR_DAY_REFUSAL_ONE_TABLE:
  case CR_DAY_REFUSAL_FOOD:
  case CR_DAY_REFUSAL_NO_TALK:
  case CR_DAY_REFUSAL_PARLEYED:
    return word_relief_refusal (refusal);
  case CR_DAY_REFUSAL_UNPLAYED:
    return g_strdup (cr_text ("That rule is not played in this game."));
  case CR_DAY_REFUSAL_STRANGER:
    return g_strdup (
        cr_text ("Nothing and nobody comes into an assault but what the siege has brought."));
  case CR_DAY_REFUSAL_DICE:
    return g_strdup_printf (cr_text ("At most %d dice wait to be used."), refusal->limit);
  case CR_DAY_REFUSAL_GROUND:
  case CR_DAY_REFUSAL_NO_FOOT:
  case CR_DAY_REFUSAL_HELD_BACK:
  case CR_DAY_REFUSAL_OWN:
  case CR_DAY_REFUSAL_ELSEWHERE:
    return word_ground_refusal (campaign, refusal, place);
  default:
    return word_wall_refusal (order, refusal, place);
  }
}

char *
cr_words_day_refusal (const CrCampaign *campaign,
                      const CrDayOrder *order,
                      const CrDayRefusal *refusal,
                      const char *const *languages)
{
  g_autofree char *words = NULL;

  if (refusal->why == CR_DAY_REFUSAL_FIGHT)
    return cr_words_refusal (cr_campaign_get_assault (campaign), &order->order, &refusal->fight,
                             languages);
  words = word_refusal (campaign, order, refusal);
  return refusal->rule != NULL ? g_strdup_printf ("%s (%s)", words, refusal->rule)
                               : g_steal_pointer (&words);
}

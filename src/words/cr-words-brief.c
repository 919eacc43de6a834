/* cr-words-brief.c: what stands behind the numbers of a day of a siege, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-brief.h"

#include "cr-text.h"
#include "cr-words-siege.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* GSI-03: surrender is rolled for with 1D10. */
#define DIE_SIDES 10

/* The highest sum of the dice of a table of a siege. */
#define MOST_SUM (2 * DIE_SIDES)

char *
cr_words_day_range (const CrTable *table, const char *code)
{
  int first = 0, last = 0;

  for (guint i = 0; i < cr_table_n_rows (table); i++) {
    const CrTableRow *row = cr_table_get_row (table, i);

    if (!g_str_equal (cr_table_get_cell (table, 0, i)->result->code, code))
      continue;
    first = first == 0 ? row->from : first;
    last = MIN (row->to, MOST_SUM);
  }
  return first == last ? g_strdup_printf ("%d", first) : g_strdup_printf ("%d–%d", first, last);
}

/* Whose it is: who besieges batters or attacks, who is besieged sallies. */
static const char *
word_open_action (const CrCampaign *campaign)
{
  CrCamp camp = (CrCamp) cr_campaign_get_day (campaign)->camp;
  gboolean attacks = camp == cr_campaign_get_attacker (campaign);

  if (camp == CR_BESIEGERS)
    return attacks ? cr_text ("The besiegers have it: they may batter, or attack. It is not taken "
                              "yet. GEN-03")
                   : cr_text ("The besiegers have it: they may sally. It is not taken yet. GEN-03");
  return attacks ? cr_text ("The garrison has it: it may batter, or attack. It is not taken yet. "
                            "GEN-03")
                 : cr_text ("The garrison has it: it may sally. Nobody else attacks, and nobody "
                            "batters. It is not taken yet. GEN-03");
}

char *
cr_words_day_action (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);

  if (day->over || day->step != CR_STEP_ACTION)
    return NULL;
  if (day->relief == CR_RELIEF_COME)
    return g_strdup (cr_text ("First the besiegers say whether they meet the army of relief or "
                              "await it. BES-01"));
  if (day->idle)
    return g_strdup (cr_text ("There is none today, by the event of the day: nobody attacks and "
                              "nobody batters. GSI-02"));
  if (!day->acted)
    return g_strdup (word_open_action (campaign));
  return g_strdup (day->batters
                       ? cr_text ("It is taken: there has been battering. Building, digging and "
                                  "talks go on until the day is ended. GEN-03")
                       : cr_text ("It is taken: there has been a fight, which is over. Building, "
                                  "digging and talks go on until the day is ended. GEN-03"));
}

char *
cr_words_day_initiative (const CrCampaign *campaign)
{
  const CrTable *table =
      cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), "siege-initiative");
  g_autofree char *besiegers = cr_words_day_range (table, "B");
  g_autofree char *garrison = cr_words_day_range (table, "G");
  gboolean swapped = cr_campaign_get_attacker (campaign) == CR_GARRISON;

  /* Translators: numbers of a die: “1–7”, “8–10” */
  return g_strdup_printf (cr_text ("Who has the initiative has the action. A die says it each "
                                   "morning: by %1$s the besiegers, by %2$s the garrison. %3$s"),
                          swapped ? garrison : besiegers, swapped ? besiegers : garrison,
                          swapped ? "BES-03" : "GSI-02");
}

static const char *
word_progress (CrSiegeFigure by)
{
  switch (by) {
  case CR_SIEGE_SURRENDER_BREACHED:
    return cr_text ("for a wall, a gate or a hoarding that has fallen");
  case CR_SIEGE_SURRENDER_HELD:
    return cr_text ("for the outer works, which the besiegers hold");
  case CR_SIEGE_SURRENDER_HELD_BREACHED:
    return cr_text ("for the outer works, which they hold, and a breach in what is behind");
  case CR_SIEGE_SURRENDER_ALL_BUT_KEEP:
    return cr_text ("for all but the keep, which the besiegers hold");
  default:
    return cr_text ("for how far the siege is: nothing has fallen");
  }
}

static char *
word_hunger (const CrCampaign *campaign)
{
  CrFigure days =
      cr_siege_rules_get_figure (cr_campaign_get_rules (campaign), CR_SIEGE_SURRENDER_HUNGRY_DAYS);
  int food = cr_campaign_get_day (campaign)->food;

  return g_strdup_printf (ngettext ("for hunger: food for %1$d day, where %2$d or less count",
                                    "for hunger: food for %1$d days, where %2$d or less count",
                                    food),
                          food, days.value);
}

/* A line each: what it takes, and what is added to the die for what. */
static char *
word_parts (const CrCampaign *campaign, const CrSurrender *surrender)
{
  g_autofree char *hunger = word_hunger (campaign);
  g_autofree char *takes = g_strdup_printf (
      cr_text ("It takes %d: a die of ten, and what is added to it today:"), surrender->limit);
  /* Translators: besiegers, garrison */
  g_autofree char *numbers =
      g_strdup_printf (cr_text ("for numbers: %1$d to %2$d, where twice as many count"),
                       surrender->besiegers, surrender->garrison);

  return g_strdup_printf ("%s\n%+d %s\n%+d %s\n%+d %s", takes, surrender->numbers, numbers,
                          surrender->supply, hunger, surrender->progress,
                          word_progress (surrender->by));
}

char *
cr_words_day_surrender (const CrCampaign *campaign)
{
  CrSurrender surrender = cr_campaign_get_surrender (campaign);
  g_autofree char *parts = word_parts (campaign, &surrender);

  if (surrender.least > DIE_SIDES)
    return g_strdup_printf (cr_text ("%1$s\nNo die is enough: it would have to show %2$d. GSI-03"),
                            parts, surrender.least);
  return g_strdup_printf (cr_text ("%1$s\nSo the die must show %2$d or more. GSI-03"), parts,
                          surrender.least);
}

char *
cr_words_day_hopeless (const CrCampaign *campaign)
{
  CrSurrender surrender = cr_campaign_get_surrender (campaign);

  if (surrender.least <= DIE_SIDES)
    return NULL;
  return g_strdup_printf (
      cr_text ("No die of ten is enough today: with %1$+d it would have to show "
               "%2$d to come to %3$d. (GSI-03)"),
      surrender.total, surrender.least, surrender.limit);
}

char *
cr_words_day_strength (const CrCampaign *campaign,
                       const CrDayOrder *order,
                       const char *const *languages)
{
  const char *name;
  CrStrength strength;

  if (order->verb != CR_DAY_BATTER ||
      !cr_day_measure (campaign, (CrDayTarget) order->target, order->place, order->side, &strength))
    return NULL;
  name = strength.material != NULL
             ? cr_node_get_localized (strength.material->node, "name", languages)
             : cr_text ("Hoarding");
  return g_strdup_printf (
      /* Translators: a material, how much damage fells it, and what it has taken */
      ngettext ("%1$s: it falls when it has been damaged %2$d time; so far %3$d. %4$s",
                "%1$s: it falls when it has been damaged %2$d times; so far %3$d. %4$s",
                strength.needed),
      name, strength.needed, strength.results, strength.material != NULL ? "BAT-03" : "HRD-10");
}

char *
cr_words_day_relief (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  int n = cr_campaign_count_relief (campaign, CR_SOLDIER_FIT);

  if (day->over || day->step != CR_STEP_ACTION || day->held ||
      !cr_campaign_is_relief_awaited (campaign))
    return NULL;
  return g_strdup_printf (
      ngettext ("%d man waits outside to help the garrison: this army of relief comes when the "
                "besiegers hold all but the keep. BES-01",
                "%d men wait outside to help the garrison: this army of relief comes when the "
                "besiegers hold all but the keep. BES-01",
                n),
      n);
}

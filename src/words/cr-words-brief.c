/* cr-words-brief.c: explanations of the numbers of a day of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-brief.h"

#include "cr-curtain.h"
#include "cr-text.h"
#include "cr-words-game.h"
#include "cr-words-siege.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* A surrender is decided by 1D10 (GSI-03). */
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

/* Returns: the name of the day's action: besiegers batter or attack, the garrison makes a sally */
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
         : cr_campaign_get_day (campaign)->held
             ? cr_text ("The garrison has it: it may sally from the keep. Nobody else attacks, and "
                        "nobody batters. It is not taken yet. GEN-03")
             : cr_text ("The garrison has it: it may sally, or fall back on the keep. Nobody "
                        "else attacks, and nobody batters. It is not taken yet. GEN-03");
}

char *
cr_words_day_action (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);

  if (day->over || day->step != CR_STEP_ACTION)
    return NULL;
  if (day->relief == CR_RELIEF_BATTLE)
    return g_strdup (cr_text ("The battle outside is the action of the day. BES-02"));
  if (day->relief == CR_RELIEF_DIVIDED)
    return g_strdup (
        day->camp == CR_GARRISON
            ? cr_text ("Two fights are played at once, within and outside. Within, the garrison "
                       "attacks. In the turns of both the besiegers play first. BES-02")
            : cr_text ("Two fights are played at once, within and outside. Within, the besiegers "
                       "attack. In the turns of both they play first. BES-02"));
  if (day->relief == CR_RELIEF_COME)
    return g_strdup (cr_text ("First the besiegers say whether they meet the army of relief or "
                              "await it. BES-01"));
  if (day->idle)
    return g_strdup (cr_text ("There is none today, by the event of the day: nobody attacks and "
                              "nobody batters. GSI-02"));
  if (!day->acted)
    return g_strdup (word_open_action (campaign));
  if (cr_day_may_hit_back (campaign))
    return g_strdup (cr_text ("It is taken: the garrison has battered. The besiegers, who hold the "
                              "ramparts, may attack all the same. BES-03"));
  if (day->relief == CR_RELIEF_REFUGE)
    return g_strdup (cr_text ("It is taken. Building and digging go on until the day is ended. "
                              "GEN-03"));
  return g_strdup (
      day->batters
          ? cr_text ("It is taken: there has been battering. Building, digging and "
                     "talks go on until the day is ended. GEN-03")
          : cr_text ("It is taken. Building, digging and talks go on until the day is ended. "
                     "GEN-03"));
}

/* Returns: a note that the numbers of a table are a house rule, when no source prints them; "" for
 * a table that replaces it, because that has its own note */
static const char *
word_house (const CrTable *table)
{
  return cr_table_get_cell (table, 0, 0)->provenance == CR_HOUSE
             ? cr_text (" (house rule: no source prints these numbers)")
             : "";
}

char *
cr_words_day_initiative (const CrCampaign *campaign)
{
  const CrTable *table =
      cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), "siege-initiative");
  g_autofree char *besiegers = cr_words_day_range (table, "B");
  g_autofree char *garrison = cr_words_day_range (table, "G");
  gboolean swapped = cr_campaign_get_attacker (campaign) == CR_GARRISON;

  /* Translators: numbers of a die: “1–7”, “8–10”; a house rule or nothing; the id of a rule */
  return g_strdup_printf (cr_text ("Who has the initiative has the action. A die says it each "
                                   "morning: by %1$s the besiegers, by %2$s the garrison%3$s. "
                                   "%4$s"),
                          swapped ? garrison : besiegers, swapped ? besiegers : garrison,
                          word_house (table), swapped ? "BES-03" : "GSI-02");
}

/* Returns: (transfer full): "by 2–3 two days of food are spoilt; by 4–5 a storm …; by 6–16 nothing
 * out of the ordinary" */
static char *
list_chances (const CrTable *table)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *last = NULL;

  for (guint i = 0; i < cr_table_n_rows (table); i++) {
    const CrTableResult *result = cr_table_get_cell (table, 0, i)->result;
    g_autofree char *range = cr_words_day_range (table, result->code);
    const char *name = cr_node_get_localized (result->node, "name", g_get_language_names ());

    if (g_strcmp0 (last, result->code) == 0)
      continue;
    last = result->code;
    /* Translators: sums of dice, and what they bring: “by 17–18 a boat brings food for a day” */
    g_string_append_printf (text, cr_text ("%1$sby %2$s %3$s"), text->len > 0 ? cr_text ("; ") : "",
                            range, name != NULL ? name : result->code);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
cr_words_day_chances (const CrCampaign *campaign)
{
  const CrRuleset *ruleset = cr_campaign_get_ruleset (campaign);
  const CrTable *table = cr_ruleset_find_table (ruleset, "siege-events");
  const CrDay *day = cr_campaign_get_day (campaign);
  g_autofree char *chances = NULL;

  if (day->over || (day->step != CR_STEP_EVENING && day->step != CR_STEP_MUSTER) ||
      !cr_ruleset_plays (ruleset, "GSI-02"))
    return NULL;
  chances = list_chances (table);
  /* Translators: what the sums bring, and a house rule or nothing */
  return g_strdup_printf (cr_text ("The event of the day is the sum of two dice of ten: %1$s%2$s. "
                                   "GSI-02"),
                          chances, word_house (table));
}

static int
get_figure (const CrCampaign *campaign, CrSiegeFigure figure)
{
  return cr_siege_rules_get_figure (cr_campaign_get_rules (campaign), figure).value;
}

static const char *
word_progress (CrSiegeFigure by)
{
  switch (by) {
  case CR_SIEGE_SURRENDER_BREACHED:
    return cr_text ("a wall, a gate or a hoarding has fallen");
  case CR_SIEGE_SURRENDER_HELD:
    return cr_text ("the besiegers hold the outer works");
  case CR_SIEGE_SURRENDER_HELD_BREACHED:
    return cr_text ("the besiegers hold the outer works, and what is behind them is breached");
  case CR_SIEGE_SURRENDER_ALL_BUT_KEEP:
    return cr_text ("the besiegers hold all but the keep");
  default:
    return cr_text ("nothing has fallen");
  }
}

/* Returns: (transfer full): the range of the sum, against which today's figure can be judged */
static char *
word_progress_scale (const CrCampaign *campaign)
{
  const CrRuleset *ruleset = cr_campaign_get_ruleset (campaign);
  const char *map = cr_map_get_id (cr_campaign_get_map (campaign));
  g_autoptr (GString) text = g_string_new (NULL);

  if (cr_ruleset_plays (ruleset, "GSI-03"))
    g_string_append_printf (
        text,
        cr_text ("%1$+d when something falls, %2$+d when the outer works are held, %3$+d "
                 "when what is behind them is breached too"),
        get_figure (campaign, CR_SIEGE_SURRENDER_BREACHED),
        get_figure (campaign, CR_SIEGE_SURRENDER_HELD),
        get_figure (campaign, CR_SIEGE_SURRENDER_HELD_BREACHED));
  if (cr_ruleset_plays (ruleset, "SUR-01") &&
      !cr_siege_rules_exempts (cr_campaign_get_rules (campaign), "SUR-01", map))
    g_string_append_printf (text, cr_text ("%1$s%2$+d when all but the keep is held"),
                            text->len > 0 ? ", " : "",
                            get_figure (campaign, CR_SIEGE_SURRENDER_ALL_BUT_KEEP));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Adds a line with a part of the sum and, in brackets, its range. @line: (transfer full) */
static void
add_part (GString *text, int number, char *line, const char *scale)
{
  g_string_append_printf (text, "\n%+d %s", number, line);
  if (*scale != '\0')
    g_string_append_printf (text, " (%s)", scale);
  g_free (line);
}

static void
add_numbers (const CrCampaign *campaign, const CrSurrender *surrender, GString *text)
{
  g_autofree char *scale =
      g_strdup_printf (cr_text ("%1$+d from %2$d times as many, %3$+d from %4$d times"),
                       get_figure (campaign, CR_SIEGE_SURRENDER_TWICE),
                       get_figure (campaign, CR_SIEGE_SURRENDER_RATIO),
                       get_figure (campaign, CR_SIEGE_SURRENDER_THRICE),
                       get_figure (campaign, CR_SIEGE_SURRENDER_HIGH_RATIO));

  add_part (text, surrender->numbers,
            g_strdup_printf (cr_text ("numbers: %1$d besiegers to %2$d of the garrison"),
                             surrender->besiegers, surrender->garrison),
            scale);
}

static void
add_hunger (const CrCampaign *campaign, const CrSurrender *surrender, GString *text)
{
  CrFigure days =
      cr_siege_rules_get_figure (cr_campaign_get_rules (campaign), CR_SIEGE_SURRENDER_HUNGRY_DAYS);
  int food = cr_campaign_get_day (campaign)->food;
  g_autofree char *scale = NULL;

  if (!cr_ruleset_plays (cr_campaign_get_ruleset (campaign), "SUR-02"))
    return;
  scale = g_strdup_printf (days.provenance == CR_HOUSE
                               ? cr_text ("%1$+d from %2$d days down, a house rule")
                               : cr_text ("%1$+d from %2$d days down"),
                           get_figure (campaign, CR_SIEGE_SURRENDER_HUNGRY), days.value);
  add_part (text, surrender->supply,
            g_strdup_printf (ngettext ("hunger: food for %d day", "hunger: food for %d days", food),
                             food),
            scale);
}

static void
add_progress (const CrCampaign *campaign, const CrSurrender *surrender, GString *text)
{
  g_autofree char *scale = word_progress_scale (campaign);

  add_part (text, surrender->progress,
            g_strdup_printf (cr_text ("progress: %s"), word_progress (surrender->by)), scale);
}

/* Returns: on how many of the ten numbers of the die a surrender is agreed */
static int
count_chances (const CrSurrender *surrender)
{
  return CLAMP (DIE_SIDES + 1 - surrender->least, 0, DIE_SIDES);
}

char *
cr_words_day_surrender (const CrCampaign *campaign)
{
  CrSurrender surrender = cr_campaign_get_surrender (campaign);
  g_autoptr (GString) text = NULL;

  if (cr_campaign_get_day (campaign)->relief != CR_RELIEF_NONE)
    return NULL;
  text = g_string_new (NULL);
  g_string_append_printf (
      text,
      cr_text ("A talk rolls a die of ten and adds what stands here; when it comes to %d or "
               "more, the garrison surrenders:"),
      surrender.limit);
  add_numbers (campaign, &surrender, text);
  add_hunger (campaign, &surrender, text);
  add_progress (campaign, &surrender, text);
  if (count_chances (&surrender) == 0)
    g_string_append_printf (text,
                            cr_text ("\nTogether %+d: with that no die comes to %d today. GSI-03"),
                            surrender.total, surrender.limit);
  else
    g_string_append_printf (text, cr_text ("\nTogether %+d: the die must show %d or more. GSI-03"),
                            surrender.total, surrender.least);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
cr_words_day_chance_of_surrender (const CrCampaign *campaign)
{
  CrSurrender surrender = cr_campaign_get_surrender (campaign);
  int n = count_chances (&surrender);

  return g_strdup_printf (ngettext ("Agreed by %1$d roll in 10: when the die shows %2$d or more",
                                    "Agreed by %1$d rolls in 10: when the die shows %2$d or more",
                                    n),
                          n, surrender.least);
}

char *
cr_words_day_hopeless (const CrCampaign *campaign)
{
  CrSurrender surrender = cr_campaign_get_surrender (campaign);

  if (count_chances (&surrender) > 0)
    return NULL;
  return g_strdup_printf (
      cr_text ("Agreed by no roll today: 10 and %1$d are less than %2$d. (GSI-03)"),
      surrender.total, surrender.limit);
}

char *
cr_words_day_building (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  gboolean house =
      cr_siege_rules_get_engine (cr_campaign_get_rules (campaign), 0)->days.provenance == CR_HOUSE;

  if (day->over || day->step != CR_STEP_ACTION)
    return NULL;
  return g_strdup_printf (
      cr_text ("On any day, beside its action, and as much at a time as you like: it costs nothing "
               "but its days%s. What is ready is kept to the end of the siege. GSI-05"),
      house ? cr_text (", which are a house rule") : "");
}

/* Whether one walks through the gate that is to be battered. */
static gboolean
is_open (const CrCampaign *campaign, const CrDayOrder *order)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (cr_campaign_get_map (campaign), order->place,
                                          (CrDirection) order->side, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].state == CR_STATE_OPEN)
      return TRUE;
  return FALSE;
}

char *
cr_words_day_strength (const CrCampaign *campaign,
                       const CrDayOrder *order,
                       const char *const *languages)
{
  const char *name, *open;
  CrStrength strength;

  if (order->verb != CR_DAY_BATTER ||
      !cr_day_measure (campaign, (CrDayTarget) order->target, order->place, order->side, &strength))
    return NULL;
  open = order->target == CR_TARGET_GATE && is_open (campaign, order) ? cr_text (" It stands open.")
                                                                      : "";
  name = strength.material != NULL
             ? cr_node_get_localized (strength.material->node, "name", languages)
             : cr_text ("Hoarding");
  return g_strdup_printf (
      /* Translators: a material, how much damage fells it, what it has taken, the id of a rule, and
       * a house rule or nothing */
      ngettext ("%1$s: it falls when it has been damaged %2$d time%5$s; so far %3$d.%6$s %4$s",
                "%1$s: it falls when it has been damaged %2$d times%5$s; so far %3$d.%6$s %4$s",
                strength.needed),
      name, strength.needed, strength.results, strength.material != NULL ? "BAT-03" : "HRD-10",
      strength.material != NULL && strength.material->demolition.provenance == CR_HOUSE
          ? cr_text (" (house rule)")
          : "",
      open);
}

/* (transfer full) (nullable): "the gate of 1312 S: damage 1 of 2" */
static char *
word_target (const CrCampaign *campaign, CrDayTarget target, CrPlace place, int side)
{
  g_autofree char *name = NULL;
  CrStrength strength;

  if (!cr_day_measure (campaign, target, place, side, &strength))
    return NULL;
  name = cr_words_day_target (campaign, target, place, side);
  /* Translators: what is battered, the damage that it has taken, and with which it falls */
  return g_strdup_printf (cr_text ("%1$s: damage %2$d of %3$d"), name, strength.results,
                          strength.needed);
}

static void
take_text (GPtrArray *texts, char *text)
{
  if (text != NULL)
    g_ptr_array_add (texts, text);
}

char *
cr_words_day_damage (const CrCampaign *campaign, CrPlace place)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  take_text (texts, word_target (campaign, CR_TARGET_WALL, place, -1));
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    if (cr_curtain_has (map, place, d, CR_SIDE_HOARDING))
      take_text (texts, word_target (campaign, CR_TARGET_HOARDING, place, (int) d));
    if (cr_campaign_has_gate (campaign, place, (int) d))
      take_text (texts, word_target (campaign, CR_TARGET_GATE, place, (int) d));
  }
  g_ptr_array_add (texts, NULL);
  return texts->len > 1 ? g_strjoinv (" · ", (char **) texts->pdata) : NULL;
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

char *
cr_words_day_marks (const CrCampaign *campaign)
{
  for (guint i = 0; i < cr_campaign_n_damages (campaign); i++) {
    const CrDamage *damage = cr_campaign_get_damage (campaign, i);
    CrStrength strength;

    if (!damage->fallen && damage->results > 0 &&
        cr_day_measure_damage (campaign, damage, &strength))
      /* Translators: damage that has been taken, and with which it falls */
      return g_strdup_printf (cr_text ("“%1$d/%2$d” on the map: damage so far %1$d, and at %2$d it "
                                       "falls."),
                              strength.results, strength.needed);
  }
  return NULL;
}

/* "Besiegers: 12 fit, 3 wounded, 1 dead, 0 taken" */
static char *
word_toll (const CrCampaign *campaign, CrCamp camp)
{
  return g_strdup_printf (
      camp == CR_BESIEGERS ? cr_text ("Besiegers: %1$d fit, %2$d wounded, %3$d dead, %4$d taken.")
                           : cr_text ("Garrison: %1$d fit, %2$d wounded, %3$d dead, %4$d taken."),
      cr_campaign_count (campaign, camp, CR_SOLDIER_FIT),
      cr_campaign_count (campaign, camp, CR_SOLDIER_HURT) +
          cr_campaign_count (campaign, camp, CR_SOLDIER_LAID) +
          cr_campaign_count (campaign, camp, CR_SOLDIER_AWAY),
      cr_campaign_count (campaign, camp, CR_SOLDIER_DEAD),
      cr_campaign_count (campaign, camp, CR_SOLDIER_TAKEN));
}

/* How long it lasted, what is left to eat, what fell, and who is left. */
static char *
word_account (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  g_autofree char *besiegers = word_toll (campaign, CR_BESIEGERS);
  g_autofree char *garrison = word_toll (campaign, CR_GARRISON);
  int fallen = 0;

  for (guint i = 0; i < cr_campaign_n_damages (campaign); i++)
    fallen += cr_campaign_get_damage (campaign, i)->fallen;
  /* Translators: of a siege that has ended; then a line of each side */
  return g_strdup_printf (cr_text ("Days: %1$d. Food left for days: %2$d. Walls and gates that "
                                   "fell: %3$d.\n%4$s\n%5$s"),
                          day->number, MAX (day->food, 0), fallen, besiegers, garrison);
}

/* What those who were besieged had no more (GSI-04). */
static const char *
word_want (const CrCampaign *campaign)
{
  gboolean hungry = cr_campaign_get_day (campaign)->food <= 0;

  if (cr_campaign_get_attacker (campaign) == CR_GARRISON)
    return hungry ? cr_text ("The besiegers, shut in, had no food left.")
                  : cr_text ("The besiegers, shut in, had no commander left.");
  return hungry ? cr_text ("The garrison had no food left.")
                : cr_text ("The garrison had no commander left.");
}

/* (transfer full): who has won, and by what. */
static char *
word_outcome (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  g_autofree char *told = cr_words_day_outcome (campaign);

  if (g_strcmp0 (day->why, "GSI-04") != 0)
    return g_steal_pointer (&told);
  return g_strdup_printf ("%s %s GSI-04", told, word_want (campaign));
}

char *
cr_words_day_ending (const CrCampaign *campaign)
{
  g_autofree char *outcome = NULL, *account = NULL;

  if (!cr_campaign_get_day (campaign)->over)
    return NULL;
  outcome = word_outcome (campaign);
  account = word_account (campaign);
  return g_strdup_printf ("%s\n%s", outcome, account);
}

char *
cr_words_day_break_off (const CrCampaign *campaign)
{
  g_autoptr (CrCampaign) tried = cr_campaign_copy (campaign);
  g_autoptr (CrDayEvents) events = cr_day_events_new ();
  g_autofree char *told = NULL;
  g_auto (GStrv) fight = NULL;
  CrDayOrder order;

  if (cr_campaign_get_assault (campaign) == NULL ||
      !cr_day_order_parse (tried, "finish", &order, NULL) ||
      !cr_day_apply (tried, &order, events, NULL))
    return NULL;
  fight = cr_words_events (cr_day_events_get_state (events), cr_day_events_get_fight (events),
                           g_get_language_names ());
  told = g_strjoinv (" ", fight);
  if (cr_campaign_get_day (campaign)->held && !cr_campaign_get_day (campaign)->field)
    /* Translators: what would be told of a fight in which the garrison holds its keep */
    return g_strdup_printf (cr_text ("If both sides break off now: %s A garrison that still has a "
                                     "way to its keep has held it. The siege goes on with the men "
                                     "who are left, and with what each side holds."),
                            told);
  /* Translators: what would be told of a fight that ends */
  return g_strdup_printf (cr_text ("If both sides break off now: %s The siege goes on with the men "
                                   "who are left, and with what each side holds."),
                          told);
}

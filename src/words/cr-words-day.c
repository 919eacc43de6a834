/* cr-words-day.c: the orders of a day of a siege, and what they would come to.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-day.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-brief.h"
#include "cr-words-siege.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static char *
word_batter (const CrCampaign *campaign, const CrDayOrder *order)
{
  g_autofree char *target =
      cr_words_day_target (campaign, order->target, order->place, order->side);
  g_autofree char *engine = order->engine >= 0 ? cr_words_engine (campaign, order->engine) : NULL;

  if (cr_campaign_get_attacker (campaign) == CR_GARRISON && engine == NULL)
    return g_strdup_printf (cr_text ("The garrison batters %s"), target);
  if (engine != NULL)
    /* Translators: “Batter the gate of 1313 N by Ram-1” */
    return g_strdup_printf (cr_text ("Batter %1$s by %2$s"), target, engine);
  /* Translators: “Batter the wall of 1012” */
  return g_strdup_printf (cr_text ("Batter %s"), target);
}

/* Whether the mine is a counter-mine, which the side digs that does not batter (MIN-08). */
static gboolean
is_counter_mine (const CrCampaign *campaign, const CrDayOrder *order)
{
  int camp =
      order->mine >= 0 ? cr_campaign_get_mine (campaign, (guint) order->mine)->camp : order->camp;

  return camp >= 0 && camp != (int) cr_campaign_get_attacker (campaign);
}

static char *
word_mining (const CrCampaign *campaign, const CrDayOrder *order)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  gboolean counter = is_counter_mine (campaign, order);
  g_autofree char *place = cr_map_format_printed (map, order->place);
  g_autofree char *name = cr_words_mine (
      order->mine >= 0 ? cr_campaign_get_mine (campaign, (guint) order->mine)->id : order->name);

  switch (order->verb) {
  case CR_DAY_MINE:
    return g_strdup_printf (counter ? cr_text ("Begin a counter-mine under %s")
                                    : cr_text ("Begin a mine under %s"),
                            place);
  case CR_DAY_DIG:
    return g_strdup_printf (counter ? cr_text ("Dig in the counter-mine “%1$s” under %2$s")
                                    : cr_text ("Dig in “%1$s” under %2$s"),
                            name, place);
  case CR_DAY_PROPS:
    return g_strdup_printf (cr_text ("Set fire to the props of “%s”"), name);
  case CR_DAY_CLASH:
    return g_strdup_printf (cr_text ("Fight below ground in “%s”"), name);
  default:
    return g_strdup_printf (cr_text ("Fill in “%s”"), name);
  }
}

static const char *
word_plain (const CrCampaign *campaign, CrDayVerb verb)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  gboolean sally = day->camp != cr_campaign_get_attacker (campaign);

  switch (verb) {
  case CR_DAY_ASSAULT:
    if (day->relief == CR_RELIEF_BATTLE)
      return cr_text ("Fight the army of relief outside");
    if (day->relief == CR_RELIEF_DIVIDED)
      return cr_text ("Fight within and outside");
    if (cr_day_may_hit_back (campaign))
      return cr_text ("The besiegers attack all the same");
    if (day->relief == CR_RELIEF_REFUGE)
      return sally ? cr_text ("The besiegers sally today") : cr_text ("The garrison attacks today");
    return sally ? cr_text ("Sally today") : cr_text ("Attack today");
  case CR_DAY_PARLEY:
    return cr_text ("Talk of surrender");
  case CR_DAY_RELIEF:
    return cr_text ("The garrison’s army of relief comes");
  case CR_DAY_BATTLE:
    return cr_text ("Meet it with all men");
  case CR_DAY_REFUGE:
    return cr_text ("Await it within");
  case CR_DAY_RETIRE:
    return cr_text ("Fall back on the keep");
  case CR_DAY_YIELD:
    return cr_text ("The garrison leaves the initiative to the besiegers");
  case CR_DAY_TABLE:
    return day->field ? cr_text ("To the fight within") : cr_text ("To the battle outside");
  case CR_DAY_RAISE:
    return day->relief == CR_RELIEF_REFUGE ? cr_text ("Give the place up")
                                           : cr_text ("Raise the siege");
  case CR_DAY_END:
    return cr_text ("End the day");
  default:
    return day->number == 0 ? cr_text ("Begin the siege") : cr_text ("The next day");
  }
}

char *
cr_words_day_order (const CrCampaign *campaign,
                    const CrDayOrder *order,
                    const char *const *languages)
{
  switch (order->verb) {
  case CR_DAY_BATTER:
    return word_batter (campaign, order);
  case CR_DAY_MINE:
  case CR_DAY_DIG:
  case CR_DAY_PROPS:
  case CR_DAY_CLASH:
  case CR_DAY_REFILL:
    return word_mining (campaign, order);
  case CR_DAY_BATTLE:
    return g_strdup (order->n_men > 0 ? cr_text ("Divide: some meet it, the others hold the place")
                                      : word_plain (campaign, order->verb));
  case CR_DAY_BUILD:
  case CR_DAY_BRING:
    return g_strdup (cr_node_get_localized (order->kind->node, "name", languages));
  case CR_DAY_MUSTER:
    return g_strdup (cr_character_get_name (order->character, languages));
  default:
    return g_strdup (word_plain (campaign, order->verb));
  }
}

/* Names men and engines that are there from the first day on. */
static char *
word_muster (const CrCampaign *campaign, const CrDayOrder *order)
{
  switch (order->verb) {
  case CR_DAY_FOOD:
    return g_strdup_printf (ngettext ("Food for %d day", "Food for %d days", order->number),
                            order->number);
  case CR_DAY_TRACK:
    return g_strdup_printf (
        ngettext ("A siege of %d day at most", "A siege of %d days at most", order->number),
        order->number);
  case CR_DAY_ROLL:
    return g_strdup (cr_text ("Dice by hand"));
  default:
    return cr_day_order_format (campaign, order);
  }
}

char *
cr_words_day_step (const CrCampaign *campaign,
                   const CrDayOrder *order,
                   const char *const *languages)
{
  g_autofree char *name = NULL;

  switch (order->verb) {
  case CR_DAY_MUSTER:
  case CR_DAY_BRING:
    name = cr_words_day_order (campaign, order, languages);
    /* Translators: who or what is there from now on: “Say that there is: Trebuchet” */
    return g_strdup_printf (cr_text ("Say that there is: %s"), name);
  case CR_DAY_BUILD:
    name = cr_words_day_order (campaign, order, languages);
    /* Translators: an engine: “Build: Siege tower” */
    return g_strdup_printf (cr_text ("Build: %s"), name);
  case CR_DAY_FOOD:
  case CR_DAY_TRACK:
  case CR_DAY_ROLL:
  case CR_DAY_DISMISS:
  case CR_DAY_FIGHT:
    return word_muster (campaign, order);
  default:
    return cr_words_day_order (campaign, order, languages);
  }
}

/* @old: (transfer full); Returns: @new */
static char *
set_text (char *old, char *new)
{
  g_free (old);
  return new;
}

static char *
foresee_battering (const CrCampaign *campaign, const CrDayOrder *order)
{
  g_autofree char *points = NULL, *rolls = NULL, *damage = NULL;
  CrDayOdds odds;

  if (!cr_day_foresee (campaign, order, &odds))
    return NULL;
  points = g_strdup_printf (ngettext ("%d battering point", "%d battering points", odds.points),
                            odds.points);
  rolls = g_strdup_printf (
      ngettext ("damaged by %d roll in 10", "damaged by %d rolls in 10", odds.in_ten), odds.in_ten);
  /* Translators: battering points; of how many rolls the wall is damaged */
  damage = g_strdup_printf (cr_text ("%1$s: %2$s"), points, rolls);
  if (cr_campaign_get_day (campaign)->relief == CR_RELIEF_REFUGE)
    /* Translators: what is foreseen of a battering */
    damage =
        set_text (damage, g_strdup_printf (cr_text ("%s; whatever it brings, the besiegers, shut "
                                                    "in, may attack then without the initiative"),
                                           damage));
  if (odds.lost_in_ten <= 0)
    return g_steal_pointer (&damage);
  /* Translators: what is foreseen of a battering; how many of ten rolls */
  return g_strdup_printf (ngettext ("%1$s; by %2$d roll in 10 the engines lose points for good",
                                    "%1$s; by %2$d rolls in 10 the engines lose points for good",
                                    odds.lost_in_ten),
                          damage, odds.lost_in_ten);
}

/* "An engineer and 5 men or more; 6 are named" */
static char *
word_builders (const CrCampaign *campaign, const CrDayOrder *order)
{
  CrFigure men =
      cr_siege_rules_get_figure (cr_campaign_get_rules (campaign), CR_SIEGE_PENTHOUSE_MEN);

  if (order->kind->use != CR_ENGINE_MINES)
    return g_strdup (cr_text ("nobody is kept from other work (house rule)"));
  return g_strdup_printf (cr_text ("an engineer and %d men or more"), men.value);
}

/* Tells the battering points of an engine (BAT-01). */
static char *
word_points (const CrEngineKind *kind)
{
  return g_strdup_printf (
      ngettext ("%d battering point", "%d battering points", kind->points.value),
      kind->points.value);
}

/* "rolled to the wall in an assault; ready on day 5, no men are needed" */
static char *
foresee_building (const CrCampaign *campaign, const CrDayOrder *order)
{
  const char *purpose =
      cr_node_get_localized (order->kind->node, "purpose", g_get_language_names ());
  int days = order->kind->days.value;
  g_autofree char *men = word_builders (campaign, order);
  g_autofree char *points = order->kind->points.value > 0 ? word_points (order->kind) : NULL;
  g_autofree char *when =
      days <= 0 ? g_strdup (cr_text ("ready at once"))
                : g_strdup_printf (ngettext ("ready in %1$d day, on day %2$d",
                                             "ready in %1$d days, on day %2$d", days),
                                   days, cr_campaign_get_day (campaign)->number + days);

  return g_strjoin (cr_text ("; "), purpose != NULL ? purpose : when,
                    points != NULL ? points : when, points != NULL ? when : men,
                    points != NULL ? men : NULL, NULL);
}

/* "Boldric, Mark, Odo" */
static char *
word_men (const CrCampaign *campaign, const gint16 *men, int n_men)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < n_men; i++) {
    g_autofree char *man = cr_words_soldier (campaign, men[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", man);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
foresee_collapse (const CrCampaign *campaign)
{
  const CrTable *table = cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), "collapse");
  g_autofree char *range = cr_words_day_range (table, "S");

  /* Translators: numbers of a die: “3–10” */
  return g_strdup_printf (cr_text ("Tomorrow morning a die of ten decides: by %s the wall falls"),
                          range);
}

/* "Tom, Boldric against Odo, Mark" */
static char *
foresee_clash (const CrCampaign *campaign, const CrDayOrder *order)
{
  g_autofree char *men = word_men (campaign, order->men, order->n_men);
  g_autofree char *foes = word_men (campaign, order->foes, order->n_foes);

  /* Translators: names of men */
  return g_strdup_printf (cr_text ("%1$s against %2$s"), men, foes);
}

/* The attack of the men of the order; for NULL, of the army of relief. */
static int
sum_attack (const CrCampaign *campaign, const CrDayOrder *order)
{
  int sum = 0;

  for (guint i = 0; i < cr_campaign_n_soldiers (campaign); i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);
    gboolean named = order == NULL && man->outside && man->state == CR_SOLDIER_FIT;

    for (int j = 0; order != NULL && j < order->n_men; j++)
      named |= order->men[j] == (gint16) i;
    if (named && !man->character->animal)
      sum += man->character->foot.attack[CR_CHARACTER_WHOLE].value;
  }
  return sum;
}

static char *
foresee_battle (const CrCampaign *campaign, const CrDayOrder *order)
{
  int relief = cr_campaign_count_relief (campaign, CR_SOLDIER_FIT);
  g_autofree char *men = NULL;

  if (order->n_men == 0)
    return g_strdup (
        cr_text ("One fight, outside the castle; the garrison has the whole place again"));
  men = word_men (campaign, order->men, order->n_men);
  /* Translators: names of men; then the attack of all of them, of so many men of the army of
   * relief, and of all of those */
  return g_strdup_printf (
      ngettext (
          "Two fights today, and the garrison has the initiative. Outside: %1$s, attack %2$d, "
          "against %3$d man of the army of relief, attack %4$d",
          "Two fights today, and the garrison has the initiative. Outside: %1$s, attack %2$d, "
          "against %3$d men of the army of relief, attack %4$d",
          relief),
      men, sum_attack (campaign, order), relief, sum_attack (campaign, NULL));
}

/* Tells how men who take refuge are fed from now on. */
static char *
foresee_refuge (const CrCampaign *campaign, const CrDayOrder *order)
{
  int left = cr_campaign_get_day (campaign)->rations;

  /* Translators: days in all, days that the garrison left, days that they bring */
  return g_strdup_printf (cr_text ("They are besieged themselves, with food for days: %1$d (%2$d "
                                   "that the garrison left, %3$d of their own, a house rule). "
                                   "Nobody talks of surrender any more"),
                          left + order->number, left, order->number);
}

static char *
foresee_retreat (const CrCampaign *campaign, const CrDayOrder *order)
{
  int left = cr_campaign_get_day (campaign)->food - order->number;

  /* Translators: days of food that they take with them, days that they leave to the besiegers */
  return g_strdup_printf (cr_text ("The besiegers hold all else. Days of food that go along: %1$d; "
                                   "that are left to them: %2$d"),
                          order->number, left);
}

/* BES-01 */
static char *
foresee_relief (const CrCampaign *campaign)
{
  int n = cr_campaign_count_relief (campaign, CR_SOLDIER_FIT);

  return g_strdup_printf (
      ngettext ("%d man comes; then the besiegers meet him, or await him within",
                "%d men come; then the besiegers meet them, or await them within", n),
      n);
}

/* (transfer full): who can fight today, in each of the day's fights. */
static char *
word_fit (const CrCampaign *campaign)
{
  int outside = cr_day_count_fighters (campaign, CR_BESIEGERS, TRUE);
  int within = cr_day_count_fighters (campaign, CR_BESIEGERS, FALSE);
  int relief = cr_day_count_fighters (campaign, CR_GARRISON, TRUE);
  int garrison = cr_day_count_fighters (campaign, CR_GARRISON, FALSE);

  switch ((CrRelief) cr_campaign_get_day (campaign)->relief) {
  case CR_RELIEF_BATTLE:
    return g_strdup_printf (cr_text ("Fit to fight: besiegers %1$d, army of relief %2$d"), outside,
                            relief);
  case CR_RELIEF_DIVIDED:
    return g_strdup_printf (cr_text ("Fit to fight within: besiegers %1$d, garrison %2$d; outside: "
                                     "besiegers %3$d, army of relief %4$d"),
                            within, garrison, outside, relief);
  default:
    return g_strdup_printf (cr_text ("Fit to fight: besiegers %1$d, garrison %2$d"), within,
                            garrison);
  }
}

static char *
foresee_fight (const CrCampaign *campaign)
{
  int planned = cr_campaign_get_planned (campaign);
  g_autofree char *fit = word_fit (campaign);

  if (planned < 0)
    return g_steal_pointer (&fit);
  /* Translators: a planned assault, and how many are fit to fight */
  return g_strdup_printf (
      cr_text ("“%1$s”, as it is planned. %2$s"),
      cr_scenario_get_name (
          cr_scenario_get_assault (cr_campaign_get_plan (campaign), (guint) planned)->node,
          g_get_language_names ()),
      fit);
}

static char *
foresee_evening (const CrCampaign *campaign)
{
  int hurt = cr_campaign_count (campaign, CR_BESIEGERS, CR_SOLDIER_HURT) +
             cr_campaign_count (campaign, CR_GARRISON, CR_SOLDIER_HURT);
  int food = cr_campaign_get_day (campaign)->food - 1;
  g_autofree char *left = NULL;

  if (food <= 0)
    return g_strdup (cr_campaign_get_attacker (campaign) == CR_BESIEGERS
                         ? cr_text ("No food is left then: the garrison surrenders")
                         : cr_text ("No food is left then: the besiegers, shut in, surrender"));
  left = cr_campaign_get_attacker (campaign) == CR_GARRISON
             ? g_strdup_printf (ngettext ("The besiegers have food left for %d day",
                                          "The besiegers have food left for %d days", food),
                                food)
             : g_strdup_printf (
                   ngettext ("Food for %d day is left", "Food for %d days is left", food), food);
  if (hurt == 0)
    return g_steal_pointer (&left);
  /* Translators: “Food for 6 days is left; 2 wounded men are rolled for” */
  return g_strdup_printf (ngettext ("%1$s; %2$d wounded man is rolled for",
                                    "%1$s; %2$d wounded men are rolled for", hurt),
                          left, hurt);
}

char *
cr_words_day_prospect (const CrCampaign *campaign, const CrDayOrder *order)
{
  switch (order->verb) {
  case CR_DAY_BATTER:
    return foresee_battering (campaign, order);
  case CR_DAY_BUILD:
    return foresee_building (campaign, order);
  case CR_DAY_MINE:
    return g_strdup (
        is_counter_mine (campaign, order)
            ? cr_text ("It is dug a hex a day; beside the enemy’s mine men fight below "
                       "ground, and then that is filled in")
            : cr_text ("It is dug a hex a day; when half of the hexes between two "
                       "towers are dug, its props are set on fire, and the wall "
                       "falls"));
  case CR_DAY_PROPS:
    return foresee_collapse (campaign);
  case CR_DAY_DIG:
  case CR_DAY_REFILL:
    return word_men (campaign, order->men, order->n_men);
  case CR_DAY_CLASH:
    return foresee_clash (campaign, order);
  case CR_DAY_BATTLE:
    return foresee_battle (campaign, order);
  case CR_DAY_REFUGE:
    return foresee_refuge (campaign, order);
  case CR_DAY_RETIRE:
    return foresee_retreat (campaign, order);
  case CR_DAY_ASSAULT:
    return foresee_fight (campaign);
  case CR_DAY_PARLEY:
    return cr_words_day_chance_of_surrender (campaign);
  case CR_DAY_DAWN:
    return g_strdup (cr_text ("Event and initiative of the day are rolled"));
  case CR_DAY_END:
    return foresee_evening (campaign);
  case CR_DAY_RAISE:
    return g_strdup (cr_campaign_get_day (campaign)->relief == CR_RELIEF_REFUGE
                         ? cr_text ("The besiegers, shut in, surrender: the garrison has won")
                         : cr_text ("The besiegers go, and the garrison has held"));
  case CR_DAY_RELIEF:
    return foresee_relief (campaign);
  case CR_DAY_YIELD:
    return g_strdup (cr_text ("Within, the besiegers then attack, and the garrison does not"));
  default:
    return NULL;
  }
}

/* Where a man is who can fight; without words where he can only be with all others. */
static const char *
word_whereabouts (const CrDay *day, const CrSoldier *soldier)
{
  if (soldier->outside)
    return cr_text ("with the army of relief");
  if (soldier->camp == CR_BESIEGERS && day->relief == CR_RELIEF_DIVIDED)
    return soldier->fields ? cr_text ("fit, outside") : cr_text ("fit, within");
  if (soldier->camp == CR_GARRISON && day->held && day->relief != CR_RELIEF_REFUGE)
    return cr_text ("fit, in the keep");
  return cr_text ("fit");
}

char *
cr_words_soldier_state (const CrCampaign *campaign, const CrSoldier *soldier)
{
  switch ((CrSoldierState) soldier->state) {
  case CR_SOLDIER_HURT:
    return g_strdup (cr_text ("wounded"));
  case CR_SOLDIER_LAID:
    return g_strdup_printf (cr_text ("back on day %d"), soldier->back);
  case CR_SOLDIER_COMING:
    return g_strdup_printf (cr_text ("comes on day %d"), soldier->back);
  case CR_SOLDIER_AWAY:
    return g_strdup (cr_text ("away for months"));
  case CR_SOLDIER_DEAD:
    return g_strdup (cr_text ("dead"));
  case CR_SOLDIER_TAKEN:
    return g_strdup (cr_text ("taken"));
  default:
    return g_strdup (word_whereabouts (cr_campaign_get_day (campaign), soldier));
  }
}

char *
cr_words_soldier_work (const CrCampaign *campaign, const CrSoldier *soldier)
{
  g_autofree char *engine =
      soldier->builds >= 0 ? cr_words_engine (campaign, soldier->builds) : NULL;
  g_autofree char *mine = NULL;

  if (engine != NULL)
    return g_strdup_printf (cr_text ("builds %s"), engine);
  if (soldier->digs >= 0)
    mine = cr_words_mine (cr_campaign_get_mine (campaign, (guint) soldier->digs)->id);
  return mine != NULL ? g_strdup_printf (cr_text ("digs in “%s”"), mine) : NULL;
}

/* Tells how many battering points a ready engine adds (BAT-01). */
static char *
word_ready (const CrEngineKind *kind)
{
  if (kind->points.value == 0)
    return g_strdup (cr_text ("ready"));
  /* Translators: of an engine: its battering points */
  return g_strdup_printf (ngettext ("ready, %d point", "ready, %d points", kind->points.value),
                          kind->points.value);
}

char *
cr_words_engine_state (const CrEngine *engine)
{
  switch ((CrEngineState) engine->state) {
  case CR_ENGINE_BUILT:
    return g_strdup_printf (cr_text ("ready on day %d"), engine->ready);
  case CR_ENGINE_BURNT:
    return g_strdup (cr_text ("burnt"));
  default:
    return word_ready (engine->kind);
  }
}

char *
cr_words_day_rations (const CrCampaign *campaign)
{
  int days = cr_campaign_get_day (campaign)->rations;

  return g_strdup_printf (ngettext ("%d day", "%d days", days), days);
}

char *
cr_words_day_lost (const CrCampaign *campaign, CrCamp camp)
{
  int lost = cr_campaign_get_day (campaign)->lost[camp];

  return g_strdup_printf (ngettext ("−%d battering point", "−%d battering points", lost), lost);
}

char *
cr_words_mine_state (const CrCampaign *campaign, int index)
{
  const CrMine *mine = cr_campaign_get_mine (campaign, (guint) index);
  int needed = cr_campaign_count_to_mine (campaign, index);

  switch ((CrMineState) mine->state) {
  case CR_MINE_FIRED:
    return g_strdup (cr_text ("its props burn"));
  case CR_MINE_FALLEN:
    return g_strdup (cr_text ("the wall has fallen"));
  case CR_MINE_LOST:
    return g_strdup (cr_text ("lost"));
  default:
    return g_strdup_printf (ngettext ("%1$d of %2$d hex mined", "%1$d of %2$d hexes mined", needed),
                            mine->n, needed);
  }
}

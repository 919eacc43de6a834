/* cr-words-siege.c: what happens in a siege, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-siege.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-brief.h"
#include "cr-words-game.h"
#include "cr-words-scenario.h"

#include <string.h>

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

char *
cr_words_soldier (const CrCampaign *campaign, int man)
{
  const CrSoldier *soldier = cr_campaign_get_soldier (campaign, (guint) man);
  char *name;

  if (g_str_equal (soldier->id, soldier->character->id))
    return g_strdup (cr_character_get_name (soldier->character, g_get_language_names ()));
  name = g_strdup (soldier->id);
  name[0] = g_ascii_toupper (name[0]);
  return name;
}

char *
cr_words_soldier_brief (const CrCampaign *campaign, int man)
{
  const CrSoldier *soldier = cr_campaign_get_soldier (campaign, (guint) man);
  const CrFigure *attack = &soldier->character->foot.attack[CR_CHARACTER_WHOLE];
  const CrFigure *defence = &soldier->character->foot.defence[CR_CHARACTER_WHOLE];
  g_autofree char *name = cr_words_soldier (campaign, man);

  /* Translators: a man, his attack and his defence: “Roland, 30 against 20” */
  return g_strdup_printf (cr_text ("%1$s, attack %2$d, defence %3$d"), name, attack->value,
                          defence->value);
}

char *
cr_words_day_target (const CrCampaign *campaign, int target, CrPlace place, int side)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  g_autofree char *at = side >= 0 ? cr_map_format_printed_side (map, place, (CrDirection) side)
                                  : cr_map_format_printed (map, place);

  if (target == CR_TARGET_HOARDING)
    return g_strdup_printf (cr_text ("the hoarding of %s"), at);
  if (target == CR_TARGET_GATE)
    return g_strdup_printf (cr_text ("the gate of %s"), at);
  return g_strdup_printf (cr_text ("the wall of %s"), at);
}

/* "die 7", "die 7, by hand" */
static char *
word_die (const CrDayEvent *event)
{
  return g_strdup_printf (event->typed ? cr_text ("die %d, by hand") : cr_text ("die %d"),
                          event->die);
}

/* Returns: (nullable): the result in the table */
static const CrTableResult *
find_result (const CrCampaign *campaign, const CrDayEvent *event)
{
  const CrTable *table = cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), event->table);

  for (guint i = 0; table != NULL && i < cr_table_n_results (table); i++)
    if (g_str_equal (cr_table_get_result (table, i)->code, event->code))
      return cr_table_get_result (table, i);
  return NULL;
}

static const char *
word_result (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  const CrTableResult *result = find_result (campaign, event);
  const char *name =
      result != NULL ? cr_node_get_localized (result->node, "name", languages) : NULL;

  return name != NULL ? name : event->code;
}

/* Battering points that the engines lose by the result of the table (BAT-02). */
static int
count_lost (const CrCampaign *campaign, const CrDayEvent *event)
{
  const CrTableResult *result = find_result (campaign, event);

  return result != NULL ? cr_table_result_get_number (result, "lost") : 0;
}

/* Returns: (transfer full): "Trebuchet 2" for trebuchet-2, in the reader's language; any other id
 * is a name of its own */
static char *
word_engine (const CrEngineKind *kind, const char *id)
{
  const char *name = cr_node_get_localized (kind->node, "name", g_get_language_names ());
  gsize n = strlen (kind->id);
  char *own;

  if (g_str_equal (id, kind->id))
    return g_strdup (name);
  if (g_str_has_prefix (id, kind->id) && id[n] == '-' && id[n + 1] != '\0' &&
      strspn (id + n + 1, "0123456789") == strlen (id + n + 1))
    return g_strdup_printf ("%s %s", name, id + n + 1);
  own = g_strdup (id);
  own[0] = g_ascii_toupper (own[0]);
  return own;
}

char *
cr_words_engine (const CrCampaign *campaign, int index)
{
  const CrEngine *engine = cr_campaign_get_engine (campaign, (guint) index);

  return word_engine (engine->kind, engine->id);
}

const char *
cr_words_day_keep (void)
{
  return cr_text ("held by the garrison");
}

char *
cr_words_mine (const char *id)
{
  static const char own[] = "mine-";
  const char *number = id + strlen (own);

  if (g_str_has_prefix (id, own) && *number != '\0' &&
      strspn (number, "0123456789") == strlen (number))
    /* Translators: a mine without a name of its own, and its number */
    return g_strdup_printf (cr_text ("Mine %s"), number);
  return g_strdup (id);
}

/* Tells that a man or an engine is gone. */
static char *
word_gone (const CrCampaign *campaign, const char *id)
{
  const CrCharacter *character = cr_characters_find (cr_campaign_get_library (campaign), id);
  const CrSiegeRules *rules = cr_campaign_get_rules (campaign);
  char *name;

  if (character != NULL)
    return g_strdup (cr_character_get_name (character, g_get_language_names ()));
  for (guint i = 0; i < cr_siege_rules_n_engines (rules); i++)
    if (g_str_has_prefix (id, cr_siege_rules_get_engine (rules, i)->id))
      return word_engine (cr_siege_rules_get_engine (rules, i), id);
  name = g_strdup (id);
  name[0] = g_ascii_toupper (name[0]);
  return name;
}

/* Returns: (transfer full): the result in words, and its printed code if that is more than a dash:
 * "the wall is damaged (“D” in its table)". Of points that are lost the next sentence tells, or
 * that a ram loses none. */
static char *
word_looked_up (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  const char *result = word_result (campaign, event, languages);

  if (!g_ascii_isalnum (*event->code))
    return g_strdup (result);
  if (count_lost (campaign, event) > 0 && event->engine >= 0 &&
      !find_result (campaign, event)->success)
    /* Translators: the letters and figures that a table prints for a loss of battering points */
    return g_strdup_printf (cr_text ("without effect on a ram (“%s” in its table)"), event->code);
  if (count_lost (campaign, event) > 0)
    return g_strdup_printf (find_result (campaign, event)->success
                                ? cr_text ("damage, and a loss (“%s” in its table)")
                                : cr_text ("a loss (“%s” in its table)"),
                            event->code);
  /* Translators: a result in words, and the letters and figures that the table prints for it */
  return g_strdup_printf (cr_text ("%1$s (“%2$s” in its table)"), result, event->code);
}

static char *
word_battered (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  g_autofree char *target =
      cr_words_day_target (campaign, event->target, event->place, event->side);
  g_autofree char *die = word_die (event);
  g_autofree char *result = word_looked_up (campaign, event, languages);

  /* Translators: “3 battering points at the wall of 1012: die 7, the wall is damaged (“D” in its
   * table).” */
  return g_strdup_printf (ngettext ("%1$d battering point at %2$s: %3$s, %4$s.",
                                    "%1$d battering points at %2$s: %3$s, %4$s.", event->number),
                          event->number, target, die, result);
}

static char *
word_wounded (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  g_autofree char *man = cr_words_soldier (campaign, event->man);
  g_autofree char *die = word_die (event);
  const char *result = word_result (campaign, event, languages);

  if (event->number == 0)
    return g_strdup_printf (cr_text ("%1$s was wounded: %2$s, %3$s."), man, die, result);
  /* Translators: a man, a die, the result of the table, and a day */
  return g_strdup_printf (cr_text ("%1$s was wounded: %2$s, %3$s: he is back on day %4$d."), man,
                          die, result, event->number);
}

static char *
word_parley (const CrDayEvent *event)
{
  g_autofree char *die = word_die (event);

  return g_strdup_printf (
      event->modified >= event->number
          ? cr_text ("Surrender is talked of: %1$s, together %2$d, and it takes %3$d: agreed.")
          : cr_text ("Surrender is talked of: %1$s, together %2$d, and it takes %3$d: refused."),
      die, event->modified, event->number);
}

static char *
word_bonus (const CrDayEvent *event)
{
  const char *factor = g_str_equal (event->code, "numbers") ? cr_text ("for their numbers")
                       : g_str_equal (event->code, "supply")
                           ? cr_text ("for the hunger within")
                           : cr_text ("for the progress of the siege");

  return g_strdup_printf (cr_text ("%1$+d %2$s."), event->number, factor);
}

static char *
word_losses (const CrDayEvent *event)
{
  if (event->kind == CR_DAY_EVENT_CEASED)
    return g_strdup_printf (cr_text ("The fight of day %d is over."), event->number);
  if (event->camp == CR_BESIEGERS)
    return g_strdup_printf (ngettext ("Of the besiegers %d man is hurt, dead or taken.",
                                      "Of the besiegers %d men are hurt, dead or taken.",
                                      event->number),
                            event->number);
  return g_strdup_printf (ngettext ("Of the garrison %d man is hurt, dead or taken.",
                                    "Of the garrison %d men are hurt, dead or taken.",
                                    event->number),
                          event->number);
}

static const char *
word_over (const CrDayEvent *event)
{
  if (event->camp == CR_GARRISON && event->rule != NULL)
    return cr_text ("The besiegers, besieged themselves, surrender: the garrison has won.");
  if (event->camp == CR_GARRISON)
    return cr_text ("The besiegers go: the garrison has held.");
  return event->rule != NULL ? cr_text ("The garrison surrenders: the besiegers have won.")
                             : cr_text ("The castle is taken: the besiegers have won.");
}

static char *
word_days (const CrDayEvent *event)
{
  switch (event->kind) {
  case CR_DAY_EVENT_FOOD:
    return g_strdup_printf (ngettext ("The garrison has food for %d day.",
                                      "The garrison has food for %d days.", event->number),
                            event->number);
  case CR_DAY_EVENT_EATEN:
    if (event->camp == CR_BESIEGERS)
      return g_strdup_printf (ngettext ("The besiegers have food left for %d day.",
                                        "The besiegers have food left for %d days.", event->number),
                              event->number);
    return g_strdup_printf (
        ngettext ("Food for %d day is left.", "Food for %d days is left.", event->number),
        event->number);
  case CR_DAY_EVENT_TRACK:
    return g_strdup_printf (ngettext ("The siege lasts %d day at most.",
                                      "The siege lasts %d days at most.", event->number),
                            event->number);
  case CR_DAY_EVENT_DAY:
    return g_strdup_printf (cr_text ("Day %d begins."), event->number);
  case CR_DAY_EVENT_LOST:
    return g_strdup_printf (ngettext ("The engines lose %d battering point.",
                                      "The engines lose %d battering points.", event->number),
                            event->number);
  default:
    return g_strdup_printf (
        ngettext ("%d die is rolled by hand.", "%d dice are rolled by hand.", event->number),
        event->number);
  }
}

static char *
word_damaged (const CrCampaign *campaign, const CrDayEvent *event)
{
  g_autofree char *target =
      cr_words_day_target (campaign, event->target, event->place, event->side);

  if (event->kind == CR_DAY_EVENT_DAMAGED)
    return g_strdup_printf (cr_text ("Damage %1$d of %2$d to %3$s."), event->number, event->other,
                            target);
  /* Translators: “Down comes the wall of 1012.” */
  return g_strdup_printf (cr_text ("Down comes %s."), target);
}

static char *
word_man (const CrCampaign *campaign, const CrDayEvent *event)
{
  g_autofree char *man = event->kind == CR_DAY_EVENT_DISMISSED
                             ? word_gone (campaign, event->code)
                             : cr_words_soldier (campaign, event->man);
  const CrSoldier *soldier = event->kind != CR_DAY_EVENT_DISMISSED
                                 ? cr_campaign_get_soldier (campaign, (guint) event->man)
                                 : NULL;

  switch (event->kind) {
  case CR_DAY_EVENT_DISMISSED:
    return g_strdup_printf (cr_text ("%s is not there after all."), man);
  case CR_DAY_EVENT_HEALED:
    return g_strdup_printf (cr_text ("%s is well again."), man);
  case CR_DAY_EVENT_HURT:
    return g_strdup_printf (cr_text ("%s is hurt in the hurry."), man);
  case CR_DAY_EVENT_STRUCK:
    return g_strdup_printf (cr_text ("%s is wounded below ground."), man);
  case CR_DAY_EVENT_FELL:
    return g_strdup_printf (cr_text ("%s is killed below ground."), man);
  case CR_DAY_EVENT_DIED:
    return g_strdup_printf (cr_text ("%s dies of his wounds."), man);
  default:
    if (soldier->state == CR_SOLDIER_COMING)
      return g_strdup_printf (soldier->camp == CR_BESIEGERS
                                  ? cr_text ("%1$s comes to the besiegers on day %2$d.")
                                  : cr_text ("%1$s comes to the garrison on day %2$d."),
                              man, soldier->back);
    if (soldier->outside)
      return g_strdup_printf (cr_text ("%s is with the army of relief."), man);
    return g_strdup_printf (event->camp == CR_BESIEGERS ? cr_text ("%s is with the besiegers.")
                                                        : cr_text ("%s is with the garrison."),
                            man);
  }
}

static char *
word_of_engine (const CrCampaign *campaign, const CrDayEvent *event)
{
  g_autofree char *engine = cr_words_engine (campaign, event->engine);

  if (event->kind == CR_DAY_EVENT_BUILDS && event->other > 0)
    return g_strdup_printf (ngettext ("%1$s is built in %2$d game turn.",
                                      "%1$s is built in %2$d game turns.", event->other),
                            engine, event->other);
  if (event->kind == CR_DAY_EVENT_BUILDS)
    return g_strdup_printf (cr_text ("%1$s is being built: ready on day %2$d."), engine,
                            event->number);
  return g_strdup_printf (event->kind == CR_DAY_EVENT_BURNT ? cr_text ("%s is burnt.")
                                                            : cr_text ("%s is ready."),
                          engine);
}

static char *
word_chance (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  g_autofree char *range =
      event->table != NULL
          ? cr_words_day_range (
                cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), event->table),
                event->code)
          : NULL;
  g_autofree char *die = word_die (event);

  switch (event->kind) {
  case CR_DAY_EVENT_SECOND:
    return g_strdup_printf (cr_text ("Event of the day, first of two dice: %s."), die);
  case CR_DAY_EVENT_CHANCE:
    /* Translators: “Event of the day: die 5, together 10, nothing out of the ordinary (by 6–16).”
     */
    return g_strdup_printf (cr_text ("Event of the day: %1$s, together %2$d, %3$s (by %4$s)."), die,
                            event->modified, word_result (campaign, event, languages), range);
  default:
    /* Translators: “Initiative: die 3, the besiegers have it (by 1–7).” */
    return g_strdup_printf (cr_text ("Initiative: %1$s, %2$s (by %3$s)."), die,
                            /* When the roles are exchanged, the initiative is not with the side
                             * that the table names (BES-03). */
                            event->camp == CR_GARRISON ? cr_text ("the garrison has it")
                                                       : cr_text ("the besiegers have it"),
                            range);
  }
}

/* Below ground, only D counts of the results for walls (MIN-04). */
static const char *
word_dug (const CrCampaign *campaign, const CrDayEvent *event)
{
  return find_result (campaign, event)->success
             ? cr_text ("far enough")
             : cr_text ("not far enough yet, and each more day counts");
}

static char *
word_mine (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  g_autofree char *name =
      event->mine >= 0 ? cr_words_mine (cr_campaign_get_mine (campaign, (guint) event->mine)->id)
                       : NULL;
  g_autofree char *place = cr_map_format_printed (cr_campaign_get_map (campaign), event->place);
  g_autofree char *die = word_die (event);

  switch (event->kind) {
  case CR_DAY_EVENT_MINE:
    return g_strdup_printf (cr_text ("The mine “%1$s” is begun under %2$s."), name, place);
  case CR_DAY_EVENT_DUG:
    return g_strdup_printf (ngettext ("%1$d point in “%2$s” under %3$s: %4$s, %5$s.",
                                      "%1$d points in “%2$s” under %3$s: %4$s, %5$s.",
                                      event->number),
                            event->number, name, place, die, word_dug (campaign, event));
  case CR_DAY_EVENT_PROPPED:
    return g_strdup_printf (event->number >= event->other
                                ? cr_text ("%1$s is dug and propped.")
                                : cr_text ("%1$s is dug to half its depth."),
                            place);
  case CR_DAY_EVENT_FIRED:
    return g_strdup_printf (cr_text ("The props of “%s” burn."), name);
  case CR_DAY_EVENT_COLLAPSE:
    return g_strdup_printf (cr_text ("The mine “%1$s” under %2$s: %3$s, %4$s."), name, place, die,
                            word_result (campaign, event, languages));
  case CR_DAY_EVENT_CLASH:
    return g_strdup_printf (
        cr_text ("Below ground in “%1$s” they fight at %2$s: %3$s, %4$s."), name,
        cr_table_get_column (
            cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), event->table),
            (guint) event->number)
            ->id,
        die, word_result (campaign, event, languages));
  case CR_DAY_EVENT_BURIED:
    return g_strdup_printf (cr_text ("“%s” is buried under the wall that fell."), name);
  case CR_DAY_EVENT_CLEARED:
    return g_strdup_printf (cr_text ("Nobody is left in “%s”."), name);
  default:
    return g_strdup_printf (cr_text ("%s is filled in again."), place);
  }
}

/* Of an assault that its scenario has planned. */
static char *
word_planned (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  const CrScenarioAssault *assault =
      cr_scenario_get_assault (cr_campaign_get_plan (campaign), (guint) event->number);
  const char *name = cr_scenario_get_name (assault->node, languages);
  g_autofree char *victory = NULL;

  if (event->kind == CR_DAY_EVENT_PLANNED && assault->it->last_turn > 0)
    return g_strdup_printf (ngettext ("It is the assault “%1$s”, of %2$d turn at most.",
                                      "It is the assault “%1$s”, of %2$d turns at most.",
                                      assault->it->last_turn),
                            name, assault->it->last_turn);
  if (event->kind == CR_DAY_EVENT_PLANNED)
    return g_strdup_printf (cr_text ("It is the assault “%s”."), name);
  if (event->other >= 0) {
    victory = cr_words_victory (assault->it, event->other, languages);
    /* Translators: a planned assault, and “the besiegers win (the breach is theirs)” */
    return g_strdup_printf (cr_text ("The assault “%1$s” is decided: %2$s."), name, victory);
  }
  return g_strdup_printf (
      event->camp == CR_BESIEGERS  ? cr_text ("The assault “%s” goes to the besiegers.")
      : event->camp == CR_GARRISON ? cr_text ("The assault “%s” goes to the garrison.")
      : assault->it->players_judge ? cr_text ("The assault “%s” is over: the players judge it.")
                                   : cr_text ("The assault “%s” is won by nobody."),
      name);
}

static char *
word_relief (const CrDayEvent *event)
{
  switch (event->kind) {
  case CR_DAY_EVENT_HELD:
    return g_strdup (cr_text ("The besiegers hold all but the keep."));
  case CR_DAY_EVENT_RELIEF:
    return g_strdup (cr_text ("An army comes to relieve the place: the besiegers meet it, or await "
                              "it within."));
  case CR_DAY_EVENT_RECOVERED:
    return g_strdup (cr_text (
        "The besiegers give battle with all their men: the garrison has the whole place, and the "
        "battle outside is the action of the day."));
  case CR_DAY_EVENT_DIVIDED:
    return g_strdup (
        cr_text ("The besiegers divide: today the garrison has the initiative, or yields it."));
  case CR_DAY_EVENT_YIELDED:
    return g_strdup (cr_text ("The garrison leaves the initiative to the besiegers."));
  case CR_DAY_EVENT_REFUGE:
    return g_strdup_printf (
        ngettext ("The besiegers take refuge in what they hold, with food for %d day; from now on "
                  "theirs is counted, not that of the garrison.",
                  "The besiegers take refuge in what they hold, with food for %d days; from now on "
                  "theirs is counted, not that of the garrison.",
                  event->number),
        event->number);
  case CR_DAY_EVENT_RETIRED:
    return g_strdup_printf (cr_text ("The garrison falls back on the keep with food for %1$d "
                                     "days, and leaves food for %2$d."),
                            event->other, event->number);
  default:
    return g_strdup (event->number ? cr_text ("The battle outside is played now.")
                                   : cr_text ("The fight within is played now."));
  }
}

static const char *
word_assault (const CrDayEvent *event)
{
  if (g_strcmp0 (event->rule, "BES-03") == 0)
    return cr_text ("The besiegers attack from what they hold, while the garrison batters.");
  if (event->number == 1)
    return cr_text ("The army of relief is met outside.");
  if (event->number > 1)
    return event->camp == CR_BESIEGERS
               ? cr_text (
                     "Two fights begin at once: the besiegers attack the keep, and outside the "
                     "army of relief is met.")
               : cr_text ("Two fights begin at once: the garrison sallies from the keep, and "
                          "outside the army of relief is met.");
  if (event->camp == CR_BESIEGERS)
    return event->other ? cr_text ("The besiegers sally from what they hold.")
                        : cr_text ("The besiegers attack.");
  return event->other ? cr_text ("The garrison sallies.") : cr_text ("The garrison attacks.");
}

static char *
word_event (const CrCampaign *campaign, const CrDayEvent *event, const char *const *languages)
{
  if (event->mine >= 0)
    return word_mine (campaign, event, languages);
  switch (event->kind) {
  case CR_DAY_EVENT_MUSTERED:
  case CR_DAY_EVENT_DISMISSED:
  case CR_DAY_EVENT_HEALED:
  case CR_DAY_EVENT_DIED:
  case CR_DAY_EVENT_HURT:
  case CR_DAY_EVENT_STRUCK:
  case CR_DAY_EVENT_FELL:
    return word_man (campaign, event);
  case CR_DAY_EVENT_BROUGHT:
  case CR_DAY_EVENT_READY:
  case CR_DAY_EVENT_BURNT:
  case CR_DAY_EVENT_BUILDS:
    return word_of_engine (campaign, event);
  case CR_DAY_EVENT_CHANCE:
  case CR_DAY_EVENT_SECOND:
  case CR_DAY_EVENT_INITIATIVE:
    return word_chance (campaign, event, languages);
  case CR_DAY_EVENT_BATTERED:
    return word_battered (campaign, event, languages);
  case CR_DAY_EVENT_DAMAGED:
  case CR_DAY_EVENT_FALLEN:
    return word_damaged (campaign, event);
  case CR_DAY_EVENT_HELD:
  case CR_DAY_EVENT_RELIEF:
  case CR_DAY_EVENT_RECOVERED:
  case CR_DAY_EVENT_DIVIDED:
  case CR_DAY_EVENT_YIELDED:
  case CR_DAY_EVENT_REFUGE:
  case CR_DAY_EVENT_RETIRED:
  case CR_DAY_EVENT_TABLE:
    return word_relief (event);
  case CR_DAY_EVENT_ASSAULT:
    return g_strdup (word_assault (event));
  case CR_DAY_EVENT_PLANNED:
  case CR_DAY_EVENT_DECIDED:
    return word_planned (campaign, event, languages);
  case CR_DAY_EVENT_CEASED:
  case CR_DAY_EVENT_FOUGHT:
    return word_losses (event);
  case CR_DAY_EVENT_WOUNDED:
    return word_wounded (campaign, event, languages);
  case CR_DAY_EVENT_PARLEYED:
    return word_parley (event);
  case CR_DAY_EVENT_BONUS:
    return word_bonus (event);
  case CR_DAY_EVENT_OVER:
    return g_strdup (word_over (event));
  default:
    return word_days (event);
  }
}

char *
cr_words_day_event (const CrCampaign *campaign,
                    const CrDayEvent *event,
                    const char *const *languages)
{
  g_autofree char *word = word_event (campaign, event, languages);

  return event->rule != NULL ? g_strdup_printf ("%s %s", word, event->rule)
                             : g_steal_pointer (&word);
}

char **
cr_words_day_events (const CrCampaign *campaign,
                     const CrDayEvents *events,
                     const char *const *languages)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  const CrState *fought = cr_day_events_get_state (events);

  if (fought != NULL) {
    g_auto (GStrv) fight = cr_words_events (fought, cr_day_events_get_fight (events), languages);

    g_strv_builder_addv (words, (const char **) fight);
  }
  for (guint i = 0; i < cr_day_events_n (events); i++) {
    g_autofree char *word = cr_words_day_event (campaign, cr_day_events_get (events, i), languages);

    g_strv_builder_add (words, word);
  }
  return g_strv_builder_end (words);
}

/* Returns: what the hour of the day is about */
static const char *
word_hour (const CrDay *day)
{
  if (day->relief == CR_RELIEF_COME)
    return cr_text ("Day %d: the army of relief is here.");
  if (day->relief == CR_RELIEF_BATTLE)
    return cr_text ("Day %d: the army of relief is met outside.");
  if (day->relief == CR_RELIEF_DIVIDED)
    return cr_text ("Day %d: two fights, within and outside.");
  if (day->idle)
    return cr_text ("Day %d: nobody attacks or batters.");
  return day->camp == CR_BESIEGERS ? cr_text ("Day %d: the besiegers have the initiative.")
                                   : cr_text ("Day %d: the garrison has the initiative.");
}

char *
cr_words_day (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);

  if (day->over)
    return g_strdup (day->winner == CR_GARRISON ? cr_text ("The garrison has won.")
                                                : cr_text ("The besiegers have won."));
  switch ((CrDayStep) day->step) {
  case CR_STEP_MUSTER:
    return g_strdup (cr_text ("Before the first day"));
  case CR_STEP_ASSAULT:
    return g_strdup_printf (day->relief == CR_RELIEF_DIVIDED
                                ? cr_text ("Day %d: two fights, within and outside.")
                            : day->camp == cr_campaign_get_attacker (campaign)
                                ? cr_text ("Day %d: an assault is played.")
                                : cr_text ("Day %d: a sally is played."),
                            day->number);
  case CR_STEP_EVENING:
    return g_strdup_printf (cr_text ("Evening of day %d."), day->number);
  default:
    return g_strdup_printf (word_hour (day), day->number);
  }
}

char *
cr_words_day_outcome (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  const CrDayEvent over = { .kind = CR_DAY_EVENT_OVER, .camp = day->winner, .rule = day->why };

  return g_strdup (word_over (&over));
}

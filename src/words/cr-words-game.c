/* cr-words-game.c: what happens in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game-private.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-blaze.h"
#include "cr-words-feats.h"
#include "cr-words-scenario.h"
#include "cr-words-tower.h"
#include "cr-words-weather.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* Returns: (nullable): the name of the man in the scenario */
static const char *
find_own_name (const CrState *state, const char *id)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  int index = scenario != NULL ? cr_scenario_find (scenario->men, id) : -1;

  return index >= 0 ? cr_node_get_localized (cr_scenario_get_man (scenario, (guint) index)->node,
                                             "name", g_get_language_names ())
                    : NULL;
}

/* Of "crossbow-3": men of one character without names of their own are distinguished by the number
 * in their ids. */
char *
cr_words_fighter (const CrState *state, int man)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  const char *own = find_own_name (state, fighter->id);
  g_autofree char *name = NULL;

  if (own != NULL)
    return g_strdup (own);
  if (g_str_equal (fighter->id, fighter->character->id))
    return g_strdup (cr_character_get_name (fighter->character, g_get_language_names ()));
  name = g_strdup (fighter->id);
  name[0] = g_ascii_toupper (name[0]);
  return g_steal_pointer (&name);
}

const char *
cr_words_party (const CrState *state, int party)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  const char *id = cr_state_get_party (state, (guint) party)->id;
  const char *known = cr_words_known_side (id);

  if (known == NULL && scenario != NULL)
    return cr_words_scenario_side (scenario, party, g_get_language_names ());
  return known != NULL ? known : id;
}

char *
cr_words_phase (const CrState *state, const char *const *languages)
{
  const CrPhase *phase = cr_state_get_phase (state);
  g_autofree char *setup = cr_words_setup (state, languages);

  if (phase == NULL)
    return setup != NULL ? g_steal_pointer (&setup) : g_strdup (cr_text ("The men are set up."));
  /* Translators: “Turn 3, the besiegers: movement.” The last is the name of a phase */
  return g_strdup_printf (cr_text ("Turn %1$d, %2$s: %3$s."), cr_state_get_turn (state)->number,
                          cr_words_party (state, cr_state_get_actor (state)),
                          cr_node_get_localized (phase->node, "name", languages));
}

char *
cr_words_game_place (const CrState *state, CrPlace place)
{
  return cr_map_format_printed (cr_state_get_map (state), place);
}

char *
cr_words_die (const CrEvent *event)
{
  int more = event->modified - event->die;
  g_autofree char *die = more == 0
                             ? g_strdup_printf (cr_text ("die %d"), event->die)
                             : g_strdup_printf (cr_text ("die %1$d %2$c %3$d = %4$d"), event->die,
                                                more > 0 ? '+' : '-', ABS (more), event->modified);

  return event->typed ? g_strdup_printf (cr_text ("%s, by hand"), die) : g_steal_pointer (&die);
}

/* Tells what happens to a man. */
static char *
word_harm (const CrEvent *event, const char *man)
{
  switch (event->kind) {
  case CR_EVENT_STUNNED:
    return g_strdup_printf (cr_text ("%1$s is stunned. %2$s"), man, event->rule);
  case CR_EVENT_WOUNDED:
    return g_strdup_printf (cr_text ("%1$s is wounded. %2$s"), man, event->rule);
  case CR_EVENT_KILLED:
    return g_strdup_printf (
        g_strcmp0 (event->rule, "CHR-05") == 0
            ? cr_text ("%1$s was stunned or wounded before, and dies of it. %2$s")
            : cr_text ("%1$s is killed. %2$s"),
        man, event->rule);
  case CR_EVENT_RECOVERED:
    return g_strdup_printf (cr_text ("%1$s comes round. %2$s"), man, event->rule);
  case CR_EVENT_CORNERED:
    return g_strdup_printf (cr_text ("%1$s cannot fall back. %2$s"), man, event->rule);
  case CR_EVENT_DROWNED:
    return g_strdup_printf (cr_text ("%1$s drowns. %2$s"), man, event->rule);
  case CR_EVENT_CAPTURED:
    return g_strdup_printf (cr_text ("%1$s is captured. %2$s"), man, event->rule);
  default:
    g_assert_not_reached ();
  }
}

/* Warns of a place where a man may be put but should not stay. */
static char *
word_peril (const CrEvent *event, const char *man, const char *to)
{
  gboolean water = g_str_equal (event->rule, "TMP-08");

  return g_strdup_printf (
      water ? cr_text ("Warning: %2$s is under water, and whoever is there drowns; put %1$s "
                       "somewhere else. %3$s")
            : cr_text ("Warning: the moat on %2$s cannot be crossed and kills whoever falls into "
                       "it; put %1$s somewhere else. %3$s"),
      man, to, event->rule);
}

/* Whether the man was on the map at any time of this game; others are no loss. */
static gboolean
was_there (const CrFighter *fighter)
{
  return fighter->here || fighter->away == CR_AWAY_TAKEN ||
         (fighter->health == CR_HEALTH_DEAD && fighter->away < CR_AWAY_ABSENT);
}

/* Counts the men who have left the map over its edge. */
static int
count_left (const CrState *state)
{
  int n = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    n += fighter->away == CR_AWAY_LEFT && !cr_fighter_is_animal (fighter);
  }
  return n;
}

/* Appends the numbers of a side: "the garrison 2, 1, 4" */
static void
word_losses (const CrState *state, int party, GString *text)
{
  int whole = 0, wounded = 0, lost = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    if (fighter->side != party || !was_there (fighter))
      continue;
    if (!cr_fighter_is_living (fighter))
      lost++;
    else if (fighter->health == CR_HEALTH_WHOLE)
      whole++;
    else
      wounded++;
  }
  g_string_append (text, party > 0 ? cr_text ("; ") : " ");
  /* Translators: a side, and how many of its men are unhurt, wounded, and dead or captured */
  g_string_append_printf (text, cr_text ("%1$s %2$d, %3$d, %4$d"), cr_words_party (state, party),
                          whole, wounded, lost);
}

static void
word_winner (const CrState *state, const CrEvent *event, GString *text)
{
  const char *party;

  if (event->other < 0) {
    g_string_append (text, cr_text ("The fight is over, and nobody has won."));
    return;
  }
  party = cr_words_party (state, event->other);

  g_string_append_printf (text,
                          g_strcmp0 (event->rule, "GEN-02") == 0
                              ? cr_text ("The last turn has been played: %s win.")
                              : cr_text ("The fight is over: %s win."),
                          party);
}

/* Returns: (transfer full): the result of the game in words and numbers */
static char *
word_over (const CrState *state, const CrEvent *event, const char *const *languages)
{
  g_autofree char *verdict = cr_words_outcome (state, languages);
  g_autoptr (GString) text = g_string_new (verdict);

  if (verdict == NULL)
    word_winner (state, event, text);
  /* Translators: of the men of each side, whose numbers follow */
  g_string_append (text, cr_text (" Unhurt, wounded, dead or captured:"));
  for (int i = 0; i < (int) cr_state_n_parties (state); i++)
    word_losses (state, i, text);
  g_string_append_c (text, '.');
  if (count_left (state) > 0)
    g_string_append_printf (text, cr_text (" Left the map: %d."), count_left (state));
  if (verdict == NULL && event->other >= 0 && event->rule != NULL)
    g_string_append_printf (text, " %s", event->rule);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
word_fascine (const CrEvent *event, const char *man, const char *to)
{
  return event->kind == CR_EVENT_FILLED
             ? g_strdup_printf (cr_text ("%1$s throws a fascine into %2$s, and it is filled. %3$s"),
                                man, to, event->rule)
             : g_strdup_printf (
                   ngettext ("%1$s throws a fascine into %2$s: it takes %3$d more. %4$s",
                             "%1$s throws a fascine into %2$s: it takes %3$d more. %4$s",
                             event->number),
                   man, to, event->number, event->rule);
}

/* Tells where a man is driven back, or follows. */
static char *
word_push (const CrState *state,
           const CrEvent *event,
           const char *man,
           const char *from,
           const char *to)
{
  switch (event->kind) {
  case CR_EVENT_RETREATED:
    return g_strdup_printf (cr_text ("%1$s falls back from %2$s to %3$s."), man, from, to);
  case CR_EVENT_REFUSED:
    return g_strdup_printf (
        cr_text ("%1$s refuses the fight and falls back from %2$s to %3$s. %4$s"), man, from, to,
        event->rule);
  case CR_EVENT_ADVANCED:
    return g_strdup_printf (cr_text ("%1$s advances from %2$s to %3$s. %4$s"), man, from, to,
                            event->rule);
  case CR_EVENT_STAYED:
    return g_strdup_printf (cr_text ("None of %s advances."), cr_words_party (state, event->other));
  case CR_EVENT_SLOWED:
    return g_strdup_printf (ngettext ("%1$s has %2$d movement point left.",
                                      "%1$s has %2$d movement points left.", event->number),
                            man, event->number);
  case CR_EVENT_STOPPED:
    return g_strdup_printf (cr_text ("%1$s goes no farther than %2$s. %3$s"), man, to, event->rule);
  case CR_EVENT_CAME_OUT:
    return g_strdup_printf (cr_text ("%1$s comes out from under %2$s onto %3$s. %4$s"), man, from,
                            to, event->rule);
  case CR_EVENT_THROWN:
    return g_strdup_printf (cr_text ("%1$s is thrown off into %2$s. %3$s"), man, to, event->rule);
  default:
    g_assert_not_reached ();
  }
}

/* Returns: (transfer full): " facing north-east", or nothing */
static char *
word_facing (const CrState *state, const CrEvent *event)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));

  return event->facing < 0
             ? g_strdup ("")
             /* Translators: a direction, such as NE; said behind a hex: “to 0305, facing NE” */
             : g_strdup_printf (
                   cr_text (", facing %s"),
                   cr_direction_get_title ((CrDirection) event->facing, grid->orientation));
}

/* Tells of horses and riders. */
static char *
word_horse (const CrState *state,
            const CrEvent *event,
            const char *man,
            const char *to,
            const char *const *languages)
{
  g_autofree char *horse = event->other >= 0 ? cr_words_fighter (state, event->other) : NULL;
  g_autofree char *facing = word_facing (state, event);
  g_autofree char *die = NULL, *result = NULL;

  switch (event->kind) {
  case CR_EVENT_TURNED:
    return g_strdup_printf (ngettext ("%1$s turns on %2$s%3$s, for %4$d point. %5$s",
                                      "%1$s turns on %2$s%3$s, for %4$d points. %5$s",
                                      event->number),
                            man, to, facing, event->number, event->rule);
  case CR_EVENT_MOUNTED:
    return g_strdup_printf (cr_text ("%1$s mounts %2$s. %3$s"), man, horse, event->rule);
  case CR_EVENT_DISMOUNTED:
    return g_strdup_printf (cr_text ("%1$s gets off %2$s onto %3$s. %4$s"), man, horse, to,
                            event->rule);
  case CR_EVENT_LED:
    return g_strdup_printf (cr_text ("%1$s takes %2$s by the bridle. %3$s"), man, horse,
                            event->rule);
  case CR_EVENT_LET_GO:
    return g_strdup_printf (cr_text ("%1$s lets %2$s go. %3$s"), man, horse, event->rule);
  case CR_EVENT_UNHORSED:
    return g_strdup_printf (cr_text ("%2$s is killed under %1$s. %3$s"), man, horse, event->rule);
  case CR_EVENT_STAKES:
    die = cr_words_die (event);
    result = cr_words_is_mounted (event)
                 ? cr_words_result (state, event, "onto-stakes", TRUE, languages)
                 : g_strdup (event->code);
    return g_strdup_printf (cr_text ("%1$s comes upon the stakes of %2$s, %3$s: %4$s. %5$s"), man,
                            to, die, result, event->rule);
  default:
    g_assert_not_reached ();
  }
}

/* Returns: (transfer full) (nullable): the hoarding or the level of a siege tower in which he is
 * now */
static char *
word_spot (const CrState *state, const CrEvent *event)
{
  const CrMan *man = &cr_state_get_fighter (state, (guint) event->man)->man;

  return cr_place_equal (man->place, event->to) ? cr_words_spot (state, event->to, man->post)
                                                : NULL;
}

/* Returns: (transfer full) */
static char *
word_moved (const CrState *state,
            const CrEvent *event,
            const char *man,
            const char *from,
            const char *to)
{
  g_autofree char *facing = word_facing (state, event);
  g_autofree char *spot = word_spot (state, event);
  g_autofree char *where = g_strconcat (spot != NULL ? spot : to, facing,
                                        spot != NULL || *facing != '\0' ? "," : "", NULL);

  return g_strdup_printf (ngettext ("%1$s goes from %2$s to %3$s for %4$d point.",
                                    "%1$s goes from %2$s to %3$s for %4$d points.", event->number),
                          man, from, where, event->number);
}

/* Returns: (transfer full): the man; a rider with his horse */
static char *
word_comer (const CrState *state, const CrEvent *event, const char *man)
{
  g_autofree char *horse = event->other >= 0 ? cr_words_fighter (state, event->other) : NULL;

  /* Translators: a rider and his horse: “Roland is put on 0305” becomes “Roland on Bayard is …” */
  return horse != NULL ? g_strdup_printf (cr_text ("%1$s on %2$s"), man, horse) : g_strdup (man);
}

/* Out of turn only the author puts men on the map, and the sentence says so. */
static char *
word_placed (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *from,
             const char *to)
{
  g_autofree char *facing = word_facing (state, event);
  g_autofree char *spot = word_spot (state, event);
  g_autofree char *where = g_strconcat (spot != NULL ? spot : to, facing, NULL);
  g_autofree char *who = word_comer (state, event, man);

  if (event->kind == CR_EVENT_PLACED &&
      cr_state_get_fighter (state, (guint) event->man)->man.post.kind == CR_POST_BELOW)
    return g_strdup_printf (cr_text ("%1$s is put under %2$s. DEP-02"), who, where);
  if (event->kind == CR_EVENT_PLACED)
    return g_strdup_printf (event->typed ? cr_text ("The author puts %1$s on %2$s.")
                                         : cr_text ("%1$s is put on %2$s."),
                            who, where);
  return g_strdup_printf (event->typed ? cr_text ("The author takes %1$s off %2$s.")
                                       : cr_text ("%1$s is taken off %2$s."),
                          man, from);
}

/* Returns: (transfer full) (nullable): an event about the course of the game or about walking */
static char *
word_course (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *from,
             const char *to,
             const char *const *languages)
{
  if (event->kind >= CR_EVENT_TURNED && event->kind <= CR_EVENT_STAKES)
    return word_horse (state, event, man, to, languages);
  switch (event->kind) {
  case CR_EVENT_PLACED:
  case CR_EVENT_REMOVED:
    return word_placed (state, event, man, from, to);
  case CR_EVENT_MOVED:
    return word_moved (state, event, man, from, to);
  case CR_EVENT_TURN:
    return g_strdup_printf (cr_text ("Turn %1$d of %2$s begins."), event->number,
                            cr_words_party (state, event->other));
  case CR_EVENT_PHASE:
    return cr_words_phase (state, languages);
  case CR_EVENT_OVER:
    return word_over (state, event, languages);
  case CR_EVENT_EXITED:
  case CR_EVENT_DISCOVERED:
  case CR_EVENT_HAPPENED:
  case CR_EVENT_DUE:
    return cr_words_scenario_event (state, event, languages);
  case CR_EVENT_WEATHER:
  case CR_EVENT_SUN:
    return cr_words_weather_event (state, event, languages);
  case CR_EVENT_ROLLED:
    return g_strdup_printf (cr_text ("The next die shows %d, rolled by hand."), event->number);
  default:
    return event->kind >= CR_EVENT_PIECE_PLACED && event->kind <= CR_EVENT_BRIDGE_STRUCK
               ? cr_words_tower_event (state, event, man, languages)
               : NULL;
  }
}

char *
cr_words_event (const CrState *state, const CrEvent *event, const char *const *languages)
{
  g_autofree char *man = event->man >= 0 ? cr_words_fighter (state, event->man) : NULL;
  g_autofree char *from = cr_words_game_place (state, event->from);
  g_autofree char *to = cr_words_game_place (state, event->to);
  g_autofree char *course = word_course (state, event, man, from, to, languages);

  if (course == NULL)
    course = cr_words_blaze_event (state, event, man, languages);
  if (course == NULL)
    course = cr_words_feat (state, event, man, from, to);
  if (course != NULL)
    return g_steal_pointer (&course);
  switch (event->kind) {
  case CR_EVENT_JOINED:
  case CR_EVENT_SIDED:
  case CR_EVENT_SHOT:
  case CR_EVENT_FOUGHT:
  case CR_EVENT_LEAPT:
  case CR_EVENT_HOCKED:
  case CR_EVENT_TESTED:
    return cr_words_blow (state, event, man, languages);
  case CR_EVENT_OPENED:
  case CR_EVENT_SHUT:
  case CR_EVENT_DOOR_TRIED:
  case CR_EVENT_DOOR_BROKEN:
  case CR_EVENT_DOOR_HOLDS:
    return cr_words_door_event (state, event, man);
  case CR_EVENT_WORKS:
  case CR_EVENT_BROKEN:
  case CR_EVENT_WORKED:
    return cr_words_work_event (state, event, man);
  case CR_EVENT_RETREATED:
  case CR_EVENT_REFUSED:
  case CR_EVENT_ADVANCED:
  case CR_EVENT_STAYED:
  case CR_EVENT_SLOWED:
  case CR_EVENT_STOPPED:
  case CR_EVENT_CAME_OUT:
  case CR_EVENT_THROWN:
    return word_push (state, event, man, from, to);
  case CR_EVENT_FASCINE:
  case CR_EVENT_FILLED:
    return word_fascine (event, man, to);
  case CR_EVENT_STUNNED:
  case CR_EVENT_WOUNDED:
  case CR_EVENT_KILLED:
  case CR_EVENT_RECOVERED:
  case CR_EVENT_CORNERED:
  case CR_EVENT_DROWNED:
  case CR_EVENT_CAPTURED:
    return word_harm (event, man);
  case CR_EVENT_IMPERILLED:
    return word_peril (event, man, to);
  default:
    return cr_words_ladder_event (state, event, man, from, to);
  }
}

char **
cr_words_events (const CrState *state, const CrEvents *events, const char *const *languages)
{
  guint n = cr_events_get_n (events);
  char **words = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    words[i] = cr_words_event (state, cr_events_get (events, i), languages);
  return words;
}

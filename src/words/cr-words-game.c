/* cr-words-game.c: what happens in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game.h"

#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-feats.h"
#include "cr-words-lof.h"
#include "cr-words-scenario.h"
#include "cr-words-tower.h"
#include "cr-words-weather.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* As in "crossbow-3": his own name tells several of one character apart. */
char *
cr_words_fighter (const CrState *state, int man)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  g_autofree char *name = NULL;

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

static char *
word_place (const CrState *state, CrPlace place)
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

static const CrTableResult *
find_result (const CrState *state, const CrEvent *event, const char *table_id)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), table_id);

  for (guint i = 0; table != NULL && i < cr_table_n_results (table); i++)
    if (g_str_equal (cr_table_get_result (table, i)->code, event->code))
      return cr_table_get_result (table, i);
  return NULL;
}

/* (transfer full): "B, he is wounded", and of what comes to nothing no code */
static char *
word_result (const CrState *state,
             const CrEvent *event,
             const char *table_id,
             gboolean defensive,
             const char *const *languages)
{
  const CrTableResult *result = find_result (state, event, table_id);
  const char *words = NULL;

  if (result != NULL && defensive)
    words = cr_node_get_localized (result->node, "defensive", languages);
  if (result != NULL && words == NULL)
    words = cr_node_get_localized (result->node, "name", languages);
  if (words == NULL)
    return g_strdup (event->code);
  /* Translators: the code of a result in its table, and what it means: “B, he is wounded” */
  return g_str_equal (event->code, "-") || event->kind == CR_EVENT_TESTED
             ? g_strdup (words)
             : g_strdup_printf (cr_text ("%1$s, %2$s"), event->code, words);
}

/* As he was then: the horse of a result may be dead by now. */
static gboolean
is_mounted (const CrEvent *event)
{
  return event->facing >= 0;
}

static char *
word_shot (const CrState *state,
           const CrEvent *event,
           const char *man,
           const char *const *languages)
{
  g_autofree char *other = cr_words_fighter (state, event->other);
  g_autofree char *die = cr_words_die (event);
  g_autofree char *result = word_result (
      state, event, is_mounted (event) ? "missiles-mounted" : "missiles-foot",
      cr_state_get_fighter (state, (guint) event->man)->side != cr_state_get_turn (state)->player,
      languages);

  if (g_str_equal (event->rule, "RCK-03"))
    return g_strdup_printf (cr_text ("%1$s throws a rock at %2$s, %3$s: %4$s. %5$s"), man, other,
                            die, result, event->rule);
  return g_strdup_printf (ngettext ("%1$s shoots at %2$s over %3$d hex, %4$s: %5$s. %6$s",
                                    "%1$s shoots at %2$s over %3$d hexes, %4$s: %5$s. %6$s",
                                    event->number),
                          man, other, event->number, die, result, event->rule);
}

/* (transfer full): HAM-03: what does not kill the horse is nothing. */
static char *
word_hocks (const CrState *state, const CrEvent *event, const char *const *languages)
{
  const CrTableResult *result = find_result (state, event, "combat-mounted");

  return result != NULL && result->unhorsed
             ? word_result (state, event, "combat-mounted", FALSE, languages)
             : g_strdup_printf (cr_text ("%s, the horse stands"), event->code);
}

static char *
word_fight (const CrState *state,
            const CrEvent *event,
            const char *man,
            const char *const *languages)
{
  const char *id = is_mounted (event) ? "combat-mounted" : "combat-foot";
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), id);
  g_autofree char *other = cr_words_fighter (state, event->other);
  g_autofree char *die = cr_words_die (event);
  g_autofree char *result = event->kind == CR_EVENT_HOCKED
                                ? word_hocks (state, event, languages)
                                : word_result (state, event, id, FALSE, languages);

  return g_strdup_printf (event->kind == CR_EVENT_HOCKED
                              ? cr_text ("%1$s cuts at the hocks of the horse of %2$s at %3$s, "
                                         "%4$s: %5$s. %6$s")
                          : event->kind == CR_EVENT_LEAPT
                              ? cr_text ("%1$s, on top of %2$s, attacks at %3$s, %4$s: %5$s. %6$s")
                              : cr_text ("%1$s attacks %2$s at %3$s, %4$s: %5$s. %6$s"),
                          man, other, cr_table_get_column (table, (guint) event->number)->id, die,
                          result, event->rule);
}

static char *
word_test (const CrState *state,
           const CrEvent *event,
           const char *man,
           const char *const *languages)
{
  g_autofree char *other = cr_words_fighter (state, event->other);
  g_autofree char *die = cr_words_die (event);
  g_autofree char *result = word_result (state, event, "challenge", FALSE, languages);

  /* Translators: a man, an enemy, the die, how it ends, the rule */
  return g_strdup_printf (
      g_str_equal (event->rule, "HAM-02")
          ? cr_text ("%1$s gets at the hocks of the horse of %2$s, %3$s: %4$s. %5$s")
      : !g_str_equal (event->rule, "CBT-12")
          ? cr_text ("%1$s tries to get away beside %2$s, %3$s: %4$s. %5$s")
          : cr_text ("%1$s tries to get past %2$s, %3$s: %4$s. %5$s"),
      man, other, die, result, event->rule);
}

/* Who stands by whom in a fight. */
static char *
word_joined (const CrState *state, const CrEvent *event, const char *man)
{
  g_autofree char *other = cr_words_fighter (state, event->other);

  return g_strdup_printf (event->kind == CR_EVENT_JOINED
                              ? cr_text ("%1$s attacks with %2$s. %3$s")
                              : cr_text ("%1$s is attacked with %2$s. %3$s"),
                          man, other, event->rule);
}

static char *
word_rolled (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *const *languages)
{
  if (event->kind == CR_EVENT_JOINED || event->kind == CR_EVENT_SIDED)
    return word_joined (state, event, man);
  if (event->kind == CR_EVENT_SHOT)
    return word_shot (state, event, man, languages);
  return event->kind == CR_EVENT_FOUGHT || event->kind == CR_EVENT_LEAPT ||
                 event->kind == CR_EVENT_HOCKED
             ? word_fight (state, event, man, languages)
             : word_test (state, event, man, languages);
}

static const char *
word_pull (const CrEvent *event)
{
  return g_str_equal (event->rule, "GRP-03") ? cr_text ("%1$s and %2$s pull the rope up. %3$s")
                                             : cr_text ("%1$s and %2$s pull the ladder up. %3$s");
}

/* What is done with a ladder and upon it. */
static char *
word_ladder (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *from,
             const char *to)
{
  g_autofree char *other = event->other >= 0 ? cr_words_fighter (state, event->other) : NULL;
  g_autofree char *die = cr_words_die (event);

  switch (event->kind) {
  case CR_EVENT_LADDER_LAID:
    return g_strdup_printf (event->typed ? cr_text ("The author lays a ladder from %1$s to %2$s.")
                                         : cr_text ("A ladder is laid from %1$s to %2$s."),
                            from, to);
  case CR_EVENT_LADDER_REMOVED:
    return g_strdup_printf (event->typed ? cr_text ("The author takes a ladder off %s.")
                                         : cr_text ("A ladder is taken off %s."),
                            from);
  case CR_EVENT_LADDER_LIFTED:
    return g_strdup_printf (cr_text ("%1$s and %2$s take up a ladder. %3$s"), man, other,
                            event->rule);
  case CR_EVENT_LADDER_CARRIED:
    return g_strdup_printf (cr_text ("%1$s and %2$s carry the ladder to %3$s and %4$s. %5$s"), man,
                            other, from, to, event->rule);
  case CR_EVENT_LADDER_RAISED:
    return g_strdup_printf (cr_text ("%1$s and %2$s raise the ladder on %3$s against %4$s. %5$s"),
                            man, other, from, to, event->rule);
  case CR_EVENT_LADDER_DROPPED:
    return g_strdup_printf (cr_text ("%s lets the ladder go."), man);
  case CR_EVENT_LADDER_TRIED:
    return g_strdup_printf (cr_text ("%1$s pushes at the ladder, %2$s. %3$s"), man, die,
                            event->rule);
  case CR_EVENT_LADDER_PULLED:
    return g_strdup_printf (word_pull (event), man, other, event->rule);
  case CR_EVENT_LADDER_SLID:
    return g_strdup_printf (cr_text ("%1$s and %2$s slide the ladder down onto %3$s. %4$s"), man,
                            other, from, event->rule);
  case CR_EVENT_LADDER_HELD:
    return g_strdup_printf (cr_text ("The ladder holds. %s"), event->rule);
  case CR_EVENT_LADDER_FELL:
    return g_strdup (cr_text ("The ladder falls. LAD-12"));
  case CR_EVENT_BREACHED:
    return g_strdup_printf (cr_text ("The wall of %1$s falls and leaves rubble. %2$s"), to,
                            event->rule);
  case CR_EVENT_LADDER_LIES:
    return g_strdup_printf (cr_text ("It lies over %1$s and %2$s. %3$s"), from, to, event->rule);
  case CR_EVENT_CLIMBED:
    return g_strdup_printf (cr_text ("%1$s climbs the ladder to %2$s. %3$s"), man, to, event->rule);
  case CR_EVENT_STEPPED_OVER:
    return g_strdup_printf (cr_text ("%1$s steps over onto %2$s. %3$s"), man, to, event->rule);
  case CR_EVENT_CLIMBED_DOWN:
    return g_strdup_printf (cr_text ("%1$s climbs down to %2$s. %3$s"), man, to, event->rule);
  case CR_EVENT_DROPPED:
    return g_strdup_printf (cr_text ("%1$s falls off onto %2$s. %3$s"), man, to, event->rule);
  default:
    g_assert_not_reached ();
  }
}

/* What befalls a man. */
static char *
word_harm (const CrEvent *event, const char *man)
{
  switch (event->kind) {
  case CR_EVENT_STUNNED:
    return g_strdup_printf (cr_text ("%1$s is stunned. %2$s"), man, event->rule);
  case CR_EVENT_WOUNDED:
    return g_strdup_printf (cr_text ("%1$s is wounded. %2$s"), man, event->rule);
  case CR_EVENT_KILLED:
    return g_strdup_printf (g_strcmp0 (event->rule, "CHR-05") == 0
                                ? cr_text ("%1$s was hurt before, and dies of it. %2$s")
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

/* What is opened, shut or broken there: of a whole hex and of what has fallen no side is left. */
static const char *
word_barrier (const CrState *state, const CrEvent *event)
{
  gboolean struck = event->kind == CR_EVENT_DOOR_TRIED || event->kind == CR_EVENT_DOOR_BROKEN ||
                    event->kind == CR_EVENT_DOOR_HOLDS;
  const CrMap *map = cr_state_get_map (state);
  CrDirection side = (CrDirection) event->number;

  if (cr_map_find_side (map, event->to, side, CR_SIDE_GATE) != NULL)
    return cr_text ("the gate");
  if (cr_map_find_side (map, event->to, side, CR_SIDE_PORTCULLIS) != NULL)
    return cr_text ("the portcullis");
  return !struck || cr_map_find_side (map, event->to, side, CR_SIDE_DOORWAY) != NULL ||
                 cr_map_find_side (map, event->to, side, CR_SIDE_POSTERN) != NULL
             ? cr_text ("the door")
             : cr_text ("the partition");
}

static char *
word_doors (const CrState *state, const CrEvent *event, const char *man)
{
  const char *what = word_barrier (state, event);
  g_autofree char *side =
      cr_map_format_printed_side (cr_state_get_map (state), event->to, (CrDirection) event->number);
  g_autofree char *die = cr_words_die (event);

  if (event->kind == CR_EVENT_DOOR_TRIED)
    /* Translators: a man, “the door”, a hex and a side of it, a die, a rule */
    return g_strdup_printf (cr_text ("%1$s strikes at %2$s of %3$s, %4$s. %5$s"), man, what, side,
                            die, event->rule);
  if (event->kind == CR_EVENT_DOOR_BROKEN)
    return g_strdup_printf (cr_text ("It breaks. %s"), event->rule);
  if (event->kind == CR_EVENT_DOOR_HOLDS)
    return g_strdup_printf (cr_text ("It holds. %s"), event->rule);
  if (event->kind == CR_EVENT_OPENED)
    return g_strdup_printf (cr_text ("%1$s opens %2$s of %3$s. %4$s"), man, what, side,
                            event->rule);
  return g_strdup_printf (cr_text ("%1$s shuts %2$s of %3$s. %4$s"), man, what, side, event->rule);
}

/* (transfer full): of the gates that go with a bridge: " The gate of 1313 N opens." */
static char *
word_gates (const CrMap *map, const CrNode *node)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  GString *text = g_string_new (NULL);
  gboolean read = cr_mechanism_read (map, node, &mechanism, NULL);

  for (guint i = 0; read && i < mechanism.effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism.effects, CrEffect, i);
    CrOpening opening = cr_mechanism_get_opening (&mechanism, effect, cr_node_get (node, "state"));

    for (guint j = 0; opening != CR_STATE_DEFAULT && j < effect->sides->len; j++) {
      const CrPlacedSide *side = &g_array_index (effect->sides, CrPlacedSide, j);
      g_autofree char *at = cr_map_format_printed_side (map, side->place, side->direction);

      if (cr_map_find_side (map, side->place, side->direction, CR_SIDE_GATE) != NULL)
        g_string_append_printf (text,
                                opening == CR_STATE_OPEN ? cr_text (" The gate of %s opens.")
                                                         : cr_text (" The gate of %s shuts."),
                                at);
    }
  }
  return g_string_free (text, FALSE);
}

static char *
word_work (const CrState *state, const CrEvent *event, const char *man)
{
  const CrNode *node =
      cr_map_get_node (cr_state_get_map (state), CR_SECTION_MECHANISMS, (guint) event->number);
  const char *deed = cr_words_mechanism_deed (node);
  const char *rule = cr_mechanism_find_kind (cr_node_get (node, "kind"))->rule;
  g_autofree char *gates = NULL;

  if (event->kind == CR_EVENT_WORKS)
    /* Translators: a man, and what he does at a mechanism: “raise the drawbridge” */
    return g_strdup_printf (cr_text ("%1$s begins to %2$s. %3$s"), man, deed, rule);
  if (event->kind == CR_EVENT_BROKEN)
    return g_strdup_printf (cr_text ("%1$s breaks off before he can %2$s. %3$s"), man, deed, rule);
  gates = word_gates (cr_state_get_map (state), node);
  return g_strdup_printf ("%s%s %s", cr_words_mechanism_done (node), gates, event->rule);
}

/* "the garrison 2, 1, 4" */
static void
word_losses (const CrState *state, int party, GString *text)
{
  int whole = 0, wounded = 0, lost = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    if (fighter->side != party)
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
  const char *party = cr_words_party (state, event->other);

  if (event->rule == NULL)
    g_string_append_printf (text, cr_text ("The game is over: %s win."), party);
  else if (g_str_equal (event->rule, "GEN-02"))
    g_string_append_printf (text, cr_text ("The last turn has been played: %1$s win. %2$s"), party,
                            event->rule);
  else
    g_string_append_printf (text, cr_text ("The game is over: %1$s win. %2$s"), party, event->rule);
}

/* The result in words and figures. */
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

/* Where somebody is driven, or goes after them. */
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

/* (transfer full): " facing north-east", or nothing */
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

/* What is done with horses and upon them. */
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
    result = is_mounted (event) ? word_result (state, event, "onto-stakes", TRUE, languages)
                                : g_strdup (event->code);
    return g_strdup_printf (cr_text ("%1$s comes upon the stakes of %2$s, %3$s: %4$s. %5$s"), man,
                            to, die, result, event->rule);
  default:
    g_assert_not_reached ();
  }
}

/* (transfer full) */
static char *
word_moved (const CrState *state,
            const CrEvent *event,
            const char *man,
            const char *from,
            const char *to)
{
  g_autofree char *facing = word_facing (state, event);
  g_autofree char *where = g_strconcat (to, facing, *facing != '\0' ? "," : "", NULL);

  return g_strdup_printf (ngettext ("%1$s goes from %2$s to %3$s for %4$d point.",
                                    "%1$s goes from %2$s to %3$s for %4$d points.", event->number),
                          man, from, where, event->number);
}

/* (transfer full): a rider with his horse */
static char *
word_comer (const CrState *state, const CrEvent *event, const char *man)
{
  g_autofree char *horse = event->other >= 0 ? cr_words_fighter (state, event->other) : NULL;

  /* Translators: a rider and his horse: “Roland is put on 0305” becomes “Roland on Bayard is …” */
  return horse != NULL ? g_strdup_printf (cr_text ("%1$s on %2$s"), man, horse) : g_strdup (man);
}

/* Out of turn nobody but the author does it. */
static char *
word_placed (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *from,
             const char *to)
{
  g_autofree char *facing = word_facing (state, event);
  g_autofree char *where = g_strconcat (to, facing, NULL);
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

/* (transfer full) (nullable): of the course of the game and of walking. */
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
  g_autofree char *from = word_place (state, event->from);
  g_autofree char *to = word_place (state, event->to);
  g_autofree char *course = word_course (state, event, man, from, to, languages);

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
    return word_rolled (state, event, man, languages);
  case CR_EVENT_OPENED:
  case CR_EVENT_SHUT:
  case CR_EVENT_DOOR_TRIED:
  case CR_EVENT_DOOR_BROKEN:
  case CR_EVENT_DOOR_HOLDS:
    return word_doors (state, event, man);
  case CR_EVENT_WORKS:
  case CR_EVENT_BROKEN:
  case CR_EVENT_WORKED:
    return word_work (state, event, man);
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
  default:
    return word_ladder (state, event, man, from, to);
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

char *
cr_words_choice (const CrState *state, const CrChoice *choice)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);
  g_autofree char *man = choice->man >= 0 ? cr_words_fighter (state, choice->man) : NULL;
  g_autofree char *place = choice->place.floor >= 0 ? word_place (state, choice->place) : NULL;

  if (man == NULL && awaited != NULL && awaited->kind == CR_AWAITED_REFUSE)
    return g_strdup (cr_text ("he fights"));
  if (choice->man == CR_CHOICE_LET_PASS)
    return g_strdup (cr_text ("nobody as long as he goes on"));
  if (man == NULL)
    return place != NULL ? g_steal_pointer (&place) : g_strdup (cr_text ("nobody"));
  /* Translators: a man and the hex he goes to, as one of several choices */
  return place != NULL ? g_strdup_printf (cr_text ("%1$s to %2$s"), man, place)
                       : g_steal_pointer (&man);
}

char *
cr_words_awaited (const CrState *state)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);
  const char *party;
  g_autofree char *man = NULL;

  if (awaited == NULL)
    return NULL;
  party = cr_words_party (state, awaited->party);
  man = awaited->man >= 0 ? cr_words_fighter (state, awaited->man) : NULL;
  if (awaited->kind == CR_AWAITED_RETREAT)
    return g_strdup_printf (cr_text ("First %1$s choose where %2$s falls back to."), party, man);
  if (awaited->kind == CR_AWAITED_FALL || awaited->kind == CR_AWAITED_DROP ||
      awaited->kind == CR_AWAITED_LANDING)
    return g_strdup_printf (cr_text ("First %1$s choose where %2$s lands."), party, man);
  if (awaited->kind == CR_AWAITED_OUT)
    return g_strdup_printf (cr_text ("First %1$s choose where %2$s comes out."), party, man);
  if (awaited->kind == CR_AWAITED_LADDER)
    return g_strdup_printf (cr_text ("First %s choose where the ladder lies."), party);
  if (awaited->kind == CR_AWAITED_REFUSE)
    return g_strdup_printf (cr_text ("First %1$s choose whether %2$s refuses the fight."), party,
                            man);
  if (awaited->kind == CR_AWAITED_FIRE) {
    g_autofree char *place =
        word_place (state, cr_state_get_fighter (state, (guint) awaited->man)->man.place);

    return g_strdup_printf (cr_text ("First %1$s choose who shoots at %2$s on %3$s."), party, man,
                            place);
  }
  if (awaited->kind == CR_AWAITED_VICTIM || awaited->kind == CR_AWAITED_UNHORSED)
    return g_strdup_printf (cr_text ("First %s choose who takes the harm."), party);
  return g_strdup_printf (cr_text ("First %s choose who advances."), party);
}

/* cr-words-game.c: what happens in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-lof.h"

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
  const char *id = cr_state_get_party (state, (guint) party)->id;

  if (g_str_equal (id, "besiegers"))
    return cr_text ("the besiegers");
  return g_str_equal (id, "garrison") ? cr_text ("the garrison") : id;
}

char *
cr_words_phase (const CrState *state, const char *const *languages)
{
  const CrPhase *phase = cr_state_get_phase (state);

  if (phase == NULL)
    return g_strdup (cr_text ("The men are set up."));
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

/* "die 4", "die 4 + 2 = 6", and whether it was rolled by hand. */
static char *
word_die (const CrEvent *event)
{
  int more = event->modified - event->die;
  g_autofree char *die = more == 0
                             ? g_strdup_printf (cr_text ("die %d"), event->die)
                             : g_strdup_printf (cr_text ("die %1$d %2$c %3$d = %4$d"), event->die,
                                                more > 0 ? '+' : '-', ABS (more), event->modified);

  return event->typed ? g_strdup_printf (cr_text ("%s, by hand"), die) : g_steal_pointer (&die);
}

static const char *
word_result (const CrState *state,
             const CrEvent *event,
             const char *table_id,
             const char *const *languages)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), table_id);

  for (guint i = 0; table != NULL && i < cr_table_n_results (table); i++)
    if (g_str_equal (cr_table_get_result (table, i)->code, event->code))
      return cr_node_get_localized (cr_table_get_result (table, i)->node, "name", languages);
  return event->code;
}

static gboolean
is_mounted (const CrState *state, int man)
{
  return cr_state_get_fighter (state, (guint) man)->man.body == CR_MAN_MOUNTED;
}

static char *
word_shot (const CrState *state,
           const CrEvent *event,
           const char *man,
           const char *const *languages)
{
  g_autofree char *other = cr_words_fighter (state, event->other);
  g_autofree char *die = word_die (event);

  return g_strdup_printf (
      ngettext ("%1$s shoots at %2$s over %3$d hex, %4$s: %5$s, %6$s. %7$s",
                "%1$s shoots at %2$s over %3$d hexes, %4$s: %5$s, %6$s. %7$s", event->number),
      man, other, event->number, die, event->code,
      word_result (state, event,
                   is_mounted (state, event->other) ? "missiles-mounted" : "missiles-foot",
                   languages),
      event->rule);
}

static char *
word_fight (const CrState *state,
            const CrEvent *event,
            const char *man,
            const char *const *languages)
{
  const char *id = is_mounted (state, event->other) ? "combat-mounted" : "combat-foot";
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), id);
  g_autofree char *other = cr_words_fighter (state, event->other);
  g_autofree char *die = word_die (event);

  return g_strdup_printf (cr_text ("%1$s attacks %2$s at %3$s, %4$s: %5$s, %6$s. %7$s"), man, other,
                          cr_table_get_column (table, (guint) event->number)->id, die, event->code,
                          word_result (state, event, id, languages), event->rule);
}

static char *
word_test (const CrState *state,
           const CrEvent *event,
           const char *man,
           const char *const *languages)
{
  g_autofree char *other = cr_words_fighter (state, event->other);
  g_autofree char *die = word_die (event);

  /* Translators: a man, an enemy, the die, how it ends, the rule */
  return g_strdup_printf (!g_str_equal (event->rule, "CBT-12")
                              ? cr_text ("%1$s tries to get away beside %2$s, %3$s: %4$s. %5$s")
                              : cr_text ("%1$s tries to get past %2$s, %3$s: %4$s. %5$s"),
                          man, other, die, word_result (state, event, "challenge", languages),
                          event->rule);
}

static char *
word_rolled (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *const *languages)
{
  if (event->kind == CR_EVENT_SHOT)
    return word_shot (state, event, man, languages);
  return event->kind == CR_EVENT_FOUGHT ? word_fight (state, event, man, languages)
                                        : word_test (state, event, man, languages);
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
  g_autofree char *die = word_die (event);

  switch (event->kind) {
  case CR_EVENT_LADDER_LAID:
    return g_strdup_printf (event->typed ? cr_text ("The author lays a ladder from %1$s to %2$s.")
                                         : cr_text ("A ladder is laid from %1$s to %2$s."),
                            from, to);
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
    return g_strdup_printf (cr_text ("%1$s and %2$s pull the ladder up. %3$s"), man, other,
                            event->rule);
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
    return g_strdup_printf (cr_text ("%1$s is killed. %2$s"), man, event->rule);
  case CR_EVENT_RECOVERED:
    return g_strdup_printf (cr_text ("%1$s comes to himself. %2$s"), man, event->rule);
  case CR_EVENT_CORNERED:
    return g_strdup_printf (cr_text ("%1$s cannot fall back. %2$s"), man, event->rule);
  case CR_EVENT_DROWNED:
    return g_strdup_printf (cr_text ("%1$s drowns. %2$s"), man, event->rule);
  default:
    g_assert_not_reached ();
  }
}

static char *
word_doors (const CrState *state, const CrEvent *event, const char *man, const char *place)
{
  const char *side = cr_direction_get_title (
      (CrDirection) event->number, cr_map_get_grid (cr_state_get_map (state))->orientation);
  g_autofree char *die = word_die (event);

  if (event->kind == CR_EVENT_DOOR_TRIED)
    /* Translators: a man, a hex and a side of it, a die, a rule */
    return g_strdup_printf (cr_text ("%1$s strikes at %2$s %3$s, %4$s. %5$s"), man, place, side,
                            die, event->rule);
  if (event->kind == CR_EVENT_DOOR_BROKEN)
    return g_strdup_printf (cr_text ("It breaks. %s"), event->rule);
  if (event->kind == CR_EVENT_DOOR_HOLDS)
    return g_strdup_printf (cr_text ("It holds. %s"), event->rule);
  if (event->kind == CR_EVENT_OPENED)
    return g_strdup_printf (cr_text ("%1$s opens %2$s %3$s. %4$s"), man, place, side, event->rule);
  return g_strdup_printf (cr_text ("%1$s shuts %2$s %3$s. %4$s"), man, place, side, event->rule);
}

static char *
word_work (const CrState *state, const CrEvent *event, const char *man)
{
  const CrNode *node =
      cr_map_get_node (cr_state_get_map (state), CR_SECTION_MECHANISMS, (guint) event->number);
  const char *kind = cr_words_mechanism_kind (cr_node_get (node, "kind"));

  if (event->kind == CR_EVENT_WORKS)
    /* Translators: a man and a kind of mechanism: “drawbridge” */
    return g_strdup_printf (cr_text ("%1$s works: %2$s. DRW-01"), man, kind);
  if (event->kind == CR_EVENT_BROKEN)
    return g_strdup_printf (cr_text ("%1$s works no more: %2$s. DRW-01"), man, kind);
  /* Translators: “drawbridge: raised. DRW-01” */
  return g_strdup_printf (cr_text ("%1$s: %2$s. %3$s"), kind,
                          cr_words_mechanism_state (cr_node_get (node, "state")), event->rule);
}

static char *
word_over (const CrState *state, const CrEvent *event)
{
  const char *party = cr_words_party (state, event->other);

  if (event->rule == NULL)
    return g_strdup_printf (cr_text ("The game is over: %s win."), party);
  if (g_str_equal (event->rule, "GEN-02"))
    return g_strdup_printf (cr_text ("The last turn has been played: %1$s win. %2$s"), party,
                            event->rule);
  return g_strdup_printf (cr_text ("The game is over: %1$s win. %2$s"), party, event->rule);
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
    return g_strdup_printf (cr_text ("%1$s refuses the fight, from %2$s to %3$s. %4$s"), man, from,
                            to, event->rule);
  case CR_EVENT_ADVANCED:
    return g_strdup_printf (cr_text ("%1$s advances from %2$s to %3$s. %4$s"), man, from, to,
                            event->rule);
  case CR_EVENT_STAYED:
    return g_strdup_printf (cr_text ("Of %s nobody advances."),
                            cr_words_party (state, event->other));
  case CR_EVENT_SLOWED:
    return g_strdup_printf (ngettext ("%1$s has %2$d movement point left.",
                                      "%1$s has %2$d movement points left.", event->number),
                            man, event->number);
  case CR_EVENT_STOPPED:
    return g_strdup_printf (cr_text ("%1$s goes no farther than %2$s. %3$s"), man, to, event->rule);
  case CR_EVENT_THROWN:
    return g_strdup_printf (cr_text ("%1$s is thrown off into %2$s. %3$s"), man, to, event->rule);
  default:
    g_assert_not_reached ();
  }
}

/* Out of turn nobody but the author does it. */
static char *
word_placed (const CrEvent *event, const char *man, const char *from, const char *to)
{
  if (event->kind == CR_EVENT_PLACED)
    return g_strdup_printf (event->typed ? cr_text ("The author puts %1$s on %2$s.")
                                         : cr_text ("%1$s is put on %2$s."),
                            man, to);
  return g_strdup_printf (event->typed ? cr_text ("The author takes %1$s off %2$s.")
                                       : cr_text ("%1$s is taken off %2$s."),
                          man, from);
}

char *
cr_words_event (const CrState *state, const CrEvent *event, const char *const *languages)
{
  g_autofree char *man = event->man >= 0 ? cr_words_fighter (state, event->man) : NULL;
  g_autofree char *from = word_place (state, event->from);
  g_autofree char *to = word_place (state, event->to);

  switch (event->kind) {
  case CR_EVENT_PLACED:
  case CR_EVENT_REMOVED:
    return word_placed (event, man, from, to);
  case CR_EVENT_MOVED:
    return g_strdup_printf (ngettext ("%1$s goes from %2$s to %3$s for %4$d point.",
                                      "%1$s goes from %2$s to %3$s for %4$d points.",
                                      event->number),
                            man, from, to, event->number);
  case CR_EVENT_TURN:
    return g_strdup_printf (cr_text ("Turn %1$d of %2$s begins."), event->number,
                            cr_words_party (state, event->other));
  case CR_EVENT_PHASE:
    return cr_words_phase (state, languages);
  case CR_EVENT_SHOT:
  case CR_EVENT_FOUGHT:
  case CR_EVENT_TESTED:
    return word_rolled (state, event, man, languages);
  case CR_EVENT_OPENED:
  case CR_EVENT_SHUT:
  case CR_EVENT_DOOR_TRIED:
  case CR_EVENT_DOOR_BROKEN:
  case CR_EVENT_DOOR_HOLDS:
    return word_doors (state, event, man, to);
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
  case CR_EVENT_THROWN:
    return word_push (state, event, man, from, to);
  case CR_EVENT_CAPTURED:
    return g_strdup_printf (cr_text ("%1$s is captured. %2$s"), man, event->rule);
  case CR_EVENT_OVER:
    return word_over (state, event);
  case CR_EVENT_ROLLED:
    return g_strdup_printf (cr_text ("The next die shows %d, rolled by hand."), event->number);
  case CR_EVENT_STUNNED:
  case CR_EVENT_WOUNDED:
  case CR_EVENT_KILLED:
  case CR_EVENT_RECOVERED:
  case CR_EVENT_CORNERED:
  case CR_EVENT_DROWNED:
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
  if (awaited->kind == CR_AWAITED_FALL || awaited->kind == CR_AWAITED_DROP)
    return g_strdup_printf (cr_text ("First %1$s choose where %2$s lands."), party, man);
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
  if (awaited->kind == CR_AWAITED_VICTIM)
    return g_strdup_printf (cr_text ("First %s choose who takes the harm."), party);
  return g_strdup_printf (cr_text ("First %s choose who advances."), party);
}

/* Of ladders. */
static char *
word_ladder_refusal (const CrRefusal *refusal,
                     const char *man,
                     const char *other,
                     const char *place)
{
  switch (refusal->why) {
  case CR_REFUSAL_NO_BEARERS:
    return g_strdup (cr_text ("A ladder takes two men, one in each of its two hexes."));
  case CR_REFUSAL_WINDING:
    return g_strdup_printf (cr_text ("With the ladder between them they do not get to %s."), place);
  case CR_REFUSAL_NOT_CARRIED:
    return g_strdup (cr_text ("The ladder is not carried."));
  case CR_REFUSAL_NOT_LYING:
    return g_strdup (cr_text ("The ladder does not lie on the ground."));
  case CR_REFUSAL_NOT_UPRIGHT:
    return g_strdup (cr_text ("The ladder does not stand."));
  case CR_REFUSAL_NO_WALL:
    return g_strdup_printf (cr_text ("No battlement of %s is on that side."), place);
  case CR_REFUSAL_UNSCALED:
    return g_strdup_printf (
        cr_text ("%s is a tower, a gate or a wall beside the drawbridge, which no ladder scales."),
        place);
  case CR_REFUSAL_NO_MASONRY:
    return g_strdup_printf (cr_text ("%s is no hex of a wall, a tower or the keep."), place);
  case CR_REFUSAL_STEEP:
    return g_strdup (cr_text ("No ladder stands on stairs."));
  case CR_REFUSAL_HOARDED:
    return g_strdup_printf (cr_text ("A hoarding hangs before %s."), place);
  case CR_REFUSAL_HIGH:
    return g_strdup_printf (cr_text ("%1$s is %2$d levels up, and a ladder spans 1 to %3$d."),
                            place, refusal->cost, refusal->limit);
  case CR_REFUSAL_CLIMBED:
    return g_strdup_printf (cr_text ("%s is on the ladder."), other);
  case CR_REFUSAL_NOT_AT_LADDER:
    return g_strdup_printf (cr_text ("%s is not where the ladder is."), man);
  case CR_REFUSAL_ENEMY_NEAR:
    return g_strdup_printf (cr_text ("%s is too near for that."), other);
  case CR_REFUSAL_LADEN:
    return g_strdup_printf (cr_text ("%s carries a ladder."), man);
  case CR_REFUSAL_ON_LADDER:
    return g_strdup_printf (cr_text ("%s is on a ladder."), man);
  default:
    g_assert_not_reached ();
  }
}

/* Of doors. */
static char *
word_door_refusal (const CrRefusal *refusal, const char *man, const char *other, const char *place)
{
  switch (refusal->why) {
  case CR_REFUSAL_NO_DOOR:
    return g_strdup_printf (cr_text ("There is no door on that side of %s."), place);
  case CR_REFUSAL_NOT_AT_DOOR:
    return g_strdup_printf (cr_text ("%1$s does not stand at that door of %2$s."), man, place);
  case CR_REFUSAL_OUTSIDE:
    return g_strdup_printf (cr_text ("%s stands outside, and it is opened from within."), man);
  case CR_REFUSAL_HELD:
    return g_strdup_printf (cr_text ("%s stands behind it and holds it shut."), other);
  case CR_REFUSAL_UNBROKEN:
    return g_strdup (cr_text ("By the rules of this game nobody breaks a door."));
  case CR_REFUSAL_NO_TOOL:
    return g_strdup_printf (cr_text ("%s has no axe, hammer, mace or ram."), man);
  case CR_REFUSAL_IN_RUINS:
    return g_strdup (cr_text ("It is broken."));
  case CR_REFUSAL_BY_WINCH:
    return g_strdup (cr_text ("It is moved by a mechanism, not by hand."));
  case CR_REFUSAL_ALREADY:
    return g_strdup (cr_text ("It is so already."));
  default:
    return word_ladder_refusal (refusal, man, other, place);
  }
}

/* Of shots and fights. */
static char *
word_fight_refusal (const CrState *state,
                    const CrRefusal *refusal,
                    const char *man,
                    const char *other,
                    const char *const *languages)
{
  g_autofree char *place = word_place (state, refusal->place);

  switch (refusal->why) {
  case CR_REFUSAL_NOT_AT_WINCH:
    return g_strdup_printf (cr_text ("%1$s works it from %2$s only."), man, place);
  case CR_REFUSAL_BUSY:
    return g_strdup_printf (cr_text ("%s has done something else this turn, and it takes all of "
                                     "it."),
                            man);
  case CR_REFUSAL_SHOWN:
    return g_strdup (
        cr_text ("A die has been rolled since, and in fair play it is not taken back."));
  case CR_REFUSAL_NO_WEAPON:
    return g_strdup_printf (cr_text ("%s has nothing to shoot with."), man);
  case CR_REFUSAL_SLOW:
    return g_strdup_printf (cr_text ("%s has nothing to shoot with that is quick enough for this "
                                     "phase."),
                            man);
  case CR_REFUSAL_DONE:
    return g_strdup_printf (cr_text ("%s has done it already."), man);
  case CR_REFUSAL_FRIEND:
    return g_strdup_printf (cr_text ("%1$s is a friend of %2$s."), other, man);
  case CR_REFUSAL_NO_FIRE:
    return cr_words_lof (cr_castle_get_scene (cr_state_get_castle (state)), &refusal->lof,
                         languages);
  case CR_REFUSAL_NOT_ADJACENT:
    return g_strdup_printf (cr_text ("%1$s is not beside %2$s."), man, other);
  case CR_REFUSAL_NO_ACCESS:
    return g_strdup_printf (cr_text ("%1$s cannot fight %2$s: he could not walk there."), man,
                            other);
  case CR_REFUSAL_TOO_MANY:
    return g_strdup (cr_text ("Several attack one, or one attacks several; each once."));
  case CR_REFUSAL_WEAK:
    return g_strdup_printf (cr_text ("%1$d against %2$d is too weak to attack."), refusal->cost,
                            refusal->limit);
  default:
    return word_door_refusal (refusal, man, other, place);
  }
}

/* Without its rule. */
static char *
word_refusal (const CrState *state, const CrRefusal *refusal, const char *const *languages)
{
  g_autofree char *man =
      refusal->man >= 0 ? cr_words_fighter (state, refusal->man) : g_strdup (cr_text ("He"));
  g_autofree char *other = refusal->other >= 0 ? cr_words_fighter (state, refusal->other) : NULL;
  g_autofree char *place = word_place (state, refusal->place);
  g_autofree char *phase = NULL;

  switch (refusal->why) {
  case CR_REFUSAL_OVER:
    return g_strdup (cr_text ("The game is over."));
  case CR_REFUSAL_PHASE:
    phase = cr_words_phase (state, languages);
    /* Translators: then what is played now: “Turn 3, the besiegers: movement.” */
    return g_strdup_printf (cr_text ("That is not for now. %s"), phase);
  case CR_REFUSAL_PARTY:
    return g_strdup_printf (cr_text ("%1$s has to wait: it is the turn of %2$s."), man,
                            cr_words_party (state, cr_state_get_actor (state)));
  case CR_REFUSAL_NOT_HERE:
    return g_strdup_printf (cr_text ("%s is not on the map."), man);
  case CR_REFUSAL_DEAD:
    return g_strdup_printf (cr_text ("%s is dead."), man);
  case CR_REFUSAL_STUNNED:
    return g_strdup_printf (cr_text ("%s is stunned."), man);
  case CR_REFUSAL_NO_HEX:
    return g_strdup_printf (cr_text ("Nobody can stand on %s."), place);
  case CR_REFUSAL_SAME:
    return g_strdup_printf (cr_text ("%1$s is on %2$s already."), man, place);
  case CR_REFUSAL_OCCUPIED:
    return g_strdup_printf (cr_text ("%1$s stands on %2$s, and a hex holds one living man."), other,
                            place);
  case CR_REFUSAL_ENEMY:
    return g_strdup_printf (cr_text ("%1$s, an enemy, stands on %2$s."), other, place);
  case CR_REFUSAL_BODIES:
    return g_strdup_printf (cr_text ("Too many dead lie on %s."), place);
  case CR_REFUSAL_NO_WAY:
    return g_strdup_printf (cr_text ("No way leads %1$s to %2$s."), man, place);
  case CR_REFUSAL_MEN_BAR:
    return g_strdup_printf (cr_text ("%1$s cannot get to %2$s: those who stand or lie there bar "
                                     "every way."),
                            man, place);
  case CR_REFUSAL_POINTS:
    return g_strdup_printf (ngettext ("%1$s has %3$d point, and %2$s costs %4$d.",
                                      "%1$s has %3$d points, and %2$s costs %4$d.", refusal->limit),
                            man, place, refusal->limit, refusal->cost);
  case CR_REFUSAL_DECISION:
    return cr_words_awaited (state);
  case CR_REFUSAL_NO_DECISION:
    return g_strdup (cr_text ("There is nothing to choose."));
  case CR_REFUSAL_NO_CHOICE:
    return g_strdup_printf (
        ngettext ("There is only %d choice.", "There are only %d choices.", refusal->limit),
        refusal->limit);
  case CR_REFUSAL_FULL:
    return g_strdup (cr_text ("No game has room for more men."));
  default:
    return word_fight_refusal (state, refusal, man, other, languages);
  }
}

static char *
word_lacking (const CrState *state, const CrOrder *order)
{
  g_autofree char *man = cr_words_fighter (state, order->men[0]);

  return g_strdup_printf (cr_text ("%s has no such weapon to shoot with."), man);
}

char *
cr_words_refusal (const CrState *state,
                  const CrOrder *order,
                  const CrRefusal *refusal,
                  const char *const *languages)
{
  g_autofree char *words = refusal->why == CR_REFUSAL_NO_WEAPON && order->weapon != NULL
                               ? word_lacking (state, order)
                               : word_refusal (state, refusal, languages);

  return refusal->rule != NULL && refusal->why != CR_REFUSAL_NO_FIRE
             ? g_strdup_printf ("%s (%s)", words, refusal->rule)
             : g_steal_pointer (&words);
}

/* cr-words-blaze.c: fire in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-blaze.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-game-private.h"
#include "cr-words-order.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static char *
word_side (const CrState *state, const CrFuel *fuel, const char *code)
{
  g_autofree char *side =
      cr_map_format_printed_side (cr_state_get_map (state), fuel->place, (CrDirection) fuel->side);

  if (g_str_equal (code, "hoarding"))
    /* Translators: a hex and a side of it: “the hoarding of 0608 S” */
    return g_strdup_printf (cr_text ("the hoarding of %s"), side);
  if (g_str_equal (code, "partition"))
    return g_strdup_printf (cr_text ("the partition of %s"), side);
  return g_strdup_printf (
      g_str_equal (code, "gate") ? cr_text ("the gate of %s") : cr_text ("the door of %s"), side);
}

static char *
word_ground (const CrState *state, const CrFuel *fuel, const char *code)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  const CrTerrainKind *terrain = cr_ruleset_find_terrain (ruleset, code);
  const CrStructureKind *structure = cr_ruleset_find_structure (ruleset, code);
  const CrNode *node = terrain != NULL ? terrain->node : structure != NULL ? structure->node : NULL;
  g_autofree char *place = cr_words_game_place (state, fuel->place);

  return node == NULL
             ? g_steal_pointer (&place)
             /* Translators: a hex, and what stands there: “0503 (Rampart)” */
             : g_strdup_printf (cr_text ("%1$s (%2$s)"), place,
                                cr_node_get_localized (node, "name", g_get_language_names ()));
}

static char *
word_fuel (const CrState *state, const CrFuel *fuel, const char *code)
{
  if (fuel->gear >= 0)
    return cr_words_gear (state, (guint) fuel->gear);
  return fuel->side >= 0 ? word_side (state, fuel, code) : word_ground (state, fuel, code);
}

/* Returns: (transfer full): what burns or could burn: “the gate of 1313 N” */
static char *
name_fuel (const CrState *state, const CrFuel *fuel)
{
  return word_fuel (state, fuel, cr_fuel_get_code (state, fuel));
}

/* What has burnt down has left the map, so the event names what it was. */
static char *
word_of_event (const CrState *state, const CrEvent *event)
{
  CrFuel fuel = { event->to, event->facing, (gint16) event->number };

  return event->kind == CR_EVENT_BURNT ? word_fuel (state, &fuel, event->code)
                                       : name_fuel (state, &fuel);
}

/* A fire that only arrows have lit goes out sooner, and its sentence differs. */
static char *
word_doused (const CrState *state, const CrEvent *event, const char *const *languages)
{
  return event->other < 0 && !g_str_equal (event->code, "-")
             ? g_strdup_printf (cr_text ("%s, and it burns on"), event->code)
             : cr_words_result (state, event, "fire", FALSE, languages);
}

/* Tells what a die of the fire is rolled for, and its result. */
static char *
word_rolled (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *what,
             const char *const *languages)
{
  g_autofree char *die = cr_words_die (event);
  g_autofree char *result = event->die == 0 ? NULL
                            : event->kind == CR_EVENT_DOUSED
                                ? word_doused (state, event, languages)
                                : cr_words_result (state, event, "fire", FALSE, languages);

  switch (event->kind) {
  case CR_EVENT_FLAMED:
    return g_strdup_printf (cr_text ("%1$s shoots a flaming arrow at %2$s, %3$s: %4$s. %5$s"), man,
                            what, die, result, event->rule);
  case CR_EVENT_TORCHED:
    if (event->die == 0)
      return g_strdup_printf (cr_text ("%1$s sets %2$s on fire with Greek fire. %3$s"), man, what,
                              event->rule);
    return g_strdup_printf (cr_text ("%1$s sets fire to %2$s, %3$s: %4$s. %5$s"), man, what, die,
                            result, event->rule);
  case CR_EVENT_DOUSED:
    return g_strdup_printf (cr_text ("%1$s fights the fire of %2$s, %3$s: %4$s. %5$s"), man, what,
                            die, result, event->rule);
  default:
    return g_strdup_printf (cr_text ("The fire of %1$s, %2$s: %3$s. %4$s"), what, die, result,
                            event->rule);
  }
}

/* The functions from here on tell of dropped oil and stones. */
static char *
word_dropped (const CrState *state,
              const CrEvent *event,
              const char *man,
              const char *const *languages)
{
  g_autofree char *to = cr_words_game_place (state, event->to);
  g_autofree char *die = cr_words_die (event);
  g_autofree char *gear = NULL, *result = NULL;

  switch (event->kind) {
  case CR_EVENT_POURED:
    return g_strdup_printf (cr_text ("%1$s pours boiling oil onto %2$s. %3$s"), man, to,
                            event->rule);
  case CR_EVENT_HURLED:
    gear = cr_words_gear (state, (guint) event->number);
    return g_strdup_printf (cr_text ("%1$s hurls a stone at %2$s with %3$s, %4$s. %5$s"), man, to,
                            gear, die, event->rule);
  case CR_EVENT_STRAYED:
    return g_strdup_printf (cr_text ("It strays, %1$s, and comes down on %2$s. %3$s"), die, to,
                            event->rule);
  default:
    result = cr_words_result (state, event, g_str_equal (event->rule, "OIL-01") ? "oil" : "stone",
                              FALSE, languages);
    return g_strdup_printf (cr_text ("%1$s is under it, %2$s: %3$s. %4$s"), man, die, result,
                            event->rule);
  }
}

char *
cr_words_blaze_event (const CrState *state,
                      const CrEvent *event,
                      const char *man,
                      const char *const *languages)
{
  g_autofree char *what = NULL;

  if (event->kind >= CR_EVENT_POURED && event->kind <= CR_EVENT_STRUCK)
    return word_dropped (state, event, man, languages);
  if (event->kind < CR_EVENT_FLAMED || event->kind > CR_EVENT_BURNT)
    return NULL;
  what = word_of_event (state, event);
  switch (event->kind) {
  case CR_EVENT_CAUGHT:
    return g_strdup_printf (cr_text ("Fire: %1$s. %2$s"), what, event->rule);
  case CR_EVENT_SCORCHED:
    return g_strdup_printf (cr_text ("%1$s is in the fire of %2$s. %3$s"), man, what, event->rule);
  case CR_EVENT_BURNT:
    return g_strdup_printf (cr_text ("Burnt down: %1$s. %2$s"), what, event->rule);
  default:
    return word_rolled (state, event, man, what, languages);
  }
}

/* A side is named from the hex of it that is nearer to that place, as a ram names it there. */
static void
see_from (CrFuel *fuel, CrPlace from)
{
  CrDirection side = (CrDirection) fuel->side;
  CrPlace beyond = cr_place_neighbour (fuel->place, side);

  if (cr_hex_distance (beyond.hex, from.hex) >= cr_hex_distance (fuel->place.hex, from.hex))
    return;
  fuel->place = beyond;
  fuel->side = (gint8) cr_direction_opposite (side);
}

char *
cr_words_blaze_order (const CrState *state, const CrOrder *order)
{
  CrFuel fuel = { order->places[0], (gint8) order->facing, (gint16) order->gear };
  g_autofree char *what = NULL, *to = NULL;

  if (order->verb == CR_VERB_POUR)
    return g_strdup (cr_text ("Pour boiling oil"));
  if (order->verb == CR_VERB_HURL) {
    what = cr_words_gear (state, (guint) order->gear);
    to = cr_words_game_place (state, order->places[0]);
    /* Translators: an engine; where its stone is to fall */
    return g_strdup_printf (cr_text ("Hurl a stone with %1$s at %2$s"), what, to);
  }
  if (order->verb < CR_VERB_FLAME || order->verb > CR_VERB_DOUSE)
    return NULL;
  if (fuel.side >= 0 && order->men[0] >= 0)
    see_from (&fuel, cr_state_get_fighter (state, (guint) order->men[0])->man.place);
  what = name_fuel (state, &fuel);
  if (order->verb == CR_VERB_FLAME)
    return g_strdup_printf (cr_text ("Shoot a flaming arrow at %s"), what);
  return g_strdup_printf (order->verb == CR_VERB_BURN ? cr_text ("Set fire to %s")
                                                      : cr_text ("Fight the fire of %s"),
                          what);
}

/* Tells why oil or a stone cannot be dropped. */
static char *
word_dropped_refusal (const CrRefusal *refusal, const char *man)
{
  switch (refusal->why) {
  case CR_REFUSAL_NO_OIL:
    return g_strdup_printf (cr_text ("%s is in no hoarding with a barrel of oil."), man);
  case CR_REFUSAL_NOBODY_BELOW:
    return g_strdup_printf (cr_text ("Nobody is under %s."), man);
  case CR_REFUSAL_NO_THROWER:
    return g_strdup (cr_text ("That hurls no stones."));
  case CR_REFUSAL_NO_CREW_THERE:
    return g_strdup_printf (cr_text ("It takes %1$d men beside it, and they are %2$d."),
                            refusal->limit, refusal->cost);
  case CR_REFUSAL_BEING_LOADED:
    return g_strdup_printf (cr_text ("It is being loaded until turn %d."), refusal->limit);
  case CR_REFUSAL_TOO_FAR:
    return g_strdup_printf (cr_text ("That is %1$d hexes off, and it hurls 1 to %2$d."),
                            refusal->cost, refusal->limit);
  default:
    return NULL;
  }
}

char *
cr_words_blaze_refusal (const CrRefusal *refusal, const char *man)
{
  switch (refusal->why) {
  case CR_REFUSAL_NO_FUEL:
    return g_strdup (cr_text ("Nothing there can be set on fire."));
  case CR_REFUSAL_ABLAZE:
    return g_strdup (cr_text ("It burns already."));
  case CR_REFUSAL_NO_BLAZE:
    return g_strdup (cr_text ("It does not burn."));
  case CR_REFUSAL_NOT_AT_FUEL:
    return g_strdup_printf (cr_text ("%s is not beside it."), man);
  case CR_REFUSAL_NO_FLAMES:
    return g_strdup_printf (cr_text ("What %s shoots carries no fire."), man);
  case CR_REFUSAL_BLAZES:
    return g_strdup_printf (ngettext ("No more than %d thing burns at a time.",
                                      "No more than %d things burn at a time.", refusal->limit),
                            refusal->limit);
  default:
    return word_dropped_refusal (refusal, man);
  }
}

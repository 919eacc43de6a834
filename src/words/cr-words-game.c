/* cr-words-game.c: what happens in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game.h"

#include "cr-numbering.h"
#include "cr-text.h"

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

char *
cr_words_event (const CrState *state, const CrEvent *event, const char *const *languages)
{
  g_autofree char *man = event->man >= 0 ? cr_words_fighter (state, event->man) : NULL;
  g_autofree char *from = word_place (state, event->from);
  g_autofree char *to = word_place (state, event->to);

  switch (event->kind) {
  case CR_EVENT_PLACED:
    return g_strdup_printf (cr_text ("%1$s is put on %2$s."), man, to);
  case CR_EVENT_REMOVED:
    return g_strdup_printf (cr_text ("%1$s is taken off %2$s."), man, from);
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
  case CR_EVENT_ROLLED:
    return g_strdup_printf (cr_text ("The next die shows %d, rolled by hand."), event->number);
  case CR_N_EVENT_KINDS:
  default:
    g_assert_not_reached ();
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
  case CR_REFUSAL_FULL:
    return g_strdup (cr_text ("No game has room for more men."));
  case CR_REFUSAL_NONE:
  case CR_N_REFUSALS:
  default:
    g_assert_not_reached ();
  }
}

char *
cr_words_refusal (const CrState *state,
                  const CrOrder *order,
                  const CrRefusal *refusal,
                  const char *const *languages)
{
  g_autofree char *words = word_refusal (state, refusal, languages);

  return refusal->rule != NULL ? g_strdup_printf ("%s (%s)", words, refusal->rule)
                               : g_steal_pointer (&words);
}

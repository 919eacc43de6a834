/* cr-words-game-ladder.c: what is done with a ladder and upon it, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game-private.h"

#include "cr-text.h"

/* From below he begins to climb it, and is not yet where it leads; from above he steps onto it. */
static const char *
word_climb (const CrEvent *event)
{
  return cr_place_equal (event->from, event->to)
             ? cr_text ("%1$s steps onto the ladder from %2$s. %3$s")
             : cr_text ("%1$s begins to climb the ladder towards %2$s. %3$s");
}

static const char *
word_pull (const CrEvent *event)
{
  return g_str_equal (event->rule, "GRP-03") ? cr_text ("%1$s and %2$s pull the rope up. %3$s")
                                             : cr_text ("%1$s and %2$s pull the ladder up. %3$s");
}

char *
cr_words_ladder_event (const CrState *state,
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
    return g_strdup_printf (word_climb (event), man, to, event->rule);
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

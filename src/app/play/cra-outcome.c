/* cra-outcome.c: the bar that tells how a game has ended.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-outcome.h"

#include "cr-words-game.h"
#include "cr-words-scenario.h"

#include <glib/gi18n.h>

/* Returns: (transfer full): who has won a fight within a siege; what that means for the siege is
 * told with the day */
static char *
word_fight (const CrState *state)
{
  int winner = cr_state_get_turn (state)->winner;

  if (winner < 0)
    return g_strdup (_ ("This fight is over, and nobody has won it."));
  /* Translators: a side */
  return g_strdup_printf (_ ("This fight is over: %s win."), cr_words_party (state, winner));
}

static char *
word_outcome (CrePlay *play)
{
  const CrState *state = cre_play_get_state (play);
  const CrTurn *turn = cr_state_get_turn (state);
  CrEvent over = { .kind = CR_EVENT_OVER,
                   .man = -1,
                   .other = (gint16) turn->winner,
                   .number = turn->level,
                   .rule = turn->why_over };
  g_autofree char *outcome = cr_words_outcome (state, g_get_language_names ());

  if (outcome == NULL && cre_play_is_led (play))
    return word_fight (state);
  if (outcome == NULL)
    outcome = cr_words_event (state, &over, g_get_language_names ());
  if (!cre_play_is_led (play))
    return g_steal_pointer (&outcome);
  /* Translators: of a fight within a siege, and what it came to */
  return g_strdup_printf (_ ("It is this fight that is over. %s"), outcome);
}

/* A new sentence replaces the one that is shown, so that nothing moves under the pointer of
 * somebody who steps through the log. @text: (transfer full) */
static void
say_sentence (CraOutcome *outcome, CraActivity *activity, char *text)
{
  g_autofree char *before = g_steal_pointer (&outcome->said);

  outcome->said = text;
  if (g_strcmp0 (before, text) != 0)
    cra_activity_warn (
        activity, &(CraWarning){ .icon = "starred-symbolic", .text = text, .instead = before });
}

void
cra_outcome_drop (CraOutcome *outcome, CraActivity *activity)
{
  if (outcome->said != NULL)
    cra_activity_drop_warning (activity, NULL);
  g_clear_pointer (&outcome->said, g_free);
}

void
cra_outcome_tell (CraOutcome *outcome, CraActivity *activity, CrePlay *play)
{
  const CrState *state = cre_play_get_state (play);

  if (cr_state_get_turn (state)->over)
    say_sentence (outcome, activity, word_outcome (play));
  else if (outcome->said != NULL && cre_play_is_looking_back (play))
    say_sentence (outcome, activity,
                  g_strdup (_ ("The game is looked at as it was before its end.")));
  else
    cra_outcome_drop (outcome, activity);
}

/* cr-words-feats.c: kneeling, loading, jumping and ropes, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-feats.h"

#include "cr-text.h"
#include "cr-words-game-private.h"

/* Tells of ropes. */
static char *
word_rope (const CrEvent *event, const char *man, const char *from, const char *to)
{
  g_autofree char *die = cr_words_die (event);

  switch (event->kind) {
  case CR_EVENT_GRAPNEL_THROWN:
    return g_strdup_printf (
        event->number ? cr_text ("%1$s throws a grapnel at %2$s, %3$s: it holds. %4$s")
                      : cr_text ("%1$s throws a grapnel at %2$s, %3$s: it finds no hold. %4$s"),
        man, to, die, event->rule);
  case CR_EVENT_ROPE_CLIMBED:
    return g_strdup_printf (cr_text ("%1$s is on the rope of %2$s. %3$s"), man, to, event->rule);
  case CR_EVENT_ROPE_CLIMBED_DOWN:
    return g_strdup_printf (cr_text ("%1$s comes down the rope of %2$s. %3$s"), man, to,
                            event->rule);
  case CR_EVENT_ROPE_CUT:
    return g_strdup_printf (event->number ? cr_text ("%1$s cuts at the rope, %2$s: it falls. %3$s")
                                          : cr_text ("%1$s cuts at the rope, %2$s: it holds. %3$s"),
                            man, die, event->rule);
  default:
    return g_strdup_printf (cr_text ("%1$s falls back over the wall of %2$s and grasps for the "
                                     "rope, %3$s. %4$s"),
                            man, from, die, event->rule);
  }
}

/* Tells of kneeling and loading. */
static char *
word_stance (const CrState *state, const CrEvent *event, const char *man)
{
  g_autofree char *other = event->other >= 0 ? cr_words_fighter (state, event->other) : NULL;

  switch (event->kind) {
  case CR_EVENT_KNELT:
    return g_strdup_printf (cr_text ("%1$s kneels. %2$s"), man, event->rule);
  case CR_EVENT_ROSE:
    return g_strdup_printf (cr_text ("%1$s rises. %2$s"), man, event->rule);
  case CR_EVENT_LOADS:
    return g_strdup_printf (cr_text ("%1$s loads for %2$s from now on. %3$s"), man, other,
                            event->rule);
  case CR_EVENT_STALKS:
    return g_strdup_printf (cr_text ("%1$s means to cut the hocks of the horse of %2$s. %3$s"), man,
                            other, event->rule);
  case CR_EVENT_BACKED:
    return g_strdup_printf (cr_text ("%1$s stands behind %2$s and defends with him. %3$s"), man,
                            other, event->rule);
  default:
    if (g_str_equal (event->rule, "HAM-01"))
      return g_strdup_printf (cr_text ("%1$s lets the horse be. %2$s"), man, event->rule);
    return g_strdup_printf (cr_text ("%1$s loads for nobody any more. %2$s"), man, event->rule);
  }
}

/* Tells of jumps down a level, and of moves through trees. */
static char *
word_jump (const CrState *state,
           const CrEvent *event,
           const char *man,
           const char *from,
           const char *to)
{
  g_autofree char *die = cr_words_die (event);
  g_autofree char *other = event->other >= 0 ? cr_words_fighter (state, event->other) : NULL;

  if (event->kind == CR_EVENT_LANDED)
    return g_strdup_printf (g_str_equal (event->rule, "TRE-03")
                                ? cr_text ("%1$s falls out of the tree onto %2$s. %3$s")
                                : cr_text ("%1$s comes to stand on %2$s. %3$s"),
                            man, to, event->rule);
  if (event->kind == CR_EVENT_STARTLED)
    return g_strdup_printf (cr_text ("%1$s starts, and stands on %2$s. %3$s"), man, to,
                            event->rule);
  if (event->kind == CR_EVENT_SWUNG)
    return g_strdup_printf (cr_text ("%1$s reaches for the next tree at %2$s, %3$s. %4$s"), man, to,
                            die, event->rule);
  if (other != NULL)
    /* Translators: a man, where he was, an enemy, where he is, the die, a rule */
    return g_strdup_printf (cr_text ("%1$s jumps from %2$s on %3$s on %4$s, %5$s. %6$s"), man, from,
                            other, to, die, event->rule);
  return g_strdup_printf (cr_text ("%1$s jumps from %2$s to %3$s, %4$s. %5$s"), man, from, to, die,
                          event->rule);
}

char *
cr_words_feat (const CrState *state,
               const CrEvent *event,
               const char *man,
               const char *from,
               const char *to)
{
  switch (event->kind) {
  case CR_EVENT_KNELT:
  case CR_EVENT_ROSE:
  case CR_EVENT_LOADS:
  case CR_EVENT_LEFT:
  case CR_EVENT_STALKS:
  case CR_EVENT_BACKED:
    return word_stance (state, event, man);
  case CR_EVENT_GRAPNEL_THROWN:
  case CR_EVENT_ROPE_CLIMBED:
  case CR_EVENT_ROPE_CLIMBED_DOWN:
  case CR_EVENT_ROPE_CUT:
  case CR_EVENT_ROPE_GRASPED:
    return word_rope (event, man, from, to);
  case CR_EVENT_JUMPED:
  case CR_EVENT_STARTLED:
  case CR_EVENT_SWUNG:
  case CR_EVENT_LANDED:
    return word_jump (state, event, man, from, to);
  default:
    return NULL;
  }
}

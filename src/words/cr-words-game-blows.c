/* cr-words-game-blows.c: shots, blows and their results, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game-private.h"

#include "cr-text.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static const CrTableResult *
find_result (const CrState *state, const CrEvent *event, const char *table_id)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), table_id);

  for (guint i = 0; table != NULL && i < cr_table_n_results (table); i++)
    if (g_str_equal (cr_table_get_result (table, i)->code, event->code))
      return cr_table_get_result (table, i);
  return NULL;
}

char *
cr_words_result (const CrState *state,
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

gboolean
cr_words_is_mounted (const CrEvent *event)
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
  g_autofree char *result = cr_words_result (
      state, event, cr_words_is_mounted (event) ? "missiles-mounted" : "missiles-foot",
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

/* Returns: (transfer full): the result of a blow at a horse's hocks, of which only the death of the
 * horse counts (HAM-03) */
static char *
word_hocks (const CrState *state, const CrEvent *event, const char *const *languages)
{
  const CrTableResult *result = find_result (state, event, "combat-mounted");

  return result != NULL && result->unhorsed
             ? cr_words_result (state, event, "combat-mounted", FALSE, languages)
             : g_strdup_printf (cr_text ("%s, the horse stands"), event->code);
}

static char *
word_fight (const CrState *state,
            const CrEvent *event,
            const char *man,
            const char *const *languages)
{
  const char *id = cr_words_is_mounted (event) ? "combat-mounted" : "combat-foot";
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), id);
  g_autofree char *other = cr_words_fighter (state, event->other);
  g_autofree char *die = cr_words_die (event);
  g_autofree char *result = event->kind == CR_EVENT_HOCKED
                                ? word_hocks (state, event, languages)
                                : cr_words_result (state, event, id, FALSE, languages);

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
  g_autofree char *result = cr_words_result (state, event, "challenge", FALSE, languages);

  /* Translators: a man, an enemy, the die, how it ends, the rule */
  return g_strdup_printf (
      g_str_equal (event->rule, "HAM-02")
          ? cr_text ("%1$s gets at the hocks of the horse of %2$s, %3$s: %4$s. %5$s")
      : !g_str_equal (event->rule, "CBT-12")
          ? cr_text ("%1$s tries to get away beside %2$s, %3$s: %4$s. %5$s")
          : cr_text ("%1$s tries to get past %2$s, %3$s: %4$s. %5$s"),
      man, other, die, result, event->rule);
}

/* Tells who joins whom in a fight. */
static char *
word_joined (const CrState *state, const CrEvent *event, const char *man)
{
  g_autofree char *other = cr_words_fighter (state, event->other);

  return g_strdup_printf (event->kind == CR_EVENT_JOINED
                              ? cr_text ("%1$s attacks with %2$s. %3$s")
                              : cr_text ("%1$s is attacked with %2$s. %3$s"),
                          man, other, event->rule);
}

char *
cr_words_blow (const CrState *state,
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

/* cr-words-ask.c: questions about orders, typed as a line that ends with a question mark.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-ask.h"

#include <string.h>

#include "cr-text.h"
#include "cr-words-game.h"
#include "cr-words-order.h"

typedef struct {
  CrState *state;
  const char *const *languages;
  GPtrArray *lines;
} Answer;

static void
add_line (Answer *answer, char *line)
{
  g_ptr_array_add (answer->lines, line);
}

gboolean
cr_words_is_question (const char *line)
{
  gsize n = strlen (line);

  while (n > 0 && g_ascii_isspace (line[n - 1]))
    n--;
  return n > 0 && line[n - 1] == '?';
}

/* Returns: how many men the text names, 0 when it is anything else */
static int
read_men (const CrState *state, const char *text, gint16 *men)
{
  g_auto (GStrv) names = g_strsplit (text, "+", -1);
  int n = 0;

  for (char **name = names; *name != NULL && n < CR_ORDER_MEN; name++) {
    int man = cr_state_find_fighter (state, g_strstrip (*name));

    if (man < 0)
      return 0;
    men[n++] = (gint16) man;
  }
  return n;
}

/* Tells all that the men can do except walking, which would be too many places. */
static void
tell_men (Answer *answer, const gint16 *men, int n)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autoptr (GArray) denials = g_array_new (FALSE, FALSE, sizeof (CrDenial));
  g_auto (GStrv) words = NULL;

  cr_game_list_together (answer->state, men, n, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    if (order->verb != CR_VERB_MOVE)
      add_line (answer, cr_words_order (answer->state, order));
  }
  cr_game_list_denied (answer->state, men, n, denials);
  words = cr_words_denials (answer->state, denials, answer->languages);
  for (char **word = words; *word != NULL; word++)
    add_line (answer, g_strdup_printf ("✗ %s", *word));
}

static void
tell_order (Answer *answer, const CrOrder *order)
{
  g_autofree char *counted =
      order->verb == CR_VERB_SHOOT ? cr_words_counted (answer->state, order) : NULL;
  CrRefusal refusal;
  CrOdds odds;

  if (!cr_game_judge (answer->state, order, &refusal)) {
    g_autofree char *words = cr_words_refusal (answer->state, order, &refusal, answer->languages);

    add_line (answer, g_strdup_printf ("✗ %s", words));
  } else if (order->verb == CR_VERB_ATTACK && cr_odds_find (answer->state, order, &odds, &refusal))
    add_line (answer, cr_words_odds (answer->state, &odds));
  else
    add_line (answer, g_strdup (cr_text ("That can be done.")));
  if (counted != NULL)
    add_line (answer, g_steal_pointer (&counted));
}

static void
tell_next (Answer *answer, const char *text)
{
  g_autoptr (GPtrArray) completions = cr_completions_new ();
  gsize start;
  g_autofree char *expected = cr_order_complete (answer->state, text, completions, &start);

  for (guint i = 0; i < completions->len; i++) {
    const CrCompletion *completion = completions->pdata[i];
    g_autofree char *meaning = cr_words_completion (answer->state, completion, answer->languages);

    add_line (answer, g_strdup_printf ("%s %s  %s", completion->can ? "·" : " ", completion->word,
                                       meaning));
  }
  if (completions->len == 0 && expected != NULL)
    add_line (answer, g_steal_pointer (&expected));
}

char **
cr_words_ask (CrState *state, const char *line, const char *const *languages)
{
  g_autofree char *text = g_strndup (line, strcspn (line, "?"));
  Answer answer = { state, languages, g_ptr_array_new () };
  gint16 men[CR_ORDER_MEN];
  int n = read_men (state, text, men);
  CrOrder order;

  if (n > 0)
    tell_men (&answer, men, n);
  else if (cr_order_parse (state, text, &order, NULL))
    tell_order (&answer, &order);
  else
    tell_next (&answer, text);
  g_ptr_array_add (answer.lines, NULL);
  return (char **) g_ptr_array_free (answer.lines, FALSE);
}

/* cr-order-answer.c: answers said by what they do. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cr-order-private.h"
#include "cr-question-words.h"
#include "cr-text.h"

/* What can be said in place of the number of a choice, and of which decision. */
static const struct {
  const char *word;
  CrAwaitedKind kind;
} answers[] = {
  { "refuse", CR_AWAITED_REFUSE },
  { "advance", CR_AWAITED_ADVANCE },
};

static int
find_kind (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    if (g_ascii_strcasecmp (word, answers[i].word) == 0)
      return (int) answers[i].kind;
  return -1;
}

gboolean
cr_order_is_answer (char **words)
{
  return words[0] != NULL && find_kind (words[0]) >= 0;
}

/* The number of the only choice for that man and place, -1 and floor -1 for any; 0 when there is
 * none or more than one. */
static int
find_choice (const CrState *state, int man, CrPlace place)
{
  g_autoptr (CrState) copy = cr_state_copy (state);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  int found = 0;

  cr_state_list_choices (copy, choices);
  for (guint i = 0; i < choices->len; i++) {
    const CrChoice *choice = &g_array_index (choices, CrChoice, i);

    if (choice->man < 0 || (man >= 0 && choice->man != man) ||
        (place.floor >= 0 && !cr_place_equal (choice->place, place)))
      continue;
    if (found > 0)
      return 0;
    found = (int) i + 1;
  }
  return found;
}

/* "to 1209"; nothing is any place. */
static gboolean
read_place (const CrState *state, char **words, CrPlace *place_out, GError **error)
{
  *place_out = (CrPlace){ -1, { 0, 0 } };
  if (words[0] == NULL)
    return TRUE;
  if (g_ascii_strcasecmp (words[0], "to") == 0 && words[1] != NULL && words[2] == NULL)
    return cr_question_read_place (cr_state_get_map (state), words[1], place_out, error);
  return cr_order_refuse_word (words[0], cr_text ("“to” and a place"), error);
}

gboolean
cr_order_read_answer (const CrState *state, char **words, CrOrder *order_out, GError **error)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);
  gboolean advances = g_ascii_strcasecmp (words[0], "advance") == 0;
  int man = advances && words[1] != NULL ? cr_state_find_fighter (state, words[1]) : -1;
  CrPlace place;

  if (advances && man < 0)
    return cr_order_refuse_word (words[1], cr_text ("a man's name"), error);
  if (!read_place (state, words + (advances ? 2 : 1), &place, error))
    return FALSE;
  *order_out = cr_order_new (CR_VERB_CHOOSE);
  if (awaited != NULL && (int) awaited->kind == find_kind (words[0]))
    order_out->number = find_choice (state, man, place);
  if (order_out->number > 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               cr_text ("“%s” is none of the choices, or not one alone: say choose and its number"),
               words[0]);
  return FALSE;
}

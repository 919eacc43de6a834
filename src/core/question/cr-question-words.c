/* cr-question-words.c: questions as people write them. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-question-private.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

static const char *const kinds[] = {
  "lof",    "field",    "dead",    "coverage", "difference", "who",
  "levels", "exposure", "section", "reach",    "path",
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == CR_N_QUESTION_KINDS);

const char *
cr_question_kind_get_name (CrQuestionKind kind)
{
  return kinds[kind];
}

static gboolean
read_kind (const char *word, CrQuestionKind *kind_out, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = word };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    *kind_out = (CrQuestionKind) i;
    if (g_str_equal (word, kinds[i]))
      return TRUE;
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", kinds[i]);
    cr_near_offer (&near, kinds[i]);
  }
  return cr_near_refuse (&near, error, cr_text ("found the question “%1$s”, expected one of %2$s"),
                         word, known->str);
}

CrQuestion *
cr_question_parse (CrCastle *castle,
                   const char *const *words,
                   CrCastle **what_if_out,
                   GError **error)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new (), ends = g_ptr_array_new ();
  g_autoptr (CrQuestion) question = NULL;
  g_autoptr (CrCastle) what_if = NULL;
  CrQuestionKind kind;

  if (!read_kind (words[0] != NULL ? words[0] : "", &kind, error))
    return NULL;
  for (const char *const *word = words + 1; *word != NULL; word++)
    g_ptr_array_add (g_str_has_prefix (*word, "--") ? options : ends, (gpointer) *word);
  g_ptr_array_add (options, NULL);
  g_ptr_array_add (ends, NULL);
  question = cr_question_new (kind);
  if (!cr_question_read_options (question, castle, (const char *const *) options->pdata, &what_if,
                                 error) ||
      !cr_question_read_ends (question, castle, what_if, (const char *const *) ends->pdata, error))
    return NULL;
  if (what_if_out != NULL)
    *what_if_out = g_steal_pointer (&what_if);
  return g_steal_pointer (&question);
}

char **
cr_question_dup_words (const CrQuestion *question, const CrMap *map)
{
  GPtrArray *words = g_ptr_array_new ();

  g_ptr_array_add (words, g_strdup (kinds[cr_question_get_kind (question)]));
  cr_question_print_ends (question, map, words);
  cr_question_print_options (question, map, words);
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

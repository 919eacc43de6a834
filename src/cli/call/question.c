/* question.c: the options of all commands about shooting and walking.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

#include "cr-change.h"
#include "cr-question-words.h"

gboolean
cli_question_take_cb (const char *option, const char *value, gpointer data, GError **error)
{
  CliQuestion *question = data;

  g_ptr_array_add (question->words,
                   value != NULL ? g_strconcat (option, "=", value, NULL) : g_strdup (option));
  return TRUE;
}

#define TAKE G_OPTION_ARG_CALLBACK, (gpointer) cli_question_take_cb

static const GOptionEntry shooting[] = {
  { "side", 0, 0, TAKE, N_ ("Shoot only over this side of his hex"), N_ ("DIR") },
  { "profile", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Judge by this ruleset"), N_ ("ID") },
  { "option", 0, 0, TAKE, N_ ("A switch of the rules"), N_ ("NAME=VALUE") },
  { "with", 0, 0, TAKE, N_ ("As if that stood there"), N_ ("WHAT@WHERE") },
  { "without", 0, 0, TAKE, N_ ("As if that were gone"), N_ ("WHAT@WHERE") },
  { "tabs", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_ ("Part the columns of tables by tabs, for a spreadsheet"), NULL },
  { "man", 0, 0, TAKE, N_ ("Somebody stands there too: side=other, state=kneeling, mounted, …"),
    N_ ("HEX[:WORD…]") },
  { "tower", 0, 0, TAKE,
    N_ ("The front of a siege tower is there: facing=DIR, type=original, bridge=down, wall=2, "
        "moving; beyond the edge as it comes in rear first: 8,0:moving"),
    N_ ("HEX[:WORD…]") },
  { "post", 0, 0, TAKE, N_ ("The shooter stands there: hoarding, ladder-top, tower/PART, tree, …"),
    N_ ("POST") },
  { "target-post", 0, 0, TAKE, N_ ("The target stands there"), N_ ("POST") },
  { "weapon", 0, 0, TAKE, N_ ("Shoot with this weapon"), N_ ("ID") },
  { "sun", 0, G_OPTION_FLAG_NO_ARG, TAKE, N_ ("The sun is in the shooter’s eyes"), NULL },
  { "dim", 0, G_OPTION_FLAG_NO_ARG, TAKE,
    N_ ("The target is seen badly, which is an optional rule"), NULL },
  { "weather", 0, 0, TAKE, N_ ("Shoot in this weather: night, fog, rain, …"), N_ ("ID") },
  { NULL },
};

static const GOptionEntry walking[] = {
  { "mp", 0, 0, TAKE, N_ ("Movement points he has"), N_ ("N") },
  { "mover", 0, 0, TAKE, N_ ("Who walks: foot, armoured, mounted, …"), N_ ("ID") },
  { "man", 0, 0, TAKE, N_ ("Somebody stands there: side=other bars the way, friends are passed"),
    N_ ("HEX[:WORD…]") },
  { "weather", 0, 0, TAKE, N_ ("Walk in this weather: rain, snow, storm, …"), N_ ("ID") },
  { "post", 0, 0, TAKE, N_ ("Start there: ground, hoarding"), N_ ("POST") },
  { "stranger", 0, G_OPTION_FLAG_NO_ARG, TAKE,
    N_ ("Walk as one who does not know what only the owner knows"), NULL },
  { NULL },
};

static void
add_entries (GArray *all, const GOptionEntry *entries)
{
  for (; entries != NULL && entries->long_name != NULL; entries++)
    g_array_append_val (all, *entries);
}

/* Connects those options that belong to the program, not to the question, with their fields. */
static void
aim_entries (GArray *entries, CliQuestion *question)
{
  for (guint i = 0; i < entries->len; i++) {
    GOptionEntry *entry = &g_array_index (entries, GOptionEntry, i);

    if (g_str_equal (entry->long_name, "profile"))
      entry->arg_data = &question->profile;
    else if (g_str_equal (entry->long_name, "tabs"))
      entry->arg_data = &question->tabs;
  }
}

gboolean
cli_question_parse (CliQuestion *question,
                    CliCall *call,
                    CrQuestionKind kind,
                    const GOptionEntry *more,
                    GError **error)
{
  gboolean walks = cr_question_kind_walks (kind);
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  g_autofree char *about = g_strconcat (cr_change_about (TRUE), "\n\n", cr_change_about (FALSE),
                                        "\n\n", cli_men_about (), NULL);

  add_entries (entries, walks ? walking : shooting);
  add_entries (entries, more);
  aim_entries (entries, question);
  question->words = g_ptr_array_new_with_free_func (g_free);
  call->data = question;
  call->about = walks ? NULL : about;
  if (!cli_call_parse (call, (const GOptionEntry *) (const void *) entries->data, error))
    return FALSE;
  g_ptr_array_add (question->words, NULL);
  return TRUE;
}

gboolean
cli_question_load (CliQuestion *question, CliCall *call, CrQuestionKind kind, GError **error)
{
  CrCastle *it;

  question->castle = cli_castle_load (call->words[0], question->profile, error);
  if (question->castle == NULL)
    return FALSE;
  question->asked = cr_question_new (kind);
  if (!cr_question_read_options (question->asked, question->castle->it,
                                 (const char *const *) question->words->pdata, &question->what_if,
                                 error))
    return FALSE;
  it = question->what_if != NULL ? question->what_if : question->castle->it;
  question->map = question->areas = cr_castle_get_map (it);
  question->scene = cr_castle_get_scene (it);
  return TRUE;
}

gboolean
cli_question_ask (CliQuestion *question,
                  CliCall *call,
                  CrQuestionKind kind,
                  const GOptionEntry *more,
                  GError **error)
{
  return cli_question_parse (question, call, kind, more, error) &&
         cli_question_load (question, call, kind, error);
}

gboolean
cli_question_answer (CliQuestion *question, CliCall *call, int n_left, GError **error)
{
  g_autoptr (GPtrArray) ends = g_ptr_array_new ();

  for (int i = 1; i < call->n_words - n_left; i++)
    g_ptr_array_add (ends, call->words[i]);
  g_ptr_array_add (ends, NULL);
  if (!cr_question_read_ends (question->asked, question->castle->it, question->what_if,
                              (const char *const *) ends->pdata, error))
    return FALSE;
  question->answer =
      cr_question_answer (question->castle->it, question->what_if, question->asked, error);
  return question->answer != NULL;
}

void
cli_question_clear (CliQuestion *question)
{
  g_clear_pointer (&question->answer, cr_answer_free);
  g_clear_pointer (&question->asked, cr_question_free);
  g_clear_pointer (&question->what_if, cr_castle_free);
  g_clear_pointer (&question->castle, cli_castle_free);
  g_clear_pointer (&question->words, g_ptr_array_unref);
  g_clear_pointer (&question->profile, g_free);
}

void
cli_question_add_changes (const CliQuestion *question, JsonBuilder *json)
{
  guint n = cr_question_n_changes (question->asked);

  if (n == 0)
    return;
  json_builder_set_member_name (json, "changes");
  json_builder_begin_array (json);
  for (guint i = 0; i < n; i++) {
    gboolean with;
    const char *text = cr_question_get_change (question->asked, i, &with);
    g_autofree char *words = g_strconcat (with ? "with " : "without ", text, NULL);

    json_builder_add_string_value (json, words);
  }
  json_builder_end_array (json);
}

char *
cli_question_format (const CliQuestion *question, const CrWordsTable *table)
{
  return question->tabs ? cr_words_table_format_tabs (table) : cr_words_table_format (table);
}

char *
cli_question_dup_sentence (const CliQuestion *question, CrQuestionKind kind)
{
  return cr_words_answer (question->answer, kind, g_get_language_names ());
}

void
cli_question_add_sentence (const CliQuestion *question, CrQuestionKind kind, JsonBuilder *json)
{
  g_autofree char *sentence = cli_question_dup_sentence (question, kind);

  cli_json_string (json, "sentence", sentence);
}

void
cli_question_print (const CliQuestion *question, CrQuestionKind kind)
{
  g_autofree char *sentence = cli_question_dup_sentence (question, kind);
  g_autoptr (CrWordsTable) table =
      cr_words_answer_table (question->answer, kind, g_get_language_names ());
  g_autofree char *text = cli_question_format (question, table);

  g_print ("%s\n", sentence);
  if (cr_words_table_n_rows (table) > 0)
    g_print ("\n%s", text);
}

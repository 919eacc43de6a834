/* cre-ask-what-if.c: asks the same question about the castle with changes that are tried.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-ask-private.h"

#include <glib/gi18n-lib.h>

#include "cr-stage.h"
#include "cr-words-answer.h"
#include "cr-words-fire.h"
#include "cr-words-lof.h"

#define FIELD_COMES N_ ("The field of fire is being worked out…")
#define DIFFERENCE_COMES N_ ("The fire before and after is being worked out…")

void
cre_ask_drop_what_if (CreAsk *ask)
{
  cre_ask_drop (ask, CR_QUESTION_DIFFERENCE);
  if (ask->what_if != NULL)
    cre_ask_drop (ask, CR_QUESTION_LOF);
  ask->stopped = FALSE;
  g_clear_pointer (&ask->what_if, cr_castle_free);
}

CrCastle *
cre_ask_get_start (CreAsk *ask)
{
  CrCastle *castle = cre_map_document_get_castle (ask->document);

  if (ask->start == NULL && cr_map_n_nodes (cr_castle_get_map (castle), CR_SECTION_GEAR) > 0) {
    ask->rolled = cr_muster_new ();
    ask->start = cr_castle_dup_staged (castle, ask->rolled);
  }
  return ask->start != NULL ? ask->start : castle;
}

gboolean
cre_ask_drop_start (CreAsk *ask)
{
  const CrMap *map = cre_map_document_get_map (ask->document);

  if (ask->start == NULL && cr_map_n_nodes (map, CR_SECTION_GEAR) == 0)
    return FALSE;
  for (int kind = 0; kind < CR_N_QUESTION_KINDS; kind++)
    cre_ask_drop (ask, (CrQuestionKind) kind);
  g_clear_pointer (&ask->start, cr_castle_free);
  g_clear_pointer (&ask->rolled, cr_muster_free);
  return TRUE;
}

/* Changes that are no longer possible on the edited castle are skipped. */
CrCastle *
cre_ask_get_what_if (CreAsk *ask)
{
  guint n = cr_question_n_changes (ask->question);

  if (ask->what_if != NULL || n == 0)
    return ask->what_if;
  ask->what_if = cr_castle_copy (cre_ask_get_start (ask));
  for (guint i = 0; i < n; i++) {
    gboolean with;
    const char *text = cr_question_get_change (ask->question, i, &with);

    cr_change_do (ask->what_if, with, text, NULL);
  }
  return ask->what_if;
}

const CrScene *
cre_ask_get_scene (CreAsk *ask)
{
  CrCastle *what_if = cre_ask_get_what_if (ask);

  return cr_castle_get_scene (what_if != NULL ? what_if : cre_ask_get_start (ask));
}

guint
cre_ask_n_changes (CreAsk *ask)
{
  return ask->changes->len;
}

const char *
cre_ask_get_change (CreAsk *ask, guint index)
{
  return ask->changes->pdata[index];
}

char *
cre_ask_dup_tried (CreAsk *ask)
{
  guint n = ask->changes->len;

  if (n <= 1)
    return n == 1 ? g_strdup (cre_ask_get_change (ask, 0)) : NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u change tried", "%u changes tried", n),
                          n);
}

char *
cre_ask_name_offer (CreAsk *ask, const CrOffer *offer)
{
  CrLofOptions options = cre_ask_get_options (ask);
  CrWordsFire asked = { cre_ask_get_scene (ask), { NULL, 0 }, &options, g_get_language_names () };

  return cr_words_offer (&asked, offer);
}

GArray *
cre_ask_list_offers (CreAsk *ask, CrPlace place)
{
  return cr_offers_new (cre_ask_get_scene (ask), place);
}

gboolean
cre_ask_add_change (CreAsk *ask, const CrOffer *offer, GError **error)
{
  CrCastle *castle = cre_ask_get_what_if (ask);
  g_autoptr (CrCastle) trial = cr_castle_copy (castle != NULL ? castle : cre_ask_get_start (ask));
  CrQuestion *question;

  if (!cr_change_do (trial, offer->with, offer->text, error))
    return FALSE;
  g_ptr_array_add (ask->changes, cre_ask_name_offer (ask, offer));
  question = cre_ask_dup_question (ask);
  cr_question_add_change (question, offer->with, offer->text);
  cre_ask_drop_what_if (ask);
  cre_ask_put (ask, question);
  return TRUE;
}

void
cre_ask_remove_change (CreAsk *ask, guint index)
{
  CrQuestion *question;

  if (index >= ask->changes->len)
    return;
  question = cre_ask_dup_question (ask);
  cr_question_remove_change (question, index);
  g_ptr_array_remove_index (ask->changes, index);
  cre_ask_drop_what_if (ask);
  cre_ask_put (ask, question);
}

void
cre_ask_forget_changes (CreAsk *ask)
{
  cre_ask_drop_what_if (ask);
  g_ptr_array_set_size (ask->changes, 0);
  while (cr_question_n_changes (ask->question) > 0)
    cr_question_remove_change (ask->question, 0);
}

void
cre_ask_clear_changes (CreAsk *ask)
{
  cre_ask_forget_changes (ask);
  cre_ask_put (ask, cre_ask_dup_question (ask));
}

gboolean
cre_ask_keep_changes (CreAsk *ask)
{
  g_autoptr (CrQuestion) question = cre_ask_dup_question (ask);
  CreMapDocument *document = ask->document;
  guint stroke = cre_document_new_stroke (CRE_DOCUMENT (document)),
        n = cr_question_n_changes (question);
  g_autofree char *only = n == 1 ? g_strdup (cre_ask_get_change (ask, 0)) : NULL;
  gboolean done = FALSE, with;

  cre_ask_clear_changes (ask);
  for (guint i = 0; i < n; i++) {
    const char *text = cr_question_get_change (question, i, &with);
    CrEdit *edit = cr_change_parse (cre_map_document_get_map (document),
                                    cre_map_document_get_ruleset (document), with, text, NULL);

    if (edit != NULL &&
        cre_map_document_apply (document, edit, only != NULL ? only : _ ("changes tried"), stroke))
      done = TRUE;
  }
  cre_document_end_stroke (CRE_DOCUMENT (document));
  return done;
}

/* The functions from here on make sentences about both castles. */

char *
cre_ask_dup_sentence (CreAsk *ask, CrQuestionKind kind)
{
  const CrAnswer *answer = cre_ask_answer (ask, kind);
  g_autoptr (CrQuestion) question = cre_ask_derive (ask, kind);

  if (answer != NULL)
    return cr_words_answer (answer, kind, g_get_language_names ());
  if (question == NULL)
    return NULL;
  if (kind != CR_QUESTION_DIFFERENCE)
    return g_strdup (_ (FIELD_COMES));
  return g_strdup (ask->stopped ? _ ("Stopped before the fire before and after was worked out.")
                                : _ (DIFFERENCE_COMES));
}

char *
cre_ask_dup_answer (CreAsk *ask, gboolean after)
{
  const char *const *languages = g_get_language_names ();
  const CrLof *before = cre_ask_get_lof_before (ask);
  const CrAnswer *answer = cre_ask_answer (ask, CR_QUESTION_FIELD);

  if (before != NULL)
    return after ? cre_ask_dup_sentence (ask, CR_QUESTION_LOF)
                 : cr_words_lof (cr_castle_get_scene (cre_ask_get_start (ask)), before, languages);
  if (after && answer != NULL && ask->changes->len > 0)
    answer = cre_ask_answer (ask, CR_QUESTION_DIFFERENCE);
  return answer != NULL ? cr_words_answer (answer, CR_QUESTION_FIELD, languages) : NULL;
}

gboolean
cre_ask_is_waiting (const char *sentence)
{
  return g_strcmp0 (sentence, _ (FIELD_COMES)) == 0 ||
         g_strcmp0 (sentence, _ (DIFFERENCE_COMES)) == 0;
}

gboolean
cre_ask_is_comparing (CreAsk *ask)
{
  return cre_slices_are_under_way (&ask->replies[CR_QUESTION_DIFFERENCE].working);
}

double
cre_ask_get_progress (CreAsk *ask)
{
  return cre_ask_is_comparing (ask)
             ? cr_answer_get_progress (ask->replies[CR_QUESTION_DIFFERENCE].answer)
             : 1;
}

gboolean
cre_ask_is_stopped (CreAsk *ask)
{
  return ask->stopped;
}

void
cre_ask_set_stopped (CreAsk *ask, gboolean stopped)
{
  if (ask->stopped == stopped)
    return;
  cre_ask_drop (ask, CR_QUESTION_DIFFERENCE);
  ask->stopped = stopped;
  g_signal_emit_by_name (ask, "progress");
  cre_ask_tell (ask, CRE_ASK_PUT);
}

void
cre_ask_wonder (CreAsk *ask, const CrPlace *place)
{
  ask->has_wonder =
      place != NULL && cr_scene_has_place (cre_map_document_get_scene (ask->document), *place);
  if (place == NULL)
    return;
  ask->wonder = *place;
  cre_ask_tell (ask, CRE_ASK_PUT);
  g_signal_emit_by_name (ask, "wondered");
}

gboolean
cre_ask_get_wonder (CreAsk *ask, CrPlace *place_out)
{
  const CrPlace *shooter = cr_question_get_end (ask->question, CR_END_FROM);
  const CrLof *lof = cre_ask_get_lof_before (ask);

  if (ask->has_wonder)
    *place_out = ask->wonder;
  else if (lof != NULL && lof->deciding >= 0)
    *place_out = lof->decided.place;
  else if (shooter != NULL)
    *place_out = *shooter;
  else
    return FALSE;
  return TRUE;
}

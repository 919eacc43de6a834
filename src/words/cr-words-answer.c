/* cr-words-answer.c: any answer as a sentence and as a table.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-answer.h"

#include "cr-words-fire.h"
#include "cr-words-lof.h"
#include "cr-words-move.h"

#include <glib/gi18n-lib.h>

static CrPlace
get_end (const CrAnswer *answer, CrQuestionEnd end)
{
  return *cr_question_get_end (cr_answer_get_question (answer), end);
}

static char *
word_reach (const CrAnswer *answer, const char *const *languages)
{
  return cr_words_reach (cr_answer_get_scene (answer), get_end (answer, CR_END_FROM),
                         cr_answer_get_walker (answer),
                         cr_reach_n_places (cr_answer_get_reach (answer)), languages);
}

static char *
word_path (const CrAnswer *answer, const char *const *languages)
{
  const CrGoal *goal = cr_answer_get_goal (answer);
  g_autofree char *sentence = NULL;

  if (goal->cost == CR_IMPASSABLE)
    sentence = cr_words_no_path (cr_answer_get_ways (answer), get_end (answer, CR_END_FROM),
                                 get_end (answer, CR_END_TO), cr_answer_get_walker (answer)->mover,
                                 languages);
  else
    sentence =
        cr_words_path (cr_answer_get_scene (answer), goal->steps, goal->allowance, languages);
  if (goal->secret)
    return g_strdup_printf (_ ("%s Only the owner knows a way (TMP-07)."), sentence);
  return g_steal_pointer (&sentence);
}

char *
cr_words_answer (const CrAnswer *answer, CrQuestionKind kind, const char *const *languages)
{
  CrWordsFire asked = cr_words_fire_of (answer, languages);

  switch (kind) {
  case CR_QUESTION_FIELD:
    return cr_words_field (&asked, cr_answer_get_field (answer));
  case CR_QUESTION_DEAD:
    return cr_words_dead (&asked, cr_answer_get_field (answer));
  case CR_QUESTION_COVERAGE:
    return cr_words_coverage (&asked, cr_answer_get_field (answer));
  case CR_QUESTION_DIFFERENCE:
    return cr_words_difference (&asked, cr_answer_get_difference (answer));
  case CR_QUESTION_WHO:
    return cr_words_hitters (&asked, get_end (answer, CR_END_TO), cr_answer_get_hitters (answer));
  case CR_QUESTION_LEVELS:
    return cr_words_shots (&asked, cr_answer_get_shots (answer));
  case CR_QUESTION_EXPOSURE:
    return cr_words_exposure (&asked, cr_answer_get_exposure (answer));
  case CR_QUESTION_REACH:
    return word_reach (answer, languages);
  case CR_QUESTION_PATH:
    return word_path (answer, languages);
  default:
    return cr_words_lof (asked.scene, cr_answer_get_lof (answer), languages);
  }
}

CrWordsTable *
cr_words_answer_table (const CrAnswer *answer, CrQuestionKind kind, const char *const *languages)
{
  CrWordsFire asked = cr_words_fire_of (answer, languages);

  switch (kind) {
  case CR_QUESTION_FIELD:
    return cr_words_field_table (&asked, cr_answer_get_field (answer));
  case CR_QUESTION_DEAD:
    return cr_words_dead_table (&asked, cr_answer_get_field (answer));
  case CR_QUESTION_COVERAGE:
    return cr_words_coverage_table (&asked, cr_answer_get_field (answer));
  case CR_QUESTION_DIFFERENCE:
    return cr_words_difference_table (&asked, cr_answer_get_difference (answer));
  case CR_QUESTION_WHO:
    return cr_words_hitters_table (&asked, cr_answer_get_hitters (answer));
  case CR_QUESTION_LEVELS:
    return cr_words_shots_table (&asked, cr_answer_get_shots (answer));
  case CR_QUESTION_EXPOSURE:
    return cr_words_exposure_table (&asked, cr_answer_get_exposure (answer));
  default:
    return cr_words_steps_table (&asked, cr_answer_get_steps (answer));
  }
}

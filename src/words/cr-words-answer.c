/* cr-words-answer.c: any answer as a sentence and as a table.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-answer.h"

#include "cr-words-fire.h"
#include "cr-words-lof.h"

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
    return cr_words_hitters (&asked,
                             *cr_question_get_end (cr_answer_get_question (answer), CR_END_TO),
                             cr_answer_get_hitters (answer));
  case CR_QUESTION_LEVELS:
    return cr_words_shots (&asked, cr_answer_get_shots (answer));
  case CR_QUESTION_EXPOSURE:
    return cr_words_exposure (&asked, cr_answer_get_exposure (answer));
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

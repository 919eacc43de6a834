/* asked.h: what a tool asks and what is answered, as the tests of window and tools ask for it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-question-aim.h"
#include "cre-ask.h"
#include "cre-tool-fire.h"

/* Of any tool that asks. */
static inline CreAsk *
asked_of (gpointer tool)
{
  return cre_tool_get_ask (CRE_TOOL (tool));
}

static inline const CrLof *
asked_lof (gpointer tool)
{
  return cre_ask_get_lof_before (asked_of (tool));
}

/* FALSE: nothing is tried. */
static inline gboolean
asked_lof_after (gpointer tool, CrLof *lof_out)
{
  const CrLof *lof = cre_ask_get_lof (asked_of (tool));

  *lof_out = lof != NULL ? *lof : (CrLof){ .verdict = CR_LOF_IMPOSSIBLE };
  return lof != NULL && cre_ask_n_changes (asked_of (tool)) > 0;
}

static inline const GArray *
asked_steps (gpointer tool)
{
  const CrAnswer *answer = cre_ask_answer (asked_of (tool), CR_QUESTION_LOF);

  return answer != NULL ? cr_answer_get_steps (answer) : NULL;
}

/* Of the castle as it is. */
static inline const CrField *
asked_field (gpointer tool)
{
  const CrAnswer *answer = cre_ask_answer (asked_of (tool), CR_QUESTION_FIELD);

  return answer != NULL ? cr_answer_get_field (answer) : NULL;
}

static inline const CrExposure *
asked_exposure (gpointer tool)
{
  const CrAnswer *answer = cre_ask_answer (asked_of (tool), CR_QUESTION_EXPOSURE);

  return answer != NULL ? cr_answer_get_exposure (answer) : NULL;
}

static inline const CrMuster *
asked_muster (gpointer tool)
{
  return cr_question_get_muster (cre_ask_get_question (asked_of (tool)));
}

static inline guint
asked_n_shooters (gpointer tool)
{
  return cr_question_get_list (cre_ask_get_question (asked_of (tool)), CR_LIST_SHOOTERS)->len;
}

static inline CrPlace
asked_shooter (gpointer tool, guint index)
{
  const CrQuestion *question = cre_ask_get_question (asked_of (tool));

  return g_array_index (cr_question_get_list (question, CR_LIST_SHOOTERS), CrQuestionItem, index)
      .place;
}

static inline gboolean
asked_target (gpointer tool, CrPlace *place_out)
{
  const CrPlace *target = cre_ask_get_end (asked_of (tool), CR_END_TO);

  *place_out = target != NULL ? *target : (CrPlace){ 0, { 0, 0 } };
  return target != NULL;
}

/* (transfer full) (nullable): a way, what changes do, or a field; of a shot its field. */
static inline char *
asked_summary (gpointer tool)
{
  CrQuestionKind kind;

  if (!cre_ask_find_kind (asked_of (tool), &kind))
    return NULL;
  return cre_ask_dup_sentence (asked_of (tool), kind == CR_QUESTION_LOF ? CR_QUESTION_FIELD : kind);
}

static inline CreManPlacer *
asked_men (gpointer tool)
{
  return cre_man_placer_get (cre_ask_get_document (asked_of (tool)));
}

static inline CreTowerPlacer *
asked_towers (gpointer tool)
{
  return cre_tower_placer_get (cre_ask_get_document (asked_of (tool)));
}

/* A siege tower, as if it had been put there. */
static inline void
asked_add_tower (gpointer tool, const CrTower *tower)
{
  CreMen *men = cre_men_get (cre_ask_get_document (asked_of (tool)));
  CrMuster *muster = cr_muster_copy (cre_men_get_muster (men));

  cr_muster_add_tower (muster, tower);
  cre_men_take (men, muster, "tower");
}

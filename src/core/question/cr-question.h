/* cr-question.h: what is asked of a castle. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-lof-options.h"

/* What is asked, called as the commands are. */
typedef enum {
  CR_QUESTION_LOF,        /* whether one man can shoot another, and why */
  CR_QUESTION_FIELD,      /* the places that the shooters can hit */
  CR_QUESTION_DEAD,       /* the places that none of them can hit */
  CR_QUESTION_COVERAGE,   /* how many of them can hit each place */
  CR_QUESTION_DIFFERENCE, /* what the changes do to their field */
  CR_QUESTION_WHO,        /* who can hit a place: of the shooters, or of all places without any */
  CR_QUESTION_LEVELS,     /* the shots between two hexes from all their floors */
  CR_QUESTION_EXPOSURE,   /* who can hit a man along a way */
  CR_QUESTION_SECTION,    /* the lie of the land along a line of fire */
  CR_QUESTION_REACH,      /* where a man can walk */
  CR_QUESTION_PATH,       /* his cheapest way */
  CR_N_QUESTION_KINDS,
} CrQuestionKind;

typedef enum { CR_END_FROM, CR_END_TO, CR_N_ENDS } CrQuestionEnd;

/* The men who shoot, and the places of a way. */
typedef enum { CR_LIST_SHOOTERS, CR_LIST_WAY, CR_N_LISTS } CrQuestionList;

/**
 * CrQuestionItem: of such a list.
 * @group: (nullable): interned; "@garrison", "@men", "@keep": whoever that is when it is asked;
 *   NULL for @place alone
 */
typedef struct {
  const char *group;
  CrPlace place;
} CrQuestionItem;

/**
 * CrQuestion:
 *
 * One question of fire, of walking or of the lie of the land, with all that the answer depends on
 * besides the castle: ends and posts, shooters, a way, men and siege towers, weather and light,
 * weapon, switches of the rules, changes of the castle, mover and points. Weapon, weather and mover
 * are held by id, so that a question outlives the ruleset it was asked with; the types of its siege
 * towers are the ruleset's own. It is no part of a map and is never saved with one.
 */
typedef struct _CrQuestion CrQuestion;

/* Whether it is about walking, not about shooting. */
gboolean cr_question_kind_walks (CrQuestionKind kind);

CrQuestion *cr_question_new (CrQuestionKind kind);
CrQuestion *cr_question_copy (const CrQuestion *question);
void cr_question_free (CrQuestion *question);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrQuestion, cr_question_free)

/* Whether both ask the same; which men of their musters the men are does not matter. */
gboolean cr_question_equal (const CrQuestion *a, const CrQuestion *b);

CrQuestionKind cr_question_get_kind (const CrQuestion *question);
void cr_question_set_kind (CrQuestion *question, CrQuestionKind kind);

/* (nullable): a place, and on what of it he stands, whatever the muster says; NULL for not said. */
const CrPlace *cr_question_get_end (const CrQuestion *question, CrQuestionEnd end);
void cr_question_set_end (CrQuestion *question, CrQuestionEnd end, const CrPlace *place);
const CrPost *cr_question_get_post (const CrQuestion *question, CrQuestionEnd end);
void cr_question_set_post (CrQuestion *question, CrQuestionEnd end, const CrPost *post);

/* (transfer none) (element-type CrQuestionItem) */
const GArray *cr_question_get_list (const CrQuestion *question, CrQuestionList list);
void cr_question_add_place (CrQuestion *question, CrQuestionList list, CrPlace place);
void cr_question_add_group (CrQuestion *question, CrQuestionList list, const char *group);
void cr_question_remove_item (CrQuestion *question, CrQuestionList list, guint index);
void cr_question_clear_list (CrQuestion *question, CrQuestionList list);

/* The men and siege towers; its sky is that of the last cr_question_get_options(). */
const CrMuster *cr_question_get_muster (const CrQuestion *question);
/* @muster: (transfer full) */
void cr_question_set_muster (CrQuestion *question, CrMuster *muster);

/* (nullable): ids; a mover that is not said goes on foot. */
const char *cr_question_get_weapon (const CrQuestion *question);
void cr_question_set_weapon (CrQuestion *question, const char *id);
const char *cr_question_get_weather (const CrQuestion *question);
void cr_question_set_weather (CrQuestion *question, const char *id);
const char *cr_question_get_mover (const CrQuestion *question);
void cr_question_set_mover (CrQuestion *question, const char *id);

/* What is either so or not in a question. */
typedef enum {
  CR_QUESTION_SUN = 1,      /* it shines into the shooter's eyes */
  CR_QUESTION_DIM = 2,      /* the target is seen badly, which is an optional rule */
  CR_QUESTION_STRANGER = 4, /* he walks as one who does not know what only the owner knows */
} CrQuestionFlag;

gboolean cr_question_has (const CrQuestion *question, CrQuestionFlag flag);
void cr_question_set (CrQuestion *question, CrQuestionFlag flag, gboolean so);

/* The side of his hex that is shot over, -1 for the best; movement points, -1 for as many as it
 * takes. */
CrDirection cr_question_get_side (const CrQuestion *question);
void cr_question_set_side (CrQuestion *question, CrDirection side);
int cr_question_get_points (const CrQuestion *question);
void cr_question_set_points (CrQuestion *question, int points);

/* @index: as in cr_lof_switch_get_name(); (nullable) in both: NULL for as the ruleset has it. */
const char *cr_question_get_switch (const CrQuestion *question, guint index);
void cr_question_set_switch (CrQuestion *question, guint index, const char *choice);

/* What is put into the castle or taken out of it for the question's sake, in this order; the text
 * is WHAT@WHERE as cr_change_parse() reads it. */
guint cr_question_n_changes (const CrQuestion *question);
const char *cr_question_get_change (const CrQuestion *question, guint index, gboolean *with_out);
void cr_question_add_change (CrQuestion *question, gboolean with, const char *text);
void cr_question_remove_change (CrQuestion *question, guint index);

/* (transfer full) (nullable): as a game would begin with it, with the changes done; NULL when there
 * are none, or with an error. */
CrCastle *cr_question_dup_castle (const CrQuestion *question,
                                  const CrCastle *castle,
                                  GError **error);

/* How its lines of fire are judged; posts and muster are borrowed from the question, which must
 * outlive them. */
CrLofOptions cr_question_get_options (CrQuestion *question, const CrRuleset *ruleset);

/* (transfer full) (nullable) (element-type CrPlace): where they are, or with an error when somebody
 * is not.
 * @castle: as it is before any change */
GArray *cr_question_dup_places (const CrQuestion *question,
                                CrQuestionList list,
                                const CrCastle *castle,
                                GError **error);

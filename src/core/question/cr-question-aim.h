/* cr-question-aim.h: a question as it is put to a map with the hand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-question.h"
#include "cr-stands.h"

/* Puts an end there, or takes it away. What was said of who stood there goes with him: his post,
 * and of the shooter the side of his hex. */
void cr_question_aim (CrQuestion *question, CrQuestionEnd end, const CrPlace *place);

/* The target shoots back. The shooter is the last of the list, whose place he takes. */
void cr_question_swap_ends (CrQuestion *question);

/**
 * cr_question_settle:
 *
 * The last of the shooters is the one who shoots lines. What the castle has no room for is let go:
 * a post on which nobody can stand, a side with nothing to shoot over, a target when nobody shoots.
 *
 * Whoever walks is asked for his way when it leads somewhere, else for all that he reaches. An end
 * that is no hex is let go, and without the start the other one too.
 */
void cr_question_settle (CrQuestion *question, const CrScene *scene);

/**
 * cr_question_carry:
 * @edit: just swapped in, which made or took floors away, or moved the edges of the map
 * @scene: as it is now
 *
 * Places go where their hexes went. Those that are gone are let go; a way ends before its first
 * one. Men and siege towers of the muster stay as they are.
 */
void cr_question_carry (CrQuestion *question, const CrEdit *edit, const CrScene *scene);

/* On what the shooter or the target might stand in his hex: (transfer full) (element-type CrStand);
 * empty when nobody is there. */
GArray *cr_question_list_stands (CrQuestion *question, CrQuestionEnd end, const CrScene *scene);

/* On what one of the shooters stands, of himself or by choice. FALSE: he cannot stand there; his
 * place is set all the same. */
gboolean cr_question_find_stand (CrQuestion *question,
                                 guint shooter,
                                 const CrScene *scene,
                                 CrStand *stand_out);

/* The same of either end; FALSE as well when nobody is there. */
gboolean cr_question_get_stand (CrQuestion *question,
                                CrQuestionEnd end,
                                const CrScene *scene,
                                CrStand *stand_out);

/* @stand: of the same hex: another floor, or something else there */
void cr_question_set_stand (CrQuestion *question,
                            CrQuestionEnd end,
                            const CrScene *scene,
                            const CrStand *stand);

/* To the next that is built there, above (+1) or below (-1); FALSE when there is none. */
gboolean cr_question_step_stand (CrQuestion *question,
                                 CrQuestionEnd end,
                                 const CrScene *scene,
                                 int by);

/* Bit d for each side of the shooter's hex with something on it that he may shoot over or through
 * (LOF-06, LOF-09). Whether he may towards a given target is judged with the line. */
guint cr_question_find_origins (const CrQuestion *question, const CrScene *scene);

/* To the next of them, clockwise (+1) or back (-1), and the best of all once round; FALSE when
 * there is none. */
gboolean cr_question_step_side (CrQuestion *question, const CrScene *scene, int by);

/* cre-men.h: the men who stand on a map for questions. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cre-map-document.h"

/**
 * CreMen:
 *
 * Men, siege towers and weather for questions about a map; all tools that ask questions share them.
 * They are no part of the map and never modify it. A document that is opened again, or read again
 * because its file has changed, has no men on it, because it may be another castle now.
 *
 * They are carried along when floors are added or removed and when the edges of the map move. Men
 * who lose their hex are removed until that is undone.
 *
 * Changes of them have a history of their own, so that placing a man does not drop the undone steps
 * of the map, and an edit of the map does not drop those of the men. Nevertheless the user goes
 * through both in one order: cre_men_undo() undoes the last step of either, cre_men_redo() does
 * again the one that was undone last. An undone step of men that belongs to another layout of the
 * map waits until the map has that layout again.
 *
 * Signal: changed (), when the men, the weather or the next step to be undone have changed; it is
 * emitted after the document's own signal, but not when the map gets another grid, because then all
 * users of the men are replaced.
 */
#define CRE_TYPE_MEN (cre_men_get_type ())
G_DECLARE_FINAL_TYPE (CreMen, cre_men, CRE, MEN, GObject)

/* Returns: (transfer none): the men on the map of @document, which exist as long as it does */
CreMen *cre_men_get (CreMapDocument *document);

const CrMuster *cre_men_get_muster (CreMen *men);

/* Replaces the men. @muster: (transfer full). @label: (nullable): the name of the step, translated:
 * "placing of a man"; NULL makes it part of the last step, which must be one of men */
void cre_men_take (CreMen *men, CrMuster *muster, const char *label);

/* Removes all men and towers, in one step. */
void cre_men_clear (CreMen *men);

/* Sets weather and light for all questions. This is no step of undo. */
void cre_men_set_sky (CreMen *men, CrSky sky);

/* Undoes the last step if it is one of men. Returns: FALSE when it is not; then nothing is undone
 */
gboolean cre_men_take_back (CreMen *men);

/* The functions from here on go through the steps of men and map in one order. */
gboolean cre_men_undo (CreMen *men);
gboolean cre_men_redo (CreMen *men);
const char *cre_men_get_undo_label (CreMen *men);
const char *cre_men_get_redo_label (CreMen *men);

/* cre-men.h: who stands on a map for a question. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cre-map-document.h"

/**
 * CreMen:
 *
 * Men, siege towers and weather of what is asked of a map; all tools that ask share them. They are
 * no part of the map and never modify it. A document that is opened anew, or read again because its
 * file has changed, has nobody on it: nothing says that it is the same castle still.
 *
 * They go with their hexes when floors come or go and when the edges of the map move. Who has no
 * hex any more is gone until that is undone.
 *
 * What is done to them has a history of its own, so that placing a man leaves what can be done
 * again to the map, and an edit of the map leaves what can be done again to the men. All the same
 * the user goes back and forth through both in one order: cre_men_undo() takes back what was done
 * last of either, cre_men_redo() does again what was taken back last. A step of men that was undone
 * where places meant other hexes waits until they mean the same again.
 *
 * Signal: changed (), when others stand there, in other weather, or another step can be undone;
 * after the document's own, and not when the map has another grid, for then all who ask are made
 * anew.
 */
#define CRE_TYPE_MEN (cre_men_get_type ())
G_DECLARE_FINAL_TYPE (CreMen, cre_men, CRE, MEN, GObject)

/* Returns: (transfer none): those on the map of @document, as long as it is there */
CreMen *cre_men_get (CreMapDocument *document);

const CrMuster *cre_men_get_muster (CreMen *men);

/* @muster: (transfer full): who stands there from now on
 * @label: (nullable): what was done, translated: "placing of a man"; NULL goes on with the last
 *   step, which was of men too */
void cre_men_take (CreMen *men, CrMuster *muster, const char *label);

/* Nobody stands there any more, and no tower. */
void cre_men_clear (CreMen *men);

/* Weather and light are asked with each question, and leave nothing to be undone. */
void cre_men_set_sky (CreMen *men, CrSky sky);

/* Returns: FALSE when what was done last is not of men: then nothing is undone */
gboolean cre_men_take_back (CreMen *men);

/* The history holds the steps of the men and of the map in one order. */
gboolean cre_men_undo (CreMen *men);
gboolean cre_men_redo (CreMen *men);
const char *cre_men_get_undo_label (CreMen *men);
const char *cre_men_get_redo_label (CreMen *men);

/* cre-check.h: the problems of a document, found again after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include "cr-check.h"

/**
 * CreCheck:
 *
 * Checks a copy of the map in a thread of its own, a moment after the last change, so that no
 * stroke waits for it. Signals: checked (), when there are new problems.
 */
#define CRE_TYPE_CHECK (cre_check_get_type ())
G_DECLARE_FINAL_TYPE (CreCheck, cre_check, CRE, CHECK, GObject)

/* Returns: (transfer full): a check, which starts at once */
CreCheck *cre_check_new (CreMapDocument *document);

/* Ignores the result of a check that is running, and stops checking. */
void cre_check_close (CreCheck *self);

/* Checks now, files too; otherwise it starts by itself after changes. */
void cre_check_start (CreCheck *self);

/* Returns: (transfer none) (element-type CrProblem): the problems; valid until the next signal */
const GPtrArray *cre_check_get_problems (CreCheck *self);

/* Whether the problems are those of the map as it is now; a mend fits only that map. */
gboolean cre_check_is_fresh (CreCheck *self);

/**
 * cre_check_mend:
 * @index: of a problem
 *
 * Returns: whether it was mended, as one step of undo
 */
gboolean cre_check_mend (CreCheck *self, guint index);

/* Returns: how many problems of a kind were mended, all as one step of undo */
guint cre_check_mend_kind (CreCheck *self, const char *id);

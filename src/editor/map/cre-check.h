/* cre-check.h: a document's problems, found anew after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include "cr-check.h"

/**
 * CreCheck:
 *
 * Looks at a copy of the map in a thread of its own, a moment after the last change, so that no
 * stroke waits for it. Signals: checked (), when there are new problems to be had.
 */
#define CRE_TYPE_CHECK (cre_check_get_type ())
G_DECLARE_FINAL_TYPE (CreCheck, cre_check, CRE, CHECK, GObject)

/* A new check starts at once. */
CreCheck *cre_check_new (CreMapDocument *document);

/* A check under way ends unheard. */
void cre_check_close (CreCheck *self);

/* At once; otherwise it starts by itself after changes. Files are looked at as well. */
void cre_check_start (CreCheck *self);

/* Returns: (transfer none) (element-type CrProblem): good until the next signal */
const GPtrArray *cre_check_get_problems (CreCheck *self);

/* Whether the problems are those of the map as it is; a mend fits that map only. */
gboolean cre_check_is_fresh (CreCheck *self);

/**
 * cre_check_mend:
 * @index: of a problem
 *
 * Returns: whether it was mended, as one step to be undone
 */
gboolean cre_check_mend (CreCheck *self, guint index);

/* Returns: how many were mended, all as one step to be undone */
guint cre_check_mend_kind (CreCheck *self, const char *id);

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

CreCheck *cre_check_new (CreMapDocument *document);
void cre_check_close (CreCheck *self);
void cre_check_start (CreCheck *self);

const GPtrArray *cre_check_get_problems (CreCheck *self);
gboolean cre_check_is_fresh (CreCheck *self);

gboolean cre_check_mend (CreCheck *self, guint index);
guint cre_check_mend_kind (CreCheck *self, const char *id);

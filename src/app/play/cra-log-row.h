/* cra-log-row.h: an order in the log, as it is shown. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

#include <gtk/gtk.h>

/**
 * CraLogRow:
 *
 * What came of one order. Property: later, whether it was taken back and can be done again.
 */
#define CRA_TYPE_LOG_ROW (cra_log_row_get_type ())
G_DECLARE_FINAL_TYPE (CraLogRow, cra_log_row, CRA, LOG_ROW, GObject)

CraLogRow *cra_log_row_new (CrePlay *play, const CrPlayed *played);

/* Whether the row tells of that order. */
gboolean cra_log_row_is_of (CraLogRow *self, CrePlay *play, const CrPlayed *played);

gboolean cra_log_row_is_later (CraLogRow *self);
void cra_log_row_set_later (CraLogRow *self, gboolean later);

/* Whether a phase begins with the row. */
gboolean cra_log_row_is_heading (CraLogRow *self);

/* Whether nothing was done in that phase, nor came of its beginning: @passed says that the next
 * began at once. */
void cra_log_row_set_passed (CraLogRow *self, gboolean passed);
gboolean cra_log_row_is_passed (CraLogRow *self);

/* "4.2": turn and phase; sentences, one a line; the rules that they go by; both may be empty */
const char *cra_log_row_get_stamp (CraLogRow *self);
const char *cra_log_row_get_words (CraLogRow *self);
const char *cra_log_row_get_rules (CraLogRow *self);

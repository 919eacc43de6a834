/* cra-log-row.h: a row of the log: what came of one order.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-play.h"

#include <gtk/gtk.h>

/**
 * CraLogRow:
 *
 * What came of one order. Property: later, whether the order was taken back and can be done again.
 */
#define CRA_TYPE_LOG_ROW (cra_log_row_get_type ())
G_DECLARE_FINAL_TYPE (CraLogRow, cra_log_row, CRA, LOG_ROW, GObject)

CraLogRow *cra_log_row_new (CrePlay *play, const CrPlayed *played);

/* Whether the row tells of that order. */
gboolean cra_log_row_is_of (CraLogRow *self, CrePlay *play, const CrPlayed *played);

gboolean cra_log_row_is_later (CraLogRow *self);
void cra_log_row_set_later (CraLogRow *self, gboolean later);

/* Whether a phase begins with this row. */
gboolean cra_log_row_is_heading (CraLogRow *self);

/* Marks the beginning of a phase in which nothing was done and nothing happened. @passed: the next
 * phase began at once */
void cra_log_row_set_passed (CraLogRow *self, gboolean passed);
gboolean cra_log_row_is_passed (CraLogRow *self);

/* The stamp is the turn and the phase, "4.2"; the words are sentences, one a line; the rules are
 * their ids. Words and rules can be empty. */
const char *cra_log_row_get_stamp (CraLogRow *self);
const char *cra_log_row_get_words (CraLogRow *self);
const char *cra_log_row_get_rules (CraLogRow *self);

/* cr-aid.h: tables on paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-pages.h"
#include "cr-paper.h"
#include "cr-words-table.h"

/**
 * CrAid: a player aid: headings, paragraphs and tables, one below the other, on as many pages as
 * they take.
 */
typedef struct _CrAid CrAid;

/* FALSE with an error for paper that leaves too little room for a line of it. */
gboolean cr_aid_fits (const CrPaper *paper, double margin, GError **error);

/* @margin: in millimetres, all round; @title: (nullable): of the whole, which the file is called */
CrAid *cr_aid_new (const CrPaper *paper, double margin, const char *title);
void cr_aid_free (CrAid *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrAid, cr_aid_free)

/* What follows begins a page of its own, in two columns where all of it is narrow enough. */
void cr_aid_begin (CrAid *self, const char *title);

/* Stays on the page of what comes behind it. */
void cr_aid_add_heading (CrAid *self, const char *text);
void cr_aid_add_text (CrAid *self, const char *text);

/* A line of a list, @depth steps in; lines that go further in stay with it. */
void cr_aid_add_item (CrAid *self, int depth, const char *text);

/* @table: (transfer full): its heads come again on each page; letters get smaller until it is no
 * wider than the paper */
void cr_aid_add_table (CrAid *self, CrWordsTable *table);

/* @table: (transfer full): likewise, as wide as the paper and with room to write in its cells */
void cr_aid_add_form (CrAid *self, CrWordsTable *table);

/* (transfer full): all of it as lines of plain text, tables in columns. */
char *cr_aid_dup_text (const CrAid *self);

/* Borrows the aid, to which nothing is added any more. */
CrPages cr_aid_get_pages (CrAid *self);

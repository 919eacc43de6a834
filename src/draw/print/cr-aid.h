/* cr-aid.h: tables and texts on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-pages.h"
#include "cr-paper.h"
#include "cr-words-table.h"

/* CrAid: a player aid: headings, paragraphs, lists and tables below one another, on as many pages
 * as they need. */
typedef struct _CrAid CrAid;

/* Returns: FALSE with an error when the paper has too little room for a line */
gboolean cr_aid_fits (const CrPaper *paper, double margin, GError **error);

/* @margin: in millimetres, on all sides; @title: (nullable): of the whole, which also becomes the
 * title of the file */
CrAid *cr_aid_new (const CrPaper *paper, double margin, const char *title);
void cr_aid_free (CrAid *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrAid, cr_aid_free)

/* Begins a new page with that title. What follows is set in two columns if all of it is narrow
 * enough. */
void cr_aid_begin (CrAid *self, const char *title);

/* Adds a heading, which stays on the page of what follows it. */
void cr_aid_add_heading (CrAid *self, const char *text);
void cr_aid_add_text (CrAid *self, const char *text);

/* Adds an item of a list, indented by @depth steps; deeper items after it stay on its page. */
void cr_aid_add_item (CrAid *self, int depth, const char *text);

/* @png: it is as wide as the paper, or as its column, but no higher than half of the paper */
void cr_aid_add_picture (CrAid *self, GBytes *png);

/* @table: (transfer full): its headings are repeated on each page; its letters are made smaller
 * until it fits on the paper */
void cr_aid_add_table (CrAid *self, CrWordsTable *table);

/* @table: (transfer full): it is as wide as the paper and has room to write in its cells */
void cr_aid_add_form (CrAid *self, CrWordsTable *table);

/* Returns: (transfer full): everything as lines of plain text, with tables in columns */
char *cr_aid_dup_text (const CrAid *self);

/* Returns: the pages, which borrow the aid; nothing may be added to it afterwards */
CrPages cr_aid_get_pages (CrAid *self);

/* cr-words-section.h: what is read, part by part: the sheet of a scenario, the record of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-table.h"

/**
 * CrWordsSection: a part of what is read.
 * @depth: of its heading: 0 for the title of the whole, 1 for those below it
 * @text: lines; one that begins with blanks belongs to what is before it
 * @table: (nullable): what stands below
 */
typedef struct {
  int depth;
  char *heading, *text;
  CrWordsTable *table;
} CrWordsSection;

/* (transfer full) (element-type CrWordsSection): none yet */
GPtrArray *cr_words_sections_new (void);

/**
 * cr_words_sections_add:
 * @text: is emptied
 * @table: (transfer full) (nullable):
 *
 * What was written becomes a section; nothing written is none.
 */
void cr_words_sections_add (GPtrArray *sections,
                            int depth,
                            const char *heading,
                            GString *text,
                            CrWordsTable *table);

/* (transfer full): them as a page for a browser; @languages: which they are in, most wanted first
 */
char *cr_words_sections_html (const GPtrArray *sections, const char *const *languages);

/* (transfer full): them as plain text. */
char *cr_words_sections_join (const GPtrArray *sections);

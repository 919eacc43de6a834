/* cr-words-section.h: texts in sections: the sheet of a scenario, the record of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-table.h"

/**
 * CrWordsSection: a section of a text.
 * @depth: of its heading: 0 for the title of the whole, 1 for headings below it
 * @text: lines; a line that begins with spaces continues the one before it
 * @table: (nullable): a table below the text
 * @setup: it tells where the men of a scenario begin
 * @picture: (nullable) (owned): a PNG below all of it, which the heading describes; whoever draws
 *   gives it
 */
typedef struct {
  int depth;
  char *heading, *text;
  CrWordsTable *table;
  gboolean setup;
  GBytes *picture;
} CrWordsSection;

/* Returns: (transfer full) (element-type CrWordsSection): an empty list of sections */
GPtrArray *cr_words_sections_new (void);

/**
 * cr_words_sections_add:
 * @text: it is emptied
 * @table: (transfer full) (nullable):
 *
 * Adds a section with that text; adds nothing when there is neither text nor table.
 */
void cr_words_sections_add (GPtrArray *sections,
                            int depth,
                            const char *heading,
                            GString *text,
                            CrWordsTable *table);

/* Returns: (transfer full): the sections as a web page; @languages: the languages of the text, most
 * wanted first */
char *cr_words_sections_html (const GPtrArray *sections, const char *const *languages);

/* Returns: (transfer full): the sections as plain text */
char *cr_words_sections_join (const GPtrArray *sections);

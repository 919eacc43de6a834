/* cr-words-sheet.h: the sheet of a scenario as text. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-characters.h"
#include "cr-scenario.h"
#include "cr-words-table.h"

/**
 * CrWordsSection: a part of the sheet.
 * @text: lines; one that begins with blanks belongs to what is before it
 * @table: (nullable): what stands below
 */
typedef struct {
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
                            const char *heading,
                            GString *text,
                            CrWordsTable *table);

/* (transfer full) (element-type CrWordsSection): what players read before they begin, in their
 * order: background, map, set-up, sides and their men, terrain, rules, victory, credits. */
GPtrArray *cr_words_sheet_sections (const CrCastle *castle,
                                    const CrScenario *scenario,
                                    const CrCharacters *library,
                                    const char *const *languages);

/* (transfer full): them as a page for a browser; @languages: which they are in, most wanted first
 */
char *cr_words_sheet_html (const GPtrArray *sections, const char *const *languages);

/* (transfer full): them as plain text. */
char *cr_words_sheet_join (const GPtrArray *sections);

/* (transfer full): likewise, of the sections of that scenario */
char *cr_words_sheet (const CrCastle *castle,
                      const CrScenario *scenario,
                      const CrCharacters *library,
                      const char *const *languages);

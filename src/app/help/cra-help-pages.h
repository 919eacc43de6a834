/* cra-help-pages.h: the pages of the help. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/**
 * CraHelpPage: an entry of the list.
 * @address: "page:fire", "rule:LOF-09"
 * @text: (nullable): of a page; NULL for a rule
 */
typedef struct {
  char *address, *title;
  CrNode *text;
} CraHelpPage;

/**
 * cra_help_pages_new:
 * @languages: most wanted first, as g_get_language_names()
 *
 * Returns: (transfer container) (element-type CraHelpPage): the pages in their order, then the
 * rules
 */
GPtrArray *cra_help_pages_new (const char *const *languages);

/* Returns: (transfer none) (nullable) */
const CraHelpPage *cra_help_pages_find (const GPtrArray *pages, const char *address);

/* Returns: whether all words of @search are in the page's title or text. A rule is found by its id,
 * LOF-09, its title and its words. */
gboolean cra_help_page_matches (const CraHelpPage *page, const char *search);

/* Returns: (transfer full) (nullable): the path of a picture, in the build tree or where the
 * program is installed, in the first of the languages that has it */
char *cra_help_picture_path (const char *name, const char *const *languages);

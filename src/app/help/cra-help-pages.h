/* cra-help-pages.h: the pages of the help. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/**
 * CraHelpPage: an entry of the list.
 * @address: "page:fire", "rule:LOF-09"
 * @text: (nullable): of a page; NULL of a rule
 */
typedef struct {
  char *address, *title;
  CrNode *text;
} CraHelpPage;

GPtrArray *cra_help_pages_new (const char *const *languages);
const CraHelpPage *cra_help_pages_find (const GPtrArray *pages, const char *address);
gboolean cra_help_page_matches (const CraHelpPage *page, const char *search);
char *cra_help_picture_path (const char *name);

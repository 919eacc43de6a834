/* cra-facts.h: a hex in a few words, for the status line and for speech.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * cra_facts_long:
 *
 * Returns: (transfer full): "0708 · ground floor · wall-walk · rampart · +1 · 1 MP"
 */
char *cra_facts_long (CreMapDocument *document, CrPlace place);

/* Returns: (transfer full): "0612 · 0", for places with little room */
char *cra_facts_short (CreMapDocument *document, CrPlace place);

/* Returns: (transfer full): what the hex costs each mover: "on foot 2, mounted —" */
char *cra_facts_costs (CreMapDocument *document, CrPlace place);

/* Returns: (transfer full) (nullable): where costs that no book prints come from, one a line; NULL
 * when all are printed */
char *cra_facts_dup_sources (CreMapDocument *document, CrPlace place);

/**
 * cra_facts_dup_markup:
 * @tool: (nullable)
 * @dark: whether the theme is dark
 *
 * Returns: (transfer full) (nullable): the tool's sentence as markup, with its verdict in colour or
 *   the sources of its figures as links; NULL when it has neither
 */
char *cra_facts_dup_markup (CreTool *tool, gboolean dark);

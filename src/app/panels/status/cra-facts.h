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

/* "0612 · 0", where there is little room. */
char *cra_facts_short (CreMapDocument *document, CrPlace place);

/* What the hex costs each mover: "on foot 2, mounted —". */
char *cra_facts_costs (CreMapDocument *document, CrPlace place);

/* (transfer full) (nullable): where the costs that no book prints come from, one a line; NULL when
 * all are printed. */
char *cra_facts_dup_sources (CreMapDocument *document, CrPlace place);

/**
 * cra_facts_dup_markup:
 * @tool: (nullable)
 *
 * Returns: (transfer full) (nullable): what it says with its verdict set off, or with what stands
 * behind its figures; NULL where it has neither
 */
char *cra_facts_dup_markup (CreTool *tool, gboolean dark);

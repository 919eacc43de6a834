/* cra-facts.h: a hex in a few words, for the status line and for speech.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

char *cra_facts_long (CreMapDocument *document, CrPlace place);
char *cra_facts_short (CreMapDocument *document, CrPlace place);
char *cra_facts_costs (CreMapDocument *document, CrPlace place);
char *cra_facts_dup_sources (CreMapDocument *document, CrPlace place);
char *cra_facts_dup_markup (CreTool *tool, gboolean dark);

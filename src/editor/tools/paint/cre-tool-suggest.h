/* cre-tool-suggest.h: takes over what the picture suggests.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-suggest.h"
#include "cre-brush.h"

/**
 * CreToolSuggest:
 *
 * Holds proposals of terrain, which are no part of the map until the author takes them: with the
 * brush, or all at once. Ctrl with the brush turns them down. What is undone is proposed again.
 *
 * Properties: least (per cent, 50…100: what is less sure is not proposed); read only: n-proposals
 * (int), busy (a picture is being read), message (nullable: what came of it).
 */
#define CRE_TYPE_TOOL_SUGGEST (cre_tool_suggest_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSuggest, cre_tool_suggest, CRE, TOOL_SUGGEST, CreBrush)

/* Tells the tool that its picture begins to be read, or no longer is. */
void cre_tool_suggest_set_busy (CreToolSuggest *tool, gboolean busy);

/**
 * cre_tool_suggest_finish:
 * @suggestions: (nullable) (transfer full) (element-type CrSuggestion): see cr_suggest_terrain()
 * @message: (nullable): why there are none
 */
void cre_tool_suggest_finish (CreToolSuggest *tool, GArray *suggestions, const char *message);

/* All that is proposed, as one step that can be undone. */
void cre_tool_suggest_accept (CreToolSuggest *tool);

void cre_tool_suggest_reject (CreToolSuggest *tool);

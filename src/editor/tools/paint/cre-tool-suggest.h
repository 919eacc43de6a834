/* cre-tool-suggest.h: takes over what the picture suggests.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-suggest.h"
#include "cre-brush.h"

/**
 * CreToolSuggest:
 *
 * Holds proposals of terrain, which become part of the map only when the author accepts them: with
 * the brush, or all at once. The brush with Ctrl turns them down. What is undone is proposed
 * again.
 *
 * Properties: least (in per cent, 50…100: less sure proposals are not shown); read only:
 * n-proposals (int), busy (whether a picture is being read), message (nullable: the result of the
 * reading).
 */
#define CRE_TYPE_TOOL_SUGGEST (cre_tool_suggest_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSuggest, cre_tool_suggest, CRE, TOOL_SUGGEST, CreBrush)

/* Sets whether a picture is being read for the tool. */
void cre_tool_suggest_set_busy (CreToolSuggest *tool, gboolean busy);

/**
 * cre_tool_suggest_finish:
 * @suggestions: (nullable) (transfer full) (element-type CrSuggestion): see cr_suggest_terrain()
 * @message: (nullable): why there are none
 *
 * Called when the picture has been read.
 */
void cre_tool_suggest_finish (CreToolSuggest *tool, GArray *suggestions, const char *message);

/* Accepts all open proposals as one step of undo. */
void cre_tool_suggest_accept (CreToolSuggest *tool);

void cre_tool_suggest_reject (CreToolSuggest *tool);

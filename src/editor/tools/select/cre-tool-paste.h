/* cre-tool-paste.h: puts a piece of castle down. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-piece.h"
#include "cre-tool.h"

/**
 * CreToolPaste:
 *
 * Shows the outline of all hexes that the piece would change. Each click puts it down once more.
 * Esc leaves the tool.
 *
 * Properties: sixths (turns of 60 degrees clockwise, 0…5), mirror, only-empty, relative (whether
 * levels are counted from that of the hex under the pointer), and a flag for each layer: terrain,
 * level, structure, sides, links, mechanisms, names.
 */
#define CRE_TYPE_TOOL_PASTE (cre_tool_paste_get_type ())
G_DECLARE_FINAL_TYPE (CreToolPaste, cre_tool_paste, CRE, TOOL_PASTE, CreTool)

/**
 * cre_tool_paste_take_piece:
 * @piece: (transfer full) (nullable): the piece that is pasted from now on
 * @special: whether to paste only the layers that were chosen last, and not all
 *
 * A new piece is neither turned nor mirrored.
 */
void cre_tool_paste_take_piece (CreToolPaste *tool, CrMap *piece, gboolean special);

/**
 * cre_tool_paste_turn:
 * @sixths: turns of 60 degrees clockwise; any integer
 *
 * Turns the piece.
 */
void cre_tool_paste_turn (CreToolPaste *tool, int sixths);

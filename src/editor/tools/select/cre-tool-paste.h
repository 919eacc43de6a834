/* cre-tool-paste.h: puts a piece of castle down. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-piece.h"
#include "cre-tool.h"

/**
 * CreToolPaste:
 *
 * Shows the outline of all hexes the piece would touch; a click puts it down, as often as one
 * likes. Esc leaves.
 *
 * Properties: sixths (turns of 60 degrees clockwise, 0…5), mirror, only-empty, relative (levels are
 * counted from that of the hex pointed at), and a flag for each layer: terrain, level, structure,
 * sides, links, mechanisms, names; has-piece (read only).
 */
#define CRE_TYPE_TOOL_PASTE (cre_tool_paste_get_type ())
G_DECLARE_FINAL_TYPE (CreToolPaste, cre_tool_paste, CRE, TOOL_PASTE, CreTool)

/**
 * cre_tool_paste_take_piece:
 * @piece: (transfer full) (nullable):
 * @special: only the layers that were chosen the last time some were; else all
 *
 * Another piece comes as it was copied, neither turned nor mirrored.
 */
void cre_tool_paste_take_piece (CreToolPaste *tool, CrMap *piece, gboolean special);

/**
 * cre_tool_paste_turn:
 * @sixths: by 60 degrees each, clockwise; any integer
 */
void cre_tool_paste_turn (CreToolPaste *tool, int sixths);

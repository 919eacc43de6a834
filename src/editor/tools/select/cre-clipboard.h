/* cre-clipboard.h: pieces of castle as text. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-piece.h"
#include "cre-selection.h"

/* A longer text is not read as a piece of castle. */
#define CRE_CLIPBOARD_MOST (32u * 1024 * 1024)

/**
 * cre_clipboard_copy:
 * @n_hexes_out: (out): the number of hexes in the piece, on all floors
 *
 * Returns: (transfer full) (nullable): the selected piece of castle; NULL when no hexes are
 *   selected
 */
CrMap *cre_clipboard_copy (CreMapDocument *document, CreSelection *selection, guint *n_hexes_out);

/**
 * cre_clipboard_cut:
 *
 * Removes what cre_clipboard_copy() copies.
 *
 * Returns: whether anything was removed
 */
gboolean cre_clipboard_cut (CreMapDocument *document, CreSelection *selection);

/**
 * cre_clipboard_format:
 *
 * Returns: (transfer full): the piece as the text of a map file, for any program that takes text
 */
char *cre_clipboard_format (const CrMap *piece);

/**
 * cre_clipboard_parse:
 * @text: the text that was found on the clipboard
 *
 * Returns: (transfer full) (nullable): its map; NULL with an error of one sentence when it is none
 */
CrMap *cre_clipboard_parse (const char *text, GError **error);

/* cre-clipboard.h: pieces of castle as text. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-piece.h"
#include "cre-selection.h"

/* More text than that is no piece of castle. */
#define CRE_CLIPBOARD_MOST (32u * 1024 * 1024)

/**
 * cre_clipboard_copy:
 * @n_hexes_out: (out): how many hexes it has, on all floors
 *
 * Returns: (transfer full) (nullable): the piece of castle that is selected; NULL when no hexes are
 */
CrMap *cre_clipboard_copy (CreMapDocument *document, CreSelection *selection, guint *n_hexes_out);

/**
 * cre_clipboard_cut:
 *
 * Takes away what cre_clipboard_copy() copies.
 */
gboolean cre_clipboard_cut (CreMapDocument *document, CreSelection *selection);

/**
 * cre_clipboard_format:
 *
 * Returns: (transfer full): the piece as a map file, for any program that takes text
 */
char *cre_clipboard_format (const CrMap *piece);

/**
 * cre_clipboard_parse:
 * @text: whatever was found on the clipboard
 *
 * Returns: (transfer full) (nullable): the map it is; NULL with one sentence
 */
CrMap *cre_clipboard_parse (const char *text, GError **error);

/* cre-clipboard.h: pieces of castle as text. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-piece.h"
#include "cre-selection.h"

/* More text than that is no piece of castle. */
#define CRE_CLIPBOARD_MOST (32u * 1024 * 1024)

CrMap *cre_clipboard_copy (CreMapDocument *document, CreSelection *selection, guint *n_hexes_out);
gboolean cre_clipboard_cut (CreMapDocument *document, CreSelection *selection);

char *cre_clipboard_format (const CrMap *piece);
CrMap *cre_clipboard_parse (const char *text, GError **error);

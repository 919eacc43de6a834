/* paper.h: the border castle on paper, as other programs read it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "run.h"

#define PAPER_CASTLE "render $SRC/maps/border-castle.map.xml $TMP/castle.pdf"

/* Returns: (transfer full): what that program says, which has to end well */
char *paper_ask (const char *const *argv);

/* @program: "pdfinfo", "pdftotext" or "pdffonts", of the castle's PDF; (transfer full) */
char *paper_ask_pdf (const char *program);

/* @options: with a blank in front; nothing may be complained of. */
void paper_render (const char *options);

void paper_assert_has (const char *text, const char *expected);

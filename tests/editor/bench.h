/* bench.h: a document and a hand for the tests of tools. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-tool.h"

CreDocument *bench_new_document (void);
CreDocument *bench_new_document_of (CrOrientation orientation);
CrPlace bench_place (CreDocument *document, const char *text);
CreAim bench_aim (CreDocument *document, const char *text, CreModifiers modifiers);
void bench_click (CreTool *tool, const char *text, CreModifiers modifiers);
void bench_stroke (CreTool *tool, const char *hexes, CreModifiers modifiers);
void bench_put_away (CreTool *tool, CreDocument *document);
void bench_put_back (CreTool *tool, CreDocument *document, const char *before);
char *bench_digest (CreDocument *document);
guint bench_undo_all (CreDocument *document);
guint bench_redo_all (CreDocument *document);

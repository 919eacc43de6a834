/* bench.h: a document and a hand for the tests of tools. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-tool-fire.h"
#include "cre-tool.h"

CreMapDocument *bench_new_document (void);
CreMapDocument *bench_new_document_of (CrOrientation orientation);
CrPlace bench_place (CreMapDocument *document, const char *text);
CreAim bench_aim (CreMapDocument *document, const char *text, CreModifiers modifiers);
void bench_click (CreTool *tool, const char *text, CreModifiers modifiers);
void bench_stroke (CreTool *tool, const char *hexes, CreModifiers modifiers);
void bench_put_away (CreTool *tool, CreMapDocument *document);
void bench_put_back (CreTool *tool, CreMapDocument *document, const char *before);
char *bench_digest (CreMapDocument *document);

/* As the user undoes: men and map in one order. */
gboolean bench_undo (CreMapDocument *document);
gboolean bench_redo (CreMapDocument *document);
guint bench_undo_all (CreMapDocument *document);
guint bench_redo_all (CreMapDocument *document);

/**
 * BenchFire: the fire tool at work on a document of its own, for g_test_add().
 */
typedef struct {
  CreMapDocument *document;
  CreTool *tool;
  CreToolFire *fire;
} BenchFire;

void bench_set_up_fire (BenchFire *bench, gconstpointer data);
void bench_tear_down_fire (BenchFire *bench, gconstpointer data);

/* Lets what is worked out bit by bit come to its end. */
void bench_settle (void);

/* The field of the fire tool as the map is now, which may take longer than the tool gives itself at
 * once. */
const CrField *bench_get_field (CreToolFire *fire);

/* run.h: crenel-cli as a process, and its answers. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

/**
 * Run: one run of the program.
 * @out: (owned): what it said on standard output
 * @err: (owned): what it said on standard error
 */
typedef struct {
  int status;
  char *out, *err;
} Run;

/* @words: parted by spaces; "$MAP" is the test's castle, "$TMP" a scratch folder. */
Run run_cli (const char *words);
void run_clear (Run *run);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

char *run_path (const char *text);

/* Runs, expects @status, and that the answer begins with @start and has @also somewhere. */
void run_assert_says (const char *words, int status, const char *start, const char *also);

/* @names: parted by spaces; the object has a member of each name. */
void run_assert_members (JsonObject *object, const char *names);

/* Runs with --json, expects @status and returns the document. */
JsonNode *run_json (const char *words, int status);

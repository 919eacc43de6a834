/* proofs.h: files of orders as tests, and what their headings prove.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-xml-playlog.h"

/* Returns: (transfer full): all that a file says by that name, in lines "#: NAME VALUE" */
char **proofs_find (char **lines, const char *name);

/* Returns: the first of them as a number; @usual if there is none */
guint64 proofs_find_number (char **lines, const char *name, guint64 usual);

/* Returns: (transfer full): the path of a file that lies beside the orders of the family, else of a
 * shipped one */
char *proofs_find_file (const char *family, const char *name, const char *ending);

/* Returns: (transfer full): the castle of a map that is found like this */
CrCastle *proofs_load_castle (const char *family, const char *map);

/* Calls @each with each line but those that an earlier run has written below the orders. */
void proofs_foreach_line (char **lines,
                          void (*each) (gpointer data, const char *line),
                          gpointer data);

/* Writes the words below the order. @words: (array zero-terminated=1) */
void proofs_tell (GString *told, char **words);

/* Returns: (transfer full): the log as its file has it, which is the same when it is written once
 * more */
CrPlaylog *proofs_reload (const CrPlaylog *log);

/* Returns: (transfer full): the file with what its orders bring about now */
typedef char *(*ProofsPlay) (const char *text);

/**
 * proofs_add:
 * @family: the folder tests/data/FAMILY
 *
 * Adds a test /FAMILY/NAME of each file, which is to be as @play gives it, and one for the family:
 * each rule that a heading names was seen to act, in a remark "# Hit LAD-01: why", and not to act
 * where it only nearly does, "# Near miss LAD-01: why".
 */
void proofs_add (const char *family, ProofsPlay play);

/* Begins the tests. "--print FILE" prints what @play gives instead. Returns: whether it has */
gboolean proofs_init (int *argc, char ***argv, ProofsPlay play);

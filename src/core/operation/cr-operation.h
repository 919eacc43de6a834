/* cr-operation.h: changes of a map as text. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-ruleset.h"

/**
 * CrOperation:
 * @name: "terrain", as in `crenel-cli edit … --terrain`
 * @syntax: of its argument: "CODE@HEXES"
 * @about: what it does; English, translate it with cr_text()
 */
typedef struct {
  const char *name, *syntax, *about;
} CrOperation;

guint cr_operation_n (void);
CrOperation cr_operation_get (guint index);

/**
 * cr_operation_parse:
 * @map: not changed, but it learns codes that are new to it
 * @name: "terrain"
 * @argument: "scrub@3,4..3,9"
 *
 * What the tools of the window do, said in text. Swap the edit in before the next is parsed.
 *
 * Returns: (transfer full) (nullable): the change; NULL with what was found and what was expected
 */
CrEdit *cr_operation_parse (const CrMap *map,
                            const CrRuleset *ruleset,
                            const char *name,
                            const char *argument,
                            GError **error);

/**
 * CrOperationFiles: what operations with files go through.
 * @load: (transfer full): the map in a file
 * @save: writes a map to a file
 * @data: for both
 */
typedef struct {
  CrMap *(*load) (const char *path, gpointer data, GError **error);
  gboolean (*save) (const CrMap *map, const char *path, gpointer data, GError **error);
  gpointer data;
} CrOperationFiles;

/**
 * cr_operation_use_files:
 * @use: (nullable): how pieces are read and written; core itself knows no files
 */
void cr_operation_use_files (const CrOperationFiles *files);

/**
 * cr_operation_about_places:
 *
 * "3,4;5,6", "3,4..3,9", "1107", "cellar/7,6", "@keep" (an area), "line:3,4..9,9" and the like.
 *
 * Returns: (transfer none): how hexes and sides are written; English, translate it with cr_text()
 */
const char *cr_operation_about_places (void);

/**
 * cr_operation_parse_places:
 * @text: see cr_operation_about_places()
 * @places: (element-type CrPlace): appended to; on error left as it was
 */
gboolean cr_operation_parse_places (const CrMap *map,
                                    const char *text,
                                    GArray *places,
                                    GError **error);

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

void cr_operation_use_files (const CrOperationFiles *files);

/* "3,4;5,6", "3,4..3,9", "1107", "cellar/7,6", "@keep" (an area), "line:3,4..9,9" and the like. */
const char *cr_operation_about_places (void);
gboolean cr_operation_parse_places (const CrMap *map,
                                    const char *text,
                                    GArray *places,
                                    GError **error);

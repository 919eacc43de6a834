/* cr-change-private.h: a change while it is put together.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-change.h"

/**
 * CrChanging:
 * @map: (owned): a copy, with what was done so far done
 * @done: (nullable): that
 * @word: what stands before the first ":" or "@"
 * @options: (nullable): what stands between that ":" and the "@"
 * @where: (nullable): what stands behind the "@"
 * @rest: (nullable): all behind the word's ":" or "@"
 */
typedef struct {
  CrMap *map;
  const CrRuleset *ruleset;
  CrEdit *done;
  char *word, *options, *where, *rest;
} CrChanging;

gboolean cr_changing_refuse (GError **error, int code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/* @edit: (transfer full): swapped in, on top of those before */
void cr_changing_do (CrChanging *self, CrEdit *edit);

gboolean cr_changing_perform (CrChanging *self,
                              const char *name,
                              const char *argument,
                              GError **error);

/* Changes of what stands on sides, and how these are called. */
char *cr_changing_name_where (const CrChanging *self);
gboolean cr_change_put_side (CrChanging *self, GError **error);
gboolean cr_change_take_side (CrChanging *self, GError **error);
gboolean cr_change_open (CrChanging *self, GError **error);
gboolean cr_change_shut (CrChanging *self, GError **error);

/**
 * cr_change_find_tree:
 *
 * Returns: whether the place belongs to a large tree, trunk or crown, and which link that is
 */
gboolean cr_change_find_tree (const CrMap *map, CrPlace place, guint *index_out);

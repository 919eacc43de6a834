/* cr-module.h: chapters of the rules that are played with or without, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-figure.h"

/**
 * CrModule: a chapter of the rules.
 * @id: "kneeling"
 * @on: it is played with unless a game says otherwise
 * @rules: (array zero-terminated=1) (owned): rules and families of rules: "CBT-15", "KNE"
 * @provenance: where that default comes from
 * @source: (nullable): the chapter
 * @node: the whole row, with its names; borrowed
 */
typedef struct {
  const char *id;
  gboolean on;
  char **rules;
  CrProvenance provenance;
  const char *source;
  const CrNode *node;
} CrModule;

/**
 * cr_module_read:
 *
 * Returns: FALSE with an error that says where and what was expected; to be cleared all the same
 */
gboolean cr_module_read (const CrNode *row, CrModule *module, GError **error);
void cr_module_clear (CrModule *module);

/**
 * cr_module_has:
 * @rule: "KNE-01"
 *
 * Returns: whether the rule is of this chapter
 */
gboolean cr_module_has (const CrModule *module, const char *rule);

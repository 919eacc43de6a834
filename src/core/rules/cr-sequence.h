/* cr-sequence.h: phases of a player turn. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/**
 * CrPhase: SEQ-02, SEQ-05.
 * @id: "movement"
 * @of_other: the other side acts (defensive fire)
 * @verbs: (array zero-terminated=1) (owned): interned first words of the orders that it takes
 * @node: the whole row, with names; borrowed
 */
typedef struct {
  const char *id;
  gboolean of_other;
  const char **verbs;
  const CrNode *node;
} CrPhase;

gboolean cr_phase_read (const CrNode *row, CrPhase *phase, GError **error);
void cr_phase_clear (gpointer phase);
gboolean cr_phase_allows (const CrPhase *phase, const char *verb);

/* cr-sequence.h: the phases of a player turn, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-figure.h"

/* Whether a phase is for all, or only for those on foot, or for the others. */
typedef enum { CR_RIDERS_TOO, CR_RIDERS_NOT, CR_RIDERS_ALONE } CrRiders;

/**
 * CrPhase: SEQ-02, SEQ-05.
 * @id: "movement"
 * @of_other: the other side acts (defensive fire)
 * @riders: who of them: a #CrRiders (SEQ-04)
 * @verbs: (array zero-terminated=1) (owned): interned first words of the orders that it takes
 * @interrupts: (array zero-terminated=1) (owned): likewise of the orders by which the other side
 *   may break in
 * @node: the whole row, with names; borrowed
 */
typedef struct {
  const char *id;
  gboolean of_other;
  int riders;
  const char **verbs, **interrupts;
  const CrNode *node;
} CrPhase;

gboolean cr_phase_allows (const CrPhase *phase, const char *verb);

/* Whether the side that does not act may break in with it. */
gboolean cr_phase_is_interrupted (const CrPhase *phase, const char *verb);

/**
 * CrSequence: the phases of a player turn, in their order; both players have the same (SEQ-01).
 * @id: "siege"
 * @phases: (element-type CrPhase) (owned): one at least
 */
typedef struct {
  const char *id;
  GArray *phases;
} CrSequence;

/**
 * cr_sequence_read:
 *
 * Returns: FALSE with an error that says where and what was expected; to be cleared all the same
 */
gboolean cr_sequence_read (const CrNode *row, CrSequence *sequence, GError **error);
void cr_sequence_clear (CrSequence *sequence);

guint cr_sequence_n_phases (const CrSequence *sequence);
const CrPhase *cr_sequence_get_phase (const CrSequence *sequence, guint index);

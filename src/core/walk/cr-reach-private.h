/* cr-reach-private.h: costs of all steps of one mover. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ways-private.h"

/* 8 bytes for each place, six of them the price of a step over that side (0: refused), so that a
 * search reads one word a hex. Built from cr_ways_walk() alone. */
enum { CR_RECORD_PARITY = 6, CR_RECORD_EDGES = 7, CR_RECORD_SIZE = 8 };

/* A step that the six bytes cannot hold: dearer than a byte, or by a join. */
typedef struct {
  int from, to, cost;
} CrReachEdge;

/* @dear: (element-type CrReachEdge): steps to a neighbour
 * @edges: (element-type CrReachEdge): these and the joins, sorted by from
 * @dearest: no step costs more; some may once have */
struct _CrReachTable {
  guint8 *records;
  GArray *dear, *edges;
  int offsets[2][CR_N_DIRECTIONS];
  int dearest;
};

/* Made once for each mover, whoever asks first; the lock lets several threads ask. */
CrReachTable *cr_reach_table_get (const CrWays *ways, int mover);

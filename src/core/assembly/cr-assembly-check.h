/* cr-assembly-check.h: what is wrong with an assembly. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-assembly-plane.h"

typedef enum {
  CR_ASSEMBLY_COVERS,  /* it lies on another, and is no overlay */
  CR_ASSEMBLY_APART,   /* none of its edges lies on an edge of another */
  CR_ASSEMBLY_HALVES,  /* one has half hexes at its edges, the other whole ones */
  CR_ASSEMBLY_DIFFERS, /* hexes that both have are not the same (U-35) */
  CR_ASSEMBLY_CHANGED, /* the map is not as it was when it was joined */
  CR_ASSEMBLY_EDGES,   /* two edges have one name (MAP-06) */
  CR_N_ASSEMBLY_FINDINGS,
} CrAssemblyFindingKind;

/**
 * CrAssemblyFinding:
 * @other: the part that it is about as well, -1 for none
 * @n: how many hexes
 * @hex: the first of them, on the grid of the first part
 * @name: (nullable): of the edges
 */
typedef struct {
  CrAssemblyFindingKind kind;
  guint part;
  int other;
  guint n;
  CrHex hex;
  const char *name;
} CrAssemblyFinding;

/**
 * cr_assembly_check:
 *
 * Hexes that differ and for which the file says whose they are to be, by choice or shared, are no
 * finding.
 *
 * Returns: (transfer full) (element-type CrAssemblyFinding): in the order of the parts
 */
GArray *cr_assembly_check (const CrGround *ground);

/* cr-words-assembly.h: maps put together, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-assembly-check.h"
#include "cr-assembly-join.h"

/* Returns: (transfer full): "Side 3 of Forest to side 2 of Border Castle, turned by 180°: 16 half
 * hexes shared, 7 differ" */
char *cr_words_join (const CrGround *ground,
                     guint part,
                     const CrJoin *join,
                     const char *const *languages);

/* Returns: (transfer full): what is wrong with the assembly, and what to do */
char *cr_words_assembly_finding (const CrGround *ground,
                                 const CrAssemblyFinding *finding,
                                 const char *const *languages);

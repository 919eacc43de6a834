/* cr-lof-sectors.h: what part of all round is behind something.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/**
 * CrLofSectors: parts of a full turn that do not touch each other, including their edges.
 */
typedef struct _CrLofSectors CrLofSectors;

CrLofSectors *cr_lof_sectors_new (void);
void cr_lof_sectors_free (CrLofSectors *sectors);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofSectors, cr_lof_sectors_free)

void cr_lof_sectors_clear (CrLofSectors *sectors);

/**
 * cr_lof_sectors_add:
 * @rays: the edges; the second is clockwise of the first by less than half a turn
 */
void cr_lof_sectors_add (CrLofSectors *sectors, const CrHex rays[2]);

/**
 * cr_lof_sectors_cover:
 * @rays: as above
 *
 * Returns: whether both rays and all between them lie in one of the sectors
 */
gboolean cr_lof_sectors_cover (const CrLofSectors *sectors, const CrHex rays[2]);

gboolean cr_lof_sectors_are_full (const CrLofSectors *sectors);

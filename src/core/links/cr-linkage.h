/* cr-linkage.h: what the links of a map have to do with one another.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-passage.h"
#include "cr-stairway.h"

/**
 * CrLinkage:
 *
 * What takes more than a link's own node to tell: which mechanism holds it, and what hexes a
 * passage runs through. Each mechanism is read once and each hex walked once, however many links
 * ask.
 */
typedef struct _CrLinkage CrLinkage;

/* @map: borrowed; must outlive it, unchanged */
CrLinkage *cr_linkage_new (const CrMap *map);
void cr_linkage_free (CrLinkage *linkage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLinkage, cr_linkage_free)

/* Whether a sluice has let the water in (TMP-08). */
gboolean cr_linkage_is_flooded (const CrLinkage *linkage, const CrPassage *passage);

/* @places: (element-type CrPlace): gets the hexes under water, each once: those that open sluices
 * name, and of the passages that these flood all but the staircase hexes (TMP-08) */
void cr_linkage_get_flooded (CrLinkage *linkage, GArray *places);

/* Whether a mechanism holds it up, so that nobody enters its upper hex (TMP-05). */
gboolean cr_linkage_is_raised (const CrLinkage *linkage, const CrStairway *stairway);

/* Which of the regions a passage begins in, counted as they are found; -1: it has no hex there. */
int cr_linkage_find_region (CrLinkage *linkage, const CrPassage *passage);
/* (element-type CrPlace): hexes that hang together */
const GArray *cr_linkage_get_region (const CrLinkage *linkage, int region);
/* Whether the passage leads from end to end. */
gboolean cr_linkage_is_whole (CrLinkage *linkage, const CrPassage *passage);

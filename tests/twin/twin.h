/* twin.h: the line of fire a second time, simple and slow.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"
#include "twin-plan.h"

/* Written from the contract alone; of the core it uses hexes, map, scene and ruleset, and nothing
 * of the line of fire. @reason is that of the pair of ends reported, @knelt whether the target's
 * knees made his cover infinite. */
typedef struct {
  CrVerdict verdict;
  CrCover cover;
  CrLofReason reason;
  CrDirection from_side, to_side;
  gboolean knelt;
} Twin;

/**
 * TwinCastle: a castle to be judged, with what of it no single line changes.
 *
 * Borrows plan and scene; the map must stay as it is.
 */
typedef struct _TwinCastle TwinCastle;

TwinCastle *twin_castle_new (TwinPlan *plan, const CrScene *scene);
void twin_castle_free (TwinCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwinCastle, twin_castle_free)

const CrScene *twin_castle_get_scene (const TwinCastle *castle);

Twin twin_judge (const TwinCastle *castle, CrPlace from, CrPlace to, const CrLofOptions *options);
Twin twin_judge_back (const TwinCastle *castle,
                      CrPlace from,
                      CrPlace to,
                      const CrLofOptions *options);

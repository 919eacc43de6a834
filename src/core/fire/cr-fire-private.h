/* cr-fire-private.h: what many lines over one map share. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-fire.h"
#include "cr-lof-view.h"

/**
 * CrFire:
 * @grid: that the ways are for
 * @tracks: (nullable): for lines that are followed touch by touch
 * @paths: (nullable): for men in the open
 * @table: (nullable): of the scene, until it changes
 */
struct _CrFire {
  const CrScene *scene;
  CrGrid grid;
  CrLofTracks *tracks;
  CrLofPaths *paths;
  CrLofTable *table;
};

void cr_fire_prepare (CrFire *fire);
CrLofShot cr_fire_shoot (CrFire *fire, CrLofCase *line, CrPlace from, CrPlace to);

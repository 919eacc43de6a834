/* cr-fire-lines.h: what many lines over one map share. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-fire.h"
#include "cr-lof-quick.h"
#include "cr-lof-shadow.h"

/**
 * CrFireVersion: up to which change somebody has seen the map.
 * @epoch: a new one begins when changes cannot be told apart any more
 * @n_changes: how many changes of that epoch
 */
typedef struct {
  guint epoch, n_changes;
} CrFireVersion;

/**
 * CrFire:
 * @changes: (element-type CrHex): the hexes whose sites or sides have changed in this epoch, on
 *   any floor
 * @grid: the grid for which tracks, paths and shadows were made
 * @tracks: (nullable): for lines that are followed touch by touch
 * @paths: (nullable): for lines that height decides
 * @shadows: (nullable): those of the man who was asked about last
 * @quicks: (element-type CrLofQuick): one for each floor
 * @table: (nullable): the scene as it was read; dropped when the whole map changes
 */
struct _CrFire {
  const CrScene *scene;
  guint epoch;
  GArray *changes;
  CrGrid grid;
  CrLofTracks *tracks;
  CrLofPaths *paths;
  CrLofShadows *shadows;
  CrLofTable *table;
  GArray *quicks;
};

CrFireVersion cr_fire_get_version (const CrFire *fire);

/**
 * cr_fire_prepare:
 *
 * Makes all that lines need and that is not there yet.
 */
void cr_fire_prepare (CrFire *fire);

/**
 * CrFireLine: judges one line after another.
 * @slow: for lines that need the rules
 * @quick: the options are such that height alone can judge
 * @alone: there are no other men and no weapon
 * @unmanned: there are no other men, and a weapon has nothing but its reach
 */
typedef struct {
  CrLofCase slow;
  gboolean quick, alone, unmanned;
} CrFireLine;

/**
 * cr_fire_begin:
 * @line: (out caller-allocates): for cr_fire_shoot(), valid until the map or the options change
 */
void cr_fire_begin (CrFire *fire, const CrLofOptions *options, CrFireLine *line);

/**
 * cr_fire_shoot:
 * @line: begun with cr_fire_begin()
 * @cover_out: (out): the cover of the target, when the line is clear
 *
 * Height alone judges the line; when that leaves a doubt, the rules do.
 *
 * Returns: what cr_lof_judge() returns
 */
CrVerdict cr_fire_shoot (CrFire *fire,
                         CrFireLine *line,
                         CrPlace from,
                         CrPlace to,
                         CrCover *cover_out);

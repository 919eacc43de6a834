/* cr-fire-lines.h: what many lines over one map share. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-fire.h"
#include "cr-lof-quick.h"
#include "cr-lof-shadow.h"

/**
 * CrFireVersion: what of the map's past somebody has seen.
 * @epoch: a new one begins where changes are not told apart
 * @n_changes: since then
 */
typedef struct {
  guint epoch, n_changes;
} CrFireVersion;

/**
 * CrFire:
 * @changes: (element-type CrHex): whose sites or sides changed in this epoch, on whatever floor
 * @grid: that the ways are for
 * @tracks: (nullable): for lines that are followed touch by touch
 * @paths: (nullable): for lines that height decides
 * @shadows: (nullable): of one man after the other
 * @quicks: (element-type CrLofQuick): by floor
 * @table: (nullable): of the scene, until it changes
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
 * Works out what is wanting.
 */
void cr_fire_prepare (CrFire *fire);

/**
 * CrFireLine: one line after another.
 * @slow: for lines that take the rules
 * @quick: the switches are those that height alone can judge
 * @alone: nobody else is asked about, and no weapon
 * @unmanned: nobody else is asked about, and the weapon, if any, has only its reach
 */
typedef struct {
  CrLofCase slow;
  gboolean quick, alone, unmanned;
} CrFireLine;

/**
 * cr_fire_begin:
 * @line: (out caller-allocates): for cr_fire_shoot(), until the map or the options change
 */
void cr_fire_begin (CrFire *fire, const CrLofOptions *options, CrFireLine *line);

/**
 * cr_fire_shoot:
 * @line: begun
 * @cover_out: (out): of the target, when the line is clear
 *
 * Lines are judged by height alone, and only where that leaves a doubt like the rest.
 *
 * Returns: what cr_lof_judge() says
 */
CrVerdict cr_fire_shoot (CrFire *fire,
                         CrFireLine *line,
                         CrPlace from,
                         CrPlace to,
                         CrCover *cover_out);

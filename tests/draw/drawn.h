/* drawn.h: our own drawings as somebody's pictures. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-patches.h"
#include "cr-scene.h"

/* As drawn; copied by brush on rough paper; such a board seen by a camera. */
typedef enum { DRAWN_CLEAN, DRAWN_PAINTED, DRAWN_PHOTOGRAPHED, DRAWN_N_STYLES } DrawnStyle;

/* The ground floor, with lines, numbers and all castle work as they are printed. */
CrPatches *drawn_sample (const CrScene *scene, DrawnStyle style, guint32 seed);

/* How many proposals for hexes nobody taught are right or wrong; all others are unsure. Once of all
 * hexes, once of those that are clear, see plain-sight.h. */
typedef struct {
  int n, n_right, n_wrong;
  int n_clear, n_clear_right, n_clear_wrong;
} DrawnScore;

/* Teaches so many per cent of the hexes of each terrain, one at least. @clear: by cell; @confused:
 * (nullable): asked of the clear ones with the true and the proposed terrain, NULL where that is
 * unsure. */
typedef void (*DrawnConfused) (const char *is, const char *proposed, gpointer data);
void drawn_try (const CrScene *scene,
                DrawnStyle style,
                guint32 seed,
                int taught,
                const gboolean *clear,
                DrawnScore *score,
                DrawnConfused confused,
                gpointer data);

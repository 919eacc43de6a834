/* cr-lof-shadow.h: whom all that stands about hides from one man.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-view.h"

/**
 * CrLofLight: what is known about a man in the open.
 * @CR_LOF_LIGHT: he is seen, unless he is lower than both @base and the man who looks, or higher
 *   than the ceiling of the lights
 * @CR_LOF_HALF_LIGHT: the line only just touches something, or meets something that needs the
 *   rules
 * @CR_LOF_SHADOW: he is hidden
 * @CR_LOF_TWILIGHT: hidden or not, the line meets the doorway of a keep, which may forbid it
 *   (LOF-08)
 */
typedef enum { CR_LOF_LIGHT, CR_LOF_HALF_LIGHT, CR_LOF_SHADOW, CR_LOF_TWILIGHT } CrLofLight;

/**
 * CrLofGaze: what is asked about one man who looks.
 * @reach: up to how many hexes away, −1 for any distance
 * @base: the men to see stand at this level or above, or at his level if that is lower
 * @doors: whether the floor has doorways of keeps
 */
typedef struct {
  CrHex hex;
  int reach, base;
  gboolean doors;
} CrLofGaze;

/* The shadows that the things on one floor cast. */
typedef struct _CrLofShadows CrLofShadows;

CrLofShadows *cr_lof_shadows_new (const CrGrid *grid);
void cr_lof_shadows_free (CrLofShadows *shadows);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofShadows, cr_lof_shadows_free)

/**
 * cr_lof_shadows_begin:
 * @view: that of a floor of the grid
 * @gaze: that of a man on the floor
 *
 * If the shadows are already those of this man, nothing is begun anew.
 */
void cr_lof_shadows_begin (CrLofShadows *shadows, const CrLofView *view, const CrLofGaze *gaze);

/**
 * cr_lof_shadows_go_on:
 * @n_shots: (inout): how much to work at most, counted in lines
 *
 * Returns: TRUE when no more can be found
 */
gboolean cr_lof_shadows_go_on (CrLofShadows *shadows, int *n_shots);

/**
 * cr_lof_shadows_drop:
 *
 * Called when the map has changed or the shadows are not needed any more.
 */
void cr_lof_shadows_drop (CrLofShadows *shadows);

/**
 * cr_lof_shadows_get_lights:
 * @ceiling_out: (out): for a man who is higher, being in the light tells nothing
 *
 * Returns: (transfer none) (nullable) (element-type CrLofLight): one for each cell of the square,
 *   valid for men in the open; NULL when nothing is known
 */
const guint8 *cr_lof_shadows_get_lights (const CrLofShadows *shadows, int *ceiling_out);

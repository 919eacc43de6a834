/* cr-lof-shadow.h: whom all that stands about hides from one man.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-view.h"

/**
 * CrLofLight: what is known of a man in the open.
 * @CR_LOF_LIGHT: he is seen, unless he is lower than @base and than the one who looks, or higher
 *   than the lights' ceiling
 * @CR_LOF_HALF_LIGHT: the line just touches something, or something that takes a rule
 * @CR_LOF_SHADOW: he is hidden
 * @CR_LOF_TWILIGHT: hidden or not, the line meets a keep's doorway, which may forbid it (LOF-08)
 */
typedef enum { CR_LOF_LIGHT, CR_LOF_HALF_LIGHT, CR_LOF_SHADOW, CR_LOF_TWILIGHT } CrLofLight;

/**
 * CrLofGaze: of one man.
 * @reach: to be told up to so many hexes away, −1 for any
 * @base: to be told for men of that level, or his if that is lower
 * @doors: the floor has keep's doorways
 */
typedef struct {
  CrHex hex;
  int reach, base;
  gboolean doors;
} CrLofGaze;

/* Cast by what is on one floor. */
typedef struct _CrLofShadows CrLofShadows;

CrLofShadows *cr_lof_shadows_new (const CrGrid *grid);
void cr_lof_shadows_free (CrLofShadows *shadows);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofShadows, cr_lof_shadows_free)

/**
 * cr_lof_shadows_begin:
 * @view: of that grid
 * @gaze: of a man of the floor
 *
 * Nothing is begun anew when they are that man's already.
 */
void cr_lof_shadows_begin (CrLofShadows *shadows, const CrLofView *view, const CrLofGaze *gaze);

/**
 * cr_lof_shadows_go_on:
 * @n_shots: (inout): not much more work than so many lines would be
 *
 * Returns: TRUE when all is known that will be
 */
gboolean cr_lof_shadows_go_on (CrLofShadows *shadows, int *n_shots);

/**
 * cr_lof_shadows_drop:
 *
 * The map has changed, or nobody wants them any more.
 */
void cr_lof_shadows_drop (CrLofShadows *shadows);

/**
 * cr_lof_shadows_get_lights:
 * @ceiling_out: (out): whoever is higher is not told by being in the light
 *
 * Returns: (transfer none) (nullable) (element-type CrLofLight): by cell of the square, of men in
 * the open; NULL when nothing is told
 */
const guint8 *cr_lof_shadows_get_lights (const CrLofShadows *shadows, int *ceiling_out);

/* cr-fire.h: what many lines over one map share. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of the rooms line, fire, index and field, from what a line is to what a field is:
 *
 * - A line joins two ends; a touch is a hex, side or corner that the line meets on its way.
 * - A track lists all touches of the lines of one displacement and pair of ends (CrLofTrack).
 * - A path lists the steps at which height can stop those lines (CrLofPath).
 * - The square stores the hexes of a grid in axial rows with a margin, so that a displacement is
 *   one fixed number of cells and no line has to ask for the edge of the map (CrLofSquare).
 * - The table holds the sites and sides of the whole map, looked up once (CrLofTable).
 * - A view holds what of one floor, by cell, height alone needs: tops, levels, marks (CrLofView).
 * - A stance holds what the rules ask of a man's own hex and its sides (CrLofStance).
 * - A kind is one stance or site that many hexes share and refer to by number (CrLofKinds).
 * - The ward holds what the castle as a whole gives the men inside it: which hexes lie outside, and
 *   whether its drawbridges are raised (CrLofWard).
 * - The sight of a touch is what that touch does to the line: nothing, it stops it, or the rules
 *   must be asked (CrLofSight).
 * - A glance finds the sight of a touch from the view alone (cr_lof_glance_at()).
 * - The quick judge decides a line by its path and both stances, or says that it is in doubt
 *   (CrLofQuick); a duel is the pair of men that it has at hand, and a run the part of a line that
 *   goes over a man's own rampart.
 * - A man in the open has nothing on the sides of his hex that concerns a line; all others are odd.
 * - A lane is one of the lines of the same displacement that a vector instruction judges side by
 *   side (CrLofLanes); a ray is what such lines have in common (CrLofRay).
 * - A shadow is where something that rises hides all men in the open from one shooter; a cone holds
 *   the hexes of one shadow, column by column (CrLofShadows, CrLofCone).
 * - A sector is a part of all round, seen from the shooter, that is wholly in the shadow
 *   (CrLofSectors).
 * - A wedge holds the targets whose lines from one shooter may touch a hex that has been edited
 *   (CrLofWedge).
 * - A row holds the shots of one shooter at all places (CrField).
 * - A sweep judges the rows of very many shooters together, displacement by displacement
 *   (CrFieldSweep); a tally counts what they come to (CrFieldTally).
 */
#pragma once

#include "cr-lof.h"

/**
 * CrFire:
 *
 * The hexes and sides of a scene as lines of fire see them, and the ways of lines over its grid,
 * each worked out once. It holds no rule and changes no answer. It borrows the scene. After each
 * change of the map call cr_fire_touch_place() for the places of the edit, or cr_fire_touch()
 * after changes of floors. The ways stay as long as the grid does. The first question reads the
 * whole map; a caller who cannot wait for that calls cr_fire_grow() before, bit by bit.
 */
typedef struct _CrFire CrFire;

CrFire *cr_fire_new (const CrScene *scene);
void cr_fire_free (CrFire *fire);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrFire, cr_fire_free)

/**
 * cr_fire_touch_place:
 * @place: a place whose values or sides have changed; for a side call it for both of its hexes
 *
 * The scene must already be up to date, with the same floors and grid.
 */
void cr_fire_touch_place (CrFire *fire, CrPlace place);

/**
 * cr_fire_touch:
 *
 * Anything on the map may have changed. The scene must already be up to date.
 */
void cr_fire_touch (CrFire *fire);

/**
 * cr_fire_touch_nodes:
 *
 * A mechanism or an area has changed, and with it perhaps a drawbridge or what lies outside
 * (COV-02).
 */
void cr_fire_touch_nodes (CrFire *fire);

/**
 * cr_fire_is_ready:
 *
 * Returns: whether the next question can be answered without reading the whole map first
 */
gboolean cr_fire_is_ready (const CrFire *fire);

/**
 * cr_fire_grow:
 * @n_hexes: how many hexes to read at most; some hundred take a ten thousandth of a second
 *
 * Does a part of what the first question needs, which otherwise does all of it at once. The map
 * may change between two calls.
 *
 * Returns: cr_fire_is_ready()
 */
gboolean cr_fire_grow (CrFire *fire, int n_hexes);

/* cre-tower-placer.h: puts siege towers on the map for a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreTowerPlacer:
 *
 * Places siege towers of #CreMen and turns, moves and changes the one that is chosen, for whatever
 * tool is in hand.
 *
 * Properties: type, facing, wall, bridge, moving (of the tower that is chosen, else of the next
 * one), has-tower (one is chosen; read only). Signal: said (sentence), when something came of it or
 * it could not be done.
 */
#define CRE_TYPE_TOWER_PLACER (cre_tower_placer_get_type ())
G_DECLARE_FINAL_TYPE (CreTowerPlacer, cre_tower_placer, CRE, TOWER_PLACER, GObject)

/* Returns: (transfer none): of that document, as long as it is there */
CreTowerPlacer *cre_tower_placer_get (CreMapDocument *document);

/* Which of the muster's towers options and keys are about, -1 for none. */
int cre_tower_placer_get_chosen (CreTowerPlacer *placer);
void cre_tower_placer_choose (CreTowerPlacer *placer, guint index);

/* Adds a tower as the options have it, its front there, against the wall before it, which is then
 * chosen. FALSE when none can stand there. */
gboolean cre_tower_placer_put (CreTowerPlacer *placer, CrPlace front);

/* FALSE when no tower has a part there; when none is chosen.
 * @by: to the next side clockwise (+1) or back (-1) where it can stand; hexes ahead (TWR-07) */
gboolean cre_tower_placer_remove (CreTowerPlacer *placer, CrPlace place);
gboolean cre_tower_placer_turn (CreTowerPlacer *placer, int by);
gboolean cre_tower_placer_push (CreTowerPlacer *placer, int by);

/* A press takes hold of a tower or puts one there; a drag turns it by its front, and moves it by
 * any other hex; who lets go of one that was only clicked lets its bridge down, or draws it up. */
void cre_tower_placer_press (CreTowerPlacer *placer, CrPlace place);
void cre_tower_placer_drag (CreTowerPlacer *placer, CrPlace place);
void cre_tower_placer_release (CreTowerPlacer *placer);

/* (transfer full) (element-type CreMark): says what a click would do, and the outline of the tower
 * it is about; none of what cannot stand there. */
GArray *cre_tower_placer_point (CreTowerPlacer *placer, CrPlace place);

/* The sentence of the status line that says what a click does. */
const char *cre_tower_placer_get_hint (void);

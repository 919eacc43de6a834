/* cre-tower-placer.h: puts siege towers on the map for a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreTowerPlacer:
 *
 * Places siege towers of #CreMen, and turns, moves and changes the chosen one, for whichever tool
 * is in hand.
 *
 * Properties: type, facing, wall, bridge, moving (of the chosen tower; when none is chosen, of the
 * next one), has-tower (whether one is chosen; read only). Signal: said (sentence), after an act
 * or a refusal.
 */
#define CRE_TYPE_TOWER_PLACER (cre_tower_placer_get_type ())
G_DECLARE_FINAL_TYPE (CreTowerPlacer, cre_tower_placer, CRE, TOWER_PLACER, GObject)

/* Returns: (transfer none): the placer of that document, which lives as long as the document */
CreTowerPlacer *cre_tower_placer_get (CreMapDocument *document);

/* The index in the muster of the tower that options and keys change, -1 for none. */
int cre_tower_placer_get_chosen (CreTowerPlacer *placer);
void cre_tower_placer_choose (CreTowerPlacer *placer, guint index);

/* Adds a tower with its front there, as the options say, and chooses it; it faces a wall ahead of
 * it. Returns: FALSE when none can stand there */
gboolean cre_tower_placer_put (CreTowerPlacer *placer, CrPlace front);

/* The first returns FALSE when no part of a tower is there, the others when none is chosen. One
 * turns the tower to the next side on which it can stand, clockwise (+1) or back (-1); the last
 * moves it by @by hexes ahead (TWR-07). */
gboolean cre_tower_placer_remove (CreTowerPlacer *placer, CrPlace place);
gboolean cre_tower_placer_turn (CreTowerPlacer *placer, int by);
gboolean cre_tower_placer_push (CreTowerPlacer *placer, int by);

/* A press takes hold of a tower, or puts one there. A drag by its front turns it, a drag by any
 * other hex moves it. A release without a drag lowers its bridge or raises it. */
void cre_tower_placer_press (CreTowerPlacer *placer, CrPlace place);
void cre_tower_placer_drag (CreTowerPlacer *placer, CrPlace place);
void cre_tower_placer_release (CreTowerPlacer *placer);

/* Tells what a click there would do. Returns: (transfer full) (element-type CreMark): the outline
 * of the tower; nothing when none can stand there */
GArray *cre_tower_placer_point (CreTowerPlacer *placer, CrPlace place);

/* Returns: the sentence of the status line that tells what a click does */
const char *cre_tower_placer_get_hint (void);

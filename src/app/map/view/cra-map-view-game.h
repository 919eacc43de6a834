/* cra-map-view-game.h: what a game adds to the hexes that a man can reach.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-legend.h"
#include "cr-sheet.h"
#include "cra-map-view.h"

/**
 * CraMapGame: functions that are called while the tool has a reach, @add_sky always.
 * @get_threats: (element-type CrPlace): the reachable places that are under fire
 * @get_concerned: (element-type CrPlace): the places that the legend should not hide
 * @tell: adds its explanation to the legend
 * @add_sky: adds what lies beneath all answers, the dark of the night; @sheet (nullable): NULL to
 *   ask only. Returns: whether there is anything
 */
typedef struct {
  const GArray *(*get_threats) (gpointer data);
  const GArray *(*get_concerned) (gpointer data);
  void (*tell) (CrLegend *legend, gpointer data);
  gboolean (*add_sky) (CrSheet *sheet, gpointer data);
} CraMapGame;

/* @game: borrowed; it must outlive the view */
void cra_map_view_set_game (CraMapView *self, const CraMapGame *game, gpointer data);

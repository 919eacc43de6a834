/* cra-map-view-game.h: what a game adds to where somebody can go.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-legend.h"
#include "cr-sheet.h"
#include "cra-map-view.h"

/**
 * CraMapGame: asked while the tool has a reach, but for the sky.
 * @get_threats: (element-type CrPlace): which of it is under fire
 * @get_concerned: (element-type CrPlace): what the legend should not hide
 * @tell: says in the legend what there is
 * @add_sky: adds what lies beneath all answers: the dark; @sheet (nullable): NULL to ask only.
 *   Returns: whether there is anything
 */
typedef struct {
  const GArray *(*get_threats) (gpointer data);
  const GArray *(*get_concerned) (gpointer data);
  void (*tell) (CrLegend *legend, gpointer data);
  gboolean (*add_sky) (CrSheet *sheet, gpointer data);
} CraMapGame;

/* @game: lasts */
void cra_map_view_set_game (CraMapView *self, const CraMapGame *game, gpointer data);

/* cre-brush-private.h: shared by what brushes paint and how they are led.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-brush.h"
#include "cre-painting.h"

typedef struct {
  int shape, size;
  gboolean connected, only_empty;

  guint8 *images;  /* one a cell, of what was marked last: 1 + which image of the mirror it is */
  CreDraft *draft; /* of line, rectangle and polygon */
  guint8 *touched; /* a flag a cell: painted in the stroke under way */
  CrPlace last;    /* where the stroke is, and where the last one ended */
  gboolean has_last;
  gboolean erase;
  guint n_changed; /* hexes that the stroke under way changed */
  CreAim hovered;
  gboolean is_hovered;
  GArray *ready; /* (nullable): CreMark, what a flood from there paints, until the map changes */
} CreBrushPrivate;

CreBrushPrivate *cre_brush_get_private (CreBrush *brush);
CrePainting *cre_brush_get_painting (CreBrush *brush);
gboolean cre_brush_is_locked (CreBrush *brush);

/* What a press at @aim would paint, before mirrors and edges of the map. */
void cre_brush_add_aim (CreBrush *brush, const CreAim *aim, GArray *hexes);

/* Hexes and their images, each once, as far as they are on the map and may be painted: (transfer
 * full) (element-type CreMark). */
GArray *cre_brush_make_marks (CreBrush *brush, int floor, GArray *hexes);

void cre_brush_begin_touching (CreBrush *brush);
void cre_brush_paint (CreBrush *brush, int floor, GArray *hexes);
void cre_brush_paint_aim (CreBrush *brush, const CreAim *aim);

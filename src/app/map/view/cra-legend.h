/* cra-legend.h: the legend, which explains the patterns on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-legend.h"
#include "cra-viewport.h"

#include "cre-ask.h"

#include <cairo.h>

/**
 * CraLegend: what a legend is about.
 * @ask: (nullable): the questions whose answers are shown
 * @tell: (nullable): adds more to the legend; called with @tell_data
 * @concerned: (nullable) (element-type CrPlace): places on @floor that the legend hides as few of
 *   as possible
 * @touched: the hex that was touched last, or the hex cursor; the legend does not hide it
 * @folded: only the title is shown
 * @corner: (nullable) (inout): where it was drawn last, −1 for nowhere
 */
typedef struct {
  CreMapDocument *document;
  CreAsk *ask;
  void (*tell) (CrLegend *legend, gpointer data);
  gpointer tell_data;
  const GArray *concerned;
  int floor;
  const CrHex *touched;
  gboolean folded;
  int *corner;
} CraLegend;

/* Returns: which parts of a field are drawn */
CrSheetField cra_legend_get_shown (CreAsk *ask);

/* Returns: (transfer full) (nullable): what there is to explain; NULL for nothing */
CrLegend *cra_legend_read (const CraLegend *about);

/* Draws the legend in the corner where it hides least; it stays there until it would hide something
 * that counts. Returns: its box in pixels; one without width when there is nothing to explain */
CrBox cra_legend_draw (cairo_t *cr, const CraViewport *viewport, const CraLegend *about);

/* Returns: (transfer full) (nullable): the text of the legend, for screen readers */
char *cra_legend_dup_text (const CraLegend *about);

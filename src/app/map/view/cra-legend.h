/* cra-legend.h: what the patterns on the map mean. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-legend.h"
#include "cra-viewport.h"

#include "cre-ask.h"

#include <cairo.h>

/**
 * CraLegend: what a legend is about.
 * @ask: (nullable): what is asked
 * @tell: (nullable): adds more to it, with its @tell_data
 * @concerned: (nullable) (element-type CrPlace): of them as few as can be lie beneath it on @floor
 * @touched: what was touched last, or the hex cursor; the legend gives way
 * @folded: only the title is shown
 * @corner: (nullable) (inout): where it was drawn last, -1 for nowhere
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

/* What of a field is drawn. */
CrSheetField cra_legend_get_shown (CreAsk *ask);

/* (transfer full) (nullable): what there is to explain */
CrLegend *cra_legend_read (const CraLegend *about);

/* In the corner where it hides least; it stays there until it would hide what matters.
 * Returns: where that is; no width: there is nothing to explain */
CrBox cra_legend_draw (cairo_t *cr, const CraViewport *viewport, const CraLegend *about);

/* Returns: (transfer full) (nullable): what it says, to be spoken */
char *cra_legend_dup_text (const CraLegend *about);

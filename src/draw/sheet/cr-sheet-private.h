/* cr-sheet-private.h: what lies on a sheet. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-sheet.h"

/**
 * CrSheetPage: one painting.
 * @cr: in W
 * @part: that is wanted; no width: everything
 * @layers: as of #CrPaintOptions
 * @style: of what lies on the map
 */
typedef struct {
  cairo_t *cr;
  const CrSheet *sheet;
  CrBox part;
  guint layers;
  CrOverlayStyle style;
} CrSheetPage;

typedef struct _CrSheetItem CrSheetItem;

/**
 * CrSheetItem: one thing on the map.
 * @draw: the pen is in a state of its own
 * @about: what is drawn, of a type that @draw knows
 * @scene: (nullable): of the castle that it is about
 * @text: (nullable) (owned)
 * @layer: where a drawing program shows it: among the answers unless told otherwise
 * @number: what else @draw must know
 * @scale: pixels per W, where it has been written down so
 */
struct _CrSheetItem {
  void (*draw) (const CrSheetItem *item, const CrSheetPage *page);
  gconstpointer about;
  const CrScene *scene;
  char *text;
  CrHex hex;
  CrPaintLayer layer;
  int number;
  double scale;
};

/**
 * CrSheet:
 * @art: (nullable): not owned
 * @box: frame and margin, or the part that is wanted
 * @options: of which the area is not used
 * @veiled: what is added is laid over the map at @opacity, as one
 * @items: (element-type CrSheetItem)
 * @owned: (element-type Owned): freed with it
 * @lock: of @items, which one thread paints at a time
 * @progress: (nullable): see cr_sheet_set_watcher()
 */
struct _CrSheet {
  CrArt *art;
  CrGrid grid;
  CrBox box, view;
  CrSheetMedium medium;
  CrPaintOptions options;
  gboolean veiled, tracing;
  double opacity;
  GArray *items, *owned;
  GMutex lock;
  gboolean (*progress) (double done, gpointer watcher);
  gpointer watcher;
  char *title, *author, *date; /* see cr_sheet_set_about() */
};

/* The item is moved into the sheet. */
void cr_sheet_add (CrSheet *self, CrSheetItem item);

/* @cr: in pixels or points from the corner of the sheet */
void cr_sheet_turn_to_plane (const CrSheet *self, cairo_t *cr, double scale);

/* What burns, over the men, since it is what they have to see. */
void cr_sheet_add_blazes (CrSheet *self, const CrState *state);

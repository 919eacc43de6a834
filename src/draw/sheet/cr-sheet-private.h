/* cr-sheet-private.h: shared by the files of the sheet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-sheet.h"

/**
 * CrSheetPage: one painting of a sheet.
 * @cr: its user space is in W
 * @part: the part to paint; no width: everything
 * @layers: as in #CrPaintOptions
 * @style: of the overlays
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
 * CrSheetItem: a thing on the map.
 * @draw: called with cairo's state saved
 * @about: what is drawn, of a type that @draw knows
 * @scene: (nullable): of the castle that it is about
 * @text: (nullable) (owned)
 * @layer: in a drawing program; among the answers unless set
 * @number: other data for @draw
 * @scale: pixels per W, when it was recorded
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
 * @box: frame and margin, or the part to paint
 * @options: their area is not used
 * @veiled: all items are laid over the map at @opacity, as one
 * @items: (element-type CrSheetItem)
 * @owned: (element-type Owned): freed with the sheet
 * @lock: for @items, which only one thread paints at a time
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

/* Moves the item into the sheet. */
void cr_sheet_add (CrSheet *self, CrSheetItem item);

/* @cr: in pixels or points from the corner of the sheet */
void cr_sheet_turn_to_plane (const CrSheet *self, cairo_t *cr, double scale);

/* Adds fires over the men, because the men must see where it burns. */
void cr_sheet_add_blazes (CrSheet *self, const CrState *state);

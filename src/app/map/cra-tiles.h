/* cra-tiles.h: the map as cached picture tiles, drawn off the main thread. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include <gtk/gtk.h>

/**
 * CraSource:
 *
 * What tiles are drawn from: an unchanging picture that a worker may draw while the window goes
 * on. An edit makes a new one; tiles not touched by it stay. Counted by references, from any
 * thread.
 */
typedef struct _CraSource CraSource;

/* @cr: user space is the plane; @box: the part that is seen; @scale: pixels per unit. */
typedef void (*CraSourceDraw) (gpointer data, cairo_t *cr, const CrBox *box, double scale);

CraSource *cra_source_new (CraSourceDraw draw, gpointer data, GDestroyNotify free_data);
CraSource *cra_source_ref (CraSource *source);
void cra_source_unref (CraSource *source);
void cra_source_draw (CraSource *source, cairo_t *cr, const CrBox *box, double scale);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraSource, cra_source_unref)

typedef struct _CraTiles CraTiles;

CraTiles *cra_tiles_new (GtkWidget *widget);
void cra_tiles_free (CraTiles *tiles);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraTiles, cra_tiles_free)

void cra_tiles_set_source (CraTiles *tiles, CraSource *source);
void cra_tiles_invalidate (CraTiles *tiles, const CrBox *box);
void cra_tiles_snapshot (CraTiles *tiles,
                         GtkSnapshot *snapshot,
                         const CraViewport *viewport,
                         gboolean settled);
gboolean cra_tiles_is_complete (CraTiles *tiles);
gboolean cra_tiles_is_whole (CraTiles *tiles);

/* cra-source.h: what tiles are drawn from, shared with the worker.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

#include <cairo.h>

/**
 * CraSource:
 *
 * A picture that never changes, from which the worker draws tiles while the window goes on. An edit
 * makes a new source; tiles that it did not touch are kept. Its reference count is atomic.
 */
typedef struct _CraSource CraSource;

/* @cr: user space is the plane; @box: the part to draw; @scale: pixels per unit */
typedef void (*CraSourceDraw) (gpointer data, cairo_t *cr, const CrBox *box, double scale);

/**
 * cra_source_new:
 * @data: (transfer full): given to @draw, which runs in the worker thread, never twice at once
 *
 * Returns: (transfer full): the source
 */
CraSource *cra_source_new (CraSourceDraw draw, gpointer data, GDestroyNotify free_data);

CraSource *cra_source_ref (CraSource *source);
void cra_source_unref (CraSource *source);
void cra_source_draw (CraSource *source, cairo_t *cr, const CrBox *box, double scale);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraSource, cra_source_unref)

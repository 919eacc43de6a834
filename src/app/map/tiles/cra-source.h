/* cra-source.h: what tiles are drawn from, shared with the worker.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

#include <cairo.h>

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

/**
 * cra_source_new:
 * @data: (transfer full): handed to @draw, in a worker thread, never in two at once
 */
CraSource *cra_source_new (CraSourceDraw draw, gpointer data, GDestroyNotify free_data);

CraSource *cra_source_ref (CraSource *source);
void cra_source_unref (CraSource *source);
void cra_source_draw (CraSource *source, cairo_t *cr, const CrBox *box, double scale);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraSource, cra_source_unref)

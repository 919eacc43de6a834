/* cra-still.h: what is drawn once and shown in many frames.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* @cr: user space is that of the node */
typedef void (*CraStillDraw) (cairo_t *cr, gpointer data);

/**
 * cra_still_new_surface:
 * @bounds: in whole units
 * @factor: pixels of the screen to a unit, a whole number
 *
 * Returns: (transfer full): the pixels of @bounds, with nothing on them; user space of a context
 *   on it is that of the node
 */
cairo_surface_t *cra_still_new_surface (const graphene_rect_t *bounds, int factor);

/**
 * cra_still_show:
 * @surface: of 32 bits a pixel; it is not drawn on any more
 *
 * Pixels are copied into a frame, where a recording would be played again in each of them.
 *
 * Returns: (transfer full): a reference to the pixels for the software renderer; elsewhere a
 *   texture over them
 */
GskRenderNode *cra_still_show (GtkWidget *widget,
                               cairo_surface_t *surface,
                               const graphene_rect_t *bounds);

/**
 * cra_still_draw:
 * @bounds: in whole units; what lies beyond is cut off
 *
 * Returns: (transfer full): what @draw draws, as pixels of the screen of @widget
 */
GskRenderNode *cra_still_draw (GtkWidget *widget,
                               const graphene_rect_t *bounds,
                               CraStillDraw draw,
                               gpointer data);

/* Whether nothing is on it. Any thread. */
gboolean cra_still_is_empty (cairo_surface_t *surface);

/* Whether both are of one size, and each pixel of the one is that of the other. Any thread. */
gboolean cra_still_is_same (cairo_surface_t *a, cairo_surface_t *b);

/**
 * CraInk: what a drawing has inked, and the node that shows it.
 * @surface: (nullable) (owned): NULL when nothing is inked
 * @node: (nullable) (owned)
 */
typedef struct {
  graphene_rect_t bounds;
  cairo_surface_t *surface;
  GskRenderNode *node;
} CraInk;

/**
 * cra_ink_follow:
 * @all: in whole units: what is seen of it
 *
 * Draws anew. When not a pixel is another than before, the node stays: the renderer draws
 * everything anew that lies where there is another node than in the last frame.
 */
void cra_ink_follow (CraInk *ink,
                     GtkWidget *widget,
                     const graphene_rect_t *all,
                     CraStillDraw draw,
                     gpointer data);

void cra_ink_clear (CraInk *ink);

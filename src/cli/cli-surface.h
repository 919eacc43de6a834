/* cli-surface.h: a drawing into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef enum { CLI_PNG, CLI_SVG, CLI_PDF } CliSurfaceKind;

/**
 * CliSurface:
 * @width: in pixels, or in points where there are none
 * @paint: draws, in the same unit
 * @data: for @paint
 */
typedef struct {
  CliSurfaceKind kind;
  double width, height;
  void (*paint) (cairo_t *cr, gpointer data);
  gpointer data;
} CliSurface;

/* By the ending of the name. */
gboolean cli_surface_read_kind (const char *path, CliSurfaceKind *kind_out, GError **error);
GBytes *cli_surface_draw (const CliSurface *surface, GError **error);

/* One of @names (array zero-terminated=1), the first when nothing is asked for. */
gboolean cli_read_name (const char *option,
                        const char *text,
                        const char *const *names,
                        int *index_out,
                        GError **error);
/* From 1 to 1000, or @value as it is when nothing is asked for. */
gboolean cli_read_number (const char *option,
                          const char *text,
                          int most,
                          double *value,
                          GError **error);

/* render.h: answers to be drawn over a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"

#include "cr-overlay.h"

/**
 * CliOverlay: one answer, asked in a word: "field:0512", "lof:0512:1105", "reach:3,4:8:foot".
 */
typedef struct _CliOverlay CliOverlay;

CliOverlay *cli_overlay_new (const CliCastle *castle, const char *text, GError **error);
void cli_overlay_free (CliOverlay *overlay);
void cli_overlay_draw (const CliOverlay *overlay,
                       cairo_t *cr,
                       const CrOverlayStyle *style,
                       int floor);

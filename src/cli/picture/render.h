/* render.h: answers to be drawn over a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-overlay.h"
#include "question.h"

/**
 * CliOverlay: one answer, asked in a word: "field:0512", "lof:0512:1105", "reach:3,4:8:foot".
 */
typedef struct _CliOverlay CliOverlay;

CliOverlay *cli_overlay_new (const CliQuestion *question, const char *text, GError **error);
void cli_overlay_free (CliOverlay *overlay);
void cli_overlay_draw (const CliOverlay *overlay,
                       cairo_t *cr,
                       const CrOverlayStyle *style,
                       int floor);

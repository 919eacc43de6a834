/* render.h: answers put on a sheet. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-sheet.h"
#include "question.h"

/**
 * CliFigures: what lies beneath the map.
 * @all: (element-type cairo_surface_t):
 * @variant: the inks they are drawn with
 */
typedef struct {
  GPtrArray *all;
  CrVariant variant;
} CliFigures;

/**
 * cli_overlay_add:
 * @question: must outlive @sheet
 * @legends: (element-type CrLegend): gets what explains the answer; one for all answers about the
 *   same men
 * @figures: (nullable): gets the cut along a line of fire
 * @text: "field:0512", "lof:0512:1105", "reach:3,4:8:foot"
 *
 * Answers it over what is on the sheet already.
 */
gboolean cli_overlay_add (const CliQuestion *question,
                          CrSheet *sheet,
                          GPtrArray *legends,
                          const CliFigures *figures,
                          const char *text,
                          GError **error);

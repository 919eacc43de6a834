/* render.h: puts answers on a sheet. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-sheet.h"
#include "question.h"

/**
 * CliFigures: figures beneath the map.
 * @all: (element-type cairo_surface_t):
 * @variant: the inks with which they are drawn
 */
typedef struct {
  GPtrArray *all;
  CrVariant variant;
} CliFigures;

/**
 * cli_overlay_add:
 * @question: it must outlive @sheet
 * @legends: (element-type CrLegend): gets a legend for the answer; one for all answers about the
 *   same men
 * @figures: (nullable): gets the section along a line of fire
 * @text: "field:0512", "lof:0512:1105", "reach:3,4:8:foot"
 *
 * Answers an overlay and draws it over what is on the sheet already. Returns: FALSE with an error
 */
gboolean cli_overlay_add (const CliQuestion *question,
                          CrSheet *sheet,
                          GPtrArray *legends,
                          const CliFigures *figures,
                          const char *text,
                          GError **error);

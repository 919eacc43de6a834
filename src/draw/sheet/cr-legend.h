/* cr-legend.h: the legend of the patterns on a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-overlay.h"

/**
 * CrLegend:
 *
 * A title, and a row for each pattern on the map. On screen it is a box of rows below one another;
 * on a sheet it is a line beneath the map, wrapped at the edge of the sheet.
 */
typedef struct _CrLegend CrLegend;

CrLegend *cr_legend_new (void);
void cr_legend_free (CrLegend *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLegend, cr_legend_free)

/* The parts of a field that are shown, each over the one before. */
typedef enum {
  CR_SHEET_DEAD = 1 << 0,
  CR_SHEET_FIELD = 1 << 1,
  CR_SHEET_COUNTS = 1 << 2,
} CrSheetField;

/* Sets the title: one man with his place, or how many men. Only the first of these calls counts. */
void cr_legend_set_from (CrLegend *self, const CrMap *map, CrPlaces from);
void cr_legend_add_field (CrLegend *self, const CrField *field, CrSheetField shown);
void cr_legend_add_difference (CrLegend *self, const CrDifference *difference);
void cr_legend_add_reach (CrLegend *self);
void cr_legend_add_threats (CrLegend *self);
void cr_legend_add_way (CrLegend *self);
void cr_legend_add_exposure (CrLegend *self);
void cr_legend_add_bands (CrLegend *self, const CrBands *bands);
/* Adds a line of text without a pattern. */
void cr_legend_add_note (CrLegend *self, const char *text);
/* Folds the legend: only its title is shown. */
void cr_legend_fold (CrLegend *self);

/* Returns: (nullable): the title; NULL when none was set: then there is nothing to draw */
const char *cr_legend_get_title (const CrLegend *self);
/* Returns: (transfer full): the legend as a sentence, to be spoken */
char *cr_legend_dup_text (const CrLegend *self);

/* The legend as a box of rows, in pixels; @box: as large as cr_legend_get_size() tells. An arrow
 * before the title shows whether the legend is folded. */
void cr_legend_get_size (const CrLegend *self, double *width_out, double *height_out);
void cr_legend_draw (const CrLegend *self, cairo_t *cr, CrBox box);

/* The legend as lines of a sheet of that width, in W. */
double cr_legend_get_height (const CrLegend *self, double width);
void cr_legend_draw_lines (const CrLegend *self,
                           cairo_t *cr,
                           const CrOverlayStyle *style,
                           CrBox box);

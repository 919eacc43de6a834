/* cr-legend.h: what the patterns on a map mean. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-overlay.h"

/**
 * CrLegend:
 *
 * A title, and a row for each pattern that lies on the map. On a screen it is a box of rows, one
 * below the other; on a sheet it is a line beneath the map, broken where the sheet ends.
 */
typedef struct _CrLegend CrLegend;

CrLegend *cr_legend_new (void);
void cr_legend_free (CrLegend *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLegend, cr_legend_free)

/* What of a field is shown, each over the one before. */
typedef enum {
  CR_SHEET_DEAD = 1 << 0,
  CR_SHEET_FIELD = 1 << 1,
  CR_SHEET_COUNTS = 1 << 2,
} CrSheetField;

/* What it tells of: of one man where he stands, of several how many they are. Only the first of
 * these calls counts. */
void cr_legend_set_from (CrLegend *self, const CrMap *map, CrPlaces from);
void cr_legend_add_field (CrLegend *self, const CrField *field, CrSheetField shown);
void cr_legend_add_difference (CrLegend *self, const CrDifference *difference);
void cr_legend_add_reach (CrLegend *self);
void cr_legend_add_threats (CrLegend *self);
void cr_legend_add_way (CrLegend *self);
void cr_legend_add_exposure (CrLegend *self);
void cr_legend_add_bands (CrLegend *self, const CrBands *bands);
/* Adds a line of words without a pattern. */
void cr_legend_add_note (CrLegend *self, const char *text);
/* Nothing but the title is shown of it. */
void cr_legend_fold (CrLegend *self);

/* (nullable): NULL when nothing has been said of whom it tells: then there is nothing to draw. */
const char *cr_legend_get_title (const CrLegend *self);
/* (transfer full): what it says, in a sentence, to be spoken. */
char *cr_legend_dup_text (const CrLegend *self);

/* As a box of rows, in pixels; @box: as wide and high as cr_legend_get_size() says. The title has
 * a mark that shows whether the legend is folded. */
void cr_legend_get_size (const CrLegend *self, double *width_out, double *height_out);
void cr_legend_draw (const CrLegend *self, cairo_t *cr, CrBox box);

/* As lines of a sheet so wide. In W. */
double cr_legend_get_height (const CrLegend *self, double width);
void cr_legend_draw_lines (const CrLegend *self,
                           cairo_t *cr,
                           const CrOverlayStyle *style,
                           CrBox box);

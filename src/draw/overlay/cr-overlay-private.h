/* cr-overlay-private.h: pens of the overlays. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-overlay.h"

/* What is never thinner or denser than this many device pixels. */
#define CR_OVERLAY_LEAST_WIDTH 1.2
#define CR_OVERLAY_LEAST_PITCH 5.0
/* Two hatches that cross: as much ink and as much map between it as a single one leaves. */
#define CR_OVERLAY_LEAST_CROSS 9.0

double cr_overlay_width (const CrOverlayStyle *style, double width);
void cr_overlay_ink (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, double alpha);

/* A paper casing 2.4 times as wide as the line to come; keeps the path. */
void cr_overlay_casing (cairo_t *cr, const CrOverlayStyle *style, double width);

/* Casing and line; the path is used up. */
void cr_overlay_cased (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, double width);

/* Text with its middle at a point, @size in W. */
void cr_overlay_text (cairo_t *cr, CrPoint at, const char *text, double size, gboolean bold);
double cr_overlay_text_width (cairo_t *cr, const char *text, double size, gboolean bold);

/* Where such a tag lies, and one that lies there. */
CrBox cr_overlay_tag_box (cairo_t *cr,
                          const CrOverlayStyle *style,
                          CrPoint at,
                          const char *text,
                          gboolean below);
void cr_overlay_tag_in (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrBox box,
                        const char *text,
                        CrTone tone);

/* A dark tag with light text, above @at or below it: away from the line that ends there. */
void cr_overlay_tag (cairo_t *cr,
                     const CrOverlayStyle *style,
                     CrPoint at,
                     const char *text,
                     CrTone tone,
                     gboolean below);

/* Patterns on hexes of one floor. */
#define CR_OVERLAY_VEIL 0.20

/**
 * CrOverlaySeen: columns and rows, counted from 1, that all seen hexes lie in.
 */
typedef struct {
  int first_column, last_column, first_row, last_row;
} CrOverlaySeen;

/* A large map has a hundred times as many hexes as are seen. */
CrOverlaySeen cr_overlay_find_seen (const CrOverlayStyle *style, const CrGrid *grid);

gboolean cr_overlay_is_seen (const CrOverlayStyle *style, const CrGrid *grid, CrHex hex);

/* Of a field by step of cover. */
double cr_overlay_field_pitch (CrCover cover);

/* Saves the context, too. */
void cr_overlay_clip (cairo_t *cr, const CrGrid *grid);

/* The rims and fields as a path; FALSE when there is nothing. */
gboolean cr_overlay_set_path (cairo_t *cr, const CrGrid *grid, const GArray *hexes);

/**
 * CrOverlayHatch: a pattern, and its pitch in W; 0: the pattern's own.
 */
typedef struct {
  CrOverlayPattern pattern;
  double pitch;
} CrOverlayHatch;

/* Veil and hatch, which gives way to the number and level of each hex. */
void cr_overlay_fill (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      const GArray *hexes,
                      CrOverlayHatch hatch);
void cr_overlay_rim (cairo_t *cr,
                     const CrOverlayStyle *style,
                     const CrGrid *grid,
                     const GArray *hexes,
                     CrOverlayPattern pattern);
void cr_overlay_set (cairo_t *cr,
                     const CrOverlayStyle *style,
                     const CrGrid *grid,
                     const GArray *hexes,
                     CrOverlayPattern pattern);

/* Where a disc that belongs at a place is whole: the frame would cut it. */
CrPoint cr_overlay_keep_in (const CrOverlayStyle *style, const CrGrid *grid, CrPoint at);

/* How many can hit a hex: its tint, and the disc upon it. */
void cr_overlay_heat (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      CrHex hex,
                      int number);
void cr_overlay_count (cairo_t *cr, const CrOverlayStyle *style, CrPoint at, int number);

/* A few letters in a paper disc. */
void cr_overlay_disc (cairo_t *cr,
                      const CrOverlayStyle *style,
                      CrPoint at,
                      const char *text,
                      double outline);

/* How large a disc with a number is, in W. */
double cr_overlay_get_disc (const CrOverlayStyle *style);

/* A tag that hangs from the end of a way by a line, which begins so far from that end. */
void cr_overlay_tag_end (cairo_t *cr,
                         const CrOverlayStyle *style,
                         CrPoint end,
                         const char *text,
                         CrTone tone,
                         double clear,
                         gboolean below);

/* The line of a range, as its rings are drawn. */
void cr_overlay_sample_ring (cairo_t *cr,
                             const CrOverlayStyle *style,
                             CrOverlayPattern pattern,
                             CrBox box);
void cr_overlay_number (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrPoint at,
                        int number,
                        double outline);

/* What the chart writes on each hex: its number, drawn on hexes of so many pixels and more, and
 * the badge of its level on the centre; their sizes in W. */
#define CR_CHART_NUMBER 0.108
#define CR_CHART_NUMBER_PX 40
#define CR_CHART_BADGE 0.135
#define CR_CHART_BADGE_PX 24

/* How much larger a text of @size is written on hexes of so few pixels. */
double cr_chart_growth (double px, double size);
/* Where the foot of a number's middle is. FALSE: the frame would cut it wherever it stood. */
gboolean cr_chart_number_at (const CrGrid *grid, CrHex hex, CrNumberPlace place, CrPoint *at_out);

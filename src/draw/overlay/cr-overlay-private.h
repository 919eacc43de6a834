/* cr-overlay-private.h: shared by the files of the overlays.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-overlay.h"

/* The least width of lines and the least pitch of hatches, in device pixels. */
#define CR_OVERLAY_LEAST_WIDTH 1.2
#define CR_OVERLAY_LEAST_PITCH 5.0
/* The same for two crossing hatches, which leave as much of the map visible as a single one. */
#define CR_OVERLAY_LEAST_CROSS 9.0

double cr_overlay_width (const CrOverlayStyle *style, double width);
void cr_overlay_ink (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, double alpha);

/* Strokes the path with paper colour, 2.4 times as wide as the line that follows; keeps the path.
 */
void cr_overlay_casing (cairo_t *cr, const CrOverlayStyle *style, double width);

/* Strokes casing and line, and clears the path. */
void cr_overlay_cased (cairo_t *cr, const CrOverlayStyle *style, CrTone tone, double width);

/* Writes a text with its middle at a point; @size in W. */
void cr_overlay_text (cairo_t *cr, CrPoint at, const char *text, double size, gboolean bold);
double cr_overlay_text_width (cairo_t *cr, const char *text, double size, gboolean bold);

/* The first returns the box of a tag; the second draws a tag in that box. */
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

/* Draws a dark tag with light text above or below @at, on the side away from the line that ends
 * there. */
void cr_overlay_tag (cairo_t *cr,
                     const CrOverlayStyle *style,
                     CrPoint at,
                     const char *text,
                     CrTone tone,
                     gboolean below);

/* These declarations are about patterns on the hexes of one floor. The veil is the opacity of paper
 * beneath a hatch. */
#define CR_OVERLAY_VEIL 0.20

/* CrOverlaySeen: the range of columns and rows, counted from 1, that contains all hexes in view. */
typedef struct {
  int first_column, last_column, first_row, last_row;
} CrOverlaySeen;

/* Finds that range, because a large map may have a hundred times as many hexes as are seen. */
CrOverlaySeen cr_overlay_find_seen (const CrOverlayStyle *style, const CrGrid *grid);

gboolean cr_overlay_is_seen (const CrOverlayStyle *style, const CrGrid *grid, CrHex hex);

/* Returns: the pitch of a field's hatch for a step of cover */
double cr_overlay_field_pitch (CrCover cover);

/* Clips to the frame of the map; saves the context before. */
void cr_overlay_clip (cairo_t *cr, const CrGrid *grid);

/* Sets the path to the outlines of these hexes; FALSE when there are none. */
gboolean cr_overlay_set_path (cairo_t *cr, const CrGrid *grid, const GArray *hexes);

/* CrOverlayHatch: a pattern and its pitch in W; 0: the pattern's own pitch. */
typedef struct {
  CrOverlayPattern pattern;
  double pitch;
} CrOverlayHatch;

/* Draws veil and hatch, and leaves the number and level of each hex free. */
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

/* Returns: the place for a disc, moved so that the frame does not cut it */
CrPoint cr_overlay_keep_in (const CrOverlayStyle *style, const CrGrid *grid, CrPoint at);

/* Draws how many men can hit a hex: its tint and the disc. */
void cr_overlay_heat (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      CrHex hex,
                      int number);
void cr_overlay_count (cairo_t *cr, const CrOverlayStyle *style, CrPoint at, int number);

/* Draws a few letters in a disc of paper colour. */
void cr_overlay_disc (cairo_t *cr,
                      const CrOverlayStyle *style,
                      CrPoint at,
                      const char *text,
                      double outline);

/* Returns: the radius of a disc with a number, in W */
double cr_overlay_get_disc (const CrOverlayStyle *style);

/* Draws a tag connected to the end of a way by a line that begins at some distance from that end.
 */
void cr_overlay_tag_end (cairo_t *cr,
                         const CrOverlayStyle *style,
                         CrPoint end,
                         const char *text,
                         CrTone tone,
                         double clear,
                         gboolean below);

/* Draws a sample of the ring of a range. */
void cr_overlay_sample_ring (cairo_t *cr,
                             const CrOverlayStyle *style,
                             CrOverlayPattern pattern,
                             CrBox box);
void cr_overlay_number (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrPoint at,
                        int number,
                        double outline);

/* What the chart writes on each hex, in W: its number, drawn on hexes of at least so many pixels,
 * and the badge of its level. */
#define CR_CHART_NUMBER 0.108
#define CR_CHART_NUMBER_PX 40
#define CR_CHART_BADGE 0.135
#define CR_CHART_BADGE_PX 24

/* Returns: how many times a text of @size is enlarged on hexes of so few pixels */
double cr_chart_growth (double px, double size);
/* Finds the middle of a number's base line. Returns: FALSE when the frame would cut it at every
 * place */
gboolean cr_chart_number_at (const CrGrid *grid, CrHex hex, CrNumberPlace place, CrPoint *at_out);

/* cr-draw.h: one painting, and what its pen can do. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-paint.h"
#include "cr-scene.h"
#include "cr-shadow.h"

/* What the painting is of; see cr-art.h. The pen only hands it on. */
typedef struct _CrArt CrArt;
typedef struct _CrSight CrSight;

/**
 * CrDraw: one painting; every layer function takes it.
 * @cr: in W
 * @px: device pixels per W
 * @detail: %CR_DETAIL_FLAT, PLAIN or FULL
 * @clip: what is asked for, in W, within the frame; skip what cannot reach it
 * @sight: (nullable): what lies about it; see cr-regions.h
 * @is_ghost: it is to be laid faintly over another floor's paper
 */
typedef struct {
  CrArt *art;
  const CrScene *scene;
  const CrMap *map;
  const CrGrid *grid;
  cairo_t *cr;
  const CrPaintOptions *options;
  int floor;
  CrVariant variant;
  double px;
  CrDetail detail;
  CrBox clip;
  const CrSight *sight;
  gboolean is_ghost;
} CrDraw;

/* Paths. */
void cr_draw_path (const CrDraw *draw, const GArray *line, gboolean closed);

/* Smooth, through the middles of the spans. */
void cr_draw_curve (const CrDraw *draw, const GArray *line, gboolean closed);

void cr_draw_dot (const CrDraw *draw, CrPoint centre, double radius);

/* TRUE: what is drawn goes into a file as paths, not into pixels. */
gboolean cr_draw_is_vector (const CrDraw *draw);

/* What is drawn between these is cut off at the path that is current at the first, filled by the
 * even-odd rule. */
void cr_draw_begin_within (const CrDraw *draw);
/* The same where outlines, clockwise but for their holes, overlap: all that any of them goes round.
 */
void cr_draw_begin_union (const CrDraw *draw);
void cr_draw_end_within (const CrDraw *draw);

/* Fills and strokes of the current path. */
CrColour cr_draw_tone (const CrDraw *draw, CrTone tone);
CrColour cr_draw_mix_tint (const CrDraw *draw, CrColour colour, CrTint tint);
void cr_draw_set_colour (const CrDraw *draw, CrColour colour, double alpha);
void cr_draw_fill (const CrDraw *draw, CrTone tone, double alpha);
/* Fills with the masonry of a level. */
void cr_draw_fill_stone (const CrDraw *draw, int level);
void cr_draw_fill_tint (const CrDraw *draw, CrTint tint);
void cr_draw_fill_colour (const CrDraw *draw, CrColour colour, double alpha);
void cr_draw_stroke (const CrDraw *draw, CrTone tone, double width, double alpha);

/* The pen: swells on the side away from the light and varies along its length. A plain stroke
 * below full detail. */
typedef struct {
  CrTone tone;
  double width, alpha;
} CrPen;
void cr_draw_ink (const CrDraw *draw, const GArray *line, gboolean closed, CrPen pen);

/* Short marks: tapered triangles, hundreds in one fill. */
typedef struct {
  CrPoint from, to;
  double width; /* at @from */
} CrFlick;
GArray *cr_flicks_new (void);
void cr_flicks_add (GArray *flicks, CrPoint from, CrPoint to, double width);
void cr_draw_flicks (const CrDraw *draw, const GArray *flicks, CrTone tone, double alpha);

/* Union of all casters higher than @base, softened by four fills, or six of them where they would
 * show; one below full detail. */
void cr_draw_shadows (const CrDraw *draw, const CrCasters *casters, double base, double strength);

/* One line of text on its base line; lining figures.
 * @halo: breadth of the paper about the letters; @caps: small capitals, where the font has them */
typedef struct {
  double size; /* W */
  CrTone tone;
  double alpha, halo, align, spread; /* align: 0 left, 0.5 middle, 1 right of the point */
  gboolean bold, italic, caps;
} CrLetter;
void cr_draw_text (const CrDraw *draw, CrPoint at, const char *text, const CrLetter *letter);
double cr_draw_text_width (const CrDraw *draw, const char *text, const CrLetter *letter);

/* Like cr_draw_curve() for strokes alone: leaves out what is farther than @reach from the clip. */
void cr_draw_curve_near (const CrDraw *draw, const GArray *line, double reach);
/**
 * cr_draw_dashes:
 * @bounds: least and most length of a dash, least and most of a gap, in W
 *
 * Broken line along an open one: dashes and gaps of chance lengths within the bounds.
 */
void cr_draw_dashes (const CrDraw *draw, const GArray *line, CrRng *rng, const double bounds[4]);

/* The grain of the paper, over all that reaches the clip. */
void cr_draw_grain (const CrDraw *draw);

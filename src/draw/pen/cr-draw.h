/* cr-draw.h: a painting in work, and the pen that draws it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-paint.h"
#include "cr-scene.h"
#include "cr-shadow.h"

/* The caches that the painting uses, see cr-art.h; the pen only passes them on. */
typedef struct _CrArt CrArt;
typedef struct _CrSight CrSight;

/**
 * CrDraw: a painting in work; every layer function takes it.
 * @cr: its user space is in W
 * @px: device pixels per W
 * @detail: %CR_DETAIL_FLAT, PLAIN or FULL
 * @clip: the part to paint, in W, within the frame; skip what cannot reach it
 * @sight: (nullable): the regions around it, see cr-regions.h
 * @is_ghost: it will be laid faintly over the paper of another floor
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

/* These functions add to the current path. */
void cr_draw_path (const CrDraw *draw, const GArray *line, gboolean closed);

/* Adds a smooth curve through the middles of the spans. */
void cr_draw_curve (const CrDraw *draw, const GArray *line, gboolean closed);

void cr_draw_dot (const CrDraw *draw, CrPoint centre, double radius);

/* Returns: TRUE when drawings go into a file as paths, not into pixels */
gboolean cr_draw_is_vector (const CrDraw *draw);

/* What is drawn between begin and end is clipped to the path that is current at the beginning,
 * filled by the even-odd rule. */
void cr_draw_begin_within (const CrDraw *draw);
/* The same for outlines that overlap, clockwise except for their holes: clips to the union of all
 * of them. */
void cr_draw_begin_union (const CrDraw *draw);
void cr_draw_end_within (const CrDraw *draw);

/* These functions fill and stroke the current path. */
CrColour cr_draw_tone (const CrDraw *draw, CrTone tone);
CrColour cr_draw_mix_tint (const CrDraw *draw, CrColour colour, CrTint tint);
void cr_draw_set_colour (const CrDraw *draw, CrColour colour, double alpha);
void cr_draw_fill (const CrDraw *draw, CrTone tone, double alpha);
/* Fills with the tone of masonry at that level. */
void cr_draw_fill_stone (const CrDraw *draw, int level);
void cr_draw_fill_tint (const CrDraw *draw, CrTint tint);
void cr_draw_fill_colour (const CrDraw *draw, CrColour colour, double alpha);
void cr_draw_stroke (const CrDraw *draw, CrTone tone, double width, double alpha);

/* The pen: its line is thicker on the side away from the light and varies along its length. Below
 * full detail it is a plain stroke. */
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

/* Draws the union of the shadows of all casters higher than @base, softened by four fills, or by
 * six where steps would show; by one below full detail. */
void cr_draw_shadows (const CrDraw *draw, const CrCasters *casters, double base, double strength);

/* A line of text on its base line, with lining figures. @halo: the breadth of paper around the
 * letters; @caps: small capitals, if the font has them */
typedef struct {
  double size; /* W */
  CrTone tone;
  double alpha, halo, align, spread; /* align: 0 left, 0.5 middle, 1 right of the point */
  gboolean bold, italic, caps;
} CrLetter;
void cr_draw_text (const CrDraw *draw, CrPoint at, const char *text, const CrLetter *letter);
double cr_draw_text_width (const CrDraw *draw, const char *text, const CrLetter *letter);

/* As cr_draw_curve(), for strokes only: leaves out what is farther than @reach from the clip. */
void cr_draw_curve_near (const CrDraw *draw, const GArray *line, double reach);
/**
 * cr_draw_dashes:
 * @bounds: the least and greatest length of a dash, and of a gap, in W
 *
 * Draws a broken line along an open one, with random dashes and gaps within the bounds.
 */
void cr_draw_dashes (const CrDraw *draw, const GArray *line, CrRng *rng, const double bounds[4]);

/* Draws the grain of the paper over all that reaches into the clip. */
void cr_draw_grain (const CrDraw *draw);

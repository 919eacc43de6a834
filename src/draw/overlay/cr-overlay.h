/* cr-overlay.h: answers of the rules drawn over any map. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-bands.h"
#include "cr-difference.h"
#include "cr-exposure.h"
#include "cr-layout.h"
#include "cr-move.h"
#include "cr-muster.h"
#include "cr-paint.h"
#include "cr-suggest.h"

#include <cairo.h>

/**
 * CrOverlayStyle: what every overlay is told.
 * @numbers: where on the map that it lies on the numbers stand, which it leaves free
 * @px: device pixels per W; widths and pitches never fall below what a screen can show
 * @clip: the part that is painted, in W; hatches are drawn only there. No width: everything
 * @view: the part that somebody sees, in W; tags keep within it. No width: they need not
 *
 * Pattern says what, colour only helps, a paper-coloured casing makes it readable on any art
 * (design/art section 10). The hatch is fixed to the map: it neither swims when the view moves
 * nor breaks between hexes. All cairo contexts are in W.
 */
typedef struct {
  CrVariant variant;
  double px;
  CrBox clip, view;
  CrNumberPlace numbers;
} CrOverlayStyle;

/* What can be hit: hatched, the wider the better its cover; solid rim. */
void cr_overlay_field (cairo_t *cr, const CrOverlayStyle *style, const CrField *field, int floor);
/* Dead ground: cross-hatched, dashed rim. */
void cr_overlay_dead (cairo_t *cr, const CrOverlayStyle *style, const CrField *field, int floor);
/* WEA-01: all but what fires light is dark; a dashed rim.
 * @lit: (element-type CrHex) */
void cr_overlay_night (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrGrid *grid,
                       const GArray *lit);

/* How many of the shooters can hit each hex. */
void cr_overlay_shooters (cairo_t *cr,
                          const CrOverlayStyle *style,
                          const CrField *field,
                          int floor);

/**
 * CrOverlayTags: what is written beside a line of fire.
 * @shooter: "1107  +3"
 * @decided: "0810  +1"; left out where it would hide a man or another tag
 * @target: two words for the verdict, "no fire"
 */
typedef struct {
  const char *shooter, *decided, *target;
} CrOverlayTags;

/* One line of fire: solid to the deciding place, red dots beyond; @tags may be %NULL. */

/**
 * cr_overlay_lof:
 * @tags: (nullable): what is written beside it
 *
 * Everything is read from the record; nothing is judged here.
 */
void cr_overlay_lof (cairo_t *cr,
                     const CrOverlayStyle *style,
                     const CrScene *scene,
                     const CrLof *lof,
                     const CrOverlayTags *tags);

/* A shooter whose field is shown; @label (nullable) above or below him, away from his line. */
void cr_overlay_shooter (cairo_t *cr,
                         const CrOverlayStyle *style,
                         const CrGrid *grid,
                         CrHex hex,
                         const char *label,
                         gboolean below);

/**
 * CrOverlayOrigins: the sides of a shooter's hex over or through which he can shoot.
 * @sides: bit d for a side
 * @chosen: the one he shoots over, -1 for none
 * @asked: that one only, by choice
 */
typedef struct {
  CrHex hex;
  guint sides;
  int chosen;
  gboolean asked;
} CrOverlayOrigins;

/* A bar along each of those sides; filled where he shoots over it, with a point outwards where it
 * was chosen. */
void cr_overlay_origins (cairo_t *cr,
                         const CrOverlayStyle *style,
                         const CrGrid *grid,
                         const CrOverlayOrigins *origins);

/**
 * CrOverlayMan: somebody who stands there for a question's sake.
 * @friend: of the shooter's side: a round disc, else a square one
 * @letter: what state he is in
 */
typedef struct {
  CrHex hex;
  gboolean friend;
  const char *letter;
} CrOverlayMan;

void cr_overlay_man (cairo_t *cr,
                     const CrOverlayStyle *style,
                     const CrGrid *grid,
                     const CrOverlayMan *man);

/* Where each band of range ends, as a ring along hexsides: one line for short range, a dash a side
 * for medium, two for long, dots for sight; @labels (array zero-terminated=1) at its uppermost and
 * lowest side. */
void cr_overlay_bands (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrGrid *grid,
                       const CrBands *bands,
                       const char *const *labels);

/* A siege tower of planks from above: the planks run the way it goes, an arrowhead on its front hex
 * says which way; its bridge lies before it, or is a bar along its front. @chosen: ringed. */
void cr_overlay_tower (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrGrid *grid,
                       const CrTower *tower,
                       gboolean chosen);

/* A ladder, or a rope, that lies or leans from there to there. */
void cr_overlay_ladder (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrPoint from,
                        CrPoint to,
                        gboolean rope);

/* Costs in paper discs, outlined heavier the cheaper; dotted rim around all. */
void cr_overlay_reach (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrScene *scene,
                       const CrReach *reach,
                       int floor);
/* Hexes of a reach that are under fire: a hatch that leans back. */
void cr_overlay_threats (cairo_t *cr,
                         const CrOverlayStyle *style,
                         const CrGrid *grid,
                         const GArray *hexes);
/* The way as one line through its hexes on @floor, @badge (nullable) at its end. */
void cr_overlay_path (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      const GArray *steps,
                      int floor,
                      const char *badge);

/* What a change of the castle does to fire: gained with a double hatch, lost dotted with a struck
 * rim, another cover leaning the other way, the wider the better it is now; where only the number
 * of shooters is another, by how many. */
void cr_overlay_difference (cairo_t *cr,
                            const CrOverlayStyle *style,
                            const CrGrid *grid,
                            const CrDifference *difference,
                            int floor);

/* A way with how many can hit each of its places on @floor, outlined heavier the more; @badge
 * (nullable) at its end. */
void cr_overlay_exposure (cairo_t *cr,
                          const CrOverlayStyle *style,
                          const CrGrid *grid,
                          const CrExposure *exposure,
                          int floor,
                          const char *badge);

/* What the picture suggests: the terrain's colour and code with how sure it is; dashed where it is
 * doubtful. */
void cr_overlay_suggestions (cairo_t *cr,
                             const CrOverlayStyle *style,
                             const CrScene *scene,
                             const GArray *suggestions,
                             int floor);

/* Where somebody may set up, or what else has a name: @number tells how it is hatched. Its name is
 * drawn when all of them are. */
void cr_overlay_area (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      const GArray *hexes,
                      guint number);

/* @taken: (element-type CrBox): where names stand already; this one goes below those that it would
 * lie on, and is added. */
void cr_overlay_area_name (cairo_t *cr,
                           const CrOverlayStyle *style,
                           const CrGrid *grid,
                           const GArray *hexes,
                           const char *name,
                           GArray *taken);

/* The legend's patterns, for a legend that others lay out: fills the rectangle, in W. */
typedef enum {
  CR_PATTERN_FIELD,
  CR_PATTERN_DEAD,
  CR_PATTERN_REACH,
  CR_PATTERN_COUNT,
  CR_PATTERN_GAINED,
  CR_PATTERN_LOST,
  CR_PATTERN_COVER,
  CR_PATTERN_WAY,
  CR_PATTERN_EXPOSED,
  CR_PATTERN_SHORT,
  CR_PATTERN_MEDIUM,
  CR_PATTERN_LONG,
  CR_PATTERN_SIGHT,
} CrOverlayPattern;

/**
 * cr_overlay_sample:
 *
 * The same patterns in a box, so that a legend cannot say otherwise than the map.
 */
void cr_overlay_sample (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrOverlayPattern pattern,
                        CrBox box);

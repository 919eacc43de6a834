/* cr-overlay.h: answers of the rules, drawn over any map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
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
 * CrOverlayStyle: how overlays are drawn.
 * @numbers: where the map has its numbers, which are left free
 * @px: device pixels per W; widths and pitches never fall below what a screen can show
 * @clip: the part that is painted, in W; hatches are drawn only there. No width: everything
 * @view: the part that is visible, in W; tags keep within it. No width: they need not
 *
 * The pattern carries the meaning, colour only helps, and a casing of paper colour makes it
 * readable on any art (design/art section 10). The hatch is fixed to the map: it neither moves with
 * the view nor breaks between hexes. All cairo contexts are in W.
 */
typedef struct {
  CrVariant variant;
  double px;
  CrBox clip, view;
  CrNumberPlace numbers;
} CrOverlayStyle;

/* Draws what can be hit: a hatch, wider for better cover, with a solid rim. */
void cr_overlay_field (cairo_t *cr, const CrOverlayStyle *style, const CrField *field, int floor);
/* Draws dead ground: a cross-hatch with a dashed rim. */
void cr_overlay_dead (cairo_t *cr, const CrOverlayStyle *style, const CrField *field, int floor);
/* Draws the dark of the night, except for hexes lit by fires, which have a dashed rim (WEA-01).
 * @lit: (element-type CrHex) */
void cr_overlay_night (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrGrid *grid,
                       const GArray *lit);

/* Draws how many of the shooters can hit each hex. */
void cr_overlay_shooters (cairo_t *cr,
                          const CrOverlayStyle *style,
                          const CrField *field,
                          int floor);

/**
 * CrOverlayTags: the texts beside a line of fire.
 * @shooter: "1107  +3"
 * @decided: "0810  +1"; left out where it would hide a man or another tag
 * @target: two words for the verdict, "no fire"
 */
typedef struct {
  const char *shooter, *decided, *target;
} CrOverlayTags;

/**
 * cr_overlay_lof:
 * @tags: (nullable): the texts beside it
 *
 * Draws a line of fire: solid to the deciding place, red dots beyond. Everything is read from the
 * record; nothing is judged here.
 */
void cr_overlay_lof (cairo_t *cr,
                     const CrOverlayStyle *style,
                     const CrScene *scene,
                     const CrLof *lof,
                     const CrOverlayTags *tags);

/* Draws a shooter whose field is shown. @label: (nullable): written above or below him, on the side
 * away from his line */
void cr_overlay_shooter (cairo_t *cr,
                         const CrOverlayStyle *style,
                         const CrGrid *grid,
                         CrHex hex,
                         const char *label,
                         gboolean below);

/**
 * CrOverlayOrigins: the sides of a shooter's hex over or through which he can shoot.
 * @sides: bit d for side d
 * @chosen: the side over which he shoots, −1 for none
 * @asked: that side was chosen by the user
 */
typedef struct {
  CrHex hex;
  guint sides;
  int chosen;
  gboolean asked;
} CrOverlayOrigins;

/* Draws a bar along each of those sides; filled for the chosen one, with a point outwards if the
 * user chose it. */
void cr_overlay_origins (cairo_t *cr,
                         const CrOverlayStyle *style,
                         const CrGrid *grid,
                         const CrOverlayOrigins *origins);

/**
 * CrOverlayMan: a man who was placed for a question.
 * @friend: he is on the shooter's side: a round disc; otherwise a square one
 * @letter: stands for his state
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

/* Draws where each band of range ends, as a ring along hexsides: one line for short range, a dash
 * on each side for medium, two for long, dots for sight. @labels: (array zero-terminated=1): at its
 * uppermost and lowest side */
void cr_overlay_bands (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrGrid *grid,
                       const CrBands *bands,
                       const char *const *labels);

/* Draws a siege tower from above: its planks run in its direction, an arrowhead on the front hex
 * shows which way; the bridge lies before it, or is a bar along its front. @chosen: ringed */
void cr_overlay_tower (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrGrid *grid,
                       const CrTower *tower,
                       gboolean chosen);

/* Draws a ladder or a rope that lies or leans between two points. */
void cr_overlay_ladder (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrPoint from,
                        CrPoint to,
                        gboolean rope);

/* Draws costs in discs, with a heavier outline for a lower cost, and a dotted rim around all. */
void cr_overlay_reach (cairo_t *cr,
                       const CrOverlayStyle *style,
                       const CrScene *scene,
                       const CrReach *reach,
                       int floor);
/* Hatches the hexes of a reach that are under fire, leaning the other way. */
void cr_overlay_threats (cairo_t *cr,
                         const CrOverlayStyle *style,
                         const CrGrid *grid,
                         const GArray *hexes);
/* Draws the way as a line through its hexes on @floor. @badge: (nullable): at its end */
void cr_overlay_path (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      const GArray *steps,
                      int floor,
                      const char *badge);

/* Draws what a change of the castle does to fire: gained places with a double hatch, lost ones
 * dotted with a struck rim, places with another cover with a hatch that leans the other way, wider
 * for better cover; where only the number of shooters changes, by how many. */
void cr_overlay_difference (cairo_t *cr,
                            const CrOverlayStyle *style,
                            const CrGrid *grid,
                            const CrDifference *difference,
                            int floor);

/* Draws a way with the number of men who can hit each of its places on @floor, with a heavier
 * outline for more men. @badge: (nullable): at its end */
void cr_overlay_exposure (cairo_t *cr,
                          const CrOverlayStyle *style,
                          const CrGrid *grid,
                          const CrExposure *exposure,
                          int floor,
                          const char *badge);

/* Draws proposals from a picture: colour and code of the terrain and how sure it is; dashed when
 * doubtful. */
void cr_overlay_suggestions (cairo_t *cr,
                             const CrOverlayStyle *style,
                             const CrScene *scene,
                             const GArray *suggestions,
                             int floor);

/* Hatches an area, by its @number. Names are drawn after all areas. */
void cr_overlay_area (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      const GArray *hexes,
                      guint number);

/* Writes the name of an area. @taken: (element-type CrBox): where other names stand; this one goes
 * below those it would overlap, and is added */
void cr_overlay_area_name (cairo_t *cr,
                           const CrOverlayStyle *style,
                           const CrGrid *grid,
                           const GArray *hexes,
                           const char *name,
                           GArray *taken);

/* The patterns that a legend explains. */
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
 * Fills a box, in W, with the same code that draws the pattern on the map, so that a legend cannot
 * differ from it.
 */
void cr_overlay_sample (cairo_t *cr,
                        const CrOverlayStyle *style,
                        CrOverlayPattern pattern,
                        CrBox box);

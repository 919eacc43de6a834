/* cr-sheet.h: a floor of a map with all that lies on it, for paper or screen.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-legend.h"
#include "cr-overlay.h"
#include "cr-painter.h"
#include "cr-picture-file.h"
#include "cr-token.h"

/**
 * CrSheet:
 *
 * A floor of a map with its layers and, in order, what lies on it: answers and the frame. Tiles of
 * the window, files, thumbnails and the command line all draw it with cr_sheet_paint(). Lengths are
 * in W, the plane's unit.
 *
 * What is added is borrowed and must live as long as the sheet, see cr_sheet_own(). A sheet does
 * not borrow the map: it may go to another thread when all that it borrows may.
 */
typedef struct _CrSheet CrSheet;

/* On screens and in pictures, marks have a least size in pixels; on paper, one that the eye can see
 * on a printed hex. */
typedef enum { CR_SHEET_PIXELS, CR_SHEET_PAPER } CrSheetMedium;

/* The default size of a hex: in print from side to side, as players measure it; in a picture from
 * corner to corner. */
#define CR_SHEET_HEX_MM 26.0
#define CR_SHEET_HEX_PIXELS 72.0

/* A printed hex counts as so many pixels, about as fine as an eye can distinguish, when least sizes
 * are computed. */
#define CR_SHEET_PAPER_DOTS 200.0

/* @options: what is painted of the map; @area is not used, see cr_sheet_set_part(). */
CrSheet *cr_sheet_new (const CrMap *map, const CrPaintOptions *options);
void cr_sheet_free (CrSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSheet, cr_sheet_free)

/* Sets the caches with which the map is painted, not owned; without them only the added items are
 * painted. */
void cr_sheet_set_art (CrSheet *self, CrArt *art);
void cr_sheet_set_medium (CrSheet *self, CrSheetMedium medium);
/* Sets the part to paint, instead of the map with all of its margin. */
void cr_sheet_set_part (CrSheet *self, const CrBox *part);
/* Sets the visible part; names are kept within it. No width: they need not be. */
void cr_sheet_set_view (CrSheet *self, const CrBox *view);
/* For tracing paper: the map is drawn only where its hexes are, as lines and numbers, and items
 * have no paper beneath them. */
void cr_sheet_set_tracing (CrSheet *self);
gboolean cr_sheet_is_tracing (const CrSheet *self);
/* Lays the items over the map as a veil with that opacity, 0…1, within the edges of the map. */
void cr_sheet_set_opacity (CrSheet *self, double opacity);
/* Frees @data together with the sheet. Returns: @data */
gpointer cr_sheet_own (CrSheet *self, gpointer data, GDestroyNotify free_data);

CrBox cr_sheet_get_box (const CrSheet *self);
int cr_sheet_get_floor (const CrSheet *self);
/* Gets the size in pixels or points; @scale: pixels or points per W */
void cr_sheet_get_size (const CrSheet *self, double scale, double *width_out, double *height_out);
/* Returns: how far the marks of a hex reach beyond it, in W, at so many pixels per W */
double cr_sheet_get_reach (double scale);

/**
 * cr_sheet_paint:
 * @cr: user space is the plane; see #CrPoint for the origin
 * @clip: (nullable): the part to paint; NULL: everything. A sheet painted in parts is the same
 *   picture as one painted whole
 * @scale: pixels per W
 */
void cr_sheet_paint (const CrSheet *self, cairo_t *cr, const CrBox *clip, double scale);

/* Returns: (transfer full): its box as pixels */
cairo_surface_t *cr_sheet_draw_pixels (const CrSheet *self, double scale);
/* @progress: (nullable): told from now on how much of a file is written, 0…1; it returns FALSE to
 * stop. It is told 0 while the amount is unknown */
void cr_sheet_set_watcher (CrSheet *self,
                           gboolean (*progress) (double done, gpointer watcher),
                           gpointer watcher);

/* Reduces the detail to what can be drawn in reasonable time on a page with so many hexes; such a
 * page is written only after all of it was drawn. Returns: the detail before, for
 * cr_sheet_set_detail() */
CrDetail cr_sheet_suit_page (CrSheet *self, double hexes);
void cr_sheet_set_detail (CrSheet *self, CrDetail detail);

/* Whether it is drawn with reduced detail. */
gboolean cr_sheet_is_plain (const CrSheet *self);

/* Returns: the id of a layer in a file. @label_out: its name for people */
const char *cr_sheet_get_layer (CrPaintLayer layer, const char **label_out);
/* Sets which layers are painted from now on: a bit for each, 0 for all. Returns: the layers before
 */
guint cr_sheet_set_layers (CrSheet *self, guint layers);

/* Sets the metadata of its PDF; they are copied. */
void cr_sheet_set_about (CrSheet *self, const CrPictureAbout *about);

/* Writes its box into a file, with the medium of paper unless the file has pixels, which all
 * processors paint. Returns: FALSE with an error */
gboolean cr_sheet_write_file (CrSheet *self,
                              CrPictureFileKind kind,
                              double scale,
                              const CrPictureSink *sink,
                              GError **error);
/* Returns: (nullable): a sentence that tells what such a file lacks, and what helps */
const char *cr_sheet_get_hint (const CrSheet *self, CrPictureFileKind kind);
/* Returns: the scale of a file in which a hex measures so many millimetres from side to side;
 * pixels are 300 to the inch */
double cr_sheet_find_scale (CrPictureFileKind kind, double hex_mm);

/* Records the items as they are drawn at so many pixels per W; nothing of them is borrowed any
 * more. */
void cr_sheet_freeze (CrSheet *self, double scale);

/* Returns: (transfer full) (nullable) (element-type CrHex): the hexes in which two sheets differ
 * that are the same except for fields; NULL: they may differ everywhere */
GArray *cr_sheet_list_changes (const CrSheet *a, const CrSheet *b);

/* These functions add items on the map, each over the one before. Nothing on other floors is drawn.
 */

/* Adds the areas of the map, hatched and named; only the one of that @index, unless it is −1. */
void cr_sheet_add_areas (CrSheet *self, const CrMap *map, int index);

/* Adds margin, frame, names of sides, title and key of levels. */
void cr_sheet_add_frame (CrSheet *self);
/* Adds a legend in a strip of paper beneath all that was there before; the sheet becomes higher by
 * that. @legend: (transfer full) */
void cr_sheet_add_legend (CrSheet *self, CrLegend *legend);
/* Adds, in a strip, a key of the terrains on the painted floor as they look on this map, with cost
 * and cover. */
void cr_sheet_add_terrain_key (CrSheet *self, const CrScene *scene);
/* Adds a figure in a strip. @figure: (transfer full): a recording with a bounded size */
void cr_sheet_add_figure (CrSheet *self, cairo_surface_t *figure);
/* Adds all items of another sheet, with that sheet's opacity. @other: (transfer full) */
void cr_sheet_add_sheet (CrSheet *self, CrSheet *other);

void cr_sheet_add_field (CrSheet *self, const CrField *field, CrSheetField shown);
void cr_sheet_add_difference (CrSheet *self, const CrDifference *difference);
void cr_sheet_add_bands (CrSheet *self, const CrBands *bands);
/* @badge: written at the end of the way, here and in cr_sheet_add_path() */
void cr_sheet_add_exposure (CrSheet *self, const CrExposure *exposure, const char *badge);
void cr_sheet_add_shot (CrSheet *self, const CrScene *scene, const CrLof *lof);
void cr_sheet_add_reach (CrSheet *self, const CrScene *scene, const CrReach *reach);
/* Adds which places of a reach are under fire. @places: (element-type CrPlace): copied */
void cr_sheet_add_threats (CrSheet *self, const GArray *places);
void cr_sheet_add_path (CrSheet *self, const GArray *steps, const char *badge);
void cr_sheet_add_suggestions (CrSheet *self, const CrScene *scene, const GArray *suggestions);

/* The names of more shooters than these would hide the map. */
#define CR_SHEET_MOST_NAMED 12

/* @label: (nullable); @below: see cr_overlay_shooter() */
void cr_sheet_add_shooter (CrSheet *self, CrPlace place, const char *label, gboolean below);
void cr_sheet_add_origins (CrSheet *self, int floor, const CrOverlayOrigins *origins);
void cr_sheet_add_man (CrSheet *self, int floor, const CrOverlayMan *man);
/* Adds the siege towers placed for a question. @chosen: the chosen one, −1 for none */
void cr_sheet_add_towers (CrSheet *self, const CrMuster *muster, int chosen);

/* Adds a counter. @rank: how many lie below it; the name is copied */
void cr_sheet_add_token (CrSheet *self, CrHex hex, int rank, const CrToken *token);
/* A man on a floor, and how many lie below him in his hex. */
typedef struct {
  int man, rank;
} CrSheetMan;

/* Returns: (transfer full) (element-type CrSheetMan): all men on the floor, the lowest first: the
 * dead */
GArray *cr_sheet_list_fighters (const CrState *state, int floor);

/* Returns: the middle of a man's counter */
CrPoint cr_sheet_place_token (const CrGrid *grid, CrHex hex, int rank);

/* Whether it is dark; the function below adds the dark around what fires light (WEA-01). */
gboolean cr_sheet_is_night (const CrState *state);
void cr_sheet_add_night (CrSheet *self, const CrState *state);

/* Adds broken doors and gates of the painted floor: a gap with boards across it, over the drawing
 * of a whole one. */
void cr_sheet_add_broken (CrSheet *self, const CrMap *map);

/* A siege tower or what else is rolled, as it stands. */
void cr_sheet_add_tower (CrSheet *self, const CrTower *tower);

/* The gear of a game on this floor, in two halves with the men drawn between them. @upright TRUE:
 * the upper part of ladders that are raised, and fires. @upright FALSE: ladders, siege towers and
 * engines, hung barrels, fascines, and broken doors and gates. */
void cr_sheet_add_gear (CrSheet *self, const CrState *state, gboolean upright);

/* Adds all men on the painted floor, the dead lowest. @chosen: (array length=n_chosen): the men who
 * are ringed */
void cr_sheet_add_fighters (CrSheet *self,
                            const CrState *state,
                            const gint16 *chosen,
                            int n_chosen);
/* Returns: where the rump of a horse is from its head, in W, for the direction @rear; 0, 0 for −1,
 * a man without a horse */
CrPoint cr_sheet_find_rump (const CrGrid *grid, CrHex hex, int rear);

/* Returns: the counter of a man as he is now. @name_out: (transfer full): his name, which the token
 * borrows */
CrToken cr_token_of (const CrState *state, int man, char **name_out);

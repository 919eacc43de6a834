/* cr-sheet.h: what is put on paper or screen. SPDX-License-Identifier: GPL-3.0-or-later */
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
 * A floor of a map with its layers, and in order what lies on top: answers and the frame. One value
 * for tiles of the window, files, thumbnails and the command line; all draw it with
 * cr_sheet_paint(). Lengths are in W, the plane's unit.
 *
 * What is added is borrowed and must live as long as the sheet, see cr_sheet_own(). A sheet knows
 * no map: it may go to another thread when all that it borrows may.
 */
typedef struct _CrSheet CrSheet;

/* On a screen or in a picture what must be seen measures some pixels; on paper there are none, and
 * it measures what an eye sees on a printed hex. */
typedef enum { CR_SHEET_PIXELS, CR_SHEET_PAPER } CrSheetMedium;

/* A hex where nothing else is asked for: in print from side to side, as players measure it, and in
 * a picture from corner to corner. */
#define CR_SHEET_HEX_MM 26.0
#define CR_SHEET_HEX_PIXELS 72.0

/* A printed hex in dots as fine as an eye can tell apart: what must be seen on paper goes by them.
 */
#define CR_SHEET_PAPER_DOTS 200.0

/* @options: what is painted of the map; @area is not used, see cr_sheet_set_part(). */
CrSheet *cr_sheet_new (const CrMap *map, const CrPaintOptions *options);
void cr_sheet_free (CrSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSheet, cr_sheet_free)

/* The map it is painted with, not owned; without one only what is added is painted. */
void cr_sheet_set_art (CrSheet *self, CrArt *art);
void cr_sheet_set_medium (CrSheet *self, CrSheetMedium medium);
/* Instead of the map with all of its margin. */
void cr_sheet_set_part (CrSheet *self, const CrBox *part);
/* The part that somebody sees: names keep within it. No width: they need not. */
void cr_sheet_set_view (CrSheet *self, const CrBox *view);
/* For tracing paper: of the map only where its hexes are, in lines and figures, and of what is
 * added no paper beneath it. */
void cr_sheet_set_tracing (CrSheet *self);
gboolean cr_sheet_is_tracing (const CrSheet *self);
/* What is added is laid over the map as a veil, 0…1, and ends where the map ends. */
void cr_sheet_set_opacity (CrSheet *self, double opacity);
/* Frees it with the sheet. Returns: @data */
gpointer cr_sheet_own (CrSheet *self, gpointer data, GDestroyNotify free_data);

CrBox cr_sheet_get_box (const CrSheet *self);
int cr_sheet_get_floor (const CrSheet *self);
/* @scale: pixels or points per W; the size is in the same. */
void cr_sheet_get_size (const CrSheet *self, double scale, double *width_out, double *height_out);
/* How far what belongs to a hex reaches beyond it at so many pixels per W: a rim, a number. */
double cr_sheet_get_reach (double scale);

/**
 * cr_sheet_paint:
 * @cr: user space is the plane; see #CrPoint for the origin
 * @clip: (nullable): the part that is wanted; NULL: everything. Painted in parts it is the same
 *   picture as painted whole
 * @scale: pixels per W
 */
void cr_sheet_paint (const CrSheet *self, cairo_t *cr, const CrBox *clip, double scale);

/* (transfer full): its box as pixels. */
cairo_surface_t *cr_sheet_draw_pixels (const CrSheet *self, double scale);
/* (nullable) @progress: told from then on how much of a file is written, 0…1; FALSE stops it. Where
 * nobody knows how much there is, it is told 0. */
void cr_sheet_set_watcher (CrSheet *self,
                           gboolean (*progress) (double done, gpointer watcher),
                           gpointer watcher);

/* Draws it as it can be waited for on a page that shows so many hexes; none of it goes out before
 * all is drawn. Returns: how it was drawn before, for cr_sheet_set_detail() */
CrDetail cr_sheet_suit_page (CrSheet *self, double hexes);
void cr_sheet_set_detail (CrSheet *self, CrDetail detail);

/* Whether it is drawn with less than all of it. */
gboolean cr_sheet_is_plain (const CrSheet *self);

/* What drawing programs show as a layer: how it is called in a file, and by people. */
const char *cr_sheet_get_layer (CrPaintLayer layer, const char **label_out);
/* Only those layers are painted from now on, a bit for each, 0 for all. Returns: those before */
guint cr_sheet_set_layers (CrSheet *self, guint layers);

/* What a PDF of it tells of itself; is copied. */
void cr_sheet_set_about (CrSheet *self, const CrPictureAbout *about);

/* Its box as a file, on paper unless that has pixels, which all processors paint. */
gboolean cr_sheet_write_file (CrSheet *self,
                              CrPictureFileKind kind,
                              double scale,
                              const CrPictureSink *sink,
                              GError **error);
/* (nullable): what is less in such a file than one may expect, and what helps, a sentence */
const char *cr_sheet_get_hint (const CrSheet *self, CrPictureFileKind kind);
/* Of a file on which a hex measures so many millimetres from side to side; pixels are 300 to the
 * inch. */
double cr_sheet_find_scale (CrPictureFileKind kind, double hex_mm);

/* Writes down what has been added, as it is drawn at so many pixels per W; none of it is borrowed
 * any more. */
void cr_sheet_freeze (CrSheet *self, double scale);

/* (transfer full) (nullable) (element-type CrHex): where the one looks otherwise than the other,
 * being the same but for fields; NULL: perhaps everywhere. */
GArray *cr_sheet_list_changes (const CrSheet *a, const CrSheet *b);

/* What lies on the map, each over the one before. Of places on other floors nothing is drawn. */

/* The areas of the map, hatched, each with its name; or the one of that @index alone, unless it is
 * -1. */
void cr_sheet_add_areas (CrSheet *self, const CrMap *map, int index);

/* Margin, frame, names of sides, title and key of levels. */
void cr_sheet_add_frame (CrSheet *self);
/* @legend: (transfer full): in a strip of paper that makes the sheet so much higher, beneath all
 * that it was before. */
void cr_sheet_add_legend (CrSheet *self, CrLegend *legend);
/* What lies on the floor that is painted, as it looks on this map, with its cost and cover: in a
 * strip likewise. */
void cr_sheet_add_terrain_key (CrSheet *self, const CrScene *scene);
/* @figure: (transfer full): a recording of bounded size, in a strip likewise. */
void cr_sheet_add_figure (CrSheet *self, cairo_surface_t *figure);
/* (transfer full): what has been added there, with its own opacity. */
void cr_sheet_add_sheet (CrSheet *self, CrSheet *other);

void cr_sheet_add_field (CrSheet *self, const CrField *field, CrSheetField shown);
void cr_sheet_add_difference (CrSheet *self, const CrDifference *difference);
void cr_sheet_add_bands (CrSheet *self, const CrBands *bands);
/* @badge: at the end of the way; and so for cr_sheet_add_path(). */
void cr_sheet_add_exposure (CrSheet *self, const CrExposure *exposure, const char *badge);
void cr_sheet_add_shot (CrSheet *self, const CrScene *scene, const CrLof *lof);
void cr_sheet_add_reach (CrSheet *self, const CrScene *scene, const CrReach *reach);
/* (element-type CrPlace): copied: which of them are under fire. */
void cr_sheet_add_threats (CrSheet *self, const GArray *places);
void cr_sheet_add_path (CrSheet *self, const GArray *steps, const char *badge);
void cr_sheet_add_suggestions (CrSheet *self, const CrScene *scene, const GArray *suggestions);

/* More shooters would hide the map under their names. */
#define CR_SHEET_MOST_NAMED 12

/* @label: (nullable); @below: see cr_overlay_shooter() */
void cr_sheet_add_shooter (CrSheet *self, CrPlace place, const char *label, gboolean below);
void cr_sheet_add_origins (CrSheet *self, int floor, const CrOverlayOrigins *origins);
void cr_sheet_add_man (CrSheet *self, int floor, const CrOverlayMan *man);
/* Those of a question, of which one may be chosen: -1 for none. */
void cr_sheet_add_towers (CrSheet *self, const CrMuster *muster, int chosen);

/* @rank: how many lie below it; the name is copied */
void cr_sheet_add_token (CrSheet *self, CrHex hex, int rank, const CrToken *token);
/* One of those on a floor, and how many lie below him in his hex. */
typedef struct {
  int man, rank;
} CrSheetMan;

/* (transfer full) (element-type CrSheetMan): all who are there, the lowest first: the dead. */
GArray *cr_sheet_list_fighters (const CrState *state, int floor);

/* Where the middle of his counter is. */
CrPoint cr_sheet_place_token (const CrGrid *grid, CrHex hex, int rank);

/* WEA-01: while it is dark, the dark about what fires light. */
gboolean cr_sheet_is_night (const CrState *state);
void cr_sheet_add_night (CrSheet *self, const CrState *state);

/* Doors and gates of this floor that are broken: a gap with boards across it, over whatever shows
 * them whole. */
void cr_sheet_add_broken (CrSheet *self, const CrMap *map);

/* The gear of a game on this floor, in two halves with the men drawn between them. @upright TRUE:
 * ladders that are raised, and fires. @upright FALSE: ladders that lie or are carried, siege towers
 * and engines, hung barrels, fascines, and broken doors and gates. */
void cr_sheet_add_gear (CrSheet *self, const CrState *state, gboolean upright);

/* All who are on this floor, the dead lowest. @chosen: (array length=n_chosen): who are ringed */
void cr_sheet_add_fighters (CrSheet *self,
                            const CrState *state,
                            const gint16 *chosen,
                            int n_chosen);
/* @name_out: (transfer full): is borrowed by the token */
/* Where the rump of a horse is from its head, in W; 0, 0 for who has none: a direction of -1. */
CrPoint cr_sheet_find_rump (const CrGrid *grid, CrHex hex, int rear);

CrToken cr_token_of (const CrState *state, int man, char **name_out);

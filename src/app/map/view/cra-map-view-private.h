/* cra-map-view-private.h: shared by the parts of the map view.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-ghost.h"
#include "cra-map-view-game.h"
#include "cra-map-view-print.h"
#include "cra-map-view.h"
#include "cra-mirror.h"

#include "cr-sheet.h"
#include "cre-ask.h"

struct _CraMapView {
  GtkWidget parent_instance;

  CraCanvas *canvas;
  CraLayersPanel *layers; /* borrowed */

  /* owned */
  CreMapDocument *document;
  CreTool *tool;
  CraMirror *mirror;
  CreAsk *ask; /* nullable: whose answers are shown: of the tool that was in hand last and asks */
  GArray *outlined; /* of CrPlace: what the inspector is about */
  GArray *wrong;    /* of CrPlace: the problem that was gone to last */

  CrGrid grid;
  int floor;
  char *floor_id; /* by which it is found again when floors come and go */
  CrPlace cursor;
  CreAim hover;
  CrDirection cursor_side;
  gboolean has_cursor, has_hover;
  /* The keyboard was used last: the hex cursor is drawn, and is what the facts are about. */
  gboolean keyboard;
  /* A tool that asks is in hand: the map shows answers, no selection. */
  gboolean asking;

  /* What the overlay tiles show, to know when they are out of date. */
  CraGhost *ghost; /* nullable: of the piece in hand */
  guint ghost_serial;
  guint shown_serial;
  int shown_kind;
  gconstpointer overlay;     /* nullable: what the source below draws */
  CraSource *overlay_source; /* nullable */
  double overlay_px;
  GCancellable *reading; /* nullable: of the picture */
  guint rescale, answering;
  gboolean overlay_stale;
  gboolean numbers_aside; /* taken away from a picture, to come back after it */

  /* Where the legend was drawn last, and what it gives way to: the hex that was touched last. */
  CrBox legend;
  int legend_corner;
  CrHex touched;
  gboolean has_touched, legend_folded;
  gboolean on_legend;   /* the press under way is on it */
  gboolean over_legend; /* the pointer is */

  /* Where what came of the last act was drawn, and what is offered in it. */
  CrBox word, offer;
  gboolean on_word;

  /* What lies beneath what stands on it, that, and what is moved; nullable. */
  CraCanvasDraw beneath;
  CraCanvasSnapshot pieces;
  CraCanvasDraw moved;
  gpointer pieces_data;
  CraMapPrinted printed;
  gpointer printed_data;
  const CraMapGame *game; /* nullable */
  gpointer game_data;
  const CrMap *areas;

  /* The place that was gone to, and since when its ring is drawn. */
  CrPlace flash;
  gint64 flash_start;
  guint flash_tick;
};

gboolean cra_map_view_layer_shown (CraMapView *self, CraLayerId id);
double cra_map_view_layer_opacity (CraMapView *self, CraLayerId id);

/* Hatches keep their pitch on screen, so another scale needs another recording; not while it is
 * still changing. */
void cra_map_view_follow_scale (CraMapView *self);

/* Another set of flags: the same mirror is drawn anew. */
void cra_map_view_refresh_picture (CraMapView *self);

/* The whole map anew: at the start, and when floors have changed. */
void cra_map_view_make_mirror (CraMapView *self);

/* Only what has changed: neither map nor scene nor outlines are made again for it. */
void cra_map_view_touch_mirror (CraMapView *self, const CreChange *change);

void cra_map_view_drop_mirror (CraMapView *self);

/* A map that is painted already shows what is painted; until then its picture is what there is to
 * see, with what is painted of it. V shows the other. */
void cra_map_view_choose_mode (CraMapView *self);

/* A scan has numbers or room of its own: while it shows, the numbers of the map step aside, and
 * come back after it. Whoever wants them over it turns their layer on. */
void cra_map_view_move_numbers (CraMapView *self);

/* The areas are seen while they are in work, and passages while one digs or lets water in. */
CrShow cra_map_view_get_tool_show (CreTool *tool);

/* (transfer full) (element-type CrHex): from hex to hex, what is dug in view and lies on another
 * floor, that only its owner knows of */
GArray *cra_map_view_list_tunnels (CraMapView *self);

void cra_map_view_emit_aimed (CraMapView *self);
void cra_map_view_emit_selected (CraMapView *self);
void cra_map_view_emit_menu (CraMapView *self, const CrPoint *point);
void cra_map_view_emit_picture_failed (CraMapView *self, const char *message);
void cra_map_view_connect_input (CraMapView *self);
gboolean cra_map_view_key_cb (GtkEventControllerKey *controller,
                              guint key,
                              guint code,
                              GdkModifierType state,
                              CraMapView *self);

/* The hex cursor: @keyboard says that it was put there by keys. */
CreModifiers cra_map_view_to_modifiers (GdkModifierType state);
CreAim cra_map_view_aim_at_cursor (CraMapView *self, GdkModifierType state);
void cra_map_view_set_cursor (CraMapView *self, CrPlace place, gboolean keyboard);

/* The first use of the keyboard puts the cursor where the pointer is, else into the middle. */
void cra_map_view_ensure_cursor (CraMapView *self);

void cra_map_view_show_cursor (CraMapView *self, GdkModifierType state);

/* What is drawn live, on top of everything. */
void cra_map_view_connect_draw (CraMapView *self);

/* White under dark, as all that must be seen on any ground. */
void cra_map_view_draw_flash (CraMapView *self, cairo_t *cr);

/* Draws the answers that follow the pointer. */
void cra_map_view_draw_answers (CraMapView *self, cairo_t *cr);

/* Reads how the map is drawn now: its floor, and the layers that are shown. */
void cra_map_view_read_options (CraMapView *self, CrPaintOptions *options);
/* Returns: (transfer full): the map drawn with those options, without the grain of the screen */
CrSheet *cra_map_view_new_sheet (CraMapView *self, const CrPaintOptions *options);

/* What lies on it: the patterns that the worker draws, for so many pixels to a hex, and what
 * follows the pointer, which is borrowed. */
CrSheet *cra_map_view_new_overlay (CraMapView *self, double px);
CrSheet *cra_map_view_new_answers (CraMapView *self);
/* A game says more of where he in hand can go. */
gboolean cra_map_view_has_game_reach (CraMapView *self);
void cra_map_view_draw_legend (CraMapView *self, cairo_t *cr);

/* Returns: (transfer full) (nullable): of what is shown, whole */
CrLegend *cra_map_view_new_legend (CraMapView *self);

/* What came of an act, told beside it. The points are pixels of the canvas. */
void cra_map_view_draw_word (CraMapView *self, cairo_t *cr);

/* A press on the tag is none on the map: what is offered is taken up, or the tag goes. */
gboolean cra_map_view_press_word (CraMapView *self, CrPoint at);

/* On the way from the hex to what is offered the pointer means nothing else. */
gboolean cra_map_view_heads_for_word (CraMapView *self, CrPoint at);

/* @ask: (nullable): whose answers are shown, whatever tool is in hand, until one comes that asks */
void cra_map_view_set_ask (CraMapView *self, CreAsk *ask);

/* Whether a field of fire, a change of it, or where a walker gets to is shown. */
gboolean cra_map_view_has_answers (CraMapView *self);

/* Returns: pixels of this screen to the width of a hex */
double cra_map_view_get_pixels (CraMapView *self);

/* Writes the overlays down anew; the tiles that they change follow. */
void cra_map_view_refresh_overlays (CraMapView *self);

/* What the tiles show goes with the view. */
void cra_map_view_drop_overlays (CraMapView *self);

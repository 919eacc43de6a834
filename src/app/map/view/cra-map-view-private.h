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
  CreAsk *ask;      /* nullable: of the asking tool that was in hand last; its answers are shown */
  GArray *outlined; /* of CrPlace: what the inspector shows */
  GArray *wrong;    /* of CrPlace: the problem that was shown last */

  CrGrid grid;
  int floor;
  char *floor_id; /* finds the floor again after others were added or removed */
  CrPlace cursor;
  CreAim hover;
  CrDirection cursor_side;
  gboolean has_cursor, has_hover;
  /* The keyboard was used last: the hex cursor is drawn, and the facts are about its hex. */
  gboolean keyboard;
  /* A tool that asks is in hand: the map shows answers and no selection. */
  gboolean asking;

  /* What the overlay tiles show, to know when they are outdated. */
  CraGhost *ghost; /* nullable: of the piece to be pasted */
  guint ghost_serial;
  guint shown_serial;
  int shown_kind;
  gconstpointer overlay;     /* nullable: what @overlay_source draws */
  CraSource *overlay_source; /* nullable */
  double overlay_px;
  GCancellable *reading; /* nullable: while terrain is being read from the picture */
  guint rescale, answering;
  gboolean overlay_stale;
  gboolean
      numbers_aside; /* the numbers were hidden because of a picture, and will be shown again */

  /* Where the legend was drawn last, and the hex touched last, which it must not hide. */
  CrBox legend;
  int legend_corner;
  CrHex touched;
  gboolean has_touched, legend_folded;
  gboolean on_legend;   /* the current press began on the legend */
  gboolean over_legend; /* the pointer is over the legend */

  /* Where the tag of the last act was drawn, and the button in it. */
  CrBox word, offer;
  gboolean on_word;

  /* What is drawn beneath the pieces, the pieces, and the moved piece; each nullable. */
  CraCanvasDraw beneath;
  CraCanvasSnapshot pieces;
  CraCanvasDraw moved;
  gpointer pieces_data;
  CraMapPrinted printed;
  gpointer printed_data;
  const CraMapGame *game; /* nullable */
  gpointer game_data;
  const CrMap *areas;

  /* The place that was gone to, and when its ring began. */
  CrPlace flash;
  gint64 flash_start;
  guint flash_tick;
};

gboolean cra_map_view_layer_shown (CraMapView *self, CraLayerId id);
double cra_map_view_layer_opacity (CraMapView *self, CraLayerId id);

/* Hatches keep their spacing on screen, so a new scale needs a new recording, once it has settled.
 */
void cra_map_view_follow_scale (CraMapView *self);

/* Redraws the same mirror with the current flags. */
void cra_map_view_refresh_picture (CraMapView *self);

/* Makes a new mirror of the whole map: at the start, and when floors have changed. */
void cra_map_view_make_mirror (CraMapView *self);

/* Sends a change to the mirror, which keeps its map, scene and outlines. */
void cra_map_view_touch_mirror (CraMapView *self, const CreChange *change);

void cra_map_view_drop_mirror (CraMapView *self);

/* Chooses what a newly opened map shows: its painting if it is painted, otherwise its picture with
 * the painting over it. */
void cra_map_view_choose_mode (CraMapView *self);

/* A picture has its own numbers, or no room for others: while it is shown, the layer of numbers is
 * turned off, and on again afterwards. The user can turn it on over the picture. */
void cra_map_view_move_numbers (CraMapView *self);

/* Returns: what a tool shows while in hand: areas for the tool of areas, passages for those that
 * dig or let water in */
CrShow cra_map_view_get_tool_show (CreTool *tool);

/* Returns: (transfer full) (element-type CrHex): pairs of hexes that passages connect, of those in
 * view that lie on another floor and only the owner knows */
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

/* @keyboard: the hex cursor was set by keys */
CreModifiers cra_map_view_to_modifiers (GdkModifierType state);
CreAim cra_map_view_aim_at_cursor (CraMapView *self, GdkModifierType state);
void cra_map_view_set_cursor (CraMapView *self, CrPlace place, gboolean keyboard);

/* If there is no hex cursor yet, puts it where the pointer is, otherwise in the middle. */
void cra_map_view_ensure_cursor (CraMapView *self);

void cra_map_view_show_cursor (CraMapView *self, GdkModifierType state);

/* Connects what is drawn in each frame on top of everything. */
void cra_map_view_connect_draw (CraMapView *self);

/* Draws the ring, dark over white, so that it is seen on any ground. */
void cra_map_view_draw_flash (CraMapView *self, cairo_t *cr);

/* Draws the answers that follow the pointer. */
void cra_map_view_draw_answers (CraMapView *self, cairo_t *cr);

/* Reads how the map is drawn now: its floor and the layers that are shown. */
void cra_map_view_read_options (CraMapView *self, CrPaintOptions *options);
/* Returns: (transfer full): the map drawn with those options, without the texture for the screen */
CrSheet *cra_map_view_new_sheet (CraMapView *self, const CrPaintOptions *options);

/* Returns: (transfer full) (nullable): the patterns that the worker draws over the map, for a hex
 * @px pixels wide. The function below it: what follows the pointer, which is borrowed. */
CrSheet *cra_map_view_new_overlay (CraMapView *self, double px);
CrSheet *cra_map_view_new_answers (CraMapView *self);
/* Whether a game says more about where the man in hand can go. */
gboolean cra_map_view_has_game_reach (CraMapView *self);
void cra_map_view_draw_legend (CraMapView *self, cairo_t *cr);

/* Returns: (transfer full) (nullable): the whole legend of what is shown */
CrLegend *cra_map_view_new_legend (CraMapView *self);

/* Draws the tag that tells what the last act did beside its place. Points are pixels of the canvas.
 */
void cra_map_view_draw_word (CraMapView *self, cairo_t *cr);

/* Handles a press on the tag, which does not reach the map: it does what the tag offers, or closes
 * the tag. Returns: FALSE when @at is not on the tag */
gboolean cra_map_view_press_word (CraMapView *self, CrPoint at);

/* Whether the pointer is on its way from the hex to the button of the tag; it does not aim
 * meanwhile. */
gboolean cra_map_view_heads_for_word (CraMapView *self, CrPoint at);

/* @ask: (nullable): its answers are shown with any tool, until another tool that asks is taken in
 * hand */
void cra_map_view_set_ask (CraMapView *self, CreAsk *ask);

/* Whether a field of fire, a change of it, or a walker's reach is shown. */
gboolean cra_map_view_has_answers (CraMapView *self);

/* Returns: the width of a hex in pixels of the screen */
double cra_map_view_get_pixels (CraMapView *self);

/* Records the overlays again and redraws the tiles that change. */
void cra_map_view_refresh_overlays (CraMapView *self);

/* Frees what the overlay tiles show. */
void cra_map_view_drop_overlays (CraMapView *self);

/* cra-play-page-draw.c: draws men on the map, and the way of one who is dragged.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-page-private.h"

#include "cra-map-view-game.h"
#include "cra-map-view-print.h"

#include "cr-scenario-area.h"

#include <glib/gi18n.h>

/* The opacity of the man who is drawn at the end of his way. */
#define FAINT 0.7

/* The width of the square that the translucent man may cover, in sizes of a counter; a rider with
 * his horse fits into it. */
#define ROOM_OF_GHOST 4.2

static double
get_px (CraPlayPage *self)
{
  return cra_canvas_get_viewport (cra_map_view_get_canvas (self->view))->scale *
         gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

static CrSheet *
new_sheet (CraPlayPage *self)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.floor = cra_map_view_get_floor (self->view);
  return cr_sheet_new (cr_state_get_map (cre_play_get_state (self->play)), &options);
}

static gboolean
are_animated (CraPlayPage *self)
{
  gboolean animated = FALSE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated,
                NULL);
  return animated;
}

static gint64
get_time (CraPlayPage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;
}

/* Redraws the canvas in each frame until all men have arrived. */
static gboolean
tick_cb (GtkWidget *canvas, GdkFrameClock *clock, gpointer data)
{
  CraPlayPage *self = data;

  gtk_widget_queue_draw (canvas);
  if (cra_men_are_moving (self->men, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

void
cra_play_page_redraw_men (CraPlayPage *self)
{
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (self->view));
  gint64 now = get_time (self);
  int n_chosen = 0;
  const gint16 *chosen;

  gtk_widget_queue_draw (canvas);
  if (self->play == NULL)
    return;
  chosen = cre_tool_play_get_men (self->tool, &n_chosen);
  cra_men_follow (self->men, cre_play_get_view (self->play), cra_map_view_get_floor (self->view),
                  chosen, n_chosen, are_animated (self) ? now : 0);
  if (self->tick_id == 0 && cra_men_are_moving (self->men, now))
    self->tick_id = gtk_widget_add_tick_callback (canvas, tick_cb, self, NULL);
}

/* Returns: the square around a hex in which the translucent man is drawn */
static CrBox
get_room (CraPlayPage *self, CrHex hex)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (cre_play_get_state (self->play)));
  CrPoint at = cr_sheet_place_token (grid, hex, 0);
  double size = ROOM_OF_GHOST * CR_TOKEN_SIZE;

  return (CrBox){ at.x - size / 2, at.y - size / 2, size, size };
}

static void
draw_ghost (CraPlayPage *self, cairo_t *cr, const GArray *path)
{
  int chosen = cre_tool_play_get_chosen (self->tool);
  int facing = cre_tool_play_get_facing (self->tool);
  CrPlace to = g_array_index (path, CrStep, path->len - 1).to;
  CrBox room = get_room (self, to.hex);
  g_autoptr (CrSheet) sheet = new_sheet (self);
  g_autofree char *name = NULL;
  CrToken token = cr_token_of (cre_play_get_state (self->play), chosen, &name);

  if (to.floor != cra_map_view_get_floor (self->view))
    return;
  if (facing >= 0)
    token.rump =
        cr_sheet_find_rump (cr_map_get_grid (cr_state_get_map (cre_play_get_state (self->play))),
                            to.hex, (int) cr_direction_opposite ((CrDirection) facing));
  cr_sheet_add_token (sheet, to.hex, 0, &token);
  cr_sheet_set_opacity (sheet, FAINT);
  cairo_save (cr);
  cairo_rectangle (cr, room.x, room.y, room.width, room.height);
  cairo_clip (cr);
  cr_sheet_paint (sheet, cr, &room, get_px (self));
  cairo_restore (cr);
}

/* Draws the way of the man in hand to the aimed hex with its cost, or an attack with its odds. */
static void
draw_way (CraPlayPage *self, cairo_t *cr, const CrBox *seen)
{
  int cost = 0;
  const GArray *path = cre_tool_play_get_path (self->tool, &cost);
  const char *odds = cre_tool_play_get_odds (self->tool);
  g_autoptr (CrSheet) sheet = NULL;
  g_autofree char *badge = NULL;

  if (path == NULL)
    return;
  if (odds == NULL)
    draw_ghost (self, cr, path);
  sheet = new_sheet (self);
  badge = odds != NULL ? g_strdup (odds) : g_strdup_printf (_ ("%d MP"), cost);
  cr_sheet_add_path (sheet, path, badge);
  cr_sheet_set_view (sheet, seen);
  cr_sheet_paint (sheet, cr, seen, get_px (self));
}

/* Draws the line of fire from the man in hand to his target, clear or not. */
static void
draw_line (CraPlayPage *self, cairo_t *cr, const CrBox *seen)
{
  const CrLof *lof = cre_tool_play_get_line (self->tool);
  g_autoptr (CrSheet) sheet = NULL;

  if (lof == NULL)
    return;
  sheet = new_sheet (self);
  cr_sheet_add_shot (sheet, cre_map_document_get_scene (cre_play_get_stage (self->play)), lof);
  cr_sheet_set_view (sheet, seen);
  cr_sheet_paint (sheet, cr, seen, get_px (self));
}

/* Returns: the area in which the man in hand enters the map now, −1 for none */
static int
get_entry (CraPlayPage *self)
{
  const CrCharacter *taken;
  int party = 0, man = cre_tool_play_get_chosen (self->tool);

  taken = cre_tool_play_get_taken (self->tool, &party);
  if (taken != NULL)
    man = cre_play_find_comer (self->play, taken, party);
  return man >= 0 ? cr_state_get_entry (cre_play_get_state (self->play), man) : -1;
}

/* Returns: before a fight of a siege, the side that is being set up, whose men the tray offers; −1
 * in other games and when the set-up is over */
static int
get_start (CraPlayPage *self)
{
  return cre_play_is_led (self->play) &&
                 cr_state_get_turn (cre_play_get_state (self->play))->number == 0
             ? cra_tray_get_party (self->tray)
             : -1;
}

/* Draws the areas of the map in which men may be put: those of the side that is being set up, or
 * the area in which the man in hand enters later. */
static void
draw_setup (CraPlayPage *self, cairo_t *cr, const CrBox *seen)
{
  const CrState *state = cre_play_get_state (self->play);
  const CrScenario *scenario = cr_state_get_scenario (state);
  int area = scenario != NULL ? cr_state_get_setup_area (state) : -1;
  g_autoptr (CrSheet) sheet = NULL;

  if (scenario == NULL)
    area = get_start (self);
  else if (area < 0)
    area = get_entry (self);
  if (area < 0) {
    g_clear_pointer (&self->areas, cr_map_free);
    return;
  }
  if (self->areas == NULL && scenario == NULL)
    self->areas = cre_play_map_starts (self->play);
  else if (self->areas == NULL)
    self->areas = cr_scenario_map_areas (
        scenario, cre_map_document_get_scene (cre_play_get_stage (self->play)),
        g_get_language_names ());
  if (self->areas == NULL)
    return;
  sheet = new_sheet (self);
  cr_sheet_add_areas (sheet, self->areas, area);
  cr_sheet_set_view (sheet, seen);
  cr_sheet_paint (sheet, cr, seen, get_px (self));
}

/* Draws what the siege has done to the castle before this fight. */
static void
draw_led_areas (CraPlayPage *self, cairo_t *cr, const CrBox *seen)
{
  const CrMap *areas = cre_play_get_led_areas (self->play);
  g_autoptr (CrSheet) sheet = NULL;

  if (areas == NULL)
    return;
  sheet = new_sheet (self);
  cr_sheet_add_areas (sheet, areas, -1);
  cr_sheet_set_view (sheet, seen);
  cr_sheet_paint (sheet, cr, seen, get_px (self));
}

static void
add_printed_cb (CrSheet *sheet, gpointer data)
{
  CraPlayPage *self = data;

  if (self->play != NULL)
    cr_sheet_add_fighters (sheet, cre_play_get_view (self->play), NULL, 0);
}

static CrBox
begin_plane (CraCanvas *canvas, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (canvas);

  cairo_translate (cr, viewport->x, viewport->y);
  cairo_scale (cr, viewport->scale, viewport->scale);
  return cra_viewport_get_visible (viewport);
}

static void
snapshot_men_cb (CraCanvas *canvas, GtkSnapshot *snapshot, gpointer data)
{
  CraPlayPage *self = data;

  if (self->play != NULL)
    cra_men_snapshot (self->men, GTK_WIDGET (canvas), snapshot, cre_play_get_view (self->play),
                      cra_canvas_get_viewport (canvas), get_time (self));
}

/* Draws the hatched areas, which lie beneath the men. */
static void
draw_areas_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraPlayPage *self = data;
  CrBox seen;

  if (self->play == NULL)
    return;
  seen = begin_plane (canvas, cr);
  draw_setup (self, cr, &seen);
  draw_led_areas (self, cr, &seen);
}

static void
draw_way_cb (CraCanvas *canvas, cairo_t *cr, gpointer data)
{
  CraPlayPage *self = data;
  CrBox seen;

  if (self->play == NULL)
    return;
  seen = begin_plane (canvas, cr);
  draw_way (self, cr, &seen);
  draw_line (self, cr, &seen);
}

static const GArray *
get_threats_cb (gpointer data)
{
  return cre_tool_play_get_threats (CRA_PLAY_PAGE (data)->tool);
}

static const GArray *
get_concerned_cb (gpointer data)
{
  return cre_tool_play_get_concerned (CRA_PLAY_PAGE (data)->tool);
}

static void
tell_reach_cb (CrLegend *legend, gpointer data)
{
  CraPlayPage *self = data;
  const CrState *state = cre_play_get_view (self->play);
  int chosen = cre_tool_play_get_chosen (self->tool);
  const CrPlace *place = &cr_state_get_fighter (state, (guint) chosen)->man.place;

  cr_legend_set_from (legend, cr_state_get_map (state), (CrPlaces){ place, 1 });
  cr_legend_add_reach (legend);
  if (cre_tool_play_get_threats (self->tool)->len > 0)
    cr_legend_add_threats (legend);
}

static gboolean
add_sky_cb (CrSheet *sheet, gpointer data)
{
  CraPlayPage *self = data;

  if (self->play == NULL || !cr_sheet_is_night (cre_play_get_view (self->play)))
    return FALSE;
  if (sheet != NULL)
    cr_sheet_add_night (sheet, cre_play_get_view (self->play));
  return TRUE;
}

void
cra_play_page_connect_draw (CraPlayPage *self)
{
  static const CraMapGame game = { get_threats_cb, get_concerned_cb, tell_reach_cb, add_sky_cb };

  cra_map_view_set_game (self->view, &game, self);
  cra_map_view_set_pieces (self->view, draw_areas_cb, snapshot_men_cb, draw_way_cb, self);
  cra_map_view_set_printed (self->view, add_printed_cb, self);
}

/* cra-play-page-space.c: what is hidden when the window is small.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-page-private.h"

#include "cra-keys.h"
#include "cra-stops.h"

#include <glib/gi18n.h>

/* Below each of these widths of the window, in pixels, another part of the page is hidden or
 * shrunk. */
#define NARROW 1400
#define COMPACT 1200
#define TIGHT 900

/* The least height of the panel of men above the log; the template has the same number. */
#define LEAST_HEIGHT 96

/* The width of the tray beside the map, and its height in a popover. */
#define TRAY_WIDTH 252
#define POPOVER_HEIGHT 500

void
cra_play_page_make_tray (CraPlayPage *self)
{
  self->tray = g_object_new (CRA_TYPE_TRAY, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self->tray_side), GTK_WIDGET (self->tray));
  cra_tray_strip_set_tray (self->strip, self->tray);
  self->tray_popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_position (self->tray_popover, GTK_POS_RIGHT);
  gtk_popover_set_has_arrow (self->tray_popover, FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->tray_popover), GTK_ALIGN_START);
  gtk_menu_button_set_popover (cra_tray_strip_get_button (self->strip),
                               GTK_WIDGET (self->tray_popover));
  cra_keys_add_to_popover (self->tray_popover, "play.tray");
  g_signal_connect_object (self->tray_popover, "closed", G_CALLBACK (gtk_widget_grab_focus),
                           cra_map_view_get_canvas (self->view), G_CONNECT_SWAPPED);
  self->tray_shown = self->right_shown = TRUE;
}

static void
show_panels (CraPlayPage *self)
{
  GtkWidget *map = GTK_WIDGET (cra_map_view_get_canvas (self->view));

  if (!self->tray_shown)
    cra_stops_leave (self->tray_side, map);
  if (!self->right_shown)
    cra_stops_leave (self->right, map);
  gtk_widget_set_visible (self->tray_side, self->tray_shown && !self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), self->tray_shown && self->compact);
  gtk_widget_set_visible (self->right, self->right_shown);
}

static void
move_tray (CraPlayPage *self)
{
  GtkWidget *tray = GTK_WIDGET (self->tray);
  g_autoptr (GtkWidget) keep = g_object_ref (tray);

  gtk_popover_popdown (self->tray_popover);
  if (self->compact) {
    gtk_box_remove (GTK_BOX (self->tray_side), tray);
    gtk_popover_set_child (self->tray_popover, tray);
    gtk_widget_set_size_request (tray, TRAY_WIDTH, POPOVER_HEIGHT);
  } else {
    gtk_popover_set_child (self->tray_popover, NULL);
    gtk_box_append (GTK_BOX (self->tray_side), tray);
    gtk_widget_set_size_request (tray, -1, -1);
  }
}

void
cra_play_page_set_size (CraPlayPage *self, int width, int height)
{
  gboolean compact = width < COMPACT, tight = width < TIGHT;

  gtk_widget_set_size_request (self->right, width < NARROW ? 280 : 300, -1);
  cra_phase_bar_set_width (self->phases, width);
  if (tight != self->tight) {
    self->tight = tight;
    self->right_shown = !tight;
  }
  if (compact != self->compact) {
    self->compact = compact;
    move_tray (self);
  }
  show_panels (self);
}

void
cra_play_page_open_tray (CraPlayPage *self)
{
  if (self->compact && self->tray_shown) {
    GtkMenuButton *button = cra_tray_strip_get_button (self->strip);

    cra_stops_toggle_popover (button);
    if (gtk_widget_get_mapped (GTK_WIDGET (self->tray_popover)))
      gtk_widget_grab_focus (GTK_WIDGET (self->tray));
    return;
  }
  self->tray_shown = !self->tray_shown;
  show_panels (self);
}

void
cra_play_page_toggle_right (CraPlayPage *self)
{
  self->right_shown = !self->right_shown;
  show_panels (self);
}

void
cra_play_page_toggle_panels (CraPlayPage *self)
{
  self->tray_shown = self->right_shown = !self->tray_shown && !self->right_shown;
  show_panels (self);
}

/* @height: −1 for as much as the panel needs, but at least as much as the question and its answers
 */
static void
set_man_height (CraPlayPage *self, int height)
{
  GtkScrolledWindow *side = GTK_SCROLLED_WINDOW (self->man_side);

  /* GTK lowers the minimum to the maximum, so the maximum is lifted first. */
  gtk_scrolled_window_set_max_content_height (side, -1);
  gtk_scrolled_window_set_min_content_height (side, height < 0 ? LEAST_HEIGHT : height);
  gtk_scrolled_window_set_max_content_height (side, height);
}

void
cra_play_page_hold_log (CraPlayPage *self)
{
  gboolean looking = self->play != NULL && cre_play_is_looking_back (self->play);

  if (self->held == (cra_play_log_is_under_pointer (self->log) && (looking || self->held)))
    return;
  self->held = !self->held;
  set_man_height (self, self->held ? gtk_widget_get_height (self->man_side) : -1);
}

void
cra_play_page_list_areas (CraPlayPage *self, GPtrArray *areas)
{
  g_ptr_array_add (areas, self->phases);
  g_ptr_array_add (areas, self->compact ? GTK_WIDGET (self->strip) : self->tray_side);
  g_ptr_array_add (areas, cra_map_view_get_canvas (self->view));
  g_ptr_array_add (areas, self->man);
  g_ptr_array_add (areas, self->sheet);
  g_ptr_array_add (areas, self->log);
  g_ptr_array_add (areas, self->order);
  g_ptr_array_add (areas, self->status);
}

gboolean
cra_play_page_enter_area (CraActivity *activity, GtkWidget *area)
{
  CraPlayPage *self = CRA_PLAY_PAGE (cra_activity_get_page (activity));

  return area == GTK_WIDGET (self->log) ? cra_play_log_enter (self->log)
                                        : gtk_widget_child_focus (area, GTK_DIR_TAB_FORWARD);
}

void
cra_play_page_type_die (CraPlayPage *self)
{
  cra_phase_bar_type_die (self->phases);
}

static void
show_game (CraPlayPage *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->phases), shown);
  gtk_widget_set_visible (self->body, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->status), shown);
}

void
cra_play_page_cover (CraPlayPage *self, const char *party, const char *phase)
{
  /* Translators: “the garrison” */
  g_autofree char *title = g_strdup_printf (_ ("It is the turn of %s"), party);

  show_game (self, FALSE);
  cra_cover_show (self->cover, title, phase);
}

void
cra_play_page_uncover (CraPlayPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->cover), FALSE);
  show_game (self, TRUE);
}

gboolean
cra_play_page_is_covered (CraPlayPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->cover));
}

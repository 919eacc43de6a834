/* cra-map-page-space.c: what is hidden when the window is small, and where the focus goes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include "cra-keys.h"
#include "cra-stops.h"

/* Below each of these sizes of the window, in pixels, another part of the page is hidden or shrunk.
 */
#define NARROW 1400
#define COMPACT 1200
#define TIGHT 900
#define LOW 700
/* The layers and problems get so many hundredths of the window's height, and at least so many
 * pixels. */
#define LOWER_PART 32
#define LEAST_LOWER 190
/* The largest size of the popover that holds the tool's options in a small window. */
#define OPTIONS_WIDTH 246
#define OPTIONS_HEIGHT 480

static void
move_options (CraMapPage *self)
{
  GtkWidget *options = GTK_WIDGET (self->options);
  GtkMenuButton *swatch = cra_tool_strip_get_swatch (self->tool_strip);
  g_autoptr (GtkWidget) keep = g_object_ref (options);

  if (self->compact) {
    gtk_scrolled_window_set_child (self->options_side, NULL);
    gtk_scrolled_window_set_child (self->options_scroll, options);
  } else {
    gtk_popover_popdown (self->options_popover);
    gtk_scrolled_window_set_child (self->options_scroll, NULL);
    gtk_scrolled_window_set_child (self->options_side, options);
  }
  gtk_widget_set_visible (GTK_WIDGET (swatch), self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->options_revealer), !self->compact);
}

void
cra_map_page_set_size (CraMapPage *self, int width, int height)
{
  gboolean compact = width < COMPACT;

  cra_tool_strip_set_low (self->tool_strip, height < LOW);
  self->tight = width < TIGHT;
  gtk_widget_set_size_request (GTK_WIDGET (self->right), width < NARROW ? 272 : 300, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->lower), -1,
                               MAX (LEAST_LOWER, height * LOWER_PART / 100));
  if (compact != self->compact) {
    self->compact = compact;
    cra_drawer_set_small (self->drawer, compact);
    move_options (self);
    cra_map_page_order_options (self);
    cra_map_page_update_status (self);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->right), self->right_shown && !self->tight);
}

void
cra_map_page_set_shown (CraMapPage *self, gboolean options, gboolean right)
{
  GtkWidget *map = GTK_WIDGET (cra_map_view_get_canvas (self->view));

  if (!options)
    cra_stops_leave (GTK_WIDGET (self->options), map);
  if (!right)
    cra_stops_leave (GTK_WIDGET (self->right), map);
  self->right_shown = right;
  gtk_revealer_set_reveal_child (self->options_revealer, options);
  gtk_widget_set_visible (GTK_WIDGET (self->right), right);
}

gboolean
cra_map_page_shows_right (CraMapPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->right));
}

void
cra_map_page_open_options (CraMapPage *self)
{
  gboolean shown = gtk_revealer_get_reveal_child (self->options_revealer);

  if (self->compact) {
    cra_stops_toggle_popover (cra_tool_strip_get_swatch (self->tool_strip));
    return;
  }
  if (shown)
    cra_stops_leave (GTK_WIDGET (self->options), GTK_WIDGET (cra_map_view_get_canvas (self->view)));
  gtk_revealer_set_reveal_child (self->options_revealer, !shown);
}

void
cra_map_page_focus_options (CraMapPage *self)
{
  if (self->compact)
    gtk_menu_button_popup (cra_tool_strip_get_swatch (self->tool_strip));
  else
    gtk_revealer_set_reveal_child (self->options_revealer, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->options), GTK_DIR_TAB_FORWARD);
}

void
cra_map_page_list_areas (CraMapPage *self, GPtrArray *areas)
{
  g_ptr_array_add (areas, self->tool_strip);
  g_ptr_array_add (areas, self->options);
  g_ptr_array_add (areas, cra_map_view_get_canvas (self->view));
  g_ptr_array_add (areas, self->drawer);
  g_ptr_array_add (areas, self->record_stack);
  g_ptr_array_add (areas, self->lower);
  g_ptr_array_add (areas, self->status);
}

gboolean
cra_map_page_enter_area (CraMapPage *self, GtkWidget *area)
{
  GtkWidget *lower = GTK_WIDGET (self->lower_stack);

  if (area == GTK_WIDGET (self->drawer))
    return cra_drawer_take_focus (self->drawer);
  if (area == GTK_WIDGET (self->lower) && gtk_widget_child_focus (lower, GTK_DIR_TAB_FORWARD))
    return TRUE;
  return gtk_widget_child_focus (area, GTK_DIR_TAB_FORWARD);
}

static gboolean
has_focus (GtkWidget *area)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (area));

  return focus != NULL && (focus == area || gtk_widget_is_ancestor (focus, area));
}

const char *
cra_map_page_get_help (CraMapPage *self)
{
  if (has_focus (GTK_WIDGET (self->problems)))
    return "problems";
  return has_focus (GTK_WIDGET (self->layers)) ? "map" : self->tool_id;
}

void
cra_map_page_make_options (CraMapPage *self)
{
  GtkMenuButton *swatch = cra_tool_strip_get_swatch (self->tool_strip);

  self->options = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->options, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->options), TRUE);
  gtk_stack_set_hhomogeneous (self->options, FALSE);
  gtk_scrolled_window_set_child (self->options_side, GTK_WIDGET (self->options));
  self->options_popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_has_arrow (self->options_popover, FALSE);
  gtk_popover_set_position (self->options_popover, GTK_POS_RIGHT);
  /* The options scroll, so that the popover fits in the smallest window. */
  self->options_scroll = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->options_scroll, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->options_scroll, TRUE);
  gtk_scrolled_window_set_max_content_height (self->options_scroll, OPTIONS_HEIGHT);
  gtk_widget_set_size_request (GTK_WIDGET (self->options_scroll), OPTIONS_WIDTH, -1);
  gtk_popover_set_child (self->options_popover, GTK_WIDGET (self->options_scroll));
  gtk_widget_set_valign (GTK_WIDGET (self->options_popover), GTK_ALIGN_END);
  gtk_menu_button_set_popover (swatch, GTK_WIDGET (self->options_popover));
  cra_keys_add_to_popover (self->options_popover, "map.options");
  g_signal_connect_object (self->options_popover, "closed", G_CALLBACK (gtk_widget_grab_focus),
                           cra_map_view_get_canvas (self->view), G_CONNECT_SWAPPED);
}

/* cra-map-view-input.c: turns what the pointer does on the map into hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

static CreAim
aim_at (CraMapView *self, const CrPoint *point, GdkModifierType state)
{
  return cre_aim_at_point (&self->grid, self->floor, *point, cra_map_view_to_modifiers (state));
}

static gboolean
is_on_legend (CraMapView *self, const CrPoint *point)
{
  CrPoint at = cra_viewport_to_widget (cra_canvas_get_viewport (self->canvas), *point);

  return self->legend.width > 0 && cr_box_has (self->legend, at, 0);
}

/* Over the legend the pointer has another shape, because a click there does nothing to the map. */
static void
point_at_legend (CraMapView *self, gboolean there)
{
  if (self->over_legend == there)
    return;
  self->over_legend = there;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->canvas), there ? "pointer" : NULL);
  if (there && self->tool != NULL)
    cre_tool_hover (self->tool, NULL);
}

static void
touch_aim (CraMapView *self, const CreAim *aim)
{
  self->touched = aim->place.hex;
  self->has_touched = TRUE;
}

/* The functions from here on handle the pointer. */

static void
press_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);

  self->on_word = cra_map_view_press_word (
      self, cra_viewport_to_widget (cra_canvas_get_viewport (self->canvas), *point));
  if (self->on_word)
    return;
  self->on_legend = is_on_legend (self, point);
  if (self->on_legend) {
    cra_map_view_fold_legend (self);
    return;
  }
  touch_aim (self, &aim);
  self->hover = aim;
  self->has_hover = TRUE;
  if (self->tool == NULL)
    return;
  if (state & GDK_ALT_MASK && cre_tool_can_pick (self->tool))
    cre_tool_pick (self->tool, &aim);
  else
    cre_tool_begin (self->tool, &aim);
  cra_map_view_set_cursor (self, aim.place, FALSE);
  cra_map_view_emit_aimed (self);
}

static void
drag_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);

  if (self->on_legend || self->on_word)
    return;
  touch_aim (self, &aim);
  self->hover = aim;
  if (self->tool != NULL)
    cre_tool_drag (self->tool, &aim);
  cra_map_view_emit_aimed (self);
}

static void
release_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);

  if (self->on_legend || self->on_word) {
    self->on_legend = self->on_word = FALSE;
    return;
  }
  if (self->tool != NULL)
    cre_tool_end (self->tool, &aim);
  cra_map_view_set_cursor (self, aim.place, FALSE);
  cra_map_view_emit_selected (self);
  cra_map_view_emit_aimed (self);
}

static void
cancel_cb (CraMapView *self)
{
  self->on_legend = self->on_word = FALSE;
  if (self->tool != NULL)
    cre_tool_cancel (self->tool);
}

/* A right click with Shift opens the menu, whatever the tool does with a right click. */
static void
pick_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);
  gboolean picks =
      self->tool != NULL && (state & GDK_SHIFT_MASK) == 0 && !cre_tool_wants_menu (self->tool);

  if (picks)
    cre_tool_pick (self->tool, &aim);
  cra_map_view_set_cursor (self, aim.place, FALSE);
  cra_map_view_emit_selected (self);
  cra_map_view_emit_aimed (self);
  if (!picks && cr_grid_contains (&self->grid, aim.place.hex))
    cra_map_view_emit_menu (self, point);
}

/* A double click counts only for tools that change nothing by a click: two strokes of a brush stay
 * two strokes. */
static void
double_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  if (cre_tool_get_selection (self->tool) != NULL && !is_on_legend (self, point))
    cra_map_view_jump (self, aim_at (self, point, state).place, 0);
}

static void
hover_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);
  gboolean same = self->has_hover && cr_hex_equal (self->hover.place.hex, aim.place.hex) &&
                  self->hover.side == aim.side && self->hover.modifiers == aim.modifiers;

  if (cra_map_view_heads_for_word (
          self, cra_viewport_to_widget (cra_canvas_get_viewport (self->canvas), *point)))
    return;
  self->hover = aim;
  self->has_hover = TRUE;
  self->keyboard = FALSE;
  same = same && self->over_legend == is_on_legend (self, point);
  point_at_legend (self, is_on_legend (self, point));
  if (same)
    return;
  if (self->tool != NULL && !self->over_legend)
    cre_tool_hover (self->tool, &aim);
  cra_map_view_emit_aimed (self);
}

static void
leave_cb (CraMapView *self)
{
  point_at_legend (self, FALSE);
  self->has_hover = FALSE;
  if (self->tool != NULL && !self->keyboard)
    cre_tool_hover (self->tool, NULL);
  cra_map_view_emit_aimed (self);
}

void
cra_map_view_connect_input (CraMapView *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GObject *canvas = G_OBJECT (self->canvas);

  g_signal_connect_swapped (canvas, "press", G_CALLBACK (press_cb), self);
  g_signal_connect_swapped (canvas, "drag", G_CALLBACK (drag_cb), self);
  g_signal_connect_swapped (canvas, "release", G_CALLBACK (release_cb), self);
  g_signal_connect_swapped (canvas, "cancel", G_CALLBACK (cancel_cb), self);
  g_signal_connect_swapped (canvas, "pick", G_CALLBACK (pick_cb), self);
  g_signal_connect_swapped (canvas, "double", G_CALLBACK (double_cb), self);
  g_signal_connect_swapped (canvas, "hover", G_CALLBACK (hover_cb), self);
  g_signal_connect_swapped (canvas, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (cra_map_view_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->canvas), key);
}

/* cra-map-view-cursor.c: the hex cursor, and what moves it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include "cr-floors.h"
#include "cre-selection.h"

CreModifiers
cra_map_view_to_modifiers (GdkModifierType state)
{
  return (state & GDK_SHIFT_MASK ? CRE_SHIFT : 0) | (state & GDK_CONTROL_MASK ? CRE_CTRL : 0) |
         (state & GDK_ALT_MASK ? CRE_ALT : 0);
}

CreAim
cra_map_view_aim_at_cursor (CraMapView *self, GdkModifierType state)
{
  return cre_aim_at_side (&self->grid, self->cursor, self->cursor_side,
                          cra_map_view_to_modifiers (state));
}

void
cra_map_view_set_cursor (CraMapView *self, CrPlace place, gboolean keyboard)
{
  if (!cr_grid_contains (&self->grid, place.hex))
    return;
  self->cursor = place;
  self->has_cursor = TRUE;
  self->keyboard = keyboard;
  g_array_set_size (self->wrong, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

void
cra_map_view_show_cursor (CraMapView *self, GdkModifierType state)
{
  CreAim aim = cra_map_view_aim_at_cursor (self, state);

  self->keyboard = TRUE;
  cra_canvas_show_point (self->canvas, cr_layout_centre (&self->grid, self->cursor.hex), FALSE);
  if (self->tool != NULL && cre_tool_is_active (self->tool))
    cre_tool_drag (self->tool, &aim);
  else if (self->tool != NULL)
    cre_tool_hover (self->tool, &aim);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
  cra_map_view_emit_selected (self);
  cra_map_view_emit_aimed (self);
}

void
cra_map_view_ensure_cursor (CraMapView *self)
{
  CrPlace middle = { self->floor, cr_grid_hex_at (&self->grid, (self->grid.columns + 1) / 2,
                                                  (self->grid.rows + 1) / 2) };

  if (self->has_cursor)
    return;
  if (self->has_hover && cr_grid_contains (&self->grid, self->hover.place.hex))
    middle = self->hover.place;
  cra_map_view_set_cursor (self, middle, TRUE);
}

gboolean
cra_map_view_get_aimed (CraMapView *self, CrPlace *place_out)
{
  gboolean cursor = self->has_cursor && (self->keyboard || !self->has_hover);

  if (self->document == NULL || (!cursor && !self->has_hover))
    return FALSE;
  *place_out = cursor ? self->cursor : self->hover.place;
  return cr_grid_contains (&self->grid, place_out->hex);
}

gboolean
cra_map_view_get_cursor (CraMapView *self, CrPlace *place_out)
{
  *place_out = self->cursor;
  return self->has_cursor && self->document != NULL;
}

void
cra_map_view_go_to (CraMapView *self, CrPlace place)
{
  if (self->document == NULL)
    return;
  cra_map_view_set_floor (self, place.floor);
  cra_map_view_set_cursor (self, place, TRUE);
  if (!cra_viewport_shows (cra_canvas_get_viewport (self->canvas),
                           cr_layout_centre (&self->grid, place.hex)))
    cra_canvas_show_point (self->canvas, cr_layout_centre (&self->grid, place.hex), TRUE);
  cra_map_view_show_cursor (self, 0);
}

void
cra_map_view_arrive (CraMapView *self, CrPlace place)
{
  CreSelection *selection = cre_tool_get_selection (self->tool);

  cra_map_view_set_floor (self, place.floor);
  cra_map_view_set_cursor (self, place, TRUE);
  if (selection != NULL)
    cre_selection_set_place (selection, place);
  cra_map_view_show_cursor (self, 0);
}

void
cra_map_view_select_cursor (CraMapView *self)
{
  CreSelection *selection = cre_tool_get_selection (self->tool);

  if (self->document == NULL || !self->has_cursor)
    return;
  if (selection != NULL)
    cre_selection_set_place (selection, self->cursor);
  cra_map_view_emit_selected (self);
}

void
cra_map_view_aim_tool (CraMapView *self)
{
  if (self->document == NULL || self->tool == NULL)
    return;
  if (self->has_hover && !self->keyboard) {
    cre_tool_hover (self->tool, &self->hover);
    return;
  }
  cra_map_view_ensure_cursor (self);
  cra_map_view_show_cursor (self, 0);
}

gboolean
cra_map_view_jump (CraMapView *self, CrPlace from, int step)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  g_autoptr (GArray) ways = cr_floors_list_ways_from (map, from);

  for (guint i = 0; i < ways->len; i++) {
    CrPlace to = g_array_index (ways, CrFloorWay, i).to;
    gboolean up =
        cr_map_get_floor (map, to.floor)->storey >= cr_map_get_floor (map, from.floor)->storey;

    if (step == 0 || up == (step > 0)) {
      cra_map_view_arrive (self, to);
      return TRUE;
    }
  }
  return FALSE;
}

gboolean
cra_map_view_jump_here (CraMapView *self, int step)
{
  CrPlace place;

  return cra_map_view_get_aimed (self, &place) && cra_map_view_jump (self, place, step);
}

/* cra-map-view-keys.c: turns keys on the map into hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

/* The arrow keys move the cursor to one of the six neighbours, or one column or row on, so that a
 * straight run of one key keeps its row. */
static gboolean
find_step (const CrGrid *grid, guint key, CrHex from, CrHex *to_out)
{
  static const struct {
    guint keys[2];
    int flat, pointy; /* directions; −1 where the orientation has none that way */
  } pad[] = {
    { { GDK_KEY_KP_7, GDK_KEY_KP_Home }, 5, 0 },
    { { GDK_KEY_KP_8, GDK_KEY_KP_Up }, 0, -1 },
    { { GDK_KEY_KP_9, GDK_KEY_KP_Page_Up }, 1, 1 },
    { { GDK_KEY_KP_4, GDK_KEY_KP_Left }, -1, 5 },
    { { GDK_KEY_KP_6, GDK_KEY_KP_Right }, -1, 2 },
    { { GDK_KEY_KP_1, GDK_KEY_KP_End }, 4, 4 },
    { { GDK_KEY_KP_2, GDK_KEY_KP_Down }, 3, -1 },
    { { GDK_KEY_KP_3, GDK_KEY_KP_Page_Down }, 2, 3 },
  };
  int column, row;
  int dx = (key == GDK_KEY_Right) - (key == GDK_KEY_Left);
  int dy = (key == GDK_KEY_Down) - (key == GDK_KEY_Up);

  for (gsize i = 0; i < G_N_ELEMENTS (pad); i++)
    if (key == pad[i].keys[0] || key == pad[i].keys[1]) {
      int direction = grid->orientation == CR_FLAT ? pad[i].flat : pad[i].pointy;

      *to_out = direction < 0 ? from : cr_hex_neighbour (from, direction);
      return direction >= 0;
    }
  if (dx == 0 && dy == 0)
    return FALSE;
  cr_grid_address (grid, from, &column, &row);
  *to_out = cr_grid_hex_at (grid, column + dx, row + dy);
  return TRUE;
}

/* With Ctrl the cursor goes on until the terrain changes or the map ends. */
static CrHex
run_on (CraMapView *self, guint key, CrHex from, CrHex to)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  int start = cr_map_get_value (map, (CrPlace){ self->floor, from }, CR_LAYER_TERRAIN);
  CrHex next;

  while (cr_grid_contains (&self->grid, to) &&
         cr_map_get_value (map, (CrPlace){ self->floor, to }, CR_LAYER_TERRAIN) == start &&
         find_step (&self->grid, key, to, &next) && cr_grid_contains (&self->grid, next))
    to = next;
  return to;
}

static gboolean
move_cursor (CraMapView *self, guint key, GdkModifierType state)
{
  CrHex to;

  if (state & GDK_ALT_MASK || !find_step (&self->grid, key, self->cursor.hex, &to))
    return FALSE;
  if (state & GDK_CONTROL_MASK)
    to = run_on (self, key, self->cursor.hex, to);
  if (cr_grid_contains (&self->grid, to))
    self->cursor.hex = to;
  cra_map_view_show_cursor (self, state);
  return TRUE;
}

static gboolean
jump_cursor (CraMapView *self, guint key, GdkModifierType state)
{
  int column, row;

  if ((key != GDK_KEY_Home && key != GDK_KEY_End) || state & GDK_CONTROL_MASK)
    return FALSE;
  cr_grid_address (&self->grid, self->cursor.hex, &column, &row);
  self->cursor.hex =
      cr_grid_hex_at (&self->grid, key == GDK_KEY_Home ? 1 : self->grid.columns, row);
  cra_map_view_show_cursor (self, state);
  return TRUE;
}

static gboolean
apply_at_cursor (CraMapView *self, guint key, GdkModifierType state)
{
  gboolean erase = key == GDK_KEY_Delete;
  CreAim aim;

  if (!erase && key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return FALSE;
  if (self->tool == NULL)
    return FALSE;
  if (!erase && cre_tool_accept (self->tool))
    return TRUE;
  aim = cra_map_view_aim_at_cursor (self, state);
  if (erase)
    cre_tool_erase (self->tool, &aim);
  else
    cre_tool_activate (self->tool, &aim);
  cra_map_view_show_cursor (self, state);
  return TRUE;
}

/* Full stop and comma go to the next side of the hex in tools that work on sides; in the fire tool
 * to the next side over which the shooter can shoot; with stakes in hand they turn their front. */
static gboolean
turn_side (CraMapView *self, guint key, GdkModifierType state)
{
  if (key != GDK_KEY_period && key != GDK_KEY_comma)
    return FALSE;
  if (self->tool != NULL && cre_tool_turn (self->tool, key == GDK_KEY_period ? 1 : -1))
    return TRUE;
  self->cursor_side = (self->cursor_side + (key == GDK_KEY_period ? 1 : 5)) % CR_N_DIRECTIONS;
  cra_map_view_show_cursor (self, state);
  return TRUE;
}

/* Tab goes through the places that the tool offers, and leaves the map after the last. */
static gboolean
go_to_next (CraMapView *self, guint key, GdkModifierType state)
{
  gboolean back = key == GDK_KEY_ISO_Left_Tab;
  CrPlace place = self->cursor;

  if ((key != GDK_KEY_Tab && !back) || self->tool == NULL || state & GDK_CONTROL_MASK ||
      !cre_tool_next (self->tool, back ? -1 : 1, &place))
    return FALSE;
  cra_map_view_go_to (self, place);
  return TRUE;
}

gboolean
cra_map_view_key_cb (GtkEventControllerKey *controller,
                     guint key,
                     guint code,
                     GdkModifierType state,
                     CraMapView *self)
{
  if (self->document == NULL)
    return FALSE;
  if (key == GDK_KEY_Escape) {
    if (self->tool != NULL)
      cre_tool_cancel (self->tool);
    cra_map_view_emit_aimed (self);
    return TRUE;
  }
  if (key == GDK_KEY_BackSpace)
    return self->tool != NULL && cre_tool_take_back (self->tool);
  cra_map_view_ensure_cursor (self);
  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && state & GDK_SHIFT_MASK)) {
    CrPoint at = cr_layout_centre (&self->grid, self->cursor.hex);

    cra_map_view_show_cursor (self, state);
    cra_map_view_emit_menu (self, &at);
    return TRUE;
  }
  if (key == GDK_KEY_KP_5 || key == GDK_KEY_KP_Begin) {
    cra_map_view_show_cursor (self, state);
    return TRUE;
  }
  return move_cursor (self, key, state) || jump_cursor (self, key, state) ||
         apply_at_cursor (self, key, state) || turn_side (self, key, state) ||
         go_to_next (self, key, state);
}

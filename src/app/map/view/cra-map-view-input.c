/* cra-map-view-input.c: pointer and keys on the map, turned into hexes. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include "cr-floors.h"
#include "cre-tool-select.h"

static CreModifiers
to_modifiers (GdkModifierType state)
{
  return (state & GDK_SHIFT_MASK ? CRE_SHIFT : 0) | (state & GDK_CONTROL_MASK ? CRE_CTRL : 0) |
         (state & GDK_ALT_MASK ? CRE_ALT : 0);
}

static CreAim
aim_at (CraMapView *self, const CrPoint *point, GdkModifierType state)
{
  return cre_aim_at_point (&self->grid, self->floor, *point, to_modifiers (state));
}

static CreAim
aim_at_cursor (CraMapView *self, GdkModifierType state)
{
  return cre_aim_at_side (&self->grid, self->cursor, self->cursor_side, to_modifiers (state));
}

static void
set_cursor (CraMapView *self, CrPlace place, gboolean keyboard)
{
  if (!cr_grid_contains (&self->grid, place.hex))
    return;
  self->cursor = place;
  self->has_cursor = TRUE;
  self->keyboard = keyboard;
  g_array_set_size (self->wrong, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

/* The pointer. */

static void
press_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);

  self->hover = aim;
  self->has_hover = TRUE;
  if (self->tool == NULL)
    return;
  if (state & GDK_ALT_MASK && cre_tool_can_pick (self->tool))
    cre_tool_pick (self->tool, &aim);
  else
    cre_tool_begin (self->tool, &aim);
  set_cursor (self, aim.place, FALSE);
  cra_map_view_emit_aimed (self);
}

static void
drag_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);

  self->hover = aim;
  if (self->tool != NULL)
    cre_tool_drag (self->tool, &aim);
  cra_map_view_emit_aimed (self);
}

static void
release_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);

  if (self->tool != NULL)
    cre_tool_end (self->tool, &aim);
  set_cursor (self, aim.place, FALSE);
  cra_map_view_emit_selected (self);
  cra_map_view_emit_aimed (self);
}

static void
cancel_cb (CraMapView *self)
{
  if (self->tool != NULL)
    cre_tool_cancel (self->tool);
}

/* Where men are placed a right click is for what can be done to them. */
static gboolean
places_men (CraMapView *self)
{
  int placing = CRE_FIRE_ASKS;

  if (CRE_IS_TOOL_FIRE (self->tool))
    g_object_get (self->tool, "placing", &placing, NULL);
  return placing == CRE_FIRE_MEN;
}

/* A right click is the tool's where it picks; elsewhere, and with Shift, it asks for the menu. */
static void
pick_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);
  gboolean picks = self->tool != NULL && cre_tool_can_pick (self->tool) &&
                   (state & GDK_SHIFT_MASK) == 0 && !places_men (self);

  if (picks)
    cre_tool_pick (self->tool, &aim);
  set_cursor (self, aim.place, FALSE);
  cra_map_view_emit_selected (self);
  cra_map_view_emit_aimed (self);
  if (!picks && cr_grid_contains (&self->grid, aim.place.hex))
    cra_map_view_emit_menu (self, point);
}

/* Only where a click does nothing to the map: two strokes of a brush are two strokes. */
static void
double_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  if (CRE_IS_TOOL_SELECT (self->tool))
    cra_map_view_jump (self, aim_at (self, point, state).place, 0);
}

static void
hover_cb (CraMapView *self, CrPoint *point, GdkModifierType state)
{
  CreAim aim = aim_at (self, point, state);
  gboolean same = self->has_hover && cr_hex_equal (self->hover.place.hex, aim.place.hex) &&
                  self->hover.side == aim.side && self->hover.modifiers == aim.modifiers;

  self->hover = aim;
  self->has_hover = TRUE;
  self->keyboard = FALSE;
  if (same)
    return;
  if (self->tool != NULL)
    cre_tool_hover (self->tool, &aim);
  cra_map_view_emit_aimed (self);
}

static void
leave_cb (CraMapView *self)
{
  self->has_hover = FALSE;
  if (self->tool != NULL && !self->keyboard)
    cre_tool_hover (self->tool, NULL);
  cra_map_view_emit_aimed (self);
}

/* The keys. */

/* Where the cursor goes: one of six neighbours, or one column or row on, so that a straight run
 * of one arrow key keeps its row. */
static gboolean
find_step (const CrGrid *grid, guint key, CrHex from, CrHex *to_out)
{
  static const struct {
    guint keys[2];
    int flat, pointy; /* directions, −1 where the orientation has none */
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

static void
show_cursor (CraMapView *self, GdkModifierType state)
{
  CreAim aim = aim_at_cursor (self, state);

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

/* The first use of the keyboard puts the cursor where the pointer is, else into the middle. */
static void
ensure_cursor (CraMapView *self)
{
  CrPlace middle = { self->floor, cr_grid_hex_at (&self->grid, (self->grid.columns + 1) / 2,
                                                  (self->grid.rows + 1) / 2) };

  if (self->has_cursor)
    return;
  if (self->has_hover && cr_grid_contains (&self->grid, self->hover.place.hex))
    middle = self->hover.place;
  set_cursor (self, middle, TRUE);
}

/* Ctrl goes on until the terrain changes, or the map ends. */
static CrHex
run_on (CraMapView *self, guint key, CrHex from, CrHex to)
{
  const CrMap *map = cre_document_get_map (self->document);
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
  show_cursor (self, state);
  return TRUE;
}

static gboolean
jump_cursor (CraMapView *self, guint key, GdkModifierType state)
{
  int column, row;

  if (key != GDK_KEY_Home && key != GDK_KEY_End)
    return FALSE;
  cr_grid_address (&self->grid, self->cursor.hex, &column, &row);
  self->cursor.hex =
      cr_grid_hex_at (&self->grid, key == GDK_KEY_Home ? 1 : self->grid.columns, row);
  show_cursor (self, state);
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
  aim = aim_at_cursor (self, state);
  if (erase)
    cre_tool_erase (self->tool, &aim);
  else
    cre_tool_activate (self->tool, &aim);
  show_cursor (self, state);
  return TRUE;
}

/* Full stop and comma turn to the next side of the hex, for tools that work on sides; of a shooter
 * to the next one he can shoot over. */
static gboolean
turn_side (CraMapView *self, guint key, GdkModifierType state)
{
  if (key != GDK_KEY_period && key != GDK_KEY_comma)
    return FALSE;
  if (CRE_IS_TOOL_FIRE (self->tool))
    return cre_tool_fire_step_side (CRE_TOOL_FIRE (self->tool), key == GDK_KEY_period ? 1 : -1);
  self->cursor_side = (self->cursor_side + (key == GDK_KEY_period ? 1 : 5)) % CR_N_DIRECTIONS;
  show_cursor (self, state);
  return TRUE;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
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
  ensure_cursor (self);
  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && state & GDK_SHIFT_MASK)) {
    CrPoint at = cr_layout_centre (&self->grid, self->cursor.hex);

    show_cursor (self, state);
    cra_map_view_emit_menu (self, &at);
    return TRUE;
  }
  if (key == GDK_KEY_KP_5 || key == GDK_KEY_KP_Begin) {
    show_cursor (self, state);
    return TRUE;
  }
  return move_cursor (self, key, state) || jump_cursor (self, key, state) ||
         apply_at_cursor (self, key, state) || turn_side (self, key, state);
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
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->canvas), key);
}

/**
 * cra_map_view_get_aimed:
 *
 * Returns: whether the keyboard or the pointer is at a hex of the map, which is then in @place_out
 */
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

/* Puts the hex cursor on a place and shows its floor; a hex out of sight comes into the middle. */
void
cra_map_view_go_to (CraMapView *self, CrPlace place)
{
  if (self->document == NULL)
    return;
  cra_map_view_set_floor (self, place.floor);
  set_cursor (self, place, TRUE);
  if (!cra_viewport_shows (cra_canvas_get_viewport (self->canvas),
                           cr_layout_centre (&self->grid, place.hex)))
    cra_canvas_show_point (self->canvas, cr_layout_centre (&self->grid, place.hex), TRUE);
  show_cursor (self, 0);
}

/* The map does not move under the eye: the hex stays where it is, unless it is out of sight. */
void
cra_map_view_arrive (CraMapView *self, CrPlace place)
{
  CreMark mark = { place, -1 };

  cra_map_view_set_floor (self, place.floor);
  set_cursor (self, place, TRUE);
  if (CRE_IS_TOOL_SELECT (self->tool))
    cre_selection_set (cre_tool_select_get_selection (CRE_TOOL_SELECT (self->tool)), &mark, 1);
  show_cursor (self, 0);
}

/* The hex of the cursor becomes the selection, and what the inspector is about. */
void
cra_map_view_select_cursor (CraMapView *self)
{
  CreMark mark = { self->cursor, -1 };

  if (self->document == NULL || !self->has_cursor)
    return;
  if (CRE_IS_TOOL_SELECT (self->tool))
    cre_selection_set (cre_tool_select_get_selection (CRE_TOOL_SELECT (self->tool)), &mark, 1);
  cra_map_view_emit_selected (self);
}

/* Lets the tool know where it is pointed at; from the keyboard, at the hex cursor. */
void
cra_map_view_aim_tool (CraMapView *self)
{
  if (self->document == NULL || self->tool == NULL)
    return;
  if (self->has_hover && !self->keyboard) {
    cre_tool_hover (self->tool, &self->hover);
    return;
  }
  ensure_cursor (self);
  show_cursor (self, 0);
}

/**
 * cra_map_view_jump:
 * @step: 1 up, −1 down, 0 whichever way there is
 *
 * Goes through the stair at @from, or its ladder, to the floor it leads to.
 *
 * Returns: whether there is one
 */
gboolean
cra_map_view_jump (CraMapView *self, CrPlace from, int step)
{
  const CrMap *map = cre_document_get_map (self->document);
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

/* From where the hex cursor or the pointer is. */
gboolean
cra_map_view_jump_here (CraMapView *self, int step)
{
  CrPlace place;

  return cra_map_view_get_aimed (self, &place) && cra_map_view_jump (self, place, step);
}

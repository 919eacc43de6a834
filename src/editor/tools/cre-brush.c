/* cre-brush.c: tools that paint hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-brush.h"

#include <glib/gi18n-lib.h>

typedef struct {
  int size;
  gboolean flood;

  GHashTable *touched; /* cells of the stroke under way */
  CrPlace last;        /* where the stroke is, and where the last one ended */
  gboolean has_last;
  gboolean erase;
  CreAim hovered;
  gboolean is_hovered;
} CreBrushPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CreBrush, cre_brush, CRE_TYPE_TOOL)

enum { PROP_SIZE = 1, PROP_FLOOD, N_PROPS };

static GParamSpec *props[N_PROPS];

#define PRIVATE(brush) ((CreBrushPrivate *) cre_brush_get_instance_private (brush))

/* Hexes to paint, each once. */
typedef struct {
  CreBrush *brush;
  const CrMap *map;
  int floor;
  GArray *marks; /* CreMark */
  GHashTable *seen;
} Spots;

static Spots
new_spots (CreBrush *brush, int floor)
{
  return (Spots){ brush, cre_document_get_map (cre_tool_get_document (CRE_TOOL (brush))), floor,
                  g_array_new (FALSE, FALSE, sizeof (CreMark)), g_hash_table_new (NULL, NULL) };
}

static void
clear_spots (Spots *spots)
{
  g_array_unref (spots->marks);
  g_hash_table_unref (spots->seen);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Spots, clear_spots)

/* FALSE: the hex is off the map or was there already. */
static gboolean
add_hex (Spots *spots, CrHex hex)
{
  CreBrushClass *klass = CRE_BRUSH_GET_CLASS (spots->brush);
  CreMark mark = { { spots->floor, hex }, -1 };
  int cell = cr_grid_get_cell (cr_map_get_grid (spots->map), hex);

  if (cell < 0 || !g_hash_table_add (spots->seen, GINT_TO_POINTER (cell + 1)))
    return FALSE;
  if (klass->may_paint == NULL || klass->may_paint (spots->brush, mark.place))
    g_array_append_val (spots->marks, mark);
  return TRUE;
}

static void
add_disc (Spots *spots, CrHex centre)
{
  int n = cr_hex_n_within (PRIVATE (spots->brush)->size);

  for (int i = 0; i < n; i++)
    add_hex (spots, cr_hex_add (centre, cr_hex_spiral (i)));
}

/* The pointer may have jumped: everything between is painted, so strokes have no gaps. */
static void
add_line (Spots *spots, CrHex from, CrHex to)
{
  const CrGrid *grid = cr_map_get_grid (spots->map);
  CrPoint a = cr_layout_centre (grid, from), b = cr_layout_centre (grid, to);
  int n = cr_hex_distance (from, to);

  for (int i = 0; i <= n; i++) {
    double t = n > 0 ? (double) i / n : 0;
    CrPoint at = { a.x + t * (b.x - a.x), a.y + t * (b.y - a.y) };

    add_disc (spots, cr_layout_hex_at (grid, at));
  }
}

static void
add_flood (Spots *spots, CrHex start)
{
  CrLayer layer = CRE_BRUSH_GET_CLASS (spots->brush)->layer;
  int value = cr_map_get_value (spots->map, (CrPlace){ spots->floor, start }, layer);
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (CrHex));

  if (add_hex (spots, start))
    g_array_append_val (open, start);
  while (open->len > 0) {
    CrHex hex = g_array_index (open, CrHex, open->len - 1);

    g_array_set_size (open, open->len - 1);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (hex, d);

      if (cr_map_get_value (spots->map, (CrPlace){ spots->floor, next }, layer) == value &&
          add_hex (spots, next))
        g_array_append_val (open, next);
    }
  }
}

/* What a press at @aim would paint. */
static void
add_aim (Spots *spots, const CreAim *aim)
{
  CreBrushPrivate *private = PRIVATE (spots->brush);

  if (private->flood)
    add_flood (spots, aim->place.hex);
  else if ((aim->modifiers & CRE_SHIFT) && private->has_last &&
           private->last.floor == aim->place.floor)
    add_line (spots, private->last.hex, aim->place.hex);
  else
    add_disc (spots, aim->place.hex);
}

static void
paint_spots (CreBrush *brush, const Spots *spots)
{
  CreBrushPrivate *private = PRIVATE (brush);
  CreBrushClass *klass = CRE_BRUSH_GET_CLASS (brush);
  const CrGrid *grid = cr_map_get_grid (spots->map);
  g_autofree char *label = klass->dup_label (brush, private->erase);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < spots->marks->len; i++) {
    CrPlace place = g_array_index (spots->marks, CreMark, i).place;
    int cell = cr_grid_get_cell (grid, place.hex);

    if (g_hash_table_add (private->touched, GINT_TO_POINTER (cell + 1)))
      klass->paint (brush, edit, place, private->erase);
  }
  cre_tool_apply (CRE_TOOL (brush), edit, label);
}

static void
preview (CreBrush *brush)
{
  CreBrushPrivate *private = PRIVATE (brush);
  CreTool *tool = CRE_TOOL (brush);

  if (!private->is_hovered) {
    cre_tool_set_preview (tool, NULL, 0);
    cre_tool_take_status (tool, NULL);
    return;
  }

  g_auto (Spots) spots = new_spots (brush, private->hovered.place.floor);
  add_aim (&spots, &private->hovered);
  cre_tool_set_preview (tool, (const CreMark *) (const void *) spots.marks->data, spots.marks->len);
  if (cr_grid_contains (cr_map_get_grid (spots.map), private->hovered.place.hex))
    cre_tool_take_status (
        tool, CRE_BRUSH_GET_CLASS (brush)->dup_status (brush, &private->hovered, spots.marks->len));
  else
    cre_tool_take_status (tool, g_strdup (_ ("There is no hex here.")));
}

/**
 * cre_brush_refresh:
 *
 * For subclasses, after one of their options changed: what would be painted is another.
 */
void
cre_brush_refresh (CreBrush *brush)
{
  preview (brush);
}

static void
cre_brush_hover (CreTool *tool, const CreAim *aim)
{
  CreBrushPrivate *private = PRIVATE (CRE_BRUSH (tool));

  private->is_hovered = aim != NULL;
  if (aim != NULL)
  private->hovered = *aim;
  preview (CRE_BRUSH (tool));
}

static void
paint_at (CreBrush *brush, const CreAim *aim, gboolean first)
{
  CreBrushPrivate *private = PRIVATE (brush);
  g_auto (Spots) spots = new_spots (brush, aim->place.floor);

  if (first)
    add_aim (&spots, aim);
  else if (!private->flood)
    add_line (&spots, private->last.hex, aim->place.hex);
  paint_spots (brush, &spots);
  private->last = aim->place;
  private->has_last = TRUE;
}

static void
cre_brush_begin (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);

  g_hash_table_remove_all (PRIVATE (brush)->touched);
  PRIVATE (brush)->erase = (aim->modifiers & CRE_CTRL) != 0;
  paint_at (brush, aim, TRUE);
  cre_brush_hover (tool, aim);
}

static void
cre_brush_drag (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);
  CreBrushPrivate *private = PRIVATE (brush);
  CreAim plain = *aim;

  if (private->last.floor != aim->place.floor || cr_hex_equal (private->last.hex, aim->place.hex))
    return;
  paint_at (brush, aim, FALSE);
  plain.modifiers &= ~CRE_SHIFT;
  cre_brush_hover (tool, &plain);
}

static void
cre_brush_cancel (CreTool *tool)
{
  PRIVATE (CRE_BRUSH (tool))->has_last = FALSE;
  preview (CRE_BRUSH (tool));
}

static void
cre_brush_document_changed (CreTool *tool, const CreChange *change)
{
  CreBrushPrivate *private = PRIVATE (CRE_BRUSH (tool));

  if (change->floors)
  private->has_last = private->is_hovered = FALSE;
  if (!cre_tool_is_active (tool) && private->is_hovered)
    preview (CRE_BRUSH (tool));
}

int
cre_brush_get_size (CreBrush *brush)
{
  return PRIVATE (brush)->size;
}

/**
 * cre_brush_set_size:
 * @size: radius, brought into 0…5
 */
void
cre_brush_set_size (CreBrush *brush, int size)
{
  CreBrushPrivate *private = PRIVATE (brush);

  size = CLAMP (size, 0, CRE_BRUSH_MAX_SIZE);
  if (private->size == size)
    return;
  private->size = size;
  preview (brush);
  g_object_notify_by_pspec (G_OBJECT (brush), props[PROP_SIZE]);
}

gboolean
cre_brush_get_flood (CreBrush *brush)
{
  return PRIVATE (brush)->flood;
}

static void
set_flood (CreBrush *brush, gboolean flood)
{
  if (PRIVATE (brush)->flood == flood)
    return;
  PRIVATE (brush)->flood = flood;
  preview (brush);
  g_object_notify_by_pspec (G_OBJECT (brush), props[PROP_FLOOD]);
}

static void
cre_brush_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    cre_brush_set_size (CRE_BRUSH (object), g_value_get_int (value));
  else if (id == PROP_FLOOD)
    set_flood (CRE_BRUSH (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_brush_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    g_value_set_int (value, PRIVATE (CRE_BRUSH (object))->size);
  else if (id == PROP_FLOOD)
    g_value_set_boolean (value, PRIVATE (CRE_BRUSH (object))->flood);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_brush_finalize (GObject *object)
{
  g_hash_table_unref (PRIVATE (CRE_BRUSH (object))->touched);
  G_OBJECT_CLASS (cre_brush_parent_class)->finalize (object);
}

static void
cre_brush_class_init (CreBrushClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_brush_set_property;
  object_class->get_property = cre_brush_get_property;
  object_class->finalize = cre_brush_finalize;
  tool_class->hover = cre_brush_hover;
  tool_class->begin = cre_brush_begin;
  tool_class->drag = cre_brush_drag;
  tool_class->cancel = cre_brush_cancel;
  tool_class->document_changed = cre_brush_document_changed;

  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, CRE_BRUSH_MAX_SIZE, 0, flags);
  props[PROP_FLOOD] = g_param_spec_boolean ("flood", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_brush_init (CreBrush *brush)
{
  PRIVATE (brush)->touched = g_hash_table_new (NULL, NULL);
}

/* cre-brush-paint.c: which hexes a brush paints. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-brush-private.h"

#include "cr-shape.h"

int
cre_brush_get_default (CreBrush *brush, int floor)
{
  return cr_map_get_floor (cre_tool_get_map (CRE_TOOL (brush)), floor)
      ->defaults[CRE_BRUSH_GET_CLASS (brush)->layer];
}

/* Whether a hex carries nothing but the floor's default. */
static gboolean
is_empty (CreBrush *brush, CrPlace place)
{
  CrLayer layer = CRE_BRUSH_GET_CLASS (brush)->layer;
  int value = cr_map_get_value (cre_tool_get_map (CRE_TOOL (brush)), place, layer);

  return (value == 0 && layer != CR_LAYER_LEVEL) ||
         value == cre_brush_get_default (brush, place.floor);
}

void
cre_brush_add_aim (CreBrush *brush, const CreAim *aim, GArray *hexes)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  gboolean line =
      (aim->modifiers & CRE_SHIFT) && priv->has_last && priv->last.floor == aim->place.floor;

  if (priv->shape == CRE_SHAPE_FLOOD)
    cr_shape_flood (cre_tool_get_map (CRE_TOOL (brush)), aim->place,
                    CRE_BRUSH_GET_CLASS (brush)->layer, priv->connected, hexes);
  else if (priv->shape == CRE_SHAPE_BRUSH && line)
    cr_shape_line (priv->last.hex, aim->place.hex, priv->size, hexes);
  else if (priv->shape == CRE_SHAPE_BRUSH)
    cr_shape_disc (aim->place.hex, priv->size, hexes);
  else if (cre_draft_n_corners (priv->draft) > 0)
    cre_draft_add_hexes (priv->draft, cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush))),
                         priv->size, hexes);
  else
    cr_shape_disc (aim->place.hex, priv->shape == CRE_SHAPE_LINE ? priv->size : 0, hexes);
}

CrDirection
cre_brush_mirror (CreBrush *brush, CrPlace place, CrDirection direction)
{
  CrSymmetry symmetry = cre_painting_get_symmetry (cre_brush_get_painting (brush));
  const guint8 *images = cre_brush_get_private (brush)->images;
  int cell = cr_grid_get_cell (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush))), place.hex);

  return images != NULL && cell >= 0 && images[cell] > 1
             ? cr_symmetry_direction (&symmetry, images[cell] - 1, direction)
             : direction;
}

GArray *
cre_brush_make_marks (CreBrush *brush, int floor, GArray *hexes)
{
  const CrGrid *grid = cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush)));
  CrSymmetry symmetry = cre_painting_get_symmetry (cre_brush_get_painting (brush));
  gboolean (*may_paint) (CreBrush *, CrPlace) = CRE_BRUSH_GET_CLASS (brush)->may_paint;
  gboolean only_empty = cre_brush_get_private (brush)->only_empty;
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  int n_images = cr_symmetry_n_images (&symmetry);
  guint n_own = hexes->len;
  guint8 *seen = g_new0 (guint8, cr_grid_n_cells (grid));
  GArray *marks = g_array_sized_new (FALSE, FALSE, sizeof (CreMark), hexes->len);

  g_free (priv->images);
  priv->images = seen;
  cr_symmetry_add_hexes (&symmetry, hexes);
  g_assert (hexes->len == n_own * (guint) n_images);
  for (guint i = 0; i < hexes->len; i++) {
    CreMark mark = { { floor, g_array_index (hexes, CrHex, i) }, -1 };
    int cell = cr_grid_get_cell (grid, mark.place.hex);

    if (cell < 0 || seen[cell])
      continue;
    seen[cell] = (guint8) (1 + i / n_own);
    if ((may_paint == NULL || may_paint (brush, mark.place)) &&
        (!only_empty || is_empty (brush, mark.place)))
      g_array_append_val (marks, mark);
  }
  return marks;
}

/* Of those hexes the ones that the stroke has not come to yet: (transfer full) (element-type
 * CrPlace). */
static GArray *
touch_marks (CreBrush *brush, const GArray *marks)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  const CrGrid *grid = cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush)));
  GArray *places = g_array_sized_new (FALSE, FALSE, sizeof (CrPlace), marks->len);

  for (guint i = 0; i < marks->len; i++) {
    CrPlace place = g_array_index (marks, CreMark, i).place;
    int cell = cr_grid_get_cell (grid, place.hex);

    if (!priv->touched[cell])
      g_array_append_val (places, place);
    priv->touched[cell] = TRUE;
  }
  return places;
}

/* (transfer full): what the brush's layer holds at @places */
static int *
list_values (CreBrush *brush, const GArray *places)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (brush));
  CrLayer layer = CRE_BRUSH_GET_CLASS (brush)->layer;
  int *values = g_new (int, places->len);

  for (guint i = 0; i < places->len; i++)
    values[i] = cr_map_get_value (map, g_array_index (places, CrPlace, i), layer);
  return values;
}

static guint
count_changed (CreBrush *brush, const GArray *places, const int *before)
{
  g_autofree int *after = list_values (brush, places);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    n += after[i] != before[i];
  return n;
}

static void
paint_marks (CreBrush *brush, const GArray *marks)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  CreBrushClass *klass = CRE_BRUSH_GET_CLASS (brush);
  g_autoptr (GArray) places = touch_marks (brush, marks);
  g_autofree char *label = klass->dup_label (brush, priv->erase);
  g_autofree int *before = list_values (brush, places);
  CrEdit *edit = cr_edit_new ();

  if (priv->shape == CRE_SHAPE_FLOOD)
    cr_edit_reserve (edit, places->len);
  if (places->len > 0)
    klass->paint (brush, edit, cr_places_of (places).places, places->len, priv->erase);
  cre_tool_apply (CRE_TOOL (brush), edit, label);
  /* Who says himself where it acts does so there, were it to turn down a proposal. */
  priv->n_changed += klass->may_paint != NULL ? places->len : count_changed (brush, places, before);
}

void
cre_brush_paint (CreBrush *brush, int floor, GArray *hexes)
{
  g_autoptr (GArray) marks = NULL;

  if (cre_brush_is_locked (brush))
    return;
  marks = cre_brush_make_marks (brush, floor, hexes);
  paint_marks (brush, marks);
}

/* What the preview of a flood shows need not be found again. Returns FALSE where it shows none. */
static gboolean
paint_ready (CreBrush *brush, CrPlace place)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  CrPlace shown = priv->hovered.place;
  g_autoptr (GArray) marks = NULL;

  if (priv->ready == NULL || shown.floor != place.floor || !cr_hex_equal (shown.hex, place.hex) ||
      cre_brush_is_locked (brush))
    return FALSE;
  marks = g_steal_pointer (&priv->ready);
  paint_marks (brush, marks);
  return TRUE;
}

void
cre_brush_begin_touching (CreBrush *brush)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);

  priv->n_changed = 0;
  g_free (priv->touched);
  priv->touched =
      g_new0 (guint8, cr_grid_n_cells (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush)))));
}

void
cre_brush_paint_aim (CreBrush *brush, const CreAim *aim)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  if (!paint_ready (brush, aim->place)) {
    cre_brush_add_aim (brush, aim, hexes);
    cre_brush_paint (brush, aim->place.floor, hexes);
  }
  priv->last = aim->place;
  priv->has_last = TRUE;
}

/* cre-brush.c: tools that paint hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-brush.h"

#include "cre-names.h"
#include "cre-painting.h"

#include "cr-shape.h"

#include <glib/gi18n-lib.h>

typedef struct {
  int shape, size;
  gboolean connected, only_empty;

  guint8 *images; /* a byte for each cell that was marked last: 0, or 1 + the number of its image in
                     the mirror */
  CreDraft *draft; /* the corners of a line, rectangle or polygon */
  guint8 *touched; /* a flag for each cell that the stroke has painted */
  CrPlace last;    /* the hex of the stroke, afterwards the hex where it ended */
  gboolean has_last;
  gboolean erase;
  guint n_changed; /* how many hexes the stroke has changed */
  GArray *ready; /* (nullable): an array of CreMark that a flood from the previewed hex paints; the
                    next change of the map frees it */
} CreBrushPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CreBrush, cre_brush, CRE_TYPE_TOOL)

enum { PROP_SHAPE = 1, PROP_SIZE, PROP_CONNECTED, PROP_ONLY_EMPTY, N_PROPS };

static GParamSpec *props[N_PROPS];

/* The functions from here on find the hexes that a brush paints. */

int
cre_brush_get_default (CreBrush *brush, int floor)
{
  return cr_map_get_floor (cre_tool_get_map (CRE_TOOL (brush)), floor)
      ->defaults[CRE_BRUSH_GET_CLASS (brush)->layer];
}

/* Returns: whether the hex has only the default of its floor */
static gboolean
is_empty (CreBrush *brush, CrPlace place)
{
  CrLayer layer = CRE_BRUSH_GET_CLASS (brush)->layer;
  int value = cr_map_get_value (cre_tool_get_map (CRE_TOOL (brush)), place, layer);

  return (value == 0 && layer != CR_LAYER_LEVEL) ||
         value == cre_brush_get_default (brush, place.floor);
}

static CreBrushPrivate *
get_private (CreBrush *brush)
{
  return cre_brush_get_instance_private (brush);
}

/* Adds the hexes that a press at @aim would paint, before the mirror and the edges of the map are
 * considered. */
static void
add_aim (CreBrush *brush, const CreAim *aim, GArray *hexes)
{
  CreBrushPrivate *priv = get_private (brush);
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

static CrePainting *
get_painting (CreBrush *brush)
{
  return cre_painting_get (cre_tool_get_document (CRE_TOOL (brush)));
}

CrDirection
cre_brush_mirror (CreBrush *brush, CrPlace place, CrDirection direction)
{
  CrSymmetry symmetry = cre_painting_get_symmetry (get_painting (brush));
  const guint8 *images = get_private (brush)->images;
  int cell = cr_grid_get_cell (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush))), place.hex);

  return images != NULL && cell >= 0 && images[cell] > 1
             ? cr_symmetry_direction (&symmetry, images[cell] - 1, direction)
             : direction;
}

/* Returns: (transfer full) (element-type CreMark): the hexes and their images, each once, that are
 * on the map and may be painted */
static GArray *
make_marks (CreBrush *brush, int floor, GArray *hexes)
{
  const CrGrid *grid = cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush)));
  CrSymmetry symmetry = cre_painting_get_symmetry (get_painting (brush));
  gboolean (*may_paint) (CreBrush *, CrPlace) = CRE_BRUSH_GET_CLASS (brush)->may_paint;
  gboolean only_empty = get_private (brush)->only_empty;
  CreBrushPrivate *priv = get_private (brush);
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

/* Returns: (transfer full) (element-type CrPlace): those of the hexes that the stroke has not
 * painted yet */
static GArray *
touch_marks (CreBrush *brush, const GArray *marks)
{
  CreBrushPrivate *priv = get_private (brush);
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

/* Returns: (transfer full): the values of the brush's layer at @places */
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
  CreBrushPrivate *priv = get_private (brush);
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
  /* A class that decides where it paints also counts a hex whose map value stays, such as a
   * proposal that is turned down. */
  priv->n_changed += klass->may_paint != NULL ? places->len : count_changed (brush, places, before);
}

static gboolean
is_locked (CreBrush *brush)
{
  return cre_painting_is_locked (get_painting (brush), CRE_BRUSH_GET_CLASS (brush)->layer);
}

static void
paint_brush (CreBrush *brush, int floor, GArray *hexes)
{
  g_autoptr (GArray) marks = NULL;

  if (is_locked (brush))
    return;
  marks = make_marks (brush, floor, hexes);
  paint_marks (brush, marks);
}

/* Paints what the preview of a flood has already found. Returns: FALSE when the preview shows none
 * from that hex */
static gboolean
paint_ready (CreBrush *brush, CrPlace place)
{
  CreBrushPrivate *priv = get_private (brush);
  const CreAim *shown = cre_tool_get_hovered (CRE_TOOL (brush));
  g_autoptr (GArray) marks = NULL;

  if (priv->ready == NULL || shown == NULL || !cr_place_equal (shown->place, place) ||
      is_locked (brush))
    return FALSE;
  marks = g_steal_pointer (&priv->ready);
  paint_marks (brush, marks);
  return TRUE;
}

static void
begin_touching (CreBrush *brush)
{
  CreBrushPrivate *priv = get_private (brush);

  priv->n_changed = 0;
  g_free (priv->touched);
  priv->touched =
      g_new0 (guint8, cr_grid_n_cells (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush)))));
}

static void
paint_aim (CreBrush *brush, const CreAim *aim)
{
  CreBrushPrivate *priv = get_private (brush);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  if (!paint_ready (brush, aim->place)) {
    add_aim (brush, aim, hexes);
    paint_brush (brush, aim->place.floor, hexes);
  }
  priv->last = aim->place;
  priv->has_last = TRUE;
}

char *
cre_brush_add_hint (CreBrush *brush, char *sentence)
{
  g_autofree char *act = sentence;

  /* Translators: what a click does, then what else can be done; two sentences */
  return g_strdup_printf (
      _ ("%s %s"), act,
      cre_draft_get_hint (get_private (brush)->draft, get_private (brush)->shape));
}

/* Returns: (transfer full): a sentence that tells what a click there would do */
static char *
dup_status (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  if (is_locked (brush))
    return g_strdup (cre_painting_explain_lock (CRE_BRUSH_GET_CLASS (brush)->layer));
  if (!cr_grid_contains (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush))), aim->place.hex))
    return g_strdup (_ ("There is no hex here."));
  return CRE_BRUSH_GET_CLASS (brush)->dup_status (brush, aim, n_hexes);
}

static void
cre_brush_show (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);
  CreBrushPrivate *priv = get_private (brush);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GArray) marks = NULL;

  g_clear_pointer (&priv->ready, g_array_unref);
  add_aim (brush, aim, hexes);
  marks = make_marks (brush, aim->place.floor, hexes);
  if (is_locked (brush))
    g_array_set_size (marks, 0);
  if (priv->shape == CRE_SHAPE_FLOOD)
    priv->ready = g_array_ref (marks);
  cre_tool_set_preview (tool, (const CreMark *) (const void *) marks->data, marks->len);
  cre_tool_take_status (tool, dup_status (brush, aim, marks->len));
}

static gboolean
is_drafted (CreBrush *brush)
{
  CreShape shape = get_private (brush)->shape;

  return shape != CRE_SHAPE_BRUSH && shape != CRE_SHAPE_FLOOD;
}

static void
cre_brush_hover (CreTool *tool, const CreAim *aim)
{
  if (aim != NULL)
    cre_draft_move (get_private (CRE_BRUSH (tool))->draft, aim->place);
  cre_tool_show_at (tool, aim);
}

static void
cre_brush_begin (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);
  CreBrushPrivate *priv = get_private (brush);

  begin_touching (brush);
  priv->erase = (aim->modifiers & CRE_CTRL) != 0;
  if (is_locked (brush))
    cre_tool_tell_refused (
        tool, (CreMark){ aim->place, -1 },
        g_strdup (cre_painting_explain_lock (CRE_BRUSH_GET_CLASS (brush)->layer)));
  if (is_drafted (brush))
    cre_draft_press (priv->draft, priv->shape, aim->place);
  else
    paint_aim (brush, aim);
  cre_brush_hover (tool, aim);
}

/* The pointer may have jumped, so all hexes between are painted, and a stroke has no gaps. */
static void
cre_brush_drag (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);
  CreBrushPrivate *priv = get_private (brush);
  CreAim plain = *aim;

  plain.modifiers &= ~CRE_SHIFT;
  if (is_drafted (brush)) {
    cre_brush_hover (tool, &plain);
    return;
  }
  if (priv->last.floor != aim->place.floor || cr_hex_equal (priv->last.hex, aim->place.hex))
    return;
  if (priv->shape == CRE_SHAPE_BRUSH) {
    g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

    cr_shape_line (priv->last.hex, aim->place.hex, priv->size, hexes);
    paint_brush (brush, aim->place.floor, hexes);
  }
  priv->last = aim->place;
  cre_brush_hover (tool, &plain);
}

/* Returns: a sentence that tells why a stroke changed nothing */
static const char *
explain_nothing (CreBrush *brush)
{
  CreBrushPrivate *priv = get_private (brush);

  if (priv->only_empty)
    return _ ("Nothing changed: it is not empty, and only what is empty is painted.");
  return priv->erase ? _ ("Nothing changed: nothing was there.")
                     : _ ("Nothing changed: it was so already.");
}

/* Tells what the stroke has done. A lock was told when it began. */
static void
tell_stroke (CreBrush *brush, const CreAim *aim)
{
  CreBrushPrivate *priv = get_private (brush);
  g_autofree char *label = CRE_BRUSH_GET_CLASS (brush)->dup_label (brush, priv->erase);
  g_autofree char *act = cre_capitalize (label);
  guint n = priv->n_changed;
  CreMark mark = { aim->place, -1 };

  if (is_locked (brush))
    return;
  if (n == 0)
    cre_tool_tell_done (CRE_TOOL (brush), mark, g_strdup (explain_nothing (brush)));
  else
    /* Translators: an act, as “Painting of scrub”; how many hexes it changed */
    cre_tool_tell_done (
        CRE_TOOL (brush), mark,
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u hex.", "%s: %u hexes.", n), act, n));
}

static void
cre_brush_end (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);
  CreBrushPrivate *priv = get_private (brush);

  if (!is_drafted (brush)) {
    tell_stroke (brush, aim);
    return;
  }
  if (cre_draft_release (priv->draft, aim->place)) {
    paint_aim (brush, aim);
    cre_draft_clear (priv->draft);
    tell_stroke (brush, aim);
  }
  cre_tool_show (tool);
}

static void
cre_brush_cancel (CreTool *tool)
{
  CreBrushPrivate *priv = get_private (CRE_BRUSH (tool));

  priv->has_last = FALSE;
  cre_draft_clear (priv->draft);
  cre_tool_show (tool);
}

static gboolean
cre_brush_take_back (CreTool *tool)
{
  gboolean taken = cre_draft_take_back (get_private (CRE_BRUSH (tool))->draft);

  if (taken)
    cre_tool_show (tool);
  return taken;
}

static void
cre_brush_document_changed (CreTool *tool, const CreChange *change)
{
  CreBrushPrivate *priv = get_private (CRE_BRUSH (tool));

  g_clear_pointer (&priv->ready, g_array_unref);
  if (change->floors) {
    priv->has_last = FALSE;
    cre_draft_clear (priv->draft);
  }
  if (!cre_tool_is_active (tool) && cre_tool_get_hovered (tool) != NULL)
    cre_tool_show (tool);
}

int
cre_brush_get_size (CreBrush *brush)
{
  return get_private (brush)->size;
}

CreShape
cre_brush_get_shape (CreBrush *brush)
{
  return get_private (brush)->shape;
}

static void
set_int (CreBrush *brush, int *field, int value, int prop)
{
  if (*field == value)
    return;
  *field = value;
  if (prop == PROP_SHAPE)
    cre_draft_clear (get_private (brush)->draft);
  cre_tool_show (CRE_TOOL (brush));
  g_object_notify_by_pspec (G_OBJECT (brush), props[prop]);
}

/**
 * set_size:
 * @size: a radius, limited to 0…5
 */
static void
set_size (CreBrush *brush, int size)
{
  set_int (brush, &get_private (brush)->size, CLAMP (size, 0, CRE_BRUSH_MAX_SIZE), PROP_SIZE);
}

static void
cre_brush_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreBrush *brush = CRE_BRUSH (object);
  CreBrushPrivate *priv = get_private (brush);

  switch (id) {
  case PROP_SHAPE:
    set_int (brush, &priv->shape, g_value_get_int (value), PROP_SHAPE);
    break;
  case PROP_SIZE:
    set_size (brush, g_value_get_int (value));
    break;
  case PROP_CONNECTED:
    set_int (brush, &priv->connected, g_value_get_boolean (value), PROP_CONNECTED);
    break;
  case PROP_ONLY_EMPTY:
    set_int (brush, &priv->only_empty, g_value_get_boolean (value), PROP_ONLY_EMPTY);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_brush_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreBrushPrivate *priv = get_private (CRE_BRUSH (object));

  switch (id) {
  case PROP_SHAPE:
    g_value_set_int (value, priv->shape);
    break;
  case PROP_SIZE:
    g_value_set_int (value, priv->size);
    break;
  case PROP_CONNECTED:
    g_value_set_boolean (value, priv->connected);
    break;
  case PROP_ONLY_EMPTY:
    g_value_set_boolean (value, priv->only_empty);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

/* The preview depends on the mirror and the locks, so it follows them. */
static void
cre_brush_constructed (GObject *object)
{
  G_OBJECT_CLASS (cre_brush_parent_class)->constructed (object);
  g_signal_connect_object (get_painting (CRE_BRUSH (object)), "changed", G_CALLBACK (cre_tool_show),
                           object, G_CONNECT_SWAPPED);
}

static void
cre_brush_finalize (GObject *object)
{
  g_free (get_private (CRE_BRUSH (object))->touched);
  g_clear_pointer (&get_private (CRE_BRUSH (object))->ready, g_array_unref);
  g_free (get_private (CRE_BRUSH (object))->images);
  cre_draft_free (get_private (CRE_BRUSH (object))->draft);
  G_OBJECT_CLASS (cre_brush_parent_class)->finalize (object);
}

static void
cre_brush_class_init (CreBrushClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->constructed = cre_brush_constructed;
  object_class->set_property = cre_brush_set_property;
  object_class->get_property = cre_brush_get_property;
  object_class->finalize = cre_brush_finalize;
  tool_class->hover = cre_brush_hover;
  tool_class->show = cre_brush_show;
  tool_class->begin = cre_brush_begin;
  tool_class->drag = cre_brush_drag;
  tool_class->end = cre_brush_end;
  tool_class->cancel = cre_brush_cancel;
  tool_class->take_back = cre_brush_take_back;
  tool_class->document_changed = cre_brush_document_changed;
  tool_class->shows = CRE_SHOWS_AXES;

  props[PROP_SHAPE] = g_param_spec_int ("shape", NULL, NULL, CRE_SHAPE_BRUSH, CRE_N_SHAPES - 1,
                                        CRE_SHAPE_BRUSH, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, CRE_BRUSH_MAX_SIZE, 0, flags);
  props[PROP_CONNECTED] = g_param_spec_boolean ("connected", NULL, NULL, TRUE, flags);
  props[PROP_ONLY_EMPTY] = g_param_spec_boolean ("only-empty", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_brush_init (CreBrush *brush)
{
  get_private (brush)->draft = cre_draft_new ();
  get_private (brush)->connected = TRUE;
}

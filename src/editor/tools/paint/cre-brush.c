/* cre-brush.c: tools that paint hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-brush-private.h"

#include <glib/gi18n-lib.h>

#include "cr-shape.h"
#include "cre-names.h"

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CreBrush, cre_brush, CRE_TYPE_TOOL)

enum { PROP_SHAPE = 1, PROP_SIZE, PROP_CONNECTED, PROP_ONLY_EMPTY, N_PROPS };

static GParamSpec *props[N_PROPS];

CreBrushPrivate *
cre_brush_get_private (CreBrush *brush)
{
  return cre_brush_get_instance_private (brush);
}

CrePainting *
cre_brush_get_painting (CreBrush *brush)
{
  return cre_painting_get (cre_tool_get_document (CRE_TOOL (brush)));
}

gboolean
cre_brush_is_locked (CreBrush *brush)
{
  return cre_painting_is_locked (cre_brush_get_painting (brush),
                                 CRE_BRUSH_GET_CLASS (brush)->layer);
}

char *
cre_brush_add_hint (CreBrush *brush, char *sentence)
{
  g_autofree char *act = sentence;

  /* Translators: what a click does, then what else can be done; two sentences */
  return g_strdup_printf (_ ("%s %s"), act,
                          cre_draft_get_hint (cre_brush_get_private (brush)->draft,
                                              cre_brush_get_private (brush)->shape));
}

/* What is hovered, in words: (transfer full). */
static char *
dup_status (CreBrush *brush, guint n_hexes)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);

  if (cre_brush_is_locked (brush))
    return g_strdup (cre_painting_explain_lock (CRE_BRUSH_GET_CLASS (brush)->layer));
  if (!cr_grid_contains (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (brush))),
                         priv->hovered.place.hex))
    return g_strdup (_ ("There is no hex here."));
  return CRE_BRUSH_GET_CLASS (brush)->dup_status (brush, &priv->hovered, n_hexes);
}

static void
preview_aim (CreBrush *brush)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  CreTool *tool = CRE_TOOL (brush);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GArray) marks = NULL;

  g_clear_pointer (&priv->ready, g_array_unref);
  if (!priv->is_hovered) {
    cre_tool_set_preview (tool, NULL, 0);
    cre_tool_take_status (tool, NULL);
    return;
  }
  cre_brush_add_aim (brush, &priv->hovered, hexes);
  marks = cre_brush_make_marks (brush, priv->hovered.place.floor, hexes);
  if (cre_brush_is_locked (brush))
    g_array_set_size (marks, 0);
  if (priv->shape == CRE_SHAPE_FLOOD)
    priv->ready = g_array_ref (marks);
  cre_tool_set_preview (tool, (const CreMark *) (const void *) marks->data, marks->len);
  cre_tool_take_status (tool, dup_status (brush, marks->len));
}

void
cre_brush_refresh (CreBrush *brush)
{
  preview_aim (brush);
}

static gboolean
is_drafted (CreBrush *brush)
{
  CreShape shape = cre_brush_get_private (brush)->shape;

  return shape != CRE_SHAPE_BRUSH && shape != CRE_SHAPE_FLOOD;
}

static void
cre_brush_hover (CreTool *tool, const CreAim *aim)
{
  CreBrushPrivate *priv = cre_brush_get_private (CRE_BRUSH (tool));

  priv->is_hovered = aim != NULL;
  if (aim != NULL) {
    priv->hovered = *aim;
    cre_draft_move (priv->draft, aim->place);
  }
  preview_aim (CRE_BRUSH (tool));
}

static void
cre_brush_begin (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);
  CreBrushPrivate *priv = cre_brush_get_private (brush);

  cre_brush_begin_touching (brush);
  priv->erase = (aim->modifiers & CRE_CTRL) != 0;
  if (cre_brush_is_locked (brush))
    cre_tool_tell_refused (
        tool, (CreMark){ aim->place, -1 },
        g_strdup (cre_painting_explain_lock (CRE_BRUSH_GET_CLASS (brush)->layer)));
  if (is_drafted (brush))
    cre_draft_press (priv->draft, priv->shape, aim->place);
  else
    cre_brush_paint_aim (brush, aim);
  cre_brush_hover (tool, aim);
}

/* The pointer may have jumped: everything between is painted, so strokes have no gaps. */
static void
cre_brush_drag (CreTool *tool, const CreAim *aim)
{
  CreBrush *brush = CRE_BRUSH (tool);
  CreBrushPrivate *priv = cre_brush_get_private (brush);
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
    cre_brush_paint (brush, aim->place.floor, hexes);
  }
  priv->last = aim->place;
  cre_brush_hover (tool, &plain);
}

/* Why a stroke left all as it was. */
static const char *
explain_nothing (CreBrush *brush)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);

  if (priv->only_empty)
    return _ ("Nothing changed: it is not empty, and only what is empty is painted.");
  return priv->erase ? _ ("Nothing changed: nothing was there.")
                     : _ ("Nothing changed: it was so already.");
}

/* What came of the stroke; that a lock kept all as it was has been told. */
static void
tell_stroke (CreBrush *brush, const CreAim *aim)
{
  CreBrushPrivate *priv = cre_brush_get_private (brush);
  g_autofree char *label = CRE_BRUSH_GET_CLASS (brush)->dup_label (brush, priv->erase);
  g_autofree char *act = cre_capitalize (label);
  guint n = priv->n_changed;
  CreMark mark = { aim->place, -1 };

  if (cre_brush_is_locked (brush))
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
  CreBrushPrivate *priv = cre_brush_get_private (brush);

  if (!is_drafted (brush)) {
    tell_stroke (brush, aim);
    return;
  }
  if (cre_draft_release (priv->draft, aim->place)) {
    cre_brush_paint_aim (brush, aim);
    cre_draft_clear (priv->draft);
    tell_stroke (brush, aim);
  }
  preview_aim (brush);
}

static void
cre_brush_cancel (CreTool *tool)
{
  CreBrushPrivate *priv = cre_brush_get_private (CRE_BRUSH (tool));

  priv->has_last = FALSE;
  cre_draft_clear (priv->draft);
  preview_aim (CRE_BRUSH (tool));
}

static gboolean
cre_brush_take_back (CreTool *tool)
{
  gboolean taken = cre_draft_take_back (cre_brush_get_private (CRE_BRUSH (tool))->draft);

  if (taken)
    preview_aim (CRE_BRUSH (tool));
  return taken;
}

static void
cre_brush_document_changed (CreTool *tool, const CreChange *change)
{
  CreBrushPrivate *priv = cre_brush_get_private (CRE_BRUSH (tool));

  g_clear_pointer (&priv->ready, g_array_unref);
  if (change->floors) {
    priv->has_last = priv->is_hovered = FALSE;
    cre_draft_clear (priv->draft);
  }
  if (!cre_tool_is_active (tool) && priv->is_hovered)
    preview_aim (CRE_BRUSH (tool));
}

int
cre_brush_get_size (CreBrush *brush)
{
  return cre_brush_get_private (brush)->size;
}

CreShape
cre_brush_get_shape (CreBrush *brush)
{
  return cre_brush_get_private (brush)->shape;
}

static void
set_int (CreBrush *brush, int *field, int value, int prop)
{
  if (*field == value)
    return;
  *field = value;
  if (prop == PROP_SHAPE)
    cre_draft_clear (cre_brush_get_private (brush)->draft);
  preview_aim (brush);
  g_object_notify_by_pspec (G_OBJECT (brush), props[prop]);
}

void
cre_brush_set_size (CreBrush *brush, int size)
{
  set_int (brush, &cre_brush_get_private (brush)->size, CLAMP (size, 0, CRE_BRUSH_MAX_SIZE),
           PROP_SIZE);
}

static void
cre_brush_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreBrush *brush = CRE_BRUSH (object);
  CreBrushPrivate *priv = cre_brush_get_private (brush);

  switch (id) {
  case PROP_SHAPE:
    set_int (brush, &priv->shape, g_value_get_int (value), PROP_SHAPE);
    break;
  case PROP_SIZE:
    cre_brush_set_size (brush, g_value_get_int (value));
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
  CreBrushPrivate *priv = cre_brush_get_private (CRE_BRUSH (object));

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

/* Another mirror or lock: what would be painted is another. */
static void
cre_brush_constructed (GObject *object)
{
  G_OBJECT_CLASS (cre_brush_parent_class)->constructed (object);
  g_signal_connect_object (cre_brush_get_painting (CRE_BRUSH (object)), "changed",
                           G_CALLBACK (cre_brush_refresh), object, G_CONNECT_SWAPPED);
}

static void
cre_brush_finalize (GObject *object)
{
  g_free (cre_brush_get_private (CRE_BRUSH (object))->touched);
  g_clear_pointer (&cre_brush_get_private (CRE_BRUSH (object))->ready, g_array_unref);
  g_free (cre_brush_get_private (CRE_BRUSH (object))->images);
  cre_draft_free (cre_brush_get_private (CRE_BRUSH (object))->draft);
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
  cre_brush_get_private (brush)->draft = cre_draft_new ();
  cre_brush_get_private (brush)->connected = TRUE;
}

/* cre-tool.c: what the pointer or the keyboard does to a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-private.h"

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CreTool, cre_tool, G_TYPE_OBJECT)

enum { PROP_DOCUMENT = 1, PROP_STATUS, PROP_ACTIVE, N_PROPS };

static GParamSpec *props[N_PROPS];

CreToolPrivate *
cre_tool_get_private (CreTool *tool)
{
  return cre_tool_get_instance_private (tool);
}

CreAim
cre_aim_at_point (const CrGrid *grid, int floor, CrPoint point, CreModifiers modifiers)
{
  CrHex hex = cr_layout_hex_at (grid, point);

  return (CreAim){ { floor, hex }, cr_layout_nearest_side (grid, hex, point), point, modifiers };
}

CreAim
cre_aim_at_place (const CrGrid *grid, CrPlace place, CreModifiers modifiers)
{
  return (CreAim){ place, 0, cr_layout_centre (grid, place.hex), modifiers };
}

CreAim
cre_aim_at_side (const CrGrid *grid, CrPlace place, CrDirection side, CreModifiers modifiers)
{
  return (CreAim){ place, side, cr_layout_side_middle (grid, place.hex, side), modifiers };
}

void
cre_tool_hover (CreTool *tool, const CreAim *aim)
{
  if (!cre_tool_word_is_at (tool, aim))
    cre_tool_dismiss (tool);
  CRE_TOOL_GET_CLASS (tool)->hover (tool, aim);
}

const CreAim *
cre_tool_get_hovered (CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  return priv->is_hovered ? &priv->hovered : NULL;
}

void
cre_tool_show (CreTool *tool)
{
  const CreAim *aim = cre_tool_get_hovered (tool);

  if (aim != NULL) {
    CRE_TOOL_GET_CLASS (tool)->show (tool, aim);
    return;
  }
  cre_tool_set_preview (tool, NULL, 0);
  cre_tool_take_status (tool, NULL);
}

void
cre_tool_set_hovered (CreTool *tool, const CreAim *aim)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  priv->is_hovered = aim != NULL;
  if (aim != NULL)
    priv->hovered = *aim;
}

void
cre_tool_show_at (CreTool *tool, const CreAim *aim)
{
  cre_tool_set_hovered (tool, aim);
  cre_tool_show (tool);
}

static void
set_active (CreTool *tool, gboolean active)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  if (priv->active == active)
    return;
  priv->active = active;
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_ACTIVE]);
}

void
cre_tool_begin (CreTool *tool, const CreAim *aim)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  cre_tool_dismiss (tool);
  priv->modifiers = aim->modifiers;
  priv->stroke = cre_document_new_stroke (CRE_DOCUMENT (priv->document));
  priv->n_done = 0;
  set_active (tool, TRUE);
  if (CRE_TOOL_GET_CLASS (tool)->begin != NULL)
    CRE_TOOL_GET_CLASS (tool)->begin (tool, aim);
}

void
cre_tool_drag (CreTool *tool, const CreAim *aim)
{
  if (cre_tool_get_private (tool)->active && CRE_TOOL_GET_CLASS (tool)->drag != NULL)
    CRE_TOOL_GET_CLASS (tool)->drag (tool, aim);
}

static void
end_stroke (CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  priv->stroke = 0;
  set_active (tool, FALSE);
  if (priv->n_done > 0)
    cre_document_end_stroke (CRE_DOCUMENT (priv->document));
}

void
cre_tool_end (CreTool *tool, const CreAim *aim)
{
  if (!cre_tool_get_private (tool)->active)
    return;
  if (CRE_TOOL_GET_CLASS (tool)->end != NULL)
    CRE_TOOL_GET_CLASS (tool)->end (tool, aim);
  end_stroke (tool);
}

void
cre_tool_cancel (CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  cre_tool_dismiss (tool);
  if (priv->active && priv->n_done > 0)
    cre_document_undo_stroke (CRE_DOCUMENT (priv->document), priv->stroke);
  end_stroke (tool);
  if (CRE_TOOL_GET_CLASS (tool)->cancel != NULL)
    CRE_TOOL_GET_CLASS (tool)->cancel (tool);
}

gboolean
cre_tool_take_back (CreTool *tool)
{
  CreToolClass *klass = CRE_TOOL_GET_CLASS (tool);

  return !cre_tool_get_private (tool)->active && klass->take_back != NULL &&
         klass->take_back (tool);
}

gboolean
cre_tool_can_pick (CreTool *tool)
{
  return CRE_TOOL_GET_CLASS (tool)->pick != NULL;
}

void
cre_tool_pick (CreTool *tool, const CreAim *aim)
{
  cre_tool_dismiss (tool);
  if (!cre_tool_get_private (tool)->active && CRE_TOOL_GET_CLASS (tool)->pick != NULL)
    CRE_TOOL_GET_CLASS (tool)->pick (tool, aim);
}

gboolean
cre_tool_wants_menu (CreTool *tool)
{
  CreToolClass *klass = CRE_TOOL_GET_CLASS (tool);

  return klass->wants_menu != NULL ? klass->wants_menu (tool) : klass->pick == NULL;
}

gboolean
cre_tool_turn (CreTool *tool, int sixths)
{
  CreToolClass *klass = CRE_TOOL_GET_CLASS (tool);

  return klass->turn != NULL && klass->turn (tool, sixths);
}

gboolean
cre_tool_next (CreTool *tool, int step, CrPlace *place)
{
  CreToolClass *klass = CRE_TOOL_GET_CLASS (tool);

  return klass->next != NULL && klass->next (tool, step, place);
}

void
cre_tool_take_up (CreTool *tool)
{
  cre_tool_get_private (tool)->in_hand = TRUE;
  if (CRE_TOOL_GET_CLASS (tool)->take_up != NULL)
    CRE_TOOL_GET_CLASS (tool)->take_up (tool);
}

gboolean
cre_tool_is_in_hand (CreTool *tool)
{
  return cre_tool_get_private (tool)->in_hand;
}

void
cre_tool_put_down (CreTool *tool)
{
  cre_tool_get_private (tool)->in_hand = FALSE;
  if (CRE_TOOL_GET_CLASS (tool)->put_down != NULL)
    CRE_TOOL_GET_CLASS (tool)->put_down (tool);
}

void
cre_tool_activate (CreTool *tool, const CreAim *aim)
{
  if (CRE_TOOL_GET_CLASS (tool)->activate != NULL) {
    CRE_TOOL_GET_CLASS (tool)->activate (tool, aim);
    return;
  }
  cre_tool_begin (tool, aim);
  cre_tool_end (tool, aim);
}

void
cre_tool_erase (CreTool *tool, const CreAim *aim)
{
  CreAim with_ctrl = *aim;

  if (CRE_TOOL_GET_CLASS (tool)->erase != NULL) {
    CRE_TOOL_GET_CLASS (tool)->erase (tool, aim);
    return;
  }
  with_ctrl.modifiers |= CRE_CTRL;
  cre_tool_activate (tool, &with_ctrl);
}

CreMapDocument *
cre_tool_get_document (CreTool *tool)
{
  return cre_tool_get_private (tool)->document;
}

const CrMap *
cre_tool_get_map (CreTool *tool)
{
  return cre_map_document_get_map (cre_tool_get_document (tool));
}

const CrScene *
cre_tool_get_scene (CreTool *tool)
{
  return cre_map_document_get_scene (cre_tool_get_document (tool));
}

gboolean
cre_tool_is_active (CreTool *tool)
{
  return cre_tool_get_private (tool)->active;
}

gboolean
cre_tool_apply (CreTool *tool, CrEdit *edit, const char *label)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);
  gboolean changed = cre_map_document_apply (priv->document, edit, label, priv->stroke);

  if (changed)
    priv->n_done++;
  return changed;
}

static void
changed_cb (CreMapDocument *document, const CreChange *change, CreTool *tool)
{
  CreToolPrivate *priv = cre_tool_get_private (tool);

  if (!priv->active)
    cre_tool_dismiss (tool);
  /* The place under the pointer may be on a floor that is gone now or has another index. A stroke
   * that is under way ends; what it has done stays, because it is no longer the last step. */
  if (change->floors && priv->active) {
    priv->n_done = 0;
    cre_tool_cancel (tool);
  }
  if (change->grid) {
    cre_tool_set_preview (tool, NULL, 0);
    cre_tool_set_held (tool, NULL, 0);
    cre_tool_clear_tags (tool);
    return;
  }
  if (change->floors)
    priv->is_hovered = FALSE;
  if (CRE_TOOL_GET_CLASS (tool)->document_changed != NULL)
    CRE_TOOL_GET_CLASS (tool)->document_changed (tool, change);
  if (change->floors)
    cre_tool_hover (tool, NULL);
}

static void
cre_tool_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolPrivate *priv = cre_tool_get_private (CRE_TOOL (object));

  priv->document = g_value_dup_object (value);
  g_signal_connect_object (priv->document, "changed", G_CALLBACK (changed_cb), object, 0);
}

static void
cre_tool_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolPrivate *priv = cre_tool_get_private (CRE_TOOL (object));

  switch (id) {
  case PROP_DOCUMENT:
    g_value_set_object (value, priv->document);
    break;
  case PROP_STATUS:
    g_value_set_string (value, cre_tool_get_status (CRE_TOOL (object)));
    break;
  case PROP_ACTIVE:
    g_value_set_boolean (value, priv->active);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

/* Returns: the class that installed the property; a class below it has fields of its own */
static const CreToolClass *
get_owner (const GParamSpec *pspec)
{
  return g_type_class_peek (pspec->owner_type);
}

static void
set_field (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const CreToolClass *owner = get_owner (pspec);

  if (cre_field_set (&owner->fields[id - 1], object, value) && owner->field_changed != NULL)
    owner->field_changed (CRE_TOOL (object), pspec->name);
}

static void
get_field (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  cre_field_get (&get_owner (pspec)->fields[id - 1], object, value);
}

void
cre_tool_class_install_fields (CreToolClass *klass, const CreField *fields, guint n_fields)
{
  klass->fields = fields;
  klass->n_fields = n_fields;
  G_OBJECT_CLASS (klass)->set_property = set_field;
  G_OBJECT_CLASS (klass)->get_property = get_field;
  cre_fields_install (G_OBJECT_CLASS (klass), fields, n_fields);
}

static void
cre_tool_constructed (GObject *object)
{
  const CreToolClass *klass = CRE_TOOL_GET_CLASS (object);

  G_OBJECT_CLASS (cre_tool_parent_class)->constructed (object);
  for (guint i = 0; i < klass->n_fields; i++)
    G_STRUCT_MEMBER (int, object, klass->fields[i].offset) = klass->fields[i].first;
}

static void
cre_tool_finalize (GObject *object)
{
  CreToolPrivate *priv = cre_tool_get_private (CRE_TOOL (object));

  cre_tool_free_word (priv);
  g_clear_object (&priv->document);
  g_array_unref (priv->preview);
  g_array_unref (priv->held);
  g_array_unref (priv->tags);
  g_free (priv->status);
  G_OBJECT_CLASS (cre_tool_parent_class)->finalize (object);
}

static void
cre_tool_show_nothing (CreTool *tool, const CreAim *aim)
{
}

static void
cre_tool_class_init (CreToolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = cre_tool_constructed;
  object_class->set_property = cre_tool_set_property;
  object_class->get_property = cre_tool_get_property;
  object_class->finalize = cre_tool_finalize;
  klass->hover = cre_tool_show_at;
  klass->show = cre_tool_show_nothing;

  props[PROP_DOCUMENT] =
      g_param_spec_object ("document", NULL, NULL, CRE_TYPE_MAP_DOCUMENT,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_STATUS] =
      g_param_spec_string ("status", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_ACTIVE] =
      g_param_spec_boolean ("active", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("redraw", CRE_TYPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("suggested", CRE_TYPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("left", CRE_TYPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", CRE_TYPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
}

static void
clear_tag (gpointer tag)
{
  g_free (((CreTag *) tag)->text);
}

static void
cre_tool_init (CreTool *tool)
{
  cre_tool_get_private (tool)->preview = g_array_new (FALSE, FALSE, sizeof (CreMark));
  cre_tool_get_private (tool)->held = g_array_new (FALSE, FALSE, sizeof (CreMark));
  cre_tool_get_private (tool)->tags = g_array_new (FALSE, FALSE, sizeof (CreTag));
  g_array_set_clear_func (cre_tool_get_private (tool)->tags, clear_tag);
}

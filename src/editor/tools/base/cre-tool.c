/* cre-tool.c: what the pointer or the keyboard does to a map. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cre-tool.h"

typedef struct {
  CreDocument *document;  /* owned: a tool may outlive the window's page for a moment */
  GArray *preview, *held; /* CreMark */
  GArray *tags;           /* CreTag */
  char *status;
  guint stroke; /* 0 between strokes */
  guint n_done; /* edits of the stroke under way */
  gboolean active;
} CreToolPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CreTool, cre_tool, G_TYPE_OBJECT)

enum { PROP_DOCUMENT = 1, PROP_STATUS, PROP_ACTIVE, N_PROPS };
enum { SIGNAL_REDRAW, N_SIGNALS };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

#define PRIVATE(tool) ((CreToolPrivate *) cre_tool_get_instance_private (tool))

/**
 * cre_aim_at_point:
 * @floor: the one that is shown
 */
CreAim
cre_aim_at_point (const CrGrid *grid, int floor, CrPoint point, CreModifiers modifiers)
{
  CrHex hex = cr_layout_hex_at (grid, point);

  return (CreAim){ { floor, hex }, cr_layout_nearest_side (grid, hex, point), point, modifiers };
}

/* At the middle of a hex, as the keyboard aims. */
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

/**
 * cre_tool_hover:
 * @aim: (nullable): NULL when the pointer has left the canvas
 */
void
cre_tool_hover (CreTool *tool, const CreAim *aim)
{
  if (CRE_TOOL_GET_CLASS (tool)->hover != NULL)
    CRE_TOOL_GET_CLASS (tool)->hover (tool, aim);
}

static void
set_active (CreTool *tool, gboolean active)
{
  CreToolPrivate *private = PRIVATE (tool);

  if (private->active == active)
    return;
  private->active = active;
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_ACTIVE]);
}

void
cre_tool_begin (CreTool *tool, const CreAim *aim)
{
  CreToolPrivate *private = PRIVATE (tool);

  private->stroke = cre_document_new_stroke (private->document);
  private->n_done = 0;
  set_active (tool, TRUE);
  if (CRE_TOOL_GET_CLASS (tool)->begin != NULL)
    CRE_TOOL_GET_CLASS (tool)->begin (tool, aim);
}

void
cre_tool_drag (CreTool *tool, const CreAim *aim)
{
  if (PRIVATE (tool)->active && CRE_TOOL_GET_CLASS (tool)->drag != NULL)
    CRE_TOOL_GET_CLASS (tool)->drag (tool, aim);
}

static void
end_stroke (CreTool *tool)
{
  CreToolPrivate *private = PRIVATE (tool);

  private->stroke = 0;
  set_active (tool, FALSE);
  if (private->n_done > 0)
    cre_document_end_stroke (private->document);
}

void
cre_tool_end (CreTool *tool, const CreAim *aim)
{
  if (!PRIVATE (tool)->active)
    return;
  if (CRE_TOOL_GET_CLASS (tool)->end != NULL)
    CRE_TOOL_GET_CLASS (tool)->end (tool, aim);
  end_stroke (tool);
}

/**
 * cre_tool_cancel:
 *
 * Lets go. A stroke under way is undone.
 */
void
cre_tool_cancel (CreTool *tool)
{
  CreToolPrivate *private = PRIVATE (tool);

  if (private->active && private->n_done > 0)
    cre_document_undo_stroke (private->document, private->stroke);
  end_stroke (tool);
  if (CRE_TOOL_GET_CLASS (tool)->cancel != NULL)
    CRE_TOOL_GET_CLASS (tool)->cancel (tool);
}

/**
 * cre_tool_take_back:
 *
 * Returns: whether something was being drawn, whose last corner is gone now
 */
gboolean
cre_tool_take_back (CreTool *tool)
{
  CreToolClass *klass = CRE_TOOL_GET_CLASS (tool);

  return !PRIVATE (tool)->active && klass->take_back != NULL && klass->take_back (tool);
}

/* Whether a right click means something to it. */
gboolean
cre_tool_can_pick (CreTool *tool)
{
  return CRE_TOOL_GET_CLASS (tool)->pick != NULL;
}

void
cre_tool_pick (CreTool *tool, const CreAim *aim)
{
  if (!PRIVATE (tool)->active && CRE_TOOL_GET_CLASS (tool)->pick != NULL)
    CRE_TOOL_GET_CLASS (tool)->pick (tool, aim);
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

CreDocument *
cre_tool_get_document (CreTool *tool)
{
  return PRIVATE (tool)->document;
}

gboolean
cre_tool_is_active (CreTool *tool)
{
  return PRIVATE (tool)->active;
}

/**
 * cre_tool_get_status:
 *
 * Returns: (transfer none): one sentence on what a click would do, or why it would do nothing
 */
const char *
cre_tool_get_status (CreTool *tool)
{
  return PRIVATE (tool)->status;
}

/**
 * cre_tool_get_preview:
 *
 * Returns: (transfer none) (array length=n_out): what a click would touch
 */
const CreMark *
cre_tool_get_preview (CreTool *tool, gsize *n_out)
{
  GArray *preview = PRIVATE (tool)->preview;

  *n_out = preview->len;
  return (const CreMark *) (const void *) preview->data;
}

/**
 * cre_tool_get_held:
 *
 * Returns: (transfer none) (array length=n_out): what the tool is about, on any floor
 */
const CreMark *
cre_tool_get_held (CreTool *tool, gsize *n_out)
{
  GArray *held = PRIVATE (tool)->held;

  *n_out = held->len;
  return (const CreMark *) (const void *) held->data;
}

/**
 * cre_tool_get_tags:
 *
 * Returns: (transfer none) (array length=n_out): words to be shown at hexes
 */
const CreTag *
cre_tool_get_tags (CreTool *tool, gsize *n_out)
{
  GArray *tags = PRIVATE (tool)->tags;

  *n_out = tags->len;
  return (const CreTag *) (const void *) tags->data;
}

/**
 * cre_tool_take_status:
 * @status: (transfer full):
 */
void
cre_tool_take_status (CreTool *tool, char *status)
{
  CreToolPrivate *private = PRIVATE (tool);
  g_autofree char *taken = status;

  if (g_strcmp0 (private->status, taken) == 0)
    return;
  g_free (private->status);
  private->status = g_steal_pointer (&taken);
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_STATUS]);
}

static gboolean
same_marks (const GArray *now, const CreMark *marks, gsize n_marks)
{
  if (now->len != n_marks)
    return FALSE;
  for (gsize i = 0; i < n_marks; i++) {
    const CreMark *mark = &g_array_index (now, CreMark, i);

    if (mark->side != marks[i].side || mark->place.floor != marks[i].place.floor ||
        !cr_hex_equal (mark->place.hex, marks[i].place.hex))
      return FALSE;
  }
  return TRUE;
}

static void
set_marks (CreTool *tool, GArray *now, const CreMark *marks, gsize n_marks)
{
  if (same_marks (now, marks, n_marks))
    return;
  g_array_set_size (now, 0);
  if (n_marks > 0)
    g_array_append_vals (now, marks, (guint) n_marks);
  cre_tool_redraw (tool);
}

void
cre_tool_set_preview (CreTool *tool, const CreMark *marks, gsize n_marks)
{
  set_marks (tool, PRIVATE (tool)->preview, marks, n_marks);
}

/**
 * cre_tool_set_held:
 *
 * What the tool is about, outlined as a selection is: the area painted into, what a mechanism
 * moves.
 */
void
cre_tool_set_held (CreTool *tool, const CreMark *marks, gsize n_marks)
{
  set_marks (tool, PRIVATE (tool)->held, marks, n_marks);
}

void
cre_tool_clear_tags (CreTool *tool)
{
  if (PRIVATE (tool)->tags->len == 0)
    return;
  g_array_set_size (PRIVATE (tool)->tags, 0);
  cre_tool_redraw (tool);
}

void
cre_tool_add_tag (CreTool *tool, CrPlace place, const char *text)
{
  CreTag tag = { place, g_strdup (text) };

  g_array_append_val (PRIVATE (tool)->tags, tag);
  cre_tool_redraw (tool);
}

void
cre_tool_redraw (CreTool *tool)
{
  g_signal_emit (tool, signals[SIGNAL_REDRAW], 0);
}

/**
 * cre_tool_apply:
 * @edit: (transfer full):
 *
 * Within a stroke, as part of its one step; otherwise as a step of its own.
 *
 * Returns: whether anything changed
 */
gboolean
cre_tool_apply (CreTool *tool, CrEdit *edit, const char *label)
{
  CreToolPrivate *private = PRIVATE (tool);
  gboolean changed = cre_document_apply (private->document, edit, label, private->stroke);

  if (changed)
  private->n_done++;
  return changed;
}

static void
changed_cb (CreDocument *document, const CreChange *change, CreTool *tool)
{
  CreToolPrivate *private = PRIVATE (tool);

  /* What is pointed at may be on a floor that is gone, or that is another now. A stroke cannot go
   * on; what it has done stays, since it is not the last step any more. */
  if (change->floors && private->active) {
    private->n_done = 0;
    cre_tool_cancel (tool);
  }
  if (change->grid) {
    cre_tool_set_preview (tool, NULL, 0);
    cre_tool_set_held (tool, NULL, 0);
    cre_tool_clear_tags (tool);
    return;
  }
  if (CRE_TOOL_GET_CLASS (tool)->document_changed != NULL)
    CRE_TOOL_GET_CLASS (tool)->document_changed (tool, change);
  if (change->floors)
    cre_tool_hover (tool, NULL);
}

static void
cre_tool_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolPrivate *private = PRIVATE (CRE_TOOL (object));

  if (id != PROP_DOCUMENT) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  private->document = g_value_dup_object (value);
  g_signal_connect_object (private->document, "changed", G_CALLBACK (changed_cb), object, 0);
}

static void
cre_tool_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolPrivate *private = PRIVATE (CRE_TOOL (object));

  switch (id) {
  case PROP_DOCUMENT:
    g_value_set_object (value, private->document);
    break;
  case PROP_STATUS:
    g_value_set_string (value, private->status);
    break;
  case PROP_ACTIVE:
    g_value_set_boolean (value, private->active);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_tool_finalize (GObject *object)
{
  CreToolPrivate *private = PRIVATE (CRE_TOOL (object));

  g_clear_object (&private->document);
  g_array_unref (private->preview);
  g_array_unref (private->held);
  g_array_unref (private->tags);
  g_free (private->status);
  G_OBJECT_CLASS (cre_tool_parent_class)->finalize (object);
}

static void
cre_tool_class_init (CreToolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = cre_tool_set_property;
  object_class->get_property = cre_tool_get_property;
  object_class->finalize = cre_tool_finalize;

  props[PROP_DOCUMENT] =
      g_param_spec_object ("document", NULL, NULL, CRE_TYPE_DOCUMENT,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_STATUS] =
      g_param_spec_string ("status", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_ACTIVE] =
      g_param_spec_boolean ("active", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_REDRAW] = g_signal_new ("redraw", CRE_TYPE_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
}

static void
clear_tag (gpointer tag)
{
  g_free (((CreTag *) tag)->text);
}

static void
cre_tool_init (CreTool *tool)
{
  PRIVATE (tool)->preview = g_array_new (FALSE, FALSE, sizeof (CreMark));
  PRIVATE (tool)->held = g_array_new (FALSE, FALSE, sizeof (CreMark));
  PRIVATE (tool)->tags = g_array_new (FALSE, FALSE, sizeof (CreTag));
  g_array_set_clear_func (PRIVATE (tool)->tags, clear_tag);
}

/* cre-tool-names.c: the tool for named hexes and areas, and for labels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-names-private.h"

#include "cr-build.h"
#include "cr-numbering.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (CreToolNames, cre_tool_names, CRE_TYPE_TOOL)

enum {
  PROP_MODE = 1,
  PROP_CURRENT,
  PROP_NAME,
  PROP_KIND,
  PROP_SIZE,
  PROP_LABEL,
  PROP_TEXT,
  PROP_SCALE,
  PROP_ANGLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The functions from here on are about labels. */

/* Takes a label in hand. @index: −1 lets go of it; its size and angle are kept for the next label
 */
static void
names_take_label (CreToolNames *self, int index)
{
  CreLabelLook look;

  self->label = -1;
  self->turned = 0;
  if (index < 0 ||
      index >= (int) cr_map_n_nodes (cre_tool_get_map (CRE_TOOL (self)), CR_SECTION_LABELS) ||
      !cre_label_look (cre_tool_get_map (CRE_TOOL (self)), index, &look))
    return;
  self->label = index;
  g_free (self->text);
  self->text = g_strdup (look.text);
  self->scale = look.size;
  self->angle = look.angle;
}

static gboolean
can_write (CreToolNames *self)
{
  return self->text != NULL && *self->text != '\0';
}

static char *
describe_label (CreToolNames *self, const CreAim *aim)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  int there = cre_label_find_at (map, aim->place);
  g_autofree char *at = cr_map_format_printed (map, aim->place);
  CreLabelLook look = { 0 };

  if (!cr_map_has_place (map, aim->place))
    return g_strdup (_ ("There is no hex here."));
  if (there >= 0 && cre_label_look (map, there, &look) && there != self->label)
    return g_strdup_printf (_ ("Takes “%s” in hand; drag moves it, Ctrl+click removes it."),
                            look.text);
  if (self->label >= 0)
    /* Translators: what a label says; a hex number */
    return g_strdup_printf (_ ("Moves “%s” to %s. Esc lets go."), self->text, at);
  if (can_write (self))
    /* Translators: what a label will say; a hex number */
    return g_strdup_printf (_ ("Writes “%s” on %s."), self->text, at);
  return g_strdup (_ ("Type what is to be written, then click where it goes."));
}

static void
names_show_label (CreToolNames *self)
{
  CreTool *tool = CRE_TOOL (self);
  const CreAim *aim = cre_tool_get_hovered (tool);
  const CrMap *map = cre_tool_get_map (tool);
  CreMark held = { .side = -1 };
  CreLabelLook look = { 0 };
  gboolean has = self->label >= 0 && cre_label_look (map, self->label, &look);

  held.place = look.at;
  cre_tool_set_held (tool, &held, has ? 1 : 0);
  cre_tool_set_preview (tool, aim != NULL ? &(CreMark){ aim->place, -1 } : NULL,
                        aim != NULL && cr_map_has_place (map, aim->place) ? 1 : 0);
  cre_tool_take_status (tool, aim != NULL ? describe_label (self, aim) : NULL);
}

static gboolean
apply_edit (CreToolNames *self, CrEdit *edit, const char *format, guint stroke)
{
  g_autofree char *label = g_strdup_printf (format, self->text);
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (self));
  gboolean done;

  if (edit == NULL)
    return FALSE;
  self->changing = TRUE;
  if (stroke == 0)
    done = cre_tool_apply (CRE_TOOL (self), edit, label);
  else if ((done = cre_map_document_apply (document, edit, label, stroke)))
    cre_document_end_stroke (CRE_DOCUMENT (document));
  self->changing = FALSE;
  return done;
}

static void
remove_label (CreToolNames *self, int index, const CreAim *aim)
{
  CrEdit *edit = cr_edit_new ();
  CreLabelLook look = { 0 };
  g_autofree char *done = NULL;

  if (cre_label_look (cre_tool_get_map (CRE_TOOL (self)), index, &look))
    done = g_strdup_printf (_ ("“%s” removed."), look.text);

  cr_build_remove_node (edit, cre_tool_get_map (CRE_TOOL (self)), CR_SECTION_LABELS, (guint) index);
  names_take_label (self, -1);
  if (cre_tool_apply (CRE_TOOL (self), edit, _ ("removal of a label")) && done != NULL)
    cre_tool_tell_done (CRE_TOOL (self), (CreMark){ aim->place, -1 }, g_steal_pointer (&done));
}

/* A press on a label takes it in hand; it is moved to where the button is released. */
static void
names_begin_label (CreToolNames *self, const CreAim *aim)
{
  int there = cre_label_find_at (cre_tool_get_map (CRE_TOOL (self)), aim->place);

  if (there >= 0 && (aim->modifiers & CRE_CTRL))
    remove_label (self, there, aim);
  else if (there >= 0)
    names_take_label (self, there);
}

static void
put_label (CreToolNames *self, CrPlace place)
{
  CreLabelLook look = { self->text, place, self->scale, self->angle };
  CreLabelLook before;
  CreMark mark = { place, -1 };
  gboolean moved = self->label >= 0;
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), place);

  if (!moved && !can_write (self)) {
    cre_tool_tell_refused (CRE_TOOL (self), mark,
                           g_strdup (_ ("Type what is to be written, then click where it goes.")));
    return;
  }
  if (self->label >= 0 &&
      cre_label_look (cre_tool_get_map (CRE_TOOL (self)), self->label, &before) &&
      cr_place_equal (before.at, place))
    return;
  if (!apply_edit (self, cre_label_plan (cre_tool_get_map (CRE_TOOL (self)), self->label, &look),
                   /* Translators: what a label says */
                   moved ? _ ("move of “%s”") : _ ("writing of “%s”"), 0))
    return;
  cre_tool_tell_done (CRE_TOOL (self), mark,
                      /* Translators: what a label says; a hex number */
                      g_strdup_printf (moved ? _ ("“%s” moved to %s.") : _ ("“%s” written on %s."),
                                       self->text, at));
}

static void
names_end_label (CreToolNames *self, const CreAim *aim)
{
  if (!(aim->modifiers & CRE_CTRL) &&
      cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), aim->place))
    put_label (self, aim->place);
  cre_tool_set_hovered (CRE_TOOL (self), aim);
  names_show_label (self);
}

/* @field: successive changes of the same field are one step */
static void
names_change_label (CreToolNames *self, int field)
{
  CreLabelLook look;

  if (self->label < 0 || !cre_label_look (cre_tool_get_map (CRE_TOOL (self)), self->label, &look))
    return;
  if (field != self->turned)
    self->turn = cre_document_new_stroke (CRE_DOCUMENT (cre_tool_get_document (CRE_TOOL (self))));
  self->turned = field;
  look = (CreLabelLook){ self->text, look.at, self->scale, self->angle };
  apply_edit (self, cre_label_plan (cre_tool_get_map (CRE_TOOL (self)), self->label, &look),
              _ ("change of “%s”"), self->turn);
}

static void
show_marks (CreToolNames *self)
{
  if (self->mode == CRE_NAMES_AREAS)
    cre_names_show_area (self);
  else
    names_show_label (self);
}

/* Notifies the properties, so that the form shows what is in hand. */
static void
notify_fields (CreToolNames *self, int first, int last)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (int i = first; i <= last; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
take_area (CreToolNames *self, int index)
{
  cre_names_take_area (self, index);
  notify_fields (self, PROP_CURRENT, PROP_KIND);
  show_marks (self);
}

static void
take_label (CreToolNames *self, int index)
{
  names_take_label (self, index);
  notify_fields (self, PROP_LABEL, PROP_ANGLE);
  show_marks (self);
}

static void
cre_tool_names_hover (CreTool *tool, const CreAim *aim)
{
  cre_tool_set_hovered (tool, aim);
  show_marks (CRE_TOOL_NAMES (tool));
}

static void
cre_tool_names_begin (CreTool *tool, const CreAim *aim)
{
  CreToolNames *self = CRE_TOOL_NAMES (tool);

  if (self->mode == CRE_NAMES_AREAS) {
    cre_names_begin_area (self, aim);
    return;
  }
  names_begin_label (self, aim);
  notify_fields (self, PROP_LABEL, PROP_ANGLE);
}

static void
cre_tool_names_drag (CreTool *tool, const CreAim *aim)
{
  CreToolNames *self = CRE_TOOL_NAMES (tool);

  if (self->mode == CRE_NAMES_AREAS)
    cre_names_drag_area (self, aim);
  else
    cre_tool_names_hover (tool, aim);
}

static void
cre_tool_names_end (CreTool *tool, const CreAim *aim)
{
  CreToolNames *self = CRE_TOOL_NAMES (tool);

  if (self->mode == CRE_NAMES_LABELS) {
    names_end_label (self, aim);
    return;
  }
  cre_names_end_area (self, aim);
  notify_fields (self, PROP_CURRENT, PROP_KIND);
}

static void
cre_tool_names_cancel (CreTool *tool)
{
  CreToolNames *self = CRE_TOOL_NAMES (tool);
  gboolean stroke = self->stroke->len > 0;

  g_array_set_size (self->stroke, 0);
  if (!stroke && self->mode == CRE_NAMES_AREAS)
    take_area (self, -1);
  else
    take_label (self, -1);
}

static void
cre_tool_names_pick (CreTool *tool, const CreAim *aim)
{
  CreToolNames *self = CRE_TOOL_NAMES (tool);
  const CrMap *map = cre_tool_get_map (tool);

  if (self->mode == CRE_NAMES_AREAS)
    take_area (self, cre_area_find_at (map, aim->place));
  else
    take_label (self, cre_label_find_at (map, aim->place));
}

/* After an edit an area is found again by its id; a label has only its index. */
static void
cre_tool_names_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolNames *self = CRE_TOOL_NAMES (tool);
  int current = cre_names_get_current (self);

  if (!change->nodes && !change->floors)
    return;
  if (!self->changing)
    names_take_label (self, -1);
  if (self->key != NULL)
    cre_names_take_area (self, current);
  notify_fields (self, PROP_CURRENT, PROP_ANGLE);
  show_marks (self);
}

/* A name that another area has already takes that area in hand. */
static void
set_name (CreToolNames *self, const char *name)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  int known = name != NULL && *name != '\0' ? cr_map_find_area (map, name) : -1;

  if (g_strcmp0 (self->name, name) == 0)
    return;
  if (self->key == NULL && known >= 0) {
    cre_names_take_area (self, known);
  } else if (self->key == NULL) {
    g_free (self->name);
    self->name = g_strdup (name);
  } else if (name != NULL && *name != '\0') {
    cre_names_set_area (self, "name", name);
  }
  notify_fields (self, PROP_CURRENT, PROP_KIND);
  show_marks (self);
}

static void
set_kind (CreToolNames *self, const char *kind)
{
  if (g_strcmp0 (self->kind != NULL ? self->kind : "", kind != NULL ? kind : "") == 0)
    return;
  g_free (self->kind);
  self->kind = g_strdup (kind);
  cre_names_set_area (self, "kind", kind != NULL ? kind : "");
  notify_fields (self, PROP_KIND, PROP_KIND);
}

static void
set_text (CreToolNames *self, const char *text)
{
  if (g_strcmp0 (self->text, text) == 0 || (self->label >= 0 && (text == NULL || *text == '\0')))
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  names_change_label (self, PROP_TEXT);
}

static void
set_number (CreToolNames *self, guint id, int value)
{
  int *field = id == PROP_MODE    ? &self->mode
               : id == PROP_SIZE  ? &self->size
               : id == PROP_SCALE ? &self->scale
                                  : &self->angle;

  if (*field == value)
    return;
  *field = value;
  if (id == PROP_SCALE || id == PROP_ANGLE)
    names_change_label (self, (int) id);
}

static void
cre_tool_names_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolNames *self = CRE_TOOL_NAMES (object);

  if (id == PROP_CURRENT)
    take_area (self, g_value_get_int (value));
  else if (id == PROP_LABEL)
    take_label (self, g_value_get_int (value));
  else if (id == PROP_NAME)
    set_name (self, g_value_get_string (value));
  else if (id == PROP_KIND)
    set_kind (self, g_value_get_string (value));
  else if (id == PROP_TEXT)
    set_text (self, g_value_get_string (value));
  else
    set_number (self, id, g_value_get_int (value));
  g_object_notify_by_pspec (object, pspec);
  show_marks (self);
}

static void
cre_tool_names_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolNames *self = CRE_TOOL_NAMES (object);
  const int numbers[N_PROPS] = {
    [PROP_MODE] = self->mode,   [PROP_CURRENT] = cre_names_get_current (self),
    [PROP_SIZE] = self->size,   [PROP_LABEL] = self->label,
    [PROP_SCALE] = self->scale, [PROP_ANGLE] = self->angle,
  };

  if (id == PROP_NAME)
    g_value_set_string (value, self->name != NULL ? self->name : "");
  else if (id == PROP_KIND)
    g_value_set_string (value, self->kind != NULL ? self->kind : "");
  else if (id == PROP_TEXT)
    g_value_set_string (value, self->text != NULL ? self->text : "");
  else
    g_value_set_int (value, numbers[id]);
}

static void
cre_tool_names_finalize (GObject *object)
{
  CreToolNames *self = CRE_TOOL_NAMES (object);

  g_free (self->key);
  g_free (self->name);
  g_free (self->kind);
  g_free (self->text);
  g_array_unref (self->stroke);
  G_OBJECT_CLASS (cre_tool_names_parent_class)->finalize (object);
}

static void
add_number (GObjectClass *klass, guint id, const char *name, int least, int most, int usual)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[id] =
      g_param_spec_int (name, NULL, NULL, least, most, usual,
                        id == PROP_CURRENT || id == PROP_LABEL ? flags | CRE_PARAM_IN_HAND : flags);
  g_object_class_install_property (klass, id, props[id]);
}

static void
add_text (GObjectClass *klass, guint id, const char *name)
{
  props[id] = g_param_spec_string (
      name, NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_property (klass, id, props[id]);
}

static void
cre_tool_names_class_init (CreToolNamesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->set_property = cre_tool_names_set_property;
  object_class->get_property = cre_tool_names_get_property;
  object_class->finalize = cre_tool_names_finalize;
  tool_class->hover = cre_tool_names_hover;
  tool_class->begin = cre_tool_names_begin;
  tool_class->drag = cre_tool_names_drag;
  tool_class->end = cre_tool_names_end;
  tool_class->cancel = cre_tool_names_cancel;
  tool_class->pick = cre_tool_names_pick;
  tool_class->document_changed = cre_tool_names_document_changed;
  tool_class->shows = CRE_SHOWS_AREAS;

  add_number (object_class, PROP_MODE, "mode", CRE_NAMES_AREAS, CRE_NAMES_LABELS, CRE_NAMES_AREAS);
  add_number (object_class, PROP_CURRENT, "current", -1, G_MAXINT, -1);
  add_text (object_class, PROP_NAME, "name");
  add_text (object_class, PROP_KIND, "kind");
  add_number (object_class, PROP_SIZE, "size", 0, 5, 0);
  add_number (object_class, PROP_LABEL, "label", -1, G_MAXINT, -1);
  add_text (object_class, PROP_TEXT, "text");
  add_number (object_class, PROP_SCALE, "scale", 25, 1000, 100);
  add_number (object_class, PROP_ANGLE, "angle", -360, 360, 0);
}

static void
cre_tool_names_init (CreToolNames *tool)
{
  tool->label = -1;
  tool->scale = 100;
  tool->stroke = g_array_new (FALSE, FALSE, sizeof (CrPlace));
}

/* cre-tool-paste.c: puts a piece of castle down. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-paste.h"

#include "cre-painting.h"

#include <glib/gi18n-lib.h>

struct _CreToolPaste {
  CreTool parent_instance;

  CrMap *piece;  /* NULL when there is nothing to paste */
  CrMap *turned; /* (nullable): the piece as it would lie; it is made when it is first asked for */
  guint serial;  /* a number that differs for every other @turned */
  CrPasting how;
  CrPieceLayers chosen; /* the layers that were pasted when only some of them were chosen last */
  CrPlace aimed;
  gboolean is_aimed, is_pressed;
};

G_DEFINE_FINAL_TYPE (CreToolPaste, cre_tool_paste, CRE_TYPE_TOOL)

/* The flags of the layers follow the other properties, in the order of #CrPieceLayers. */
enum {
  PROP_SIXTHS = 1,
  PROP_MIRROR,
  PROP_ONLY_EMPTY,
  PROP_RELATIVE,
  PROP_LAYER,
  N_PROPS = PROP_LAYER + CR_PIECE_N_LAYERS,
};

static GParamSpec *props[N_PROPS];

/* Returns: how the piece is put down at the hex under the pointer, without the locked layers */
static CrPasting
get_pasting (CreToolPaste *self)
{
  static const struct {
    int lock;
    CrPieceLayers layer;
  } locks[] = { { CR_LAYER_TERRAIN, CR_PIECE_TERRAIN },
                { CR_LAYER_LEVEL, CR_PIECE_LEVEL },
                { CR_LAYER_STRUCTURE, CR_PIECE_STRUCTURE },
                { CRE_LOCK_SIDES, CR_PIECE_SIDES } };
  CrePainting *painting = cre_painting_get (cre_tool_get_document (CRE_TOOL (self)));
  CrPasting how = self->how;

  how.at = self->aimed;
  for (gsize i = 0; i < G_N_ELEMENTS (locks); i++)
    if (cre_painting_is_locked (painting, locks[i].lock))
      how.layers &= ~locks[i].layer;
  return how;
}

/* Returns: (transfer full): "Pastes 12 hexes, turned 60°, mirrored. 2 fall off the map."; with
 * @done, what was done */
static char *
describe_pasted (CreToolPaste *self, const CrPasted *pasted, gboolean done)
{
  guint n = pasted->n_hexes;
  GString *text = g_string_new (NULL);

  if (n == 0 && pasted->n_off == 0)
    return g_strdup (_ ("Something is everywhere already; nothing would be pasted."));
  if (n == 0)
    return g_strdup (_ ("All of it falls off the map."));
  g_string_append_printf (
      text,
      done ? g_dngettext (GETTEXT_PACKAGE, "Pasted: %u hex", "Pasted: %u hexes", n)
           : g_dngettext (GETTEXT_PACKAGE, "Pastes %u hex", "Pastes %u hexes", n),
      n);
  if (self->how.sixths != 0)
    g_string_append_printf (text, _ (", turned %d°"), self->how.sixths * 60);
  if (self->how.mirror)
    g_string_append (text, _ (", mirrored"));
  g_string_append_c (text, '.');
  if (pasted->n_off > 0)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, " %u falls off the map.",
                                         " %u fall off the map.", pasted->n_off),
                            pasted->n_off);
  if (pasted->n_taken > 0)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, " %u is taken already.",
                                         " %u are taken already.", pasted->n_taken),
                            pasted->n_taken);
  if (pasted->n_lost > 0)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, " %u link or name is lost.",
                                         " %u links and names are lost.", pasted->n_lost),
                            pasted->n_lost);
  return g_string_free (text, FALSE);
}

static void
drop_turned (CreToolPaste *self)
{
  g_clear_pointer (&self->turned, cr_map_free);
  self->serial++;
  cre_tool_redraw (CRE_TOOL (self));
}

/* All hexes are outlined as if they lay on one floor. */
static void
refresh_outline (CreToolPaste *self)
{
  CreTool *tool = CRE_TOOL (self);
  g_autoptr (GArray) places = NULL;
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  CrPasting how = get_pasting (self);
  CrPasted pasted;

  if (self->piece == NULL || !self->is_aimed) {
    cre_tool_set_preview (tool, NULL, 0);
    cre_tool_take_status (tool,
                          self->piece != NULL ? NULL : g_strdup (_ ("There is nothing to paste.")));
    return;
  }
  places = cr_piece_find (self->piece, cre_tool_get_map (CRE_TOOL (self)), &how, &pasted);
  for (guint i = 0; i < places->len; i++) {
    CreMark mark = { { self->aimed.floor, g_array_index (places, CrPlace, i).hex }, -1 };
    g_array_append_val (marks, mark);
  }
  cre_tool_set_preview (tool, (const CreMark *) (const void *) marks->data, marks->len);
  cre_tool_take_status (tool, describe_pasted (self, &pasted, FALSE));
}

static void
cre_tool_paste_hover (CreTool *tool, const CreAim *aim)
{
  CreToolPaste *self = CRE_TOOL_PASTE (tool);

  self->is_aimed = aim != NULL;
  if (aim != NULL)
    self->aimed = aim->place;
  refresh_outline (self);
}

static void
cre_tool_paste_begin (CreTool *tool, const CreAim *aim)
{
  CreToolPaste *self = CRE_TOOL_PASTE (tool);
  /* The document belongs to the editor. A map that learns new codes does not count as changed. */
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  CreMark mark = { aim->place, -1 };
  CrPasting how;
  CrPasted pasted;

  self->is_pressed = TRUE;
  cre_tool_paste_hover (tool, aim);
  if (self->piece == NULL)
    return;
  how = get_pasting (self);
  g_array_unref (cr_piece_find (self->piece, cre_tool_get_map (CRE_TOOL (self)), &how, &pasted));
  if (!cr_piece_paste (edit, map, self->piece, &how, &error))
    cre_tool_tell_refused (tool, mark, g_strdup (error->message));
  else if (cre_tool_apply (tool, g_steal_pointer (&edit), _ ("pasting")))
    cre_tool_tell_done (tool, mark, describe_pasted (self, &pasted, TRUE));
  else if (pasted.n_hexes == 0)
    cre_tool_tell_refused (tool, mark, describe_pasted (self, &pasted, FALSE));
  else
    cre_tool_tell_done (tool, mark, g_strdup (_ ("Nothing changed: it was so already.")));
  refresh_outline (self);
}

static void
cre_tool_paste_end (CreTool *tool, const CreAim *aim)
{
  CRE_TOOL_PASTE (tool)->is_pressed = FALSE;
}

/* While the button is down Esc takes back what was put down; otherwise it leaves the tool. */
static void
cre_tool_paste_cancel (CreTool *tool)
{
  CreToolPaste *self = CRE_TOOL_PASTE (tool);
  gboolean pressed = self->is_pressed;

  self->is_pressed = FALSE;
  if (!pressed)
    g_signal_emit_by_name (self, "left");
}

static void
cre_tool_paste_document_changed (CreTool *tool, const CreChange *change)
{
  if (!cre_tool_is_active (tool))
    refresh_outline (CRE_TOOL_PASTE (tool));
}

void
cre_tool_paste_take_piece (CreToolPaste *tool, CrMap *piece, gboolean special)
{
  g_clear_pointer (&tool->piece, cr_map_free);
  tool->piece = piece;
  drop_turned (tool);
  tool->how.layers = special ? tool->chosen : CR_PIECE_ALL;
  for (int i = 0; i < CR_PIECE_N_LAYERS; i++)
    g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_LAYER + i]);
  g_object_set (tool, "sixths", 0, "mirror", FALSE, NULL);
  refresh_outline (tool);
}

void
cre_tool_paste_turn (CreToolPaste *tool, int sixths)
{
  g_object_set (tool, "sixths", ((tool->how.sixths + sixths) % 6 + 6) % 6, NULL);
}

/* Returns: (nullable): the piece as it would lie; NULL without a pointer, and when its terrain is
 * not pasted and so could not be seen */
static const CrMap *
cre_tool_paste_show_piece (CreTool *base, CrPlace *at_out, guint *serial_out)
{
  CreToolPaste *tool = CRE_TOOL_PASTE (base);

  if (tool->piece == NULL || !tool->is_aimed || !(get_pasting (tool).layers & CR_PIECE_TERRAIN))
    return NULL;
  if (tool->turned == NULL)
    tool->turned = cr_piece_turn (tool->piece, tool->how.sixths, tool->how.mirror);
  *at_out = tool->aimed;
  *serial_out = tool->serial;
  return tool->turned;
}

static gboolean *
find_flag (CreToolPaste *self, guint id)
{
  return id == PROP_MIRROR       ? &self->how.mirror
         : id == PROP_ONLY_EMPTY ? &self->how.only_empty
         : id == PROP_RELATIVE   ? &self->how.relative
                                 : NULL;
}

static void
cre_tool_paste_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolPaste *self = CRE_TOOL_PASTE (object);
  gboolean *flag = find_flag (self, id);

  drop_turned (self);
  if (flag != NULL) {
    *flag = g_value_get_boolean (value);
  } else if (id == PROP_SIXTHS) {
    self->how.sixths = g_value_get_int (value);
  } else if (id >= PROP_LAYER && id < N_PROPS) {
    CrPieceLayers bit = 1 << (id - PROP_LAYER);
    self->how.layers =
        g_value_get_boolean (value) ? self->how.layers | bit : self->how.layers & ~bit;
    self->chosen = self->how.layers;
  } else {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  g_object_notify_by_pspec (object, pspec);
  if (cre_tool_get_document (CRE_TOOL (self)) != NULL)
    refresh_outline (self);
}

static void
cre_tool_paste_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolPaste *self = CRE_TOOL_PASTE (object);
  const gboolean *flag = find_flag (self, id);

  if (flag != NULL)
    g_value_set_boolean (value, *flag);
  else if (id == PROP_SIXTHS)
    g_value_set_int (value, self->how.sixths);
  else if (id >= PROP_LAYER && id < N_PROPS)
    g_value_set_boolean (value, (self->how.layers & (1 << (id - PROP_LAYER))) != 0);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_tool_paste_finalize (GObject *object)
{
  g_clear_pointer (&CRE_TOOL_PASTE (object)->piece, cr_map_free);
  g_clear_pointer (&CRE_TOOL_PASTE (object)->turned, cr_map_free);
  G_OBJECT_CLASS (cre_tool_paste_parent_class)->finalize (object);
}

static GParamSpec *
flag_prop (const char *name, gboolean set)
{
  return g_param_spec_boolean (
      name, NULL, NULL, set, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
}

static void
cre_tool_paste_class_init (CreToolPasteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->set_property = cre_tool_paste_set_property;
  object_class->get_property = cre_tool_paste_get_property;
  object_class->finalize = cre_tool_paste_finalize;
  tool_class->hover = cre_tool_paste_hover;
  tool_class->begin = cre_tool_paste_begin;
  tool_class->end = cre_tool_paste_end;
  tool_class->cancel = cre_tool_paste_cancel;
  tool_class->document_changed = cre_tool_paste_document_changed;
  tool_class->get_piece = cre_tool_paste_show_piece;

  props[PROP_SIXTHS] =
      g_param_spec_int ("sixths", NULL, NULL, 0, 5, 0,
                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_MIRROR] = flag_prop ("mirror", FALSE);
  props[PROP_ONLY_EMPTY] = flag_prop ("only-empty", FALSE);
  props[PROP_RELATIVE] = flag_prop ("relative", FALSE);
  for (int i = 0; i < CR_PIECE_N_LAYERS; i++)
    props[PROP_LAYER + i] = flag_prop (cr_piece_layer_get_name (i), TRUE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_paste_init (CreToolPaste *tool)
{
  tool->how.layers = tool->chosen = CR_PIECE_ALL;
}

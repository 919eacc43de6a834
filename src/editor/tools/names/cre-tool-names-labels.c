/* cre-tool-names-labels.c: words written on the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-names-private.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"

/* @index: -1 to let go; the look stays for the next */
void
cre_names_take_label (CreToolNames *self, int index)
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
describe_label (CreToolNames *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  int there = cre_label_find_at (map, self->hovered.place);
  g_autofree char *at = cr_map_format_printed (map, self->hovered.place);
  CreLabelLook look = { 0 };

  if (!cr_map_has_place (map, self->hovered.place))
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

void
cre_names_show_label (CreToolNames *self)
{
  CreTool *tool = CRE_TOOL (self);
  CreMark at = { self->hovered.place, -1 }, held = { .side = -1 };
  CreLabelLook look = { 0 };
  gboolean has =
      self->label >= 0 && cre_label_look (cre_tool_get_map (CRE_TOOL (self)), self->label, &look);

  held.place = look.at;
  cre_tool_set_held (tool, &held, has ? 1 : 0);
  cre_tool_set_preview (
      tool, &at,
      self->is_hovered && cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), at.place) ? 1 : 0);
  cre_tool_take_status (tool, self->is_hovered ? describe_label (self) : NULL);
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
  cre_names_take_label (self, -1);
  if (cre_tool_apply (CRE_TOOL (self), edit, _ ("removal of a label")) && done != NULL)
    cre_tool_tell_done (CRE_TOOL (self), (CreMark){ aim->place, -1 }, g_steal_pointer (&done));
}

void
cre_names_begin_label (CreToolNames *self, const CreAim *aim)
{
  int there = cre_label_find_at (cre_tool_get_map (CRE_TOOL (self)), aim->place);

  if (there >= 0 && (aim->modifiers & CRE_CTRL))
    remove_label (self, there, aim);
  else if (there >= 0)
    cre_names_take_label (self, there);
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

void
cre_names_end_label (CreToolNames *self, const CreAim *aim)
{
  if (!(aim->modifiers & CRE_CTRL) &&
      cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), aim->place))
    put_label (self, aim->place);
  self->hovered = *aim;
  cre_names_show_label (self);
}

void
cre_names_change_label (CreToolNames *self, int field)
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

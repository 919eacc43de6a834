/* cra-map-page-tools.c: the tools of the map page, and which of them is in hand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include "cra-tool-options.h"
#include "cre-tools.h"

#include <glib/gi18n.h>

/* Takes the tool that was in hand before back in hand. */
static void
left_cb (CraMapPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "map.tool", "s",
                              self->tool_before != NULL ? self->tool_before : "select");
}

static void
active_cb (CraMapPage *self, GParamSpec *property, CreTool *tool)
{
  cra_inspector_set_held (self->inspector, cre_tool_is_active (tool));
}

/* Passages are not drawn for everybody, so a toast says that one was dug, with a button for undo.
 */
static void
told_cb (CraMapPage *self, const CreWord *word, CreTool *tool)
{
  cra_map_page_say (self, word->text);
  if (cre_tool_get_shows (tool) & CRE_SHOWS_TUNNEL && word->kind == CRE_WORD_DONE)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", word->text);
}

static void
made_cb (CraMapPage *self, CreTool *tool)
{
  g_signal_connect_object (tool, "notify::status", G_CALLBACK (cra_map_page_update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tool, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tool, "notify::active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tool, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  if (cre_tool_get_ask (tool) != NULL)
    g_signal_connect_object (tool, "notify::active", G_CALLBACK (cra_map_page_answer_cb), self,
                             G_CONNECT_SWAPPED);
}

CreTool *
cra_map_page_get_any_tool (CraMapPage *self, const char *id)
{
  return cre_toolbox_get (self->toolbox, id);
}

/* The foot of the strip shows what the tool draws with. */
static void
show_kind (CraMapPage *self)
{
  const CreToolInfo *tool = cre_tools_find (self->tool_id);
  GtkWidget *form = gtk_stack_get_visible_child (self->options);
  g_autofree char *name = NULL;
  g_autoptr (GdkPaintable) picture =
      form != NULL ? cra_tool_options_dup_picture (form, &name) : NULL;

  if (picture != NULL)
    cra_tool_strip_set_kind (self->tool_strip, picture, name);
  else
    cra_tool_strip_set_icon (self->tool_strip, tool->icon, _ (tool->label));
}

void
cra_map_page_order_options (CraMapPage *self)
{
  for (GtkWidget *form = gtk_widget_get_first_child (GTK_WIDGET (self->options)); form != NULL;
       form = gtk_widget_get_next_sibling (form))
    cra_tool_options_set_compact (form, self->compact);
}

static void
add_options (CraMapPage *self, const char *id)
{
  GtkWidget *form =
      cra_tool_options_new (cre_tools_find (id), cra_map_page_get_any_tool (self, id));

  gtk_stack_add_named (self->options, form, id);
  cra_tool_options_set_compact (form, self->compact);
  cra_tool_options_watch_picture (form, G_CALLBACK (show_kind), self);
}

static void
show_options (CraMapPage *self, const char *id)
{
  if (gtk_stack_get_child_by_name (self->options, id) == NULL)
    add_options (self, id);
  gtk_stack_set_visible_child_name (self->options, id);
  show_kind (self);
}

const char *
cra_map_page_get_tool (CraMapPage *self)
{
  return self->tool_id;
}

void
cra_map_page_set_tool (CraMapPage *self, const char *id)
{
  const CreToolInfo *info = cre_tools_find (id);
  const CreToolInfo *before = self->tool_id != NULL ? cre_tools_find (self->tool_id) : NULL;
  CreTool *tool;

  if (cra_map_view_get_document (self->view) == NULL || info == NULL)
    return;
  if (before != NULL && before != info)
    cre_tool_put_down (cra_map_page_get_any_tool (self, self->tool_id));
  if (before == NULL || !before->brief) {
    g_free (self->tool_before);
    self->tool_before = g_strdup (self->tool_id);
  }
  g_free (self->tool_id);
  self->tool_id = g_strdup (id);
  tool = cra_map_page_get_any_tool (self, id);
  cre_tool_take_up (tool);
  cra_map_view_set_tool (self->view, tool);
  if (cre_tool_get_ask (tool) != NULL)
    cra_map_page_follow_ask (self, cre_tool_get_ask (tool));
  show_options (self, id);
  cra_tool_strip_set_tool (self->tool_strip, id);
  cra_status_bar_set_two_lines (self->status, info->group == CRE_TOOLS_ASK);
  cra_map_page_tool_changed (self);
  cra_map_page_say (self, _ (info->label));
}

void
cra_map_page_set_tools_document (CraMapPage *self, CreMapDocument *document)
{
  gboolean again = document != NULL && document == cra_map_view_get_document (self->view);
  g_autoptr (CreToolbox) before = g_steal_pointer (&self->toolbox);
  GtkWidget *child;

  cra_map_view_set_tool (self->view, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_stack_remove (self->options, child);
  g_clear_pointer (&self->tool_id, g_free);
  if (document == NULL)
    return;
  self->toolbox = cre_toolbox_new (document, again ? before : NULL);
  g_signal_connect_object (self->toolbox, "made", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
}

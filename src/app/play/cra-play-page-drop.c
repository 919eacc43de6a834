/* cra-play-page-drop.c: drops men and gear from the tray on the map, and names small counters.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-page-private.h"

#include "cr-words-game.h"

/* From this part of its true size on, the name on a counter can be read. */
#define LEGIBLE 0.6

static CreAim
aim_at (CraPlayPage *self, double x, double y)
{
  const CraViewport *viewport = cra_canvas_get_viewport (cra_map_view_get_canvas (self->view));
  CreMapDocument *stage = cre_play_get_stage (self->play);

  return cre_aim_at_point (cre_map_document_get_grid (stage), cra_map_view_get_floor (self->view),
                           cra_viewport_to_plane (viewport, x, y), 0);
}

static gboolean
is_carried (CraPlayPage *self)
{
  return self->tool != NULL && cre_tool_play_is_placing (self->tool);
}

static GdkDragAction
motion_cb (GtkDropTarget *target, double x, double y, CraPlayPage *self)
{
  CreAim aim;

  if (!is_carried (self))
    return 0;
  aim = aim_at (self, x, y);
  cre_tool_play_carry (self->tool, &aim);
  return GDK_ACTION_COPY;
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, CraPlayPage *self)
{
  CreAim aim;

  if (!is_carried (self))
    return FALSE;
  aim = aim_at (self, x, y);
  cre_tool_play_drop (self->tool, &aim);
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
  return TRUE;
}

static void
leave_cb (GtkDropTarget *target, CraPlayPage *self)
{
  if (self->tool != NULL)
    cre_tool_hover (CRE_TOOL (self->tool), NULL);
}

/* A tooltip names the man there while counters are too small to be read. */
static gboolean
tip_cb (GtkWidget *canvas, int x, int y, gboolean keyboard, GtkTooltip *tip, CraPlayPage *self)
{
  g_autofree char *name = NULL;
  int man;

  if (self->play == NULL || keyboard ||
      cra_canvas_get_viewport (cra_map_view_get_canvas (self->view))->scale >
          LEGIBLE * CRA_VIEWPORT_FULL)
    return FALSE;
  man = cre_play_find_man (self->play, aim_at (self, x, y).place, -1);
  if (man < 0)
    return FALSE;
  name = cr_words_fighter (cre_play_get_view (self->play), man);
  gtk_tooltip_set_text (tip, name);
  return TRUE;
}

void
cra_play_page_accept_men (CraPlayPage *self)
{
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (self->view));
  GtkDropTarget *target = gtk_drop_target_new (CRA_TYPE_TRAY_ROW, GDK_ACTION_COPY);

  g_signal_connect (target, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  g_signal_connect (target, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (target));
  gtk_widget_set_has_tooltip (canvas, TRUE);
  g_signal_connect (canvas, "query-tooltip", G_CALLBACK (tip_cb), self);
}

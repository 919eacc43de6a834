/* play-stage.c: a window in which a game is played. SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-stage.h"

#include "cra-map-view-private.h"
#include "pointer.h"

CraPlayActivity *
play_stage_get_activity (Stage *stage)
{
  return CRA_PLAY_ACTIVITY (cra_window_get_activity (stage->window, "play"));
}

CraPlayPage *
play_stage_get_page (Stage *stage)
{
  return CRA_PLAY_PAGE (cra_activity_get_page (CRA_ACTIVITY (play_stage_get_activity (stage))));
}

CrePlay *
play_stage_get_play (Stage *stage)
{
  CreDocument *work = cra_activity_get_work (CRA_ACTIVITY (play_stage_get_activity (stage)));

  return CRE_IS_PLAY (work) ? CRE_PLAY (work) : NULL;
}

CrState *
play_stage_get_state (Stage *stage)
{
  return cre_play_get_state (play_stage_get_play (stage));
}

GtkWidget *
play_stage_get_canvas (Stage *stage)
{
  return GTK_WIDGET (cra_map_view_get_canvas (play_stage_get_page (stage)->view));
}

void
play_stage_wait (Stage *stage)
{
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (play_stage_get_page (stage))));
  WAIT_UNTIL (gtk_widget_get_width (play_stage_get_canvas (stage)) > 100);
  pointer_rest (play_stage_get_canvas (stage));
}

void
play_stage_order (Stage *stage, const char *text)
{
  g_autoptr (GError) error = NULL;

  cre_play_say (play_stage_get_play (stage), text, &error);
  g_assert_no_error (error);
}

void
play_stage_begin (Stage *stage)
{
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F5, 0);
  play_stage_wait (stage);
}

guint
play_stage_n_played (Stage *stage)
{
  return cre_play_get_log (play_stage_get_play (stage))->played->len;
}

CrPoint
play_stage_find_point (Stage *stage, CrPlace place)
{
  CraMapView *view = play_stage_get_page (stage)->view;

  return cra_viewport_to_widget (cra_canvas_get_viewport (view->canvas),
                                 cr_layout_centre (&view->grid, place.hex));
}

void
play_stage_go (Stage *stage, CrPlace place)
{
  CrPoint at = play_stage_find_point (stage, place);

  pointer_move (play_stage_get_canvas (stage), at.x, at.y);
  pointer_rest (play_stage_get_canvas (stage));
}

void
play_stage_drag (Stage *stage, CrPlace from, CrPlace to)
{
  play_stage_go (stage, from);
  pointer_button (1, TRUE);
  pointer_rest (play_stage_get_canvas (stage));
  play_stage_go (stage, to);
  pointer_button (1, FALSE);
  pointer_rest (play_stage_get_canvas (stage));
}

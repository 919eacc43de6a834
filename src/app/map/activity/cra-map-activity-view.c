/* cra-map-activity-view.c: actions that change what is seen: floors, layers, the place.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include <glib/gi18n.h>

/* Says which mode is on, because the pictures can look much like what is drawn. */
static void
tell_mode (CraMapActivity *self)
{
  CraMapView *view = cra_map_activity_get_view (self);

  if (!cra_map_view_has_picture (view)) {
    cra_map_activity_toast (self, _ ("The map has no picture, only its data."), FALSE);
    return;
  }
  switch (cra_map_view_get_mode (view)) {
  case CR_PAINT_PICTURE:
    cra_map_activity_toast (self, _ ("The picture alone"), FALSE);
    break;
  case CR_PAINT_BOTH:
    cra_map_activity_toast (self, _ ("The picture over the data"), FALSE);
    break;
  default:
    cra_map_activity_toast (self, _ ("The data alone"), FALSE);
  }
}

ACTION (view_cycle_cb)
{
  cra_map_view_cycle_mode (cra_map_activity_get_view (data));
  tell_mode (data);
}

/* Says that an answer was found, but is not seen because its layer is hidden. */
ACTION (tell_hidden_cb)
{
  cra_activity_toast_with (data, _ ("The layer “Fire and walking” is hidden"), _ ("Show it"),
                           "map.show-answers");
}

ACTION (show_answers_cb)
{
  cra_map_view_show_answers (cra_map_activity_get_view (data));
  cra_activity_hide_toast (data);
}

ACTION (floor_up_cb)
{
  cra_map_view_step_floor (cra_map_activity_get_view (data), 1);
}

ACTION (floor_down_cb)
{
  cra_map_view_step_floor (cra_map_activity_get_view (data), -1);
}

static void
jump_to_step (gpointer data, int step)
{
  if (!cra_map_view_jump_here (cra_map_activity_get_view (data), step))
    cra_map_activity_toast (
        data, step > 0 ? _ ("No stair leads up from here") : _ ("No stair leads down from here"),
        FALSE);
}

ACTION (jump_up_cb)
{
  jump_to_step (data, 1);
}

ACTION (jump_down_cb)
{
  jump_to_step (data, -1);
}

ACTION (centre_cb)
{
  CrPlace place;

  if (cra_map_view_get_cursor (cra_map_activity_get_view (data), &place))
    cra_canvas_show_point (
        cra_map_activity_get_canvas (data),
        cr_layout_centre (cre_map_document_get_grid (CRA_MAP_ACTIVITY (data)->document), place.hex),
        TRUE);
}

ACTION (go_cb)
{
  CrPlace place;

  if (cra_map_activity_read_place (data, target, &place))
    cra_map_view_go_to (cra_map_activity_get_view (data), place);
}

/* Goes to the other end of a stairway. */
ACTION (through_cb)
{
  CrPlace place;

  if (cra_map_activity_read_place (data, target, &place))
    cra_map_view_arrive (cra_map_activity_get_view (data), place);
}

ACTION (go_to_cb)
{
  cra_map_page_go_to_dialog (CRA_MAP_ACTIVITY (data)->page);
}

ACTION (find_cb)
{
  cra_map_page_find (CRA_MAP_ACTIVITY (data)->page);
}

ACTION (hex_table_cb)
{
  cra_map_page_toggle_table (CRA_MAP_ACTIVITY (data)->page);
}

/* Folds the legend and says its text, for those who cannot see it. */
ACTION (fold_legend_cb)
{
  CraMapView *view = cra_map_activity_get_view (data);
  g_autofree char *text = NULL;

  cra_map_view_fold_legend (view);
  text = cra_map_view_dup_legend (view);
  if (text != NULL)
    cra_map_page_say (CRA_MAP_ACTIVITY (data)->page, text);
}

/* @target: places as files write them; an empty string outlines nothing */
ACTION (outline_cb)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_map_parse_places (cre_map_document_get_map (CRA_MAP_ACTIVITY (data)->document),
                       g_variant_get_string (target, NULL), places, NULL);
  cra_map_view_set_outlined (cra_map_activity_get_view (data), places);
}

/* Gives the focus to the map. */
ACTION (to_map_cb)
{
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (cra_map_activity_get_view (data))));
}

const GActionEntry cra_map_activity_view_actions[] = {
  { .name = "view-cycle", .activate = view_cycle_cb },
  { .name = "tell-hidden", .activate = tell_hidden_cb },
  { .name = "show-answers", .activate = show_answers_cb },
  { .name = "fold-legend", .activate = fold_legend_cb },
  { .name = "floor-up", .activate = floor_up_cb },
  { .name = "floor-down", .activate = floor_down_cb },
  { .name = "jump-up", .activate = jump_up_cb },
  { .name = "jump-down", .activate = jump_down_cb },
  { .name = "centre", .activate = centre_cb },
  { .name = "go", .activate = go_cb, .parameter_type = "s" },
  { .name = "through", .activate = through_cb, .parameter_type = "s" },
  { .name = "go-to", .activate = go_to_cb },
  { .name = "find", .activate = find_cb },
  { .name = "hex-table", .activate = hex_table_cb },
  { .name = "outline", .activate = outline_cb, .parameter_type = "s" },
  { .name = "to-map", .activate = to_map_cb },
  { .name = NULL },
};

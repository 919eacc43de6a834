/* cra-map-activity-suggest.c: actions that read terrain from the picture of a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include "cre-tool-select.h"

static CreToolSuggest *
get_suggest (gpointer data)
{
  return CRE_TOOL_SUGGEST (cra_map_page_get_any_tool (CRA_MAP_ACTIVITY (data)->page, "suggest"));
}

/* Takes the tool in hand and reads the picture at once. */
ACTION (suggest_cb)
{
  cra_map_activity_take_tool (data, "suggest");
  cra_map_activity_do (data, "read-picture", NULL);
}

/* Selected hexes are examples too, even unpainted ones: only so can it learn what open ground looks
 * like. */
ACTION (read_picture_cb)
{
  CraMapPage *page = CRA_MAP_ACTIVITY (data)->page;
  CreToolSelect *select = CRE_TOOL_SELECT (cra_map_page_get_any_tool (page, "select"));
  CreSelection *selection = cre_tool_get_selection (CRE_TOOL (select));
  gboolean hexes = cre_selection_get_kind (selection) == CRE_SELECTED_HEXES;

  cra_map_view_read_picture (cra_map_activity_get_view (data), get_suggest (data),
                             hexes ? cre_selection_dup_places (selection) : NULL);
}

ACTION (stop_reading_cb)
{
  cra_map_view_stop_reading (cra_map_activity_get_view (data), get_suggest (data));
}

ACTION (take_proposals_cb)
{
  cre_tool_suggest_accept (get_suggest (data));
}

ACTION (drop_proposals_cb)
{
  cre_tool_suggest_reject (get_suggest (data));
}

const GActionEntry cra_map_activity_suggest_actions[] = {
  { .name = "suggest", .activate = suggest_cb },
  { .name = "read-picture", .activate = read_picture_cb },
  { .name = "stop-reading", .activate = stop_reading_cb },
  { .name = "take-proposals", .activate = take_proposals_cb },
  { .name = "drop-proposals", .activate = drop_proposals_cb },
  { .name = NULL },
};

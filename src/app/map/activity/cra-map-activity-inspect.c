/* cra-map-activity-inspect.c: actions on the chosen hexes and on the inspected thing.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include "cre-inspect-level.h"
#include "cre-inspect.h"

#include <glib/gi18n.h>

ACTION (adopt_levels_cb)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (CRA_MAP_ACTIVITY (data)->page);

  cre_inspect_adopt (CRA_MAP_ACTIVITY (data)->document, places);
}

/* @target: by how many levels */
ACTION (shift_level_cb)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (CRA_MAP_ACTIVITY (data)->page);

  cre_inspect_shift_level (CRA_MAP_ACTIVITY (data)->document, places,
                           (int) g_ascii_strtoll (g_variant_get_string (target, NULL), NULL, 10));
}

ACTION (clear_cb)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (CRA_MAP_ACTIVITY (data)->page);
  g_autoptr (CreSelection) selection = cre_selection_new ();

  cre_selection_set_places (selection, places);
  cre_inspect_clear (CRA_MAP_ACTIVITY (data)->document, selection);
}

ACTION (name_chosen_cb)
{
  cra_map_page_name_chosen (CRA_MAP_ACTIVITY (data)->page);
}

/* @target: a side as files write it, "7,6:NE" */
ACTION (inspect_side_cb)
{
  CraMapActivity *self = data;
  CrDirection side;
  CrPlace place;

  if (cr_map_parse_side (cre_map_document_get_map (self->document),
                         g_variant_get_string (target, NULL), &place, &side, NULL))
    cra_inspector_show_side (cra_map_page_get_inspector (self->page), place, side);
}

ACTION (select_same_cb)
{
  CrPlace place;

  if (cra_map_activity_read_place (data, target, &place))
    cra_map_page_select_same (CRA_MAP_ACTIVITY (data)->page, place);
}

/* The inspector shows the hex of the cursor. */
ACTION (select_here_cb)
{
  cra_map_view_select_cursor (cra_map_activity_get_view (data));
}

/* @target: the section and the index of a node, "2:0" */
ACTION (inspect_cb)
{
  CraMapActivity *self = data;
  g_auto (GStrv) parts = g_strsplit (g_variant_get_string (target, NULL), ":", 2);
  CreNodeRef ref = { CR_SECTION_LINKS, 0 };

  if (parts[0] == NULL || parts[1] == NULL)
    return;
  ref.section = (CrSection) CLAMP (g_ascii_strtoll (parts[0], NULL, 10), 0, CR_N_SECTIONS - 1);
  ref.index = (guint) g_ascii_strtoull (parts[1], NULL, 10);
  if (cre_node_get (self->document, ref) != NULL)
    cra_map_page_inspect (self->page, ref);
}

ACTION (select_inspected_cb)
{
  cra_map_page_select_inspected (CRA_MAP_ACTIVITY (data)->page);
}

/* Gives a name to the hexes that the select tool has selected. */
ACTION (name_selection_cb)
{
  cra_map_page_name_selection (CRA_MAP_ACTIVITY (data)->page);
}

ACTION (centre_inspected_cb)
{
  CraInspector *inspector = cra_map_page_get_inspector (CRA_MAP_ACTIVITY (data)->page);
  g_autoptr (GArray) places = cra_inspector_list_places (inspector);
  const CrGrid *grid = cre_map_document_get_grid (CRA_MAP_ACTIVITY (data)->document);

  if (places->len == 0)
    return;
  cra_map_view_set_floor (cra_map_activity_get_view (data),
                          g_array_index (places, CrPlace, 0).floor);
  cra_canvas_show_point (cra_map_activity_get_canvas (data),
                         cr_layout_centre (grid, g_array_index (places, CrPlace, 0).hex), TRUE);
}

ACTION (copy_inspected_cb)
{
  g_autofree char *text =
      cra_inspector_dup_text (cra_map_page_get_inspector (CRA_MAP_ACTIVITY (data)->page));

  cra_map_activity_put_on_clipboard (data, text);
  cra_map_activity_toast (data, _ ("Copied as text"), FALSE);
}

const GActionEntry cra_map_activity_inspect_actions[] = {
  { .name = "adopt-levels", .activate = adopt_levels_cb },
  { .name = "shift-level", .activate = shift_level_cb, .parameter_type = "s" },
  { .name = "clear", .activate = clear_cb },
  { .name = "name-chosen", .activate = name_chosen_cb },
  { .name = "inspect-side", .activate = inspect_side_cb, .parameter_type = "s" },
  { .name = "select-same", .activate = select_same_cb, .parameter_type = "s" },
  { .name = "select-here", .activate = select_here_cb },
  { .name = "inspect", .activate = inspect_cb, .parameter_type = "s" },
  { .name = "select-inspected", .activate = select_inspected_cb },
  { .name = "name-selection", .activate = name_selection_cb },
  { .name = "centre-inspected", .activate = centre_inspected_cb },
  { .name = "copy-inspected", .activate = copy_inspected_cb },
  { .name = NULL },
};

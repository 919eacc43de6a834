/* cra-window-paint.c: painting by name: what is selected, sides, mirrors. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cre-tool-select.h"
#include "cre-tool-side.h"

#include <glib/gi18n.h>

#define ACTION(name) static void name (GSimpleAction *action, GVariant *target, gpointer data)

static CreToolSelect *
get_select (CraWindow *self)
{
  return CRE_TOOL_SELECT (cra_map_page_get_any_tool (self->map_page, "select"));
}

static CreToolSide *
get_side (CraWindow *self)
{
  return CRE_TOOL_SIDE (cra_map_page_get_any_tool (self->map_page, "side"));
}

/* Which of the two hexes is the inside is the other way round from now on. */
ACTION (flip_side_cb)
{
  gboolean flip;

  g_object_get (get_side (data), "flip", &flip, NULL);
  g_object_set (get_side (data), "flip", !flip, NULL);
}

/* What the side tool puts, on the whole rim of what is selected. */
ACTION (sides_around_cb)
{
  CraWindow *self = data;
  CreSelection *selection = cre_tool_select_get_selection (get_select (self));
  g_autoptr (GArray) places = cre_selection_dup_places (selection);

  if (cre_selection_get_kind (selection) != CRE_SELECTED_HEXES)
    cra_window_toast (self, _ ("Select hexes first, with S."), FALSE);
  else if (cre_tool_side_put_around (get_side (self), places))
    cra_window_toast (self, _ ("Put round the selection"), TRUE);
  else
    cra_window_toast (self, _ ("Nothing to change there"), FALSE);
}

static const GActionEntry entries[] = {
  { .name = "flip-side", .activate = flip_side_cb },
  { .name = "sides-around", .activate = sides_around_cb },
};

void
cra_window_add_paint_actions (CraWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
cra_window_enable_paint_actions (CraWindow *self, gboolean enabled)
{
  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    g_simple_action_set_enabled (
        G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), entries[i].name)),
        enabled);
}

/* cre-tool-fire-way.c: how much fire a way lies under. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

/* One hex on towards @to, over hexes of the map as long as there are some. */
static CrPlace
step_towards (CreToolFire *tool, CrPlace from, CrHex to)
{
  CrPlace best = { from.floor, to };
  int least = cr_hex_distance (from.hex, to);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = { from.floor, cr_hex_neighbour (from.hex, d) };

    if (cr_hex_distance (next.hex, to) < least && cre_tool_fire_is_place (tool, next)) {
      least = cr_hex_distance (next.hex, to);
      best = next;
    }
  }
  return best;
}

static void
append (CreToolFire *tool, CrPlace place)
{
  if (cre_tool_fire_is_place (tool, place))
    g_array_append_val (tool->way, place);
}

/* Back over the last hex takes it off again. */
static gboolean
goes_back (const GArray *way, CrPlace place)
{
  return way->len > 1 && cr_place_equal (g_array_index (way, CrPlace, way->len - 2), place);
}

static void
changed (CreToolFire *tool)
{
  g_clear_pointer (&tool->exposure, cr_exposure_free);
  cre_tool_fire_tell (tool);
  cre_tool_fire_describe (tool);
}

void
cre_tool_fire_begin_way (CreToolFire *tool, CrPlace place)
{
  g_array_set_size (tool->way, 0);
  append (tool, place);
  changed (tool);
}

/* A pointer that went too fast skips no hex. */
void
cre_tool_fire_extend_way (CreToolFire *tool, CrPlace place)
{
  CrPlace at;

  if (tool->way->len == 0 || !cre_tool_fire_is_place (tool, place))
    return;
  at = g_array_index (tool->way, CrPlace, tool->way->len - 1);
  if (cr_place_equal (at, place))
    return;
  if (goes_back (tool->way, place)) {
    g_array_set_size (tool->way, tool->way->len - 1);
  } else {
    at.floor = place.floor;
    while (!cr_hex_equal (at.hex, place.hex)) {
      at = step_towards (tool, at, place.hex);
      append (tool, at);
    }
  }
  changed (tool);
}

/* Returns: FALSE when what was drawn is one hex only, which is no way */
gboolean
cre_tool_fire_end_way (CreToolFire *tool)
{
  if (tool->way->len > 1)
    return TRUE;
  cre_tool_fire_set_way (tool, NULL, 0);
  return FALSE;
}

/**
 * cre_tool_fire_set_way:
 * @places: (array length=n_places): hex by hex; none to let go of it
 */
void
cre_tool_fire_set_way (CreToolFire *tool, const CrPlace *places, gsize n_places)
{
  g_array_set_size (tool->way, 0);
  if (n_places > 0)
    g_array_append_vals (tool->way, places, (guint) n_places);
  changed (tool);
}

/* Who might shoot at him: those who are chosen, else whoever stands at a battlement or slit. */
static void
list_men (CreToolFire *tool, GArray *men)
{
  if (tool->shooters->len > 0)
    g_array_append_vals (men, tool->shooters->data, tool->shooters->len);
  else
    cr_field_garrison (cre_tool_fire_get_scene (tool), CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS,
                       men);
}

/**
 * cre_tool_fire_get_exposure:
 *
 * Returns: (transfer none) (nullable): of the way that was drawn, under fire of the shooters, or of
 * the whole garrison when nobody is chosen; NULL without a way, and while a large map is read
 */
const CrExposure *
cre_tool_fire_get_exposure (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrFire *fire = cre_document_get_fire (cre_tool_get_document (CRE_TOOL (tool)));
  CrFirePlaces way = { (const CrPlace *) (const void *) tool->way->data, tool->way->len };

  if (tool->way->len < 2)
    return NULL;
  if (tool->exposure != NULL)
    return tool->exposure;
  if (!cre_document_await_fire (cre_tool_get_document (CRE_TOOL (tool))))
    return NULL;
  g_array_set_size (tool->watch, 0);
  list_men (tool, tool->watch);
  tool->exposure = cr_exposure_new (
      fire, way,
      (CrFirePlaces){ (const CrPlace *) (const void *) tool->watch->data, tool->watch->len },
      &options);
  return tool->exposure;
}

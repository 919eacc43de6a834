/* cre-tool-mechanism-held.c: the mechanism in hand, with all it moves, outlined.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-mechanism-private.h"

#include <glib/gi18n-lib.h>

#include "cr-passage.h"
#include "cr-stairway.h"

static void
add_mark (GArray *marks, CrPlace place, CrDirection side)
{
  CreMark mark = { place, side };

  g_array_append_val (marks, mark);
}

static void
add_link (GArray *marks, const CrMap *map, const char *id)
{
  const CrNode *node = cr_map_find_node (map, CR_SECTION_LINKS, NULL, id);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (CrStairway) stairway = NULL;
  CrPassage passage;

  if (node == NULL)
    return;
  if (cr_node_is (node, "stairway"))
    stairway = cr_stairway_new (map, node, NULL);
  if (stairway != NULL)
    g_array_append_vals (hexes, stairway->hexes, stairway->n_hexes);
  if (cr_node_is (node, "passage") && cr_passage_read (map, node, &passage, NULL)) {
    cr_passage_get_hexes (&passage, map, hexes);
    g_array_append_vals (hexes, passage.doors, 2);
  }
  for (guint i = 0; i < hexes->len; i++)
    add_mark (marks, g_array_index (hexes, CrPlace, i), -1);
}

static void
add_moved (GArray *marks, const CrMap *map, const CrMechanism *mechanism)
{
  for (guint i = 0; i < mechanism->places->len; i++)
    add_mark (marks, g_array_index (mechanism->places, CrPlace, i), -1);
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    for (guint j = 0; j < effect->sides->len; j++) {
      CrPlacedSide side = g_array_index (effect->sides, CrPlacedSide, j);

      add_mark (marks, side.place, side.direction);
    }
    if (effect->of != NULL)
      add_link (marks, map, effect->of);
  }
}

void
cre_tool_mechanism_hold (CreToolMechanism *self)
{
  CreTool *tool = CRE_TOOL (self);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  g_auto (CrMechanism) current = { .kind = NULL };

  cre_tool_clear_tags (tool);
  if (self->has_control) {
    add_mark (marks, self->control, -1);
    cre_tool_add_tag (tool, self->control, _ ("control"));
  }
  if (cre_tool_mechanism_read (cre_tool_get_map (CRE_TOOL (self)),
                               cre_tool_mechanism_find_current (self), &current))
    add_moved (marks, cre_tool_get_map (CRE_TOOL (self)), &current);
  cre_tool_set_held (tool, (const CreMark *) (const void *) marks->data, marks->len);
}

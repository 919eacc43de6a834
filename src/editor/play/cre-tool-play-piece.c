/* cre-tool-play-piece.c: gear in the hand that moves men.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

#include "cr-berth.h"
#include "cr-numbering.h"
#include "cr-words-tower.h"

#include <glib/gi18n-lib.h>

/* Hexes of a map of which each is asked whether the piece can stand there. */
#define MOST_ASKED 10000

const CrWork *
cre_tool_play_get_piece (CreToolPlay *tool)
{
  return tool->piece;
}

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

void
cre_tool_play_mark_berths (CreToolPlay *tool, const CrWork *work, GArray *marks)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (get_state (tool)));
  g_autoptr (GArray) towers = g_array_new (FALSE, FALSE, sizeof (CrTower));

  if (cr_work_is_siege_tower (work))
    cr_tower_list_berths (work, scene, towers);
  for (guint i = 0; i < towers->len; i++) {
    const CrTower *tower = &g_array_index (towers, CrTower, i);
    CreMark mark = { .side = cr_direction_opposite (tower->facing) };

    cr_tower_find_berth (tower, scene, &mark.place);
    g_array_append_val (marks, mark);
  }
}

/* Where it could come to stand, facing as it does. */
void
cre_tool_play_light_piece (CreToolPlay *tool)
{
  CrState *state = get_state (tool);
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  int n = cr_grid_n_cells (grid);

  if (tool->piece == NULL)
    return;
  cre_tool_play_mark_berths (tool, tool->piece, marks);
  for (int cell = 0; cell < n && n <= MOST_ASKED; cell++) {
    CreMark mark = { { 0, cr_grid_get_hex (grid, cell) }, -1 };
    CrOrder order = cre_play_order_piece (tool->play, tool->piece, mark.place, tool->side);

    if (cr_game_judge (state, &order, NULL))
      g_array_append_val (marks, mark);
  }
  cre_tool_set_held (CRE_TOOL (tool), (const CreMark *) (gpointer) marks->data, marks->len);
}

void
cre_tool_play_show_piece (CreToolPlay *tool, CrPlace place)
{
  CrTower tower = { .front = place, .facing = tool->side, .type = tool->piece, .wall = 1 };
  const GArray *hexes =
      tool->piece->tower ? cr_work_get_part (tool->piece, 0)->hexes : tool->piece->hexes;
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  CreMark mark = { place, -1 };

  for (guint i = 0; i < hexes->len; i++) {
    mark.place.hex = cr_tower_get_hex (&tower, g_array_index (hexes, CrHex, i));
    g_array_append_val (marks, mark);
  }
  if (!cr_work_is_piece (tool->piece)) {
    mark.place.hex = cr_hex_neighbour (place.hex, tool->side);
    g_array_append_val (marks, mark);
  }
  cre_tool_set_preview (CRE_TOOL (tool), (const CreMark *) (gpointer) marks->data, marks->len);
}

char *
cre_tool_play_describe_piece (CreToolPlay *tool, const CrOrder *order)
{
  const CrMap *map = cr_state_get_map (get_state (tool));
  CrPlace next = { order->places[0].floor,
                   cr_hex_neighbour (order->places[0].hex, (CrDirection) order->facing) };
  g_autofree char *from = cr_map_format_printed (map, order->places[0]);
  g_autofree char *to = cr_map_format_printed (map, next);
  g_autofree char *what = NULL, *course = NULL;
  CrTower tower = { order->places[0], (CrDirection) order->facing, tool->piece, FALSE, 1, TRUE };

  if (order->verb == CR_VERB_LAY)
    return g_strdup_printf (_ ("A ladder from %1$s to %2$s: click or press Enter. Comma and full "
                               "stop turn it."),
                            from, to);
  /* Translators: “Battering ram on 0810, facing north: …” */
  what = g_strdup_printf (
      _ ("%1$s on %2$s, facing %3$s: click or press Enter. Comma and full stop turn it."),
      cr_node_get_localized (tool->piece->node, "name", g_get_language_names ()), from,
      cr_direction_get_title ((CrDirection) order->facing, cr_map_get_grid (map)->orientation));
  course =
      cr_words_tower_course (&tower, cr_castle_get_scene (cr_state_get_castle (get_state (tool))));
  return g_strconcat (what, course, NULL);
}

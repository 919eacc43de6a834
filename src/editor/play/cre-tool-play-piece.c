/* cre-tool-play-piece.c: puts the gear in hand on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

#include "cr-berth.h"
#include "cr-mine.h"
#include "cr-numbering.h"
#include "cr-view.h"
#include "cr-words-tower.h"

#include <glib/gi18n-lib.h>

/* On maps of at most so many hexes every hex is asked whether the piece can be put there. */
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
    CrTowerCourse course;

    if (!cr_tower_find_course (tower, scene, &course, NULL) || course.hexes > 0)
      continue;
    mark.place = course.wall;
    g_array_append_val (marks, mark);
  }
}

gboolean
cre_tool_play_heads (CreToolPlay *tool)
{
  return tool->piece != NULL && (cr_work_is_siege_tower (tool->piece) || tool->headings->len > 0);
}

/* Returns: how many hexes it is rolled straight on until it is where it is wanted; −1 for never */
static int
count_steps (CreToolPlay *tool, const CrTower *tower)
{
  CrTowerCourse course;
  CrPlace front;
  gboolean shut;

  if (!cr_work_is_siege_tower (tower->type))
    return cr_ram_find_way (get_state (tool), tower, &front, &shut);
  return cr_tower_find_course (tower, cr_castle_get_scene (cr_state_get_castle (get_state (tool))),
                               &course, NULL)
             ? course.hexes
             : -1;
}

/* Follows the way of a siege tower or a ram backwards from where it is wanted and notes a heading
 * for each hex. @steps: for each cell, its number of steps to the nearest of these */
static void
note_course (CreToolPlay *tool, CrTower tower, GArray *steps)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (get_state (tool)));
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  int cell = cr_grid_get_cell (grid, tower.front.hex);

  while (cell >= 0) {
    CrOrder order =
        cre_play_order_piece (tool->play, tool->piece, tool->party, tower.front, tower.facing);
    int n = cr_game_judge (get_state (tool), &order, NULL) ? count_steps (tool, &tower) : -1;

    if (n < 0)
      return;
    if (tool->headings->data[cell] == 0 || n < g_array_index (steps, int, cell)) {
      tool->headings->data[cell] = (guint8) (tower.facing + 1);
      g_array_index (steps, int, cell) = n;
    }
    tower.front = cr_place_neighbour (tower.front, cr_direction_opposite (tower.facing));
    cell = cr_grid_get_cell (grid, tower.front.hex);
  }
}

void
cre_tool_play_find_headings (CreToolPlay *tool)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (get_state (tool)));
  guint n = (guint) cr_grid_n_cells (cr_map_get_grid (cr_scene_get_map (scene)));
  g_autoptr (GArray) berths = g_array_new (FALSE, FALSE, sizeof (CrTower));
  g_autoptr (GArray) steps = g_array_new (FALSE, TRUE, sizeof (int));

  g_byte_array_set_size (tool->headings, 0);
  if (tool->piece == NULL)
    return;
  if (cr_work_is_siege_tower (tool->piece))
    cr_tower_list_berths (tool->piece, scene, berths);
  else
    cr_ram_list_stands (get_state (tool), tool->piece, berths);
  if (berths->len == 0)
    return;
  g_byte_array_set_size (tool->headings, n);
  memset (tool->headings->data, 0, n);
  g_array_set_size (steps, n);
  for (guint i = 0; i < berths->len; i++)
    note_course (tool, g_array_index (berths, CrTower, i), steps);
}

/* Returns: the first direction in which the piece in hand can be put there, beginning with the
 * aimed one; −1 for none. @manned: only directions in which a man stands */
static int
find_way (CreToolPlay *tool, CrPlace place, gboolean manned)
{
  for (int turn = 0; turn < CR_N_DIRECTIONS; turn++) {
    CrDirection side = (tool->side + (CrDirection) turn) % CR_N_DIRECTIONS;
    CrOrder order = cre_play_order_piece (tool->play, tool->piece, tool->party, place, side);

    if ((!manned || cre_play_find_man (tool->play, cr_place_neighbour (place, side), -1) >= 0) &&
        cr_game_judge (get_state (tool), &order, NULL))
      return (int) side;
  }
  return -1;
}

/* Returns: the first direction in which what is rolled can stand there, beginning with the one
 * pointed at; as it was turned if it was */
static CrDirection
find_standing (CreToolPlay *tool, CrPlace place)
{
  int side = tool->turned ? -1 : find_way (tool, place, FALSE);

  return side >= 0 ? (CrDirection) side : tool->side;
}

/* Returns: the direction from a mine to the hex through which it is entered (MIN-04) */
static CrDirection
find_mouth (CreToolPlay *tool, CrPlace place)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (get_state (tool)));
  int side = tool->turned ? -1 : cr_mine_find_mouth (scene, place);

  return side >= 0 ? (CrDirection) side : tool->side;
}

/* Returns: the direction of a ladder that is put down; it lies between its two bearers if they
 * stand there (LAD-01) */
static CrDirection
find_lying (CreToolPlay *tool, CrPlace place)
{
  int side = -1;

  if (!tool->turned && cre_play_find_man (tool->play, place, -1) >= 0)
    side = find_way (tool, place, TRUE);
  if (!tool->turned && side < 0)
    side = find_way (tool, place, FALSE);
  return side >= 0 ? (CrDirection) side : tool->side;
}

CrDirection
cre_tool_play_get_heading (CreToolPlay *tool, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (get_state (tool)));
  int cell = place.floor == 0 ? cr_grid_get_cell (grid, place.hex) : -1;
  gboolean known = !tool->turned && cell >= 0 && (guint) cell < tool->headings->len;

  if (tool->piece != NULL && !cr_work_is_piece (tool->piece))
    return find_lying (tool, place);
  if (tool->piece != NULL && tool->piece->depth.value > 0)
    return find_mouth (tool, place);
  if (known && tool->headings->data[cell] > 0)
    return tool->headings->data[cell] - 1u;
  return tool->piece != NULL && tool->piece->tower ? find_standing (tool, place) : tool->side;
}

/* Whether the hex is outlined. @heads: outline the hexes from which a siege tower meets a wall, or
 * a ram a gate; otherwise those where the piece can be put */
static gboolean
is_lit (CreToolPlay *tool, int cell, CrPlace place, gboolean heads)
{
  CrOrder order;

  if (heads)
    return tool->headings->data[cell] > 0;
  if (!cr_work_is_piece (tool->piece) && !tool->turned)
    return find_way (tool, place, FALSE) >= 0;
  order = cre_play_order_piece (tool->play, tool->piece, tool->party, place,
                                tool->piece->depth.value > 0 ? find_mouth (tool, place)
                                : tool->piece->tower         ? find_standing (tool, place)
                                                             : tool->side);
  return cr_game_judge (get_state (tool), &order, NULL);
}

static gboolean
comes_to_wall (CreToolPlay *tool)
{
  for (guint i = 0; i < tool->headings->len && !tool->turned; i++)
    if (tool->headings->data[i] > 0)
      return TRUE;
  return FALSE;
}

/* Outlines the hexes where the piece in hand can be put. */
void
cre_tool_play_light_piece (CreToolPlay *tool)
{
  CrState *state = get_state (tool);
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  int n = cr_grid_n_cells (grid);
  gboolean heads = comes_to_wall (tool);

  if (tool->piece == NULL)
    return;
  for (int cell = 0; cell < n && n <= MOST_ASKED; cell++) {
    CreMark mark = { { 0, cr_grid_get_hex (grid, cell) }, -1 };

    if (is_lit (tool, cell, mark.place, heads))
      g_array_append_val (marks, mark);
  }
  if (!cr_work_is_piece (tool->piece))
    cre_tool_play_narrow_ladder (tool, marks, tool->party);
  cre_tool_play_mark_berths (tool, tool->piece, marks);
  cre_tool_set_held (CRE_TOOL (tool), (const CreMark *) (gpointer) marks->data, marks->len);
}

void
cre_tool_play_show_piece (CreToolPlay *tool, CrPlace place)
{
  CrTower tower = { .front = place,
                    .facing = cre_tool_play_get_heading (tool, place),
                    .type = tool->piece,
                    .wall = 1 };
  const GArray *hexes =
      tool->piece->tower ? cr_work_get_part (tool->piece, 0)->hexes : tool->piece->hexes;
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  CreMark mark = { place, -1 };

  for (guint i = 0; i < hexes->len; i++) {
    mark.place.hex = cr_tower_get_hex (&tower, g_array_index (hexes, CrHex, i));
    g_array_append_val (marks, mark);
  }
  if (!cr_work_is_piece (tool->piece)) {
    mark.place.hex = cr_hex_neighbour (place.hex, tower.facing);
    g_array_append_val (marks, mark);
  }
  if (tool->piece->tower) {
    mark = (CreMark){ place, tower.facing };
    g_array_append_val (marks, mark);
  }
  cre_tool_set_preview (CRE_TOOL (tool), (const CreMark *) (gpointer) marks->data, marks->len);
}

char *
cre_tool_play_word_no_room (CreToolPlay *tool, char *hindrance)
{
  g_autofree char *why = hindrance;

  if (why == NULL || !cre_tool_play_heads (tool) || !comes_to_wall (tool))
    return g_steal_pointer (&why);
  /* Translators: follows why a siege tower or a ram cannot stand somewhere */
  return g_strdup_printf (cr_work_is_siege_tower (tool->piece)
                              ? _ ("%s Outlined are the hexes from which it comes to a wall.")
                              : _ ("%s Outlined are the hexes from which it comes to a gate or a "
                                   "door."),
                          why);
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
  gboolean pointed = !cre_tool_play_heads (tool) && order->facing == (int) tool->side;
  CrTower tower = { order->places[0], (CrDirection) order->facing, tool->piece, FALSE, 1, TRUE };

  if (order->verb == CR_VERB_LAY)
    return g_strdup_printf (_ ("A ladder from %1$s to %2$s: click or press Enter. Comma and full "
                               "stop turn it."),
                            from, to);
  /* Translators: “Battering ram on 0810, facing north: …” */
  what = g_strdup_printf (
      !pointed
          ? _ ("%1$s on %2$s, facing %3$s.")
          : _ ("%1$s on %2$s, facing %3$s, the side pointed at: click, or press Enter. Comma and "
               "full stop turn it."),
      cr_node_get_localized (tool->piece->node, "name", g_get_language_names ()), from,
      cr_direction_get_title ((CrDirection) order->facing, cr_map_get_grid (map)->orientation));
  course = cre_tool_play_word_way (get_state (tool), &tower);
  return g_strconcat (what, course,
                      !pointed ? _ (" Click or press Enter; comma and full stop turn it.") : NULL,
                      NULL);
}

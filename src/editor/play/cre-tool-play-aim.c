/* cre-tool-play-aim.c: finds what the aimed hex means for the men in hand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

#include "cr-odds.h"
#include "cr-view.h"

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

static const CrFighter *
get_chosen (CreToolPlay *tool)
{
  return cr_state_get_fighter (get_state (tool), (guint) tool->men[0]);
}

static void
add_mark (GArray *marks, CrPlace place)
{
  CreMark mark = { place, -1 };

  if (place.floor >= 0)
    g_array_append_val (marks, mark);
}

/* Marks the places of the answers to the question that the game asks. */
static void
mark_choices (CreToolPlay *tool, GArray *marks)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));

  cre_play_list_choices (tool->play, choices);
  for (guint i = 0; i < choices->len; i++)
    add_mark (marks,
              cre_play_find_choice_place (tool->play, &g_array_index (choices, CrChoice, i)));
}

/* Whether the order is a walk onto, within or off a siege tower, which the map does not show as a
 * way. */
static gboolean
is_by_tower (CreToolPlay *tool, const CrOrder *order)
{
  return order->post.kind == CR_POST_TOWER ||
         cr_state_get_fighter (get_state (tool), (guint) order->men[0])->man.post.kind ==
             CR_POST_TOWER;
}

/* Writes on the outlined hexes what he pays to get there by a siege tower or the like; where
 * somebody stands on another level, that would hide him. */
static void
write_costs (CreToolPlay *tool, const GArray *marks)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (get_state (tool)));
  g_autoptr (GArray) costs = g_array_new (FALSE, FALSE, sizeof (int));

  cr_state_list_tower_costs (get_state (tool), tool->men[0], costs);
  for (guint i = 0; i < marks->len; i++) {
    CrPlace place = g_array_index (marks, CreMark, i).place;
    int cell = place.floor == 0 ? cr_grid_get_cell (grid, place.hex) : -1;
    int *cost = cell >= 0 ? &g_array_index (costs, int, cell) : NULL;
    g_autofree char *text = NULL;

    if (cost == NULL || *cost < 0 || cre_play_find_man (tool->play, place, -1) >= 0)
      continue;
    text = g_strdup_printf ("%d", *cost);
    cre_tool_add_tag (CRE_TOOL (tool), place, text);
    *cost = -1;
  }
}

/* Outlines the answers to a question, the foes who can be shot at or attacked, and where a ladder
 * leads. Returns: whether the men in hand may walk */
static gboolean
mark_deeds (CreToolPlay *tool)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  gboolean walks = FALSE, by_tower = FALSE;

  cr_game_list_together (get_state (tool), tool->men, tool->n_men, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    walks = walks || order->verb == CR_VERB_MOVE || order->verb == CR_VERB_CARRY;
    add_mark (marks, cre_play_find_goal (tool->play, order));
    if (order->verb == CR_VERB_MOVE && is_by_tower (tool, order)) {
      add_mark (marks, order->places[0]);
      by_tower = TRUE;
    }
    for (int j = 0; j < order->n_targets; j++)
      add_mark (marks,
                cr_state_get_fighter (get_state (tool), (guint) order->targets[j])->man.place);
  }
  if (by_tower)
    write_costs (tool, marks);
  mark_choices (tool, marks);
  cre_tool_set_held (CRE_TOOL (tool), (const CreMark *) (gpointer) marks->data, marks->len);
  return walks;
}

void
cre_tool_play_forget_path (CreToolPlay *tool)
{
  g_array_set_size (tool->path, 0);
  tool->lof.range = 0;
  tool->odds = NULL;
}

/* Notes a place that the man in hand can reach, and whether he would be under fire there. Returns:
 * 1 when he can reach it, otherwise 0 */
static int
note_place (CreToolPlay *tool, CrPlace place)
{
  const CrState *seen = cre_play_get_view (tool->play);
  int first;

  if (cr_reach_get_least (tool->reach, place) == CR_IMPASSABLE)
    return 0;
  g_array_append_val (tool->concerned, place);
  if (cr_game_count_shooters (seen, tool->men[0], place, &first) > 0)
    g_array_append_val (tool->threats, place);
  return 1;
}

/* Notes the places within so many steps as the man has points, because a step costs at least one
 * point. Returns: how many of them he can reach; fewer than all when a passage leads farther */
static int
note_near (CreToolPlay *tool, int floor)
{
  CrHex here = get_chosen (tool)->man.place.hex;
  int far = get_chosen (tool)->points, n = 0;

  for (int q = -far; q <= far; q++)
    for (int r = MAX (-far, -q - far); r <= MIN (far, -q + far); r++)
      n += note_place (tool, (CrPlace){ floor, { here.q + q, here.r + r } });
  return n;
}

static void
note_all (CreToolPlay *tool, int floor)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (cre_play_get_view (tool->play)));

  for (int i = 0; i < cr_grid_n_cells (grid); i++)
    note_place (tool, (CrPlace){ floor, cr_grid_get_hex (grid, i) });
}

static void
note_fighters (CreToolPlay *tool)
{
  const CrState *seen = cre_play_get_view (tool->play);

  g_array_set_size (tool->threats, 0);
  g_array_set_size (tool->concerned, 0);
  for (guint i = 0; i < cr_state_n_fighters (seen); i++)
    if (cr_state_get_fighter (seen, i)->here)
      g_array_append_val (tool->concerned, cr_state_get_fighter (seen, i)->man.place);
}

/* Notes the places that he can reach on all floors. If some are farther than his points in steps,
 * all hexes of the map are looked at instead, which takes longer. */
static void
find_threats (CreToolPlay *tool)
{
  int n_floors = cr_map_n_floors (cr_state_get_map (cre_play_get_view (tool->play))), n = 0;

  note_fighters (tool);
  for (int floor = 0; tool->reach != NULL && floor < n_floors; floor++)
    n += note_near (tool, floor);
  if (tool->reach == NULL || n == cr_reach_n_places (tool->reach))
    return;
  note_fighters (tool);
  for (int floor = 0; floor < n_floors; floor++)
    note_all (tool, floor);
}

const GArray *
cre_tool_play_get_threats (CreToolPlay *tool)
{
  return tool->threats;
}

const GArray *
cre_tool_play_get_concerned (CreToolPlay *tool)
{
  return tool->concerned;
}

void
cre_tool_play_find_reach (CreToolPlay *tool)
{
  g_clear_pointer (&tool->reach, cr_reach_free);
  cre_tool_play_forget_path (tool);
  cre_tool_clear_tags (CRE_TOOL (tool));
  if (cre_play_is_looking_back (tool->play))
    cre_tool_set_held (CRE_TOOL (tool), NULL, 0);
  else if (mark_deeds (tool))
    tool->reach = cr_state_get_reach (cre_play_get_view (tool->play), tool->men[0],
                                      get_chosen (tool)->points);
  find_threats (tool);
  g_signal_emit_by_name (tool, "suggested");
  cre_tool_redraw (CRE_TOOL (tool));
}

/* Returns: (transfer full) (nullable): the reason why the order cannot be done */
char *
cre_tool_play_find_hindrance (CreToolPlay *tool, const CrOrder *order)
{
  CrRefusal refusal;
  gboolean can = cre_play_judge (tool->play, order, &refusal);

  tool->lof = refusal.lof;
  return can ? NULL : cre_play_word_refusal (tool->play, order, &refusal);
}

static void
find_path (CreToolPlay *tool, CrPlace to)
{
  cre_tool_play_forget_path (tool);
  tool->facing = -1;
  if (tool->reach == NULL)
    return;
  if (cr_reach_is_ridden (tool->reach)) {
    tool->facing = cr_game_find_facing (get_state (tool), tool->men[0], tool->reach, to);
    if (tool->facing >= 0 &&
        cr_reach_get_path_facing (tool->reach, to, (CrDirection) tool->facing, tool->path))
      tool->cost = cr_reach_get_cost_facing (tool->reach, to, (CrDirection) tool->facing);
  } else if (cr_reach_get_path (tool->reach, to, tool->path))
    tool->cost = cr_reach_get_least (tool->reach, to);
}

/* Makes a line from each attacker to the foe, and finds the column of the table in which the die
 * would be read. */
static void
find_attack (CreToolPlay *tool, const CrOrder *order, CrPlace at)
{
  CrRefusal refusal;
  CrOdds odds;

  if (!cr_odds_find (get_state (tool), order, &odds, &refusal))
    return;
  tool->odds = cr_table_get_column (odds.table, (guint) odds.column)->id;
  for (int i = 0; i < order->n_men; i++) {
    CrStep step = { .from =
                        cr_state_get_fighter (get_state (tool), (guint) order->men[i])->man.place,
                    .to = at };

    g_array_append_val (tool->path, step);
  }
}

/* Tells in the status bar what releasing the button there would do. @loud: also shows a tag on the
 * map when it cannot be done */
void
cre_tool_play_point_to (CreToolPlay *tool, CrPlace to, gboolean loud)
{
  CrOrder order = cre_play_order_to (tool->play, tool->men, tool->n_men, to);
  g_autofree char *hindrance = NULL;

  cre_tool_play_forget_path (tool);
  hindrance = cre_tool_play_find_hindrance (tool, &order);
  if (hindrance == NULL && order.verb == CR_VERB_MOVE)
    find_path (tool, to);
  if (hindrance == NULL) {
    if (order.verb == CR_VERB_ATTACK)
      find_attack (tool, &order, to);
    cre_tool_dismiss (CRE_TOOL (tool));
  }
  if (hindrance != NULL && loud)
    cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ to, -1 }, g_strdup (hindrance));
  cre_tool_take_status (CRE_TOOL (tool), cre_tool_play_describe_aim (tool, &order, hindrance));
  cre_tool_redraw (CRE_TOOL (tool));
}

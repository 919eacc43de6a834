/* cre-tool-play-gear.c: what can be done with gear on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

#include "cr-view.h"
#include "cr-words-fighter.h"
#include "cr-words-order.h"
#include "cr-words-tower.h"
#include "cre-names.h"

#include <glib/gi18n-lib.h>

/* On maps of at most so many hexes every hex is asked whether the gear can be put there; and no
 * gear is rolled farther than so many hexes. */
#define MOST_ASKED 10000
#define FARTHEST 6

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

static gboolean
lies_at (const CrState *state, int index, CrPlace place)
{
  const CrGear *gear = cr_state_get_gear (state, (guint) index);
  CrTower tower = cr_gear_get_tower (state, index);

  if (gear->state == CR_GEAR_STANDING)
    return place.floor == 0 && cr_tower_find_top (&tower, place.hex) >= 0;
  return gear->state != CR_GEAR_AWAY &&
         (cr_place_equal (gear->places[0], place) || cr_place_equal (gear->places[1], place));
}

int
cre_tool_play_find_gear (CreToolPlay *tool, CrPlace place)
{
  const CrState *state = cre_play_get_view (tool->play);

  for (int i = (int) cr_state_n_gear (state) - 1; i >= 0; i--)
    if (lies_at (state, i, place))
      return i;
  return -1;
}

int
cre_tool_play_get_gear (CreToolPlay *tool)
{
  return tool->gear;
}

/* Returns: the direction in which the next hex is nearest to @to */
static CrDirection
find_way (CrHex from, CrHex to)
{
  int best = G_MAXINT, n = cr_hex_distance (from, to);
  CrDirection found = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex end = from;

    for (int i = 0; i < n; i++)
      end = cr_hex_neighbour (end, d);
    if (cr_hex_distance (end, to) >= best)
      continue;
    best = cr_hex_distance (end, to);
    found = d;
  }
  return found;
}

/* Returns: an order to push the gear if @to is straight ahead, to draw it if straight behind,
 * otherwise to turn it */
static CrOrder
order_rolled (const CrGear *gear, CrHex from, CrHex to)
{
  CrDirection way = find_way (from, to);
  CrOrder order =
      cr_order_new (way == gear->facing                                         ? CR_VERB_PUSH
                    : way == cr_direction_opposite ((CrDirection) gear->facing) ? CR_VERB_BACK
                                                                                : CR_VERB_TURN);

  order.number = cr_hex_distance (from, to);
  if (order.verb == CR_VERB_TURN)
    order.facing = (int) way;
  return order;
}

CrOrder
cre_tool_play_order_gear (CreToolPlay *tool, CrPlace from, CrPlace to)
{
  const CrState *state = get_state (tool);
  const CrGear *gear = cr_state_get_gear (state, (guint) tool->gear);
  CrOrder order;

  if (cr_state_get_phase (state) != NULL) {
    order = order_rolled (gear, from.hex, to.hex);
    order.gear = tool->gear;
    return order;
  }
  order = cr_order_new (gear->work != NULL && cr_work_is_piece (gear->work) ? CR_VERB_PLACE
                                                                            : CR_VERB_LAY);
  order.gear = tool->gear;
  order.name = gear->id;
  order.n_places = 1;
  order.places[0] = (CrPlace){ to.floor,
                               { gear->places[0].hex.q + to.hex.q - from.hex.q,
                                 gear->places[0].hex.r + to.hex.r - from.hex.r } };
  order.facing = gear->facing;
  return order;
}

/* Marks @to if the gear can be dragged there. Returns: whether farther hexes in that direction are
 * worth asking; they are not for a turn, which is the same at any distance */
static gboolean
add_mark (CreToolPlay *tool, GArray *marks, CrPlace from, CrPlace to)
{
  CrOrder order = cre_tool_play_order_gear (tool, from, to);
  CreMark mark = { to, -1 };

  if (cr_game_judge (get_state (tool), &order, NULL))
    g_array_append_val (marks, mark);
  return order.verb != CR_VERB_TURN;
}

/* Outlines how far the gear can be rolled in each direction; during the set-up, all hexes where it
 * can be put. */
static void
light_ways (CreToolPlay *tool, CrPlace from)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (get_state (tool)));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  const CrGear *gear = cr_state_get_gear (get_state (tool), (guint) tool->gear);
  gboolean rolls = cr_state_get_phase (get_state (tool)) != NULL;
  int n = cr_grid_n_cells (grid);

  if (gear->work != NULL)
    cre_tool_play_mark_berths (tool, gear->work, marks);
  for (int cell = 0; !rolls && cell < n && n <= MOST_ASKED; cell++)
    add_mark (tool, marks, from, (CrPlace){ from.floor, cr_grid_get_hex (grid, cell) });
  if (!rolls && gear->work == NULL)
    cre_tool_play_narrow_ladder (tool, marks, -1);
  for (CrDirection d = 0; rolls && d < CR_N_DIRECTIONS; d++) {
    CrPlace to = from;

    for (int i = 0; i < FARTHEST; i++) {
      to.hex = cr_hex_neighbour (to.hex, d);
      if (!add_mark (tool, marks, from, to))
        break;
    }
  }
  cre_tool_set_held (CRE_TOOL (tool), (const CreMark *) (gpointer) marks->data, marks->len);
}

void
cre_tool_play_light_gear (CreToolPlay *tool)
{
  if (tool->gear >= 0)
    light_ways (tool, tool->pressed);
}

char *
cre_tool_play_word_way (const CrState *state, const CrTower *tower)
{
  return cr_work_is_siege_tower (tower->type)
             ? cr_words_tower_course (tower, cr_castle_get_scene (cr_state_get_castle (state)))
             : cr_words_ram_way (state, tower);
}

/* Returns: (transfer full): where a siege tower meets a wall, or a ram what it can strike at, if it
 * is rolled on from that hex */
static char *
word_course (const CrState *state, int gear, CrPlace front)
{
  CrTower tower = cr_gear_get_tower (state, gear);

  if (cr_state_get_gear (state, (guint) gear)->work == NULL || tower.bridge_down)
    return g_strdup ("");
  tower.front = front;
  return cre_tool_play_word_way (state, &tower);
}

/* For a siege tower that is pushed, the sentence also tells how far it is then from its wall. */
char *
cre_tool_play_word_gear_order (CreToolPlay *tool, const CrOrder *order)
{
  CrState *state = get_state (tool);
  const CrGear *gear = cr_state_get_gear (state, (guint) order->gear);
  g_autofree char *what = cr_words_order (state, order), *course = NULL;
  CrPlace front = order->verb == CR_VERB_PLACE ? order->places[0] : gear->places[0];

  for (int i = 0; order->verb == CR_VERB_PUSH && i < order->number; i++)
    front = cr_place_neighbour (front, (CrDirection) gear->facing);
  course = order->verb == CR_VERB_PUSH || order->verb == CR_VERB_PLACE
               ? word_course (state, order->gear, front)
               : g_strdup ("");
  return g_strconcat (what, course[0] != '\0' ? "." : "", course, NULL);
}

/* Appends the men in a part of the gear: "Under its roof: Tom, Wulf." */
static void
add_part (GString *text, const CrState *state, int gear, int part)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  const CrWorkPart *it = cr_work_get_part (tower.type, part);
  g_autofree char *where =
      cre_capitalize (cr_words_tower_part (tower.type, part, g_get_language_names ()));
  gboolean any = FALSE;

  for (int i = 0; i < (int) cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, (guint) i);
    g_autofree char *name = NULL;

    if (!cr_fighter_is_living (fighter) || !cr_state_is_aboard (state, i, gear) ||
        g_strcmp0 (fighter->man.post.part, it->id) != 0)
      continue;
    name = cr_words_fighter (state, i);
    if (!any)
      /* Translators: a part of a siege tower; who is in it follows */
      g_string_append_printf (text, _ (" %s: "), where);
    g_string_append_printf (text, "%s%s", any ? ", " : "", name);
    any = TRUE;
  }
  if (any)
    g_string_append (text, ".");
}

/* Appends that nobody is in the gear, and how many men move it how far. */
static void
add_wanted (GString *text, const CrWork *work)
{
  gboolean first = TRUE;

  g_string_append_printf (text, " %s", _ ("Nobody is in it."));
  for (guint i = 0; work->moving == NULL && i < work->pushes->len; i++) {
    const CrWorkPush *push = &g_array_index (work->pushes, CrWorkPush, i);
    gulong n = (gulong) push->hexes.value;

    if (push->below > 0)
      continue;
    g_string_append_printf (
        text,
        /* Translators: a number of men, and hexes; the second may follow it */
        first ? g_dngettext (GETTEXT_PACKAGE, " It takes %1$d men in it to push it %2$d hex a turn",
                             " It takes %1$d men in it to push it %2$d hexes a turn", n)
              : g_dngettext (GETTEXT_PACKAGE, ", and %1$d for %2$d hex",
                             ", and %1$d for %2$d hexes", n),
        push->men, push->hexes.value);
    first = FALSE;
  }
  g_string_append (text, first ? "" : ".");
}

/* Appends where the bridge of a siege tower is, if it is not up. */
static void
add_bridge (GString *text, const CrGear *gear)
{
  if (gear->bridge_down)
    g_string_append (text, _ (" Its bridge is down: whoever is on its level walks over it."));
  else if (gear->bearers[0] >= 0)
    g_string_append (text, _ (" Its bridge is on its way down."));
}

/* Appends who is in the gear, and where it meets a wall. */
static void
add_crew (GString *text, const CrState *state, int index)
{
  const CrGear *gear = cr_state_get_gear (state, (guint) index);
  g_autofree char *course = word_course (state, index, gear->places[0]);
  gsize begun = text->len;

  for (int i = 0; gear->state == CR_GEAR_STANDING && i < (int) gear->work->parts->len; i++)
    add_part (text, state, index, i);
  if (gear->state == CR_GEAR_STANDING && text->len == begun)
    add_wanted (text, gear->work);
  g_string_append (text, course);
  if (gear->state == CR_GEAR_STANDING)
    add_bridge (text, gear);
}

char *
cre_tool_play_describe_gear (CreToolPlay *tool, int index)
{
  const CrState *state = cre_play_get_view (tool->play);
  const CrGear *gear = cr_state_get_gear (state, (guint) index);
  g_autofree char *name = cr_words_gear (state, (guint) index);
  const char *kind = gear->work != NULL && g_str_equal (name, gear->id)
                         ? cr_node_get_localized (gear->work->node, "name", g_get_language_names ())
                         : NULL;
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s%s%s%s.", name, kind != NULL ? " (" : "", kind != NULL ? kind : "",
                   kind != NULL ? ")" : "");
  add_crew (text, state, index);
  g_string_append_printf (text, " %s",
                          cr_state_get_phase (state) != NULL
                              ? _ ("Press on it for what can be done with it, or drag it.")
                              : _ ("Drag it to where it is to stand."));
  return g_string_free (text, FALSE);
}

char *
cre_tool_play_dup_gear_facts (CreToolPlay *tool)
{
  const CrState *state = cre_play_get_view (tool->play);
  const CrGear *gear = cr_state_get_gear (state, (guint) tool->gear);
  g_autofree char *at = cr_map_format_printed (cr_state_get_map (state), gear->places[0]);
  const char *kind = gear->work != NULL
                         ? cr_node_get_localized (gear->work->node, "name", g_get_language_names ())
                         : _ ("Ladder, 2 hexes");
  GString *text = g_string_new (NULL);

  /* Translators: what is on the map, and its front hex: “Battering ram, 0506.” */
  g_string_printf (text, _ ("%1$s, %2$s."), kind, at);
  add_crew (text, state, tool->gear);
  return g_string_free (text, FALSE);
}

/* An act that several of its men could do is listed for the first of them only; setting fire to the
 * gear is listed last. */
void
cre_tool_play_list_gear (CreToolPlay *tool, GArray *orders)
{
  CrState *state = get_state (tool);
  g_autoptr (GArray) his = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autoptr (GArray) fires = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_array_set_size (orders, 0);
  for (int i = 0; tool->gear >= 0 && i < (int) cr_state_n_fighters (state); i++) {
    cr_game_list (state, i, his);
    for (guint j = 0; j < his->len; j++) {
      const CrOrder *order = &g_array_index (his, CrOrder, j);

      if (order->gear == tool->gear && g_hash_table_add (known, cr_words_order (state, order)))
        g_array_append_vals (order->verb == CR_VERB_BURN ? fires : orders, order, 1);
    }
  }
  g_array_append_vals (orders, fires->data, fires->len);
}

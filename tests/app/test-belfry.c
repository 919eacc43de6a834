/* test-belfry.c: siege towers, rams and carts are rolled, and the bridge of a tower comes onto the
 * wall, by the pointer and by keys alone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: TWR-02, TWR-03, TWR-06, TWR-07, TWR-15, TWR-18, TWO-04, WAG-02; design/window.md. */
#include "hand.h"
#include "play-stage.h"

#include "cr-numbering.h"
#include "cra-map-view-private.h"

/* How things are done. */
typedef struct {
  void (*take) (Stage *stage, GtkWidget *button);
  void (*go) (Stage *stage, const char *place);
  void (*act) (Stage *stage);
  void (*press) (Stage *stage, GtkWidget *button);
  void (*drag) (Stage *stage, const char *from, const char *to);
  void (*pull) (Stage *stage, const char *to);
} Way;

static CreTool *
get_tool (Stage *stage)
{
  return CRE_TOOL (play_stage_get_page (stage)->tool);
}

/* -1, or its index. */
static int
find_tower (Stage *stage)
{
  return cr_state_find_gear (play_stage_get_state (stage), "large-tower-1");
}

static gboolean
says (Stage *stage, const char *text)
{
  const char *status = cre_tool_get_status (get_tool (stage));

  return status != NULL && strstr (status, text) != NULL;
}

/* By the pointer. */

static void
press_by_pointer (Stage *stage, GtkWidget *button)
{
  Hand hand = { .window = stage->window };

  hand_click (&hand, button);
}

static void
go_by_pointer (Stage *stage, const char *place)
{
  CrPlace at;

  g_assert_true (
      cr_map_parse_printed (cr_state_get_map (play_stage_get_state (stage)), place, &at, NULL));
  play_stage_go (stage, at);
}

static void
act_by_pointer (Stage *stage)
{
  pointer_button (1, TRUE);
  pointer_rest (play_stage_get_canvas (stage));
  pointer_button (1, FALSE);
  pointer_rest (play_stage_get_canvas (stage));
}

/* From where the pointer is. */
static void
pull_by_pointer (Stage *stage, const char *to)
{
  pointer_button (1, TRUE);
  pointer_rest (play_stage_get_canvas (stage));
  go_by_pointer (stage, to);
  pointer_button (1, FALSE);
  pointer_rest (play_stage_get_canvas (stage));
}

static void
drag_by_pointer (Stage *stage, const char *from, const char *to)
{
  go_by_pointer (stage, from);
  pull_by_pointer (stage, to);
}

/* By keys. */

static GtkWidget *
get_focus (Stage *stage)
{
  return gtk_root_get_focus (GTK_ROOT (stage->window));
}

static gboolean
comes_after (GtkWidget *button, GtkWidget *before)
{
  while (before != NULL && before != button)
    before = gtk_widget_get_next_sibling (before);
  return before != NULL;
}

/* By Tab to the button, or to those that it belongs to, and there by arrows to it. */
static void
press_by_keys (Stage *stage, GtkWidget *button)
{
  GtkWidget *group = gtk_widget_get_parent (button);

  for (int i = 0; i < 40 && get_focus (stage) != button; i++) {
    GtkWidget *before = get_focus (stage);
    gboolean among = !gtk_widget_get_focusable (button) && gtk_widget_is_ancestor (before, group);

    pointer_key (before,
                 !among                         ? GDK_KEY_Tab
                 : comes_after (button, before) ? GDK_KEY_Right
                                                : GDK_KEY_Left,
                 0);
    WAIT_UNTIL (get_focus (stage) != before);
  }
  g_assert_true (get_focus (stage) == button);
  pointer_key (button, GDK_KEY_Return, 0);
  WAIT_UNTIL (gtk_widget_has_focus (play_stage_get_canvas (stage)));
}

/* G leads to a hex by its number. */
static void
go_by_keys (Stage *stage, const char *place)
{
  GtkWidget *canvas = play_stage_get_canvas (stage);
  CraMapView *view = play_stage_get_page (stage)->view;
  CrPlace at, cursor;

  g_assert_true (
      cr_map_parse_printed (cr_state_get_map (play_stage_get_state (stage)), place, &at, NULL));
  if (cra_map_view_get_cursor (view, &cursor) && cr_place_equal (cursor, at))
    return;
  pointer_key (canvas, GDK_KEY_g, 0);
  WAIT_UNTIL (GTK_IS_TEXT (get_focus (stage)));
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), place);
  pointer_key (get_focus (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (cra_map_view_get_cursor (view, &cursor) && cr_place_equal (cursor, at));
  WAIT_UNTIL (gtk_widget_has_focus (canvas));
}

static void
act_by_keys (Stage *stage)
{
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_Return, 0);
}

/* Whoever is in hand is let go. */
static void
let_go (Stage *stage)
{
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_Escape, 0);
  WAIT_UNTIL (cre_tool_play_get_gear (CRE_TOOL_PLAY (get_tool (stage))) < 0 &&
              cre_tool_play_get_chosen (CRE_TOOL_PLAY (get_tool (stage))) < 0);
}

static void
pull_by_keys (Stage *stage, const char *to)
{
  go_by_keys (stage, to);
  act_by_keys (stage);
}

static void
drag_by_keys (Stage *stage, const char *from, const char *to)
{
  let_go (stage);
  go_by_keys (stage, from);
  act_by_keys (stage);
  WAIT_UNTIL (cre_tool_play_get_gear (play_stage_get_page (stage)->tool) >= 0);
  pull_by_keys (stage, to);
}

static const Way by_pointer = { press_by_pointer, go_by_pointer,   act_by_pointer,
                                press_by_pointer, drag_by_pointer, pull_by_pointer };
static const Way by_keys = { press_by_keys, go_by_keys,   act_by_keys,
                             press_by_keys, drag_by_keys, pull_by_keys };

/* What is done. */

/* Somebody comes from the list; where he is put is up to the caller. */
static void
take_man (Stage *stage, const char *id)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (get_tool (stage));

  cre_tool_play_take (
      tool, cr_characters_find (cr_state_get_library (play_stage_get_state (stage)), id), 0);
}

static void
put_on_map (Stage *stage, const Way *way, const char *id, const char *place)
{
  guint before = play_stage_n_played (stage);

  take_man (stage, id);
  way->go (stage, place);
  way->act (stage);
  WAIT_UNTIL (play_stage_n_played (stage) > before);
}

/* On the sheet, by what is said of that hex of it. */
static void
put_on_level (Stage *stage, const Way *way, const char *id, const char *spot)
{
  GtkWidget *sheet = GTK_WIDGET (play_stage_get_page (stage)->sheet);
  guint before = play_stage_n_played (stage);

  take_man (stage, id);
  WAIT_UNTIL (hand_find (sheet, spot) != NULL);
  way->press (stage, hand_find (sheet, spot));
  WAIT_UNTIL (play_stage_n_played (stage) > before);
}

static void
set_tower_up (Stage *stage, const Way *way)
{
  GtkWidget *gear = hand_find (GTK_WIDGET (play_stage_get_page (stage)->tray), "Large siege tower");

  way->take (stage, gtk_widget_get_ancestor (gear, GTK_TYPE_BUTTON));
  WAIT_UNTIL (cre_tool_play_get_piece (CRE_TOOL_PLAY (get_tool (stage))) != NULL);
  way->go (stage, "1202");
  WAIT_UNTIL (says (stage, "Large siege tower on 1202, facing S"));
  g_assert_true (says (stage, "After 2 hexes straight on its bridge reaches 1205, 2 up."));
  way->act (stage);
  WAIT_UNTIL (find_tower (stage) >= 0);
  g_assert_true (says (stage, "Nobody is in it."));
}

/* Those who push, and one at each winch. */
static void
man_tower (Stage *stage, const Way *way)
{
  put_on_map (stage, way, "watkin", "1102");
  put_on_map (stage, way, "wynken", "1302");
  put_on_map (stage, way, "tom", "1201");
  put_on_map (stage, way, "frederick", "1202");
  put_on_level (stage, way, "gunter", "1102, on its second level: a winch of its bridge");
  put_on_level (stage, way, "richard", "1302, on its second level: a winch of its bridge");
}

/* Until the besiegers move in that turn. */
static void
end_until (Stage *stage, int turn)
{
  const CrTurn *now = cr_state_get_turn (play_stage_get_state (stage));

  for (int i = 0; i < 30 && (now->number < turn || now->player != 0 || now->phase != 1); i++)
    play_stage_order (stage, "end");
  g_assert_cmpint (now->number, ==, turn);
  g_assert_cmpint (now->phase, ==, 1);
  pointer_rest (play_stage_get_canvas (stage));
}

static void
press_deed (Stage *stage, const Way *way, const char *words)
{
  GtkWidget *panel = GTK_WIDGET (play_stage_get_page (stage)->man);
  guint before = play_stage_n_played (stage);

  WAIT_UNTIL (hand_find (panel, words) != NULL);
  way->press (stage, gtk_widget_get_ancestor (hand_find (panel, words), GTK_TYPE_BUTTON));
  WAIT_UNTIL (play_stage_n_played (stage) > before);
}

/* From the tower to where he is sent. */
static void
send (Stage *stage, const Way *way, const char *from, const char *to)
{
  guint before = play_stage_n_played (stage);

  let_go (stage);
  way->go (stage, from);
  way->act (stage);
  WAIT_UNTIL (cre_tool_play_get_chosen (CRE_TOOL_PLAY (get_tool (stage))) >= 0);
  way->go (stage, to);
  way->act (stage);
  WAIT_UNTIL (play_stage_n_played (stage) > before);
}

static void
assert_stands (Stage *stage, const char *id, const char *place, CrPostKind post)
{
  const CrState *state = play_stage_get_state (stage);
  const CrFighter *fighter =
      cr_state_get_fighter (state, (guint) cr_state_find_fighter (state, id));
  g_autofree char *at = cr_map_format_printed (cr_state_get_map (state), fighter->man.place);

  g_assert_cmpstr (at, ==, place);
  g_assert_cmpint (fighter->man.post.kind, ==, post);
}

/* @data: how. What is not possible yet is said with the reason. */
static void
test_bridge (Stage *stage, gconstpointer data)
{
  const Way *way = data;
  GtkWidget *panel = GTK_WIDGET (play_stage_get_page (stage)->man);
  guint before;

  set_tower_up (stage, way);
  man_tower (stage, way);
  end_until (stage, 1);
  before = play_stage_n_played (stage);
  way->drag (stage, "1101", "1103");
  WAIT_UNTIL (play_stage_n_played (stage) > before);
  WAIT_UNTIL (hand_find (panel, "Let down the bridge of Large siege tower 1") == NULL);
  end_until (stage, 2);
  let_go (stage);
  way->go (stage, "1203");
  way->act (stage);
  press_deed (stage, way, "Let down the bridge of Large siege tower 1");
  end_until (stage, 3);
  g_assert_true (cr_gear_get_tower (play_stage_get_state (stage), find_tower (stage)).bridge_down);
  /* Of those in one hex he is meant whom the map shows. */
  send (stage, way, "1104", "1105");
  assert_stands (stage, "gunter", "1105", CR_POST_TOWER);
  end_until (stage, 4);
  send (stage, way, "1105", "1005");
  assert_stands (stage, "gunter", "1005", CR_POST_GROUND);
}

static void
assert_gear (Stage *stage, const char *id, const char *place, CrDirection facing)
{
  const CrState *state = play_stage_get_state (stage);
  const CrGear *gear = cr_state_get_gear (state, (guint) cr_state_find_gear (state, id));
  g_autofree char *at = cr_map_format_printed (cr_state_get_map (state), gear->places[0]);

  g_assert_cmpstr (at, ==, place);
  g_assert_cmpint (gear->facing, ==, facing);
}

/* A ram with men in both of its hexes: one of them is pressed twice, and the ram is pulled on and
 * turned; a cart is drawn on by its free hex, and not back. */
static void
test_rolled (Stage *stage, gconstpointer data)
{
  static const char *const orders[] = { "place bruce as ram at 15,2 facing S",
                                        "place r1 as watkin for besiegers at 15,2 on tower/frame",
                                        "place r2 as watkin for besiegers at 15,1 on tower/frame",
                                        "place wain as wagon at 9,2 facing S",
                                        "place pip as watkin for besiegers at 9,2" };
  const Way *way = data;
  CreToolPlay *tool = CRE_TOOL_PLAY (get_tool (stage));
  guint before;

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    play_stage_order (stage, orders[i]);
  end_until (stage, 1);
  before = play_stage_n_played (stage);
  way->go (stage, "1502");
  way->act (stage);
  WAIT_UNTIL (cre_tool_play_get_chosen (tool) >= 0);
  WAIT_UNTIL (says (stage, "Press on him again to take hold of bruce."));
  way->act (stage);
  WAIT_UNTIL (cre_tool_play_get_gear (tool) >= 0);
  way->pull (stage, "1503");
  WAIT_UNTIL (play_stage_n_played (stage) > before);
  assert_gear (stage, "bruce", "1503", 3);
  assert_stands (stage, "r1", "1503", CR_POST_TOWER);
  before = play_stage_n_played (stage);
  way->drag (stage, "0901", "0902");
  WAIT_UNTIL (play_stage_n_played (stage) > before);
  assert_gear (stage, "wain", "0903", 3);
  assert_stands (stage, "pip", "0903", CR_POST_GROUND);
  before = play_stage_n_played (stage);
  way->drag (stage, "0902", "0901");
  WAIT_UNTIL (says (stage, "WAG-02"));
  g_assert_cmpuint (play_stage_n_played (stage), ==, before);
}

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_open_castle ("templars-castle"));
  play_stage_begin (stage);
  play_stage_order (stage, "place hal for garrison at 20,5");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/app/belfry/pointer", Stage, &by_pointer, set_up, test_bridge, stage_tear_down);
  g_test_add ("/app/belfry/keys", Stage, &by_keys, set_up, test_bridge, stage_tear_down);
  g_test_add ("/app/belfry/rolled/pointer", Stage, &by_pointer, set_up, test_rolled,
              stage_tear_down);
  g_test_add ("/app/belfry/rolled/keys", Stage, &by_keys, set_up, test_rolled, stage_tear_down);
  return pointer_is_there () ? g_test_run () : 77;
}

/* test-siege.c: ten turns in the window, by the pointer and by keys alone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: MOV-01, CBT-01, CBT-15, SEQ-05; design/game.md sections 2 and 5. */
#include "hand.h"
#include "play-stage.h"

#include "cra-map-view-private.h"

#include <glib/gstdio.h>

#define TURNS 10

/* How an order is given. */
typedef struct {
  void (*act) (Stage *stage, CrPlace from, CrPlace to);
  void (*answer) (Stage *stage);
  void (*end) (Stage *stage);
} Way;

/* By the pointer. */

/* The first answer that lies on the map; none does only where nobody may advance. */
static gboolean
find_answer (Stage *stage, CrPlace *place_out)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));

  cr_state_list_choices (play_stage_get_state (stage), choices);
  for (guint i = 0; i < choices->len; i++) {
    *place_out = cre_play_find_choice_place (play_stage_get_play (stage),
                                             &g_array_index (choices, CrChoice, i));
    if (place_out->floor >= 0)
      return TRUE;
  }
  return FALSE;
}

static void
click_answer (Stage *stage)
{
  CrPlace place;

  g_assert_true (find_answer (stage, &place));
  play_stage_drag (stage, place, place);
}

static void
press_end (Stage *stage)
{
  GtkWidget *end = gtk_widget_get_last_child (GTK_WIDGET (play_stage_get_page (stage)->phases));

  pointer_rest (end);
  pointer_click (end, gtk_widget_get_width (end) / 2.0, gtk_widget_get_height (end) / 2.0);
}

/* By keys. */

static void
press (Stage *stage, guint key, guint modifier)
{
  pointer_key (play_stage_get_canvas (stage), key, modifier);
}

static CrPlace
get_cursor (Stage *stage)
{
  CrPlace cursor;

  g_assert_true (cra_map_view_get_cursor (play_stage_get_page (stage)->view, &cursor));
  return cursor;
}

/* Column by column, then row by row. */
static void
move_cursor (Stage *stage, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (play_stage_get_state (stage)));
  int column, row, to_column, to_row;

  cr_grid_address (grid, place.hex, &to_column, &to_row);
  for (CrPlace at = get_cursor (stage); !cr_place_equal (at, place); at = get_cursor (stage)) {
    cr_grid_address (grid, at.hex, &column, &row);
    if (column != to_column)
      press (stage, column < to_column ? GDK_KEY_Right : GDK_KEY_Left, 0);
    else
      press (stage, row < to_row ? GDK_KEY_Down : GDK_KEY_Up, 0);
    WAIT_UNTIL (!cr_place_equal (get_cursor (stage), at));
  }
}

static void
act_by_keys (Stage *stage, CrPlace from, CrPlace to)
{
  press (stage, GDK_KEY_Escape, 0);
  move_cursor (stage, from);
  press (stage, GDK_KEY_Return, 0);
  move_cursor (stage, to);
  press (stage, GDK_KEY_Return, 0);
}

static void
answer_by_keys (Stage *stage)
{
  press (stage, GDK_KEY_Tab, 0);
  press (stage, GDK_KEY_Return, 0);
}

static void
end_by_keys (Stage *stage)
{
  press (stage, GDK_KEY_Return, GDK_KEY_Control_L);
}

static const Way by_pointer = { play_stage_drag, click_answer, press_end };
static const Way by_keys = { act_by_keys, answer_by_keys, end_by_keys };

/* The game that is played. */

static void
set_up (Stage *stage, gconstpointer data)
{
  static const char *const orders[] = {
    "place roland for besiegers at 3,2", "place clarence for besiegers at 5,2",
    "place conrad for besiegers at 7,2", "place gunter for besiegers at 9,2",
    "place richard for garrison at 3,7", "place piers for garrison at 5,7",
    "place gilbert for garrison at 7,7", "place thomas for garrison at 9,7",
  };

  stage_set_up (stage, stage_new_document (12, 9));
  stage_do (stage->window, "win.play", NULL);
  play_stage_wait (stage);
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    g_assert_true (cre_play_say (play_stage_get_play (stage), orders[i], NULL));
  gtk_widget_grab_focus (play_stage_get_canvas (stage));
  pointer_rest (play_stage_get_canvas (stage));
}

/* What he could do first of all that is done by going at somebody or somewhere; towards the middle
 * row, so that both sides meet. */
static gboolean
find_deed (CrState *state, int man, CrVerb verb, CrPlace *to_out)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  int least = G_MAXINT;

  cr_game_list (state, man, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);
    CrPlace to = verb == CR_VERB_MOVE
                     ? order->places[0]
                     : cr_state_get_fighter (state, (guint) order->targets[0])->man.place;
    int column, row;

    cr_grid_address (cr_map_get_grid (cr_state_get_map (state)), to.hex, &column, &row);
    if (order->verb != verb || order->n_men != 1 || 10 * ABS (row - 5) + column >= least)
      continue;
    least = 10 * ABS (row - 5) + column;
    *to_out = to;
  }
  return least < G_MAXINT;
}

/* One of those whose turn it is does something in this phase, if he can. */
static void
do_something (Stage *stage, const Way *way)
{
  CrState *state = play_stage_get_state (stage);
  const CrPhase *phase = cr_state_get_phase (state);
  CrVerb verb = cr_phase_allows (phase, "attack") ? CR_VERB_ATTACK : CR_VERB_MOVE;
  int n = (int) cr_state_n_fighters (state);
  int first = cr_state_get_turn (state)->number;
  guint before = play_stage_n_played (stage);
  CrPlace to;

  if (!cr_phase_allows (phase, cr_verb_get_name (verb)))
    return;
  for (int i = 0; i < n; i++) {
    int man = (first + i) % n;
    const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);

    if (fighter->side != cr_state_get_actor (state) || !find_deed (state, man, verb, &to))
      continue;
    way->act (stage, fighter->man.place, to);
    WAIT_UNTIL (play_stage_n_played (stage) > before);
    return;
  }
}

static void
play_phase (Stage *stage, const Way *way)
{
  CrState *state = play_stage_get_state (stage);
  guint before;

  if (cr_state_get_phase (state) != NULL)
    do_something (stage, way);
  while (cr_state_get_awaited (state) != NULL) {
    before = play_stage_n_played (stage);
    way->answer (stage);
    WAIT_UNTIL (play_stage_n_played (stage) > before);
  }
  if (cr_state_get_turn (state)->over)
    return;
  before = play_stage_n_played (stage);
  way->end (stage);
  WAIT_UNTIL (play_stage_n_played (stage) > before);
}

/* The same dice fall and the men stand where they stood when the log is played elsewhere. */
static void
assert_replayed (Stage *stage)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "a.map.xml", NULL);
  g_autoptr (GFile) log = g_file_new_build_filename (folder, "a.playlog.xml", NULL);
  g_autofree char *cli =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  g_autofree char *digest = cr_state_dup_digest (play_stage_get_state (stage)), *out = NULL;
  g_autoptr (GError) error = NULL;
  const char *const argv[] = { cli, "replay", g_file_peek_path (log), g_file_peek_path (map),
                               NULL };
  int status;

  g_assert_true (cre_document_save (CRE_DOCUMENT (stage_get_document (stage)), map, &error));
  g_assert_true (cre_document_save (CRE_DOCUMENT (play_stage_get_play (stage)), log, &error));
  g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &out, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_assert_true (g_str_has_suffix (g_strstrip (out), digest));
  g_file_delete (map, NULL, NULL);
  g_file_delete (log, NULL, NULL);
  g_rmdir (folder);
}

/* @data: how */
static void
test_ten_turns (Stage *stage, gconstpointer data)
{
  const CrTurn *turn = cr_state_get_turn (play_stage_get_state (stage));
  guint n_dice = 0;

  for (int i = 0; i < 200 && turn->number <= TURNS && !turn->over; i++)
    play_phase (stage, data);
  g_assert_true (turn->number > TURNS || turn->over);
  for (guint i = 0; i < play_stage_n_played (stage); i++)
    n_dice +=
        ((CrPlayed *) cre_play_get_log (play_stage_get_play (stage))->played->pdata[i])->dice->len;
  g_test_message ("%u orders, %u dice, turn %d", play_stage_n_played (stage), n_dice, turn->number);
  g_assert_cmpuint (n_dice, >, 0);
  assert_replayed (stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/app/siege/pointer", Stage, &by_pointer, set_up, test_ten_turns, stage_tear_down);
  g_test_add ("/app/siege/keys", Stage, &by_keys, set_up, test_ten_turns, stage_tear_down);
  return pointer_is_there () ? g_test_run () : 77;
}

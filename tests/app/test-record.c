/* test-record.c: the recorded assaults, opened in the window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: END-01, SEQ-05, TWR-15, GRP-01; design/game.md section 5; design/window.md section 2. */
#include "hand.h"
#include "play-stage.h"

#include "cr-xml-playlog.h"

#include <glib/gstdio.h>
#include <sys/wait.h>

/* Of tests/data/game. */
typedef struct {
  const char *orders, *castle, *seed, *option, *outcome;
} Recorded;

static const Recorded ladders = {
  "assault",
  "border-castle",
  "107",
  "sky=clear",
  "The fight is over: the besiegers win. Unhurt, wounded, dead or captured: the besiegers 5, 3, 0; "
  "the garrison 0, 0, 6.",
};

static const Recorded belfry = {
  "belfry-assault",
  "templars-castle",
  "5",
  "sky=clear",
  "The fight is over: the besiegers win. Unhurt, wounded, dead or captured: the besiegers 13, 2, "
  "1; "
  "the garrison 0, 0, 4.",
};

static const Recorded ropes = {
  "night-escalade",
  "medieval-town",
  "7",
  "sky=night",
  "The fight is over: the garrison win. Unhurt, wounded, dead or captured: the besiegers 5, 0, 4; "
  "the garrison 6, 0, 1. END-01",
};

static void
set_up (Stage *stage, gconstpointer data)
{
  const Recorded *recorded = data;

  stage_set_up (stage, stage_open_castle (recorded->castle));
}

/* (transfer full): what the command line says. */
static char *
run (const char *const *words)
{
  g_autofree char *cli =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  g_autoptr (GStrvBuilder) argv = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  g_autoptr (GError) error = NULL;
  char *out = NULL;
  int status;

  g_strv_builder_add (argv, cli);
  g_strv_builder_addv (argv, (const char **) words);
  all = g_strv_builder_end (argv);
  g_spawn_sync (NULL, all, NULL, 0, NULL, NULL, &out, NULL, &status, &error);
  g_assert_no_error (error);
  /* Some records hold orders that are refused, of which the status tells. */
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) < 2);
  return out;
}

/* (transfer full): the state after the whole log, as the command line replays it. */
static char *
record (const Recorded *recorded, const char *log)
{
  const char *source = g_getenv ("CRENEL_SOURCE_DIR");
  g_autofree char *castle = g_strconcat (recorded->castle, ".map.xml", NULL);
  g_autofree char *map = g_build_filename (source, "maps", castle, NULL);
  g_autofree char *name = g_strconcat (recorded->orders, ".orders", NULL);
  g_autofree char *orders = g_build_filename (source, "tests", "data", "game", name, NULL);
  const char *const play[] = {
    "play",  map, "--seed", recorded->seed, "--option", recorded->option, "--orders", orders,
    "--log", log, NULL
  };
  const char *const replay[] = { "replay", log, map, NULL };
  g_autofree char *played = run (play), *out = run (replay);

  return g_strdup (strrchr (g_strchomp (out), '\n') + 1);
}

static void
assert_digest (Stage *stage, const char *digest)
{
  g_autofree char *is = cr_state_dup_digest (play_stage_get_state (stage));

  g_assert_cmpstr (is, ==, digest);
}

/* It says every word and every die that the file says. */
static void
assert_says (Stage *stage, const char *path)
{
  g_autoptr (GBytes) is = cr_playlog_write (cre_play_get_log (play_stage_get_play (stage)));
  g_autofree char *was = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (path, &was, &n, NULL));
  g_assert_cmpmem (g_bytes_get_data (is, NULL), g_bytes_get_size (is), was, n);
}

/* The window plays a recorded assault as the command line does: the same log to the byte, the
 * same state at its end, be it stepped back to its beginning in between; and how it has ended is
 * told, and nothing is offered to be ended any more. */
static void
test_assault (Stage *stage, gconstpointer data)
{
  const Recorded *recorded = data;
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "assault.playlog.xml", NULL);
  g_autofree char *digest = record (recorded, path), *first = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  guint n;

  cra_window_take_document (stage->window, cre_document_open (CRE_TYPE_PLAY, file, &error));
  g_assert_no_error (error);
  play_stage_wait (stage);
  assert_digest (stage, digest);
  assert_says (stage, path);
  g_assert_null (hand_find (GTK_WIDGET (play_stage_get_page (stage)), "End combat"));
  n = cre_play_get_log (play_stage_get_play (stage))->played->len;
  g_assert_cmpuint (n, >, 100);
  stage_do (stage->window, "play.first", NULL);
  g_assert_cmpuint (cr_state_n_fighters (play_stage_get_state (stage)), ==, 0);
  stage_do (stage->window, "play.last", NULL);
  assert_digest (stage, digest);
  assert_says (stage, path);
  g_assert_cmpuint (cre_play_get_log (play_stage_get_play (stage))->played->len, ==, n);
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->banner), recorded->outcome) != NULL);
  g_unlink (path);
  g_rmdir (folder);
}

/* (nullable): what says so when the pointer rests on it. */
static GtkWidget *
find_tip (GtkWidget *root, const char *tip)
{
  const char *is = gtk_widget_get_tooltip_text (root);
  GtkWidget *found = is != NULL && g_str_has_prefix (is, tip) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_tip (child, tip);
  return found;
}

static gboolean
can_press (Stage *stage, const char *tip)
{
  return gtk_widget_get_sensitive (find_tip (GTK_WIDGET (play_stage_get_page (stage)), tip));
}

/* (transfer full): the file of a record, with which a window is opened. */
static char *
open_record (Stage *stage, const Recorded *recorded)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  char *path = g_build_filename (folder, "assault.playlog.xml", NULL);
  g_autofree char *digest = record (recorded, path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  stage->application = stage_start ();
  stage->window = cra_window_new (stage->application);
  cra_window_take_document (stage->window, cre_document_open (CRE_TYPE_PLAY, file, &error));
  g_assert_no_error (error);
  gtk_window_present (GTK_WINDOW (stage->window));
  play_stage_wait (stage);
  return path;
}

/* From a game that was opened to its castle and back: the log offers no step beyond its end, and
 * its keys step where it has the focus. */
static void
test_back (Stage *stage, gconstpointer data)
{
  g_autofree char *path = open_record (stage, data);
  g_autofree char *folder = g_path_get_dirname (path);
  guint n = play_stage_n_played (stage);
  Hand hand = { .window = stage->window };

  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F5, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (stage_get_map_page (stage->window))));
  pointer_rest (GTK_WIDGET (stage->window));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F5, 0);
  play_stage_wait (stage);
  g_assert_false (can_press (stage, "Step on"));
  g_assert_false (can_press (stage, "To the end"));
  g_assert_true (can_press (stage, "Step back"));
  g_assert_true (cra_play_log_enter (play_stage_get_page (stage)->log));
  hand_key (&hand, hand_get_focus (&hand), GDK_KEY_comma, 0);
  WAIT_UNTIL (play_stage_n_played (stage) < n);
  g_assert_true (can_press (stage, "Step on"));
  hand_key (&hand, hand_get_focus (&hand), GDK_KEY_period, 0);
  WAIT_UNTIL (play_stage_n_played (stage) == n);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/app/record/assault", Stage, &ladders, set_up, test_assault, stage_tear_down);
  g_test_add ("/app/record/belfry", Stage, &belfry, set_up, test_assault, stage_tear_down);
  g_test_add ("/app/record/ropes", Stage, &ropes, set_up, test_assault, stage_tear_down);
  g_test_add ("/app/record/back", Stage, &ladders, NULL, test_back, stage_tear_down);
  return pointer_is_there () ? g_test_run () : 77;
}

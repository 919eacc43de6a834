/* test-files.c: what the commands write, and what they leave alone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <cairo.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run.h"

/* Every command with arguments that make it answer. */
static const char *const asked[] = {
  "new $TMP/never.map.xml --columns 3 --rows 3 --help",
  "info $MAP",
  "hex $MAP 1,1",
  "lof $MAP 1,1 3,3",
  "field $MAP 1,1",
  "dead $MAP 1,1",
  "coverage $MAP 1,1",
  "who $MAP 1,1",
  "levels $MAP 1,1 3,3",
  "exposure $MAP 1,1",
  "section $MAP 1,1 3,3 $TMP/full.svg",
  "reach $MAP 1,1 --mp 3",
  "path $MAP 1,1 3,3",
  "check $MAP",
  "fit $MAP $TMP/scan.png --point 1,1=5,5 --point 3,3=30,30",
  "suggest $TMP/board.map.xml --learn 1,1",
  "edit $MAP $TMP/full.map.xml --help",
  "render $MAP $TMP/full.svg --help",
  "convert $MAP $TMP/full.map.xml --help",
  "join $MAP $MAP",
  "play $MAP --help",
  "siege $MAP --help",
  "replay $TMP/full.playlog.xml --help",
  "signature --help",
  "rules",
  "characters",
};

static Run
run_shell (const char *words, const char *after)
{
  g_autofree char *line = g_strdup_printf ("%s %s %s", g_getenv ("CRENEL_CLI"), words, after);
  g_autofree char *full = run_path (line);
  const char *argv[] = { "/bin/sh", "-c", full, NULL };
  int status;
  Run run = { 0, NULL, NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &run.out,
                               &run.err, &status, NULL));
  g_assert_true (WIFEXITED (status));
  run.status = WEXITSTATUS (status);
  return run;
}

static void
write_picture (const char *name)
{
  g_autofree char *path = run_path (name);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 400, 400);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

/* A map on a picture, and files of its own. */
static void
make_board (void)
{
  g_autofree char *board = run_path ("$TMP/board.map.xml");
  g_auto (Run) run = { 0, NULL, NULL }, fit = { 0, NULL, NULL };

  g_unlink (board);
  write_picture ("$TMP/scan.png");
  run = run_cli ("new $TMP/board.map.xml --columns 3 --rows 3");
  g_assert_cmpstr (run.err, ==, "");
  fit = run_cli ("fit $TMP/board.map.xml $TMP/scan.png --point 1,1=50,50 --point 3,3=300,300 "
                 "--output $TMP/board.map.xml");
  g_assert_cmpstr (fit.err, ==, "");
}

static void
check_unwritten (const char *words, const char *output)
{
  g_auto (Run) run = run_shell (words, output);

  if (run.status != 2 || strcmp (run.err, "crenel-cli: the answer could not be written\n") != 0)
    g_error ("%s %s: %d %s", words, output, run.status, run.err);
}

static void
test_full_output (void)
{
  make_board ();
  for (gsize i = 0; i < G_N_ELEMENTS (asked); i++) {
    check_unwritten (asked[i], "> /dev/full");
    check_unwritten (asked[i], ">&-");
  }
  check_unwritten ("--help", "> /dev/full");
  check_unwritten ("check --list --json", "> /dev/full");
}

/* The list above is the whole list. */
static void
test_every_command (void)
{
  g_auto (Run) run = run_cli ("--help");
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  gsize n = 0;

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "  ") && (*line)[2] != ' ') {
      g_auto (GStrv) words = g_strsplit (*line + 2, " ", 2);

      g_assert_cmpuint (n, <, G_N_ELEMENTS (asked));
      g_assert_true (g_str_has_prefix (asked[n], words[0]));
      n++;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (asked));
}

/* Refused in one sentence, and the file is what it was. */
static void
check_left_alone (const char *words, const char *file, const char *why)
{
  g_autofree char *path = run_path (file);
  g_autofree char *before = NULL, *after = NULL, *said = NULL;
  g_auto (Run) run = { 0, NULL, NULL };
  gsize n_before, n_after;

  g_assert_true (g_file_get_contents (path, &before, &n_before, NULL));
  run = run_cli (words);
  said = g_strdup_printf ("is left as it is: %s; give another name\n", why);
  if (run.status != 2 || !g_str_has_suffix (run.err, said))
    g_error ("%s: %d %s", words, run.status, run.err);
  g_assert_true (g_file_get_contents (path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
}

#define PICTURE "the map lies on this picture"

static void
test_pictures_are_left_alone (void)
{
  g_autofree char *scan = run_path ("$TMP/scan.png");
  g_autofree char *soft = run_path ("$TMP/soft.png");
  g_autofree char *hard = run_path ("$TMP/hard.png");

  make_board ();
  g_unlink (soft);
  g_unlink (hard);
  g_assert_cmpint (symlink ("scan.png", soft), ==, 0);
  g_assert_cmpint (link (scan, hard), ==, 0);
  check_left_alone ("render $TMP/board.map.xml $TMP/scan.png", "$TMP/scan.png", PICTURE);
  check_left_alone ("render $TMP/board.map.xml $TMP/soft.png", "$TMP/scan.png", PICTURE);
  check_left_alone ("render $TMP/board.map.xml $TMP/hard.png", "$TMP/scan.png", PICTURE);
  check_left_alone ("section $TMP/board.map.xml 1,1 3,3 $TMP/./scan.png", "$TMP/scan.png", PICTURE);
  check_left_alone ("edit $TMP/board.map.xml $TMP/scan.png --level 2@1,1", "$TMP/scan.png",
                    PICTURE);
  check_left_alone ("edit $TMP/board.map.xml $TMP/scan.png --undo-all", "$TMP/scan.png", PICTURE);
  check_left_alone ("edit $TMP/board.map.xml $TMP/o.map.xml --copy $TMP/scan.png@1,1",
                    "$TMP/scan.png", PICTURE);
  check_left_alone ("fit $MAP $TMP/scan.png --point 1,1=5,5 --point 3,3=30,30 --output "
                    "$TMP/scan.png",
                    "$TMP/scan.png", PICTURE);
  check_left_alone ("suggest $TMP/board.map.xml --learn 1,1 --output $TMP/scan.png",
                    "$TMP/scan.png", PICTURE);
}

/* A map that has the ending of a picture is a map. */
static void
test_map_is_left_alone (void)
{
  g_autofree char *from = run_path ("$TMP/board.map.xml");
  g_autofree char *to = run_path ("$TMP/board.svg");

  make_board ();
  g_unlink (to);
  g_assert_cmpint (g_rename (from, to), ==, 0);
  check_left_alone ("render $TMP/board.svg $TMP/board.svg", "$TMP/board.svg",
                    "it is the map itself");
  check_left_alone ("section $TMP/board.svg 1,1 3,3 $TMP/board.svg", "$TMP/board.svg",
                    "it is the map itself");
}

#define RULESET "the map is read by this ruleset"

static void
test_rulesets_are_left_alone (void)
{
  g_autofree char *path = run_path ("$TMP/siege.ruleset.xml");
  g_autofree char *shipped = run_path ("$SRC/data/rules/siege.ruleset.xml");
  g_autofree char *text = NULL;

  make_board ();
  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  check_left_alone ("edit $TMP/board.map.xml $TMP/siege.ruleset.xml --level 2@1,1",
                    "$TMP/siege.ruleset.xml", RULESET);
  g_unlink (path);
}

#define READ "it is read for this"

static void
write_text (const char *file, const char *text)
{
  g_autofree char *path = run_path (file);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A log is not written over the orders or the scenario that it comes from. */
static void
test_what_is_played_is_left_alone (void)
{
  g_autofree char *shipped = run_path ("$SRC/maps/border-market-day.scenario.xml");
  g_autofree char *day = run_path ("$TMP/day.scenario.xml");
  g_autofree char *text = NULL;

  make_board ();
  write_text ("$TMP/o.orders", "finish\n");
  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (day, text, -1, NULL));
  check_left_alone ("play $TMP/board.map.xml --orders $TMP/o.orders --log $TMP/o.orders",
                    "$TMP/o.orders", READ);
  check_left_alone ("siege $TMP/board.map.xml --orders $TMP/o.orders --log $TMP/o.orders",
                    "$TMP/o.orders", READ);
  check_left_alone ("play $TMP/day.scenario.xml --log $TMP/day.scenario.xml",
                    "$TMP/day.scenario.xml", READ);
  check_left_alone ("render $TMP/day.scenario.xml $TMP/day.scenario.xml", "$TMP/day.scenario.xml",
                    READ);
}

/* What is put together reads its maps, and what they read. */
static void
test_parts_are_left_alone (void)
{
  make_board ();
  write_text ("$TMP/one.assembly.xml",
              "<assembly xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"one\">"
              "<part id=\"board\" map=\"board\" href=\"board.map.xml\"/></assembly>");
  check_left_alone ("render $TMP/one.assembly.xml $TMP/scan.png", "$TMP/scan.png", PICTURE);
  check_left_alone ("edit $TMP/one.assembly.xml $TMP/scan.png --level 2@1,1", "$TMP/scan.png",
                    PICTURE);
  check_left_alone ("edit $TMP/one.assembly.xml $TMP/board.map.xml --level 2@1,1",
                    "$TMP/board.map.xml", "it is the map itself");
}

static GSubprocess *
start_edit (const char *operation)
{
  g_autofree char *map = run_path ("$TMP/board.map.xml");

  return g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                           NULL, g_getenv ("CRENEL_CLI"), "edit", map, map, "--level", operation,
                           NULL);
}

static gboolean
has_level (const char *hex, int level)
{
  g_autofree char *words = g_strdup_printf ("hex $TMP/board.map.xml %s", hex);
  JsonNode *root = run_json (words, 0);
  gboolean has = json_object_get_int_member (json_node_get_object (root), "level") == level;

  json_node_unref (root);
  return has;
}

/* Two at once over one file: what says that it is done is in the file, and one of them is. */
static void
test_rivals (void)
{
  make_board ();
  for (int i = 1; i <= 6; i++) {
    g_autofree char *left = g_strdup_printf ("%d@1,1", i);
    g_autofree char *right = g_strdup_printf ("%d@3,3", i);
    g_autoptr (GSubprocess) one = start_edit (left), other = start_edit (right);
    gboolean one_done = g_subprocess_wait_check (one, NULL, NULL);
    gboolean other_done = g_subprocess_wait_check (other, NULL, NULL);

    g_assert_true (one_done || other_done);
    g_assert_cmpint (has_level ("1,1", i), ==, one_done);
    g_assert_cmpint (has_level ("3,3", i), ==, other_done);
  }
}

/* The castle under a name and with a title that would redden the terminal and read backwards. */
static char *
write_deceiver (void)
{
  g_autofree char *from = run_path ("$MAP"), *text = NULL;
  char *path = run_path ("$TMP/a\033[31m\n\u202Eb.map.xml");
  g_autoptr (GString) out = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  out = g_string_new (text);
  g_string_replace (out, "<title>",
                    "<title>x\u202E&#10;\xc2\x9b"
                    "31m",
                    1);
  g_string_replace (out, "<area ",
                    "<area id=\"deceiver\" name=\"d&#10;\u202E\">9,&#10;\u202E</area><area ", 1);
  g_assert_true (g_file_set_contents (path, out->str, -1, NULL));
  return path;
}

static void
check_plain (const char *command, const char *path)
{
  const char *argv[] = { g_getenv ("CRENEL_CLI"), command, path, NULL };
  g_autofree char *out = NULL, *err = NULL, *all = NULL;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, &err,
                               NULL, NULL));
  all = g_strconcat (out, err, NULL);
  for (const char *p = all; *p != '\0'; p = g_utf8_next_char (p)) {
    gunichar c = g_utf8_get_char (p);

    if ((g_unichar_iscntrl (c) && c != '\n') || c == 0x202E)
      g_error ("%s: %s", command, all);
  }
  g_assert_true (g_str_has_suffix (all, "\n"));
  if (g_str_equal (command, "path"))
    g_assert_cmpstr (strchr (all, '\n'), ==, "\n");
}

static void
test_deceiver (void)
{
  g_autofree char *path = write_deceiver ();
  g_autofree char *missing = g_strconcat (path, "\u202E", NULL);

  check_plain ("info", path);
  check_plain ("check", path);
  check_plain ("check", missing);
  check_plain ("path", path);
  check_plain (path, path);
}

/* A map may name thousands of pictures, each of which takes all the time that one may: after the
 * first that cannot be read none is begun. */
static void
test_pictures_that_take_long (void)
{
  static const char script[] = "#!/bin/sh\ncat > /dev/null\nprintf x >> $0.count\n"
                               "kill -XCPU $$\n";
  g_autofree char *path = run_path ("$TMP/slow-decoder"),
                  *map_path = run_path ("$TMP/many.map.xml");
  g_autofree char *count_path = g_strconcat (path, ".count", NULL), *count = NULL;
  g_auto (Run) run = { 0, NULL, NULL };
  g_autoptr (GString) map = g_string_new (
      "<map xmlns='urn:x-crenel:1' version='1.0' id='m'><grid columns='4' rows='4'/><floor id='g'/>"
      "<pictures>");

  write_picture ("$TMP/scan.png");
  g_assert_true (g_file_set_contents_full (path, script, -1, 0, 0700, NULL));
  for (int i = 0; i < 5; i++)
    g_string_append_printf (map,
                            "<picture id='p%d' floor='g' media='image/png' size='400 400'>"
                            "<link href='scan.png'/></picture>",
                            i);
  g_string_append (map, "</pictures></map>");
  g_assert_true (g_file_set_contents (map_path, map->str, -1, NULL));
  g_setenv ("CRENEL_DECODE", path, TRUE);
  run = run_cli ("render $TMP/many.map.xml $TMP/many.png --mode picture");
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (
      strstr (run.err, "many.map.xml: the picture “scan.png” cannot be read: it takes too long"));
  g_unsetenv ("CRENEL_DECODE");
  g_assert_true (g_file_get_contents (count_path, &count, NULL, NULL));
  g_assert_cmpstr (count, ==, "x");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/files/full-output", test_full_output);
  g_test_add_func ("/cli/files/every-command", test_every_command);
  g_test_add_func ("/cli/files/pictures-are-left-alone", test_pictures_are_left_alone);
  g_test_add_func ("/cli/files/map-is-left-alone", test_map_is_left_alone);
  g_test_add_func ("/cli/files/rulesets-are-left-alone", test_rulesets_are_left_alone);
  g_test_add_func ("/cli/files/what-is-played-is-left-alone", test_what_is_played_is_left_alone);
  g_test_add_func ("/cli/files/parts-are-left-alone", test_parts_are_left_alone);
  g_test_add_func ("/cli/files/deceiver", test_deceiver);
  g_test_add_func ("/cli/files/pictures-that-take-long", test_pictures_that_take_long);
  g_test_add_func ("/cli/files/rivals", test_rivals);
  return g_test_run ();
}

/* test-work.c: new maps, edits, fits and renderings by the command line, and bad input.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <cairo.h>
#include <glib/gstdio.h>
#include <string.h>

#include "run.h"

static void
assert_done (const char *words)
{
  g_auto (Run) run = run_cli (words);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
}

static GBytes *
read_file (const char *name)
{
  g_autofree char *path = run_path (name);
  g_autoptr (GError) error = NULL;
  char *data;
  gsize size;

  g_file_get_contents (path, &data, &size, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (data, size);
}

static void
assert_same_file (const char *a, const char *b)
{
  g_autoptr (GBytes) bytes_a = read_file (a), bytes_b = read_file (b);

  g_assert_cmpmem (g_bytes_get_data (bytes_a, NULL), g_bytes_get_size (bytes_a),
                   g_bytes_get_data (bytes_b, NULL), g_bytes_get_size (bytes_b));
}

/* A map made from nothing by the commands alone answers like any other. */
static void
test_new (void)
{
  g_autoptr (JsonNode) root = NULL;
  JsonObject *grid;

  assert_done ("new $TMP/new.map.xml --columns 7 --rows 5 --orientation pointy --shift odd");
  root = run_json ("info $TMP/new.map.xml", 0);
  grid = json_object_get_object_member (json_node_get_object (root), "grid");
  g_assert_cmpint (json_object_get_int_member (grid, "columns"), ==, 7);
  g_assert_cmpstr (json_object_get_string_member (grid, "orientation"), ==, "pointy");
  g_assert_cmpstr (json_object_get_string_member (grid, "shift"), ==, "odd");
  assert_done (
      "edit $TMP/new.map.xml $TMP/new.map.xml --terrain moat@3,1..3,5 --level -1@3,1..3,5");
  assert_done ("lof $TMP/new.map.xml 1,1 7,5");
}

static void
assert_refused (const char *words, const char *sentence)
{
  g_auto (Run) run = run_cli (words);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, sentence));
}

/* Two maps laid edge to edge are one castle to all commands, and no file to be saved over. */
static void
test_join (void)
{
  g_autoptr (JsonNode) root = NULL, info = NULL, shot = NULL;
  JsonArray *joins;
  JsonObject *grid;

  assert_done ("new $TMP/west.map.xml --columns 8 --rows 6");
  assert_done ("new $TMP/east.map.xml --columns 6 --rows 6");
  assert_done ("edit $TMP/west.map.xml $TMP/west.map.xml --terrain moat@8,3");
  root = run_json ("join $TMP/west.map.xml $TMP/east.map.xml", 0);
  joins = json_object_get_array_member (json_node_get_object (root), "joins");
  g_assert_cmpint (json_array_get_length (joins), >=, 4);
  run_assert_says ("join $TMP/west.map.xml $TMP/east.map.xml --all", 0, "", "half hexes shared");
  assert_refused ("join $TMP/west.map.xml $TMP/east.map.xml -o $TMP/east.map.xml",
                  "expected NAME.assembly.xml");
  assert_refused ("join $TMP/west.map.xml $TMP/east.map.xml --pick 99 -o $TMP/all.assembly.xml",
                  "found --pick 99");
  run_assert_says ("join $TMP/west.map.xml $TMP/east.map.xml -o $TMP/all.assembly.xml", 0, "",
                   "half hexes shared");
  info = run_json ("info $TMP/all.assembly.xml", 0);
  grid = json_object_get_object_member (json_node_get_object (info), "grid");
  g_assert_cmpint (json_object_get_int_member (grid, "columns") *
                       json_object_get_int_member (grid, "rows"),
                   >=, 8 * 6 + 5 * 6);
  shot = run_json ("lof $TMP/all.assembly.xml 3,3 3,9", 0);
  assert_refused ("edit $TMP/all.assembly.xml $TMP/all.assembly.xml --terrain moat@1,1",
                  "“all.assembly.xml” is several maps put together");
  assert_done ("edit $TMP/all.assembly.xml $TMP/whole.map.xml --terrain moat@1,1");
  assert_done ("render $TMP/all.assembly.xml $TMP/all.png");
}

/* A map for a ruleset that is not here opens with one warning, and keeps all it says. */
static void
test_lost_ruleset (void)
{
  g_autofree char *from = run_path ("$MAP"), *to = run_path ("$TMP/lost.map.xml");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) changed = NULL;

  g_file_get_contents (from, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "id=\"siege\"", "id=\"outremer\"", 1), ==, 1);
  g_assert_cmpuint (g_string_replace (changed, " moat", " karst", 1), ==, 1);
  g_file_set_contents (to, changed->str, -1, &error);
  g_assert_no_error (error);

  g_auto (Run) run = run_cli ("edit $TMP/lost.map.xml $TMP/lost-kept.map.xml");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.err, "There is no ruleset “outremer” here: the map is read by "
                                     "“siege”"));
  g_assert_null (strstr (strchr (run.err, '\n') + 1, "crenel-cli"));
  assert_same_file ("$TMP/lost.map.xml", "$TMP/lost-kept.map.xml");

  g_auto (Run) broken = run_cli ("info $TMP/lost.map.xml --json");
  g_assert_cmpint (broken.status, ==, 0);
  g_assert_nonnull (strstr (broken.out, "\"lost-ruleset\" : \"outremer\""));
}

static void
test_undo_all (void)
{
  assert_done ("edit $MAP $TMP/back.map.xml --terrain house@2,2 --level 2@2,2..2,5 --structure "
               "keep@2,2 --side wall:height=2@2,2:N --area Yard2@1,1..1,3 --floor cellar:name=C "
               "--stairway st9:foot=2,6:head=4,6@3,6 --undo-all");
  assert_same_file ("$TMP/back.map.xml", "$MAP");
}

/* A piece goes through a file; what goes over an edge of the map comes back with the edge. */
static void
test_pieces (void)
{
  assert_done ("edit $MAP $TMP/p.map.xml --copy $TMP/piece.map.xml:anchor=2,2@2,2..2,4");
  assert_done ("edit $MAP $TMP/p.map.xml --paste $TMP/piece.map.xml:turn=60:mirror=yes@4,4 --paste "
               "$TMP/piece.map.xml:only-empty=yes:relative=yes:layers=level,sides@1,1 "
               "--clear 2,2..2,3 --resize W=-1:S=2 --undo-all");
  assert_same_file ("$TMP/p.map.xml", "$MAP");
  assert_done ("edit $MAP $TMP/p.map.xml --resize W=-2:N=1 --resize W=2:N=-1");
  assert_same_file ("$TMP/p.map.xml", "$MAP");
  assert_done ("edit $MAP $TMP/p.map.xml --paste $TMP/piece.map.xml:turn=-120@3,3");
  assert_done ("info $TMP/p.map.xml");
}

/* What is cut off for good is said. */
static void
test_cut (void)
{
  g_auto (Run) run = run_cli ("edit $MAP $TMP/cut.map.xml --terrain moat@2,2 --resize W=-4");
  g_auto (Run) kept = run_cli ("edit $MAP $TMP/cut.map.xml --resize W=4");

  g_assert_nonnull (strstr (run.err, "cut off"));
  g_assert_null (strstr (kept.err, "cut off"));
}

/* With no operation the map is written as a save would. */
static void
test_rewrite (void)
{
  assert_done ("edit $MAP $TMP/same.map.xml");
  assert_same_file ("$TMP/same.map.xml", "$MAP");
}

static void
make_picture (const char *name, int width, int height)
{
  g_autofree char *path = run_path (name);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

/* Points of an exact affine map: 100 pixels between columns, 110 between rows, half a row down for
 * every even column. */
#define EXACT_POINTS \
  "--point 1,1=100,100 --point 3,1=300,100 --point 1,5=100,540 --point 0606=600,705 "

static void
test_fit (void)
{
  g_autoptr (JsonNode) root = NULL;
  JsonObject *object, *point;
  JsonArray *centre;

  make_picture ("$TMP/scan.png", 1100, 1000);
  root = run_json ("fit $MAP $TMP/scan.png " EXACT_POINTS "--output $TMP/fitted.map.xml", 0);
  object = json_node_get_object (root);
  for (const char *const *name = (const char *const[]){ "kind", "grid", "matrix", "points", "rms",
                                                        "worst", "sure", "centres", NULL };
       *name != NULL; name++)
    g_assert_true (json_object_has_member (object, *name));
  g_assert_cmpstr (json_object_get_string_member (object, "kind"), ==, "affine");
  g_assert_cmpfloat (json_object_get_double_member (object, "worst"), <, 0.001);
  /* Four points on the half of the map agree, but leave it open whether the sheet is bent beyond
   * them. */
  g_assert_false (json_object_get_boolean_member (object, "sure"));
  g_assert_cmpfloat (json_object_get_double_member (object, "promised"), >, 0.5);
  point = json_array_get_object_element (json_object_get_array_member (object, "points"), 3);
  g_assert_cmpstr (json_object_get_string_member (point, "at"), ==, "6,6");
  centre = json_object_get_array_member (json_object_get_object_member (object, "centres"), "10,8");
  g_assert_cmpfloat_with_epsilon (json_array_get_double_element (centre, 0), 1000, 0.01);
  g_assert_cmpfloat_with_epsilon (json_array_get_double_element (centre, 1), 925, 0.01);

  g_autoptr (JsonNode) info = run_json ("info $TMP/fitted.map.xml", 0);
  g_assert_cmpint (json_array_get_length (
                       json_object_get_array_member (json_node_get_object (info), "pictures")),
                   ==, 1);
}

/* Three points fit always; Crenel says that it cannot tell. A second fit replaces the first. */
static void
test_fit_unsure (void)
{
  g_auto (Run) run = { 0 };
  g_autoptr (JsonNode) info = NULL;

  make_picture ("$TMP/few.png", 1100, 1000);
  run = run_cli ("fit $MAP $TMP/few.png --point 1,1=100,100 --point 3,1=300,100 "
                 "--point 1,5=100,540 --output $TMP/few.map.xml");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "cannot be told"));
  assert_done ("fit $TMP/few.map.xml $TMP/few.png " EXACT_POINTS "--output $TMP/few.map.xml");
  info = run_json ("info $TMP/few.map.xml", 0);
  g_assert_cmpint (json_array_get_length (
                       json_object_get_array_member (json_node_get_object (info), "pictures")),
                   ==, 1);
}

static void
assert_said (const char *name, const char *what, gboolean wanted)
{
  g_autoptr (GBytes) bytes = read_file (name);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_true ((strstr (text, what) != NULL) == wanted);
}

/* A picture beside the map is linked, one elsewhere goes into the map; a map that moves away takes
 * its picture along, and can still be drawn with it. */
static void
test_picture_moves (void)
{
  g_autofree char *folder = run_path ("$TMP/away");

  make_picture ("$TMP/scan.png", 110, 100);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  assert_done ("new $TMP/beside.map.xml --columns 4 --rows 4 --image $TMP/scan.png");
  assert_said ("$TMP/beside.map.xml", "<link href=\"scan.png\"/>", TRUE);
  assert_done ("edit $TMP/beside.map.xml $TMP/away/moved.map.xml --level 1@2,2");
  assert_said ("$TMP/away/moved.map.xml", "<link", FALSE);
  assert_said ("$TMP/away/moved.map.xml", "<data>", TRUE);
  assert_done ("render $TMP/away/moved.map.xml $TMP/moved.png --px 20 --mode both");
}

/* The run has no DISPLAY. */
static void
test_render_png (void)
{
  g_autofree char *path = run_path ("$TMP/map.png");
  cairo_surface_t *surface;

  assert_done ("render $MAP $TMP/map.png --px 24 --overlay dead:@ramparts --overlay "
               "reach:0205:3:foot --overlay path:0105:0403 --overlay lof:0404:0605 --overlay "
               "field:0405 --overlay shooters:@wall");
  surface = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  /* Ten columns of three quarters of 24 pixels, and the sheet around them. */
  g_assert_cmpint (cairo_image_surface_get_width (surface), >, 180);
  g_assert_cmpint (cairo_image_surface_get_width (surface), <, 300);
  cairo_surface_destroy (surface);
}

static int
render_height (const char *options)
{
  g_autofree char *path = run_path ("$TMP/legend.png");
  g_autofree char *line =
      g_strdup_printf ("render $MAP $TMP/legend.png --px 24 --overlay field:0405%s", options);
  cairo_surface_t *surface;
  int height;

  assert_done (line);
  surface = cairo_image_surface_create_from_png (path);
  height = cairo_image_surface_get_height (surface);
  cairo_surface_destroy (surface);
  return height;
}

/* A line for all that is asked of the same men, and one more for others. */
static void
test_render_legend (void)
{
  int none = render_height (""), one = render_height (" --legend");
  int same = render_height (" --overlay dead:0405 --legend");
  int other = render_height (" --overlay dead:0404 --legend");

  g_assert_cmpint (one, >, none);
  g_assert_cmpint (same, ==, one);
  g_assert_cmpint (other, >, one);
}

/* What lies on the map is told beneath it; what is left out must be something. */
static void
test_render_key (void)
{
  int none = render_height (""), key = render_height (" --key");
  g_auto (Run) wrong = run_cli ("render $MAP $TMP/key.png --hide titel");

  g_assert_cmpint (key, >, none + 24);
  g_assert_cmpint (render_height (" --hide numbers,title,scale"), ==, none);
  g_assert_cmpint (wrong.status, ==, 2);
  g_assert_nonnull (strstr (wrong.err, "title"));
}

/* Three columns of three quarters of a hex and a quarter more, three rows: no sheet round them. */
static void
test_render_part (void)
{
  g_autofree char *path = run_path ("$TMP/part.png");
  cairo_surface_t *surface;

  assert_done ("render $MAP $TMP/part.png --px 40 --part 0404..0202");
  surface = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 100);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 109);
  cairo_surface_destroy (surface);
}

static void
test_render_print (void)
{
  g_autoptr (GBytes) pdf = NULL, svg = NULL;

  assert_done ("render $MAP $TMP/map.pdf --hex-mm 20 --variant grey");
  assert_done ("render $MAP $TMP/map.svg --variant contrast");
  pdf = read_file ("$TMP/map.pdf");
  svg = read_file ("$TMP/map.svg");
  g_assert_cmpmem (g_bytes_get_data (pdf, NULL), 5, "%PDF-", 5);
  g_assert_cmpmem (g_bytes_get_data (svg, NULL), 5, "<?xml", 5);
}

static void
test_help (void)
{
  static const char *const commands[] = { "new",  "info",  "hex",  "lof", "field",  "dead", "reach",
                                          "path", "check", "edit", "fit", "render", "rules" };
  g_auto (Run) all = run_cli ("--help");

  g_assert_cmpint (all.status, ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autofree char *words = g_strdup_printf ("%s --help", commands[i]);
    g_autofree char *usage = g_strdup_printf ("crenel-cli %s [", commands[i]);
    g_auto (Run) run = run_cli (words);

    g_assert_cmpint (run.status, ==, 0);
    g_assert_nonnull (strstr (run.out, usage));
    g_assert_nonnull (strstr (all.out, commands[i]));
  }
}

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = run_path (name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

typedef struct {
  const char *name, *words, *said;
} Bad;

/* Each gets one line that says what was found or what is missing. */
static const Bad bad[] = {
  { "no-command", "", "expected a command" },
  { "unknown-command", "shoot $MAP", "found “shoot”, expected a command" },
  { "command-misspelt", "chek $MAP", "did you mean “check”?" },
  { "option-misspelt", "edit $MAP $TMP/x.map.xml --terain moat@2,2", "did you mean “terrain”?" },
  { "floor-misspelt", "edit $MAP $TMP/x.map.xml --floor cellar --terrain moat@celar/2,2",
    "the map has no floor “celar”; did you mean “cellar”?" },
  { "area-misspelt", "field $MAP @yrad", "expected one of wall, yard; did you mean “yard”?" },
  { "switch-misspelt", "lof $MAP 0404 0505 --option hights=classic", "did you mean “heights”?" },
  { "choice-misspelt", "lof $MAP 0404 0505 --option heights=clasic", "did you mean “classic”?" },
  { "weapon-misspelt", "field $MAP 0404 --weapon crosbow", "did you mean “crossbow”?" },
  { "weather-misspelt", "dead $MAP 0404 --weather fogg", "did you mean “fog”?" },
  { "man-misspelt", "lof $MAP 0404 0505 --man 0404:state=kneling", "mean “state=kneeling”?" },
  { "tower-misspelt", "lof $MAP 0404 0505 --tower 0202:bridge=donw", "mean “bridge=down”?" },
  { "mover-misspelt", "reach $MAP 0101 --mp 2 --mover foto", "did you mean “foot”?" },
  { "profile-misspelt", "lof $MAP 0404 0505 --profile seige", "did you mean “siege”?" },
  { "with-misspelt", "lof $MAP 0404 0505 --with breech@4,4", "did you mean “breach”?" },
  { "only-misspelt", "check $MAP --only id-twise", "did you mean “id-twice”?" },
  { "post-misspelt", "lof $MAP 7,6 7,9 --post hoardin", "did you mean “hoarding”?" },
  { "rule-misspelt", "rules RMP-1", "did you mean “RMP-01”" },
  { "side-misspelt", "lof $MAP 7,6 7,9 --side NEE", "did you mean “NE”" },
  { "kind-misspelt", "fit $MAP x.png --kind afine", "did you mean “affine”?" },
  { "group-misspelt", "field $MAP @garison", "did you mean “@garrison”?" },
  { "overlay-misspelt", "render $MAP $TMP/x.png --overlay feild:4,4", "mean “field”?" },
  { "mode-misspelt", "render $MAP $TMP/x.png --mode pictur", "did you mean “picture”?" },
  { "missing-file", "info $TMP/none.map.xml", "none.map.xml" },
  { "folder", "info $TMP", "crenel-cli: " },
  { "one-argument", "lof $MAP", "found 1 argument, expected lof" },
  { "few-arguments", "lof $MAP 0101", "found 2 arguments, expected lof" },
  { "many-arguments", "hex $MAP 0101 0102", "found “0102” after all arguments" },
  { "unknown-option", "info $MAP --loud", "--loud; crenel-cli info --help lists them" },
  { "hex-outside", "hex $MAP 1109", "there is no hex “1109” on this map" },
  { "hex-outside-at", "hex $MAP 11,9", "there is no hex 11,9" },
  { "hex-nonsense", "hex $MAP north", "north" },
  { "floor-unknown", "hex $MAP attic/1,1", "attic" },
  { "side-unknown", "lof $MAP 0404 0505 --side E", "expected one of N, NE, SE, S, SW, NW" },
  { "option-unknown", "lof $MAP 0404 0505 --option luck=1", "found the switch “luck”" },
  { "man-nowhere", "lof $MAP 0404 0505 --man north", "north" },
  { "man-unknown", "lof $MAP 0404 0505 --man 0404:flying", "found “flying” of the man at 0404" },
  { "weapon-unknown", "field $MAP 0404 --weapon musket", "crossbow" },
  { "weather-unknown", "dead $MAP 0404 --weather hail", "expected one of night, dark, fog" },
  { "profile-unknown", "lof $MAP 0404 0505 --profile chess",
    "found --profile chess, expected one of classic, siege" },
  { "no-men", "field $MAP @nowhere", "no area “nowhere”, expected one of wall, yard" },
  { "with-unknown", "lof $MAP 0404 0505 --with dragon@4,4", "--with dragon@4,4: found “dragon@" },
  { "without-nothing", "field $MAP 0404 --without gate@4,4:N", "there is no gate at “0404 N”" },
  { "towers-apart", "lof $MAP 0202 0404 --tower 0204:facing=S --tower 0204:facing=S",
    "the siege tower at 0204, facing S, would stand on 0204, where another is" },
  { "tower-beyond", "lof $MAP 0202 0404 --tower 0202:facing=S",
    "the siege tower at 0202, facing S, reaches beyond the map" },
  { "with-outside", "dead $MAP 0404 --with breach@30,3", "--with breach@30,3: there is no hex" },
  { "who-outside", "who $MAP 3003", "there is no hex “3003”" },
  { "who-no-men", "who $MAP 0404 @nowhere", "nowhere" },
  { "who-nobody-mustered", "who $MAP 0404 @men", "found no man at “@men”" },
  { "levels-outside", "levels $MAP 0404 3003", "there is no hex “3003”" },
  { "exposure-nowhere", "exposure $MAP 0404 3003", "there is no hex “3003”" },
  { "exposure-no-men", "exposure $MAP 0404 --from @nowhere", "nowhere" },
  { "section-same", "section $MAP 0404 0404 $TMP/cut.png", "found “0404” twice" },
  { "section-ending", "section $MAP 0404 0605 $TMP/cut.jpg", "ends in .png, .svg or .pdf" },
  { "section-width", "section $MAP 0404 0605 $TMP/cut.png --width wide",
    "found --width wide, expected a number from 1 to 10000" },
  { "section-inks", "section $MAP 0404 0605 $TMP/cut.png --variant red", "expected one of colour" },
  { "section-nowhere", "section $MAP 0404 0605 $TMP/none/cut.png", "cannot save" },
  { "no-points", "reach $MAP 0101", "expected --mp N" },
  { "decimal-comma-points", "reach $MAP 0101 --mp 2,5", "found --mp 2,5" },
  { "mover-unknown", "reach $MAP 0101 --mp 2 --mover dragon", "expected one of foot" },
  { "decimal-comma-pixel", "fit $MAP $TMP/scan.png --point 1,1=10,5,20", "decimal points" },
  { "no-picture", "fit $MAP $TMP/none.png --point 1,1=1,1 --point 3,1=9,1", "none.png" },
  { "corrupt-picture", "fit $MAP $MAP --point 1,1=1,1 --point 3,1=9,1", "no picture" },
  { "one-point", "fit $MAP $TMP/scan.png --point 1,1=1,1", "at least two" },
  { "huge-grid", "new $TMP/huge.map.xml --columns 1000000000 --rows 1000000000", "to 1000" },
  { "comma-grid", "new $TMP/huge.map.xml --columns 2,5 --rows 3", "found --columns 2,5" },
  { "no-rows", "new $TMP/huge.map.xml --columns 2", "expected --rows" },
  { "overwrite-new", "new $MAP --columns 2 --rows 2", "already" },
  { "operation-outside", "edit $MAP $TMP/out.map.xml --level 1@30,3", "--level: there is no hex" },
  { "operation-terrain", "edit $MAP $TMP/out.map.xml --terrain lava@3,3", "lava" },
  { "operation-unknown", "edit $MAP $TMP/out.map.xml --colour red@3,3", "--colour" },
  { "save-nowhere", "edit $MAP $TMP/none/out.map.xml", "cannot save" },
  { "save-proc", "render $MAP /proc/map.png", "cannot save" },
  { "picture-ending", "render $MAP $TMP/map.jpg", "ends in .png, .svg or .pdf" },
  { "overlay-unknown", "render $MAP $TMP/map.png --overlay smoke:0101", "found --overlay smoke" },
  { "overlay-same", "render $MAP $TMP/map.png --overlay difference:0404", "needs --with or" },
  { "overlay-exposure", "render $MAP $TMP/map.png --overlay exposure:0404",
    "expected exposure:FROM:PLACES" },
  { "overlay-short", "render $MAP $TMP/map.png --overlay lof:0101", "expected lof:FROM:TO" },
  { "decimal-comma-px", "render $MAP $TMP/map.png --px 1,5", "found --px 1,5" },
  { "part-short", "render $MAP $TMP/map.png --part 0404", "expected FROM..TO" },
  { "part-outside", "render $MAP $TMP/map.png --part 0404..3003", "there is no hex “3003”" },
  { "huge-picture", "render $MAP $TMP/map.png --hex-mm 1000", "pixels, expected" },
  { "rule-unknown", "rules LOF-99", "found “LOF-99”" },
  { "doctype", "info $TMP/doctype.map.xml", "doctype.map.xml:2:1: " },
  { "wrong-root", "info $TMP/root.map.xml", "root.map.xml:1:" },
  { "decimal-comma-level", "info $TMP/comma.map.xml", "comma.map.xml:4:" },
};

static void
test_bad (gconstpointer data)
{
  const Bad *it = data;
  g_auto (Run) run = run_cli (it->words);

  g_test_message ("%s", run.err);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_true (g_str_has_prefix (run.err, "crenel-cli: "));
  g_assert_nonnull (strstr (run.err, it->said));
  /* One line, never a stack of warnings. */
  g_assert_true (strchr (run.err, '\n') == run.err + strlen (run.err) - 1);
}

/* Mending saves the map, and only then is it clean. */
static void
test_fix (void)
{
  g_autoptr (GBytes) bytes = read_file ("$MAP");
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  GString *bare = g_string_new (text);
  g_auto (Run) before = { 0 };

  g_assert_cmpuint (g_string_replace (bare, "<sides N=\"1\" E=\"2\" S=\"3\" W=\"4\"/>", "", 0), ==,
                    1);
  write_file ("$TMP/fix.map.xml", bare->str);
  g_string_free (bare, TRUE);
  before = run_cli ("check $TMP/fix.map.xml");
  g_assert_cmpint (before.status, ==, 1);
  g_assert_nonnull (strstr (before.out, "MAP-06"));
  assert_done ("check --fix $TMP/fix.map.xml");
  assert_done ("check $TMP/fix.map.xml");
}

/* A failed edit leaves what was there, and nothing beside it. */
static void
test_failure_keeps (void)
{
  g_auto (Run) run = { 0 };

  assert_done ("edit $MAP $TMP/kept.map.xml");
  run = run_cli ("edit $TMP/kept.map.xml $TMP/kept.map.xml --level 1@2,2 --level 1@99,99");
  g_assert_cmpint (run.status, ==, 2);
  assert_same_file ("$TMP/kept.map.xml", "$MAP");
}

#define HEAD "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"m\">"

static void
make_bad_files (void)
{
  make_picture ("$TMP/scan.png", 1100, 1000);
  write_file ("$TMP/doctype.map.xml",
              "<?xml version=\"1.0\"?>\n<!DOCTYPE map [<!ENTITY a \"b\">]>\n" HEAD "</map>\n");
  write_file ("$TMP/root.map.xml", "<castle/>\n");
  write_file ("$TMP/comma.map.xml", HEAD "\n<grid columns=\"2\" rows=\"2\" orientation=\"flat\" "
                                         "shift=\"even\"/>\n<floor id=\"g\">\n<level "
                                         "default=\"0,5\"/>\n</floor>\n</map>\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  make_bad_files ();
  g_test_add_func ("/cli/lost-ruleset", test_lost_ruleset);
  g_test_add_func ("/cli/join", test_join);
  g_test_add_func ("/cli/new", test_new);
  g_test_add_func ("/cli/edit/undo-all", test_undo_all);
  g_test_add_func ("/cli/edit/pieces", test_pieces);
  g_test_add_func ("/cli/edit/cut", test_cut);
  g_test_add_func ("/cli/edit/rewrite", test_rewrite);
  g_test_add_func ("/cli/edit/failure-keeps", test_failure_keeps);
  g_test_add_func ("/cli/check/fix", test_fix);
  g_test_add_func ("/cli/fit/exact", test_fit);
  g_test_add_func ("/cli/fit/unsure", test_fit_unsure);
  g_test_add_func ("/cli/picture-moves", test_picture_moves);
  g_test_add_func ("/cli/render/png", test_render_png);
  g_test_add_func ("/cli/render/part", test_render_part);
  g_test_add_func ("/cli/render/key", test_render_key);
  g_test_add_func ("/cli/render/legend", test_render_legend);
  g_test_add_func ("/cli/render/print", test_render_print);
  g_test_add_func ("/cli/help", test_help);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autofree char *path = g_strdup_printf ("/cli/bad/%s", bad[i].name);
    g_test_add_data_func (path, &bad[i], test_bad);
  }
  return g_test_run ();
}

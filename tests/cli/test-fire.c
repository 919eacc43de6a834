/* test-fire.c: what the commands say of many lines of fire, and of castles as they would be. Rules,
 * as the command line shows them: LOF-22, LOF-23, RMP-02, COV-09.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "run.h"

static const char *
get_text (JsonArray *array, guint index, const char *name)
{
  return json_object_get_string_member (json_array_get_object_element (array, index), name);
}

static gint64
get_number (JsonArray *array, guint index, const char *name)
{
  return json_object_get_int_member (json_array_get_object_element (array, index), name);
}

/* LOF-23: the ditch is dead ground until it is filled to the brim; both records are told. */
static void
test_lof_with (void)
{
  g_autoptr (JsonNode) root = run_json ("lof $MAP 0404 0605 --with level:0@6,5", 0);
  JsonObject *object = json_node_get_object (root);
  JsonObject *before = json_object_get_object_member (object, "before");
  JsonArray *changes = json_object_get_array_member (object, "changes");

  run_assert_members (object, "from to verdict reason range cover rules steps reverse sentence");
  g_assert_cmpstr (json_object_get_string_member (object, "verdict"), ==, "clear");
  run_assert_members (before, "verdict reason range cover rules deciding sentence");
  g_assert_cmpstr (json_object_get_string_member (before, "verdict"), ==, "blocked");
  g_assert_cmpstr (json_array_get_string_element (changes, 0), ==, "with level:0@6,5");
  g_assert_cmpint (
      json_object_get_int_member (json_object_get_object_member (object, "to"), "level"), ==, 0);
}

/* RMP-02, COV-09: rubble at the level of the ground before it, and its cover. */
static void
test_lof_breach (void)
{
  g_autoptr (JsonNode) root = run_json ("lof $MAP 0204 0404 --with breach@4,4", 0);
  JsonObject *to = json_object_get_object_member (json_node_get_object (root), "to");

  g_assert_cmpstr (json_object_get_string_member (to, "terrain"), ==, "rubble");
  g_assert_cmpstr (json_object_get_string_member (to, "structure"), ==, "none");
  g_assert_cmpint (json_object_get_int_member (to, "level"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (root), "cover"), ==,
                   "medium");
}

/* Both posts are named, with the level the man is on (TWR-14); the light counts (MIS-02). */
static void
test_lof_posts (void)
{
  g_autoptr (JsonNode) root = run_json ("lof $MAP 0204 0404 --tower 0204:facing=S:wall=2 --sun", 0);
  JsonObject *object = json_node_get_object (root);
  JsonObject *from = json_object_get_object_member (object, "from");
  JsonObject *to = json_object_get_object_member (object, "to");

  g_assert_cmpstr (json_object_get_string_member (from, "post"), ==, "tower");
  g_assert_cmpstr (json_object_get_string_member (from, "part"), ==, "level-3");
  g_assert_cmpint (json_object_get_int_member (from, "stands"), ==,
                   json_object_get_int_member (from, "level") + 3);
  g_assert_cmpstr (json_object_get_string_member (to, "post"), ==, "ground");
  g_assert_cmpint (json_object_get_int_member (to, "stands"), ==,
                   json_object_get_int_member (to, "level"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "modifiers")), ==,
                    1);
}

/* What a man on a siege tower shoots from, or is shot on, is said of fields and hitters as of lines
 * (TWR-14). */
static void
test_stands_said (void)
{
  g_auto (Run) table = run_cli ("field $MAP 0404 --tower 0204:facing=S:wall=2 --tabs");

  run_assert_says ("field $MAP 0204 --tower 0204:facing=S:wall=2", 0,
                   "From 0204 (large siege tower, on its third level, +3)", "places hit");
  run_assert_says ("who $MAP 0204 0404 --tower 0204:facing=S:wall=2", 0,
                   "0204 (large siege tower, on its third level, +3)", "can be hit");
  run_assert_says ("who $MAP 0404 0204 --tower 0204:facing=S:wall=2", 0, "0404 ",
                   "from 0204 (large siege tower, on its third level, +3)");
  g_assert_nonnull (strstr (table.out, "0204\tlarge siege tower, on its third level, +3\t"));
  g_assert_null (strstr (table.out, "0404\tlarge"));
}

static void
test_lof_words (void)
{
  run_assert_says ("lof $MAP 0404 0605 --without battlement@4,4:NE --with level:0@6,5", 0,
                   "before: 0404 (rampart, +1) → 0605 (moat, −1)",
                   "\nafter:  0404 (rampart, +1) → 0605 (moat, 0)");
}

/* Places that changed, and no others, each with what was and what is. */
static void
test_difference (void)
{
  g_autoptr (JsonNode) root = run_json ("field $MAP 0404 --with wall@5,4:N", 0);
  JsonObject *object = json_node_get_object (root), *difference;
  JsonArray *places;

  g_assert_cmpint (json_array_get_length (json_object_get_array_member (object, "places")), ==, 80);
  difference = json_object_get_object_member (object, "difference");
  run_assert_members (difference, "gained lost cover shooters places");
  places = json_object_get_array_member (difference, "places");
  g_assert_cmpint (json_object_get_int_member (difference, "gained"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (difference, "lost"), ==,
                   json_array_get_length (places));
  g_assert_cmpint (json_array_get_length (places), ==, 2);
  for (guint i = 0; i < 2; i++) {
    JsonObject *place = json_array_get_object_element (places, i);

    run_assert_members (place, "hex at floor change before after");
    g_assert_cmpstr (get_text (places, i, "change"), ==, "lost");
    g_assert_cmpint (
        json_object_get_int_member (json_object_get_object_member (place, "before"), "shooters"),
        ==, 1);
    g_assert_cmpint (
        json_object_get_int_member (json_object_get_object_member (place, "after"), "shooters"), ==,
        0);
  }
}

/* Beyond the weapon's reach too the range is how far it is, as the single line tells it. */
static void
test_field_beyond (void)
{
  static const char castle[] = "$SRC/maps/border-castle.map.xml";
  g_autofree char *words = g_strdup_printf ("field %s 1109 --weapon dagger", castle);
  g_autoptr (JsonNode) root = run_json (words, 0);
  JsonArray *places = json_object_get_array_member (json_node_get_object (root), "places");
  guint n_beyond = 0;

  for (guint i = 0; i < json_array_get_length (places); i++) {
    gint64 range = get_number (places, i, "range");

    g_assert_cmpint (range, <=, 26);
    if (range <= 7 || n_beyond++ % 25 > 0)
      continue;
    g_autofree char *line =
        g_strdup_printf ("lof %s 1109 %s --weapon dagger", castle, get_text (places, i, "at"));
    g_autoptr (JsonNode) shot = run_json (line, 1);
    g_assert_cmpint (json_object_get_int_member (json_node_get_object (shot), "range"), ==, range);
  }
  g_assert_cmpuint (n_beyond, >, 100);
}

/* Without anybody named the garrison; each place that is hit, as the field counts it. */
static void
test_coverage (void)
{
  g_autoptr (JsonNode) usual = run_json ("coverage $MAP", 0);
  g_autoptr (JsonNode) field = run_json ("field $MAP @garrison", 0);
  JsonArray *covered = json_object_get_array_member (json_node_get_object (usual), "places");
  JsonArray *all = json_object_get_array_member (json_node_get_object (field), "places");
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (all); i++) {
    if (get_number (all, i, "shooters") == 0)
      continue;
    g_assert_cmpstr (get_text (all, i, "at"), ==, get_text (covered, n, "at"));
    g_assert_cmpint (get_number (all, i, "shooters"), ==, get_number (covered, n, "shooters"));
    n++;
  }
  g_assert_cmpuint (json_array_get_length (covered), ==, n);
  g_assert_cmpuint (n, >, 0);
}

/* The garrison is that of the castle as it is: whose rampart is breached loses his fire, as in the
 * window. */
static void
test_coverage_breach (void)
{
  g_autoptr (JsonNode) usual = run_json ("coverage $MAP", 0);
  g_autoptr (JsonNode) breach = run_json ("coverage $MAP --with breach@4,3", 0);
  JsonArray *before = json_object_get_array_member (json_node_get_object (usual), "from");
  JsonArray *after = json_object_get_array_member (json_node_get_object (breach), "from");
  guint n_breached = 0;

  g_assert_cmpuint (json_array_get_length (after), ==, json_array_get_length (before));
  for (guint i = 0; i < json_array_get_length (after); i++) {
    g_assert_cmpstr (get_text (after, i, "at"), ==, get_text (before, i, "at"));
    n_breached += !g_str_equal (get_text (after, i, "terrain"), get_text (before, i, "terrain"));
  }
  g_assert_cmpuint (n_breached, ==, 1);
}

static void
test_coverage_words (void)
{
  run_assert_says ("coverage $MAP @slits", 0, "From 0405 (rampart, +1): 42 places hit.\n",
                   "\nHex   Ground          Shooters  Range  Cover\n");
}

static void
test_tabs (void)
{
  g_auto (Run) run = run_cli ("who $MAP 0704 0404 --tabs");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "\nFrom\tGround\tRange\tCover\tBack\tRule\n"
                                     "0404\trampart, +1\t3\tno cover\t"));
}

/* Every hex and side from one man to the other. */
static void
test_steps (void)
{
  g_auto (Run) run = run_cli ("lof $MAP 0404 0605 --steps --tabs");

  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.out, "\nHex\tWhat\tHow\tTop\tN\tH\tD1\tD2\tEffect\tRule\n0404\t"));
  g_assert_nonnull (
      strstr (run.out, "\n0505\topen ground\tthrough\t0\t2\t1\t0\t1\tstops\tLOF-23\n"));
}

/* Those who were put there shoot, of one side or the other. */
static void
test_mustered (void)
{
  g_autoptr (JsonNode) men =
      run_json ("who $MAP 0704 @men --man 0404 --man 0406 --man 0804:side=other", 0);
  g_autoptr (JsonNode) others =
      run_json ("who $MAP 0704 @others --man 0404 --man 0406 --man 0804:side=other", 0);
  JsonArray *shooters = json_object_get_array_member (json_node_get_object (men), "shooters");

  g_assert_cmpuint (json_array_get_length (shooters), ==, 2);
  g_assert_cmpstr (get_text (shooters, 0, "hex"), ==, "0404");
  shooters = json_object_get_array_member (json_node_get_object (others), "shooters");
  g_assert_cmpuint (json_array_get_length (shooters), ==, 1);
  g_assert_cmpstr (get_text (shooters, 0, "hex"), ==, "0804");
}

/* Best first, and each of them is one that lof calls clear. */
static void
test_who (void)
{
  g_autoptr (JsonNode) root = run_json ("who $MAP 0605", 0);
  JsonObject *object = json_node_get_object (root);
  JsonArray *shooters = json_object_get_array_member (object, "shooters");

  run_assert_members (object, "to shooters sentence");
  g_assert_cmpuint (json_array_get_length (shooters), ==, 15);
  for (guint i = 1; i < json_array_get_length (shooters); i++)
    g_assert_cmpint (get_number (shooters, i - 1, "range"), <=, get_number (shooters, i, "range"));
  for (guint i = 0; i < json_array_get_length (shooters); i++) {
    g_autofree char *words = g_strdup_printf ("lof $MAP %s 0605", get_text (shooters, i, "hex"));
    g_auto (Run) run = run_cli (words);

    g_assert_cmpint (run.status, ==, 0);
  }
}

static void
test_who_nobody (void)
{
  g_autoptr (JsonNode) root = run_json ("who $MAP 0605 @wall", 1);
  g_auto (Run) run = run_cli ("who $MAP 0605 @wall");

  g_assert_cmpuint (json_array_get_length (
                        json_object_get_array_member (json_node_get_object (root), "shooters")),
                    ==, 0);
  g_assert_cmpstr (run.out, ==, "Nobody can hit 0605 (moat, −1).\n");
}

static void
test_levels (void)
{
  g_autoptr (JsonNode) root = run_json ("levels $SRC/maps/templars-castle.map.xml 1520 1525", 0);
  JsonObject *object = json_node_get_object (root);
  JsonArray *from = json_object_get_array_member (object, "from"),
            *shots = json_object_get_array_member (object, "shots");
  JsonObject *shot = json_array_get_object_element (json_array_get_array_element (shots, 1), 0);

  run_assert_members (object, "from to shots sentence");
  g_assert_cmpint (json_array_get_length (from), ==, 2);
  g_assert_cmpstr (get_text (from, 0, "floor"), ==, "u");
  g_assert_cmpstr (get_text (from, 1, "floor"), ==, "g");
  g_assert_cmpint (json_array_get_length (shots), ==, 2);
  run_assert_members (shot, "verdict reason range cover rules sentence");
  g_assert_cmpstr (json_object_get_string_member (shot, "verdict"), ==, "clear");
}

static void
test_levels_words (void)
{
  g_auto (Run) run = run_cli ("levels $SRC/maps/templars-castle.map.xml 1520 1525");

  g_assert_true (
      g_str_has_prefix (run.out, "1520 → 1525 over all floors: 1 of 2 shots are clear.\n\n"));
}

/* HRD-04: in the hoarding or under it. */
static void
test_levels_posts (void)
{
  g_autoptr (JsonNode) root =
      run_json ("levels $SRC/maps/border-castle.map.xml 1113 1116 --with hoarding@1112:S", 0);
  JsonArray *from = json_object_get_array_member (json_node_get_object (root), "from");

  g_assert_cmpuint (json_array_get_length (from), ==, 2);
  g_assert_cmpstr (get_text (from, 0, "post"), ==, "hoarding");
  g_assert_cmpstr (get_text (from, 1, "post"), ==, "ground");
}

/* The steps add up, and without the shooters named nobody else counts. */
static void
test_exposure (void)
{
  g_autoptr (JsonNode) root = run_json ("exposure $MAP 7,2..7,4 0605 --from @wall", 0);
  JsonObject *object = json_node_get_object (root);
  JsonArray *steps = json_object_get_array_member (object, "steps");
  gint64 total = 0;

  run_assert_members (object, "from total men safe worst steps sentence");
  g_assert_cmpint (json_array_get_length (steps), ==, 4);
  for (guint i = 0; i < 4; i++) {
    JsonArray *shooters =
        json_object_get_array_member (json_array_get_object_element (steps, i), "shooters");

    g_assert_cmpint (get_number (steps, i, "count"), ==, json_array_get_length (shooters));
    total += get_number (steps, i, "count");
  }
  g_assert_cmpint (json_object_get_int_member (object, "total"), ==, total);
  g_assert_cmpint (get_number (steps, 1, "count"), ==, 6);
  g_assert_cmpint (get_number (steps, 3, "count"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (object, "safe"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (object, "worst"), ==, 1);
}

static void
test_section (void)
{
  static const struct {
    const char *ending, *start;
  } rows[] = { { "png", "\x89PNG" }, { "svg", "<?xml" }, { "pdf", "%PDF-" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *words = g_strdup_printf ("section $MAP 0404 0605 $TMP/cut.%s", rows[i].ending);
    g_autofree char *name = g_strdup_printf ("$TMP/cut.%s", rows[i].ending);
    g_autofree char *path = run_path (name), *bytes = NULL;
    g_auto (Run) run = run_cli (words);
    gsize length;

    g_assert_cmpstr (run.err, ==, "");
    g_assert_cmpint (run.status, ==, 0);
    g_assert_true (g_str_has_prefix (run.out, "0404 (rampart, +1) → 0605"));
    g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
    g_assert_cmpuint (length, >, 1000);
    g_assert_true (g_str_has_prefix (bytes, rows[i].start));
  }
}

static void
test_section_json (void)
{
  g_autoptr (JsonNode) root = run_json ("section $MAP 0404 0605 $TMP/cut.png", 0);
  JsonObject *object = json_node_get_object (root);

  run_assert_members (object, "file from to verdict reason range cover rules deciding sentence");
  g_assert_cmpstr (json_object_get_string_member (object, "verdict"), ==, "blocked");
}

/* A way under fire is drawn on the castle as it would be, and so is what it gains and loses. */
static void
test_render (void)
{
  static const char *const words[] = {
    "render $MAP $TMP/fire.png --px 20 --with wall@5,4:N --overlay difference:0404",
    "render $MAP $TMP/fire.svg --without battlement@4,4:NE --overlay exposure:@wall:7,2..7,5",
    "render $MAP $TMP/fire.png --px 20 --weapon longbow --weather fog --tower 0204:facing=S "
    "--overlay "
    "bands:0404",
  };
  g_auto (Run) unarmed = run_cli ("render $MAP $TMP/fire.png --px 20 --overlay bands:0404");

  g_assert_cmpint (unarmed.status, ==, 2);
  g_assert_nonnull (strstr (unarmed.err, "--overlay bands needs --weapon"));

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++) {
    g_auto (Run) run = run_cli (words[i]);

    g_assert_cmpstr (run.err, ==, "");
    g_assert_cmpint (run.status, ==, 0);
  }
}

/* What --help says of what may be put there and who may shoot. */
static void
test_help (void)
{
  static const char *const commands[] = { "lof", "field",  "dead",     "coverage",
                                          "who", "levels", "exposure", "section" };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autofree char *words = g_strdup_printf ("%s --help", commands[i]);
    g_auto (Run) run = run_cli (words);

    g_assert_cmpint (run.status, ==, 0);
    g_assert_nonnull (strstr (run.out, "--without=WHAT@WHERE"));
    g_assert_nonnull (strstr (run.out, "breach@HEXES"));
    g_assert_nonnull (strstr (run.out, "@garrison"));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/fire/lof-with", test_lof_with);
  g_test_add_func ("/cli/fire/lof-breach", test_lof_breach);
  g_test_add_func ("/cli/fire/lof-posts", test_lof_posts);
  g_test_add_func ("/cli/fire/stands-said", test_stands_said);
  g_test_add_func ("/cli/fire/lof-words", test_lof_words);
  g_test_add_func ("/cli/fire/difference", test_difference);
  g_test_add_func ("/cli/fire/field-beyond", test_field_beyond);
  g_test_add_func ("/cli/fire/coverage", test_coverage);
  g_test_add_func ("/cli/fire/coverage-breach", test_coverage_breach);
  g_test_add_func ("/cli/fire/coverage-words", test_coverage_words);
  g_test_add_func ("/cli/fire/tabs", test_tabs);
  g_test_add_func ("/cli/fire/steps", test_steps);
  g_test_add_func ("/cli/fire/mustered", test_mustered);
  g_test_add_func ("/cli/fire/who", test_who);
  g_test_add_func ("/cli/fire/who-nobody", test_who_nobody);
  g_test_add_func ("/cli/fire/levels", test_levels);
  g_test_add_func ("/cli/fire/levels-words", test_levels_words);
  g_test_add_func ("/cli/fire/levels-posts", test_levels_posts);
  g_test_add_func ("/cli/fire/exposure", test_exposure);
  g_test_add_func ("/cli/fire/section", test_section);
  g_test_add_func ("/cli/fire/section-json", test_section_json);
  g_test_add_func ("/cli/fire/render", test_render);
  g_test_add_func ("/cli/fire/help", test_help);
  return g_test_run ();
}

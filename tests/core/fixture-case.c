/* fixture-case.c: small maps drawn in letters, with questions and answers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-case.h"

#include <stdio.h>
#include <string.h>

#include "cr-map-load.h"
#include "fixture.h"

typedef struct {
  char *code, *structure;
  int level;
} Letter;

typedef struct {
  FixtureCase *it;
  Letter letters[128];
  int floor, row;
} Reader;

static void
set_letter (Reader *reader, char letter, const char *code, int level, const char *structure)
{
  Letter *known = &reader->letters[(guchar) letter & 127];

  g_free (known->code);
  g_free (known->structure);
  *known = (Letter){ g_strdup (code), g_strdup (structure), level };
}

static void
read_grid (Reader *reader, char **words)
{
  CrGrid grid = {
    .columns = atoi (words[1]),
    .rows = atoi (words[2]),
    .orientation = g_str_equal (words[3], "pointy") ? CR_POINTY : CR_FLAT,
    .shift = g_str_equal (words[4], "odd") ? CR_SHIFT_ODD : CR_SHIFT_EVEN,
    .halves = TRUE,
  };

  reader->it->map = cr_map_new (&grid, "case");
  cr_map_load_floor (reader->it->map, "g", "Ground");
}

static void
read_legend (Reader *reader, char **words)
{
  guint n = g_strv_length (words);

  g_assert_cmpuint (n, >=, 3);
  set_letter (reader, words[1][0], words[2], n > 3 ? atoi (words[3]) : 0, n > 4 ? words[4] : NULL);
}

static void
read_plan (Reader *reader, char **words)
{
  CrMap *map = reader->it->map;
  int columns = cr_map_get_grid (map)->columns;

  g_assert_cmpint ((int) g_strv_length (words), ==, columns + 1);
  for (int column = 0; column < columns; column++) {
    const Letter *letter = &reader->letters[(guchar) words[column + 1][0] & 127];
    int cell = reader->row * columns + column;

    if (words[column + 1][0] == '-')
      continue;
    g_assert_nonnull (letter->code);
    cr_map_load_layer (map, reader->floor, CR_LAYER_TERRAIN)[cell] =
        (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, letter->code);
    cr_map_load_layer (map, reader->floor, CR_LAYER_LEVEL)[cell] = (gint16) letter->level;
    if (letter->structure != NULL)
      cr_map_load_layer (map, reader->floor, CR_LAYER_STRUCTURE)[cell] =
          (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, letter->structure);
  }
  reader->row++;
}

static void
read_floor (Reader *reader, char **words)
{
  reader->floor = cr_map_load_floor (reader->it->map, words[1], words[1]);
  reader->row = 0;
  if (words[2] == NULL)
    return;
  cr_map_load_floor_info (reader->it->map, reader->floor)->known = g_strdup (words[2]);
  cr_map_load_floor_info (reader->it->map, reader->floor)->storey = -1;
}

static void
read_side_word (const CrMap *map, CrSide *side, CrHex here, const char *word)
{
  const char *value = strchr (word, '=') + 1;

  if (g_str_has_prefix (word, "inside=")) {
    CrPlace inside;
    g_assert_true (cr_map_parse_place (map, value, &inside, NULL));
    side->inside = cr_hex_equal (inside.hex, here) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
  } else if (g_str_has_prefix (word, "state=")) {
    side->state = g_str_equal (value, "open") ? CR_STATE_OPEN : CR_STATE_CLOSED;
  } else if (g_str_has_prefix (word, "height=")) {
    side->height = (gint8) atoi (value);
  } else {
    g_assert_true (g_str_has_prefix (word, "arc="));
    side->arc = (gint16) atoi (value);
  }
}

static void
read_side (Reader *reader, char **words)
{
  const CrMap *map = reader->it->map;
  CrSide side = { .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };
  CrDirection direction;
  CrSideKind kind;
  CrPlace place;

  g_assert_true (cr_map_parse_side (map, words[1], &place, &direction, NULL));
  if (!cr_side_kind_parse (words[2], &kind)) {
    kind = CR_SIDE_OTHER;
    side.node = cr_node_new (words[2]);
  }
  cr_grid_name_side (cr_map_get_grid (map), &place.hex, &direction);
  side.cell = cr_grid_get_cell (cr_map_get_grid (map), place.hex);
  side.direction = (gint8) direction;
  side.kind = (gint8) kind;
  for (char **word = words + 3; *word != NULL; word++)
    read_side_word (map, &side, place.hex, *word);
  cr_map_load_side (reader->it->map, place.floor, &side);
}

/* facing HEX DIRECTION */
static void
read_facing (Reader *reader, char **words)
{
  CrMap *map = reader->it->map;
  CrDirection direction;
  CrPlace place;

  g_assert_true (cr_map_parse_place (map, words[1], &place, NULL));
  g_assert_true (cr_direction_parse (words[2], cr_map_get_grid (map)->orientation, &direction));
  cr_map_load_layer (map, place.floor,
                     CR_LAYER_FACING)[cr_grid_get_cell (cr_map_get_grid (map), place.hex)] =
      (gint16) (1 + direction);
}

static void
read_node (Reader *reader, const char *line, CrSection section)
{
  g_autoptr (GError) error = NULL;
  CrNode *node = fixture_read_node (strchr (line, '<'), &error);

  g_assert_no_error (error);
  cr_map_load_node (reader->it->map, section, node);
}

static void
read_line (Reader *reader, const char *line)
{
  static const struct {
    const char *word;
    CrSection section;
  } sections[] = { { "head", CR_SECTION_HEAD },
                   { "link", CR_SECTION_LINKS },
                   { "mechanism", CR_SECTION_MECHANISMS },
                   { "area", CR_SECTION_AREAS },
                   { "gear", CR_SECTION_GEAR },
                   { "picture", CR_SECTION_PICTURES } };
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    if (g_str_equal (words[0], sections[i].word)) {
      read_node (reader, line, sections[i].section);
      return;
    }
  if (g_str_equal (words[0], "grid")) {
    read_grid (reader, words);
  } else if (g_str_equal (words[0], "legend")) {
    read_legend (reader, words);
  } else if (g_str_equal (words[0], "floor")) {
    read_floor (reader, words);
  } else if (g_str_equal (words[0], "plan")) {
    read_plan (reader, words);
  } else if (g_str_equal (words[0], "side")) {
    read_side (reader, words);
  } else if (g_str_equal (words[0], "facing")) {
    read_facing (reader, words);
  } else {
    g_error ("no case line: %s", line);
  }
}

static void
read_talk (FixtureCase *it, const char *line)
{
  if (*line == 'a') {
    g_ptr_array_add (it->questions, g_strdup (line + strlen ("ask ")));
    g_ptr_array_add (it->answers, g_strdup (""));
  } else {
    g_free (it->answers->pdata[it->answers->len - 1]);
    it->answers->pdata[it->answers->len - 1] = g_strdup (line + strlen ("= "));
  }
}

/* Stops the test at a line it does not understand: a case is ours. */
FixtureCase *
fixture_case_read (const char *text)
{
  Reader reader = { .it = g_new0 (FixtureCase, 1) };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  reader.it->questions = g_ptr_array_new_with_free_func (g_free);
  reader.it->answers = g_ptr_array_new_with_free_func (g_free);
  set_letter (&reader, '.', "flat", 0, NULL);
  for (char **line = lines; *line != NULL; line++) {
    g_strchomp (*line);
    if (g_str_has_prefix (*line, "ask ") || g_str_has_prefix (*line, "= "))
      read_talk (reader.it, *line);
    else if (**line != '\0' && **line != '#')
      read_line (&reader, *line);
  }
  for (int i = 0; i < 128; i++) {
    g_free (reader.letters[i].code);
    g_free (reader.letters[i].structure);
  }
  return reader.it;
}

void
fixture_case_free (FixtureCase *it)
{
  cr_map_free (it->map);
  g_ptr_array_unref (it->questions);
  g_ptr_array_unref (it->answers);
  g_free (it);
}

typedef struct {
  char *path;
  FixtureAnswer answer;
} Job;

static void
test_file (gconstpointer data)
{
  const Job *job = data;
  g_autofree char *text = NULL;
  g_autoptr (FixtureCase) it = NULL;

  g_assert_true (g_file_get_contents (job->path, &text, NULL, NULL));
  it = fixture_case_read (text);
  g_assert_cmpuint (it->questions->len, >, 0);
  for (guint i = 0; i < it->questions->len; i++) {
    g_autofree char *got = job->answer (it, it->questions->pdata[i]);

    if (!g_str_equal (got, it->answers->pdata[i]))
      g_test_message ("%s", (char *) it->questions->pdata[i]);
    g_assert_cmpstr (got, ==, it->answers->pdata[i]);
  }
}

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_free (job);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

void
fixture_case_add_tests (const char *family, FixtureAnswer answer)
{
  g_autofree char *folder =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", family, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".case"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < names->len; i++) {
    Job *job = g_new0 (Job, 1);
    g_autofree char *test = g_strdup_printf ("/core/%s/%s", family, (char *) names->pdata[i]);

    *job = (Job){ g_build_filename (folder, names->pdata[i], NULL), answer };
    g_test_add_data_func_full (test, job, test_file, free_job);
  }
}

/* Shows what the code answers, for whoever writes or mends a case. */
static int
print_case (const char *path, FixtureAnswer answer)
{
  g_autofree char *text = NULL;
  g_autoptr (FixtureCase) it = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  it = fixture_case_read (text);
  for (guint i = 0; i < it->questions->len; i++) {
    g_autofree char *got = answer (it, it->questions->pdata[i]);
    printf ("ask %s\n= %s\n", (char *) it->questions->pdata[i], got);
  }
  return 0;
}

int
fixture_case_run (int argc, char **argv, const char *family, FixtureAnswer answer)
{
  if (argc == 3 && g_str_equal (argv[1], "--print"))
    return print_case (argv[2], answer);
  fixture_case_add_tests (family, answer);
  return g_test_run ();
}

/* castle.c: small castles drawn in letters. SPDX-License-Identifier: GPL-3.0-or-later */
#include "castle.h"

#include <string.h>

#include "cr-map-load.h"
#include "cr-text.h"
#include "cr-tower-text.h"
#include "cr-words-lof.h"
#include "fixture-field.h"
#include "fixture.h"

static const struct {
  char letter;
  const char *terrain, *structure;
} letters[] = {
  { '.', "flat", "none" },          { 'c', "scrub", "none" },     { 'e', "tree", "none" },
  { 'h', "house", "none" },         { 'm', "moat", "none" },      { 'w', "filledmoat", "none" },
  { 'u', "rubble", "none" },        { 'd', "doorway", "none" },   { 's', "spiral", "none" },
  { 'z', "siegetower", "none" },    { 'p', "passage", "none" },   { 'y', "stair", "none" },
  { 'r', "wallwalk", "rampart" },   { 't', "platform", "tower" }, { 'T', "towerfloor", "tower" },
  { 'g', "platform", "gatetower" }, { 'k', "keepfloor", "keep" }, { 'K', "platform", "keep" },
  { 'P', "stakes", "none" },        { 'W', "cart", "none" },      { 'M', "mine", "none" },
  { 'R', "flatroof", "none" },      { 'o', "treetop", "none" },   { 'D', "keepdoor", "keep" },
  { 'S', "spiral", "tower" },       { 'f', "room", "house" },     { 'l', "slope", "none" },
};

typedef struct {
  CastleCase *self;
  const char *path;
  CrGrid grid;
  GPtrArray *rows; /* of the floor being read */
  int floor;
  const char *floor_name;
  gboolean drawing;
} Reader;

static CrPlace
read_place (const Reader *reader, const char *text)
{
  g_autoptr (GError) error = NULL;
  CrPlace place;

  cr_map_parse_place (reader->self->map, text, &place, &error);
  g_assert_no_error (error);
  return place;
}

static void
set_cell (const Reader *reader, int cell, const char *word)
{
  CrMap *map = reader->self->map;
  int level = 0;

  if (*word == 'x')
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++) {
    if (letters[i].letter != *word)
      continue;
    g_assert_true (word[1] == '\0' || cr_text_parse_int (word + 1, -9, 12, &level));
    cr_map_load_layer (map, reader->floor, CR_LAYER_TERRAIN)[cell] =
        (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, letters[i].terrain);
    cr_map_load_layer (map, reader->floor, CR_LAYER_STRUCTURE)[cell] =
        (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, letters[i].structure);
    cr_map_load_layer (map, reader->floor, CR_LAYER_LEVEL)[cell] = (gint16) level;
    return;
  }
  g_error ("%s: no hex is drawn “%s”", reader->path, word);
}

/* The first floor's rows say how large the map is. */
static void
finish_floor (Reader *reader)
{
  if (reader->rows->len == 0)
    return;
  for (guint y = 0; y < reader->rows->len; y++) {
    g_auto (GStrv) words = g_strsplit (reader->rows->pdata[y], " ", -1);
    int x = 0;

    for (gsize i = 0; words[i] != NULL; i++)
      x += *words[i] != '\0' ? 1 : 0;
    if (reader->self->map == NULL) {
      reader->grid.columns = x;
      reader->grid.rows = (int) reader->rows->len;
      reader->self->map = cr_map_new (&reader->grid, "case");
    }
    if (cr_map_n_floors (reader->self->map) <= reader->floor)
      cr_map_load_floor (reader->self->map, reader->floor_name, NULL);
    g_assert_cmpint (x, ==, reader->grid.columns);
    x = 0;
    for (gsize i = 0; words[i] != NULL; i++)
      if (*words[i] != '\0')
        set_cell (reader, (int) y * reader->grid.columns + x++, words[i]);
  }
  g_ptr_array_set_size (reader->rows, 0);
}

static void
read_attribute (const Reader *reader, const char *word, CrSide *side, CrInside mine)
{
  int value;

  if (g_str_has_prefix (word, "height=") && cr_text_parse_int (word + 7, 0, 12, &value))
    side->height = (gint8) value;
  else if (g_str_has_prefix (word, "arc=") && cr_text_parse_int (word + 4, 0, 180, &value))
    side->arc = (gint16) value;
  else if (g_str_equal (word, "open") || g_str_equal (word, "closed"))
    side->state = *word == 'o' ? CR_STATE_OPEN : CR_STATE_CLOSED;
  else if (g_str_equal (word, "broken"))
    side->state = CR_STATE_BROKEN;
  else if (g_str_equal (word, "in"))
    side->inside = (gint8) mine;
  else if (g_str_equal (word, "in=beyond"))
    side->inside = mine == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  else
    g_error ("%s: a side has no “%s”", reader->path, word);
}

static void
read_side (const Reader *reader, char **words)
{
  const CrGrid *grid = cr_map_get_grid (reader->self->map);
  g_autoptr (GError) error = NULL;
  CrSideKind kind;
  CrPlace place, named;
  CrDirection direction;

  cr_map_parse_side (reader->self->map, words[1], &named, &direction, &error);
  g_assert_no_error (error);
  g_assert_true (cr_side_kind_parse (words[2], &kind));

  g_autofree char *at = g_strndup (words[1], strcspn (words[1], ":"));
  place = read_place (reader, at);
  cr_grid_name_side (grid, &named.hex, &direction);
  CrInside mine = cr_hex_equal (place.hex, named.hex) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
  CrSide side = {
    .cell = cr_grid_get_cell (grid, named.hex),
    .direction = (gint8) direction,
    .kind = (gint8) kind,
    .inside = cr_side_kind_needs_inside (kind) ? (gint8) mine : CR_INSIDE_NONE,
    .height = CR_HEIGHT_DEFAULT,
    .arc = CR_ARC_DEFAULT,
  };
  for (int i = 3; words[i] != NULL; i++)
    read_attribute (reader, words[i], &side, mine);
  cr_map_load_side (reader->self->map, reader->floor, &side);
}

/* What of the map is a node. */
static const struct {
  const char *word;
  CrSection section;
} sections[] = { { "mechanism", CR_SECTION_MECHANISMS }, { "area", CR_SECTION_AREAS } };

static gboolean
read_node (Reader *reader, const char *line)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++) {
    g_autoptr (GError) error = NULL;

    if (!g_str_has_prefix (line, sections[i].word))
      continue;
    reader->drawing = FALSE;
    finish_floor (reader);
    cr_map_load_node (reader->self->map, sections[i].section,
                      fixture_read_node (strchr (line, '<'), &error));
    g_assert_no_error (error);
    return TRUE;
  }
  return FALSE;
}

static CrPost *
read_post (const Reader *reader, const char *text)
{
  g_autoptr (GError) error = NULL;
  CrPost *post = g_new0 (CrPost, 1);

  cr_post_parse (reader->self->map, text, post, &error);
  g_assert_no_error (error);
  return post;
}

static void
read_shot (Reader *reader, const char *word)
{
  if (g_str_has_prefix (word, "post="))
    reader->self->from_post = read_post (reader, word + 5);
  else if (g_str_has_prefix (word, "target-post="))
    reader->self->to_post = read_post (reader, word + 12);
  else if (!g_str_has_prefix (word, "from="))
    g_ptr_array_add (reader->self->switches, g_strdup (word));
  else if (!cr_direction_parse (word + 5, reader->grid.orientation, &reader->self->from_side))
    g_error ("%s: a shot has no “%s”", reader->path, word);
}

static void
read_fire (Reader *reader, char **words)
{
  reader->self->from = read_place (reader, words[1]);
  reader->self->to = read_place (reader, words[2]);
  for (int i = 3; words[i] != NULL; i++)
    read_shot (reader, words[i]);
}

static void
read_man (Reader *reader, const char *text)
{
  g_autoptr (GError) error = NULL;
  CrMan man;

  reader->drawing = FALSE;
  finish_floor (reader);
  cr_man_parse (reader->self->map, text, &man, &error);
  g_assert_no_error (error);
  cr_muster_set_man (reader->self->muster, &man);
}

/* Lines of one word and its value. */
static gboolean
read_muster (Reader *reader, char **words)
{
  CastleCase *self = reader->self;

  if (g_str_equal (words[0], "man"))
    read_man (reader, words[1]);
  else if (g_str_equal (words[0], "tower"))
    g_ptr_array_add (self->towers, g_strdup (words[1]));
  else if (g_str_equal (words[0], "weapon"))
    self->weapon = g_strdup (words[1]);
  else if (g_str_equal (words[0], "weather"))
    self->weather = g_strdup (words[1]);
  else if (g_str_equal (words[0], "light"))
    *(g_str_equal (words[1], "sun") ? &self->sky.sun : &self->sky.dim) = TRUE;
  else
    return FALSE;
  return TRUE;
}

static void
read_line (Reader *reader, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  if (*line == '\0' || *line == '#' || read_node (reader, line) || read_muster (reader, words))
    return;
  if (g_str_equal (words[0], "grid")) {
    reader->grid.orientation = g_str_equal (words[1], "pointy") ? CR_POINTY : CR_FLAT;
    reader->grid.shift = g_str_equal (words[2], "odd") ? CR_SHIFT_ODD : CR_SHIFT_EVEN;
  } else if (g_str_equal (words[0], "floor")) {
    finish_floor (reader);
    reader->floor++;
    reader->floor_name = g_intern_string (words[1]);
  } else if (g_str_equal (words[0], "map")) {
    reader->drawing = TRUE;
  } else if (g_str_equal (words[0], "side") || g_str_equal (words[0], "fire")) {
    reader->drawing = FALSE;
    finish_floor (reader);
    if (*words[0] == 's')
      read_side (reader, words);
    else
      read_fire (reader, words);
  } else if (g_str_equal (words[0], "profile")) {
    reader->self->profile = g_strdup (words[1]);
  } else if (reader->drawing) {
    g_ptr_array_add (reader->rows, g_strdup (line));
  } else {
    g_ptr_array_add (reader->self->expected, g_strdup (line));
  }
}

CastleCase *
castle_case_load (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);
  CastleCase *self = g_new0 (CastleCase, 1);
  Reader reader = {
    .self = self, .path = path, .grid = { 0, 0, CR_FLAT, CR_SHIFT_EVEN, TRUE }, .rows = rows
  };

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  self->expected = g_ptr_array_new_with_free_func (g_free);
  self->switches = g_ptr_array_new_with_free_func (g_free);
  self->towers = g_ptr_array_new_with_free_func (g_free);
  self->from_side = -1;
  self->muster = cr_muster_new ();
  reader.floor_name = "g";

  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    read_line (&reader, g_strstrip (lines[i]));
  g_assert_nonnull (self->map);
  return self;
}

void
castle_case_free (CastleCase *self)
{
  if (self == NULL)
    return;
  cr_map_free (self->map);
  g_ptr_array_unref (self->expected);
  g_ptr_array_unref (self->switches);
  g_ptr_array_unref (self->towers);
  g_free (self->from_post);
  g_free (self->to_post);
  g_free (self->profile);
  g_free (self->weapon);
  g_free (self->weather);
  cr_muster_free (self->muster);
  g_free (self);
}

static void
add_end (GPtrArray *lines, const CrMap *map, const char *key, CrLofEnd end)
{
  CrOrientation orientation = cr_map_get_grid (map)->orientation;

  if (end.side >= 0)
    g_ptr_array_add (lines,
                     g_strdup_printf ("%s %s", key, cr_direction_get_name (end.side, orientation)));
}

static void
add_decided (GPtrArray *lines, const CrMap *map, const CrLof *lof)
{
  const CrLofStep *step = &lof->decided;
  g_autofree char *at = cr_map_format_place (map, step->place);
  CrOrientation orientation = cr_map_get_grid (map)->orientation;

  if (step->reason == CR_LOF_FREE)
    return;
  g_ptr_array_add (
      lines,
      g_strdup_printf ("at %s%s%s", at, step->side >= 0 ? ":" : "",
                       step->side >= 0 ? cr_direction_get_name (step->side, orientation) : ""));
  g_ptr_array_add (lines, g_strdup_printf ("numbers N %d H %d D1 %d D2 %d", step->n, step->h,
                                           step->d1, step->d2));
  if (lof->needs >= 0)
    g_ptr_array_add (lines, g_strdup_printf ("needs %d", lof->needs));
}

/* The ruleset it is to be judged by. */
const char *
castle_case_get_profile (const CastleCase *self)
{
  return self->profile != NULL ? self->profile : "siege";
}

static const CrMuster *
set_sky (const CastleCase *self, const CrRuleset *ruleset)
{
  CrSky sky = self->sky;

  if (self->weather != NULL) {
    sky.weather = cr_ruleset_find_weather (ruleset, self->weather);
    g_assert_nonnull (sky.weather);
  }
  cr_muster_set_sky (self->muster, sky);
  return self->muster;
}

/* The ruleset comes late, and more than once. */
static void
set_towers (const CastleCase *self, const CrRuleset *ruleset)
{
  for (guint i = cr_muster_n_towers (self->muster); i < self->towers->len; i++) {
    g_autoptr (GError) error = NULL;
    CrTower tower;

    cr_tower_parse (self->map, ruleset, self->towers->pdata[i], &tower, &error);
    g_assert_no_error (error);
    cr_muster_add_tower (self->muster, &tower);
  }
}

CrLofOptions
castle_case_get_options (const CastleCase *self, const CrRuleset *ruleset)
{
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  options.from_side = self->from_side;
  set_towers (self, ruleset);
  options.muster = set_sky (self, ruleset);
  options.from_post = self->from_post;
  options.to_post = self->to_post;
  if (self->weapon != NULL) {
    options.weapon = cr_ruleset_find_weapon (ruleset, self->weapon);
    g_assert_nonnull (options.weapon);
  }
  for (guint i = 0; i < self->switches->len; i++) {
    g_auto (GStrv) parts = g_strsplit (self->switches->pdata[i], "=", 2);
    g_autoptr (GError) error = NULL;

    cr_lof_options_set (&options, parts[0], parts[1], &error);
    g_assert_no_error (error);
  }
  return options;
}

static void
add_die (GPtrArray *lines, const CrLof *lof)
{
  if (lof->band >= 0)
    g_ptr_array_add (lines, g_strdup_printf ("band %s", cr_band_get_name ((CrBand) lof->band)));
  for (int i = 0; i < lof->n_modifiers; i++)
    g_ptr_array_add (
        lines, g_strdup_printf ("die %s %+d", lof->modifiers[i].rule, lof->modifiers[i].value));
}

/* What many lines share changes no answer. */
static void
assert_field_agrees (const CrScene *scene, const CrLof *lof, const CrLofOptions *options)
{
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (CrField) field = fixture_field (fire, &lof->from, 1, options);
  const CrFieldCell *cell = cr_field_get (field, lof->to);

  if (cell == NULL || cr_hex_equal (lof->from.hex, lof->to.hex))
    return;
  g_assert_cmpint (cell->verdict, ==, lof->verdict);
  if (lof->verdict == CR_LOF_CLEAR)
    g_assert_cmpint (cell->cover, ==, lof->cover);
}

char **
castle_case_answer (const CastleCase *self, const CrRuleset *ruleset)
{
  g_autoptr (CrScene) scene = cr_scene_new (self->map, ruleset);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  CrLofOptions options = castle_case_get_options (self, ruleset);
  CrLof lof = cr_lof_judge (scene, self->from, self->to, &options, steps);
  g_autofree char *sentence = cr_words_lof (scene, &lof, NULL);
  g_autofree char *rules = g_strjoinv (" ", (char **) lof.rules);

  g_ptr_array_add (lines, g_strdup_printf ("verdict %s", cr_verdict_get_name (lof.verdict)));
  if (lof.verdict != CR_LOF_CLEAR)
    g_ptr_array_add (lines, g_strdup_printf ("reason %s", cr_lof_reason_get_name (lof.reason)));
  else
    g_ptr_array_add (lines, g_strdup_printf ("cover %s", cr_cover_get_name (lof.cover)));
  add_decided (lines, self->map, &lof);
  add_die (lines, &lof);
  add_end (lines, self->map, "from", lof.from_end);
  add_end (lines, self->map, "to", lof.to_end);
  g_ptr_array_add (lines, g_strdup_printf ("back %s", cr_verdict_get_name (lof.reverse)));
  g_ptr_array_add (lines, g_strdup_printf ("rules %s", rules));
  g_ptr_array_add (lines, g_strdup_printf ("sentence %s", sentence));
  if (lof.deciding >= 0)
    g_assert_cmpint (g_array_index (steps, CrLofStep, lof.deciding).reason, ==, lof.reason);
  assert_field_agrees (scene, &lof, &options);
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

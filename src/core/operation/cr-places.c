/* cr-places.c: hexes and sides said in text: one by one, in runs, areas, shapes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cr-map-words.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-operation-private.h"
#include "cr-shape.h"
#include "cr-text.h"

#include <string.h>

static void
add_sides (int floor, const GArray *sides, GArray *out)
{
  for (guint i = 0; i < sides->len; i++) {
    const CrHexSide *side = &g_array_index (sides, CrHexSide, i);
    CrPlacedSide at = { { floor, side->hex }, side->direction };

    g_array_append_val (out, at);
  }
}

/* The rim of a set of hexes, on the floor of the first. */
static gboolean
read_around (const CrMap *map, const char *text, GArray *out, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

  if (!cr_operation_parse_places (map, text, places, error))
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    g_array_append_val (hexes, g_array_index (places, CrPlace, i).hex);
  cr_shape_rim ((const CrHex *) (const void *) hexes->data, hexes->len, sides);
  add_sides (g_array_index (places, CrPlace, 0).floor, sides, out);
  return TRUE;
}

/* Side d of a hex goes, clockwise round it, from corner d − 1 to corner d. */
static gboolean
read_along (const CrMap *map, const char *text, GArray *out, GError **error)
{
  const char *dots = strstr (text, "..");
  g_autofree char *first = dots != NULL ? g_strndup (text, dots - text) : g_strdup (text);
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));
  CrPlacedSide from, to;

  if (!cr_argument_parse_side (map, first, &from.place, &from.direction, error) ||
      !cr_argument_parse_side (map, dots != NULL ? dots + 2 : first, &to.place, &to.direction,
                               error))
    return FALSE;
  cr_vertex_path (cr_vertex_of (from.place.hex, (from.direction + 5) % CR_N_DIRECTIONS),
                  cr_vertex_of (to.place.hex, to.direction), sides);
  add_sides (from.place.floor, sides, out);
  return TRUE;
}

static void
add_side_images (const CrSymmetry *symmetry, GArray *out)
{
  guint n = out->len;

  for (int image = 1; image < cr_symmetry_n_images (symmetry); image++)
    for (guint i = 0; i < n; i++) {
      CrPlacedSide at = g_array_index (out, CrPlacedSide, i);

      at.place.hex = cr_symmetry_hex (symmetry, image, at.place.hex);
      at.direction = cr_symmetry_direction (symmetry, image, at.direction);
      g_array_append_val (out, at);
    }
}

static gboolean
read_one (const CrMap *map, const char *word, GArray *out, GError **error)
{
  CrPlacedSide at;

  if (!cr_argument_parse_side (map, word, &at.place, &at.direction, error))
    return FALSE;
  g_array_append_val (out, at);
  return TRUE;
}

static const struct {
  const char *prefix;
  CrSymmetryKind kind;
} symmetries[] = {
  { "mirror:", CR_SYMMETRY_LEFT_RIGHT }, { "flip:", CR_SYMMETRY_UP_DOWN },
  { "turn2:", CR_SYMMETRY_TURN_2 },      { "turn3:", CR_SYMMETRY_TURN_3 },
  { "turn6:", CR_SYMMETRY_TURN_6 },
};

static const char *
skip_prefix (const char *word, const char *prefix)
{
  return g_str_has_prefix (word, prefix) ? word + strlen (prefix) : NULL;
}

/**
 * read_symmetry:
 * @word: "mirror:7,6"
 */
static gboolean
read_symmetry (const CrMap *map, const char *word, CrSymmetry *symmetry, GError **error)
{
  CrPlace centre;

  for (gsize i = 0; i < G_N_ELEMENTS (symmetries); i++) {
    const char *text = skip_prefix (word, symmetries[i].prefix);

    if (text == NULL)
      continue;
    if (!cr_map_parse_printed (map, text, &centre, error))
      return FALSE;
    *symmetry = (CrSymmetry){ symmetries[i].kind, cr_map_get_grid (map)->orientation, centre.hex };
    return TRUE;
  }
  return FALSE;
}

static gboolean
read_side_word (const CrMap *map, const char *word, GArray *out, GError **error)
{
  CrSymmetry symmetry;
  GError *inner = NULL;

  if (g_str_has_prefix (word, "around:"))
    return read_around (map, word + strlen ("around:"), out, error);
  if (g_str_has_prefix (word, "along:"))
    return read_along (map, word + strlen ("along:"), out, error);
  if (read_symmetry (map, word, &symmetry, &inner)) {
    add_side_images (&symmetry, out);
    return TRUE;
  }
  if (inner != NULL) {
    g_propagate_error (error, inner);
    return FALSE;
  }
  return read_one (map, word, out, error);
}

gboolean
cr_places_parse_sides (const CrMap *map, const char *text, GArray *sides, GError **error)
{
  g_auto (GStrv) words = cr_text_split (text);
  guint n_before = sides->len;

  for (char **word = words; *word != NULL; word++)
    if (!read_side_word (map, *word, sides, error))
      return FALSE;
  if (sides->len > n_before)
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("found no sides, expected some such as 7,6:%s"),
                          cr_direction_get_name (1, cr_map_get_grid (map)->orientation));
}

const char *
cr_operation_about_places (void)
{
  return N_ (
      "HEXES are parted by “;” or spaces, each with its floor in front where needed, cellar/7,6:\n"
      "  7,6            column and row, or the number that is printed, 0706\n"
      "  3,4..3,9       a run within one column or row\n"
      "  @NAME          an area of the map, alone\n"
      "  disc:7,6+2     all within two hexes\n"
      "  line:3,4..9,9  a straight line; +1 behind it draws it with a brush of radius 1\n"
      "  rect:3,4..9,9  the columns and rows between two corners\n"
      "  polygon:3,4..9,4..6,9   what lies within, its edges too\n"
      "  flood:7,6      all that hangs together with it and is alike in what is being set, or in\n"
      "                 terrain; alike:7,6 wherever it is on the floor\n"
      "  mirror:7,6     the mirror image of all hexes before, left to right through that hex;\n"
      "                 flip: top to bottom; turn2:, turn3:, turn6: turned about it\n"
      "SIDES likewise:\n"
      "  7,6:NE         one side of a hex\n"
      "  around:HEXES   the rim of hexes, each seen from within: around:rect:3,4..9,9\n"
      "  along:3,4:NE..9,9:SE    the shortest way along hexsides, from where that side begins,\n"
      "                 going clockwise round its hex, to where the other one ends\n"
      "  mirror:7,6     and so on");
}

/* Adds the hexes of one word, all on one floor, to those before. */
typedef struct {
  const CrMap *map;
  CrLayer layer;
  GArray *places;
  guint first; /* of this text: what a mirror applies to */
} Reader;

#define MAX_POINTS 64

/* The hexes a shape is told by: "3,4..9,9+1" has two, and the radius 1. */
typedef struct {
  CrPlace places[MAX_POINTS];
  int n;
  int radius; /* −1: none was given */
} Points;

static gboolean
read_points (const CrMap *map, const char *text, Points *points, GError **error)
{
  const char *plus = strrchr (text, '+');
  g_autofree char *list = plus != NULL ? g_strndup (text, plus - text) : g_strdup (text);
  g_auto (GStrv) each = g_strsplit (list, "..", MAX_POINTS + 1);

  points->radius = -1;
  if (plus != NULL && !cr_text_parse_int (plus + 1, 0, CR_SHAPE_MAX_RADIUS, &points->radius))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found “%s”, expected a radius from 0 to %d"), plus,
                            CR_SHAPE_MAX_RADIUS);
  for (points->n = 0; each[points->n] != NULL; points->n++)
    if (points->n == MAX_POINTS)
      return cr_error_refuse (error, CR_ERROR_LIMIT, cr_text ("a shape has at most %d corners"),
                              MAX_POINTS);
    else if (!cr_map_parse_printed (map, each[points->n], &points->places[points->n], error))
      return FALSE;
  return TRUE;
}

/* Draws a shape through its points, as the words of an operation give them. */
typedef void (*Draw) (const Reader *reader, const Points *points, GArray *hexes);

static void
draw_disc (const Reader *reader, const Points *points, GArray *hexes)
{
  cr_shape_disc (points->places[0].hex, MAX (points->radius, 0), hexes);
}

static void
draw_line (const Reader *reader, const Points *points, GArray *hexes)
{
  cr_shape_line (points->places[0].hex, points->places[1].hex, MAX (points->radius, 0), hexes);
}

static void
draw_rectangle (const Reader *reader, const Points *points, GArray *hexes)
{
  cr_shape_rectangle (cr_map_get_grid (reader->map), points->places[0].hex, points->places[1].hex,
                      hexes);
}

static void
draw_polygon (const Reader *reader, const Points *points, GArray *hexes)
{
  CrHex corners[MAX_POINTS];

  for (int i = 0; i < points->n; i++)
    corners[i] = points->places[i].hex;
  cr_shape_polygon (corners, (gsize) points->n, hexes);
}

static void
draw_flood (const Reader *reader, const Points *points, GArray *hexes)
{
  cr_shape_flood (reader->map, points->places[0], reader->layer, TRUE, hexes);
}

static void
draw_alike (const Reader *reader, const Points *points, GArray *hexes)
{
  cr_shape_flood (reader->map, points->places[0], reader->layer, FALSE, hexes);
}

static const struct {
  const char *prefix;
  int least, most; /* points */
  gboolean radius;
  Draw draw;
} shapes[] = {
  { "disc:", 1, 1, TRUE, draw_disc },       { "line:", 2, 2, TRUE, draw_line },
  { "rect:", 2, 2, FALSE, draw_rectangle }, { "polygon:", 3, MAX_POINTS, FALSE, draw_polygon },
  { "flood:", 1, 1, FALSE, draw_flood },    { "alike:", 1, 1, FALSE, draw_alike },
};

/* Hexes off the map are left out: a shape may reach over the edge. */
static void
add_hexes (const Reader *reader, int floor, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };

    if (cr_grid_contains (cr_map_get_grid (reader->map), place.hex))
      g_array_append_val (reader->places, place);
  }
}

static gboolean
refuse_radius (int radius, GError **error)
{
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("found radius +%d, which only disc: and line: have"), radius);
}

static gboolean
read_shape (const Reader *reader, gsize shape, const char *text, GError **error)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  Points points;

  if (!read_points (reader->map, text, &points, error))
    return FALSE;
  if (points.n < shapes[shape].least || points.n > shapes[shape].most)
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found %d hexes behind “%s”, expected %d"), points.n,
                            shapes[shape].prefix, shapes[shape].least);
  if (points.radius >= 0 && !shapes[shape].radius)
    return refuse_radius (points.radius, error);
  shapes[shape].draw (reader, &points, hexes);
  add_hexes (reader, points.places[0].floor, hexes);
  return TRUE;
}

/* Images keep to the floor of what they are images of. */
static void
add_images (const Reader *reader, const CrSymmetry *symmetry)
{
  guint n = reader->places->len;

  for (int image = 1; image < cr_symmetry_n_images (symmetry); image++)
    for (guint i = reader->first; i < n; i++) {
      CrPlace place = g_array_index (reader->places, CrPlace, i);

      place.hex = cr_symmetry_hex (symmetry, image, place.hex);
      if (cr_grid_contains (cr_map_get_grid (reader->map), place.hex))
        g_array_append_val (reader->places, place);
    }
}

/* A hex, or a run of them within one column or row. */
static gboolean
read_run (const Reader *reader, const char *word, GError **error)
{
  const CrGrid *grid = cr_map_get_grid (reader->map);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GString) run = g_string_new (NULL);
  Points points;

  if (!read_points (reader->map, word, &points, error))
    return FALSE;
  if (points.radius >= 0)
    return refuse_radius (points.radius, error);
  for (int i = 0; i < points.n; i++) {
    g_autofree char *at = cr_grid_format_hex (grid, points.places[i].hex);
    g_string_append_printf (run, "%s%s", i > 0 ? ".." : "", at);
  }
  if (!cr_grid_parse_set (grid, run->str, hexes, error))
    return FALSE;
  add_hexes (reader, points.places[0].floor, hexes);
  return TRUE;
}

static gboolean
read_word (const Reader *reader, const char *word, GError **error)
{
  CrSymmetry symmetry;
  GError *inner = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (skip_prefix (word, shapes[i].prefix) != NULL)
      return read_shape (reader, i, skip_prefix (word, shapes[i].prefix), error);
  if (read_symmetry (reader->map, word, &symmetry, &inner)) {
    add_images (reader, &symmetry);
    return TRUE;
  }
  if (inner != NULL) {
    g_propagate_error (error, inner);
    return FALSE;
  }
  return read_run (reader, word, error);
}

gboolean
cr_places_refuse_area (const CrMap *map, const char *name, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = name };

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *area = cr_map_get_node (map, CR_SECTION_AREAS, i);
    const char *id = cr_node_get (area, "id");

    cr_near_offer (&near, id);
    cr_near_offer (&near, cr_node_get (area, "name"));
    if (id != NULL)
      g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", id);
  }
  if (known->len == 0)
    return cr_error_refuse (error, CR_ERROR_UNKNOWN,
                            cr_text ("the map has no area “%s”, nor any other"), name);
  cr_error_refuse (error, CR_ERROR_UNKNOWN,
                   cr_text ("the map has no area “%s”, expected one of %s"), name, known->str);
  cr_near_tell (&near, error);
  return FALSE;
}

static gboolean
read_area (const CrMap *map, const char *name, GArray *places, GError **error)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *area = cr_map_get_node (map, CR_SECTION_AREAS, i);

    if (g_strcmp0 (cr_node_get (area, "id"), name) == 0 ||
        cr_map_is_called (map, cr_node_get (area, "name"), name))
      return cr_map_parse_places (map, cr_node_get_text (area), places, error);
  }
  return cr_places_refuse_area (map, name, error);
}

gboolean
cr_places_parse (const CrMap *map, const char *text, CrLayer layer, GArray *places, GError **error)
{
  Reader reader = { map, layer, places, places->len };
  g_auto (GStrv) words = NULL;

  if (*text == '@')
    return read_area (map, text + 1, places, error);
  words = cr_text_split (text);
  for (char **word = words; *word != NULL; word++)
    if (!read_word (&reader, *word, error)) {
      g_array_set_size (places, reader.first);
      return FALSE;
    }
  if (places->len > reader.first)
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("found no hexes, expected some such as 7,6"));
}

gboolean
cr_operation_parse_places (const CrMap *map, const char *text, GArray *places, GError **error)
{
  return cr_places_parse (map, text, CR_LAYER_TERRAIN, places, error);
}

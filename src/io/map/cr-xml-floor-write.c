/* cr-xml-floor-write.c: writes the layers and sides of a floor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-limits.h"
#include "cr-xml-map-private.h"

static void
write_rest (GString *out, const CrNode *node, const char *but)
{
  for (guint i = 0; node != NULL && i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);

    if (but == NULL || !g_str_equal (name, but))
      cr_xml_write_attribute (out, name, value);
  }
}

const char *
cr_xml_get_facing_name (int value, CrOrientation orientation)
{
  return value == 0 ? "none" : cr_direction_get_name ((CrDirection) (value - 1), orientation);
}

static void
write_value (GString *out, const CrMap *map, CrLayer layer, int value)
{
  if (layer == CR_LAYER_LEVEL)
    g_string_append_printf (out, "%d", value);
  else if (layer == CR_LAYER_FACING)
    g_string_append (out, cr_xml_get_facing_name (value, cr_map_get_grid (map)->orientation));
  else
    g_string_append (out, cr_map_get_code (map, layer, value));
}

/* A chunk: its first cell counted from 0, and its size, cut at the map's edges. */
typedef struct {
  int column, row, columns, rows;
} Chunk;

static Chunk
get_chunk (const CrGrid *grid, int column, int row)
{
  return (Chunk){ column, row, MIN (CR_XML_CHUNK, grid->columns - column),
                  MIN (CR_XML_CHUNK, grid->rows - row) };
}

static gboolean
is_plain (const gint16 *values, const CrGrid *grid, Chunk chunk, gint16 fallback)
{
  for (int j = 0; j < chunk.rows; j++)
    for (int i = 0; i < chunk.columns; i++)
      if (values[(chunk.row + j) * grid->columns + chunk.column + i] != fallback)
        return FALSE;
  return TRUE;
}

/* Whole lines are put together before they are appended, because a large map has a million values.
 */
static char *
put_level (char *p, int level)
{
  int size = ABS (level);

  *p++ = ' ';
  if (level < 0)
    *p++ = '-';
  if (size >= 10)
    *p++ = (char) ('0' + size / 10);
  *p++ = (char) ('0' + size % 10);
  return p;
}

/* Of a code that is too long for any reader, so much is written that a reader refuses it. */
static char *
put_text (char *p, const char *text)
{
  *p++ = ' ';
  for (int i = 0; i <= CR_LIMIT_CODE_LETTERS && text[i] != '\0'; i++)
    *p++ = text[i];
  return p;
}

/* The words for the values of a layer; NULL when these are numbers. */
typedef struct {
  const char *const *words;
  const char *facings[CR_N_DIRECTIONS + 1];
} Words;

static void
find_words (Words *self, const CrMap *map, CrLayer layer)
{
  const GPtrArray *codes = cr_map_list_codes (map, layer);

  self->words = codes != NULL ? (const char *const *) codes->pdata : NULL;
  if (layer != CR_LAYER_FACING)
    return;
  for (int value = 0; value <= CR_N_DIRECTIONS; value++)
    self->facings[value] = cr_xml_get_facing_name (value, cr_map_get_grid (map)->orientation);
  self->words = self->facings;
}

static void
write_line (GString *out, const char *const *words, const gint16 *values, int n, gint16 fallback)
{
  char line[CR_XML_CHUNK * (CR_LIMIT_CODE_LETTERS + 2)];
  char *p = line;

  for (int i = 0; i < n; i++)
    if (values[i] == fallback)
      p = put_text (p, ".");
    else
      p = words != NULL ? put_text (p, words[values[i]]) : put_level (p, values[i]);
  g_string_append (out, "       ");
  g_string_append_len (out, line, p - line);
  g_string_append_c (out, '\n');
}

static void
write_chunk (GString *out, const CrMap *map, int floor, CrLayer layer, Chunk chunk)
{
  int width = cr_map_get_grid (map)->columns;
  const gint16 *values = cr_map_get_layer (map, floor, layer);
  gint16 fallback = cr_map_get_floor (map, floor)->defaults[layer];
  Words words;

  find_words (&words, map, layer);
  g_string_append_printf (out, "      <chunk column=\"%d\" row=\"%d\">\n", chunk.column + 1,
                          chunk.row + 1);
  for (int j = 0; j < chunk.rows; j++)
    write_line (out, words.words, &values[(chunk.row + j) * width + chunk.column], chunk.columns,
                fallback);
  g_string_append (out, "      </chunk>\n");
}

static gboolean
write_chunks (GString *out, const CrMap *map, int floor, CrLayer layer)
{
  const CrGrid *grid = cr_map_get_grid (map);
  const gint16 *values = cr_map_get_layer (map, floor, layer);
  gint16 fallback = cr_map_get_floor (map, floor)->defaults[layer];
  gsize before = out->len;

  for (int row = 0; row < grid->rows; row += CR_XML_CHUNK)
    for (int column = 0; column < grid->columns; column += CR_XML_CHUNK) {
      Chunk chunk = get_chunk (grid, column, row);

      if (!is_plain (values, grid, chunk, fallback))
        write_chunk (out, map, floor, layer, chunk);
    }
  return out->len > before;
}

/* Ends an element whose children were written after the ">\n" of its start tag, at @inner. */
static void
close_element (GString *out, gsize inner, const char *indent, const char *name)
{
  if (out->len == inner) {
    g_string_truncate (out, inner - 2);
    g_string_append (out, "/>\n");
    return;
  }
  g_string_append_printf (out, "%s</%s>\n", indent, name);
}

static void
write_layer (GString *out, const CrMap *map, int floor, CrLayer layer, const CrNode *kept)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  gsize start = out->len, inner;

  g_string_append_printf (out, "    <%s default=\"", cr_xml_layer_names[layer]);
  write_value (out, map, layer, info->defaults[layer]);
  g_string_append_c (out, '"');
  write_rest (out, kept, NULL);
  g_string_append (out, ">\n");
  inner = out->len;
  for (guint i = 0; kept != NULL && i < cr_node_n_children (kept); i++)
    cr_xml_write_node (out, cr_node_get_child (kept, i), 3);
  write_chunks (out, map, floor, layer);
  if (kept == NULL && out->len == inner && info->defaults[layer] == 0)
    g_string_truncate (out, start);
  else
    close_element (out, inner, "    ", cr_xml_layer_names[layer]);
}

static void
write_typed (GString *out, const CrMap *map, const CrSide *side)
{
  const CrGrid *grid = cr_map_get_grid (map);

  if (side->inside != CR_INSIDE_NONE) {
    g_autofree char *inside = cr_grid_format_hex (grid, cr_map_get_inside_hex (map, side));

    cr_xml_write_attribute (out, "inside", inside);
  }
  if (side->height != CR_HEIGHT_DEFAULT)
    g_string_append_printf (out, " height=\"%d\"", side->height);
  if (side->arc != CR_ARC_DEFAULT)
    g_string_append_printf (out, " arc=\"%d\"", side->arc);
  if (side->state != CR_STATE_DEFAULT)
    cr_xml_write_attribute (out, "state", cr_opening_get_name ((CrOpening) side->state));
}

/* Writes <gate id="main" inside="7,6" state="closed"/>: the id first, unknown attributes last. */
static void
write_thing (GString *out, const CrMap *map, const CrSide *side)
{
  const CrNode *node = side->node;
  const char *id = node != NULL ? cr_node_get (node, "id") : NULL;
  const char *name = cr_side_kind_get_name (side->kind);

  if (side->kind == CR_SIDE_OTHER) {
    cr_xml_write_inline (out, node);
    return;
  }
  g_string_append_printf (out, "<%s", name);
  if (id != NULL)
    cr_xml_write_attribute (out, "id", id);
  write_typed (out, map, side);
  write_rest (out, node, "id");
  if (node == NULL || (cr_node_n_children (node) == 0 && cr_node_get_text (node) == NULL)) {
    g_string_append (out, "/>");
    return;
  }
  g_string_append_c (out, '>');
  cr_xml_write_content (out, node);
  g_string_append_printf (out, "</%s>", name);
}

/* Writes all things of one side: sides[0…n − 1]. */
static void
write_side (GString *out, const CrMap *map, const CrSide *sides, gsize n)
{
  const CrGrid *grid = cr_map_get_grid (map);
  gboolean kept = sides[0].kind == CR_SIDE_OTHER && cr_node_is (sides[0].node, CR_XML_SIDE);
  const CrNode *node = kept ? sides[0].node : NULL;
  g_autofree char *at =
      cr_grid_format_side (grid, cr_grid_get_hex (grid, sides->cell), sides->direction);

  for (guint i = 0; kept && i < cr_node_n_children (node); i++)
    cr_xml_write_node (out, cr_node_get_child (node, i), 3);
  g_string_append (out, "      <side");
  cr_xml_write_attribute (out, "at", at);
  write_rest (out, node, NULL);
  if (n == (kept ? 1 : 0)) {
    g_string_append (out, "/>\n");
    return;
  }
  g_string_append_c (out, '>');
  for (gsize i = kept ? 1 : 0; i < n; i++)
    write_thing (out, map, &sides[i]);
  g_string_append (out, "</side>\n");
}

static gsize
count_same (const CrSide *sides, gsize n)
{
  gsize i = 1;

  while (i < n && sides[i].cell == sides[0].cell && sides[i].direction == sides[0].direction)
    i++;
  return i;
}

static void
write_hexsides (GString *out, const CrMap *map, int floor, const CrNode *kept)
{
  gsize n, start = out->len, inner;
  const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

  g_string_append (out, "    <hexsides");
  write_rest (out, kept, NULL);
  g_string_append (out, ">\n");
  inner = out->len;
  for (gsize i = 0, step; i < n; i += step) {
    step = count_same (&sides[i], n - i);
    write_side (out, map, &sides[i], step);
  }
  for (guint i = 0; kept != NULL && i < cr_node_n_children (kept); i++)
    cr_xml_write_node (out, cr_node_get_child (kept, i), 3);
  if (kept == NULL && out->len == inner)
    g_string_truncate (out, start);
  else
    close_element (out, inner, "    ", "hexsides");
}

/* Writes a layer, or the hexsides, which come after all layers. */
static void
write_part (GString *out, const CrMap *map, int floor, int part, const CrNode *kept)
{
  if (part < CR_N_LAYERS)
    write_layer (out, map, floor, part, kept);
  else
    write_hexsides (out, map, floor, kept);
}

static int
find_part (const CrNode *node)
{
  for (int i = 0; i < CR_N_LAYERS; i++)
    if (cr_node_is (node, cr_xml_layer_names[i]))
      return i;
  return cr_node_is (node, "hexsides") ? CR_N_LAYERS : -1;
}

static void
write_parts (GString *out, const CrMap *map, int floor)
{
  const CrNode *node = cr_map_get_floor (map, floor)->node;
  gboolean written[CR_N_LAYERS + 1] = { FALSE };

  for (guint i = 0; node != NULL && i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);
    int part = find_part (child);

    if (part >= 0) {
      write_part (out, map, floor, part, child);
      written[part] = TRUE;
    } else {
      cr_xml_write_node (out, child, 2);
    }
  }
  for (int part = 0; part <= CR_N_LAYERS; part++)
    if (!written[part])
      write_part (out, map, floor, part, NULL);
}

void
cr_xml_write_floor (GString *out, const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  gsize inner;

  g_string_append (out, "  <floor");
  cr_xml_write_attribute (out, "id", info->id);
  if (info->name != NULL)
    cr_xml_write_attribute (out, "name", info->name);
  if (info->known != NULL)
    cr_xml_write_attribute (out, "known", info->known);
  if (info->storey != 0)
    g_string_append_printf (out, " storey=\"%d\"", info->storey);
  write_rest (out, info->node, NULL);
  g_string_append (out, ">\n");
  inner = out->len;
  write_parts (out, map, floor);
  close_element (out, inner, "  ", "floor");
}

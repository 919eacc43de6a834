/* cr-xml-map-layer.c: reads chunks of codes and numbers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-limits.h"
#include "cr-text.h"
#include "cr-xml-map-private.h"

const char *const cr_xml_layer_names[CR_N_LAYERS] = {
  [CR_LAYER_TERRAIN] = "terrain",
  [CR_LAYER_LEVEL] = "level",
  [CR_LAYER_STRUCTURE] = "structure",
  [CR_LAYER_FACING] = "facing",
};

#define N_RECENT 256

/**
 * LayerReader:
 * @values: of the layer, n_cells
 * @filled: whether a chunk has given the cell its value
 * @recent: codes met so far, by a hash of their letters, index + 1; saves a search for each cell
 * @column: of the chunk's first cell, from 1
 * @row: the same
 * @columns: of the chunk; 0 when the length of its lines tells
 */
typedef struct {
  CrXmlMapReader *self;
  CrNode *kept;
  CrLayer layer;
  gint16 *values;
  gint16 fallback;
  guint8 *filled;
  gint16 recent[N_RECENT];
  int column, row, columns, rows;
  int width; /* of the first line, when lines tell */
} LayerReader;

/* A level is -?[0-9]{1,2} within its bounds; a large map has a million of them. */
static gboolean
read_level (const char *token, gsize length, gint16 *value_out)
{
  gsize sign = *token == '-' ? 1 : 0;
  int value = 0;

  if (length <= sign || length > sign + 2)
    return FALSE;
  for (gsize i = sign; i < length; i++) {
    if (!g_ascii_isdigit (token[i]))
      return FALSE;
    value = value * 10 + (token[i] - '0');
  }
  value = sign > 0 ? -value : value;
  *value_out = (gint16) value;
  return value >= CR_LEVEL_MIN && value <= CR_LEVEL_MAX;
}

/* A direction of the map's orientation, or "none". */
static gboolean
read_facing (const LayerReader *layer, const char *token, gsize length, gint16 *value_out)
{
  CrOrientation orientation = cr_map_get_grid (layer->self->map)->orientation;

  for (int value = 0; value <= CR_N_DIRECTIONS; value++) {
    const char *name = cr_xml_get_facing_name (value, orientation);

    if (strncmp (name, token, length) == 0 && name[length] == '\0') {
      *value_out = (gint16) value;
      return TRUE;
    }
  }
  return FALSE;
}

static gboolean
is_code (const char *token, gsize length)
{
  if (length < 1 || length > CR_LIMIT_CODE_LETTERS)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalpha (token[i]))
      return FALSE;
  return TRUE;
}

static gboolean
read_code (LayerReader *layer, const char *token, gsize length, gint16 *value_out)
{
  CrMap *map = layer->self->map;
  guint hash = 5381;
  gint16 *recent;
  char copy[CR_LIMIT_CODE_LETTERS + 1];

  for (gsize i = 0; i < length; i++)
    hash = hash * 33 + (guchar) token[i];
  recent = &layer->recent[hash % N_RECENT];
  if (*recent > 0) {
    const char *code = cr_map_get_code (map, layer->layer, *recent - 1);

    if (strncmp (code, token, length) == 0 && code[length] == '\0') {
      *value_out = *recent - 1;
      return TRUE;
    }
  }
  if (!is_code (token, length) || cr_map_n_codes (map, layer->layer) >= CR_LIMIT_CODES)
    return FALSE;
  memcpy (copy, token, length);
  copy[length] = '\0';
  *value_out = (gint16) cr_map_intern_code (map, layer->layer, copy);
  *recent = *value_out + 1;
  return TRUE;
}

static gboolean
read_token (LayerReader *layer, const char *token, gsize length, gint16 *value_out)
{
  if (length == 1 && *token == '.') {
    *value_out = layer->fallback;
    return TRUE;
  }
  if (layer->layer == CR_LAYER_LEVEL)
    return read_level (token, length, value_out);
  if (layer->layer == CR_LAYER_FACING)
    return read_facing (layer, token, length, value_out);
  return read_code (layer, token, length, value_out);
}

/* "none, N, NE, SE, S, SW, NW" */
static char *
list_facings (const LayerReader *layer)
{
  const char *names[CR_N_DIRECTIONS + 2] = { NULL };

  for (int value = 0; value <= CR_N_DIRECTIONS; value++)
    names[value] = cr_xml_get_facing_name (value, cr_map_get_grid (layer->self->map)->orientation);
  return g_strjoinv (", ", (char **) names);
}

static gboolean
fail_token (CrXmlReader *reader,
            const LayerReader *layer,
            const char *token,
            gsize at,
            GError **error)
{
  g_autofree char *found = g_strndup (token, MIN (strcspn (token, " \t\r\n"), 40));
  gsize offset = cr_xml_get_inner_offset (reader) + at;

  if (layer->layer == CR_LAYER_FACING) {
    g_autofree char *names = list_facings (layer);

    cr_xml_set_error (reader, offset, error, CR_ERROR_SYNTAX,
                      cr_text ("found “%s”, expected “.” or one of %s"), found, names);
  } else if (layer->layer == CR_LAYER_LEVEL)
    cr_xml_set_error (reader, offset, error, CR_ERROR_SYNTAX,
                      cr_text ("found “%s”, expected “.” or a level from %d to %d"), found,
                      CR_LEVEL_MIN, CR_LEVEL_MAX);
  else if (is_code (found, strlen (found)))
    cr_xml_set_error (reader, offset, error, CR_ERROR_LIMIT,
                      cr_text ("found “%s”, which makes more than %d kinds on one map, expected no "
                               "more"),
                      found, CR_LIMIT_CODES - 1);
  else
    cr_xml_set_error (reader, offset, error, CR_ERROR_SYNTAX,
                      cr_text ("found “%s”, expected “.” or a code of 1 to 12 letters"), found);
  return FALSE;
}

/* What putting a value has come to. */
typedef enum { PUT, PUT_OFF_MAP, PUT_TWICE } Put;

/* Values beyond the edge of the map may only repeat the default; so a script need not cut its
 * chunks. */
static Put
put_value (LayerReader *layer, int column, int row, gint16 value)
{
  const CrGrid *grid = cr_map_get_grid (layer->self->map);
  int cell;

  column += layer->column;
  row += layer->row;
  if (column > grid->columns || row > grid->rows)
    return value == layer->fallback || value == 0 ? PUT : PUT_OFF_MAP;
  cell = (row - 1) * grid->columns + column - 1;
  if (layer->filled[cell])
    return PUT_TWICE;
  layer->filled[cell] = TRUE;
  layer->values[cell] = value;
  return PUT;
}

/* @at: of the value within its chunk; @i, @j: its column and row there */
static gboolean
check_put (CrXmlReader *reader,
           const LayerReader *layer,
           Put put,
           gsize at,
           int i,
           int j,
           GError **error)
{
  if (put == PUT)
    return TRUE;
  cr_xml_set_error (reader, cr_xml_get_inner_offset (reader) + at, error, CR_ERROR_PLACE,
                    put == PUT_TWICE
                        ? cr_text ("found a second value for %d,%d, expected chunks that do not "
                                   "overlap")
                        : cr_text ("found a value for %d,%d, expected none off the map"),
                    layer->column + i, layer->row + j);
  return FALSE;
}

static gboolean
check_line (CrXmlReader *reader, LayerReader *layer, gsize at, int n, GError **error)
{
  if (layer->columns > 0 || n == 0 || n == layer->width)
    return TRUE;
  if (layer->width == 0) {
    layer->width = n;
    return TRUE;
  }
  cr_xml_set_error (reader, cr_xml_get_inner_offset (reader) + at, error, CR_ERROR_SYNTAX,
                    cr_text ("found a line of %d values, expected %d as in the line before"), n,
                    layer->width);
  return FALSE;
}

/* Counts cells along lines, or by the width of the chunk if it has one. */
static gboolean
read_cells (CrXmlReader *reader, LayerReader *layer, const char *text, int *n_out, GError **error)
{
  const char *p = text;
  int i = 0, j = 0;

  for (*n_out = 0;; (*n_out)++, i++) {
    gsize length;
    gint16 value;

    for (; *p == ' ' || *p == '\t' || *p == '\r' || *p == '\n'; p++) {
      if (*p != '\n' || layer->columns > 0 || i == 0)
        continue;
      if (!check_line (reader, layer, (gsize) (p - text), i, error))
        return FALSE;
      i = 0;
      j++;
    }
    if (*p == '\0')
      return check_line (reader, layer, (gsize) (p - text), i, error);
    if (layer->columns > 0 && i == layer->columns) {
      i = 0;
      j++;
    }
    for (length = 1; (guchar) p[length] > ' '; length++)
      ;
    if (!read_token (layer, p, length, &value))
      return fail_token (reader, layer, p, (gsize) (p - text), error);
    if (!check_put (reader, layer, put_value (layer, i, j, value), (gsize) (p - text), i, j, error))
      return FALSE;
    p += length;
  }
}

static gboolean
check_count (CrXmlReader *reader, const LayerReader *layer, int n, GError **error)
{
  if (layer->columns == 0 || n == layer->columns * layer->rows)
    return TRUE;
  cr_xml_set_error (reader, cr_xml_get_offset (reader), error, CR_ERROR_SYNTAX,
                    cr_text ("found a chunk of %d values, expected %d (%d × %d)"), n,
                    layer->columns * layer->rows, layer->columns, layer->rows);
  return FALSE;
}

static gboolean
read_chunk_start (LayerReader *layer, const CrNode *chunk, GError **error)
{
  const CrGrid *grid = cr_map_get_grid (layer->self->map);
  const char *unused;

  layer->width = 0;
  if (!cr_node_need (chunk, "column", &unused, error) ||
      !cr_node_need (chunk, "row", &unused, error) ||
      !cr_node_read_int (chunk, "column", 1, grid->columns, 1, &layer->column, error) ||
      !cr_node_read_int (chunk, "row", 1, grid->rows, 1, &layer->row, error) ||
      !cr_node_read_int (chunk, "columns", 1, CR_GRID_MAX_SPAN, 0, &layer->columns, error) ||
      !cr_node_read_int (chunk, "rows", 1, CR_GRID_MAX_SPAN, 0, &layer->rows, error))
    return FALSE;
  if ((layer->columns > 0) == (layer->rows > 0))
    return TRUE;
  cr_node_set_error (chunk, error, CR_ERROR_SYNTAX,
                     cr_text ("found a chunk with one of columns and rows, expected both or "
                              "neither"));
  return FALSE;
}

static gboolean
read_chunk (CrXmlReader *reader, LayerReader *layer, GError **error)
{
  g_autoptr (CrNode) chunk = cr_xml_read_start (reader);
  gboolean seen = FALSE;
  int n = 0;

  if (!read_chunk_start (layer, chunk, error))
    return FALSE;
  while (cr_xml_next (reader, error)) {
    if (cr_xml_get_event (reader) == CR_XML_END)
      return check_count (reader, layer, n, error);
    if (cr_xml_get_event (reader) != CR_XML_TEXT || seen) {
      cr_xml_set_error (reader, cr_xml_get_offset (reader), error, CR_ERROR_SYNTAX,
                        cr_text ("found markup within a chunk, expected codes and spaces only"));
      return FALSE;
    }
    seen = TRUE;
    if (!read_cells (reader, layer, cr_xml_get_text (reader), &n, error))
      return FALSE;
  }
  return FALSE;
}

static gboolean
read_layer_child (CrXmlReader *reader, gpointer data, GError **error)
{
  LayerReader *layer = data;
  CrNode *other;

  if (cr_xml_is_ours (reader) && g_str_equal (cr_xml_get_name (reader), "chunk"))
    return read_chunk (reader, layer, error);
  other = cr_xml_read_node (reader, error);
  if (other != NULL)
    cr_node_take_child (layer->kept, other);
  return other != NULL;
}

static gboolean
read_default (LayerReader *layer, const CrNode *start, GError **error)
{
  const char *text;

  if (!cr_node_need (start, "default", &text, error))
    return FALSE;
  if (layer->layer == CR_LAYER_LEVEL) {
    int value;

    if (!cr_node_read_int (start, "default", CR_LEVEL_MIN, CR_LEVEL_MAX, 0, &value, error))
      return FALSE;
    layer->fallback = (gint16) value;
    return TRUE;
  }
  if (layer->layer == CR_LAYER_FACING) {
    g_autofree char *names = list_facings (layer);

    if (read_facing (layer, text, strlen (text), &layer->fallback))
      return TRUE;
    cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                       cr_text ("found default=\"%s\", expected one of %s"), text, names);
    return FALSE;
  }
  if (read_code (layer, text, strlen (text), &layer->fallback))
    return TRUE;
  if (is_code (text, strlen (text)))
    cr_node_set_error (
        start, error, CR_ERROR_LIMIT,
        cr_text ("found “%s”, which makes more than %d kinds on one map, expected no "
                 "more"),
        text, CR_LIMIT_CODES - 1);
  else
    cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                       cr_text ("found default=\"%s\", expected a code of 1 to 12 letters"), text);
  return FALSE;
}

static gboolean
refuse_second (const LayerReader *layer, const CrNode *start, GError **error)
{
  const char *name = cr_xml_layer_names[layer->layer];

  if (cr_node_find (layer->self->floor_node, name) == NULL)
    return TRUE;
  cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                     cr_text ("found a second <%s>, expected one on each floor"), name);
  return FALSE;
}

gboolean
cr_xml_read_layer (CrXmlReader *reader, CrXmlMapReader *self, CrLayer which, GError **error)
{
  static const char *const known[] = { "default", NULL };
  g_autoptr (CrNode) start = cr_xml_read_start (reader);
  int n_cells = cr_grid_n_cells (cr_map_get_grid (self->map));
  g_autofree guint8 *filled = g_malloc0 ((gsize) n_cells);
  LayerReader layer = { .self = self, .layer = which, .filled = filled };

  layer.values = cr_map_load_layer (self->map, self->floor, which);
  if (!refuse_second (&layer, start, error) || !read_default (&layer, start, error))
    return FALSE;
  cr_map_load_floor_info (self->map, self->floor)->defaults[which] = layer.fallback;
  for (int i = 0; i < n_cells && layer.fallback != 0; i++)
    layer.values[i] = layer.fallback;
  layer.kept = cr_xml_keep_rest (start, cr_xml_layer_names[which], known);
  cr_xml_move_nodes (self->pending, self->floor_node);
  cr_node_take_child (self->floor_node, layer.kept);
  return cr_xml_each_child (reader, read_layer_child, &layer, error);
}

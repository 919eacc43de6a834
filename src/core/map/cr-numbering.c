/* cr-numbering.c: the numbers printed on the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-numbering.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

static const char *const pattern_names[] = { "CCRR", "letter", NULL };
static const char *const order_names[] = { "columns", "rows", NULL };
static const char *const corner_names[] = { "NW", "NE", "SE", "SW", NULL };

CrNumbering
cr_numbering_get_default (void)
{
  return (CrNumbering){ CR_PATTERN_CCRR, 1, 1, CR_CORNER_NW, "", FALSE };
}

static gboolean
read_first (const CrNode *node, CrNumbering *numbering, GError **error)
{
  const char *text = cr_node_get (node, "first");
  const char *rest = text;

  if (text == NULL)
    return TRUE;
  if (cr_text_read_int (&rest, &numbering->first_column) && *rest == ' ') {
    rest++;
    if (cr_text_read_int (&rest, &numbering->first_row) && *rest == '\0')
      return TRUE;
  }
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found first=\"%s\", expected two whole numbers such as \"1 1\""),
                     text);
  return FALSE;
}

gboolean
cr_numbering_from_node (const CrNode *node, CrNumbering *numbering_out, GError **error)
{
  CrNumbering numbering = cr_numbering_get_default ();
  int pattern = CR_PATTERN_CCRR, from = CR_CORNER_NW;

  if (node != NULL) {
    if (!cr_node_read_enum (node, "pattern", pattern_names, pattern, &pattern, error) ||
        !cr_node_read_enum (node, "from", corner_names, from, &from, error) ||
        !cr_node_read_enum (node, "order", order_names, FALSE, &numbering.rows_first, error) ||
        !read_first (node, &numbering, error))
      return FALSE;
    if (cr_node_get (node, "separator") != NULL)
      g_strlcpy (numbering.separator, cr_node_get (node, "separator"), sizeof numbering.separator);
  }
  numbering.pattern = pattern;
  numbering.from = from;
  *numbering_out = numbering;
  return TRUE;
}

CrNode *
cr_numbering_to_node (const CrNumbering *numbering)
{
  CrNode *node = cr_node_new ("numbering");
  g_autofree char *first = g_strdup_printf ("%d %d", numbering->first_column, numbering->first_row);

  cr_node_set (node, "pattern", pattern_names[numbering->pattern]);
  cr_node_set (node, "first", first);
  cr_node_set (node, "from", corner_names[numbering->from]);
  if (*numbering->separator != '\0')
    cr_node_set (node, "separator", numbering->separator);
  if (numbering->rows_first)
    cr_node_set (node, "order", order_names[TRUE]);
  return node;
}

CrNumbering
cr_map_get_numbering (const CrMap *map)
{
  CrNumbering numbering = cr_numbering_get_default ();

  cr_numbering_from_node (cr_map_find_node (map, CR_SECTION_HEAD, "numbering", NULL), &numbering,
                          NULL);
  return numbering;
}

/* Column and row as counted from the numbering's corner; the same map turns the other way back. */
static void
count_from (const CrNumbering *numbering, const CrGrid *grid, int *column, int *row)
{
  if (numbering->from == CR_CORNER_NE || numbering->from == CR_CORNER_SE)
    *column = grid->columns + 1 - *column;
  if (numbering->from == CR_CORNER_SE || numbering->from == CR_CORNER_SW)
    *row = grid->rows + 1 - *row;
}

static int
n_digits (int largest)
{
  return largest > 999 ? 4 : largest > 99 ? 3 : 2;
}

/* Digits of the first or the second number. */
static int
get_width (const CrNumbering *numbering, const CrGrid *grid, int which)
{
  gboolean is_row = (which == 1) != numbering->rows_first;

  return is_row ? n_digits (grid->rows + numbering->first_row - 1)
                : n_digits (grid->columns + numbering->first_column - 1);
}

static void
append_letters (GString *text, int number)
{
  int n_times = (number - 1) / 26 + 1;

  for (int i = 0; i < n_times; i++)
    g_string_append_c (text, (char) ('A' + (number - 1) % 26));
}

char *
cr_numbering_format (const CrNumbering *numbering, const CrGrid *grid, CrHex hex)
{
  GString *text = g_string_new (NULL);
  int numbers[2];

  cr_grid_address (grid, hex, &numbers[0], &numbers[1]);
  count_from (numbering, grid, &numbers[0], &numbers[1]);
  numbers[0] += numbering->first_column - 1;
  numbers[1] += numbering->first_row - 1;

  int first = numbers[numbering->rows_first ? 1 : 0],
      second = numbers[numbering->rows_first ? 0 : 1];

  if (numbering->pattern == CR_PATTERN_LETTER && first >= 1)
    append_letters (text, first);
  else
    g_string_append_printf (text, "%0*d", get_width (numbering, grid, 0), first);
  g_string_append (text, numbering->separator);
  if (numbering->pattern == CR_PATTERN_LETTER)
    g_string_append_printf (text, "%d", second);
  else
    g_string_append_printf (text, "%0*d", get_width (numbering, grid, 1), second);
  return g_string_free (text, FALSE);
}

/* What counts below one has no letter and is written in digits. */
static gboolean
read_letters (const char **text, int *number_out)
{
  char letter = g_ascii_toupper (**text);
  int n_times = 0;

  for (; letter >= 'A' && letter <= 'Z' && g_ascii_toupper (**text) == letter; (*text)++)
    n_times++;
  *number_out = (n_times - 1) * 26 + letter - 'A' + 1;
  return n_times > 0 && n_times < 50;
}

static gboolean
read_digits (const char **text, int width, int *number_out)
{
  int i;

  *number_out = 0;
  for (i = 0; i < width && g_ascii_isdigit (**text); i++, (*text)++)
    *number_out = *number_out * 10 + (**text - '0');
  return i == width;
}

static gboolean
skip_separator (const CrNumbering *numbering, const char **text)
{
  gsize length = strlen (numbering->separator);

  if (strncmp (*text, numbering->separator, length) != 0)
    return FALSE;
  *text += length;
  return TRUE;
}

static gboolean
read_number (const CrNumbering *numbering,
             const CrGrid *grid,
             const char *text,
             int *column_out,
             int *row_out)
{
  int *first = numbering->rows_first ? row_out : column_out;
  int *second = numbering->rows_first ? column_out : row_out;
  gboolean ok;

  if (numbering->pattern == CR_PATTERN_LETTER)
    ok = (read_letters (&text, first) ||
          read_digits (&text, get_width (numbering, grid, 0), first)) &&
         skip_separator (numbering, &text) && cr_text_read_int (&text, second);
  else
    ok = read_digits (&text, get_width (numbering, grid, 0), first) &&
         skip_separator (numbering, &text) &&
         read_digits (&text, get_width (numbering, grid, 1), second);
  return ok && *text == '\0';
}

gboolean
cr_numbering_parse (const CrNumbering *numbering,
                    const CrGrid *grid,
                    const char *text,
                    CrHex *hex_out,
                    GError **error)
{
  int column, row;
  CrHex hex;

  if (read_number (numbering, grid, text, &column, &row)) {
    column -= numbering->first_column - 1;
    row -= numbering->first_row - 1;
    count_from (numbering, grid, &column, &row);
    hex = cr_grid_hex_at (grid, column, row);
    if (cr_grid_contains (grid, hex)) {
      *hex_out = hex;
      return TRUE;
    }
  }

  g_autofree char *first = cr_numbering_format (numbering, grid, cr_grid_get_hex (grid, 0));
  g_autofree char *last =
      cr_numbering_format (numbering, grid, cr_grid_get_hex (grid, cr_grid_n_cells (grid) - 1));
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               cr_text ("there is no hex “%s” on this map; its numbers run from %s to %s"), text,
               first, last);
  return FALSE;
}

char *
cr_map_format_printed (const CrMap *map, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *number = cr_grid_contains (grid, place.hex)
                                ? cr_numbering_format (&numbering, grid, place.hex)
                                : cr_grid_format_hex (grid, place.hex);

  if (place.floor <= 0)
    return g_steal_pointer (&number);
  return g_strdup_printf ("%s/%s", cr_map_get_floor (map, place.floor)->id, number);
}

char *
cr_map_format_printed_side (const CrMap *map, CrPlace place, CrDirection direction)
{
  g_autofree char *at = cr_map_format_printed (map, place);

  return g_strdup_printf ("%s %s", at,
                          cr_direction_get_title (direction, cr_map_get_grid (map)->orientation));
}

gboolean
cr_map_parse_printed (const CrMap *map, const char *text, CrPlace *place_out, GError **error)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  const char *slash = strchr (text, '/');
  CrPlace place = { 0, { 0, 0 } };

  if (strchr (text, ',') != NULL && *numbering.separator != ',')
    return cr_map_parse_place (map, text, place_out, error);
  if (slash != NULL) {
    g_autofree char *id = g_strndup (text, (gsize) (slash - text));

    place.floor = cr_map_find_floor (map, id);
    if (place.floor < 0)
      return cr_map_refuse_floor (map, id, error);
    text = slash + 1;
  }
  if (!cr_numbering_parse (&numbering, cr_map_get_grid (map), text, &place.hex, error))
    return FALSE;
  *place_out = place;
  return TRUE;
}

/* cr-grid.c: which hexes a map has, their addresses and cells.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-grid.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

/* What parts the words of a set. */
#define BLANKS " \t\r\n;"

int
cr_grid_n_cells (const CrGrid *grid)
{
  return grid->columns * grid->rows;
}

CrHex
cr_grid_hex_at (const CrGrid *grid, int column, int row)
{
  int c = column - 1, r = row - 1;

  if (grid->orientation == CR_FLAT)
    return (CrHex){ c, r - cr_grid_slant (grid, c) };
  return (CrHex){ c - cr_grid_slant (grid, r), r };
}

gboolean
cr_grid_same_hexes (const CrGrid *a, const CrGrid *b)
{
  return a->columns == b->columns && a->rows == b->rows && a->orientation == b->orientation &&
         a->shift == b->shift;
}

CrHex
cr_grid_get_hex (const CrGrid *grid, int cell)
{
  return cr_grid_hex_at (grid, cell % grid->columns + 1, cell / grid->columns + 1);
}

char *
cr_grid_format_hex (const CrGrid *grid, CrHex hex)
{
  int column, row;

  cr_grid_address (grid, hex, &column, &row);
  return g_strdup_printf ("%d,%d", column, row);
}

void
cr_grid_name_side (const CrGrid *grid, CrHex *hex, CrDirection *direction)
{
  CrHex other = cr_hex_neighbour (*hex, *direction);
  gboolean keep = cr_grid_names_side (grid, *direction)
                      ? cr_grid_contains (grid, *hex) || !cr_grid_contains (grid, other)
                      : cr_grid_contains (grid, *hex) && !cr_grid_contains (grid, other);

  if (keep)
    return;
  *hex = other;
  *direction = cr_direction_opposite (*direction);
}

char *
cr_grid_format_side (const CrGrid *grid, CrHex hex, CrDirection direction)
{
  cr_grid_name_side (grid, &hex, &direction);

  g_autofree char *at = cr_grid_format_hex (grid, hex);
  return g_strdup_printf ("%s:%s", at, cr_direction_get_name (direction, grid->orientation));
}

/* Reads "C,R" at *@text and moves past it. */
static gboolean
read_address (const char **text, int *column_out, int *row_out)
{
  return cr_text_read_int (text, column_out) && **text == ',' && (++*text, TRUE) &&
         cr_text_read_int (text, row_out);
}

static gboolean
refuse_off_map (const CrGrid *grid, int column, int row, GError **error)
{
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               cr_text ("there is no hex %d,%d: the map has %d columns and %d rows"), column, row,
               grid->columns, grid->rows);
  return FALSE;
}

static gboolean
read_hex (const CrGrid *grid, const char **text, CrHex *hex_out, GError **error)
{
  const char *start = *text;
  int column, row;

  if (!read_address (text, &column, &row)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found “%s”, expected a hex such as 7,6"), start);
    return FALSE;
  }
  *hex_out = cr_grid_hex_at (grid, column, row);
  return cr_grid_contains (grid, *hex_out) || refuse_off_map (grid, column, row, error);
}

gboolean
cr_grid_parse_hex (const CrGrid *grid, const char *text, CrHex *hex_out, GError **error)
{
  const char *end = text;
  CrHex hex;

  if (!read_hex (grid, &end, &hex, error))
    return FALSE;
  if (*end != '\0') {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found “%s”, expected a hex such as 7,6"), text);
    return FALSE;
  }
  *hex_out = hex;
  return TRUE;
}

gboolean
cr_grid_parse_side (const CrGrid *grid,
                    const char *text,
                    CrHex *hex_out,
                    CrDirection *direction_out,
                    GError **error)
{
  const char *end = text;
  CrHex hex;

  if (!read_hex (grid, &end, &hex, error))
    return FALSE;
  if (*end != ':' || !cr_direction_parse (end + 1, grid->orientation, direction_out)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 grid->orientation == CR_FLAT
                     ? cr_text ("found “%s”, expected a side such as 7,6:NE (N NE SE S SW NW)")
                     : cr_text ("found “%s”, expected a side such as 7,6:NE (NW NE E SE SW W)"),
                 text);
    return FALSE;
  }
  *hex_out = hex;
  return TRUE;
}

static gboolean
append_run (const CrGrid *grid, CrHex from, CrHex to, GArray *hexes, GError **error)
{
  int c1, r1, c2, r2;

  cr_grid_address (grid, from, &c1, &r1);
  cr_grid_address (grid, to, &c2, &r2);
  if (c1 != c2 && r1 != r2) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found %d,%d..%d,%d, expected a run within one column or row"), c1, r1,
                 c2, r2);
    return FALSE;
  }
  int dc = CLAMP (c2 - c1, -1, 1), dr = CLAMP (r2 - r1, -1, 1);
  guint n = (guint) MAX (ABS (c2 - c1), ABS (r2 - r1)) + 1, first = hexes->len;

  /* A short text names many hexes, so that they are not appended one by one. */
  g_array_set_size (hexes, first + n);
  for (guint i = 0; i < n; i++)
    g_array_index (hexes, CrHex, first + i) =
        cr_grid_hex_at (grid, c1 + (int) i * dc, r1 + (int) i * dr);
  return TRUE;
}

gboolean
cr_grid_parse_set (const CrGrid *grid, const char *text, GArray *hexes, GError **error)
{
  guint n_before = hexes->len;

  while (*(text += strspn (text, BLANKS)) != '\0') {
    CrHex from, to;
    gboolean ok = read_hex (grid, &text, &from, error);

    to = from;
    if (ok && g_str_has_prefix (text, "..")) {
      text += 2;
      ok = read_hex (grid, &text, &to, error);
    }
    if (ok && *text != '\0' && strchr (BLANKS, *text) == NULL) {
      g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                   cr_text ("found “%s”, expected a space between two hexes"), text);
      ok = FALSE;
    }
    if (!ok || !append_run (grid, from, to, hexes, error)) {
      g_array_set_size (hexes, n_before);
      return FALSE;
    }
  }
  return TRUE;
}

static gsize
count_run (const CrGrid *grid, const char *text)
{
  int c1, r1, c2, r2;

  if (!read_address (&text, &c1, &r1))
    return 0;
  if (!g_str_has_prefix (text, ".."))
    return 1;
  text += strlen ("..");
  if (!read_address (&text, &c2, &r2) || !cr_grid_contains (grid, cr_grid_hex_at (grid, c1, r1)) ||
      !cr_grid_contains (grid, cr_grid_hex_at (grid, c2, r2)))
    return 0;
  return (gsize) MAX (ABS (c2 - c1), ABS (r2 - r1)) + 1;
}

gsize
cr_grid_count_set (const CrGrid *grid, const char *text)
{
  gsize n = 0;

  while (*(text += strspn (text, BLANKS)) != '\0') {
    gsize length = strcspn (text, BLANKS);
    const char *slash = memchr (text, '/', length);

    n += count_run (grid, slash != NULL ? slash + 1 : text);
    text += length;
  }
  return n;
}

/* The last index of the run within one column (else row) that starts at @from; @from if none. */
static gsize
find_run (const CrGrid *grid, const CrHex *hexes, gsize n_hexes, gsize from)
{
  int c0, r0, c, r;
  gsize end[2] = { from, from };

  cr_grid_address (grid, hexes[from], &c0, &r0);
  for (int along = 0; along < 2; along++)
    for (gsize i = from + 1; i < n_hexes; i++) {
      int step = (int) (i - from);

      cr_grid_address (grid, hexes[i], &c, &r);
      if (c != c0 + (along ? step : 0) || r != r0 + (along ? 0 : step))
        break;
      end[along] = i;
    }
  return MAX (end[0], end[1]);
}

char *
cr_grid_format_set (const CrGrid *grid, const CrHex *hexes, gsize n_hexes)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n_hexes; i++) {
    gsize end = find_run (grid, hexes, n_hexes, i);
    g_autofree char *from = cr_grid_format_hex (grid, hexes[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", from);
    if (end < i + 2)
      continue;
    g_autofree char *to = cr_grid_format_hex (grid, hexes[end]);
    g_string_append_printf (text, "..%s", to);
    i = end;
  }
  return g_string_free (text, FALSE);
}

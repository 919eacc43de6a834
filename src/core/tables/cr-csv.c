/* cr-csv.c: rows of cells as spreadsheets write them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-csv.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define MOST_ROWS 10000

typedef struct {
  const char *at, *line_start;
  int line;
  char separator;
  GPtrArray *rows;
} Parser;

static void
free_row (gpointer data)
{
  CrCsvRow *row = data;

  g_ptr_array_unref (row->cells);
  g_array_unref (row->columns);
  g_free (row);
}

static int
get_column (const Parser *parser)
{
  return (int) g_utf8_pointer_to_offset (parser->line_start, parser->at) + 1;
}

static void
start_row (Parser *parser)
{
  CrCsvRow *row = g_new0 (CrCsvRow, 1);

  row->cells = g_ptr_array_new_with_free_func (g_free);
  row->columns = g_array_new (FALSE, FALSE, sizeof (int));
  row->line = parser->line;
  g_ptr_array_add (parser->rows, row);
}

static gboolean
is_line_end (char letter)
{
  return letter == '\n' || letter == '\r' || letter == '\0';
}

/* Between quotes: doubled ones mean one, and lines may end. */
static gboolean
read_quoted (Parser *parser, GString *cell, GError **error)
{
  int line = parser->line, column = get_column (parser);

  for (parser->at++; *parser->at != '\0'; parser->at++) {
    if (*parser->at == '"' && parser->at[1] != '"') {
      parser->at++;
      return TRUE;
    }
    parser->at += *parser->at == '"';
    g_string_append_c (cell, *parser->at);
    if (*parser->at == '\n') {
      parser->line++;
      parser->line_start = parser->at + 1;
    }
  }
  cr_error_set_at (error, CR_ERROR_SYNTAX, line, column,
                   cr_text ("found a quotation mark, expected another that ends the cell"));
  return FALSE;
}

static gboolean
read_cell (Parser *parser, GError **error)
{
  CrCsvRow *row = parser->rows->pdata[parser->rows->len - 1];
  g_autoptr (GString) cell = g_string_new (NULL);
  int column = get_column (parser);

  if (*parser->at == '"' && !read_quoted (parser, cell, error))
    return FALSE;
  while (!is_line_end (*parser->at) && *parser->at != parser->separator)
    g_string_append_c (cell, *parser->at++);
  g_array_append_val (row->columns, column);
  g_ptr_array_add (row->cells, g_strdup (g_strstrip (cell->str)));
  return TRUE;
}

static gboolean
is_empty (const CrCsvRow *row)
{
  for (guint i = 0; i < row->cells->len; i++)
    if (*(const char *) row->cells->pdata[i] != '\0')
      return FALSE;
  return TRUE;
}

static void
end_row (Parser *parser)
{
  parser->at += *parser->at == '\r' && parser->at[1] == '\n';
  parser->at += *parser->at != '\0';
  parser->line++;
  parser->line_start = parser->at;
  if (is_empty (parser->rows->pdata[parser->rows->len - 1]))
    g_ptr_array_set_size (parser->rows, (int) parser->rows->len - 1);
}

static gboolean
read_row (Parser *parser, GError **error)
{
  start_row (parser);
  do {
    if (!read_cell (parser, error))
      return FALSE;
  } while (*parser->at == parser->separator && *parser->at++ != '\0');
  end_row (parser);
  if (parser->rows->len <= MOST_ROWS)
    return TRUE;
  cr_error_set_at (error, CR_ERROR_LIMIT, parser->line, 1,
                   cr_text ("found more rows than any table has"));
  return FALSE;
}

/* The first of them outside quotation marks. */
static char
find_separator (const char *text)
{
  gboolean quoted = FALSE;

  for (; *text != '\0' && (quoted || !is_line_end (*text)); text++) {
    quoted ^= *text == '"';
    if (!quoted && strchr (",;\t", *text) != NULL)
      return *text;
  }
  return ',';
}

GPtrArray *
cr_csv_parse (const char *text, GError **error)
{
  const char *start =
      g_str_has_prefix (text, BYTE_ORDER_MARK) ? text + strlen (BYTE_ORDER_MARK) : text;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  Parser parser = { start, start, 1, find_separator (start), rows };

  if (!cr_text_is_clean (start)) {
    cr_error_set_at (error, CR_ERROR_SYNTAX, 1, 1,
                     cr_text ("found bytes that are no text, expected UTF-8"));
    return NULL;
  }
  while (*parser.at != '\0')
    if (!read_row (&parser, error))
      return NULL;
  return g_steal_pointer (&rows);
}

void
cr_csv_add (GString *out, const char *cell, gboolean first)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *doubled = NULL;

  if (!first)
    g_string_append_c (out, ',');
  if (strpbrk (cell, ",;\t\"\r\n") == NULL) {
    g_string_append (out, cell);
    return;
  }
  parts = g_strsplit (cell, "\"", -1);
  doubled = g_strjoinv ("\"\"", parts);
  g_string_append_printf (out, "\"%s\"", doubled);
}

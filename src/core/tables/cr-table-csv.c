/* cr-table-csv.c: tables for spreadsheets. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-table-csv.h"

#include <string.h>

#include "cr-csv.h"
#include "cr-error.h"
#include "cr-table-private.h"
#include "cr-text.h"

#define SOURCE "source "

/* As a head: "3 to 1". */
static char *
name_column (const CrTableColumn *column)
{
  return column->defence > 0 ? g_strdup_printf ("%d to %d", column->attack, column->defence)
                             : g_strdup (column->id);
}

static void
add_heads (GString *out, const CrTable *table, const char *before)
{
  for (guint i = 0; i < cr_table_n_columns (table); i++) {
    g_autofree char *name = name_column (cr_table_get_column (table, i));
    g_autofree char *head = g_strconcat (before, name, NULL);

    cr_csv_add (out, head, FALSE);
  }
}

static void
add_row (GString *out, const CrTable *table, guint row)
{
  const CrTableRow *span = cr_table_get_row (table, row);
  g_autofree char *numbers = span->from == span->to
                                 ? g_strdup_printf ("%d", span->from)
                                 : g_strdup_printf ("%d to %d", span->from, span->to);

  cr_csv_add (out, numbers, TRUE);
  for (guint i = 0; i < cr_table_n_columns (table); i++)
    cr_csv_add (out, cr_table_get_cell (table, i, row)->result->code, FALSE);
  for (guint i = 0; i < cr_table_n_columns (table); i++) {
    const CrTableCell *cell = cr_table_get_cell (table, i, row);
    g_autofree char *from = g_strconcat (cr_provenance_get_name (cell->provenance),
                                         cell->source != NULL ? " " : NULL, cell->source, NULL);

    cr_csv_add (out, from, FALSE);
  }
  g_string_append_c (out, '\n');
}

char *
cr_table_format_csv (const CrTable *table)
{
  GString *out = g_string_new (NULL);

  cr_csv_add (out, "die", TRUE);
  add_heads (out, table, "");
  add_heads (out, table, SOURCE);
  g_string_append_c (out, '\n');
  for (guint row = 0; row < cr_table_n_rows (table); row++)
    add_row (out, table, row);
  return g_string_free (out, FALSE);
}

/**
 * Reading:
 * @like: the table that is replaced
 * @rows: (element-type CrCsvRow): the heads first
 * @n_columns: of results; behind them stands where these are from
 * @sources: (array length=n_columns) (owned): the cell that says it for each column, 0: none does
 */
typedef struct {
  const CrTable *like;
  GPtrArray *rows;
  guint n_columns;
  guint *sources;
} Reading;

static const CrCsvRow *
get_row (const Reading *reading, guint row)
{
  return reading->rows->pdata[row];
}

static const char *
get_cell (const CrCsvRow *row, guint cell)
{
  return cell < row->cells->len ? row->cells->pdata[cell] : "";
}

static int
get_place (const CrCsvRow *row, guint cell)
{
  return row->columns->len > 0
             ? g_array_index (row->columns, int, MIN (cell, row->columns->len - 1))
             : 1;
}

static CrNode *
make_node (const char *name, const CrCsvRow *row, guint cell)
{
  CrNode *node = cr_node_new (name);

  cr_node_set_position (node, row->line, get_place (row, cell));
  return node;
}

static gboolean
refuse_cell (const CrCsvRow *row, guint cell, GError **error, char *what)
{
  cr_error_set_at (error, CR_ERROR_SYNTAX, row->line, get_place (row, cell), what);
  g_free (what);
  return FALSE;
}

/* "8 to 10", "8-10", "3:1", "01:01:00" as a spreadsheet that knows better writes 1:1. */
static gboolean
parse_span (const char *text, int *from_out, int *to_out)
{
  const char *at = text;
  gsize n;

  if (!cr_text_read_int (&at, from_out) || *from_out < 0)
    return FALSE;
  at += strspn (at, " ");
  n = g_str_has_prefix (at, "to") ? 2 : strspn (at, ":-") > 0;
  if (n == 0)
    return FALSE;
  at += n;
  at += strspn (at, " ");
  return cr_text_read_int (&at, to_out) && *to_out >= 0 && (*at == '\0' || g_str_equal (at, ":00"));
}

/* The id of a column, as its head has it. */
static char *
parse_head (const char *head)
{
  int attack, defence;

  return parse_span (head, &attack, &defence) ? g_strdup_printf ("%d:%d", attack, defence)
                                              : g_strdup (head);
}

static gboolean
is_source (const char *head)
{
  return g_ascii_strncasecmp (head, SOURCE, strlen (SOURCE)) == 0;
}

static guint
count_columns (const CrCsvRow *heads)
{
  guint n = 0;

  while (*get_cell (heads, n + 1) != '\0' && !is_source (get_cell (heads, n + 1)))
    n++;
  return n;
}

static int
find_head (const Reading *reading, const char *id)
{
  for (guint i = 0; i < reading->n_columns; i++) {
    g_autofree char *other = parse_head (get_cell (get_row (reading, 0), i + 1));

    if (g_str_equal (other, id))
      return (int) i;
  }
  return -1;
}

/* Odds are looked for by what they are; any other column by its name, so each has to be there,
 * where one expects it. */
static gboolean
check_names (const Reading *reading, GError **error)
{
  const CrCsvRow *heads = get_row (reading, 0);

  for (guint i = 0; i < cr_table_n_columns (reading->like); i++) {
    const CrTableColumn *column = cr_table_get_column (reading->like, i);
    g_autofree char *id = parse_head (get_cell (heads, i + 1));

    if (column->defence > 0 || g_str_equal (id, column->id))
      continue;
    return refuse_cell (
        heads, i + 1, error,
        i < reading->n_columns
            ? g_strdup_printf (cr_text ("found the head “%s”, expected “%s”"),
                               get_cell (heads, i + 1), column->id)
            : g_strdup_printf (cr_text ("found no head “%s”, expected one"), column->id));
  }
  return TRUE;
}

/* How many columns of results there may be: of odds, as many as one likes. */
static guint
get_most_columns (const Reading *reading)
{
  guint n = cr_table_n_columns (reading->like);

  return cr_table_get_column (reading->like, 0)->defence > 0 ? G_MAXUINT : n;
}

static gboolean
read_heads (Reading *reading, GError **error)
{
  const CrCsvRow *heads = get_row (reading, 0);

  reading->n_columns = MIN (count_columns (heads), get_most_columns (reading));
  if (!check_names (reading, error))
    return FALSE;
  reading->sources = g_new0 (guint, reading->n_columns);
  for (guint i = reading->n_columns + 1; i < heads->cells->len; i++) {
    const char *head = get_cell (heads, i);
    g_autofree char *id = parse_head (is_source (head) ? head + strlen (SOURCE) : head);
    int column = find_head (reading, id);

    if (*head == '\0')
      continue;
    if (!is_source (head) || column < 0)
      return refuse_cell (heads, i, error,
                          g_strdup_printf (cr_text ("found the head “%s”, expected “source” and "
                                                    "the head of a column before it"),
                                           head));
    reading->sources[column] = i;
  }
  return TRUE;
}

/* Heads that were there before keep their names. */
static void
add_columns (const Reading *reading, CrNode *table)
{
  const CrCsvRow *heads = get_row (reading, 0);

  for (guint i = 0; i < reading->n_columns; i++) {
    g_autofree char *id = parse_head (get_cell (heads, i + 1));
    int old = cr_table_find_column (reading->like, id);
    CrNode *node = old >= 0 ? cr_node_copy (cr_table_get_column (reading->like, (guint) old)->node)
                            : cr_node_new ("column");

    cr_node_set (node, "id", id);
    cr_node_set_position (node, heads->line, get_place (heads, i + 1));
    cr_node_take_child (table, node);
  }
}

/* "printed S4 2.3.2" */
static gboolean
read_source (const CrCsvRow *row, guint at, CrNode *cell, GError **error)
{
  const char *text = at > 0 ? get_cell (row, at) : "";
  gsize n = strcspn (text, " ");
  g_autofree char *provenance = *text != '\0' ? g_strndup (text, n) : g_strdup ("house");

  if (!g_strv_contains (cr_provenance_names, provenance))
    return refuse_cell (
        row, at, error,
        g_strdup_printf (cr_text ("found “%s”, expected printed, inferred or house, "
                                  "and where it is from"),
                         text));
  cr_node_set (cell, "provenance", provenance);
  text += n + strspn (text + n, " ");
  cr_node_set (cell, "source", *text != '\0' ? text : NULL);
  return TRUE;
}

/* Whoever changes a figure and forgets what stands behind it has not found it printed. */
static void
own_if_changed (const Reading *reading, const CrNode *row, CrNode *cell)
{
  int column = cr_table_find_column (reading->like, cr_node_get (cell, "column"));
  int number = 0;
  const CrTableCell *old;

  cr_text_parse_int (cr_node_get (row, "from"), 0, G_MAXINT, &number);
  old = column >= 0 ? cr_table_look (reading->like, (guint) column, number) : NULL;
  if (old == NULL || g_str_equal (old->result->code, cr_node_get (cell, "value")) ||
      !g_str_equal (cr_provenance_get_name (old->provenance), cr_node_get (cell, "provenance")) ||
      g_strcmp0 (old->source, cr_node_get (cell, "source")) != 0)
    return;
  cr_node_set (cell, "provenance", "house");
  cr_node_set (cell, "source", NULL);
}

static gboolean
read_cells (const Reading *reading, const CrCsvRow *row, CrNode *node, GError **error)
{
  const CrCsvRow *heads = get_row (reading, 0);

  for (guint i = 0; i < reading->n_columns; i++) {
    g_autofree char *id = parse_head (get_cell (heads, i + 1));
    const char *code = get_cell (row, i + 1);
    CrNode *cell;

    if (*code == '\0')
      return refuse_cell (
          row, i + 1, error,
          g_strdup_printf (cr_text ("found a row without a cell for “%s”, expected one"), id));
    cell = make_node ("cell", row, i + 1);
    cr_node_take_child (node, cell);
    cr_node_set (cell, "column", id);
    /* A dash that a typewriter does not have. */
    cr_node_set (cell, "value", g_str_equal (code, "–") || g_str_equal (code, "−") ? "-" : code);
    if (!read_source (row, reading->sources[i], cell, error))
      return FALSE;
    own_if_changed (reading, node, cell);
  }
  return TRUE;
}

static gboolean
read_row (const Reading *reading, guint index, CrNode *table, GError **error)
{
  const CrCsvRow *row = get_row (reading, index);
  const char *numbers = get_cell (row, 0);
  CrNode *node = make_node ("row", row, 0);
  int from, to;

  cr_node_take_child (table, node);
  if (cr_text_parse_int (numbers, 0, G_MAXINT, &from))
    to = from;
  else if (!parse_span (numbers, &from, &to))
    return refuse_cell (row, 0, error,
                        g_strdup_printf (cr_text ("found “%s”, expected numbers of the die such as "
                                                  "8 or 8 to 10"),
                                         numbers));
  cr_node_set_int (node, "from", from);
  if (to != from)
    cr_node_set_int (node, "to", to);
  return read_cells (reading, row, node, error);
}

/* All that neither the columns nor the rows say. */
static CrNode *
copy_rest (const CrTable *like)
{
  const CrNode *old = cr_table_get_node (like);
  CrNode *node = cr_node_new (cr_node_get_name (old));

  for (guint i = 0; i < cr_node_n_attributes (old); i++) {
    const char *value, *name = cr_node_get_attribute (old, i, &value);

    cr_node_set (node, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (old); i++)
    if (!cr_node_is (cr_node_get_child (old, i), "column") &&
        !cr_node_is (cr_node_get_child (old, i), "row"))
      cr_node_take_child (node, cr_node_ref (cr_node_get_child (old, i)));
  cr_node_set_position (node, 1, 1);
  return node;
}

static CrNode *
read_table (Reading *reading, GError **error)
{
  g_autoptr (CrNode) node = copy_rest (reading->like);
  g_autoptr (CrTable) table = NULL;

  if (!read_heads (reading, error))
    return NULL;
  add_columns (reading, node);
  for (guint i = 1; i < reading->rows->len; i++)
    if (!read_row (reading, i, node, error))
      return NULL;
  table = cr_table_new (node, error);
  return table != NULL ? g_steal_pointer (&node) : NULL;
}

CrNode *
cr_table_parse_csv (const CrTable *like, const char *text, GError **error)
{
  g_autoptr (GPtrArray) rows = cr_csv_parse (text, error);
  Reading reading = { .like = like, .rows = rows };
  CrNode *node;

  if (rows == NULL)
    return NULL;
  if (rows->len == 0) {
    cr_error_set_at (error, CR_ERROR_SYNTAX, 1, 1,
                     cr_text ("found nothing, expected a line of heads and one for each row"));
    return NULL;
  }
  node = read_table (&reading, error);
  g_free (reading.sources);
  return node;
}

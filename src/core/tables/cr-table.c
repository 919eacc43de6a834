/* cr-table.c: a table of the rules: rows of a die, columns, results.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-table-private.h"

#include "cr-error.h"
#include "cr-text.h"

#include <string.h>

/* A table read from data. */

/* Odds and rows of any table that is printed are far below it. */
#define MOST 99
#define MOST_COLUMNS 40

static const char *const harms[] = { "none", "stunned", "wounded", "killed", NULL };
static const char *const answers[] = { "no", "yes", NULL };
static const char *const sides[] = { "defender", "attacker", NULL };

/* "3:1" */
static gboolean
parse_odds (const char *text, int *attack_out, int *defence_out)
{
  const char *at = text;

  return cr_text_read_int (&at, attack_out) && *at++ == ':' &&
         cr_text_read_int (&at, defence_out) && *at == '\0' && *attack_out > 0 &&
         *attack_out <= MOST && *defence_out > 0 && *defence_out <= MOST;
}

/* A few letters, digits and signs, as play sheets have them: "D", "-", "D/2C". */
static gboolean
is_code (const char *text)
{
  gsize length = strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-");

  return length >= 1 && length <= 8 && text[length] == '\0';
}

static const CrTableResult *
find_result (const CrTable *table, const char *code)
{
  for (guint i = 0; i < table->results->len; i++)
    if (g_str_equal (cr_table_get_result (table, i)->code, code))
      return cr_table_get_result (table, i);
  return NULL;
}

/* Where the meaning of a code is from: it has no value. */
static gboolean
read_meaning (const CrNode *row, CrTableResult *result, GError **error)
{
  const char *unused;
  int provenance;

  if (!cr_node_need (row, "provenance", &unused, error) ||
      !cr_node_read_enum (row, "provenance", cr_provenance_names, CR_HOUSE, &provenance, error))
    return FALSE;
  result->figure = (CrFigure){ 0, (CrProvenance) provenance, cr_node_get (row, "source") };
  return TRUE;
}

static gboolean
read_result (CrTable *table, const CrNode *row, GError **error)
{
  CrTableResult result = { .node = row };
  int harm;

  if (!cr_node_need (row, "code", &result.code, error))
    return FALSE;
  if (!is_code (result.code) || find_result (table, result.code) != NULL) {
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found code=\"%s\", expected 1 to 8 letters, digits, “/” or “-”, "
                                "used once"),
                       result.code);
    return FALSE;
  }
  if (!read_meaning (row, &result, error) ||
      !cr_node_read_enum (row, "harm", harms, CR_HARM_NONE, &harm, error) ||
      !cr_node_read_enum (row, "on", sides, FALSE, &result.on_attacker, error) ||
      !cr_node_read_enum (row, "horse-killed", answers, FALSE, &result.unhorsed, error) ||
      !cr_node_read_enum (row, "success", answers, FALSE, &result.success, error) ||
      !cr_node_read_enum (row, "defensive-halves", answers, FALSE, &result.halved, error) ||
      !cr_node_read_int (row, "retreat", 0, MOST, 0, &result.retreat, error) ||
      !cr_node_read_int (row, "defensive-loss", 0, MOST, 0, &result.slowed, error))
    return FALSE;
  result.harm = (CrHarm) harm;
  g_array_append_val (table->results, result);
  return TRUE;
}

/* Odds rise from column to column; other columns come in any order, each once. */
static gboolean
check_order (const CrTable *table, const CrTableColumn *column, GError **error)
{
  const CrTableColumn *last =
      table->columns->len > 0 ? cr_table_get_column (table, table->columns->len - 1) : NULL;

  if (cr_table_find_column (table, column->id) >= 0) {
    cr_node_set_error (column->node, error, CR_ERROR_SYNTAX,
                       cr_text ("found the column “%s” twice, expected it once"), column->id);
    return FALSE;
  }
  if (last == NULL || last->defence == 0 || column->defence == 0 ||
      column->attack * last->defence > last->attack * column->defence)
    return TRUE;
  cr_node_set_error (column->node, error, CR_ERROR_SYNTAX,
                     cr_text ("found the column “%s” after “%s”, expected better odds"), column->id,
                     last->id);
  return FALSE;
}

static gboolean
read_column (CrTable *table, const CrNode *row, GError **error)
{
  CrTableColumn column = { .node = row };

  if (!cr_node_need (row, "id", &column.id, error))
    return FALSE;
  if (!parse_odds (column.id, &column.attack, &column.defence)) {
    column.attack = column.defence = 0;
    if (!cr_text_is_id (column.id)) {
      cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                         cr_text ("found the column “%s”, expected odds such as 3:1 or an id"),
                         column.id);
      return FALSE;
    }
  }
  if (table->columns->len == MOST_COLUMNS) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT,
                       cr_text ("found more than %d columns, expected no more"), MOST_COLUMNS);
    return FALSE;
  }
  if (!check_order (table, &column, error))
    return FALSE;
  g_array_append_val (table->columns, column);
  return TRUE;
}

static gboolean
read_cell (CrTable *table, const CrNode *node, GError **error)
{
  CrFigure figure = { 0, CR_HOUSE, NULL };
  CrTableCell cell;

  if (!cr_figure_read (node, &figure, error))
    return FALSE;
  cell = (CrTableCell){ find_result (table, cr_node_get (node, "value")), figure.provenance,
                        figure.source };
  if (cell.result == NULL) {
    cr_node_set_error (
        node, error, CR_ERROR_UNKNOWN,
        cr_text ("found value=\"%s\", expected one of the results of the table “%s”"),
        cr_node_get (node, "value"), table->id);
    return FALSE;
  }
  g_array_append_val (table->cells, cell);
  return TRUE;
}

/* @node: (nullable): what stands where the cell of that column is expected */
static gboolean
check_cell (const CrTable *table, const CrNode *row, const CrNode *node, guint at, GError **error)
{
  const char *id = node != NULL ? cr_node_get (node, "column") : NULL;
  const char *wanted = at < table->columns->len ? cr_table_get_column (table, at)->id : NULL;

  if (id != NULL && wanted != NULL && g_str_equal (id, wanted))
    return TRUE;
  if (node == NULL)
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found a row without a cell for “%s”, expected one"), wanted);
  else if (wanted == NULL)
    cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                       cr_text ("found a cell for “%s”, expected the end of the row"),
                       id != NULL ? id : "");
  else
    cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                       cr_text ("found a cell for “%s”, expected the one for “%s”"),
                       id != NULL ? id : "", wanted);
  return FALSE;
}

static gboolean
read_cells (CrTable *table, const CrNode *row, GError **error)
{
  guint at = 0;

  for (guint i = 0; i < cr_node_n_children (row); i++) {
    const CrNode *child = cr_node_get_child (row, i);

    if (!cr_node_is (child, "cell"))
      continue;
    if (!check_cell (table, row, child, at++, error) || !read_cell (table, child, error))
      return FALSE;
  }
  return at == table->columns->len || check_cell (table, row, NULL, at, error);
}

/* Rows follow one another without a gap and without an overlap. */
static gboolean
read_row (CrTable *table, const CrNode *node, GError **error)
{
  guint n = table->rows->len;
  CrTableRow row;
  const char *from;

  if (!cr_node_need (node, "from", &from, error) ||
      !cr_node_read_int (node, "from", 0, MOST, 0, &row.from, error) ||
      !cr_node_read_int (node, "to", row.from, MOST, row.from, &row.to, error))
    return FALSE;
  if (n > 0 && row.from != cr_table_get_row (table, n - 1)->to + 1) {
    cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                       cr_text ("found the row from %d, expected the one from %d"), row.from,
                       cr_table_get_row (table, n - 1)->to + 1);
    return FALSE;
  }
  g_array_append_val (table->rows, row);
  return read_cells (table, node, error);
}

typedef gboolean (*Reader) (CrTable *table, const CrNode *node, GError **error);

static gboolean
read_all (CrTable *table, const char *name, Reader reader, GError **error)
{
  guint n = 0;

  for (guint i = 0; i < cr_node_n_children (table->node); i++) {
    const CrNode *child = cr_node_get_child (table->node, i);

    if (!cr_node_is (child, name))
      continue;
    n++;
    if (!reader (table, child, error))
      return FALSE;
  }
  if (n > 0)
    return TRUE;
  cr_node_set_error (table->node, error, CR_ERROR_SYNTAX,
                     cr_text ("found <%s> without <%s>, expected one"),
                     cr_node_get_name (table->node), name);
  return FALSE;
}

/* Of an empty table with its node. */
static gboolean
read_table (CrTable *table, GError **error)
{
  return cr_node_need (table->node, "id", &table->id, error) &&
         read_all (table, "result", read_result, error) &&
         read_all (table, "column", read_column, error) && read_all (table, "row", read_row, error);
}

CrTable *
cr_table_new (const CrNode *node, GError **error)
{
  g_autoptr (CrTable) table = g_new0 (CrTable, 1);

  table->node = cr_node_ref (node);
  table->columns = g_array_new (FALSE, FALSE, sizeof (CrTableColumn));
  table->rows = g_array_new (FALSE, FALSE, sizeof (CrTableRow));
  table->results = g_array_new (FALSE, FALSE, sizeof (CrTableResult));
  table->cells = g_array_new (FALSE, FALSE, sizeof (CrTableCell));
  return read_table (table, error) ? g_steal_pointer (&table) : NULL;
}

void
cr_table_free (CrTable *table)
{
  if (table == NULL)
    return;
  g_array_unref (table->columns);
  g_array_unref (table->rows);
  g_array_unref (table->results);
  g_array_unref (table->cells);
  cr_node_unref (table->node);
  g_free (table);
}

const char *
cr_table_get_id (const CrTable *table)
{
  return table->id;
}

const CrNode *
cr_table_get_node (const CrTable *table)
{
  return table->node;
}

guint
cr_table_n_columns (const CrTable *table)
{
  return table->columns->len;
}

const CrTableColumn *
cr_table_get_column (const CrTable *table, guint index)
{
  g_return_val_if_fail (index < table->columns->len, NULL);
  return &g_array_index (table->columns, CrTableColumn, index);
}

guint
cr_table_n_rows (const CrTable *table)
{
  return table->rows->len;
}

const CrTableRow *
cr_table_get_row (const CrTable *table, guint index)
{
  g_return_val_if_fail (index < table->rows->len, NULL);
  return &g_array_index (table->rows, CrTableRow, index);
}

guint
cr_table_n_results (const CrTable *table)
{
  return table->results->len;
}

const CrTableResult *
cr_table_get_result (const CrTable *table, guint index)
{
  g_return_val_if_fail (index < table->results->len, NULL);
  return &g_array_index (table->results, CrTableResult, index);
}

const CrTableCell *
cr_table_get_cell (const CrTable *table, guint column, guint row)
{
  g_return_val_if_fail (column < table->columns->len && row < table->rows->len, NULL);
  return &g_array_index (table->cells, CrTableCell, row * table->columns->len + column);
}

int
cr_table_find_column (const CrTable *table, const char *id)
{
  for (guint i = 0; i < table->columns->len; i++)
    if (g_str_equal (cr_table_get_column (table, i)->id, id))
      return (int) i;
  return -1;
}

int
cr_table_find_odds (const CrTable *table, int attack, int defence)
{
  for (guint i = table->columns->len; i > 0; i--) {
    const CrTableColumn *column = cr_table_get_column (table, i - 1);

    if (column->defence > 0 && attack * column->defence >= defence * column->attack)
      return (int) i - 1;
  }
  return -1;
}

const CrTableCell *
cr_table_look (const CrTable *table, guint column, int number)
{
  guint row = 0;

  while (row + 1 < table->rows->len && number > cr_table_get_row (table, row)->to)
    row++;
  return cr_table_get_cell (table, column, row);
}

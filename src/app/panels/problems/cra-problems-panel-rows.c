/* cra-problems-panel-rows.c: the rows of the list of problems, and which is selected.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-problems-panel-private.h"

GtkSingleSelection *
cra_problems_panel_get_selection (CraProblemsPanel *self)
{
  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
}

/* Returns: (transfer full) (nullable) */
CraProblem *
cra_problems_panel_get_row (CraProblemsPanel *self, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->rows), position);
}

static gboolean
is_shown (CraProblemsPanel *self, const CrProblem *problem)
{
  return gtk_toggle_button_get_active (problem->severity == CR_PROBLEM_ERROR ? self->errors
                                                                             : self->warnings);
}

static CraProblem *
append_row (GPtrArray *rows, const CrCheckKind *kind)
{
  CraProblem *row = g_object_new (CRA_TYPE_PROBLEM, NULL);

  row->kind = kind;
  g_ptr_array_add (rows, row);
  return row;
}

/* Appends a heading and, unless it is folded, the problems of its kind. */
static void
append_kind (CraProblemsPanel *self, GPtrArray *rows, const CrCheckKind *kind)
{
  const GPtrArray *problems = cra_problems_panel_get_problems (self);
  gboolean shut = g_hash_table_contains (self->shut, kind->id);
  CraProblem *head = NULL;

  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *problem = problems->pdata[i];
    CraProblem *row;

    if (!g_str_equal (problem->id, kind->id) || !is_shown (self, problem))
      continue;
    if (head == NULL)
      head = append_row (rows, kind);
    head->n++;
    head->n_mends += problem->fix != NULL && !problem->removes;
    head->shut = shut;
    if (shut)
      continue;
    row = append_row (rows, kind);
    row->problem = problem;
    row->index = i;
  }
}

static GPtrArray *
list_rows (CraProblemsPanel *self)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  const CrCheckKind *kind;

  for (CrSeverity severity = CR_PROBLEM_ERROR; severity <= CR_PROBLEM_WARNING; severity++)
    for (guint i = 0; (kind = cr_check_get_kind (i)) != NULL; i++)
      if (kind->severity == severity)
        append_kind (self, rows, kind);
  return rows;
}

static gboolean
has_focus (CraProblemsPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->list));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list));
}

static GtkWidget *
find_item (CraProblemsPanel *self, const CraProblem *row)
{
  GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  for (; item != NULL; item = gtk_widget_get_next_sibling (item)) {
    GtkWidget *child = gtk_widget_get_first_child (item);

    if (CRA_IS_PROBLEM_ROW (child) && cra_problem_row_get (CRA_PROBLEM_ROW (child)) == row)
      return item;
  }
  return NULL;
}

/* The list makes the widget of a row during layout, so this waits for that. */
static gboolean
focus_cb (gpointer data)
{
  CraProblemsPanel *self = data;
  CraProblem *row =
      gtk_single_selection_get_selected_item (cra_problems_panel_get_selection (self));
  GtkWidget *item = row != NULL ? find_item (self, row) : NULL;

  self->focus = 0;
  gtk_widget_grab_focus (item != NULL ? item : GTK_WIDGET (self->list));
  return G_SOURCE_REMOVE;
}

/* Selects the row at the same position, so that one can mend one problem after the other. */
static void
select_row (CraProblemsPanel *self, guint position, gboolean focus)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  if (n == 0 || position == GTK_INVALID_LIST_POSITION)
    return;
  gtk_single_selection_set_selected (cra_problems_panel_get_selection (self),
                                     MIN (position, n - 1));
  if (focus && self->focus == 0)
    self->focus = g_idle_add_full (G_PRIORITY_LOW, focus_cb, self, NULL);
}

void
cra_problems_panel_fill (CraProblemsPanel *self)
{
  const GPtrArray *problems = cra_problems_panel_get_problems (self);
  g_autoptr (GPtrArray) rows = list_rows (self);
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint position =
      self->stale ? self->position
                  : gtk_single_selection_get_selected (cra_problems_panel_get_selection (self));
  gboolean focus = has_focus (self);

  self->stale = FALSE;

  g_list_store_splice (self->rows, 0, n_before, rows->pdata, rows->len);
  gtk_stack_set_visible_child_name (self->stack, rows->len > 0       ? "some"
                                                 : problems->len > 0 ? "hidden"
                                                                     : "none");
  select_row (self, position, focus);
}

void
cra_problems_panel_drop_rows (CraProblemsPanel *self)
{
  if (!self->stale)
    self->position = gtk_single_selection_get_selected (cra_problems_panel_get_selection (self));
  self->stale = TRUE;
  g_list_store_remove_all (self->rows);
}

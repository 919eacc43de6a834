/* cra-part-rows.c: a part of a scenario that is a table of rows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-part-rows.h"

#include "cra-form.h"
#include "cra-sheet-pages.h"

#include <glib/gi18n.h>

/* The height in pixels of the table of texts above the printed sheet. */
#define TEXTS_HEIGHT 150

struct _CraPartRows {
  CraPart parent_instance;

  const CraRowsKind *kind; /* borrowed */
  CraRowTable *table;      /* borrowed */
  GtkStack *stack;
  GtkLabel *foot;
  CraSheetPages *pages; /* borrowed, nullable */

  GPtrArray *rows; /* owned: set while the rows are being listed */
};

G_DEFINE_FINAL_TYPE (CraPartRows, cra_part_rows, CRA_TYPE_PART)

gboolean
cra_part_rows_add (CraPartRows *self, const CrNode *node, int depth, gboolean head)
{
  CraScenarioRow *row = cra_scenario_row_new ();

  row->node = cr_node_ref (node);
  row->depth = depth;
  row->head = head;
  row->faulty = g_ptr_array_find (
      cre_scenario_document_get (cra_part_get_document (CRA_PART (self)))->fault_rows, node, NULL);
  row->shut = head && cra_row_table_is_shut (self->table, cr_node_get_id (node));
  g_ptr_array_add (self->rows, row);
  return !row->shut;
}

static gboolean
is_listed (CraPartRows *self, const CrNode *node)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (((CraScenarioRow *) self->rows->pdata[i])->node == node)
      return TRUE;
  return FALSE;
}

/* A row that could not be read can be mended here: it is listed, and has its fields. */
static void
list_faulty (CraPartRows *self, const CrScenario *scenario)
{
  const char *all = self->kind->elements;
  g_auto (GStrv) elements = g_strsplit (all != NULL ? all : "", " ", -1);

  for (guint i = 0; i < scenario->fault_rows->len; i++) {
    const CrNode *row = scenario->fault_rows->pdata[i];

    if (cr_node_get_name (row) != NULL &&
        g_strv_contains ((const char *const *) elements, cr_node_get_name (row)) &&
        !is_listed (self, row))
      cra_part_rows_add (self, row, 0, FALSE);
  }
}

static void
cra_part_rows_show (CraPart *part, CreScenarioDocument *document)
{
  CraPartRows *self = CRA_PART_ROWS (part);
  g_autofree char *foot = NULL;

  g_ptr_array_set_size (self->rows, 0);
  if (document != NULL) {
    self->kind->list (self, document);
    list_faulty (self, cre_scenario_document_get (document));
  }
  cra_row_table_show (self->table, document, self->rows);
  gtk_stack_set_visible_child_name (self->stack, self->rows->len > 0 ? "rows" : "empty");
  g_ptr_array_set_size (self->rows, 0);
  if (self->kind->foot != NULL && document != NULL)
    foot = self->kind->foot (document);
  gtk_label_set_markup (self->foot, foot != NULL ? foot : "");
  gtk_widget_set_visible (GTK_WIDGET (self->foot), foot != NULL);
  if (self->pages != NULL)
    cra_sheet_pages_show (self->pages, document);
}

static const CrNode *
cra_part_rows_get_row (CraPart *part)
{
  return cra_row_table_get_chosen (CRA_PART_ROWS (part)->table);
}

static gboolean
cra_part_rows_choose (CraPart *part, const CrNode *row)
{
  return cra_row_table_choose (CRA_PART_ROWS (part)->table, row);
}

static const CraAdd *
cra_part_rows_get_adds (CraPart *part, gsize *n_out)
{
  *n_out = CRA_PART_ROWS (part)->kind->n_adds;
  return CRA_PART_ROWS (part)->kind->adds;
}

static void
cra_part_rows_set_compact (CraPart *part, gboolean compact)
{
  cra_row_table_set_compact (CRA_PART_ROWS (part)->table, compact);
}

static void
folded_cb (CraPartRows *self)
{
  cra_part_rows_show (CRA_PART (self), cra_part_get_document (CRA_PART (self)));
}

static void
cra_part_rows_finalize (GObject *object)
{
  g_ptr_array_unref (CRA_PART_ROWS (object)->rows);
  G_OBJECT_CLASS (cra_part_rows_parent_class)->finalize (object);
}

static void
cra_part_rows_class_init (CraPartRowsClass *klass)
{
  CraPartClass *part_class = CRA_PART_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cra_part_rows_finalize;
  part_class->show = cra_part_rows_show;
  part_class->get_row = cra_part_rows_get_row;
  part_class->choose = cra_part_rows_choose;
  part_class->get_adds = cra_part_rows_get_adds;
  part_class->set_compact = cra_part_rows_set_compact;
}

static void
cra_part_rows_init (CraPartRows *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

static GtkWidget *
new_bar (CraPartRows *self)
{
  GtkWidget *bar = cra_part_new_bar (CRA_PART (self)), *button;

  for (gsize i = 0; i < self->kind->n_buttons; i++) {
    button = gtk_button_new_with_label (_ (self->kind->buttons[i].label));
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button),
                                             self->kind->buttons[i].action);
    cra_part_bar_append (bar, button);
  }
  return bar;
}

/* The table keeps the height of its texts, and the pages get the rest. */
static void
add_sheet (CraPartRows *self)
{
  self->pages = CRA_SHEET_PAGES (cra_sheet_pages_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->stack), -1, TEXTS_HEIGHT);
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), FALSE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->pages));
}

CraPart *
cra_part_rows_new (const CraRowsKind *kind)
{
  CraPartRows *self = g_object_new (CRA_TYPE_PART_ROWS, NULL);
  GtkWidget *empty = cra_form_new_label (_ (kind->empty), "dim");

  self->kind = kind;
  self->table = cra_row_table_new (_ (kind->name), kind->columns, kind->n_columns);
  self->stack = GTK_STACK (gtk_stack_new ());
  self->foot = GTK_LABEL (cra_form_new_label (NULL, "part-foot num"));
  gtk_label_set_xalign (GTK_LABEL (empty), 0.5);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->table), "rows");
  gtk_stack_add_named (self->stack, empty, "empty");
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  if (kind->n_adds > 0 || kind->n_buttons > 0)
    gtk_box_append (GTK_BOX (self), new_bar (self));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->stack));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->foot));
  if (kind->sheet)
    add_sheet (self);
  g_signal_connect_swapped (self->table, "chosen", G_CALLBACK (cra_part_chosen), self);
  g_signal_connect_swapped (self->table, "folded", G_CALLBACK (folded_cb), self);
  return CRA_PART (self);
}

/* cra-scenario-page.c: the page of a scenario: the list of parts, the part in hand, the fields of a
 * row. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-scenario-page.h"

#include "cra-form.h"
#include "cra-part-list.h"
#include "cra-parts.h"
#include "cra-row-form.h"
#include "cra-row-table.h"
#include "cra-row-words.h"
#include "cra-scenario-problems.h"
#include "cra-status-bar.h"

#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* Below this width in pixels the list of parts shows icons only. */
#define COMPACT_WIDTH 1200
/* Below this width in pixels the table and the inspector are narrower. */
#define TIGHT_WIDTH 1400
#define RIGHT_WIDTH 300
#define RIGHT_COMPACT 272
#define PROBLEMS_HEIGHT 190

struct _CraScenarioPage {
  GtkBox parent_instance;

  CraPartList *parts; /* borrowed, like all widgets */
  GtkStack *stack;
  GtkWidget *right;
  CraRowForm *form;
  CraScenarioProblems *problems;
  GtkLabel *n_problems;
  CraStatusBar *status;

  /* owned, nullable */
  CreScenarioDocument *document;
  CreScenarioCheck *check;
  gboolean compact, tight;
};

G_DEFINE_FINAL_TYPE (CraScenarioPage, cra_scenario_page, GTK_TYPE_BOX)

static guint signal_told;

static const CraPartInfo *
get_info (CraScenarioPage *self)
{
  guint n, part = cra_part_list_get (self->parts);
  const CraPartInfo *all = cra_parts_get (&n);

  return &all[MIN (part, n - 1)];
}

/* Returns: (nullable): the part that is shown */
static CraPart *
get_part (CraScenarioPage *self)
{
  GtkWidget *child = gtk_stack_get_visible_child (self->stack);

  return child != NULL ? CRA_PART (child) : NULL;
}

static void
show_status (CraScenarioPage *self, const CrNode *row)
{
  g_autofree char *facts = NULL, *words = NULL;

  if (self->document == NULL)
    return;
  facts = get_info (self)->hold (self->document);
  words = row != NULL ? cra_row_dup_plain (self->document, row) : g_strdup ("");
  cra_status_bar_set_facts (self->status, facts);
  cra_status_bar_set_sentence (self->status, words, NULL);
}

static void
chosen_cb (CraScenarioPage *self)
{
  CraPart *part = get_part (self);
  const CrNode *row = part != NULL && self->document != NULL ? cra_part_get_row (part) : NULL;

  if (self->document == NULL)
    return;
  cra_row_form_show (self->form, self->document, row, _ (get_info (self)->nothing));
  show_status (self, row);
}

/* A part is built when it is shown for the first time. */
static void
show_part (CraScenarioPage *self)
{
  const CraPartInfo *info = get_info (self);
  GtkWidget *child = gtk_stack_get_child_by_name (self->stack, info->id);

  if (child == NULL) {
    child = GTK_WIDGET (info->make ());
    gtk_stack_add_named (self->stack, child, info->id);
    cra_part_set_compact (CRA_PART (child), self->tight);
    g_signal_connect_swapped (child, "chosen", G_CALLBACK (chosen_cb), self);
  }
  gtk_stack_set_visible_child (self->stack, child);
  cra_part_show (CRA_PART (child), self->document);
  chosen_cb (self);
}

static void
show_all (CraScenarioPage *self)
{
  cra_part_list_show (self->parts, self->document, self->check);
  show_part (self);
}

static void
show_problems (CraScenarioPage *self)
{
  guint n_errors, n = cre_scenario_check_count (self->check, NULL, &n_errors);
  g_autofree char *title = g_strdup_printf (_ ("Problems  %u"), n);

  gtk_label_set_text (self->n_problems, title);
  /* When there are no problems, the fields get their room. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->problems), n > 0);
  gtk_widget_set_size_request (GTK_WIDGET (self->problems), -1, n > 0 ? PROBLEMS_HEIGHT : -1);
  cra_part_list_show (self->parts, self->document, self->check);
  cra_scenario_problems_show (self->problems, self->document, self->check);
}

static void
go_to_cb (CraScenarioPage *self, const CrProblem *problem)
{
  const CrScenario *scenario = cre_scenario_check_get_scenario (self->check);
  g_autofree char *path =
      problem->row != NULL ? cr_scenario_find_path (scenario, problem->row) : NULL;
  const CrNode *row =
      path != NULL ? cr_scenario_get_at (cre_scenario_document_get (self->document), path) : NULL;
  const char *element = row != NULL ? cr_node_get_name (row) : NULL;
  guint n;
  const CraPartInfo *all = cra_parts_get (&n);

  for (guint i = 0; element != NULL && i < n; i++)
    if (g_strv_contains (all[i].elements, element)) {
      cra_part_list_choose (self->parts, i);
      cra_part_choose (get_part (self), row);
      gtk_widget_child_focus (GTK_WIDGET (get_part (self)), GTK_DIR_TAB_FORWARD);
      return;
    }
}

static void
moved_cb (CraScenarioPage *self, const CrNode *row)
{
  if (get_part (self) != NULL)
    cra_part_choose (get_part (self), row);
}

static void
drop_document (CraScenarioPage *self)
{
  if (self->check != NULL) {
    g_signal_handlers_disconnect_by_data (self->check, self);
    cre_scenario_check_close (self->check);
  }
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->check);
  g_clear_object (&self->document);
}

void
cra_scenario_page_set_document (CraScenarioPage *self, CreScenarioDocument *document)
{
  drop_document (self);
  if (document == NULL) {
    for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      cra_part_show (CRA_PART (child), NULL);
    return;
  }
  self->document = g_object_ref (document);
  self->check = cre_scenario_check_new (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->check, "checked", G_CALLBACK (show_problems), self,
                           G_CONNECT_SWAPPED);
  show_all (self);
}

void
cra_scenario_page_show_part (CraScenarioPage *self, const char *id)
{
  guint n;
  const CraPartInfo *all = cra_parts_get (&n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (all[i].id, id))
      cra_part_list_choose (self->parts, i);
}

/* Returns: (nullable): the visible table of rows */
static GtkWidget *
find_rows (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (CRA_IS_ROW_TABLE (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_rows (child);
  return found;
}

gboolean
cra_scenario_page_enter_area (CraScenarioPage *self, GtkWidget *area)
{
  GtkWidget *rows = area == GTK_WIDGET (self->stack) ? find_rows (area) : NULL;

  return gtk_widget_child_focus (rows != NULL ? rows : area, GTK_DIR_TAB_FORWARD);
}

/* The new row is in hand and the table has the focus, so that Up and Down go on from it. */
void
cra_scenario_page_insert (CraScenarioPage *self, CraInsert which)
{
  GtkWidget *rows;

  cra_part_insert (get_part (self), which);
  rows = find_rows (GTK_WIDGET (get_part (self)));
  if (rows != NULL)
    cra_row_table_take_focus (CRA_ROW_TABLE (rows));
}

void
cra_scenario_page_double (CraScenarioPage *self)
{
  const CrScenario *scenario = cre_scenario_document_get (self->document);
  const CrNode *row = cra_part_get_row (get_part (self)), *other;
  CrScenario *changed;

  if (row == NULL || cr_node_is (row, "meta") || cr_node_is (row, "victory"))
    return;
  changed = cr_scenario_double (scenario, row, &other);
  cre_scenario_document_apply (self->document, changed, _ ("doubling"), 0);
  cra_part_choose (get_part (self), other);
}

void
cra_scenario_page_remove (CraScenarioPage *self)
{
  const CrNode *row = cra_part_get_row (get_part (self));
  g_autofree char *words = NULL, *label = NULL;
  guint n_lost = 0;

  if (row == NULL || cr_node_is (row, "meta"))
    return;
  words = cra_row_dup_plain (self->document, row);
  label = g_strdup_printf (_ ("removal of %s"), words);
  cre_scenario_document_apply (
      self->document, cr_scenario_remove (cre_scenario_document_get (self->document), row, &n_lost),
      label, 0);
  g_signal_emit (self, signal_told, 0, words, n_lost);
}

void
cra_scenario_page_move (CraScenarioPage *self, int step)
{
  const CrNode *row = cra_part_get_row (get_part (self));
  g_autoptr (CrNode) own = row != NULL ? cr_node_ref (row) : NULL;

  if (own == NULL)
    return;
  if (cre_scenario_document_apply (
          self->document, cr_scenario_move (cre_scenario_document_get (self->document), own, step),
          _ ("change of the order"), 0))
    cra_part_choose (get_part (self), own);
}

const CrNode *
cra_scenario_page_get_row (CraScenarioPage *self)
{
  CraPart *part = get_part (self);

  return part != NULL && self->document != NULL ? cra_part_get_row (part) : NULL;
}

void
cra_scenario_page_settle (CraScenarioPage *self)
{
  cra_form_settle (GTK_WIDGET (self->form));
}

void
cra_scenario_page_list_areas (CraScenarioPage *self, GPtrArray *areas)
{
  g_ptr_array_add (areas, self->parts);
  g_ptr_array_add (areas, self->stack);
  g_ptr_array_add (areas, self->form);
  g_ptr_array_add (areas, self->problems);
}

void
cra_scenario_page_set_size (CraScenarioPage *self, int width, int height)
{
  self->compact = width < COMPACT_WIDTH;
  self->tight = width < TIGHT_WIDTH;
  cra_part_list_set_compact (self->parts, self->compact);
  gtk_widget_set_size_request (self->right, self->tight ? RIGHT_COMPACT : RIGHT_WIDTH, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    cra_part_set_compact (CRA_PART (child), self->tight);
}

static void
cra_scenario_page_dispose (GObject *object)
{
  drop_document (CRA_SCENARIO_PAGE (object));
  G_OBJECT_CLASS (cra_scenario_page_parent_class)->dispose (object);
}

static void
cra_scenario_page_class_init (CraScenarioPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_scenario_page_dispose;
  signal_told = g_signal_new ("told", CRA_TYPE_SCENARIO_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_UINT);
}

/* The part gets the focus when the page becomes visible. */
static void
map_cb (CraScenarioPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
make_right (CraScenarioPage *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_size_request (self->right, RIGHT_WIDTH, -1);
  gtk_widget_set_hexpand (self->right, FALSE);
  gtk_widget_add_css_class (self->right, "side");
  gtk_widget_add_css_class (self->right, "right");
  self->form = g_object_new (CRA_TYPE_ROW_FORM, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->form));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);
  self->n_problems = GTK_LABEL (cra_form_new_label (_ ("Problems"), "heading num"));
  self->problems = g_object_new (CRA_TYPE_SCENARIO_PROBLEMS, NULL);
  gtk_widget_add_css_class (below, "panel");
  gtk_box_append (GTK_BOX (below), GTK_WIDGET (self->n_problems));
  gtk_box_append (GTK_BOX (below), GTK_WIDGET (self->problems));
  gtk_box_append (GTK_BOX (self->right), scrolled);
  gtk_box_append (GTK_BOX (self->right), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->right), below);
}

static void
cra_scenario_page_init (CraScenarioPage *self)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->parts = g_object_new (CRA_TYPE_PART_LIST, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->parts), "side");
  gtk_widget_add_css_class (GTK_WIDGET (self->parts), "left");
  gtk_widget_add_css_class (GTK_WIDGET (self->parts), "parts");
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  self->status = g_object_new (CRA_TYPE_STATUS_BAR, NULL);
  make_right (self);
  gtk_widget_set_vexpand (body, TRUE);
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->parts));
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->stack));
  gtk_box_append (GTK_BOX (body), self->right);
  gtk_box_append (GTK_BOX (self), body);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->status));
  g_signal_connect_after (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect_swapped (self->parts, "chosen", G_CALLBACK (show_part), self);
  g_signal_connect_swapped (self->problems, "go-to", G_CALLBACK (go_to_cb), self);
  g_signal_connect_swapped (self->form, "moved", G_CALLBACK (moved_cb), self);
}

/* cra-scenario-problems.c: the list of problems of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-scenario-problems.h"

#include "cra-form.h"
#include "cra-row-words.h"
#include "cra-rule-links.h"
#include "cra-tab-stop.h"

#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

struct _CraScenarioProblems {
  GtkBox parent_instance;

  GtkListView *list; /* borrowed */
  GtkStack *stack;
  GtkStringList *rows; /* owned: one string for each problem, its index */
  GtkSingleSelection *selection;

  /* owned, nullable */
  CreScenarioDocument *document;
  CreScenarioCheck *check;
};

G_DEFINE_FINAL_TYPE (CraScenarioProblems, cra_scenario_problems, GTK_TYPE_BOX)

static guint signal_go_to;

/* (nullable) */
static const CrProblem *
get_problem (CraScenarioProblems *self, guint index)
{
  const GPtrArray *problems =
      self->check != NULL ? cre_scenario_check_get_problems (self->check) : NULL;

  return problems != NULL && index < problems->len ? problems->pdata[index] : NULL;
}

/* Returns: (nullable): the row that the problem is about, as it is now */
static const CrNode *
find_row (CraScenarioProblems *self, const CrProblem *problem)
{
  const CrScenario *scenario = cre_scenario_check_get_scenario (self->check);
  g_autofree char *path = problem->row != NULL && scenario != NULL
                              ? cr_scenario_find_path (scenario, problem->row)
                              : NULL;

  return path != NULL ? cr_scenario_get_at (cre_scenario_document_get (self->document), path)
                      : NULL;
}

/* Returns: (transfer full): its name */
static char *
dup_place (CraScenarioProblems *self, const CrProblem *problem)
{
  const CrNode *row = find_row (self, problem);

  if (row == NULL || cr_node_is (row, "scenario"))
    return g_strdup (_ ("The scenario"));
  return cra_row_dup_plain (self->document, row);
}

/* Returns: (transfer full) (nullable): the scenario in which the row of the problem has an id that
 * no other one has; NULL when that is not what is wrong with it */
static CrScenario *
give_id (CraScenarioProblems *self, const CrProblem *problem)
{
  const CrNode *row = problem->severity == CR_PROBLEM_ERROR ? find_row (self, problem) : NULL;

  return row != NULL ? cr_scenario_give_id (cre_scenario_document_get (self->document), row) : NULL;
}

static void
mend_cb (GtkWidget *button, GtkListItem *item)
{
  CraScenarioProblems *self = g_object_get_data (G_OBJECT (item), "problems");
  const CrProblem *problem = get_problem (self, gtk_list_item_get_position (item));

  if (problem != NULL)
    cre_scenario_document_apply (self->document, give_id (self, problem), _ ("giving of an id"), 0);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *mend = gtk_button_new_with_label (_ ("Give it another id"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *place = cra_form_new_label (NULL, "heading caption");
  GtkWidget *text = cra_form_new_label (NULL, "caption");

  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 28);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), place);
  gtk_box_append (GTK_BOX (words), text);
  gtk_widget_set_halign (mend, GTK_ALIGN_START);
  g_signal_connect (mend, "clicked", G_CALLBACK (mend_cb), item);
  gtk_box_append (GTK_BOX (words), mend);
  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraScenarioProblems *self)
{
  const CrProblem *problem = get_problem (self, gtk_list_item_get_position (item));
  GtkWidget *box = gtk_list_item_get_child (item), *icon = gtk_widget_get_first_child (box);
  GtkWidget *place = gtk_widget_get_first_child (gtk_widget_get_last_child (box));
  GtkWidget *text = gtk_widget_get_next_sibling (place);
  GtkWidget *mend = gtk_widget_get_next_sibling (text);
  g_autoptr (CrScenario) mended = NULL;
  gboolean error;
  g_autofree char *where = NULL, *spoken = NULL;

  if (problem == NULL)
    return;
  g_object_set_data (G_OBJECT (item), "problems", self);
  mended = give_id (self, problem);
  gtk_widget_set_visible (mend, mended != NULL);
  error = problem->severity == CR_PROBLEM_ERROR;
  where = dup_place (self, problem);
  gtk_image_set_from_icon_name (GTK_IMAGE (icon),
                                error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_label_set_text (GTK_LABEL (place), where);
  cra_rule_set_text (GTK_LABEL (text), problem->message);
  spoken = g_strdup_printf ("%s: %s: %s", error ? _ ("Stops the game") : _ ("Warning"), where,
                            problem->message);
  cra_form_name_item (item, spoken);
}

static void
activate_cb (CraScenarioProblems *self, guint position)
{
  const CrProblem *problem = get_problem (self, position);

  if (problem != NULL)
    g_signal_emit (self, signal_go_to, 0, problem);
}

void
cra_scenario_problems_show (CraScenarioProblems *self,
                            CreScenarioDocument *document,
                            CreScenarioCheck *check)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  g_autoptr (GStrvBuilder) rows = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_set_object (&self->document, document);
  g_set_object (&self->check, check);
  for (guint i = 0; get_problem (self, i) != NULL; i++)
    g_strv_builder_add (rows, "");
  all = g_strv_builder_end (rows);
  gtk_string_list_splice (self->rows, 0, n, (const char *const *) all);
  gtk_stack_set_visible_child_name (self->stack, *all != NULL ? "rows" : "none");
}

static void
cra_scenario_problems_dispose (GObject *object)
{
  CraScenarioProblems *self = CRA_SCENARIO_PROBLEMS (object);

  g_clear_object (&self->document);
  g_clear_object (&self->check);
  g_clear_object (&self->rows);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (cra_scenario_problems_parent_class)->dispose (object);
}

static void
cra_scenario_problems_class_init (CraScenarioProblemsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_scenario_problems_dispose;
  signal_go_to = g_signal_new ("go-to", CRA_TYPE_SCENARIO_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
cra_scenario_problems_init (CraScenarioProblems *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new (), *none;

  self->rows = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  self->list = GTK_LIST_VIEW (
      gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory));
  gtk_list_view_set_single_click_activate (self->list, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "rows");
  cra_form_name (GTK_WIDGET (self->list), _ ("Problems"));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  self->stack = GTK_STACK (gtk_stack_new ());
  none = cra_form_new_label (_ ("No problems."), "dim");
  gtk_widget_set_valign (none, GTK_ALIGN_START);
  gtk_stack_add_named (self->stack, cra_tab_stop_new (scrolled), "rows");
  gtk_stack_add_named (self->stack, none, "none");
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->stack));
}

/* cra-problems-panel.c: what is wrong with the map, each with its mend. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-problems-panel.h"

#include "cra-form.h"

#include "cr-check.h"
#include "cr-edit.h"
#include "cr-numbering.h"

#include <glib/gi18n.h>

/* While a stroke goes on nothing is checked; after the last change this long is waited. */
#define WAIT_MS 250

/* A row of the list borrows its problem from the panel's array, which outlives it. */
#define CRA_TYPE_PROBLEM (cra_problem_get_type ())
G_DECLARE_FINAL_TYPE (CraProblem, cra_problem, CRA, PROBLEM, GObject)

struct _CraProblem {
  GObject parent_instance;
  const CrProblem *problem;
};

G_DEFINE_FINAL_TYPE (CraProblem, cra_problem, G_TYPE_OBJECT)

static void
cra_problem_class_init (CraProblemClass *klass)
{
}

static void
cra_problem_init (CraProblem *self)
{
}

struct _CraProblemsPanel {
  GtkBox parent_instance;

  GtkStack *stack;
  GtkLabel *checked;
  GtkListView *list;

  /* owned */
  CreDocument *document;
  GListStore *rows;
  GPtrArray *problems;
  guint wait;
};

G_DEFINE_FINAL_TYPE (CraProblemsPanel, cra_problems_panel, GTK_TYPE_BOX)

enum { SIGNAL_GO_TO, SIGNAL_COUNTED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
mend (CraProblemsPanel *self, CrProblem *problem)
{
  CrEdit *fix;

  /* A mend fits the map it was made for. After a change the list comes anew in a moment. */
  if (self->wait != 0)
    return;
  fix = g_steal_pointer (&problem->fix);
  if (fix != NULL && cre_document_apply (self->document, fix, _ ("mending of a problem"), 0))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", _ ("Mended"));
}

static void
mend_cb (GtkButton *button, CraProblemsPanel *self)
{
  CraProblem *row = g_object_get_data (G_OBJECT (button), "problem");

  gtk_widget_set_sensitive (GTK_WIDGET (button), FALSE);
  mend (self, (CrProblem *) row->problem);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraProblemsPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *icon = gtk_image_new (), *mend = gtk_button_new ();
  GtkWidget *place = cra_form_new_label (NULL, "strong num"), *text = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_add_css_class (text, "caption");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_set_valign (mend, GTK_ALIGN_CENTER);
  gtk_widget_set_focusable (mend, FALSE);
  gtk_widget_add_css_class (mend, "flat");
  g_signal_connect (mend, "clicked", G_CALLBACK (mend_cb), self);
  gtk_box_append (GTK_BOX (texts), place);
  gtk_box_append (GTK_BOX (texts), text);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), mend);
  gtk_list_item_set_child (item, box);
}

static char *
dup_place (CraProblemsPanel *self, const CrProblem *problem)
{
  const CrMap *map = cre_document_get_map (self->document);
  g_autofree char *number = NULL;

  if (problem->place.floor < 0)
    return g_strdup (_ ("Map"));
  number = cr_map_format_printed (map, problem->place);
  if (problem->side < 0)
    return g_steal_pointer (&number);
  return g_strdup_printf (
      "%s %s", number, cr_direction_get_name (problem->side, cr_map_get_grid (map)->orientation));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraProblemsPanel *self)
{
  CraProblem *row = gtk_list_item_get_item (item);
  const CrProblem *problem = row->problem;
  GtkWidget *icon = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *texts = gtk_widget_get_next_sibling (icon);
  GtkWidget *mend = gtk_widget_get_next_sibling (texts);
  GtkWidget *place = gtk_widget_get_first_child (texts);
  gboolean cites = problem->rule != NULL && strstr (problem->message, problem->rule) == NULL;
  g_autofree char *where = dup_place (self, problem);
  g_autofree char *text =
      g_strdup_printf ("%s%s%s", problem->message, cites ? " " : "", cites ? problem->rule : "");

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), problem->severity == CR_PROBLEM_ERROR
                                                      ? "dialog-error-symbolic"
                                                      : "dialog-warning-symbolic");
  gtk_label_set_text (GTK_LABEL (place), where);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (place)), text);
  gtk_widget_set_visible (mend, problem->fix != NULL);
  gtk_widget_set_sensitive (mend, TRUE);
  if (problem->mend != NULL)
    gtk_button_set_label (GTK_BUTTON (mend), problem->mend);
  g_object_set_data_full (G_OBJECT (mend), "problem", g_object_ref (row), g_object_unref);
}

static void
activate_cb (CraProblemsPanel *self, guint position)
{
  g_autoptr (CraProblem) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  if (row != NULL && row->problem->place.floor >= 0)
    g_signal_emit (self, signals[SIGNAL_GO_TO], 0, &row->problem->place);
}

/* M mends the chosen row: buttons in rows are not reached by Tab. */
static gboolean
mend_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  CraProblemsPanel *self = data;
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  CraProblem *row = gtk_single_selection_get_selected_item (selection);
  CrProblem *problem = row != NULL ? (CrProblem *) row->problem : NULL;

  if (problem == NULL || problem->fix == NULL)
    return FALSE;
  mend (self, problem);
  return TRUE;
}

static void
say_none (CraProblemsPanel *self)
{
  const CrMap *map = cre_document_get_map (self->document);
  gulong n = (gulong) cr_grid_n_cells (cr_map_get_grid (map)) * (gulong) cr_map_n_floors (map);
  g_autofree char *text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No problems. Checked %lu hex.",
                                    "No problems. Checked %lu hexes.", n),
                       n);

  gtk_label_set_text (self->checked, text);
}

static void
check (CraProblemsPanel *self)
{
  g_autoptr (GPtrArray) fresh = cr_check_map (cre_document_get_scene (self->document));
  g_autofree char *label = g_strdup_printf (_ ("Problems, %u"), fresh->len);

  g_list_store_remove_all (self->rows);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  self->problems = g_steal_pointer (&fresh);
  for (guint i = 0; i < self->problems->len; i++) {
    CraProblem *row = g_object_new (CRA_TYPE_PROBLEM, NULL);

    row->problem = g_ptr_array_index (self->problems, i);
    g_list_store_append (self->rows, row);
    g_object_unref (row);
  }
  say_none (self);
  gtk_stack_set_visible_child_name (self->stack, self->problems->len > 0 ? "some" : "none");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_emit (self, signals[SIGNAL_COUNTED], 0, (int) self->problems->len);
}

static gboolean
wait_cb (gpointer data)
{
  CraProblemsPanel *self = data;

  self->wait = 0;
  check (self);
  return G_SOURCE_REMOVE;
}

static void
document_changed_cb (CraProblemsPanel *self)
{
  g_clear_handle_id (&self->wait, g_source_remove);
  self->wait = g_timeout_add (WAIT_MS, wait_cb, self);
}

/* @document: (nullable) */
void
cra_problems_panel_set_document (CraProblemsPanel *self, CreDocument *document)
{
  g_clear_handle_id (&self->wait, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  check (self);
}

/* Goes to the next problem, or the one before, round and round. */
/* Returns: (transfer none) (element-type CrProblem) (nullable): good until they are counted anew */
const GPtrArray *
cra_problems_panel_get_problems (CraProblemsPanel *self)
{
  return self->problems;
}

void
cra_problems_panel_step (CraProblemsPanel *self, int step)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint at = gtk_single_selection_get_selected (selection);

  if (n == 0)
    return;
  at = at == GTK_INVALID_LIST_POSITION ? 0 : (at + n + (guint) step) % n;
  gtk_single_selection_set_selected (selection, at);
  activate_cb (self, at);
}

static void
cra_problems_panel_dispose (GObject *object)
{
  CraProblemsPanel *self = CRA_PROBLEMS_PANEL (object);

  cra_problems_panel_set_document (self, NULL);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  self->list = NULL;
  g_clear_object (&self->rows);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  G_OBJECT_CLASS (cra_problems_panel_parent_class)->dispose (object);
}

static void
cra_problems_panel_class_init (CraProblemsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_problems_panel_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-problems-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, CraProblemsPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, CraProblemsPanel, checked);
  gtk_widget_class_bind_template_child (widget_class, CraProblemsPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  signals[SIGNAL_GO_TO] = g_signal_new ("go-to", CRA_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_COUNTED] = g_signal_new ("counted", CRA_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
cra_problems_panel_init (CraProblemsPanel *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkSingleSelection *selection;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_list_store_new (CRA_TYPE_PROBLEM);
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_object_unref (factory);
  g_object_unref (selection);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_m, 0),
                        gtk_callback_action_new (mend_key_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}

/* cra-problems-panel.c: what is wrong with the map, each with its mend.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-problems-panel-private.h"

#include "cra-tab-stop.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CraProblemsPanel, cra_problems_panel, GTK_TYPE_BOX)

enum { SIGNAL_GO_TO, SIGNAL_COUNTED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
say_counts (CraProblemsPanel *self)
{
  const GPtrArray *problems = cra_problems_panel_get_problems (self);
  guint n[2] = { 0, 0 };

  for (guint i = 0; i < problems->len; i++)
    n[((const CrProblem *) problems->pdata[i])->severity]++;

  g_autofree char *errors =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u error", "%u errors", n[0]), n[0]);
  g_autofree char *warnings =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u warning", "%u warnings", n[1]), n[1]);
  g_autofree char *label = g_strdup_printf (_ ("Problems, %u"), problems->len);

  gtk_label_set_text (self->errors_label, errors);
  gtk_label_set_text (self->warnings_label, warnings);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->errors), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  errors, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->warnings), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  warnings, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_visible (self->filters, problems->len > 0);
}

static void
say_none (CraProblemsPanel *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  gulong n = (gulong) cr_grid_n_cells (cr_map_get_grid (map)) * (gulong) cr_map_n_floors (map);
  g_autofree char *text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No problems. Checked %lu hex.",
                                    "No problems. Checked %lu hexes.", n),
                       n);

  gtk_label_set_text (self->checked, text);
}

static void
checked_cb (CraProblemsPanel *self)
{
  say_counts (self);
  say_none (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    cra_problems_panel_fill (self);
  else
    cra_problems_panel_drop_rows (self);
  g_signal_emit (self, signals[SIGNAL_COUNTED], 0,
                 (int) cra_problems_panel_get_problems (self)->len);
}

static void
filter_cb (CraProblemsPanel *self)
{
  if (cra_problems_panel_get_problems (self) != NULL)
    cra_problems_panel_fill (self);
}

static void
tell_count (CraProblemsPanel *self, guint n)
{
  g_autofree char *text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u problem mended", "%u problems mended", n), n);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", text);
}

static gboolean
leaves_removals (CraProblemsPanel *self, const CrCheckKind *kind)
{
  const GPtrArray *problems = cre_check_get_problems (self->check);

  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *problem = problems->pdata[i];

    if (problem->removes && g_str_equal (problem->id, kind->id))
      return TRUE;
  }
  return FALSE;
}

/* A mend fits the map for which it was made; after a change the list is soon refilled. */
static void
mend_problem (CraProblemsPanel *self, const CraProblem *row, gboolean all)
{
  guint n;

  if (self->check == NULL)
    return;
  if (all || row->problem == NULL)
    n = cre_check_mend_kind (self->check, row->kind->id);
  else
    n = cre_check_mend (self->check, row->index) ? 1 : 0;
  if (n > 0)
    tell_count (self, n);
  else if (row->problem != NULL ? row->problem->removes : leaves_removals (self, row->kind))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s",
                                _ ("These mends take something away: choose them one by one."));
}

static void
mend_cb (CraProblemsPanel *self, CraProblemRow *row)
{
  g_autoptr (CraProblem) problem = g_object_ref (cra_problem_row_get (row));

  mend_problem (self, problem, FALSE);
}

/* M mends the selected problem, Shift+M all problems of its kind. */
static gboolean
mend_key_cb (GtkWidget *widget, GVariant *all, gpointer data)
{
  CraProblemsPanel *self = data;
  CraProblem *row =
      gtk_single_selection_get_selected_item (cra_problems_panel_get_selection (self));
  g_autoptr (CraProblem) kept = row != NULL ? g_object_ref (row) : NULL;

  if (kept == NULL)
    return FALSE;
  mend_problem (self, kept, g_variant_get_boolean (all));
  return TRUE;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraProblemsPanel *self)
{
  GtkWidget *row = g_object_new (CRA_TYPE_PROBLEM_ROW, NULL);

  g_signal_connect_swapped (row, "mend", G_CALLBACK (mend_cb), self);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraProblemsPanel *self)
{
  cra_problem_row_show (CRA_PROBLEM_ROW (gtk_list_item_get_child (item)),
                        gtk_list_item_get_item (item), cre_map_document_get_map (self->document));
}

/* Folds or unfolds a heading; goes to a problem. */
static void
activate_cb (CraProblemsPanel *self, guint position)
{
  g_autoptr (CraProblem) row = cra_problems_panel_get_row (self, position);

  if (row == NULL)
    return;
  if (row->problem != NULL) {
    if (row->problem->place.floor >= 0)
      g_signal_emit (self, signals[SIGNAL_GO_TO], 0, row->problem);
    return;
  }
  if (!g_hash_table_remove (self->shut, row->kind->id))
    g_hash_table_add (self->shut, (gpointer) row->kind->id);
  cra_problems_panel_fill (self);
}

/* Another program may have changed picture files while the window was not active. */
static void
active_cb (GtkWindow *window, GParamSpec *property, CraProblemsPanel *self)
{
  if (gtk_window_is_active (window) && self->check != NULL && cre_check_is_fresh (self->check))
    cre_check_start (self->check);
}

static void
root_cb (CraProblemsPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_cb), self, 0);
}

/* @document: (nullable) */
void
cra_problems_panel_set_document (CraProblemsPanel *self, CreMapDocument *document)
{
  if (self->check != NULL) {
    g_signal_handlers_disconnect_by_data (self->check, self);
    g_list_store_remove_all (self->rows);
    cre_check_close (self->check);
  }
  g_clear_object (&self->check);
  self->stale = FALSE;
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  gtk_widget_set_visible (self->filters, FALSE);
  gtk_stack_set_visible_child_name (self->stack, "wait");
  self->check = cre_check_new (document);
  g_signal_connect_swapped (self->check, "checked", G_CALLBACK (checked_cb), self);
}

const GPtrArray *
cra_problems_panel_get_problems (CraProblemsPanel *self)
{
  return self->check != NULL ? cre_check_get_problems (self->check) : NULL;
}

void
cra_problems_panel_step (CraProblemsPanel *self, int step)
{
  guint n, at;

  if (self->stale)
    cra_problems_panel_fill (self);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  at = gtk_single_selection_get_selected (cra_problems_panel_get_selection (self));
  if (at == GTK_INVALID_LIST_POSITION)
    at = step > 0 ? n - 1 : 0;
  for (guint i = 0; i < n; i++) {
    g_autoptr (CraProblem) row = NULL;

    at = (at + n + (guint) step) % n;
    row = cra_problems_panel_get_row (self, at);
    if (row->problem == NULL)
      continue;
    gtk_single_selection_set_selected (cra_problems_panel_get_selection (self), at);
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", at);
    activate_cb (self, at);
    return;
  }
}

static void
cra_problems_panel_map (GtkWidget *widget)
{
  CraProblemsPanel *self = CRA_PROBLEMS_PANEL (widget);

  if (self->stale)
    cra_problems_panel_fill (self);
  GTK_WIDGET_CLASS (cra_problems_panel_parent_class)->map (widget);
}

static void
cra_problems_panel_dispose (GObject *object)
{
  CraProblemsPanel *self = CRA_PROBLEMS_PANEL (object);

  g_clear_handle_id (&self->focus, g_source_remove);
  if (self->rows != NULL)
    cra_problems_panel_set_document (self, NULL);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  self->list = NULL;
  g_clear_object (&self->rows);
  g_clear_pointer (&self->shut, g_hash_table_unref);
  G_OBJECT_CLASS (cra_problems_panel_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraProblemsPanel, name)

static void
cra_problems_panel_class_init (CraProblemsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_problems_panel_dispose;
  widget_class->map = cra_problems_panel_map;
  g_type_ensure (CRA_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-problems-panel.ui");
  BIND (filters);
  BIND (errors);
  BIND (warnings);
  BIND (errors_label);
  BIND (warnings_label);
  BIND (stack);
  BIND (checked);
  BIND (list);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  signals[SIGNAL_GO_TO] = g_signal_new ("go-to", CRA_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_COUNTED] = g_signal_new ("counted", CRA_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
add_key (CraProblemsPanel *self, GtkShortcutController *keys, GdkModifierType modifiers)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_m, modifiers),
                                            gtk_callback_action_new (mend_key_cb, self, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_boolean (modifiers != 0));
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

static void
cra_problems_panel_init (CraProblemsPanel *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkSingleSelection *selection;

  self->shut = g_hash_table_new (g_str_hash, g_str_equal);
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
  add_key (self, GTK_SHORTCUT_CONTROLLER (keys), 0);
  add_key (self, GTK_SHORTCUT_CONTROLLER (keys), GDK_SHIFT_MASK);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  g_signal_connect (self, "notify::root", G_CALLBACK (root_cb), NULL);
}

/* cra-play-rules.c: the window for the rules by which a game is played.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-rules.h"

#include "cra-form.h"
#include "cra-rule-table.h"

#include "cr-local-terrain.h"
#include "cr-module.h"

#include <glib/gi18n.h>

#define WIDTH 560
#define HEIGHT 620
#define MOST_TURNS 500

/**
 * Choice: an option or a module of the rules.
 * @id: its id; borrowed from the ruleset, as the values are
 * @values: (element-type utf8): what the rows of the drop-down stand for; NULL for a check
 * @before: what was chosen when the window was opened
 */
typedef struct {
  const char *id;
  GPtrArray *values;
  GtkWidget *widget;
  guint before;
} Choice;

struct _CraPlayRules {
  GtkWindow parent_instance;

  CrRuleset *ruleset; /* owned */
  GArray *choices;    /* of Choice */
  GHashTable *tables; /* id → the table that replaces it as CSV, "" for the ruleset's own */
  GtkWidget *turns;   /* borrowed */
};

G_DEFINE_FINAL_TYPE (CraPlayRules, cra_play_rules, GTK_TYPE_WINDOW)

static guint signal_chosen;

static void
choice_clear (gpointer data)
{
  Choice *choice = data;

  g_clear_pointer (&choice->values, g_ptr_array_unref);
}

static guint
get_chosen (const Choice *choice)
{
  return choice->values != NULL
             ? gtk_drop_down_get_selected (GTK_DROP_DOWN (choice->widget))
             : (guint) gtk_check_button_get_active (GTK_CHECK_BUTTON (choice->widget));
}

static const char *
get_value (const Choice *choice)
{
  if (choice->values == NULL)
    return get_chosen (choice) != 0 ? "yes" : "no";
  return choice->values->pdata[get_chosen (choice)];
}

/* Whether a choice, "refusal=no", is about that id, "refusal". */
static gboolean
is_of (const char *chosen, const char *id)
{
  gsize length = strlen (id);

  return strncmp (chosen, id, length) == 0 && chosen[length] == '=';
}

static gboolean
was_chosen (CraPlayRules *self, const char *id)
{
  for (const char *const *it = cr_ruleset_get_choices (self->ruleset); *it != NULL; it++)
    if (is_of (*it, id))
      return TRUE;
  return FALSE;
}

static void
add_tables (CraPlayRules *self, GPtrArray *all)
{
  GHashTableIter iter;
  gpointer id, csv;

  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, &id, &csv))
    if (*(const char *) csv != '\0')
      g_ptr_array_add (all, g_strdup_printf ("%s=%s", (const char *) id, (const char *) csv));
}

/* Local kinds of terrain of a scenario are choices too; this window keeps them as they are. */
static void
add_terrains (CraPlayRules *self, GPtrArray *all)
{
  for (const char *const *it = cr_ruleset_get_choices (self->ruleset); *it != NULL; it++)
    if (cr_local_terrain_get_code (*it) != NULL)
      g_ptr_array_add (all, g_strdup (*it));
}

/* A game records only choices that differ from those of its ruleset. */
static char **
dup_choices (CraPlayRules *self)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; i < self->choices->len; i++) {
    const Choice *choice = &g_array_index (self->choices, Choice, i);

    if (get_chosen (choice) != choice->before || was_chosen (self, choice->id))
      g_ptr_array_add (all, g_strdup_printf ("%s=%s", choice->id, get_value (choice)));
  }
  add_tables (self, all);
  add_terrains (self, all);
  g_ptr_array_add (all, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&all), FALSE);
}

static void
done_cb (GtkWidget *button, CraPlayRules *self)
{
  g_auto (GStrv) choices = dup_choices (self);
  int turns = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->turns));

  g_signal_emit (self, signal_chosen, 0, choices, turns);
  gtk_window_close (GTK_WINDOW (self));
}

static void
cancel_cb (GtkWidget *button, CraPlayRules *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static const char *
get_name (const CrNode *node, const char *id)
{
  const char *name = cr_node_get_localized (node, "name", g_get_language_names ());

  return name != NULL ? name : id;
}

static void
add_option (CraPlayRules *self, GtkWidget *form, const CrNode *option)
{
  Choice choice = { .id = cr_node_get (option, "id"), .values = g_ptr_array_new () };
  const char *now = cr_ruleset_get_option_value (self->ruleset, choice.id);
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < cr_node_n_children (option); i++) {
    const CrNode *child = cr_node_get_child (option, i);

    if (!cr_node_is (child, "choice"))
      continue;
    if (g_strcmp0 (cr_node_get (child, "value"), now) == 0)
      choice.before = choice.values->len;
    g_ptr_array_add (choice.values, (char *) cr_node_get (child, "value"));
    gtk_string_list_append (names, get_name (child, cr_node_get (child, "value")));
  }
  choice.widget = cra_form_new_drop_down (G_LIST_MODEL (names), NULL, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice.widget), choice.before);
  cra_form_add_wide_row (form, get_name (option, choice.id), choice.widget);
  g_array_append_val (self->choices, choice);
}

static void
set_chosen (Choice *choice, const char *value)
{
  for (guint i = 0; i < choice->values->len; i++)
    if (g_strcmp0 (choice->values->pdata[i], value) == 0)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (choice->widget), choice->before = i);
}

/* When a chapter is switched, the options that belong to it are shown as they will be. */
static void
switched_cb (GtkCheckButton *button, CraPlayRules *self)
{
  const char *chapter = g_object_get_data (G_OBJECT (button), "chapter");
  const char *way = gtk_check_button_get_active (button) ? "within" : "without";

  for (guint i = 0; i < self->choices->len; i++) {
    Choice *choice = &g_array_index (self->choices, Choice, i);
    const CrNode *option = cr_ruleset_find_option (self->ruleset, choice->id);

    if (option != NULL && g_strcmp0 (cr_node_get (option, "chapter"), chapter) == 0)
      set_chosen (choice, cr_node_get (option, way));
  }
}

static void
add_module (CraPlayRules *self, GtkWidget *form, const CrModule *module)
{
  Choice choice = { .id = module->id, .before = module->on ? 1 : 0 };

  choice.widget = gtk_check_button_new_with_label (get_name (module->node, module->id));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (choice.widget), module->on);
  g_object_set_data (G_OBJECT (choice.widget), "chapter", (gpointer) module->id);
  g_signal_connect (choice.widget, "toggled", G_CALLBACK (switched_cb), self);
  gtk_box_append (GTK_BOX (form), choice.widget);
  g_array_append_val (self->choices, choice);
}

/* The button of a table says whether it was replaced. */
static void
show_table (CraPlayRules *self, GtkWidget *button)
{
  const CrTable *table = g_object_get_data (G_OBJECT (button), "table");
  const char *csv = g_hash_table_lookup (self->tables, cr_table_get_id (table));
  g_autofree char *title = NULL;

  if (csv == NULL)
    title = g_strdup (get_name (cr_table_get_node (table), cr_table_get_id (table)));
  else
    title = g_strdup_printf (*csv != '\0' ? _ ("%s – replaced") : _ ("%s – set back"),
                             get_name (cr_table_get_node (table), cr_table_get_id (table)));
  gtk_button_set_label (GTK_BUTTON (button), title);
}

/* Finds the tables that the game has already replaced. */
static void
find_replaced (CraPlayRules *self)
{
  for (const char *const *it = cr_ruleset_get_choices (self->ruleset); *it != NULL; it++) {
    g_auto (GStrv) words = g_strsplit (*it, "=", 2);

    if (cr_ruleset_find_table (self->ruleset, words[0]) != NULL)
      g_hash_table_insert (self->tables, g_strdup (words[0]), g_strdup (words[1]));
  }
}

static void
replaced_cb (CraRuleTable *table, const char *csv, GtkWidget *button)
{
  CraPlayRules *self = CRA_PLAY_RULES (gtk_window_get_transient_for (GTK_WINDOW (table)));
  const CrTable *of = g_object_get_data (G_OBJECT (button), "table");

  g_hash_table_insert (self->tables, g_strdup (cr_table_get_id (of)),
                       g_strdup (csv != NULL ? csv : ""));
  show_table (self, button);
}

static void
table_cb (GtkWidget *button, CraPlayRules *self)
{
  const char *id = cr_table_get_id (g_object_get_data (G_OBJECT (button), "table"));
  const char *csv = g_hash_table_lookup (self->tables, id);
  GtkWidget *table = cra_rule_table_new (GTK_WINDOW (self), self->ruleset, id,
                                         csv != NULL && *csv != '\0' ? csv : NULL);

  g_signal_connect_object (table, "replaced", G_CALLBACK (replaced_cb), button, 0);
  gtk_window_present (GTK_WINDOW (table));
}

static void
add_table (CraPlayRules *self, GtkWidget *form, const CrTable *table)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  g_object_set_data (G_OBJECT (button), "table", (gpointer) table);
  g_signal_connect (button, "clicked", G_CALLBACK (table_cb), self);
  show_table (self, button);
  gtk_box_append (GTK_BOX (form), button);
}

static void
fill_rules (CraPlayRules *self, GtkWidget *form, int last_turn)
{
  self->turns = gtk_spin_button_new_with_range (0, MOST_TURNS, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->turns), last_turn);
  cra_form_let_enter_go_on (self->turns);
  cra_form_add_section (form, _ ("End"));
  cra_form_add_row (form, _ ("Last turn"), self->turns);
  cra_form_add_hint (form, _ ("0: when its rules end it"));
  cra_form_add_section (form, _ ("Chapters"));
  for (guint i = 0; i < cr_ruleset_n_modules (self->ruleset); i++)
    add_module (self, form, cr_ruleset_get_module (self->ruleset, i));
  cra_form_add_section (form, _ ("Options"));
  for (guint i = 0; i < cr_ruleset_n_options (self->ruleset); i++)
    if (cr_node_get (cr_ruleset_get_option (self->ruleset, i), "waiting") == NULL)
      add_option (self, form, cr_ruleset_get_option (self->ruleset, i));
  cra_form_add_section (form, _ ("Tables"));
  for (guint i = 0; i < cr_ruleset_n_tables (self->ruleset); i++)
    add_table (self, form, cr_ruleset_get_table (self->ruleset, i));
}

static void
add_header (CraPlayRules *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));
  GtkWidget *done = gtk_button_new_with_mnemonic (_ ("_Play by these"));

  gtk_widget_add_css_class (done, "suggested-action");
  g_signal_connect (cancel, "clicked", G_CALLBACK (cancel_cb), self);
  g_signal_connect (done, "clicked", G_CALLBACK (done_cb), self);
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (header), FALSE);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), cancel);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), done);
  gtk_window_set_titlebar (GTK_WINDOW (self), header);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Rules of this game"));
  gtk_window_set_default_widget (GTK_WINDOW (self), done);
}

static void
cra_play_rules_finalize (GObject *object)
{
  CraPlayRules *self = CRA_PLAY_RULES (object);

  g_array_unref (self->choices);
  g_hash_table_unref (self->tables);
  g_clear_pointer (&self->ruleset, cr_ruleset_unref);
  G_OBJECT_CLASS (cra_play_rules_parent_class)->finalize (object);
}

static void
cra_play_rules_class_init (CraPlayRulesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = cra_play_rules_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_PLAY_RULES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_STRV, G_TYPE_INT);
}

static void
cra_play_rules_init (CraPlayRules *self)
{
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  self->tables = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_array_set_clear_func (self->choices, choice_clear);
}

GtkWidget *
cra_play_rules_new (GtkWindow *parent, const CrRuleset *ruleset, int last_turn)
{
  CraPlayRules *self =
      g_object_new (CRA_TYPE_PLAY_RULES, "transient-for", parent, "modal", TRUE, "default-width",
                    WIDTH, "default-height", HEIGHT, "destroy-with-parent", TRUE, NULL);
  GtkWidget *form = cra_form_new (), *scrolled = gtk_scrolled_window_new ();

  self->ruleset = cr_ruleset_ref (ruleset);
  find_replaced (self);
  add_header (self);
  fill_rules (self, form, last_turn);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), form);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_window_set_child (GTK_WINDOW (self), scrolled);
  return GTK_WIDGET (self);
}

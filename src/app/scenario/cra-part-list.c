/* cra-part-list.c: the list of the parts of a scenario, each with a summary.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-part-list.h"

#include "cra-form.h"
#include "cra-parts.h"
#include "cra-scenario-row.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

#define WIDTH 222
#define STRIP 46
/* The number of the part that is shown first: the forces. */
#define FIRST 2

struct _CraPartList {
  GtkBox parent_instance;

  GtkWidget *heading, *foot, *play; /* borrowed */
  GtkLabel *says;

  /* owned */
  GListStore *rows; /* CraScenarioRow, one for each part */
  GtkSingleSelection *selection;
  CreScenarioDocument *document; /* nullable */
  CreScenarioCheck *check;       /* nullable */
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (CraPartList, cra_part_list, GTK_TYPE_BOX)

static guint signal_chosen;

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = cra_form_new_label (NULL, NULL);
  GtkWidget *holds = cra_form_new_label (NULL, "dim caption num");
  GtkWidget *pill = cra_form_new_label (NULL, "pill caption num");

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), holds);
  gtk_box_append (GTK_BOX (box), pill);
  gtk_list_item_set_child (item, box);
}

/* The number is how many problems the part has; it is red when one of them prevents the game. */
static void
show_pill (CraPartList *self, const CraPartInfo *part, GtkWidget *pill, char **spoken_out)
{
  guint n_errors = 0;
  guint n =
      self->check != NULL ? cre_scenario_check_count (self->check, part->elements, &n_errors) : 0;
  g_autofree char *number = g_strdup_printf ("%u", n);

  gtk_label_set_text (GTK_LABEL (pill), number);
  gtk_widget_set_visible (pill, n > 0);
  gtk_widget_remove_css_class (pill, "stops");
  gtk_widget_remove_css_class (pill, "warns");
  gtk_widget_add_css_class (pill, n_errors > 0 ? "stops" : "warns");
  if (n > 0)
    *spoken_out =
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u problem", "%u problems", n), n);
}

/* Some titles have another meaning, and translation, elsewhere: sides of a game and sides of a hex.
 */
static const char *
say_title (const CraPartInfo *part)
{
  const char *own = g_dpgettext2 (NULL, "scenario", part->title);

  return own != part->title ? own : _ (part->title);
}

static void
show_row (CraScenarioRow *row, GtkListItem *item)
{
  CraPartList *self = g_object_get_data (G_OBJECT (item), "list");
  guint n, position = gtk_list_item_get_position (item);
  const CraPartInfo *part = &cra_parts_get (&n)[position];
  GtkWidget *box = gtk_list_item_get_child (item), *icon = gtk_widget_get_first_child (box);
  GtkWidget *title = gtk_widget_get_next_sibling (icon);
  GtkWidget *holds = gtk_widget_get_next_sibling (title);
  GtkWidget *pill = gtk_widget_get_next_sibling (holds);
  g_autofree char *held = self->document != NULL ? part->hold (self->document) : g_strdup ("");
  g_autofree char *wrong = NULL, *spoken = NULL;

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), part->icon);
  gtk_label_set_text (GTK_LABEL (title), say_title (part));
  gtk_label_set_text (GTK_LABEL (holds), held);
  show_pill (self, part, pill, &wrong);
  gtk_widget_set_visible (title, !self->compact);
  gtk_widget_set_visible (holds, !self->compact);
  cra_form_set_tip (box, self->compact ? say_title (part) : NULL);
  spoken = g_strdup_printf ("%s. %s. %s", say_title (part), held, wrong != NULL ? wrong : "");
  cra_form_name_item (item, spoken);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraPartList *self)
{
  g_object_set_data (G_OBJECT (item), "list", self);
  g_signal_connect (gtk_list_item_get_item (item), "changed", G_CALLBACK (show_row), item);
  show_row (gtk_list_item_get_item (item), item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
}

static void
selected_cb (CraPartList *self)
{
  g_signal_emit (self, signal_chosen, 0);
}

/* The rows are kept and only refilled, so that a press on one of them is not lost. */
static void
show_rows (CraPartList *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++) {
    g_autoptr (CraScenarioRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

    cra_scenario_row_changed (row);
  }
}

static void
fill_parts (CraPartList *self)
{
  guint n;

  cra_parts_get (&n);
  for (guint i = 0; i < n; i++) {
    g_autoptr (CraScenarioRow) row = cra_scenario_row_new ();

    g_list_store_append (self->rows, row);
  }
  gtk_single_selection_set_selected (self->selection, FIRST);
}

/* Whether the scenario is led day by day; only its assaults are games then. */
static gboolean
is_siege (CraPartList *self)
{
  const CrScenario *scenario =
      self->document != NULL ? cre_scenario_document_get (self->document) : NULL;

  return scenario != NULL && scenario->days > 0;
}

/* Shows what the button leads to: the game, or the page of the siege. */
static void
show_play (CraPartList *self, gboolean can, const char *says)
{
  gboolean siege = is_siege (self);
  const char *title = siege ? _ ("Lead the siege") : _ ("Play it");

  if (!self->compact)
    gtk_button_set_label (GTK_BUTTON (self->play), title);
  cra_form_name (self->play, title);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->play),
                                           siege ? "win.activity::siege" : "win.play");
  gtk_widget_set_sensitive (self->play, can);
  cra_form_set_tip (self->play, !can    ? says
                                : siege ? _ ("Lead it day by day  Alt+4")
                                        : _ ("Play it  F5"));
}

static void
show_foot (CraPartList *self)
{
  guint n_errors = 0;
  guint n = self->check != NULL ? cre_scenario_check_count (self->check, NULL, &n_errors) : 0;
  g_autofree char *says = NULL;

  if (n == 0)
    says = g_strdup (_ ("No problems."));
  else if (n_errors == 0)
    says =
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u problem, which does not stop the game",
                                      "%u problems, none stops the game", n),
                         n);
  else
    /* Translators: of the problems of a scenario */
    says = g_strdup_printf (_ ("%1$u of %2$u problems stop the game."), n_errors, n);
  gtk_label_set_text (self->says, says);
  gtk_widget_set_visible (GTK_WIDGET (self->says), !self->compact);
  show_play (self, n_errors == 0, says);
  if (n_errors == 0)
    gtk_widget_add_css_class (self->play, "suggested-action");
  else
    gtk_widget_remove_css_class (self->play, "suggested-action");
}

void
cra_part_list_show (CraPartList *self, CreScenarioDocument *document, CreScenarioCheck *check)
{
  g_set_object (&self->document, document);
  g_set_object (&self->check, check);
  show_rows (self);
  show_foot (self);
}

guint
cra_part_list_get (CraPartList *self)
{
  return gtk_single_selection_get_selected (self->selection);
}

void
cra_part_list_choose (CraPartList *self, guint part)
{
  gtk_single_selection_set_selected (self->selection, part);
}

void
cra_part_list_set_compact (CraPartList *self, gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_widget_set_size_request (GTK_WIDGET (self), compact ? STRIP : WIDTH, -1);
  gtk_widget_set_visible (self->heading, !compact);
  if (compact)
    gtk_button_set_child (GTK_BUTTON (self->play),
                          gtk_image_new_from_icon_name ("media-playback-start-symbolic"));
  show_rows (self);
  show_foot (self);
}

static void
cra_part_list_dispose (GObject *object)
{
  CraPartList *self = CRA_PART_LIST (object);

  g_clear_object (&self->document);
  g_clear_object (&self->check);
  g_clear_object (&self->rows);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (cra_part_list_parent_class)->dispose (object);
}

static void
cra_part_list_class_init (CraPartListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_part_list_dispose;
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_PART_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
make_list (CraPartList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  list = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_widget_add_css_class (list, "rows");
  cra_form_name (list, _ ("Parts of the scenario"));
  gtk_widget_set_vexpand (list, TRUE);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  return cra_tab_stop_new (list);
}

static void
cra_part_list_init (CraPartList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  self->rows = g_list_store_new (CRA_TYPE_SCENARIO_ROW);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  fill_parts (self);
  self->heading = cra_form_new_label (_ ("Scenario"), "heading");
  gtk_box_append (GTK_BOX (self), self->heading);
  gtk_box_append (GTK_BOX (self), make_list (self));
  self->says = GTK_LABEL (cra_form_new_label (NULL, "dim caption"));
  gtk_label_set_wrap (self->says, TRUE);
  gtk_label_set_ellipsize (self->says, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (self->says, 24);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->says));
  self->play = gtk_button_new_with_label (_ ("Play it"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play), "win.play");
  gtk_box_append (GTK_BOX (self), self->play);
}

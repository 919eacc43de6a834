/* cra-drawer-shooters.c: who can hit a hex, best first. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-drawer-private.h"

#include "cra-form.h"
#include "cra-rule-links.h"
#include "cra-tab-stop.h"
#include "cra-table.h"

#include "cr-numbering.h"
#include "cr-words-answer.h"
#include "cr-words-fire.h"
#include "cr-words-lof.h"

#include <glib/gi18n.h>

/* A man who can hit the target; the words of his row are made when the row comes into view. */
#define CRA_TYPE_HITTER (cra_hitter_get_type ())
G_DECLARE_FINAL_TYPE (CraHitter, cra_hitter, CRA, HITTER, GObject)

struct _CraHitter {
  GObject parent_instance;

  CrLof lof;
};

G_DEFINE_FINAL_TYPE (CraHitter, cra_hitter, G_TYPE_OBJECT)

static void
cra_hitter_class_init (CraHitterClass *klass)
{
}

static void
cra_hitter_init (CraHitter *self)
{
}

/* The rows of the drop-down: which men are asked about. */
enum { ASK_EVERYBODY, ASK_GARRISON, ASK_CHOSEN };

struct _CraDrawerShooters {
  GtkBox parent_instance;

  GtkWidget *who, *summary;
  GtkColumnView *view;

  /* owned */
  CreAsk *ask;
  GListStore *rows;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (CraDrawerShooters, cra_drawer_shooters, GTK_TYPE_BOX)

enum { COLUMN_HEX, COLUMN_PLACE, COLUMN_RANGE, COLUMN_COVER, COLUMN_FROM, N_COLUMNS };

static const struct {
  const char *title, *css;
  gboolean expand;
} columns[N_COLUMNS] = {
  [COLUMN_HEX] = { N_ ("Hex"), "num", FALSE },
  [COLUMN_PLACE] = { N_ ("Stands on"), NULL, TRUE },
  [COLUMN_RANGE] = { N_ ("Range"), "num", FALSE },
  [COLUMN_COVER] = { N_ ("Cover of the target"), NULL, TRUE },
  [COLUMN_FROM] = { N_ ("Shoots over"), NULL, TRUE },
};

static const CrScene *
get_scene (CraDrawerShooters *self)
{
  return cre_map_document_get_scene (cre_ask_get_document (self->ask));
}

static char *
dup_from (const CrScene *scene, const CrLof *lof)
{
  if (lof->from_end.side < 0)
    return g_strdup (_ ("middle of the hex"));
  return cr_words_side (scene, lof->from, lof->from_end.side);
}

static char *
dup_text (CraDrawerShooters *self, const CrLof *lof, int column)
{
  const CrScene *scene = get_scene (self);
  const char *const *languages = g_get_language_names ();

  if (column == COLUMN_HEX)
    return cr_map_format_printed (cr_scene_get_map (scene), lof->from);
  if (column == COLUMN_RANGE)
    return g_strdup_printf ("%d", lof->range);
  if (column == COLUMN_COVER)
    return g_strdup (cr_words_cover (lof->cover));
  if (column == COLUMN_FROM)
    return dup_from (scene, lof);

  g_autofree char *surface = cr_words_surface (scene, lof->from, languages);
  g_autofree char *level = cr_words_level (cr_scene_get_level (scene, lof->from));

  return g_strdup_printf ("%s, %s", surface, level);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, cra_form_new_label (NULL, data));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  CraDrawerShooters *self = data;
  GtkWidget *label = gtk_list_item_get_child (item);
  int column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (factory), "crenel-column"));
  const CrLof *lof = &CRA_HITTER (gtk_list_item_get_item (item))->lof;
  g_autofree char *text = dup_text (self, lof, column);
  g_autofree char *sentence = cr_words_lof (get_scene (self), lof, g_get_language_names ());
  g_autofree char *tip = cra_rule_dup_source (sentence);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
  if (column == 0)
    cra_form_name_item (item, sentence);
}

/* The man of the activated row becomes the shooter. */
static void
activate_cb (CraDrawerShooters *self, guint position)
{
  g_autoptr (CraHitter) hitter = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  if (hitter != NULL)
    cre_ask_set_shot (self->ask, hitter->lof.from, hitter->lof.to);
}

/* Returns: (transfer full) (nullable): which of the men that are asked about can hit the target;
 * NULL when there are no such men */
static CrAnswer *
find_hitters (CraDrawerShooters *self)
{
  guint who = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->who));
  g_autoptr (CrQuestion) question = cre_ask_derive (self->ask, CR_QUESTION_WHO);

  if (who != ASK_CHOSEN)
    cr_question_clear_list (question, CR_LIST_SHOOTERS);
  else if (cr_question_get_list (question, CR_LIST_SHOOTERS)->len == 0)
    return NULL;
  if (who == ASK_GARRISON)
    cr_question_add_group (question, CR_LIST_SHOOTERS, "@garrison");
  return cr_question_answer (cre_map_document_get_castle (cre_ask_get_document (self->ask)), NULL,
                             question, NULL);
}

/* Selects the row of the shooter whose line is on the map. */
static void
select_shooter (CraDrawerShooters *self)
{
  const CrPlace *shooter = cre_ask_get_end (self->ask, CR_END_FROM);

  for (guint i = 0; shooter != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->rows));
       i++) {
    g_autoptr (CraHitter) hitter = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

    if (cr_place_equal (hitter->lof.from, *shooter)) {
      gtk_single_selection_set_selected (self->selection, i);
      return;
    }
  }
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}

static void
fill_rows (CraDrawerShooters *self, const GArray *hitters)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < hitters->len; i++) {
    CraHitter *hitter = g_object_new (CRA_TYPE_HITTER, NULL);

    hitter->lof = g_array_index (hitters, CrLof, i);
    g_ptr_array_add (rows, hitter);
  }
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       rows->pdata, rows->len);
}

static char *
dup_summary (CraDrawerShooters *self, const CrAnswer *answer)
{
  g_autoptr (CrQuestion) question = cre_ask_derive (self->ask, CR_QUESTION_WHO);
  g_autoptr (GArray) nobody = g_array_new (FALSE, FALSE, sizeof (CrLof));
  CrLofOptions options = cre_ask_get_options (self->ask);
  CrWordsFire asked = { get_scene (self), { NULL, 0 }, &options, g_get_language_names () };

  return answer != NULL
             ? cr_words_answer (answer, CR_QUESTION_WHO, g_get_language_names ())
             : cr_words_hitters (&asked, *cr_question_get_end (question, CR_END_TO), nobody);
}

gboolean
cra_drawer_shooters_has_victim (CreAsk *ask)
{
  g_autoptr (CrQuestion) question = cre_ask_derive (ask, CR_QUESTION_WHO);

  return question != NULL;
}

CrWordsTable *
cra_drawer_shooters_new_table (CraDrawerShooters *self)
{
  g_autoptr (CrAnswer) answer = NULL;

  if (self->ask == NULL || !cra_drawer_shooters_has_victim (self->ask))
    return NULL;
  answer = find_hitters (self);
  return answer != NULL ? cr_words_answer_table (answer, CR_QUESTION_WHO, g_get_language_names ())
                        : NULL;
}

void
cra_drawer_shooters_refresh (CraDrawerShooters *self, CreAsk *ask)
{
  g_autoptr (CrAnswer) answer = NULL;
  g_autofree char *summary = NULL;

  g_set_object (&self->ask, ask);
  if (ask == NULL || !cra_drawer_shooters_has_victim (ask)) {
    g_list_store_remove_all (self->rows);
    gtk_label_set_text (GTK_LABEL (self->summary), _ ("Nobody is shot at yet."));
    return;
  }
  /* The fire index of a large map takes time to build; the page is refreshed again when it is
   * ready. */
  if (!cre_map_document_await_fire (cre_ask_get_document (ask))) {
    g_list_store_remove_all (self->rows);
    gtk_label_set_text (GTK_LABEL (self->summary), _ ("Counting who can hit him…"));
    return;
  }
  answer = find_hitters (self);
  summary = dup_summary (self, answer);
  if (answer != NULL)
    fill_rows (self, cr_answer_get_hitters (answer));
  else
    g_list_store_remove_all (self->rows);
  select_shooter (self);
  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  gtk_widget_set_tooltip_text (self->summary, summary);
}

static void
ask_cb (CraDrawerShooters *self)
{
  if (self->ask != NULL)
    cra_drawer_shooters_refresh (self, self->ask);
}

static void
cra_drawer_shooters_dispose (GObject *object)
{
  CraDrawerShooters *self = CRA_DRAWER_SHOOTERS (object);

  g_clear_object (&self->ask);
  g_clear_object (&self->rows);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (cra_drawer_shooters_parent_class)->dispose (object);
}

static void
cra_drawer_shooters_class_init (CraDrawerShootersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_drawer_shooters_dispose;
}

static void
add_column (CraDrawerShooters *self, int index)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = NULL;

  g_object_set_data (G_OBJECT (factory), "crenel-column", GINT_TO_POINTER (index));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), (gpointer) columns[index].css);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  column = gtk_column_view_column_new (_ (columns[index].title), factory);
  gtk_column_view_column_set_expand (column, columns[index].expand);
  gtk_column_view_append_column (self->view, column);
}

static void
make_view (CraDrawerShooters *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();

  self->rows = g_list_store_new (CRA_TYPE_HITTER);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  self->view = cra_table_new (self->selection, _ ("Shooters"));
  for (int i = 0; i < N_COLUMNS; i++)
    add_column (self, i);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (window, TRUE);
  gtk_box_append (GTK_BOX (self), cra_tab_stop_new (window));
}

static void
cra_drawer_shooters_init (CraDrawerShooters *self)
{
  const char *asks[] = { _ ("Every place"), _ ("The garrison"), _ ("Shooters chosen"), NULL };
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->who = cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (asks)), NULL, NULL);
  self->summary = cra_form_new_label (NULL, "dim");
  gtk_widget_set_hexpand (self->summary, TRUE);
  cra_form_name (self->who, _ ("Who might shoot"));
  gtk_widget_add_css_class (bar, "filter-bar");
  gtk_box_append (GTK_BOX (bar), self->who);
  gtk_box_append (GTK_BOX (bar), self->summary);
  gtk_box_append (GTK_BOX (self), bar);
  make_view (self);
  g_signal_connect_swapped (self->who, "notify::selected", G_CALLBACK (ask_cb), self);
}

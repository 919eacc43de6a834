/* cra-drawer-shooters.c: who can hit a hex, best first. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-drawer-private.h"

#include "cra-form.h"
#include "cra-rule-links.h"
#include "cra-tab-stop.h"
#include "cra-table.h"

#include "cr-hitters.h"
#include "cr-numbering.h"
#include "cr-words-fire.h"
#include "cr-words-lof.h"

#include <glib/gi18n.h>

/* One of them: the words of his row, made when the row comes into sight. */
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

/* Who is asked: rows of the drop-down. */
enum { ASK_EVERYBODY, ASK_GARRISON, ASK_CHOSEN };

struct _CraDrawerShooters {
  GtkBox parent_instance;

  GtkWidget *ask, *summary;
  GtkColumnView *view;

  /* owned */
  CreToolFire *tool;
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
  return cre_document_get_scene (cre_tool_get_document (CRE_TOOL (self->tool)));
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

/* He becomes the shooter. */
static void
activate_cb (CraDrawerShooters *self, guint position)
{
  g_autoptr (CraHitter) hitter = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  if (hitter != NULL)
    cre_tool_fire_set_shot (self->tool, hitter->lof.from, hitter->lof.to);
}

static GArray *
find_hitters (CraDrawerShooters *self, CrPlace target)
{
  CrFire *fire = cre_document_get_fire (cre_tool_get_document (CRE_TOOL (self->tool)));
  CrLofOptions options = cre_tool_fire_get_shot_options (self->tool);
  guint ask = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->ask));
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrPlace *chosen;
  gsize n = 0;

  /* What is asked for belongs to one man alone. */
  options.from_side = -1;
  options.from_post = NULL;
  if (ask == ASK_GARRISON)
    cr_field_garrison (get_scene (self), CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS, men);
  chosen = cre_tool_fire_get_shooters (self->tool, &n);
  if (ask == ASK_CHOSEN)
    g_array_append_vals (men, chosen, (guint) n);
  if (ask == ASK_EVERYBODY)
    return cr_hitters_find (fire, target, NULL, 0, &options);
  if (men->len == 0)
    return g_array_new (FALSE, FALSE, sizeof (CrLof));
  return cr_hitters_find (fire, target, (const CrPlace *) (const void *) men->data, men->len,
                          &options);
}

/* The row of the shooter whose line is on the map. */
static void
select_shooter (CraDrawerShooters *self)
{
  gsize n = 0;
  const CrPlace *shooters = cre_tool_fire_get_shooters (self->tool, &n);

  for (guint i = 0; n > 0 && i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++) {
    g_autoptr (CraHitter) hitter = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

    if (hitter->lof.from.floor == shooters[n - 1].floor &&
        cr_hex_equal (hitter->lof.from.hex, shooters[n - 1].hex)) {
      gtk_single_selection_set_selected (self->selection, i);
      return;
    }
  }
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}

static void
fill (CraDrawerShooters *self, const GArray *hitters)
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

/* The words of the command line, for the same question. */
static CrWordsFire
ask (CraDrawerShooters *self, const CrLofOptions *options)
{
  return (CrWordsFire){ get_scene (self), { NULL, 0 }, options, g_get_language_names () };
}

static void
summarize (CraDrawerShooters *self, CrPlace target, const GArray *hitters)
{
  CrLofOptions options = cre_tool_fire_get_options (self->tool);
  CrWordsFire asked = ask (self, &options);
  g_autofree char *text = cr_words_hitters (&asked, target, hitters);

  gtk_label_set_text (GTK_LABEL (self->summary), text);
  gtk_widget_set_tooltip_text (self->summary, text);
}

/* Returns: (transfer full) (nullable): for copying */
CrWordsTable *
cra_drawer_shooters_new_table (CraDrawerShooters *self)
{
  g_autoptr (GArray) hitters = NULL;
  CrLofOptions options;
  CrWordsFire asked;
  CrPlace victim;

  if (self->tool == NULL || !cre_tool_fire_get_victim (self->tool, &victim))
    return NULL;
  options = cre_tool_fire_get_options (self->tool);
  asked = ask (self, &options);
  hitters = find_hitters (self, victim);
  return cr_words_hitters_table (&asked, hitters);
}

/* @tool: (nullable) */
void
cra_drawer_shooters_refresh (CraDrawerShooters *self, CreToolFire *tool)
{
  g_autoptr (GArray) hitters = NULL;
  CrPlace victim;

  g_set_object (&self->tool, tool);
  if (tool == NULL || !cre_tool_fire_get_victim (tool, &victim)) {
    g_list_store_remove_all (self->rows);
    gtk_label_set_text (GTK_LABEL (self->summary), _ ("Nobody is shot at yet."));
    return;
  }
  /* A large map is read first, and the tool answers again then. */
  if (!cre_document_await_fire (cre_tool_get_document (CRE_TOOL (tool)))) {
    g_list_store_remove_all (self->rows);
    gtk_label_set_text (GTK_LABEL (self->summary), _ ("Counting who can hit him…"));
    return;
  }
  hitters = find_hitters (self, victim);
  fill (self, hitters);
  select_shooter (self);
  summarize (self, victim, hitters);
}

/* Returns: (transfer none): one object for each, for tests */
GListModel *
cra_drawer_shooters_get_rows (CraDrawerShooters *self)
{
  return G_LIST_MODEL (self->rows);
}

static void
ask_cb (CraDrawerShooters *self)
{
  if (self->tool != NULL)
    cra_drawer_shooters_refresh (self, self->tool);
}

static void
cra_drawer_shooters_dispose (GObject *object)
{
  CraDrawerShooters *self = CRA_DRAWER_SHOOTERS (object);

  g_clear_object (&self->tool);
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
  self->ask = cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (asks)), NULL, NULL);
  self->summary = cra_form_new_label (NULL, "dim");
  gtk_widget_set_hexpand (self->summary, TRUE);
  cra_form_name (self->ask, _ ("Who might shoot"));
  gtk_widget_add_css_class (bar, "filter-bar");
  gtk_box_append (GTK_BOX (bar), self->ask);
  gtk_box_append (GTK_BOX (bar), self->summary);
  gtk_box_append (GTK_BOX (self), bar);
  make_view (self);
  g_signal_connect_swapped (self->ask, "notify::selected", G_CALLBACK (ask_cb), self);
}

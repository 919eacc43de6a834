/* cra-siege-log.c: what has happened in a siege, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-siege-log.h"

#include "cra-form.h"
#include "cra-rule-links.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

struct _CraSiegeLog {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkWidget *empty;
  GtkScrolledWindow *scroller;
  GtkWidget *list;

  /* owned */
  GListStore *rows; /* the newest first */
  GPtrArray *shown; /* (element-type utf8): the orders of those rows, the oldest first */
};

G_DEFINE_FINAL_TYPE (CraSiegeLog, cra_siege_log, GTK_TYPE_BOX)

static GtkWidget *
new_text (const char *css)
{
  GtkWidget *label = cra_form_new_label (NULL, css);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *stamp = new_text ("caption dim num"), *words = new_text (NULL);

  gtk_label_set_width_chars (GTK_LABEL (stamp), 3);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), stamp);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_item_set_child (item, box);
}

/* A row is its day, and its sentences, each after a line feed. */
static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  const char *text =
      gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item)));
  const char *words = strchr (text, '\n') + 1;
  g_autofree char *stamp = g_strndup (text, (gsize) (words - 1 - text));

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), stamp);
  cra_rule_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), words);
  cra_form_name_item (item, words);
}

static char *
word_row (const CrPlayed *played)
{
  g_autofree char *words = played->words != NULL && *played->words != NULL
                               ? g_strjoinv ("\n", played->words)
                               : g_strdup (played->order);

  if (played->turn == 0)
    return g_strdup_printf ("\n%s", words);
  return g_strdup_printf ("%d\n%s", played->turn, words);
}

static void
add_row (CraSiegeLog *self, const CrPlayed *played)
{
  g_autofree char *text = word_row (played);
  g_autoptr (GtkStringObject) row = gtk_string_object_new (text);

  g_list_store_insert (self->rows, 0, row);
  g_ptr_array_add (self->shown, g_strdup (played->order));
}

/* Rows that are the same stay as they are. */
void
cra_siege_log_show (CraSiegeLog *self, const CrPlaylog *log)
{
  guint n = log != NULL ? log->played->len : 0, same = 0;

  while (same < MIN (n, self->shown->len) &&
         g_str_equal (((CrPlayed *) log->played->pdata[same])->order, self->shown->pdata[same]))
    same++;
  if (self->shown->len > same) {
    g_list_store_splice (self->rows, 0, self->shown->len - same, NULL, 0);
    g_ptr_array_set_size (self->shown, (int) same);
  }
  for (guint i = same; i < n; i++)
    add_row (self, log->played->pdata[i]);
  gtk_widget_set_visible (self->empty, n == 0);
  /* The list would stay at the row that it began with, which is now the last. */
  if (n > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
}

static void
cra_siege_log_finalize (GObject *object)
{
  CraSiegeLog *self = CRA_SIEGE_LOG (object);

  g_clear_object (&self->rows);
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  G_OBJECT_CLASS (cra_siege_log_parent_class)->finalize (object);
}

static void
cra_siege_log_class_init (CraSiegeLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_siege_log_finalize;
}

static void
make_list (CraSiegeLog *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSelectionModel *rows =
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows))));

  self->list = gtk_list_view_new (rows, factory);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_widget_add_css_class (self->list, "rows");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Log of the siege"), -1);
}

static void
cra_siege_log_init (CraSiegeLog *self)
{
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->rows = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  self->shown = g_ptr_array_new_with_free_func (g_free);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), cra_form_new_label (_ ("Log"), "heading"));
  self->empty = cra_form_new_label (_ ("Nothing has happened yet."), "dim caption");
  gtk_box_append (GTK_BOX (self), self->empty);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  make_list (self);
  gtk_scrolled_window_set_child (self->scroller, self->list);
  gtk_widget_set_focusable (GTK_WIDGET (self->scroller), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), TRUE);
  gtk_box_append (GTK_BOX (self), cra_tab_stop_new (GTK_WIDGET (self->scroller)));
}

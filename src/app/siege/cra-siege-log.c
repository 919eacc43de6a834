/* cra-siege-log.c: the log of a siege, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-siege-log.h"

#include "cra-form.h"
#include "cra-rule-links.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

struct _CraSiegeLog {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *empty;
  GtkScrolledWindow *scroller;
  GtkWidget *list;

  gboolean unfolded; /* a row of several orders is open */

  /* owned */
  GListStore *rows; /* the newest first; the last row has all orders before the first day */
  GPtrArray *shown; /* (element-type utf8): the texts of the rows, the oldest first */
};

/* Separates the title of a folded row from its lines. */
#define FOLD "\f"

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
unfolded_cb (GtkExpander *fold, GParamSpec *pspec, CraSiegeLog *self)
{
  self->unfolded = gtk_expander_get_expanded (fold);
}

/* A row has the day, and either its words or a fold. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraSiegeLog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *stamp = new_text ("caption dim num"), *words = new_text (NULL);
  GtkWidget *fold = gtk_expander_new (NULL);

  gtk_label_set_width_chars (GTK_LABEL (stamp), 3);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_expander_set_child (GTK_EXPANDER (fold), new_text (NULL));
  gtk_widget_set_hexpand (fold, TRUE);
  g_signal_connect_object (fold, "notify::expanded", G_CALLBACK (unfolded_cb), self, 0);
  gtk_box_append (GTK_BOX (box), stamp);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), fold);
  gtk_list_item_set_child (item, box);
}

/* @text: the title, then FOLD and the lines */
static void
bind_fold (CraSiegeLog *self, GtkExpander *fold, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, FOLD, 2);

  gtk_expander_set_label (fold, parts[0]);
  cra_rule_set_text (GTK_LABEL (gtk_expander_get_child (fold)), parts[1]);
  gtk_expander_set_expanded (fold, self->unfolded);
}

/* The text of a row is its day and its sentences, each after a line feed. */
static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraSiegeLog *self)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *label = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));
  GtkWidget *fold = gtk_widget_get_last_child (box);
  const char *text =
      gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item)));
  const char *words = strchr (text, '\n') + 1;
  g_autofree char *stamp = g_strndup (text, (gsize) (words - 1 - text));
  gboolean folded = strstr (words, FOLD) != NULL;

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), stamp);
  gtk_widget_set_visible (label, !folded);
  gtk_widget_set_visible (fold, folded);
  if (folded)
    bind_fold (self, GTK_EXPANDER (fold), words);
  else
    cra_rule_set_text (GTK_LABEL (label), words);
  cra_form_name_item (item, words);
}

/* (transfer full) */
static char *
word_played (const CrPlayed *played)
{
  return played->words != NULL && *played->words != NULL ? g_strjoinv ("\n", played->words)
                                                         : g_strdup (played->order);
}

/* A row of several orders, with a fold. @lines: their words are in it; @text: what comes before
 * them. Returns: (transfer full) */
static char *
word_fold (const CrPlaylog *log, guint from, guint to, const char *text, gboolean lines)
{
  g_autoptr (GString) row = g_string_new (text);

  g_string_append (row, FOLD);
  for (guint i = from; lines && i < to; i++) {
    g_autofree char *words = word_played (log->played->pdata[i]);

    g_string_append_printf (row, "%s%s", i > from ? "\n" : "", words);
  }
  return g_string_free (g_steal_pointer (&row), FALSE);
}

/* The orders before the first day are many lines that are read once. Returns: (transfer full) */
static char *
word_before (const CrPlaylog *log, guint n)
{
  g_autofree char *title =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Before the first day: %u line",
                                    "Before the first day: %u lines", n),
                       n);
  g_autofree char *text = g_strdup_printf ("\n%s", title);

  return word_fold (log, 0, n, text, TRUE);
}

/* The orders of a fight are read in the fight; of one that goes on only their number is told.
 * Returns: (transfer full) */
static char *
word_fight (const CrPlaylog *log, guint from, guint to)
{
  const CrPlayed *first = log->played->pdata[from];
  guint n = to - from;
  g_autofree char *title = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "The fight: %u order", "The fight: %u orders", n), n);
  g_autofree char *text = g_strdup_printf ("%d\n%s", first->turn, title);

  return word_fold (log, from, to, text, to < log->played->len);
}

static guint
count_before (const CrPlaylog *log)
{
  guint n = 0;

  while (n < log->played->len && ((CrPlayed *) log->played->pdata[n])->turn == 0)
    n++;
  return n;
}

/* The order leaves the siege in a fight; only the others have a digest. */
static gboolean
is_of_fight (const CrPlaylog *log, guint index)
{
  return ((CrPlayed *) log->played->pdata[index])->digest == NULL;
}

/* Returns: (transfer full) (element-type utf8): the texts of the rows, the oldest first */
static GPtrArray *
list_rows (const CrPlaylog *log)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_free);
  guint n = log != NULL ? log->played->len : 0, at = n > 0 ? count_before (log) : 0;

  if (at > 0)
    g_ptr_array_add (rows, word_before (log, at));
  while (at < n) {
    guint from = at++;
    const CrPlayed *played = log->played->pdata[from];
    g_autofree char *words = word_played (played);

    g_ptr_array_add (rows, g_strdup_printf ("%d\n%s", played->turn, words));
    if (!is_of_fight (log, from))
      continue;
    for (from = at; at < n && is_of_fight (log, at);)
      at++;
    if (at > from)
      g_ptr_array_add (rows, word_fight (log, from, at));
  }
  return rows;
}

/* Rows that do not change are kept. */
void
cra_siege_log_show (CraSiegeLog *self, const CrPlaylog *log)
{
  g_autoptr (GPtrArray) rows = list_rows (log);
  guint same = 0;

  while (same < MIN (rows->len, self->shown->len) &&
         g_str_equal (rows->pdata[same], self->shown->pdata[same]))
    same++;
  g_list_store_splice (self->rows, 0, self->shown->len - same, NULL, 0);
  for (guint i = same; i < rows->len; i++) {
    g_autoptr (GtkStringObject) row = gtk_string_object_new (rows->pdata[i]);

    g_list_store_insert (self->rows, 0, row);
  }
  g_ptr_array_unref (self->shown);
  self->shown = g_steal_pointer (&rows);
  gtk_widget_set_visible (self->empty, self->shown->len == 0);
  /* Otherwise the list stays scrolled to its first row, which is the oldest one now. */
  if (self->shown->len > 0)
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

/* Enter on the row with the fold opens and shuts it, because the row has the focus and not the
 * fold. */
static void
activate_cb (GtkListView *list, guint position, CraSiegeLog *self)
{
  GtkWidget *row = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (list)));
  GtkWidget *box = row != NULL ? gtk_widget_get_first_child (row) : NULL;
  GtkWidget *fold = box != NULL ? gtk_widget_get_last_child (box) : NULL;

  if (GTK_IS_EXPANDER (fold) && gtk_widget_get_visible (fold))
    gtk_expander_set_expanded (GTK_EXPANDER (fold),
                               !gtk_expander_get_expanded (GTK_EXPANDER (fold)));
}

static void
make_list (CraSiegeLog *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSelectionModel *rows =
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows))));

  self->list = gtk_list_view_new (rows, factory);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (self->list, "activate", G_CALLBACK (activate_cb), self);
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

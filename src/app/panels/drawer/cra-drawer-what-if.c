/* cra-drawer-what-if.c: changes of the castle to try, and what they do to the fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-drawer-private.h"

#include "cra-form.h"
#include "cra-rows.h"
#include "cra-rule-links.h"

#include "cr-words-lof.h"

#include <glib/gi18n.h>

/* The most characters of a column, so that there is room for the answers before and after. */
#define MOST_CHARS 26

struct _CraDrawerWhatIf {
  GtkBox parent_instance;

  GtkWidget *where, *offers;
  GtkWidget *changes, *none, *keep, *forget;
  GtkWidget *pair, *answers[2], *summary; /* the answers before and after */
  GtkWidget *work, *progress, *stop;

  /* owned */
  CreAsk *ask;
  GArray *offered; /* of CrOffer */
  char *shown[2];  /* the text of all rows: of the offered changes, of the tried ones */
};

G_DEFINE_FINAL_TYPE (CraDrawerWhatIf, cra_drawer_what_if, GTK_TYPE_BOX)

static const CrScene *
get_scene (CraDrawerWhatIf *self)
{
  return cre_map_document_get_scene (cre_ask_get_document (self->ask));
}

static guint
get_index (GtkButton *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "crenel-index"));
}

/* Whether rows have to be made anew. Rows with the same text stay, because the user may be about to
 * press one. */
static gboolean
takes_rows (CraDrawerWhatIf *self, int which, char *text)
{
  g_autofree char *old = self->shown[which];

  self->shown[which] = text;
  return g_strcmp0 (old, text) != 0;
}

/* The functions from here on fill the column of changes that can be tried. */

static void
offer_cb (GtkButton *button, CraDrawerWhatIf *self)
{
  g_autoptr (GError) error = NULL;

  if (!cre_ask_add_change (self->ask, &g_array_index (self->offered, CrOffer, get_index (button)),
                           &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", error->message);
}

/* Adds a row with one button to rows made by cra_rows_new(). */
static GtkWidget *
add_button (GtkWidget *rows, guint index, GtkWidget *button)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  g_object_set_data (G_OBJECT (button), "crenel-index", GUINT_TO_POINTER (index));
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (rows), row);
  return row;
}

static void
add_offer (CraDrawerWhatIf *self, guint index)
{
  g_autofree char *name =
      cre_ask_name_offer (self->ask, &g_array_index (self->offered, CrOffer, index));
  GtkWidget *button = gtk_button_new (), *label = cra_form_new_label (name, NULL);

  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  /* The end of the text must stay readable: it names the place, in which changes differ. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_tooltip_text (button, name);
  cra_form_name (button, name);
  g_signal_connect (button, "clicked", G_CALLBACK (offer_cb), self);
  add_button (self->offers, index, button);
}

/* A change that adds a thing and one that removes it can have the same text, so the text to compare
 * says which it is. */
static char *
dup_offers (CraDrawerWhatIf *self, const char *where)
{
  GString *text = g_string_new (where);

  for (guint i = 0; i < self->offered->len; i++) {
    const CrOffer *it = &g_array_index (self->offered, CrOffer, i);

    g_string_append_printf (text, "\n%s %s", it->with ? "with" : "without", it->text);
  }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer floating): a row without a button, which Tab passes over */
static GtkWidget *
new_nothing (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  cra_form_add_hint (
      row,
      _ ("Nothing stands here that might not; Ctrl+click another hex, or go there and press Q."));
  return row;
}

static void
fill_offers (CraDrawerWhatIf *self)
{
  CrPlace place;
  gboolean there = cre_ask_get_wonder (self->ask, &place);
  g_autofree char *words =
      there ? cr_words_place (get_scene (self), place, g_get_language_names ()) : NULL;
  g_autofree char *where =
      there ? g_strdup_printf (_ ("At %s"), words) : g_strdup (_ ("Ctrl+click a hex"));

  gtk_label_set_text (GTK_LABEL (self->where), where);
  gtk_widget_set_tooltip_text (self->where, where);
  g_clear_pointer (&self->offered, g_array_unref);
  self->offered =
      there ? cre_ask_list_offers (self->ask, place) : g_array_new (FALSE, FALSE, sizeof (CrOffer));
  if (!takes_rows (self, 0, dup_offers (self, where)))
    return;
  cra_rows_clear (self->offers);
  for (guint i = 0; i < self->offered->len; i++)
    add_offer (self, i);
  if (there && self->offered->len == 0)
    gtk_box_append (GTK_BOX (self->offers), new_nothing ());
  cra_rows_set_stop (self->offers, 0);
}

/* The functions from here on fill the column of changes that are being tried. */

static void
remove_cb (GtkButton *button, CraDrawerWhatIf *self)
{
  cre_ask_remove_change (self->ask, get_index (button));
}

static void
fill_changes (CraDrawerWhatIf *self)
{
  guint n = cre_ask_n_changes (self->ask);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s\n", cre_ask_get_change (self->ask, i));
  if (!takes_rows (self, 1, g_string_free (text, FALSE)))
    return;
  cra_rows_clear (self->changes);
  for (guint i = 0; i < n; i++) {
    const char *name = cre_ask_get_change (self->ask, i);
    g_autofree char *tooltip = g_strdup_printf (_ ("Try no longer: %s"), name);
    GtkWidget *button = cra_form_new_icon_button ("list-remove-symbolic", tooltip, NULL);

    gtk_widget_add_css_class (button, "mini");
    g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), self);
    gtk_box_append (GTK_BOX (add_button (self->changes, i, button)),
                    cra_form_new_label (name, NULL));
  }
  cra_rows_set_stop (self->changes, 0);
  gtk_widget_set_visible (self->none, n == 0);
  gtk_widget_set_sensitive (self->keep, n > 0);
  gtk_widget_set_sensitive (self->forget, n > 0);
}

static void
keep_cb (CraDrawerWhatIf *self)
{
  if (cre_ask_keep_changes (self->ask))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", _ ("Kept what was tried"));
}

static void
forget_cb (CraDrawerWhatIf *self)
{
  cre_ask_clear_changes (self->ask);
}

/* The functions from here on show what the changes do. */

static void
show_answer (CraDrawerWhatIf *self, gboolean after)
{
  const CrLof *lof = after ? cre_ask_get_lof (self->ask) : cre_ask_get_lof_before (self->ask);
  const char *mark = lof == NULL ? "" : lof->verdict == CR_LOF_CLEAR ? "✓ " : "✗ ";
  g_autofree char *sentence = cre_ask_dup_answer (self->ask, after);
  g_autofree char *text = g_strdup_printf ("%s%s", mark, sentence != NULL ? sentence : "—");

  cra_rule_set_text (GTK_LABEL (self->answers[after]), text);
}

static void
fill_answers (CraDrawerWhatIf *self)
{
  g_autofree char *summary = cre_ask_dup_sentence (self->ask, CR_QUESTION_DIFFERENCE);

  gtk_widget_set_visible (self->pair, cre_ask_n_changes (self->ask) > 0);
  show_answer (self, FALSE);
  show_answer (self, TRUE);
  gtk_label_set_text (GTK_LABEL (self->summary),
                      summary != NULL ? summary : _ ("Nothing is different yet."));
  gtk_widget_set_tooltip_text (self->summary, summary);
}

/* A whole garrison takes some time to compute: a bar shows how far it is, and a button stops it. */
static void
show_progress (CraDrawerWhatIf *self)
{
  gboolean busy = cre_ask_is_comparing (self->ask);

  gtk_widget_set_visible (self->work, busy || cre_ask_is_stopped (self->ask));
  gtk_widget_set_visible (self->progress, busy);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 cre_ask_get_progress (self->ask));
  gtk_button_set_label (GTK_BUTTON (self->stop), busy ? _ ("Stop") : _ ("Work it out"));
}

static void
stop_cb (CraDrawerWhatIf *self)
{
  cre_ask_set_stopped (self->ask, cre_ask_is_comparing (self->ask));
}

static void
make_work (CraDrawerWhatIf *self, GtkWidget *box)
{
  self->work = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->progress = gtk_progress_bar_new ();
  self->stop = gtk_button_new_with_label (_ ("Stop"));
  gtk_widget_set_hexpand (self->progress, TRUE);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The fire before and after is being worked out…"), -1);
  g_signal_connect_swapped (self->stop, "clicked", G_CALLBACK (stop_cb), self);
  gtk_box_append (GTK_BOX (self->work), self->progress);
  gtk_box_append (GTK_BOX (self->work), self->stop);
  gtk_widget_set_visible (self->work, FALSE);
  gtk_box_append (GTK_BOX (box), self->work);
}

static void
set_ask (CraDrawerWhatIf *self, CreAsk *ask)
{
  if (self->ask == ask)
    return;
  if (self->ask != NULL)
    g_signal_handlers_disconnect_by_func (self->ask, show_progress, self);
  g_set_object (&self->ask, ask);
  if (ask != NULL)
    g_signal_connect_object (ask, "progress", G_CALLBACK (show_progress), self, G_CONNECT_SWAPPED);
}

void
cra_drawer_what_if_refresh (CraDrawerWhatIf *self, CreAsk *ask)
{
  set_ask (self, ask);
  if (ask == NULL)
    return;
  fill_offers (self);
  fill_changes (self);
  fill_answers (self);
  show_progress (self);
}

static void
cra_drawer_what_if_dispose (GObject *object)
{
  CraDrawerWhatIf *self = CRA_DRAWER_WHAT_IF (object);

  g_clear_object (&self->ask);
  g_clear_pointer (&self->offered, g_array_unref);
  g_clear_pointer (&self->shown[0], g_free);
  g_clear_pointer (&self->shown[1], g_free);
  G_OBJECT_CLASS (cra_drawer_what_if_parent_class)->dispose (object);
}

static void
cra_drawer_what_if_class_init (CraDrawerWhatIfClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_drawer_what_if_dispose;
}

/* Adds a column with a heading above a scrolled list. */
static GtkWidget *
add_column (CraDrawerWhatIf *self, const char *title, GtkWidget *child)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *label = cra_form_new_label (title, "heading num");

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), child);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_widget_set_focusable (window, FALSE);
  gtk_widget_set_vexpand (window, TRUE);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (column), label);
  gtk_box_append (GTK_BOX (column), window);
  gtk_box_append (GTK_BOX (self), column);
  return label;
}

static GtkWidget *
new_button (const char *label, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, tooltip);
  return button;
}

static void
make_changes (CraDrawerWhatIf *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *column;

  self->changes = cra_rows_new ();
  self->none = cra_form_add_hint (box, _ ("Choose on the left what is to be different; Ctrl+click, "
                                          "or Q at the hex cursor, goes to another hex."));
  self->keep = new_button (_ ("Keep these changes"),
                           _ ("Makes them on the map, as one step that can be undone"));
  self->forget = new_button (_ ("Forget all"), _ ("The castle is as it was"));
  g_signal_connect_swapped (self->keep, "clicked", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (self->forget, "clicked", G_CALLBACK (forget_cb), self);
  gtk_box_append (GTK_BOX (box), self->changes);
  gtk_box_append (GTK_BOX (buttons), self->keep);
  gtk_box_append (GTK_BOX (buttons), self->forget);
  column = gtk_widget_get_parent (add_column (self, _ ("Tried"), box));
  gtk_box_append (GTK_BOX (column), buttons);
}

static GtkWidget *
add_answer (GtkWidget *box, const char *title)
{
  GtkWidget *label = gtk_label_new (NULL);

  if (title != NULL)
    gtk_box_append (GTK_BOX (box), cra_form_new_label (title, "dim caption"));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 11);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_add_css_class (label, "num");
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Makes the answers before and after, side by side. */
static void
make_answers (CraDrawerWhatIf *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const char *titles[] = { _ ("Before"), _ ("After") };

  self->pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_set_homogeneous (GTK_BOX (self->pair), TRUE);
  for (int i = 0; i < 2; i++) {
    GtkWidget *half = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

    self->answers[i] = add_answer (half, titles[i]);
    gtk_widget_add_css_class (self->answers[i], "caption");
    gtk_box_append (GTK_BOX (self->pair), half);
  }
  self->summary = add_answer (box, NULL);
  make_work (self, box);
  gtk_box_append (GTK_BOX (box), self->pair);
  add_column (self, _ ("What it does"), box);
}

static void
cra_drawer_what_if_init (CraDrawerWhatIf *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 16);
  gtk_widget_add_css_class (GTK_WIDGET (self), "what-if");
  self->offers = cra_rows_new ();
  self->where = add_column (self, NULL, self->offers);
  gtk_label_set_max_width_chars (GTK_LABEL (self->where), MOST_CHARS);
  make_changes (self);
  make_answers (self);
}

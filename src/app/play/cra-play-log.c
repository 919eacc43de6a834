/* cra-play-log.c: what has been played, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-log.h"

#include "cra-form.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

struct _CraPlayLog {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkWidget *list, *empty;

  /* owned */
  CrePlay *play;       /* nullable */
  GtkStringList *rows; /* the newest first */
};

G_DEFINE_FINAL_TYPE (CraPlayLog, cra_play_log, GTK_TYPE_BOX)

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
  cra_form_name_item (item, text);
}

static guint
count (CraPlayLog *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->rows));
}

/* What has been taken back goes, what has been done comes on top. */
static void
follow (CraPlayLog *self)
{
  const GPtrArray *played = cre_play_get_log (self->play)->played;

  while (count (self) > played->len)
    gtk_string_list_remove (self->rows, 0);
  for (guint i = count (self); i < played->len; i++) {
    const CrPlayed *one = played->pdata[i];
    g_autofree char *text = g_strjoinv ("\n", one->words);

    gtk_string_list_splice (self->rows, 0, 0, (const char *[]){ text, NULL });
  }
  gtk_widget_set_visible (self->empty, played->len == 0);
  if (played->len > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
}

/* Back to just after that order; what came later can be done again. */
static void
activated_cb (CraPlayLog *self, guint row)
{
  cre_play_go_to (self->play, count (self) - row);
}

void
cra_play_log_set_play (CraPlayLog *self, CrePlay *play)
{
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_set_object (&self->play, play);
  gtk_string_list_splice (self->rows, 0, count (self), NULL);
  if (play == NULL)
    return;
  g_signal_connect_object (play, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
}

static void
cra_play_log_dispose (GObject *object)
{
  CraPlayLog *self = CRA_PLAY_LOG (object);

  if (self->rows != NULL)
    cra_play_log_set_play (self, NULL);
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (cra_play_log_parent_class)->dispose (object);
}

static void
cra_play_log_class_init (CraPlayLogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_play_log_dispose;
}

static void
cra_play_log_init (CraPlayLog *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkSingleSelection *selection;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->rows = gtk_string_list_new (NULL);
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->list = gtk_list_view_new (GTK_SELECTION_MODEL (selection), factory);
  gtk_widget_set_tooltip_text (self->list, _ ("Enter goes back to there; full stop goes on"));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activated_cb), self);
  self->empty = cra_form_new_label (_ ("Nothing has been done yet."), "dim");
  gtk_widget_add_css_class (self->list, "rows");
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_focusable (scrolled, FALSE);
  cra_form_name (self->list, _ ("Log"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  gtk_box_append (GTK_BOX (self), cra_form_new_label (_ ("Log"), "strong"));
  gtk_box_append (GTK_BOX (self), self->empty);
  gtk_box_append (GTK_BOX (self), cra_tab_stop_new (scrolled));
}

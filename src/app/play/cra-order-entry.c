/* cra-order-entry.c: the entry in which orders are typed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-order-entry.h"

#include "cr-words-ask.h"
#include "cr-words-order.h"
#include "cra-form.h"

#include <glib/gi18n.h>
#include <string.h>

/* The size of the list, in pixels. */
#define LIST_WIDTH 330
#define LIST_HEIGHT 300

/**
 * CraOrderEntry:
 * @start: where the word that is being completed begins in the text
 * @refused: the order was refused, and the note says why
 */
struct _CraOrderEntry {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkEditable *entry;
  GtkLabel *note;
  GtkPopover *popover;
  GtkListBox *list;

  /* owned */
  CrePlay *play; /* nullable */
  GPtrArray *completions;
  gsize start;
  gboolean refused;
};

G_DEFINE_FINAL_TYPE (CraOrderEntry, cra_order_entry, GTK_TYPE_BOX)

/* Shows a note below the entry; a screen reader reads it with the entry. */
static void
show_note (CraOrderEntry *self, const char *text, gboolean refused)
{
  self->refused = refused;
  gtk_label_set_text (self->note, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), text != NULL && *text != '\0');
  gtk_widget_set_css_classes (GTK_WIDGET (self->note),
                              refused ? (const char *[]){ "caption", "verdict-no", NULL }
                                      : (const char *[]){ "caption", "dim", NULL });
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_editable_get_delegate (self->entry)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "",
                                  -1);
}

/* The functions from here on fill the list. */

/* @words: a size group, so that the words of all rows have the same width */
static GtkWidget *
new_row (CraOrderEntry *self, const CrCompletion *completion, GtkSizeGroup *words)
{
  g_autofree char *meaning =
      cr_words_completion (cre_play_get_view (self->play), completion, g_get_language_names ());
  /* Translators: a word of an order and what it means */
  g_autofree char *spoken = g_strdup_printf (_ ("%1$s: %2$s"), completion->word, meaning);
  GtkWidget *word = cra_form_new_label (completion->word, completion->can ? "strong" : NULL);
  GtkWidget *what = cra_form_new_label (meaning, "dim caption");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *row = gtk_list_box_row_new ();

  gtk_label_set_ellipsize (GTK_LABEL (word), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize (GTK_LABEL (what), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (what, TRUE);
  gtk_size_group_add_widget (words, word);
  gtk_box_append (GTK_BOX (box), word);
  gtk_box_append (GTK_BOX (box), what);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_tooltip_text (row, meaning);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
fill_list (CraOrderEntry *self)
{
  g_autoptr (GtkSizeGroup) words = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < self->completions->len; i++)
    gtk_list_box_append (self->list, new_row (self, self->completions->pdata[i], words));
}

static gboolean
is_open (CraOrderEntry *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->popover));
}

/* Whether the only word that could stand here is written already. */
static gboolean
is_written (CraOrderEntry *self, const char *begun)
{
  const CrCompletion *only =
      self->completions->len == 1 ? g_ptr_array_index (self->completions, 0) : NULL;

  return only != NULL && g_ascii_strcasecmp (only->word, begun) == 0;
}

static char *
dup_next (CraOrderEntry *self, const char *text, const char *expected)
{
  g_autofree char *question = g_strconcat (text, "?", NULL);
  g_auto (GStrv) answer = NULL;
  CrOrder order;

  if (expected != NULL && !cr_order_parse (cre_play_get_view (self->play), text, &order, NULL) &&
      !is_written (self, text + self->start))
    /* Translators: what could come next in an order, such as “a place” */
    return g_strdup_printf (_ ("Here comes: %s"), expected);
  answer = cr_words_ask (cre_play_get_view (self->play), question, g_get_language_names ());
  return g_strdup (answer[0]);
}

/* @wanted: list words even when nothing has been typed yet */
static void
list_words (CraOrderEntry *self, gboolean wanted)
{
  const char *text = gtk_editable_get_text (self->entry);
  g_autofree char *expected = NULL, *note = NULL;

  g_ptr_array_set_size (self->completions, 0);
  if (self->play != NULL && (wanted || *text != '\0'))
    expected =
        cr_order_complete (cre_play_get_view (self->play), text, self->completions, &self->start);
  if (self->play != NULL && *text != '\0' &&
      (self->completions->len == 0 || is_written (self, text + self->start)))
    note = dup_next (self, text, expected);
  show_note (self, note, FALSE);
  if (self->completions->len == 0 || is_written (self, text + self->start)) {
    gtk_popover_popdown (self->popover);
    return;
  }
  fill_list (self);
  gtk_popover_popup (self->popover);
}

static void
changed_cb (CraOrderEntry *self)
{
  list_words (self, FALSE);
}

/* The selected word is read out, although the focus stays in the entry. */
static void
choose_word (CraOrderEntry *self, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self->list), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
  const CrCompletion *completion;
  g_autofree char *meaning = NULL, *spoken = NULL;
  double y = 0;

  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  gtk_widget_translate_coordinates (GTK_WIDGET (row), GTK_WIDGET (self->list), 0, 0, NULL, &y);
  gtk_adjustment_clamp_page (scroll, y, y + gtk_widget_get_height (GTK_WIDGET (row)));
  completion = self->completions->pdata[index];
  meaning =
      cr_words_completion (cre_play_get_view (self->play), completion, g_get_language_names ());
  spoken = g_strdup_printf (_ ("%1$s: %2$s"), completion->word, meaning);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_editable_get_delegate (self->entry)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_editable_get_delegate (self->entry)),
                                  GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, row, -1);
}

/* Returns: the index of the selected word, −1 when there is none */
static int
get_chosen (CraOrderEntry *self)
{
  GtkListBoxRow *row = is_open (self) ? gtk_list_box_get_selected_row (self->list) : NULL;

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

/* The functions from here on give the order. */

static void
give_order (CraOrderEntry *self)
{
  g_autoptr (GError) error = NULL;

  if (self->play == NULL)
    return;
  gtk_popover_popdown (self->popover);
  if (cre_play_say (self->play, gtk_editable_get_text (self->entry), &error))
    gtk_editable_set_text (self->entry, "");
  else
    show_note (self, error->message, TRUE);
}

/* @gives: give the order if the word completes it */
static void
take_word (CraOrderEntry *self, int index, gboolean gives)
{
  const CrCompletion *completion = self->completions->pdata[index];
  gboolean whole = completion->whole;
  g_autofree char *text =
      g_strdup_printf ("%.*s%s%s", (int) self->start, gtk_editable_get_text (self->entry),
                       completion->word, whole ? "" : " ");

  gtk_editable_set_text (self->entry, text);
  gtk_editable_set_position (self->entry, -1);
  if (whole && gives)
    give_order (self);
}

static void
activate_cb (CraOrderEntry *self)
{
  if (get_chosen (self) >= 0)
    take_word (self, get_chosen (self), TRUE);
  else if (is_open (self) && self->completions->len == 1)
    take_word (self, 0, FALSE);
  else
    give_order (self);
}

static void
row_cb (CraOrderEntry *self, GtkListBoxRow *row)
{
  take_word (self, gtk_list_box_row_get_index (row), TRUE);
}

static gboolean
step_choice (CraOrderEntry *self, int by)
{
  int n = (int) self->completions->len, at = get_chosen (self);

  if (!is_open (self))
    list_words (self, TRUE);
  else
    choose_word (self, at < 0 ? (by > 0 ? 0 : n - 1) : (at + by + n) % n);
  return TRUE;
}

/* While the list is open, these keys act on it. */
static gboolean
key_cb (CraOrderEntry *self, guint key, guint code, GdkModifierType modifiers)
{
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return FALSE;
  if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    return step_choice (self, 1);
  if (!is_open (self))
    return FALSE;
  if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    return step_choice (self, -1);
  if (key == GDK_KEY_Tab)
    take_word (self, MAX (get_chosen (self), 0), FALSE);
  else if (key == GDK_KEY_Escape)
    gtk_popover_popdown (self->popover);
  else
    return FALSE;
  return TRUE;
}

static void
leave_cb (CraOrderEntry *self)
{
  gtk_popover_popdown (self->popover);
}

/* Another order was given, so a refused one is no longer of interest. */
static void
played_cb (CraOrderEntry *self)
{
  if (self->refused)
    gtk_editable_set_text (self->entry, "");
}

void
cra_order_entry_set_play (CraOrderEntry *self, CrePlay *play)
{
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_set_object (&self->play, play);
  if (play != NULL)
    g_signal_connect_object (play, "changed", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  gtk_editable_set_text (self->entry, "");
  list_words (self, FALSE);
}

static gboolean
cra_order_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CRA_ORDER_ENTRY (widget)->entry));
}

static void
cra_order_entry_dispose (GObject *object)
{
  CraOrderEntry *self = CRA_ORDER_ENTRY (object);

  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  self->popover = NULL;
  g_clear_object (&self->play);
  G_OBJECT_CLASS (cra_order_entry_parent_class)->dispose (object);
}

static void
cra_order_entry_finalize (GObject *object)
{
  g_ptr_array_unref (CRA_ORDER_ENTRY (object)->completions);
  G_OBJECT_CLASS (cra_order_entry_parent_class)->finalize (object);
}

static void
cra_order_entry_class_init (CraOrderEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_order_entry_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_order_entry_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = cra_order_entry_grab_focus;
}

static void
make_list (CraOrderEntry *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "rows");
  cra_form_name (GTK_WIDGET (self->list), _ ("What could come next"));
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_cb), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), LIST_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_widget_set_size_request (scrolled, LIST_WIDTH, -1);
  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_autohide (self->popover, FALSE);
  gtk_popover_set_has_arrow (self->popover, FALSE);
  gtk_popover_set_position (self->popover, GTK_POS_TOP);
  gtk_widget_set_halign (GTK_WIDGET (self->popover), GTK_ALIGN_END);
  gtk_popover_set_child (self->popover, scrolled);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
}

static void
watch_keys (CraOrderEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), focus);
}

static void
cra_order_entry_init (CraOrderEntry *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->completions = cr_completions_new ();
  self->entry = GTK_EDITABLE (entry);
  self->note = GTK_LABEL (cra_form_new_label (NULL, "caption"));
  gtk_label_set_ellipsize (self->note, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->note, TRUE);
  gtk_label_set_max_width_chars (self->note, 20);
  gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Order, e.g. move watkin to 1815"));
  gtk_widget_set_tooltip_text (entry, _ ("Orders are in English, as the log keeps them. Down lists "
                                         "what can be written and what it means, Tab takes it, "
                                         "Enter gives the order."));
  cra_form_name (entry, _ ("Order"));
  gtk_box_append (GTK_BOX (self), entry);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->note));
  make_list (self);
  watch_keys (self);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (activate_cb), self);
}

/* cra-play-log.c: the log of a game: what was played, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-log.h"

#include "cra-form.h"
#include "cra-keys.h"
#include "cra-log-row.h"
#include "cra-rule-links.h"
#include "cra-stops.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

/* The height of the list in pixels when the man in hand needs much room. */
#define LEAST_HEIGHT 72

struct _CraPlayLog {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *list, *stop, *empty, *later_bar, *first, *back, *replay_button, *forward, *last,
      *speed;
  GtkLabel *later;

  /* owned */
  CrePlay *play; /* nullable */
  CraReplay *replay;
  GListStore *rows; /* the newest first */
  GtkFilter *told;  /* of @rows, those that are shown */
  GtkSingleSelection *selection;
  gboolean following;
  GtkEventController *pointer; /* borrowed */
};

static guint signal_pointer_left;

G_DEFINE_FINAL_TYPE (CraPlayLog, cra_play_log, GTK_TYPE_BOX)

/* The widgets of a row. */
typedef struct {
  GtkListItem *item; /* borrowed */
  GtkWidget *box, *stamp, *words, *rules;
} Shown;

static GtkWidget *
new_text (const char *css)
{
  GtkWidget *label = cra_form_new_label (NULL, css);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  Shown *shown = g_new (Shown, 1);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *shown = (Shown){ item, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4),
                    cra_form_new_label (NULL, "caption dim num"), new_text (NULL),
                    new_text ("caption dim") };
  gtk_label_set_width_chars (GTK_LABEL (shown->stamp), 4);
  gtk_widget_set_valign (shown->stamp, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (texts), shown->words);
  gtk_box_append (GTK_BOX (texts), shown->rules);
  gtk_box_append (GTK_BOX (shown->box), shown->stamp);
  gtk_box_append (GTK_BOX (shown->box), texts);
  g_object_set_data_full (G_OBJECT (item), "shown", shown, g_free);
  gtk_list_item_set_child (item, shown->box);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_later (CraLogRow *row, GParamSpec *pspec, Shown *shown)
{
  g_autofree char *spoken =
      cra_log_row_is_later (row)
          /* Translators: read aloud: an order of the log, as a sentence */
          ? g_strdup_printf (_ ("Taken back: %s"), cra_log_row_get_words (row))
          : g_strdup (cra_log_row_get_words (row));

  set_class (shown->box, "later", cra_log_row_is_later (row));
  cra_form_name_item (shown->item, spoken);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  Shown *shown = g_object_get_data (G_OBJECT (item), "shown");
  CraLogRow *row = gtk_list_item_get_item (item);
  const char *rules = cra_log_row_get_rules (row);

  gtk_label_set_text (GTK_LABEL (shown->stamp), cra_log_row_get_stamp (row));
  gtk_label_set_text (GTK_LABEL (shown->words), cra_log_row_get_words (row));
  cra_rule_set_text (GTK_LABEL (shown->rules), rules);
  gtk_widget_set_visible (shown->rules, *rules != '\0');
  set_class (shown->words, "caption", cra_log_row_is_heading (row));
  set_class (shown->words, "dim", cra_log_row_is_heading (row));
  g_signal_connect (row, "notify::later", G_CALLBACK (show_later), shown);
  show_later (row, NULL, shown);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item),
                                        g_object_get_data (G_OBJECT (item), "shown"));
}

static guint
count_lines (CraPlayLog *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->rows));
}

/* Returns: (transfer none): the order at that place in the game, also of those that were taken back
 */
static const CrPlayed *
get_played (CraPlayLog *self, guint index)
{
  const GPtrArray *played = cre_play_get_log (self->play)->played;
  const GPtrArray *undone = cre_play_get_undone (self->play);

  return index < played->len ? played->pdata[index]
                             : undone->pdata[undone->len - 1 - (index - played->len)];
}

/* @index: counted from the first order of the game. Returns: (transfer full) (nullable) */
static CraLogRow *
get_row (CraPlayLog *self, guint index)
{
  return g_list_model_get_item (G_LIST_MODEL (self->rows), count_lines (self) - 1 - index);
}

/* Drops the rows from the first one that tells of an order that is no longer in the game. */
static void
drop_rows (CraPlayLog *self, guint n_orders)
{
  guint n_same = 0;

  for (; n_same < MIN (count_lines (self), n_orders); n_same++) {
    g_autoptr (CraLogRow) row = get_row (self, n_same);

    if (!cra_log_row_is_of (row, self->play, get_played (self, n_same)))
      break;
  }
  g_list_store_splice (self->rows, 0, count_lines (self) - n_same, NULL, 0);
}

static void
add_rows (CraPlayLog *self, guint n_orders)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = n_orders; i-- > count_lines (self);)
    g_ptr_array_add (added, cra_log_row_new (self->play, get_played (self, i)));
  g_list_store_splice (self->rows, 0, 0, added->pdata, added->len);
}

/* An empty list would take the focus and not give it back. */
static void
show_empty (CraPlayLog *self)
{
  gboolean went_on = self->play != NULL && cre_play_is_led (self->play) &&
                     cr_state_get_turn (cre_play_get_state (self->play))->number > 0;

  /* A fight that is taken up again has what was done before in the log of its siege. */
  gtk_label_set_text (GTK_LABEL (self->empty),
                      went_on ? _ ("What was done before is in the log of the day.")
                              : _ ("Nothing has been done yet."));
  gtk_widget_set_visible (self->empty, count_lines (self) == 0);
  gtk_widget_set_can_focus (self->stop,
                            g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0);
}

static void
show_later_bar (CraPlayLog *self, guint n_later)
{
  g_autofree char *text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u later order", "%u later orders", n_later), n_later);

  gtk_label_set_text (self->later, text);
  gtk_widget_set_visible (self->later_bar, n_later > 0);
}

/* When a focused button becomes insensitive, the focus goes to the list. */
static void
allow (CraPlayLog *self, GtkWidget *button, gboolean can)
{
  if (!can && gtk_widget_is_focus (button))
    gtk_widget_child_focus (self->stop, GTK_DIR_TAB_FORWARD);
  gtk_widget_set_sensitive (button, can);
}

static void
show_buttons (CraPlayLog *self, guint n_played, guint n_later)
{
  gboolean running = cra_replay_is_running (self->replay);
  const char *title = running ? _ ("Stop the replay") : _ ("Replay with pauses");
  g_autofree char *tip = cra_keys_get_tooltip (title, "play.replay");

  gtk_widget_set_sensitive (self->replay_button, n_played + n_later > 0);
  allow (self, self->first, n_played > 0);
  allow (self, self->back, n_played > 0);
  allow (self, self->forward, n_later > 0);
  allow (self, self->last, n_later > 0);
  gtk_button_set_icon_name (GTK_BUTTON (self->replay_button),
                            running ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  cra_form_set_tip (self->replay_button, tip);
  cra_form_name (self->replay_button, title);
}

/* @at: the position in the list that is shown */
static void
select_last_done (CraPlayLog *self, guint at)
{
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  gtk_single_selection_set_selected (self->selection, at);
  if (n_shown > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", MIN (at, n_shown - 1));
}

/* Phases in which nothing was done are hidden, because they would bury the others; the row of the
 * current moment is always shown. Returns: how many rows that can be done again are shown */
static guint
mark_rows (CraPlayLog *self, guint n_played)
{
  g_autoptr (CraLogRow) next = NULL;
  guint n_later = 0;

  for (guint i = count_lines (self); i-- > 0;) {
    g_autoptr (CraLogRow) row = get_row (self, i);

    cra_log_row_set_later (row, i >= n_played);
    cra_log_row_set_passed (row,
                            next != NULL && cra_log_row_is_heading (next) && i + 1 != n_played);
    n_later += i >= n_played && !cra_log_row_is_passed (row);
    g_set_object (&next, row);
  }
  return n_later;
}

static gboolean
is_told (CraLogRow *row, gpointer data)
{
  return !cra_log_row_is_passed (row);
}

static void
follow_log (CraPlayLog *self)
{
  guint n_played, n_later, n_later_shown;

  if (self->play == NULL)
    return;
  n_played = cre_play_get_log (self->play)->played->len;
  n_later = cre_play_get_undone (self->play)->len;
  self->following = TRUE;
  drop_rows (self, n_played + n_later);
  add_rows (self, n_played + n_later);
  n_later_shown = mark_rows (self, n_played);
  gtk_filter_changed (self->told, GTK_FILTER_CHANGE_DIFFERENT);
  show_empty (self);
  show_later_bar (self, n_later);
  show_buttons (self, n_played, n_later);
  select_last_done (self, n_played > 0 ? n_later_shown : GTK_INVALID_LIST_POSITION);
  self->following = FALSE;
}

/* The game goes to the moment just after the selected order; later orders can be done again. */
static void
selected_cb (CraPlayLog *self)
{
  CraLogRow *row = gtk_single_selection_get_selected_item (self->selection);
  guint at;

  if (self->following || self->play == NULL || row == NULL ||
      !g_list_store_find (self->rows, row, &at))
    return;
  cra_replay_stop (self->replay);
  cre_play_go_to (self->play, count_lines (self) - at);
}

static void
speed_cb (CraPlayLog *self)
{
  double speed = cra_replay_change_speed (self->replay);
  g_autofree char *text = speed < 1 ? g_strdup ("½ ×") : g_strdup_printf ("%g ×", speed);

  gtk_button_set_label (GTK_BUTTON (self->speed), text);
}

gboolean
cra_play_log_is_under_pointer (CraPlayLog *self)
{
  return gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->pointer));
}

CraReplay *
cra_play_log_get_replay (CraPlayLog *self)
{
  return self->replay;
}

void
cra_play_log_set_play (CraPlayLog *self, CrePlay *play)
{
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_set_object (&self->play, play);
  cra_replay_set_play (self->replay, play);
  self->following = TRUE;
  g_list_store_remove_all (self->rows);
  self->following = FALSE;
  if (play == NULL)
    return;
  g_signal_connect_object (play, "changed", G_CALLBACK (follow_log), self, G_CONNECT_SWAPPED);
  follow_log (self);
}

static void
cra_play_log_dispose (GObject *object)
{
  CraPlayLog *self = CRA_PLAY_LOG (object);

  if (self->rows != NULL)
    cra_play_log_set_play (self, NULL);
  g_clear_object (&self->rows);
  g_clear_object (&self->told);
  g_clear_object (&self->replay);
  G_OBJECT_CLASS (cra_play_log_parent_class)->dispose (object);
}

static void
cra_play_log_class_init (CraPlayLogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_play_log_dispose;
  signal_pointer_left = g_signal_new ("pointer-left", CRA_TYPE_PLAY_LOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 0);
}

static void
press_cb (GtkWidget *button, const char *action)
{
  gtk_widget_activate_action (button, action, NULL);
}

/* A button of which the action is the name would be sensitive whenever the action is enabled, also
 * where no order is left to step to.
 *
 * @action: static. @key: (nullable): the key on the canvas, for an action without one of its own */
static GtkWidget *
add_button (GtkWidget *box,
            const char *icon,
            const char *title,
            const char *action,
            const char *key)
{
  g_autofree char *tip =
      key != NULL ? g_strdup_printf ("%s  %s", title, key) : cra_keys_get_tooltip (title, action);
  GtkWidget *button = cra_form_new_icon_button (icon, title, NULL);

  g_signal_connect (button, "clicked", G_CALLBACK (press_cb), (gpointer) action);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_add_css_class (button, "mini");
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
new_header (CraPlayLog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *title = cra_form_new_label (_ ("Log"), "strong");
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_tooltip_text (title, _ ("The game goes back to whatever is chosen here"));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), buttons);
  self->first = add_button (buttons, "media-skip-backward-symbolic", _ ("To the beginning"),
                            "play.first", NULL);
  self->back =
      add_button (buttons, "media-seek-backward-symbolic", _ ("Step back"), "play.back", ",");
  self->replay_button = add_button (buttons, "media-playback-start-symbolic",
                                    _ ("Replay with pauses"), "play.replay", NULL);
  self->forward =
      add_button (buttons, "media-seek-forward-symbolic", _ ("Step on"), "play.forward", ".");
  self->last =
      add_button (buttons, "media-skip-forward-symbolic", _ ("To the end"), "play.last", NULL);
  self->speed = gtk_button_new_with_label ("1 ×");
  gtk_widget_add_css_class (self->speed, "mini");
  gtk_widget_add_css_class (self->speed, "flat");
  gtk_widget_add_css_class (self->speed, "num");
  gtk_widget_set_tooltip_text (self->speed, _ ("Speed of the replay"));
  g_signal_connect_swapped (self->speed, "clicked", G_CALLBACK (speed_cb), self);
  gtk_box_append (GTK_BOX (buttons), self->speed);
  cra_stops_make (buttons, FALSE);
  return box;
}

static GtkWidget *
new_later_bar (CraPlayLog *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Play from here"));

  self->later_bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->later = GTK_LABEL (cra_form_new_label (NULL, "caption dim num"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->later), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.from-here");
  gtk_widget_add_css_class (self->later_bar, "later-bar");
  gtk_widget_add_css_class (button, "mini");
  gtk_box_append (GTK_BOX (self->later_bar), GTK_WIDGET (self->later));
  gtk_box_append (GTK_BOX (self->later_bar), button);
  return self->later_bar;
}

static GtkWidget *
new_list (CraPlayLog *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->rows = g_list_store_new (CRA_TYPE_LOG_ROW);
  self->told =
      GTK_FILTER (gtk_custom_filter_new ((GtkCustomFilterFunc) (GCallback) is_told, NULL, NULL));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (gtk_filter_list_model_new (
      g_object_ref (G_LIST_MODEL (self->rows)), g_object_ref (self->told))));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  self->list = gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), factory);
  gtk_widget_add_css_class (self->list, "rows");
  cra_form_name (self->list, _ ("Log"));
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), LEAST_HEIGHT);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  return cra_tab_stop_new (scrolled);
}

/* The pointer counts as within until "leave" has been told, so its property is asked. */
static void
crossed_cb (CraPlayLog *self)
{
  if (!cra_play_log_is_under_pointer (self))
    g_signal_emit (self, signal_pointer_left, 0);
}

static void
cra_play_log_init (CraPlayLog *self)
{
  self->pointer = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (self->pointer, "notify::contains-pointer", G_CALLBACK (crossed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), self->pointer);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->replay = cra_replay_new ();
  g_signal_connect_object (self->replay, "notify::running", G_CALLBACK (follow_log), self,
                           G_CONNECT_SWAPPED);
  self->empty = cra_form_new_label (_ ("Nothing has been done yet."), "dim");
  gtk_box_append (GTK_BOX (self), new_header (self));
  gtk_box_append (GTK_BOX (self), self->empty);
  self->stop = new_list (self);
  gtk_box_append (GTK_BOX (self), self->stop);
  gtk_box_append (GTK_BOX (self), new_later_bar (self));
  show_empty (self);
  show_later_bar (self, 0);
  show_buttons (self, 0, 0);
}

gboolean
cra_play_log_enter (CraPlayLog *self)
{
  return gtk_widget_child_focus (self->stop, GTK_DIR_TAB_FORWARD) ||
         gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

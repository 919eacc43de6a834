/* cra-siege-page.c: the page of a day of a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-siege-page.h"

#include "cra-camp-list.h"
#include "cra-day-acts.h"
#include "cra-day-track.h"
#include "cra-facts.h"
#include "cra-form.h"
#include "cra-muster.h"
#include "cra-siege-log.h"
#include "cra-status-bar.h"

#include "cr-words-brief.h"
#include "cr-words-siege.h"

#include <glib/gi18n.h>

/* Below each of these widths of the window, in pixels, a panel is hidden or shrunk. */
#define NARROW 1300
#define TIGHT 900

/* Room for the longest sentence of a day. */
#define TOLD_CHARS 42

/* The height of the log in pixels, while many orders are offered. */
#define LOG_HEIGHT 150

struct _CraSiegePage {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkLabel *told, *food;
  CraDayTrack *track;
  GtkWidget *left, *right, *acts_side;
  GtkWidget *to_fight;
  GtkWidget *muster_button;
  GtkWindow *muster_window;
  CraCampList *camps[CR_N_CAMPS];
  CraSiegeMap *map;
  CraMuster *muster;
  CraDayActs *acts;
  CraSiegeLog *log;
  GtkEntry *entry;
  CraStatusBar *status;

  CreSiege *siege;    /* owned, nullable */
  gboolean mustering; /* the first day has not begun */
};

G_DEFINE_FINAL_TYPE (CraSiegePage, cra_siege_page, GTK_TYPE_BOX)

CraMapView *
cra_siege_page_get_view (CraSiegePage *self)
{
  return cra_siege_map_get_view (self->map);
}

static void
say_sentence (CraSiegePage *self, const char *text)
{
  cra_status_bar_set_sentence (self->status, text, NULL);
  cra_map_view_set_description (cra_siege_page_get_view (self), text);
}

static char *
word_food (const CrDay *day)
{
  if (day->step == CR_STEP_MUSTER && day->food == 0)
    return g_strdup (_ ("Food as the rules have it"));
  if (day->relief == CR_RELIEF_REFUGE)
    /* Translators: days of food of the besiegers who are besieged themselves */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Besiegers’ food: %d day",
                                         "Besiegers’ food: %d days", day->food),
                            day->food);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Food for %d day", "Food for %d days", day->food), day->food);
}

static void
show_head (CraSiegePage *self)
{
  const CrCampaign *campaign = cre_siege_get_campaign (self->siege);
  const CrDay *day = cr_campaign_get_day (campaign);
  g_autofree char *told = cr_words_day (campaign);
  g_autofree char *food = word_food (day);

  gtk_label_set_text (self->told, told);
  cra_form_set_tip (GTK_WIDGET (self->told), told);
  gtk_label_set_text (self->food, food);
  cra_form_set_tip (
      GTK_WIDGET (self->food),
      day->relief == CR_RELIEF_REFUGE
          ? _ ("Of the besiegers, who are shut in. When it is gone, they surrender "
               "(GSI-04).")
          : _ ("Of the garrison. When it is gone, the garrison surrenders (GSI-04)."));
  cra_day_track_show (self->track, campaign);
}

static void
show_acts (CraSiegePage *self)
{
  cra_day_acts_show (self->acts, self->siege, cra_siege_map_get_place (self->map));
}

/* What can be done to a hex stands at the top, and is brought into view. */
static void
pointed_cb (CraSiegePage *self)
{
  GtkAdjustment *height =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->acts_side));

  show_acts (self);
  gtk_adjustment_set_value (height, gtk_adjustment_get_lower (height));
}

/* With the first day the window of what is there before it is done with. */
static void
close_muster (CraSiegePage *self, CrDayStep step)
{
  if (self->mustering && step != CR_STEP_MUSTER)
    gtk_widget_set_visible (GTK_WIDGET (self->muster_window), FALSE);
  self->mustering = step == CR_STEP_MUSTER;
}

static void
show_day (CraSiegePage *self)
{
  const CrCampaign *campaign = cre_siege_get_campaign (self->siege);

  show_head (self);
  for (CrCamp camp = CR_BESIEGERS; camp < CR_N_CAMPS; camp++)
    cra_camp_list_show (self->camps[camp], campaign, camp);
  cra_muster_update (self->muster);
  close_muster (self, cr_campaign_get_day (campaign)->step);
  show_acts (self);
  cra_siege_log_show (self->log, cre_siege_get_log (self->siege));
  cra_siege_map_update (self->map);
}

/* The result of the last order is shown beside the buttons; when that order is undone, the text
 * goes. */
static void
tell_last (CraSiegePage *self)
{
  const GPtrArray *played = cre_siege_get_log (self->siege)->played;
  const CrPlayed *last = played->len > 0 ? played->pdata[played->len - 1] : NULL;
  g_autofree char *words =
      last != NULL && last->words != NULL ? g_strjoinv (" ", last->words) : NULL;

  say_sentence (self, words != NULL ? words : "");
}

/* The pressed button may have been removed; the focus then goes to the first one. */
static void
keep_focus (CraSiegePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) || GTK_IS_LABEL (focus))
    cra_day_acts_take_focus (self->acts);
}

static gboolean
give_order (CraSiegePage *self, const char *order)
{
  g_autoptr (GError) error = NULL;

  if (!cre_siege_say (self->siege, order, &error)) {
    say_sentence (self, error->message);
    return FALSE;
  }
  return TRUE;
}

static void
chosen_cb (CraSiegePage *self, const char *order)
{
  g_autofree char *kept = g_strdup (order);

  give_order (self, kept);
  keep_focus (self);
}

static void
refused_cb (CraSiegePage *self, const char *reason)
{
  say_sentence (self, reason);
}

static void
entered_cb (CraSiegePage *self)
{
  g_autofree char *line = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  if (*g_strstrip (line) != '\0' && give_order (self, line))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

/* (transfer full): the facts of a hex, and how far what stands there is battered. */
static char *
word_facts (CraSiegePage *self, CrPlace place)
{
  g_autofree char *facts = cra_facts_long (cre_siege_get_stage (self->siege), place);
  g_autofree char *damage = cr_words_day_damage (cre_siege_get_campaign (self->siege), place);

  return damage != NULL ? g_strdup_printf ("%s · %s", facts, damage) : g_steal_pointer (&facts);
}

static void
aimed_cb (CraSiegePage *self)
{
  g_autofree char *facts = NULL;
  CrPlace place;

  if (self->siege == NULL)
    return;
  if (cra_map_view_get_aimed (cra_siege_page_get_view (self), &place))
    facts = word_facts (self, place);
  cra_status_bar_set_facts (self->status, facts != NULL ? facts : _ ("No hex"));
}

static void
changed_cb (CraSiegePage *self)
{
  show_day (self);
  tell_last (self);
  aimed_cb (self);
}

void
cra_siege_page_set_siege (CraSiegePage *self, CreSiege *siege)
{
  if (self->siege != NULL)
    g_signal_handlers_disconnect_by_data (self->siege, self);
  g_set_object (&self->siege, siege);
  cra_siege_map_set_siege (self->map, siege);
  cra_muster_set_siege (self->muster, siege);
  if (siege == NULL) {
    gtk_widget_set_visible (GTK_WIDGET (self->muster_window), FALSE);
    return;
  }
  g_signal_connect_object (siege, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_day (self);
  say_sentence (self, "");
  aimed_cb (self);
}

void
cra_siege_page_list_areas (CraSiegePage *self, GPtrArray *areas)
{
  g_ptr_array_add (areas, self->muster_button);
  if (gtk_widget_get_visible (self->left))
    for (CrCamp camp = CR_BESIEGERS; camp < CR_N_CAMPS; camp++)
      g_ptr_array_add (areas, self->camps[camp]);
  g_ptr_array_add (areas, cra_map_view_get_canvas (cra_siege_page_get_view (self)));
  g_ptr_array_add (areas, self->acts);
  g_ptr_array_add (areas, self->log);
  g_ptr_array_add (areas, self->entry);
  g_ptr_array_add (areas, self->status);
}

void
cra_siege_page_set_size (CraSiegePage *self, int width, int height)
{
  gtk_widget_set_visible (self->left, width >= TIGHT);
  gtk_widget_set_visible (GTK_WIDGET (self->food), width >= TIGHT);
  /* Where there is room, the row of days stays in its place from one day to the next. */
  gtk_label_set_width_chars (self->told, width < NARROW ? -1 : TOLD_CHARS);
  gtk_label_set_max_width_chars (self->told, TOLD_CHARS);
  gtk_widget_set_size_request (self->left, width < NARROW ? 200 : 290, -1);
  gtk_widget_set_size_request (self->right, width < NARROW ? 270 : 310, -1);
}

void
cra_siege_page_update_fight (CraSiegePage *self)
{
  const CrCampaign *campaign = self->siege != NULL ? cre_siege_get_campaign (self->siege) : NULL;

  gtk_widget_set_visible (self->to_fight,
                          campaign != NULL && cr_campaign_get_assault (campaign) != NULL);
}

void
cra_siege_page_write_order (CraSiegePage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

void
cra_siege_page_go_on (CraSiegePage *self)
{
  cra_day_acts_go_on (self->acts);
}

static void
muster_cb (CraSiegePage *self)
{
  gtk_window_set_transient_for (self->muster_window,
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (self->muster_window);
}

static void
close_on_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                        gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

/* The fields are in a window of their own: in a popover, lists that open would take its pointer
 * grab. */
static GtkWidget *
new_muster_button (CraSiegePage *self)
{
  self->muster = g_object_new (CRA_TYPE_MUSTER, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self->muster), 300, -1);
  self->muster_window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_title (self->muster_window, _ ("Men, engines, food"));
  gtk_window_set_hide_on_close (self->muster_window, TRUE);
  gtk_window_set_resizable (self->muster_window, FALSE);
  gtk_window_set_child (self->muster_window, GTK_WIDGET (self->muster));
  close_on_escape (GTK_WIDGET (self->muster_window));
  self->muster_button = gtk_button_new_with_label (_ ("Men, engines, food"));
  g_signal_connect_object (self->muster_button, "clicked", G_CALLBACK (muster_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->muster, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return self->muster_button;
}

static GtkWidget *
new_head (CraSiegePage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (head, "phase-bar");
  self->told = GTK_LABEL (cra_form_new_label (NULL, "strong"));
  self->food = GTK_LABEL (cra_form_new_label (NULL, "num"));
  self->track = g_object_new (CRA_TYPE_DAY_TRACK, NULL);
  self->to_fight = gtk_button_new_with_label (_ ("To the fight"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->to_fight), "siege.fight");
  gtk_widget_add_css_class (self->to_fight, "suggested-action");
  gtk_widget_set_visible (self->to_fight, FALSE);
  gtk_label_set_ellipsize (self->told, PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (self->food, PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->told));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->track));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->food));
  gtk_box_append (GTK_BOX (head), self->to_fight);
  gtk_box_append (GTK_BOX (head), new_muster_button (self));
  return head;
}

static GtkWidget *
new_left (CraSiegePage *self)
{
  self->left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_set_homogeneous (GTK_BOX (self->left), TRUE);
  gtk_widget_set_hexpand (self->left, FALSE);
  gtk_widget_add_css_class (self->left, "side");
  gtk_widget_add_css_class (self->left, "left");
  gtk_widget_add_css_class (self->left, "panel");
  for (CrCamp camp = CR_BESIEGERS; camp < CR_N_CAMPS; camp++) {
    self->camps[camp] = g_object_new (CRA_TYPE_CAMP_LIST, NULL);
    g_signal_connect_object (self->camps[camp], "chosen", G_CALLBACK (chosen_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self->left), GTK_WIDGET (self->camps[camp]));
  }
  return self->left;
}

static GtkWidget *
new_acts (CraSiegePage *self)
{
  self->acts_side = gtk_scrolled_window_new ();
  self->acts = g_object_new (CRA_TYPE_DAY_ACTS, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->acts_side), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->acts_side), GTK_WIDGET (self->acts));
  /* A scroll bar that is always visible shows that more follows below. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->acts_side), FALSE);
  gtk_widget_set_focusable (self->acts_side, FALSE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->acts_side), TRUE);
  g_signal_connect_object (self->acts, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->acts, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  return self->acts_side;
}

static GtkWidget *
new_right (CraSiegePage *self)
{
  self->right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (self->right, "side");
  gtk_widget_add_css_class (self->right, "right");
  gtk_widget_add_css_class (self->right, "panel");
  gtk_widget_set_hexpand (self->right, FALSE);
  self->log = g_object_new (CRA_TYPE_SIEGE_LOG, NULL);
  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->log), TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (self->log), -1, LOG_HEIGHT);
  gtk_entry_set_placeholder_text (self->entry, _ ("Order, e.g. roll 5 5 9 for next dice"));
  cra_form_name (GTK_WIDGET (self->entry), _ ("Write an order"));
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (entered_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->right), new_acts (self));
  gtk_box_append (GTK_BOX (self->right), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->right), GTK_WIDGET (self->log));
  gtk_box_append (GTK_BOX (self->right), GTK_WIDGET (self->entry));
  return self->right;
}

static void
cra_siege_page_dispose (GObject *object)
{
  CraSiegePage *self = CRA_SIEGE_PAGE (object);

  if (self->siege != NULL)
    cra_siege_page_set_siege (self, NULL);
  g_clear_pointer (&self->muster_window, gtk_window_destroy);
  G_OBJECT_CLASS (cra_siege_page_parent_class)->dispose (object);
}

static void
cra_siege_page_class_init (CraSiegePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_siege_page_dispose;
}

static void
cra_siege_page_init (CraSiegePage *self)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->map = g_object_new (CRA_TYPE_SIEGE_MAP, NULL);
  self->status = g_object_new (CRA_TYPE_STATUS_BAR, NULL);
  gtk_widget_set_vexpand (body, TRUE);
  gtk_box_append (GTK_BOX (self), new_head (self));
  gtk_box_append (GTK_BOX (self), body);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->status));
  gtk_box_append (GTK_BOX (body), new_left (self));
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->map));
  gtk_box_append (GTK_BOX (body), new_right (self));
  g_signal_connect_object (self->map, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cra_siege_map_get_view (self->map), "aimed", G_CALLBACK (aimed_cb), self,
                           G_CONNECT_SWAPPED);
}

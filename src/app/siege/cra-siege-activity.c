/* cra-siege-activity.c: the activity in which a siege is played day by day.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-siege-activity.h"

#include "cra-siege-page.h"

#include "cr-words-brief.h"
#include "cr-words-day.h"
#include "cra-form.h"
#include "cra-map-view-print.h"
#include "cra-play-activity.h"
#include "cra-print-window.h"
#include "cre-recovery.h"

#include <glib/gi18n.h>

/* The pages of the stack, and an action. */
#define DAY "day"
#define FIGHT "fight"

#define BEGIN_ANEW "siege.begin-anew"
#define BREAK_OFF_NOW "siege.break-off-now"

struct _CraSiegeActivity {
  CraActivity parent_instance;

  GtkStack *pages;    /* owned */
  CraSiegePage *page; /* borrowed, like all in the stack */
  GtkLabel *fight_title, *fight_marks;
  GtkWidget *fight_bar, *break_off, *back, *table;
  CraActivity *fight; /* owned: plays the assault of the day, on its own page */

  /* owned, nullable: the siege, and the backup of its unsaved part while the window has another
   * document */
  CreSiege *siege;
  CreRecovery *recovery;
};

G_DEFINE_FINAL_TYPE (CraSiegeActivity, cra_siege_activity, CRA_TYPE_ACTIVITY)

/* Returns: (transfer none) (nullable): the castle as its author has it; of a siege that was opened,
 * its own */
static CreMapDocument *
get_map (CraSiegeActivity *self)
{
  CreDocument *document = cra_activity_get_document (CRA_ACTIVITY (self));

  if (document != NULL && !CRE_IS_MAP_DOCUMENT (document))
    document = cre_document_get_castle (document);
  return (CreMapDocument *) document;
}

static gboolean
is_fighting (CraSiegeActivity *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), FIGHT) == 0;
}

/* While a fight is shown here, the window has the actions of games, so that their keys work; those
 * of a day have the same keys and rest. */
static void
lend_actions (CraSiegeActivity *self)
{
  static const char *const of_day[] = { "order", "go-on" };
  GtkWindow *window = cra_activity_get_window (CRA_ACTIVITY (self));
  gboolean lent = is_fighting (self) && gtk_widget_get_mapped (GTK_WIDGET (self->pages));

  if (window != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (window), "play",
                                    lent ? cra_activity_get_actions (self->fight) : NULL);
  for (guint i = 0; i < G_N_ELEMENTS (of_day); i++)
    g_simple_action_set_enabled (
        G_SIMPLE_ACTION (g_action_map_lookup_action (
            G_ACTION_MAP (cra_activity_get_actions (CRA_ACTIVITY (self))), of_day[i])),
        !is_fighting (self));
}

static void
show_page (CraSiegeActivity *self, const char *name)
{
  gboolean shown = gtk_widget_get_mapped (GTK_WIDGET (self->pages));

  gtk_stack_set_visible_child_name (self->pages, name);
  /* A question about ending a phase of the fight is dropped. */
  if (g_str_equal (name, DAY)) {
    cra_activity_drop_warning (self->fight, "play.end");
    /* How the fight has ended is told by the log of the day. */
    cra_activity_drop_warning (self->fight, NULL);
  }
  lend_actions (self);
  if (shown)
    cra_activity_grab_focus (CRA_ACTIVITY (self));
  cra_activity_changed (CRA_ACTIVITY (self));
}

/* Returns: (transfer full): which fight is being played */
static char *
word_fight (const CrCampaign *campaign)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  gboolean sally = day->camp != cr_campaign_get_attacker (campaign);
  const char *fight = day->field                         ? _ ("The battle outside, day %d")
                      : day->relief == CR_RELIEF_DIVIDED ? _ ("The fight within, day %d")
                      : sally                            ? _ ("The sally of day %d")
                                                         : _ ("The assault of day %d");

  return g_strdup_printf (fight, day->number);
}

/* Returns: (transfer full): a sentence that the fight is over but not the day, or that the siege
 * has ended with it */
static char *
word_after (const CrDay *day, gboolean other)
{
  if (other)
    return g_strdup_printf (
        _ ("This fight of day %d is over; the other one is still to be played."), day->number);
  return g_strdup_printf (day->over ? _ ("The fight of day %d is over, and the siege with it.")
                                    : _ ("The fight of day %1$d is over, the siege is not: day "
                                         "%1$d goes on."),
                          day->number);
}

/* The button leads to the other fight of the day, or back to the page of the day. */
static void
update_back (CraSiegeActivity *self, const CrDay *day, gboolean over, gboolean other)
{
  g_autofree char *on = g_strdup_printf (_ ("On with day %d"), day->number);

  gtk_button_set_label (GTK_BUTTON (self->back), other ? (day->field ? _ ("To the battle outside")
                                                                     : _ ("To the fight within"))
                                                 : over && !day->over ? on
                                                                      : _ ("Back to the day"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), other ? "siege.fight" : "siege.day");
  if (!over && !other) {
    gtk_widget_remove_css_class (self->back, "suggested-action");
    return;
  }
  gtk_widget_add_css_class (self->back, "suggested-action");
  if (is_fighting (self) && gtk_widget_get_mapped (self->back))
    gtk_widget_grab_focus (self->back);
}

/* Of two fights on one day the button leads from one to the other (BES-02). */
static void
update_table (CraSiegeActivity *self, const CrCampaign *campaign)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrDayOrder));
  g_autofree char *label = NULL;

  cr_day_list (campaign, NULL, orders);
  for (guint i = 0; label == NULL && i < orders->len; i++) {
    const CrDayOrder *order = &g_array_index (orders, CrDayOrder, i);

    if (order->verb == CR_DAY_TABLE)
      label = cr_words_day_order (campaign, order, g_get_language_names ());
  }
  gtk_widget_set_visible (self->table, label != NULL);
  gtk_button_set_label (GTK_BUTTON (self->table), label != NULL ? label : "");
}

/* A fight that is over can only be looked at; the siege goes on on the page of the day. */
static void
update_fight_bar (CraSiegeActivity *self)
{
  const CrCampaign *campaign = cre_siege_get_campaign (self->siege);
  const CrDay *day = cr_campaign_get_day (campaign);
  const CrState *assault = cr_campaign_get_assault (campaign);
  gboolean over = assault == NULL, other = cre_siege_has_other_fight (self->siege);
  gboolean begun = !over && !other && cr_state_get_turn (assault)->number > 0;
  g_autofree char *title = over || other ? word_after (day, other) : word_fight (campaign);
  g_autofree char *marks = cr_words_day_marks (campaign);

  /* What was foretold holds no longer. */
  cra_activity_drop_warning (CRA_ACTIVITY (self), BREAK_OFF_NOW);
  gtk_label_set_text (self->fight_title, title);
  gtk_label_set_text (self->fight_marks, marks != NULL ? marks : "");
  gtk_widget_set_visible (self->break_off, begun);
  update_table (self, campaign);
  update_back (self, day, over, other);
}

/* An assault may have begun, ended or been undone, or another fight is being played now. */
static void
changed_cb (CraSiegeActivity *self)
{
  CrePlay *fight = cre_siege_get_fight (self->siege);
  gboolean same = CRE_DOCUMENT (fight) == cra_activity_get_document (self->fight);

  if (fight != NULL)
    update_fight_bar (self);
  /* What was told of another fight is not told over this one. */
  if (!same)
    cra_activity_hide_toast (self->fight);
  if (!same && fight != NULL) {
    cra_activity_set_document (self->fight, CRE_DOCUMENT (fight));
    show_page (self, FIGHT);
  } else if (!same) {
    show_page (self, DAY);
    cra_activity_set_document (self->fight, NULL);
  }
  cra_siege_page_update_fight (self->page);
}

static void
drop_siege (CraSiegeActivity *self)
{
  cra_siege_page_set_siege (self->page, NULL);
  cra_activity_set_document (self->fight, NULL);
  gtk_stack_set_visible_child_name (self->pages, DAY);
  if (self->siege != NULL)
    g_signal_handlers_disconnect_by_data (self->siege, self);
  if (self->recovery != NULL)
    cre_recovery_end (self->recovery);
  g_clear_object (&self->recovery);
  g_clear_object (&self->siege);
}

/* @siege: (transfer full) */
static void
take_siege (CraSiegeActivity *self, CreSiege *siege)
{
  drop_siege (self);
  self->siege = siege;
  g_signal_connect_swapped (siege, "notify", G_CALLBACK (cra_activity_changed), self);
  g_signal_connect_swapped (siege, "changed", G_CALLBACK (changed_cb), self);
  cra_siege_page_set_siege (self->page, siege);
  gtk_widget_set_visible (GTK_WIDGET (self->pages), TRUE);
  if (CRE_DOCUMENT (siege) != cra_activity_get_document (CRA_ACTIVITY (self)))
    self->recovery = cre_recovery_new (CRE_DOCUMENT (siege), NULL);
  changed_cb (self);
  cra_activity_changed (CRA_ACTIVITY (self));
}

ACTION (day_cb)
{
  show_page (data, DAY);
}

ACTION (fight_cb)
{
  CraSiegeActivity *self = data;

  if (self->siege == NULL || cr_campaign_get_assault (cre_siege_get_campaign (self->siege)) == NULL)
    return;
  cre_siege_take_up_fight (self->siege);
  show_page (self, FIGHT);
}

/* Both players may agree to break off a fight (END-02); the game then judges its result like any
 * other. */
static void
finish_fight (CraSiegeActivity *self)
{
  CrePlay *fight = self->siege != NULL ? cre_siege_get_fight (self->siege) : NULL;
  g_autoptr (GError) error = NULL;

  if (fight != NULL && !cre_play_say (fight, "finish", &error))
    cra_activity_show_error (CRA_ACTIVITY (self), error);
}

/* It is told first how the fight would end. */
ACTION (break_off_cb)
{
  CraSiegeActivity *self = data;
  g_autofree char *told =
      self->siege != NULL ? cr_words_day_break_off (cre_siege_get_campaign (self->siege)) : NULL;

  /* Something has to be chosen first, and the refusal says what. */
  if (told == NULL)
    finish_fight (self);
  else
    cra_activity_warn (data, &(CraWarning){ .icon = "dialog-information-symbolic",
                                            .text = told,
                                            .label = _ ("Break off"),
                                            .action = BREAK_OFF_NOW,
                                            .focus = TRUE });
}

ACTION (break_off_now_cb)
{
  cra_activity_drop_warning (data, BREAK_OFF_NOW);
  finish_fight (data);
}

ACTION (table_cb)
{
  CraSiegeActivity *self = data;
  g_autoptr (GError) error = NULL;

  if (self->siege != NULL && !cre_siege_say (self->siege, "table", &error))
    cra_activity_show_error (data, error);
}

ACTION (order_cb)
{
  cra_siege_page_write_order (CRA_SIEGE_ACTIVITY (data)->page);
}

/* Returns: (transfer full) (nullable): a siege of the map, or of the scenario with its men, engines
 * and food */
static CreSiege *
new_siege (CraSiegeActivity *self, GError **error)
{
  CreDocument *document = cra_activity_get_document (CRA_ACTIVITY (self));

  return CRE_IS_SCENARIO_DOCUMENT (document)
             ? cre_siege_new_scenario (CRE_SCENARIO_DOCUMENT (document), error)
             : cre_siege_new (get_map (self), error);
}

ACTION (begin_anew_cb)
{
  CraSiegeActivity *self = data;
  g_autoptr (GError) error = NULL;
  CreSiege *siege = new_siege (self, &error);

  cra_activity_drop_warning (data, BEGIN_ANEW);
  if (siege == NULL)
    cra_activity_show_error (data, error);
  else
    take_siege (self, siege);
}

ACTION (go_on_cb)
{
  CraSiegeActivity *self = data;

  if (self->siege != NULL)
    cra_siege_page_go_on (self->page);
}

static const GActionEntry entries[] = {
  { .name = "day", .activate = day_cb },
  { .name = "fight", .activate = fight_cb },
  { .name = "break-off", .activate = break_off_cb },
  { .name = "break-off-now", .activate = break_off_now_cb },
  { .name = "table", .activate = table_cb },
  { .name = "order", .activate = order_cb },
  { .name = "go-on", .activate = go_on_cb },
  { .name = "begin-anew", .activate = begin_anew_cb },
  { .name = NULL },
};

/* The bar offers to begin anew; without an answer the siege goes on as it was. */
static void
offer_to_begin_anew (CraSiegeActivity *self, const char *text)
{
  cra_activity_warn (CRA_ACTIVITY (self), &(CraWarning){ .icon = "dialog-information-symbolic",
                                                         .text = text,
                                                         .label = _ ("Begin anew"),
                                                         .action = BEGIN_ANEW });
}

/* Tells what was edited since the siege began. */
static void
check_edits (CraSiegeActivity *self)
{
  CreDocument *document = cra_activity_get_document (CRA_ACTIVITY (self));

  if (get_map (self) != NULL && !cre_siege_is_about (self->siege, get_map (self)))
    offer_to_begin_anew (self, _ ("The castle has been edited since this siege began. It is "
                                  "besieged as it was, until the siege begins anew."));
  else if (CRE_IS_SCENARIO_DOCUMENT (document) &&
           !cre_siege_is_of (self->siege, CRE_SCENARIO_DOCUMENT (document)))
    offer_to_begin_anew (self, _ ("The scenario has been edited since this siege began. It goes on "
                                  "as it was, until the siege begins anew."));
}

static void
cra_siege_activity_begin (CraActivity *activity, const char *how)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);
  g_autoptr (GError) error = NULL;
  CreSiege *siege = self->siege == NULL ? new_siege (self, &error) : NULL;

  if (error != NULL) {
    cra_activity_show_error (activity, error);
    cra_activity_changed (activity);
    return;
  }
  if (siege != NULL)
    take_siege (self, siege);
  cra_activity_show (activity);
  check_edits (self);
}

static GtkWidget *
cra_siege_activity_page (CraActivity *activity)
{
  return GTK_WIDGET (CRA_SIEGE_ACTIVITY (activity)->pages);
}

static CraCanvas *
cra_siege_activity_get_canvas (CraActivity *activity)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);

  return is_fighting (self) ? cra_activity_get_canvas (self->fight)
                            : cra_map_view_get_canvas (cra_siege_page_get_view (self->page));
}

static void
cra_siege_activity_set_document (CraActivity *activity, CreDocument *document)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);

  drop_siege (self);
  if (CRE_IS_SIEGE (document))
    take_siege (self, g_object_ref (CRE_SIEGE (document)));
}

static CreDocument *
cra_siege_activity_get_work (CraActivity *activity)
{
  CreSiege *siege = CRA_SIEGE_ACTIVITY (activity)->siege;

  return siege != NULL ? CRE_DOCUMENT (siege) : NULL;
}

/* Returns: (nullable): the fight that is being played */
static CrePlay *
get_fight (CraSiegeActivity *self)
{
  return is_fighting (self) ? cre_siege_get_fight (self->siege) : NULL;
}

/* Returns: (nullable): the fight, while it has a step to undo; after that, undo acts on the siege
 */
static CrePlay *
get_undone_fight (CraSiegeActivity *self)
{
  CrePlay *fight = get_fight (self);

  return fight != NULL && cre_play_get_undo_label (fight) != NULL ? fight : NULL;
}

/* Returns: (nullable): likewise, while it has a step to redo */
static CrePlay *
get_redone_fight (CraSiegeActivity *self)
{
  CrePlay *fight = get_fight (self);

  return fight != NULL && cre_play_get_redo_label (fight) != NULL ? fight : NULL;
}

static const char *
cra_siege_activity_get_undo_label (CraActivity *activity)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);
  CrePlay *fight = get_undone_fight (self);

  if (fight != NULL)
    return cre_play_get_undo_label (fight);
  return self->siege != NULL ? cre_document_get_undo_label (CRE_DOCUMENT (self->siege)) : NULL;
}

static const char *
cra_siege_activity_get_redo_label (CraActivity *activity)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);

  if (get_redone_fight (self) != NULL)
    return cre_play_get_redo_label (get_redone_fight (self));
  return self->siege != NULL ? cre_document_get_redo_label (CRE_DOCUMENT (self->siege)) : NULL;
}

static void
cra_siege_activity_undo (CraActivity *activity)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);
  CrePlay *fight = get_undone_fight (self);

  if (fight != NULL)
    cre_play_take_back (fight);
  else
    cre_document_undo (CRE_DOCUMENT (self->siege));
}

static void
cra_siege_activity_redo (CraActivity *activity)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);

  if (get_redone_fight (self) != NULL)
    cre_play_redo (get_redone_fight (self));
  else
    cre_document_redo (CRE_DOCUMENT (self->siege));
}

static GPtrArray *
list_record_cb (gpointer siege)
{
  return cre_siege_list_record (siege);
}

static void
cra_siege_activity_print (CraActivity *activity)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);
  CraPrintSource source;

  if (self->siege == NULL)
    return;
  if (is_fighting (self)) {
    cra_activity_print (self->fight);
    return;
  }
  source = cra_map_view_get_print_source (cra_siege_page_get_view (self->page));
  source.list_record = list_record_cb;
  source.game = self->siege;
  cra_print_window_show (activity, CRE_DOCUMENT (cre_siege_get_stage (self->siege)), &source);
}

static void
cra_siege_activity_list_areas (CraActivity *activity, GPtrArray *areas)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (activity);

  if (is_fighting (self)) {
    cra_activity_list_areas (self->fight, areas);
    g_ptr_array_add (areas, self->fight_bar);
  } else
    cra_siege_page_list_areas (self->page, areas);
}

static void
cra_siege_activity_set_size (CraActivity *activity, int width, int height)
{
  cra_siege_page_set_size (CRA_SIEGE_ACTIVITY (activity)->page, width, height);
  cra_activity_set_size (CRA_SIEGE_ACTIVITY (activity)->fight, width, height);
}

static const char *
cra_siege_activity_get_help (CraActivity *activity)
{
  return is_fighting (CRA_SIEGE_ACTIVITY (activity)) ? "play" : "siege";
}

static GtkWidget *
new_fight_page (CraSiegeActivity *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = cra_form_new_label (NULL, "strong");

  self->back = gtk_button_new_with_label (_ ("Back to the day"));
  self->break_off = gtk_button_new_with_label (_ ("Break off…"));
  gtk_widget_set_tooltip_text (self->back, _ ("The fight waits as it stands"));
  self->fight_title = GTK_LABEL (title);
  self->fight_marks = GTK_LABEL (cra_form_new_label (NULL, "caption dim"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->fight_marks), TRUE);
  gtk_widget_set_hexpand (title, FALSE);
  gtk_label_set_ellipsize (self->fight_marks, PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), "siege.day");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->break_off), "siege.break-off");
  cra_form_set_tip (self->break_off,
                    _ ("Both sides let this fight be: who has no way to the keep is captured, "
                       "and the day goes on (END-02)"));
  self->fight_bar = bar;
  gtk_widget_add_css_class (bar, "note");
  gtk_box_append (GTK_BOX (bar), title);
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->fight_marks));
  self->table = gtk_button_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->table), "siege.table");
  gtk_widget_set_visible (self->table, FALSE);
  gtk_box_append (GTK_BOX (bar), self->break_off);
  gtk_box_append (GTK_BOX (bar), self->table);
  gtk_box_append (GTK_BOX (bar), self->back);
  gtk_box_append (GTK_BOX (page), bar);
  gtk_box_append (GTK_BOX (page), cra_activity_get_page (self->fight));
  gtk_widget_insert_action_group (page, "play", cra_activity_get_actions (self->fight));
  return page;
}

static void
cra_siege_activity_constructed (GObject *object)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (object);

  G_OBJECT_CLASS (cra_siege_activity_parent_class)->constructed (object);
  self->fight = g_object_new (CRA_TYPE_PLAY_ACTIVITY, "host",
                              cra_activity_get_window (CRA_ACTIVITY (self)), NULL);
  gtk_stack_add_named (self->pages, new_fight_page (self), FIGHT);
  g_signal_connect_object (self->fight, "changed", G_CALLBACK (cra_activity_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
cra_siege_activity_dispose (GObject *object)
{
  CraSiegeActivity *self = CRA_SIEGE_ACTIVITY (object);

  if (self->pages != NULL)
    drop_siege (self);
  g_clear_object (&self->fight);
  g_clear_object (&self->pages);
  G_OBJECT_CLASS (cra_siege_activity_parent_class)->dispose (object);
}

static void
cra_siege_activity_class_init (CraSiegeActivityClass *klass)
{
  CraActivityClass *activity_class = CRA_ACTIVITY_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = cra_siege_activity_constructed;
  G_OBJECT_CLASS (klass)->dispose = cra_siege_activity_dispose;
  activity_class->prefix = "siege";
  activity_class->title = N_ ("Siege");
  activity_class->icon = "x-office-calendar-symbolic";
  activity_class->document_type = CRE_TYPE_SIEGE;
  activity_class->begins_from[0] = CRE_TYPE_MAP_DOCUMENT;
  activity_class->begins_from[1] = CRE_TYPE_SCENARIO_DOCUMENT;
  activity_class->get_page = cra_siege_activity_page;
  activity_class->get_canvas = cra_siege_activity_get_canvas;
  activity_class->set_document = cra_siege_activity_set_document;
  activity_class->get_work = cra_siege_activity_get_work;
  activity_class->begin = cra_siege_activity_begin;
  activity_class->get_undo_label = cra_siege_activity_get_undo_label;
  activity_class->get_redo_label = cra_siege_activity_get_redo_label;
  activity_class->undo = cra_siege_activity_undo;
  activity_class->redo = cra_siege_activity_redo;
  activity_class->print = cra_siege_activity_print;
  activity_class->list_areas = cra_siege_activity_list_areas;
  activity_class->set_size = cra_siege_activity_set_size;
  activity_class->get_help = cra_siege_activity_get_help;
}

static void
cra_siege_activity_init (CraSiegeActivity *self)
{
  self->pages = g_object_ref_sink (GTK_STACK (gtk_stack_new ()));
  gtk_stack_set_hhomogeneous (self->pages, FALSE);
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  /* Hidden pages take no room in the window. */
  gtk_widget_set_visible (GTK_WIDGET (self->pages), FALSE);
  self->page = g_object_new (CRA_TYPE_SIEGE_PAGE, NULL);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->page), DAY);
  g_signal_connect_object (self->pages, "map", G_CALLBACK (lend_actions), self, G_CONNECT_SWAPPED);
  cra_activity_add_actions (CRA_ACTIVITY (self), entries);
}

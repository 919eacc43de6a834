/* cra-play-activity.c: the activity in which a game is played on the castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-activity-private.h"

#include "cra-play-rules.h"

#include "cr-words-game.h"
#include "cra-map-view-print.h"
#include "cra-print-window.h"
#include "cre-recovery.h"

#include <glib/gi18n.h>

#define TAKE_OVER "play.take-over"
#define BEGIN_ANEW "play.begin-anew"
/* Each of these is the name of a setting, and of the action that changes it. */
#define COVER_KEY "cover-turns"
#define PASS_KEY "pass-phases"

/* At most so many losses are told in sentences; the others are counted. */
#define MOST_LOST 2

G_DEFINE_FINAL_TYPE (CraPlayActivity, cra_play_activity, CRA_TYPE_ACTIVITY)

/* Returns: (transfer none) (nullable): the castle as its author has it; of a game that was opened,
 * its own */
static CreMapDocument *
get_map (CraPlayActivity *self)
{
  CreDocument *document = cra_activity_get_document (CRA_ACTIVITY (self));

  if (document != NULL && !CRE_IS_MAP_DOCUMENT (document))
    document = cre_document_get_castle (document);
  return (CreMapDocument *) document;
}

/* Returns: (transfer none) (nullable): the scenario of the window */
static CreScenarioDocument *
get_scenario (CraPlayActivity *self)
{
  CreDocument *document = cra_activity_get_document (CRA_ACTIVITY (self));

  return CRE_IS_SCENARIO_DOCUMENT (document) ? CRE_SCENARIO_DOCUMENT (document) : NULL;
}

static void
drop_play (CraPlayActivity *self)
{
  cra_play_page_set_play (self->page, NULL);
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  if (self->recovery != NULL)
    cre_recovery_end (self->recovery);
  g_clear_object (&self->recovery);
  g_clear_object (&self->play);
}

/* A change that the author makes beyond the orders of a player is told in a toast with an undo
 * button. */
static void
tell_free_play (CraPlayActivity *self, const CrEvents *events)
{
  const CrEvent *event = cr_events_get_n (events) > 0 ? cr_events_get (events, 0) : NULL;
  g_autofree char *text = NULL;

  if (event == NULL || !event->typed || event->kind == CR_EVENT_ROLLED || event->die > 0)
    return;
  text = cr_words_event (cre_play_get_state (self->play), event, g_get_language_names ());
  cra_activity_toast (CRA_ACTIVITY (self), text, TRUE);
}

/* Whether a man is hidden on the map while the game goes on. */
static gboolean
has_hidden (const CrState *state)
{
  if (cr_state_get_turn (state)->over)
    return FALSE;
  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    if (fighter->here && fighter->hidden)
      return TRUE;
  }
  return FALSE;
}

/* Whether the game hides men: during the set-up if the scenario has an area of hidden men, later as
 * long as any man is hidden. */
static gboolean
hides_men (const CrState *state)
{
  const CrScenario *scenario = cr_state_get_scenario (state);

  if (scenario == NULL || cr_state_get_setup_area (state) < 0)
    return scenario != NULL && has_hidden (state);
  for (guint i = 0; i < scenario->areas->len; i++)
    if (cr_scenario_get_area (scenario, i)->hidden)
      return TRUE;
  return FALSE;
}

static void
hand_over (CraPlayActivity *self, const CrState *state)
{
  GSettings *settings = cra_activity_get_settings (CRA_ACTIVITY (self));
  gboolean covers =
      ((settings != NULL && g_settings_get_boolean (settings, COVER_KEY)) || hides_men (state)) &&
      !cra_replay_is_running (cra_play_page_get_replay (self->page));
  g_autofree char *asked = cr_words_awaited (state);
  g_autofree char *text =
      asked != NULL ? g_steal_pointer (&asked) : cr_words_phase (state, g_get_language_names ());

  if (covers)
    cra_play_page_cover (self->page, cr_words_party (state, cr_state_get_actor (state)), text);
  else
    cra_activity_toast (CRA_ACTIVITY (self), text, FALSE);
  self->told_turn = !covers;
  cra_play_activity_follow_cover (self);
}

/* Two players who share a screen see only what the side knows whose turn it is, until the game is
 * over. Looking at an earlier moment does not change the side. */
static void
follow_viewer (CraPlayActivity *self)
{
  GSettings *settings = cra_activity_get_settings (CRA_ACTIVITY (self));
  const CrState *state;
  gboolean shared;

  if (self->play == NULL)
    return;
  state = cre_play_get_state (self->play);
  shared = settings != NULL && g_settings_get_boolean (settings, COVER_KEY) &&
           cr_state_get_phase (state) != NULL && !cr_state_get_turn (state)->over;
  cre_play_set_viewer (self->play, shared || hides_men (state) ? cr_state_get_actor (state) : -1);
}

/* When the turn has passed to the other side, the game is covered until the other player sits down,
 * or a toast says so; not when the game is over, of which a warning tells. */
static void
played_cb (CraPlayActivity *self, const CrEvents *events)
{
  const CrState *state = cre_play_get_state (self->play);
  int actor = cr_state_get_actor (state);

  if (self->told_turn && events != NULL) {
    cra_activity_hide_toast (CRA_ACTIVITY (self));
    self->told_turn = FALSE;
  }
  if (events != NULL && actor != self->actor && !cr_state_get_turn (state)->over &&
      (cr_state_get_phase (state) != NULL || cr_state_get_setup_area (state) >= 0))
    hand_over (self, state);
  self->actor = actor;
  cra_absent_drop (&self->absent, CRA_ACTIVITY (self));
  cra_outcome_tell (&self->outcome, CRA_ACTIVITY (self), self->play);
  if (events == NULL)
    return;
  follow_viewer (self);
  tell_free_play (self, events);
}

/* An order given in an earlier moment drops the orders after it; a toast offers them back. */
static void
left_cb (CraPlayActivity *self, guint n)
{
  g_autofree char *text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u later order is left out",
                                    "%u later orders are left out", n),
                       n);

  self->told_turn = FALSE;
  cra_activity_toast_with (CRA_ACTIVITY (self), text, _ ("Undo"), "play.bring-back");
}

static void
follow_passes (CraPlayActivity *self)
{
  GSettings *settings = cra_activity_get_settings (CRA_ACTIVITY (self));

  if (self->play != NULL && settings != NULL)
    cre_play_set_passes (self->play, g_settings_get_boolean (settings, PASS_KEY));
}

/* The game in play was saved into the file of the game that was opened, so the opened document
 * gives that file up. */
static void
saved_cb (CraPlayActivity *self)
{
  CreDocument *opened = cra_activity_get_document (CRA_ACTIVITY (self));
  CreDocument *play = CRE_DOCUMENT (self->play);

  self->saved = TRUE;
  if (CRE_IS_PLAY (opened) && opened != play && cre_document_get_file (opened) != NULL &&
      g_file_equal (cre_document_get_file (opened), cre_document_get_file (play)))
    cre_document_yield_to (opened, play);
}

/* @play: (transfer full) */
static void
take_play (CraPlayActivity *self, CrePlay *play)
{
  drop_play (self);
  cra_outcome_drop (&self->outcome, CRA_ACTIVITY (self));
  cra_absent_drop (&self->absent, CRA_ACTIVITY (self));
  self->play = play;
  self->actor = cr_state_get_actor (cre_play_get_state (play));
  g_signal_connect_swapped (play, "notify", G_CALLBACK (cra_activity_changed), self);
  g_signal_connect_swapped (play, "changed", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (play, "left", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (play, "saved", G_CALLBACK (saved_cb), self);
  follow_passes (self);
  follow_viewer (self);
  cra_play_page_set_play (self->page, play);
  cra_play_activity_follow_cover (self);
  if (CRE_DOCUMENT (play) != cra_activity_get_document (CRA_ACTIVITY (self)))
    self->recovery = cre_recovery_new (CRE_DOCUMENT (play), NULL);
  cra_outcome_tell (&self->outcome, CRA_ACTIVITY (self), play);
}

/* Another game goes on in place of this one and keeps its file. @play: (transfer full) */
static void
take_instead (CraPlayActivity *self, CrePlay *play)
{
  cre_document_stand_for (CRE_DOCUMENT (play), CRE_DOCUMENT (self->play));
  g_set_object (&self->before, self->play);
  self->saved = FALSE;
  take_play (self, play);
  cra_activity_drop_warning (CRA_ACTIVITY (self), TAKE_OVER);
}

/* The bar offers to play with the edited castle; until then the game goes on with the old one. */
static void
offer_changes (CraPlayActivity *self)
{
  cra_activity_warn (
      CRA_ACTIVITY (self),
      &(CraWarning){ .icon = "dialog-information-symbolic",
                     .text = _ ("The castle has been edited since this game began. It is played on "
                                "as it was, until its changes are taken over."),
                     .label = _ ("Take the changes over"),
                     .action = TAKE_OVER });
}

static void
tell_lost (CraPlayActivity *self, const GPtrArray *lost)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (
      text,
      g_dngettext (GETTEXT_PACKAGE, "%u order of the game cannot be done on the changed castle.",
                   "%u orders of the game cannot be done on the changed castle.", lost->len),
      lost->len);
  for (guint i = 0; i < MIN (lost->len, MOST_LOST); i++)
    g_string_append_printf (text, " %s", (char *) lost->pdata[i]);
  cra_activity_warn (CRA_ACTIVITY (self),
                     &(CraWarning){ .icon = "dialog-warning-symbolic", .text = text->str });
}

ACTION (take_over_cb)
{
  CraPlayActivity *self = data;
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  take_instead (self, cre_play_take_over (self->play, get_map (self), lost));
  if (lost->len > 0)
    tell_lost (self, lost);
  cra_activity_toast_with (data, _ ("The changes of the castle are taken over"), _ ("Undo"),
                           "play.as-it-was");
}

static void
rules_cb (CraPlayRules *rules, char **choices, int last_turn, CraPlayActivity *self)
{
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  CrePlay *play = cre_play_take_over_by (self->play, get_map (self), (const char *const *) choices,
                                         last_turn, lost, &error);

  if (play == NULL) {
    cra_activity_show_error (CRA_ACTIVITY (self), error);
    return;
  }
  take_instead (self, play);
  if (lost->len > 0)
    tell_lost (self, lost);
  cra_activity_toast_with (CRA_ACTIVITY (self), _ ("The game is played by these rules"), _ ("Undo"),
                           "play.as-it-was");
}

ACTION (rules_of_game_cb)
{
  CraPlayActivity *self = data;
  const CrState *state = cre_play_get_state (self->play);
  GtkWidget *rules =
      cra_play_rules_new (cra_activity_get_window (data), cr_state_get_ruleset (state),
                          cr_state_get_turn (state)->last);

  g_signal_connect_object (rules, "chosen", G_CALLBACK (rules_cb), self, 0);
  gtk_window_present (GTK_WINDOW (rules));
}

/* The position becomes a scenario of its own to work on; the game stays as it is. */
ACTION (save_position_cb)
{
  CraPlayActivity *self = data;
  CreScenarioDocument *scenario = get_scenario (self);
  CreMapDocument *map =
      scenario != NULL ? cre_scenario_document_get_map (scenario) : get_map (self);
  g_autoptr (GError) error = NULL;
  CreScenarioDocument *made = NULL;

  if (map == NULL || cre_document_get_file (CRE_DOCUMENT (map)) == NULL) {
    cra_activity_toast (data, _ ("Save the map first: a scenario names its file"), FALSE);
    return;
  }
  made = cre_play_save_position (self->play, map, &error);
  if (made == NULL)
    cra_activity_show_error (data, error);
  else {
    cra_activity_open (data, CRE_DOCUMENT (made), "scenario", NULL);
    cra_activity_toast (data,
                        _ ("What men carry lies at their feet in it; ropes, bodies and what was "
                           "done in this turn are not in it"),
                        FALSE);
  }
}

ACTION (as_it_was_cb)
{
  CraPlayActivity *self = data;

  if (self->before == NULL)
    return;
  cra_activity_drop_warning (data, NULL);
  if (self->saved)
    cre_document_stand_for (CRE_DOCUMENT (self->before), CRE_DOCUMENT (self->play));
  take_play (self, g_steal_pointer (&self->before));
  if (get_map (self) != NULL && !cre_play_is_about (self->play, get_map (self)))
    offer_changes (self);
}

static void begin_anew_cb (GSimpleAction *action, GVariant *target, gpointer data);

static const GActionEntry entries[] = {
  { .name = "take-over", .activate = take_over_cb },
  { .name = "begin-anew", .activate = begin_anew_cb },
  { .name = "as-it-was", .activate = as_it_was_cb },
  { .name = "rules", .activate = rules_of_game_cb },
  { .name = "save-position", .activate = save_position_cb },
  { .name = NULL },
};

/* Goes from the castle into the game and back. If that is not possible now, the window says why. */
ACTION (play_cb)
{
  CraPlayActivity *self = data;
  GtkWindow *window = cra_activity_get_window (data);
  gboolean shown = gtk_widget_get_mapped (GTK_WIDGET (self->page));

  const char *back = get_scenario (self) != NULL ? "scenario" : "map";

  if (get_map (self) != NULL || get_scenario (self) != NULL)
    g_action_group_change_action_state (G_ACTION_GROUP (window), "activity",
                                        g_variant_new_string (shown ? back : "play"));
}

static const GActionEntry lasting[] = {
  { .name = "play", .activate = play_cb },
  { .name = NULL },
};

static void
add_setting (CraActivity *activity, const char *key)
{
  GSettings *settings = cra_activity_get_settings (activity);
  g_autoptr (GAction) action = g_settings_create_action (settings, key);

  g_action_map_add_action (G_ACTION_MAP (cra_activity_get_actions (activity)), action);
}

/* Whether players share a screen, and which phases are passed over, are settings for all games. */
static void
add_settings (CraPlayActivity *self)
{
  CraActivity *activity = CRA_ACTIVITY (self);
  GSettings *settings = cra_activity_get_settings (activity);
  GActionMap *actions = G_ACTION_MAP (cra_activity_get_actions (activity));

  if (settings == NULL || g_action_map_lookup_action (actions, COVER_KEY) != NULL)
    return;
  add_setting (activity, COVER_KEY);
  add_setting (activity, PASS_KEY);
  g_signal_connect_object (settings, "changed::" COVER_KEY, G_CALLBACK (follow_viewer), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::" PASS_KEY, G_CALLBACK (follow_passes), self,
                           G_CONNECT_SWAPPED);
}

/* Whether the scenario was edited since the game was made. Such a game without orders is simply
 * replaced. */
static gboolean
is_out_of_date (CraPlayActivity *self)
{
  return get_scenario (self) != NULL && self->play != NULL &&
         !cre_play_is_of (self->play, get_scenario (self));
}

ACTION (begin_anew_cb)
{
  CraPlayActivity *self = data;
  g_autoptr (GError) error = NULL;
  CrePlay *play = cre_play_new_scenario (get_scenario (self), &error);

  cra_activity_drop_warning (data, BEGIN_ANEW);
  if (play == NULL) {
    cra_activity_show_error (data, error);
    return;
  }
  g_set_object (&self->before, self->play);
  take_play (self, play);
  cra_activity_toast_with (data, _ ("The game has begun anew"), _ ("Undo"), "play.as-it-was");
}

static void
offer_to_begin_anew (CraPlayActivity *self)
{
  cra_activity_warn (
      CRA_ACTIVITY (self),
      &(CraWarning){ .icon = "dialog-information-symbolic",
                     .text = _ ("The scenario has been edited since this game began. It is played "
                                "on as it was, until it begins anew."),
                     .label = _ ("Begin anew"),
                     .action = BEGIN_ANEW });
}

/* Returns: (transfer full) (nullable): a new game; NULL without an error when there is a game
 * already */
static CrePlay *
make_play (CraPlayActivity *self, GError **error)
{
  if (is_out_of_date (self) && cre_play_get_log (self->play)->played->len == 0)
    drop_play (self);
  if (self->play != NULL)
    return NULL;
  return get_scenario (self) != NULL ? cre_play_new_scenario (get_scenario (self), error)
                                     : cre_play_new (get_map (self), error);
}

static void
cra_play_activity_begin (CraActivity *activity, const char *how)
{
  CraPlayActivity *self = CRA_PLAY_ACTIVITY (activity);
  g_autoptr (GError) error = NULL;
  CrePlay *play = make_play (self, &error);

  if (error != NULL) {
    cra_activity_show_error (activity, error);
    return;
  }
  if (play != NULL)
    take_play (self, play);
  cra_activity_show (activity);
  if (is_out_of_date (self))
    offer_to_begin_anew (self);
  if (get_map (self) != NULL && !cre_play_is_about (self->play, get_map (self)))
    offer_changes (self);
}

static GtkWidget *
cra_play_activity_page (CraActivity *activity)
{
  return GTK_WIDGET (CRA_PLAY_ACTIVITY (activity)->page);
}

static CraCanvas *
cra_play_activity_get_canvas (CraActivity *activity)
{
  return cra_map_view_get_canvas (cra_play_page_get_view (CRA_PLAY_ACTIVITY (activity)->page));
}

static void
cra_play_activity_set_document (CraActivity *activity, CreDocument *document)
{
  if (document != NULL)
    add_settings (CRA_PLAY_ACTIVITY (activity));
  drop_play (CRA_PLAY_ACTIVITY (activity));
  g_clear_object (&CRA_PLAY_ACTIVITY (activity)->before);
  if (CRE_IS_PLAY (document))
    take_play (CRA_PLAY_ACTIVITY (activity), g_object_ref (CRE_PLAY (document)));
}

static CreDocument *
cra_play_activity_get_work (CraActivity *activity)
{
  CrePlay *play = CRA_PLAY_ACTIVITY (activity)->play;

  return play != NULL ? CRE_DOCUMENT (play) : NULL;
}

/* Returns: (nullable): the game as long as it is there and not covered */
static CrePlay *
get_open_game (CraPlayActivity *self)
{
  return self->play != NULL && !cra_play_page_is_covered (self->page) ? self->play : NULL;
}

static const char *
cra_play_activity_get_undo_label (CraActivity *activity)
{
  CrePlay *play = get_open_game (CRA_PLAY_ACTIVITY (activity));

  return play != NULL ? cre_play_get_undo_label (play) : NULL;
}

static const char *
cra_play_activity_get_redo_label (CraActivity *activity)
{
  CrePlay *play = get_open_game (CRA_PLAY_ACTIVITY (activity));

  return play != NULL ? cre_play_get_redo_label (play) : NULL;
}

static void
cra_play_activity_undo (CraActivity *activity)
{
  cre_play_take_back (CRA_PLAY_ACTIVITY (activity)->play);
}

static void
cra_play_activity_redo (CraActivity *activity)
{
  cre_play_redo (CRA_PLAY_ACTIVITY (activity)->play);
}

static void
cra_play_activity_list_areas (CraActivity *activity, GPtrArray *areas)
{
  cra_play_page_list_areas (CRA_PLAY_ACTIVITY (activity)->page, areas);
}

static void
cra_play_activity_set_size (CraActivity *activity, int width, int height)
{
  cra_play_page_set_size (CRA_PLAY_ACTIVITY (activity)->page, width, height);
}

/* Returns: (nullable): the state of the game; NULL when the game is gone */
static const CrState *
get_state_cb (gpointer game)
{
  CraPlayActivity *self = game;

  return self->play != NULL ? cre_play_get_view (self->play) : NULL;
}

/* Prints the map of the game, with the men where they stand. */
static void
cra_play_activity_print (CraActivity *activity)
{
  CraPlayActivity *self = CRA_PLAY_ACTIVITY (activity);
  CraPrintSource source = cra_map_view_get_print_source (cra_play_page_get_view (self->page));

  source.get_state = get_state_cb;
  source.game = self;
  source.men = N_ ("Of the game");
  if (self->play != NULL)
    cra_print_window_show (activity, CRE_DOCUMENT (cre_play_get_stage (self->play)), &source);
}

static void
cra_play_activity_dispose (GObject *object)
{
  CraPlayActivity *self = CRA_PLAY_ACTIVITY (object);

  if (self->page != NULL)
    drop_play (self);
  g_clear_object (&self->before);
  g_clear_pointer (&self->outcome.said, g_free);
  g_clear_object (&self->page);
  G_OBJECT_CLASS (cra_play_activity_parent_class)->dispose (object);
}

static void
cra_play_activity_class_init (CraPlayActivityClass *klass)
{
  CraActivityClass *activity_class = CRA_ACTIVITY_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_play_activity_dispose;
  activity_class->prefix = "play";
  activity_class->print = cra_play_activity_print;
  activity_class->title = N_ ("Play");
  activity_class->icon = "media-playback-start-symbolic";
  activity_class->document_type = CRE_TYPE_PLAY;
  activity_class->begins_from[0] = CRE_TYPE_MAP_DOCUMENT;
  activity_class->begins_from[1] = CRE_TYPE_SCENARIO_DOCUMENT;
  activity_class->get_work = cra_play_activity_get_work;
  activity_class->lasting = lasting;
  activity_class->get_page = cra_play_activity_page;
  activity_class->get_canvas = cra_play_activity_get_canvas;
  activity_class->set_document = cra_play_activity_set_document;
  activity_class->begin = cra_play_activity_begin;
  activity_class->get_undo_label = cra_play_activity_get_undo_label;
  activity_class->get_redo_label = cra_play_activity_get_redo_label;
  activity_class->undo = cra_play_activity_undo;
  activity_class->redo = cra_play_activity_redo;
  activity_class->list_areas = cra_play_activity_list_areas;
  activity_class->enter_area = cra_play_page_enter_area;
  activity_class->set_size = cra_play_activity_set_size;
}

static void
cra_play_activity_init (CraPlayActivity *self)
{
  self->page = g_object_ref_sink (g_object_new (CRA_TYPE_PLAY_PAGE, NULL));
  self->absent.asked = -1;
  cra_activity_add_actions (CRA_ACTIVITY (self), entries);
  cra_activity_add_actions (CRA_ACTIVITY (self), cra_play_activity_acts);
}

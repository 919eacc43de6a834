/* cra-scenario-activity.c: the activity in which a scenario is edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-scenario-activity.h"

#include "cra-scenario-page.h"

#include "cr-scenario-edit.h"
#include "cr-state.h"
#include "cr-xml-assembly.h"
#include "cra-file-dialogs.h"
#include "cra-join-window.h"
#include "cra-library.h"
#include "cra-play-rules.h"
#include "cra-portrait.h"
#include "cra-print-window.h"
#include "cra-scenario-sheet.h"
#include "cra-setup-map.h"

#include <glib/gi18n.h>

struct _CraScenarioActivity {
  CraActivity parent_instance;

  /* owned */
  CraScenarioPage *page;
  CraSetupMap *printed; /* nullable: the map for printing; it is never shown */
  CrState *begun;       /* nullable: a game of the scenario, whose men are printed */
};

G_DEFINE_FINAL_TYPE (CraScenarioActivity, cra_scenario_activity, CRA_TYPE_ACTIVITY)

/* (nullable) */
static CreDocument *
get_scenario (CraActivity *activity)
{
  CreDocument *document = cra_activity_get_document (activity);

  return CRE_IS_SCENARIO_DOCUMENT (document) ? document : NULL;
}

ACTION (add_cb)
{
  cra_scenario_page_insert (CRA_SCENARIO_ACTIVITY (data)->page, CRA_INSERT);
}

ACTION (add_outer_cb)
{
  cra_scenario_page_insert (CRA_SCENARIO_ACTIVITY (data)->page, CRA_INSERT_OUTER);
}

ACTION (double_cb)
{
  cra_scenario_page_double (CRA_SCENARIO_ACTIVITY (data)->page);
}

ACTION (remove_cb)
{
  cra_scenario_page_remove (CRA_SCENARIO_ACTIVITY (data)->page);
}

ACTION (up_cb)
{
  cra_scenario_page_move (CRA_SCENARIO_ACTIVITY (data)->page, -1);
}

ACTION (down_cb)
{
  cra_scenario_page_move (CRA_SCENARIO_ACTIVITY (data)->page, 1);
}

static void
rules_chosen_cb (CraPlayRules *rules, char **choices, int last_turn, CraScenarioActivity *self)
{
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (get_scenario (CRA_ACTIVITY (self)));

  cre_scenario_document_apply (document,
                               cr_scenario_choose (cre_scenario_document_get (document),
                                                   (const char *const *) choices, last_turn),
                               _ ("choosing of the rules"), 0);
}

/* Opens the window of rules with the options of the scenario. */
ACTION (rules_cb)
{
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (get_scenario (data));
  const CrScenario *scenario = cre_scenario_document_get (document);
  CreMapDocument *map = cre_scenario_document_get_map (document);
  g_autoptr (CrRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *rules;

  if (map == NULL)
    return;
  ruleset = cr_ruleset_choose (cre_map_document_get_ruleset (map),
                               (const char *const *) scenario->choices, &error);
  if (ruleset == NULL) {
    cra_activity_show_error (data, error);
    return;
  }
  rules = cra_play_rules_new (cra_activity_get_window (data), ruleset, scenario->last_turn);
  g_signal_connect_object (rules, "chosen", G_CALLBACK (rules_chosen_cb), data, 0);
  gtk_window_present (GTK_WINDOW (rules));
}

/* Returns: (transfer full) (nullable): the chosen file. Destroys the dialog. */
static GFile *
take_file (GtkNativeDialog *dialog, int response)
{
  GFile *file = response == GTK_RESPONSE_ACCEPT
                    ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                    : NULL;

  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  return file;
}

static void
map_response_cb (GtkNativeDialog *dialog, int response, CraScenarioActivity *self)
{
  g_autoptr (GFile) file = take_file (dialog, response);
  g_autoptr (GError) error = NULL;
  g_autoptr (CreMapDocument) map = file != NULL ? cre_map_document_open (file, &error) : NULL;
  CreDocument *document = get_scenario (CRA_ACTIVITY (self));

  if (map != NULL && document != NULL)
    cre_scenario_document_use_map (CRE_SCENARIO_DOCUMENT (document), map);
  else if (error != NULL)
    cra_activity_show_error (CRA_ACTIVITY (self), error);
}

static void
joined_cb (CraJoinWindow *window, CreMapDocument *map, CraScenarioActivity *self)
{
  CreDocument *document = get_scenario (CRA_ACTIVITY (self));

  if (document != NULL)
    cre_scenario_document_use_map (CRE_SCENARIO_DOCUMENT (document), map);
}

static void
join_response_cb (GtkNativeDialog *dialog, int response, CraScenarioActivity *self)
{
  g_autoptr (GFile) file = take_file (dialog, response);
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (get_scenario (CRA_ACTIVITY (self)));
  CreMapDocument *map = document != NULL ? cre_scenario_document_get_map (document) : NULL;
  g_autoptr (GFile) folder = cra_file_dup_folder ((CreDocument *) document);
  g_autoptr (GError) error = NULL;
  CreJoin *join = file != NULL && map != NULL ? cre_join_new (map, file, &error) : NULL;
  GtkWidget *window;

  if (error != NULL)
    cra_activity_show_error (CRA_ACTIVITY (self), error);
  if (join == NULL)
    return;
  window = cra_join_window_new (cra_activity_get_window (CRA_ACTIVITY (self)), join, folder);
  g_signal_connect_object (window, "joined", G_CALLBACK (joined_cb), self, 0);
  gtk_window_present (GTK_WINDOW (window));
}

static void
add_filters (GtkFileChooser *chooser)
{
  GtkFileFilter *maps = gtk_file_filter_new (), *all = gtk_file_filter_new ();

  gtk_file_filter_set_name (maps, _ ("Maps"));
  gtk_file_filter_add_pattern (maps, "*.map.xml");
  gtk_file_filter_add_pattern (maps, "*" CR_ASSEMBLY_ENDING);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, maps);
  gtk_file_chooser_add_filter (chooser, all);
  g_object_unref (maps);
  g_object_unref (all);
}

static void
ask_for_map (CraActivity *activity, const char *title, GCallback done)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      title, cra_activity_get_window (activity), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GFile) folder = cra_file_dup_folder (get_scenario (activity));

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  add_filters (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", done, activity, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

ACTION (choose_map_cb)
{
  ask_for_map (data, _ ("Choose a map"), G_CALLBACK (map_response_cb));
}

ACTION (join_map_cb)
{
  CreMapDocument *map = cre_scenario_document_get_map (CRE_SCENARIO_DOCUMENT (get_scenario (data)));

  if (map != NULL && cre_document_get_file (CRE_DOCUMENT (map)) != NULL)
    ask_for_map (data, _ ("Join a map"), G_CALLBACK (join_response_cb));
  else
    cra_activity_toast (data, _ ("Choose a map first: another is joined to it"), FALSE);
}

static void
say_no_map (CraActivity *activity)
{
  cra_activity_toast (activity, _ ("The scenario has no map that can be read: choose one in Maps"),
                      FALSE);
}

ACTION (save_sheet_cb)
{
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (get_scenario (data));

  cra_scenario_page_settle (CRA_SCENARIO_ACTIVITY (data)->page);
  if (cre_scenario_document_get_map (document) == NULL ||
      cre_scenario_document_get_library (document) == NULL)
    say_no_map (data);
  else
    cra_scenario_sheet_save (data, document);
}

ACTION (save_character_cb)
{
  CraScenarioPage *page = CRA_SCENARIO_ACTIVITY (data)->page;

  cra_scenario_page_settle (page);
  cra_library_save (data, CRE_SCENARIO_DOCUMENT (get_scenario (data)),
                    cra_scenario_page_get_row (page));
}

ACTION (choose_picture_cb)
{
  CraScenarioPage *page = CRA_SCENARIO_ACTIVITY (data)->page;

  cra_scenario_page_settle (page);
  cra_portrait_choose (data, CRE_SCENARIO_DOCUMENT (get_scenario (data)),
                       cra_scenario_page_get_row (page));
}

ACTION (no_picture_cb)
{
  cra_portrait_remove (data, CRE_SCENARIO_DOCUMENT (get_scenario (data)),
                       cra_scenario_page_get_row (CRA_SCENARIO_ACTIVITY (data)->page));
}

ACTION (read_library_cb)
{
  cra_library_read (data, CRE_SCENARIO_DOCUMENT (get_scenario (data)));
}

ACTION (part_cb)
{
  cra_scenario_page_show_part (CRA_SCENARIO_ACTIVITY (data)->page,
                               g_variant_get_string (target, NULL));
}

static const GActionEntry entries[] = {
  { .name = "add", .activate = add_cb },
  { .name = "add-outer", .activate = add_outer_cb },
  { .name = "double", .activate = double_cb },
  { .name = "remove", .activate = remove_cb },
  { .name = "up", .activate = up_cb },
  { .name = "down", .activate = down_cb },
  { .name = "part", .activate = part_cb, .parameter_type = "s" },
  { .name = "rules", .activate = rules_cb },
  { .name = "choose-map", .activate = choose_map_cb },
  { .name = "join-map", .activate = join_map_cb },
  { .name = "save-sheet", .activate = save_sheet_cb },
  { .name = "save-character", .activate = save_character_cb },
  { .name = "read-library", .activate = read_library_cb },
  { .name = "choose-picture", .activate = choose_picture_cb },
  { .name = "no-picture", .activate = no_picture_cb },
  { .name = NULL },
};

static void
told_cb (CraScenarioActivity *self, const char *words, guint n_lost)
{
  g_autofree char *text = NULL;

  if (n_lost == 0)
    text = g_strdup_printf (_ ("Removed %s"), words);
  else
    text = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "Removed %1$s; %2$u other has lost what it named",
                     "Removed %1$s; %2$u others have lost what they named", n_lost),
        words, n_lost);
  cra_activity_toast (CRA_ACTIVITY (self), text, TRUE);
}

static GtkWidget *
cra_scenario_activity_page (CraActivity *activity)
{
  return GTK_WIDGET (CRA_SCENARIO_ACTIVITY (activity)->page);
}

static void
cra_scenario_activity_set_document (CraActivity *activity, CreDocument *document)
{
  CraScenarioActivity *self = CRA_SCENARIO_ACTIVITY (activity);
  CreDocument *scenario = get_scenario (activity);

  if (self->printed != NULL)
    cra_setup_map_show (self->printed, NULL);
  g_clear_pointer (&self->begun, cr_state_free);
  cra_scenario_page_set_document (self->page,
                                  scenario != NULL ? CRE_SCENARIO_DOCUMENT (scenario) : NULL);
  if (scenario != NULL)
    g_signal_connect_object (scenario, "notify", G_CALLBACK (cra_activity_changed), self,
                             G_CONNECT_SWAPPED);
}

/* Begun on a map, it opens a new scenario of that map in a window of its own. */
static void
cra_scenario_activity_begin (CraActivity *activity, const char *how)
{
  CreDocument *document = cra_activity_get_document (activity);
  g_autoptr (GError) error = NULL;
  CreScenarioDocument *made;

  if (get_scenario (activity) != NULL) {
    cra_activity_show (activity);
    return;
  }
  if (cre_document_get_file (document) == NULL) {
    cra_activity_toast (activity, _ ("Save the map first: a scenario names its file"), FALSE);
    cra_activity_changed (activity);
    return;
  }
  made = cre_scenario_document_new (CRE_MAP_DOCUMENT (document), &error);
  if (made == NULL)
    cra_activity_show_error (activity, error);
  else
    cra_activity_open (activity, CRE_DOCUMENT (made), "scenario", NULL);
}

static const char *
cra_scenario_activity_get_undo_label (CraActivity *activity)
{
  CreDocument *document = get_scenario (activity);

  return document != NULL ? cre_document_get_undo_label (document) : NULL;
}

static const char *
cra_scenario_activity_get_redo_label (CraActivity *activity)
{
  CreDocument *document = get_scenario (activity);

  return document != NULL ? cre_document_get_redo_label (document) : NULL;
}

static void
cra_scenario_activity_undo (CraActivity *activity)
{
  cra_scenario_page_settle (CRA_SCENARIO_ACTIVITY (activity)->page);
  cre_document_undo (get_scenario (activity));
}

static void
cra_scenario_activity_redo (CraActivity *activity)
{
  cra_scenario_page_settle (CRA_SCENARIO_ACTIVITY (activity)->page);
  cre_document_redo (get_scenario (activity));
}

static const CrState *
get_state_cb (gpointer game)
{
  return CRA_SCENARIO_ACTIVITY (game)->begun;
}

/* The game is made for its men; a scenario that cannot be played prints none. */
static void
begin_printing (CraScenarioActivity *self, CreScenarioDocument *document, CreMapDocument *map)
{
  const CrCharacters *library = cre_scenario_document_get_library (document);

  if (self->printed == NULL)
    self->printed = g_object_ref_sink (g_object_new (CRA_TYPE_SETUP_MAP, NULL));
  cra_setup_map_show (self->printed, document);
  g_clear_pointer (&self->begun, cr_state_free);
  if (library != NULL)
    self->begun = cr_state_new_scenario (cre_map_document_get_castle (map),
                                         cre_scenario_document_get (document), library, 0, NULL);
}

/* Prints the map with the areas of the set-up, and all men as counters. */
static void
cra_scenario_activity_print (CraActivity *activity)
{
  CraScenarioActivity *self = CRA_SCENARIO_ACTIVITY (activity);
  CreDocument *document = get_scenario (activity);
  CreMapDocument *map =
      document != NULL ? cre_scenario_document_get_map (CRE_SCENARIO_DOCUMENT (document)) : NULL;
  CraPrintSource source;

  if (map == NULL) {
    say_no_map (activity);
    return;
  }
  cra_scenario_page_settle (self->page);
  begin_printing (self, CRE_SCENARIO_DOCUMENT (document), map);
  source = cra_setup_map_get_print_source (self->printed);
  source.get_state = get_state_cb;
  source.game = self;
  source.men = self->begun != NULL ? N_ ("Of the scenario") : NULL;
  cra_print_window_show (activity, document, &source);
}

static const char *
cra_scenario_activity_get_help (CraActivity *activity)
{
  return "scenario";
}

static void
cra_scenario_activity_settle (CraActivity *activity)
{
  cra_scenario_page_settle (CRA_SCENARIO_ACTIVITY (activity)->page);
}

static void
cra_scenario_activity_list_areas (CraActivity *activity, GPtrArray *areas)
{
  cra_scenario_page_list_areas (CRA_SCENARIO_ACTIVITY (activity)->page, areas);
}

static gboolean
cra_scenario_activity_enter_area (CraActivity *activity, GtkWidget *area)
{
  return cra_scenario_page_enter_area (CRA_SCENARIO_ACTIVITY (activity)->page, area);
}

static void
cra_scenario_activity_set_size (CraActivity *activity, int width, int height)
{
  cra_scenario_page_set_size (CRA_SCENARIO_ACTIVITY (activity)->page, width, height);
}

static void
cra_scenario_activity_dispose (GObject *object)
{
  CraScenarioActivity *self = CRA_SCENARIO_ACTIVITY (object);

  g_clear_object (&self->page);
  g_clear_object (&self->printed);
  g_clear_pointer (&self->begun, cr_state_free);
  G_OBJECT_CLASS (cra_scenario_activity_parent_class)->dispose (object);
}

static void
cra_scenario_activity_class_init (CraScenarioActivityClass *klass)
{
  CraActivityClass *activity_class = CRA_ACTIVITY_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_scenario_activity_dispose;
  activity_class->prefix = "scenario";
  activity_class->title = N_ ("Scenario");
  activity_class->icon = "document-edit-symbolic";
  activity_class->document_type = CRE_TYPE_SCENARIO_DOCUMENT;
  activity_class->begins_from[0] = CRE_TYPE_MAP_DOCUMENT;
  activity_class->get_page = cra_scenario_activity_page;
  activity_class->set_document = cra_scenario_activity_set_document;
  activity_class->begin = cra_scenario_activity_begin;
  activity_class->get_undo_label = cra_scenario_activity_get_undo_label;
  activity_class->get_redo_label = cra_scenario_activity_get_redo_label;
  activity_class->undo = cra_scenario_activity_undo;
  activity_class->redo = cra_scenario_activity_redo;
  activity_class->print = cra_scenario_activity_print;
  activity_class->get_help = cra_scenario_activity_get_help;
  activity_class->settle = cra_scenario_activity_settle;
  activity_class->list_areas = cra_scenario_activity_list_areas;
  activity_class->enter_area = cra_scenario_activity_enter_area;
  activity_class->set_size = cra_scenario_activity_set_size;
}

static void
cra_scenario_activity_init (CraScenarioActivity *self)
{
  self->page = g_object_ref_sink (g_object_new (CRA_TYPE_SCENARIO_PAGE, NULL));
  g_signal_connect_swapped (self->page, "told", G_CALLBACK (told_cb), self);
  cra_activity_add_actions (CRA_ACTIVITY (self), entries);
}

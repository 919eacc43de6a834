/* test-scenario.c: a scenario is made from nothing, and its first turn is played: once by the
 * pointer, once by keys alone. Rules: MAP-04; design/window.md, page Scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "hand.h"
#include "play-stage.h"

#include "cra-field-change.h"
#include "cra-field-local.h"
#include "cra-map-view-private.h"
#include "cra-part-list.h"
#include "cra-part.h"
#include "cra-parts.h"
#include "cra-row-form.h"
#include "cra-row-table.h"
#include "cra-row-words.h"
#include "cra-scenario-activity.h"
#include "cra-scenario-page.h"
#include "cra-scenario-sheet.h"
#include "cra-sheet-pages.h"

#include "cr-scenario-edit.h"

/* So many steps of Tab or F6 lead from anywhere to anywhere of a page. */
#define MOST_STEPS 60

/* The other window than that of the map: the scenario is begun in one of its own. */
static CraWindow *
find_other (Stage *stage)
{
  for (GList *item = gtk_application_get_windows (GTK_APPLICATION (stage->application));
       item != NULL; item = item->next)
    if (CRA_IS_WINDOW (item->data) && item->data != (gpointer) stage->window)
      return item->data;
  return NULL;
}

/* The scenario's window takes the place of that of the map. */
static void
follow (Stage *stage, Hand *hand)
{
  CraWindow *map = stage->window;

  WAIT_UNTIL (find_other (stage) != NULL);
  stage->window = find_other (stage);
  gtk_window_destroy (GTK_WINDOW (map));
  hand->window = stage->window;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage->window));
  WAIT_UNTIL (hand_find_type (GTK_WIDGET (stage->window), CRA_TYPE_SCENARIO_PAGE) != NULL);
  pointer_rest (hand_find_type (GTK_WIDGET (stage->window), CRA_TYPE_SCENARIO_PAGE));
}

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_open_castle ("border-castle"));
}

static GtkWidget *
get_page (Stage *stage)
{
  return cra_activity_get_page (cra_window_get_activity (stage->window, "scenario"));
}

/* The middle of the page. */
static GtkWidget *
get_part (Stage *stage)
{
  return hand_find_type (get_page (stage), CRA_TYPE_PART);
}

static const CrScenario *
get_scenario (Stage *stage)
{
  return cre_scenario_document_get (CRE_SCENARIO_DOCUMENT (stage->window->document));
}

/* What the row in hand says; a field may be on its way there. */
static GtkWidget *
get_form (Stage *stage)
{
  pointer_rest (get_page (stage));
  return hand_find_type (get_page (stage), CRA_TYPE_ROW_FORM);
}

/* Everything that the two of them make is the same. */
static void
assert_made (const CrScenario *scenario)
{
  const CrScenarioArea *south = cr_scenario_get_area (scenario, 0);
  const CrCondition *hold = cr_scenario_get_condition (scenario, 0);

  g_assert_cmpuint (scenario->sides->len, ==, 2);
  g_assert_cmpuint (scenario->forces->len, ==, 2);
  g_assert_cmpuint (scenario->men->len, ==, 3);
  g_assert_cmpuint (scenario->faults->len, ==, 0);
  g_assert_cmpuint (scenario->conditions->len, ==, 1);
  g_assert_cmpint (scenario->last_turn, ==, 4);
  g_assert_cmpstr (cr_node_get (cr_scenario_get_force (scenario, 0)->node, "name"), ==, "Assault");
  g_assert_cmpint (cr_scenario_get_force (scenario, 0)->area, ==, 0);
  g_assert_cmpint (south->side, ==, 0);
  g_assert_cmpint (g_array_index (south->terms, CrAreaTerm, 0).kind, ==, CR_TERM_EDGE);
  g_assert_cmpint (cr_scenario_get_force (scenario, 1)->side, ==, 1);
  g_assert_cmpint (cr_scenario_get_area (scenario, 1)->side, ==, 1);
  g_assert_cmpint (hold->kind, ==, CR_CONDITION_HOLD);
  g_assert_cmpint (hold->side, ==, 0);
}

/* (transfer full): a file of this test */
static char *
name_file (const char *name)
{
  g_autofree char *folder =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "tests", "app", "home", "scenario", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  return g_build_filename (folder, name, NULL);
}

/* (transfer full): what was ordered, a line each */
static char *
list_orders (const CrPlaylog *log)
{
  GString *orders = g_string_new (NULL);

  for (guint i = 0; i < log->played->len; i++)
    g_string_append_printf (orders, "%s\n", ((const CrPlayed *) log->played->pdata[i])->order);
  return g_string_free (orders, FALSE);
}

/* The file of the scenario, the same orders and dice: the game comes to where it is here. */
static void
assert_plays_the_same (Stage *stage)
{
  const CrPlaylog *log = cre_play_get_log (play_stage_get_play (stage));
  const CrPlayed *last = log->played->pdata[log->played->len - 1];
  g_autofree char *path = name_file ("made.scenario.xml"), *to = name_file ("orders");
  g_autofree char *played = name_file ("game.play.xml"), *orders = list_orders (log);
  g_autofree char *seed = g_strdup_printf ("--seed=%" G_GUINT64_FORMAT, log->seed);
  g_autofree char *cli =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  const char *argv[] = { cli, "play", path, seed, "--orders", to, "--log", played, NULL };
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  int status;

  g_assert_true (cre_document_save (stage->window->document, file, &error));
  g_assert_true (g_file_set_contents (to, orders, -1, &error));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL,
                               NULL, NULL, &status, &error));
  g_assert_cmpint (status, ==, 0);
  g_assert_true (g_file_get_contents (played, &text, NULL, &error));
  g_assert_nonnull (strstr (text, last->digest));
}

/* The pointer. */

/* A button of the part that adds something. */
static void
press_add (Stage *stage, Hand *hand, const char *text)
{
  const CrScenario *before = get_scenario (stage);

  hand_press (hand, get_part (stage), text);
  WAIT_UNTIL (get_scenario (stage) != before);
}

static gboolean
has_in_hand (Stage *stage, const char *text)
{
  const CrNode *row = cra_part_get_row (CRA_PART (get_part (stage)));
  g_autofree char *words =
      row != NULL ? cra_row_dup_plain (CRE_SCENARIO_DOCUMENT (stage->window->document), row) : NULL;

  return g_strcmp0 (words, text) == 0;
}

static void
press_row (Stage *stage, Hand *hand, const char *text)
{
  hand_press (hand, get_part (stage), text);
  WAIT_UNTIL (has_in_hand (stage, text));
}

static void
go_to_part (Stage *stage, Hand *hand, const char *part)
{
  hand_press (hand, get_page (stage), part);
  pointer_rest (get_page (stage));
}

static void
make_forces (Stage *stage, Hand *hand)
{
  go_to_part (stage, hand, "Forces");
  press_row (stage, hand, "The besiegers");
  press_add (stage, hand, "Group");
  hand_fill (hand, get_form (stage), "Name", "Assault");
  press_add (stage, hand, "Man");
  press_add (stage, hand, "Man");
  /* A man whose side has no group yet comes with one. */
  press_row (stage, hand, "The garrison");
  press_add (stage, hand, "Man");
  press_row (stage, hand, "New group");
  hand_fill (hand, get_form (stage), "Name", "Watch");
}

static void
make_areas (Stage *stage, Hand *hand)
{
  go_to_part (stage, hand, "Set-up");
  press_add (stage, hand, "Area");
  hand_fill (hand, get_form (stage), "Name", "South");
  press_row (stage, hand, "all hexes, none of which is drawn yet");
  hand_pick (hand, get_form (stage), "About", "a side of the map");
  hand_pick (hand, get_form (stage), "Which", "3");
  press_add (stage, hand, "Area");
  hand_fill (hand, get_form (stage), "Name", "Walls");
  hand_pick (hand, get_form (stage), "Side", "The garrison");
  /* It may be below those of the first. */
  cra_part_choose (
      CRA_PART (get_part (stage)),
      g_array_index (cr_scenario_get_area (get_scenario (stage), 1)->terms, CrAreaTerm, 0).node);
  hand_pick (hand, get_form (stage), "About", "where men stand");
  go_to_part (stage, hand, "Forces");
  press_row (stage, hand, "Assault");
  hand_pick (hand, get_form (stage), "Set up", "South");
  press_row (stage, hand, "Watch");
  hand_pick (hand, get_form (stage), "Set up", "Walls");
}

static void
make_end (Stage *stage, Hand *hand)
{
  go_to_part (stage, hand, "Rules");
  press_add (stage, hand, "Length");
  hand_fill (hand, get_form (stage), "Last turn", "4");
  go_to_part (stage, hand, "Victory");
  press_add (stage, hand, "Victory");
  press_add (stage, hand, "Hold areas");
  WAIT_UNTIL (get_scenario (stage)->conditions->len == 1);
}

static CrPoint
find_point (Stage *stage, const char *hex)
{
  CrPlace place;

  g_assert_true (
      cr_map_parse_place (cr_state_get_map (play_stage_get_state (stage)), hex, &place, NULL));
  return play_stage_find_point (stage, place);
}

static void
click_hex (Stage *stage, Hand *hand, const char *hex)
{
  CrPoint at = find_point (stage, hex);

  pointer_rest (play_stage_get_canvas (stage));
  pointer_click (play_stage_get_canvas (stage), at.x, at.y);
  pointer_rest (play_stage_get_canvas (stage));
  hand_spend (hand, HAND_CLICK);
}

static guint
count_orders (Stage *stage)
{
  return cre_play_get_log (play_stage_get_play (stage))->played->len;
}

/* The first man in the tray, then his hex; who is put leaves the tray. */
static void
put (Stage *stage, Hand *hand, const char *hex)
{
  GtkWidget *tray = GTK_WIDGET (play_stage_get_page (stage)->tray);
  guint n = count_orders (stage);

  hand_click (hand, gtk_widget_get_first_child (hand_find_type (tray, GTK_TYPE_GRID_VIEW)));
  click_hex (stage, hand, hex);
  WAIT_UNTIL (count_orders (stage) == n + 1);
}

static void
end_phase (Stage *stage, Hand *hand)
{
  guint n = count_orders (stage);

  hand_press (hand, GTK_WIDGET (play_stage_get_page (stage)), "Ctrl+Enter");
  WAIT_UNTIL (count_orders (stage) > n);
}

static gboolean
is_moving (Stage *stage)
{
  const CrPhase *phase = cr_state_get_phase (play_stage_get_state (stage));

  return phase != NULL && g_str_equal (phase->id, "movement") &&
         cr_state_get_actor (play_stage_get_state (stage)) == 0;
}

static int
get_turn (Stage *stage)
{
  return cr_state_get_turn (play_stage_get_state (stage))->number;
}

static void
play_turn (Stage *stage, Hand *hand)
{
  guint n;

  hand_press (hand, get_page (stage), "Play it");
  play_stage_wait (stage);
  put (stage, hand, "5,16");
  put (stage, hand, "7,16");
  end_phase (stage, hand);
  put (stage, hand, "9,12");
  end_phase (stage, hand);
  while (!is_moving (stage))
    end_phase (stage, hand);
  n = count_orders (stage);
  click_hex (stage, hand, "5,16");
  click_hex (stage, hand, "5,15");
  WAIT_UNTIL (count_orders (stage) == n + 1);
  while (get_turn (stage) < 2)
    end_phase (stage, hand);
}

static void
test_pointer (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };

  hand_press (&hand, GTK_WIDGET (stage->window), "Scenario");
  follow (stage, &hand);
  make_forces (stage, &hand);
  make_areas (stage, &hand);
  make_end (stage, &hand);
  assert_made (get_scenario (stage));
  play_turn (stage, &hand);
  assert_plays_the_same (stage);
}

/* Keys alone. */

static void
press_key (Stage *stage, Hand *hand, guint key, guint modifier)
{
  hand_key (hand, GTK_WIDGET (stage->window), key, modifier);
  pointer_rest (GTK_WIDGET (stage->window));
}

static gboolean
is_within (GtkWidget *focus, GtkWidget *widget)
{
  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Step by step until the keys go to that widget. */
static void
step_to (Stage *stage, Hand *hand, guint key, GtkWidget *widget)
{
  for (int i = 0; !is_within (hand_get_focus (hand), widget) && i < MOST_STEPS; i++)
    press_key (stage, hand, key, 0);
  g_assert_true (is_within (hand_get_focus (hand), widget));
}

/* Whether that part is the chosen one of the list. */
static gboolean
is_part (CraPartList *list, const char *id)
{
  guint n;

  return g_str_equal (cra_parts_get (&n)[cra_part_list_get (list)].id, id);
}

static void
key_part (Stage *stage, Hand *hand, const char *id)
{
  GtkWidget *list = hand_find_type (get_page (stage), CRA_TYPE_PART_LIST);

  step_to (stage, hand, GDK_KEY_F6, list);
  press_key (stage, hand, GDK_KEY_Home, 0);
  for (int i = 0; !is_part (CRA_PART_LIST (list), id) && i < MOST_STEPS; i++)
    press_key (stage, hand, GDK_KEY_Down, 0);
  g_assert_true (is_part (CRA_PART_LIST (list), id));
  pointer_rest (get_page (stage));
}

static void
go_to_rows (Stage *stage, Hand *hand)
{
  step_to (stage, hand, GDK_KEY_F6, get_part (stage));
  step_to (stage, hand, GDK_KEY_Tab, hand_find_type (get_part (stage), CRA_TYPE_ROW_TABLE));
}

/* A row of the table, from its top. */
static void
key_row (Stage *stage, Hand *hand, const char *text)
{
  go_to_rows (stage, hand);
  press_key (stage, hand, GDK_KEY_Home, 0);
  for (int i = 0; !has_in_hand (stage, text) && i < MOST_STEPS; i++)
    press_key (stage, hand, GDK_KEY_Down, 0);
  g_assert_true (has_in_hand (stage, text));
}

static void
key_insert (Stage *stage, Hand *hand, guint with)
{
  const CrScenario *before = get_scenario (stage);

  hand_key (hand, GTK_WIDGET (stage->window), GDK_KEY_Insert, with);
  WAIT_UNTIL (get_scenario (stage) != before);
  pointer_rest (get_page (stage));
}

/* Insert, which adds within the row in hand or one like it. */
static void
key_add (Stage *stage, Hand *hand)
{
  key_insert (stage, hand, 0);
}

static void
key_outer (Stage *stage, Hand *hand)
{
  key_insert (stage, hand, GDK_KEY_Shift_L);
}

static void
key_field (Stage *stage, Hand *hand, const char *label)
{
  step_to (stage, hand, GDK_KEY_F6, get_form (stage));
  step_to (stage, hand, GDK_KEY_Tab, hand_find_row (get_form (stage), label));
}

static void
key_text (Stage *stage, Hand *hand, const char *label, const char *text)
{
  key_field (stage, hand, label);
  hand_key (hand, GTK_WIDGET (stage->window), GDK_KEY_a, GDK_KEY_Control_L);
  hand_type (hand, GTK_WIDGET (stage->window), text);
  hand_key (hand, GTK_WIDGET (stage->window), GDK_KEY_Return, 0);
  WAIT_UNTIL (g_str_equal (
      gtk_editable_get_text (GTK_EDITABLE (hand_find_row (get_form (stage), label))), text));
}

static const char *
get_chosen (GtkWidget *drop_down)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (drop_down));

  return chosen != NULL ? gtk_string_object_get_string (chosen) : NULL;
}

/* The list is opened, and walked through from its top. */
static void
key_choice (Stage *stage, Hand *hand, const char *label, const char *item)
{
  GListModel *model;
  guint steps = 0;
  GtkWidget *field;

  key_field (stage, hand, label);
  field = hand_find_row (get_form (stage), label);
  model = gtk_drop_down_get_model (GTK_DROP_DOWN (field));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), item))
      steps = i;
  press_key (stage, hand, GDK_KEY_space, 0);
  WAIT_UNTIL (hand_find_type (field, GTK_TYPE_POPOVER) != NULL);
  WAIT_UNTIL (is_within (hand_get_focus (hand), hand_find_type (field, GTK_TYPE_POPOVER)));
  press_key (stage, hand, GDK_KEY_Home, 0);
  for (; steps > 0; steps--)
    press_key (stage, hand, GDK_KEY_Down, 0);
  press_key (stage, hand, GDK_KEY_Return, 0);
  WAIT_UNTIL (g_strcmp0 (get_chosen (hand_find_row (get_form (stage), label)), item) == 0);
}

static void
key_forces (Stage *stage, Hand *hand)
{
  key_part (stage, hand, "forces");
  key_row (stage, hand, "The besiegers");
  key_add (stage, hand);
  key_text (stage, hand, "Name", "Assault");
  go_to_rows (stage, hand);
  key_add (stage, hand);
  key_add (stage, hand);
  key_row (stage, hand, "The garrison");
  key_add (stage, hand);
  key_text (stage, hand, "Name", "Watch");
  go_to_rows (stage, hand);
  key_add (stage, hand);
}

static void
key_areas (Stage *stage, Hand *hand)
{
  key_part (stage, hand, "setup");
  go_to_rows (stage, hand);
  key_add (stage, hand);
  key_text (stage, hand, "Name", "South");
  go_to_rows (stage, hand);
  press_key (stage, hand, GDK_KEY_Down, 0);
  key_choice (stage, hand, "About", "a side of the map");
  key_choice (stage, hand, "Which", "3");
  go_to_rows (stage, hand);
  key_outer (stage, hand);
  key_text (stage, hand, "Name", "Walls");
  key_choice (stage, hand, "Side", "The garrison");
  go_to_rows (stage, hand);
  press_key (stage, hand, GDK_KEY_Down, 0);
  key_choice (stage, hand, "About", "where men stand");
  key_part (stage, hand, "forces");
  key_row (stage, hand, "Assault");
  key_choice (stage, hand, "Set up", "South");
  key_row (stage, hand, "Watch");
  key_choice (stage, hand, "Set up", "Walls");
}

/* Insert makes what is lacking: of victories first one, then what it takes; of rules the length. */
static void
key_end (Stage *stage, Hand *hand)
{
  key_part (stage, hand, "rules");
  step_to (stage, hand, GDK_KEY_F6, get_part (stage));
  step_to (stage, hand, GDK_KEY_Tab,
           gtk_widget_get_parent (hand_find (get_part (stage), "Length")));
  press_key (stage, hand, GDK_KEY_Return, 0);
  key_text (stage, hand, "Last turn", "4");
  key_part (stage, hand, "victory");
  step_to (stage, hand, GDK_KEY_F6, get_part (stage));
  key_add (stage, hand);
  key_add (stage, hand);
  WAIT_UNTIL (get_scenario (stage)->conditions->len == 1);
}

static void
key_order (Stage *stage, Hand *hand, const char *text)
{
  guint n = count_orders (stage);

  hand_key (hand, GTK_WIDGET (stage->window), GDK_KEY_o, 0);
  WAIT_UNTIL (GTK_IS_TEXT (hand_get_focus (hand)));
  hand_type (hand, GTK_WIDGET (stage->window), text);
  hand_key (hand, GTK_WIDGET (stage->window), GDK_KEY_Return, 0);
  WAIT_UNTIL (count_orders (stage) == n + 1);
  press_key (stage, hand, GDK_KEY_Escape, 0);
}

static void
key_turn (Stage *stage, Hand *hand)
{
  press_key (stage, hand, GDK_KEY_F5, 0);
  play_stage_wait (stage);
  key_order (stage, hand, "place roland at 0516");
  key_order (stage, hand, "place clarence at 0716");
  key_order (stage, hand, "end");
  key_order (stage, hand, "place conrad at 0912");
  while (get_turn (stage) < 2) {
    if (is_moving (stage) && count_orders (stage) < 12)
      key_order (stage, hand, "move roland to 0515");
    key_order (stage, hand, "end");
  }
}

static void
test_keys (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };

  hand_key (&hand, GTK_WIDGET (stage->window), GDK_KEY_2, GDK_KEY_Alt_L);
  follow (stage, &hand);
  key_forces (stage, &hand);
  key_areas (stage, &hand);
  key_end (stage, &hand);
  assert_made (get_scenario (stage));
  key_turn (stage, &hand);
  assert_plays_the_same (stage);
}

/* The sheet is a file of the kind that its name ends with. */
static void
test_sheet (void)
{
  static const struct {
    const char *name, *start;
  } cases[] = {
    { "sheet.pdf", "%PDF" },
    { "sheet.html", "<!DOCTYPE html>" },
    { "sheet.txt", "Nineteen Days\n" },
  };
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-breach.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("sheet-XXXXXX", &error);
  g_autoptr (CreDocument) document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *to = g_build_filename (folder, cases[i].name, NULL), *text = NULL;

    g_assert_true (cra_scenario_sheet_write (CRE_SCENARIO_DOCUMENT (document), to, &error));
    g_assert_true (g_file_get_contents (to, &text, NULL, NULL));
    g_assert_true (g_str_has_prefix (text, cases[i].start));
    g_assert_cmpint (g_remove (to), ==, 0);
  }
  g_assert_false (
      cra_scenario_sheet_write (CRE_SCENARIO_DOCUMENT (document), "/nowhere/sheet.txt", &error));
  g_assert_nonnull (error);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The first row of that element: of the scenario, or of its first group. */
static const CrNode *
first (CreScenarioDocument *document, const char *element)
{
  const CrScenario *scenario = cre_scenario_document_get (document);

  return g_str_equal (element, "man") ? cr_scenario_get_man (scenario, 0)->node
                                      : cr_node_find (scenario->root, element);
}

/* Does what choosing that value of the field of the row does. */
static void
choose_of (CreScenarioDocument *document, const CrNode *row, const char *label, const char *value)
{
  const char *title;
  const CraField *field = cra_field_list (row, &title);

  while (!g_str_equal (field->label, label))
    field++;
  cre_scenario_document_apply (document, field->set (field, document, row, value, &row), label, 0);
}

/* Likewise of the first of those; what it says then is asked for. */
static const CrNode *
choose (CreScenarioDocument *document, const char *element, const char *label, const char *value)
{
  const CrNode *row = first (document, element);
  const char *title;
  const CraField *field = cra_field_list (row, &title);

  choose_of (document, row, label, value);
  while (!g_str_equal (field->label, label))
    field++;
  row = first (document, element);
  if (field->get (field, document, row) == NULL)
    g_assert_null (value);
  else
    g_assert_cmpstr (field->get (field, document, row), ==, value);
  return row;
}

static void
add_row (CreScenarioDocument *document, CrNode *row)
{
  cre_scenario_document_apply (
      document, cr_scenario_add (cre_scenario_document_get (document), NULL, NULL, row), "add", 0);
}

/* (transfer full): what the pages of the sheet say to who listens to them */
static char *
dup_sheet (CraSheetPages *pages, CreScenarioDocument *document)
{
  g_autoptr (CrAid) aid = cra_scenario_sheet_new (document);
  char *text = cr_aid_dup_text (aid);
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (pages));

  while (!gtk_widget_has_css_class (box, "sheet-pages"))
    box = gtk_widget_get_first_child (box);
  g_assert_null (gtk_test_accessible_check_property (GTK_ACCESSIBLE (box),
                                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text));
  g_assert_nonnull (gtk_widget_get_first_child (box));
  return text;
}

/* It is seen as it is printed, and follows what is changed. */
static void
test_pages (void)
{
  g_autoptr (CreScenarioDocument) document = stage_open_scenario ("border-breach");
  CraSheetPages *pages = CRA_SHEET_PAGES (g_object_ref_sink (cra_sheet_pages_new ()));
  g_autofree char *before = NULL, *after = NULL;

  cra_sheet_pages_show (pages, document);
  before = dup_sheet (pages, document);
  g_assert_nonnull (strstr (before, "Nineteen Days"));
  g_assert_null (strstr (before, "Terrain of this scenario"));
  add_row (document, cra_field_local_new (document));
  choose (document, "option", "On foot", "4");
  cra_sheet_pages_show (pages, document);
  after = dup_sheet (pages, document);
  g_assert_nonnull (strstr (after, "Terrain of this scenario"));
  cra_sheet_pages_show (pages, NULL);
  g_object_unref (pages);
}

/* What a terrain is here, and what is otherwise in the castle as it begins, by their fields. */
static void
test_fields (void)
{
  g_autoptr (CreScenarioDocument) document = stage_open_scenario ("border-market-day");
  const CrNode *row;

  add_row (document, cra_field_local_new (document));
  choose (document, "option", "Terrain", "scrub");
  choose (document, "option", "On foot", "3");
  choose (document, "option", "Cover", "medium");
  row = choose (document, "option", "On foot", NULL);
  g_assert_cmpstr (cr_node_get (row, "id"), ==, "terrain.scrub");
  g_assert_cmpstr (cr_node_get (row, "value"), ==, "cover medium");
  while ((row = cr_node_find (cre_scenario_document_get (document)->root, "change")) != NULL)
    cre_scenario_document_apply (
        document, cr_scenario_remove (cre_scenario_document_get (document), row, NULL), "-", 0);
  add_row (document, cra_field_change_new_heap (document));
  g_assert_cmpuint (cre_scenario_document_get (document)->plights->len, ==, 1);
  g_assert_cmpuint (cre_scenario_document_get (document)->faults->len, ==, 0);
  add_row (document, cra_field_change_new (document));
  row = cr_node_find (cre_scenario_document_get (document)->root, "change");
  g_assert_true (g_str_has_prefix (cr_node_get (row, "with"), "open@"));
  choose (document, "change", "There is", "without hoarding");
  row = choose (document, "change", "Hexes or sides", "9,5:N");
  g_assert_null (cr_node_get (row, "with"));
  g_assert_cmpstr (cr_node_get (row, "without"), ==, "hoarding@9,5:N");
}

/* What a man has is set where he is chosen; what he is in the library stays. */
static void
test_weapons (void)
{
  g_autoptr (CreScenarioDocument) document = stage_open_scenario ("border-breach");
  const CrNode *man = choose (document, "man", "Shoots and throws", "javelin");
  const char *id = cr_node_get (man, "character");
  const CrCharacter *character;
  g_autofree char *cell = NULL;
  guint n = cre_scenario_document_get (document)->men->len;

  choose_of (document, man, "Carries", "axe hammer");
  character = cr_characters_find (cre_scenario_document_get_library (document), id);
  g_assert_cmpstr (character->weapons[0], ==, "javelin");
  g_assert_null (character->weapons[1]);
  g_assert_cmpint (character->tools, ==, CR_TOOL_AXE | CR_TOOL_HAMMER);
  g_assert_cmpint (character->foot.attack[CR_CHARACTER_WHOLE].value, ==, 24);
  g_assert_cmpuint (cre_scenario_document_get (document)->men->len, ==, n);
  cell = cra_row_weapons (document, man);
  g_assert_cmpstr (cell, ==, "Javelin, axe, hammer");
  choose_of (document, man, "Shoots and throws", "");
  character = cr_characters_find (cre_scenario_document_get_library (document), id);
  g_assert_null (character->weapons[0]);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ()) {
    g_print ("1..0 # SKIP no pointer to drive\n");
    return 0;
  }
  g_test_add_func ("/app/scenario/sheet", test_sheet);
  g_test_add_func ("/app/scenario/fields", test_fields);
  g_test_add_func ("/app/scenario/weapons", test_weapons);
  g_test_add_func ("/app/scenario/pages", test_pages);
  g_test_add ("/app/scenario/pointer", Stage, NULL, set_up, test_pointer, stage_tear_down);
  g_test_add ("/app/scenario/keys", Stage, NULL, set_up, test_keys, stage_tear_down);
  return g_test_run ();
}

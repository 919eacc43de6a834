/* test-focus.c: the window by keys alone: letters, areas, tab stops.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window sections 7 and 8. */
#include "cra-map-page-private.h"
#include "cra-window-private.h"
#include "pointer.h"
#include "tour.h"

#include "cre-tools.h"

/* Of one page, with all that is shown at its widest (design/window section 8). */
#define MOST_STOPS 25

typedef struct {
  const char *language;
  int width, height;
} Screen;

static const Screen screens[] = { { "en", 1600, 1000 },
                                  { "fr", 1600, 1000 },
                                  { "en", 1100, 720 },
                                  { "fr", 1100, 720 } };

/* @data: (nullable): a #Screen */
static void
set_up (Stage *stage, gconstpointer data)
{
  const Screen *screen = data;

  tour_speak (screen != NULL ? screen->language : "en");
  stage_set_up (stage, stage_new_document (12, 9));
  if (screen != NULL)
    tour_resize (stage->window, screen->width, screen->height);
}

static GtkWidget *
get_focus (Stage *stage)
{
  return gtk_root_get_focus (GTK_ROOT (stage->window));
}

static void
take_tool (Stage *stage, const char *id)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.tool",
                                      g_variant_new_string (id));
}

/* What a widget is called, and what it is. */
static char *
describe (GtkWidget *widget)
{
  g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                              GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return g_strdup_printf ("%s %s in %s", name, G_OBJECT_TYPE_NAME (widget),
                          parent != NULL ? G_OBJECT_TYPE_NAME (parent) : "nothing");
}

/* Tab from the first stop, until it comes round to it again. */
static GPtrArray *
walk (Stage *stage, GtkDirectionType direction)
{
  GPtrArray *stops = g_ptr_array_new ();

  gtk_window_set_focus (GTK_WINDOW (stage->window), NULL);
  while (stops->len < MOST_STOPS * 4) {
    gboolean moved = gtk_widget_child_focus (GTK_WIDGET (stage->window), direction);
    GtkWidget *focus = get_focus (stage);

    if (!moved || (stops->len > 0 && focus == stops->pdata[0]))
      break;
    /* It would stay here for good. */
    g_assert_false (g_ptr_array_find (stops, focus, NULL));
    g_ptr_array_add (stops, focus);
  }
  return stops;
}

static void
log_stops (const char *page, const GPtrArray *stops)
{
  g_test_message ("%s: %u stops", page, stops->len);
  for (guint i = 0; i < stops->len; i++) {
    g_autofree char *line = describe (stops->pdata[i]);

    g_test_message ("  %2u %s", i + 1, line);
  }
}

static void
count_stops (Stage *stage, const char *page)
{
  g_autoptr (GPtrArray) stops = NULL;

  pointer_rest (GTK_WIDGET (stage->window));
  stops = walk (stage, GTK_DIR_TAB_FORWARD);
  log_stops (page, stops);
  if (stops->len >= MOST_STOPS)
    g_test_fail ();
}

static void
test_stops (Stage *stage, gconstpointer data)
{
  guint n;
  const CreToolInfo *tools = cre_tools_get (&n);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1600, 1000);
  for (guint i = 0; i < n; i++) {
    take_tool (stage, tools[i].id);
    count_stops (stage, tools[i].id);
  }
}

/* While a game is played, at both sizes. */
static void
test_stops_play (Stage *stage, gconstpointer data)
{
  tour_play (stage->window);
  count_stops (stage, "play");
  tour_resize (stage->window, 1100, 720);
  count_stops (stage, "play, small");
  /* The next window is as large as this one was. */
  tour_resize (stage->window, screens[0].width, screens[0].height);
  stage->window->let_go = cra_window_get_work (stage->window);
}

static gboolean
is_in_hand (Stage *stage, const char *id)
{
  return g_strcmp0 (cra_map_page_get_tool (stage_get_map_page (stage->window)), id) == 0;
}

static GtkWidget *
get_canvas (Stage *stage)
{
  return GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));
}

/* With the focus on any stop a letter takes a tool, unless it is typed there. */
static void
test_letters (Stage *stage, gconstpointer data)
{
  g_autoptr (GPtrArray) stops = walk (stage, GTK_DIR_TAB_FORWARD);
  guint n_typed = 0;

  for (guint i = 0; i < stops->len; i++) {
    GtkWidget *stop = stops->pdata[i];
    gboolean typed = GTK_IS_TEXT (stop);

    take_tool (stage, "select");
    gtk_widget_grab_focus (stop);
    pointer_key (GTK_WIDGET (stage->window), typed ? GDK_KEY_w : GDK_KEY_l, 0);
    if (typed) {
      WAIT_UNTIL (strchr (gtk_editable_get_text (GTK_EDITABLE (stop)), 'w') != NULL);
      g_assert_true (is_in_hand (stage, "select"));
    } else {
      WAIT_UNTIL (is_in_hand (stage, "fire"));
    }
    n_typed += typed;
  }
  g_assert_cmpuint (n_typed, >, 0);
  g_assert_cmpuint (n_typed, <, stops->len);
}

static void
press (Stage *stage, guint key)
{
  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (GTK_WIDGET (stage->window), key, 0);
}

/* With a hex selected, whichever tool is in hand, and with a shot in hand. */
static void
test_stops_full (Stage *stage, gconstpointer data)
{
  guint n;
  const CreToolInfo *tools = cre_tools_get (&n);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1600, 1000);
  press (stage, GDK_KEY_Right);
  press (stage, GDK_KEY_Return);
  for (guint i = 0; i < n; i++) {
    take_tool (stage, tools[i].id);
    count_stops (stage, tools[i].id);
  }
  take_tool (stage, "fire");
  press (stage, GDK_KEY_Return);
  for (int i = 0; i < 3; i++)
    press (stage, GDK_KEY_Down);
  press (stage, GDK_KEY_Return);
  count_stops (stage, "shot");
}

/* The list of recent files may change while the button is down: the menu opens all the same. */
static void
test_recent_click (Stage *stage, gconstpointer data)
{
  GtkWidget *button = GTK_WIDGET (stage->window->open_button);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (stage->window->open_button));

  pointer_rest (button);
  pointer_move (button, 20, 12);
  pointer_button (1, TRUE);
  WAIT_UNTIL (stage->window->is_pressed);
  g_signal_emit_by_name (gtk_recent_manager_get_default (), "changed");
  pointer_button (1, FALSE);
  WAIT_UNTIL (!stage->window->is_pressed);
  WAIT_UNTIL (gtk_widget_get_mapped (popover));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_Escape, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (popover));
}

/* After a menu has closed, too. */
static void
test_after_menu (Stage *stage, gconstpointer data)
{
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (stage->window->menu_button));

  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F10, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (popover));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_Escape, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (popover) &&
              !gtk_widget_is_ancestor (get_focus (stage), popover));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_t, 0);
  WAIT_UNTIL (is_in_hand (stage, "terrain"));
}

/* From every stop Esc ends on the map. */
static void
test_escape (Stage *stage, gconstpointer data)
{
  g_autoptr (GPtrArray) stops = walk (stage, GTK_DIR_TAB_FORWARD);

  for (guint i = 0; i < stops->len; i++) {
    gtk_widget_grab_focus (stops->pdata[i]);
    pointer_key (GTK_WIDGET (stage->window), GDK_KEY_Escape, 0);
    WAIT_UNTIL (get_focus (stage) == get_canvas (stage));
  }
}

static gboolean
is_within (Stage *stage, gpointer area)
{
  GtkWidget *focus = get_focus (stage);

  return focus != NULL && (focus == area || gtk_widget_is_ancestor (focus, area));
}

/* F6 goes round by all areas, Shift+F6 the other way. */
static void
test_areas (Stage *stage, gconstpointer data)
{
  CraMapPage *page = stage_get_map_page (stage->window);
  gpointer areas[] = { get_canvas (stage),    page->record_stack, page->layers, page->status,
                       stage->window->header, page->tool_strip,   page->options };
  /* In a small window the options are no area of it. */
  int n = G_N_ELEMENTS (areas) - (page->compact ? 1 : 0);

  gtk_widget_grab_focus (get_canvas (stage));
  for (int i = 1; i <= n; i++) {
    pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F6, 0);
    WAIT_UNTIL (is_within (stage, areas[i % n]));
  }
  for (int i = n - 1; i >= 0; i--) {
    pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F6, GDK_KEY_Shift_L);
    WAIT_UNTIL (is_within (stage, areas[i]));
  }
}

/* Tab comes round, both ways, and by real keys as well. */
static void
test_round (Stage *stage, gconstpointer data)
{
  g_autoptr (GPtrArray) stops = walk (stage, GTK_DIR_TAB_FORWARD);
  g_autoptr (GPtrArray) back = walk (stage, GTK_DIR_TAB_BACKWARD);

  log_stops ("forward", stops);
  log_stops ("backward", back);
  g_assert_cmpuint (back->len, ==, stops->len);
  for (guint i = 0; i < stops->len; i++)
    g_assert_true (g_ptr_array_find (back, stops->pdata[i], NULL));
  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_Tab, 0);
  WAIT_UNTIL (get_focus (stage) != get_canvas (stage));
  for (guint i = 1; i < stops->len; i++)
    pointer_key (GTK_WIDGET (stage->window), GDK_KEY_Tab, 0);
  WAIT_UNTIL (get_focus (stage) == get_canvas (stage));
}

/* F6 to the layers, Down to one of them, Space, Left. */
static void
test_layers (Stage *stage, gconstpointer data)
{
  CraLayer *fire =
      cra_layers_panel_get (stage_get_map_page (stage->window)->layers, CRA_LAYER_OVERLAY);
  CraLayer *numbers =
      cra_layers_panel_get (stage_get_map_page (stage->window)->layers, CRA_LAYER_NUMBERS);
  GtkWidget *window = GTK_WIDGET (stage->window);
  g_autofree char *differs = NULL;

  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (window, GDK_KEY_F6, 0);
  pointer_key (window, GDK_KEY_F6, 0);
  WAIT_UNTIL (is_within (stage, stage_get_map_page (stage->window)->layers));
  pointer_key (window, GDK_KEY_Left, 0);
  pointer_key (window, GDK_KEY_Left, 0);
  WAIT_UNTIL (cra_layer_get_opacity (fire) < 0.91);
  g_assert_cmpfloat (cra_layer_get_opacity (fire), >, 0.89);
  differs = gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_focus (stage)),
                                                GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                "Fire and walking, shown, 90 %");
  g_assert_cmpstr (differs, ==, NULL);
  pointer_key (window, GDK_KEY_Down, 0);
  pointer_key (window, GDK_KEY_space, 0);
  WAIT_UNTIL (!cra_layer_get_shown (numbers));
}

static gboolean
has_code (Stage *stage, const char *code)
{
  g_autofree char *now = NULL;

  g_object_get (cra_map_view_get_tool (stage_get_view (stage)), "code", &now, NULL);
  return g_strcmp0 (now, code) == 0;
}

/* A kind from the list with arrows, over its headings, and one by the search; Enter ends on the
 * map. */
static void
test_kinds (Stage *stage, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (stage->window);
  g_autoptr (GPtrArray) stops = NULL;
  guint at = 0;

  take_tool (stage, "terrain");
  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "code", "flat", NULL);
  pointer_rest (GTK_WIDGET (stage_get_map_page (stage->window)));
  stops = walk (stage, GTK_DIR_TAB_FORWARD);
  log_stops ("terrain", stops);
  while (at < stops->len && !GTK_IS_LIST_VIEW (gtk_widget_get_parent (stops->pdata[at])))
    at++;
  g_assert_cmpuint (at, <, stops->len);
  gtk_widget_grab_focus (stops->pdata[at]);
  pointer_key (window, GDK_KEY_Down, 0);
  WAIT_UNTIL (!has_code (stage, "flat"));
  for (int i = 0; i < 60; i++)
    pointer_key (window, GDK_KEY_Down, 0);
  WAIT_UNTIL (has_code (stage, "tent"));
  pointer_key (window, GDK_KEY_Return, 0);
  WAIT_UNTIL (get_focus (stage) == get_canvas (stage));
  gtk_widget_grab_focus (stops->pdata[at - 1]);
  pointer_key (window, GDK_KEY_m, 0);
  pointer_key (window, GDK_KEY_o, 0);
  pointer_key (window, GDK_KEY_a, 0);
  pointer_key (window, GDK_KEY_Return, 0);
  WAIT_UNTIL (has_code (stage, "moat"));
  WAIT_UNTIL (get_focus (stage) == get_canvas (stage));
}

/* (nullable): */
static GtkWidget *
find_menu (GtkWidget *root)
{
  GtkWidget *found = GTK_IS_MENU_BUTTON (root) && gtk_widget_get_mapped (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu (child);
  return found;
}

/* Arrows go about in a group, and what pops up from one of its buttons keeps Tab. */
static void
test_group (Stage *stage, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (stage->window), *add, *popover;

  gtk_widget_grab_focus (stage->window->save_button);
  pointer_key (window, GDK_KEY_Right, 0);
  WAIT_UNTIL (is_within (stage, stage->window->menu_button));
  pointer_key (window, GDK_KEY_Left, 0);
  WAIT_UNTIL (get_focus (stage) == stage->window->save_button);
  press (stage, GDK_KEY_Right);
  press (stage, GDK_KEY_Return);
  pointer_rest (window);
  add = find_menu (GTK_WIDGET (cra_map_page_get_inspector (stage_get_page (stage))));
  g_assert_nonnull (add);
  gtk_widget_grab_focus (gtk_widget_get_first_child (add));
  pointer_key (window, GDK_KEY_space, 0);
  WAIT_UNTIL ((popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (add)))) !=
                  NULL &&
              is_within (stage, popover));
  for (int i = 0; i < 7; i++) {
    GtkWidget *before = get_focus (stage);

    pointer_key (window, GDK_KEY_Tab, 0);
    WAIT_UNTIL (get_focus (stage) != before);
    g_assert_true (is_within (stage, popover));
  }
}

/* By keys alone, at both sizes and in both languages. */
static void
add_walks (void)
{
  static const struct {
    const char *name;
    void (*test) (Stage *stage, gconstpointer data);
  } walks[] = { { "round", test_round }, { "escape", test_escape }, { "areas", test_areas } };

  for (gsize i = 0; i < G_N_ELEMENTS (walks) * G_N_ELEMENTS (screens); i++) {
    const Screen *screen = &screens[i % G_N_ELEMENTS (screens)];
    gsize walk = i / G_N_ELEMENTS (screens);
    g_autofree char *path =
        g_strdup_printf ("/app/focus/%s/%s/%d", walks[walk].name, screen->language, screen->width);

    g_test_add (path, Stage, screen, set_up, walks[walk].test, stage_tear_down);
  }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;

  g_test_add ("/app/focus/stops", Stage, NULL, set_up, test_stops, stage_tear_down);
  g_test_add ("/app/focus/stops-full", Stage, NULL, set_up, test_stops_full, stage_tear_down);
  g_test_add ("/app/focus/stops-play", Stage, &screens[0], set_up, test_stops_play,
              stage_tear_down);
  g_test_add ("/app/focus/letters", Stage, NULL, set_up, test_letters, stage_tear_down);
  g_test_add ("/app/focus/after-menu", Stage, NULL, set_up, test_after_menu, stage_tear_down);
  g_test_add ("/app/focus/recent-click", Stage, NULL, set_up, test_recent_click, stage_tear_down);
  g_test_add ("/app/focus/group", Stage, NULL, set_up, test_group, stage_tear_down);
  g_test_add ("/app/focus/layers", Stage, NULL, set_up, test_layers, stage_tear_down);
  g_test_add ("/app/focus/kinds", Stage, NULL, set_up, test_kinds, stage_tear_down);
  add_walks ();
  return g_test_run ();
}

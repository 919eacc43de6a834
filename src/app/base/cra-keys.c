/* cra-keys.c: every key of the window in one table. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-keys-private.h"

#include "cra-form.h"

#include "cre-tools.h"

#include <glib/gi18n.h>
#include <string.h>

/* Titles of actions wrap after so many characters, so that two columns fit on a small screen. */
#define MOST_CHARS 24
#define MOST_ROWS 11

#define FILES N_ ("Files")
#define EDITING N_ ("Editing")
#define PIECES N_ ("Painting and pieces")
#define TOOLS N_ ("Tools")
#define ASKING N_ ("Tools that ask")
#define VIEW N_ ("View")
#define CURSOR N_ ("Hex cursor")
#define FIRE N_ ("Line of fire")
#define ANSWERS N_ ("Men, towers and answers")
#define PLAY N_ ("Play")
#define SIEGE N_ ("Siege by days")
#define LOG N_ ("Log and panels of a game")
#define SCENARIO N_ ("Scenario")
#define PANELS N_ ("Panels and help")

#define NINE_WITH_CONTROL \
  "<Control>1 <Control>2 <Control>3 <Control>4 <Control>5 <Control>6 <Control>7 <Control>8 " \
  "<Control>9"

/* add_tools() puts the keys of the tools before and after the row of the grid fit. */
static const CraKey rows[] = {
  { CRA_KEYS_WINDOW, "win.new-empty", "<Control>n", FILES, N_ ("New empty map") },
  { CRA_KEYS_WINDOW, "win.new-from-picture", "<Control><Shift>n", FILES, N_ ("New from picture") },
  { CRA_KEYS_WINDOW, "win.open", "<Control>o", FILES, N_ ("Open") },
  { CRA_KEYS_WINDOW, "win.save", "<Control>s", FILES, N_ ("Save") },
  { CRA_KEYS_WINDOW, "win.save-as", "<Control><Shift>s", FILES, N_ ("Save as") },
  { CRA_KEYS_WINDOW, "map.export", "<Control>e", FILES, N_ ("Export as a picture or PDF") },
  { CRA_KEYS_WINDOW, "win.print", "<Control>p", FILES, N_ ("Print the map at true scale") },
  { CRA_KEYS_WINDOW, "window.close", "<Control>w", FILES, N_ ("Close the window") },
  { CRA_KEYS_WINDOW, "app.preferences", "<Control>comma", FILES, N_ ("Preferences") },
  { CRA_KEYS_WINDOW, "app.quit", "<Control>q", FILES, N_ ("Quit") },

  { CRA_KEYS_WINDOW, "win.undo", "<Control>z", EDITING, N_ ("Undo") },
  { CRA_KEYS_WINDOW, "win.redo", "<Control><Shift>z <Control>y", EDITING, N_ ("Redo") },
  { CRA_KEYS_MAP, "map.copy", "<Control>c", EDITING, N_ ("Copy the hexes, or the sentence") },
  { CRA_KEYS_WINDOW, "map.copy-picture", "<Control><Alt>c", EDITING,
    N_ ("Copy the map as a picture") },
  { CRA_KEYS_MAP, "map.cut", "<Control>x", EDITING, N_ ("Cut the hexes") },
  { CRA_KEYS_MAP, "map.paste", "<Control>v", EDITING, N_ ("Paste") },
  { CRA_KEYS_MAP, "map.select-all", "<Control>a", EDITING, N_ ("Select all") },
  { CRA_KEYS_MAP, "map.select-none", "<Control><Shift>a", EDITING, N_ ("Select nothing") },
  { CRA_KEYS_MAP, "map.select-invert", "<Control>i", EDITING, N_ ("Select the others instead") },
  { CRA_KEYS_MAP, "map.next-problem", "b", EDITING, N_ ("Next problem") },
  { CRA_KEYS_MAP, "map.previous-problem", "<Shift>b", EDITING, N_ ("Previous problem") },

  { CRA_KEYS_MAP, "map.paste-special", "<Control><Shift>v", PIECES, N_ ("Paste some layers") },
  { CRA_KEYS_MAP, "map.stamp::*", "1 2 3 4 5 6 7 8 9", PIECES, N_ ("Take a stamp in hand") },
  { CRA_KEYS_MAP, "map.keep-stamp::*", NINE_WITH_CONTROL, PIECES,
    N_ ("Keep the hexes as a stamp") },
  { CRA_KEYS_MAP, "map.turn-piece::1", "z", PIECES, N_ ("Turn what is pasted by 60°") },
  { CRA_KEYS_MAP, "map.turn-piece::-1", "<Shift>z", PIECES, N_ ("Turn it back by 60°") },
  { CRA_KEYS_MAP, "map.mirror-piece", "<Shift>x", PIECES, N_ ("Mirror what is pasted") },
  { CRA_KEYS_MAP, "map.brush-smaller", "bracketleft", PIECES, N_ ("Smaller brush") },
  { CRA_KEYS_MAP, "map.brush-larger", "bracketright", PIECES, N_ ("Larger brush") },
  { CRA_KEYS_MAP, "map.set-axis", "i", PIECES, N_ ("Mirror about this hex") },
  { CRA_KEYS_MAP, "map.raise::1", "plus KP_Add", PIECES, N_ ("Raise what is selected") },
  { CRA_KEYS_MAP, "map.raise::-1", "minus KP_Subtract", PIECES, N_ ("Lower what is selected") },
  { CRA_KEYS_MAP, "map.flip-side", "<Shift>f", PIECES, N_ ("Swap inside and outside") },
  { CRA_KEYS_CANVAS, NULL, "BackSpace", PIECES, N_ ("Take the last corner, man or tower back") },

  { CRA_KEYS_MAP, "map.fit-grid", "j", TOOLS, N_ ("Grid fit") },

  { CRA_KEYS_MAP, "win.zoom-fit", "f", VIEW, N_ ("Fit the map") },
  { CRA_KEYS_WINDOW, "win.zoom-in", "<Control>plus <Control>equal <Control>KP_Add", VIEW,
    N_ ("Zoom in") },
  { CRA_KEYS_WINDOW, "win.zoom-out", "<Control>minus <Control>KP_Subtract", VIEW, N_ ("Zoom out") },
  { CRA_KEYS_WINDOW, "win.zoom-full", "<Control>0 <Control>KP_0", VIEW, N_ ("True size") },
  { CRA_KEYS_MAP, "map.view-cycle", "v", VIEW, N_ ("Picture, data, both") },
  { CRA_KEYS_MAP, "map.floor-up", "Page_Up", VIEW, N_ ("Floor above") },
  { CRA_KEYS_MAP, "map.floor-down", "Page_Down", VIEW, N_ ("Floor below") },
  { CRA_KEYS_MAP, "map.jump-up", "<Control>Page_Up", VIEW, N_ ("Up the stair at this hex") },
  { CRA_KEYS_MAP, "map.jump-down", "<Control>Page_Down", VIEW, N_ ("Down the stair at this hex") },
  { CRA_KEYS_CANVAS, NULL, "space", VIEW, N_ ("Hold and drag to move the map") },

  { CRA_KEYS_CANVAS, NULL, "Up Down Left Right", CURSOR, N_ ("Move the hex cursor") },
  { CRA_KEYS_CANVAS, NULL, "KP_7 KP_8 KP_9 KP_1 KP_2 KP_3", CURSOR,
    N_ ("Move to one of six neighbours") },
  { CRA_KEYS_CANVAS, NULL, "<Control>Up", CURSOR, N_ ("To the next change of terrain") },
  { CRA_KEYS_CANVAS, NULL, "Home End", CURSOR, N_ ("To the edge of the map") },
  { CRA_KEYS_CANVAS, NULL, "KP_5", CURSOR, N_ ("Read this hex") },
  { CRA_KEYS_CANVAS, NULL, "Return", CURSOR, N_ ("Apply the tool") },
  { CRA_KEYS_CANVAS, NULL, "Delete", CURSOR, N_ ("Remove") },
  { CRA_KEYS_CANVAS, NULL, "comma period", CURSOR,
    N_ ("Turn to the next side, of a hex, of the shooter or of stakes") },
  { CRA_KEYS_CANVAS, NULL, "Escape", CURSOR, N_ ("Let go") },
  { CRA_KEYS_CANVAS, NULL, "Menu <Shift>F10", CURSOR, N_ ("What can be done here") },
  { CRA_KEYS_WINDOW, "map.find", "<Control>f", CURSOR, N_ ("Find a place") },
  { CRA_KEYS_WINDOW, "map.hex-table", "<Control>t", CURSOR, N_ ("Table of all hexes") },
  { CRA_KEYS_MAP, "map.go-to", "g", CURSOR, N_ ("Go to a hex") },

  { CRA_KEYS_MAP, "map.end-up", "<Alt>Up", FIRE,
    N_ ("Floor above for the end touched last; the siege tower ahead") },
  { CRA_KEYS_MAP, "map.end-down", "<Alt>Down", FIRE,
    N_ ("Floor below for the end touched last; the siege tower back") },
  { CRA_KEYS_MAP, "map.swap", "x", FIRE, N_ ("Swap shooter and target") },
  { CRA_KEYS_MAP, "map.garrison", "a", FIRE, N_ ("Take the whole garrison") },
  { CRA_KEYS_CANVAS, NULL, "<Shift>Return", FIRE, N_ ("Add a shooter, or take him away") },
  { CRA_KEYS_CANVAS, NULL, "<Control>Return", FIRE, N_ ("Begin and end a way under fire") },

  { CRA_KEYS_MAP, "map.what-if-here", "q", ANSWERS, N_ ("What if it were different here") },
  { CRA_KEYS_MAP, "map.place-men", "c", ANSWERS, N_ ("Place men, or no longer") },
  { CRA_KEYS_MAP, "map.place-towers", "<Shift>c", ANSWERS,
    N_ ("Place siege towers, or no longer") },
  { CRA_KEYS_MAP, "map.hitters-here", "o", ANSWERS, N_ ("Who can hit this hex") },
  { CRA_KEYS_MAP, "map.copy-table", "<Control><Shift>c", ANSWERS, N_ ("Copy as a table") },
  { CRA_KEYS_MAP, "map.fold-legend", "<Shift>l", ANSWERS, N_ ("Fold the legend, or unfold it") },
  { CRA_KEYS_MAP, "map.drawer", "d", ANSWERS, N_ ("Show the section") },
  { CRA_KEYS_MAP, "map.save-section", "<Shift>d", ANSWERS, N_ ("Save the section as a picture") },

  { CRA_KEYS_MAP, "play.go-to", "g", PLAY, N_ ("Go to a man or a hex") },
  { CRA_KEYS_MAP, "play.order", "o", PLAY, N_ ("Write an order") },
  { CRA_KEYS_MAP, "play.roll", "r", PLAY, N_ ("Type the next die") },
  { CRA_KEYS_MAP, "play.turn::right", "t", PLAY, N_ ("Turn the rider to the right") },
  { CRA_KEYS_MAP, "play.turn::left", "<Shift>t", PLAY, N_ ("Turn the rider to the left") },
  { CRA_KEYS_MAP, "play.on-horse", "h", PLAY, N_ ("He comes on a horse, or on foot") },
  { CRA_KEYS_MAP, "play.beneath", "u", PLAY, N_ ("He lies in wait, or not") },
  { CRA_KEYS_CANVAS, NULL, "Return", PLAY, N_ ("Choose him, send him there, or answer") },
  { CRA_KEYS_CANVAS, NULL, "Delete", PLAY, N_ ("Take the man off the map") },
  { CRA_KEYS_WINDOW, "play.end", "<Control>Return", PLAY, N_ ("End the phase") },
  { CRA_KEYS_CANVAS, NULL, "n <Shift>n", PLAY,
    N_ ("To the next man who can do something, and back") },
  { CRA_KEYS_CANVAS, NULL, "<Shift>Return", PLAY, N_ ("Choose another man as well") },
  { CRA_KEYS_CANVAS, NULL, "Tab", PLAY, N_ ("To the next answer to what is asked") },
  { CRA_KEYS_MAP, "siege.order", "o", SIEGE, N_ ("Write an order") },
  { CRA_KEYS_WINDOW, "siege.go-on", "<Control>Return", SIEGE,
    N_ ("End the day, or begin the next") },

  { CRA_KEYS_MAP, "play.fold-legend", "<Shift>l", LOG, N_ ("Fold the legend, or unfold it") },
  { CRA_KEYS_CANVAS, NULL, "comma period", LOG, N_ ("Step back in the log, and on") },
  { CRA_KEYS_MAP, "play.replay", "p", LOG, N_ ("Replay with pauses") },
  { CRA_KEYS_MAP, "play.first", "<Control>Home", LOG, N_ ("To the beginning of the game") },
  { CRA_KEYS_MAP, "play.last", "<Control>End", LOG, N_ ("To the end of the game") },
  { CRA_KEYS_WINDOW, "play.tray", "F8", LOG, N_ ("Men and gear") },
  { CRA_KEYS_WINDOW, "play.right-panel", "F9", LOG, N_ ("Right panel") },
  { CRA_KEYS_WINDOW, "play.all-panels", "<Control>F9", LOG, N_ ("Hide all panels") },

  { CRA_KEYS_WINDOW, "win.activity::scenario", "<Alt>2", SCENARIO, N_ ("To the scenario") },
  { CRA_KEYS_MAP, "scenario.add", "Insert KP_Insert", SCENARIO,
    N_ ("Add a row in the one in hand, or one like it") },
  { CRA_KEYS_MAP, "scenario.add-outer", "<Shift>Insert <Shift>KP_Insert", SCENARIO,
    N_ ("Add another group, area or victory") },
  { CRA_KEYS_MAP, "scenario.double", "<Control>d", SCENARIO, N_ ("Double the row") },
  { CRA_KEYS_MAP, "scenario.remove", "Delete", SCENARIO, N_ ("Remove the row") },
  { CRA_KEYS_MAP, "scenario.up", "<Alt>Up", SCENARIO, N_ ("Move the row up") },
  { CRA_KEYS_MAP, "scenario.down", "<Alt>Down", SCENARIO, N_ ("Move the row down") },
  { CRA_KEYS_CANVAS, NULL, "Left Right", SCENARIO, N_ ("Fold the rows within it, and show them") },
  { CRA_KEYS_CANVAS, NULL, "Return", SCENARIO, N_ ("On the map: place the man, or draw the hex") },

  { CRA_KEYS_WINDOW, "win.activity::map", "<Alt>1", PANELS, N_ ("Map") },
  { CRA_KEYS_WINDOW, "win.activity::play", "<Alt>3", PANELS, N_ ("Play") },
  { CRA_KEYS_WINDOW, "win.activity::siege", "<Alt>4", PANELS, N_ ("Siege by days") },
  { CRA_KEYS_WINDOW, "win.play", "F5", PANELS, N_ ("Play from here, and back to the castle") },
  { CRA_KEYS_WINDOW, "win.next-area", "F6", PANELS, N_ ("Next area") },
  { CRA_KEYS_WINDOW, "win.previous-area", "<Shift>F6", PANELS, N_ ("Previous area") },
  { CRA_KEYS_WINDOW, "map.options", "F8", PANELS, N_ ("Options of the tool") },
  { CRA_KEYS_WINDOW, "map.right-panel", "F9", PANELS, N_ ("Right panel") },
  { CRA_KEYS_WINDOW, "map.all-panels", "<Control>F9", PANELS, N_ ("Hide all panels") },
  { CRA_KEYS_WINDOW, "win.fullscreen", "F11", PANELS, N_ ("Full screen") },
  { CRA_KEYS_WINDOW, "win.help", "F1", PANELS, N_ ("Help for where you are") },
  { CRA_KEYS_WINDOW, "win.shortcuts", "<Control>question", PANELS, N_ ("Keys") },
  { CRA_KEYS_CANVAS, NULL, "F10", PANELS, N_ ("Menu") },
};

static void
add_tools (GArray *keys, gboolean asking)
{
  guint n = 0;
  const CreToolInfo *tools = cre_tools_get (&n);

  for (guint i = 0; i < n; i++)
    if (tools[i].key != NULL && asking == (tools[i].group == CRE_TOOLS_ASK)) {
      CraKey key = { CRA_KEYS_MAP, g_strconcat ("map.tool::", tools[i].id, NULL), tools[i].key,
                     asking ? ASKING : TOOLS, tools[i].label };

      g_array_append_val (keys, key);
    }
}

/* The keys follow the order of the tool strip: tools that draw, the grid fit, tools that only ask.
 */
static GArray *
new_keys (void)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (CraKey));

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    gboolean fit = g_strcmp0 (rows[i].action, "map.fit-grid") == 0;

    if (fit)
      add_tools (keys, FALSE);
    g_array_append_val (keys, rows[i]);
    if (fit)
      add_tools (keys, TRUE);
  }
  return keys;
}

const CraKey *
cra_keys_get (gsize *n_out)
{
  static GArray *keys;

  if (keys == NULL)
    keys = new_keys ();
  *n_out = keys->len;
  return (const CraKey *) (const void *) keys->data;
}

/* Returns: (nullable): the key of an action */
static const CraKey *
find_key (const char *action)
{
  gsize n = 0;
  const CraKey *keys = cra_keys_get (&n);

  for (gsize i = 0; i < n; i++)
    if (g_strcmp0 (keys[i].action, action) == 0)
      return &keys[i];
  return NULL;
}

void
cra_keys_install (GtkApplication *application)
{
  gsize n = 0;
  const CraKey *keys = cra_keys_get (&n);
  for (gsize i = 0; i < n; i++)
    if (keys[i].scope == CRA_KEYS_WINDOW) {
      g_auto (GStrv) accels = g_strsplit (keys[i].keys, " ", -1);

      gtk_application_set_accels_for_action (application, keys[i].action,
                                             (const char *const *) accels);
    }
}

/* A shortcut for an action; the detailed name may have a target. */
static GtkShortcut *
new_shortcut (const char *accel, const char *detailed)
{
  g_autofree char *name = NULL;
  GVariant *target = NULL;
  GtkShortcut *shortcut;

  g_action_parse_detailed_name (detailed, &name, &target, NULL);
  shortcut =
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accel), gtk_named_action_new (name));
  if (target != NULL)
    gtk_shortcut_set_arguments (shortcut, target);
  g_clear_pointer (&target, g_variant_unref);
  return shortcut;
}

/* Returns: (transfer full): the action of the @n-th key of a row, counted from 0 */
static char *
dup_action (const CraKey *key, int n)
{
  if (!g_str_has_suffix (key->action, "::*"))
    return g_strdup (key->action);
  return g_strdup_printf ("%.*s%d", (int) strlen (key->action) - 1, key->action, n + 1);
}

void
cra_keys_add_map_keys (GtkWindow *window)
{
  gsize n = 0;
  const CraKey *keys = cra_keys_get (&n);
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < n; i++) {
    g_auto (GStrv) accels = g_strsplit (keys[i].keys, " ", -1);

    for (int j = 0; keys[i].scope == CRA_KEYS_MAP && accels[j] != NULL; j++) {
      g_autofree char *action = dup_action (&keys[i], j);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            new_shortcut (accels[j], action));
    }
  }
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
  cra_keys_guard (window, controller);
}

void
cra_keys_add_to_popover (GtkPopover *popover, const char *action)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        new_shortcut (find_key (action)->keys, action));
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (popover), controller);
}

void
cra_keys_show_in_menu (GMenuItem *item, const char *action)
{
  const CraKey *row = find_key (action);
  g_auto (GStrv) accels = row != NULL ? g_strsplit (row->keys, " ", 2) : NULL;

  if (accels != NULL)
    g_menu_item_set_attribute (item, "accel", "s", accels[0]);
}

char *
cra_keys_get_label (const char *action)
{
  const CraKey *row = find_key (action);
  g_auto (GStrv) accels = row != NULL ? g_strsplit (row->keys, " ", 2) : NULL;
  guint key = 0;
  GdkModifierType modifiers = 0;

  return accels != NULL && gtk_accelerator_parse (accels[0], &key, &modifiers)
             ? gtk_accelerator_get_label (key, modifiers)
             : NULL;
}

char *
cra_keys_get_tooltip (const char *title, const char *action)
{
  g_autofree char *label = cra_keys_get_label (action);

  return label != NULL ? g_strdup_printf ("%s  %s", title, label) : g_strdup (title);
}

/* Returns: (transfer full): the keys as GtkShortcutsShortcut reads them; "1 2 … 9" is a range,
 * "1...9" */
static char *
dup_shown (const CraKey *key)
{
  g_auto (GStrv) accels = g_strsplit (key->keys, " ", -1);

  if (key->action == NULL || !g_str_has_suffix (key->action, "::*"))
    return g_strdup (key->keys);
  return g_strdup_printf ("%s...%s", accels[0], accels[g_strv_length (accels) - 1]);
}

/* GTK labels some keys with their names for programs, "Page_Up"; people read "Page Up". Its search
 * button has an icon and no name. */
static void
name_keys (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;

  if (text != NULL && strchr (text, '_') != NULL) {
    g_autofree char *spaced = g_strdelimit (g_strdup (text), "_", ' ');

    gtk_label_set_text (GTK_LABEL (widget), spaced);
  }
  if (GTK_IS_LABEL (widget) && !gtk_widget_has_css_class (widget, "keycap")) {
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (widget), MOST_CHARS);
  }
  if (GTK_IS_TOGGLE_BUTTON (widget))
    cra_form_name (widget, _ ("Search the keys"));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_keys (child);
}

/* Returns: the number after the last key of the group that begins at @first */
static gsize
find_group_end (const CraKey *keys, gsize n, gsize first)
{
  gsize end = first;

  while (end < n && g_str_equal (keys[end].group, keys[first].group))
    end++;
  return end;
}

static gboolean
is_of_activity (const CraKey *keys, gsize first, gsize end, const char *prefix)
{
  for (gsize i = first; prefix != NULL && i < end; i++)
    if (keys[i].action != NULL && g_str_has_prefix (keys[i].action, prefix) &&
        keys[i].action[strlen (prefix)] == '.')
      return TRUE;
  return FALSE;
}

static void
append_group (GString *xml, const CraKey *keys, gsize first, gsize end)
{
  g_autofree char *title = g_markup_escape_text (_ (keys[first].group), -1);

  g_string_append_printf (xml,
                          "<child><object class='GtkShortcutsGroup'>"
                          "<property name='title'>%s</property>",
                          title);
  for (gsize i = first; i < end; i++) {
    g_autofree char *shown = dup_shown (&keys[i]);
    g_autofree char *row =
        g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'>"
                                 "<property name='accelerator'>%s</property>"
                                 "<property name='title'>%s</property></object></child>",
                                 shown, _ (keys[i].title));

    g_string_append (xml, row);
  }
  g_string_append (xml, "</object></child>");
}

/* The keys of the shown activity come first, on the page that is opened. */
static void
append_groups (GString *xml, const char *prefix)
{
  gsize n = 0, end;
  const CraKey *keys = cra_keys_get (&n);

  for (int others = 0; others < 2; others++)
    for (gsize first = 0; first < n; first = end) {
      end = find_group_end (keys, n, first);
      if (is_of_activity (keys, first, end, prefix) == !others)
        append_group (xml, keys, first, end);
    }
}

GtkWidget *
cra_keys_new_window (GtkWindow *parent, const char *prefix)
{
  g_autoptr (GString) xml = g_string_new ("<interface><object class='GtkShortcutsWindow' id='w'>"
                                          "<property name='modal'>1</property><child>"
                                          "<object class='GtkShortcutsSection' id='s'>"
                                          "<property name='section-name'>map</property>"
                                          "<property name='max-height'>1000</property>");
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  GtkWidget *window;

  append_groups (xml, prefix);
  g_string_append (xml, "</object></child></object></interface>");
  gtk_builder_add_from_string (builder, xml->str, (gssize) xml->len, NULL);
  window = GTK_WIDGET (gtk_builder_get_object (builder, "w"));
  g_object_set (gtk_builder_get_object (builder, "s"), "max-height", MOST_ROWS, NULL);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  name_keys (window);
  return window;
}

/* test-names.c: every thing that is worked with says what it is and what it holds, in both
 * languages. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window section 8. */
#include "pointer.h"
#include "tour.h"

#include <glib/gi18n.h>

typedef struct {
  gboolean foreign; /* English is not to be heard */
  guint n_named, n_wrong;
  GHashTable *told; /* what was said already */
} Ear;

/* @property: a text */
static char *
dup_text (GtkAccessible *of, GtkAccessibleProperty property)
{
  if (!gtk_test_accessible_has_property (of, property))
    return NULL;
  return gtk_test_accessible_check_property (of, property, "");
}

/* What labels it, told by its address as the test tools of GTK do. */
static GtkAccessible *
find_label (GtkAccessible *of)
{
  g_autofree char *told = NULL;
  const char *at;

  if (!gtk_test_accessible_has_relation (of, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return NULL;
  told = gtk_test_accessible_check_relation (of, GTK_ACCESSIBLE_RELATION_LABELLED_BY, of, NULL);
  at = told != NULL ? strchr (told, '<') : NULL;
  return at != NULL ? GSIZE_TO_POINTER (g_ascii_strtoull (at + 1, NULL, 16)) : NULL;
}

/* As GTK 4.8 makes it: its own, and that of what labels it. */
static char *
dup_name (GtkAccessible *of)
{
  GtkAccessible *label = find_label (of);
  g_autofree char *own = dup_text (of, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *other = label != NULL ? dup_text (label, GTK_ACCESSIBLE_PROPERTY_LABEL) : NULL;

  if (own != NULL && other != NULL)
    return g_strdup_printf ("%s %s", own, other);
  return own != NULL ? g_steal_pointer (&own) : g_steal_pointer (&other);
}

static void
complain (Ear *ear, GtkWidget *widget, const char *view, const char *what, const char *text)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  g_autofree char *line = g_strdup_printf (
      "%s in %s %s: “%s”, hint “%s”", G_OBJECT_TYPE_NAME (widget),
      parent != NULL ? G_OBJECT_TYPE_NAME (parent) : "nothing", what, text != NULL ? text : "",
      gtk_widget_get_tooltip_text (widget) != NULL ? gtk_widget_get_tooltip_text (widget) : "");

  ear->n_wrong++;
  if (g_hash_table_contains (ear->told, line))
    return;
  g_test_message ("%s: %s", view, line);
  g_hash_table_add (ear->told, g_steal_pointer (&line));
}

/* What a person comes to by keys or by the review of a screen reader. */
static gboolean
is_worked_with (GtkWidget *widget)
{
  switch (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget))) {
  case GTK_ACCESSIBLE_ROLE_BUTTON:
  case GTK_ACCESSIBLE_ROLE_CHECKBOX:
  case GTK_ACCESSIBLE_ROLE_COMBO_BOX:
  case GTK_ACCESSIBLE_ROLE_GRID:
  case GTK_ACCESSIBLE_ROLE_LIST:
  case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
  case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
  case GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX:
  case GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO:
  case GTK_ACCESSIBLE_ROLE_RADIO:
  case GTK_ACCESSIBLE_ROLE_SEARCH_BOX:
  case GTK_ACCESSIBLE_ROLE_SLIDER:
  case GTK_ACCESSIBLE_ROLE_SPIN_BUTTON:
  case GTK_ACCESSIBLE_ROLE_SWITCH:
  case GTK_ACCESSIBLE_ROLE_TEXT_BOX:
    return TRUE;
  default:
    return gtk_widget_get_focusable (widget) &&
           gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_IMG;
  }
}

static gboolean
holds (GtkWidget *widget, double value)
{
  g_autofree char *differs = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value);

  return differs == NULL;
}

/* It tells what it shows. */
static gboolean
has_value (GtkWidget *widget)
{
  if (GTK_IS_RANGE (widget))
    return holds (widget, gtk_range_get_value (GTK_RANGE (widget)));
  if (GTK_IS_SPIN_BUTTON (widget))
    return holds (widget, gtk_spin_button_get_value (GTK_SPIN_BUTTON (widget)));
  if (GTK_IS_DROP_DOWN (widget)) {
    gpointer item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (widget));
    const char *text =
        GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "";
    g_autofree char *differs =
        gtk_test_accessible_check_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (widget)),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

    return differs == NULL;
  }
  return TRUE;
}

/* A word that has another form in this language. */
static gboolean
is_foreign (const Ear *ear, const char *text)
{
  /* One letter is a key. */
  return ear->foreign && g_utf8_strlen (text, 2) > 1 && !g_str_equal (gettext (text), text);
}

static void
hear_name (Ear *ear, GtkWidget *widget, const char *view)
{
  g_autofree char *name = dup_name (GTK_ACCESSIBLE (widget));

  ear->n_named++;
  if (name == NULL || *name == '\0')
    complain (ear, widget, view, "has no name", name);
  else if (strchr (name, '_') != NULL || g_str_has_suffix (name, "-symbolic"))
    complain (ear, widget, view, "is called as programs are", name);
  else if (is_foreign (ear, name))
    complain (ear, widget, view, "has an English name", name);
  if (!has_value (widget))
    complain (ear, widget, view, "has no value", name);
}

/* As the file calls it, in any language. */
static gboolean
is_id (GtkWidget *label)
{
  GtkWidget *before = gtk_widget_get_prev_sibling (label);

  return GTK_IS_LABEL (before) && g_str_equal (gtk_label_get_text (GTK_LABEL (before)), _ ("Id"));
}

static void
hear (Ear *ear, GtkWidget *widget, const char *view)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_worked_with (widget))
    hear_name (ear, widget, view);
  if (GTK_IS_LABEL (widget) && !is_id (widget) &&
      is_foreign (ear, gtk_label_get_text (GTK_LABEL (widget))))
    complain (ear, widget, view, "is English", gtk_label_get_text (GTK_LABEL (widget)));
  if (gtk_widget_get_tooltip_text (widget) != NULL &&
      is_foreign (ear, gtk_widget_get_tooltip_text (widget)))
    complain (ear, widget, view, "has an English hint", "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hear (ear, child, view);
}

static void
visit_cb (GtkWidget *root, const char *name, gpointer data)
{
  hear (data, root, name);
}

/* @data: the language */
static void
test_names (gconstpointer data)
{
  Ear ear = { !g_str_equal (data, "en"), 0, 0,
              g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  const Tour tour = { 1600, 1000, FALSE, visit_cb, &ear };
  const Tour small = { 1100, 720, FALSE, visit_cb, &ear };
  Stage stage;

  tour_speak (data);
  g_assert_true (ear.foreign == !g_str_equal (_ ("Terrain"), "Terrain") ||
                 ear.foreign == !g_str_equal (_ ("Undo"), "Undo"));
  stage_set_up (&stage, stage_open_castle ("templars-castle"));
  tour_tools (&stage, &tour);
  tour_selected (&stage, &tour);
  tour_panels (&stage, &tour);
  tour_selected (&stage, &small);
  tour_dialogs (&stage, &tour);
  tour_fit (&stage, &tour);
  tour_start (&stage, &tour);
  g_test_message ("%u names", ear.n_named);
  g_assert_cmpuint (ear.n_named, >, 1000);
  g_assert_cmpuint (ear.n_wrong, ==, 0);
  stage_tear_down (&stage, NULL);
  g_hash_table_unref (ear.told);
}

/* Of one view, with all that is shown at its widest. */
#define MOST_STOPS 26

static GPtrArray *
walk_stops (GtkWidget *root)
{
  GPtrArray *stops = g_ptr_array_new ();
  GtkWidget *focus;

  gtk_window_set_focus (GTK_WINDOW (root), NULL);
  while (stops->len < MOST_STOPS * 4 && gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD) &&
         (focus = gtk_root_get_focus (GTK_ROOT (root))) != NULL &&
         !g_ptr_array_find (stops, focus, NULL))
    g_ptr_array_add (stops, focus);
  return stops;
}

static void
tell_stops (const GPtrArray *stops)
{
  for (guint i = 0; i < stops->len; i++) {
    g_autofree char *name = dup_name (stops->pdata[i]);

    g_test_message ("  %2u %s %s in %s", i + 1, name, G_OBJECT_TYPE_NAME (stops->pdata[i]),
                    G_OBJECT_TYPE_NAME (gtk_widget_get_parent (stops->pdata[i])));
  }
}

static void
count_cb (GtkWidget *root, const char *name, gpointer data)
{
  g_autoptr (GPtrArray) stops = NULL;
  guint *most = data;

  /* The items of a menu are GTK's: it keeps the keys while it is open. */
  if (g_str_equal (name, "menu"))
    return;
  stops = walk_stops (root);

  g_test_message ("%s: %u stops", name, stops->len);
  if (stops->len >= MOST_STOPS)
    tell_stops (stops);
  *most = MAX (*most, stops->len);
}

/* Then there is something to be undone. */
static void
change_map (CreMapDocument *document)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, map, (CrPlace){ 0, { 0, 0 } }, CR_LAYER_LEVEL, 1);
  cre_map_document_apply (document, edit, "test", 0);
}

/* @data: the language. Whatever is shown, Tab soon comes round. */
static void
test_stops (gconstpointer data)
{
  guint most = 0;
  const Tour tour = { 1600, 1000, TRUE, count_cb, &most };
  Stage stage;

  tour_speak (data);
  stage_set_up (&stage, stage_open_castle ("templars-castle"));
  change_map (stage_get_document (&stage));
  tour_tools (&stage, &tour);
  tour_selected (&stage, &tour);
  tour_hexes (&stage, &tour);
  tour_panels (&stage, &tour);
  tour_fit (&stage, &tour);
  g_assert_cmpuint (most, >, 10);
  g_assert_cmpuint (most, <, MOST_STOPS);
  stage_tear_down (&stage, NULL);
}

int
main (int argc, char **argv)
{
  /* The maps that other tests opened lately have names of their own, in whatever language. */
  g_autofree char *home =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "tests", "app", "home", "names", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;

  g_test_add_data_func ("/app/names/en", "en", test_names);
  g_test_add_data_func ("/app/names/fr", "fr", test_names);
  g_test_add_data_func ("/app/names/stops/en", "en", test_stops);
  g_test_add_data_func ("/app/names/stops/fr", "fr", test_stops);
  return g_test_run ();
}

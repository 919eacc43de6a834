/* cra-preferences.c: the window of preferences, which hold for all maps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-preferences.h"

#include "cra-form.h"

#include "cr-data.h"
#include "cr-words-decimal.h"
#include "cr-xml-node.h"

#include <glib/gi18n.h>

/* The keys of the settings, as their schema names them. */
#define RULESET_KEY "ruleset"
#define PATTERN_KEY "numbering"
#define CORNER_KEY "numbering-from"
#define AUTOSAVE_KEY "autosave"
#define ANIMATIONS_KEY "animations"
#define DECIMALS_KEY "decimals"

#define RULESET_ENDING ".ruleset.xml"
#define MOST_MINUTES 60

/* A drop-down for a setting; @data has the ids of its rows. */

static gboolean
get_row (GValue *value, GVariant *variant, gpointer data)
{
  const char *const *ids = data;
  const char *wanted = g_variant_get_string (variant, NULL);

  g_value_set_uint (value, 0);
  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], wanted))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_row (const GValue *value, const GVariantType *type, gpointer data)
{
  const char *const *ids = data;

  return g_variant_new_string (ids[g_value_get_uint (value)]);
}

static void
free_ids (gpointer data)
{
  g_strfreev (data);
}

static void
add_choice (GtkWidget *form,
            const char *label,
            GSettings *settings,
            const char *key,
            const char *const *names,
            const char *const *ids)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  g_settings_bind_with_mapping (settings, key, drop_down, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_row, set_row, g_strdupv ((char **) ids), free_ids);
  cra_form_add_wide_row (form, label, drop_down);
}

/* Lists the rulesets that come with the program, by title. */
static void
list_rulesets (GStrvBuilder *names, GStrvBuilder *ids)
{
  g_autofree char *folder = cr_data_path ("rules");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, file, NULL);
    g_autoptr (CrNode) root =
        g_str_has_suffix (file, RULESET_ENDING) ? cr_xml_node_load (path, "ruleset", NULL) : NULL;
    const CrNode *meta = root != NULL ? cr_node_find (root, "meta") : NULL;
    const char *title =
        meta != NULL ? cr_node_get_localized (meta, "title", g_get_language_names ()) : NULL;

    if (title != NULL && cr_node_get (root, "id") != NULL) {
      g_strv_builder_add (names, title);
      g_strv_builder_add (ids, cr_node_get (root, "id"));
    }
  }
}

static void
add_ruleset (GtkWidget *form, GSettings *settings)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new (), ids = g_strv_builder_new ();
  g_auto (GStrv) all_names = NULL, all_ids = NULL;

  list_rulesets (names, ids);
  all_names = g_strv_builder_end (names);
  all_ids = g_strv_builder_end (ids);
  if (all_ids[0] != NULL)
    add_choice (form, _ ("Ruleset"), settings, RULESET_KEY, (const char *const *) all_names,
                (const char *const *) all_ids);
}

static const char *const patterns[] = { "CCRR", "RRCC", "letter", "letter-row", NULL };
static const char *const corners[] = { "NW", "NE", "SE", "SW", NULL };

static void
add_numbering (GtkWidget *form, GSettings *settings)
{
  const char *names[] = { _ ("Column, row: 0302"), _ ("Row, column: 0203"),
                          _ ("Column as a letter: C2"), _ ("Row as a letter: B3"), NULL };
  const char *from[] = { _ ("Top left"), _ ("Top right"), _ ("Bottom right"), _ ("Bottom left"),
                         NULL };

  add_choice (form, _ ("Hex numbers"), settings, PATTERN_KEY, names, patterns);
  add_choice (form, _ ("Counted from"), settings, CORNER_KEY, from, corners);
}

static void
add_autosave (GtkWidget *form, GSettings *settings)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MOST_MINUTES, 1);

  g_settings_bind (settings, AUTOSAVE_KEY, spin, "value", G_SETTINGS_BIND_DEFAULT);
  cra_form_add_wide_row (form, _ ("Automatic saving, in minutes"), spin);
  cra_form_add_hint (form,
                     _ ("0 saves only when you say so. What is not saved is kept all the same "
                        "and offered after a crash."));
}

static void
add_animations (GtkWidget *form, GSettings *settings)
{
  GtkWidget *check = gtk_check_button_new_with_label (_ ("Show small movements"));

  g_settings_bind (settings, ANIMATIONS_KEY, check, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_box_append (GTK_BOX (form), check);
}

static const char *const marks[] = { "language", "point", "comma", NULL };

static void
add_decimals (GtkWidget *form, GSettings *settings)
{
  const char *names[] = { _ ("As the language has it"), _ ("With a point: 0.5"),
                          _ ("With a comma: 0,5"), NULL };

  add_choice (form, _ ("Decimals"), settings, DECIMALS_KEY, names, marks);
}

static void
fill_form (GtkWidget *form, GSettings *settings)
{
  cra_form_add_section (form, _ ("New maps"));
  add_ruleset (form, settings);
  add_numbering (form, settings);
  cra_form_add_section (form, _ ("Your work"));
  add_autosave (form, settings);
  cra_form_add_section (form, _ ("The window"));
  add_decimals (form, settings);
  add_animations (form, settings);
}

GtkWidget *
cra_preferences_new (GtkWindow *parent, GSettings *settings)
{
  GtkWidget *window = gtk_window_new (), *form = cra_form_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_window_set_title (GTK_WINDOW (window), _ ("Preferences"));
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_resizable (GTK_WINDOW (window), FALSE);
  gtk_widget_set_size_request (form, 400, -1);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                        gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
  if (settings != NULL)
    fill_form (form, settings);
  else
    cra_form_add_hint (form, _ ("Nothing can be chosen: Crenel is not installed as a whole, and "
                                "has nowhere to keep it."));
  gtk_window_set_child (GTK_WINDOW (window), form);
  return window;
}

static int
find_id (const char *const *ids, const char *wanted)
{
  for (int i = 0; ids[i] != NULL; i++)
    if (g_strcmp0 (ids[i], wanted) == 0)
      return i;
  return 0;
}

void
cra_preferences_read_style (GSettings *settings, CrPlainStyle *style_out, char **ruleset_out)
{
  g_autofree char *pattern = NULL, *corner = NULL;
  int row;

  *style_out = cr_plain_style_get_default ();
  *ruleset_out = NULL;
  if (settings == NULL)
    return;
  pattern = g_settings_get_string (settings, PATTERN_KEY);
  corner = g_settings_get_string (settings, CORNER_KEY);
  row = find_id (patterns, pattern);
  style_out->numbering.pattern = row < 2 ? CR_PATTERN_CCRR : CR_PATTERN_LETTER;
  style_out->numbering.rows_first = row % 2 == 1;
  style_out->numbering.from = (CrCorner) find_id (corners, corner);
  style_out->ruleset = *ruleset_out = g_settings_get_string (settings, RULESET_KEY);
}

int
cra_preferences_get_autosave (GSettings *settings)
{
  return settings != NULL ? g_settings_get_int (settings, AUTOSAVE_KEY) : 0;
}

void
cra_preferences_follow_decimals (GSettings *settings)
{
  static const char of[] = { 0, '.', ',' };
  g_autofree char *wanted = g_settings_get_string (settings, DECIMALS_KEY);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  cr_words_set_decimal_mark (of[find_id (marks, wanted)]);
  for (GList *window = windows; window != NULL; window = window->next)
    cra_form_show_decimals_anew (window->data);
}

void
cra_preferences_follow_animations (GSettings *settings)
{
  if (g_settings_get_boolean (settings, ANIMATIONS_KEY))
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  else
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

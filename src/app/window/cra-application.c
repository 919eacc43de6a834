/* cra-application.c: the program: its windows, files and keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-application.h"

#include "cra-keys.h"
#include "cra-paths.h"
#include "cra-preferences.h"
#include "cra-wheel.h"
#include "cra-window.h"

#include "cr-data.h"

#include <glib/gi18n.h>

struct _CraApplication {
  GtkApplication parent_instance;

  /* owned; NULL when no schema is installed */
  GSettings *settings;
};

/* The key of the settings, as the schema names it. */
#define DARK_KEY "dark"

G_DEFINE_FINAL_TYPE (CraApplication, cra_application, GTK_TYPE_APPLICATION)

/* Whether the options are answered with text only, which needs no display. */
static gboolean
wants_text_only (char **arguments)
{
  static const char *const options[] = { "-h", "--help", "--help-all", "--version", NULL };

  for (int i = 1; arguments[i] != NULL; i++)
    if (g_strv_contains (options, arguments[i]))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): how to call crenel-cli; in a build folder, the one beside this program
 */
static char *
find_cli (const char *program)
{
  static const char own[] = "src/app/crenel";

  if (!g_str_has_suffix (program, own))
    return g_strdup ("crenel-cli");
  return g_strdup_printf ("%.*ssrc/cli/crenel-cli", (int) (strlen (program) - strlen (own)),
                          program);
}

/* Tells somebody at a terminal without a display what is missing and what to type instead. */
static void
say_no_display (char **arguments)
{
  const char *map = _ ("MAP.map.xml");
  g_autofree char *base = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *picture = NULL;
  g_autofree char *cli = find_cli (arguments[0]);
  char *dot;

  for (int i = 1; arguments[i] != NULL; i++)
    if (arguments[i][0] != '-') {
      map = arguments[i];
      break;
    }
  base = g_path_get_basename (map);
  dot = strstr (base, ".map.xml");
  if (dot == NULL)
    dot = strrchr (base, '.');
  if (dot != NULL)
    *dot = '\0';
  picture = g_strdup_printf ("%s.png", base);
  quoted = strpbrk (map, " '\"$&;()") != NULL ? g_shell_quote (map) : g_strdup (map);
  g_printerr (_ ("Crenel finds no display to open its window on; this draws the same map to a "
                 "picture: %s render %s %s\n"),
              cli, quoted, picture);
}

static gboolean
cra_application_local_command_line (GApplication *application, char ***arguments, int *status)
{
  if (!wants_text_only (*arguments) && !gtk_init_check ()) {
    say_no_display (*arguments);
    *status = 2;
    return TRUE;
  }
  return G_APPLICATION_CLASS (cra_application_parent_class)
      ->local_command_line (application, arguments, status);
}

static void
cra_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (cra_window_new (CRA_APPLICATION (application)));
  gtk_window_present (window);
}

static void
cra_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++) {
    CraWindow *window = cra_window_find (GTK_APPLICATION (application), files[i]);

    if (window == NULL) {
      window = cra_window_new (CRA_APPLICATION (application));
      cra_window_open (window, files[i]);
    }
    gtk_window_present (GTK_WINDOW (window));
  }
}

/* Each window is asked to close, so that unsaved work is asked about. */
static void
quit_cb (GSimpleAction *action, GVariant *target, gpointer data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free (windows);
}

static void
about_cb (GSimpleAction *action, GVariant *target, gpointer data)
{
  gtk_show_about_dialog (gtk_application_get_active_window (data), "program-name", "Crenel",
                         "version", CRENEL_VERSION, "logo-icon-name", CRA_APP_ID, "license-type",
                         GTK_LICENSE_GPL_3_0, "comments",
                         _ ("Castle maps and siege scenarios, with their lines of fire"), NULL);
}

/* Whether the theme is dark; it may be so without having been asked by this program. */
static gboolean
is_dark (GtkWidget *window)
{
  gboolean asked = FALSE;
  GdkRGBA ground;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &asked, NULL);
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (window), "theme_bg_color",
                                       &ground))
    return asked;
  return 0.30 * ground.red + 0.59 * ground.green + 0.11 * ground.blue < 0.5;
}

/* The CSS class "dark" selects the dark colours of the program's style sheet. */
static void
follow_theme (GtkWidget *window)
{
  if (is_dark (window))
    gtk_widget_add_css_class (window, "dark");
  else
    gtk_widget_remove_css_class (window, "dark");
}

static void
theme_cb (CraApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    follow_theme (l->data);
}

static void
dark_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  CraApplication *self = data;

  g_simple_action_set_state (action, state);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme",
                g_variant_get_boolean (state), NULL);
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, DARK_KEY, g_variant_get_boolean (state));
}

static void
preferences_cb (GSimpleAction *action, GVariant *target, gpointer data)
{
  CraApplication *self = data;
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (self));

  gtk_window_present (GTK_WINDOW (cra_preferences_new (parent, self->settings)));
}

static const GActionEntry entries[] = {
  { .name = "preferences", .activate = preferences_cb },
  { .name = "quit", .activate = quit_cb },
  { .name = "about", .activate = about_cb },
  { .name = "dark", .state = "false", .change_state = dark_cb },
};

/* The schema is that of the build folder or the installed one. Without a schema the program works,
 * but forgets its settings. */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autofree char *folder = cra_paths_dup_schemas ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaSource) own = NULL;

  if (folder != NULL)
    own = g_settings_schema_source_new_from_directory (folder, source, TRUE, NULL);
  if (own != NULL)
    source = own;
  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, CRA_APP_ID, TRUE);
  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/crenel/Crenel/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
cra_application_startup (GApplication *application)
{
  CraApplication *self = CRA_APPLICATION (application);
  g_autofree char *icons = cr_data_path ("icons");

  G_APPLICATION_CLASS (cra_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (CRA_APP_ID);
  gtk_icon_theme_add_search_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                  icons);
  load_style ();
  cra_wheel_guard ();
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-theme-name",
                           G_CALLBACK (theme_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (theme_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->settings = open_settings ();
  if (self->settings != NULL && g_settings_get_boolean (self->settings, DARK_KEY))
    g_action_group_change_action_state (G_ACTION_GROUP (self), "dark",
                                        g_variant_new_boolean (TRUE));
  if (self->settings != NULL) {
    cra_preferences_follow_animations (self->settings);
    cra_preferences_follow_decimals (self->settings);
    g_signal_connect (self->settings, "changed::decimals",
                      G_CALLBACK (cra_preferences_follow_decimals), NULL);
    g_signal_connect (self->settings, "changed::animations",
                      G_CALLBACK (cra_preferences_follow_animations), NULL);
  }
  cra_keys_install (GTK_APPLICATION (application));
}

static int
cra_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version")) {
    g_print ("Crenel %s\n", CRENEL_VERSION);
    return 0;
  }
  return -1;
}

/* A window that is opened later also follows the dark theme from the start. */
static void
cra_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (cra_application_parent_class)->window_added (application, window);
  follow_theme (GTK_WIDGET (window));
}

static void
cra_application_finalize (GObject *object)
{
  g_clear_object (&CRA_APPLICATION (object)->settings);
  G_OBJECT_CLASS (cra_application_parent_class)->finalize (object);
}

static void
cra_application_class_init (CraApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cra_application_finalize;
  GTK_APPLICATION_CLASS (klass)->window_added = cra_application_window_added;
  application_class->local_command_line = cra_application_local_command_line;
  application_class->handle_local_options = cra_application_handle_local_options;
  application_class->startup = cra_application_startup;
  application_class->activate = cra_application_activate;
  application_class->open = cra_application_open;
}

static void
cra_application_init (CraApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "version", 0, 0, G_OPTION_ARG_NONE,
                                 _ ("Say which Crenel this is"), NULL);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
}

CraApplication *
cra_application_new (void)
{
  return g_object_new (CRA_TYPE_APPLICATION, "application-id", CRA_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", "/io/github/crenel/Crenel",
                       NULL);
}

GSettings *
cra_application_get_settings (CraApplication *self)
{
  return self->settings;
}

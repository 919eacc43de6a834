/* cra-application.c: the program: its windows, files and keys. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-application.h"

#include "cra-keys.h"
#include "cra-window.h"

#include <glib/gi18n.h>

struct _CraApplication {
  GtkApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (CraApplication, cra_application, GTK_TYPE_APPLICATION)

/* Options that are answered in text and need no display. */
static gboolean
wants_text_only (char **arguments)
{
  static const char *const options[] = { "-h", "--help", "--help-all", "--version", NULL };

  for (int i = 1; arguments[i] != NULL; i++)
    if (g_strv_contains (options, arguments[i]))
      return TRUE;
  return FALSE;
}

/* One sentence for a person at a plain terminal: what is missing and what to type instead. */
static void
say_no_display (char **arguments)
{
  const char *map = _ ("MAP.map.xml");
  g_autofree char *base = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *picture = NULL;
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
                 "picture: crenel-cli render %s %s\n"),
              quoted, picture);
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
    CraWindow *window = cra_window_new (CRA_APPLICATION (application));

    cra_window_open (window, files[i]);
    gtk_window_present (GTK_WINDOW (window));
  }
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
  G_APPLICATION_CLASS (cra_application_parent_class)->startup (application);
  gtk_window_set_default_icon_name (CRA_APP_ID);
  load_style ();
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

static void
cra_application_class_init (CraApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

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

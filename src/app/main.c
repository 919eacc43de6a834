/* main.c: the window's program. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-application.h"

#include "cr-data.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int argc, char **argv)
{
  g_autoptr (CraApplication) application = NULL;

  g_autofree char *locale = cr_data_locale_path ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale);
  textdomain (GETTEXT_PACKAGE);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  application = cra_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

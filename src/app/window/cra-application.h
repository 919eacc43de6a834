/* cra-application.h: the program: its windows, files and keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_APP_ID "io.github.crenel.Crenel"

#define CRA_TYPE_APPLICATION (cra_application_get_type ())
G_DECLARE_FINAL_TYPE (CraApplication, cra_application, CRA, APPLICATION, GtkApplication)

CraApplication *cra_application_new (void);

/* Returns: (transfer none) (nullable): the settings; NULL when no schema is installed */
GSettings *cra_application_get_settings (CraApplication *self);

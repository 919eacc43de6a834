/* cr-data.h: where the shipped data lie. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

char *cr_data_path (const char *relative);
char *cr_data_build_path (const char *relative);
char *cr_data_locale_path (void);

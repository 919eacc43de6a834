/* cra-paths.h: what lies beside the program. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

char *cra_paths_get_schemas (void);

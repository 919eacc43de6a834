/* cra-paths.h: what lies beside the program. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * cra_paths_dup_schemas:
 *
 * Returns: (transfer full) (nullable): the folder with the program's settings schema: of the build
 *   tree it runs from, or of the prefix it is installed in; NULL leaves it to the system's
 */
char *cra_paths_dup_schemas (void);

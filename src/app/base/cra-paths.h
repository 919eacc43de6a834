/* cra-paths.h: where files that come with the program lie.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * cra_paths_dup_schemas:
 *
 * Returns: (transfer full) (nullable): the folder of the program's settings schema: that of the
 *   build tree it runs from, or that of the prefix it is installed in; NULL where GLib finds the
 *   schema by itself
 */
char *cra_paths_dup_schemas (void);

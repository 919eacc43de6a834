/* cr-data.h: finds the files that come with the program.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * cr_data_path:
 * @relative: as in the source tree's folder data, "rules/siege.ruleset.xml"
 *
 * Looks in $CRENEL_DATA_DIR, else, for a program of a build tree, in the source tree it was built
 * from, else beside the executable's folder (../share/crenel).
 *
 * Returns: (transfer full): the path, whether or not the file exists
 */
char *cr_data_path (const char *relative);

/**
 * cr_data_build_path:
 * @relative: to the root of the build tree
 *
 * Returns: (transfer full) (nullable): NULL for an installed program
 */
char *cr_data_build_path (const char *relative);

/**
 * cr_data_locale_path:
 *
 * Returns: (transfer full): where the translations lie, for bindtextdomain()
 */
char *cr_data_locale_path (void);

/* Returns: (transfer full): the folder of the shipped castles: among the installed data; in the
 * source tree, beside them */
char *cr_data_maps_path (void);

/**
 * cr_data_list_shipped:
 * @ending: of their names, ".map.xml"
 *
 * Returns: (transfer full) (array zero-terminated=1): the files of that folder, by name
 */
char **cr_data_list_shipped (const char *ending);

/**
 * cr_data_list_ids:
 * @folder: of the installed data, "rules"
 * @ending: of the names of its files, ".ruleset.xml"
 *
 * Returns: (transfer full) (array zero-terminated=1): those names without the ending, sorted
 */
char **cr_data_list_ids (const char *folder, const char *ending);

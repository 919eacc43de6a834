/* cr-xml-ruleset.h: reads and writes rulesets. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"
#include "cr-map.h"
#include "cr-ruleset.h"

/**
 * cr_ruleset_load:
 * @path_or_id: a file, or the id of a shipped ruleset such as "siege"
 *
 * Loads what it extends as well.
 *
 * Returns: (transfer full) (nullable):
 */
CrRuleset *cr_ruleset_load (const char *path_or_id, GError **error);

/**
 * cr_ruleset_save:
 * @root: an element ruleset
 * @path: where it goes; what it extends lies beside it, or is shipped
 * @old: (nullable): the file that it was read from; what stands before its root element stays
 * @state: (inout) (optional): see cr_save()
 *
 * Returns: FALSE with an error when it could not be written, or would not be read back
 */
gboolean cr_ruleset_save (const CrNode *root,
                          const char *path,
                          GBytes *old,
                          CrFileState *state,
                          GError **error);

/**
 * cr_ruleset_load_for_map:
 * @map_path: (nullable): file of the map; a ruleset beside it goes before a shipped one
 * @lost_out: (out) (nullable) (transfer full): one sentence, when the ruleset that the map is for
 *   cannot be read and the usual one stands in for it
 *
 * A map opens whatever it asks for: what the ruleset does not know is kept, and drawn hatched.
 *
 * Returns: (transfer full) (nullable): NULL when not even the usual one can be read
 */
CrRuleset *cr_ruleset_load_for_map (const CrMap *map,
                                    const char *map_path,
                                    char **lost_out,
                                    GError **error);

/**
 * cr_ruleset_list_files:
 * @id: (nullable): of the ruleset that a map is for
 * @map_path: of its file
 *
 * Returns: (transfer full) (element-type utf8): the ruleset and what it extends, whether or not
 *   the files are there
 */
GPtrArray *cr_ruleset_list_files (const char *id, const char *map_path);

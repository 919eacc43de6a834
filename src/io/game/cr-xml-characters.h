/* cr-xml-characters.h: characters from files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"

/**
 * cr_characters_load:
 * @path_or_id: (nullable): a file, or the id of a shipped library; NULL for the usual one
 *
 * Returns: (transfer full) (nullable): NULL with an error that names the file, line and column
 */
CrCharacters *cr_characters_load (const char *path_or_id, GError **error);

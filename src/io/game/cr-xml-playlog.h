/* cr-xml-playlog.h: reads and writes logs of games. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-file.h"
#include "cr-playlog.h"

/* Returns: (transfer full): the contents of a file NAME.playlog.xml */
GBytes *cr_playlog_write (const CrPlaylog *log);

/**
 * cr_playlog_load:
 *
 * Returns: (transfer full) (nullable): NULL with an error that names the file, line and column
 */
CrPlaylog *cr_playlog_load (const char *path, GError **error);

/**
 * cr_playlog_load_library:
 * @path: of the log; pictures of its scenario's own characters lie beside it
 *
 * Returns: (transfer full) (nullable): the library that the log names, with the own characters of
 *   its scenario; NULL with an error
 */
CrCharacters *cr_playlog_load_library (const CrPlaylog *log, const char *path, GError **error);

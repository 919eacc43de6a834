/* cr-xml-playlog.h: logs of games as files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-file.h"
#include "cr-playlog.h"

/* (transfer full): the file NAME.playlog.xml */
GBytes *cr_playlog_write (const CrPlaylog *log);

/**
 * cr_playlog_load:
 *
 * Returns: (transfer full) (nullable): NULL with an error that names the file, line and column
 */
CrPlaylog *cr_playlog_load (const char *path, GError **error);

/**
 * cr_playlog_load_library:
 * @path: of the log; pictures of a scenario of its own lie beside it
 *
 * Returns: (transfer full) (nullable): the library that the log names, with who is of its scenario
 *   alone
 */
CrCharacters *cr_playlog_load_library (const CrPlaylog *log, const char *path, GError **error);

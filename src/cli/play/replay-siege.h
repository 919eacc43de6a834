/* replay-siege.h: the log of a siege played again. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-playlog.h"

/* @path: of the map. Returns: FALSE with an error at the first difference; everything before it is
 * printed */
gboolean replay_siege (const CrPlaylog *log, const char *path, GError **error);

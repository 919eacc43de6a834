/* cr-save.h: the one way a file is written. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"

gboolean cr_save (const char *path, GBytes *bytes, CrFileState *state, GError **error);

/* cra-section-file.h: the cut along a line of fire, in a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-fire.h"

gboolean cra_section_file_save (CreToolFire *tool, const char *path, GError **error);
char *cra_section_file_dup_name (CreToolFire *tool);

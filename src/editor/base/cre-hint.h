/* cre-hint.h: the path of a file relative to another. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Returns: (transfer full): the path of @other from the folder of the file at @path:
 * "../maps/a.map.xml" */
char *cre_make_hint (const char *path, const char *other);

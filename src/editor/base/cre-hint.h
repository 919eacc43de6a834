/* cre-hint.h: where one file lies, seen from another. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* (transfer full): where @other lies, from the folder of the file at @path: "../maps/a.map.xml" */
char *cre_make_hint (const char *path, const char *other);

/* cre-floors.h: floors added, renamed, moved and taken away.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

const char *cre_floors_get_name (const CrMap *map, int floor);
char *cre_floors_make_id (const CrMap *map, const char *name);
char *cre_floors_describe_new (const CrMap *map, const CrFloor *like, const CrHex *at);
gboolean cre_floors_add (CreDocument *document, const CrFloor *like, GError **error);
gboolean cre_floors_change (CreDocument *document, int floor, const CrFloor *like);
gboolean cre_floors_remove (CreDocument *document, int floor, GError **error);
char *cre_floors_describe_removal (CreDocument *document, int floor);

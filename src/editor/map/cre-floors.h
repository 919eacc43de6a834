/* cre-floors.h: floors added, renamed, moved and taken away.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

const char *cre_floors_get_name (const CrMap *map, int floor);
char *cre_floors_make_id (const CrMap *map, const char *name);
char *cre_floors_describe_new (const CrMap *map, const CrFloor *like, const CrHex *at);
gboolean cre_floors_add (CreMapDocument *document, const CrFloor *like, GError **error);
gboolean cre_floors_change (CreMapDocument *document, int floor, const CrFloor *like);
gboolean cre_floors_remove (CreMapDocument *document, int floor, GError **error);
char *cre_floors_describe_removal (CreMapDocument *document, int floor);

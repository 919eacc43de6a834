/* cre-floors.h: floors added, renamed, moved and taken away.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/* Returns: (transfer none): what people call it */
const char *cre_floors_get_name (const CrMap *map, int floor);

/**
 * cre_floors_make_id:
 *
 * Returns: (transfer full): for a new floor of that name: "upper-rooms", "upper-rooms-2"
 */
char *cre_floors_make_id (const CrMap *map, const char *name);

/**
 * cre_floors_describe_new:
 * @like: its storey and the level of its hexes to come
 * @at: (nullable): the hex it is made for
 *
 * Returns: (transfer full): one sentence: what there will be, or a warning that it lies no higher
 * than what is below it
 */
char *cre_floors_describe_new (const CrMap *map, const CrFloor *like, const CrHex *at);

gboolean cre_floors_add (CreMapDocument *document, const CrFloor *like, GError **error);

/**
 * cre_floors_change:
 * @like: name, known and storey are taken from it
 *
 * Returns: whether anything changed
 */
gboolean cre_floors_change (CreMapDocument *document, int floor, const CrFloor *like);

gboolean cre_floors_remove (CreMapDocument *document, int floor, GError **error);

/**
 * cre_floors_describe_removal:
 *
 * Taken away on a copy first, so that what is said is what happens.
 *
 * Returns: (transfer full): one sentence: what goes with the floor, or why it cannot go
 */
char *cre_floors_describe_removal (CreMapDocument *document, int floor);

/* cre-floors.h: adds, renames, moves and removes floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/* Returns: (transfer none): the name of the floor for people */
const char *cre_floors_get_name (const CrMap *map, int floor);

/**
 * cre_floors_make_id:
 *
 * Returns: (transfer full): for a new floor of that name: "upper-rooms", "upper-rooms-2"
 */
char *cre_floors_make_id (const CrMap *map, const char *name);

/**
 * cre_floors_describe_new:
 * @like: its storey and the level of its hexes
 * @at: (nullable): the hex for which it is made
 *
 * Returns: (transfer full): a sentence about what will be added, or a warning that the floor is no
 *   higher than what is below it
 */
char *cre_floors_describe_new (const CrMap *map, const CrFloor *like, const CrHex *at);

gboolean cre_floors_add (CreMapDocument *document, const CrFloor *like, GError **error);

/**
 * cre_floors_change:
 * @like: its name, its storey and who knows of it are used
 *
 * Returns: whether anything changed
 */
gboolean cre_floors_change (CreMapDocument *document, int floor, const CrFloor *like);

gboolean cre_floors_remove (CreMapDocument *document, int floor, GError **error);

/**
 * cre_floors_describe_removal:
 *
 * The floor is removed from a copy first, so that the sentence is true.
 *
 * Returns: (transfer full): a sentence about what is removed with the floor, or why it cannot be
 *   removed
 */
char *cre_floors_describe_removal (CreMapDocument *document, int floor);

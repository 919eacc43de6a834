/* cr-map-words.h: what a map is called in another language.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * cr_map_translate:
 * @text: (nullable): a name or words as the map has them
 *
 * The names of floors and areas and the words of labels are written in the language of the map;
 * its head may hold them in others: <translation xml:lang="fr" of="The keep">Le
 * donjon</translation>.
 * @languages are most wanted first, as g_get_language_names() gives them. What is borrowed belongs
 * to the map, or is the text that was given.
 *
 * Returns: (nullable): the same in the language most wanted that the map has it in, else @text
 */
const char *cr_map_translate (const CrMap *map, const char *text, const char *const *languages);

/* (nullable): what people call the map. */
const char *cr_map_get_title (const CrMap *map, const char *const *languages);

/* (nullable): what it says of itself beneath its title. */
const char *cr_map_get_description (const CrMap *map, const char *const *languages);

/* (transfer full): "Ann, Bob"; empty when nobody is named. */
char *cr_map_dup_authors (const CrMap *map);

/* Returns: its name, else its id */
const char *cr_map_get_floor_name (const CrMap *map, int floor, const char *const *languages);

/* Returns: (nullable): its name, else its id */
const char *cr_map_get_area_name (const CrMap *map,
                                  const CrNode *area,
                                  const char *const *languages);

/* Returns: whether @name is @text itself or what the map says for it in any language */
gboolean cr_map_is_called (const CrMap *map, const char *text, const char *name);

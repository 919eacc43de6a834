/* cre-find.h: finds places by number and by name. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-inspect-node.h"

/**
 * CreFound: a result of a search.
 * @title: its kind and name: "Hex 0708", "Area “The keep”"
 * @where: the number of its hex and its floor; empty when it has no place
 * @place: its first hex; floor −1 when it has no place
 * @ref: the node, for the inspector
 * @is_thing: whether it is a node, not a hex
 */
typedef struct {
  char *title, *where;
  CrPlace place;
  CreNodeRef ref;
  gboolean is_thing;
} CreFound;

void cre_found_free (CreFound *found);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreFound, cre_found_free)

/**
 * cre_find:
 * @text: the number of a hex, or words of a name
 * @most: return at most so many
 *
 * Searches areas and named hexes, labels, stairways and other links, mechanisms; without words,
 * returns all of them.
 *
 * Returns: (transfer full) (element-type CreFound): the results
 */
GPtrArray *cre_find (CreMapDocument *document, const char *text, guint most);

/**
 * cre_find_place:
 * @text: the number of a hex, or words of the name of something that has a place
 *
 * Returns: FALSE with an error when there is no such place
 */
gboolean cre_find_place (CreMapDocument *document,
                         const char *text,
                         CrPlace *place_out,
                         GError **error);

/**
 * cre_find_matches:
 *
 * Returns: whether each of @words is in @text, ignoring accents and case
 */
gboolean cre_find_matches (const char *words, const char *text);

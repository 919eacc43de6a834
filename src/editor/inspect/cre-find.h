/* cre-find.h: places by number and by name. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-inspect-node.h"

/**
 * CreFound: something that answers to what was asked for.
 * @title: what it is and is called: "Hex 0708", "Area “The keep”"
 * @where: the number of its hex and its floor; empty when it is nowhere
 * @place: its first hex; floor -1 when it is nowhere
 * @ref: the thing itself, for the inspector
 * @is_thing: whether it is one, rather than a hex
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
 * @most: how many at most
 *
 * Areas and named hexes, labels, stairways and other links, mechanisms; without words all of them.
 *
 * Returns: (transfer full) (element-type CreFound):
 */
GPtrArray *cre_find (CreMapDocument *document, const char *text, guint most);

/**
 * cre_find_place:
 * @text: the number of a hex, or else words of the name of something that is somewhere
 */
gboolean cre_find_place (CreMapDocument *document,
                         const char *text,
                         CrPlace *place_out,
                         GError **error);

/**
 * cre_find_matches:
 *
 * Returns: whether each of @words is somewhere in @text; accents and capitals make no difference
 */
gboolean cre_find_matches (const char *words, const char *text);

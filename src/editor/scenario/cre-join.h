/* cre-join.h: lays a map beside another. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/**
 * CreJoin: the places where a map fits beside another one (MAP-04).
 */
typedef struct _CreJoin CreJoin;

/**
 * cre_join_new:
 * @map: with a file: a map, or an assembly to which a part is added
 * @other: the file of the map that is joined to it
 *
 * Returns: (transfer full) (nullable): the places where it fits; NULL with an error when the file
 *   cannot be read or the map fits nowhere
 */
CreJoin *cre_join_new (CreMapDocument *map, GFile *other, GError **error);
void cre_join_free (CreJoin *join);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreJoin, cre_join_free)

/* Returns: (transfer none): the title of the joined map: "Border Castle, Medieval Town" */
const char *cre_join_get_title (const CreJoin *join);

guint cre_join_n_places (const CreJoin *join);

/* Returns: (transfer full): a sentence that tells which edges meet, how the map is turned and how
 * many hexes differ */
char *cre_join_word_place (const CreJoin *join, guint index);

/* Sets whether hexes that both have and that differ are taken from the map that was there before,
 * and not from the one that is joined to it (U-35). */
void cre_join_keep_first (CreJoin *join, gboolean first);

/**
 * cre_join_build:
 * @index: of the place
 * @seam: (nullable) (element-type CrPlace): gets the hexes that both have and that differ, as
 *   places of the new map
 *
 * Returns: (transfer full) (nullable): a map without a file, made of both; NULL with an error
 */
CreMapDocument *cre_join_build (CreJoin *join, guint index, GArray *seam, GError **error);

/* Writes NAME.assembly.xml, which names both maps by their paths relative to @path. Returns: FALSE
 * with an error */
gboolean cre_join_save (CreJoin *join, guint index, const char *path, GError **error);

/* cre-join.h: a map laid beside another. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/**
 * CreJoin: the places where a map fits beside another one (MAP-04).
 */
typedef struct _CreJoin CreJoin;

/**
 * cre_join_new:
 * @map: with a file: a map, or an assembly, to which a part is added
 * @other: the file of the map that is joined to it
 *
 * Returns: (transfer full) (nullable): NULL with an error also where it fits nowhere
 */
CreJoin *cre_join_new (CreMapDocument *map, GFile *other, GError **error);
void cre_join_free (CreJoin *join);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreJoin, cre_join_free)

/* What the whole is called: "Border Castle, Medieval Town" */
const char *cre_join_get_title (const CreJoin *join);

guint cre_join_n_places (const CreJoin *join);

/* (transfer full): which edges meet, how it is turned, and how many hexes differ there */
char *cre_join_word_place (const CreJoin *join, guint index);

/* Hexes that both have and that differ are as the map has them that was there before, instead of as
 * the one that is joined to it has them (U-35). */
void cre_join_keep_first (CreJoin *join, gboolean first);

/**
 * cre_join_build:
 * @seam: (nullable) (element-type CrPlace): gets the hexes that both have and that differ
 *
 * Returns: (transfer full) (nullable): the one map that it is with the other at that place, without
 *   a file
 */
CreMapDocument *cre_join_build (CreJoin *join, guint index, GArray *seam, GError **error);

/* Written as NAME.assembly.xml, which names its maps as they lie from there. */
gboolean cre_join_save (CreJoin *join, guint index, const char *path, GError **error);

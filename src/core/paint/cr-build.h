/* cr-build.h: things that are put into a map whole. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

/* The terrain a stairway is made of; its row in the ruleset carries the figures. */
#define CR_BUILD_STAIR "stair"

gboolean cr_build_stairway (CrEdit *edit,
                            const CrMap *map,
                            int stair,
                            CrNode *node,
                            GError **error);
gboolean cr_build_link (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);
gboolean cr_build_area (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/* Floors. A floor keeps its id; what lies on one that is taken away goes with it. */
gboolean cr_build_floor (CrEdit *edit, const CrMap *map, const CrFloor *like, GError **error);
void cr_build_change_floor (CrEdit *edit, const CrMap *map, int floor, const CrFloor *like);
gboolean cr_build_remove_floor (CrEdit *edit, const CrMap *map, int floor, GError **error);

char *cr_build_free_id (const CrMap *map, CrSection section, const char *stem);
char *cr_build_format_places (const CrMap *map, const CrPlace *places, gsize n_places);

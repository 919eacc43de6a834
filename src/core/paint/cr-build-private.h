/* cr-build-private.h: shared by the builders. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-build.h"

/* @node: (transfer full): */
void cr_build_add_link (CrEdit *edit, const CrMap *map, CrNode *node);

/* Whether the node has an id that is well formed and new to its section. */
gboolean cr_build_check_id (const CrMap *map,
                            CrSection section,
                            const CrNode *node,
                            GError **error);

char *cr_build_format_side (const CrMap *map, CrPlace place, CrDirection direction);

/* cr-what-if.h: a castle as it would be. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-change.h"
#include "cr-fire.h"

/**
 * CrWhatIf:
 *
 * A copy of a map with changes done to it, and what is needed to ask it. The map it was copied
 * from stays as it is.
 */
typedef struct _CrWhatIf CrWhatIf;

CrWhatIf *cr_what_if_new (const CrMap *map, const CrRuleset *ruleset);
CrWhatIf *cr_what_if_new_like (const CrScene *scene);
void cr_what_if_free (CrWhatIf *what_if);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrWhatIf, cr_what_if_free)

/* One more change, on the castle as those before left it. */
gboolean cr_what_if_change (CrWhatIf *what_if, gboolean with, const char *text, GError **error);

const CrMap *cr_what_if_get_map (const CrWhatIf *what_if);
const CrScene *cr_what_if_get_scene (const CrWhatIf *what_if);
CrFire *cr_what_if_get_fire (CrWhatIf *what_if);

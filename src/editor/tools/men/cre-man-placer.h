/* cre-man-placer.h: puts men on the map for a question. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-men.h"

/* What can be done to a man, and undone by doing it again. */
typedef enum {
  CRE_MAN_KNEELS,
  CRE_MAN_IS_STUNNED,
  CRE_MAN_MOUNTS,
  CRE_MAN_CHANGES_SIDES,
  CRE_N_MAN_DEEDS,
} CreManDeed;

/**
 * CreManPlacer:
 *
 * Places men of #CreMen and turns them, for whatever tool is in hand.
 *
 * Property: side (of the men placed: 0 for the shooter's, 1 for the other). Signal: said
 * (sentence), when something came of it.
 */
#define CRE_TYPE_MAN_PLACER (cre_man_placer_get_type ())
G_DECLARE_FINAL_TYPE (CreManPlacer, cre_man_placer, CRE, MAN_PLACER, GObject)

/* Returns: (transfer none): of that document, as long as it is there */
CreManPlacer *cre_man_placer_get (CreMapDocument *document);

/* (nullable): the first of those who stand there, the dead too. */
const CrMan *cre_man_placer_find (CreManPlacer *placer, CrPlace place);

/* Who stood on the same post of the same place makes room. */
void cre_man_placer_set (CreManPlacer *placer, const CrMan *man);

/* FALSE when nobody stands there; to whom it could be done. */
gboolean cre_man_placer_erase (CreManPlacer *placer, CrPlace place);
gboolean cre_man_placer_do (CreManPlacer *placer, CrPlace place, CreManDeed deed);

/* Puts a man where nobody is; whoever is there kneels, is stunned, sits on a horse and goes away
 * again, turn by turn. */
void cre_man_placer_turn (CreManPlacer *placer, CrPlace place);

/* What a click does; and who stands there: (transfer full) (nullable). */
const char *cre_man_placer_get_hint (CreManPlacer *placer);
char *cre_man_placer_dup_man (CreManPlacer *placer, CrPlace place);

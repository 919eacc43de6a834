/* cre-man-placer.h: puts men on the map for a question. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-men.h"

/* Each of these is done to a man, and undone when it is done again. */
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
 * Places men of #CreMen and changes them, for whichever tool is in hand.
 *
 * Property: side (of the men that it places: 0 for that of the shooter, 1 for the other). Signal:
 * said (sentence), after each act.
 */
#define CRE_TYPE_MAN_PLACER (cre_man_placer_get_type ())
G_DECLARE_FINAL_TYPE (CreManPlacer, cre_man_placer, CRE, MAN_PLACER, GObject)

/* Returns: (transfer none): the placer of that document, which lives as long as the document */
CreManPlacer *cre_man_placer_get (CreMapDocument *document);

/* Returns: (nullable): the first of the men who stand there, dead ones included */
const CrMan *cre_man_placer_find (CreManPlacer *placer, CrPlace place);

/* Puts a man on the map; he takes the place of a man on the same post. */
void cre_man_placer_set (CreManPlacer *placer, const CrMan *man);

/* Both return FALSE when nobody stands there; the second one also when it cannot be done to him. */
gboolean cre_man_placer_erase (CreManPlacer *placer, CrPlace place);
gboolean cre_man_placer_do (CreManPlacer *placer, CrPlace place, CreManDeed deed);

/* Each call goes one step further: a man is put on an empty place, then he kneels, is stunned, sits
 * on a horse, and is removed. */
void cre_man_placer_turn (CreManPlacer *placer, CrPlace place);

/* Returns: a sentence that tells what a click does; below (transfer full) (nullable), who stands
 * there */
const char *cre_man_placer_get_hint (CreManPlacer *placer);
char *cre_man_placer_dup_man (CreManPlacer *placer, CrPlace place);

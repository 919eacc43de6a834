/* cr-change.h: something put into a castle or taken out of it, for a question's sake.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-edit.h"

/* What a breach is made of; its row in the ruleset carries the figures. */
#define CR_CHANGE_RUBBLE "rubble"
/* What is left where a tree stood. */
#define CR_CHANGE_BARE "flat"

/**
 * cr_change_parse:
 * @map: it learns codes that are new to it
 * @with: put it there; FALSE: take it away
 * @text: WHAT@WHERE, as cr_change_about() says
 *
 * Returns: (transfer full) (nullable): the change as the editor would make it; NULL with what was
 *   found and what was expected
 */
CrEdit *cr_change_parse (const CrMap *map,
                         const CrRuleset *ruleset,
                         gboolean with,
                         const char *text,
                         GError **error);

/* Does such a change to the castle; FALSE: it stays as it was. */
gboolean cr_change_do (CrCastle *castle, gboolean with, const char *text, GError **error);

/* What may stand for WHAT, translated, with or without. */
const char *cr_change_about (gboolean with);

/**
 * cr_change_breach:
 * @places: (element-type CrPlace): hexes of walls and towers
 *
 * Rubble where walls were: RMP-02, BAT-07.
 *
 * Rubble without structure at the level of the ground before it; its battlements and walls are
 * gone, and so are the rooms within it and what stood above.
 */
gboolean cr_change_breach (CrEdit *edit,
                           const CrMap *map,
                           const CrRuleset *ruleset,
                           GArray *places);

/**
 * CrOffer: a change that makes sense somewhere.
 * @with: put it there; FALSE: take it away
 * @text: for cr_change_parse()
 * @what: a #CrOfferKind
 * @place: where; the hex the side is seen from
 * @side: direction, or -1 for the hex
 * @kind: the #CrSideKind it is about, or -1
 * @mechanism: (nullable): kind of the mechanism that goes into @state; neither is owned
 */
typedef enum {
  CR_OFFER_REMOVE, /* what stands on a side */
  CR_OFFER_OPEN,
  CR_OFFER_SHUT,
  CR_OFFER_HOARDING,
  CR_OFFER_BREACH,
  CR_OFFER_WORK, /* a mechanism into its other state */
  CR_OFFER_FELL, /* a tree */
} CrOfferKind;

typedef struct {
  gboolean with;
  char *text;
  CrOfferKind what;
  CrPlace place;
  CrDirection side;
  int kind;
  const char *mechanism, *state;
} CrOffer;

/* (transfer full) (element-type CrOffer): owns its texts */
GArray *cr_offers_new (const CrScene *scene, CrPlace place);

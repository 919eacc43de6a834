/* cre-siege-private.h: shared by the parts of a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

/**
 * CreSiege:
 * @start: the castle at the beginning of the siege
 * @castle: (nullable): its document, for a siege that was opened
 * @scenario: (nullable): the title of the scenario with which it began
 * @broken: (nullable): where its file differs from what the rules make of it
 * @muster: (nullable): the orders and choices of rules with which it began
 * @record: (nullable): its record sheet, until something happens
 * @areas: (nullable): see cre_siege_get_areas(), until something happens
 * @fight: (nullable): the game of an assault
 * @fight_begin: how many orders the siege had before the first of that game
 * @undone: (element-type utf8): the orders that can be done again, the next one last
 * @following: the siege is being brought up to the game, or the game to the siege
 */
struct _CreSiege {
  CreDocument parent_instance;

  CrCampaign *campaign;
  CrPlaylog *log;
  CreMapDocument *stage, *castle;
  CrMap *start;
  char *scenario, *broken;
  GStrv muster;
  GPtrArray *record;
  CrMap *areas;
  CrePlay *fight;
  guint fight_begin;
  GPtrArray *undone;
  gboolean following;
};

/* Returns: (transfer full): where each side may be set up before the first turn of a game, as the
 * areas of a map */
CrMap *cre_siege_map_starts (const CrState *state);

/* Sets the functions of the class that are about the file. */
void cre_siege_fill_file_class (CreDocumentClass *klass);

/* Returns: (transfer full): a siege. @campaign: (transfer full): before the first order */
CreSiege *cre_siege_new_of (CreMapDocument *map, CrCampaign *campaign);

/* Called after an order of the siege was done or taken back: drops the game when it does not belong
 * to the siege any more. */
void cre_siege_check_fight (CreSiege *siege);
void cre_siege_drop_fight (CreSiege *siege);

/* cre-siege-private.h: shared by the parts of a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-siege.h"

/**
 * CreSiege:
 * @start: the castle as the siege began
 * @castle: (nullable): the document of it, of a siege that was opened
 * @scenario: (nullable): the title of the scenario that it began from
 * @broken: (nullable): where its file said something else than happened
 * @muster: (nullable): its orders and choices of rules, as the siege began
 * @record: (nullable): its record sheet, until something happens
 * @areas: (nullable): see cre_siege_get_areas(), until something happens
 * @fight: (nullable): the game of an assault
 * @fight_begin: orders of the siege before the first of that game
 * @following: that game is being followed, or made to follow
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
  gboolean following;
};

/* (transfer full): where each side of a game may be put before its first turn, as areas of a map of
 * its own. */
CrMap *cre_siege_map_starts (const CrState *state);

/* What a file of sieges has to do. */
void cre_siege_fill_file_class (CreDocumentClass *klass);

/* @campaign: (transfer full): before the first order. (transfer full): its siege */
CreSiege *cre_siege_new_of (CreMapDocument *map, CrCampaign *campaign);

/* The siege has another order, or one less: a game that is not of it any more is let go. */
void cre_siege_check_fight (CreSiege *siege);
void cre_siege_drop_fight (CreSiege *siege);

/* cre-siege.h: a siege by days, as a document. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day-list.h"
#include "cre-play.h"

/**
 * CreSiege:
 *
 * A siege with its log. Orders are given to it as to a game; each is a step of its history, and one
 * that is undone and done again rolls the same dice. An assault is played as a #CrePlay of its own,
 * whose orders the siege follows one by one.
 *
 * Signal: changed (), when an order was done, taken back or done again.
 */
#define CRE_TYPE_SIEGE (cre_siege_get_type ())
G_DECLARE_FINAL_TYPE (CreSiege, cre_siege, CRE, SIEGE, CreDocument)

/**
 * cre_siege_new:
 * @map: the besieged castle as it is now; its pictures are found from its file
 *
 * Returns: (transfer full) (nullable): a siege before its first day; NULL with an error when the
 *   ruleset of the map has no sieges, or there are no characters
 */
CreSiege *cre_siege_new (CreMapDocument *map, GError **error);

/**
 * cre_siege_new_scenario:
 *
 * Returns: (transfer full) (nullable): a siege before its first day, with the rules, the men, the
 *   engines and the food of the scenario; NULL with an error
 */
CreSiege *cre_siege_new_scenario (CreScenarioDocument *scenario, GError **error);

/* Whether the map is unchanged since the siege began. */
gboolean cre_siege_is_about (CreSiege *siege, CreMapDocument *map);

/* Whether men, gear, food, days and rules of the scenario are unchanged since the siege began. */
gboolean cre_siege_is_of (CreSiege *siege, CreScenarioDocument *scenario);

const CrCampaign *cre_siege_get_campaign (CreSiege *siege);
const CrPlaylog *cre_siege_get_log (CreSiege *siege);

/* Returns: (transfer none): the castle as it is drawn, with all that has happened to it */
CreMapDocument *cre_siege_get_stage (CreSiege *siege);

/**
 * cre_siege_say:
 * @line: an order as it is written in logs
 *
 * Returns: FALSE with an error of one sentence when the order cannot be read or done
 */
gboolean cre_siege_say (CreSiege *siege, const char *line, GError **error);

/**
 * cre_siege_get_fight:
 *
 * Returns: (transfer none) (nullable): the game of today's assault, until the day goes on after it;
 *   NULL when there is none
 */
CrePlay *cre_siege_get_fight (CreSiege *siege);

/* Whether that game is over while another one is still to be played today (BES-02). */
gboolean cre_siege_has_other_fight (CreSiege *siege);

/* Begins that other game in place of the one that is over; without another one nothing happens. */
void cre_siege_take_up_fight (CreSiege *siege);

/* Returns: (transfer full) (element-type CrWordsSection): its record sheet so far; it is the same
 * object until something happens */
GPtrArray *cre_siege_list_record (CreSiege *siege);

/* Returns: (transfer none): a map of the castle with areas for its damage ("1/4": done, and at
 * which it falls), its mines, and its keep when the garrison holds nothing else; valid
 * until something happens */
const CrMap *cre_siege_get_areas (CreSiege *siege);

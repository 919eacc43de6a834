/* cre-siege.h: a siege by days, as a document. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day-list.h"
#include "cre-play.h"

/**
 * CreSiege:
 *
 * The siege as it stands and its log. Orders are given to it as to a game, each is a step of its
 * history, and what was undone and is done again rolls what it rolled. An assault is played as a
 * #CrePlay of its own, whose orders the siege follows one by one.
 *
 * Signal: changed (), when an order was done, taken back or done again.
 */
#define CRE_TYPE_SIEGE (cre_siege_get_type ())
G_DECLARE_FINAL_TYPE (CreSiege, cre_siege, CRE, SIEGE, CreDocument)

/**
 * cre_siege_new:
 * @map: the castle that is besieged, as it is now; its file is where its pictures are found
 *
 * Returns: (transfer full) (nullable): a siege before its first day; NULL with an error when the
 *   rules of the map say nothing of sieges, or there are no characters
 */
CreSiege *cre_siege_new (CreMapDocument *map, GError **error);

/**
 * cre_siege_new_scenario:
 *
 * Returns: (transfer full) (nullable): likewise, by the rules of the scenario, and with its men,
 *   its engines and its food
 */
CreSiege *cre_siege_new_scenario (CreScenarioDocument *scenario, GError **error);

/* Whether the map says what it said when the siege began. */
gboolean cre_siege_is_about (CreSiege *siege, CreMapDocument *map);

/* Whether the scenario has the men, gear, food, days and rules that it had when the siege began. */
gboolean cre_siege_is_of (CreSiege *siege, CreScenarioDocument *scenario);

const CrCampaign *cre_siege_get_campaign (CreSiege *siege);
const CrPlaylog *cre_siege_get_log (CreSiege *siege);

/* (transfer none): the castle with what has become of it, to be looked at. */
CreMapDocument *cre_siege_get_stage (CreSiege *siege);

/**
 * cre_siege_say:
 * @line: an order as it is written
 *
 * Returns: FALSE with a sentence when it cannot be read or done
 */
gboolean cre_siege_say (CreSiege *siege, const char *line, GError **error);

/**
 * cre_siege_get_fight:
 *
 * Returns: (transfer none) (nullable): the game that is played today, until the day goes on after
 *   it; NULL when none is
 */
CrePlay *cre_siege_get_fight (CreSiege *siege);

/* Whether the game that it returns is over while another one is still to be played today (BES-02).
 */
gboolean cre_siege_has_other_fight (CreSiege *siege);

/* That other game takes the place of the one that is over; else nothing happens. */
void cre_siege_take_up_fight (CreSiege *siege);

/* (transfer full) (element-type CrWordsSection): its record sheet, filled in so far; the same one
 * until something happens. */
GPtrArray *cre_siege_list_record (CreSiege *siege);

/* (transfer none): the castle with its damage ("1/4": so much, and with how much it falls), its
 * mines, and what each side holds once the garrison has but its keep, for areas; until something
 * happens. */
const CrMap *cre_siege_get_areas (CreSiege *siege);

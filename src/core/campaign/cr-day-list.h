/* cr-day-list.h: what may be ordered at this hour of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day.h"

/**
 * cr_day_judge:
 * @refusal_out: (out) (optional): why not
 *
 * Returns: whether cr_day_apply() would do it; nothing is rolled
 */
gboolean cr_day_judge (const CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayRefusal *refusal_out);

/**
 * cr_day_list:
 * @place: (nullable): a hex that is pointed at; what may be done to it comes first
 * @orders: (element-type CrDayOrder): gets what one may think of at this hour, also what would be
 *   refused, so that it can be said why. Men are chosen as far as they are free, engineers first.
 */
void cr_day_list (const CrCampaign *campaign, const CrPlace *place, GArray *orders);

/**
 * cr_day_list_men:
 * @foes: whom they fight, and not who does it
 * @men: (element-type gint): gets the indexes of the soldiers whom that order of the list may name,
 *   engineers first; none of an order that names nobody
 */
void cr_day_list_men (const CrCampaign *campaign,
                      const CrDayOrder *order,
                      gboolean foes,
                      GArray *men);

/* Whether it is an order that men are named for. */
gboolean cr_day_names_men (const CrCampaign *campaign, const CrDayOrder *order);

/* Returns: the most days of food that the order may name, 0 of one that names none */
int cr_day_find_most_food (const CrCampaign *campaign, const CrDayOrder *order);

/* "ladder-1", "ladder-2", …: (transfer none): the first that nobody and nothing is called yet. */
const char *cr_day_find_name (const CrCampaign *campaign, const char *kind);

/* Whether an engine may be set down in the game that is played: it is ready, and does not stay
 * behind. */
gboolean cr_day_may_set_down (const CrCampaign *campaign, guint index);

/* Returns: how many men of that camp would be in a fight of today, horses left out. @field: in the
 * battle outside (BES-02) */
int cr_day_count_fighters (const CrCampaign *campaign, CrCamp camp, gboolean field);

/* Whether the besiegers, who took refuge, may attack without the initiative, for the garrison
 * batters (BES-03). */
gboolean cr_day_may_hit_back (const CrCampaign *campaign);

/**
 * CrDayOdds: what battering may come to.
 * @points: battering points that are used
 * @in_ten: of ten dice so many damage the target
 * @lost_in_ten: of ten dice so many cost points of the engines, -1 of what has none to lose
 * @results, @needed: damage that it has taken, and with which it falls
 */
typedef struct {
  int points, in_ten, lost_in_ten, results, needed;
} CrDayOdds;

/**
 * CrStrength: how long a target stands.
 * @material: (nullable): of a wall or a gate; NULL for a hoarding
 * @results, @needed: damage that it has taken, and with which it falls (BAT-03)
 */
typedef struct {
  const CrMaterial *material;
  int results, needed;
} CrStrength;

/**
 * cr_day_measure:
 * @side: of a hoarding or a gate, else -1
 *
 * Says nothing about whether it can be battered today.
 *
 * Returns: FALSE where no such target stands
 */
gboolean cr_day_measure (const CrCampaign *campaign,
                         CrDayTarget target,
                         CrPlace place,
                         int side,
                         CrStrength *strength_out);

/* The same of what has been damaged, be it a wall, a gate or a hoarding. */
gboolean cr_day_measure_damage (const CrCampaign *campaign,
                                const CrDamage *damage,
                                CrStrength *strength_out);

/* Returns: FALSE when the order is no battering, or is refused */
gboolean cr_day_foresee (const CrCampaign *campaign, const CrDayOrder *order, CrDayOdds *odds_out);

/* cr-view.h: what one side may know of a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-event.h"

/* The castle is the last party's own. A secret passage is known to it, and to whom one of their men
 * has shown it, by standing in it or where its stairs end (TMP-07). */
gboolean cr_state_knows_floor (const CrState *state, int party, int floor);

/* Whether the party sees that man: below ground only those see him who have somebody there. */
gboolean cr_state_sees (const CrState *state, int party, int man);

/**
 * cr_state_view:
 *
 * Whatever shows, tells or plans the game for one side asks this in place of the game: whom it does
 * not see is not there, nor is his place told, and of ladders below ground likewise. What it can do
 * is the game's to say.
 *
 * Returns: (transfer full): a copy
 */
CrState *cr_state_view (const CrState *state, int party);

/* TWR-02: of a siege tower with levels only what men push is on the map while it is far from any
 * rampart; in position the level of its bridge is there instead. The others are seen on a sheet of
 * their own. */
gboolean cr_state_shows_part (const CrState *state, int gear, int part);

/* Of a siege tower with its front there, the level that is on the map; -1 for what has no levels.
 */
int cr_state_find_shown_part (const CrState *state, int gear, CrPlace front);

/* Whether he is on the map, and not on such a sheet alone. */
gboolean cr_state_is_on_map (const CrState *state, int man);

/* On what somebody comes to stand who is put there: the first free part of a siege tower, those on
 * the map before those on its sheet, or the ground. */
CrPost cr_state_find_free_post (const CrState *state, CrPlace place);

/* Whether he is on that siege tower, or whatever else is rolled. */
gboolean cr_state_is_aboard (const CrState *state, int man, int gear);

/**
 * cr_state_list_tower_costs:
 * @costs: (element-type int): cleared; for each place of the map's floor, by its cell, the fewest
 *   points for which he gets there onto siege towers and what else is rolled, about them and off
 *   them; −1 where he does not (TWR-06, TWR-17)
 */
void cr_state_list_tower_costs (CrState *state, int man, GArray *costs);

/**
 * cr_ram_find_way:
 * @ram: how it stands
 * @front_out: (out): where its front is then
 * @shut_out: (out): whether that stands shut, as it must for the ram to strike at it
 *
 * TWO-04, BAT-02: straight ahead over ground that it rolls on, until a gate, a door or a partition
 * is before it.
 *
 * Returns: how many hexes it is rolled until then; -1 where it meets none, and for what is no ram
 */
int cr_ram_find_way (const CrState *state,
                     const CrTower *ram,
                     CrPlace *front_out,
                     gboolean *shut_out);

/**
 * cr_ram_list_stands:
 * @type: a ram; of others none is listed
 * @rams: (element-type CrTower): appended to: each place where one could stand with a gate, door
 *   or partition before it, however it came there
 */
void cr_ram_list_stands (const CrState *state, const CrWork *type, GArray *rams);

/* Whether the party is told of it, as the game stands now: neither of the men is hidden, nor, where
 * it befalls none, the place. */
gboolean cr_event_is_seen (const CrState *state, int party, const CrEvent *event);

/* cr-ride-private.h: riders and horses. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-consequence-private.h"

/* -1, or who else lives on the ground there. */
int cr_ride_find_other (const CrState *state, int man, CrPlace place);

/* Likewise; for who goes on foot also on a siege tower. */
int cr_ride_find_in_way (const CrState *state, int man, CrPlace place);

/* Whether a horse gets from one of these two hexes to the other, so that it can stand on both;
 * WAL-01: it does not over a low wall, and on its way it does. */
gboolean cr_ride_can_span (const CrState *state, CrPlace head, CrDirection facing);

/* MOV-08: whether the horse of that man finds both hexes free. */
gboolean cr_ride_can_stand (const CrState *state,
                            int man,
                            CrPlace head,
                            CrDirection facing,
                            CrRefusal *refusal);

/* The cheapest facing with which he can end there, or that one; -1 for none. */
int cr_ride_find_end (const CrState *state,
                      int man,
                      const CrReach *reach,
                      CrPlace head,
                      int facing);

/* He goes one hex, and his horse with him: ahead, or backwards in a retreat.
 * Returns: FALSE: it does not go into that hex */
gboolean cr_ride_pace (const CrMan *man, CrPlace to, CrMan *after_out);

/* From which of his hexes he goes there. */
CrPlace cr_ride_get_nearer (const CrMan *man, CrPlace to);

/* How far both hexes of him together are from there; of a man on foot his own counts twice. */
int cr_ride_measure (const CrMan *man, CrPlace from);

/* His head, or who leads a horse, goes into the next hex. */
void cr_ride_step (CrState *state, CrEvents *events, int man, CrPlace to);

/* The horse under him is dead, and he stands. */
void cr_ride_fall (CrState *state, CrEvents *events, int man);

/* Puts the man on that horse. */
void cr_ride_sit (CrState *state, CrEvents *events, int man, int horse);

/* Puts the man on that horse and gives him the points of a rider. */
void cr_ride_mount (CrState *state, CrEvents *events, int man, int horse);

/* Whether he gets off the horse from one of its hexes there. */
gboolean cr_ride_can_alight (const CrState *state, int man, CrPlace from, CrPlace to);

/* Who leads a horse lets it go, and who is led is let go. */
void cr_ride_let_go (CrState *state, CrEvents *events, int man);

/* He is off his horse or lets it go; it stays where it is. */
void cr_ride_leave (CrState *state, CrEvents *events, int man);

/* STA-02: whether that step leads over the front of stakes; and the die of it. */
gboolean cr_ride_meets_stakes (const CrState *state, CrPlace from, CrPlace to);
void cr_ride_test_stakes (CrState *state, CrEvents *events, int man);

/* What a result of a table does to a man and to his horse. */
void cr_ride_harm (CrState *state, CrEvents *events, int man, const CrTableResult *result);

/* HAM-01: FALSE when the rider sees him there behind whose horse he steals up. */
gboolean cr_hamstring_is_hidden (const CrState *state, int man, CrPlace place, CrRefusal *refusal);

/* (element-type CrBurden): gets where he would be seen. */
void cr_hamstring_add_burdens (const CrState *state, int man, GArray *burdens);

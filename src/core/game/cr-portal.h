/* cr-portal.h: doors, gates and portcullises as they stand in a game.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state.h"

/**
 * CrPortal:
 * @direction: of its side, as seen from the hex that was asked about
 * @kind: a #CrSideKind
 * @state: %CR_STATE_OPEN, %CR_STATE_CLOSED or %CR_STATE_BROKEN (MAP-11, MAP-17)
 * @mechanism: what moves it, counted as the map counts its mechanisms (DRW-01); -1: men do by hand
 * @holder: who stands behind it and holds it shut (MAP-17); -1: nobody
 */
typedef struct {
  CrDirection direction;
  CrSideKind kind;
  CrOpening state;
  int mechanism, holder;
} CrPortal;

/* (transfer full) (element-type CrPortal): those on the sides of that hex, by direction */
GArray *cr_state_list_portals (const CrState *state, CrPlace place);

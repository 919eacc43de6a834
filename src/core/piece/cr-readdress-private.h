/* cr-readdress-private.h: what the files that move addresses share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-readdress.h"

typedef enum {
  CR_ADDRESS_PLACE,  /* "cellar/7,6" */
  CR_ADDRESS_ENDS,   /* places and sides that a stairway leads to, each with its floor */
  CR_ADDRESS_SET,    /* "g/12,7..12,9 13,7" */
  CR_ADDRESS_SIDES,  /* places and sides, each with its floor */
  CR_ADDRESS_FLOOR,  /* id of a floor */
  CR_ADDRESS_LINK,   /* id of a link */
  CR_ADDRESS_POINT,  /* "7,6", on the map or off it */
  CR_ADDRESS_MATRIX, /* from the plane, whose origin is hex 1,1, to pixels */
} CrAddressKind;

/* (transfer full) (nullable): the address as it is afterwards; NULL when nothing of it is left.
 * @lost: (inout): set when part of it fell outside */
char *cr_readdress_move (const CrReaddress *how,
                         const char *text,
                         CrAddressKind kind,
                         gboolean *lost);
char *cr_readdress_move_set (const CrReaddress *how, const char *text, gboolean *lost);

/* (transfer none): @floor as it is counted afterwards */
const char *cr_readdress_floor_id (const CrReaddress *how, int floor);

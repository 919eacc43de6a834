/* cr-lof-men-private.h: shared by the files about men, weapon and weather.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-men.h"

static inline const CrMuster *
cr_lof_men_get_muster (const CrLofCase *self)
{
  return self->options->muster;
}

static inline gboolean
cr_lof_man_is_in_state (const CrMan *man, CrManState state)
{
  return man != NULL && man->body == CR_MAN_ON_FOOT && man->state == state;
}

/* How far one sees, 0 for as far as there is map; and whether it is any weather to them (WEA-01).
 */
int cr_lof_men_get_visibility (const CrLofCase *self);

/* None of the weather inside covered buildings, WEA-01: both men must be in them. */
gboolean cr_lof_men_have_sky (const CrLofCase *self);

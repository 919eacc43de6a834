/* fixture-field.h: what is worked out bit by bit, at once.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-difference.h"
#include "cr-field.h"

/* All (transfer full). */
CrField *fixture_field (CrFire *fire,
                        const CrPlace *shooters,
                        gsize n_shooters,
                        const CrLofOptions *options);
CrDifference *fixture_difference (const CrScene *scene,
                                  const CrField *before,
                                  const CrField *after);

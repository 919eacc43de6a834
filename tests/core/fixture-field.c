/* fixture-field.c: what is worked out bit by bit, at once.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-field.h"

CrField *
fixture_field (CrFire *fire, const CrPlace *shooters, gsize n_shooters, const CrLofOptions *options)
{
  CrField *field = cr_field_start (fire, shooters, n_shooters, options);

  while (!cr_field_work (field, fire, G_MAXINT))
    continue;
  return field;
}

CrDifference *
fixture_difference (const CrScene *scene, const CrField *before, const CrField *after)
{
  CrDifference *difference = cr_difference_begin (scene, before, after);

  cr_difference_work (difference, G_MAXINT);
  return difference;
}

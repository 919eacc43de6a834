/* fit-report.h: reports what fitting a picture has found.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-propose.h"

/**
 * CliFit: one picture laid on the grid
 * @path: (not owned): of the picture
 * @points: (element-type CrFitPoint): given, or proposed
 * @asked: whether the picture itself was asked for its grid
 * @fit: of kind %CR_FIT_NONE when it shows none
 */
typedef struct {
  const char *path;
  GArray *points;
  gboolean asked;
  CrProposal proposal;
  CrFitResult fit;
} CliFit;

/**
 * cli_fit_to_json:
 *
 * Adds one object: the fit of one picture, or that there is none.
 */
void cli_fit_to_json (JsonBuilder *json, const CrGrid *grid, const CliFit *lay);

/* The same for people; @named: whether to say which picture it is */
void cli_fit_print (const CrGrid *grid, const CliFit *lay, gboolean named);

/* sheet.h: made-up scans whose every hex is known. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"

typedef struct {
  CrAffine matrix;
  CrPoint middle; /* of the map, W */
  double half;    /* of its longer side */
  double slant_x, slant_y;
  double lens;              /* of a barrel or cushion, at the edge, as a part of the half */
  double curl, curl_middle; /* the sheet lifts along one side: W at the edge */
  double wave, wave_phase;  /* a sheet that lies in waves, W */
} Sheet;

/**
 * SheetMiss: how far hexes lie beside where they are, in hex widths
 * @worst: of all
 * @most: of all but the worst twentieth
 */
typedef struct {
  double worst, most;
} SheetMiss;

typedef void (*SheetBender) (GRand *rand, Sheet *sheet);

Sheet sheet_random (GRand *rand, const CrGrid *grid);
void sheet_slant (GRand *rand, Sheet *sheet);
void sheet_bulge (GRand *rand, Sheet *sheet);
void sheet_curl (GRand *rand, Sheet *sheet);
void sheet_ripple (GRand *rand, Sheet *sheet);
void sheet_all (GRand *rand, Sheet *sheet);

CrPoint sheet_look (const Sheet *sheet, CrPoint plane);
GArray *sheet_click (GRand *rand,
                     const Sheet *sheet,
                     const CrGrid *grid,
                     const int clicks[2],
                     double noise);
SheetMiss sheet_miss (const Sheet *sheet, const CrGrid *grid, const CrFitResult *fit);

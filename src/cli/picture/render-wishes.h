/* render-wishes.h: the options of the command render. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "question.h"
#include "render-counters.h"

/**
 * CliWishes: the options as they were given; NULL for one that was not.
 * @plan: in hundredths
 */
typedef struct {
  char *floor, *mode, *variant, *pixels, *millimetres, *density, *part, *charts, *hidden, *numbers,
      *record;
  char **overlays;
  gboolean ghost, secrets, areas, legend, key, section, floors, separate, sheet;
  int plan;
  CliPaper paper;
  CliCounters counters;
} CliWishes;

/**
 * CliRender: one picture to be made.
 * @scenario: (nullable): whose castle it is, and whose @areas are drawn
 * @unit: pixels or points per W
 * @hex_mm: a hex from side to side, on paper
 */
typedef struct {
  CliScenario *scenario;
  CrMap *areas;
  CliQuestion question;
  CrArt *art;
  CrPictureFileKind kind;
  double unit, hex_mm;
} CliRender;

void cli_wishes_clear (CliWishes *wishes);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliWishes, cli_wishes_clear)

/* Adds the rows of all options of the command. @room: how many there is room for */
void cli_wishes_add_entries (CliWishes *wishes, GOptionEntry *entries, gsize room);

/* These functions return FALSE with an error that tells what was found and what was expected. */

/* Reads the size of a hex, after the kind of file was read. */
gboolean cli_wishes_read_unit (CliRender *render, const CliWishes *wishes, GError **error);

gboolean cli_wishes_read_options (const CrMap *map,
                                  const CliWishes *wishes,
                                  CrPaintOptions *options,
                                  GError **error);

/* --part FROM..TO: the hexes between two opposite corners, whole. */
gboolean cli_wishes_read_part (const CrMap *map, const char *text, CrBox *part_out, GError **error);

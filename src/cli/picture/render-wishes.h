/* render-wishes.h: what render is asked for. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "question.h"
#include "render-counters.h"

/**
 * CliWishes: the words of a call.
 * @plan: in hundredths
 *
 * A word that was not given is NULL.
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

/* The rows of all options of the command. @room: for how many there is room */
void cli_wishes_add_entries (CliWishes *wishes, GOptionEntry *entries, gsize room);

/* These return FALSE with an error that says what was found and expected. */

/* How large a hex is, by the kind of file that is known already. */
gboolean cli_wishes_read_unit (CliRender *render, const CliWishes *wishes, GError **error);

gboolean cli_wishes_read_options (const CrMap *map,
                                  const CliWishes *wishes,
                                  CrPaintOptions *options,
                                  GError **error);

/* --part FROM..TO: the hexes between two opposite corners, whole. */
gboolean cli_wishes_read_part (const CrMap *map, const char *text, CrBox *part_out, GError **error);

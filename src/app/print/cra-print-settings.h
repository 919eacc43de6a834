/* cra-print-settings.h: what is to be printed, and how. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "cr-aids.h"
#include "cr-print.h"
#include "cr-state.h"

/* What becomes of what lies over the map. */
typedef enum {
  CRA_PRINT_TOGETHER, /* on the map */
  CRA_PRINT_APART,    /* on sheets of its own, for tracing paper */
  CRA_PRINT_WITHOUT,
} CraPrintAnswers;

/* Which picture the map is: as it is shown, or a #CrPaintMode. */
typedef enum {
  CRA_PRINT_AS_SHOWN,
  CRA_PRINT_DRAWN,
  CRA_PRINT_PICTURE,
  CRA_PRINT_BOTH,
} CraPrintPicture;

/* What is drawn of the grid. */
typedef enum {
  CRA_PRINT_LINES_AND_CORNERS,
  CRA_PRINT_LINES,
  CRA_PRINT_CORNERS,
  CRA_PRINT_NO_GRID,
} CraPrintGrid;

/* Whose counters are printed. */
typedef enum {
  CRA_PRINT_NOBODY,
  CRA_PRINT_EVERYBODY, /* for both sides */
  CRA_PRINT_BESIEGERS,
  CRA_PRINT_GARRISON,
  CRA_PRINT_PLAYERS, /* of the game that is played, or of the scenario */
} CraPrintCounters;

/* What is chosen for the paper, whatever is shown. */
#define CRA_PRINT_SHOWS \
  (CR_SHOW_LINES | CR_SHOW_TICKS | CR_SHOW_NUMBERS | CR_SHOW_BADGES | CR_SHOW_LABELS | \
   CR_SHOW_MARGIN)

/**
 * CraPrintSettings:
 *
 * The form of the print window writes them. Properties, by the names of the fields below; those of
 * lengths are in millimetres. What the rulers measure, and how far off backs are, is of the
 * property “printer”, the name of one or "" for any: when another is chosen, what is known of that
 * one is shown.
 */
#define CRA_TYPE_PRINT_SETTINGS (cra_print_settings_get_type ())
G_DECLARE_FINAL_TYPE (CraPrintSettings, cra_print_settings, CRA, PRINT_SETTINGS, GObject)

/**
 * CraPrintChoice: of them, what is not of the paper.
 * @variant: which inks
 * @all_floors: not only the one that is shown
 * @areas: hatched, among the answers
 * @section: of the shot, beneath the map
 * @show: of %CRA_PRINT_SHOWS
 * @numbers: where they stand
 * @terrain_key: beneath the map
 * @counters: paper and margin of which are the print's
 * @men: whose they are, from the file of @characters, "" for the shipped one; only those that
 *   @who names, if any; so many @copies of each
 * @state: (nullable): of the game
 * @aids: bit k for each #CrAidKind
 * @record: (nullable) (element-type CrWordsSection): of a siege; its tables are taken
 */
typedef struct {
  CrVariant variant;
  CraPrintAnswers answers;
  CraPrintPicture picture;
  gboolean all_floors, terrain_key, areas, section;
  guint show, aids;
  CrNumberPlace numbers;
  CrCountersWish counters;
  CraPrintCounters men;
  gboolean markers;
  int copies;
  const char *characters, *who;
  const CrState *state;
  GPtrArray *record;
} CraPrintChoice;

/* @kept: (nullable): where they are read from now, and written to as they change */
CraPrintSettings *cra_print_settings_new (GSettings *kept);

/* (transfer full) (array zero-terminated=1): those that something was printed on, by name. */
char **cra_print_settings_list_printers (CraPrintSettings *self);

/* Something is printed on that one; it is the printer from now on. */
void cra_print_settings_meet_printer (CraPrintSettings *self, const char *name);

/* @wish: gets all but its title, author and date; @choice: all but the game; what it borrows stays
 * until the settings change */
void cra_print_settings_read (CraPrintSettings *self, CrPrintWish *wish, CraPrintChoice *choice);

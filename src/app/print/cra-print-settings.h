/* cra-print-settings.h: the settings of the print window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "cr-aids.h"
#include "cr-print.h"
#include "cr-state.h"

/* How the answers, which lie over the map, are printed. */
typedef enum {
  CRA_PRINT_TOGETHER, /* on the map */
  CRA_PRINT_APART,    /* on sheets of its own, for tracing paper */
  CRA_PRINT_WITHOUT,
} CraPrintAnswers;

/* How the map is drawn: as on screen, or in a #CrPaintMode. */
typedef enum {
  CRA_PRINT_AS_SHOWN,
  CRA_PRINT_DRAWN,
  CRA_PRINT_PICTURE,
  CRA_PRINT_BOTH,
} CraPrintPicture;

/* Which parts of the grid are drawn. */
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
  CRA_PRINT_PLAYERS, /* the men of the game or scenario */
} CraPrintCounters;

/* These flags are chosen in the form, whatever the screen shows. */
#define CRA_PRINT_SHOWS \
  (CR_SHOW_LINES | CR_SHOW_TICKS | CR_SHOW_NUMBERS | CR_SHOW_BADGES | CR_SHOW_LABELS | \
   CR_SHOW_MARGIN)

/**
 * CraPrintSettings:
 *
 * The form of the print window sets them. The properties have the names of the fields below;
 * lengths are in millimetres. The measured rulers and the offset of backs belong to the property
 * “printer”, its name or "" for any printer: when another printer is chosen, they change to what is
 * known of it.
 */
#define CRA_TYPE_PRINT_SETTINGS (cra_print_settings_get_type ())
G_DECLARE_FINAL_TYPE (CraPrintSettings, cra_print_settings, CRA, PRINT_SETTINGS, GObject)

/**
 * CraPrintChoice: the settings that are not about the paper.
 * @variant: which inks
 * @all_floors: all floors, not only the shown one
 * @areas: hatched areas, as part of the answers
 * @section: the section of the shot, below the map
 * @show: flags of %CRA_PRINT_SHOWS
 * @numbers: where the numbers stand
 * @terrain_key: the key of the terrain, below the map
 * @counters: the wish for counters, without paper and margin
 * @men: whose counters are printed
 * @characters: the library file of the men, "" for the shipped one
 * @who: the men to print, "" for all
 * @copies: how many counters of each
 * @state: (nullable): the game
 * @aids: bit k for #CrAidKind k
 * @record: (nullable) (element-type CrWordsSection): of a siege; its tables are printed
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

/* @kept: (nullable): the settings are read from it now, and written to it when they change */
CraPrintSettings *cra_print_settings_new (GSettings *kept);

/* Returns: (transfer full) (array zero-terminated=1): the names of the printers that were used so
 * far */
char **cra_print_settings_list_printers (CraPrintSettings *self);

/* Adds a printer that is used now, and makes it the chosen one. */
void cra_print_settings_meet_printer (CraPrintSettings *self, const char *name);

/* Reads the settings. @wish: filled except title, author and date; @choice: filled except the game.
 * Both borrow texts that are valid until the settings change */
void cra_print_settings_read (CraPrintSettings *self, CrPrintWish *wish, CraPrintChoice *choice);

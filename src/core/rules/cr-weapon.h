/* cr-weapon.h: weapons and weather, read from data. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-figure.h"

/* The bands of range (H1); a range beyond the last is out of range. */
typedef enum {
  CR_BAND_SHORT,
  CR_BAND_MEDIUM,
  CR_BAND_LONG,
  CR_N_BANDS,
  CR_BAND_OUT = CR_N_BANDS,
} CrBand;

/**
 * CrOverMen: whether it shoots over characters on the line.
 * @CR_OVER_NEVER: LOF-03
 * @CR_OVER_FAR: at medium or long range, a target with light or no cover: LOF-04
 */
typedef enum { CR_OVER_NEVER, CR_OVER_FAR } CrOverMen;

/**
 * CrWhenKneeling: MIS-04.
 * @CR_KNEELING_LOADER: only with a loader behind (XBL-01)
 */
typedef enum { CR_KNEELING_YES, CR_KNEELING_LOADER, CR_KNEELING_NEVER } CrWhenKneeling;

/**
 * CrFrequency: in which of the phases of a turn it is shot (MIS-06).
 * @CR_FREQUENCY_LOADER: in the offensive one; in both with a loader (XBL-01)
 */
typedef enum { CR_FREQUENCY_OFFENSIVE, CR_FREQUENCY_BOTH, CR_FREQUENCY_LOADER } CrFrequency;

/* How far he goes in the turn in which he shoots: H1, MIS-06. */
typedef enum { CR_PACE_FREE, CR_PACE_HALVED, CR_PACE_STILL } CrPace;

#define CR_WEAPON_MANNERS 4

/**
 * CrWeapon:
 * @id: "longbow"
 * @reach: by band, the farthest range in hexes
 * @modifier: by band, what is added to the die
 * @over_men: a #CrOverMen
 * @kneeling: a #CrWhenKneeling
 * @tree: 1 when it is shot from up a tree (MIS-03)
 * @murder_holes: 1 when it goes straight down through murder holes (MIS-05, HRD-07)
 * @upwards: 1 when it reaches murder holes from below (HRD-07)
 * @hoarding: 1 when it may be taken onto a hoarding (HRD-09)
 * @downwards: 1 when it is only thrown at who is lower (RCK-01)
 * @frequency: a #CrFrequency
 * @pace: a #CrPace
 * @scale: added to the die, it gives the row of the tables of missiles (H2)
 * @pile: (nullable): code of the terrain of a stockpile, without which nobody has it (RCK-01)
 * @manners: by hexes from that, id of the weapon whose frequency and pace hold (RCK-02)
 * @n_manners: so far off it is still taken from there, less one
 * @node: the whole row; borrowed
 */
typedef struct {
  const char *id, *pile;
  const char *manners[CR_WEAPON_MANNERS];
  int n_manners;
  CrFigure reach[CR_N_BANDS], modifier[CR_N_BANDS];
  CrFigure over_men, kneeling, tree, murder_holes, upwards, hoarding, downwards, frequency, pace,
      scale, flaming;
  const CrNode *node;
} CrWeapon;

/**
 * CrWeather:
 * @id: "night"
 * @visibility: hexes at which a target is still seen, 0 for any
 * @shooting: what is added to the die
 * @movement: of so many parts of his movement points, …
 * @movement_of: … of which there are so many; 1 of 1 when it takes nothing (MOV-12)
 * @combat: −1, 0, +1 for all who fight (WEA-01)
 * @dark: fires light what is about them, and the rest lies in the dark
 * @after: (nullable): by die it comes after that weather, "clear" or the id of a row, and goes back
 *   to it
 * @node: the whole row; borrowed
 */
typedef struct {
  const char *id, *after;
  CrFigure visibility, shooting, movement, combat;
  int movement_of;
  gboolean dark;
  const CrNode *node;
} CrWeather;

/**
 * cr_weapon_get_band:
 *
 * Returns: the band of a range in hexes, %CR_BAND_OUT beyond the last
 */
CrBand cr_weapon_get_band (const CrWeapon *weapon, int range);

/* "short", "medium", "long", "out": stable keys. */
const char *cr_band_get_name (CrBand band);

/**
 * cr_weapon_read:
 *
 * Returns: FALSE with an error that says where and what was expected
 */
gboolean cr_weapon_read (const CrNode *row, CrWeapon *weapon, GError **error);

/**
 * cr_weather_read:
 *
 * Returns: FALSE with an error that says where and what was expected
 */
gboolean cr_weather_read (const CrNode *row, CrWeather *weather, GError **error);

/* twin-private.h: what the parts of the twin tell each other. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "twin.h"

#include "cr-curtain.h"

#define TWIN_MOST 256
#define TWIN_NO_TOP (-128)

struct _TwinCastle {
  TwinPlan *plan;
  const CrScene *scene;
  CrOutside *outside;
  GArray *bridges; /* TwinBridge: those from outside into the castle */
};

/* A drawbridge that leads outside (COV-02, COV-07). */
typedef struct {
  GArray *flanks; /* CrHex: on either side of its gate */
  gboolean raised;
} TwinBridge;

/**
 * TwinLine: one line between one pair of ends.
 * @men: shooter and target
 * @level: theirs
 * @low: which of the two is the lower one, the shooter at equal levels
 * @n, @d: level difference and hexes between them
 * @ends: sides whose middles are the ends, or -1
 */
typedef struct {
  const TwinCastle *castle;
  const CrScene *scene;
  const CrMap *map;
  const CrLofOptions *options;
  CrPlace men[2];
  int level[2], low, n, d;
  CrDirection ends[2];
  const TwinTrack *track; /* relative to the shooter */
} TwinLine;

/* All things on one side, of every floor that counts there. */
typedef struct {
  const CrSide *things[32];
  int n;
} TwinThings;

/**
 * TwinStop: a hex or side on a way.
 * @side: -1 for the hex @a; else the line goes from @a over @side to @b
 * @crossing: the number of hexes gone through before it, less one
 */
typedef struct {
  CrHex a, b;
  CrDirection side;
  int crossing;
} TwinStop;

/**
 * TwinEffect: what a stop, or a whole way, does to the line.
 * @closed: the line may not pass here from or to the centre of a man's hex
 * @openings: gone through, those at the men's own hexes left out (LOF-07)
 */
typedef struct {
  CrLofReason reason;
  gboolean closed;
  int openings, top;
  CrCover cover;
} TwinEffect;

extern const TwinEffect twin_no_effect;

/* Ground: where a hex is judged, and what stands there. */
int twin_which_man (const TwinLine *line, CrHex hex);
CrPlace twin_place (const TwinLine *line, CrHex hex);
gboolean twin_exists (const TwinLine *line, CrHex hex);
int twin_level (const TwinLine *line, CrHex hex);
int twin_higher_level (const TwinLine *line, CrHex a, CrHex b);
CrHex twin_hex (const TwinLine *line, int i);
int twin_hexes_beside (const TwinLine *line, int crossing, CrHex beside[2]);
TwinThings twin_things (const TwinLine *line, CrHex a, CrDirection side);
gboolean twin_has (const TwinLine *line, CrHex a, CrDirection side, CrSideKind kind, CrHex inside);
gboolean twin_is_own_rampart (const TwinLine *line, int man, CrHex hex, int crossing);
gboolean twin_is_own_roof (const TwinLine *line, CrHex hex, int crossing);

/* Heights. */
gboolean twin_forbids (CrLofReason reason);
CrLofReason twin_check_height (const TwinLine *line, int top, int d1);
TwinEffect twin_affect_hex (const TwinLine *line, TwinStop stop);

/* Sides. */
gboolean twin_is_keep_door (const TwinLine *line, const CrSide *thing, CrHex a, CrHex b);
gboolean twin_lets_through (const TwinLine *line, CrHex a, CrDirection side);
gboolean twin_slit_bears (const TwinLine *line, CrDirection side);
gboolean twin_may_end (const TwinLine *line, int man, CrDirection side);
gboolean twin_may_pair (const TwinLine *line);
TwinEffect twin_affect_side (const TwinLine *line, TwinStop stop);
TwinEffect twin_affect_along (const TwinLine *line, CrHex a, CrHex b);

/* Shelter: what the target's place gives him against this line, whatever the sides. */
gboolean twin_is_on_tower (const TwinLine *line, int man);
CrCover twin_get_shelter (const TwinLine *line, CrCover sides);

/* One line whole; FALSE when an end may not be used after all. */
gboolean twin_judge_line (const TwinLine *line, Twin *twin);

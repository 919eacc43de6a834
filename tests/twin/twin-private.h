/* twin-private.h: what the parts of the twin tell each other.
 * SPDX-License-Identifier: GPL-3.0-or-later */
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
 * TwinStand: on what a man stands.
 * @man: (nullable): who of the muster he is
 * @kind: ground: on the hex itself, and only then its rampart, cover and sides are his
 * @facing: of a hoarding outwards, of a ladder to the battlement
 * @tower: of a siege tower, with its @part
 */
typedef struct {
  const CrMan *man;
  CrPostKind kind;
  CrDirection facing;
  const CrTower *tower;
  const CrWorkPart *part;
  int level;
} TwinStand;

/**
 * TwinLine: one line between one pair of ends.
 * @men: shooter and target
 * @level: theirs
 * @team: whose friend the shooter is (LOF-14)
 * @rank: theirs, by the order of the first box (ELV-09)
 * @low: which of the two is the lower one, the shooter at equal levels
 * @n, @d: level difference and hexes between them
 * @ends: sides whose middles are the ends, or -1
 * @men_block: characters on the line stop it (LOF-03)
 */
typedef struct {
  const TwinCastle *castle;
  const CrScene *scene;
  const CrMap *map;
  const CrLofOptions *options;
  CrPlace men[2];
  TwinStand stands[2];
  int level[2], team, rank[2], low, n, d;
  CrDirection ends[2];
  gboolean men_block;
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

/**
 * TwinObstacle: what rises on the line.
 * @wall: it stands on the side between @a and @b; else it is the hex @a
 * @hung: a hoarding over the hex is its top
 * @d1: hexes between the lower man and its edge
 */
typedef struct {
  gboolean wall, hung;
  CrHex a, b;
  int top, d1;
} TwinObstacle;

/* Ground: where a hex is judged, and what stands there. */
int twin_which_man (const TwinLine *line, CrHex hex);
gboolean twin_is_on_ground (const TwinLine *line, int man);
CrPlace twin_place (const TwinLine *line, CrHex hex);
gboolean twin_exists (const TwinLine *line, CrHex hex);
int twin_level (const TwinLine *line, CrHex hex);
int twin_higher_level (const TwinLine *line, CrHex a, CrHex b);
CrHex twin_hex (const TwinLine *line, int i);
int twin_hexes_beside (const TwinLine *line, int crossing, CrHex beside[2]);
int twin_sides_of (const TwinLine *line, int man, CrDirection sides[2]);
TwinThings twin_things (const TwinLine *line, CrHex a, CrDirection side);
gboolean twin_has (const TwinLine *line, CrHex a, CrDirection side, CrSideKind kind, CrHex inside);
gboolean twin_is_own_rampart (const TwinLine *line, int man, CrHex hex, int crossing);
gboolean twin_is_own_roof (const TwinLine *line, CrHex hex, int crossing);

/* Heights. */
gboolean twin_forbids (CrLofReason reason);
void twin_measure (const TwinLine *line, int distance, int *d1, int *d2);
CrLofReason twin_check_height (const TwinLine *line, const TwinObstacle *it);
TwinEffect twin_affect_hex (const TwinLine *line, TwinStop stop);

/* The first box. */
gboolean twin_is_siege_tower (const CrTerrainKind *terrain);
int twin_get_rank (const TwinLine *line, int man);
int twin_compare_ground (const TwinLine *line, CrHex hex, int man);
int twin_get_reach (const TwinLine *line, int man);
gboolean twin_is_plunging (const TwinLine *line);
CrLofReason twin_check_classic (const TwinLine *line, const TwinObstacle *it);

/* Sides. */
gboolean twin_is_keep_door (const TwinLine *line, const CrSide *thing, CrHex a, CrHex b);
gboolean twin_lets_through (const TwinLine *line, CrHex a, CrDirection side);
gboolean twin_slit_bears (const TwinLine *line, CrDirection side);
gboolean twin_may_end (const TwinLine *line, int man, CrDirection side);
gboolean twin_may_pair (const TwinLine *line);
void twin_raise_cover (const TwinLine *line, TwinEffect *effect, CrSideKind kind);
TwinEffect twin_affect_side (const TwinLine *line, TwinStop stop);
TwinEffect twin_affect_along (const TwinLine *line, CrHex a, CrHex b);

/* Shelter: what the target's place gives him against this line, whatever the sides. */
gboolean twin_is_commanded (const TwinLine *line);
int twin_get_terrain_cover (const TwinLine *line, int man);
CrCover twin_get_shelter (const TwinLine *line, CrCover sides);

/* Posts and siege towers. */
gboolean twin_take_stand (const TwinLine *line, int man, const CrPost *asked, TwinStand *stand);
CrLofReason twin_refuse_posts (const TwinLine *line);
CrCover twin_get_post_cover (const TwinLine *line, int man);
const CrWorkPart *twin_find_part (const CrTower *tower, CrHex hex, const char *id);
int twin_get_tower_level (const TwinLine *line, const CrTower *tower);
gboolean twin_tower_bars (const TwinLine *line, CrHex hex);
int twin_find_open_level (const TwinLine *line, CrHex hex, int crossing);
CrLofReason twin_look_in (const TwinLine *line, int man, CrHex hex);
CrCover twin_get_tower_cover (const TwinLine *line, int man);
gboolean twin_is_on_tower (const TwinLine *line, int man);
gboolean twin_is_on_top (const TwinLine *line, int man);

/* Men. */
const CrMan *twin_find_man (const CrMuster *muster, CrPlace place);
const CrMan *twin_find_man_on (const CrMuster *muster, CrPlace place, const TwinStand *stand);
gboolean twin_is_occupied (const TwinLine *line, CrHex hex);
gboolean twin_meets_men (const TwinLine *line, CrHex hex);
gboolean twin_has_own_wall (const TwinLine *line, int man);
CrLofReason twin_refuse_men (const TwinLine *line);
gboolean twin_kneel_target (const TwinLine *line, CrCover *cover);
CrLofReason twin_kneel_shooter (const TwinLine *line);

Twin twin_finish (const TwinLine *line, CrLofReason failure, CrCover sides);

/* One line whole; FALSE when an end may not be used after all. */
gboolean twin_judge_line (const TwinLine *line, Twin *twin);

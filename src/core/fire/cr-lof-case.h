/* cr-lof-case.h: one line of fire while it is judged. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-lof-height.h"
#include "cr-lof-kinds.h"
#include "cr-lof-path.h"
#include "cr-lof-track.h"
#include "cr-lof-ward.h"

/* The two men of a case. */
enum { CR_LOF_SHOOTER, CR_LOF_TARGET, CR_LOF_N_MEN };

/**
 * CrLofSite: what a line needs to know of a hex.
 * @level: of the hex
 * @top: level + obstruction + 1 if roofed (ELV-05)
 * @sides: bit d for a side on which something stands
 * @roof: 0 under the open sky, else what tells the roofs of two structures apart (ELV-05)
 * @turret: a tower or gate tower
 * @tree: it stops every shot of the first box (LOF-16)
 * @tower: a siege tower
 * @crest: of a man, at the top of a ladder or in a hoarding: he ranks with the battlement (ELV-09)
 * @crown: up a tree (MIS-02, MIS-03)
 * @breach: what is left of a demolished wall (RMP-02)
 * @hoarded: a battlement of its own carries a hoarding (HRD-06)
 * @door: a doorway as a whole hex, @keep_door: that of the keep (MAP-11, LOF-08)
 * @hung: bit level + 9 for each level at which a hoarding hangs over it
 * @filler, @rest: always 0: two of them are compared byte by byte, and no byte is without a name
 */
typedef struct {
  gint16 level, top;
  guint32 hung;
  guint16 roof;
  guint8 sides, filler;
  guint exists : 1, walk : 1, set_back : 1, wall : 1, keep : 1;
  guint turret : 1, tree : 1, low : 1, blocks : 1, tower : 1, moat : 1, passage : 1, crest : 1,
      crown : 1, breach : 1, hoarded : 1, door : 1, keep_door : 1;
  guint rest : 14;
} CrLofSite;
G_STATIC_ASSERT (sizeof (CrLofSite) == 16);

/* LOF-08: what is a door when it is between the keep and what is not. */
static inline gboolean
cr_lof_is_door (int kind)
{
  return cr_side_kind_is_opening (kind) && kind != CR_SIDE_WINDOW;
}

/* LOF-20: ground with nothing on it, beside a moat its bank. */
static inline gboolean
cr_lof_site_is_bank (const CrLofSite *site)
{
  return site->exists && !site->moat && !site->wall && !site->keep && site->top == site->level;
}

/* What stands on one side; of two floors only where both of its hexes are the men's own. */
typedef struct {
  const CrSide *things[CR_LOF_N_MEN];
  gsize n_things[CR_LOF_N_MEN];
} CrLofSides;

typedef struct _CrLofView CrLofView;
typedef struct _CrLofGrowth CrLofGrowth;

/**
 * CrLofTable: sites and sides of a scene, looked up once for many lines. It holds no rule; after
 * a change of a hex or side cr_lof_table_touch() brings it up to date, as long as the floors and
 * the grid stay the same.
 * @n_keep_doors: how many keep hexes have a doorway on a side
 * @sites: (element-type CrLofSite): by number
 * @neighbours: how many cells of the square each is away
 * @views: (element-type CrLofView): by floor
 * @ward: (nullable): NULL where no rule asks for it
 * @ward_stale: something has changed since it was looked up
 * @growth: (nullable): NULL when the table is complete
 */
typedef struct {
  const CrScene *scene;
  const CrGrid *grid;
  GPtrArray *floors;
  CrLofKinds *sites;
  CrLofSquare square;
  int neighbours[CR_N_DIRECTIONS];
  GPtrArray *views;
  CrLofWard *ward;
  gboolean ward_stale;
  int n_keep_doors;
  CrLofGrowth *growth;
} CrLofTable;

/**
 * cr_lof_table_begin:
 *
 * Returns: (transfer full): that cr_lof_table_grow() makes complete; until then it is asked nothing
 */
CrLofTable *cr_lof_table_begin (const CrScene *scene);

/**
 * cr_lof_table_grow:
 * @n_hexes: after so many it stops; each hex counts four times for each floor
 *
 * Goes on where it stopped; what has been touched meanwhile is as if it had been so before.
 *
 * Returns: whether it is complete
 */
gboolean cr_lof_table_grow (CrLofTable *table, int n_hexes);

void cr_lof_table_free (CrLofTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofTable, cr_lof_table_free)

/**
 * cr_lof_table_touch:
 * @place: whose values or sides have changed; of a side, both of its hexes are to be told
 * @hexes: (element-type CrHex): what has changed in the table is added
 *
 * The scene is up to date. What a hex says of others is what hangs over its neighbours, and in the
 * views the walls on its sides.
 */
void cr_lof_table_touch (CrLofTable *table, CrPlace place, GArray *hexes);

/* A mechanism or an area has changed. */
void cr_lof_table_touch_nodes (CrLofTable *table);

/**
 * cr_lof_find_hoardings:
 * @sides: of the hex, on which something stands
 *
 * Castle model: a hoarding's inside is the battlement hex, it hangs over the other one.
 *
 * Returns: the levels of those that hang over the hex, from bit 0 for %CR_LEVEL_MIN
 */
guint32 cr_lof_find_hoardings (const CrScene *scene, CrPlace place, guint8 sides);

/* @sides: where something stands */
CrLofSite cr_lof_look_up_site (const CrScene *scene, CrPlace place, guint8 sides);

/**
 * cr_lof_table_is_bare:
 * @hex: of the grid
 *
 * Returns: whether nothing stands on its sides, neither of that floor nor of the main surface
 */
gboolean cr_lof_table_is_bare (const CrLofTable *table, int floor, CrHex hex);

/**
 * cr_lof_table_site:
 *
 * Returns: valid until the table is touched; of a hex off the map, or that the floor has not, one
 * that does not exist
 */
const CrLofSite *cr_lof_table_site (const CrLofTable *table, CrPlace place);

/* A hex off the map has the sides that its neighbour on the map names. */
const CrSide *cr_lof_table_sides (const CrLofTable *table,
                                  CrPlace place,
                                  CrDirection direction,
                                  gsize *n_out);

/**
 * CrLofMan:
 * @who: (nullable): what the muster says of him
 * @end: the side whose middle is his end of the line, -1 for the hex centre
 * @run: index of the last touch, seen from him, that is his own rampart; his own hex when there
 *   is none; out of reach when he stands on no wall-walk
 * @roof: likewise the last touch that is under his own roof
 * @rear: likewise the last of his own level of a siege tower, where the line leaves that level by
 *   its open rear and rules of height hold there; out of reach otherwise
 * @post: on what of his hex he stands
 * @tower: (nullable): the siege tower that he is on
 * @part: of its parts, from below
 * @misplaced: nothing like his post is there
 */
typedef struct {
  CrPlace place;
  CrLofSite site;
  const CrMan *who;
  CrDirection end;
  int run, roof, rear;
  CrPost post;
  const CrTower *tower;
  int part;
  gboolean misplaced;
} CrLofMan;

/**
 * CrLofCase:
 * @low: index of the lower man, the shooter at equal levels (L in the contract)
 * @n: difference of their levels
 * @d: hexes between them
 * @floor: the one both stand on, else the main surface
 * @on_walls: ELV-03/04 hold
 * @view: (nullable): of that floor, when there is a table
 * @split: they are on two floors, so that their own hexes are not as the view has them
 * @quick: no switch asks for more than the table tells at a glance
 * @calm: no rule can forbid the line, so that the first thing to block it decides
 * @back: it is the opposite shot of the one asked for
 * @crowded: somebody may stand on the line
 * @men_bar: who stands on it stops it (LOF-03, LOF-04)
 * @side: of the shooter
 * @track: of the pair of ends now judged
 * @works: a siege tower is about, or a man stands on something that is not of the map
 * @edge: of the ruleset
 * @cell: of the shooter's hex in the table's square
 * @near: the last crossing that may be of the shooter's hex or rampart
 * @far: the first that may be of the target's
 */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  const CrLofTable *table;
  const CrLofView *view;
  const CrLofOptions *options;
  CrLofMan men[CR_LOF_N_MEN];
  int low, n, d, floor;
  gboolean on_walls, split, quick, calm, back, crowded, men_bar;
  int side;
  CrLofTracks *tracks;
  const CrLofTrack *track;
  CrLofEdge edge;
  int cell, near, far;
  gboolean works;
} CrLofCase;

/**
 * cr_lof_case_init:
 * @table: (nullable): of the same scene
 * @tracks: of a grid of that shape
 */
void cr_lof_case_init (CrLofCase *self,
                       const CrScene *scene,
                       const CrLofTable *table,
                       const CrLofOptions *options,
                       CrLofTracks *tracks);

/**
 * cr_lof_case_set_men:
 * @from: a place of the map
 * @to: a place of the map with another hex
 */
void cr_lof_case_set_men (CrLofCase *self, CrPlace from, CrPlace to);

/**
 * cr_lof_case_set_ends:
 *
 * Draws the line between two ends that can be joined.
 */
void cr_lof_case_set_ends (CrLofCase *self, CrDirection from_side, CrDirection to_side);

/**
 * cr_lof_case_get_touch:
 *
 * Returns: a touch of the line at its place on the map
 */
CrLofTouch cr_lof_case_get_touch (const CrLofCase *self, int index);

/**
 * cr_lof_case_get_place:
 *
 * Returns: where a hex is judged: a man's own on his floor, others on the floor both share as
 * long as it has them, else on the main surface
 */
CrPlace cr_lof_case_get_place (const CrLofCase *self, CrHex hex);

CrLofSite cr_lof_case_get_site (const CrLofCase *self, CrHex hex);

/**
 * cr_lof_case_get_sides:
 *
 * Returns: what stands on a side. The sides of a man's hex are those of his floor; between, those
 * of the floor both share where it has one of the two hexes, for a room's outer wall is its own.
 */
CrLofSides cr_lof_case_get_sides (const CrLofCase *self, CrHex hex, CrDirection direction);

static inline gsize
cr_lof_sides_count (const CrLofSides *sides)
{
  return sides->n_things[0] + sides->n_things[1];
}

static inline const CrSide *
cr_lof_sides_get (const CrLofSides *sides, gsize index)
{
  return index < sides->n_things[0] ? &sides->things[0][index]
                                    : &sides->things[1][index - sides->n_things[0]];
}

gboolean cr_lof_sides_have (const CrLofCase *self,
                            const CrLofSides *sides,
                            CrSideKind kind,
                            CrHex inside);

/**
 * cr_lof_can_end:
 * @man: %CR_LOF_SHOOTER or %CR_LOF_TARGET
 * @side: of his hex
 *
 * Ends: LOF-01, 06, 09.
 *
 * Returns: whether its middle may be his end: his battlement without a hoarding, and for the
 * shooter his slit with the target within its arc, or an open doorway at his level. Whether the
 * other end lies beyond it is for cr_lof_line_can_join() to say.
 */
gboolean cr_lof_can_end (const CrLofCase *self, int man, CrDirection side);

/**
 * cr_lof_is_in_arc:
 * @target: seen from the shooter's hex
 * @side: of the slit
 * @arc: its degrees
 *
 * Returns: whether the target lies within the arc seen from the hex centre, edge included
 */
gboolean cr_lof_is_in_arc (CrHex target, CrDirection side, int arc);

/**
 * cr_lof_in_arc:
 * @slit: on @side of the shooter's hex
 *
 * Returns: whether the target lies within its arc
 */
gboolean cr_lof_in_arc (const CrLofCase *self, const CrSide *slit, CrDirection side);

/**
 * cr_lof_opening_level:
 * @a: the hex that names the side
 * @b: the other
 *
 * Returns: the level of a door: that of its inside hex, else of the higher hex
 */
int cr_lof_opening_level (const CrSide *thing, CrLofSite a, CrLofSite b);

/**
 * cr_lof_can_pass:
 *
 * Returns: whether a side is open to this shooter: every door and gate on it stands open at his
 * level, and none is the keep's (LOF-05, LOF-08)
 */
gboolean cr_lof_can_pass (const CrLofCase *self, const CrLofSides *sides);

/**
 * cr_lof_is_keep_doorway:
 *
 * Returns: whether a thing is a door between a keep hex and one that is not (LOF-08)
 */
gboolean cr_lof_is_keep_doorway (const CrLofCase *self, const CrSide *thing);

/**
 * CrLofSight: of a touch, what a glance at the table tells.
 * @CR_LOF_SIGHT_IDLE: it does nothing to the line
 * @CR_LOF_SIGHT_STOPS: it blocks the line by its height
 * @CR_LOF_SIGHT_DOUBT: it must be looked at
 */
typedef enum { CR_LOF_SIGHT_IDLE, CR_LOF_SIGHT_STOPS, CR_LOF_SIGHT_DOUBT } CrLofSight;

/**
 * cr_lof_glance_at:
 *
 * Returns: what a touch of the line does to it, as far as a glance tells
 */
CrLofSight cr_lof_glance_at (const CrLofCase *self, int index);

/**
 * cr_lof_glance_skip:
 * @index: of a touch of a line that is blocked
 *
 * What still can matter is a rule that forbids it, or an end that may not be used: sides of the
 * men's own hexes and ramparts, what is before a hoarded battlement (HRD-06), and the keep's
 * doorways (LOF-08).
 *
 * Returns: the next touch to be looked at
 */
int cr_lof_glance_skip (const CrLofCase *self, int index);

/**
 * CrLofSpot: a hex at its place on the line.
 * @index: of its touch; of the hexes beside a corner or side, of the crossing
 * @aside: it is one of those
 */
typedef struct {
  CrHex hex;
  int index;
  gboolean aside;
} CrLofSpot;

/* Whether a hex goes on with what a man stands on, under or in. */
typedef gboolean (*CrLofBelongs) (const CrLofCase *self, int man, CrHex hex);

/**
 * cr_lof_case_measure_run:
 *
 * Returns: index of the last touch, seen from the man, up to which all hexes of the line belong to
 *   him, the other man's left out; that of his own hex when none does
 */
int cr_lof_case_measure_run (const CrLofCase *self, int man, CrLofBelongs belongs);

/**
 * cr_lof_case_is_in_run:
 * @run: as measured with the same @belongs, or out of reach
 *
 * Returns: whether a hex of the line is of a man's run, his own hex left out. Beside a corner or a
 *   side a hex belongs, whatever the other way is, when the run reaches so far.
 */
gboolean cr_lof_case_is_in_run (const CrLofCase *self,
                                int man,
                                int run,
                                CrLofSpot spot,
                                CrLofBelongs belongs);

/**
 * cr_lof_case_owns:
 *
 * Returns: whether a hex of the line is of the man's own rampart, his own hex left out
 */
gboolean cr_lof_case_owns (const CrLofCase *self, int man, CrLofSpot spot);

/**
 * cr_lof_case_is_roofed:
 *
 * Returns: whether a hex of the line is under one roof with a man than whom the other is not
 * higher: a roof stops what comes over it, not what passes beneath (ELV-05)
 */
gboolean cr_lof_case_is_roofed (const CrLofCase *self, CrLofSpot spot);

/**
 * CrLofHit: what one hex or side does to the line.
 * @rule: (nullable): when it is not the reason's usual one
 * @men: characters on the line there
 * @opens: openings gone through that count for LOF-07
 * @closed: the hex centre may not be used this way, an end on the side must be (LOF-09)
 */
typedef struct {
  CrLofReason reason;
  const char *rule;
  int kind, top, h, d1, d2, men;
  CrCover cover;
  int cover_side;
  const char *cover_rule;
  int opens;
  gboolean closed;
} CrLofHit;

/**
 * cr_lof_hit_hex:
 * @spot: a hex that is neither man's own
 *
 * Heights, ELV-01…07, LOF-11, 22, 23; on the upper man's own rampart RMP-04, 06, 07, 09.
 */
CrLofHit cr_lof_hit_hex (const CrLofCase *self, CrLofSpot spot);

/**
 * cr_lof_hit_side:
 * @from: the hex on the shooter's side
 * @to: the hex on the target's side
 *
 * One side crossed between its corners, or as part of a way.
 */
CrLofHit cr_lof_hit_side (const CrLofCase *self, CrLofSpot from, CrLofSpot to);

/**
 * cr_lof_hit_along:
 *
 * The wall between two hexes that the line runs along; it counts only where one way of two is
 * enough to block (U-34). It stands as far as the hexes that it lies between.
 */
CrLofHit cr_lof_hit_along (const CrLofCase *self, CrHex a, CrHex c);

/**
 * cr_lof_cover_side:
 * @target: the hex entered; only sides of the target's own shelter him
 *
 * COV-01 over his battlement, at whatever height the shooter is; a low wall; a parapet if the
 * shooter is not higher.
 */
void cr_lof_cover_side (const CrLofCase *self,
                        const CrLofSides *sides,
                        CrHex target,
                        CrLofHit *hit);

/**
 * cr_lof_cover_terrain:
 * @man: who is sheltered: the target, or the shooter on his knees
 *
 * Returns: the cover of his hex or post; on a flat roof and on top of a siege tower it depends on
 * the level of the other man, ROF-01 and COV-10
 */
CrFigure cr_lof_cover_terrain (const CrLofCase *self, int man);

/**
 * cr_lof_cover_raise:
 * @kind: what shelters; its step is the ruleset's
 * @rule: id of the rule that says so
 *
 * The most counts.
 */
void cr_lof_cover_raise (const CrLofCase *self, CrSideKind kind, const char *rule, CrLofHit *hit);

/**
 * CrLofShot: the outcome for one pair of ends.
 * @usable: FALSE when an end may not be used for this line after all
 * @knelt: the target kneels, which raised his cover (COV-12)
 * @let_pass: (nullable): as in #CrLof
 */
typedef struct {
  gboolean usable;
  CrVerdict verdict;
  CrLofReason reason;
  CrLofStep decided;
  int deciding;
  CrCover cover;
  int cover_side;
  const char *cover_rule;
  gboolean knelt;
  const char *let_pass;
} CrLofShot;

/**
 * cr_lof_shelter:
 * @shot: one that is clear, with the cover of the target's hex and sides
 *
 * The drawbridge and the men inside shot at from outside: COV-02, COV-07.
 */
void cr_lof_shelter (CrLofCase *self, CrLofShot *shot);

/**
 * cr_lof_case_has_shelter:
 *
 * Returns: whether a man stands on a hex with a battlement or slit of its own, on whatever side
 */
gboolean cr_lof_case_has_shelter (const CrLofCase *self, int man);

/**
 * cr_lof_case_shoot:
 * @steps: (nullable) (element-type CrLofStep): to be added to
 *
 * Judges the line between the ends that were set. Without @steps, and where there is a table, what
 * decides is not told. Whether a bow shoots over the characters on the line is not known before the
 * target's cover is (LOF-04): then the line is judged again.
 */
CrLofShot cr_lof_case_shoot (CrLofCase *self, GArray *steps);

/**
 * cr_lof_shot_forbid:
 * @shot: clear, but for what keeps the shooter from it; then nobody asks for cover
 */
void cr_lof_shot_forbid (CrLofShot *shot, CrLofReason reason);

/* The rampart's inner edge has a rule for each difference of levels: RMP-06, 07, 09. */
const char *cr_lof_reason_get_rule (CrLofReason reason, int n);

/**
 * cr_lof_case_judge:
 *
 * Returns: the best shot from @from to @to, not usable where no line was drawn at all; the case is
 * left with its ends
 */
CrLofShot cr_lof_case_judge (CrLofCase *self, CrPlace from, CrPlace to);

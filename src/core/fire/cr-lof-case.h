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
 */
typedef struct {
  gint16 level, top;
  guint32 hung;
  guint16 roof;
  guint8 sides;
  guint exists : 1, walk : 1, set_back : 1, wall : 1, keep : 1;
  guint turret : 1, tree : 1, low : 1, blocks : 1, tower : 1, moat : 1, passage : 1, crest : 1,
      crown : 1, breach : 1, hoarded : 1, door : 1, keep_door : 1;
} CrLofSite;

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

CrLofTable *cr_lof_table_new (const CrScene *scene);
CrLofTable *cr_lof_table_begin (const CrScene *scene);
gboolean cr_lof_table_grow (CrLofTable *table, int n_hexes);
void cr_lof_table_free (CrLofTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofTable, cr_lof_table_free)

void cr_lof_table_touch (CrLofTable *table, CrPlace place, GArray *hexes);
void cr_lof_table_touch_nodes (CrLofTable *table);

guint32 cr_lof_find_hoardings (const CrScene *scene, CrPlace place, guint8 sides);
CrLofSite cr_lof_look_up_site (const CrScene *scene, CrPlace place, guint8 sides);
gboolean cr_lof_table_is_bare (const CrLofTable *table, int floor, CrHex hex);
const CrLofSite *cr_lof_table_site (const CrLofTable *table, CrPlace place);
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
  int run, roof;
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
  int cell, near, far;
  gboolean works;
} CrLofCase;

void cr_lof_case_init (CrLofCase *self,
                       const CrScene *scene,
                       const CrLofTable *table,
                       const CrLofOptions *options,
                       CrLofTracks *tracks);

void cr_lof_case_set_men (CrLofCase *self, CrPlace from, CrPlace to);
void cr_lof_case_set_ends (CrLofCase *self, CrDirection from_side, CrDirection to_side);

CrLofTouch cr_lof_case_get_touch (const CrLofCase *self, int index);

CrPlace cr_lof_case_get_place (const CrLofCase *self, CrHex hex);
CrLofSite cr_lof_case_get_site (const CrLofCase *self, CrHex hex);
CrLofSides cr_lof_case_get_sides (const CrLofCase *self, CrHex hex, CrDirection direction);

gsize cr_lof_sides_count (const CrLofSides *sides);
const CrSide *cr_lof_sides_get (const CrLofSides *sides, gsize index);
gboolean cr_lof_sides_have (const CrLofCase *self,
                            const CrLofSides *sides,
                            CrSideKind kind,
                            CrHex inside);

/* Ends: LOF-01, 06, 09. */
gboolean cr_lof_can_end (const CrLofCase *self, int man, CrDirection side);
gboolean cr_lof_is_in_arc (CrHex target, CrDirection side, int arc);
gboolean cr_lof_in_arc (const CrLofCase *self, const CrSide *slit, CrDirection side);
int cr_lof_opening_level (const CrSide *thing, CrLofSite a, CrLofSite b);
gboolean cr_lof_can_pass (const CrLofCase *self, const CrLofSides *sides);
gboolean cr_lof_is_keep_doorway (const CrLofCase *self, const CrSide *thing);

/**
 * CrLofSight: of a touch, what a glance at the table tells.
 * @CR_LOF_SIGHT_IDLE: it does nothing to the line
 * @CR_LOF_SIGHT_STOPS: it blocks the line by its height
 * @CR_LOF_SIGHT_DOUBT: it must be looked at
 */
typedef enum { CR_LOF_SIGHT_IDLE, CR_LOF_SIGHT_STOPS, CR_LOF_SIGHT_DOUBT } CrLofSight;

CrLofSight cr_lof_glance_at (const CrLofCase *self, int index);
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

gboolean cr_lof_case_owns (const CrLofCase *self, int man, CrLofSpot spot);
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

CrLofHit cr_lof_hit_hex (const CrLofCase *self, CrLofSpot spot);
CrLofHit cr_lof_hit_side (const CrLofCase *self, CrLofSpot from, CrLofSpot to);
CrLofHit cr_lof_hit_along (const CrLofCase *self, CrHex a, CrHex c);
void cr_lof_cover_side (const CrLofCase *self,
                        const CrLofSides *sides,
                        CrHex target,
                        CrLofHit *hit);
CrFigure cr_lof_cover_terrain (const CrLofCase *self, int man);
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

void cr_lof_shelter (CrLofCase *self, CrLofShot *shot);
gboolean cr_lof_case_has_shelter (const CrLofCase *self, int man);
CrLofShot cr_lof_case_shoot (CrLofCase *self, GArray *steps);
void cr_lof_shot_forbid (CrLofShot *shot, CrLofReason reason);
gboolean cr_lof_reason_forbids (CrLofReason reason);
const char *cr_lof_reason_get_rule (CrLofReason reason, int n);

CrLofShot cr_lof_case_judge (CrLofCase *self, CrPlace from, CrPlace to);

/* cr-lof-view.h: a floor as lines over it see it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"
#include "cr-lof-kinds.h"
#include "cr-lof-path.h"

/* What holds for a man in a hex besides its level. */
enum {
  CR_LOF_STANCE_SLOW = 1 << 0, /* of another floor, in a passage, on a siege tower */
  CR_LOF_STANCE_WALK = 1 << 1,
  CR_LOF_STANCE_SET_BACK = 1 << 2,
  CR_LOF_STANCE_WALL = 1 << 3,    /* on rampart or tower: ELV-03, 04 */
  CR_LOF_STANCE_MOAT = 1 << 4,    /* LOF-18 */
  CR_LOF_STANCE_SHELTER = 1 << 5, /* a battlement or slit of his own */
  CR_LOF_STANCE_ROOF = 1 << 6,    /* sheltered towards some: ROF-01 */
  CR_LOF_STANCE_BARE = 1 << 7,    /* nothing on his sides that concerns him, no rampart */
};

/**
 * CrLofStance: what the rules ask of a man's own hex and its sides, a bit for each side.
 * @ends: battlements that are his ends, as shooter and as target (LOF-09)
 * @slits: slits of his
 * @doors: open doorways that are his ends as a shooter (LOF-06)
 * @odd: sides that only the rules can tell of when a line crosses them
 * @odd_in: likewise, of the target
 * @battlements: all of his, also where a hoarding hangs
 * @low_walls: that shelter him (WAL-01)
 * @parapets: likewise (ROF-01)
 * @onward: of his own rampart are the hexes beyond these
 * @indoors: of his own room are the hexes beyond these
 * @arcs: of his slits, two bits for each side, in 60 degrees
 * @low: the level of what shots between walls pass over (ELV-03), else %G_MAXINT8
 * @rampart: the level of a wall-walk without obstruction, else %CR_LOF_VIEW_NOTHING
 * @cover: what the terrain gives (COV-02…06)
 * @breach: it is one (RMP-02)
 * @one_way: a line to or from him may end otherwise than the opposite one
 */
typedef struct {
  guint8 ends, slits, doors, odd, odd_in, battlements;
  guint8 low_walls, parapets, onward, indoors, flags;
  gint8 low, rampart;
  guint8 cover, breach, one_way;
  guint16 arcs;
} CrLofStance;
/* They are compared byte by byte, so no byte is without a name. */
G_STATIC_ASSERT (sizeof (CrLofStance) == 18);

/**
 * CrLofView: a floor, and where it has no hex the main surface, as lines between men of that floor
 * see it. It holds no rule of its own, only what heights come to before anybody shoots.
 * @tops: %CR_LOF_N_LAYERS layers of tops, the marks below among them
 * @sides: by cell, bit d for a side on which something stands, %CR_LOF_VIEW_OPEN and
 *   %CR_LOF_VIEW_COVERED
 * @levels: by cell
 * @grounds: by cell, what lies there, as far as it matters in a moat (LOF-20)
 * @kinds: by cell, the number of its stance; see cr_lof_kinds_at()
 * @stances: (element-type CrLofStance): by number; 0 is that of no hex
 * @edge: of the castle's ruleset
 */
struct _CrLofView {
  CrLofSquare square;
  gint8 *tops;
  gint8 *levels, *grounds;
  guint8 *sides, *kinds;
  CrLofKinds *stances;
  CrLofEdge edge;
};

/* The stance is borrowed until one is set. */
static inline const CrLofStance *
cr_lof_view_stance (const CrLofView *view, int cell)
{
  return (const CrLofStance *) cr_lof_kinds_get_all (view->stances) +
         cr_lof_kinds_at (view->kinds, cell);
}

/* Marks among the tops: nothing there; what stops each line; what needs a closer look, such as a
 * door that stands open or a hoarding; and the keep's doorway, which may forbid a line. */
#define CR_LOF_VIEW_NOTHING G_MININT8
#define CR_LOF_VIEW_ALWAYS (G_MAXINT8 - 2)
#define CR_LOF_VIEW_UNSURE (G_MAXINT8 - 1)
#define CR_LOF_VIEW_KEEP G_MAXINT8

/* The ground of a hex: whatever else; a moat; what may be the bank of one, with nothing on it. */
enum { CR_LOF_VIEW_MOAT = -1, CR_LOF_VIEW_GROUND, CR_LOF_VIEW_BANK };

/* So many cells after the last one may be read together with it. */
#define CR_LOF_VIEW_READ_ON 16

/* With the sides: whoever stands there is in the open, none of them matters to him; and his terrain
 * gives him some cover. */
#define CR_LOF_VIEW_OPEN (1u << CR_N_DIRECTIONS)
#define CR_LOF_VIEW_COVERED (CR_LOF_VIEW_OPEN << 1)
#define CR_LOF_VIEW_SIDES (CR_LOF_VIEW_OPEN - 1)

/**
 * cr_lof_view_begin:
 *
 * Returns: (transfer full): to be cleared, then told of each hex of the floor, then of each man
 */
CrLofView *cr_lof_view_begin (const CrLofTable *table);

/**
 * cr_lof_view_clear:
 * @first: of the cells of the square
 *
 * A large map's are so much memory that even that takes longer than a frame.
 */
void cr_lof_view_clear (CrLofView *view, int first, int n);

void cr_lof_view_set_hex (CrLofView *view, const CrLofTable *table, int floor, CrHex hex);

/* Sets the stance of one hex after all hexes have been set once. */
void cr_lof_view_set_stance (CrLofView *view, const CrLofTable *table, int floor, CrHex hex);

/**
 * cr_lof_view_touch:
 * @table: up to date
 * @place: of the floor; its hex, there or on the main surface, is or has sides other than before
 * @was: what was known of the one that has changed
 * @now: what is known of it
 */
void cr_lof_view_touch (CrLofView *view,
                        const CrLofTable *table,
                        CrPlace place,
                        const CrLofSite *was,
                        const CrLofSite *now);

void cr_lof_view_free (CrLofView *view);

/**
 * cr_lof_view_place:
 *
 * The hex as lines between men of the floor meet it: of the floor, else of the main surface.
 *
 * As cr_lof_case_get_place() has it for two men of that floor.
 */
CrPlace cr_lof_view_place (const CrLofTable *table, int floor, CrHex hex);

/**
 * cr_lof_view_things:
 *
 * Returns: what stands on a side between two men of that floor: LOF-08 and castle model
 */
const CrSide *cr_lof_view_things (const CrLofTable *table,
                                  int floor,
                                  CrHex hex,
                                  CrDirection side,
                                  gsize *n_out);

/**
 * cr_lof_stance_read:
 * @floor: that both men of a line are on
 * @sides: on which something stands, as their lines meet it
 */
CrLofStance cr_lof_stance_read (const CrLofTable *table, int floor, CrHex hex, guint8 sides);

/* cr-work.h: hoardings, ladders, trees and siege towers that men stand on, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-figure.h"
#include "cr-hex.h"

/**
 * CrFace: how a man on a part of a work is shot at.
 * @CR_FACE_FRONT: over the front of that part; likewise its sides and its rear
 * @CR_FACE_SLIT: through a slit of his own hex
 * @CR_FACE_BRIDGE: over the lowered bridge, by somebody who is not lower
 * @CR_FACE_NEAR: from under it or from one hex away
 * @CR_FACE_LOW: by somebody on level @low_to or lower
 */
typedef enum {
  CR_FACE_FRONT,
  CR_FACE_SIDE,
  CR_FACE_REAR,
  CR_FACE_SLIT,
  CR_FACE_BRIDGE,
  CR_FACE_NEAR,
  CR_FACE_LOW,
  CR_N_FACES,
} CrFace;

#define CR_FACE_NOTHING (-1) /* value of a face that a part does not have */
#define CR_WORK_MAX_WALL 3   /* levels of the highest rampart a siege tower serves: TWO-02 */
#define CR_WORK_NO_LEVEL (-99)

/**
 * CrWorkPart: a level of a siege tower; of other works all there is.
 * @id: "top"
 * @hexes: (element-type CrHex) (owned): counted from the front hex, of a tower that faces
 *   direction 0
 * @slits: (element-type CrWorkSlit) (owned): likewise
 * @level: by the height of the rampart less one, above the ground of the tower, or
 *   %CR_WORK_NO_LEVEL where the part is left out (TWR-03)
 * @commands: from it one shoots down into the place (COV-11)
 * @open: one gets on and off on all sides, and not by its rear alone; of the part on the ground
 * @enclosed: it is a part of the tower's body, through which no shot passes (TWR-12)
 * @cover: by face a #CrCover, or %CR_FACE_NOTHING
 * @low_to: of %CR_FACE_LOW
 * @combat: −1, 0, +1 for who stands there (CBT-05)
 * @enter: movement points for each hex of it (TWR-06)
 * @winch: likewise for the hexes of its winches
 * @climb: points up to it from the part beneath, 0 for so many a level as any ladder (TWR-06)
 * @has_ladder: one leads up to it from the part beneath, in its hex @ladder (TWR-04)
 * @crosses: from its front one crosses to the battlement (TWR-17)
 * @winches: (element-type CrHex) (owned): from which its bridge is let down (TWR-15)
 * @node: the whole row; borrowed
 */
typedef struct {
  const char *id;
  GArray *hexes, *slits, *winches;
  CrFigure enter, winch, climb;
  CrHex ladder;
  gboolean has_ladder, crosses;
  int level[CR_WORK_MAX_WALL];
  gboolean commands, enclosed, open;
  CrFigure cover[CR_N_FACES];
  int low_to;
  CrFigure combat;
  const CrNode *node;
} CrWorkPart;

typedef struct {
  CrHex hex;
  CrDirection side;
} CrWorkSlit;

/**
 * CrWorkPush: how far men move it in a turn (TWR-07).
 * @men: at its foot, so many or more
 * @hexes: it goes as many
 * @below: 0, or it holds for fewer men above its foot than that (TWR-11)
 */
typedef struct {
  int men, below;
  CrFigure hexes;
} CrWorkPush;

/**
 * CrWork: a row of the table of works.
 * @id: "hoarding", "ladder", "tree"; of siege towers "original", "new"
 * @piece: (nullable): what orders call one that is rolled: "large-tower"
 * @terrain: (nullable): code of what its hex is of while it stands there: stakes, a cart
 * @moving: (nullable): likewise while it is driven along (WAG-02)
 * @hexes: (element-type CrHex) (owned): of what has a @terrain, counted as those of a part
 * @depth: levels beneath the foot of the wall under which it is dug, 0 for what stands in its hex
 *   (MIN-04); under a wall of more than @deep_above levels @deep of them (MIN-06)
 * @hangs: it may stand up in a hoarding (HRD-04)
 * @tower: a siege tower, or another work that is rolled
 * @bridges: it rolls over lowered drawbridges, too (TWO-04)
 * @fills: likewise over filled moats (MIN-01)
 * @pivots: it turns on its hex @pivot (TWO-04)
 * @open_rear: each of its levels is open at the back (S3 1.3)
 * @pushes: (element-type CrWorkPush) (owned): more men before fewer
 * @parts: (element-type CrWorkPart) (owned): from below; the bridge comes before what is above it
 * @node: the whole row; borrowed
 */
typedef struct {
  const char *id, *piece, *terrain, *moving;
  gboolean tower, bridges, fills, pivots, hangs, open_rear;
  CrHex pivot;
  CrFigure depth, deep;
  int deep_above;
  GArray *pushes, *parts, *hexes;
  const CrNode *node;
} CrWork;

/**
 * cr_work_read:
 * @work: (out): to be cleared with cr_work_clear(), also after an error
 *
 * Returns: FALSE with an error that says where and what was expected
 */
gboolean cr_work_read (const CrNode *row, CrWork *work, GError **error);

void cr_work_clear (CrWork *work);

/* Whether it is put on the map as a whole: rolled, or set down; a ladder is laid. */
gboolean cr_work_is_piece (const CrWork *work);

/* From it one crosses to a battlement; rams, penthouses and engines are rolled, too. */
gboolean cr_work_is_siege_tower (const CrWork *work);

const CrWorkPart *cr_work_get_part (const CrWork *work, int index); /* NULL beyond the last */
int cr_work_find_part (const CrWork *work, const char *id);
gboolean cr_work_part_has (const CrWorkPart *part, CrHex hex);
gboolean cr_work_part_has_slit (const CrWorkPart *part, CrHex hex, CrDirection side);

/**
 * cr_work_part_get_face:
 * @hex: of the part
 * @side: to a hex that is not of the part
 *
 * The front row of a part is staggered: a side that looks half forward is of the front where the
 * hex beside it, half backward, belongs to the part too; of the rear likewise.
 */
CrFace cr_work_part_get_face (const CrWorkPart *part, CrHex hex, CrDirection side);

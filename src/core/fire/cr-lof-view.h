/* cr-lof-view.h: a floor as lines over it see it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-path.h"
#include "cr-lof-private.h"

/**
 * CrLofView: a floor, and where it has no hex the main surface, as lines between men of that floor
 * see it. It holds no rule of its own, only what heights come to before anybody shoots.
 * @tops: %CR_LOF_N_LAYERS layers of tops, the marks below among them
 * @sides: by cell, bit d for a side on which something stands
 * @kinds: by cell, of #CrLofPlainKind
 * @levels: by cell
 * @covers: by cell, what the terrain gives (COV-02…06)
 */
struct _CrLofView {
  CrLofSquare square;
  gint8 *tops;
  gint8 *levels;
  guint8 *sides, *kinds, *covers;
};

/**
 * CrLofPlainKind: men in the open. They stand on no rampart, beside no side that anything stands
 * on, in no passage: they have no ends but their centres, and of all rules only that of heights
 * concerns them (LOF-22, 23), unless the line meets a mark.
 */
typedef enum { CR_LOF_PLAIN_SHOOTER = 1, CR_LOF_PLAIN_TARGET = 2 } CrLofPlainKind;

/* Marks among the tops: nothing there; what stops each line; what needs a closer look, such as a
 * door that stands open, a hoarding, the keep's doorway. */
#define CR_LOF_VIEW_NOTHING G_MININT8
#define CR_LOF_VIEW_ALWAYS (G_MAXINT8 - 1)
#define CR_LOF_VIEW_UNSURE G_MAXINT8

CrLofView *cr_lof_view_new (const CrLofTable *table, int floor);
void cr_lof_view_touch (CrLofView *view, const CrLofTable *table, int floor, CrHex hex);
void cr_lof_view_free (CrLofView *view);

typedef enum { CR_LOF_PLAIN_CLEAR, CR_LOF_PLAIN_BLOCKED, CR_LOF_PLAIN_DOUBT } CrLofPlainVerdict;

CrLofPlainVerdict cr_lof_plain_judge (const CrLofView *view,
                                      CrLofPaths *paths,
                                      CrHex from,
                                      CrHex to,
                                      gboolean keep_doors);

/* cr-lof-plain.h: men in the open, of whom height alone decides. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-lof-path.h"
#include "cr-lof-private.h"

/**
 * CrLofPlain: the main surface as two men see it who stand on no rampart, beside no side that
 * anything stands on, in no passage: they have no ends but their centres and no rule but that of
 * heights (LOF-22, 23) concerns them. What else may concern them (a door that stands open, a
 * hoarding, the keep's doorway) is marked: such a line is left to cr_lof_case_judge(). It holds
 * no rule of its own: D · H > D1 · N is cr_lof_check_height() multiplied out once more.
 * @tops: %CR_LOF_N_LAYERS layers of tops, the marks below among them
 * @kinds: by cell, of #CrLofPlainKind
 * @levels: by cell
 * @covers: by cell, what the terrain gives (COV-02…06)
 */
typedef struct _CrLofPlain {
  CrLofSquare square;
  gint8 *tops;
  gint8 *levels;
  guint8 *kinds, *covers;
} CrLofPlain;

typedef enum { CR_LOF_PLAIN_SHOOTER = 1, CR_LOF_PLAIN_TARGET = 2 } CrLofPlainKind;

/* Marks above every level: what stops each line, and what needs a closer look. */
#define CR_LOF_PLAIN_NOTHING G_MININT8
#define CR_LOF_PLAIN_ALWAYS (G_MAXINT8 - 1)
#define CR_LOF_PLAIN_UNSURE G_MAXINT8

typedef enum { CR_LOF_PLAIN_CLEAR, CR_LOF_PLAIN_BLOCKED, CR_LOF_PLAIN_DOUBT } CrLofPlainVerdict;

CrLofPlain *cr_lof_plain_new (const CrGrid *grid);
void cr_lof_plain_free (CrLofPlain *plain);

void cr_lof_plain_set_hex (CrLofPlain *plain, const CrLofTable *table, CrHex hex);

CrLofPlainVerdict cr_lof_plain_judge (const CrLofPlain *plain,
                                      CrLofPaths *paths,
                                      CrHex from,
                                      CrHex to,
                                      gboolean keep_doors);

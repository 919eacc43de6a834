/* cre-inspect-many.h: what several sides have in common. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-side.h"
#include "cre-tool.h"

typedef enum { CRE_SIDE_STATE, CRE_SIDE_ARC, CRE_SIDE_HEIGHT, CRE_N_SIDE_FIELDS } CreSideValue;

/**
 * CreSideSum: a kind of thing that stands on sides.
 * @n: on how many of them
 * @first: the first one found; good until the next change
 * @same: whether all agree, by #CreSideValue
 */
typedef struct {
  CrSideKind kind;
  guint n;
  const CrSide *first;
  gboolean same[CRE_N_SIDE_FIELDS];
} CreSideSum;

/* @marks: (element-type CreMark): sides. What is done is done to all of a kind, in one step. */
GArray *cre_sides_sum (CreMapDocument *document, const GArray *marks);
gboolean cre_sides_add (CreMapDocument *document, const GArray *marks, CrSideKind kind);
gboolean cre_sides_remove (CreMapDocument *document, const GArray *marks, CrSideKind kind);

/* Inside becomes outside on each of them. */
gboolean cre_sides_turn (CreMapDocument *document, const GArray *marks, CrSideKind kind);

gboolean cre_sides_set (CreMapDocument *document,
                        const GArray *marks,
                        CrSideKind kind,
                        CreSideValue what,
                        int value);

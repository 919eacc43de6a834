/* cre-inspect-many.h: the things on several sides at once.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-side.h"
#include "cre-tool.h"

typedef enum { CRE_SIDE_STATE, CRE_SIDE_ARC, CRE_SIDE_HEIGHT, CRE_N_SIDE_FIELDS } CreSideValue;

/**
 * CreSideSum: a kind of thing on some sides.
 * @n: on how many of them it stands
 * @first: the first one found; valid until the next change
 * @same: for each #CreSideValue, whether all have the same
 */
typedef struct {
  CrSideKind kind;
  guint n;
  const CrSide *first;
  gboolean same[CRE_N_SIDE_FIELDS];
} CreSideSum;

/* Returns: (transfer full) (element-type CreSideSum): the kinds of things in the order in which
 * they are met. @marks: (element-type CreMark): sides. The functions below change all things of a
 * kind in one step */
GArray *cre_sides_sum (CreMapDocument *document, const GArray *marks);
gboolean cre_sides_add (CreMapDocument *document, const GArray *marks, CrSideKind kind);
gboolean cre_sides_remove (CreMapDocument *document, const GArray *marks, CrSideKind kind);

/* Exchanges inside and outside of each of them. */
gboolean cre_sides_turn (CreMapDocument *document, const GArray *marks, CrSideKind kind);

gboolean cre_sides_set (CreMapDocument *document,
                        const GArray *marks,
                        CrSideKind kind,
                        CreSideValue what,
                        int value);

/* cr-suggest-private.h: what the files of a proposal share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-suggest.h"

/* Two squares that differ by this or more, squared and in units of the figures, are nothing alike.
 * */
#define CR_SUGGEST_FARTHEST 128
/* Only the middle of a hex is learnt, up to here in W: its rim shows its neighbours too. */
#define CR_SUGGEST_RIM 0.40

/**
 * CrSuggestKind: a terrain that was painted, or, with no terrain, all that was not.
 * @squares: (element-type CrPatch): examples
 * @share: how much of the rest is of this kind, 0…1
 * @n_examples: so many hexes were painted
 */
typedef struct {
  int terrain;
  GArray *squares;
  double share;
  int n_examples;
} CrSuggestKind;

/**
 * CrSuggestReader:
 * @kinds: (element-type CrSuggestKind): the last is what was not painted
 * @cells: of each square, the hex it lies in, or -1
 * @n_whole: of each hex, how many squares of it lie on the map
 * @inner: of each square, whether it lies in the middle of its hex
 * @learnt: by cell: index of its kind, or -1 where the author has said nothing
 * @found: the same, with what was found so far
 * @evidence: of each square, for each kind: logarithm of how often that kind looks so
 * @looks: of each hex, for each painted kind: logarithm of how like its examples it looks
 * @parted: by cell and direction: how hard it is to get from the middle of a hex to that of its
 * neighbour across what is drawn between them; below 0 where there is no neighbour or no picture
 * @expected: of each hex, for each kind: how likely that is before its squares are asked, together
 * 1; all 0 while there is a rest
 * @beside: for each two painted kinds, logarithm of how much more often than by chance they were
 * found side by side
 * @twins: for each two painted kinds, whether the examples of the first may as well be of the
 * second
 * @all_known: whether all that there is was painted, so that there is no rest
 * @alike: by the distance of two squares, squared: how alike they are, 0…1
 *
 * Map and patches are borrowed, all else is owned.
 */
typedef struct {
  const CrMap *map;
  int floor;
  const CrPatches *patches;
  GArray *kinds;
  gint32 *cells, *n_whole;
  gboolean *inner;
  int *learnt, *found;
  float *evidence, *looks, *parted, *expected;
  double *beside;
  gboolean *twins, all_known;
  double alike[CR_SUGGEST_FARTHEST];
} CrSuggestReader;

void cr_suggest_reader_init (CrSuggestReader *self);
void cr_suggest_reader_clear (CrSuggestReader *self);
gsize cr_suggest_n_squares (const CrSuggestReader *self);
int cr_suggest_find_kind (CrSuggestReader *self, int terrain);
CrSuggestKind *cr_suggest_get_rest (const CrSuggestReader *self);

/* Learning finds which hexes speak for which kind, and their squares. The rest comes last, once all
 * kinds are known, and anew for each pass. */
void cr_suggest_lay_squares (CrSuggestReader *self);

/* A hex counts as painted when it is not as the floor was made; the author may name more (@also).
 * */
void cr_suggest_find_learnt (CrSuggestReader *self, const GArray *also);

void cr_suggest_gather_painted (CrSuggestReader *self);
void cr_suggest_gather_rest (CrSuggestReader *self);

/* Weighing finds the share of each kind in the rest, then the evidence of each square. */
void cr_suggest_find_shares (CrSuggestReader *self);

/* Kinds that look the same are not told apart, however often the one was painted. */
void cr_suggest_find_twins (CrSuggestReader *self);

/* Squares that look alike are asked once. */
void cr_suggest_weigh_squares (CrSuggestReader *self);

/* Each hex is looked at once as a whole: how it looks and what parts it from its neighbours. */
void cr_suggest_find_looks (CrSuggestReader *self);
void cr_suggest_find_parted (CrSuggestReader *self);

/* What was found so far tells what lies beside what, and what is drawn between hexes of one kind
 * and between those of two; then how likely each hex is of each kind is found for all hexes
 * together. */
void cr_suggest_find_beside (CrSuggestReader *self);
void cr_suggest_find_expected (CrSuggestReader *self);

#define CR_SUGGEST_N_STEPS 8

/**
 * CrSuggestSides: what the drawing between two hexes says of them.
 * @ends: of all but the last step of how far hexes are parted
 * @runs_on: by kind and step: logarithm of how much oftener it is seen between two hexes of this
 *   kind than between those of two kinds
 */
typedef struct {
  float ends[CR_SUGGEST_N_STEPS - 1];
  double *runs_on;
} CrSuggestSides;

void cr_suggest_sides_learn (CrSuggestSides *sides, const CrSuggestReader *reader);
void cr_suggest_sides_clear (CrSuggestSides *sides);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrSuggestSides, cr_suggest_sides_clear)

/* Returns the logarithm of @runs_on for that step, 0 where nothing is seen. */
double cr_suggest_sides_ask (const CrSuggestSides *sides, int kind, float parted);

/* (transfer full) (element-type CrSuggestion): one for each hex to be judged. */
GArray *cr_suggest_judge (const CrSuggestReader *self);

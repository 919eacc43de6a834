/* cr-lof-lanes.h: lines of many men at once. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-view.h"

#define CR_LOF_N_LANES CR_LOF_VIEW_READ_ON

/* A number for each of these men; in answers −1 means yes. */
typedef gint8 CrLofLanes __attribute__ ((vector_size (CR_LOF_N_LANES)));

/**
 * CrLofRay: the lines of one displacement, from a lower to an upper man, both in the open.
 * @tops: those of the floor, as in #CrLofView
 * @levels: those of the floor, as in #CrLofView
 * @grounds: (nullable): those of the floor; NULL when it has no moat
 * @n_cells: the number of cells in a layer of tops
 * @whole: whether every line is followed to its end, because something behind what blocks it may
 *   forbid it
 * @marks: whether there are marks among the tops
 * @edge: that of the castle's ruleset
 * @offset: how many cells the upper man is away
 * @range: how many hexes he is away
 * @d: D1 + D2
 * @n_alone: how many of the first steps stop a line alone
 * @steps: the further steps come in groups of two ways; they are those of the path, or a copy
 * @limits: for each difference of levels and each step, how far a top may be over the lower man
 * @known: bit n is set when the limits for a difference of n levels have been worked out
 */
typedef struct {
  const gint8 *tops, *levels, *grounds;
  int n_cells;
  gboolean whole, marks;
  CrLofEdge edge;
  int offset, range, d, n_alone, n_steps, n_room;
  const CrLofPathStep *steps;
  CrLofPathStep *copied;
  CrLofLanes *limits;
  guint64 known;
} CrLofRay;

/**
 * cr_lof_ray_init:
 * @ray: (out caller-allocates): it still has to be aimed
 */
void cr_lof_ray_init (CrLofRay *ray, const CrLofView *view, gboolean whole);

void cr_lof_ray_clear (CrLofRay *ray);

/**
 * cr_lof_ray_aim:
 * @displacement: that of the upper man from the lower one; not zero
 */
void cr_lof_ray_aim (CrLofRay *ray, CrLofPaths *paths, CrHex displacement);

/**
 * cr_lof_ray_stop:
 * @cell: the cell of the first lower man
 * @over: how far the upper men are over the lower ones, 0 or more
 * @asked: the lines to judge
 * @doubt_out: (out): the lines for which the rules must be asked
 *
 * Returns: the lines that are stopped
 */
CrLofLanes cr_lof_ray_stop (CrLofRay *ray,
                            int cell,
                            CrLofLanes over,
                            CrLofLanes asked,
                            CrLofLanes *doubt_out);

static inline CrLofLanes
cr_lof_lanes_load (const void *from)
{
  CrLofLanes lanes;

  memcpy (&lanes, from, sizeof lanes);
  return lanes;
}

static inline void
cr_lof_lanes_store (CrLofLanes lanes, void *to)
{
  memcpy (to, &lanes, sizeof lanes);
}

static inline CrLofLanes
cr_lof_lanes_spread (int value)
{
  return (CrLofLanes){ 0 } + (gint8) value;
}

static inline gboolean
cr_lof_lanes_any (CrLofLanes lanes)
{
  typedef guint64 Words __attribute__ ((vector_size (sizeof (CrLofLanes))));
  Words words = (Words) lanes;

  return (words[0] | words[1]) != 0;
}

/* Returns: the lanes from @first up to but not @end */
static inline CrLofLanes
cr_lof_lanes_between (int first, int end)
{
  static const gint8 all[3 * CR_LOF_N_LANES] = {
    [CR_LOF_N_LANES... 2 * CR_LOF_N_LANES - 1] = -1,
  };

  return cr_lof_lanes_load (&all[CR_LOF_N_LANES - first]) &
         cr_lof_lanes_load (&all[2 * CR_LOF_N_LANES - end]);
}

/* Returns: how many lanes are −1; the others must be 0 */
static inline int
cr_lof_lanes_count (CrLofLanes lanes)
{
  typedef guint64 Words __attribute__ ((vector_size (sizeof (CrLofLanes))));
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  Words words = (Words) (lanes & 1);

  return (int) (((words[0] + words[1]) * ones) >> 56);
}

/* Returns: a bit for each lane that is −1; the others must be 0 */
static inline guint
cr_lof_lanes_bits (CrLofLanes lanes)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  const guint64 gather = G_GUINT64_CONSTANT (0x0102040810204080);
  guint64 words[CR_LOF_N_LANES / 8];
  guint bits = 0;

  cr_lof_lanes_store (lanes, words);
  for (int i = 0; i < CR_LOF_N_LANES / 8; i++)
    bits |= (guint) ((GUINT64_FROM_LE (words[i]) & ones) * gather >> 56) << 8 * i;
  return bits;
}

/* Returns: the first lane that is not 0; there must be one */
static inline int
cr_lof_lanes_find (CrLofLanes lanes)
{
  guint64 words[CR_LOF_N_LANES / 8];
  int word = 0;

  cr_lof_lanes_store (lanes, words);
  while (words[word] == 0)
    word++;
  return 8 * word + __builtin_ctzll (GUINT64_FROM_LE (words[word])) / 8;
}

/* Returns: the lane of @yes where @which is −1, otherwise that of @no */
static inline CrLofLanes
cr_lof_lanes_choose (CrLofLanes which, CrLofLanes yes, CrLofLanes no)
{
  return (which & yes) | (~which & no);
}

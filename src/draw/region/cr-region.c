/* cr-region.c: outlines of sets of hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-region.h"

static gpointer
hex_key (CrHex hex)
{
  /* 16 bits for each are enough: a map has up to 1000 columns, and axial rows go down to −500. */
  return GUINT_TO_POINTER (((guint) (hex.q + 0x4000) & 0xffff) << 16 |
                           ((guint) (hex.r + 0x4000) & 0xffff));
}

void
cr_hex_set_add (CrHexSet *set, CrHex hex)
{
  g_hash_table_add (set, hex_key (hex));
}

CrHexSet *
cr_hex_set_new (const CrHex *hexes, gsize n_hexes)
{
  CrHexSet *set = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < n_hexes; i++)
    cr_hex_set_add (set, hexes[i]);
  return set;
}

gboolean
cr_hex_set_has (const CrHexSet *set, CrHex hex)
{
  return g_hash_table_contains ((GHashTable *) set, hex_key (hex));
}

CrHex
cr_hex_set_find_nearest (const CrGrid *grid, const CrHexSet *set, CrPoint p)
{
  CrHex at = cr_layout_hex_at (grid, p), best = at;
  double least = G_MAXDOUBLE;

  for (int i = 0; i < cr_hex_n_within (1); i++) {
    CrHex hex = cr_hex_add (at, cr_hex_spiral (i));
    double d = cr_distance (p, cr_layout_centre (grid, hex));

    if (!cr_hex_set_has (set, hex) || d >= least)
      continue;
    least = d;
    best = hex;
  }
  return best;
}

static CrDirection
turn_side (CrDirection side, int sixths)
{
  return (side + sixths + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
}

/* Only three hexes meet at a corner, so there is only one way to go on. */
static CrEdge
next_edge (const CrHexSet *set, CrEdge edge)
{
  CrHex beside = cr_hex_neighbour (edge.hex, turn_side (edge.side, 1));

  if (cr_hex_set_has (set, beside))
    return (CrEdge){ beside, turn_side (edge.side, -1) };
  return (CrEdge){ edge.hex, turn_side (edge.side, 1) };
}

/* Returns: a bit for each boundary side of a hex that was walked */
static guint
get_walked (GHashTable *walked, CrHex hex)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (walked, hex_key (hex)));
}

static GArray *
walk_loop (const CrHexSet *set, GHashTable *walked, CrEdge first)
{
  GArray *loop = g_array_new (FALSE, FALSE, sizeof (CrEdge));
  CrEdge edge = first;

  do {
    guint bits = get_walked (walked, edge.hex) | 1u << edge.side;

    g_hash_table_insert (walked, hex_key (edge.hex), GUINT_TO_POINTER (bits));
    g_array_append_val (loop, edge);
    edge = next_edge (set, edge);
  } while (!cr_hex_equal (edge.hex, first.hex) || edge.side != first.side);
  return loop;
}

GPtrArray *
cr_region_trace (const CrHex *hexes, gsize n_hexes)
{
  GPtrArray *loops = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autoptr (GHashTable) set = cr_hex_set_new (hexes, n_hexes);
  g_autoptr (GHashTable) walked = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < n_hexes; i++) {
    for (CrDirection side = 0; side < CR_N_DIRECTIONS; side++) {
      gboolean inner = cr_hex_set_has (set, cr_hex_neighbour (hexes[i], side));

      if (!inner && !(get_walked (walked, hexes[i]) & 1u << side))
        g_ptr_array_add (loops, walk_loop (set, walked, (CrEdge){ hexes[i], side }));
    }
  }
  return loops;
}

CrPoint
cr_edge_get_start (const CrGrid *grid, CrEdge edge)
{
  return cr_layout_corner (grid, edge.hex, turn_side (edge.side, -1));
}

CrPoint
cr_edge_get_end (const CrGrid *grid, CrEdge edge)
{
  return cr_layout_corner (grid, edge.hex, edge.side);
}

CrPoint
cr_edge_get_middle (const CrGrid *grid, CrEdge edge)
{
  return cr_layout_side_middle (grid, edge.hex, edge.side);
}

GArray *
cr_region_sides (const CrGrid *grid, const GArray *loop)
{
  GArray *line = cr_line_new ();

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_edge_get_start (grid, cr_edge_at (loop, i));
    g_array_append_val (line, p);
  }
  return line;
}

/* There are four points to a side, whatever the set, so that each point depends only on a few
 * sides. */
#define SAMPLE 0.125

/* The seed is shared, so that the earth and the moat beside it are displaced together. */
#define EDGE_SEED 11

GArray *
cr_region_organic (const CrGrid *grid, const GArray *loop, int rounds, double amplitude)
{
  g_autoptr (GArray) sides = cr_region_sides (grid, loop);
  GArray *line = cr_line_resample (sides, SAMPLE, TRUE);

  cr_line_relax (line, rounds, TRUE);
  cr_line_wobble (line, amplitude, 1.9, EDGE_SEED);
  return line;
}

static CrPoint
point_near (const GArray *line, guint i, int shift)
{
  return cr_line_at (line, (i + line->len + (guint) shift) % line->len);
}

/* Returns: (transfer full): the middles of sides without zigzags. These repeat every two or four
 * sides, so half way between its neighbours a side is free of both, and a straight bank stays
 * straight. It depends on one side each way. @own: how much of a side's own place is kept */
static GArray *
forget_zigzag (const GArray *mids, double own)
{
  GArray *out = cr_line_new ();

  for (guint i = 0; i < mids->len; i++) {
    CrPoint p = cr_point_between (point_near (mids, i, -1), point_near (mids, i, 1), 0.5);

    p = cr_point_between (p, cr_line_at (mids, i), own);
    g_array_append_val (out, p);
  }
  return out;
}

/* Returns: (transfer full): a curve that is drawn towards the points, with so many points to each
 */
#define PER_SIDE 4

static GArray *
bend_along (const GArray *line)
{
  GArray *out = cr_line_new ();

  for (guint i = 0; i < line->len; i++) {
    CrPoint over = cr_line_at (line, i);
    CrPoint from = cr_point_between (point_near (line, i, -1), over, 0.5);
    CrPoint to = cr_point_between (over, point_near (line, i, 1), 0.5);

    for (int k = 0; k < PER_SIDE; k++) {
      double t = (double) k / PER_SIDE;
      CrPoint p =
          cr_point_between (cr_point_between (from, over, t), cr_point_between (over, to, t), t);
      g_array_append_val (out, p);
    }
  }
  return out;
}

static gboolean
spans_cross (CrPoint a, CrPoint b, CrPoint p, CrPoint q)
{
  double u = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  double v = (b.x - a.x) * (q.y - a.y) - (b.y - a.y) * (q.x - a.x);
  double s = (q.x - p.x) * (a.y - p.y) - (q.y - p.y) * (a.x - p.x);
  double t = (q.x - p.x) * (b.y - p.y) - (q.y - p.y) * (b.x - p.x);

  return (u > 0) != (v > 0) && (s > 0) != (t > 0);
}

/* The bank between two hexes is looked for over so many sides each way. */
#define LOOK 4

/* Whether the bank runs between the two hexes of a side. */
static gboolean
bank_is_true (const CrGrid *grid, const GArray *loop, const GArray *line, guint side)
{
  CrEdge edge = cr_edge_at (loop, side);
  CrPoint in = cr_layout_centre (grid, edge.hex);
  CrPoint out = cr_layout_centre (grid, cr_hex_neighbour (edge.hex, edge.side));
  int reach = MIN (LOOK, (int) loop->len / 2 - 1) * PER_SIDE;
  gboolean odd = FALSE;

  for (int k = -reach; k < reach + PER_SIDE; k++)
    odd ^= spans_cross (in, out, point_near (line, side * PER_SIDE, k),
                        point_near (line, side * PER_SIDE, k + 1));
  return odd;
}

/* Moves a side and its neighbours back towards their hexsides. */
static void
stiffen_side (const CrGrid *grid, const GArray *loop, GArray *soft, guint side)
{
  guint n = soft->len;

  for (guint k = n - 1; k <= n + 1; k++) {
    guint i = (side + k) % n;
    CrPoint middle = cr_edge_get_middle (grid, cr_edge_at (loop, i));
    cr_line_at (soft, i) = cr_point_between (cr_line_at (soft, i), middle, 0.4);
  }
}

/* Moves back all sides that have a hex on the wrong side. Returns: whether there were any */
static gboolean
mend_banks (const CrGrid *grid, const GArray *loop, const GArray *line, GArray *soft)
{
  gboolean any = FALSE;

  for (guint i = 0; i < loop->len; i++) {
    if (bank_is_true (grid, loop, line, i))
      continue;
    stiffen_side (grid, loop, soft, i);
    any = TRUE;
  }
  return any;
}

/* So many rounds are made to move banks back where rounding would leave a hex dry or flood its
 * neighbour. */
#define N_MENDS 6

static GArray *
bend_round (const CrGrid *grid, const GArray *loop, double own, double amplitude)
{
  g_autoptr (GArray) mids = cr_line_new ();
  g_autoptr (GArray) soft = NULL;

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_edge_get_middle (grid, cr_edge_at (loop, i));
    g_array_append_val (mids, p);
  }
  soft = loop->len == CR_N_DIRECTIONS ? cr_line_copy (mids) : forget_zigzag (mids, own);
  for (int round = 0;; round++) {
    g_autoptr (GArray) line = bend_along (soft);

    cr_line_wobble (line, amplitude, 0.8, EDGE_SEED);
    if (round == N_MENDS || !mend_banks (grid, loop, line, soft))
      return g_steal_pointer (&line);
  }
}

GArray *
cr_region_dug (const CrGrid *grid, const GArray *loop)
{
  return bend_round (grid, loop, 0, 0.075);
}

/* Marks stand out from a crest, so it must depend even less on the sides around. */
#define CREST_OWN 0.28

GArray *
cr_region_crest (const CrGrid *grid, const GArray *loop)
{
  return bend_round (grid, loop, CREST_OWN, 0.06);
}

void
cr_region_project (const CrGrid *grid,
                   const GArray *loop,
                   guint index,
                   const GArray *line,
                   double *from_out,
                   double *to_out)
{
  double all = cr_line_get_length (line, TRUE);
  double a = cr_line_project (line, cr_edge_get_start (grid, cr_edge_at (loop, index)), TRUE);
  double b = cr_line_project (line, cr_edge_get_end (grid, cr_edge_at (loop, index)), TRUE);

  /* The end of the line is its start; a side across it must not become everything else. */
  if (b < a - all / 2)
    b += all;
  if (a < b - all / 2)
    a += all;
  *from_out = MIN (a, b);
  *to_out = MAX (a, b);
}

/* cr-region.c: outlines of sets of hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-region.h"

static gpointer
hex_key (CrHex hex)
{
  /* 16 bits each are enough: a map spans 1000, and axial rows go to −500. */
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

static CrDirection
turn (CrDirection side, int sixths)
{
  return (side + sixths + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
}

/* Only three hexes meet at a corner, so the way on is never in doubt. */
static CrEdge
next_edge (const CrHexSet *set, CrEdge edge)
{
  CrHex beside = cr_hex_neighbour (edge.hex, turn (edge.side, 1));

  if (cr_hex_set_has (set, beside))
    return (CrEdge){ beside, turn (edge.side, -1) };
  return (CrEdge){ edge.hex, turn (edge.side, 1) };
}

/* One bit per side of a hex: which boundary sides were walked. */
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

/**
 * cr_region_trace:
 * @hexes: (array length=n_hexes): any set, connected or not
 *
 * The boundary of a set as loops of hexsides. Every entry keeps its hex and side, so what stands
 * on a side stays attached. Loops start at the first hex of @hexes that they pass.
 */
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
  return cr_layout_corner (grid, edge.hex, turn (edge.side, -1));
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

/* Four samples a side, whatever the set: so each point knows only its own few sides. */
#define SAMPLE 0.125

/* One shared seed: the earth and the moat beside it move together. */
#define EDGE_SEED 11

/**
 * cr_region_organic:
 * @rounds: 6 for earth, 14 for loose ground
 * @amplitude: of the wobble, in W
 */
GArray *
cr_region_organic (const CrGrid *grid, const GArray *loop, int rounds, double amplitude)
{
  g_autoptr (GArray) sides = cr_region_sides (grid, loop);
  GArray *line = cr_line_resample (sides, SAMPLE, TRUE);

  cr_line_relax (line, rounds, TRUE);
  cr_line_wobble (line, amplitude, 1.9, EDGE_SEED);
  return line;
}

/* The hexes on both sides of a loop whose centres a line leaves on the wrong side. */
static GArray *
find_faults (const CrGrid *grid, const GArray *loop, const GArray *line, gboolean clockwise)
{
  GArray *faults = cr_line_new ();

  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    CrPoint in = cr_layout_centre (grid, edge.hex);
    CrPoint out = cr_layout_centre (grid, cr_hex_neighbour (edge.hex, edge.side));

    if (cr_line_contains (line, in) != clockwise)
      g_array_append_val (faults, in);
    if (cr_line_contains (line, out) == clockwise)
      g_array_append_val (faults, out);
  }
  return faults;
}

/* How far about a fault the line is drawn less round, in W. */
#define MEND_REACH 1.4

/* Near the faults, the points of @line move to those of @stiffer; it has as many. */
static void
stiffen (GArray *line, const GArray *stiffer, const GArray *faults)
{
  for (guint i = 0; i < line->len; i++) {
    double near = 0;

    for (guint k = 0; k < faults->len; k++) {
      double d = cr_distance (cr_line_at (stiffer, i), cr_line_at (faults, k));
      near = MAX (near, 1 - d / MEND_REACH);
    }
    if (near > 0)
      cr_line_at (line, i) =
          cr_point_between (cr_line_at (line, i), cr_line_at (stiffer, i), MIN (1, near * 2));
  }
}

/**
 * cr_region_dug:
 *
 * Relaxed from raw hexes a moat would show the wave of the row's period: hence it is fitted first.
 * Where rounding would leave a narrow arm's hexes dry, it is rounded less, and only there.
 */
GArray *
cr_region_dug (const CrGrid *grid, const GArray *loop)
{
  static const int rounds[] = { 26, 10, 4, 1, 0 };
  g_autoptr (GArray) fitted = cr_region_built (grid, loop);
  gboolean clockwise = cr_line_get_area (fitted) > 0;
  GArray *line = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++) {
    g_autoptr (GArray) next = cr_line_resample (fitted, SAMPLE, TRUE);

    cr_line_relax (next, rounds[i], TRUE);
    cr_line_wobble (next, i < 3 ? 0.075 : 0, 0.8, EDGE_SEED);
    if (line == NULL) {
      line = g_steal_pointer (&next);
      continue;
    }
    g_autoptr (GArray) faults = find_faults (grid, loop, line, clockwise);
    if (faults->len == 0)
      return line;
    stiffen (line, next, faults);
  }
  return line;
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

  /* The end of the line is its start again: a side across it must not become its complement. */
  if (b < a - all / 2)
    b += all;
  if (a < b - all / 2)
    a += all;
  *from_out = MIN (a, b);
  *to_out = MAX (a, b);
}

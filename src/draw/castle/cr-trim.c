/* cr-trim.c: cuts off corners of outlines that would stick out from under masonry.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-art.h"
#include "cr-castle-private.h"

#include <math.h>

/* A round tower that covers some hexes of a walk. */
typedef struct {
  const CrGrid *grid;
  CrHexSet *walk, *hexes;
  CrPoint at;
  double radius;
} Cover;

/* A corner of the walk lies at most so far beside a tower, and is cut so far beneath its rim, in W.
 */
#define MOST_BESIDE 0.7
#define BENEATH 0.03

static gboolean
sticks_out (const Cover *cover, CrPoint p)
{
  double d = cr_distance (p, cover->at);

  return d > cover->radius - BENEATH && d < cover->radius + MOST_BESIDE &&
         cr_hex_set_has (cover->hexes, cr_hex_set_find_nearest (cover->grid, cover->walk, p));
}

/* Finds where the line from @from, which ends outside, leaves the tower for good. */
static gboolean
find_exit (const Cover *cover, CrPoint from, CrPoint to, CrPoint *out)
{
  double x = to.x - from.x, y = to.y - from.y, fx = from.x - cover->at.x, fy = from.y - cover->at.y;
  double r = cover->radius - BENEATH, a = x * x + y * y, b = fx * x + fy * y;
  double root = b * b - a * (fx * fx + fy * fy - r * r);

  if (root < 0 || a <= 0)
    return FALSE;
  double t = (-b + sqrt (root)) / a;
  *out = (CrPoint){ from.x + t * x, from.y + t * y };
  return t > 0 && t < 1;
}

/* The corners from @first to @first + @count stick out: the line is led straight beneath the tower,
 * between the two walls that meet there. */
static void
cut_corners (const Cover *cover, const GArray *line, guint first, guint count, GArray *out)
{
  guint n = line->len;
  CrPoint from, to;
  gboolean cut =
      count < n - 1 &&
      find_exit (cover, cr_line_at (line, (first + n - 1) % n), cr_line_at (line, first), &from) &&
      find_exit (cover, cr_line_at (line, (first + count) % n),
                 cr_line_at (line, (first + count - 1) % n), &to);

  if (cut) {
    g_array_append_val (out, from);
    g_array_append_val (out, to);
    return;
  }
  for (guint i = 0; i < count; i++)
    g_array_append_val (out, cr_line_at (line, (first + i) % n));
}

static void
trim_line (const Cover *cover, GArray *line)
{
  g_autoptr (GArray) out = cr_line_new ();
  guint n = line->len, start = 0, count;

  while (start < n && sticks_out (cover, cr_line_at (line, start)))
    start++;
  for (guint i = start; i < start + n && start < n; i += MAX (count, 1)) {
    count = 0;
    while (count < n && i + count < start + n &&
           sticks_out (cover, cr_line_at (line, (i + count) % n)))
      count++;
    if (count > 0)
      cut_corners (cover, line, i % n, count, out);
    else
      g_array_append_val (out, cr_line_at (line, i % n));
  }
  if (out->len < 3)
    return;
  g_array_set_size (line, 0);
  g_array_append_vals (line, out->data, out->len);
}

/* Returns: (transfer full): the hexes of the tower to which a hex belongs; they are added to @done
 */
static GArray *
take_tower (const CrArt *art, int floor, const CrRegionClass *class, CrHex first, CrHexSet *done)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  g_array_append_val (hexes, first);
  cr_hex_set_add (done, first);
  for (guint i = 0; i < hexes->len; i++) {
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (g_array_index (hexes, CrHex, i), d);

      if (cr_hex_set_has (done, next) || !class->has (art, floor, next, class->data))
        continue;
      cr_hex_set_add (done, next);
      g_array_append_val (hexes, next);
    }
  }
  return hexes;
}

static void
trim_tower (Cover *cover, const CrRegionClass *class, const GArray *hexes, GPtrArray *outlines)
{
  g_autoptr (GPtrArray) loops = cr_region_trace ((const CrHex *) hexes->data, hexes->len);
  g_autoptr (GArray) rim = class->outline (cover->grid, loops->pdata[0]);
  g_autoptr (GHashTable) set = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  cover->hexes = set;
  if (!cr_line_is_round (rim, &cover->at, &cover->radius))
    return;
  for (guint i = 0; i < outlines->len; i++)
    trim_line (cover, outlines->pdata[i]);
}

/* Half the side of a square, in W: the square is as broad as a wall, and the foot of its far corner
 * is within one hex of each neighbour. */
#define HALF_SQUARE 0.38

/* Whether the hex has a gate in a side that is no face of the square; the gate would stand at its
 * corner. */
static gboolean
has_gate_aslant (const CrArt *art, int floor, CrHex hex)
{
  const CrMap *map = cr_scene_get_map (cr_art_get_scene (art));
  const CrGrid *grid = cr_art_get_grid (art);
  CrPoint c = cr_layout_centre (grid, hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPoint middle = cr_layout_side_middle (grid, hex, d);
    gboolean aslant = fabs (middle.x - c.x) > 1e-6 && fabs (middle.y - c.y) > 1e-6;

    if (aslant && (cr_map_find_side (map, (CrPlace){ floor, hex }, d, CR_SIDE_GATE) != NULL ||
                   cr_map_find_side (map, (CrPlace){ floor, hex }, d, CR_SIDE_PORTCULLIS) != NULL))
      return TRUE;
  }
  return FALSE;
}

/* A single hex of a wall, or a room over a gate, is drawn as a square, because nobody builds
 * hexagons. */
static void
square_single (const CrArt *art, int floor, CrHex hex, GArray *line)
{
  static const CrPoint corners[] = { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } };
  CrPoint c = cr_layout_centre (cr_art_get_grid (art), hex);

  if (cr_castle_hex_is_breach (art, floor, hex) || has_gate_aslant (art, floor, hex))
    return;
  g_array_set_size (line, 0);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++) {
    CrPoint p = { c.x + HALF_SQUARE * corners[i].x, c.y + HALF_SQUARE * corners[i].y };
    g_array_append_val (line, p);
  }
}

void
cr_walk_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines)
{
  static const CrRegionClass *const classes[] = { &cr_tower_class, &cr_gate_tower_class };
  g_autoptr (GHashTable) walk = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);
  g_autoptr (GHashTable) done = cr_hex_set_new (NULL, 0);
  Cover cover = { cr_art_get_grid (art), walk, NULL, { 0, 0 }, 0 };

  if (hexes->len == 1)
    square_single (art, floor, g_array_index (hexes, CrHex, 0), outlines->pdata[0]);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    for (guint c = 0; c < G_N_ELEMENTS (classes); c++) {
      if (cr_hex_set_has (done, hex) || !classes[c]->has (art, floor, hex, classes[c]->data))
        continue;
      g_autoptr (GArray) tower = take_tower (art, floor, classes[c], hex, done);
      trim_tower (&cover, classes[c], tower, outlines);
    }
  }
}

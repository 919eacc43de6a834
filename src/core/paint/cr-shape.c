/* cr-shape.c: sets of hexes as they are painted. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-shape.h"

/* Hexes met so far. The key is unique within 65536 hexes either way, and no map is that large. */

static gpointer
key_of (CrHex hex)
{
  return GUINT_TO_POINTER (((guint) hex.q & 0xffff) << 16 | ((guint) hex.r & 0xffff));
}

static void
add_once (GHashTable *seen, CrHex hex, GArray *hexes)
{
  if (g_hash_table_add (seen, key_of (hex)))
    g_array_append_val (hexes, hex);
}

void
cr_shape_disc (CrHex centre, int radius, GArray *hexes)
{
  for (int i = 0; i < cr_hex_n_within (radius); i++) {
    CrHex hex = cr_hex_add (centre, cr_hex_spiral (i));
    g_array_append_val (hexes, hex);
  }
}

static int
divide_round (int value, int by)
{
  int twice = 2 * value + by;

  return (twice - (((twice % (2 * by)) + 2 * by) % (2 * by))) / (2 * by);
}

/* The hex that holds the point (q, r) / by: of the three rounded coordinates the one that was
 * rounded most follows from the others. */
static CrHex
round_hex (int q, int r, int by)
{
  int s = -q - r, hq = divide_round (q, by), hr = divide_round (r, by), hs = divide_round (s, by);
  int dq = ABS (hq * by - q), dr = ABS (hr * by - r), ds = ABS (hs * by - s);

  if (dq > dr && dq > ds)
    hq = -hr - hs;
  else if (dr > ds)
    hr = -hq - hs;
  return (CrHex){ hq, hr };
}

void
cr_shape_line (CrHex from, CrHex to, int radius, GArray *hexes)
{
  int n = cr_hex_distance (from, to), by = 8 * n;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (int i = 0; i <= n; i++) {
    CrHex at = n == 0 ? from
                      : round_hex (8 * (from.q * (n - i) + to.q * i) + 1,
                                   8 * (from.r * (n - i) + to.r * i) + 2, by);

    for (int j = 0; j < cr_hex_n_within (radius); j++)
      add_once (seen, cr_hex_add (at, cr_hex_spiral (j)), hexes);
  }
}

void
cr_shape_rectangle (const CrGrid *grid, CrHex from, CrHex to, GArray *hexes)
{
  int c1, r1, c2, r2;

  cr_grid_address (grid, from, &c1, &r1);
  cr_grid_address (grid, to, &c2, &r2);
  for (int r = MIN (r1, r2); r <= MAX (r1, r2); r++)
    for (int c = MIN (c1, c2); c <= MAX (c1, c2); c++) {
      CrHex hex = cr_grid_hex_at (grid, c, r);
      g_array_append_val (hexes, hex);
    }
}

/* Whether the straight line from @a to @b leaves @p to the right when walked downwards: one step
 * of counting crossings. Axial coordinates are skew, which changes no side of a line. */
static gboolean
crosses_edge (CrHex a, CrHex b, CrHex p)
{
  gint64 cross = (gint64) (b.q - a.q) * (p.r - a.r) - (gint64) (b.r - a.r) * (p.q - a.q);

  if ((a.r > p.r) == (b.r > p.r))
    return FALSE;
  return b.r > a.r ? cross > 0 : cross < 0;
}

static gboolean
is_within (const CrHex *corners, gsize n_corners, CrHex hex)
{
  gboolean within = FALSE;

  for (gsize i = 0; i < n_corners; i++)
    within ^= crosses_edge (corners[i], corners[(i + 1) % n_corners], hex);
  return within;
}

void
cr_shape_polygon (const CrHex *corners, gsize n_corners, GArray *hexes)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) edge = g_array_new (FALSE, FALSE, sizeof (CrHex));
  CrHex least = { G_MAXINT, G_MAXINT }, most = { G_MININT, G_MININT };

  for (gsize i = 0; i < n_corners; i++) {
    cr_shape_line (corners[i], corners[(i + 1) % n_corners], 0, edge);
    least = (CrHex){ MIN (least.q, corners[i].q), MIN (least.r, corners[i].r) };
    most = (CrHex){ MAX (most.q, corners[i].q), MAX (most.r, corners[i].r) };
  }
  for (guint i = 0; i < edge->len; i++)
    add_once (seen, g_array_index (edge, CrHex, i), hexes);
  for (int q = least.q; n_corners > 2 && q <= most.q; q++)
    for (int r = least.r; r <= most.r; r++)
      if (is_within (corners, n_corners, (CrHex){ q, r }))
        add_once (seen, (CrHex){ q, r }, hexes);
}

static void
add_alike (const CrMap *map, CrPlace start, CrLayer layer, GArray *hexes)
{
  const CrGrid *grid = cr_map_get_grid (map);
  const gint16 *values = cr_map_get_layer (map, start.floor, layer);
  int value = cr_map_get_value (map, start, layer), n = cr_grid_n_cells (grid);

  for (int i = 0; i < n; i++)
    if (values[i] == value) {
      CrHex hex = cr_grid_get_hex (grid, i);
      g_array_append_val (hexes, hex);
    }
}

/* Lists the cells that hang together with @start; the list must have room for all. Returns how many
 * cells it lists. */
static guint
spread_cells (const CrGrid *grid, const gint16 *values, CrHex start, CrHex *list)
{
  g_autofree guint8 *seen = g_new0 (guint8, cr_grid_n_cells (grid));
  int cell = cr_grid_get_cell (grid, start), value = values[cell];
  guint n = 1;

  seen[cell] = TRUE;
  list[0] = start;
  for (guint i = 0; i < n; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (list[i], d);
      int at = cr_grid_get_cell (grid, next);

      if (at < 0 || seen[at] || values[at] != value)
        continue;
      seen[at] = TRUE;
      list[n++] = next;
    }
  return n;
}

void
cr_shape_flood (const CrMap *map, CrPlace start, CrLayer layer, gboolean connected, GArray *hexes)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree CrHex *list = NULL;

  if (!cr_grid_contains (grid, start.hex))
    return;
  if (!connected) {
    add_alike (map, start, layer, hexes);
    return;
  }
  list = g_new (CrHex, cr_grid_n_cells (grid));
  g_array_append_vals (
      hexes, list,
      spread_cells (grid, cr_map_get_layer (map, start.floor, layer), start.hex, list));
}

void
cr_shape_rim (const CrHex *hexes, gsize n_hexes, GArray *sides)
{
  g_autoptr (GHashTable) set = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < n_hexes; i++)
    g_hash_table_add (set, key_of (hexes[i]));
  for (gsize i = 0; i < n_hexes; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHexSide side = { hexes[i], d };

      if (!g_hash_table_contains (set, key_of (cr_hex_neighbour (hexes[i], d))))
        g_array_append_val (sides, side);
    }
}

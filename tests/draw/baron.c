/* baron.c: castles that a lord might have built. SPDX-License-Identifier: GPL-3.0-or-later */
#include "baron.h"

#include <math.h>
#include <string.h>

#include "fort.h"

#define COLUMNS 26
#define ROWS 18
#define MOST_WALLS 8

/**
 * Baron: a castle being planned.
 * @ways: twelfths of a turn that the fronts of its walls look to
 * @reaches: how far each front is from the middle, in W
 */
typedef struct {
  CrGrid grid;
  GString *rows;
  CrRng rng;
  CrPoint middle;
  int n_walls, ways[MOST_WALLS];
  double reaches[MOST_WALLS];
  CrHex gate;
  CrDirection gate_way;
} Baron;

static int
pick (Baron *baron, int least, int most)
{
  return least + cr_rng_pick (&baron->rng, most - least + 1);
}

static char *
letter_at (Baron *baron, CrHex hex)
{
  int column, row;

  cr_grid_address (&baron->grid, hex, &column, &row);
  return &baron->rows->str[(row - 1) * (COLUMNS + 1) + column - 1];
}

static char
look (Baron *baron, CrHex hex)
{
  return cr_grid_contains (&baron->grid, hex) ? *letter_at (baron, hex) : ' ';
}

static void
put (Baron *baron, CrHex hex, char letter)
{
  if (cr_grid_contains (&baron->grid, hex))
    *letter_at (baron, hex) = letter;
}

static CrHex
hex_at (const Baron *baron, int cell)
{
  return cr_grid_get_hex (&baron->grid, cell);
}

static double
beyond (const Baron *baron, CrHex hex, int wall)
{
  CrPoint p = cr_layout_centre (&baron->grid, hex);
  double angle = baron->ways[wall] * G_PI / 6;

  return (p.x - baron->middle.x) * cos (angle) + (p.y - baron->middle.y) * sin (angle) -
         baron->reaches[wall];
}

static gboolean
is_within (const Baron *baron, CrHex hex)
{
  for (int i = 0; i < baron->n_walls; i++) {
    if (beyond (baron, hex, i) > 0)
      return FALSE;
  }
  return TRUE;
}

/* Whether all hexes about it hold one of the letters. */
static gboolean
is_amid (Baron *baron, CrHex hex, const char *letters)
{
  gboolean amid = look (baron, hex) != ' ' && strchr (letters, look (baron, hex)) != NULL;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS && amid; d++) {
    char next = look (baron, cr_hex_neighbour (hex, d));
    amid = next != ' ' && strchr (letters, next) != NULL;
  }
  return amid;
}

static int
count_about (Baron *baron, CrHex hex, char letter)
{
  int n = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    n += look (baron, cr_hex_neighbour (hex, d)) == letter;
  return n;
}

/* A square, a hexagon, a square with corners cut: fronts at multiples of thirty degrees. */
static void
plan (Baron *baron)
{
  static const int plans[][MOST_WALLS] = { { 0, 3, 6, 9, -1 },        { 0, 2, 4, 6, 8, 10, -1 },
                                           { 1, 3, 5, 7, 9, 11, -1 }, { 0, 3, 6, 9, 10, -1 },
                                           { 0, 1, 3, 6, 9, -1 },     { 0, 3, 5, 7, 9, -1 },
                                           { 0, 3, 4, 6, 8, 9, -1 } };
  const int *ways = plans[pick (baron, 0, G_N_ELEMENTS (plans) - 1)];

  for (int i = 0; i < MOST_WALLS && ways[i] >= 0; i++) {
    gboolean flat = ways[i] % 3 != 0;

    baron->ways[i] = ways[i];
    baron->reaches[i] = cr_rng_next (&baron->rng, 3.8, ways[i] % 6 == 0 ? 7.4 : 5.2) + flat * 0.6;
    baron->n_walls++;
  }
}

static void
raise_walls (Baron *baron)
{
  for (int i = 0; i < cr_grid_n_cells (&baron->grid); i++) {
    CrHex hex = hex_at (baron, i);
    gboolean edge = FALSE;

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      edge |= !is_within (baron, cr_hex_neighbour (hex, d));
    if (is_within (baron, hex))
      put (baron, hex, edge ? '#' : 'c');
  }
}

/* How near the hex is to where two fronts meet. */
static double
off_corner (const Baron *baron, CrHex hex, int a, int b)
{
  return hypot (beyond (baron, hex, a), beyond (baron, hex, b));
}

static void
raise_towers (Baron *baron)
{
  for (int a = 0; a < baron->n_walls; a++) {
    int b = (a + 1) % baron->n_walls;
    CrHex best = { 0, 0 };
    double least = 1.6;

    for (int i = 0; i < cr_grid_n_cells (&baron->grid); i++) {
      CrHex hex = hex_at (baron, i);
      if (look (baron, hex) != '#' || off_corner (baron, hex, a, b) >= least)
        continue;
      least = off_corner (baron, hex, a, b);
      best = hex;
    }
    if (least < 1.6 && count_about (baron, best, 'T') + count_about (baron, best, 'O') == 0)
      put (baron, best, pick (baron, 0, 2) ? 'T' : 'O');
  }
}

static void
dig_moat (Baron *baron, int rings, char letter)
{
  for (int ring = 0; ring < rings; ring++) {
    g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (CrHex));

    for (int i = 0; i < cr_grid_n_cells (&baron->grid); i++) {
      CrHex hex = hex_at (baron, i);
      gboolean beside = FALSE;

      for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
        beside |= look (baron, cr_hex_neighbour (hex, d)) != '.' &&
                  cr_grid_contains (&baron->grid, cr_hex_neighbour (hex, d));
      if (look (baron, hex) == '.' && beside)
        g_array_append_val (found, hex);
    }
    for (guint i = 0; i < found->len; i++)
      put (baron, g_array_index (found, CrHex, i), letter);
  }
}

/* In the middle of the lowest front: two walls beside it, the open before it, the court behind. */
static gboolean
is_gateway (Baron *baron, CrHex hex, CrDirection way)
{
  CrHex before = cr_hex_neighbour (hex, way), behind = cr_hex_neighbour (hex, (way + 3) % 6);

  return look (baron, hex) == '#' && look (baron, before) == '.' && look (baron, behind) == 'c' &&
         count_about (baron, hex, '#') == 2;
}

static gboolean
find_gate (Baron *baron)
{
  double least = G_MAXDOUBLE;

  for (int i = 0; i < cr_grid_n_cells (&baron->grid); i++) {
    CrHex hex = hex_at (baron, i);
    CrPoint p = cr_layout_centre (&baron->grid, hex);

    for (CrDirection d = 2; d < 5; d++) {
      double off = fabs (p.x - baron->middle.x) - p.y * 2;
      if (!is_gateway (baron, hex, d) || off >= least)
        continue;
      least = off;
      baron->gate = hex;
      baron->gate_way = d;
    }
  }
  return least < G_MAXDOUBLE;
}

static void
build_gate (Baron *baron)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (baron->gate, d);
    if (look (baron, next) == '#')
      put (baron, next, 'G');
  }
}

/* Over the moat and on to the edge of the map, straight first, then wandering. */
static void
build_road (Baron *baron)
{
  CrHex hex = cr_hex_neighbour (baron->gate, baron->gate_way);
  CrDirection way = baron->gate_way;

  while (cr_grid_contains (&baron->grid, hex)) {
    gboolean wet = look (baron, hex) == '~' || look (baron, hex) == 'd';

    put (baron, hex, wet ? 'B' : 'r');
    if (!wet && pick (baron, 0, 2) == 0)
      way = 2 + pick (baron, 0, 2);
    hex = cr_hex_neighbour (hex, way);
  }
}

/* Somewhere in the court, of some hexes or of many, or none at all. */
static void
build_keep (Baron *baron)
{
  double width = cr_rng_next (&baron->rng, 0.4, 1.6), height = cr_rng_next (&baron->rng, 0.4, 1.5);
  CrPoint middle = { baron->middle.x + cr_rng_next (&baron->rng, -1.8, 1.8),
                     baron->middle.y + cr_rng_next (&baron->rng, -1.4, 0.4) };

  for (int i = 0; i < cr_grid_n_cells (&baron->grid); i++) {
    CrHex hex = hex_at (baron, i);
    CrPoint p = cr_layout_centre (&baron->grid, hex);

    if (is_amid (baron, hex, "cK") && fabs (p.x - middle.x) < width &&
        fabs (p.y - middle.y) < height)
      put (baron, hex, 'K');
  }
}

/* Returns: whether there was room where chance put it */
static gboolean
build_house (Baron *baron)
{
  static const char kinds[] = "hhHHk";
  char kind = kinds[pick (baron, 0, 4)];
  CrHex hex = hex_at (baron, pick (baron, 0, cr_grid_n_cells (&baron->grid) - 1));
  int way = pick (baron, 0, 5), length = pick (baron, 2, 3);
  gboolean free = TRUE;

  for (int i = 0; i < length && free; i++)
    free = is_amid (
        baron, cr_hex_add (hex, (CrHex){ cr_hex_steps[way].q * i, cr_hex_steps[way].r * i }), "c");
  for (int i = 0; i < length && free; i++) {
    put (baron, hex, kind);
    hex = cr_hex_neighbour (hex, way);
  }
  return free;
}

static void
strew (Baron *baron, const char *letters, const char *amid, int n)
{
  for (int i = 0; i < n * 30 && n > 0; i++) {
    CrHex hex = hex_at (baron, pick (baron, 0, cr_grid_n_cells (&baron->grid) - 1));

    if (!is_amid (baron, hex, amid))
      continue;
    put (baron, hex, letters[pick (baron, 0, (int) strlen (letters) - 1)]);
    n--;
  }
}

static void
grow (Baron *baron, char letter, int size)
{
  CrHex hex = hex_at (baron, pick (baron, 0, cr_grid_n_cells (&baron->grid) - 1));

  for (int i = 0; i < size; i++) {
    if (look (baron, hex) == '.')
      put (baron, hex, letter);
    hex = cr_hex_neighbour (hex, pick (baron, 0, CR_N_DIRECTIONS - 1));
  }
}

/* Two steps up to the wall-walk, square to it. */
static gboolean
build_stair (Baron *baron, CrHex hex, CrDirection way, GString *node)
{
  CrHex lower = cr_hex_neighbour (hex, way), upper = cr_hex_neighbour (lower, way);
  CrHex head = cr_hex_neighbour (upper, way);
  int at[8];

  if (look (baron, hex) != 'c' || look (baron, lower) != 'c' || look (baron, upper) != 'c' ||
      look (baron, head) != '#' || count_about (baron, upper, '#') > 2)
    return FALSE;
  put (baron, lower, 'S');
  put (baron, upper, 'S');
  cr_grid_address (&baron->grid, lower, &at[0], &at[1]);
  cr_grid_address (&baron->grid, upper, &at[2], &at[3]);
  cr_grid_address (&baron->grid, hex, &at[4], &at[5]);
  cr_grid_address (&baron->grid, head, &at[6], &at[7]);
  g_string_printf (node, "<stairway id='st' hexes='%d,%d %d,%d' foot='%d,%d' head='%d,%d'/>", at[0],
                   at[1], at[2], at[3], at[4], at[5], at[6], at[7]);
  return TRUE;
}

static void
build_stairs (Baron *baron, GString *node)
{
  for (int tries = 0; tries < 400; tries++) {
    CrHex hex = hex_at (baron, pick (baron, 0, cr_grid_n_cells (&baron->grid) - 1));

    if (build_stair (baron, hex, (CrDirection) pick (baron, 0, 5), node))
      return;
  }
}

static void
draw_up (Baron *baron, GString *stair)
{
  gboolean wet = pick (baron, 0, 3) > 0;

  plan (baron);
  raise_walls (baron);
  raise_towers (baron);
  gboolean gated = find_gate (baron);
  if (wet)
    dig_moat (baron, pick (baron, 1, 2), pick (baron, 0, 4) ? '~' : 'd');
  if (gated) {
    build_gate (baron);
    build_road (baron);
  }
  build_keep (baron);
  build_stairs (baron, stair);
  for (int tries = 0, houses = pick (baron, 1, 5); tries < 1000 && houses > 0; tries++)
    houses -= build_house (baron);
  strew (baron, "1", "c", 1);
  strew (baron, "345", "c", 2);
  strew (baron, "Y", ".", pick (baron, 1, 3));
  for (int i = 0; i < 5; i++)
    grow (baron, 's', pick (baron, 2, 7));
  grow (baron, 'f', pick (baron, 0, 20));
  grow (baron, '^', pick (baron, 0, 30));
  strew (baron, "t", ".s", pick (baron, 2, 6));
  strew (baron, "22282", ".", pick (baron, 0, 5));
}

static void
put_side (Sketch *sketch, CrHex hex, CrDirection way, CrSideKind kind)
{
  int column, row;

  cr_grid_address (cr_map_get_grid (sketch->map), hex, &column, &row);
  fort_put_side (sketch, column, row, way,
                 (CrSide){ .kind = (gint8) kind, .state = CR_STATE_OPEN });
}

/* Slits of the towers look outwards; a gallery hangs before some of the walls. */
static void
arm (Sketch *sketch, Baron *baron)
{
  int hung = 0;

  for (int i = 0; i < cr_grid_n_cells (&baron->grid); i++) {
    CrHex hex = hex_at (baron, i);
    char letter = look (baron, hex);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      char next = look (baron, cr_hex_neighbour (hex, d));
      gboolean open = next == '~' || next == '.' || next == 'd' || next == 's';

      if (letter == 'O' && open && d % 2 == 0)
        put_side (sketch, hex, d, CR_SIDE_SLIT);
      if (letter == '#' && open && i % 7 < 3 && hung < 4 && !cr_hex_equal (hex, baron->gate)) {
        put_side (sketch, hex, d, CR_SIDE_HOARDING);
        hung++;
      }
    }
  }
}

static void
hang_bridge (Sketch *sketch, Baron *baron)
{
  CrHex bridge = cr_hex_neighbour (baron->gate, baron->gate_way);
  int at[4];

  put_side (sketch, baron->gate, baron->gate_way, CR_SIDE_GATE);
  if (look (baron, bridge) != 'B')
    return;
  cr_grid_address (&baron->grid, baron->gate, &at[0], &at[1]);
  cr_grid_address (&baron->grid, bridge, &at[2], &at[3]);
  g_autofree char *node =
      g_strdup_printf ("<mechanism id='bridge' kind='drawbridge' control='%d,%d' state='lowered'>"
                       "<effect hexes='%d,%d' sides='%d,%d:%s'/></mechanism>",
                       at[0], at[1], at[2], at[3], at[0], at[1],
                       cr_direction_get_name (baron->gate_way, baron->grid.orientation));
  fort_put_node (sketch, CR_SECTION_MECHANISMS, node);
}

Sketch *
baron_new (guint32 seed, CrOrientation orientation, CrShift shift)
{
  Baron baron = { { COLUMNS, ROWS, orientation, shift, TRUE },
                  g_string_new (NULL),
                  { seed * 2654435761u, 0 },
                  { 0, 0 },
                  0,
                  { 0 },
                  { 0 },
                  { 0, 0 },
                  CR_N_DIRECTIONS };
  CrBox frame = cr_layout_frame (&baron.grid);
  g_autoptr (GString) stair = g_string_new (NULL);

  baron.middle = (CrPoint){ frame.x + frame.width / 2, frame.y + frame.height / 2 - 0.4 };
  for (int row = 0; row < ROWS; row++)
    g_string_append (baron.rows, "..........................\n");
  draw_up (&baron, stair);
  Sketch *sketch = sketch_new (baron.rows->str, orientation, shift);
  fort_crenellate (sketch);
  arm (sketch, &baron);
  if (baron.gate_way < CR_N_DIRECTIONS)
    hang_bridge (sketch, &baron);
  if (stair->len > 0)
    fort_put_node (sketch, CR_SECTION_LINKS, stair->str);
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
  g_string_free (baron.rows, TRUE);
  return sketch;
}

/* wild.c: castles by chance. SPDX-License-Identifier: GPL-3.0-or-later */
#include "wild.h"

#include <string.h>

#include "fort.h"

/* A map being drawn in letters. */
typedef struct {
  CrGrid grid;
  GString *rows;
  CrRng rng;
} Wild;

static char *
letter_at (Wild *wild, CrHex hex)
{
  int column, row;

  cr_grid_address (&wild->grid, hex, &column, &row);
  return &wild->rows->str[(row - 1) * (WILD_COLUMNS + 1) + column - 1];
}

static void
put (Wild *wild, CrHex hex, char letter)
{
  if (cr_grid_contains (&wild->grid, hex))
    *letter_at (wild, hex) = letter;
}

static int
pick (Wild *wild, int least, int most)
{
  return least + cr_rng_pick (&wild->rng, most - least + 1);
}

static CrHex
pick_hex (Wild *wild)
{
  int column = pick (wild, 1, WILD_COLUMNS), row = pick (wild, 1, WILD_ROWS);

  return cr_grid_hex_at (&wild->grid, column, row);
}

static char
pick_letter (Wild *wild, const char *letters)
{
  return letters[cr_rng_pick (&wild->rng, (int) strlen (letters))];
}

/* A blot that grows from one hex, each step from a hex near the last. */
static void
put_blot (Wild *wild, char letter, int size)
{
  CrHex first = pick_hex (wild), hex = first;

  for (int i = 0; i < size; i++) {
    put (wild, hex, letter);
    hex = cr_hex_neighbour (hex, pick (wild, 0, CR_N_DIRECTIONS - 1));
    if (i % 5 == 4)
      hex = first;
  }
}

/* Rows of hexes at a multiple of 30 degrees: @way 0…11, the odd ones zigzag. */
static CrHex
put_row (Wild *wild, CrHex hex, int way, char letter)
{
  int length = pick (wild, 2, 7);

  for (int i = 0; i < length; i++) {
    put (wild, hex, letter);
    hex = cr_hex_neighbour (hex, (way / 2 + (way % 2 && i % 2)) % CR_N_DIRECTIONS);
  }
  return hex;
}

static void
put_walls (Wild *wild, char letter, int n_rows)
{
  static const int turns[] = { 2, 3, 3, 4, 10, 9, 8, 1, 11 };
  CrHex hex = pick_hex (wild);
  int way = pick (wild, 0, 11);

  for (int i = 0; i < n_rows; i++) {
    CrHex end = put_row (wild, hex, way, letter);
    put (wild, end, pick (wild, 0, 2) ? letter : 'T');
    /* Now and then a branch: from the same hex again. */
    hex = pick (wild, 0, 3) ? end : hex;
    way = (way + turns[pick (wild, 0, 8)]) % 12;
  }
}

static void
put_block (Wild *wild, char letter, int columns, int rows)
{
  int left = pick (wild, 1, WILD_COLUMNS - columns), top = pick (wild, 1, WILD_ROWS - rows);

  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++)
      put (wild, cr_grid_hex_at (&wild->grid, left + column, top + row), letter);
}

static void
put_road (Wild *wild)
{
  CrHex hex = pick_hex (wild);
  int way = pick (wild, 0, 5);

  for (int i = pick (wild, 6, 14); i > 0; i--) {
    put (wild, hex, 'r');
    if (pick (wild, 0, 2) == 0)
      way = (way + (pick (wild, 0, 1) ? 1 : 5)) % CR_N_DIRECTIONS;
    hex = cr_hex_neighbour (hex, way);
  }
}

GString *
wild_new_rows (guint32 seed, CrOrientation orientation, CrShift shift)
{
  Wild wild = { { WILD_COLUMNS, WILD_ROWS, orientation, shift, TRUE },
                g_string_new (NULL),
                { seed * 2654435761u, 0 } };

  for (int row = 0; row < WILD_ROWS; row++)
    g_string_append (wild.rows, "....................\n");
  for (int i = 0; i < 4; i++)
    put_blot (&wild, pick_letter (&wild, ".^AfsmRdwpc"), pick (&wild, 3, 30));
  put_blot (&wild, 'c', 60);
  put_walls (&wild, '~', pick (&wild, 1, 4));
  for (int i = pick (&wild, 0, 2); i > 0; i--)
    put_road (&wild);
  put_walls (&wild, '#', pick (&wild, 2, 5));
  put_walls (&wild, '#', pick (&wild, 1, 3));
  if (pick (&wild, 0, 1))
    put_block (&wild, 'K', pick (&wild, 2, 4), pick (&wild, 2, 3));
  for (int i = 0; i < 3; i++)
    put_walls (&wild, pick_letter (&wild, "hHk"), 1);
  for (int i = 0; i < 8; i++)
    put (&wild, pick_hex (&wild), pick_letter (&wild, "12345tYGTSxRsB0"));
  return wild.rows;
}

Sketch *
wild_new (guint32 seed, CrOrientation orientation, CrShift shift)
{
  g_autoptr (GString) rows = wild_new_rows (seed, orientation, shift);
  Sketch *sketch = sketch_new (rows->str, orientation, shift);

  fort_crenellate (sketch);
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
  return sketch;
}

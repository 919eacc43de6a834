/* cr-suggest-learn.c: examples of the terrains that were painted, and of all that was not.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-suggest-private.h"

#include <math.h>
#include <string.h>

/* Squares kept of what was painted and of what was not: enough for its looks, few enough to be
 * compared with every square of the map. */
#define MOST_OF_A_KIND 192
#define MOST_OF_THE_REST 768

/* How far apart two squares may look and still be alike, squared, in units of the figures. */
#define ALIKE 2.0

static void
kind_clear (gpointer data)
{
  g_array_unref (((CrSuggestKind *) data)->squares);
}

int
cr_suggest_find_kind (CrSuggestReader *self, int terrain)
{
  CrSuggestKind kind = { .terrain = terrain };

  for (guint i = 0; i < self->kinds->len; i++)
    if (g_array_index (self->kinds, CrSuggestKind, i).terrain == terrain)
      return (int) i;
  kind.squares = g_array_new (FALSE, FALSE, sizeof (CrPatch));
  g_array_append_val (self->kinds, kind);
  return (int) self->kinds->len - 1;
}

/* Finds which hex each square lies in. */
void
cr_suggest_lay_squares (CrSuggestReader *self)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  gsize i = 0;

  for (int row = 0; row < self->patches->rows; row++)
    for (int column = 0; column < self->patches->columns; column++, i++) {
      CrPoint at = cr_patches_get_middle (self->patches, column, row);
      CrHex hex = cr_layout_hex_at (grid, at);
      CrPoint centre = cr_layout_centre (grid, hex);

      int cell = cr_grid_get_cell (grid, hex);

      if (cell >= 0 && cr_patches_lies_on_map (self->patches, column, row))
        self->n_whole[cell]++;
      self->cells[i] = self->patches->patches[i].covered ? cell : -1;
      self->inner[i] = hypot (at.x - centre.x, at.y - centre.y) < CR_SUGGEST_RIM;
    }
}

void
cr_suggest_find_learnt (CrSuggestReader *self, const GArray *also)
{
  const gint16 *terrain = cr_map_get_layer (self->map, self->floor, CR_LAYER_TERRAIN);
  int made = cr_map_get_floor (self->map, self->floor)->defaults[CR_LAYER_TERRAIN];
  const CrGrid *grid = cr_map_get_grid (self->map);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    self->learnt[cell] = terrain[cell] != made && terrain[cell] > 0
                             ? cr_suggest_find_kind (self, terrain[cell])
                             : -1;
  for (guint i = 0; also != NULL && i < also->len; i++) {
    CrPlace place = g_array_index (also, CrPlace, i);
    int cell = cr_grid_get_cell (grid, place.hex);

    if (place.floor == self->floor && cell >= 0)
      self->learnt[cell] = cr_suggest_find_kind (self, terrain[cell]);
  }
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    if (self->learnt[cell] >= 0)
      g_array_index (self->kinds, CrSuggestKind, self->learnt[cell]).n_examples++;
}

static int
compare_squares (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (CrPatch));
}

/* Keeps @most of the squares, evenly over all they look like. */
static void
thin_out (GArray *squares, guint most)
{
  if (squares->len <= most)
    return;
  g_array_sort (squares, compare_squares);
  for (guint i = 0; i < most; i++)
    g_array_index (squares, CrPatch, i) =
        g_array_index (squares, CrPatch, (guint64) i * squares->len / most);
  g_array_set_size (squares, most);
}

void
cr_suggest_gather_painted (CrSuggestReader *self)
{
  for (gsize i = 0; i < cr_suggest_n_squares (self); i++) {
    int kind = self->cells[i] >= 0 ? self->learnt[self->cells[i]] : -1;

    if (kind >= 0 && self->inner[i])
      g_array_append_val (g_array_index (self->kinds, CrSuggestKind, kind).squares,
                          self->patches->patches[i]);
  }
  for (guint kind = 0; kind < self->kinds->len; kind++)
    thin_out (g_array_index (self->kinds, CrSuggestKind, kind).squares, MOST_OF_A_KIND);
}

CrSuggestKind *
cr_suggest_get_rest (const CrSuggestReader *self)
{
  return &g_array_index (self->kinds, CrSuggestKind, self->kinds->len - 1);
}

void
cr_suggest_gather_rest (CrSuggestReader *self)
{
  GArray *squares = cr_suggest_get_rest (self)->squares;

  g_array_set_size (squares, 0);
  for (gsize i = 0; i < cr_suggest_n_squares (self); i++)
    if (self->cells[i] >= 0 && self->found[self->cells[i]] < 0)
      g_array_append_val (squares, self->patches->patches[i]);
  thin_out (squares, MOST_OF_THE_REST);
}

void
cr_suggest_reader_init (CrSuggestReader *self)
{
  int n = cr_grid_n_cells (cr_map_get_grid (self->map));

  self->kinds = g_array_new (FALSE, FALSE, sizeof (CrSuggestKind));
  g_array_set_clear_func (self->kinds, kind_clear);
  self->cells = g_new (gint32, cr_suggest_n_squares (self));
  self->n_whole = g_new0 (gint32, n);
  self->inner = g_new (gboolean, cr_suggest_n_squares (self));
  self->learnt = g_new (int, n);
  self->found = g_new (int, n);
  for (int i = 0; i < CR_SUGGEST_FARTHEST; i++)
    self->alike[i] = exp (-i / (2 * ALIKE));
}

void
cr_suggest_reader_clear (CrSuggestReader *self)
{
  g_array_unref (self->kinds);
  g_free (self->cells);
  g_free (self->n_whole);
  g_free (self->inner);
  g_free (self->learnt);
  g_free (self->found);
  g_free (self->evidence);
  g_free (self->looks);
  g_free (self->parted);
  g_free (self->expected);
  g_free (self->beside);
  g_free (self->twins);
}

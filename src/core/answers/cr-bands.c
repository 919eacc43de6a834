/* cr-bands.c: how far a weapon carries and how far one sees, over a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-bands.h"

/**
 * CrBands:
 * @rings: (element-type CrRing)
 * @cells: (element-type int): those within any ring, the nearest first
 * @ranges: by cell of the grid, to the nearest man; %G_MAXUINT16 beyond all rings
 */
struct _CrBands {
  CrGrid grid;
  GArray *rings, *cells;
  guint16 *ranges;
};

/* A band that reaches no farther than the one before is none. */
static void
list_rings (GArray *rings, const CrLofOptions *options)
{
  const CrWeather *weather =
      options->muster != NULL ? cr_muster_get_sky (options->muster).weather : NULL;
  int before = 0;

  for (int band = 0; options->weapon != NULL && band < CR_N_BANDS; band++) {
    CrRing ring = { options->weapon->reach[band].value, band,
                    options->weapon->modifier[band].value };

    if (ring.reach <= before)
      continue;
    g_array_append_val (rings, ring);
    before = ring.reach;
  }
  if (weather != NULL && weather->visibility.value > 0) {
    CrRing sight = { weather->visibility.value, -1, 0 };

    g_array_append_val (rings, sight);
  }
}

static int
find_farthest (const GArray *rings)
{
  int farthest = -1;

  for (guint i = 0; i < rings->len; i++)
    farthest = MAX (farthest, g_array_index (rings, CrRing, i).reach);
  return farthest;
}

static void
reach_cell (CrBands *bands, CrHex hex, int range)
{
  int cell = cr_grid_get_cell (&bands->grid, hex);

  if (cell < 0 || bands->ranges[cell] <= range)
    return;
  bands->ranges[cell] = (guint16) range;
  g_array_append_val (bands->cells, cell);
}

/* Ring by ring outwards from all of them at once: on a grid without holes so many steps are the
 * distance. */
static void
spread_rings (CrBands *bands, const CrPlace *men, gsize n_men)
{
  int farthest = find_farthest (bands->rings);

  for (gsize i = 0; i < n_men && farthest >= 0; i++)
    reach_cell (bands, men[i].hex, 0);
  for (guint i = 0; i < bands->cells->len; i++) {
    int cell = g_array_index (bands->cells, int, i), range = bands->ranges[cell] + 1;
    CrHex hex = cr_grid_get_hex (&bands->grid, cell);

    for (CrDirection d = 0; range <= farthest && d < CR_N_DIRECTIONS; d++)
      reach_cell (bands, cr_hex_neighbour (hex, d), range);
  }
}

CrBands *
cr_bands_new (const CrGrid *grid, CrPlaces men, const CrLofOptions *options)
{
  CrBands *bands = g_new0 (CrBands, 1);
  int n_cells = cr_grid_n_cells (grid);

  bands->grid = *grid;
  bands->rings = g_array_new (FALSE, FALSE, sizeof (CrRing));
  bands->cells = g_array_new (FALSE, FALSE, sizeof (int));
  bands->ranges = g_new (guint16, n_cells);
  for (int i = 0; i < n_cells; i++)
    bands->ranges[i] = G_MAXUINT16;
  list_rings (bands->rings, options);
  spread_rings (bands, men.places, men.n);
  return bands;
}

void
cr_bands_free (CrBands *bands)
{
  if (bands == NULL)
    return;
  g_array_unref (bands->rings);
  g_array_unref (bands->cells);
  g_free (bands->ranges);
  g_free (bands);
}

guint
cr_bands_n (const CrBands *bands)
{
  return bands->rings->len;
}

CrRing
cr_bands_get (const CrBands *bands, guint ring)
{
  return g_array_index (bands->rings, CrRing, ring);
}

const int *
cr_bands_get_cells (const CrBands *bands, gsize *n_out)
{
  *n_out = bands->cells->len;
  return (const int *) (const void *) bands->cells->data;
}

gboolean
cr_bands_has (const CrBands *bands, guint ring, CrHex hex)
{
  int cell = cr_grid_get_cell (&bands->grid, hex);

  return cell >= 0 && bands->ranges[cell] <= cr_bands_get (bands, ring).reach;
}

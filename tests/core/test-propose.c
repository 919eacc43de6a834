/* test-propose.c: finding the grid that is printed in a picture. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include <math.h>

#include "cr-propose.h"
#include "printed.h"

/* Every centre of a proposed grid lies within this of its printed hex, in hex widths. */
#define MOST_MISS 0.08

typedef struct {
  const char *name;
  Printed print;
} Case;

#define GRID(columns, rows, orientation, shift) \
  { \
    columns, rows, orientation, shift, TRUE \
  }

/* Straight, turned and bent; clean paper, coloured terrain, roofs and hatching under the lines;
 * as they come from a scanner and as they come through a coarse JPEG. */
static const Case printed_cases[] = {
  { "solid", { GRID (14, 10, CR_FLAT, CR_SHIFT_ODD), PRINTED_SOLID, .size = 62, .seed = 1 } },
  { "solid-bent",
    { GRID (20, 10, CR_POINTY, CR_SHIFT_EVEN), PRINTED_SOLID, PRINTED_CASTLE, 88, 0.02, 0.3, 6, 8,
      .seed = 2 } },
  { "solid-large",
    { GRID (20, 14, CR_POINTY, CR_SHIFT_ODD), PRINTED_SOLID, .size = 110, .turn = 0.07, .noise = 4,
      .blocks = 20, .seed = 3 } },
  { "dotted",
    { GRID (14, 10, CR_POINTY, CR_SHIFT_ODD), PRINTED_DOTTED, PRINTED_CASTLE, 62, .seed = 116 } },
  { "dotted-bent",
    { GRID (20, 10, CR_FLAT, CR_SHIFT_EVEN), PRINTED_DOTTED, .size = 88, .turn = 0.02, .bend = 0.3,
      .noise = 6, .blocks = 8, .seed = 4 } },
  { "dotted-small",
    { GRID (14, 14, CR_POINTY, CR_SHIFT_EVEN), PRINTED_DOTTED, .size = 41, .turn = -0.04,
      .bend = 0.6, .noise = 12, .blocks = 14, .seed = 5 } },
  { "faint",
    { GRID (14, 10, CR_FLAT, CR_SHIFT_ODD), PRINTED_FAINT, PRINTED_PHOTO, 62, .seed = 132 } },
  { "light-bent",
    { GRID (20, 10, CR_FLAT, CR_SHIFT_ODD), PRINTED_LIGHT, PRINTED_PHOTO, 88, 0.02, 0.3, 6, 8,
      .seed = 145 } },
};

static const Case empty_cases[] = {
  { "paper", { GRID (14, 10, CR_FLAT, CR_SHIFT_ODD), PRINTED_NONE, .size = 62, .seed = 1 } },
  { "noise",
    { GRID (14, 10, CR_FLAT, CR_SHIFT_ODD), PRINTED_NONE, .size = 62, .noise = 90, .seed = 2 } },
  { "text",
    { GRID (14, 14, CR_FLAT, CR_SHIFT_ODD), PRINTED_NONE, PRINTED_TEXT, 62, .noise = 4,
      .seed = 3 } },
  { "drawing",
    { GRID (20, 14, CR_FLAT, CR_SHIFT_ODD), PRINTED_NONE, PRINTED_CASTLE, 62, .noise = 5,
      .blocks = 8, .seed = 152 } },
  { "photograph",
    { GRID (14, 14, CR_FLAT, CR_SHIFT_ODD), PRINTED_NONE, PRINTED_PHOTO, 62, .noise = 6,
      .blocks = 14, .seed = 4 } },
  { "squares", { GRID (14, 10, CR_POINTY, CR_SHIFT_ODD), PRINTED_SQUARES, .size = 62, .seed = 5 } },
  { "squares-photograph",
    { GRID (14, 14, CR_POINTY, CR_SHIFT_ODD), PRINTED_SQUARES, PRINTED_PHOTO, 41, -0.04, 0.6, 12,
      14, .seed = 170 } },
  { "triangles",
    { GRID (14, 10, CR_FLAT, CR_SHIFT_ODD), PRINTED_TRIANGLES, .size = 62, .seed = 6 } },
  { "bricks",
    { GRID (20, 10, CR_FLAT, CR_SHIFT_ODD), PRINTED_BRICKS, PRINTED_CASTLE, 88, 0.02, 0.3, 6, 8,
      .seed = 189 } },
};

static gboolean
propose (Printed *print, const CrGrid *grid, CrProposal *out)
{
  g_autofree guint8 *pixels = printed_make (print);
  const CrPrinted picture = { pixels, print->width, print->height, NULL, NULL, NULL };

  return cr_propose_grid (&picture, grid, out);
}

static double
find_worst (const Printed *print, GArray *points)
{
  const CrGrid *grid = &print->grid;
  double worst = 0, pitch = print->size * CR_LAYOUT_PITCH;
  CrFitResult fit;

  g_assert_true (cr_fit_points (grid, points, CR_FIT_NONE, &fit, NULL));
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrHex hex = cr_grid_get_hex (grid, cell);
    CrPoint should = printed_locate (print, hex), is = cr_fit_locate (&fit, grid, hex);

    worst = MAX (worst, hypot (is.x - should.x, is.y - should.y) / pitch);
  }
  return worst;
}

static void
test_printed (gconstpointer data)
{
  Printed print = ((const Case *) data)->print;
  CrProposal proposal;

  g_assert_true (propose (&print, &print.grid, &proposal));
  g_assert_true (proposal.fits);
  g_assert_true (proposal.sure);
  g_assert_cmpint (proposal.grid.orientation, ==, print.grid.orientation);
  double worst = find_worst (&print, proposal.points);
  g_test_message ("worst hex misses by %.4f hex widths; %d hexes, lines seen %.2f", worst,
                  proposal.n_hexes, proposal.share);
  g_assert_cmpfloat (worst, <=, MOST_MISS);
  cr_proposal_clear (&proposal);
}

static void
test_empty (gconstpointer data)
{
  Printed print = ((const Case *) data)->print;
  CrProposal proposal;

  g_assert_false (propose (&print, &print.grid, &proposal));
  g_assert_cmpuint (proposal.points->len, ==, 0);
  g_autofree char *text = cr_proposal_describe (&proposal, &print.grid);
  g_assert_true (g_str_has_prefix (text, "no grid found"));
  cr_proposal_clear (&proposal);
}

/* A map of flat hexes is not laid on pointed ones, and the picture says what it shows. */
static void
test_other_orientation (void)
{
  Printed print = printed_cases[0].print;
  const CrGrid pointy = GRID (14, 10, CR_POINTY, CR_SHIFT_ODD);
  CrProposal proposal;

  g_assert_true (propose (&print, &pointy, &proposal));
  g_assert_false (proposal.fits);
  g_assert_cmpint (proposal.grid.orientation, ==, CR_FLAT);
  g_assert_cmpuint (proposal.points->len, ==, 0);
  cr_proposal_clear (&proposal);
}

/* A map smaller than what is printed may lie in several places: it is laid, but not surely; one
 * hex that is known settles it. */
static void
test_smaller_map (void)
{
  Printed print = printed_cases[0].print;
  const CrGrid whole = print.grid, part = GRID (8, 6, CR_FLAT, CR_SHIFT_ODD);
  g_autofree guint8 *pixels = printed_make (&print);
  CrFitPoint known = { cr_grid_hex_at (&part, 2, 2), { 0, 0 }, 0 };
  CrPrinted picture = { pixels, print.width, print.height, NULL, NULL, NULL };
  CrProposal proposal;

  g_assert_true (cr_propose_grid (&picture, &part, &proposal));
  g_assert_false (proposal.sure);
  cr_proposal_clear (&proposal);

  known.pixel = printed_locate (&print, cr_grid_hex_at (&whole, 4, 3));
  picture.known = &known;
  g_assert_true (cr_propose_grid (&picture, &part, &proposal));
  g_assert_true (proposal.sure);
  for (guint i = 0; i < proposal.points->len; i++) {
    const CrFitPoint *point = &g_array_index (proposal.points, CrFitPoint, i);
    CrHex hex = cr_hex_add (point->hex, cr_hex_sub (cr_grid_hex_at (&whole, 4, 3), known.hex));
    CrPoint should = printed_locate (&print, hex);

    g_assert_cmpfloat (hypot (point->pixel.x - should.x, point->pixel.y - should.y), <,
                       MOST_MISS * print.size);
  }
  cr_proposal_clear (&proposal);
}

static gboolean
stop_cb (double part, gpointer data)
{
  (*(int *) data)++;
  return FALSE;
}

static void
test_stop (void)
{
  Printed print = printed_cases[0].print;
  g_autofree guint8 *pixels = printed_make (&print);
  int n_calls = 0;
  const CrPrinted picture = { pixels, print.width, print.height, NULL, stop_cb, &n_calls };
  CrProposal proposal;

  g_assert_false (cr_propose_grid (&picture, &print.grid, &proposal));
  g_assert_cmpint (n_calls, ==, 1);
  cr_proposal_clear (&proposal);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (printed_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/propose/printed/%s", printed_cases[i].name);
    g_test_add_data_func (path, &printed_cases[i], test_printed);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (empty_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/propose/none/%s", empty_cases[i].name);
    g_test_add_data_func (path, &empty_cases[i], test_empty);
  }
  g_test_add_func ("/propose/other-orientation", test_other_orientation);
  g_test_add_func ("/propose/smaller-map", test_smaller_map);
  g_test_add_func ("/propose/stop", test_stop);
  return g_test_run ();
}

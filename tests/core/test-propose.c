/* test-propose.c: finding the grid that is printed in a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

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
  const CrPrinted picture = { .pixels = pixels, .width = print->width, .height = print->height };

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

/* The size, the shift and the half hexes at the edge are what is printed. */
static void
assert_same_grid (const CrGrid *is, const CrGrid *should)
{
  g_assert_cmpint (is->columns, ==, should->columns);
  g_assert_cmpint (is->rows, ==, should->rows);
  g_assert_cmpint (is->orientation, ==, should->orientation);
  g_assert_cmpint (is->shift, ==, should->shift);
  g_assert_cmpint (is->halves, ==, should->halves);
}

static void
test_printed (gconstpointer data)
{
  Printed print = ((const Case *) data)->print;
  CrProposal proposal;

  g_assert_true (propose (&print, &print.grid, &proposal));
  g_assert_true (proposal.fits);
  g_assert_true (proposal.sure);
  assert_same_grid (&proposal.grid, &print.grid);
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
  g_assert_cmpuint (proposal.ways->len, ==, 0);
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
  g_assert_cmpuint (proposal.ways->len, ==, 0);
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
  CrPrinted picture = { .pixels = pixels, .width = print.width, .height = print.height };
  CrProposal proposal;

  g_assert_true (cr_propose_grid (&picture, &part, &proposal));
  g_assert_false (proposal.sure);
  cr_proposal_clear (&proposal);

  known.pixel = printed_locate (&print, cr_grid_hex_at (&whole, 4, 3));
  picture.known = &known;
  picture.n_known = 1;
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

static char *
list_notes (const CrProposal *proposal, const CrGrid *grid)
{
  g_autoptr (GPtrArray) notes = cr_proposal_list_notes (proposal, grid);

  g_ptr_array_add (notes, NULL);
  return g_strjoinv ("\n", (char **) notes->pdata);
}

/* A map whose rows stand the other way lies one column off, or half: the lines nearly all agree,
 * but those at the edge tell. */
static void
test_other_shift (void)
{
  static const char *const words[] = { "lies lower than its second", "lies higher than its second",
                                       "further right than its second",
                                       "further left than its second" };

  for (int variant = 0; variant < 4; variant++) {
    Printed print = printed_small;
    CrProposal proposal;

    print.grid.orientation = variant >> 1;
    print.grid.shift = variant & 1;
    CrGrid other = print.grid;
    other.shift = !other.shift;
    g_assert_true (propose (&print, &other, &proposal));
    g_assert_false (proposal.sure);
    assert_same_grid (&proposal.grid, &print.grid);
    g_assert_cmpint (cr_proposal_get_way (&proposal, 0)->shift, ==, print.grid.shift);
    g_assert_cmpint (cr_proposal_get_way (&proposal, proposal.own)->shift, ==, other.shift);
    g_assert_cmpfloat (find_worst (&print, cr_proposal_get_way (&proposal, 0)->points), <,
                       MOST_MISS);
    g_autofree char *notes = list_notes (&proposal, &other);
    g_assert_nonnull (strstr (notes, words[variant]));
    g_assert_nonnull (strstr (notes, "numbering is a guess"));
    cr_proposal_clear (&proposal);
  }
}

/* One column or row too many or too few, and hexes that are all whole. */
static void
test_other_size (void)
{
  static const struct {
    int columns, rows;
    const char *words;
  } cases[] = {
    { 15, 10, "where none are printed: " }, { 14, 11, "where none are printed: " },
    { 13, 10, "that the map has not: " },   { 14, 9, "that the map has not: " },
    { 22, 10, "outside the sheet: " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    Printed print = printed_small;
    CrGrid other = print.grid;
    CrProposal proposal;

    other.columns = cases[i].columns;
    other.rows = cases[i].rows;
    g_assert_true (propose (&print, &other, &proposal));
    g_assert_false (proposal.sure);
    assert_same_grid (&proposal.grid, &print.grid);
    g_autofree char *notes = list_notes (&proposal, &other);
    g_test_message ("%s", notes);
    g_assert_nonnull (strstr (notes, cases[i].words));
    g_assert_nonnull (strstr (notes, "the picture shows 14 columns and 10 rows"));
    cr_proposal_clear (&proposal);
  }
}

static void
test_whole_hexes (void)
{
  for (int variant = 0; variant < 4; variant++) {
    Printed print = printed_small;
    CrProposal proposal;

    print.grid.orientation = variant >> 1;
    print.grid.shift = variant & 1;
    print.grid.halves = FALSE;
    g_assert_true (propose (&print, &print.grid, &proposal));
    g_assert_true (proposal.sure);
    assert_same_grid (&proposal.grid, &print.grid);
    cr_proposal_clear (&proposal);
  }
}

/* Known hexes are tests: of one that is right nothing is said, one that is wrong or lies beside the
 * print is told and nothing is sure. */
static void
test_known (void)
{
  static const struct {
    int column, row; /* at the pixel of 7,6 */
    CrKnownVerdict verdict;
    const char *words;
  } cases[] = {
    { 7, 6, CR_KNOWN_AGREES, NULL },
    { 8, 6, CR_KNOWN_CONTRADICTS, "the point at 8,6 contradicts: by the printed lines hex 7,6" },
    { 7, 7, CR_KNOWN_CONTRADICTS, "the point at 7,7 contradicts: by the printed lines hex 7,6" },
    { 1, 1, CR_KNOWN_IN_MARGIN, "the point at 1,1 lies in the margin" },
  };
  Printed print = printed_small;
  g_autofree guint8 *pixels = printed_make (&print);
  CrFitPoint known[2] = { { .hex = cr_grid_hex_at (&print.grid, 3, 3) } };
  CrPrinted picture = { .pixels = pixels, .width = print.width, .height = print.height };

  known[0].pixel = printed_locate (&print, known[0].hex);
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (cases); i++) {
    gsize at = i / 2, alone = i % 2;
    CrProposal proposal;

    known[1].hex = cr_grid_hex_at (&print.grid, cases[at].column, cases[at].row);
    known[1].pixel = cases[at].verdict == CR_KNOWN_IN_MARGIN
                         ? (CrPoint){ 5, 5 }
                         : printed_locate (&print, cr_grid_hex_at (&print.grid, 7, 6));
    picture.known = &known[alone];
    picture.n_known = 2 - (guint) alone;
    g_assert_true (cr_propose_grid (&picture, &print.grid, &proposal));
    g_assert_cmpint (proposal.sure, ==, cases[at].verdict == CR_KNOWN_AGREES);
    g_assert_cmpuint (proposal.tests->len, ==, picture.n_known);
    g_assert_cmpint (g_array_index (proposal.tests, CrProposalTest, picture.n_known - 1).verdict,
                     ==, cases[at].verdict);
    g_autofree char *notes = list_notes (&proposal, &print.grid);
    if (cases[at].words != NULL)
      g_assert_nonnull (strstr (notes, cases[at].words));
    else
      g_assert_cmpstr (notes, ==, "");
    cr_proposal_clear (&proposal);
  }
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
  const CrPrinted picture = { .pixels = pixels,
                              .width = print.width,
                              .height = print.height,
                              .progress = stop_cb,
                              .data = &n_calls };
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
  g_test_add_func ("/propose/other-shift", test_other_shift);
  g_test_add_func ("/propose/other-size", test_other_size);
  g_test_add_func ("/propose/whole-hexes", test_whole_hexes);
  g_test_add_func ("/propose/known", test_known);
  g_test_add_func ("/propose/stop", test_stop);
  return g_test_run ();
}

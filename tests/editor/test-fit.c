/* test-fit.c: a map from a picture, fitted by clicks. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include "cr-error.h"
#include "cre-fit.h"
#include "support.h"

#define SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"600\"/>"

static const CrGrid grid = { 14, 10, CR_FLAT, CR_SHIFT_EVEN, TRUE };

/* A scan, turned and stretched a little. */
static const CrAffine scan = { 52.5, 1.25, -2, 49, 61, 40.5 };

typedef struct {
  char *folder, *elsewhere;
  CreMapDocument *document;
} Bench;

static void
set_up (Bench *bench, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  bench->folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  bench->elsewhere = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  path = g_build_filename (bench->folder, "my castle.svg", NULL);
  g_assert_true (g_file_set_contents (path, SVG, -1, NULL));
  file = g_file_new_for_path (path);
  bench->document = cre_map_document_new_from_picture (file, &grid, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
tear_down (Bench *bench, gconstpointer data)
{
  g_assert_finalize_object (bench->document);
  support_remove_folder (bench->folder);
  g_free (bench->folder);
  support_remove_folder (bench->elsewhere);
  g_free (bench->elsewhere);
}

static const CrNode *
picture_of (CreMapDocument *document)
{
  return cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_PICTURES, 0);
}

static CrPoint
pixel_of (CreMapDocument *document, const char *at)
{
  return cr_affine_apply (&scan, cr_layout_centre (&grid, bench_place (document, at).hex));
}

static void
click (Bench *bench, CreFit *fit, const char *at)
{
  cre_fit_add_point (fit, bench_place (bench->document, at).hex, pixel_of (bench->document, at));
}

static void
test_new (Bench *bench, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = cre_map_document_load_picture (bench->document, 0, &error);
  g_autofree char *nothing = g_build_filename (bench->folder, "nothing.png", NULL);
  g_autoptr (GFile) missing = g_file_new_for_path (nothing);

  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, strlen (SVG));
  g_assert_cmpstr (cre_document_get_title (CRE_DOCUMENT (bench->document)), ==, "my castle");
  g_assert_cmpstr (cr_node_get (picture_of (bench->document), "size"), ==, "800 600");
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (bench->document)));
  g_assert_null (cre_map_document_new_from_picture (missing, &grid, NULL, NULL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (nothing, "no picture at all", -1, NULL));
  g_assert_null (cre_map_document_new_from_picture (missing, &grid, NULL, NULL, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_PICTURE);
}

/* Beside the map it is linked to; a map somewhere else carries it within. */
static void
test_save (Bench *bench, gconstpointer data)
{
  g_autofree char *near_path = g_build_filename (bench->folder, "a.map.xml", NULL);
  g_autofree char *far_path = g_build_filename (bench->elsewhere, "b.map.xml", NULL);
  g_autoptr (GFile) near = g_file_new_for_path (near_path);
  g_autoptr (GFile) far = g_file_new_for_path (far_path);
  g_autoptr (GError) error = NULL;
  const CrNode *link;

  g_assert_true (cre_document_save (CRE_DOCUMENT (bench->document), near, &error));
  g_assert_no_error (error);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (bench->document)));
  link = cr_node_find (picture_of (bench->document), "link");
  g_assert_cmpstr (cr_node_get (link, "href"), ==, "my castle.svg");

  CreMapDocument *again = cre_map_document_open (near, &error);
  g_assert_no_error (error);
  g_assert_true (cre_document_save (CRE_DOCUMENT (again), far, &error));
  g_assert_no_error (error);
  g_assert_nonnull (cr_node_find (picture_of (again), "data"));
  g_assert_finalize_object (again);

  again = cre_map_document_open (far, &error);
  g_autoptr (GBytes) bytes = cre_map_document_load_picture (again, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, strlen (SVG));
  g_assert_finalize_object (again);
}

static void
test_points (Bench *bench, gconstpointer data)
{
  g_autofree char *before = bench_digest (bench->document);
  CreFit *fit = cre_fit_new (bench->document, 0, NULL);

  g_assert_cmpint (cre_fit_get_result (fit)->kind, ==, CR_FIT_NONE);
  g_assert_cmpstr (cre_fit_get_message (fit), ==,
                   "A fit needs the centres of at least two hexes you know.");
  click (bench, fit, "1,1");
  click (bench, fit, "14,1");
  g_assert_cmpint (cre_fit_get_result (fit)->kind, ==, CR_FIT_SIMILARITY);
  click (bench, fit, "1,10");
  g_assert_cmpint (cre_fit_get_result (fit)->kind, ==, CR_FIT_AFFINE);
  g_assert_cmpstr (cre_fit_get_message (fit), ==,
                   "3 points carry the fit; one more tells how good it is.");
  click (bench, fit, "14,10");
  g_assert_cmpfloat_with_epsilon (cre_fit_get_warp (fit)->matrix.xx, scan.xx, 1e-6);
  g_assert_cmpfloat (cre_fit_get_result (fit)->worst, <, 1e-6);
  for (int i = 0; i < cr_grid_n_cells (&grid); i++) {
    CrHex hex = cr_grid_get_hex (&grid, i);
    CrPoint pixel = cr_affine_apply (&scan, cr_layout_centre (&grid, hex));

    g_assert_true (cr_hex_equal (cre_fit_guess_hex (fit, pixel), hex));
  }

  /* A point clicked badly shows as the worst and can be moved back. */
  CrPoint bad = pixel_of (bench->document, "14,10");
  bad.x += 20;
  cre_fit_move_point (fit, 3, bad, FALSE);
  g_assert_cmpfloat (cre_fit_get_result (fit)->worst, >, 0.05);
  g_assert_cmpint (cre_fit_find_point (fit, bad, 8), ==, 3);
  g_assert_cmpint (cre_fit_find_point (fit, (CrPoint){ 400, 300 }, 8), ==, -1);
  g_assert_true (cre_fit_undo (fit));
  g_assert_cmpfloat (cre_fit_get_result (fit)->worst, <, 1e-6);
  g_assert_true (cre_fit_redo (fit));
  g_assert_false (cre_fit_redo (fit));
  cre_fit_remove_point (fit, 3);
  g_assert_cmpuint (cre_fit_n_points (fit), ==, 3);
  g_assert_cmpstr (cre_fit_get_undo_label (fit), ==, "removal of point 4");
  g_assert_true (cre_fit_undo (fit));
  g_assert_cmpuint (cre_fit_n_points (fit), ==, 4);
  g_assert_cmpstr (cre_fit_get_redo_label (fit), ==, "removal of point 4");
  g_assert_true (cre_fit_redo (fit));
  g_assert_null (cre_fit_get_redo_label (fit));

  /* Dropping the mode is cancelling. */
  g_assert_finalize_object (fit);
  g_autofree char *after = bench_digest (bench->document);
  g_assert_cmpstr (after, ==, before);
}

static void
test_nudge (Bench *bench, gconstpointer data)
{
  CreFit *fit = cre_fit_new (bench->document, 0, NULL);
  double x0 = cre_fit_get_warp (fit)->matrix.x0;

  cre_fit_nudge (fit, 1, 0);
  cre_fit_nudge (fit, 1, 0);
  g_assert_cmpfloat_with_epsilon (cre_fit_get_warp (fit)->matrix.x0, x0 + 2, 1e-9);
  g_assert_true (cre_fit_undo (fit));
  g_assert_cmpfloat_with_epsilon (cre_fit_get_warp (fit)->matrix.x0, x0, 1e-9);
  click (bench, fit, "1,1");
  CrPoint origin = cr_warp_apply (cre_fit_get_warp (fit), (CrPoint){ 0, 0 });
  g_assert_cmpfloat_with_epsilon (origin.x, scan.x0, 1e-6);
  click (bench, fit, "14,1");
  click (bench, fit, "7,9");
  cre_fit_nudge (fit, 0, -3);
  g_assert_cmpfloat_with_epsilon (cre_fit_get_warp (fit)->matrix.y0, scan.y0 - 3, 1e-6);
  cre_fit_name_point (fit, 2, bench_place (bench->document, "14,1").hex);
  g_assert_cmpint (cre_fit_get_result (fit)->kind, ==, CR_FIT_AFFINE);
  g_assert_finalize_object (fit);
}

/* Sizes and angles set by hand are a step to be taken back, and the points go along; two points
 * make an even fit, which has no stretch. */
static void
test_shape (Bench *bench, gconstpointer data)
{
  CreFit *fit = cre_fit_new (bench->document, 0, NULL);
  CreFitShape before, wanted, is;

  for (int points = 0; points <= 3; points++) {
    static const char *const hexes[] = { "1,1", "14,1", "7,9" };

    if (points > 0)
      click (bench, fit, hexes[points - 1]);
    before = cre_fit_get_shape (fit);
    wanted = (CreFitShape){ before.width * 0.9, before.height * 0.8, before.turn - 1,
                            before.skew + 0.5 };
    g_assert_true (cre_fit_set_shape (fit, &before, NULL));
    g_assert_true (cre_fit_set_shape (fit, &wanted, NULL));
    is = cre_fit_get_shape (fit);
    g_assert_cmpfloat_with_epsilon (is.width, wanted.width, 1e-6);
    g_assert_cmpfloat_with_epsilon (is.height, cre_fit_is_even (fit) ? wanted.width : wanted.height,
                                    1e-6);
    g_assert_cmpfloat_with_epsilon (is.turn, wanted.turn, 1e-6);
    g_assert_cmpfloat_with_epsilon (is.skew, cre_fit_is_even (fit) ? 0 : wanted.skew, 1e-6);
    g_assert_true (cre_fit_is_even (fit) == (points == 2));
    g_assert_true (cre_fit_undo (fit));
    is = cre_fit_get_shape (fit);
    g_assert_cmpfloat_with_epsilon (is.width, before.width, 1e-6);
    g_assert_cmpfloat_with_epsilon (is.turn, before.turn, 1e-6);
  }
  wanted.width = 0;
  g_assert_true (cre_fit_set_shape (fit, &wanted, NULL));
  g_assert_cmpfloat_with_epsilon (cre_fit_get_shape (fit).width, before.width, 1e-6);
  g_assert_finalize_object (fit);
}

/* Each figure is a step of its own; one that would push a point off the picture is refused. */
static void
test_shape_steps (Bench *bench, gconstpointer data)
{
  CreFit *fit = cre_fit_new (bench->document, 0, NULL);
  CreFitShape first = cre_fit_get_shape (fit), next = first;
  g_autoptr (GError) error = NULL;

  next.width *= 0.9;
  g_assert_true (cre_fit_set_shape (fit, &next, NULL));
  next = cre_fit_get_shape (fit);
  next.height *= 0.9;
  g_assert_true (cre_fit_set_shape (fit, &next, NULL));
  g_assert_true (cre_fit_undo (fit));
  g_assert_cmpfloat_with_epsilon (cre_fit_get_shape (fit).height, first.height, 1e-6);
  g_assert_cmpfloat_with_epsilon (cre_fit_get_shape (fit).width, first.width * 0.9, 1e-6);
  g_assert_true (cre_fit_undo (fit));
  g_assert_cmpfloat_with_epsilon (cre_fit_get_shape (fit).width, first.width, 1e-6);

  click (bench, fit, "1,1");
  first = next = cre_fit_get_shape (fit);
  next.width *= 5;
  g_assert_false (cre_fit_set_shape (fit, &next, &error));
  g_assert_cmpstr (error->message, ==,
                   "Point 1 would lie off the picture: take a smaller step, or remove it.");
  g_assert_cmpfloat_with_epsilon (cre_fit_get_shape (fit).width, first.width, 1e-6);
  g_assert_finalize_object (fit);
}

/* A click beside the map means the nearest hex of it; one that has its point keeps it. */
static void
test_beside (Bench *bench, gconstpointer data)
{
  static const struct {
    const char *near, *meant;
    CrPoint away;
  } clicks[] = {
    { "7,1", "7,1", { 0, -70 } },     { "8,10", "8,10", { 0, 90 } },
    { "1,5", "1,5", { -80, 0 } },     { "14,6", "14,6", { 95, 0 } },
    { "1,1", "1,2", { -60, -20 } },   { "14,10", "14,9", { 60, 10 } },
    { "1,1", "1,2", { -400, -350 } }, { "1,10", "2,10", { -300, 4000 } },
  };
  CreFit *fit = cre_fit_new (bench->document, 0, NULL);

  for (int x = -400; x <= 1200; x += 40)
    for (int y = -400; y <= 1000; y += 40)
      g_assert_true (cr_grid_contains (&grid, cre_fit_guess_hex (fit, (CrPoint){ x, y })));
  click (bench, fit, "1,1");
  click (bench, fit, "14,1");
  click (bench, fit, "1,10");
  click (bench, fit, "14,10");
  for (guint i = 0; i < G_N_ELEMENTS (clicks); i++) {
    CrPoint pixel = pixel_of (bench->document, clicks[i].near);
    CrHex hex;

    pixel.x += clicks[i].away.x;
    pixel.y += clicks[i].away.y;
    hex = cre_fit_guess_hex (fit, pixel);
    g_autofree char *text = cr_grid_format_hex (&grid, hex);
    g_assert_cmpstr (text, ==, clicks[i].meant);
  }
  g_assert_finalize_object (fit);
}

/* The fit goes into the document as one step, keeps its points, and can be gone on with. */
static void
test_finish (Bench *bench, gconstpointer data)
{
  g_autofree char *before = bench_digest (bench->document);
  CreFit *fit = cre_fit_new (bench->document, 0, NULL);

  g_assert_false (cre_fit_finish (fit, 0));
  click (bench, fit, "1,1");
  click (bench, fit, "14,1");
  click (bench, fit, "1,10");
  click (bench, fit, "14,10");
  g_assert_true (cre_fit_finish (fit, 0));
  g_assert_finalize_object (fit);
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (bench->document)), ==,
                   "fitting of the picture");

  fit = cre_fit_new (bench->document, 0, NULL);
  g_assert_cmpuint (cre_fit_n_points (fit), ==, 4);
  g_assert_cmpfloat_with_epsilon (cre_fit_get_warp (fit)->matrix.yy, scan.yy, 1e-3);
  g_assert_finalize_object (fit);
  g_assert_cmpuint (bench_undo_all (bench->document), ==, 1);
  g_autofree char *after = bench_digest (bench->document);
  g_assert_cmpstr (after, ==, before);
}

/* Neither the picture that was laid under the map nor, for a print, the map in its file. */
static void
test_own_files_are_left_alone (Bench *bench, gconstpointer data)
{
  g_autofree char *map_path = g_build_filename (bench->folder, "castle.map.xml", NULL);
  g_autofree char *picture_path = g_build_filename (bench->folder, "my castle.svg", NULL);
  g_autoptr (GFile) picture = g_file_new_for_path (picture_path);
  g_autoptr (GFile) map = g_file_new_for_path (map_path);
  g_autoptr (GError) error = NULL;

  g_assert_false (cre_document_save (CRE_DOCUMENT (bench->document), picture, &error));
  g_assert_nonnull (strstr (error->message, "is left as it is: the map lies on this picture"));
  g_clear_error (&error);
  g_assert_true (cre_document_save (CRE_DOCUMENT (bench->document), map, &error));
  g_assert_false (cre_map_document_check_export (bench->document, map_path, &error));
  g_assert_nonnull (strstr (error->message, "is left as it is: it is the map itself"));
  g_clear_error (&error);
  g_assert_false (cre_map_document_check_export (bench->document, picture_path, &error));
  g_assert_true (cre_document_save (CRE_DOCUMENT (bench->document), map, NULL));
}

/* The grid is another one: points keep their numbers, and all comes back in one step. */
static void
test_grid (Bench *bench, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CreFit) fit = cre_fit_new (bench->document, 0, &error);
  CrGrid wanted = { 20, 12, CR_POINTY, CR_SHIFT_ODD, FALSE };
  CrNumbering numbering = *cre_fit_get_numbering (fit);
  const CrGrid *is;
  int column, row;

  g_assert_no_error (error);
  click (bench, fit, "4,3");
  cre_fit_set_grid (fit, &wanted);
  g_assert_cmpstr (cre_fit_get_undo_label (fit), ==, "change of the grid");
  cr_grid_address (&wanted, cre_fit_get_point (fit, 0).hex, &column, &row);
  g_assert_cmpint (column, ==, 4);
  g_assert_cmpint (row, ==, 3);
  numbering.pattern = CR_PATTERN_LETTER;
  cre_fit_set_numbering (fit, &numbering);
  g_assert_cmpint (cre_map_document_get_grid (bench->document)->columns, ==, grid.columns);

  g_assert_true (cre_fit_finish (fit, 0));
  is = cre_map_document_get_grid (bench->document);
  g_assert_cmpint (is->columns, ==, 20);
  g_assert_cmpint (is->orientation, ==, CR_POINTY);
  g_assert_cmpint (is->halves, ==, FALSE);
  g_assert_cmpint (cr_map_get_numbering (cre_map_document_get_map (bench->document)).pattern, ==,
                   CR_PATTERN_LETTER);
  g_assert_cmpstr (
      cr_node_get (cr_node_find (cr_node_find (picture_of (bench->document), "fit"), "point"),
                   "at"),
      ==, "4,3");
  g_assert_true (cre_document_undo (CRE_DOCUMENT (bench->document)));
  g_assert_cmpint (cre_map_document_get_grid (bench->document)->columns, ==, grid.columns);
  g_assert_null (cre_document_get_undo_label (CRE_DOCUMENT (bench->document)));
}

static void
put_fit (Bench *bench, const char *matrix, const char *second)
{
  CrNode *picture = cr_node_new ("picture"), *fit = cr_node_new ("fit");
  const char *const points[][2] = { { "2,2", "60 40" }, { "9,2", second }, { "2,8", "60 440" } };
  CrEdit *edit = cr_edit_new ();

  cr_node_set (fit, "kind", "affine");
  cr_node_set (fit, "matrix", matrix);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++) {
    CrNode *point = cr_node_new ("point");

    cr_node_set (point, "at", points[i][0]);
    cr_node_set (point, "pixel", points[i][1]);
    cr_node_take_child (fit, point);
  }
  for (guint i = 0; i < cr_node_n_attributes (picture_of (bench->document)); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (picture_of (bench->document), i, &value);

    cr_node_set (picture, name, value);
  }
  cr_node_take_child (picture, fit);
  cr_edit_replace_node (edit, cre_map_document_get_map (bench->document), CR_SECTION_PICTURES, 0,
                        picture);
  cre_map_document_apply (bench->document, edit, "test", 0);
}

/* Numbers that lay the picture nowhere are no fit: the reason is said, and it can be mended. */
static void
test_broken (Bench *bench, gconstpointer data)
{
  static const struct {
    const char *matrix, *second, *reason;
  } cases[] = {
    { "nan 0 0 50 0 0", "400 40", "nan" },
    { "50,5 0 0 50 0 0", "400 40", "50,5" },
    { "50 0 0 50 0 0", "60.2 40.1", "one spot" },
    { "50 0 0 50 0 0", "4000 40", "outside the picture" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (CreFit) fit = NULL;

    put_fit (bench, cases[i].matrix, cases[i].second);
    fit = cre_fit_new (bench->document, 0, &error);
    g_assert_no_error (error);
    g_assert_cmpint (cre_fit_get_result (fit)->kind, ==, CR_FIT_NONE);
    g_assert_nonnull (strstr (cre_fit_get_message (fit), cases[i].reason));
    while (cre_fit_n_points (fit) > 0)
      cre_fit_remove_point (fit, 0);
    click (bench, fit, "2,2");
    click (bench, fit, "9,2");
    click (bench, fit, "2,8");
    g_assert_cmpint (cre_fit_get_result (fit)->kind, !=, CR_FIT_NONE);
    g_assert_null (strstr (cre_fit_get_message (fit), "broken"));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/fit/own-files-are-left-alone", Bench, NULL, set_up,
              test_own_files_are_left_alone, tear_down);
  g_test_add ("/editor/fit/new-from-picture", Bench, NULL, set_up, test_new, tear_down);
  g_test_add ("/editor/fit/save", Bench, NULL, set_up, test_save, tear_down);
  g_test_add ("/editor/fit/points", Bench, NULL, set_up, test_points, tear_down);
  g_test_add ("/editor/fit/nudge", Bench, NULL, set_up, test_nudge, tear_down);
  g_test_add ("/editor/fit/shape", Bench, NULL, set_up, test_shape, tear_down);
  g_test_add ("/editor/fit/shape-steps", Bench, NULL, set_up, test_shape_steps, tear_down);
  g_test_add ("/editor/fit/beside", Bench, NULL, set_up, test_beside, tear_down);
  g_test_add ("/editor/fit/grid", Bench, NULL, set_up, test_grid, tear_down);
  g_test_add ("/editor/fit/broken", Bench, NULL, set_up, test_broken, tear_down);
  g_test_add ("/editor/fit/finish", Bench, NULL, set_up, test_finish, tear_down);
  return g_test_run ();
}

/* test-section.c: the vertical cut shows what the record says.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * LOF-22, LOF-23 and F3: the cut is of the record alone, on the scale the rule counts in. */
#include "cr-section.h"
#include "fort.h"

#include <cairo-svg.h>
#include <math.h>

#define WIDTH 900
#define HEIGHT 180

static cairo_surface_t *
new_page (int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

static gboolean
is_red (guint32 pixel)
{
  int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

  return red > green + 70 && red > blue + 70;
}

/* From the first to the last red pixel of a row, TRUE if there is any. */
static gboolean
find_red (cairo_surface_t *page, int y, int *from_out, int *to_out)
{
  gboolean found = FALSE;

  for (int x = 0; x < WIDTH; x++) {
    if (!is_red (sketch_get_pixel (page, x, y)))
      continue;
    if (!found)
      *from_out = x;
    *to_out = x;
    found = TRUE;
  }
  return found;
}

static CrLof
judge (const Sketch *sketch, int shot, GArray *steps)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  int n = cr_grid_n_cells (grid);
  CrPlace from = { 0, cr_grid_get_hex (grid, shot / n) };
  CrPlace to = { 0, cr_grid_get_hex (grid, shot % n) };
  CrLofOptions options;

  cr_lof_options_init (&options, sketch->ruleset);
  return cr_lof_judge (sketch->scene, from, to, &options, steps);
}

static cairo_surface_t *
draw_shot (const Sketch *sketch, const CrLof *lof, const GArray *steps, CrSectionStyle style)
{
  cairo_surface_t *page = new_page (WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (page);

  cr_section_draw (cr, WIDTH, HEIGHT, sketch->scene, lof, steps, &style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (page);
  return page;
}

/* The bracket D1 of dead ground lies on the lower man's side of the break, D2 on the other, and
 * their lengths are to each other as the record has them. */
static void
test_brackets (void)
{
  g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_EVEN, FALSE);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  int n = cr_grid_n_cells (cr_map_get_grid (sketch->map)), seen[2] = { 0, 0 };

  for (int i = 0; i < n * n && seen[0] + seen[1] < 40; i += 97) {
    CrLof lof = judge (sketch, i, steps);
    int widest = 0, from = 0, to = 0;

    if (lof.reason != CR_LOF_DEAD_GROUND || lof.decided.d1 < 1 || lof.decided.d2 < 1)
      continue;
    cairo_surface_t *page = draw_shot (sketch, &lof, steps, (CrSectionStyle){ 0, FALSE, 11 });
    /* The bracket is a red line below the ground: the widest unbroken one. */
    for (int y = HEIGHT / 2; y < HEIGHT; y++) {
      int a = 0, b = 0, filled = 0;
      if (!find_red (page, y, &a, &b))
        continue;
      for (int x = a; x <= b; x++)
        filled += is_red (sketch_get_pixel (page, x, y));
      if (filled < b - a || b - a <= widest)
        continue;
      widest = b - a;
      from = a;
      to = b;
    }
    gboolean lower_first =
        cr_scene_get_level (sketch->scene, lof.from) <= cr_scene_get_level (sketch->scene, lof.to);
    double pitch = (double) widest / lof.decided.d1;
    g_assert_cmpint (widest, >, 10);
    /* There is room for D2 and half a hex at least on the upper man's side. */
    if (lower_first)
      g_assert_cmpfloat (WIDTH - to, >, (lof.decided.d2 + 0.4) * pitch);
    else
      g_assert_cmpfloat (from, >, (lof.decided.d2 + 0.4) * pitch);
    seen[lower_first]++;
    cairo_surface_destroy (page);
  }
  g_test_message ("%d shots down, %d up", seen[0], seen[1]);
  g_assert_cmpint (seen[0], >, 2);
  g_assert_cmpint (seen[1], >, 2);
}

/* A shot that is clear shows nothing red. */
static void
test_clear (void)
{
  g_autoptr (Sketch) sketch = fort_new (CR_POINTY, CR_SHIFT_ODD, FALSE);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  int n = cr_grid_n_cells (cr_map_get_grid (sketch->map)), seen = 0;

  for (int i = 0; i < n * n && seen < 12; i += 311) {
    CrLof lof = judge (sketch, i, steps);
    int from = 0, to = 0;

    if (lof.verdict != CR_LOF_CLEAR || lof.range < 2)
      continue;
    cairo_surface_t *page = draw_shot (sketch, &lof, steps, (CrSectionStyle){ 0, FALSE, 11 });
    for (int y = 0; y < HEIGHT; y++)
      g_assert_false (find_red (page, y, &from, &to));
    cairo_surface_destroy (page);
    seen++;
  }
  g_assert_cmpint (seen, ==, 12);
}

static double
get_channel (guint32 pixel, int shift)
{
  double value = (pixel >> shift & 0xff) / 255.0;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

/* As WCAG 2 counts it. */
static double
get_luminance (guint32 pixel)
{
  return 0.2126 * get_channel (pixel, 16) + 0.7152 * get_channel (pixel, 8) +
         0.0722 * get_channel (pixel, 0);
}

static double
get_contrast (guint32 a, guint32 b)
{
  double one = get_luminance (a), other = get_luminance (b);

  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

static gboolean
is_like (guint32 pixel, guint32 colour)
{
  for (int shift = 0; shift < 24; shift += 8)
    if (ABS ((int) (pixel >> shift & 0xff) - (int) (colour >> shift & 0xff)) > 8)
      return FALSE;
  return TRUE;
}

/* The best there is three pixels above and below, and beside a man. */
static double
find_contrast (cairo_surface_t *page, int x, int y)
{
  double best = 1;

  for (int beside = MAX (y - 3, 0); beside <= MIN (y + 3, HEIGHT - 1); beside++)
    best = MAX (best,
                get_contrast (sketch_get_pixel (page, x, y), sketch_get_pixel (page, x, beside)));
  for (int beside = MAX (x - 5, 0); beside <= MIN (x + 5, WIDTH - 1); beside++)
    best = MAX (best,
                get_contrast (sketch_get_pixel (page, x, y), sketch_get_pixel (page, beside, y)));
  return best;
}

/* Returns: how many pixels of the red line there are */
static int
assert_readable (const Sketch *sketch, const CrLof *lof, const GArray *steps, gboolean dark)
{
  const CrSectionStyle style = { CR_VARIANT_COLOUR, dark, 11 };
  const double ground = dark ? 0.12 : 1;
  cairo_surface_t *page = new_page (WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (page);
  int n = 0, poor = 0;

  cairo_set_source_rgb (cr, ground, ground, ground);
  cairo_paint (cr);
  cr_section_draw (cr, WIDTH, HEIGHT, sketch->scene, lof, steps, &style);
  cairo_destroy (cr);
  cairo_surface_flush (page);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      if (is_like (sketch_get_pixel (page, x, y), dark ? 0xff8a78 : 0xa33b28)) {
        poor += find_contrast (page, x, y) < 4.5;
        n++;
      }
  /* Where figures on their plates or the edges of men cut into it a pixel may be alone. */
  g_assert_cmpint (poor * 50, <=, n);
  cairo_surface_destroy (page);
  return n;
}

/* The broken line and its figures read on their ground, on stone, on earth: 4.5:1, light and
 * dark. */
static void
test_contrast (void)
{
  g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_ODD, TRUE);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  int n = cr_grid_n_cells (cr_map_get_grid (sketch->map)), seen = 0;

  for (int i = 0; i < n * n && seen < 12; i += 37) {
    CrLof lof = judge (sketch, i, steps);

    if (lof.reason != CR_LOF_TOO_HIGH || lof.range < 4)
      continue;
    for (int dark = 0; dark < 2; dark++)
      g_assert_cmpint (assert_readable (sketch, &lof, steps, dark), >, 20);
    seen++;
  }
  g_assert_cmpint (seen, ==, 12);
}

/* A sheet is as high as its levels, and its sentence has room beneath them. */
static void
test_sheet (void)
{
  g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_ODD, TRUE);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  int n = cr_grid_n_cells (cr_map_get_grid (sketch->map)), seen = 0;

  for (int i = 0; i < n * n && seen < 12; i += 137) {
    CrLof lof = judge (sketch, i, steps);
    CrSectionSheet bare = { .width = WIDTH }, told = bare, long_told = bare;
    double height;

    if (lof.range < 2)
      continue;
    told.caption = "0101 → 0202: no fire.";
    long_told.caption =
        "A sentence far longer than the sheet is wide: it is broken where the sheet "
        "ends, and what follows takes one line more, or as many as it needs.";
    height = cr_section_find_height (&bare, sketch->scene, &lof, steps);
    g_assert_cmpfloat (height, >, WIDTH / 12.0);
    g_assert_cmpfloat (height, <, WIDTH);
    g_assert_cmpfloat (cr_section_find_height (&told, sketch->scene, &lof, steps), >, height + 10);
    g_assert_cmpfloat (cr_section_find_height (&long_told, sketch->scene, &lof, steps), >,
                       cr_section_find_height (&told, sketch->scene, &lof, steps) + 10);
    seen++;
  }
  g_assert_cmpint (seen, ==, 12);
}

/* Any record can be drawn, in any size and style. */
static void
test_any_record (void)
{
  static const int sizes[][2] = { { 900, 180 }, { 60, 40 }, { 1, 1 } };
  g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_ODD, TRUE);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  int n = cr_grid_n_cells (cr_map_get_grid (sketch->map)), reasons[CR_N_LOF_REASONS] = { 0 };

  for (int i = 0; i < n * n; i += 37) {
    CrLof lof = judge (sketch, i, steps);

    if (reasons[lof.reason]++ > 5)
      continue;
    for (guint k = 0; k < G_N_ELEMENTS (sizes); k++) {
      cairo_surface_t *page = new_page (sizes[k][0], sizes[k][1]);
      cairo_t *cr = cairo_create (page);
      CrSectionStyle style = { i % CR_N_VARIANTS, i % 2, 11 };

      cr_section_draw (cr, sizes[k][0], sizes[k][1], sketch->scene, &lof, steps, &style);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_destroy (page);
    }
  }
  g_assert_cmpint (reasons[CR_LOF_DEAD_GROUND], >, 0);
}

/* Words of one label: from its first letter to its last. */
typedef struct {
  double from, to, baseline;
} Run;

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_string_append_len (closure, (const char *) data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Every label of the cut, as a vector file has them: the letters of one are a group of uses. */
static GArray *
list_labels (const Sketch *sketch, const CrLof *lof, const GArray *steps, CrPoint size)
{
  g_autoptr (GString) svg = g_string_new (NULL);
  cairo_surface_t *page = cairo_svg_surface_create_for_stream (append_cb, svg, size.x, size.y);
  cairo_t *cr = cairo_create (page);
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (Run));
  g_auto (GStrv) lines = NULL;
  gboolean inside = FALSE;

  cr_section_draw (cr, size.x, size.y, sketch->scene, lof, steps,
                   &(CrSectionStyle){ 0, FALSE, 12 });
  cairo_destroy (cr);
  cairo_surface_destroy (page);
  lines = g_strsplit (svg->str, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++) {
    const char *x = strstr (lines[i], " x=\""), *y = strstr (lines[i], " y=\"");
    gboolean letter = strstr (lines[i], "<use") != NULL && x != NULL && y != NULL;
    Run run;

    if (letter && !inside) {
      run = (Run){ g_ascii_strtod (x + 4, NULL), 0, g_ascii_strtod (y + 4, NULL) };
      g_array_append_val (runs, run);
    }
    if (letter)
      g_array_index (runs, Run, runs->len - 1).to = g_ascii_strtod (x + 4, NULL) + 6;
    inside = letter;
  }
  return runs;
}

/* Labels can be read: none lies on another, at any size the window gives them, though levels
 * lie closer than letters are high. */
static void
test_labels_apart (void)
{
  static const CrPoint sizes[] = {
    { 1000, HEIGHT }, { 700, HEIGHT }, { 480, HEIGHT }, { 700, 110 }
  };
  g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_ODD, TRUE);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  int n = cr_grid_n_cells (cr_map_get_grid (sketch->map)), reasons[CR_N_LOF_REASONS] = { 0 };

  for (int i = 0; i < n * n; i += 37) {
    CrLof lof = judge (sketch, i, steps);

    if (lof.reason > CR_LOF_DEAD_EDGE || reasons[lof.reason]++ > 12)
      continue;
    for (guint k = 0; k < G_N_ELEMENTS (sizes); k++) {
      g_autoptr (GArray) runs = list_labels (sketch, &lof, steps, sizes[k]);

      g_assert_cmpuint (runs->len, >, 2);
      for (guint a = 0; a < runs->len; a++)
        for (guint b = 0; b < a; b++) {
          const Run *p = &g_array_index (runs, Run, a), *q = &g_array_index (runs, Run, b);

          if (ABS (p->baseline - q->baseline) >= 9 || p->from >= q->to || q->from >= p->to)
            continue;
          g_test_message (
              "shot %d, reason %d, range %d, N %d H %d, size %.0f × %.0f: labels at %.0f,%.0f "
              "and %.0f,%.0f",
              i, lof.reason, lof.range, lof.decided.n, lof.decided.h, sizes[k].x, sizes[k].y,
              p->from, p->baseline, q->from, q->baseline);
          g_test_fail ();
        }
    }
  }
  g_assert_cmpint (reasons[CR_LOF_WALL], >, 2);
  g_assert_cmpint (reasons[CR_LOF_DEAD_GROUND], >, 2);
}

static gboolean
is_blue (guint32 pixel)
{
  int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

  return blue > red + 50 && blue > green + 20;
}

/* From the first to the last pixel of a colour. */
static void
find_extent (cairo_surface_t *page, gboolean (*is) (guint32), int *from_out, int *to_out)
{
  *from_out = WIDTH;
  *to_out = 0;
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    if (is (sketch_get_pixel (page, i % WIDTH, i / WIDTH))) {
      *from_out = MIN (*from_out, i % WIDTH);
      *to_out = MAX (*to_out, i % WIDTH);
    }
}

/* The line does not go on into a hex that is higher than both men, whoever of them is higher. */
static void
test_face (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  int n = cr_grid_n_cells (cr_map_get_grid (sketch->map)), seen[2] = { 0, 0 };

  for (int i = 0; i < n * n && (seen[0] < 9 || seen[1] < 9); i += 17) {
    CrLof lof = judge (sketch, i, steps);
    int from, to, left, right, at;

    if (lof.reason != CR_LOF_TOO_HIGH || lof.decided.side >= 0 || lof.range < 4)
      continue;
    cairo_surface_t *page = draw_shot (sketch, &lof, steps, (CrSectionStyle){ 0, FALSE, 11 });
    find_extent (page, is_blue, &from, &to);
    find_extent (page, is_red, &left, &right);
    /* The men stand nine pixels beyond the ends of the line. */
    at = cr_hex_distance (lof.from.hex, lof.decided.place.hex) - 1;
    g_assert_cmpint (to, <=, from + 9 + (right - 9 - from - 9) * at / (lof.range - 1) + 6);
    seen[lof.from_stand.level > lof.to_stand.level]++;
    cairo_surface_destroy (page);
  }
  g_assert_cmpint (seen[0], >, 3);
  g_assert_cmpint (seen[1], >, 3);
}

/* A tree in the way is of leaves, not of stone. */
static void
test_tree (void)
{
  g_autoptr (Sketch) sketch = sketch_new (".......\n.......\n", CR_FLAT, CR_SHIFT_ODD);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace tree = { 0, cr_grid_hex_at (grid, 4, 1) };
  int n_green = 0;

  cr_edit_set_code (edit, sketch->map, tree, CR_LAYER_TERRAIN, "tree");
  cr_edit_swap (edit, sketch->map);
  cr_scene_refresh (sketch->scene);
  CrLof lof = judge (sketch, 6, steps);
  cairo_surface_t *page = draw_shot (sketch, &lof, steps, (CrSectionStyle){ 0, FALSE, 11 });

  for (int i = 0; i < WIDTH * HEIGHT; i++) {
    guint32 pixel = sketch_get_pixel (page, i % WIDTH, i / WIDTH);
    int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

    n_green += green > red + 10 && green > blue + 30;
  }
  g_assert_cmpint (n_green, >, 1000);
  cairo_surface_destroy (page);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/section/brackets", test_brackets);
  g_test_add_func ("/draw/section/sheet", test_sheet);
  g_test_add_func ("/draw/section/clear", test_clear);
  g_test_add_func ("/draw/section/labels-apart", test_labels_apart);
  g_test_add_func ("/draw/section/contrast", test_contrast);
  g_test_add_func ("/draw/section/any-record", test_any_record);
  g_test_add_func ("/draw/section/face", test_face);
  g_test_add_func ("/draw/section/tree", test_tree);
  return g_test_run ();
}

/* test-overlay.c: fire, dead ground and the section as drawn. LOF-23, ELV-07.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-line.h"
#include "cr-overlay-private.h"
#include "cr-section.h"
#include "fixture-field.h"
#include "sketch.h"

#define PX 40

static cairo_t *
new_page (int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  return cr;
}

static guint32
pixel_at (cairo_t *cr, int x, int y)
{
  return sketch_get_pixel (cairo_get_target (cr), x, y);
}

/* Pixels that are clearly more red than blue, or the other way round. */
static int
count_tinted (cairo_t *cr, int width, int height, gboolean red)
{
  int n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      guint32 p = pixel_at (cr, x, y);
      int r = (p >> 16) & 255, b = p & 255;
      n += red ? r > b + 60 : b > r + 30;
    }
  return n;
}

static CrField *
make_field (const Sketch *sketch, CrPlace from)
{
  CrLofOptions options;

  cr_lof_options_init (&options, sketch->ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (sketch->scene);

  return fixture_field (fire, &from, 1, &options);
}

/* The same but for the last bits of a line that was cut elsewhere. */
static void
assert_alike (guint32 a, guint32 b)
{
  g_assert_cmpint (sketch_get_difference (a, b), <=, 8);
}

/* A hatch belongs to the map: a part drawn alone gives the pixels it has in the whole. */
static void
assert_fixed (CrOrientation orientation)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (orientation, CR_SHIFT_EVEN);
  CrPlace from = { 0, cr_grid_hex_at (cr_map_get_grid (sketch->map), 2, 2) };
  g_autoptr (CrField) field = make_field (sketch, from);
  CrBox frame = cr_layout_frame (cr_map_get_grid (sketch->map));
  int width = (int) (frame.width * PX), height = (int) (frame.height * PX);
  CrOverlayStyle whole = { CR_VARIANT_COLOUR, PX, { 0 } }, part = whole;
  cairo_t *pages[2] = { new_page (width, height), new_page (width, height) };

  part.clip = (CrBox){ frame.x + frame.width / 2, frame.y, frame.width / 4, frame.height };
  for (int i = 0; i < 2; i++) {
    cairo_scale (pages[i], PX, PX);
    cairo_translate (pages[i], -frame.x, -frame.y);
    cr_overlay_field (pages[i], i == 0 ? &whole : &part, field, 0);
    cr_overlay_dead (pages[i], i == 0 ? &whole : &part, field, 0);
  }
  for (int y = 2; y < height - 2; y++)
    for (int x = width / 2 + 2; x < width * 3 / 4 - 2; x++)
      assert_alike (pixel_at (pages[0], x, y), pixel_at (pages[1], x, y));
  g_assert_cmpint (count_tinted (pages[0], width, height, FALSE), >, 100);
  cairo_destroy (pages[0]);
  cairo_destroy (pages[1]);
}

static void
test_hatch_is_fixed (void)
{
  assert_fixed (CR_FLAT);
  assert_fixed (CR_POINTY);
}

/* How much of a hex of dead ground is red: about a point of it, in W from its centre. */
static int
count_hatch (const Sketch *sketch, cairo_t *page, CrHex hex, CrPoint off)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrBox frame = cr_layout_frame (grid);
  CrPoint at = cr_layout_centre (grid, hex);
  int x = (int) ((at.x + off.x - frame.x) * PX), y = (int) ((at.y + off.y - frame.y) * PX), n = 0;

  for (int i = 0; i < 25; i++) {
    guint32 p = pixel_at (page, x - 2 + i % 5, y - 2 + i / 5);
    n += (int) ((p >> 16) & 255) > (int) (p & 255) + 60;
  }
  return n;
}

/* Over dead ground the number and the level of each hex are read as without it. */
static void
test_labels_stay_clear (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_EVEN);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPlace from = { 0, cr_grid_hex_at (grid, 2, 2) };
  g_autoptr (CrField) field = make_field (sketch, from);
  CrBox frame = cr_layout_frame (grid);
  CrOverlayStyle style = { CR_VARIANT_COLOUR, PX, { 0 } };
  cairo_t *page = new_page ((int) (frame.width * PX), (int) (frame.height * PX));
  int n = 0, n_bare = 0, hatched = 0;

  cairo_scale (page, PX, PX);
  cairo_translate (page, -frame.x, -frame.y);
  cr_overlay_dead (page, &style, field, 0);
  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, i) };
    CrPoint at = cr_layout_centre (grid, place.hex);

    if (!cr_field_is_dead (field, place) || !cr_box_has (cr_box_grow (frame, -0.5), at, 0))
      continue;
    n++;
    /* A rim that runs by may be grazed. */
    g_assert_cmpint (count_hatch (sketch, page, place.hex, (CrPoint){ 0, 0 }), ==, 0);
    g_assert_cmpint (count_hatch (sketch, page, place.hex, (CrPoint){ 0, -0.36 }), <=, 1);
    /* Nor does the veil take the ink of the number. */
    n_bare += pixel_at (page, (int) ((at.x - frame.x) * PX),
                        (int) ((at.y - 0.345 - frame.y) * PX)) == 0xffffff;
    for (int x = -2; x <= 2; x++)
      hatched += count_hatch (sketch, page, place.hex, (CrPoint){ 0.1 * x, 0.3 });
  }
  g_assert_cmpint (n, >, 3);
  g_assert_cmpint (n_bare, ==, n);
  g_assert_cmpint (hatched, >, 3 * n);
  cairo_destroy (page);
}

static cairo_t *
draw_tower (const Sketch *sketch, const CrTower *tower)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrBox frame = cr_layout_frame (grid);
  CrOverlayStyle style = { CR_VARIANT_GREY, PX, { 0 } };
  cairo_t *page = new_page ((int) (frame.width * PX), (int) (frame.height * PX));

  cairo_scale (page, PX, PX);
  cairo_translate (page, -frame.x, -frame.y);
  cr_overlay_tower (page, &style, grid, tower, FALSE);
  return page;
}

static int
count_other (cairo_t *a, cairo_t *b)
{
  cairo_surface_t *page = cairo_get_target (a);
  int n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (page); y++)
    for (int x = 0; x < cairo_image_surface_get_width (page); x++)
      n += pixel_at (a, x, y) != pixel_at (b, x, y);
  return n;
}

/* A siege tower says where it faces, whether its bridge is down and of which type it is, in grey
 * too (TWR-01, TWO-01). */
static void
test_tower (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_EVEN);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrTower tower = { .front = { 0, cr_grid_hex_at (grid, 2, 2) },
                    .type = cr_ruleset_find_work (sketch->ruleset, "new"),
                    .wall = 2 };
  cairo_t *north = draw_tower (sketch, &tower), *other;

  for (int i = 0; i < 8; i++) {
    CrTower changed = tower;

    changed.facing = i < CR_N_DIRECTIONS - 1 ? i + 1 : 0;
    changed.bridge_down = i == CR_N_DIRECTIONS;
    if (i == CR_N_DIRECTIONS + 1)
      changed.type = cr_ruleset_find_work (sketch->ruleset, "original");
    other = draw_tower (sketch, &changed);
    if (i == CR_N_DIRECTIONS - 1)
      g_assert_cmpint (count_other (north, other), ==, 0);
    else
      g_assert_cmpint (count_other (north, other), >, 300);
    cairo_destroy (other);
  }
  cairo_destroy (north);
}

/* What one man hits and another does not: two sets, by whom is asked about second. */
static CrDifference *
make_difference (const Sketch *sketch, int column, int other_column)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  g_autoptr (CrField) before =
      make_field (sketch, (CrPlace){ 0, cr_grid_hex_at (grid, column, 2) });
  g_autoptr (CrField) after =
      make_field (sketch, (CrPlace){ 0, cr_grid_hex_at (grid, other_column, 2) });

  return fixture_difference (sketch->scene, before, after);
}

/* Double hatch and dots belong to the map as well, and each says another thing. */
static void
test_difference (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_EVEN);
  g_autoptr (CrDifference) there = make_difference (sketch, 1, 2);
  g_autoptr (CrDifference) back = make_difference (sketch, 2, 1);
  CrBox frame = cr_layout_frame (cr_map_get_grid (sketch->map));
  int width = (int) (frame.width * PX), height = (int) (frame.height * PX), n_other = 0;
  CrOverlayStyle whole = { CR_VARIANT_GREY, PX, { 0 } }, part = whole;
  cairo_t *pages[3];

  g_assert_cmpuint (cr_difference_count (there, CR_FIRE_LOST) +
                        cr_difference_count (there, CR_FIRE_GAINED),
                    >, 0);
  part.clip = (CrBox){ frame.x + frame.width / 2, frame.y + 0.37, frame.width / 4, frame.height };
  for (int i = 0; i < 3; i++) {
    pages[i] = new_page (width, height);
    cairo_scale (pages[i], PX, PX);
    cairo_translate (pages[i], -frame.x, -frame.y);
    cr_overlay_difference (pages[i], i == 1 ? &part : &whole, cr_map_get_grid (sketch->map),
                           i == 2 ? back : there, 0);
  }
  for (int y = PX; y < height; y++)
    for (int x = width / 2 + 2; x < width * 3 / 4 - 2; x++)
      assert_alike (pixel_at (pages[0], x, y), pixel_at (pages[1], x, y));
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n_other += pixel_at (pages[0], x, y) != pixel_at (pages[2], x, y);
  g_assert_cmpint (n_other, >, 100);
  for (int i = 0; i < 3; i++)
    cairo_destroy (pages[i]);
}

/* A way under fire is red; out of it there is a way all the same. */
static void
test_exposure (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_EVEN);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPlace way[] = { { 0, cr_grid_hex_at (grid, 1, 1) }, { 0, cr_grid_hex_at (grid, 1, 2) } };
  CrPlace man = { 0, cr_grid_hex_at (grid, 2, 2) };
  g_autoptr (CrFire) fire = cr_fire_new (sketch->scene);
  CrBox frame = cr_layout_frame (grid);
  int width = (int) (frame.width * PX), height = (int) (frame.height * PX);
  CrOverlayStyle style = { CR_VARIANT_COLOUR, PX, { 0 } };
  CrLofOptions options;

  cr_lof_options_init (&options, sketch->ruleset);
  for (gsize n_men = 0; n_men < 2; n_men++) {
    g_autoptr (CrExposure) exposure =
        cr_exposure_new (fire, (CrPlaces){ way, 2 }, (CrPlaces){ &man, n_men }, &options);
    cairo_t *page = new_page (width, height);

    cairo_scale (page, PX, PX);
    cairo_translate (page, -frame.x, -frame.y);
    cr_overlay_exposure (page, &style, grid, exposure, 0, n_men > 0 ? "2" : NULL);
    g_assert_cmpint (count_tinted (page, width, height, TRUE), >, 20);
    cairo_destroy (page);
  }
}

/* The sum stands on the far side of the last step, not on the number of the one before. */
static void
test_sum_stands_clear (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_EVEN);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPlace way[] = { { 0, cr_grid_hex_at (grid, 3, 3) }, { 0, cr_grid_hex_at (grid, 3, 4) } };
  g_autoptr (CrFire) fire = cr_fire_new (sketch->scene);
  CrBox frame = cr_layout_frame (grid);
  int width = (int) (frame.width * PX), height = (int) (frame.height * PX);
  CrPoint first = cr_layout_centre (grid, way[0].hex);
  CrOverlayStyle style = { CR_VARIANT_COLOUR, PX, { 0 } };
  cairo_t *pages[2] = { new_page (width, height), new_page (width, height) };
  CrLofOptions options;

  cr_lof_options_init (&options, sketch->ruleset);
  g_autoptr (CrExposure) exposure =
      cr_exposure_new (fire, (CrPlaces){ way, 2 }, (CrPlaces){ way, 0 }, &options);
  for (int i = 0; i < 2; i++) {
    cairo_scale (pages[i], PX, PX);
    cairo_translate (pages[i], -frame.x, -frame.y);
    cr_overlay_exposure (pages[i], &style, grid, exposure, 0, i == 0 ? NULL : "39 shots");
  }
  for (int dx = -8; dx <= 8; dx++)
    for (int dy = -8; dy <= 8; dy++) {
      int x = (int) ((first.x - frame.x) * PX) + dx, y = (int) ((first.y - frame.y) * PX) + dy;

      g_assert_cmphex (pixel_at (pages[0], x, y), ==, pixel_at (pages[1], x, y));
    }
  cairo_destroy (pages[0]);
  cairo_destroy (pages[1]);
}

static CrLof
find_shot (const Sketch *sketch, CrLofReason reason, GArray *steps)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  int n = cr_grid_n_cells (grid);
  CrLofOptions options;

  cr_lof_options_init (&options, sketch->ruleset);
  for (int i = 0; i < n * n; i++) {
    CrPlace from = { 0, cr_grid_get_hex (grid, i / n) }, to = { 0, cr_grid_get_hex (grid, i % n) };
    CrLof lof = cr_lof_judge (sketch->scene, from, to, &options, steps);

    if (lof.reason == reason && lof.range > 3)
      return lof;
  }
  g_assert_not_reached ();
}

/* What refuses a shot is red on the map and in the section; a clear shot shows no red. */
static void
test_verdict_shows (void)
{
  const CrLofReason reasons[] = { CR_LOF_FREE, CR_LOF_TOO_HIGH };

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++) {
    g_autoptr (Sketch) sketch = sketch_new_castle (CR_POINTY, CR_SHIFT_ODD);
    g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
    CrLof lof = find_shot (sketch, reasons[i], steps);
    CrBox frame = cr_layout_frame (cr_map_get_grid (sketch->map));
    CrOverlayStyle style = { CR_VARIANT_COLOUR, PX, { 0 } };
    CrSectionStyle section = { CR_VARIANT_COLOUR, FALSE, 11 };
    cairo_t *map = new_page ((int) (frame.width * PX), (int) (frame.height * PX));
    cairo_t *cut = new_page (600, 170);
    gboolean refused = reasons[i] != CR_LOF_FREE;

    cairo_scale (map, PX, PX);
    cairo_translate (map, -frame.x, -frame.y);
    cr_overlay_lof (map, &style, sketch->scene, &lof, NULL);
    g_assert_cmpint (count_tinted (map, (int) (frame.width * PX), (int) (frame.height * PX), TRUE) >
                         20,
                     ==, refused);
    cr_section_draw (cut, 600, 170, sketch->scene, &lof, steps, &section);
    g_assert_cmpint (count_tinted (cut, 600, 170, FALSE), >, 10);
    cairo_destroy (map);
    cairo_destroy (cut);
  }
}

static int
count_red (const Sketch *sketch, const CrLof *lof, const char *decided)
{
  CrBox frame = cr_layout_frame (cr_map_get_grid (sketch->map));
  CrOverlayStyle style = { CR_VARIANT_COLOUR, PX, { 0 } };
  int width = (int) (frame.width * PX), height = (int) (frame.height * PX), n;
  cairo_t *page = new_page (width, height);

  cairo_scale (page, PX, PX);
  cairo_translate (page, -frame.x, -frame.y);
  cr_overlay_lof (page, &style, sketch->scene, lof, &(CrOverlayTags){ "0101  +1", decided, "no" });
  n = count_tinted (page, width, height, TRUE);
  cairo_destroy (page);
  return n;
}

/* The deciding place is named on the map; of a clear shot there is none. */
static void
test_names_what_decides (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_EVEN);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  CrLof refused = find_shot (sketch, CR_LOF_TOO_HIGH, steps);
  CrLof clear = find_shot (sketch, CR_LOF_FREE, steps);

  g_assert_cmpint (count_red (sketch, &refused, "0101"), >, count_red (sketch, &refused, "") + 40);
  g_assert_cmpint (count_red (sketch, &clear, "0101"), ==, count_red (sketch, &clear, ""));
}

/* A tag of what is seen is seen whole: at an edge it lies on the other side, or is moved along; of
 * what is not seen it stays away. */
static void
test_tags_stay_in_sight (void)
{
  const CrBox view = { 0, 0, 12, 9 };
  CrOverlayStyle style = { CR_VARIANT_COLOUR, PX, .view = view };
  cairo_t *page = new_page (10, 10);

  for (double y = 0.1; y < 9; y += 0.4)
    for (double x = 0.1; x < 12; x += 0.4)
      for (int below = 0; below < 2; below++) {
        CrBox box = cr_overlay_tag_box (page, &style, (CrPoint){ x, y }, "no fire", below);

        g_assert_true (box.x >= 0 && box.x + box.width <= view.width);
        g_assert_true (box.y >= 0 && box.y + box.height <= view.height);
        g_assert_true (box.y > y || box.y + box.height < y);
        if (y > 2 && y < 7)
          g_assert_cmpint (box.y > y, ==, below);
      }
  g_assert_cmpfloat (cr_overlay_tag_box (page, &style, (CrPoint){ 6, 9.5 }, "no fire", TRUE).y, >,
                     9.5);
  style.view.width = 0;
  g_assert_cmpfloat (cr_overlay_tag_box (page, &style, (CrPoint){ 0.1, 1 }, "no fire", TRUE).x, <,
                     0);
  cairo_destroy (page);
}

/* Areas about one hex, the gate and its moat: each name is read. */
static void
test_names_lie_apart (void)
{
  const CrGrid grid = { 12, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrOverlayStyle style = { CR_VARIANT_COLOUR, PX, { 0 } };
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (CrBox));
  cairo_t *page = new_page (12 * PX, 9 * PX);

  for (int i = 0; i < 6; i++) {
    g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
    CrHex hex = cr_grid_hex_at (&grid, 5 + i % 2, 3);

    g_array_append_val (hexes, hex);
    cr_overlay_area_name (page, &style, &grid, hexes, i % 3 ? "The moat" : "The long rampart",
                          taken);
  }
  g_assert_cmpuint (taken->len, ==, 6);
  for (guint i = 0; i < taken->len; i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (
          cr_box_meets (g_array_index (taken, CrBox, i), g_array_index (taken, CrBox, j)));
  cairo_destroy (page);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/overlay/names-what-decides", test_names_what_decides);
  g_test_add_func ("/draw/overlay/names-lie-apart", test_names_lie_apart);
  g_test_add_func ("/draw/overlay/tower", test_tower);
  g_test_add_func ("/draw/overlay/difference", test_difference);
  g_test_add_func ("/draw/overlay/exposure", test_exposure);
  g_test_add_func ("/draw/overlay/sum-stands-clear", test_sum_stands_clear);
  g_test_add_func ("/draw/overlay/hatch-is-fixed", test_hatch_is_fixed);
  g_test_add_func ("/draw/overlay/labels-stay-clear", test_labels_stay_clear);
  g_test_add_func ("/draw/overlay/tags-stay-in-sight", test_tags_stay_in_sight);
  g_test_add_func ("/draw/overlay/verdict-shows", test_verdict_shows);
  return g_test_run ();
}

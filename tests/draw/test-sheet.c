/* test-sheet.c: a map and what lies on it as one value. SPDX-License-Identifier: GPL-3.0-or-later
 * None of the rules is its business: answers are drawn, not judged. */
#include "cr-sheet.h"
#include "cr-terrain-key.h"
#include "fixture-field.h"
#include "fort.h"

#include <string.h>

#define PX 42
#define TILE 256

/* What can lie on a sheet, asked of one castle. */
typedef struct {
  Sketch *sketch;
  CrPaintOptions options;
  CrPlace man, other;
  CrFire *fire;
  CrField *field, *field_of_other;
  CrDifference *difference;
  CrBands *bands;
  CrExposure *exposure;
  CrLof lof;
  CrWays *ways;
  CrReach *reach;
  GArray *steps, *suggestions;
  CrMuster *muster;
} Stage;

static CrPlace
place_at (const Sketch *sketch, int column, int row)
{
  return (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (sketch->map), column, row) };
}

static void
shoot (Stage *stage)
{
  CrLofOptions options;
  const CrPlace way[] = { place_at (stage->sketch, 8, 15), place_at (stage->sketch, 9, 15),
                          place_at (stage->sketch, 10, 16) };

  cr_lof_options_init (&options, stage->sketch->ruleset);
  options.weapon = cr_ruleset_find_weapon (stage->sketch->ruleset, "dagger");
  stage->bands =
      cr_bands_new (cr_map_get_grid (stage->sketch->map), (CrPlaces){ &stage->man, 1 }, &options);
  options.weapon = NULL;
  stage->fire = cr_fire_new (stage->sketch->scene);
  stage->field = fixture_field (stage->fire, &stage->man, 1, &options);
  stage->field_of_other = fixture_field (stage->fire, &stage->other, 1, &options);
  stage->difference =
      fixture_difference (stage->sketch->scene, stage->field, stage->field_of_other);
  stage->exposure = cr_exposure_new (stage->fire, (CrPlaces){ way, G_N_ELEMENTS (way) },
                                     (CrPlaces){ &stage->man, 1 }, &options);
  stage->lof = cr_lof_judge (stage->sketch->scene, stage->man, stage->other, &options, NULL);
}

static void
stage_init (Stage *stage, CrOrientation orientation)
{
  CrSuggestion suggestion = { .terrain = 1, .confidence = 70 };
  CrTower tower = { .wall = 1 };

  stage->sketch = sketch_new_castle (orientation, CR_SHIFT_ODD);
  cr_paint_options_init (&stage->options);
  stage->man = place_at (stage->sketch, 3, 3);
  stage->other = place_at (stage->sketch, 8, 15);
  shoot (stage);
  stage->ways = cr_ways_new (stage->sketch->scene);
  stage->reach = cr_reach_new (stage->ways, stage->other, 0, 6);
  stage->steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  g_assert_true (cr_reach_get_path (stage->reach, place_at (stage->sketch, 10, 16), stage->steps));
  stage->suggestions = g_array_new (FALSE, FALSE, sizeof (CrSuggestion));
  suggestion.place = stage->man;
  g_array_append_val (stage->suggestions, suggestion);
  stage->muster = cr_muster_new ();
  tower.front = place_at (stage->sketch, 12, 12);
  tower.type = cr_ruleset_find_work (stage->sketch->ruleset, "new");
  cr_muster_add_tower (stage->muster, &tower);
}

static void
stage_clear (Stage *stage)
{
  cr_muster_free (stage->muster);
  g_array_unref (stage->suggestions);
  g_array_unref (stage->steps);
  cr_reach_free (stage->reach);
  cr_ways_free (stage->ways);
  cr_exposure_free (stage->exposure);
  cr_bands_free (stage->bands);
  cr_difference_unref (stage->difference);
  cr_field_free (stage->field_of_other);
  cr_field_free (stage->field);
  cr_fire_free (stage->fire);
  sketch_free (stage->sketch);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Stage, stage_clear)

static void
add_nothing (CrSheet *sheet, const Stage *stage)
{
}

static void
add_field (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_field (sheet, stage->field, CR_SHEET_FIELD);
}

static void
add_dead (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_field (sheet, stage->field, CR_SHEET_DEAD);
}

static void
add_counts (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_field (sheet, stage->field, CR_SHEET_COUNTS);
}

static void
add_difference (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_difference (sheet, stage->difference);
}

static void
add_bands (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_bands (sheet, stage->bands);
}

static void
add_exposure (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_exposure (sheet, stage->exposure, "3 shots");
}

static void
add_shot (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_shot (sheet, stage->sketch->scene, &stage->lof);
}

static void
add_reach (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_reach (sheet, stage->sketch->scene, stage->reach);
}

static void
add_path (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_path (sheet, stage->steps, "2 MP");
}

static void
add_suggestions (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_suggestions (sheet, stage->sketch->scene, stage->suggestions);
}

static void
add_shooter (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_shooter (sheet, stage->man, "0303  +2", TRUE);
}

static void
add_origins (CrSheet *sheet, const Stage *stage)
{
  CrOverlayOrigins origins = { stage->man.hex, 5, 2, TRUE };

  cr_sheet_add_origins (sheet, 0, &origins);
}

static void
add_man (CrSheet *sheet, const Stage *stage)
{
  CrOverlayMan man = { stage->other.hex, TRUE, "S" };

  cr_sheet_add_man (sheet, 0, &man);
}

static void
add_towers (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_towers (sheet, stage->muster, 0);
}

/* One that stands there, without a question; the sheet keeps a copy. */
static void
add_tower (CrSheet *sheet, const Stage *stage)
{
  CrTower tower = { .front = place_at (stage->sketch, 4, 14),
                    .type = cr_ruleset_find_work (stage->sketch->ruleset, "new"),
                    .wall = 1 };

  cr_sheet_add_tower (sheet, &tower);
}

static void
add_frame (CrSheet *sheet, const Stage *stage)
{
  cr_sheet_add_frame (sheet);
}

typedef void (*Add) (CrSheet *sheet, const Stage *stage);

static const Add adds[] = {
  add_field,   add_dead,  add_counts, add_difference, add_bands,       add_exposure,
  add_shot,    add_reach, add_path,   add_frame,      add_suggestions, add_shooter,
  add_origins, add_man,   add_towers, add_tower,
};

static void
add_all (CrSheet *sheet, const Stage *stage)
{
  for (guint i = 0; i < G_N_ELEMENTS (adds); i++)
    adds[i](sheet, stage);
}

static CrSheet *
new_sheet (const Stage *stage, Add add)
{
  CrSheet *sheet = cr_sheet_new (stage->sketch->map, &stage->options);

  cr_sheet_set_art (sheet, stage->sketch->art);
  add (sheet, stage);
  return sheet;
}

/* Of its box from a pixel on, as a window would draw it. */
static cairo_surface_t *
paint_part (const CrSheet *sheet, int x, int y, int width, int height)
{
  CrBox box = cr_sheet_get_box (sheet);
  CrBox clip = { box.x + (double) x / PX, box.y + (double) y / PX, (double) width / PX,
                 (double) height / PX };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -x, -y);
  cairo_scale (cr, PX, PX);
  cairo_translate (cr, -box.x, -box.y);
  cr_sheet_paint (sheet, cr, &clip, PX);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
paint_whole (const CrSheet *sheet)
{
  double width, height;

  cr_sheet_get_size (sheet, PX, &width, &height);
  return paint_part (sheet, 0, 0, (int) width, (int) height);
}

static int
count_apart (const CrSheet *a, const CrSheet *b)
{
  cairo_surface_t *one = paint_whole (a), *other = paint_whole (b);
  int n = sketch_count_changes (one, other, 8);

  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
  return n;
}

/* In tiles of the plane or in any parts, it is the picture painted whole: to the bit for the map
 * and its frame in tiles, else but for what the rasteriser rounds. */
static void
assert_parts (const CrSheet *sheet, const Sketch *sketch, int step, gboolean exact)
{
  cairo_surface_t *whole = paint_whole (sheet);
  int left = 0, top = 0;

  if (step == TILE)
    sketch_locate_tile ((Sketch *) sketch, PX, TILE, &left, &top);
  for (int y = top; y < cairo_image_surface_get_height (whole); y += step)
    for (int x = left; x < cairo_image_surface_get_width (whole); x += step) {
      cairo_surface_t *part;
      int x0 = MAX (x, 0), y0 = MAX (y, 0);

      part = paint_part (sheet, x0, y0, x + step - x0, y + step - y0);
      g_assert_cmpint (sketch_count_rounded (whole, part, x0, y0, exact ? 0 : 48), <=,
                       exact ? 0 : step * step / 50);
      cairo_surface_destroy (part);
    }
  cairo_surface_destroy (whole);
}

static void
test_parts (void)
{
  for (CrOrientation orientation = CR_FLAT; orientation <= CR_POINTY; orientation++) {
    g_auto (Stage) stage = { NULL };
    g_autoptr (CrSheet) bare = NULL;
    g_autoptr (CrSheet) full = NULL;

    stage_init (&stage, orientation);
    bare = new_sheet (&stage, add_frame);
    full = new_sheet (&stage, add_all);
    assert_parts (bare, stage.sketch, TILE, TRUE);
    assert_parts (full, stage.sketch, TILE, FALSE);
    assert_parts (full, stage.sketch, 190, FALSE);
  }
}

/* All that can lie on it is seen, and what is of another floor is not. The frame is the map's. */
static void
test_seen (void)
{
  g_auto (Stage) stage = { NULL };

  stage_init (&stage, CR_FLAT);
  g_autoptr (CrSheet) bare = new_sheet (&stage, add_nothing);
  g_autoptr (CrSheet) framed = new_sheet (&stage, add_frame);
  g_assert_cmpint (count_apart (bare, framed), >, 50);
  cr_sheet_set_art (bare, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (adds); i++) {
    g_autoptr (CrSheet) sheet = new_sheet (&stage, adds[i]);

    cr_sheet_set_art (sheet, NULL);
    g_test_message ("number %u", i);
    g_assert_cmpint (count_apart (bare, sheet) > 50, ==, adds[i] != add_frame);
  }
  g_autoptr (CrSheet) other = new_sheet (&stage, add_nothing);
  cr_sheet_set_art (other, NULL);
  cr_sheet_add_shooter (other, (CrPlace){ 1, stage.man.hex }, NULL, FALSE);
  cr_sheet_add_man (other, 1, &(CrOverlayMan){ stage.man.hex, TRUE, "S" });
  cr_sheet_add_origins (other, 1, &(CrOverlayOrigins){ stage.man.hex, 5, 2, TRUE });
  g_assert_cmpint (count_apart (bare, other), ==, 0);
}

/* What has been written down is drawn as it was when all that it was made of has changed. */
static void
test_frozen (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrSheet) sheet = NULL;
  cairo_surface_t *live, *frozen, *changed;

  stage_init (&stage, CR_FLAT);
  sheet = new_sheet (&stage, add_path);
  live = paint_whole (sheet);
  cr_sheet_freeze (sheet, PX);
  g_array_set_size (stage.steps, 1);
  frozen = paint_whole (sheet);
  g_assert_cmpint (sketch_count_changes (live, frozen, 8), ==, 0);
  g_autoptr (CrSheet) other = new_sheet (&stage, add_path);
  changed = paint_whole (other);
  g_assert_cmpint (sketch_count_changes (live, changed, 8), >, 50);
  cairo_surface_destroy (live);
  cairo_surface_destroy (frozen);
  cairo_surface_destroy (changed);
}

/* A veil is seen as much as it is asked to, and not beyond the map. */
static void
test_veil (void)
{
  g_auto (Stage) stage = { NULL };
  int n[3];

  stage_init (&stage, CR_FLAT);
  g_autoptr (CrSheet) bare = new_sheet (&stage, add_frame);
  g_autoptr (CrSheet) full = new_sheet (&stage, add_frame);
  add_field (full, &stage);
  for (int i = 0; i < 3; i++) {
    g_autoptr (CrSheet) sheet = new_sheet (&stage, add_frame);
    CrSheet *veil = cr_sheet_new (stage.sketch->map, &stage.options);

    add_field (veil, &stage);
    cr_sheet_set_opacity (veil, i / 2.0);
    cr_sheet_add_sheet (sheet, veil);
    n[i] = count_apart (bare, sheet);
    if (i == 2)
      g_assert_cmpint (count_apart (full, sheet), <, n[2] / 100);
  }
  g_assert_cmpint (n[0], ==, 0);
  g_assert_cmpint (n[1], >, 0);
  g_assert_cmpint (n[2], >, n[1]);
}

/* Paper has no pixels: however few points a hex measures, what lies on it is drawn as fine as for
 * an eye. */
static void
test_medium (void)
{
  g_auto (Stage) stage = { NULL };

  stage_init (&stage, CR_FLAT);
  for (int i = 0; i < 2; i++) {
    g_autoptr (CrSheet) screen = new_sheet (&stage, i == 0 ? add_nothing : add_field);
    g_autoptr (CrSheet) paper = new_sheet (&stage, i == 0 ? add_nothing : add_field);
    cairo_surface_t *a, *b;

    cr_sheet_set_medium (paper, CR_SHEET_PAPER);
    a = cr_sheet_draw_pixels (screen, 9);
    b = cr_sheet_draw_pixels (paper, 9);
    if (i == 0)
      g_assert_cmpint (sketch_count_changes (a, b, 0), ==, 0);
    else
      g_assert_cmpint (sketch_count_changes (a, b, 8), >, 50);
    cairo_surface_destroy (a);
    cairo_surface_destroy (b);
  }
}

static gboolean
append_cb (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  g_byte_array_append (data, bytes, (guint) n);
  return TRUE;
}

typedef struct {
  const GByteArray *bytes;
  gsize at;
} Reading;

static cairo_status_t
read_cb (void *data, unsigned char *bytes, unsigned int length)
{
  Reading *reading = data;

  g_assert_cmpuint (reading->at + length, <=, reading->bytes->len);
  memcpy (bytes, reading->bytes->data + reading->at, length);
  reading->at += length;
  return CAIRO_STATUS_SUCCESS;
}

/* By however many threads, cell by cell into a file, or by one and at once: the same pixels, but
 * for how cairo rounds at the edge of a cell what is no part of the art. */
static void
test_file (void)
{
  g_auto (Stage) stage = { NULL };

  stage_init (&stage, CR_FLAT);
  for (int i = 0; i < 2; i++) {
    g_autoptr (CrSheet) sheet = new_sheet (&stage, i == 0 ? add_frame : add_field);
    g_autoptr (GByteArray) bytes = g_byte_array_new ();
    Reading reading = { bytes, 0 };
    cairo_surface_t *file, *whole = cr_sheet_draw_pixels (sheet, 61);

    g_assert_true (cr_sheet_write_file (sheet, CR_PICTURE_FILE_PNG, 61,
                                        &(CrPictureSink){ append_cb, bytes }, NULL));
    file = cairo_image_surface_create_from_png_stream (read_cb, &reading);
    g_assert_cmpint (cairo_image_surface_get_height (file), ==,
                     cairo_image_surface_get_height (whole));
    g_assert_cmpint (sketch_count_changes (file, whole, i == 0 ? 1 : 48), ==, 0);
    cairo_surface_destroy (file);
    cairo_surface_destroy (whole);
  }
}

/* Its box at a scale, and the scale for a hex of so many millimetres. */
static void
test_size (void)
{
  g_auto (Stage) stage = { NULL };
  const CrBox part = { 2, 3, 5, 4 };
  cairo_surface_t *surface;
  double width, height;

  stage_init (&stage, CR_FLAT);
  g_autoptr (CrSheet) sheet = new_sheet (&stage, add_frame);
  CrBox box = cr_paint_sheet_box (stage.sketch->map);
  cr_sheet_get_size (sheet, 10, &width, &height);
  g_assert_cmpfloat_with_epsilon (width, box.width * 10, 1e-9);
  g_assert_cmpfloat_with_epsilon (height, box.height * 10, 1e-9);
  cr_sheet_set_part (sheet, &part);
  surface = cr_sheet_draw_pixels (sheet, 10);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 50);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 40);
  cairo_surface_destroy (surface);
  g_assert_cmpfloat_with_epsilon (cr_sheet_find_scale (CR_PICTURE_FILE_PDF, 25.4 * CR_LAYOUT_PITCH),
                                  72, 1e-9);
  g_assert_cmpfloat_with_epsilon (cr_sheet_find_scale (CR_PICTURE_FILE_SVG, 25.4 * CR_LAYOUT_PITCH),
                                  72, 1e-9);
  g_assert_cmpfloat_with_epsilon (cr_sheet_find_scale (CR_PICTURE_FILE_PNG, 25.4 * CR_LAYOUT_PITCH),
                                  300, 1e-9);
}

static CrLegend *
new_legend (const Stage *stage)
{
  CrLegend *legend = cr_legend_new ();
  const CrPlace men[] = { stage->man, stage->other };

  cr_legend_set_from (legend, stage->sketch->map, (CrPlaces){ men, 2 });
  cr_legend_add_field (legend, stage->field, CR_SHEET_FIELD | CR_SHEET_COUNTS);
  cr_legend_add_reach (legend);
  return legend;
}

/* A legend lies beneath all that was there, which it leaves as it was; a narrow sheet breaks its
 * line. */
static void
test_legend (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrSheet) bare = NULL, sheet = NULL;
  const CrBox narrow = { 0, 0, 3, 3 };
  CrBox before, after;
  double high;

  stage_init (&stage, CR_FLAT);
  bare = new_sheet (&stage, add_frame);
  sheet = new_sheet (&stage, add_frame);
  before = cr_sheet_get_box (sheet);
  cr_sheet_add_legend (sheet, new_legend (&stage));
  after = cr_sheet_get_box (sheet);
  high = after.height - before.height;
  g_assert_cmpfloat (high, >, 0.3);
  g_assert_cmpfloat (after.width, ==, before.width);
  cr_sheet_set_part (sheet, &before);
  g_assert_cmpint (count_apart (bare, sheet), ==, 0);
  cr_sheet_set_part (bare, &after);
  cr_sheet_set_part (sheet, &after);
  g_assert_cmpint (count_apart (bare, sheet), >, 500);
  cr_sheet_set_part (sheet, &narrow);
  cr_sheet_add_legend (sheet, new_legend (&stage));
  g_assert_cmpfloat (cr_sheet_get_box (sheet).height - narrow.height, >, 2 * high);
}

/* In a part of it, of which no more is painted or all of it. */
static int
count_red (const CrSheet *sheet, CrBox part, gboolean whole)
{
  cairo_surface_t *page = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (part.width * 48),
                                                      (int) (part.height * 48));
  cairo_t *cr = cairo_create (page);
  int n = 0;

  cairo_scale (cr, 48, 48);
  cairo_translate (cr, -part.x, -part.y);
  cr_sheet_paint (sheet, cr, whole ? NULL : &part, 48);
  cairo_destroy (cr);
  cairo_surface_flush (page);
  for (int y = 0; y < cairo_image_surface_get_height (page); y++)
    for (int x = 0; x < cairo_image_surface_get_width (page); x++) {
      guint32 pixel = sketch_get_pixel (page, x, y);
      n += (int) (pixel >> 16 & 255) > (int) (pixel & 255) + 60;
    }
  cairo_surface_destroy (page);
  return n;
}

/* A pattern is shown whole in the strip although only a part of the sheet is painted. */
static void
test_legend_part (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrSheet) sheet = NULL;
  CrLegend *legend = cr_legend_new ();
  CrBox strip;

  stage_init (&stage, CR_FLAT);
  sheet = new_sheet (&stage, add_frame);
  strip = cr_sheet_get_box (sheet);
  strip.y += strip.height;
  cr_legend_set_from (legend, stage.sketch->map, (CrPlaces){ &stage.man, 1 });
  cr_legend_add_field (legend, stage.field, CR_SHEET_DEAD);
  cr_sheet_add_legend (sheet, legend);
  strip.height = cr_sheet_get_box (sheet).y + cr_sheet_get_box (sheet).height - strip.y;
  g_assert_cmpint (count_red (sheet, strip, TRUE), >, 50);
  g_assert_cmpint (count_red (sheet, strip, FALSE), ==, count_red (sheet, strip, TRUE));
}

/* What a legend says aloud is what it shows. */
static void
test_legend_text (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrLegend) legend = NULL;
  g_autofree char *whole = NULL, *folded = NULL;

  stage_init (&stage, CR_FLAT);
  legend = new_legend (&stage);
  whole = cr_legend_dup_text (legend);
  g_assert_cmpstr (whole, ==,
                   "Legend: From 2 shooters; clear: can be hit; how many can hit; "
                   "can be walked to.");
  cr_legend_fold (legend);
  folded = cr_legend_dup_text (legend);
  g_assert_cmpstr (folded, ==, "Legend, folded: From 2 shooters.");
}

/* Ways and ranges are named with their lines, which differ from each other. */
static void
test_legend_lines (void)
{
  const CrOverlayStyle style = { .px = 48 };
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrLegend) legend = cr_legend_new ();
  cairo_surface_t *samples[CR_PATTERN_SIGHT + 1] = { NULL };

  stage_init (&stage, CR_FLAT);
  cr_legend_set_from (legend, stage.sketch->map, (CrPlaces){ &stage.man, 1 });
  cr_legend_add_way (legend);
  cr_legend_add_exposure (legend);
  cr_legend_add_bands (legend, stage.bands);
  g_autofree char *text = cr_legend_dup_text (legend);
  g_assert_nonnull (strstr (text, "; the way; the way: how many can hit there; short "));
  g_assert_nonnull (strstr (text, "; long "));
  for (int i = CR_PATTERN_REACH; i <= CR_PATTERN_SIGHT; i++) {
    samples[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 40, 24);
    cairo_t *cr = cairo_create (samples[i]);
    cairo_scale (cr, 48, 48);
    cr_overlay_sample (cr, &style, i, (CrBox){ 0, 0, 40.0 / 48, 0.5 });
    cairo_destroy (cr);
    for (int k = CR_PATTERN_REACH; k < i; k++)
      g_assert_cmpint (sketch_count_changes (samples[k], samples[i], 8), >, 10);
  }
  for (int i = CR_PATTERN_REACH; i <= CR_PATTERN_SIGHT; i++)
    cairo_surface_destroy (samples[i]);
}

/* Each terrain of the floor has a row and no other has; a figure that the ruleset does not print
 * is marked, and one that it prints is not. */
static void
test_terrain_key (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrTerrainKey) key = NULL;
  g_autofree char *text = NULL;

  stage_init (&stage, CR_FLAT);
  key = cr_terrain_key_new (stage.sketch->scene, &stage.options);
  text = cr_terrain_key_dup_text (key);
  g_assert_nonnull (strstr (text, "Open ground: on foot 1 · mounted 1 · no cover ?\n"));
  g_assert_nonnull (strstr (text, "Road: on foot 1 H · mounted 1 H · no cover H\n"));
  g_assert_null (strstr (text, "Stable"));
  g_assert_null (strstr (text, "stockade"));
}

/* What walls are said to be of has a row, but not where no wall is. */
static void
test_material_key (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrTerrainKey) key = NULL;
  g_autofree char *text = NULL;

  stage_init (&stage, CR_FLAT);
  fort_put_node (stage.sketch, CR_SECTION_AREAS, "<area kind='wood'>1,1 9,5</area>");
  fort_put_node (stage.sketch, CR_SECTION_AREAS, "<area kind='simple'>1,1</area>");
  key = cr_terrain_key_new (stage.sketch->scene, &stage.options);
  text = cr_terrain_key_dup_text (key);
  g_assert_nonnull (
      strstr (text, "Wood: stockade, palisade or gate: results D that batter it down: 1 H\n"));
  g_assert_null (strstr (text, "Simple stone wall"));
}

/* The same hexes are painted in its strip whatever part of it is painted. */
static void
test_terrain_strip (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrSheet) bare = NULL, sheet = NULL;
  CrBox before, after;

  stage_init (&stage, CR_FLAT);
  bare = new_sheet (&stage, add_frame);
  sheet = new_sheet (&stage, add_frame);
  before = cr_sheet_get_box (sheet);
  cr_sheet_add_terrain_key (sheet, stage.sketch->scene);
  after = cr_sheet_get_box (sheet);
  g_assert_cmpfloat (after.height, >, before.height + 1);
  assert_parts (sheet, stage.sketch, 190, FALSE);
  cr_sheet_set_part (sheet, &before);
  g_assert_cmpint (count_apart (bare, sheet), ==, 0);
}

/* What is written and drawn beneath a map is grey where the map is. */
static void
test_strips_grey (void)
{
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrSheet) sheet = NULL;
  cairo_surface_t *page;

  stage_init (&stage, CR_FLAT);
  stage.options.variant = CR_VARIANT_GREY;
  sheet = new_sheet (&stage, add_frame);
  cr_sheet_add_legend (sheet, new_legend (&stage));
  cr_sheet_add_terrain_key (sheet, stage.sketch->scene);
  page = cr_sheet_draw_pixels (sheet, PX);
  g_assert_cmpint (sketch_count_tinted (page), ==, 0);
  cairo_surface_destroy (page);
}

/* Each switch of the margin takes something away, all of them leave the frame. The sides of this
 * map have no names. */
static void
test_margin (void)
{
  static const CrShow shows[] = { CR_SHOW_TITLE, CR_SHOW_KEY, CR_SHOW_SCALE, CR_SHOW_MARGIN };
  g_auto (Stage) stage = { NULL };
  g_autoptr (CrSheet) whole = NULL;

  stage_init (&stage, CR_FLAT);
  whole = new_sheet (&stage, add_frame);
  for (guint i = 0; i < G_N_ELEMENTS (shows); i++) {
    g_autoptr (CrSheet) less = NULL, none = NULL;

    stage.options.show = CR_SHOW_DEFAULT & ~shows[i];
    less = new_sheet (&stage, add_frame);
    none = new_sheet (&stage, add_nothing);
    g_test_message ("number %u", i);
    g_assert_cmpint (count_apart (whole, less), >, 20);
    g_assert_cmpint (count_apart (none, less), >, 50);
  }
}

/* Of two sheets that hold a field each the hexes are known where they differ; of others nothing. */
static void
test_changes (void)
{
  g_auto (Stage) stage = { NULL };

  stage_init (&stage, CR_FLAT);
  CrSheet *sheets[5];
  for (int i = 0; i < 5; i++)
    sheets[i] = cr_sheet_new (stage.sketch->map, &stage.options);
  add_field (sheets[0], &stage);
  cr_sheet_add_field (sheets[1], stage.field_of_other, CR_SHEET_FIELD);
  add_dead (sheets[2], &stage);
  add_field (sheets[3], &stage);
  add_path (sheets[3], &stage);
  add_field (sheets[4], &stage);
  cr_sheet_set_opacity (sheets[4], 0.5);
  for (int i = 0; i < 2; i++) {
    g_autoptr (GArray) hexes = cr_sheet_list_changes (sheets[0], sheets[i]);
    g_autoptr (GArray) expected =
        cr_field_list_changes (stage.field, i == 0 ? stage.field : stage.field_of_other, 0);

    g_assert_cmpuint (hexes->len, ==, expected->len);
    g_assert_cmpint (hexes->len > 0, ==, i);
  }
  for (int i = 2; i < 5; i++)
    g_assert_null (cr_sheet_list_changes (sheets[0], sheets[i]));
  for (int i = 0; i < 5; i++)
    cr_sheet_free (sheets[i]);
}

/* A gate is marked where it is broken, and on its floor alone. */
static void
test_broken (void)
{
  g_auto (Stage) stage = { NULL };
  CrSide gate = { .kind = CR_SIDE_GATE, .state = CR_STATE_CLOSED };

  stage_init (&stage, CR_FLAT);
  g_autoptr (CrSheet) bare = new_sheet (&stage, add_frame);
  for (int broken = 0; broken < 2; broken++) {
    g_autoptr (CrSheet) sheet = new_sheet (&stage, add_frame);
    CrEdit *edit = cr_edit_new ();

    gate.state = broken ? CR_STATE_BROKEN : CR_STATE_CLOSED;
    cr_edit_set_sides (edit, stage.sketch->map, stage.man, 0, &gate, 1);
    cr_edit_swap (edit, stage.sketch->map);
    cr_sheet_add_broken (sheet, stage.sketch->map);
    g_assert_cmpint (count_apart (bare, sheet) > 0, ==, broken);
    cr_edit_free (edit);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/sheet/parts", test_parts);
  g_test_add_func ("/draw/sheet/seen", test_seen);
  g_test_add_func ("/draw/sheet/frozen", test_frozen);
  g_test_add_func ("/draw/sheet/veil", test_veil);
  g_test_add_func ("/draw/sheet/broken", test_broken);
  g_test_add_func ("/draw/sheet/medium", test_medium);
  g_test_add_func ("/draw/sheet/file", test_file);
  g_test_add_func ("/draw/sheet/size", test_size);
  g_test_add_func ("/draw/sheet/changes", test_changes);
  g_test_add_func ("/draw/sheet/legend", test_legend);
  g_test_add_func ("/draw/sheet/legend-part", test_legend_part);
  g_test_add_func ("/draw/sheet/legend-text", test_legend_text);
  g_test_add_func ("/draw/sheet/legend-lines", test_legend_lines);
  g_test_add_func ("/draw/sheet/margin", test_margin);
  g_test_add_func ("/draw/sheet/terrain-key", test_terrain_key);
  g_test_add_func ("/draw/sheet/material-key", test_material_key);
  g_test_add_func ("/draw/sheet/terrain-strip", test_terrain_strip);
  g_test_add_func ("/draw/sheet/strips-grey", test_strips_grey);
  return g_test_run ();
}

/* sketch.c: maps drawn in letters. SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"

#include <math.h>
#include <string.h>

#include "fixture.h"

static const struct {
  char letter;
  const char *terrain, *structure;
  int level;
} letters[] = {
  { '.', "flat", "none", 0 },          { '^', "flat", "none", 1 },
  { 'A', "flat", "none", 2 },          { '/', "slope", "none", 0 },
  { 'v', "flat", "none", -1 },         { 'c', "court", "none", 0 },
  { '~', "moat", "none", -1 },         { 'd', "drymoat", "none", -1 },
  { 'F', "filledmoat", "none", 0 },    { 'w', "water", "none", -1 },
  { 'o', "ford", "none", -1 },         { 'D', "deepmoat", "none", -2 },
  { 'r', "road", "none", 0 },          { 'B', "bridge", "none", 0 },
  { 's', "scrub", "none", 0 },         { 't', "tree", "none", 0 },
  { 'Y', "tree", "none", 0 },          { 'f', "field", "none", 0 },
  { 'g', "garden", "none", 0 },        { 'm', "mud", "none", 0 },
  { 'R', "rough", "none", 0 },         { 'C', "cliff", "none", 0 },
  { 'p', "paved", "none", 0 },         { 'x', "rubble", "none", 1 },
  { '#', "wallwalk", "rampart", 2 },   { 'T', "platform", "tower", 3 },
  { 'K', "keepfloor", "keep", 4 },     { 'h', "house", "house", 0 },
  { 'S', "stair", "none", 1 },         { '1', "well", "none", 0 },
  { '2', "tent", "none", 0 },          { '3', "cart", "none", 0 },
  { '4', "barrels", "none", 0 },       { '5', "hay", "none", 0 },
  { '6', "stakes", "none", 0 },        { '7', "ladder", "none", 0 },
  { '8', "engine", "none", 0 },        { '9', "siegetower", "none", 2 },
  { '0', "rocks", "none", 0 },         { 'P', "passage", "none", 0 },
  { 'M', "mine", "none", -1 },         { '?', "lava", "none", 0 },
  { ' ', "void", "none", 0 },          { 'O', "towerfloor", "tower", 3 },
  { 'G', "platform", "gatetower", 3 }, { 'H', "thatch", "house", 0 },
  { 'k', "shingle", "stable", 0 },
};

static void
put_letter (CrMap *map, CrEdit *edit, CrPlace place, char letter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++) {
    if (letters[i].letter != letter)
      continue;
    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, letters[i].terrain);
    cr_edit_set_code (edit, map, place, CR_LAYER_STRUCTURE, letters[i].structure);
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, letters[i].level);
    return;
  }
  g_assert_not_reached ();
}

/* A large tree: its six neighbours are of it. */
static void
grow_tree (CrMap *map, CrEdit *edit, CrHex trunk)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace place = { 0, cr_hex_neighbour (trunk, d) };

    if (cr_grid_contains (cr_map_get_grid (map), place.hex))
      cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, "tree");
  }
}

/* What is inside a battlement: the wall-walk, towards all that is neither wall nor court. */
static void
put_battlements (CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autoptr (CrEdit) edit = cr_edit_new ();

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, i) };

    if (strcmp (cr_map_get_structure (map, place), "rampart") != 0)
      continue;
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace next = { 0, cr_hex_neighbour (place.hex, d) };
      CrHex hex = place.hex;
      CrDirection side = d;

      if (!cr_grid_contains (grid, next.hex) ||
          strcmp (cr_map_get_terrain (map, next), "moat") != 0)
        continue;
      cr_grid_name_side (grid, &hex, &side);
      CrSide battlement = { .cell = cr_grid_get_cell (grid, hex),
                            .direction = (gint8) side,
                            .kind = CR_SIDE_BATTLEMENT,
                            .inside = side == d ? CR_INSIDE_HERE : CR_INSIDE_BEYOND,
                            .height = CR_HEIGHT_DEFAULT,
                            .arc = CR_ARC_DEFAULT };
      cr_edit_put_side (edit, map, (CrPlace){ 0, hex }, side, battlement);
    }
  }
  cr_edit_swap (edit, map);
}

static CrMap *
read_rows (const char *text, CrGrid grid)
{
  g_auto (GStrv) rows = g_strsplit (text, "\n", -1);

  grid.columns = (int) strlen (rows[0]);
  grid.rows = (int) g_strv_length (rows) - 1;
  CrMap *map = cr_map_new (&grid, "sketch");
  g_autoptr (CrEdit) ground = cr_edit_new ();
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_insert_floor (ground, map, 0, "g", NULL);
  cr_edit_swap (ground, map);
  for (int row = 1; row <= grid.rows; row++) {
    for (int column = 1; column <= grid.columns; column++) {
      CrPlace place = { 0, cr_grid_hex_at (&grid, column, row) };
      put_letter (map, edit, place, rows[row - 1][column - 1]);
    }
  }
  for (int row = 1; row <= grid.rows; row++) {
    for (int column = 1; column <= grid.columns; column++)
      if (rows[row - 1][column - 1] == 'Y')
        grow_tree (map, edit, cr_grid_hex_at (&grid, column, row));
  }
  cr_edit_swap (edit, map);
  put_battlements (map);
  return map;
}

Sketch *
sketch_new (const char *rows, CrOrientation orientation, CrShift shift)
{
  Sketch *sketch = g_new0 (Sketch, 1);
  CrGrid grid = { .orientation = orientation, .shift = shift, .halves = TRUE };

  sketch->ruleset = fixture_load_ruleset ("siege", NULL);
  sketch->map = read_rows (rows, grid);
  sketch->scene = cr_scene_new (sketch->map, sketch->ruleset);
  sketch->art = cr_art_new (sketch->scene);
  return sketch;
}

/* The castle of the art direction, with every kind of ground somewhere. */
Sketch *
sketch_new_castle (CrOrientation orientation, CrShift shift)
{
  static const char rows[] = "........ss...2....^^^^\n"
                             "....s...ss..22...^^^^^\n"
                             "..Y...~~~~~~~....^^Y^^\n"
                             ".....~~~~~~~~~~..^^^^^\n"
                             ".....~T#####T~~~../^^^\n"
                             "ss...~#c1cc5c##~~~./..\n"
                             "s....~#cchcc4cc##~~.6.\n"
                             "..t..~#cchccKKcc#~~.ss\n"
                             ".....~#SccccKKcc#~~ss.\n"
                             ".ff..~#SccccKKcc#~~...\n"
                             "fff..~#3cc0ccccc#~..RR\n"
                             "ff...~T##T#T###cx~.RRC\n"
                             "7.89.~~~~~B~~~##T~~.CC\n"
                             "rrr...~~~~B~~~~~~~....\n"
                             "...rr.....r....mm...Y.\n"
                             ".....rrrrrr...mmm.....\n"
                             "..ttt.....rr..........\n"
                             "ddttt.pp...r.oww..   .\n"
                             "..d..pp..gg.r.FFw.. ??\n";

  return sketch_new (rows, orientation, shift);
}

void
sketch_free (Sketch *sketch)
{
  cr_art_free (sketch->art);
  cr_scene_free (sketch->scene);
  cr_map_free (sketch->map);
  cr_ruleset_unref (sketch->ruleset);
  g_free (sketch);
}

CrBox
sketch_put (Sketch *sketch, int column, int row, char letter)
{
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (sketch->map), column, row) };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  put_letter (sketch->map, edit, place, letter);
  cr_edit_swap (edit, sketch->map);
  cr_scene_touch_places (sketch->scene, &place, 1);
  return cr_art_touch (sketch->art, &place, 1);
}

static void
paint_on (Sketch *sketch, cairo_t *cr, double px, const CrPaintOptions *options)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);

  cairo_scale (cr, px, px);
  cairo_translate (cr, -sheet.x, -sheet.y);
  cr_art_paint (sketch->art, cr, options);
  cr_art_paint_frame (sketch->art, cr, options);
}

cairo_surface_t *
sketch_paint (Sketch *sketch, double px, const CrPaintOptions *options)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  int width = (int) ceil (sheet.width * px), height = (int) ceil (sheet.height * px);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  paint_on (sketch, cr, px, options);
  cairo_destroy (cr);
  return surface;
}

cairo_surface_t *
sketch_paint_plainly (Sketch *sketch, double px)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  /* The key of levels lies far from the hexes that change it. */
  options.show &= ~(guint) CR_SHOW_KEY;
  return sketch_paint (sketch, px, &options);
}

cairo_surface_t *
sketch_paint_tile (Sketch *sketch, double px, const CrPaintOptions *options, int x, int y, int size)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  cairo_t *cr = cairo_create (surface);
  CrPaintOptions part = *options;

  part.area = (CrBox){ sheet.x + x / px, sheet.y + y / px, size / px, size / px };
  cairo_translate (cr, -x, -y);
  paint_on (sketch, cr, px, &part);
  cairo_destroy (cr);
  return surface;
}

guint32
sketch_get_pixel (cairo_surface_t *surface, int x, int y)
{
  cairo_surface_flush (surface);
  const guchar *data = cairo_image_surface_get_data (surface);
  const guchar *row = data + (gsize) y * (gsize) cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x] & 0xffffff;
}

int
sketch_get_difference (guint32 a, guint32 b)
{
  int most = 0;

  for (int shift = 0; shift < 24; shift += 8)
    most = MAX (most, ABS ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)));
  return most;
}

int
sketch_compare_pixel (cairo_surface_t *a, cairo_surface_t *b, int x, int y)
{
  return sketch_get_difference (sketch_get_pixel (a, x, y), sketch_get_pixel (b, x, y));
}

int
sketch_count_tinted (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), n = 0;

  for (int i = 0; i < width * cairo_image_surface_get_height (surface); i++) {
    guint32 pixel = sketch_get_pixel (surface, i % width, i / width);
    guint32 red = pixel >> 16, green = pixel >> 8 & 255, blue = pixel & 255;

    n += MAX (red, MAX (green, blue)) - MIN (red, MIN (green, blue)) > 4;
  }
  return n;
}

int
sketch_count_changes (cairo_surface_t *a, cairo_surface_t *b, int most)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int n = 0;

  g_assert_cmpint (cairo_image_surface_get_width (b), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (b), ==, height);
  for (int i = 0; i < width * height; i++)
    n += sketch_compare_pixel (a, b, i % width, i / width) > most;
  return n;
}

int
sketch_count_rounded (cairo_surface_t *whole, cairo_surface_t *part, int x0, int y0, int most)
{
  int width =
      MIN (cairo_image_surface_get_width (part), cairo_image_surface_get_width (whole) - x0);
  int height =
      MIN (cairo_image_surface_get_height (part), cairo_image_surface_get_height (whole) - y0);
  int n = 0;

  for (int i = 0; width > 0 && i < width * height; i++) {
    int x = i % width, y = i / width;
    int apart = sketch_get_difference (sketch_get_pixel (part, x, y),
                                       sketch_get_pixel (whole, x0 + x, y0 + y));

    g_assert_cmpint (apart, <=, most);
    n += apart > 2;
  }
  return n;
}

void
sketch_locate (Sketch *sketch, double px, CrPoint point, int *x_out, int *y_out)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);

  *x_out = (int) ((point.x - sheet.x) * px);
  *y_out = (int) ((point.y - sheet.y) * px);
}

static int
first_tile (double origin, int size)
{
  int pixel = (int) floor (origin + 0.5);

  return pixel - (pixel + size - 1) / size * size;
}

void
sketch_locate_tile (Sketch *sketch, double px, int size, int *x_out, int *y_out)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);

  *x_out = first_tile (-sheet.x * px, size);
  *y_out = first_tile (-sheet.y * px, size);
}

static CrPoint
point_of_pixel (const Sketch *sketch, double px, int x, int y)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);

  return (CrPoint){ sheet.x + (x + 0.5) / px, sheet.y + (y + 0.5) / px };
}

double
sketch_measure_put (Sketch *sketch, CrHex hex, char letter, double px)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  cairo_surface_t *before = sketch_paint_plainly (sketch, px), *after;
  double farthest = 0;
  int column, row;

  cr_grid_address (grid, hex, &column, &row);
  sketch_put (sketch, column, row, letter);
  after = sketch_paint_plainly (sketch, px);
  for (int y = 0; y < cairo_image_surface_get_height (after); y++)
    for (int x = 0; x < cairo_image_surface_get_width (after); x++)
      if (sketch_compare_pixel (before, after, x, y) > SKETCH_ROUNDED)
        farthest = MAX (farthest, cr_distance (point_of_pixel (sketch, px, x, y),
                                               cr_layout_centre (grid, hex)));
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return farthest;
}

static guint32
get_number (const char *name, guint32 usual)
{
  const char *text = g_getenv (name);

  return text != NULL ? (guint32) g_ascii_strtoull (text, NULL, 10) : usual;
}

guint32
sketch_first_seed (void)
{
  return get_number ("CRENEL_TEST_SEED", 1);
}

guint32
sketch_n_castles (guint32 usual)
{
  return get_number ("CRENEL_TEST_CASTLES", usual);
}

/* test-local.c: an edit alters the picture only about itself.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's sections 1.7 and 13; no rule ids. */
#include <math.h>
#include <string.h>

#include "cr-castle-private.h"
#include "fort.h"
#include "wild.h"

#define PX 40

/* What is edited, and how far about it the picture may change, in W beyond the hex itself. */
typedef enum { EDIT_TERRAIN, EDIT_LEVEL, EDIT_STRUCTURE, EDIT_SIDE, EDIT_LINK, N_EDITS } EditKind;

static const char *const names[N_EDITS] = { "terrain", "level", "structure", "side", "link" };

/* Of masonry too; but where an inner corner becomes square or is no longer, see cr-built.c, which
 * is seldom. */
#define MOST 1.0
#define MOST_OF_CORNER 2.3
#define MOST_CORNERS 0.05

/* One edit of a castle: where, what, and the hexes of which it changes the shape of a thing. */
typedef struct {
  EditKind kind;
  CrHex hex;
  char letter;
  GArray *hexes;  /* CrHex */
  int level;      /* highest about it */
  gboolean built; /* masonry comes, goes or turns */
  CrBox damage;   /* what the art says must be painted again; none of links */
} Edit;

static void
add_hex (GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      return;
  g_array_append_val (hexes, hex);
}

/* Houses, towers, keeps, stairs, bridges and trees are things: one more hex of them is another
 * thing. */
static gboolean
is_thing (const Sketch *sketch, CrHex hex)
{
  static const char *const terrains[] = { "house", "thatch", "shingle", "platform",  "keepfloor",
                                          "tree",  "bridge", "stair",   "towerfloor" };
  static const char *const structures[] = { "tower", "gatetower", "keep", "gatehouse" };
  CrPlace place = { 0, hex };
  const char *terrain, *structure;

  if (!cr_grid_contains (cr_map_get_grid (sketch->map), hex))
    return FALSE;
  terrain = cr_map_get_terrain (sketch->map, place);
  structure = cr_map_get_structure (sketch->map, place);
  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    if (strcmp (terrain, terrains[i]) == 0)
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (structures); i++)
    if (strcmp (structure, structures[i]) == 0)
      return TRUE;
  return FALSE;
}

/* The hex, and all of the things that it is of or touches. */
static void
add_things (const Sketch *sketch, CrHex hex, GArray *hexes)
{
  guint first = hexes->len;

  add_hex (hexes, hex);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (is_thing (sketch, cr_hex_neighbour (hex, d)))
      add_hex (hexes, cr_hex_neighbour (hex, d));
  for (guint i = first; i < hexes->len; i++) {
    CrHex at = g_array_index (hexes, CrHex, i);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS && is_thing (sketch, at); d++)
      if (is_thing (sketch, cr_hex_neighbour (at, d)))
        add_hex (hexes, cr_hex_neighbour (at, d));
  }
}

/* Whether the hex or one beside it is masonry. */
static gboolean
is_built (const Sketch *sketch, CrHex hex)
{
  for (int k = 0; k < cr_hex_n_within (1); k++)
    if (cr_castle_hex_get_piece (sketch->art, 0, cr_hex_add (hex, cr_hex_spiral (k))) !=
        CR_PIECE_NONE)
      return TRUE;
  return FALSE;
}

static int
highest (const Sketch *sketch, const GArray *hexes)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  int level = 2;

  for (guint i = 0; i < hexes->len; i++)
    for (int k = 0; k < cr_hex_n_within (2); k++) {
      CrHex hex = cr_hex_add (g_array_index (hexes, CrHex, i), cr_hex_spiral (k));
      if (cr_grid_contains (grid, hex))
        level = MAX (level, cr_map_get_value (sketch->map, (CrPlace){ 0, hex }, CR_LAYER_LEVEL));
    }
  return level;
}

/* How far a point is beyond the hexes of an edit; less where it may lie in a shadow of them. */
static double
beyond (const Sketch *sketch, const Edit *edit, CrPoint p)
{
  double best = G_MAXDOUBLE, length = 0.23 * edit->level;

  for (guint i = 0; i < edit->hexes->len; i++) {
    CrPoint c =
        cr_layout_centre (cr_map_get_grid (sketch->map), g_array_index (edit->hexes, CrHex, i));
    double along = -(p.x - c.x) * CR_SUN_X - (p.y - c.y) * CR_SUN_Y;
    double back = CLAMP (along, 0, length);
    CrPoint q = { p.x + back * CR_SUN_X, p.y + back * CR_SUN_Y };

    best = MIN (best, cr_distance (q, c) - 0.5);
  }
  return MAX (0, best);
}

static void
save (cairo_surface_t *surface, const char *name)
{
  const char *folder = g_getenv ("CRENEL_TEST_PICTURES");
  g_autofree char *path = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;

  if (path != NULL)
    cairo_surface_write_to_png (surface, path);
}

/* What an edit did to the picture. */
typedef struct {
  int changed, outside;
  double farthest;
  CrPoint at;
} Change;

static Change
compare (Sketch *sketch, const Edit *edit, cairo_surface_t *before, cairo_surface_t *after)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map), frame;
  Change change = { 0 };

  frame = cr_layout_frame (cr_map_get_grid (sketch->map));
  for (int y = 0; y < cairo_image_surface_get_height (after); y++) {
    for (int x = 0; x < cairo_image_surface_get_width (after); x++) {
      CrPoint p = { sheet.x + (x + 0.5) / PX, sheet.y + (y + 0.5) / PX };

      /* The key in the margin is another thing. */
      if (!cr_box_has (frame, p, 0) || sketch_compare_pixel (before, after, x, y) <= SKETCH_ROUNDED)
        continue;
      change.changed++;
      change.outside += edit->damage.width > 0 && !cr_box_has (edit->damage, p, 1.0 / PX);
      if (beyond (sketch, edit, p) > change.farthest) {
        change.farthest = beyond (sketch, edit, p);
        change.at = p;
      }
    }
  }
  return change;
}

static CrHex
pick_hex (const CrGrid *grid, CrRng *rng)
{
  return cr_grid_hex_at (grid, 1 + cr_rng_pick (rng, grid->columns),
                         1 + cr_rng_pick (rng, grid->rows));
}

static void
edit_value (Sketch *sketch, Edit *edit, CrRng *rng)
{
  static const char *const structures[] = { "none", "rampart", "tower", "keep", "gatehouse" };
  g_autoptr (CrEdit) step = cr_edit_new ();
  CrPlace place = { 0, edit->hex };
  int level = cr_map_get_value (sketch->map, place, CR_LAYER_LEVEL);

  if (edit->kind == EDIT_LEVEL)
    cr_edit_set_value (step, sketch->map, place, CR_LAYER_LEVEL,
                       level + (cr_rng_pick (rng, 2) ? 1 : -1));
  else
    cr_edit_set_code (step, sketch->map, place, CR_LAYER_STRUCTURE,
                      structures[cr_rng_pick (rng, G_N_ELEMENTS (structures))]);
  cr_edit_swap (step, sketch->map);
}

static void
edit_side (Sketch *sketch, Edit *edit, CrRng *rng)
{
  static const int sides[] = { CR_SIDE_BATTLEMENT, CR_SIDE_GATE,     CR_SIDE_SLIT,
                               CR_SIDE_DOORWAY,    CR_SIDE_HOARDING, CR_SIDE_WALL,
                               CR_SIDE_LOW_WALL,   CR_SIDE_HEDGE,    CR_SIDE_SLOPE };
  int column, row, kind = sides[cr_rng_pick (rng, G_N_ELEMENTS (sides))];

  cr_grid_address (cr_map_get_grid (sketch->map), edit->hex, &column, &row);
  fort_put_side (sketch, column, row, cr_rng_pick (rng, CR_N_DIRECTIONS),
                 (CrSide){ .kind = (gint8) kind });
}

static void
edit_link (Sketch *sketch, Edit *edit, CrRng *rng)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  int column, row, to_column, to_row;
  CrHex to = cr_hex_neighbour (edit->hex, cr_rng_pick (rng, CR_N_DIRECTIONS));

  cr_grid_address (grid, edit->hex, &column, &row);
  if (!cr_grid_contains (grid, to))
    to = edit->hex;
  cr_grid_address (grid, to, &to_column, &to_row);
  g_autofree char *xml =
      g_strdup_printf ("<%s id='l' from='%d,%d' to='%d,%d'/>",
                       cr_rng_pick (rng, 2) ? "ladder" : "ramp", column, row, to_column, to_row);
  fort_put_node (sketch, CR_SECTION_LINKS, xml);
}

static void
apply (Sketch *sketch, Edit *edit, CrRng *rng)
{
  static const char letters[] = "..c~~#####TKhsrmRx^AYtdf";
  int column, row;

  cr_grid_address (cr_map_get_grid (sketch->map), edit->hex, &column, &row);
  switch (edit->kind) {
  case EDIT_TERRAIN:
    edit->letter = letters[cr_rng_pick (rng, sizeof letters - 1)];
    edit->damage = sketch_put (sketch, column, row, edit->letter);
    return;
  case EDIT_SIDE:
    edit_side (sketch, edit, rng);
    break;
  case EDIT_LINK:
    edit_link (sketch, edit, rng);
    cr_art_refresh (sketch->art);
    return;
  default:
    edit_value (sketch, edit, rng);
    break;
  }
  CrPlace place = { 0, edit->hex };
  cr_scene_touch_places (sketch->scene, &place, 1);
  edit->damage = cr_art_touch (sketch->art, &place, 1);
}

/* A castle, its picture and what chance does to it. */
typedef struct {
  guint32 seed;
  Sketch *sketch;
  cairo_surface_t *picture;
  CrRng rng;
} Trial;

static void
begin_trial (Trial *trial, guint32 seed)
{
  trial->seed = seed;
  trial->sketch = wild_new (seed, seed % 2 ? CR_POINTY : CR_FLAT, seed / 2 % 2);
  trial->picture = sketch_paint_plainly (trial->sketch, PX);
  trial->rng = (CrRng){ seed * 31 + 7, 0 };
}

static void
end_trial (Trial *trial)
{
  cairo_surface_destroy (trial->picture);
  sketch_free (trial->sketch);
}

static void
save_both (const Trial *trial, cairo_surface_t *after, int step)
{
  g_autofree char *first = g_strdup_printf ("%u-%d-a.png", trial->seed, step);
  g_autofree char *second = g_strdup_printf ("%u-%d-b.png", trial->seed, step);

  save (trial->picture, first);
  save (after, second);
}

/* One edit, about what is built or dug where a few guesses find it. */
static Change
try_edit (Trial *trial, Edit *edit, int step)
{
  const CrGrid *grid = cr_map_get_grid (trial->sketch->map);

  edit->hex = pick_hex (grid, &trial->rng);
  for (int i = 0; i < 4; i++) {
    CrPlace place = { 0, edit->hex };
    if (strcmp (cr_map_get_terrain (trial->sketch->map, place), "flat") != 0)
      break;
    edit->hex = pick_hex (grid, &trial->rng);
  }
  if (edit->kind == EDIT_TERRAIN) {
    CrHex beside = cr_hex_neighbour (edit->hex, cr_rng_pick (&trial->rng, CR_N_DIRECTIONS));
    edit->hex = cr_grid_contains (grid, beside) ? beside : edit->hex;
  }
  edit->hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  add_things (trial->sketch, edit->hex, edit->hexes);
  edit->level = highest (trial->sketch, edit->hexes);
  edit->built = is_built (trial->sketch, edit->hex);
  apply (trial->sketch, edit, &trial->rng);
  add_things (trial->sketch, edit->hex, edit->hexes);
  edit->level = MAX (edit->level, highest (trial->sketch, edit->hexes));
  edit->built |= is_built (trial->sketch, edit->hex);
  edit->built &= edit->kind == EDIT_TERRAIN || edit->kind == EDIT_STRUCTURE;
  cairo_surface_t *after = sketch_paint_plainly (trial->sketch, PX);
  Change change = compare (trial->sketch, edit, trial->picture, after);
  save_both (trial, after, step);
  cairo_surface_destroy (trial->picture);
  trial->picture = after;
  return change;
}

#define N_STEPS 8

/* The farthest pixel that edits changed, by whether masonry was one of what they changed; of those
 * of masonry, how many there were, and how many of them went far. */
typedef struct {
  double ground[N_EDITS], masonry[N_EDITS];
  int n_masonry, n_far;
} Farthest;

static void
try_castle (guint32 seed, Farthest *farthest)
{
  Trial trial;

  begin_trial (&trial, seed);
  for (int step = 0; step < N_STEPS; step++) {
    Edit edit = { .kind = step < N_STEPS / 2 ? EDIT_TERRAIN : step - N_STEPS / 2 + 1 };
    Change change = try_edit (&trial, &edit, step);
    double *most = &(edit.built ? farthest->masonry : farthest->ground)[edit.kind];
    int column, row;

    cr_grid_address (cr_map_get_grid (trial.sketch->map), edit.hex, &column, &row);
    *most = MAX (*most, change.farthest);
    farthest->n_masonry += edit.built;
    farthest->n_far += edit.built && change.farthest > MOST;
    g_test_message ("%.2f W seed %u-%d: %s%s '%c' on %d,%d: %d pixels, to %.2f,%.2f; %d not "
                    "damaged",
                    change.farthest, seed, step, names[edit.kind], edit.built ? " (built)" : "",
                    edit.letter ? edit.letter : ' ', column, row, change.changed, change.at.x,
                    change.at.y, change.outside);
    g_assert_cmpint (change.outside, ==, 0);
    g_array_unref (edit.hexes);
  }
  end_trial (&trial);
}

/* Every kind of edit on many castles: print the farthest pixel of each. */
static void
test_edits (void)
{
  guint32 first = sketch_first_seed (), n = sketch_n_castles (24);
  Farthest farthest = { 0 };

  for (guint32 seed = first; seed < first + n; seed++)
    try_castle (seed, &farthest);
  for (int i = 0; i < N_EDITS; i++)
    g_test_message ("%s: farthest changed pixel %.2f W, of masonry %.2f W", names[i],
                    farthest.ground[i], farthest.masonry[i]);
  g_test_message ("%d edits of masonry, %d about a corner", farthest.n_masonry, farthest.n_far);
  g_assert_cmpfloat (farthest.n_far, <=, MAX (1, MOST_CORNERS * farthest.n_masonry));
  for (int i = 0; i < N_EDITS; i++) {
    g_assert_cmpfloat (farthest.ground[i], <=, MOST);
    g_assert_cmpfloat (farthest.masonry[i], <=, MOST_OF_CORNER);
  }
}

/* All that an art draws of a map, without a surface. */
static CrDraw
draw_all (Sketch *sketch)
{
  static CrPaintOptions options;
  CrDraw draw = { .art = sketch->art, .scene = sketch->scene, .map = sketch->map };

  cr_paint_options_init (&options);
  draw.options = &options;
  draw.grid = cr_map_get_grid (sketch->map);
  draw.clip = cr_layout_frame (draw.grid);
  return draw;
}

static gboolean
is_covered (const GPtrArray *regions, CrPoint p)
{
  gboolean odd = FALSE;

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];
    for (guint k = 0; k < region->outlines->len; k++)
      odd ^= cr_line_contains (region->outlines->pdata[k], p);
  }
  return odd;
}

/* Hexes of a class whose centres its outlines leave out, and others' that they cover. */
static int
count_strays (const CrDraw *draw, const CrRegionClass *class)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, 0);
  int n = 0;

  for (int i = 0; i < cr_grid_n_cells (draw->grid); i++) {
    CrHex hex = cr_grid_get_hex (draw->grid, i);
    gboolean own = class->has (draw->art, 0, hex, class->data);

    n += own != is_covered (regions, cr_layout_centre (draw->grid, hex));
  }
  return n;
}

/* Whatever meets whatever, each hex centre lies on its own ground. */
static void
test_centres (void)
{
  static const CrRegionClass *const castle[] = { &cr_walk_class, &cr_solid_class, &cr_tower_class,
                                                 &cr_gate_tower_class, &cr_keep_class };
  static const CrRecipeLayer layers[] = { CR_RECIPE_LAYER_GROUND, CR_RECIPE_LAYER_COURT,
                                          CR_RECIPE_LAYER_WATER };

  guint32 first = sketch_first_seed (), n = sketch_n_castles (60);

  for (guint32 seed = first; seed < first + n; seed++) {
    g_autoptr (Sketch) sketch = wild_new (seed, seed % 2, seed / 2 % 2);
    CrDraw draw = draw_all (sketch);

    g_test_message ("castle %u", seed);

    for (guint i = 0; i < G_N_ELEMENTS (castle); i++)
      g_assert_cmpint (count_strays (&draw, castle[i]), ==, 0);
    for (guint i = 0; i < G_N_ELEMENTS (layers); i++) {
      g_autoptr (GPtrArray) classes = cr_draw_get_classes (&draw, layers[i]);
      for (guint k = 0; k < classes->len; k++)
        g_assert_cmpint (count_strays (&draw, classes->pdata[k]), ==, 0);
    }
  }
}

/* One hex may tell how all of a keep, a tower or a house looks, so all of it is painted again. */
static void
test_whole (void)
{
  static const CrRegionClass *const castle[] = { &cr_tower_class, &cr_gate_tower_class,
                                                 &cr_keep_class };
  int n = 0;

  for (guint32 seed = 1; seed <= 20; seed++) {
    g_autoptr (Sketch) sketch = wild_new (seed, seed % 2, seed / 2 % 2);
    CrDraw draw = draw_all (sketch);

    for (guint i = 0; i < G_N_ELEMENTS (castle); i++) {
      g_autoptr (GPtrArray) regions = cr_draw_get_regions (&draw, castle[i], 0);
      const CrRegion *region = regions->len > 0 ? regions->pdata[0] : NULL;

      if (region == NULL)
        continue;
      CrBox whole = region->box;
      CrPlace place = { 0, g_array_index (region->hexes, CrHex, region->hexes->len - 1) };
      CrBox box = cr_art_touch (sketch->art, &place, 1);
      CrPoint ends[] = { { whole.x, whole.y }, { whole.x + whole.width, whole.y + whole.height } };
      g_assert_true (cr_box_has (box, ends[0], 0) && cr_box_has (box, ends[1], 0));
      n += MAX (whole.width, whole.height) > 2.5;
    }
  }
  g_assert_cmpint (n, >, 0);
}

/* Whether a court runs on under a hex. */
static gboolean
has_court (Sketch *sketch, int column, int row)
{
  CrDraw draw = draw_all (sketch);
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (&draw, CR_RECIPE_LAYER_COURT);
  CrHex hex = cr_grid_hex_at (draw.grid, column, row);
  gboolean has = FALSE;

  for (guint i = 0; i < classes->len; i++) {
    const CrRegionClass *class = classes->pdata[i];
    has |= class->has (draw.art, 0, hex, class->data);
  }
  return has;
}

/* No grass shows beside a pond in a court, and no court beyond a moat: it runs on beneath the
 * water, and no farther. */
static void
test_ponds (void)
{
  g_autoptr (Sketch) sketch =
      sketch_new ("ccccc\ncc~cc\nccccc\n~~~~~\n.....\n.....\n", CR_FLAT, CR_SHIFT_ODD);

  g_assert_true (has_court (sketch, 3, 2));
  g_assert_true (has_court (sketch, 3, 4));
  g_assert_false (has_court (sketch, 3, 5));
  g_assert_false (has_court (sketch, 3, 6));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/local/centres", test_centres);
  g_test_add_func ("/draw/local/whole", test_whole);
  g_test_add_func ("/draw/local/ponds", test_ponds);
  g_test_add_func ("/draw/local/edits", test_edits);
  return g_test_run ();
}

/* plain-sight.c: which hexes of a drawing show their terrain.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain-sight.h"

#include <math.h>

#include "cr-painter.h"
#include "sketch.h"

/* As finely as proposals read a picture, in pixels per W; a square of it holds a hex. */
#define SCALE 32
#define REACH 0.6
/* Two pixels are of one colour when no channel is farther apart, of 255: an eye that sees both side
 * by side hardly parts them. */
#define SAME_COLOUR 8

static cairo_surface_t *
draw_hex (CrArt *art, CrPoint centre)
{
  int size = (int) ceil (2 * REACH * SCALE);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  cairo_t *cr = cairo_create (surface);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.area = (CrBox){ centre.x - REACH, centre.y - REACH, 2 * REACH, 2 * REACH };
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, SCALE, SCALE);
  cairo_translate (cr, -options.area.x, -options.area.y);
  cr_art_paint (art, cr, &options);
  cairo_destroy (cr);
  return surface;
}

/* Whether more than half of a hex is drawn otherwise. */
static gboolean
is_changed (const CrGrid *grid, CrHex hex, cairo_surface_t *before, cairo_surface_t *after)
{
  CrPoint centre = cr_layout_centre (grid, hex);
  int size = cairo_image_surface_get_width (before), n = 0, n_changed = 0;

  for (int i = 0; i < size * size; i++) {
    int x = i % size, y = i / size;
    CrPoint at = { centre.x - REACH + (x + 0.5) / SCALE, centre.y - REACH + (y + 0.5) / SCALE };

    if (!cr_hex_equal (cr_layout_hex_at (grid, at), hex))
      continue;
    n++;
    n_changed += sketch_compare_pixel (before, after, x, y) > SAME_COLOUR;
  }
  return 2 * n_changed > n;
}

static void
put_ground (Sketch *sketch, CrPlace place, int terrain)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_set_value (edit, sketch->map, place, CR_LAYER_TERRAIN, terrain);
  cr_edit_swap (edit, sketch->map);
  cr_scene_touch_places (sketch->scene, &place, 1);
  cr_art_touch (sketch->art, &place, 1);
}

static Sketch *
copy (const CrScene *scene, gboolean bare)
{
  Sketch *sketch = g_new0 (Sketch, 1);

  sketch->map = cr_map_copy (cr_scene_get_map (scene));
  sketch->ruleset = cr_ruleset_ref ((CrRuleset *) cr_scene_get_ruleset (scene));
  if (bare) {
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    int made = cr_map_get_floor (sketch->map, 0)->defaults[CR_LAYER_TERRAIN];
    g_autoptr (CrEdit) edit = cr_edit_new ();

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      cr_edit_set_value (edit, sketch->map, (CrPlace){ 0, cr_grid_get_hex (grid, cell) },
                         CR_LAYER_TERRAIN, made);
    cr_edit_swap (edit, sketch->map);
  }
  sketch->scene = cr_scene_new (sketch->map, sketch->ruleset);
  sketch->art = cr_art_new (sketch->scene);
  return sketch;
}

/* 0 beyond the edge. */
static int
get_beside (const CrMap *map, CrHex hex, CrDirection direction)
{
  CrPlace place = { 0, cr_hex_neighbour (hex, direction) };

  return cr_grid_contains (cr_map_get_grid (map), place.hex)
             ? cr_map_get_value (map, place, CR_LAYER_TERRAIN)
             : 0;
}

/* The terrain that most of its neighbours have, its own not counted; the floor's own ground where
 * they all have that of the hex. */
static int
find_around (const CrMap *map, CrPlace place, int made)
{
  int terrain = cr_map_get_value (map, place, CR_LAYER_TERRAIN), around = made, most = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int other = get_beside (map, place.hex, d), n = 0;

    for (CrDirection e = 0; e < CR_N_DIRECTIONS; e++)
      n += get_beside (map, place.hex, e) == other;
    if (other > 0 && other != terrain && n > most) {
      most = n;
      around = other;
    }
  }
  return around;
}

/* Compares a hex with what it is when it is like those round about, or, being of the ground, with
 * what it is where there is nothing else. */
static gboolean
shows_terrain (Sketch *sketch, Sketch *bare, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPoint centre = cr_layout_centre (grid, place.hex);
  int made = cr_map_get_floor (sketch->map, 0)->defaults[CR_LAYER_TERRAIN];
  int terrain = cr_map_get_value (sketch->map, place, CR_LAYER_TERRAIN);
  cairo_surface_t *before = draw_hex (sketch->art, centre), *after;
  gboolean changed;

  if (terrain == made) {
    after = draw_hex (bare->art, centre);
  } else {
    put_ground (sketch, place, find_around (sketch->map, place, made));
    after = draw_hex (sketch->art, centre);
    put_ground (sketch, place, terrain);
  }
  changed = is_changed (grid, place.hex, before, after);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return changed == (terrain != made);
}

gboolean *
plain_sight_find (const CrScene *scene)
{
  g_autoptr (Sketch) sketch = copy (scene, FALSE);
  g_autoptr (Sketch) bare = copy (scene, TRUE);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  gboolean *clear = g_new0 (gboolean, cr_grid_n_cells (grid));

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, cell) };

    clear[cell] = cr_map_get_occupied_sides (sketch->map, place) == 0 &&
                  cr_map_get_value (sketch->map, place, CR_LAYER_STRUCTURE) <= 0 &&
                  shows_terrain (sketch, bare, place);
  }
  return clear;
}

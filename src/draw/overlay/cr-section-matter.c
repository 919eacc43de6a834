/* cr-section-matter.c: earth, water, masonry and other materials in a section.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-section-private.h"

#include "cr-noise.h"

#include <math.h>

/* For each level: the number of courses of stone and of rows of tiles, and the height of walls
 * beneath a roof. */
#define COURSES 4.0
#define TILES 9.0
#define EAVES 0.46
/* The length of a stone in parts of a hex. */
#define STONE_LENGTH 0.27

enum { SEED_STONE = 3101, SEED_GRASS, SEED_EARTH, SEED_LEAF };

static CrBox
box_of (const CrSectionPage *page, double from, double to, double low, double high)
{
  double x = cr_section_get_x (page, from), y = cr_section_get_y (page, high);

  return (CrBox){ x, y, cr_section_get_x (page, to) - x, cr_section_get_y (page, low) - y };
}

/* The box is filled slightly wider, so that no seam shows beside the next. */
static void
fill_box (const CrSectionPage *page, CrBox box, CrTone tone, double alpha)
{
  cr_section_set_tone (page, tone, alpha);
  cairo_rectangle (page->cr, box.x, box.y, box.width + (alpha < 1 ? 0 : 1), box.height);
  cairo_fill (page->cr);
}

static void
begin_box (const CrSectionPage *page, CrBox box)
{
  cairo_save (page->cr);
  cairo_rectangle (page->cr, box.x, box.y, box.width, box.height);
  cairo_clip (page->cr);
}

/* Stones lie on a lattice of the whole drawing, so that they continue from hex to hex. */
static void
draw_masonry (const CrSectionPage *page, CrBox box)
{
  double high = MAX (page->rise / COURSES, 3), wide = MAX (page->pitch * STONE_LENGTH, high * 1.5);
  int first = (int) floor ((page->bottom - box.y - box.height) / high);
  int last = (int) ceil ((page->bottom - box.y) / high);

  begin_box (page, box);
  for (int row = first; row <= last; row++) {
    double y = page->bottom - row * high, shift = cr_hash3 (row, 0, SEED_STONE) * wide;
    int from = (int) floor ((box.x - page->left - shift) / wide) - 1;

    for (int i = from; page->left + shift + i * wide < box.x + box.width; i++) {
      double x = page->left + shift + (i + 0.3 * cr_hash3 (i, row, SEED_STONE)) * wide;
      double tint = cr_hash3 (i, row, SEED_STONE + 7);

      if (tint < 0.36) {
        cairo_rectangle (page->cr, x, y - high, wide, high);
        cr_section_set_tone (page, tint < 0.2 ? CR_TONE_STONE_LIT : CR_TONE_STONE_DIM, 0.55);
        cairo_fill (page->cr);
      }
      cairo_move_to (page->cr, x, y);
      cairo_line_to (page->cr, x, y - high);
    }
    cairo_move_to (page->cr, box.x, y);
    cairo_line_to (page->cr, box.x + box.width, y);
    cr_section_set_tone (page, CR_TONE_JOINT, 0.7);
    cairo_set_line_width (page->cr, 0.7);
    cairo_stroke (page->cr);
  }
  cairo_restore (page->cr);
}

/* Draws pen strokes in the ground below its surface, and some stones. */
static void
draw_earth (const CrSectionPage *page, CrBox box)
{
  double step = MAX (page->rise * 0.16, 2);
  int first = (int) floor ((box.x - page->left) / step);

  fill_box (page, box, CR_TONE_EARTH, 1);
  begin_box (page, box);
  for (int i = first; page->left + i * step < box.x + box.width + page->rise; i++) {
    double x = page->left + i * step,
           deep = page->rise * (0.18 + 0.5 * cr_hash3 (i, 0, SEED_EARTH));

    cairo_move_to (page->cr, x, box.y);
    cairo_line_to (page->cr, x - deep * 0.6, box.y + deep);
  }
  cr_section_set_tone (page, CR_TONE_INK_SOFT, 0.4);
  cairo_set_line_width (page->cr, 0.8);
  cairo_stroke (page->cr);
  for (int i = first; page->left + i * step < box.x + box.width; i += 2) {
    double y = box.y + page->rise * (0.35 + 3 * cr_hash3 (i, 1, SEED_EARTH));

    cairo_new_sub_path (page->cr);
    cairo_arc (page->cr, page->left + i * step, y, 0.6 + 1.2 * cr_hash3 (i, 2, SEED_EARTH), 0,
               2 * G_PI);
  }
  cr_section_set_tone (page, CR_TONE_EARTH_DIM, 1);
  cairo_fill (page->cr);
  cairo_restore (page->cr);
}

/* Draws a green edge with blades of grass. */
static void
draw_turf (const CrSectionPage *page, CrBox box)
{
  double high = MAX (page->rise * 0.13, 2.5), step = MAX (page->rise * 0.13, 2);
  CrBox turf = { box.x, box.y, box.width, high };

  fill_box (page, turf, CR_TONE_GRASS, 1);
  for (int i = (int) ceil ((box.x - page->left) / step); page->left + i * step < box.x + box.width;
       i++) {
    double x = page->left + i * step, lean = (cr_hash3 (i, 1, SEED_GRASS) - 0.5) * high;

    if (cr_noise (i * 0.13, 4, SEED_GRASS) < -0.1)
      continue;
    cairo_move_to (page->cr, x - 0.7, box.y + 1);
    cairo_line_to (page->cr, x + lean, box.y - high * (0.5 + cr_hash3 (i, 2, SEED_GRASS)));
    cairo_line_to (page->cr, x + 0.7, box.y + 1);
  }
  cr_section_set_tone (page, CR_TONE_TUFT, 1);
  cairo_fill (page->cr);
}

static void
draw_water (const CrSectionPage *page, CrBox box)
{
  fill_box (page, box, CR_TONE_WATER, 1);
  fill_box (page, (CrBox){ box.x, box.y + box.height * 0.55, box.width, box.height * 0.45 },
            CR_TONE_WATER_DEEP, 0.5);
  cr_section_set_tone (page, CR_TONE_WATER_LIT, 1);
  cairo_set_line_width (page->cr, 1.1);
  for (int row = 0; row < 3; row++)
    for (double x = box.x + 5 + 7 * (row % 2); x + 12 < box.x + box.width; x += 19 + 6 * row) {
      double y = box.y + box.height * (0.14 + 0.17 * row);

      cairo_move_to (page->cr, x, y);
      cairo_curve_to (page->cr, x + 3, y - 2, x + 7, y + 2, x + 11, y);
    }
  cairo_stroke (page->cr);
}

void
cr_section_draw_column (const CrSectionPage *page, int index)
{
  const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, index);
  CrBox box = box_of (page, index - 0.5, index + 0.5, page->lowest, column->level);

  if (column->place.floor < 0)
    return;
  if (column->water) {
    draw_water (page, box);
    return;
  }
  if (column->built && column->level > 0) {
    CrBox stone = box_of (page, index - 0.5, index + 0.5, MAX (0, page->lowest), column->level);

    draw_earth (page, box_of (page, index - 0.5, index + 0.5, page->lowest, 0));
    fill_box (page, stone, CR_TONE_STONE, 1);
    draw_masonry (page, stone);
    return;
  }
  draw_earth (page, box);
  if (column->ground == CR_TONE_GRASS)
    draw_turf (page, box);
}

static gboolean
is_like (const CrSectionColumn *a, const CrSectionColumn *b)
{
  return a->place.floor >= 0 && b->place.floor >= 0 && a->look == b->look && a->level == b->level &&
         a->top == b->top && a->solid == b->solid && a->roof == b->roof;
}

static void
draw_rows (const CrSectionPage *page, CrBox box, double pitch)
{
  begin_box (page, box);
  for (double y = box.y + box.height - pitch; y > box.y; y -= pitch) {
    cairo_move_to (page->cr, box.x, y);
    cairo_line_to (page->cr, box.x + box.width, y);
  }
  cr_section_set_tone (page, CR_TONE_INK, 0.4);
  cairo_set_line_width (page->cr, 0.7);
  cairo_stroke (page->cr);
  cairo_restore (page->cr);
}

static void
trace_box (const CrSectionPage *page, CrBox box)
{
  cairo_rectangle (page->cr, box.x, box.y, box.width, box.height);
}

/* A tiled roof is not drawn in red, because red marks what stops a line. */
static void
fill_roof (const CrSectionPage *page, CrBox box, CrTone tone)
{
  fill_box (page, box, tone == CR_TONE_TILE ? CR_TONE_WOOD : tone, 1);
  fill_box (page, box, CR_TONE_STONE_DIM, 0.25);
  draw_rows (page, box, MAX (page->rise / TILES, 2.5));
}

/* Draws a house from the side of its eaves: its ridge is as wide as its foot. */
static void
draw_house (const CrSectionPage *page, CrBox box, CrTone tone)
{
  double eaves = box.y + box.height * (1 - EAVES), post = MAX (page->pitch * 0.36, 6);
  CrBox wall = { box.x, eaves, box.width, box.height * EAVES };
  CrBox roof = { box.x, box.y, box.width, box.height * (1 - EAVES) };

  fill_box (page, wall, CR_TONE_EARTH_LIT, 1);
  begin_box (page, wall);
  for (double x = box.x; x <= box.x + box.width; x += post) {
    cairo_move_to (page->cr, x, wall.y);
    cairo_line_to (page->cr, x, wall.y + wall.height);
    cairo_move_to (page->cr, x, wall.y + wall.height);
    cairo_line_to (page->cr, x + post * 0.6, wall.y);
  }
  cr_section_set_tone (page, CR_TONE_WOOD_DIM, 1);
  cairo_set_line_width (page->cr, MAX (page->rise * 0.05, 1.2));
  cairo_stroke (page->cr);
  cairo_restore (page->cr);
  fill_roof (page, roof, tone);
  fill_box (page, (CrBox){ box.x, eaves, box.width, page->rise * 0.06 }, CR_TONE_INK, 0.35);
  trace_box (page, roof);
  trace_box (page, wall);
  cr_section_outline (page, 1.4);
}

/* Draws a room beneath its roof, cut open so that men within are seen. */
static void
draw_room (const CrSectionPage *page, CrBox box, CrTone tone)
{
  double slab = MIN (box.height * 0.3, page->rise * 0.34);
  CrBox inside = { box.x, box.y + slab, box.width, box.height - slab };

  fill_box (page, inside, CR_TONE_STONE_DIM, 1);
  draw_masonry (page, inside);
  fill_box (page, inside, CR_TONE_SHADOW, 0.22);
  fill_roof (page, (CrBox){ box.x, box.y, box.width, slab }, tone);
  trace_box (page, (CrBox){ box.x, box.y, box.width, slab });
  trace_box (page, box);
  cr_section_outline (page, 1.4);
}

static void
draw_clump (const CrSectionPage *page, double x, double y, double radius, CrTone tone)
{
  cairo_arc (page->cr, x, y, radius, 0, 2 * G_PI);
  cr_section_set_tone (page, tone, 1);
  cairo_fill_preserve (page->cr);
  cr_section_set_tone (page, CR_TONE_LEAF_DIM, 1);
  cairo_set_line_width (page->cr, 0.8);
  cairo_stroke (page->cr);
}

/* Draws trees as wide and as high as the rule counts them: clumps of leaves, lit from the left, on
 * trunks. */
static void
draw_trees (const CrSectionPage *page, CrBox box, int index)
{
  static const CrTone tones[] = { CR_TONE_LEAF_DIM, CR_TONE_LEAF, CR_TONE_LEAF_LIT };
  double radius = MAX (MIN (box.height, page->pitch) * 0.21, 2), crown = box.height * 0.78;
  int across = MAX ((int) (box.width / radius / 1.1), 2);
  int rows = MAX ((int) (crown / radius), 2);

  for (double x = box.x + MIN (page->pitch, box.width) / 2; x < box.x + box.width; x += page->pitch)
    fill_box (
        page,
        (CrBox){ x - radius * 0.28, box.y + crown * 0.7, radius * 0.56, box.height - crown * 0.7 },
        CR_TONE_WOOD_DIM, 1);
  for (int row = rows; row >= 0; row--)
    for (int i = 0; i <= across; i++) {
      double chance = cr_hash3 (index * 64 + i, row, SEED_LEAF), r = radius * (0.75 + 0.4 * chance);
      double x = box.x + box.width * (i + (chance - 0.5) * 0.5) / across;
      double y = box.y + crown * (row + 0.6 * chance) / rows;
      int light = (int) CLAMP (2.6 - 2.2 * row / rows - 0.8 * i / across + chance, 0, 2);

      draw_clump (page, CLAMP (x, box.x + r, MAX (box.x + box.width - r, box.x + r)),
                  CLAMP (y, box.y + r, MAX (box.y + crown - 0.6 * r, box.y + r)), r, tones[light]);
    }
}

void
cr_section_draw_standing (const CrSectionPage *page, int index)
{
  const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, index);
  int end = index;
  CrBox box;

  if (column->place.floor < 0 || (column->top <= column->level && !column->solid) ||
      (index > 0 && is_like (column - 1, column)))
    return;
  while (end < page->lof->range && is_like (column, column + (end + 1 - index)))
    end++;
  box = box_of (page, index - 0.5, end + 0.5, column->level,
                column->solid ? page->highest : column->top);
  if (column->solid || column->look == CR_SECTION_BLOCK) {
    fill_box (page, box, CR_TONE_STONE_DIM, 1);
    draw_masonry (page, box);
    trace_box (page, box);
    cr_section_outline (page, 1.4);
  } else if (column->look == CR_SECTION_HOUSE)
    draw_house (page, box, column->roof);
  else if (column->look == CR_SECTION_TREE)
    draw_trees (page, box, index);
  else
    draw_room (page, box, column->roof);
}

/* Draws the line of the ground; what stands on it has edges of its own. */
void
cr_section_draw_surface (const CrSectionPage *page)
{
  cairo_new_path (page->cr);
  for (guint i = 0; i < page->columns->len; i++) {
    const CrSectionColumn *column = &g_array_index (page->columns, CrSectionColumn, i);
    double y = cr_section_get_y (page, column->level);

    if (column->place.floor < 0)
      continue;
    cairo_line_to (page->cr, cr_section_get_x (page, i - 0.5), y);
    cairo_line_to (page->cr, cr_section_get_x (page, i + 0.5), y);
  }
  cr_section_set_ink (page, 0.9);
  cairo_set_line_width (page->cr, 1.7);
  cairo_stroke (page->cr);
}

static double
side_column (const CrSectionPage *page, const CrLofStep *step)
{
  CrHex other = cr_hex_neighbour (step->place.hex, step->side);
  int a = cr_hex_distance (page->lof->from.hex, step->place.hex);
  int b = cr_hex_distance (page->lof->from.hex, other);

  return CLAMP ((a + b) / 2.0, 0.5, MAX (0.5, page->lof->range - 0.5));
}

/* Draws a battlement in section: a parapet, and on its outer half a merlon with a sloping top. */
static void
draw_merlon (const CrSectionPage *page, double x, double y)
{
  double wide = CLAMP (page->pitch * 0.16, 5, 13), high = CLAMP (page->rise * 0.42, 7, 24);

  cairo_rectangle (page->cr, x - wide / 2, y - high * 0.45, wide, high * 0.45);
  cr_section_set_tone (page, CR_TONE_STONE_LIT, 1);
  cairo_fill_preserve (page->cr);
  cr_section_outline (page, 1.1);
  cairo_move_to (page->cr, x - wide * 0.42, y - high * 0.45);
  cairo_line_to (page->cr, x - wide * 0.42, y - high * 0.86);
  cairo_line_to (page->cr, x, y - high);
  cairo_line_to (page->cr, x + wide * 0.42, y - high * 0.86);
  cairo_line_to (page->cr, x + wide * 0.42, y - high * 0.45);
  cairo_close_path (page->cr);
  cr_section_set_tone (page, CR_TONE_MERLON, 1);
  cairo_fill_preserve (page->cr);
  cr_section_outline (page, 1.1);
}

static void
draw_wall (const CrSectionPage *page, double x, int ground, int top)
{
  double wide = CLAMP (page->pitch * 0.12, 6, 12), y = cr_section_get_y (page, top);
  CrBox box = { x - wide / 2, y, wide, cr_section_get_y (page, ground) - y };

  trace_box (page, box);
  cr_section_set_tone (page, CR_TONE_STONE_LIT, 1);
  cairo_fill (page->cr);
  draw_masonry (page, box);
  trace_box (page, box);
  cr_section_outline (page, 1.2);
}

void
cr_section_draw_sides (const CrSectionPage *page)
{
  for (guint i = 0; i < page->steps->len; i++) {
    const CrLofStep *step = &g_array_index (page->steps, CrLofStep, i);
    CrHex other;
    int ground;
    double x;

    if (step->side < 0 || step->kind < 0 || step->way == 2)
      continue;
    other = cr_hex_neighbour (step->place.hex, step->side);
    ground = MAX (cr_scene_get_level (page->scene, step->place),
                  cr_scene_get_level (page->scene, (CrPlace){ step->place.floor, other }));
    x = cr_section_get_x (page, side_column (page, step));
    if (step->kind == CR_SIDE_BATTLEMENT || step->top == CR_LOF_NO_TOP || step->top <= ground)
      draw_merlon (page, x, cr_section_get_y (page, ground));
    else
      draw_wall (page, x, ground, step->top);
  }
}

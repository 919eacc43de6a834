/* cr-chart-names.c: labels on the map, and its named areas.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-chart-private.h"

#include "cr-area.h"
#include "cr-map-words.h"

#include <math.h>

/* Names smaller than this, in device pixels, are left out, because they could not be read and would
 * cover each other. */
#define LEAST_PX 7

/* The paper around the letters of a name and the space between them, in parts of its size. */
#define HALO 0.26
#define SPREAD 0.04

/* The rim of an area runs so far within its hexes, in W, that those of neighbours do not merge. */
#define INSET 0.06

static gboolean
reaches_clip (const CrDraw *draw, CrPoint at, double width, double height)
{
  return cr_box_has (draw->clip, at, hypot (width, height) / 2 + 0.1);
}

static void
write_at (const CrDraw *draw, CrPoint at, const char *text, const CrLetter *letter, double angle)
{
  if (letter->size * draw->px < LEAST_PX ||
      !reaches_clip (draw, at, cr_draw_text_width (draw, text, letter), letter->size))
    return;
  cairo_save (draw->cr);
  cairo_translate (draw->cr, at.x, at.y);
  cairo_rotate (draw->cr, angle);
  cr_draw_text (draw, (CrPoint){ 0, 0.32 * letter->size }, text, letter);
  cairo_restore (draw->cr);
}

/* Returns: FALSE when the label is on another floor or cannot be read */
static gboolean
read_label (const CrDraw *draw, const CrNode *node, CrLabel *label, CrLetter *letter)
{
  if (!cr_node_is (node, "label") || !cr_label_read (draw->map, node, label, NULL) ||
      label->at.floor != draw->floor || label->size <= 0)
    return FALSE;
  label->text = cr_map_translate (draw->map, label->text, g_get_language_names ());
  *letter = (CrLetter){ .tone = CR_TONE_INK, .alpha = 1, .align = 0.5, .bold = TRUE, .caps = TRUE };
  letter->size = CR_LABEL_SIZE * label->size / CR_LABEL_SIZE_DEFAULT;
  letter->halo = HALO * letter->size;
  letter->spread = SPREAD * letter->size;
  return letter->size * draw->px >= LEAST_PX;
}

static void
draw_label (const CrDraw *draw, const CrNode *node)
{
  CrLetter letter;
  CrLabel label;

  if (read_label (draw, node, &label, &letter))
    write_at (draw, cr_layout_centre (draw->grid, label.at.hex), label.text, &letter,
              label.angle / 1000.0 * G_PI / 180);
}

/* Only the boxes of horizontal names are listed. */
GArray *
cr_draw_list_names (const CrDraw *draw)
{
  gboolean shown = (draw->options->show & CR_SHOW_LABELS) != 0;
  guint n = shown ? cr_map_n_nodes (draw->map, CR_SECTION_LABELS) : 0;
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (CrBox));

  for (guint i = 0; i < n; i++) {
    CrLetter letter;
    CrLabel label;

    if (!read_label (draw, cr_map_get_node (draw->map, CR_SECTION_LABELS, i), &label, &letter) ||
        label.angle != 0)
      continue;
    CrPoint at = cr_layout_centre (draw->grid, label.at.hex);
    double width = cr_draw_text_width (draw, label.text, &letter), height = 0.8 * letter.size;
    CrBox box = { at.x - width / 2, at.y - height / 2, width, height };
    if (cr_box_meets (box, cr_box_grow (draw->clip, 2)))
      g_array_append_val (boxes, box);
  }
  return boxes;
}

gboolean
cr_names_meet (const GArray *names, CrBox box)
{
  for (guint i = 0; i < names->len; i++) {
    if (cr_box_meets (g_array_index (names, CrBox, i), box))
      return TRUE;
  }
  return FALSE;
}

static GArray *
list_hexes (const CrDraw *draw, const CrArea *area)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < area->places->len; i++) {
    CrPlace place = g_array_index (area->places, CrPlace, i);

    if (place.floor == draw->floor)
      g_array_append_val (hexes, place.hex);
  }
  return hexes;
}

/* Returns: the middle of the hex that is nearest to the middle of all hexes, so that the name of a
 * crescent stands within it */
static CrPoint
find_middle (const CrDraw *draw, const GArray *hexes)
{
  CrPoint sum = { 0, 0 }, best = { 0, 0 };
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < hexes->len; i++) {
    CrPoint p = cr_layout_centre (draw->grid, g_array_index (hexes, CrHex, i));

    sum.x += p.x / hexes->len;
    sum.y += p.y / hexes->len;
  }
  for (guint i = 0; i < hexes->len; i++) {
    CrPoint p = cr_layout_centre (draw->grid, g_array_index (hexes, CrHex, i));

    if (hypot (p.x - sum.x, p.y - sum.y) < least) {
      least = hypot (p.x - sum.x, p.y - sum.y);
      best = p;
    }
  }
  return best;
}

static CrPoint
pull_in (CrPoint point, CrPoint middle)
{
  return (CrPoint){ point.x + (middle.x - point.x) * INSET,
                    point.y + (middle.y - point.y) * INSET };
}

static void
add_edge (const CrDraw *draw, CrEdge edge)
{
  CrPoint middle = cr_layout_centre (draw->grid, edge.hex);
  CrPoint from = pull_in (cr_edge_get_start (draw->grid, edge), middle);
  CrPoint to = pull_in (cr_edge_get_end (draw->grid, edge), middle);

  cairo_move_to (draw->cr, from.x, from.y);
  cairo_line_to (draw->cr, to.x, to.y);
}

/* Draws dashes over a line of paper colour, which are seen on any ground and do not look like a
 * hexside of the castle. */
static void
draw_rim (const CrDraw *draw, const GArray *hexes)
{
  const double dash[] = { 0.10, 0.07 };
  g_autoptr (GPtrArray) loops =
      cr_region_trace ((const CrHex *) (const void *) hexes->data, hexes->len);

  cairo_new_path (draw->cr);
  for (guint i = 0; i < loops->len; i++) {
    const GArray *loop = loops->pdata[i];

    for (guint k = 0; k < loop->len; k++)
      if (cr_box_has (draw->clip, cr_edge_get_middle (draw->grid, cr_edge_at (loop, k)), 0.6))
        add_edge (draw, cr_edge_at (loop, k));
  }
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_PAPER), 0.8);
  cairo_set_line_width (draw->cr, 0.075);
  cairo_stroke_preserve (draw->cr);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (draw->cr, dash, G_N_ELEMENTS (dash), 0);
  cr_draw_stroke (draw, CR_TONE_BLUE, 0.035, 1);
  cairo_set_dash (draw->cr, NULL, 0, 0);
}

static void
draw_area (const CrDraw *draw, const CrNode *node)
{
  static const CrLetter letter = { .size = CR_AREA_SIZE,
                                   .tone = CR_TONE_BLUE,
                                   .alpha = 1,
                                   .halo = 0.07,
                                   .align = 0.5,
                                   .bold = TRUE,
                                   .italic = TRUE };
  g_auto (CrArea) area = { .id = NULL };
  g_autoptr (GArray) hexes = NULL;
  const char *name;

  if (!cr_node_is (node, "area") || !cr_area_read (draw->map, node, &area, NULL))
    return;
  hexes = list_hexes (draw, &area);
  if (hexes->len == 0)
    return;
  draw_rim (draw, hexes);
  name = cr_map_get_area_name (draw->map, node, g_get_language_names ());
  if (name != NULL)
    write_at (draw, find_middle (draw, hexes), name, &letter, 0);
}

void
cr_draw_names (const CrDraw *draw)
{
  guint n_areas = cr_map_n_nodes (draw->map, CR_SECTION_AREAS);
  guint n_labels = cr_map_n_nodes (draw->map, CR_SECTION_LABELS);

  for (guint i = 0; (draw->options->show & CR_SHOW_AREAS) && i < n_areas; i++)
    draw_area (draw, cr_map_get_node (draw->map, CR_SECTION_AREAS, i));
  for (guint i = 0; (draw->options->show & CR_SHOW_LABELS) && i < n_labels; i++)
    draw_label (draw, cr_map_get_node (draw->map, CR_SECTION_LABELS, i));
}

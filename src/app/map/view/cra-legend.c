/* cra-legend.c: what the patterns on the map mean. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-legend.h"

#include "cr-numbering.h"
#include "cr-overlay.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#define MARGIN 12.0
#define PADDING 9.0
#define SAMPLE_WIDTH 26.0
#define SAMPLE_HEIGHT 14.0
#define ROW 20.0
#define MAX_ROWS 5

typedef struct {
  CrOverlayPattern pattern;
  const char *text;
} LegendRow;

typedef struct {
  char *title;
  LegendRow rows[MAX_ROWS];
  int n_rows;
} Legend;

static void
add_row (Legend *legend, CrOverlayPattern pattern, const char *text)
{
  legend->rows[legend->n_rows++] = (LegendRow){ pattern, text };
}

static void
read_difference (Legend *legend, const CrDifference *difference)
{
  if (cr_difference_count (difference, CR_FIRE_GAINED) > 0)
    add_row (legend, CR_PATTERN_GAINED, _ ("gained: can be hit now"));
  if (cr_difference_count (difference, CR_FIRE_LOST) > 0)
    add_row (legend, CR_PATTERN_LOST, _ ("lost: no longer hit"));
  if (cr_difference_count (difference, CR_FIRE_COVER) > 0)
    add_row (legend, CR_PATTERN_COVER, _ ("other cover"));
  if (cr_difference_count (difference, CR_FIRE_SHOOTERS) > 0)
    add_row (legend, CR_PATTERN_COUNT, _ ("so many more can hit, or fewer"));
}

static void
read_field (Legend *legend, const CrField *field, CreToolFire *fire)
{
  gboolean hit = FALSE, dead = FALSE, counts = FALSE;

  if (cre_tool_fire_get_difference (fire) != NULL) {
    read_difference (legend, cre_tool_fire_get_difference (fire));
    return;
  }
  g_object_get (fire, "show-field", &hit, "show-dead", &dead, "show-counts", &counts, NULL);
  if (hit)
    add_row (legend, CR_PATTERN_FIELD, _ ("clear: can be hit"));
  if (dead && cr_field_n_dead (field) > 0)
    add_row (legend, CR_PATTERN_DEAD, _ ("dead ground"));
  if (counts)
    add_row (legend, CR_PATTERN_COUNT, _ ("how many can hit"));
}

/* One row for each pattern that is actually on the map. */
static void
read_legend (Legend *legend, CreDocument *document, CreToolFire *fire, CreToolWalk *walk)
{
  const CrMap *map = cre_document_get_map (document);
  const CrField *field = fire != NULL ? cre_tool_fire_get_field (fire) : NULL;
  CrPlace start;

  if (field != NULL || (fire != NULL && cre_tool_fire_get_difference (fire) != NULL)) {
    gsize n = 0;
    const CrPlace *shooters = cre_tool_fire_get_shooters (fire, &n);
    g_autofree char *number = n == 1 ? cr_map_format_printed (map, shooters[0]) : NULL;

    legend->title = n == 1 ? g_strdup_printf (_ ("From %s"), number)
                           : g_strdup_printf (_ ("From %u shooters"), (guint) n);
    read_field (legend, field, fire);
  }
  if (walk != NULL && cre_tool_walk_get_reach (walk) != NULL &&
      cre_tool_walk_get_start (walk, &start)) {
    g_autofree char *number = cr_map_format_printed (map, start);

    if (legend->title == NULL)
      legend->title = g_strdup_printf (_ ("From %s"), number);
    add_row (legend, CR_PATTERN_REACH, _ ("can be walked to"));
  }
}

static PangoLayout *
new_layout (cairo_t *cr, const char *text, gboolean bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font =
      pango_font_description_from_string (bold ? "Sans Bold 8.5" : "Sans 8.5");

  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

static double
text_width (cairo_t *cr, const char *text, gboolean bold)
{
  g_autoptr (PangoLayout) layout = new_layout (cr, text, bold);
  int width = 0;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
draw_text (cairo_t *cr, const char *text, gboolean bold, double x, double y)
{
  g_autoptr (PangoLayout) layout = new_layout (cr, text, bold);
  int height = 0;

  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_set_source_rgb (cr, 0.13, 0.11, 0.08);
  cairo_move_to (cr, x, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

static void
draw_box (cairo_t *cr, double x, double y, double width, double height)
{
  const double r = 6;

  cairo_new_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI / 2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.94);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* A sample is drawn by the painter of the overlays, at the size of an ordinary hex. */
static void
draw_sample (cairo_t *cr, CrOverlayPattern pattern, double x, double y)
{
  CrOverlayStyle style = { CR_VARIANT_COLOUR, 48, { 0 } };
  CrBox box = { 0, 0, SAMPLE_WIDTH / style.px, SAMPLE_HEIGHT / style.px };

  cairo_save (cr);
  cairo_translate (cr, x, y - SAMPLE_HEIGHT / 2);
  cairo_scale (cr, style.px, style.px);
  cr_overlay_sample (cr, &style, pattern, box);
  cairo_restore (cr);
  cairo_rectangle (cr, x + 0.5, y - SAMPLE_HEIGHT / 2 + 0.5, SAMPLE_WIDTH - 1, SAMPLE_HEIGHT - 1);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Left or right at the bottom: away from shooter and target. */
static gboolean
wants_right (const CraViewport *viewport, CreDocument *document, CreToolFire *fire)
{
  const CrGrid *grid = cre_document_get_grid (document);
  gsize n = 0;
  const CrPlace *shooters = fire != NULL ? cre_tool_fire_get_shooters (fire, &n) : NULL;
  CrPlace target;
  int left = 0, right = 0;

  for (gsize i = 0; i <= n; i++) {
    CrPoint at;

    if (i == n && (fire == NULL || !cre_tool_fire_get_target (fire, &target)))
      break;
    at = cra_viewport_to_widget (viewport,
                                 cr_layout_centre (grid, i < n ? shooters[i].hex : target.hex));
    if (at.y > viewport->height / 2)
      at.x < viewport->width / 2 ? left++ : right++;
  }
  return left > right;
}

void
cra_legend_draw (cairo_t *cr,
                 const CraViewport *viewport,
                 CreDocument *document,
                 CreToolFire *fire,
                 CreToolWalk *walk)
{
  Legend legend = { 0 };
  double width, height, x, y;

  read_legend (&legend, document, fire, walk);
  if (legend.title == NULL)
    return;
  width = text_width (cr, legend.title, TRUE);
  for (int i = 0; i < legend.n_rows; i++)
    width = MAX (width, SAMPLE_WIDTH + 8 + text_width (cr, legend.rows[i].text, FALSE));
  width += 2 * PADDING;
  height = ROW * (legend.n_rows + 1) + PADDING;
  x = wants_right (viewport, document, fire) ? viewport->width - width - MARGIN : MARGIN;
  y = viewport->height - height - MARGIN;
  draw_box (cr, x, y, width, height);
  draw_text (cr, legend.title, TRUE, x + PADDING, y + PADDING / 2 + ROW / 2);
  for (int i = 0; i < legend.n_rows; i++) {
    double row = y + PADDING / 2 + ROW * (i + 1.5);

    draw_sample (cr, legend.rows[i].pattern, x + PADDING, row);
    draw_text (cr, legend.rows[i].text, FALSE, x + PADDING + SAMPLE_WIDTH + 8, row);
  }
  g_free (legend.title);
}

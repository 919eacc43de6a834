/* cra-legend.c: what the patterns on the map mean. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-legend.h"

#include "cr-numbering.h"
#include "cr-overlay.h"
#include "cr-painter.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#define MARGIN 12.0
#define PADDING 9.0
#define SAMPLE_WIDTH 26.0
#define SAMPLE_HEIGHT 14.0
#define TEXT (SAMPLE_WIDTH + 8)
#define ROW 20.0
#define MAX_ROWS 6
/* The mark before the title: open or folded. */
#define MARK 8.0
#define TITLE (MARK + 6)
/* The switches in the upper corners end there. */
#define BELOW_SWITCHES 58.0
/* Nearer than that a man's name or ring would be hidden. */
#define CLEAR 24.0

/* @drawn: FALSE where it is said that nothing is */
typedef struct {
  CrOverlayPattern pattern;
  const char *text;
  gboolean drawn;
} LegendRow;

typedef struct {
  char *title, *tried;
  LegendRow rows[MAX_ROWS];
  int n_rows;
} Legend;

static void
add_row (Legend *legend, CrOverlayPattern pattern, const char *text)
{
  legend->rows[legend->n_rows++] = (LegendRow){ pattern, text, TRUE };
}

/* Words alone. */
static void
add_note (Legend *legend, const char *text)
{
  legend->rows[legend->n_rows++] = (LegendRow){ .text = text };
}

/* The drawer that tells what is tried may be shut, and the field is not drawn meanwhile. */
static void
add_tried (Legend *legend, CreToolFire *fire)
{
  legend->tried = cre_tool_fire_dup_tried (fire);
  add_note (legend, legend->tried);
}

static void
read_difference (Legend *legend, const CrDifference *difference)
{
  int n_rows = legend->n_rows;

  if (cr_difference_count (difference, CR_FIRE_GAINED) > 0)
    add_row (legend, CR_PATTERN_GAINED, _ ("gained: can be hit now"));
  if (cr_difference_count (difference, CR_FIRE_LOST) > 0)
    add_row (legend, CR_PATTERN_LOST, _ ("lost: no longer hit"));
  if (cr_difference_count (difference, CR_FIRE_COVER) > 0)
    add_row (legend, CR_PATTERN_COVER, _ ("other cover"));
  if (cr_difference_count (difference, CR_FIRE_SHOOTERS) > 0)
    add_row (legend, CR_PATTERN_COUNT, _ ("so many more can hit, or fewer"));
  /* A title alone would look folded. */
  if (legend->n_rows == n_rows)
    add_note (legend, _ ("no change of fire anywhere"));
}

static void
read_field (Legend *legend, const CrField *field, CreToolFire *fire)
{
  gboolean hit = FALSE, dead = FALSE, counts = FALSE;

  if (cre_tool_fire_get_difference (fire) != NULL) {
    add_tried (legend, fire);
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
  if (legend->n_rows == 0)
    add_note (legend, dead ? _ ("no dead ground") : _ ("nothing of it is shown"));
}

/* One row for each pattern that is actually on the map. */
static void
read_legend (Legend *legend, const CraLegend *about)
{
  const CrMap *map = cre_document_get_map (about->document);
  CreToolFire *fire = about->fire;
  CreToolWalk *walk = about->walk;
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
text_width (PangoLayout *layout)
{
  int width = 0;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
draw_text (cairo_t *cr, PangoLayout *layout, double x, double y)
{
  int height = 0;

  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_set_source_rgb (cr, 0.13, 0.11, 0.08);
  cairo_move_to (cr, x, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

static void
draw_box (cairo_t *cr, CrBox box)
{
  const double r = 6, x = box.x, y = box.y, width = box.width, height = box.height;

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

static CrBox
to_widget (const CraViewport *viewport, CrBox box)
{
  CrPoint at = cra_viewport_to_widget (viewport, (CrPoint){ box.x, box.y });

  return (CrBox){ at.x, at.y, box.width * viewport->scale, box.height * viewport->scale };
}

static double
overlap (CrBox a, CrBox b)
{
  double width = MIN (a.x + a.width, b.x + b.width) - MAX (a.x, b.x);
  double height = MIN (a.y + a.height, b.y + b.height) - MAX (a.y, b.y);

  return MAX (width, 0) * MAX (height, 0);
}

static gboolean
hides (const CraViewport *viewport, const CrGrid *grid, CrHex hex, CrBox box)
{
  return cr_box_has (box, cra_viewport_to_widget (viewport, cr_layout_centre (grid, hex)), CLEAR);
}

/* How many of the men and of what was touched would lie beneath. What is merely pointed at may: a
 * legend that flees from the pointer cannot be clicked. */
static int
count_hidden (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  const CrGrid *grid = cre_document_get_grid (about->document);
  const CrMuster *muster = about->fire != NULL ? cre_tool_fire_get_muster (about->fire) : NULL;
  gsize n = 0;
  const CrPlace *shooters =
      about->fire != NULL ? cre_tool_fire_get_shooters (about->fire, &n) : NULL;
  int n_hidden = about->touched != NULL && hides (viewport, grid, *about->touched, box);
  CrPlace end;

  for (gsize i = 0; i < n; i++)
    n_hidden += hides (viewport, grid, shooters[i].hex, box);
  for (guint i = 0; muster != NULL && i < cr_muster_n_men (muster); i++)
    n_hidden += hides (viewport, grid, cr_muster_get_man (muster, i)->place.hex, box);
  if (about->fire != NULL && cre_tool_fire_get_target (about->fire, &end))
    n_hidden += hides (viewport, grid, end.hex, box);
  if (about->walk != NULL && cre_tool_walk_get_start (about->walk, &end))
    n_hidden += hides (viewport, grid, end.hex, box);
  return n_hidden;
}

/* Of what changes gain and lose. */
static int
count_changed (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  const CrGrid *grid = cre_document_get_grid (about->document);
  const CrDifference *difference =
      about->fire != NULL ? cre_tool_fire_get_difference (about->fire) : NULL;
  int n_changed = 0;

  for (guint i = 0; difference != NULL && i < cr_difference_n (difference); i++) {
    CrPoint at = cr_layout_centre (grid, cr_difference_get (difference, i)->place.hex);

    n_changed += cr_box_has (box, cra_viewport_to_widget (viewport, at), 0);
  }
  return n_changed;
}

/* What is lost to sight there: the desk around the sheet is nothing, the title and key beneath the
 * map are more than bare hexes, men and what is different are more than all of that. */
static double
weigh (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  const CrMap *map = cre_document_get_map (about->document);
  double sheet = overlap (box, to_widget (viewport, cr_paint_sheet_box (map)));
  double key = overlap (box, to_widget (viewport, cr_paint_key_box (map)));

  return sheet + 8 * key +
         1e6 * (count_hidden (viewport, about, box) + count_changed (viewport, about, box));
}

/* Left and right, at the foot, above the key of the map, and at the top. */
#define N_CORNERS 6

static CrBox
get_corner (const CraViewport *viewport, const CraLegend *about, int corner, CrBox size)
{
  CrBox key = to_widget (viewport, cr_paint_key_box (cre_document_get_map (about->document)));
  double bottom = viewport->height - size.height - MARGIN;
  const double heights[] = { bottom, MIN (bottom, key.y - size.height), BELOW_SWITCHES };

  size.x = corner % 2 == 0 ? MARGIN : viewport->width - size.width - MARGIN;
  size.y = heights[corner / 2];
  return size;
}

/* Who reads it looks for it where it was: another field is no reason to go elsewhere. */
static gboolean
stays (const CraViewport *viewport, const CraLegend *about, CrBox box)
{
  CrBox key = to_widget (viewport, cr_paint_key_box (cre_document_get_map (about->document)));

  return box.y >= BELOW_SWITCHES && count_hidden (viewport, about, box) == 0 &&
         overlap (box, key) <= 0;
}

/* The corner where it hides least; the upper ones begin below the switches that lie there. */
static CrBox
place_legend (const CraViewport *viewport, const CraLegend *about, CrBox size)
{
  int before = about->corner != NULL ? *about->corner : -1, best = -1;
  double least = G_MAXDOUBLE;

  if (before >= 0 && stays (viewport, about, get_corner (viewport, about, before, size)))
    return get_corner (viewport, about, before, size);
  for (int i = 0; i < N_CORNERS; i++) {
    CrBox box = get_corner (viewport, about, i, size);
    double weight = weigh (viewport, about, box);

    if (box.y >= BELOW_SWITCHES && weight < least) {
      best = i;
      least = weight;
    }
  }
  if (about->corner != NULL)
    *about->corner = best;
  return get_corner (viewport, about, MAX (best, 0), size);
}

/* Written once, to be measured and drawn: the title, and each row. */
static GPtrArray *
write_legend (cairo_t *cr, const Legend *legend)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (texts, new_layout (cr, legend->title, TRUE));
  for (int i = 0; i < legend->n_rows; i++)
    g_ptr_array_add (texts, new_layout (cr, legend->rows[i].text, FALSE));
  return texts;
}

/* Of the widest text, with its sample. */
static double
find_width (const GPtrArray *texts)
{
  double width = TITLE + text_width (texts->pdata[0]);

  for (guint i = 1; i < texts->len; i++)
    width = MAX (width, TEXT + text_width (texts->pdata[i]));
  return width + 2 * PADDING;
}

/* Points down at the rows, or to the title alone. */
static void
draw_mark (cairo_t *cr, double x, double y, gboolean folded)
{
  const double r = MARK / 2;

  cairo_new_path (cr);
  cairo_move_to (cr, x - (folded ? r / 2 : r), y - (folded ? r : r / 2));
  cairo_line_to (cr, x + (folded ? r / 2 : r), y - (folded ? 0 : r / 2));
  cairo_line_to (cr, x - (folded ? r / 2 : 0), y + (folded ? r : r / 2));
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.13, 0.11, 0.08);
  cairo_fill (cr);
}

static void
draw_rows (cairo_t *cr, const Legend *legend, const GPtrArray *texts, CrBox box)
{
  for (int i = 0; i < legend->n_rows; i++) {
    double row = box.y + PADDING / 2 + ROW * (i + 1.5);

    if (legend->rows[i].drawn)
      draw_sample (cr, legend->rows[i].pattern, box.x + PADDING, row);
    draw_text (cr, texts->pdata[i + 1], box.x + PADDING + (legend->rows[i].drawn ? TEXT : 0), row);
  }
}

CrBox
cra_legend_draw (cairo_t *cr, const CraViewport *viewport, const CraLegend *about)
{
  g_autoptr (GPtrArray) texts = NULL;
  Legend legend = { 0 };
  CrBox box = { 0 };

  read_legend (&legend, about);
  if (legend.title == NULL)
    return box;
  if (about->folded)
    legend.n_rows = 0;
  texts = write_legend (cr, &legend);
  box = place_legend (viewport, about,
                      (CrBox){ 0, 0, find_width (texts), ROW * (legend.n_rows + 1) + PADDING });
  draw_box (cr, box);
  draw_mark (cr, box.x + PADDING + MARK / 2, box.y + PADDING / 2 + ROW / 2, about->folded);
  draw_text (cr, texts->pdata[0], box.x + PADDING + TITLE, box.y + PADDING / 2 + ROW / 2);
  draw_rows (cr, &legend, texts, box);
  g_free (legend.title);
  g_free (legend.tried);
  return box;
}

char *
cra_legend_dup_text (const CraLegend *about)
{
  Legend legend = { 0 };
  GString *text;

  read_legend (&legend, about);
  if (legend.title == NULL)
    return NULL;
  text = g_string_new (about->folded ? _ ("Legend, folded") : _ ("Legend"));
  g_string_append_printf (text, ": %s", legend.title);
  for (int i = 0; !about->folded && i < legend.n_rows; i++)
    g_string_append_printf (text, "%s%s", _ ("; "), legend.rows[i].text);
  g_string_append_c (text, '.');
  g_free (legend.title);
  g_free (legend.tried);
  return g_string_free (text, FALSE);
}

/* cra-map-view-word.c: a tag on the map that tells what the last act did, with a button.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <math.h>

#define PAD 8.0
#define GAP 8.0
#define WIDEST 300

/* The parts of a tag. */
typedef struct {
  PangoLayout *text, *offer; /* owned; the second nullable */
  double width, height, offer_height;
} Tag;

static void
clear_tag (Tag *tag)
{
  g_clear_object (&tag->text);
  g_clear_object (&tag->offer);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Tag, clear_tag)

static PangoLayout *
lay_out (CraMapView *self, char *text, gboolean bold, double *width, double *height)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autofree char *markup = g_strdup_printf (bold ? "<b>%s</b>" : "%s", escaped);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  int w, h;

  pango_layout_set_markup (layout, markup, -1);
  pango_layout_set_width (layout, WIDEST * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (layout, &w, &h);
  *width = w;
  *height = h;
  g_free (text);
  return layout;
}

/* An icon, not only a colour, distinguishes a refusal or a warning from a success. */
static Tag
make_tag (CraMapView *self, const CreWord *word)
{
  static const char *const signs[] = { "✓", "!", "✕" };
  Tag tag = { 0 };
  double width = 0, offer_width = 0;

  tag.text = lay_out (self, g_strdup_printf ("%s  %s", signs[word->kind], word->text), FALSE,
                      &width, &tag.height);
  tag.height += 2 * PAD;
  if (word->offer != NULL) {
    tag.offer = lay_out (self, g_strdup_printf ("%s  ⏎", word->offer), TRUE, &offer_width,
                         &tag.offer_height);
    tag.offer_height += 2 * PAD;
    tag.height += tag.offer_height;
  }
  tag.width = MAX (width, offer_width) + 2 * PAD;
  return tag;
}

/* Returns: the box of what the tag is about in pixels of the canvas: a hex, or the two hexes of a
 * side */
static CrBox
get_subject (CraMapView *self, CreMark mark)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  CrPoint at = cra_viewport_to_widget (viewport, cr_layout_centre (&self->grid, mark.place.hex));
  double reach = viewport->scale * 0.6;
  CrBox box = { at.x - reach, at.y - reach, 2 * reach, 2 * reach };

  if (mark.side >= 0) {
    CrPoint side = cra_viewport_to_widget (
        viewport, cr_layout_side_middle (&self->grid, mark.place.hex, mark.side));

    box.x += MIN (0, side.x - at.x);
    box.y += MIN (0, side.y - at.y);
    box.width += fabs (side.x - at.x);
    box.height += fabs (side.y - at.y);
  }
  return box;
}

static gboolean
overlap (CrBox a, CrBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/* Places the tag beside its subject, on the first of four sides where it fits and hides no legend.
 */
static CrBox
place_tag (CraMapView *self, CrBox about, const Tag *tag)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  double x = about.x + about.width / 2 - tag->width / 2;
  double y = about.y + about.height / 2 - tag->height / 2;
  const CrPoint corners[] = { { about.x + about.width + GAP, y },
                              { about.x - GAP - tag->width, y },
                              { x, about.y + about.height + GAP },
                              { x, about.y - GAP - tag->height } };

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++) {
    CrBox box = { corners[i].x, corners[i].y, tag->width, tag->height };

    /* The tag may slide along the side at which it lies. */
    if (i < 2)
      box.y = CLAMP (box.y, GAP, MAX (GAP, viewport->height - GAP - tag->height));
    else
      box.x = CLAMP (box.x, GAP, MAX (GAP, viewport->width - GAP - tag->width));
    if (box.x >= GAP && box.y >= GAP && box.x + box.width <= viewport->width - GAP &&
        box.y + box.height <= viewport->height - GAP && !overlap (box, self->legend))
      return box;
  }
  return (CrBox){ GAP, GAP, tag->width, tag->height };
}

static void
add_card (cairo_t *cr, CrBox box, double radius)
{
  double right = box.x + box.width, bottom = box.y + box.height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, box.y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, box.x + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, box.x + radius, box.y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_card (cairo_t *cr, CrBox box, const CreWord *word, const Tag *tag)
{
  static const double colours[][3] = { { 0.07, 0.22, 0.12 },
                                       { 0.28, 0.18, 0.02 },
                                       { 0.30, 0.07, 0.07 } };
  const double *colour = colours[word->kind];

  add_card (cr, box, 7);
  cairo_set_source_rgba (cr, colour[0], colour[1], colour[2], 0.94);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.5);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke (cr);
  cairo_move_to (cr, box.x + PAD, box.y + PAD);
  pango_cairo_show_layout (cr, tag->text);
  cairo_new_path (cr);
}

static CrBox
get_offer_box (CrBox box, const Tag *tag)
{
  return (CrBox){ box.x + 4, box.y + box.height - tag->offer_height, box.width - 8,
                  tag->offer_height - 4 };
}

static void
draw_offer (cairo_t *cr, CrBox box, const Tag *tag)
{
  CrBox button = get_offer_box (box, tag);

  add_card (cr, button, 5);
  cairo_set_source_rgb (cr, 0.98, 0.97, 0.93);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.13, 0.11, 0.08);
  cairo_move_to (cr, box.x + PAD, button.y + PAD - 2);
  pango_cairo_show_layout (cr, tag->offer);
  cairo_new_path (cr);
}

/* Returns: (nullable): what the tool has to say about the shown floor */
static const CreWord *
get_word (CraMapView *self)
{
  const CreWord *word = self->tool != NULL ? cre_tool_get_word (self->tool) : NULL;

  return word != NULL && word->mark.place.floor == self->floor ? word : NULL;
}

void
cra_map_view_draw_word (CraMapView *self, cairo_t *cr)
{
  const CreWord *word = get_word (self);

  self->word = self->offer = (CrBox){ 0 };
  if (word == NULL)
    return;

  g_auto (Tag) tag = make_tag (self, word);
  self->word = place_tag (self, get_subject (self, word->mark), &tag);
  draw_card (cr, self->word, word, &tag);
  if (tag.offer == NULL)
    return;
  self->offer = get_offer_box (self->word, &tag);
  draw_offer (cr, self->word, &tag);
}

gboolean
cra_map_view_press_word (CraMapView *self, CrPoint at)
{
  if (get_word (self) == NULL || self->word.width <= 0 || !cr_box_has (self->word, at, 0))
    return FALSE;
  if (self->offer.width <= 0 || !cr_box_has (self->offer, at, 0) || !cre_tool_accept (self->tool))
    cre_tool_dismiss (self->tool);
  return TRUE;
}

gboolean
cra_map_view_heads_for_word (CraMapView *self, CrPoint at)
{
  const CreWord *word = get_word (self);
  CrBox about;
  double x, y;

  if (word == NULL || word->offer == NULL || self->word.width <= 0)
    return FALSE;
  about = get_subject (self, word->mark);
  x = MIN (about.x, self->word.x);
  y = MIN (about.y, self->word.y);
  about.width = MAX (about.x + about.width, self->word.x + self->word.width) - x;
  about.height = MAX (about.y + about.height, self->word.y + self->word.height) - y;
  return cr_box_has ((CrBox){ x, y, about.width, about.height }, at, 0);
}

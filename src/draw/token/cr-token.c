/* cr-token.c: draws the counters of men. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-face-private.h"
#include "cr-shield-private.h"
#include "cr-token-private.h"

#include "cr-letter.h"
#include "cr-text.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

/* All lengths are for a counter of size 1, from its upper left corner. */
#define CORNER 0.1
#define BAND 0.27
/* What a name leaves free at each side, and what it leaves where a disc tells of a state. */
#define MARGIN 0.04
#define DISC_END 0.22

/* The greatest width of a figure, less than the distance of two figures. All three have one
 * height, a smaller one where a figure has two digits. */
#define FIGURE 0.28
#define FIGURE_HEIGHT 0.235
#define LESS_HEIGHT 0.205

/* The room for a picture between the band and the figures. */
#define FACE_WIDTH 0.84
#define FACE_HEIGHT 0.4
#define LARGE_HEIGHT 0.62
#define MERLONS 4
#define MERLON 0.055

/* Text is laid out at this size and scaled, because pango cannot lay out sizes in sides of a
 * counter. */
#define LAYOUT_SIZE 64

/* From this size in pixels on, a counter can be read. */
#define READABLE 26

typedef struct {
  CrColour face, band, letters;
} Livery;

/* The colours by variant and side; grey has no hue, and high contrast is darker. */
static const Livery liveries[CR_N_VARIANTS][2] = {
  [CR_VARIANT_COLOUR] = { { { 0.86, 0.90, 0.95 }, { 0.15, 0.28, 0.50 }, { 1, 1, 1 } },
                          { { 0.96, 0.92, 0.82 }, { 0.53, 0.14, 0.16 }, { 1, 1, 1 } } },
  [CR_VARIANT_GREY] = { { { 0.94, 0.94, 0.94 }, { 0.22, 0.22, 0.22 }, { 1, 1, 1 } },
                        { { 1, 1, 1 }, { 0.80, 0.80, 0.80 }, { 0, 0, 0 } } },
  [CR_VARIANT_CONTRAST] = { { { 1, 1, 1 }, { 0, 0.10, 0.45 }, { 1, 1, 1 } },
                            { { 1, 1, 1 }, { 0.45, 0, 0 }, { 1, 1, 1 } } },
};

static const CrColour ink = { 0.10, 0.10, 0.10 };
static const CrColour attack_ink = { 0, 0, 0 };
static const CrColour defence_ink = { 0.70, 0.08, 0.12 };
static const CrColour movement_ink = { 0.07, 0.28, 0.62 };
static const CrColour paper = { 1, 1, 1 };

static void
set_colour (cairo_t *cr, CrColour colour, double alpha)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, alpha);
}

static void
trace_rounded (cairo_t *cr, double more)
{
  double low = -more, high = 1 + more, radius = CORNER + more;

  cairo_new_path (cr);
  cairo_arc (cr, high - radius, low + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, high - radius, high - radius, radius, 0, G_PI_2);
  cairo_arc (cr, low + radius, high - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, low + radius, low + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static PangoLayout *
new_layout (cairo_t *cr, const char *text)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Hinting is off, so that letters do not jump when the map is zoomed. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);
  pango_font_description_set_family_static (font, "Cantarell, sans-serif");
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, LAYOUT_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

void
cr_token_write (cairo_t *cr, CrPoint at, const char *text, double size, double most)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width, height;

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, size / LAYOUT_SIZE, size / LAYOUT_SIZE);
  layout = new_layout (cr, text);
  pango_layout_get_size (layout, &width, &height);
  if (size * width > most * LAYOUT_SIZE * PANGO_SCALE) {
    double less = most * LAYOUT_SIZE * PANGO_SCALE / (size * width);

    cairo_scale (cr, less, less);
    pango_cairo_update_layout (cr, layout);
  }
  cairo_move_to (cr, -width / 2.0 / PANGO_SCALE, -height / 2.0 / PANGO_SCALE);
  cr_letter_show (cr, layout);
  cairo_restore (cr);
}

/* Draws the band of the name, clipped to the counter. */
static void
draw_band (cairo_t *cr, const CrToken *token)
{
  double step = 1.0 / (2 * MERLONS + 1);

  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, 1, BAND);
  if (token->side % 2 == 1)
    for (int i = 0; i <= MERLONS; i++)
      cairo_rectangle (cr, 2 * i * step, BAND - 0.01, step, MERLON + 0.01);
  cairo_fill (cr);
}

static void
trace_token (cairo_t *cr, const CrToken *token)
{
  if (!token->cut) {
    trace_rounded (cr, 0);
    return;
  }
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, 1, 1);
}

static void
draw_shadow (cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 0.03, 0.05);
  trace_rounded (cr, 0);
  set_colour (cr, ink, 0.35);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_face (cairo_t *cr, CrVariant variant, const CrToken *token, const Livery *livery)
{
  static const CrColour ash = { 0.45, 0.44, 0.42 }, pale = { 0.80, 0.79, 0.77 };

  if (!token->cut)
    draw_shadow (cr);
  trace_token (cr, token);
  set_colour (cr, token->dead ? cr_colour_suit (variant, pale) : livery->face, 1);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  set_colour (cr, token->dead ? cr_colour_suit (variant, ash) : livery->band, 1);
  draw_band (cr, token);
  cairo_restore (cr);
  trace_token (cr, token);
  set_colour (cr, ink, 0.9);
  cairo_set_line_width (cr, token->cut ? 0.01 : 0.03);
  cairo_stroke (cr);
}

static void
draw_figure (cairo_t *cr, const CrToken *token, double x, int figure, CrColour colour)
{
  gboolean wide = token->attack > 9 || token->defence > 9 || token->movement > 9;
  g_autofree char *text = g_strdup_printf ("%d", figure);

  set_colour (cr, colour, 1);
  cr_token_write (cr, (CrPoint){ x, 0.845 }, text, wide ? LESS_HEIGHT : FIGURE_HEIGHT, FIGURE);
}

/* When figures would be too small to read, the picture takes their room. */
static gboolean
draw_picture (cairo_t *cr, CrVariant variant, const CrToken *token, gboolean readable)
{
  if (token->face == NULL)
    return FALSE;
  if (!readable)
    cairo_translate (cr, 0, LARGE_HEIGHT / 2 - FACE_HEIGHT / 2);
  return cr_face_draw (cr, variant, token->face, FACE_WIDTH, readable ? FACE_HEIGHT : LARGE_HEIGHT);
}

static void
draw_shield (cairo_t *cr, CrVariant variant, const CrToken *token, gboolean readable)
{
  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.535);
  if (!draw_picture (cr, variant, token, readable)) {
    cairo_scale (cr, 0.36, 0.36);
    if (token->animal)
      cr_token_draw_head (cr, variant);
    else
      cr_shield_draw (cr, variant, token->arms);
  }
  cairo_restore (cr);
}

/* Draws a disc with a letter at a corner, because a colour alone is no sign for some people.
 * @right: at the right corner, otherwise at the left */
static void
draw_state (cairo_t *cr, const CrToken *token, gboolean right, CrColour disc, const char *letter)
{
  double inset = token->cut ? 0.17 : 0.04;
  CrPoint at = { right ? 1 - inset : inset, token->cut ? 0.45 : inset };

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, token->cut ? 0.13 : 0.17, 0, 2 * G_PI);
  set_colour (cr, disc, 1);
  cairo_fill_preserve (cr);
  set_colour (cr, ink, 1);
  cairo_set_line_width (cr, 0.03);
  cairo_stroke (cr);
  cr_token_write (cr, at, letter, token->cut ? 0.19 : 0.24, 0.3);
}

/* Draws harm on amber; otherwise his stance on white. */
static void
draw_states (cairo_t *cr, CrVariant variant, const CrToken *token)
{
  const CrColour amber = cr_colour_suit (variant, (CrColour){ 0.98, 0.80, 0.20 });
  static const char *const stances[CR_N_STANCES] = {
    /* Translators: one letter on a counter: he kneels */
    [CR_STANCE_KNEELS] = NC_ ("man", "K"),
    /* Translators: one letter on a counter: he loads for another */
    [CR_STANCE_LOADS] = NC_ ("man", "L"),
    /* Translators: one letter on a counter: he climbs a ladder or a rope */
    [CR_STANCE_CLIMBS] = NC_ ("man", "C"),
    /* Translators: one letter on a counter: he steals up behind a horse, “behind” */
    [CR_STANCE_STALKS] = NC_ ("man", "B"),
    /* Translators: one letter on a counter: he holds a ladder, to carry it */
    [CR_STANCE_CARRIES] = NC_ ("man", "H"),
  };

  /* Translators: one letter on a counter: wounded */
  if (token->wounded)
    draw_state (cr, token, TRUE, amber, C_ ("man", "W"));
  if (token->stunned)
    draw_state (cr, token, FALSE, amber, C_ ("man", "Z"));
  else if (token->stance != CR_STANCE_NONE)
    draw_state (cr, token, FALSE, paper,
                g_dpgettext2 (GETTEXT_PACKAGE, "man", stances[token->stance]));
}

static void
strike_out (cairo_t *cr)
{
  for (int pass = 0; pass < 2; pass++) {
    set_colour (cr, pass == 0 ? paper : ink, pass == 0 ? 0.8 : 1);
    cairo_set_line_width (cr, pass == 0 ? 0.16 : 0.08);
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
    cairo_new_path (cr);
    cairo_move_to (cr, 0.16, 0.4);
    cairo_line_to (cr, 0.84, 0.9);
    cairo_move_to (cr, 0.84, 0.4);
    cairo_line_to (cr, 0.16, 0.9);
    cairo_stroke (cr);
  }
}

static void
draw_ring (cairo_t *cr, CrVariant variant)
{
  trace_rounded (cr, 0.07);
  set_colour (cr, paper, 1);
  cairo_set_line_width (cr, 0.14);
  cairo_stroke_preserve (cr);
  set_colour (cr, cr_palette_get (variant, CR_TONE_BLUE), 1);
  cairo_set_line_width (cr, 0.075);
  cairo_stroke (cr);
}

/* Beside the discs of his state, which would hide its ends. */
static void
draw_name (cairo_t *cr, const CrToken *token)
{
  gboolean discs = !token->cut && !token->dead;
  gboolean left = discs && (token->stunned || token->stance != CR_STANCE_NONE);
  double from = left ? DISC_END : MARGIN;
  double to = discs && token->wounded ? 1 - DISC_END : 1 - MARGIN;

  cr_token_write (cr, (CrPoint){ (from + to) / 2, BAND / 2 }, token->name, 0.2, to - from);
}

static void
draw_writing (cairo_t *cr, CrVariant variant, const CrToken *token, const Livery *livery)
{
  set_colour (cr, token->dead ? paper : livery->letters, 1);
  draw_name (cr, token);
  if (token->dead)
    return;
  draw_figure (cr, token, 0.5, token->defence, cr_colour_suit (variant, defence_ink));
  if (token->animal)
    return;
  draw_figure (cr, token, 0.17, token->attack, attack_ink);
  draw_figure (cr, token, 0.83, token->movement, cr_colour_suit (variant, movement_ink));
}

void
cr_token_draw (cairo_t *cr,
               CrVariant variant,
               const CrToken *token,
               CrPoint at,
               double size,
               double px)
{
  const Livery *livery = &liveries[variant][token->side % 2];

  cairo_save (cr);
  cairo_translate (cr, at.x - size / 2, at.y - size / 2);
  cairo_scale (cr, size, size);
  if (token->rump.x != 0 || token->rump.y != 0)
    cr_token_draw_horse (cr, variant, token);
  if (token->chosen)
    draw_ring (cr, variant);
  draw_face (cr, variant, token, livery);
  if (!token->dead)
    draw_shield (cr, variant, token, px >= READABLE);
  if (px >= READABLE)
    draw_writing (cr, variant, token, livery);
  if (token->dead)
    strike_out (cr);
  else
    draw_states (cr, variant, token);
  cairo_restore (cr);
}

void
cr_token_draw_ground (cairo_t *cr, CrVariant variant, const CrToken *token, CrBox box)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  set_colour (cr, liveries[variant][token->side % 2].face, 1);
  cairo_fill_preserve (cr);
  set_colour (cr, ink, 0.9);
  cairo_set_line_width (cr, box.width * 0.01);
  cairo_stroke (cr);
}

/* cr-letter.c: lines of text as outlines. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-letter.h"

#include <math.h>

#include <pango/pangocairo.h>

/* Text is laid out once at this size and scaled, so that it has no hinting and does not jump during
 * a zoom. */
#define LETTER_SIZE 100

/* The cache is emptied when a large map has filled it with so many texts. */
#define LETTER_CACHE 4096

/* @lock: held while a text is looked up or laid out; its outline stays valid while it is drawn */
struct _CrLetters {
  GMutex lock;
  PangoFontMap *fonts;
  GHashTable *glyphs; /* char * → Glyphs */
};

typedef struct {
  cairo_path_t *outline;
  double width, base;
} Glyphs;

static void
free_glyphs (gpointer data)
{
  cairo_path_destroy (((Glyphs *) data)->outline);
}

static void
unref_glyphs (gpointer data)
{
  g_atomic_rc_box_release_full (data, free_glyphs);
}

CrLetters *
cr_letters_new (void)
{
  CrLetters *letters = g_new0 (CrLetters, 1);

  g_mutex_init (&letters->lock);
  letters->fonts = pango_cairo_font_map_new ();
  letters->glyphs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, unref_glyphs);
  return letters;
}

void
cr_letters_free (CrLetters *letters)
{
  g_hash_table_unref (letters->glyphs);
  g_object_unref (letters->fonts);
  g_mutex_clear (&letters->lock);
  g_free (letters);
}

static void
set_font (PangoLayout *layout, const CrLetter *letter)
{
  PangoFontDescription *font = pango_font_description_from_string ("EB Garamond, serif");
  PangoAttrList *attributes = pango_attr_list_new ();
  double spread = letter->spread / letter->size * LETTER_SIZE * PANGO_SCALE;

  pango_font_description_set_weight (font, letter->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font, letter->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size (font, LETTER_SIZE * PANGO_SCALE);
  /* Lining figures: an old-style 1 reads like I. */
  pango_attr_list_insert (
      attributes, pango_attr_font_features_new (letter->caps ? "lnum, tnum, smcp" : "lnum, tnum"));
  pango_attr_list_insert (attributes, pango_attr_letter_spacing_new ((int) spread));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_font_description_free (font);
}

static PangoLayout *
new_layout (CrLetters *letters, const char *text, const CrLetter *letter)
{
  PangoContext *context = pango_font_map_create_context (letters->fonts);
  PangoLayout *layout = pango_layout_new (context);

  set_font (layout, letter);
  pango_layout_set_text (layout, text, -1);
  g_object_unref (context);
  return layout;
}

static Glyphs *
lay_out (CrLetters *letters, const char *text, const CrLetter *letter)
{
  cairo_surface_t *pad = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (pad);
  PangoLayout *layout = new_layout (letters, text, letter);
  Glyphs *glyphs = g_atomic_rc_box_new0 (Glyphs);
  int width;

  pango_cairo_layout_path (cr, layout);
  pango_layout_get_size (layout, &width, NULL);
  glyphs->outline = cairo_copy_path (cr);
  glyphs->width = (double) width / PANGO_SCALE;
  glyphs->base = (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  g_object_unref (layout);
  cairo_destroy (cr);
  cairo_surface_destroy (pad);
  return glyphs;
}

static Glyphs *
find_glyphs (CrLetters *letters, const char *text, const CrLetter *letter)
{
  int spread = (int) (letter->spread / letter->size * 1000);
  g_autofree char *key =
      g_strdup_printf ("%d%d%d%d %s", letter->bold, letter->italic, letter->caps, spread, text);
  Glyphs *glyphs = g_hash_table_lookup (letters->glyphs, key);

  if (glyphs != NULL)
    return glyphs;
  if (g_hash_table_size (letters->glyphs) > LETTER_CACHE)
    g_hash_table_remove_all (letters->glyphs);
  glyphs = lay_out (letters, text, letter);
  g_hash_table_insert (letters->glyphs, g_steal_pointer (&key), glyphs);
  return glyphs;
}

/* Returns: (transfer full) */
static Glyphs *
get_glyphs (const CrDraw *draw, const char *text, const CrLetter *letter)
{
  CrLetters *letters = cr_art_get_letters (draw->art);
  Glyphs *glyphs;

  g_mutex_lock (&letters->lock);
  glyphs = g_atomic_rc_box_acquire (find_glyphs (letters, text, letter));
  g_mutex_unlock (&letters->lock);
  return glyphs;
}

double
cr_draw_text_width (const CrDraw *draw, const char *text, const CrLetter *letter)
{
  Glyphs *glyphs = get_glyphs (draw, text, letter);
  double width = glyphs->width * letter->size / LETTER_SIZE;

  unref_glyphs (glyphs);
  return width;
}

/* Rounds to the precision with which cairo stores coordinates, so that a text is the same in every
 * tile that it crosses. */
static void
round_origin (cairo_t *cr)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  matrix.x0 = floor (matrix.x0 * 256 + 0.5) / 256;
  matrix.y0 = floor (matrix.y0 * 256 + 0.5) / 256;
  cairo_set_matrix (cr, &matrix);
}

static const cairo_user_data_key_t for_file;

void
cr_letter_keep (cairo_surface_t *recording)
{
  cairo_surface_set_user_data (recording, &for_file, recording, NULL);
}

/* Whether the target is a file; any other recording may be shown in pixels. */
static gboolean
is_file (cairo_t *cr)
{
  cairo_surface_t *target = cairo_get_target (cr);
  cairo_surface_type_t type = cairo_surface_get_type (target);

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG ||
         type == CAIRO_SURFACE_TYPE_PS || cairo_surface_get_user_data (target, &for_file) != NULL;
}

void
cr_letter_show (cairo_t *cr, PangoLayout *layout)
{
  if (is_file (cr)) {
    pango_cairo_show_layout (cr, layout);
    cairo_new_path (cr);
  } else {
    pango_cairo_layout_path (cr, layout);
    cairo_fill (cr);
  }
}

/* Moves the origin to the corner of the text, with its own unit. */
static void
begin_text (const CrDraw *draw, CrPoint at, const Glyphs *glyphs, const CrLetter *letter)
{
  double k = letter->size / LETTER_SIZE;

  cairo_save (draw->cr);
  cairo_translate (draw->cr, at.x - glyphs->width * k * letter->align, at.y - glyphs->base * k);
  cairo_scale (draw->cr, k, k);
  round_origin (draw->cr);
}

static void
draw_halo (const CrDraw *draw, const CrLetter *letter)
{
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_PAPER), 0.55);
  cairo_set_line_width (draw->cr, letter->halo);
  cairo_stroke_preserve (draw->cr);
}

static void
show_letters (const CrDraw *draw,
              CrPoint at,
              const char *text,
              const Glyphs *glyphs,
              const CrLetter *letter)
{
  CrLetters *letters = cr_art_get_letters (draw->art);
  PangoLayout *layout;

  g_mutex_lock (&letters->lock);
  layout = new_layout (letters, text, letter);
  begin_text (draw, at, glyphs, letter);
  cairo_new_path (draw->cr);
  cairo_move_to (draw->cr, 0, 0);
  cr_draw_set_colour (draw, cr_draw_tone (draw, letter->tone), letter->alpha);
  cr_letter_show (draw->cr, layout);
  cairo_restore (draw->cr);
  g_object_unref (layout);
  g_mutex_unlock (&letters->lock);
}

void
cr_draw_text (const CrDraw *draw, CrPoint at, const char *text, const CrLetter *letter)
{
  Glyphs *glyphs = get_glyphs (draw, text, letter);

  begin_text (draw, at, glyphs, letter);
  cairo_append_path (draw->cr, glyphs->outline);
  cairo_restore (draw->cr);
  if (letter->halo > 0)
    draw_halo (draw, letter);
  if (is_file (draw->cr))
    show_letters (draw, at, text, glyphs, letter);
  else
    cr_draw_fill (draw, letter->tone, letter->alpha);
  unref_glyphs (glyphs);
}

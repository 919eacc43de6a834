/* cr-marker.c: markers that are laid beside men. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-marker.h"

#include <glib/gi18n-lib.h>

#include "cr-text.h"
#include "cr-token-private.h"

/* All lengths are of a marker that measures 1. */
#define FOOT 0.24
#define SYMBOL 0.62
#define LETTERS 0.17
#define NUMBER 0.34
#define LINE 0.01

static const CrMarker markers[] = {
  { "wounded", N_ ("Wounded"), "marker-wounded", 0, "stunned" },
  { "stunned", N_ ("Stunned"), "marker-stunned", 0, "wounded" },
  { "kneeling", N_ ("Kneeling"), "marker-kneeling", 0, NULL },
  { "mounted", N_ ("Mounted"), "marker-rider", 0, NULL },
  { "body", N_ ("Dead"), "marker-body", 0, NULL },
  { "ladder", N_ ("Ladder"), "ladder", 0, NULL },
  { "door-open", N_ ("Open door"), "marker-door-open", 0, "door-shut" },
  { "door-shut", N_ ("Shut door"), "marker-door-shut", 0, "door-open" },
  { "door-barred", N_ ("Barred door"), "marker-door-barred", 0, "door-broken" },
  { "door-broken", N_ ("Broken door"), "marker-door-broken", 0, "door-barred" },
  { "hoarding-1", N_ ("Hoarding"), "marker-hoarding", 1, NULL },
  { "hoarding-2", N_ ("Hoarding"), "marker-hoarding", 2, NULL },
  { "hoarding-3", N_ ("Hoarding"), "marker-hoarding", 3, NULL },
  { "rubble", N_ ("Rubble"), "marker-rubble", 0, NULL },
  { "filled-moat", N_ ("Filled moat"), "marker-filled-moat", 0, NULL },
  { "tower-1", N_ ("Siege tower"), "marker-tower-part", 1, NULL },
  { "tower-2", N_ ("Siege tower"), "marker-tower-part", 2, NULL },
  { "tower-3", N_ ("Siege tower"), "marker-tower-part", 3, NULL },
  { "tower-4", N_ ("Siege tower"), "marker-tower-part", 4, NULL },
  { "ram", N_ ("Ram"), "ram", 0, NULL },
  { "mantlet", N_ ("Mantlet"), "mantlet", 0, NULL },
  { "rocks", N_ ("Rocks"), "marker-rocks", 0, NULL },
  { "fire", N_ ("Fire"), "fire", 0, NULL },
  { "cart", N_ ("Cart"), "cart", 0, NULL },
  { "stakes", N_ ("Stakes"), "stakes", 0, NULL },
  { "engine", N_ ("Siege engine"), "engine", 0, NULL },
};

const CrMarker *
cr_markers_get (guint *n_out)
{
  *n_out = G_N_ELEMENTS (markers);
  return markers;
}

const CrMarker *
cr_marker_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (markers); i++)
    if (g_str_equal (markers[i].id, id))
      return &markers[i];
  return NULL;
}

static void
set_ink (cairo_t *cr, CrVariant variant, CrTone tone)
{
  CrColour colour = cr_palette_get (variant, tone);

  cairo_set_source_rgb (cr, colour.red, colour.green, colour.blue);
}

static void
draw_face (cairo_t *cr, CrVariant variant)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, 1, 1);
  set_ink (cr, variant, CR_TONE_PAPER);
  cairo_fill_preserve (cr);
  set_ink (cr, variant, CR_TONE_INK);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static void
draw_symbol (cairo_t *cr, CrSymbols *symbols, CrVariant variant, const char *name)
{
  const CrSymbol *symbol = cr_symbols_get (symbols, name, 0);

  if (symbol == NULL)
    return;
  cairo_save (cr);
  cairo_translate (cr, 0.5, (1 - FOOT) / 2 + 0.03);
  cairo_scale (cr, SYMBOL, SYMBOL);
  cr_symbol_paint (symbol, cr, variant);
  cairo_restore (cr);
}

static void
draw_number (cairo_t *cr, CrVariant variant, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  CrPoint at = { 0.83, 0.19 };

  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, NUMBER / 2.4, 0, 2 * G_PI);
  set_ink (cr, variant, CR_TONE_MERLON);
  cairo_fill_preserve (cr);
  set_ink (cr, variant, CR_TONE_INK);
  cairo_set_line_width (cr, 2 * LINE);
  cairo_stroke (cr);
  cr_token_write (cr, at, text, NUMBER * 0.7, 0.3);
}

void
cr_marker_draw (cairo_t *cr,
                CrSymbols *symbols,
                CrVariant variant,
                const CrMarker *marker,
                CrPoint middle,
                double size)
{
  cairo_save (cr);
  cairo_translate (cr, middle.x - size / 2, middle.y - size / 2);
  cairo_scale (cr, size, size);
  draw_face (cr, variant);
  draw_symbol (cr, symbols, variant, marker->symbol);
  set_ink (cr, variant, CR_TONE_INK);
  cr_token_write (cr, (CrPoint){ 0.5, 1 - FOOT / 2 }, cr_text (marker->name), LETTERS, 0.92);
  if (marker->number > 0)
    draw_number (cr, variant, marker->number);
  cairo_restore (cr);
}

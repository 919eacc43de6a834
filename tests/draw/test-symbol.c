/* test-symbol.c: things drawn from SVG, and terrains that need no C.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves design/art section 8, "SVG symbols"; no rule ids. */
#include "cr-edit.h"
#include "cr-plain.h"
#include "cr-recipe.h"
#include "cr-symbol.h"
#include "fixture.h"
#include "sketch.h"

#include <cairo-pdf.h>
#include <glib/gstdio.h>
#include <string.h>

#define PX 60
#define DAISY \
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -50 100 100'>" \
  "<circle class='f-red' r='40'/></svg>"
#define MEADOW \
  "<ruleset id='meadow' extends='siege'><terrains>" \
  "<terrain code='daisies' name='Daisies' group='ground'>" \
  "<move mover='foot' value='1' provenance='house'/>" \
  "<move mover='mounted' value='1' provenance='house'/>" \
  "<cover value='none' provenance='house'/><combat value='0' provenance='house'/>" \
  "<draw recipe='organic' layer='ground' fill='grass-lit' edge='none' symbol='daisy' count='5'" \
  " size='20'/></terrain>" \
  "<terrain code='riddle' name='Riddle' group='ground'>" \
  "<move mover='foot' value='1' provenance='house'/>" \
  "<move mover='mounted' value='1' provenance='house'/>" \
  "<cover value='none' provenance='house'/><combat value='0' provenance='house'/>" \
  "<draw recipe='scatter' layer='object' fill='none' edge='none' symbol='sphinx'/></terrain>" \
  "</terrains></ruleset>"

static const char *
get_symbol (const CrRuleset *ruleset, guint index, CrRecipe *recipe)
{
  if (!cr_recipe_read (cr_ruleset_get_terrain (ruleset, index)->node, recipe) ||
      recipe->symbol == 0)
    return NULL;
  return g_quark_to_string (recipe->symbol);
}

static cairo_surface_t *
paint_symbol (const CrSymbol *symbol, CrVariant variant)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PX, PX);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, PX, PX);
  cairo_translate (cr, 0.5, 0.5);
  cr_symbol_paint (symbol, cr, variant);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Every look of every symbol that the ruleset names is there, is seen and is grey in grey; one
 * that throws a shadow says of what shape. */
static void
check_look (const CrSymbol *symbol, const CrRecipe *recipe)
{
  int n_seen = 0;
  cairo_surface_t *grey = paint_symbol (symbol, CR_VARIANT_GREY);

  for (int i = 0; i < PX * PX; i++) {
    guint32 pixel = sketch_get_pixel (grey, i % PX, i / PX);

    n_seen += (pixel & 0xffffff) != 0;
    g_assert_cmpuint (pixel & 0xff, ==, pixel >> 8 & 0xff);
    g_assert_cmpuint (pixel & 0xff, ==, pixel >> 16 & 0xff);
  }
  cairo_surface_destroy (grey);
  g_assert_cmpint (n_seen, >, 200);
  g_assert_true (recipe->caster == 0 || cr_symbol_get_outlines (symbol)->len > 0);
}

static void
test_shipped (void)
{
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  g_autoptr (CrSymbols) symbols = cr_symbols_new ();
  int n_symbols = 0;

  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++) {
    CrRecipe recipe;
    const char *name = get_symbol (ruleset, i, &recipe);

    if (name == NULL)
      continue;
    g_assert_cmpuint (cr_symbols_count (symbols, name), >, 0);
    for (guint k = 0; k < cr_symbols_count (symbols, name); k++)
      check_look (cr_symbols_get (symbols, name, k), &recipe);
    n_symbols++;
  }
  g_assert_cmpint (n_symbols, >=, 13);
  g_assert_cmpuint (cr_symbols_count (symbols, "compass"), ==, 1);
  g_assert_cmpuint (cr_symbols_count (symbols, "tent"), ==, 3);
  g_assert_cmpuint (cr_symbols_count (symbols, "unicorn"), ==, 0);
  g_assert_cmpuint (cr_symbols_count (symbols, "../art/tent"), ==, 0);
}

/* Each class of a shipped file is a tone, and nothing has a colour of its own. */
static void
check_file (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_null (strchr (text, '#'));
  g_assert_null (strstr (text, "style="));
  g_assert_null (strstr (text, " fill="));
  g_assert_null (strstr (text, " stroke="));
  parts = g_strsplit (text, "class=\"", -1);
  for (guint i = 1; parts[i] != NULL; i++) {
    g_autofree char *value = g_strndup (parts[i], strcspn (parts[i], "\""));
    g_auto (GStrv) classes = g_strsplit (value, " ", -1);

    for (guint k = 0; classes[k] != NULL; k++) {
      CrTone tone;

      g_assert_true (g_str_has_prefix (classes[k], "f-") || g_str_has_prefix (classes[k], "s-"));
      g_assert_true (cr_tone_parse (classes[k] + 2, &tone) || strcmp (classes[k], "f-none") == 0);
    }
  }
}

static void
test_files (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "data", "art", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  int n_files = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_str_has_suffix (name, ".svg")) {
      check_file (path);
      n_files++;
    }
  }
  g_assert_cmpint (n_files, >=, 10);
}

static Sketch *
sketch_meadow (const char *code)
{
  const CrGrid grid = { 3, 3, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) base = fixture_load_ruleset ("siege", NULL);
  g_autoptr (GError) error = NULL;
  Sketch *sketch = g_new0 (Sketch, 1);
  CrPlace place = { 0, cr_grid_hex_at (&grid, 2, 2) };

  sketch->ruleset = fixture_read_ruleset (MEADOW, base, &error);
  g_assert_no_error (error);
  sketch->map = cr_map_new_plain (&grid, "meadow", NULL);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  cr_edit_set_code (edit, sketch->map, place, CR_LAYER_TERRAIN, code);
  cr_edit_swap (edit, sketch->map);
  sketch->scene = cr_scene_new (sketch->map, sketch->ruleset);
  sketch->art = cr_art_new (sketch->scene);
  return sketch;
}

static int
count_red (Sketch *sketch)
{
  CrPaintOptions options;
  int n_red = 0;

  cr_paint_options_init (&options);
  options.show = 0;
  cairo_surface_t *surface = sketch_paint (sketch, PX, &options);
  int width = cairo_image_surface_get_width (surface);
  for (int i = 0; i < width * cairo_image_surface_get_height (surface); i++) {
    guint32 pixel = sketch_get_pixel (surface, i % width, i / width) & 0xffffff;
    CrColour red = cr_palette_get (CR_VARIANT_COLOUR, CR_TONE_RED);
    n_red += ABS ((int) (pixel >> 16) - (int) (red.red * 255)) < 3 &&
             ABS ((int) (pixel >> 8 & 255) - (int) (red.green * 255)) < 3;
  }
  cairo_surface_destroy (surface);
  return n_red;
}

/* A ruleset brings a terrain of its own, its person the symbol: five flowers of a fifth of W, whose
 * rims are too pale to be counted. */
static void
test_own (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "crenel", "art", NULL);
  g_autofree char *file = g_build_filename (folder, "daisy.svg", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, DAISY, -1, NULL));
  g_autoptr (Sketch) meadow = sketch_meadow ("daisies");
  g_autoptr (Sketch) plain = sketch_meadow ("flat");
  double one = G_PI * 0.08 * 0.08 * PX * PX;
  g_assert_cmpfloat (count_red (meadow), >, 3.5 * one);
  g_assert_cmpfloat (count_red (meadow), <, 5 * one);
  g_assert_cmpint (count_red (plain), ==, 0);
  g_unlink (file);
}

/* What nobody has is asked for on the map, instead of being left out. */
static void
test_missing (void)
{
  g_autoptr (Sketch) riddle = sketch_meadow ("riddle");

  g_assert_cmpint (count_red (riddle), >, 20);
}

static cairo_status_t
write_cb (gpointer closure, const guint8 *data, guint size)
{
  g_byte_array_append (closure, data, size);
  return CAIRO_STATUS_SUCCESS;
}

static gboolean
has_text (const GByteArray *bytes, const char *text)
{
  gsize length = strlen (text);

  for (guint i = 0; i + length <= bytes->len; i++) {
    if (memcmp (bytes->data + i, text, length) == 0)
      return TRUE;
  }
  return FALSE;
}

/* Printed, symbols are lines and fills, not pixels. */
static void
test_vectors (void)
{
  g_autoptr (CrSymbols) symbols = cr_symbols_new ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (write_cb, bytes, 100, 100);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, 100, 100);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, 0.3);
  cr_symbol_paint (cr_symbols_get (symbols, "tent", 0), cr, CR_VARIANT_COLOUR);
  cr_symbol_paint (cr_symbols_get (symbols, "well", 0), cr, CR_VARIANT_GREY);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  g_assert_true (has_text (bytes, "/Type /Page"));
  g_assert_false (has_text (bytes, "/Image"));
}

int
main (int argc, char **argv)
{
  g_autofree char *scratch = g_dir_make_tmp ("crenel-symbol-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", scratch, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/symbol/shipped", test_shipped);
  g_test_add_func ("/draw/symbol/files", test_files);
  g_test_add_func ("/draw/symbol/own", test_own);
  g_test_add_func ("/draw/symbol/missing", test_missing);
  g_test_add_func ("/draw/symbol/vectors", test_vectors);
  return g_test_run ();
}

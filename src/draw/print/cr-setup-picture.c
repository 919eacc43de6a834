/* cr-setup-picture.c: a small map of where the men of a scenario begin.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-setup-picture.h"

#include "cr-scenario-area.h"
#include "cr-sheet.h"
#include "cr-words-section.h"

/* In pixels: names and numbers have their least size then, and are read on a printed page. */
#define WIDTH 900.0

static cairo_status_t
write_cb (void *bytes, const unsigned char *data, unsigned int n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

/* @surface: (transfer full) */
static GBytes *
write_png (cairo_surface_t *surface)
{
  GByteArray *bytes = g_byte_array_new ();

  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
cr_setup_picture_new (const CrScenario *scenario,
                      const CrScene *scene,
                      const char *const *languages)
{
  g_autoptr (CrMap) areas = NULL;
  g_autoptr (CrArt) art = NULL;
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;
  CrBox frame;

  if (scenario->areas->len == 0)
    return NULL;
  areas = cr_scenario_map_areas (scenario, scene, languages);
  art = cr_art_new (scene);
  frame = cr_layout_frame (cr_map_get_grid (areas));
  cr_paint_options_init (&options);
  sheet = cr_sheet_new (areas, &options);
  cr_sheet_set_art (sheet, art);
  cr_sheet_set_part (sheet, &frame);
  cr_sheet_set_view (sheet, &frame);
  cr_sheet_add_areas (sheet, areas, -1);
  return write_png (cr_sheet_draw_pixels (sheet, WIDTH / frame.width));
}

void
cr_setup_picture_add (GPtrArray *sections, GBytes *picture)
{
  for (guint i = 0; picture != NULL && i < sections->len; i++) {
    CrWordsSection *section = sections->pdata[i];

    if (section->setup && section->picture == NULL)
      section->picture = g_bytes_ref (picture);
  }
}

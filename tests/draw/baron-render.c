/* baron-render.c: a castle by chance as a picture, to be looked at. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "baron.h"

/* baron-render OUT.png PIXELS SEED [pointy] */
int
main (int argc, char **argv)
{
  CrPaintOptions options;

  if (argc < 4)
    return EXIT_FAILURE;
  cr_paint_options_init (&options);
  guint32 seed = (guint32) g_ascii_strtoull (argv[3], NULL, 10);
  CrOrientation orientation = argc > 4 && strcmp (argv[4], "pointy") == 0 ? CR_POINTY : CR_FLAT;
  g_autoptr (Sketch) sketch =
      baron_new (seed, orientation, seed % 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
  cairo_surface_t *surface = sketch_paint (sketch, g_ascii_strtod (argv[2], NULL), &options);
  cairo_surface_write_to_png (surface, argv[1]);
  cairo_surface_destroy (surface);
  return EXIT_SUCCESS;
}

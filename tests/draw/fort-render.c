/* fort-render.c: the whole castle as a picture, to be looked at. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "fort.h"

/* fort-render OUT.png PIXELS [grey|contrast] [pointy] [odd] [raised] */
int
main (int argc, char **argv)
{
  CrPaintOptions options;
  CrOrientation orientation = CR_FLAT;
  CrShift shift = CR_SHIFT_EVEN;
  gboolean raised = FALSE;

  if (argc < 3)
    return EXIT_FAILURE;
  cr_paint_options_init (&options);
  for (int i = 3; i < argc; i++) {
    if (strcmp (argv[i], "grey") == 0)
      options.variant = CR_VARIANT_GREY;
    else if (strcmp (argv[i], "contrast") == 0)
      options.variant = CR_VARIANT_CONTRAST;
    else if (strcmp (argv[i], "pointy") == 0)
      orientation = CR_POINTY;
    else if (strcmp (argv[i], "odd") == 0)
      shift = CR_SHIFT_ODD;
    else if (strcmp (argv[i], "raised") == 0)
      raised = TRUE;
  }
  g_autoptr (Sketch) sketch = fort_new (orientation, shift, raised);
  cairo_surface_t *surface = sketch_paint (sketch, g_ascii_strtod (argv[2], NULL), &options);
  cairo_surface_write_to_png (surface, argv[1]);
  cairo_surface_destroy (surface);
  return EXIT_SUCCESS;
}

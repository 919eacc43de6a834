/* castle-render.c: the castles of the tests as pictures, to be looked at.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "baron.h"
#include "fort.h"

/* How the castle lies, and which inks it has. */
typedef struct {
  CrPaintOptions options;
  CrOrientation orientation;
  CrShift shift;
  gboolean raised;
} Look;

static void
read_word (Look *look, const char *word)
{
  if (strcmp (word, "grey") == 0)
    look->options.variant = CR_VARIANT_GREY;
  else if (strcmp (word, "contrast") == 0)
    look->options.variant = CR_VARIANT_CONTRAST;
  else if (strcmp (word, "pointy") == 0)
    look->orientation = CR_POINTY;
  else if (strcmp (word, "odd") == 0)
    look->shift = CR_SHIFT_ODD;
  else if (strcmp (word, "raised") == 0)
    look->raised = TRUE;
}

/* A number is the seed of a castle by chance. */
static Sketch *
make_castle (const char *name, const Look *look)
{
  if (strcmp (name, "sketch") == 0)
    return sketch_new_castle (look->orientation, look->shift);
  if (strcmp (name, "fort") == 0)
    return fort_new (look->orientation, look->shift, look->raised);
  return baron_new ((guint32) g_ascii_strtoull (name, NULL, 10), look->orientation, look->shift);
}

/* castle-render sketch|fort|SEED OUT.png PIXELS [grey|contrast] [pointy] [odd] [raised] */
int
main (int argc, char **argv)
{
  Look look = { .orientation = CR_FLAT, .shift = CR_SHIFT_EVEN };

  if (argc < 4)
    return EXIT_FAILURE;
  cr_paint_options_init (&look.options);
  for (int i = 4; i < argc; i++)
    read_word (&look, argv[i]);
  g_autoptr (Sketch) sketch = make_castle (argv[1], &look);
  cairo_surface_t *surface = sketch_paint (sketch, g_ascii_strtod (argv[3], NULL), &look.options);
  cairo_surface_write_to_png (surface, argv[2]);
  cairo_surface_destroy (surface);
  return EXIT_SUCCESS;
}

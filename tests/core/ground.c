/* ground.c: made-up pictures of terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#include "ground.h"

#include <math.h>

#include "noise.h"

/* What a made-up artist paints: a colour, and marks of another shade on it. */
typedef struct {
  int red, green, blue;
  int mark;            /* shades */
  double every, width; /* W: how far marks lie apart, and how large they are */
} Look;

const char *const ground_codes[GROUND_N_LOOKS] = { "flat",  "scrub", "moat",  "court",
                                                   "woods", "road",  "rocks", "stream" };

static const Look looks[GROUND_N_LOOKS] = {
  { 186, 196, 130, -18, 0.31, 0.02 }, { 170, 184, 116, -70, 0.19, 0.05 },
  { 86, 134, 154, 25, 0.23, 0.03 },   { 224, 202, 154, -25, 0.27, 0.02 },
  { 92, 122, 70, -45, 0.16, 0.06 },   { 204, 178, 132, -35, 0.40, 0.03 },
  { 158, 152, 144, -60, 0.22, 0.04 }, { 112, 156, 160, 40, 0.17, 0.02 },
};

/* A mark in every cell of a lattice, out of line. */
static gboolean
is_mark (const Look *look, guint32 seed, CrPoint at)
{
  int i = (int) floor (at.x / look->every), j = (int) floor (at.y / look->every);
  double x = (i + 0.2 + 0.6 * noise_hash (seed, i, j)) * look->every;
  double y = (j + 0.2 + 0.6 * noise_hash (seed + 1, i, j)) * look->every;

  return fabs (at.x - x) < look->width && fabs (at.y - y) < look->width;
}

static gboolean
is_line (const CrGrid *grid, CrPoint at)
{
  CrHex hex = cr_layout_hex_at (grid, at);

  for (int i = 0; i < 4; i++)
    if (!cr_hex_equal (cr_layout_hex_at (grid, (CrPoint){ at.x + (i & 1 ? 0.012 : -0.012),
                                                          at.y + (i & 2 ? 0.012 : -0.012) }),
                       hex))
      return TRUE;
  return FALSE;
}

/* A brush does not keep to the hexes. */
static CrPoint
waver (guint32 seed, GroundStyle style, CrPoint at)
{
  double by = style == GROUND_CLEAN ? 0 : 0.05;

  return (CrPoint){ at.x + by * noise_cloud (seed + 5, at.x * 4, at.y * 4),
                    at.y + by * noise_cloud (seed + 6, at.x * 4, at.y * 4) };
}

/* What is added to all three colours. */
static double
find_shade (const Look *look, const CrGrid *grid, GroundStyle style, guint32 seed, CrPoint at)
{
  double shade = is_mark (look, seed, at) ? look->mark : 0;

  if (style != GROUND_CLEAN)
    shade += 9 * noise_cloud (seed + 2, at.x * 1.3, at.y * 1.3) +
             8 * noise_cloud (seed + 3, at.x * 9, at.y * 3) +
             5 * noise_cloud (seed + 4, at.x * 20, at.y * 20);
  if (is_line (grid, at))
    shade -= style == GROUND_PHOTOGRAPHED ? 40 : 70;
  return shade;
}

static guint32
make_pixel (const CrGrid *grid,
            const int *cells,
            GroundStyle style,
            guint32 seed,
            CrPoint at,
            int x,
            int y)
{
  int cell = cr_grid_get_cell (grid, cr_layout_hex_at (grid, waver (seed, style, at)));
  CrBox box = cr_layout_bounds (grid);
  double u = (at.x - box.x) / box.width - 0.5, v = (at.y - box.y) / box.height - 0.5;
  double noise = style == GROUND_CLEAN ? 2 : style == GROUND_PAINTED ? 5 : 10, light = 1;
  guint32 pixel = 0xff;

  if (cell < 0)
    return 0;
  const Look *look = &looks[cells[cell]];
  const double colours[] = { look->red, look->green, look->blue };
  double shade = find_shade (look, grid, style, seed, at);
  /* A lamp to one side, and corners that are darker. */
  if (style == GROUND_PHOTOGRAPHED)
    light = 0.96 + 0.12 * u - 0.25 * (u * u + v * v);
  for (int i = 0; i < 3; i++) {
    double value = (colours[i] + shade) * light;

    value +=
        noise *
        (noise_hash (seed + 7 + (guint32) (style == GROUND_PHOTOGRAPHED ? i : 0), x, y) * 2 - 1);
    pixel = pixel << 8 | (guint32) CLAMP (value, 0, 255);
  }
  return pixel;
}

CrPatches *
ground_paint (const CrGrid *grid, const int *cells, GroundStyle style, guint32 seed)
{
  CrPatches *patches = cr_patches_new (grid);
  int width = patches->columns * CR_PATCH_PIXELS;
  g_autofree guint32 *band = g_new (guint32, (gsize) width * CR_PATCH_PIXELS);
  double scale = CR_PATCHES_PER_W * CR_PATCH_PIXELS;

  for (int row = 0; row < patches->rows; row++) {
    for (int y = 0; y < CR_PATCH_PIXELS; y++)
      for (int x = 0; x < width; x++) {
        int down = row * CR_PATCH_PIXELS + y;
        CrPoint at = { patches->corner.x + (x + 0.5) / scale,
                       patches->corner.y + (down + 0.5) / scale };
        band[(gsize) y * width + x] = make_pixel (grid, cells, style, seed, at, x, down);
      }
    cr_patches_read_row (patches, row, (const guint8 *) band, width * 4);
  }
  cr_patches_finish (patches);
  return patches;
}

/* cr-grounds.c: grass and other flat ground. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"
#include "cr-stamp.h"

#include <math.h>

/* The purposes of random numbers, one for each kind of mark. */
enum {
  RNG_GRASS_BLOT = 1,
  RNG_TUFT = 3,
  RNG_SPECK,
  RNG_BRUSH,
  RNG_EARTH_BLOT,
  RNG_FURROW = 9,
  RNG_PEBBLE = 61,
  RNG_PEBBLE_LOOK,
  RNG_MIRE,
  RNG_MIRE_LOOK,
};

/* So many looks are enough that nobody notices a repetition. */
#define N_LOOKS 24

/* Returns: a random place around the middle of a hex, in an oblong. These oblongs tile the plane;
 * with any other shape spots would be denser where two overlap, and the lattice would show. */
static CrPoint
spot_about (const CrDraw *draw, CrRng *rng)
{
  double along = cr_rng_next (rng, -0.375, 0.375);
  double across = cr_rng_next (rng, -CR_LAYOUT_PITCH / 2, CR_LAYOUT_PITCH / 2);
  gboolean flat = draw->grid->orientation == CR_FLAT;

  return (CrPoint){ flat ? along : across, flat ? across : along };
}

static CrPoint
spot_in (const CrDraw *draw, CrHex hex, CrRng *rng)
{
  CrPoint c = cr_layout_centre (draw->grid, hex), p = spot_about (draw, rng);

  return (CrPoint){ c.x + p.x, c.y + p.y };
}

/* Large patches of the map are darker or lighter, without a visible edge. */
static gboolean
is_lit_about (CrPoint p, CrRng *rng, guint32 seed)
{
  return cr_noise (p.x * 0.31, p.y * 0.31, seed) + cr_rng_next (rng, -0.55, 0.55) > 0;
}

/* A blot reaches so far, as a part of its radius. */
#define BLOT_REACH 1.52

static void
draw_blot (const CrDraw *draw, double radius, CrRng *rng, CrTone tone)
{
  g_autoptr (GArray) line = cr_line_lobes ((CrPoint){ 0, 0 }, radius, rng, 5, 0.3);

  cr_draw_curve (draw, line, TRUE);
  cr_draw_fill (draw, tone, 0.27);
}

/* Draws a wash in several coats, each within the last, so that no rim is seen; in a vector file in
 * fewer coats, because each makes the file larger. */
static void
draw_wash (const CrDraw *draw, double radius, CrRng *rng, CrTone tone)
{
  static const double coats[] = { 1.12, 0.98, 0.84 }, in_file[] = { 1.08, 0.86 };
  gboolean vector = cr_draw_is_vector (draw);
  guint n = vector ? G_N_ELEMENTS (in_file) : G_N_ELEMENTS (coats);
  g_autoptr (GArray) line = cr_line_lobes ((CrPoint){ 0, 0 }, radius, rng, 5, 0.3);

  for (guint i = 0; i < n; i++) {
    g_autoptr (GArray) coat = cr_line_copy (line);
    double share = vector ? in_file[i] : coats[i];

    for (guint k = 0; k < coat->len; k++) {
      cr_line_at (coat, k).x *= share;
      cr_line_at (coat, k).y *= share;
    }
    cr_draw_curve (draw, coat, TRUE);
    cr_draw_fill (draw, tone, vector ? 0.145 : 0.1);
  }
}

static double
get_grass_radius (guint look)
{
  return 0.25 + 0.6 * (look / 2 + 0.5) / (N_LOOKS / 2);
}

static void
draw_grass_blot (const CrDraw *draw, guint look, gconstpointer about G_GNUC_UNUSED)
{
  CrRng rng = cr_rng_of_look (look, RNG_GRASS_BLOT);
  CrTone tone = look % 2 ? CR_TONE_GRASS_LIT : CR_TONE_GRASS_DIM;

  draw_blot (draw, get_grass_radius (look), &rng, tone);
}

/* Draws large flat pale blots instead of gradients. */
static void
draw_mottling (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 1.8);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    CrRng rng = cr_rng_at_hex (hex, RNG_GRASS_BLOT, 0);
    CrPoint at = spot_in (draw, hex, &rng);
    guint look = 2 * (guint) cr_rng_pick (&rng, N_LOOKS / 2) + is_lit_about (at, &rng, 43);
    const CrStamp stamp = { .draw = draw_grass_blot,
                            .reach = BLOT_REACH * get_grass_radius (look) };

    cr_draw_stamp (draw, &stamp, look, at);
  }
}

/* The marks of a hex of meadow. Each kind has patterns of spots, of which those are used where such
 * marks grow. */
#define N_PATTERNS 12
#define MOST_SPOTS 6

/* Returns: a random place around the middle of the hex; @rng then continues for what is drawn there
 */
static CrPoint
find_spot (const CrDraw *draw, guint pattern, guint spot, guint32 purpose, CrRng *rng)
{
  *rng = cr_rng_of_look (pattern * MOST_SPOTS + spot, purpose);
  return spot_about (draw, rng);
}

/* Adds two or three blades of grass, fanned out. */
static void
add_tuft (CrPoint at, CrRng *rng, GArray *dark, GArray *pale)
{
  static const double fan[] = { -0.024, 0, 0.026 };
  double k = cr_rng_next (rng, 0.8, 1.25);
  int blades = 2 + cr_rng_pick (rng, 2);

  for (int i = 0; i < blades; i++) {
    GArray *flicks = cr_rng_next (rng, 0, 1) < 0.7 ? dark : pale;
    CrPoint foot = { at.x + fan[i] * 0.4, at.y };
    CrPoint tip = { at.x + fan[i] * 1.2 * k, at.y - cr_rng_next (rng, 0.03, 0.075) * k };
    cr_flicks_add (flicks, foot, tip, 0.016);
  }
}

/* Marks grow in drifts that follow slow noise, because an even distribution looks like wallpaper.
 */
static gboolean
in_drift (CrPoint p)
{
  return cr_noise (p.x * 0.55, p.y * 0.55, 40) + 0.5 * cr_noise (p.x * 1.7, p.y * 1.7, 41) >= 0.1;
}

/* Adds a dry-brush stroke; all run in one direction, in the hollows. */
static void
add_stroke (CrPoint at, CrRng *rng, GArray *dark, GArray *pale G_GNUC_UNUSED)
{
  double x = cr_rng_next (rng, 0.10, 0.28), y = cr_rng_next (rng, 0.03, 0.10);

  cr_flicks_add (dark, at, (CrPoint){ at.x + x, at.y - y }, 0.024);
}

static gboolean
in_hollow (CrPoint p)
{
  return cr_noise (p.x * 0.5, p.y * 0.5, 42) > 0.1;
}

/**
 * Marks: a kind of mark.
 * @grows: whether such marks grow at a point of the map
 * @add: adds one to the marks of either tone
 */
typedef struct {
  guint32 purpose;
  guint n_spots;
  gboolean (*grows) (CrPoint p);
  void (*add) (CrPoint at, CrRng *rng, GArray *dark, GArray *pale);
  CrTone dark, pale;
  double dark_alpha, pale_alpha;
} Marks;

static const Marks brush = { RNG_BRUSH,         4,   in_hollow, add_stroke, CR_TONE_GRASS_DIM,
                             CR_TONE_GRASS_DIM, 0.6, 0.6 };
static const Marks tufts = { RNG_TUFT,     MOST_SPOTS,        in_drift, add_tuft,
                             CR_TONE_TUFT, CR_TONE_GRASS_LIT, 0.75,     0.9 };

static void
add_marks (const CrDraw *draw,
           const Marks *marks,
           guint look,
           CrPoint at,
           GArray *dark,
           GArray *pale)
{
  for (guint spot = 0; spot < look % (MOST_SPOTS + 1); spot++) {
    CrRng rng;
    CrPoint p = find_spot (draw, look / (MOST_SPOTS + 1), spot, marks->purpose, &rng);

    marks->add ((CrPoint){ at.x + p.x, at.y + p.y }, &rng, dark, pale);
  }
}

static void
draw_flicks (const CrDraw *draw, const Marks *marks, const GArray *dark, const GArray *pale)
{
  cr_draw_flicks (draw, dark, marks->dark, marks->dark_alpha);
  cr_draw_flicks (draw, pale, marks->pale, marks->pale_alpha);
}

static void
draw_marks_look (const CrDraw *draw, guint look, gconstpointer about)
{
  g_autoptr (GArray) dark = cr_flicks_new ();
  g_autoptr (GArray) pale = cr_flicks_new ();

  add_marks (draw, about, look, (CrPoint){ 0, 0 }, dark, pale);
  draw_flicks (draw, about, dark, pale);
}

/* Returns: the look that has exactly the spots at which marks grow */
static guint
choose_look (const CrDraw *draw, const Marks *marks, CrHex hex, CrPoint at)
{
  CrRng rng = cr_rng_at_hex (hex, marks->purpose, 0);
  guint pattern = (guint) cr_rng_pick (&rng, N_PATTERNS), n = 0;

  for (guint spot = 0; spot < marks->n_spots; spot++) {
    CrPoint p = find_spot (draw, pattern, spot, marks->purpose, &rng);

    n += marks->grows ((CrPoint){ at.x + p.x, at.y + p.y });
  }
  return pattern * (MOST_SPOTS + 1) + n;
}

/* Without stamps, all marks of a kind are two paths. */
static void
draw_marks (const CrDraw *draw, const Marks *marks, const GArray *hexes)
{
  const CrStamp stamp = { draw_marks_look, 0.8, marks, CR_STAMP_WHOLE };
  g_autoptr (GArray) dark = cr_flicks_new ();
  g_autoptr (GArray) pale = cr_flicks_new ();
  gboolean stamped = cr_draw_has_stamps (draw);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    CrPoint at = cr_layout_centre (draw->grid, hex);
    guint look = choose_look (draw, marks, hex, at);

    if (!stamped)
      add_marks (draw, marks, look, at, dark, pale);
    else if (look % (MOST_SPOTS + 1) > 0)
      cr_draw_stamp (draw, &stamp, look, at);
  }
  draw_flicks (draw, marks, dark, pale);
}

static void
draw_specks (const CrDraw *draw, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    CrRng rng = cr_rng_at_hex (hex, RNG_SPECK, 0);
    CrPoint at = spot_in (draw, hex, &rng);

    cr_draw_dot (draw, at, cr_rng_next (&rng, 0.006, 0.014));
  }
  cr_draw_fill (draw, CR_TONE_TUFT, 0.45);
}

/* In a smaller hex, in pixels, a speck would be less than half a pixel, and faint. */
#define SPECK_PX 48

/* Draws grass under everything. */
void
cr_draw_base (const CrDraw *draw)
{
  CrBox frame = cr_layout_frame (draw->grid);

  cairo_rectangle (draw->cr, frame.x, frame.y, frame.width, frame.height);
  cr_draw_fill (draw, CR_TONE_GRASS, 1);
  if (draw->detail == CR_DETAIL_FLAT)
    return;
  draw_mottling (draw);
  if (draw->detail < CR_DETAIL_FULL)
    return;
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 0.9);
  draw_marks (draw, &brush, hexes);
  draw_marks (draw, &tufts, hexes);
  if (draw->px >= SPECK_PX || cr_draw_is_vector (draw))
    draw_specks (draw, hexes);
}

/* Returns: a lighter or darker variant of a tone, from the palette if it has one */
static CrTone
vary_tone (CrTone tone, gboolean lit)
{
  switch (tone) {
  case CR_TONE_EARTH:
  case CR_TONE_EARTH_LIT:
  case CR_TONE_EARTH_DIM:
    return lit ? CR_TONE_EARTH_LIT : tone == CR_TONE_EARTH_DIM ? CR_TONE_RUT : CR_TONE_EARTH_DIM;
  case CR_TONE_GRASS:
  case CR_TONE_GRASS_LIT:
  case CR_TONE_GRASS_DIM:
    return lit ? CR_TONE_GRASS_LIT : CR_TONE_GRASS_DIM;
  case CR_TONE_BANK:
    return lit ? CR_TONE_EARTH_DIM : CR_TONE_WOOD_DIM;
  case CR_TONE_STONE:
  case CR_TONE_STONE_DIM:
    return lit ? CR_TONE_STONE_LIT : CR_TONE_STONE_DIM;
  default:
    return lit ? CR_TONE_EARTH_LIT : CR_TONE_EARTH_DIM;
  }
}

/* Every second look is lighter. */
static double
get_earth_radius (guint look)
{
  return 0.12 + 0.38 * (look / 2 + 0.5) / (N_LOOKS / 2);
}

/* @about: the tone as a pointer */
static void
draw_earth_blot (const CrDraw *draw, guint look, gconstpointer about)
{
  CrTone tone = (CrTone) GPOINTER_TO_INT (about);
  CrRng rng = cr_rng_of_look (look, RNG_EARTH_BLOT);

  draw_wash (draw, get_earth_radius (look), &rng, vary_tone (tone, look % 2));
}

static void
draw_earth_blots (const CrDraw *draw, CrHex hex, CrTone tone)
{
  for (guint k = 0; k < 3; k++) {
    CrRng rng = cr_rng_at_hex (hex, RNG_EARTH_BLOT, k);
    CrPoint at = spot_in (draw, hex, &rng);
    guint look = 2 * (guint) cr_rng_pick (&rng, N_LOOKS / 2) + is_lit_about (at, &rng, 44);
    const CrStamp stamp = { draw_earth_blot, BLOT_REACH * get_earth_radius (look),
                            GINT_TO_POINTER (tone), CR_STAMP_WHOLE };

    cr_draw_stamp (draw, &stamp, look, at);
  }
}

#define N_COBBLES 3
/* In a smaller hex, in pixels, cobbles would be too small to be seen. */
#define COBBLES_PX 48

/* Draws a few larger stones in the light, each with its shadow. */
static void
draw_cobbles (const CrDraw *draw, CrRng *rng)
{
  static const struct {
    CrTone tone;
    double alpha, share, shift;
  } layers[] = { { CR_TONE_SHADOW, 0.3, 1.05, -0.5 },
                 { CR_TONE_RUT, 0.8, 1, 0 },
                 { CR_TONE_EARTH_DIM, 1, 0.78, 0.22 } };
  CrPoint at[N_COBBLES];
  double radius[N_COBBLES];

  for (int k = 0; k < N_COBBLES; k++) {
    at[k] = spot_about (draw, rng);
    radius[k] = cr_rng_next (rng, 0.010, 0.024);
  }
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++) {
    for (int k = 0; k < N_COBBLES; k++) {
      double far = layers[i].shift * radius[k];
      cr_draw_dot (draw, (CrPoint){ at[k].x + far * CR_SUN_X, at[k].y + far * CR_SUN_Y },
                   radius[k] * layers[i].share);
    }
    cr_draw_fill (draw, layers[i].tone, layers[i].alpha);
  }
}

/* @about: the tone of the scratches as a pointer */
static void
draw_pebble_look (const CrDraw *draw, guint look, gconstpointer about)
{
  g_autoptr (GArray) scratches = cr_flicks_new ();
  CrRng rng = cr_rng_of_look (look, RNG_PEBBLE);

  for (int k = 0; k < 9; k++) {
    CrPoint at = spot_about (draw, &rng);
    cr_draw_dot (draw, at, cr_rng_next (&rng, 0.008, 0.018));
  }
  cr_draw_fill (draw, CR_TONE_RUT, 0.55);
  for (int k = 0; k < 4; k++) {
    CrPoint at = spot_about (draw, &rng);
    double x = cr_rng_next (&rng, 0.05, 0.12), y = cr_rng_next (&rng, -0.02, 0.02);
    cr_flicks_add (scratches, at, (CrPoint){ at.x + x, at.y + y }, 0.009);
  }
  cr_draw_flicks (draw, scratches, (CrTone) GPOINTER_TO_INT (about), 0.6);
  if (draw->px >= COBBLES_PX)
    draw_cobbles (draw, &rng);
}

static void
draw_pebbles (const CrDraw *draw, CrHex hex, const CrRecipe *recipe)
{
  const CrStamp stamp = { draw_pebble_look, 0.7, GINT_TO_POINTER (recipe->edge), CR_STAMP_WHOLE };
  CrRng rng = cr_rng_at_hex (hex, RNG_PEBBLE_LOOK, 0);

  cr_draw_stamp (draw, &stamp, (guint) cr_rng_pick (&rng, N_LOOKS),
                 cr_layout_centre (draw->grid, hex));
}

/* Adds a puddle; on the page it is as wide as high, so that it does not look like a hole. */
static void
add_puddle (const CrDraw *draw, CrPoint at, double radius, CrRng *rng)
{
  g_autoptr (GArray) line = cr_line_lobes ((CrPoint){ 0, 0 }, radius, rng, 3, 0.1);

  for (guint i = 0; i < line->len; i++) {
    CrPoint *p = &cr_line_at (line, i);
    *p = (CrPoint){ at.x + p->x, at.y + 0.5 * p->y };
  }
  cr_draw_curve (draw, line, TRUE);
}

/* Draws wet ground: each puddle with a darker rim, and a gleam beside its middle. */
static void
draw_mire_look (const CrDraw *draw, guint look, gconstpointer about G_GNUC_UNUSED)
{
  static const struct {
    CrTone tone;
    double alpha, share, shift;
  } layers[] = { { CR_TONE_WOOD_DIM, 0.3, 1.25, 0 },
                 { CR_TONE_WATER_DEEP, 0.45, 1, 0 },
                 { CR_TONE_WATER_LIT, 0.5, 0.5, -0.02 } };

  for (guint layer = 0; layer < G_N_ELEMENTS (layers); layer++) {
    CrRng rng = cr_rng_of_look (look, RNG_MIRE);

    for (int k = 0; k < 4; k++) {
      CrPoint at = spot_about (draw, &rng);
      double radius = cr_rng_next (&rng, 0.05, 0.13), shift = layers[layer].shift;
      CrRng own = cr_rng_of_look (look * 4 + (guint) k, RNG_MIRE_LOOK);

      add_puddle (draw, (CrPoint){ at.x + shift, at.y + shift }, radius * layers[layer].share,
                  &own);
    }
    cr_draw_fill (draw, layers[layer].tone, layers[layer].alpha);
  }
}

static void
draw_mire (const CrDraw *draw, CrHex hex)
{
  static const CrStamp stamp = { draw_mire_look, 0.7, NULL, CR_STAMP_WHOLE };
  CrRng rng = cr_rng_at_hex (hex, RNG_MIRE_LOOK, 0);

  cr_draw_stamp (draw, &stamp, (guint) cr_rng_pick (&rng, N_LOOKS),
                 cr_layout_centre (draw->grid, hex));
}

/* Adds plough ridges, which lie on a lattice of the whole map, so that no hex shows. */
static void
add_furrows (const CrDraw *draw, CrHex hex, GArray *flicks)
{
  const double pitch = 0.12, part = 0.27, slant = -0.22;
  CrPoint c = cr_layout_centre (draw->grid, hex);
  int first = (int) floor ((c.y - slant * c.x - 0.7) / pitch);
  int left = (int) floor ((c.x - 0.5) / part);

  for (int row = first; row < first + 13; row++) {
    for (int cell = left; cell < left + 5; cell++) {
      CrPoint p = { cell * part, row * pitch + slant * cell * part };
      CrRng rng = cr_rng_at_hex ((CrHex){ cell, row }, RNG_FURROW, 0);
      double shift = cr_rng_next (&rng, -0.06, 0.06), length = cr_rng_next (&rng, 0.2, 0.36);

      if (cr_hex_equal (cr_layout_hex_at (draw->grid, p), hex))
        cr_flicks_add (flicks, (CrPoint){ p.x + shift, p.y + slant * shift },
                       (CrPoint){ p.x + shift + length, p.y + slant * (shift + length) },
                       cr_rng_next (&rng, 0.022, 0.04));
    }
  }
}

static void
draw_furrows (const CrDraw *draw, const GArray *hexes, const CrRecipe *recipe)
{
  g_autoptr (GArray) flicks = cr_flicks_new ();

  for (guint i = 0; i < hexes->len; i++)
    add_furrows (draw, g_array_index (hexes, CrHex, i), flicks);
  cr_draw_flicks (draw, flicks, recipe->edge, 0.55);
}

void
cr_draw_ground_hex (const CrDraw *draw, CrHex hex, const CrRecipe *recipe)
{
  draw_earth_blots (draw, hex, recipe->fill);
  if (draw->detail == CR_DETAIL_FULL && cr_recipe_has_scatter (recipe, "pebbles"))
    draw_pebbles (draw, hex, recipe);
  if (draw->detail == CR_DETAIL_FULL && cr_recipe_has_scatter (recipe, "mire"))
    draw_mire (draw, hex);
}

/* Draws the edge where grass is thin and trodden, in two steps. */
static void
draw_verge (const CrDraw *draw, const CrRegion *region, CrTone tone)
{
  static const double widths[] = { 0.26, 0.12 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    cr_draw_region_curve (draw, region);
    cr_draw_stroke (draw, tone, widths[i], 0.3);
  }
}

static void
draw_region (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe)
{
  cr_draw_region_curve (draw, region);
  cr_draw_fill (draw, recipe->fill, 1);
  if (draw->detail == CR_DETAIL_FLAT)
    return;
  if (cr_recipe_has_scatter (recipe, "mire"))
    draw_verge (draw, region, recipe->fill);
  cr_draw_begin_region (draw, region);
  g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 1.2);
  for (guint i = 0; i < hexes->len; i++)
    cr_draw_ground_hex (draw, g_array_index (hexes, CrHex, i), recipe);
  if (draw->detail == CR_DETAIL_FULL && cr_recipe_has_scatter (recipe, "furrows"))
    draw_furrows (draw, hexes, recipe);
  cr_draw_end_within (draw);
}

void
cr_draw_grounds (const CrDraw *draw)
{
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_GROUND);

  for (guint i = 0; i < classes->len; i++) {
    const CrRegionClass *class = classes->pdata[i];
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, 0.5);

    for (guint k = 0; k < regions->len; k++)
      draw_region (draw, regions->pdata[k], class->data);
  }
}

/* cr-court.c: courts, which continue beneath roads. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-hex.h"
#include "cr-ground-private.h"

/* A court continues beneath a road that it borders on at two sides or more: from each of these
 * sides to the middle of the road, and along it. The hex of the road does not belong to the court
 * itself, because otherwise its whole outline would depend on a hex at the other side of the road.
 */

/* The part of a court beneath a road reaches so much beyond the sides of the hex, because the
 * court's outline is rounded. */
#define OVER 1.25

/* The half sides around a hex, beginning with the first half of side 0. */
#define N_HALVES (2 * CR_N_DIRECTIONS)

/**
 * Patch: a road hex with the parts of a court around it; each of these has a bit for each side.
 * @court: (nullable): NULL for any
 * @sides: the court lies there, or water, which hides the court's edge
 * @courts: some court lies there
 * @hidden: anything but grass lies there
 */
typedef struct {
  const CrDraw *draw;
  CrHex hex;
  const CrRecipe *court;
  guint sides, courts, hidden;
} Patch;

static gboolean
borders_court (const Patch *patch, int side)
{
  return (patch->sides >> (side + CR_N_DIRECTIONS) % CR_N_DIRECTIONS & 1) != 0;
}

/* Things around a road that hide the edge of a court: water, masonry, or what stands on the ground.
 */
typedef struct {
  guint water, masonry;
} Hiders;

static void
add_side (Patch *patch, CrDirection side, Hiders *hiders)
{
  CrHex next = cr_hex_neighbour (patch->hex, side);
  const CrRecipe *recipe = cr_art_get_recipe (patch->draw->art, patch->draw->floor, next);
  guint bit = 1u << side;
  CrPiece piece = cr_castle_hex_get_piece (patch->draw->art, patch->draw->floor, next);
  gboolean built = piece != CR_PIECE_NONE && piece != CR_PIECE_HOUSE;

  /* The body of a gatehouse hides its floor. */
  gboolean court = recipe->layer == CR_RECIPE_LAYER_COURT;
  patch->sides |= !built && (recipe == patch->court || (court && patch->court == NULL)) ? bit : 0;
  patch->courts |= !built && court ? bit : 0;
  patch->hidden |=
      recipe->layer == CR_RECIPE_LAYER_ROAD || !cr_recipe_is_natural (recipe) ? bit : 0;
  hiders->water |= recipe->layer == CR_RECIPE_LAYER_WATER ? bit : 0;
  hiders->masonry |= built || recipe->layer == CR_RECIPE_LAYER_OBJECT ? bit : 0;
}

/* Returns: the bits turned by that many sides, so that each side has the bit of a neighbour */
static guint
turn_bits (guint bits, int sides)
{
  return (bits << sides | bits >> (CR_N_DIRECTIONS - sides)) & ((1u << CR_N_DIRECTIONS) - 1);
}

static Patch
find_patch (const CrDraw *draw, CrHex hex, const CrRecipe *court)
{
  Patch patch = { draw, hex, court, 0, 0, 0 };
  Hiders hiders = { 0, 0 };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    add_side (&patch, d, &hiders);
  /* A tower beside the court does not cover the corners of its hex, and a cart stands in the court.
   */
  guint beside = turn_bits (patch.sides, 1) | turn_bits (patch.sides, CR_N_DIRECTIONS - 1);
  patch.sides |= patch.sides != 0 ? hiders.water | (hiders.masonry & beside) : 0;
  return patch;
}

/* Whether there is no grass beyond the corner of two sides. */
static gboolean
goes_over (const Patch *patch, int side, int before)
{
  guint both = 1u << side | 1u << before;

  return (patch->sides & both) != 0 && ((patch->sides | patch->hidden) & both) == both;
}

/* Whether a half side belongs to the court: both halves of a side at the court, and the nearer
 * halves of the sides beside it, unless those are at another court. */
static gboolean
has_half (const Patch *patch, int half)
{
  int side = half % N_HALVES / 2;

  return borders_court (patch, side) ||
         ((patch->courts >> side & 1) == 0 &&
          borders_court (patch, half % 2 == 0 ? side - 1 : side + 1));
}

/* How far the patch reaches towards the middle of a side with grass beyond it, as a part of the
 * way, because a patch is rounded as a court is. */
#define SHORT 0.6

static double
get_reach (const Patch *patch, int side)
{
  if (borders_court (patch, side))
    return OVER;
  return (patch->hidden >> side & 1) != 0 ? 1 : SHORT;
}

/* Returns: where a half side begins: in the middle of its side, or at the corner with the side
 * before */
static CrPoint
get_rim (const Patch *patch, int half)
{
  const CrGrid *grid = patch->draw->grid;
  int side = half % N_HALVES / 2, before = (side + CR_N_DIRECTIONS - 1) % CR_N_DIRECTIONS;
  gboolean middle = half % 2 == 1;
  double far = middle ? get_reach (patch, side) : goes_over (patch, side, before) ? OVER : 1;
  CrPoint c = cr_layout_centre (grid, patch->hex);
  CrPoint p = middle ? cr_layout_side_middle (grid, patch->hex, side)
                     : cr_layout_corner (grid, patch->hex, before);

  return (CrPoint){ c.x + far * (p.x - c.x), c.y + far * (p.y - c.y) };
}

/* The line from the middle of a hex to its rim is bent in so many pieces, by so much, because it is
 * trodden, not ruled. */
#define N_PIECES 6
#define TRODDEN 0.12

static void
add_trodden (GArray *line, CrPoint from, CrPoint to)
{
  for (int i = 1; i < N_PIECES; i++) {
    CrPoint p = cr_point_between (from, to, (double) i / N_PIECES);

    p = cr_wobble (p, TRODDEN, 1.9, 11);
    g_array_append_val (line, p);
  }
}

/* Adds the area from the middle of the hex over @n half sides and back. */
static void
add_fan (const Patch *patch, int first, int n)
{
  g_autoptr (GArray) line = cr_line_new ();
  CrPoint c = cr_layout_centre (patch->draw->grid, patch->hex), p;

  if (n < N_HALVES) {
    g_array_append_val (line, c);
    add_trodden (line, c, get_rim (patch, first));
  }
  for (int i = 0; i <= n; i++) {
    p = get_rim (patch, first + i);
    g_array_append_val (line, p);
  }
  if (n < N_HALVES)
    add_trodden (line, p, c);
  cr_draw_path (patch->draw, line, TRUE);
}

/* Adds the patch: all around, or in pieces with the road between. */
static void
add_path (const Patch *patch)
{
  int start = 0;

  while (start < N_HALVES && has_half (patch, start))
    start++;
  if (start == N_HALVES) {
    add_fan (patch, 0, N_HALVES);
    return;
  }
  for (int i = 0; i < N_HALVES; i++) {
    int n = 0;

    while (has_half (patch, start + i + n))
      n++;
    if (n > 0)
      add_fan (patch, start + i, n);
    i += n;
  }
}

/* Returns: (transfer full) (element-type Patch): the patches of courts of a class around the clip.
 * A paved court ends at its kerb and has none. */
static GArray *
find_patches (const CrDraw *draw, const CrRecipe *court)
{
  GArray *patches = g_array_new (FALSE, FALSE, sizeof (Patch));
  if (court != NULL && cr_recipe_has_scatter (court, "flags"))
    return patches;
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 1.2);

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (cr_art_get_recipe (draw->art, draw->floor, hex)->layer != CR_RECIPE_LAYER_ROAD)
      continue;
    Patch patch = find_patch (draw, hex, court);
    if (patch.sides != 0 && (patch.courts & (patch.courts - 1)) != 0)
      g_array_append_val (patches, patch);
  }
  return patches;
}

/**
 * Court: all courts of a class around the clip. They have one outline, so that nothing in them is
 * cut where a road begins.
 * @patches: (element-type Patch)
 */
typedef struct {
  const CrDraw *draw;
  const CrRecipe *recipe;
  GPtrArray *regions;
  GArray *patches;
} Court;

static void
add_court (const Court *court)
{
  for (guint i = 0; i < court->regions->len; i++)
    cr_draw_region_curve (court->draw, court->regions->pdata[i]);
  for (guint i = 0; i < court->patches->len; i++)
    add_path (&g_array_index (court->patches, Patch, i));
}

static void
draw_contents (const Court *court)
{
  const CrDraw *draw = court->draw;
  gboolean paved = cr_recipe_has_scatter (court->recipe, "flags");

  for (guint i = 0; i < court->regions->len; i++) {
    const CrRegion *region = court->regions->pdata[i];
    g_autoptr (GArray) hexes = cr_draw_get_region_hexes (draw, region, 1.2);

    if (paved)
      cr_draw_paving (draw, region, court->recipe);
    for (guint k = 0; k < hexes->len && !paved; k++)
      cr_draw_ground_hex (draw, g_array_index (hexes, CrHex, k), court->recipe);
  }
  for (guint i = 0; i < court->patches->len && !paved; i++)
    cr_draw_ground_hex (draw, g_array_index (court->patches, Patch, i).hex, court->recipe);
}

/* Whether the hex is a court at that level or higher, or stands in one. @data: the level as a
 * pointer */
static gboolean
is_raised (const CrArt *art, int floor, CrHex hex, gconstpointer data)
{
  int least = GPOINTER_TO_INT (data);

  if (cr_art_get_recipe (art, floor, hex)->layer == CR_RECIPE_LAYER_COURT)
    return cr_art_get_level (art, floor, hex) >= least && cr_art_has_hex (art, floor, hex);
  if (!cr_any_court_class.has (art, floor, hex, NULL))
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_art_get_recipe (art, floor, next)->layer == CR_RECIPE_LAYER_COURT &&
        cr_art_get_level (art, floor, next) >= least)
      return TRUE;
  }
  return FALSE;
}

static GArray *
outline_raised (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 6, 0.04);
}

#define RAISED(level) \
  { \
    .has = is_raised, .outline = outline_raised, .data = GINT_TO_POINTER (level), .reach = 2, \
    .needs = 1u << CR_RECIPE_LAYER_COURT \
  }

/* One class for each level from 1 on; still higher courts are as light as the last. */
static const CrRegionClass raised[] = { RAISED (1), RAISED (2), RAISED (3),
                                        RAISED (4), RAISED (5), RAISED (6) };

/* Draws raised courts; the caller clips to the court. */
static void
draw_raised (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 1.5);
  int most = 0;

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (cr_art_get_recipe (draw->art, draw->floor, hex)->layer == CR_RECIPE_LAYER_COURT)
      most = MAX (most, cr_art_get_level (draw->art, draw->floor, hex));
  }
  for (int i = 0; i < MIN (most, (int) G_N_ELEMENTS (raised)); i++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, &raised[i], 0.5);

    for (guint k = 0; k < regions->len; k++)
      cr_draw_region_curve (draw, regions->pdata[k]);
    cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
    cr_draw_fill_tint (draw, cr_tint_ground (1));
    cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_WINDING);
  }
}

static void
draw_court (const CrDraw *draw, const CrRegionClass *class, const CrRecipe *recipe)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, 0.5);
  g_autoptr (GArray) patches = find_patches (draw, class->data);
  Court court = { draw, recipe, regions, patches };

  if (regions->len == 0 && patches->len == 0)
    return;
  add_court (&court);
  cr_draw_fill (draw, recipe->fill, 1);
  if (draw->detail == CR_DETAIL_FLAT)
    return;
  add_court (&court);
  cr_draw_begin_union (draw);
  draw_contents (&court);
  if (class == &cr_any_court_class)
    draw_raised (draw);
  cr_draw_end_within (draw);
}

/* Trodden earth is drawn beneath all courts, so that no grass shows between two of them; paving is
 * drawn over it. */
void
cr_draw_courts (const CrDraw *draw)
{
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_COURT);
  const CrRecipe *earth = NULL;

  for (guint i = 0; i < classes->len; i++) {
    const CrRegionClass *class = classes->pdata[i];
    const CrRecipe *recipe = class->data;

    if (earth == NULL && recipe->kind == CR_RECIPE_ORGANIC)
      earth = recipe;
  }
  if (earth != NULL)
    draw_court (draw, &cr_any_court_class, earth);
  for (guint i = 0; i < classes->len; i++) {
    const CrRegionClass *class = classes->pdata[i];

    if (class->data != earth)
      draw_court (draw, class, class->data);
  }
}

/* cr-overlay-suggest.c: proposals of terrain, drawn on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

#include "cr-recipe.h"

/* This part of the hex is filled, so that the picture shows around it. */
#define FILLED 0.80
/* From this size of hexes on, in device pixels, words can be read. */
#define READABLE 34.0
/* Proposals that are less sure than this, in hundredths, are dashed. */
#define DOUBTFUL 75

static void
add_hex (cairo_t *cr, const CrGrid *grid, CrHex hex, double share)
{
  CrPoint centre = cr_layout_centre (grid, hex);

  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint corner = cr_layout_corner (grid, hex, i);

    cairo_line_to (cr, centre.x + (corner.x - centre.x) * share,
                   centre.y + (corner.y - centre.y) * share);
  }
  cairo_close_path (cr);
}

static CrTone
get_tone (const CrScene *scene, const char *code)
{
  const CrTerrainKind *kind = cr_ruleset_find_terrain (cr_scene_get_ruleset (scene), code);
  CrRecipe recipe;

  if (kind != NULL && cr_recipe_read (kind->node, &recipe) && recipe.filled)
    return recipe.fill;
  return CR_TONE_STONE;
}

static void
draw_words (cairo_t *cr, CrPoint at, const char *code, int confidence)
{
  g_autofree char *sure = g_strdup_printf ("%d %%", confidence);

  cr_overlay_text (cr, (CrPoint){ at.x, at.y - 0.10 }, code, 0.17, TRUE);
  cr_overlay_text (cr, (CrPoint){ at.x, at.y + 0.13 }, sure, 0.15, FALSE);
}

static void
draw_one (cairo_t *cr,
          const CrOverlayStyle *style,
          const CrScene *scene,
          const CrSuggestion *suggestion)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  const char *code = cr_map_get_code (map, CR_LAYER_TERRAIN, suggestion->terrain);
  const double dashes[] = { 0.06, 0.05 };

  add_hex (cr, grid, suggestion->place.hex, FILLED);
  cr_overlay_ink (cr, style, get_tone (scene, code), 0.62);
  cairo_fill_preserve (cr);
  if (suggestion->confidence < DOUBTFUL)
    cairo_set_dash (cr, dashes, 2, 0);
  cr_overlay_cased (cr, style, CR_TONE_INK, cr_overlay_width (style, 0.025));
  cairo_set_dash (cr, NULL, 0, 0);
  if (style->px < READABLE)
    return;
  cr_overlay_ink (cr, style, CR_TONE_INK, 1);
  draw_words (cr, cr_layout_centre (grid, suggestion->place.hex), code, suggestion->confidence);
}

void
cr_overlay_suggestions (cairo_t *cr,
                        const CrOverlayStyle *style,
                        const CrScene *scene,
                        const GArray *suggestions,
                        int floor)
{
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);

    if (suggestion->place.floor == floor && suggestion->terrain >= 0)
      draw_one (cr, style, scene, suggestion);
  }
  cairo_restore (cr);
}

/* cr-terrain-key.c: the key of the terrains on a map, with their costs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-terrain-key.h"

#include "cr-key-text.h"
#include "cr-recipe.h"

#include "cr-area.h"
#include "cr-fabric.h"
#include "cr-text.h"
#include "cr-words-lof.h"
#include "cr-words-rules.h"

/* In pixels of %CR_KEY_SCALE: the height of a row, the hex in it, where its words begin, the gap
 * between columns, the space above. */
#define ROW 42.0
#define HEX 42.0
#define WORDS (HEX + 8)
#define GAP 26.0
#define NOTE 20.0
#define TOP 6.0

#define NAME_FONT "EB Garamond, serif Bold 11"
#define FIGURES_FONT "EB Garamond, serif Italic 10.5"

/* @hex: a hex of the kind, as far as possible from hexes of other kinds, which is painted in the
 * row */
typedef struct {
  char *name, *figures;
  CrHex hex;
} Row;

struct _CrTerrainKey {
  GArray *rows;
  CrGrid grid;
  gboolean marked;
  double column; /* pixels */
};

static void
row_clear (gpointer data)
{
  Row *row = data;

  g_free (row->name);
  g_free (row->figures);
}

void
cr_terrain_key_free (CrTerrainKey *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  g_free (self);
}

/* The best hex of a terrain so far. @best: how many hexes around @hex are of the same kind, plus
 * one */
typedef struct {
  CrHex hex;
  int best;
} Found;

static int
count_like (const CrScene *scene, CrPlace place, const CrTerrainKind *kind)
{
  int n = 1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = cr_place_neighbour (place, d);

    if (cr_scene_has_place (scene, next))
      n += cr_scene_get_terrain (scene, next) == kind ? 2 : 1;
  }
  return n;
}

/* Returns: (transfer full): the best hex of each terrain, by its index in the ruleset */
static Found *
find_terrains (const CrScene *scene, int floor)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (scene);
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  Found *found = g_new0 (Found, cr_ruleset_n_terrains (ruleset) + 1);

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { floor, cr_grid_get_hex (grid, i) };
    const CrTerrainKind *kind =
        cr_scene_has_place (scene, place) ? cr_scene_get_terrain (scene, place) : NULL;
    Found *of;
    int n;

    if (kind == NULL)
      continue;
    of = &found[kind - cr_ruleset_get_terrain (ruleset, 0)];
    if (of->best > 2 * CR_N_DIRECTIONS || (n = count_like (scene, place, kind)) <= of->best)
      continue;
    *of = (Found){ place.hex, n };
  }
  return found;
}

static const char *
get_name (const CrNode *node, const char *code)
{
  const char *name = cr_node_get_localized (node, "name", g_get_language_names ());

  return name != NULL ? name : code;
}

static const char *
mark_figure (CrTerrainKey *self, CrFigure figure)
{
  self->marked = self->marked || figure.provenance != CR_PRINTED;
  return cr_words_provenance_mark (figure.provenance);
}

/* Returns: (transfer full): "on foot 1 · mounted – · light cover ?"; a mover with the same cost as
 * another is left out */
static char *
describe_kind (CrTerrainKey *self, const CrRuleset *ruleset, const CrTerrainKind *kind)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++) {
    const CrMover *mover = cr_ruleset_get_mover (ruleset, i);
    CrFigure cost = kind->cost[i];

    if (cr_node_get (mover->node, "as") != NULL)
      continue;
    g_string_append_printf (text, "%s ", get_name (mover->node, mover->id));
    if (cost.value == CR_IMPASSABLE)
      g_string_append (text, "–");
    else
      g_string_append_printf (text, "%d", cost.value);
    g_string_append_printf (text, "%s · ", mark_figure (self, cost));
  }
  g_string_append_printf (text, "%s%s", cr_words_cover ((CrCover) kind->cover.value),
                          mark_figure (self, kind->cover));
  return g_string_free (text, FALSE);
}

/* @figures: (transfer full) */
static void
add_row (CrTerrainKey *self, const CrNode *node, const char *code, char *figures, CrHex hex)
{
  Row row = { g_strdup (get_name (node, code)), figures, hex };
  double width =
      MAX (cr_key_text_width (row.name, NAME_FONT), cr_key_text_width (row.figures, FIGURES_FONT));

  self->column = MAX (self->column, WORDS + width + GAP);
  g_array_append_val (self->rows, row);
}

/* Whether a wall of the floor is of the material; finds the first such hex, preferably one that is
 * no tower. */
static gboolean
find_material (const CrScene *scene, int floor, const char *id, CrHex *hex_out)
{
  const CrMap *map = cr_scene_get_map (scene);
  gboolean any = FALSE;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    g_auto (CrArea) area = { NULL };

    if (g_strcmp0 (cr_node_get (node, "kind"), id) != 0 || !cr_area_read (map, node, &area, NULL))
      continue;
    for (guint k = 0; k < area.places->len; k++) {
      CrPlace place = g_array_index (area.places, CrPlace, k);

      if (place.floor != floor || !cr_fabric_is_wall (scene, place))
        continue;
      *hex_out = any ? *hex_out : place.hex;
      any = TRUE;
      if (cr_scene_get_structure (scene, place)->tower)
        continue;
      *hex_out = place.hex;
      return TRUE;
    }
  }
  return any;
}

/* Adds the materials of walls that the map's areas name. */
static void
add_materials (CrTerrainKey *self, const CrScene *scene, int floor)
{
  g_autoptr (CrSiegeRules) rules = cr_siege_rules_new (cr_scene_get_ruleset (scene), NULL);

  for (guint i = 0; rules != NULL && i < cr_siege_rules_n_materials (rules); i++) {
    const CrMaterial *material = cr_siege_rules_get_material (rules, i);
    CrHex hex;

    if (find_material (scene, floor, material->id, &hex))
      add_row (self, material->node, material->id,
               g_strdup_printf (cr_text ("results D that batter it down: %d%s"),
                                material->demolition.value,
                                mark_figure (self, material->demolition)),
               hex);
  }
}

CrTerrainKey *
cr_terrain_key_new (const CrScene *scene, const CrPaintOptions *options)
{
  CrTerrainKey *self = g_new0 (CrTerrainKey, 1);
  const CrRuleset *ruleset = cr_scene_get_ruleset (scene);
  g_autofree Found *found = find_terrains (scene, options->floor);

  self->grid = *cr_map_get_grid (cr_scene_get_map (scene));
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);
  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++) {
    const CrTerrainKind *kind = cr_ruleset_get_terrain (ruleset, i);

    if (found[i].best > 0 && (!kind->passage || options->show & CR_SHOW_SECRETS))
      add_row (self, kind->node, kind->code, describe_kind (self, ruleset, kind), found[i].hex);
  }
  add_materials (self, scene, options->floor);
  return self;
}

char *
cr_terrain_key_dup_text (const CrTerrainKey *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->rows->len; i++) {
    const Row *row = &g_array_index (self->rows, Row, i);

    g_string_append_printf (text, "%s: %s\n", row->name, row->figures);
  }
  return g_string_free (text, FALSE);
}

static guint
count_columns (const CrTerrainKey *self, double width)
{
  return (guint) CLAMP ((width * CR_KEY_SCALE + GAP) / MAX (self->column, 1), 1, 12);
}

double
cr_terrain_key_get_height (const CrTerrainKey *self, double width)
{
  guint columns = count_columns (self, width);

  return ((self->rows->len + columns - 1) / columns * ROW + TOP + (self->marked ? NOTE : 0)) /
         CR_KEY_SCALE;
}

static void
trace_hex (cairo_t *cr, const CrGrid *grid, CrHex hex)
{
  cairo_new_path (cr);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPoint p = cr_layout_corner (grid, hex, d);
    cairo_line_to (cr, p.x, p.y);
  }
  cairo_close_path (cr);
}

/* Draws a hex of the map itself, as if seen through a hole in the paper. */
static void
draw_hex (const CrTerrainKey *self,
          cairo_t *cr,
          CrArt *art,
          const CrPaintOptions *options,
          CrHex hex)
{
  CrPaintOptions bare = *options;
  CrPoint at = cr_layout_centre (&self->grid, hex);
  CrColour ink = cr_palette_get (options->variant, CR_TONE_INK);

  bare.show &= CR_SHOW_SECRETS;
  bare.plan = 0;
  bare.area = (CrBox){ at.x - 0.5, at.y - 0.5, 1, 1 };
  cairo_scale (cr, HEX, HEX);
  cairo_translate (cr, -at.x, -at.y);
  if (art != NULL) {
    cairo_save (cr);
    trace_hex (cr, &self->grid, hex);
    cairo_clip (cr);
    cr_art_paint (art, cr, &bare);
    cairo_restore (cr);
  }
  trace_hex (cr, &self->grid, hex);
  cairo_set_source_rgb (cr, ink.red, ink.green, ink.blue);
  cairo_set_line_width (cr, 0.03);
  cairo_stroke (cr);
}

void
cr_terrain_key_draw (const CrTerrainKey *self,
                     cairo_t *cr,
                     CrArt *art,
                     const CrPaintOptions *options,
                     CrBox box)
{
  guint columns = count_columns (self, box.width);
  double pitch = MAX (box.width * CR_KEY_SCALE / columns, self->column);

  cairo_save (cr);
  cairo_translate (cr, box.x, box.y);
  cairo_scale (cr, 1 / CR_KEY_SCALE, 1 / CR_KEY_SCALE);
  for (guint i = 0; i < self->rows->len; i++) {
    const Row *row = &g_array_index (self->rows, Row, i);
    double x = i % columns * pitch, y = TOP + (i / columns + 0.5) * ROW;

    cairo_save (cr);
    cairo_translate (cr, x + HEX / 2, y);
    draw_hex (self, cr, art, options, row->hex);
    cairo_restore (cr);
    cr_key_text (cr, options->variant, row->name, NAME_FONT, x + WORDS, y - 8);
    cr_key_text (cr, options->variant, row->figures, FIGURES_FONT, x + WORDS, y + 9);
  }
  if (self->marked)
    cr_key_text (cr, options->variant, cr_words_provenance_legend (), CR_KEY_ROW, 0,
                 box.height * CR_KEY_SCALE - NOTE / 2);
  cairo_restore (cr);
}

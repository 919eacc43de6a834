/* cr-title.c: the title of a map, and the key of its levels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-words.h"
#include "cr-painter-private.h"
#include "cr-regions.h"

#include "cr-text.h"

#include <string.h>

/* The second line is so far below the title, in W. */
#define SECOND 0.30

static const CrLetter figure = { .size = 0.22, .tone = CR_TONE_INK, .alpha = 1, .bold = TRUE };
static const CrLetter word = { .size = 0.17, .tone = CR_TONE_INK, .alpha = 1, .italic = TRUE };
static const CrLetter head = { .size = 0.20, .tone = CR_TONE_INK, .alpha = 1, .italic = TRUE };

static const char *
get_title (const CrDraw *draw)
{
  const char *title = cr_map_get_title (draw->map, g_get_language_names ());

  return title != NULL ? title : cr_map_get_id (draw->map);
}

/* Writes a text, smaller when there is little room. Returns: where it ends */
static double
draw_fitted (const CrDraw *draw, CrPoint at, const char *text, CrLetter letter, double room)
{
  double width = cr_draw_text_width (draw, text, &letter);

  if (width > room) {
    letter.size *= room / width;
    letter.spread *= room / width;
    width = room;
  }
  cr_draw_text (draw, at, text, &letter);
  return at.x + width;
}

static double
draw_name (const CrDraw *draw, CrPoint at, double room)
{
  static const CrLetter letter = {
    .size = 0.36, .tone = CR_TONE_INK, .alpha = 1, .bold = TRUE, .spread = 0.035
  };
  g_autofree char *title = g_utf8_strup (get_title (draw), -1);

  return draw_fitted (draw, at, title, letter, room);
}

static void
add_part (GString *text, const char *part)
{
  if (part != NULL && *part != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

/* Writes what the map shows, who drew it, and for which rules. */
static void
draw_origin (const CrDraw *draw, CrPoint at, double room)
{
  const char *const *languages = g_get_language_names ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *authors = cr_map_dup_authors (draw->map);

  add_part (text, cr_map_get_description (draw->map, languages));
  add_part (text, authors);
  add_part (text, cr_ruleset_get_title (cr_scene_get_ruleset (draw->scene), languages));
  draw_fitted (draw, at, text->str, head, room);
}

/* Each of these functions returns where its words end. */
static double
draw_words (const CrDraw *draw, CrPoint at, const char *text, const CrLetter *letter, double gap)
{
  cr_draw_text (draw, at, text, letter);
  return at.x + cr_draw_text_width (draw, text, letter) + gap;
}

/* Returns: the colour of stone or ground of a level on the map, a step lighter with each level */
static CrColour
find_colour (const CrDraw *draw, const CrNode *kind, int level)
{
  CrTint tint = cr_tint_stone (level);
  CrTone tone = CR_TONE_STONE;
  CrRecipe recipe;

  if (cr_node_is (kind, "terrain") && cr_recipe_read (kind, &recipe) && recipe.filled) {
    tint = cr_tint_ground (recipe.layer == CR_RECIPE_LAYER_WATER ? 0 : level);
    tone = recipe.fill;
  }
  return cr_draw_mix_tint (draw, cr_draw_tone (draw, tone), tint);
}

static double
draw_figure (const CrDraw *draw, CrPoint at, const CrNode *kind, int level)
{
  g_autofree char *number =
      level < 0 ? g_strdup_printf ("−%d", -level) : g_strdup_printf ("%d", level);

  cairo_rectangle (draw->cr, at.x, at.y - 0.155, 0.20, 0.17);
  cr_draw_fill_colour (draw, find_colour (draw, kind, level), 1);
  cairo_rectangle (draw->cr, at.x, at.y - 0.155, 0.20, 0.17);
  cr_draw_stroke (draw, CR_TONE_INK, 0.012, 1);
  at.x += 0.26;
  return draw_words (draw, at, number, &figure, 0.09);
}

static const char *
get_name (const CrNode *kind)
{
  return cr_node_get_localized (kind, "name", g_get_language_names ());
}

/* Draws the key of levels as far as there is room; successive levels with the same name share it.
 */
static void
draw_levels (const CrDraw *draw, CrPoint at, double room)
{
  const char *name = NULL;
  double end = at.x + room;

  for (int level = CR_LEVEL_MIN; level <= CR_LEVEL_MAX && at.x < end - 1; level++) {
    const CrNode *kind = level != 0 ? cr_art_get_level_kind (draw->art, draw->floor, level) : NULL;
    const char *next = kind != NULL ? get_name (kind) : NULL;

    if (next == NULL)
      continue;
    if (name == NULL)
      at.x = draw_words (draw, at, cr_text ("Levels"), &head, 0.22);
    else if (strcmp (name, next) != 0)
      at.x = draw_words (draw, at, name, &word, 0.26);
    at.x = draw_figure (draw, at, kind, level);
    name = next;
  }
  if (name != NULL)
    draw_words (draw, at, name, &word, 0);
}

void
cr_draw_title (const CrDraw *draw, CrPoint at, double room)
{
  CrShow show = draw->options->show;
  double end = at.x;

  if (show & CR_SHOW_TITLE) {
    end = draw_name (draw, at, room / 2) + 0.6;
    draw_origin (draw, (CrPoint){ at.x, at.y + SECOND }, room);
  }
  if (show & CR_SHOW_KEY)
    draw_levels (draw, (CrPoint){ end, at.y - 0.02 }, at.x + room - 0.5 - end);
}

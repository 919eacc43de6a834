/* cr-chart-plan-names.c: names of the hatched data. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-chart-private.h"

#include <string.h>

/* The name stands below the centre, clear of number and level; all in W. */
#define BASE_LINE 0.26
#define NAME_SIZE 0.11
#define LINE_HEIGHT 1.05
#define MOST_LINES 2

/* The widest lines, in W; the hex is narrower at the lower line. */
#define ROOM_ABOVE 0.71
#define ROOM_BELOW 0.60

/* When letters are enlarged by more than this because hexes are small, there is no room for a
 * second line. */
#define ONE_LINE 1.25

/* On hexes smaller than this, in device pixels, only one in three hexes of a field of the same kind
 * is named. */
#define EVERY_NAME_PX 100
#define FIELD 3

static const char *
name_of (const CrDraw *draw, CrHex hex)
{
  const char *code = cr_map_get_terrain (draw->map, (CrPlace){ draw->floor, hex });
  const CrTerrainKind *kind = cr_ruleset_find_terrain (cr_scene_get_ruleset (draw->scene), code);

  return kind != NULL ? cr_node_get_localized (kind->node, "name", g_get_language_names ()) : code;
}

static gboolean
has_name (const CrDraw *draw, CrHex hex)
{
  return cr_grid_contains (draw->grid, hex) && cr_art_has_hex (draw->art, draw->floor, hex);
}

/* Whether the hex needs no name, because those around it are of the same kind. */
static gboolean
goes_without_saying (const CrDraw *draw, CrHex hex)
{
  const char *code = cr_map_get_terrain (draw->map, (CrPlace){ draw->floor, hex });
  int alike = 0;

  if (draw->px >= EVERY_NAME_PX || cr_draw_is_vector (draw) || (hex.q - hex.r) % 3 == 0)
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    alike += has_name (draw, next) &&
             cr_map_get_terrain (draw->map, (CrPlace){ draw->floor, next }) == code;
  }
  return alike >= FIELD;
}

static gboolean
fits_hex (const CrDraw *draw, const char *const lines[MOST_LINES], const CrLetter *letter)
{
  return cr_draw_text_width (draw, lines[0], letter) <= ROOM_ABOVE &&
         (lines[1] == NULL || cr_draw_text_width (draw, lines[1], letter) <= ROOM_BELOW);
}

/* Puts a name on one line, or splits it at the last space at which both parts fit. Returns: FALSE
 * when it cannot be read on so small a hex */
static gboolean
part_name (const CrDraw *draw, char *name, const char *lines[MOST_LINES], const CrLetter *letter)
{
  lines[0] = name;
  lines[1] = NULL;
  if (letter->size > ONE_LINE * NAME_SIZE)
    return fits_hex (draw, lines, letter);
  for (char *c = name + strlen (name); c > name && !fits_hex (draw, lines, letter); c--)
    if (*c == ' ') {
      g_autofree char *first = g_strndup (name, (gsize) (c - name));
      const char *parts[MOST_LINES] = { first, c + 1 };

      if (!fits_hex (draw, parts, letter))
        continue;
      *c = '\0';
      lines[1] = c + 1;
    }
  return fits_hex (draw, lines, letter);
}

static void
draw_name (const CrDraw *draw, CrHex hex)
{
  CrLetter letter = { .size = NAME_SIZE * cr_draw_get_growth (draw, NAME_SIZE),
                      .tone = CR_TONE_INK,
                      .alpha = 1,
                      .halo = 0.045,
                      .align = 0.5 };
  CrPoint centre = cr_layout_centre (draw->grid, hex);
  g_autofree char *name = g_strdup (name_of (draw, hex));
  const char *lines[MOST_LINES];

  if (!part_name (draw, name, lines, &letter))
    return;
  for (int i = 0; i < MOST_LINES && lines[i] != NULL; i++)
    cr_draw_text (
        draw,
        (CrPoint){ centre.x, centre.y + BASE_LINE +
                                 (i - (lines[1] != NULL ? 0.4 : 0)) * LINE_HEIGHT * letter.size },
        lines[i], &letter);
}

void
cr_draw_plan_names (const CrDraw *draw, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (has_name (draw, hex) && !goes_without_saying (draw, hex))
      draw_name (draw, hex);
  }
}

/* cr-tower-text.c: a siege tower as people write it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-tower-text.h"

#include <string.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-text.h"

static gboolean
read_named (const CrMap *map,
            const CrRuleset *ruleset,
            const char *name,
            const char *value,
            CrTower *tower)
{
  if (g_str_equal (name, "facing"))
    return cr_direction_parse (value, cr_map_get_grid (map)->orientation, &tower->facing);
  if (g_str_equal (name, "type")) {
    tower->type = cr_ruleset_find_work (ruleset, value);
    return tower->type != NULL && tower->type->tower;
  }
  if (g_str_equal (name, "bridge")) {
    tower->bridge_down = g_str_equal (value, "down");
    return tower->bridge_down || g_str_equal (value, "up");
  }
  return g_str_equal (name, "wall") && cr_text_parse_int (value, 1, CR_WORK_MAX_WALL, &tower->wall);
}

static gboolean
read_word (const CrMap *map, const CrRuleset *ruleset, const char *word, CrTower *tower)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = equals != NULL ? g_strndup (word, (gsize) (equals - word)) : NULL;

  if (name != NULL)
    return read_named (map, ruleset, name, equals + 1, tower);
  tower->moving = g_str_equal (word, "moving");
  return tower->moving;
}

/* A hex of the map, or one beyond its edge by column and row, as "8,0" and "-1,5": rear first the
 * front comes last (TWR-08). Which of these it may be cr_tower_check() says. */
static gboolean
read_front (const CrMap *map, const char *text, CrPlace *front_out, GError **error)
{
  const char *rest = text;
  int column, row;

  if (cr_map_parse_printed (map, text, front_out, NULL))
    return TRUE;
  if (!cr_text_read_int (&rest, &column) || *rest != ',')
    return cr_map_parse_printed (map, text, front_out, error);
  rest++;
  if (!cr_text_read_int (&rest, &row) || *rest != '\0')
    return cr_map_parse_printed (map, text, front_out, error);
  *front_out = (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (map), column, row) };
  return TRUE;
}

#define WORDS "facing=DIR, type=new, type=original, bridge=up, bridge=down, wall=1…3, moving"

static void
ask_word (const char *word, GError **error)
{
  g_auto (GStrv) known = g_strsplit (WORDS, ", ", -1);
  CrNear near = { .name = word };

  cr_near_offer_all (&near, (const char *const *) known);
  cr_near_tell (&near, error);
}

gboolean
cr_tower_parse (const CrMap *map,
                const CrRuleset *ruleset,
                const char *text,
                CrTower *tower_out,
                GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ":", -1);
  CrTower tower = { .type = cr_ruleset_find_work (ruleset, "new"), .wall = 1 };

  if (!read_front (map, words[0] != NULL ? words[0] : "", &tower.front, error))
    return FALSE;
  for (char **word = words + 1; *word != NULL; word++)
    if (!read_word (map, ruleset, *word, &tower)) {
      g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                   cr_text ("found “%1$s” of the tower at %2$s, expected %3$s"), *word, words[0],
                   WORDS);
      ask_word (*word, error);
      return FALSE;
    }
  if (tower.type == NULL || tower.front.floor != 0) {
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
                 cr_text ("found a tower at “%s”, expected a hex of the main surface"), words[0]);
    return FALSE;
  }
  if (!cr_tower_check (&tower, map, error))
    return FALSE;
  *tower_out = tower;
  return TRUE;
}

char *
cr_tower_format (const CrMap *map, const CrTower *tower)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *at = cr_grid_contains (grid, tower->front.hex)
                            ? cr_map_format_printed (map, tower->front)
                            : cr_grid_format_hex (grid, tower->front.hex);

  return g_strdup_printf ("%s:facing=%s:type=%s:wall=%d%s%s", at,
                          cr_direction_get_name (tower->facing, grid->orientation), tower->type->id,
                          tower->wall, tower->bridge_down ? ":bridge=down" : "",
                          tower->moving ? ":moving" : "");
}

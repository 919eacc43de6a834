/* cr-plain.c: new maps. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-plain.h"

#include "cr-map-load.h"
#include "cr-text.h"

static void
add_meta (CrMap *map, const char *title)
{
  CrNode *meta = cr_node_new ("meta");
  CrNode *node = cr_node_new ("title");

  cr_node_set_text (node, title);
  cr_node_take_child (meta, node);
  cr_map_load_node (map, CR_SECTION_HEAD, meta);
}

static void
add_ruleset (CrMap *map, const char *id)
{
  CrNode *uses = cr_node_new ("uses");

  cr_node_set (uses, "kind", "ruleset");
  cr_node_set (uses, "id", id != NULL ? id : "siege");
  cr_node_set (uses, "version", "1.0");
  cr_map_load_node (map, CR_SECTION_HEAD, uses);
}

/* Each map has four named edges (MAP-06). */
static void
add_edges (CrMap *map)
{
  static const char *const edges[] = { "N", "E", "S", "W" };
  CrNode *sides = cr_node_new ("sides");

  for (int i = 0; i < 4; i++)
    cr_node_set_int (sides, edges[i], i + 1);
  cr_map_load_node (map, CR_SECTION_HEAD, sides);
}

CrPlainStyle
cr_plain_style_get_default (void)
{
  return (CrPlainStyle){ NULL, cr_numbering_get_default () };
}

CrMap *
cr_map_new_plain (const CrGrid *grid, const char *id, const char *title)
{
  CrPlainStyle style = cr_plain_style_get_default ();

  return cr_map_new_plain_as (grid, id, title, &style);
}

CrMap *
cr_map_new_plain_as (const CrGrid *grid,
                     const char *id,
                     const char *title,
                     const CrPlainStyle *style)
{
  CrMap *map = cr_map_new (grid, id);
  int floor = cr_map_load_floor (map, "g", cr_text ("Ground"));
  int flat = cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");
  gint16 *terrain = cr_map_load_layer (map, floor, CR_LAYER_TERRAIN);

  cr_map_load_floor_info (map, floor)->defaults[CR_LAYER_TERRAIN] = (gint16) flat;
  for (int i = 0; i < cr_grid_n_cells (grid); i++)
    terrain[i] = (gint16) flat;
  if (title != NULL)
    add_meta (map, title);
  add_ruleset (map, style->ruleset);
  cr_map_load_node (map, CR_SECTION_HEAD, cr_numbering_to_node (&style->numbering));
  add_edges (map);
  return map;
}

char *
cr_map_make_id (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, "C");
  GString *id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < 60; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "map");
  else if (!g_ascii_isalpha (id->str[0]))
    g_string_prepend (id, "map-");
  return g_string_free (id, FALSE);
}

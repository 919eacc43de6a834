/* fort.c: a whole castle for tests of masonry. SPDX-License-Identifier: GPL-3.0-or-later */
#include "fort.h"

#include <string.h>

#include "fixture.h"

void
fort_put_side (Sketch *sketch, int column, int row, CrDirection direction, CrSide side)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrHex hex = cr_grid_hex_at (grid, column, row);
  CrDirection named = direction;
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_grid_name_side (grid, &hex, &named);
  side.cell = cr_grid_get_cell (grid, hex);
  side.direction = (gint8) named;
  side.inside = named == direction ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
  side.height = CR_HEIGHT_DEFAULT;
  side.arc = CR_ARC_DEFAULT;
  cr_edit_put_side (edit, sketch->map, (CrPlace){ 0, hex }, named, side);
  cr_edit_swap (edit, sketch->map);
}

void
fort_put_node (Sketch *sketch, CrSection section, const char *xml)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_insert_node (edit, sketch->map, section, cr_map_n_nodes (sketch->map, section),
                       fixture_read_node (xml, NULL));
  cr_edit_swap (edit, sketch->map);
}

static gboolean
is_open_ground (Sketch *sketch, CrHex hex)
{
  const CrMap *map = sketch->map;
  CrPlace place = { 0, hex };

  return cr_grid_contains (cr_map_get_grid (map), hex) &&
         strcmp (cr_map_get_structure (map, place), "none") == 0 &&
         strcmp (cr_map_get_terrain (map, place), "court") != 0 &&
         strcmp (cr_map_get_terrain (map, place), "stair") != 0;
}

/* Towers and keep are crenellated all round but where they join a wall, which lies lower. */
void
fort_crenellate (Sketch *sketch)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrHex hex = cr_grid_get_hex (grid, cell);
    const char *structure = cr_map_get_structure (sketch->map, (CrPlace){ 0, hex });
    int column, row;

    cr_grid_address (grid, hex, &column, &row);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace next = { 0, cr_hex_neighbour (hex, d) };
      gboolean high = strcmp (structure, "tower") == 0 || strcmp (structure, "gatetower") == 0 ||
                      strcmp (structure, "keep") == 0;
      gboolean same = cr_grid_contains (grid, next.hex) &&
                      strcmp (cr_map_get_structure (sketch->map, next), structure) == 0;

      if ((high && !same) ||
          (strcmp (structure, "rampart") == 0 && is_open_ground (sketch, next.hex)))
        fort_put_side (sketch, column, row, d, (CrSide){ .kind = CR_SIDE_BATTLEMENT });
    }
  }
}

static void
put_things (Sketch *sketch)
{
  static const struct {
    int column, row, direction, kind, state;
  } things[] = {
    { 12, 11, 3, CR_SIDE_GATE, CR_STATE_OPEN },
    { 9, 11, 3, CR_SIDE_SLIT, 0 },
    { 14, 11, 3, CR_SIDE_SLIT, 0 },
    { 7, 9, 4, CR_SIDE_SLIT, 0 },
    { 10, 4, 0, CR_SIDE_SLIT, 0 },
    { 14, 5, 1, CR_SIDE_SLIT, 0 },
    { 16, 10, 1, CR_SIDE_SLIT, 0 },
    { 11, 11, 3, CR_SIDE_SLIT, 0 },
    { 13, 11, 3, CR_SIDE_SLIT, 0 },
    { 7, 4, 4, CR_SIDE_SLIT, 0 },
    { 7, 11, 4, CR_SIDE_SLIT, 0 },
    { 16, 6, 1, CR_SIDE_SLIT, 0 },
    { 12, 8, 4, CR_SIDE_DOORWAY, CR_STATE_CLOSED },
    { 7, 6, 4, CR_SIDE_HOARDING, 0 },
    { 7, 6, 5, CR_SIDE_HOARDING, 0 },
    { 7, 7, 4, CR_SIDE_HOARDING, 0 },
    { 7, 7, 5, CR_SIDE_HOARDING, 0 },
    { 2, 7, 0, CR_SIDE_WALL, 0 },
    { 2, 7, 1, CR_SIDE_WALL, 0 },
    { 3, 7, 0, CR_SIDE_WALL, 0 },
    { 4, 6, 5, CR_SIDE_DOORWAY, CR_STATE_OPEN },
    { 2, 9, 0, CR_SIDE_LOW_WALL, 0 },
    { 2, 9, 1, CR_SIDE_LOW_WALL, 0 },
    { 3, 9, 0, CR_SIDE_LOW_WALL, 0 },
    { 3, 9, 1, CR_SIDE_LOW_WALL, 0 },
    { 5, 7, 1, CR_SIDE_HEDGE, 0 },
    { 5, 7, 2, CR_SIDE_HEDGE, 0 },
    { 5, 8, 1, CR_SIDE_HEDGE, 0 },
    { 15, 13, 0, CR_SIDE_FENCE, 0 },
    { 15, 13, 1, CR_SIDE_FENCE, 0 },
    { 16, 13, 0, CR_SIDE_FENCE, 0 },
    { 13, 8, 1, CR_SIDE_PARTITION, 0 },
    { 13, 8, 2, CR_SIDE_PARTITION, 0 },
    { 18, 4, 4, CR_SIDE_SLOPE, 0 },
    { 18, 4, 3, CR_SIDE_SLOPE, 0 },
    { 2, 3, 4, CR_SIDE_CLIFF, 0 },
    { 2, 3, 3, CR_SIDE_CLIFF, 0 },
    { 7, 10, 4, CR_SIDE_POSTERN, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
    fort_put_side (sketch, things[i].column, things[i].row, things[i].direction,
                   (CrSide){ .kind = (gint8) things[i].kind, .state = (gint8) things[i].state });
}

/* The stairs within towers lead down to the floor below. */
static void
put_links (Sketch *sketch)
{
  static const char *const links[] = {
    "<spiral id='t1' from='7,4' to='room/7,4'/>",
    "<spiral id='t2' from='16,6' to='room/16,6'/>",
    "<trapdoor id='t3' from='7,11' to='room/7,11'/>",
    "<spiral id='t4' from='11,11' to='room/11,11'/>",
    "<spiral id='t5' from='13,11' to='room/13,11'/>",
    "<ladder id='l1' from='10,10' to='10,11'/>",
  };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_insert_floor (edit, sketch->map, 1, "room", NULL);
  cr_edit_swap (edit, sketch->map);
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    fort_put_node (sketch, CR_SECTION_LINKS, links[i]);
}

static void
put_nodes (Sketch *sketch, gboolean raised)
{
  g_autofree char *bridge =
      g_strdup_printf ("<mechanism id='bridge' kind='drawbridge' control='12,11' state='%s'>"
                       "<effect hexes='12,12' sides='12,11:S'/></mechanism>",
                       raised ? "raised" : "lowered");

  fort_put_node (sketch, CR_SECTION_LINKS,
                 "<stairway id='st' hexes='8,7 8,6' foot='8,8' head='7,6'/>");
  fort_put_node (sketch, CR_SECTION_MECHANISMS, bridge);
}

Sketch *
fort_new (CrOrientation orientation, CrShift shift, gboolean raised)
{
  static const char rows[] = "........ss........^^\n"
                             "....s....s........Y^\n"
                             "..Y..~~~~~~~......^^\n"
                             ".....~T####O~~....^^\n"
                             ".....~#cchcc##~~..^.\n"
                             "ss...~#Schcccc#T~...\n"
                             ".....~#ScccKKKc#~...\n"
                             ".....~#ccccKKKcx~ss.\n"
                             ".....~#cHHccKck#~.s.\n"
                             ".....~#ccccccck#~...\n"
                             "rr...~T###G#G##O~...\n"
                             "..rr..~~~~~B~~~~~.Y.\n"
                             "....rr.r.r.r........\n"
                             "...s..r.r.rr...ss...\n";
  Sketch *sketch = sketch_new (rows, orientation, shift);

  fort_crenellate (sketch);
  put_things (sketch);
  put_nodes (sketch, raised);
  put_links (sketch);
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
  return sketch;
}
